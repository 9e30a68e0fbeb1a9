"""The one protocol a rule system implements."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from engine.core.difficulty import DifficultyTerms
from engine.core.effects import Bounded, Effect, Owed, StoryTerms
from engine.core.model import (
    Action,
    Event,
    Frozen,
    JsonValue,
    Resolution,
    SystemInfo,
)
from engine.core.play import Belongings, Fights, Ledger, Playing
from engine.core.state import (
    GameState,
)
from engine.dice.source import Dice

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
    def night(self) -> Callable[[StateT, int, bool], tuple[Action, ...]] | None:
        """(state, days, under a roof) to the actions by which all rest; None: no rule for it."""
        ...

    @property
    def road(self) -> Callable[[StateT, int], tuple[Action, ...]] | None:
        """(state, days) to the actions by which days of a journey go by; None: no rule for it."""
        ...

    @property
    def belongings(self) -> Belongings[StateT] | None:
        """Plain deeds with things; None where the game has no rule for them."""
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

    @property
    def spent_lanes(self) -> Mapping[str, str]:
        """Lane of dice that are added to a roll on the table to what is spent for them.

        Said within a sentence ("the GM's Blunders"), so that what the dice came to by themselves
        can be told from what was chosen; {} where no roll is changed once it lies there.
        """
        ...

    @property
    def difficulty_terms(self) -> DifficultyTerms:
        """What a difficulty is in this game, and what a burden does to it."""
        ...

    @property
    def story_terms(self) -> StoryTerms:
        """What results come to in a story, known before anything is rolled."""
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
