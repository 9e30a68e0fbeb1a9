"""The one protocol a rule system implements, and the declarative form that does the common work."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from engine.core.choice import ChoiceMade, ChoicePending
from engine.core.effects import Bounded, Effect, EffectApplied, Owed, bound
from engine.core.model import (
    GM_ONLY,
    Action,
    Event,
    Frozen,
    JsonValue,
    Outcome,
    Resolution,
    SystemInfo,
)
from engine.core.parsing import parse_model, parse_settings
from engine.core.play import Fights, Ledger, Playing
from engine.core.state import (
    CharacterJoined,
    CharacterLeft,
    DangerWarned,
    GameState,
    SecretKept,
    SettingsChanged,
)
from engine.core.story import SceneSet, apply_to_story, set_scene
from engine.dice.source import Dice, RecordedDice
from engine.errors import CallError, IllegalActionError, StateError

StateT = TypeVar("StateT", bound=GameState[Any, Any])
Viewer = Literal["gm", "player"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Degree:
    """One degree of success of a game.

    Attributes:
        slug: name in results, such as ``mixed_success``.
        title: name for people.
        passed: whether the action succeeds.
        direction: how good it is for the active side, -2..2.
        owes: one line: what it owes the story.
    """

    slug: str
    title: str
    passed: bool
    direction: int
    owes: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """One step of a game's difficulty ladder, easiest first.

    Attributes:
        label: slug of the step.
        low: lowest number or die of the step.
        high: highest number or die of the step; None when there is no upper end.
        meaning: what such a task is like.
    """

    label: str
    low: int | str
    high: int | str | None
    meaning: str


class RuleSystem(Protocol[StateT]):
    """A set of rules that can be played. Implementations hold no state of their own."""

    @property
    def info(self) -> SystemInfo:
        """Name, author, edition, licence."""
        ...

    @property
    def settings_type(self) -> type[Frozen]:
        """Type of the table's readings (rulings) of the rules; every field has its default."""
        ...

    @property
    def state_type(self) -> type[StateT]:
        """Type of the game state."""
        ...

    @property
    def action_types(self) -> tuple[type[Action], ...]:
        """Every action this system knows; calls, tools and forms are derived from these."""
        ...

    @property
    def call_types(self) -> tuple[type[Action], ...]:
        """The actions that need no state: those of the JSON calls."""
        ...

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every event that ``apply`` understands."""
        ...

    @property
    def play(self) -> Playing[StateT]:
        """The table side: making characters, building checks, showing rolls."""
        ...

    @property
    def fights(self) -> Fights[StateT] | None:
        """The turn-by-turn side of fights; None when one roll covers an exchange of blows."""
        ...

    @property
    def answer(self) -> Callable[[StateT, str], Action] | None:
        """(state, text) to the action that answers the pending choice; None: it never asks."""
        ...

    @property
    def command(self) -> Callable[[StateT, str, str], Action | None] | None:
        """(state, actor, text) to the action that a few typed words name; None: no such words."""
        ...

    @property
    def command_help(self) -> str:
        """The words that ``command`` understands; "" for none."""
        ...

    @property
    def ledger(self) -> tuple[Ledger, ...]:
        """One row for every line of the inventory of rules."""
        ...

    @property
    def degrees(self) -> tuple[Degree, ...]:
        """The degrees of success, best first."""
        ...

    @property
    def difficulty_ladder(self) -> tuple[Rung, ...]:
        """The steps of difficulty, easiest first."""
        ...

    def new_state(self, settings: Mapping[str, JsonValue] | None = None) -> StateT:
        """Return the state at the start of a game.

        Raises:
            CallError: ``unknown_setting`` or ``bad_value``.
        """
        ...

    def check(self, state: StateT, action: Action) -> None:
        """Make sure that ``action`` is allowed in ``state``.

        Raises:
            IllegalActionError: with the id of the rule and the reason.
        """
        ...

    def resolve(self, state: StateT, action: Action, dice: Dice) -> Resolution:
        """Decide what ``action`` does. The only method that draws faces.

        Raises:
            IllegalActionError: ``check`` would raise.
            ChanceError: given dice do not fit.
            RollLimitError: too many dice.
        """
        ...

    def apply(self, state: StateT, event: Event) -> StateT:
        """Return the state after ``event``. No chance, no decisions.

        Raises:
            StateError: the event does not belong to this state.
        """
        ...

    def odds(self, state: StateT, action: Action) -> dict[str, JsonValue]:
        """Return exact probabilities (``Fraction`` or float) as VECTORS.md lists them.

        Raises:
            IllegalActionError: ``check`` would raise.
            CallError: ``no_odds``: the action has none.
        """
        ...

    def observe(self, state: StateT, viewer: Viewer) -> dict[str, JsonValue]:
        """Return what ``viewer`` may know, as JSON. Secrets of the GM never reach a player."""
        ...

    def owed(self, state: StateT, resolution: Resolution) -> Owed:
        """Return what a result owes the story, and the most that it may do."""
        ...

    def check_effects(
        self, state: StateT, resolution: Resolution, effects: Sequence[Effect]
    ) -> Bounded:
        """Cut proposed effects to what the result allows, and count what is missing."""
        ...

    def parse_sheet(self, data: Mapping[str, JsonValue]) -> Frozen:
        """Read a sheet in the shape of VECTORS.md.

        Raises:
            CallError: ``bad_field`` or ``bad_value``, with the field.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Op(Generic[StateT]):
    """One action of a rule system, with the functions that serve it.

    Attributes:
        action: the action's type.
        resolve: (state, action, dice) to outcome; draws the faces. It always gets
            ``RecordedDice``, so it may ask for many faces at once.
        odds: (state, action) to exact probabilities; None when there are none.
        check: (state, action); raises ``IllegalActionError``.
        stateless: whether the JSON calls (which know no state) may use it.
    """

    action: type[Any]
    resolve: Callable[[StateT, Any, RecordedDice], Outcome]
    odds: Callable[[StateT, Any], dict[str, JsonValue]] | None = None
    check: Callable[[StateT, Any], None] | None = None
    stateless: bool = True


COMMON_EVENTS: tuple[type[Event], ...] = (
    CharacterJoined,
    CharacterLeft,
    SettingsChanged,
    SceneSet,
    SecretKept,
    DangerWarned,
    EffectApplied,
    ChoicePending,
    ChoiceMade,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredSystem(Generic[StateT]):
    """A rule system made of tables: what most games need beyond their own functions.

    Attributes:
        info, state_type, settings_type, sheet_type, degrees, difficulty_ladder, play, ledger,
            fights, answer, command, command_help: see ``RuleSystem``.
        ops: every action with its functions.
        own_events: event type to the function (state, event) -> state.
        effect: (state, effect) -> the state when the effect changes a sheet (harm, gear, a trait
            somebody gains), or None when it changes only the story.
        owes: (state, resolution) -> what the result owes.
    """

    info: SystemInfo
    state_type: type[StateT]
    settings_type: type[Frozen]
    sheet_type: type[Any]
    degrees: tuple[Degree, ...]
    difficulty_ladder: tuple[Rung, ...]
    play: Playing[StateT]
    ledger: tuple[Ledger, ...]
    ops: tuple[Op[StateT], ...]
    own_events: Mapping[type[Event], Callable[[StateT, Any], StateT]]
    effect: Callable[[StateT, Effect], StateT | None]
    owes: Callable[[StateT, Resolution], Owed]
    fights: Fights[StateT] | None = None
    answer: Callable[[StateT, str], Action] | None = None
    command: Callable[[StateT, str, str], Action | None] | None = None
    command_help: str = ""
    _by_type: dict[type[Action], Op[StateT]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_type", {op.action: op for op in self.ops})

    @property
    def action_types(self) -> tuple[type[Action], ...]:
        """Every action this system knows."""
        return tuple(op.action for op in self.ops)

    @property
    def call_types(self) -> tuple[type[Action], ...]:
        """The actions that need no state."""
        return tuple(op.action for op in self.ops if op.stateless)

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every event that ``apply`` understands."""
        return (*COMMON_EVENTS, *self.own_events)

    def op_of(self, action_type: type[Action]) -> Op[StateT]:
        """Return the table row of an action type.

        Raises:
            StateError: the action belongs to another game.
        """
        op = self._by_type.get(action_type)
        if op is None:
            raise StateError(f"{action_type.__name__} is no action of {self.info.title}")
        return op

    def new_state(self, settings: Mapping[str, JsonValue] | None = None) -> StateT:
        """Return the state at the start of a game."""
        return self.state_type(settings=parse_settings(self.settings_type, settings or {}))

    def check(self, state: StateT, action: Action) -> None:
        """Make sure that ``action`` is allowed in ``state``."""
        self._checked(state, action)

    def _checked(self, state: StateT, action: Action) -> Op[StateT]:
        op = self._by_type.get(type(action)) or self.op_of(type(action))
        if action.acting is not None and action.acting not in state.characters:
            raise IllegalActionError(
                "sheet", f"nobody called {action.acting!r} is in this game; add a character first"
            )
        if op.check is not None:
            op.check(state, action)
        return op

    def resolve(self, state: StateT, action: Action, dice: Dice) -> Resolution:
        """Decide what ``action`` does."""
        op = self._checked(state, action)
        recorded = RecordedDice(dice)
        done = op.resolve(state, action, recorded)
        return Resolution(
            action.op,
            done.fields,
            action.acting,
            tuple(recorded.draws),
            done.degree,
            done.passed,
            done.refusal,
            done.reads_dice,
            done.events,
        )

    def odds(self, state: StateT, action: Action) -> dict[str, JsonValue]:
        """Return exact probabilities."""
        compute = self._checked(state, action).odds
        if compute is None:
            raise CallError("no_odds", f"{action.op!r} has no odds: nothing is left to chance")
        return compute(state, action)

    def apply(self, state: StateT, event: Event) -> StateT:
        """Return the state after ``event``."""
        own = self.own_events.get(type(event))
        if own is not None:
            return own(state, event)
        return self._apply_common(state, event)

    def _apply_common(self, state: StateT, event: Event) -> StateT:  # noqa: PLR0911
        match event:
            case CharacterJoined():
                sheet = parse_model(self.sheet_type, event.sheet)
                return self._with(state, characters={**state.characters, sheet.name: sheet})
            case CharacterLeft():
                left = {n: s for n, s in state.characters.items() if n != event.name}
                return self._with(state, characters=left)
            case SettingsChanged():
                merged = {**state.settings.model_dump(), **event.changes}
                return self._with(state, settings=parse_settings(self.settings_type, merged))
            case SceneSet():
                return self._with(state, story=set_scene(state.story, event), warned=False)
            case SecretKept():
                return self._with(state, secrets=(*state.secrets, event.secret))
            case DangerWarned():
                return self._with(state, warned=event.warned)
            case ChoicePending():
                return self._with(state, pending=event.choice)
            case ChoiceMade():
                return self._with(state, pending=None)
            case EffectApplied():
                return self._apply_effect(state, event.effect)
            case _:
                raise StateError(f"{self.info.title} knows no event {event.kind!r}")

    def _apply_effect(self, state: StateT, effect: Effect) -> StateT:
        if effect.key and effect.key in state.story.applied:
            return state
        changed = self.effect(state, effect)
        if changed is None:
            changed = self._with(state, story=apply_to_story(state.story, effect))
        story = changed.story
        if effect.key:
            story = story.model_copy(update={"applied": (*story.applied, effect.key)})
        return self._with(changed, story=story)

    @staticmethod
    def _with(state: StateT, **update: object) -> StateT:
        return state.model_copy(update=update)

    def observe(self, state: StateT, viewer: Viewer) -> dict[str, JsonValue]:
        """Return what ``viewer`` may know, as JSON."""
        hidden = (
            set()
            if viewer == "gm"
            else {n for n, f in self.state_type.model_fields.items() if GM_ONLY in f.metadata}
        )
        seen: dict[str, JsonValue] = state.model_dump(mode="json", exclude=hidden)
        return seen

    def owed(self, state: StateT, resolution: Resolution) -> Owed:
        """Return what a result owes the story."""
        return self.owes(state, resolution)

    def check_effects(
        self, state: StateT, resolution: Resolution, effects: Sequence[Effect]
    ) -> Bounded:
        """Cut proposed effects to what the result allows."""
        return bound(self.owes(state, resolution), effects)

    def parse_sheet(self, data: Mapping[str, JsonValue]) -> Frozen:
        """Read a sheet in the shape of VECTORS.md."""
        sheet: Frozen = parse_model(self.sheet_type, data)
        return sheet
