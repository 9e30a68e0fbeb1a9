"""Openings: a place, a mood and a first trouble, with people and weights to act on at once."""

import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from pydantic import Field

from companion.errors import BadInputError, CorpusError
from companion.wording import told_to
from engine.api import (
    CharacterJoined,
    Dice,
    Effect,
    EffectApplied,
    Event,
    Frozen,
    RuleSystem,
    SceneSet,
    Standing,
    capital,
)

OWN: Final = "own"
"""Id of an opening in a place of the player's own."""


class Newcomer(Frozen):
    """Somebody in an opening whom the GM runs.

    Attributes:
        name: as the story calls them ("a toll collector").
        strength: in the game's own terms: "2" (Stitcher), "d8" (altars), "" for a middling one.
        wants: what they are after.
        attitude: towards the players, -3..3.
        away: the sentence that says where they are instead; "" for who is there.
        again: of who was in the scene before: the sentence that says that they are here too, told
            where they can be; "" for who is new.
    """

    name: str
    strength: str = ""
    wants: str = ""
    attitude: int = Field(default=0, ge=-3, le=3)
    away: str = ""
    again: str = ""


class Absentee(Frozen):
    """Somebody of the story who is not in its first scene.

    Attributes:
        name: as the story calls them.
        state: "absent" for somewhere else, or "dead".
        source: the sentence that says so.
        is_lost: whether nobody knows what became of them.
    """

    name: str
    state: Literal["absent", "dead"]
    source: str
    is_lost: bool = False


class Circumstance(Frozen):
    """Something about the place that helps or hinders.

    Attributes:
        name: what it is ("loose scaffolding").
        helps: whether it helps the players.
    """

    name: str
    helps: bool = True


class Opening(Frozen):
    """How a new game begins.

    Attributes:
        id: stable name.
        systems: games that it suits.
        genre: genre tag.
        place: the place in a few words.
        scene: three to five sentences in the second person that end on something to answer.
        premise: what it is about in the player's own words; "" where the scene says it all.
        trouble: the first trouble in a few words; it becomes a clock.
        stakes: what is won and lost, each as a question without its mark ("Whether the bus gets
            through"); they become the first threads.
        segments: of that clock: 4 for what this scene decides, 6 for more, 8 for lives.
        people: who is there, and who belongs to it and is somewhere else.
        speaks: who of them has the last word in it; "" for nobody.
        circumstances: what lies about to be used or feared.
        absent: who belongs to the story and is not there.
    """

    id: str
    systems: tuple[str, ...]
    genre: str
    place: str
    scene: str
    trouble: str
    premise: str = ""
    stakes: tuple[str, ...] = ()
    segments: int = Field(default=6, ge=4, le=8)
    people: tuple[Newcomer, ...] = ()
    speaks: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    absent: tuple[Absentee, ...] = ()


@cache
def openings(system: str) -> tuple[Opening, ...]:
    """Return the shipped openings of a game.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    source = resources.files("companion.openings") / "openings.toml"
    try:
        entries = tomllib.loads(source.read_text(encoding="utf-8"))["opening"]
        found = tuple(Opening.model_validate(tuples(entry)) for entry in entries)
    except (KeyError, ValueError) as error:
        raise CorpusError(f"openings.toml cannot be read: {error}") from error
    return tuple(opening for opening in found if system in opening.systems)


def tuples(value: Any) -> Any:  # noqa: ANN401 - whatever TOML holds
    """Return what TOML holds with tuples for its lists, as the strict types want it."""
    if isinstance(value, list):
        return tuple(tuples(item) for item in value)
    if isinstance(value, dict):
        return {key: tuples(item) for key, item in value.items()}
    return value


def draw_opening(
    system: str,
    dice: Dice,
    *,
    genres: Collection[str] = (),
    suits: Callable[[Opening], bool] = lambda _: True,
) -> Opening:
    """Draw one opening.

    Args:
        system: slug of the game.
        dice: source of the draw.
        suits: only openings that it holds for, if there are any.
        genres: of those only the openings of these genres, if there are any.

    Raises:
        BadInputError: the game has no openings.
    """
    found: Sequence[Opening] = openings(system)
    found = [o for o in found if suits(o)] or found
    found = [o for o in found if o.genre in genres] or found
    if not found:
        raise BadInputError(f"there is no opening for {system!r}; describe a place of your own")
    return found[dice.face(len(found)) - 1 if len(found) > 1 else 0]


_AT: Final = re.compile(
    r"(?:(?:i am|i['’]m|we are|we['’]re|it begins|we begin|start(?:ing)?) )?"
    r"(?P<at>in|at|on|inside|aboard) (?=(?:the|a|an|my|our|some|one)\b|[A-Z])",
    re.IGNORECASE,
)
"""What stands before a place and is no part of its name."""


def own_opening(system: str, text: str) -> Opening:
    """Return an opening made of the player's own words about where it begins."""
    said, *more = sentences_of(text.strip().rstrip("."))
    said = said.rstrip(".")
    at = _AT.match(said)
    place = said[at.end() :] if at else said
    first = told_to(f"You are {at['at'].lower()} {place}" if at else capital(said))
    rest = [_retold(sentence.rstrip(".")) for sentence in more]
    told = ". ".join([first, *rest])
    return Opening(
        id=OWN,
        systems=(system,),
        genre="",
        place=place[:120],
        scene=f"{told}. You have only just come, and you were seen.",
        premise=". ".join(rest) + "." if rest else "",
        trouble="unwelcome attention",
    )


def _retold(sentence: str) -> str:
    """Return a sentence of the player's, told to them; what a note or a voice says stays as it is.

    Example:
        >>> _retold("My brother left me a note: meet me at the mill")
        'Your brother left you a note: meet me at the mill'
    """
    head, colon, said = sentence.partition(":")
    return capital(f"{told_to(head)}{colon}{said}")


def opening_events(system: RuleSystem[Any], opening: Opening) -> tuple[Event, ...]:
    """Return what an opening puts into the state: the scene, its people, the first clock."""
    standings = tuple(Standing(name=c.name, helps=c.helps) for c in opening.circumstances)
    people = [
        event for person in opening.people if not person.away for event in joining(system, person)
    ]
    trouble = Effect(
        kind="clock",
        change="gain",
        target="scene",
        name=opening.trouble,
        size=1,
        segments=opening.segments,
    )
    scene = SceneSet(place=opening.place, standings=standings)
    return (scene, *people, EffectApplied(effect=trouble))


def joining(system: RuleSystem[Any], person: Newcomer) -> tuple[Event, ...]:
    """Return how somebody of an opening comes into the scene, and how they feel."""
    joined = CharacterJoined(sheet=system.play.opponent_sheet(person.name, person.strength))
    if not person.attitude:
        return (joined,)
    thinks = Effect(
        kind="relation",
        change="set",
        target=person.name,
        name="attitude",
        size=abs(person.attitude),
        good=person.attitude > 0,
    )
    return (joined, EffectApplied(effect=thinks))


def sentences_of(text: str) -> list[str]:
    """Split a scene into its sentences.

    Example:
        >>> sentences_of('The bell stops. "Who is there?" Nobody answers.')
        ['The bell stops.', '"Who is there?"', 'Nobody answers.']
    """
    found = re.findall(r".+?(?:[.!?…]+[\"”’]?(?=\s|$)|$)", text.strip(), re.S)
    return [" ".join(sentence.split()) for sentence in found if sentence.strip()]
