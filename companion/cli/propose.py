"""``propose`` and ``suggest``: from words to a check, and to a difficulty."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from companion.cli.batch import read_lines, run_batch
from companion.cli.model_options import (
    BaseUrlOption,
    MaxCostOption,
    ModelOption,
    ModelWish,
    OfflineOption,
    ShowPromptOption,
)
from companion.cli.options import JsonOption, SystemOption
from companion.cli.screen import make_screen
from companion.errors import BadInputError
from companion.files import LARGEST_SHEET, read_text
from companion.wording import percent
from engine.api import (
    CallError,
    EngineError,
    JsonValue,
    as_numbers,
    error_object,
    get_system,
    parse_json,
    system_slugs,
)

if TYPE_CHECKING:
    from companion.difficulty import Suggestion
    from companion.models.asking import Asker
    from companion.reader import Intent
    from companion.session.exchange import Reader, Suggester

BatchOption = Annotated[
    bool, typer.Option("--batch", help="One JSON object a line in, one a line out.")
]

NO_CHECK: Final = ("question", "none")

_HEAVIEST: Final = 100
"""Weight of a hindrance; nobody plays with more."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("suggest")(suggest)
    app.command("propose")(propose)


def suggest(  # noqa: PLR0913, PLR0917 - one parameter an option
    action: Annotated[str, typer.Argument(help="What somebody tries.")] = "",
    system: SystemOption = "stitcher",
    context: Annotated[str, typer.Option(help="What is known about the scene.")] = "",
    hindrance: Annotated[
        list[str] | None, typer.Option(help="A negative trait, such as Injured:1; repeatable.")
    ] = None,
    pool: Annotated[
        str, typer.Option(help="What would be rolled (5, +3 or d8): shows its odds.")
    ] = "",
    as_json: JsonOption = False,
    batch: BatchOption = False,
    model: ModelOption = "",
    base_url: BaseUrlOption = "",
    max_cost: MaxCostOption = 0.0,
    show_prompt: ShowPromptOption = False,
    offline: OfflineOption = False,
) -> int:
    """Suggest a difficulty and say why.

    Example: dicebound suggest "climb the rusted fire escape in the rain" --hindrance Injured:1
    """
    wish = ModelWish(
        name=model, base_url=base_url, max_cost=max_cost, show_prompt=show_prompt, offline=offline
    )
    if batch:
        with wish.asker() as asker:
            run_batch(_guarded(_suggest_line, asker), read_lines(sys.stdin.buffer))
        return 0
    if not action.strip():
        raise BadInputError('say what is tried: dicebound suggest "climb the wall"')
    _known(system)
    hindrances = [_pair(text) for text in hindrance or []]
    line: dict[str, JsonValue] = {
        "system": system, "action": action, "context": context, "hindrances": hindrances,
    }  # fmt: skip
    if pool:
        line["pool"] = pool
    with wish.asker() as asker:
        answer = _suggest_line(line, asker)
    if as_json:
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return 0
    screen = make_screen()
    hindered = answer["difficulty"] != answer["base"]
    added = f" ({answer['base']} and what hinders)" if hindered else ""
    screen.line(f"{answer['difficulty']}{added}. {answer['reason']}")
    for label, probability in (answer.get("odds") or {}).items():
        if isinstance(probability, float | int):
            screen.line(f"  {label.replace('_', ' ')}: {percent(probability)}")
    return 0


def _pair(text: str) -> list[JsonValue]:
    name, _, weight = text.rpartition(":")
    if not name:
        return [text, 1]
    if not weight.strip().isdecimal():
        raise BadInputError(f"a hindrance is written Name or Name:weight, not {text!r}")
    if len(weight.strip()) > len(str(_HEAVIEST)):
        raise BadInputError(f"{name}: nothing hinders that much; give a weight of 1 to {_HEAVIEST}")
    return [name, int(weight)]


def _suggest_line(line: dict[str, JsonValue], asker: "Asker | None" = None) -> dict[str, JsonValue]:
    from companion.difficulty import suggest as built_in

    _fields(
        line, {"system": str, "action": str}, {"context": str, "hindrances": list, "pool": object}
    )
    system = _known(line["system"])
    hindrances = _hindrances(line.get("hindrances") or [])
    judge: Callable[..., Suggestion] = built_in
    if asker is not None:
        from companion.reading_model import ModelSuggester

        asker.new_exchange()
        judge = ModelSuggester(asker=asker)
    found = judge(
        system=system,
        action=line["action"],
        context=line.get("context") or "",
        hindrances=hindrances,
    )
    return {
        "difficulty": found.difficulty,
        "base": found.base,
        "label": found.label,
        "reason": found.reason,
        "odds": _odds_of(system, line["pool"], found.difficulty) if line.get("pool") else None,
    }


def _hindrances(values: list[JsonValue]) -> list[tuple[str, int | None]]:
    pairs: list[tuple[str, int | None]] = []
    for value in values:
        match value:
            case [str(name), int(weight)] if not isinstance(weight, bool):
                if abs(weight) > _HEAVIEST:
                    raise CallError(
                        "bad_value",
                        f"{name}: nothing hinders that much; give a weight of 1 to {_HEAVIEST}",
                        "hindrances",
                    )
                pairs.append((name, weight))
            case [str(name), None] | [str(name)]:
                pairs.append((name, None))
            case _:
                raise CallError("bad_field", "hindrances: write [name, weight] pairs", "hindrances")
    return pairs


def _odds_of(system: str, pool: JsonValue, difficulty: int | str) -> JsonValue:
    """Return the odds of a bare pool, bonus or die against a difficulty."""
    game = get_system(system)
    call = game.play.bare_call(str(pool), difficulty)
    if call is None:
        raise CallError("bad_value", f"pool: {pool!r} is nothing to roll here", "pool")
    return as_numbers(game.odds(game.new_state(), call))


def propose(  # noqa: PLR0913, PLR0917 - one parameter an option
    text: Annotated[str, typer.Argument(help="The player's words.")] = "",
    system: SystemOption = "stitcher",
    sheet: Annotated[str, typer.Option(help="File with the sheet as JSON.")] = "",
    scene: Annotated[str, typer.Option(help="The scene in a few sentences.")] = "",
    as_json: JsonOption = False,
    batch: BatchOption = False,
    model: ModelOption = "",
    base_url: BaseUrlOption = "",
    max_cost: MaxCostOption = 0.0,
    show_prompt: ShowPromptOption = False,
    offline: OfflineOption = False,
) -> int:
    """Turn a player's words into a proposed check.

    Example: dicebound propose "I pick the lock" --sheet jack.json --scene "A brass lock."
    """
    wish = ModelWish(
        name=model, base_url=base_url, max_cost=max_cost, show_prompt=show_prompt, offline=offline
    )
    if batch:
        with wish.asker() as asker:
            run_batch(_guarded(_propose_line, asker), read_lines(sys.stdin.buffer))
        return 0
    if not text.strip():
        raise BadInputError('say what the character does: dicebound propose "I pick the lock"')
    data = {"system": _known(system), "sheet": _sheet(sheet), "scene": scene, "text": text}
    with wish.asker() as asker:
        answer = _propose_line(data, asker)
    if as_json:
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return 0
    screen = make_screen()
    screen.line(answer["reason"])
    if answer["needs_roll"]:
        screen.line(f"Kind: {answer['kind']}, difficulty: {answer['difficulty'] or 'opposed'}")
        screen.line("Stitched: " + (", ".join(answer["stitched"]) or "nothing"))
        screen.line("Hindering: " + (", ".join(answer["hindering"]) or "nothing"))
    return 0


def _sheet(path: str) -> JsonValue:
    if not path:
        return {"name": "You", "traits": []}
    text = read_text(Path(path), most=LARGEST_SHEET, what="a sheet")
    try:
        return parse_json(text)
    except CallError as error:
        raise BadInputError(f"the sheet {path!r} cannot be read: {error.message}") from error


def _propose_line(line: dict[str, JsonValue], asker: "Asker | None" = None) -> dict[str, JsonValue]:
    from companion.difficulty import suggest as built_in
    from companion.reader import read as built_in_reader

    _fields(line, {"system": str, "sheet": dict, "text": str}, {"scene": str})
    system = _known(line["system"])
    scene = line.get("scene") or ""
    read: Reader = built_in_reader
    judge: Suggester = built_in
    if asker is not None:
        from companion.reading_model import ModelReader, ModelSuggester

        read = reader = ModelReader(asker)
        judge = ModelSuggester(band_of=reader.band_for)
    intent = read(system=system, sheet=line["sheet"], scene=scene, text=line["text"])
    difficulty: int | str | None = None
    reason = intent.reason
    if intent.needs_roll and intent.kind not in NO_CHECK:
        difficulty, reason = _difficulty(judge, system, intent, scene, line["text"])
    return {
        "needs_roll": intent.needs_roll,
        "kind": intent.kind,
        "stitched": list(intent.stitched),
        "hindering": list(intent.hindering),
        "opponent": intent.opponent,
        "difficulty": difficulty,
        "reason": reason,
    }


def _difficulty(
    judge: "Suggester", system: str, intent: "Intent", scene: str, text: str
) -> tuple[int | str | None, str]:
    if intent.kind == "opposed" and intent.opponent:
        return None, intent.reason
    found = judge(
        system=system, action=text, context=scene, purchase=intent.kind == "purchase" or None
    )
    return found.base, f"{intent.reason} {found.reason}"


# Lines


def _known(system: JsonValue) -> str:
    if system not in system_slugs():
        raise CallError(
            "unknown_system",
            f"unknown game {system!r}; choose one of: {', '.join(system_slugs())}",
            "system",
        )
    return str(system)


def _fields(
    line: dict[str, JsonValue], required: dict[str, type], optional: dict[str, type]
) -> None:
    for name in required:
        if name not in line:
            raise CallError("bad_field", f"{name}: is missing", name)
    for name, value in line.items():
        kind = required.get(name) or optional.get(name)
        if kind is None:
            raise CallError("bad_field", f"{name}: is not a field of this line", name)
        if not isinstance(value, kind) and not (value is None and name in optional):
            raise CallError("bad_field", f"{name}: is of the wrong type", name)


def _guarded(
    answer: Callable[[dict[str, JsonValue], "Asker | None"], dict[str, JsonValue]],
    asker: "Asker | None",
) -> Callable[[str], dict[str, JsonValue]]:
    def line(text: str) -> dict[str, JsonValue]:
        try:
            return answer(parse_json(text), asker)
        except CallError as error:
            return error_object(error)
        except EngineError as error:
            return error_object(CallError("bad_value", str(error)))

    return line
