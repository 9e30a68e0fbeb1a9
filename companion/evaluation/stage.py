"""What the suites play on: cases, sheets, and a brief for every degree of every game."""

import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from companion.journal import Campaign, Journal
from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.storyteller import Storyteller
from engine.api import (
    CharacterJoined,
    Effect,
    GameState,
    JsonValue,
    Request,
    Resolution,
    RuleSystem,
    SeededDice,
    get_system,
)

ACTOR: Final = "Farek"
LINES: Final[dict[str, list[str]]] = {
    "stitcher": ["Warrior (3)", "Sword", "Long rope"],
    "altars": ["Warrior d12", "Thief d8", "Sage d6", "Initiative d10", "Longsword"],
    "skitterbarren": ["Brawn +2", "Knack +1", "Exertion +2", "Awareness +1", "Knife"],
}
STITCHED: Final[dict[str, tuple[str, ...]]] = {
    "stitcher": ("Warrior", "Long rope"),
    "altars": ("Warrior",),
    "skitterbarren": ("Exertion",),
}
MOST_ROLLS: Final = 4_000
PLACE: Final = "the sea wall of Harrow Point"
STAKES: Final = Stakes(
    success="You stand on top of the wall before the watch comes round.",
    failure="Mortar crumbles under you and the watch turns its lantern your way.",
)


@cache
def cases(name: str) -> dict[str, Any]:
    """Return the cases of one suite."""
    folder = resources.files("companion.evaluation").joinpath("cases")
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Stage:
    """One game with one character.

    Attributes:
        system: the game.
        state: with the character in it.
        sheet: the character's sheet as JSON.
    """

    system: RuleSystem[Any]
    state: GameState[Any, Any]
    sheet: dict[str, JsonValue]


def stage(slug: str, lines: list[str] | None = None) -> Stage:
    """Return a game with a character of these lines."""
    system = get_system(slug)
    kit = {"house_kit": True} if "house_kit" in system.settings_type.model_fields else {}
    state = system.new_state(kit)
    sheet = system.play.draft_sheet(ACTOR, lines or LINES[slug], state)
    joined = system.apply(state, CharacterJoined(sheet=sheet))
    data: dict[str, JsonValue] = joined.characters[ACTOR].model_dump(mode="json")
    return Stage(system=system, state=joined, sheet=data)


@contextmanager
def campaign_of(slug: str) -> Iterator[Campaign]:
    """Lend a campaign of one game with one character, in a temporary folder."""
    found = stage(slug)
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "eval.db") as journal:
        campaign = journal.create("Evaluation", slug, seed=b"evaluation")
        campaign.apply(CharacterJoined(sheet=found.sheet))
        yield campaign


def results(slug: str) -> Iterator[tuple[Brief, Resolution]]:
    """Yield a closed result for every degree of a game.

    The results are real: the engine rolls until each degree has come up, always in the same order.
    """
    found = stage(slug)
    system, state = found.system, found.state
    ladder = system.difficulty_ladder
    wanted = {degree.slug for degree in system.degrees}
    for number in range(MOST_ROLLS):
        if not wanted:
            return
        rung = ladder[number % len(ladder)]
        request = Request(actor=ACTOR, stitched=STITCHED[slug], difficulty=rung.low)
        action = system.play.build(state, request)
        dice = SeededDice(b"evaluation", stream=slug, number=number)
        resolution = system.resolve(state, action, dice)
        if resolution.degree not in wanted:
            continue
        wanted.discard(resolution.degree)
        notes = system.play.notes(action, resolution)
        yield _brief(found, resolution, notes, number), resolution


def outcomes(slug: str) -> Iterator[tuple[Brief, tuple[Effect, ...]]]:
    """Yield a closed result for every degree of a game, with consequences that stand."""
    found = stage(slug)
    for brief, resolution in results(slug):
        proposed = Storyteller().consequences(brief)
        yield brief, found.system.check_effects(found.state, resolution, proposed).effects


def _brief(found: Stage, resolution: Any, notes: tuple[str, ...], number: int) -> Brief:  # noqa: ANN401
    degree = next(d for d in found.system.degrees if d.slug == resolution.degree)
    elements = found.system.play.elements(found.state.characters[ACTOR])
    slug = found.system.info.slug
    return Brief(
        system=slug,
        exchange=number + 1,
        seed=7,
        attempt=Attempt(
            actor=ACTOR,
            text="I climb the sea wall before the watch comes round",
            manner="climb",
            goal="climb the sea wall",
            target="the sea wall",
            stitched=STITCHED[slug],
        ),
        setting=Setting(
            place=PLACE,
            scene="Rain runs down the stones. A lantern moves along the quay.",
            people=(Person(name="the night watch", wants="to be home by midnight"),),
            items=tuple(e.name for e in elements if e.role == "gear"),
        ),
        stakes=STAKES,
        degree=degree.slug,
        title=degree.title,
        passed=degree.passed,
        direction=degree.direction,
        margin=resolution.fields.get("margin"),
        notes=notes,
        owed=found.system.owed(found.state, resolution),
    )
