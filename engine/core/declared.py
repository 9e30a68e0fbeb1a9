"""The declarative form of a rule system: tables of actions and events; the common work, once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic

from engine.core.choice import ChoiceMade, ChoicePending
from engine.core.difficulty import DifficultyTerms
from engine.core.effects import Bounded, Effect, EffectApplied, Owed, StoryTerms, bound
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
from engine.core.play import Belongings, Fights, Ledger, Playing
from engine.core.state import (
    CharacterJoined,
    CharacterLeft,
    DangerWarned,
    SecretKept,
    SettingsChanged,
)
from engine.core.story import SceneSet, apply_to_story, set_scene, without_their_own
from engine.core.system import Degree, Rung, StateT, Viewer
from engine.dice.source import Dice, RecordedDice
from engine.errors import CallError, IllegalActionError, StateError


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


KEPT_KEYS: Final = 200
"""Keys of applied effects that are kept; those of older rolls cannot come again."""

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
            fights, answer, command, command_help, night, road, belongings, spent_lanes: see
            ``RuleSystem``.
        ops: every action with its functions.
        own_events: event type to the function (state, event) -> state.
        effect: (state, effect) -> the state when the effect changes a sheet (harm, gear, a trait
            somebody gains), or None when it changes only the story.
        owes: (state, resolution) -> what the result owes.
        difficulty_terms, story_terms: see ``RuleSystem``.
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
    difficulty_terms: DifficultyTerms
    story_terms: StoryTerms
    fights: Fights[StateT] | None = None
    answer: Callable[[StateT, str], Action] | None = None
    command: Callable[[StateT, str, str], Action | None] | None = None
    command_help: str = ""
    night: Callable[[StateT, int, bool], tuple[Action, ...]] | None = None
    road: Callable[[StateT, int], tuple[Action, ...]] | None = None
    belongings: Belongings[StateT] | None = None
    spent_lanes: Mapping[str, str] = field(default_factory=dict)
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
        """Return exact probabilities.

        Raises:
            CallError: the action leaves nothing to chance.
            IllegalActionError: the action is not possible in this state.
        """
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
                return self._joined(state, event)
            case CharacterLeft():
                left = {n: s for n, s in state.characters.items() if n != event.name}
                story = without_their_own(state.story, event.name)
                return self._with(state, characters=left, story=story)
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

    def _joined(self, state: StateT, event: CharacterJoined) -> StateT:
        try:
            sheet = parse_model(self.sheet_type, event.sheet)
        except CallError as error:
            raise StateError(f"that is no sheet of {self.info.title}: {error}") from error
        return self._with(state, characters={**state.characters, sheet.name: sheet})

    def _apply_effect(self, state: StateT, effect: Effect) -> StateT:
        if effect.key and effect.key in state.story.applied:
            return state
        changed = self.effect(state, effect)
        if changed is None:
            changed = self._with(state, story=apply_to_story(state.story, effect))
        story = changed.story
        if effect.key:
            story = story.model_copy(update={"applied": (*story.applied[-KEPT_KEYS:], effect.key)})
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
