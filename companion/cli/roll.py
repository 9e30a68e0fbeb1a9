"""``roll``: one roll for a person, with odds and a card; also free dice notation."""

import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from companion.cli.screen import Screen, make_screen
from companion.errors import BadInputError
from companion.wording import percent
from engine.api import (
    Action,
    CallError,
    ChanceError,
    Dice,
    GameState,
    GivenDice,
    IllegalActionError,
    JsonValue,
    RuleSystem,
    SeededDice,
    get_system,
    parse_call,
    system_slugs,
)

if TYPE_CHECKING:
    import typer

LONGEST_NOTATION: Final = 200


def register(app: "typer.Typer") -> None:
    """Add the command to the list of commands; ``main`` does the work."""
    app.command(
        "roll",
        context_settings={
            "allow_extra_args": True,
            "ignore_unknown_options": True,
            "help_option_names": [],
        },
    )(roll)


def roll(words: list[str]) -> int:
    """Roll once: `roll SYSTEM OP --OPTIONS`, or `roll 3d6+2`.

    Example: dicebound roll stitcher challenge --trait Warrior:3 --trait Sword --ds 2
    """
    return main(words)


def main(words: list[str]) -> int:
    """Roll what the words after ``roll`` say; return the exit status.

    Raises:
        BadInputError: they cannot be rolled.
    """
    as_json = "--json" in words
    screen = make_screen(plain="--plain" in words)
    words = [word for word in words if word not in ("--json", "--plain")]
    asks_help = "--help" in words or "-h" in words
    words = [word for word in words if word not in ("--help", "-h")]
    if not words:
        return _help_all(screen)
    what, *rest = words
    if what not in system_slugs():
        return _free(what, rest, screen, as_json=as_json)
    system = get_system(what)
    rollable = {t.model_fields["op"].default: t for t in system.call_types if t.dice_fields}
    if not rest or rest[0].startswith("-"):
        return _help_system(screen, what, rollable)
    op, *options = rest
    if op not in rollable:
        raise BadInputError(f"{system.info.title} rolls no {op!r}; choose: {', '.join(rollable)}")
    if asks_help:
        from companion.cli.derive import usage

        screen.lines(f"dicebound roll {what} {op}: {rollable[op].summary}", usage(rollable[op]))
        return 0
    return _roll(system, rollable[op], options, screen, as_json=as_json)


def _help_all(screen: Screen) -> int:
    screen.line("Usage: dicebound roll SYSTEM OP [OPTIONS], or dicebound roll NOTATION")
    screen.line("Example: dicebound roll stitcher challenge --trait Warrior:3 --trait Sword --ds 2")
    screen.line("Example: dicebound roll stitcher challenge --trait Techie:2 --ds 1 --dice 2,4,5")
    screen.line("Example: dicebound roll 3d6+2")
    screen.line(
        f"Games: {', '.join(system_slugs())}. Each tells its rolls: dicebound roll stitcher"
    )
    screen.line("Options: --json, --plain, --seed TEXT, --dice FACES")
    return 0


def _help_system(screen: Screen, slug: str, rollable: dict[str, type[Action]]) -> int:
    rows = [f"{op:<18} {action.summary}" for op, action in rollable.items()]
    screen.lines(f"dicebound roll {slug} OP [OPTIONS]", rows)
    screen.line(f"Options of one: dicebound roll {slug} {next(iter(rollable))} --help")
    return 0


def _roll(
    system: RuleSystem[Any],
    action_type: type[Action],
    words: list[str],
    screen: Screen,
    *,
    as_json: bool,
) -> int:
    from companion.cli.derive import read_options, settings_of

    fields, extra = read_options(action_type, words)
    settings = settings_of(extra.get("set", ""))
    payload = {"op": action_type.model_fields["op"].default, **fields, "settings": settings}
    try:
        call = parse_call(system, payload)
        state = system.new_state(settings)
        dice = _dice(call.faces, extra.get("seed", ""))
        resolution = system.resolve(state, call.action, dice)
        if isinstance(dice, GivenDice) and resolution.reads_dice:
            dice.finish()
    except (CallError, ChanceError, IllegalActionError) as error:
        raise BadInputError(str(error)) from error
    if as_json:
        print(json.dumps(resolution.as_json(), ensure_ascii=False))
        return 0
    view = _odds(system, state, call.action)
    summary = system.play.summary(state, call.action)
    screen.proposal(summary, ())
    if view:
        screen.odds(view)
    titles = {degree.slug: degree.title for degree in system.degrees}
    title = titles.get(resolution.degree or "", "")
    had = next(((label, percent(p)) for label, p in view if label == title), None)
    screen.card(
        f"{system.info.title}, {call.action.op}", system.play.card(call.action, resolution), had
    )
    return 0


def _dice(faces: dict[str, list[int]] | None, seed: str) -> Dice:
    if faces:
        return GivenDice(faces)
    key = seed.encode()[:64] if seed else secrets.token_bytes(32)
    return SeededDice(key)


def _odds(system: RuleSystem[Any], state: GameState[Any, Any], action: Action) -> Any:  # noqa: ANN401
    try:
        odds: dict[str, JsonValue] = system.odds(state, action)
    except CallError:
        return ()  # some rolls have no odds worth showing (initiative)
    return system.play.odds_view(action, odds)


def _free(notation: str, words: list[str], screen: Screen, *, as_json: bool) -> int:
    """Roll free notation through the d20 library."""
    import random

    import d20

    extra = words[words.index("--seed") + 1 :][:1] if "--seed" in words else []
    typed = " ".join([notation, *[w for w in words if w != "--seed" and w not in extra]])
    text = typed.strip().lower()
    if len(text) > LONGEST_NOTATION:
        raise BadInputError(f"dice notation has at most {LONGEST_NOTATION} characters")
    if extra:
        random.seed(extra[0])
    try:
        result = d20.roll(text)
        total, told = result.total, str(result)  # a division by zero shows only here
    except (d20.RollError, ArithmeticError, RecursionError) as error:
        games = ", ".join(system_slugs())
        raise BadInputError(
            f"{text!r} is neither a game ({games}) nor dice such as 3d6+2: {_first_line(error)}"
        ) from error
    if as_json:
        print(json.dumps({"total": total, "result": told}))
    else:
        screen.line(told.replace("`", "").replace("**", ""))
    return 0


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0][:120] if str(error) else type(error).__name__
