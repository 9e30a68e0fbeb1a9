"""A tiny rule system for the tests: one die against a difficulty, lamp oil as the only resource."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.api import (
    Action,
    Degree,
    Dice,
    Effect,
    Event,
    Frozen,
    GameState,
    IllegalActionError,
    JsonValue,
    Outcome,
    Owed,
    Refusal,
    Resolution,
    RuleSystem,
    Sheet,
    StoryTerms,
    SystemInfo,
)
from engine.core.declared import DeclaredSystem, Op
from engine.core.difficulty import DifficultyTerms, Label


class Settings(Frozen):
    explode: bool = True


class Walker(Sheet):
    grit: int = Field(default=1, ge=0)


class State(GameState[Settings, Walker]):
    oil: int = 10


class Brave(Action):
    op: Literal["brave"] = "brave"
    summary: ClassVar[str] = "go into the dark"
    against: int = 4
    dice: int = 2


class Wish(Action):
    op: Literal["wish"] = "wish"


class OilBurnt(Event):
    kind: Literal["oil_burnt"] = "oil_burnt"
    amount: int


def _brave(state: State, action: Brave, dice: Dice) -> Outcome:
    faces = [dice.face(6) for _ in range(action.dice)]
    while state.settings.explode and faces[-1] == 6:
        faces.append(dice.face(6))
    best = max(faces)
    passed = best >= action.against
    return Outcome(
        fields={"best": best, "faces": tuple(faces), "oil_before": state.oil},
        degree="through" if passed else "lost",
        passed=passed,
        events=(OilBurnt(amount=1 if passed else 2),),
    )


def _check_brave(state: State, action: Brave) -> None:
    if action.dice < 1:
        raise IllegalActionError("L-1", "take at least one die")
    if state.oil <= 0:
        raise IllegalActionError("L-2", "the lamp is out")


def _wish(state: State, action: Wish, dice: Dice) -> Outcome:
    return Outcome(
        fields={"allowed": False},
        refusal=Refusal("L-3", "nobody hears wishes"),
        reads_dice=False,
    )


def _burn(state: State, event: OilBurnt) -> State:
    return state.model_copy(update={"oil": state.oil - event.amount})


def _effect(state: State, effect: Effect) -> State | None:
    if effect.kind != "gear":
        return None
    sign = 1 if effect.change == "gain" else -1
    return state.model_copy(update={"oil": state.oil + sign * effect.size})


def _owes(state: State, resolution: Resolution) -> Owed:
    return Owed(done=bool(resolution.passed))


NO_TABLE: Any = object()
"""The journal never asks for the table side of a game."""

LANTERN: DeclaredSystem[State] = DeclaredSystem(
    info=SystemInfo(
        slug="lantern",
        title="Lantern",
        edition="1",
        author="nobody",
        licence="CC0-1.0",
        credit="Lantern, made for these tests",
    ),
    state_type=State,
    settings_type=Settings,
    sheet_type=Walker,
    degrees=(
        Degree(slug="through", title="Through", passed=True, direction=1, owes="what was at stake"),
        Degree(slug="lost", title="Lost", passed=False, direction=-1, owes="a changed situation"),
    ),
    difficulty_ladder=(),
    play=NO_TABLE,
    ledger=(),
    ops=(
        Op(action=Brave, resolve=_brave, check=_check_brave),
        Op(action=Wish, resolve=_wish),
    ),
    own_events={OilBurnt: _burn},
    effect=_effect,
    owes=_owes,
    difficulty_terms=DifficultyTerms(values=(1,), labels=(Label(1, "dim"),)),
    story_terms=StoryTerms(sure_setbacks=frozenset({"trouble"})),
)

_SYSTEMS: Mapping[str, RuleSystem[Any]] = {"lantern": LANTERN}


def system_of(slug: str) -> RuleSystem[Any]:
    return _SYSTEMS[slug]


def joined(name: str = "Ada", **more: JsonValue) -> dict[str, JsonValue]:
    return {"name": name, **more}
