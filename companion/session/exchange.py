"""The values that one exchange passes along, from the player's words to the told outcome."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from companion.narration.brief import Stakes
from companion.reader import Intent
from companion.session.scenes import Begun
from engine.api import Action, Card, Effect, JsonValue, Request, Resolution, Summary

OddsView = tuple[tuple[str, Fraction | float], ...]


class Reader(Protocol):
    """Turns words into an intent; the built-in reader and a chat model both do."""

    def __call__(
        self, *, system: str, sheet: dict[str, JsonValue], scene: str, text: str
    ) -> Intent:
        """Read ``text``; never raises for what a player might type."""
        ...


class Refiner(Protocol):
    """Reads the player's own words once more, beside the built-in reader: a chat model does."""

    def refined(
        self,
        plain: Intent,
        *,
        system: str,
        sheet: dict[str, JsonValue],
        scene: str,
        text: str,
    ) -> Intent:
        """Return what ``text`` means; ``plain`` where it has nothing better to say."""
        ...


class Suggested(Protocol):
    """A suggested difficulty."""

    @property
    def base(self) -> int | str:
        """The difficulty before hindrances."""
        ...

    @property
    def reason(self) -> str:
        """One sentence."""
        ...

    @property
    def price(self) -> str | None:
        """Key of the price scale, for purchases."""
        ...


class Suggester(Protocol):
    """Suggests a difficulty."""

    def __call__(
        self,
        *,
        system: str,
        action: str,
        context: str = "",
        hindrances: Sequence[tuple[str, int | None]] = (),
        purchase: bool | None = None,
    ) -> Suggested:
        """Suggest a difficulty for ``action``."""
        ...


class Answerer(Protocol):
    """Answers rules questions."""

    def __call__(self, question: str, system: str) -> "Answered":
        """Answer from the rules; never raises for what a player might type."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """An answer to a question about the rules or the game.

    Attributes:
        status: answered, open (the book leaves it open) or not_found.
        text: the answer.
        quotes: (title, quote, passage id), checked to stand in the passage.
    """

    status: str
    text: str
    quotes: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One way to take the player's words.

    Attributes:
        said: how it is offered: a name, a place, a whole sentence.
        text: the player's words, taken so.
        intent: the reading that is meant; None to read the words.
        deed: the words that the reading is of; "" for all of them.
        place: where it leads; "" for nowhere.
        also: further words by which it is chosen, such as "no roll".
    """

    said: str
    text: str
    intent: Intent | None = None
    deed: str = ""
    place: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedBack:
    """A question to the player about their own words. Nothing has happened in the story.

    Attributes:
        question: what is asked.
        options: the ways to take the words.
        in_rows: whether each option is a sentence that wants a row of its own.
        asks_place: whether any place may be the answer.
        then: words for what is done after it; "" for nothing.
    """

    question: str
    options: tuple[Option, ...] = ()
    in_rows: bool = False
    asks_place: bool = False
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A check that waits for the player's word. It is in the journal already.

    Attributes:
        number: the roll's number; it stays the same whatever the player argues.
        intent: what was read.
        request: the check in names.
        action: the check as the engine takes it.
        summary: what goes in and what it must beat.
        odds: probability of each result, best first.
        stakes: what success and failure would mean.
        reason: why this difficulty.
        warning: fair warning when death is possible; "" otherwise.
        remarks: what was granted and refused of the player's arguments.
        opens_fight: a fight begins when this is accepted; the blow follows on the player's turn.
        costs: what making it costs whatever the dice say, such as time; None for nothing.
        newcomers: who joined the scene for it, and goes again when it is taken back.
        turned: the chance of success after what the other side may spend on it; None for nothing.
    """

    number: int
    intent: Intent
    request: Request
    action: Action
    summary: Summary
    odds: OddsView
    stakes: Stakes
    reason: str = ""
    warning: str = ""
    remarks: tuple[str, ...] = ()
    opens_fight: bool = False
    costs: Effect | None = None
    newcomers: tuple[str, ...] = ()
    turned: Fraction | None = None

    @property
    def may_be_plain(self) -> bool:
        """Whether it may not have been meant as an attempt, and nobody stands against it."""
        return self.intent.is_doubtful and self.request.opponent is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """A roll that is in the journal and waits to be told.

    Attributes:
        number: the roll's number.
        proposal: what was agreed; None when it comes from an earlier sitting's journal.
        action: the check.
        resolution: what the engine found.
        card: the roll for people.
        title: name of the degree for people.
        had: the probability the result had before; "" when unknown.
    """

    number: int
    proposal: Proposal | None
    action: Action
    resolution: Resolution
    card: Card
    title: str
    had: tuple[str, Fraction | float] | None = None


@dataclass(slots=True, kw_only=True)
class Told:
    """The outcome as it is told: iterate once over ``sentences``.

    Attributes:
        sentences: the narration, sentence by sentence.
        effects: the consequences that stand; they are in the journal before the first sentence.
        mended: a sentence for each hurt that is over. It has nothing to do with what was tried, so
            it stands beside the story and not in it.
        answered: how this answers what the opening put at stake; "" where it does not.
        then: words for a second attempt of the same message; "" for none.
    """

    sentences: Iterator[str]
    effects: tuple[Effect, ...] = field(default=())
    mended: tuple[str, ...] = ()
    answered: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """An exchange without a roll.

    Attributes:
        sentences: how the world answers.
        then: words for what is done next; "" for nothing.
        meant: a sentence that says how the words were taken; "" where that is plain.
        is_sure: whether the words can hardly mean anything else.
    """

    sentences: Iterator[str]
    then: str = ""
    meant: str = ""
    is_sure: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Something that happened in a fight without the player's doing.

    Attributes:
        title: what it was.
        card: the roll; None for steps without dice.
        notes: facts, each a short sentence.
        passed: whether what was rolled for came off; None where nothing had to.
        sentences: what one sees of it; it is in the journal.
    """

    title: str
    card: Card | None = None
    notes: tuple[str, ...] = ()
    passed: bool | None = None
    sentences: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FightBegins:
    """The player's words set steps going: a fight begins, or a move in it that needs no proposal.

    Attributes:
        steps: what happens, with what the others do before the player's next turn; shown first.
        then: call it after the steps: the proposal for what the player said; None for none.
    """

    steps: Iterator[Step]
    then: Callable[[], "Reply"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryEnds:
    """A character is dead, and their story is told to its end.

    Attributes:
        name: whose.
        sentences: how it is told.
        goes_on: the player's character who acts from now on; "" when there is none.
    """

    name: str
    sentences: Iterator[str]
    goes_on: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBegins:
    """The player's words led somewhere else: a scene ended and another began.

    Attributes:
        begun: the new scene, with how it began against what was expected.
        sentences: how it is told.
        notes: what it cost, shown in the margin.
        then: words for what is to be done there; "" for nothing.
        heading: what it is called where a chapter begins with it; "" for a scene like another.
    """

    begun: Begun
    sentences: Iterator[str]
    notes: tuple[str, ...] = ()
    then: str = ""
    heading: str = ""


Reply = Proposal | Talk | Answered | AskedBack | FightBegins | SceneBegins | StoryEnds
