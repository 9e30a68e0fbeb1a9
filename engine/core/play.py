"""What a rule system brings for play at a table: reading sheets, building checks, showing rolls.

Nothing here decides anything. It turns names on a sheet into actions, and actions and results into
plain facts that a screen, a page or a chat model can show. So a new game can be played as soon as
its folder has these, and no front end knows any game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeVar

from pydantic import Field

from engine.core.model import Action, Event, Frozen, JsonValue, Maybe, Resolution, Seq
from engine.dice.source import Dice

StateT_contra = TypeVar("StateT_contra", contravariant=True)

AnyAction = Any
AnySheet = Any
"""Each game has its own types; a table side handles those of its own game only."""

CheckKind = Literal["challenge", "opposed", "purchase", "attack", "magic"]


class Request(Frozen):
    """A check that somebody wants to make, in names; the system turns it into an action.

    Attributes:
        actor: the character who acts.
        kind: what sort of check; a system takes the nearest that it has.
        stitched: names on the actor's sheet (or a helper's) that help.
        circumstances: further elements of the scene that help, each with its strength or None.
        hindering: negative names on the sheet that work against it.
        opponent: name of a character in the state who resists; absent for none.
        opposing: names on the opponent's sheet that bear on the act, helping and hindering; absent
            for all of them.
        against: further elements of the scene that help the opponent, each with its strength or
            None.
        difficulty: number or die; absent when an opponent takes its place.
        helpers: names of characters who act along.
        price: key of the price scale, for purchases.
        dangerous: whether failing may itself do harm.
        aim: whether it is meant to hurt or to heal somebody; "" when nobody said so. Games with
            health points need to know it of magic.
        points: how many points of the player's go into it, 0 and up; 0 in a game without them.
    """

    actor: str
    kind: CheckKind = "challenge"
    stitched: Seq[str] = ()
    circumstances: Seq[tuple[str, int | None]] = ()
    hindering: Seq[str] = ()
    opponent: Maybe[str] = None
    opposing: Maybe[Seq[str]] = None
    against: Seq[tuple[str, int | None]] = ()
    difficulty: Maybe[int | str] = None
    helpers: Seq[str] = ()
    price: Maybe[str] = None
    dangerous: bool = False
    aim: Literal["", "harm", "heal", "other"] = ""
    points: int = Field(default=0, ge=0)


class Element(Frozen):
    """One thing on a sheet, for readers and screens.

    Attributes:
        name: as written.
        value: its strength as the game prints it: "(3)", "d10", "+2"; "" when it has none.
        role: what it is in play.
        passing: whether it is meant to pass (a temporary condition or edge).
    """

    name: str
    value: str = ""
    passing: bool = False
    role: Literal["trait", "skill", "attribute", "archetype", "gear", "condition"] = "trait"


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """One of a group.

    Attributes:
        name: what the story calls them.
        weapon: what they hold, as it stands on a sheet; "" for nothing that is known.
    """

    name: str
    weapon: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A proposed check, before the dice.

    Attributes:
        parts: (label, value) of everything that goes into the roll, in order.
        total: what is rolled, in one phrase ("5 dice and 1 automatic Success").
        target: what it must beat, in one phrase ("DS 3, hard: 2 and Injured 1").
    """

    parts: tuple[tuple[str, str], ...]
    total: str
    target: str


@dataclass(frozen=True, slots=True)
class CardDie:
    """One die on a roll card.

    Attributes:
        face: what it shows.
        sides: sides of the die.
        role: how it counts: plain, success, critical, failure (a 1), lone, exploded, extra.
    """

    face: int
    sides: int
    role: str = "plain"


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A resolved roll, for people.

    Attributes:
        rows: (who or what, its dice) in the order of rolling; explosions follow their wave.
        lines: short sentences on how it was counted ("2 dice above five: 1 automatic Success").
        verdict: the result in one line ("4 Successes against DS 2: Overwhelming Success").
    """

    rows: tuple[tuple[str, tuple[CardDie, ...]], ...]
    lines: tuple[str, ...]
    verdict: str


class Playing(Protocol[StateT_contra]):
    """The table side of a rule system."""

    @property
    def draft_help(self) -> str:
        """Two or three lines: how a character is made in the chat, with an example line."""
        ...

    def draft_line(self, lines: Sequence[str], line: str, state: StateT_contra) -> str:
        """Look at one more line of a character that is being made.

        Args:
            lines: lines that were accepted before.
            line: the new one, in the game's notation ("Warrior (3)", "Thief d10").
            state: supplies the settings.

        Returns:
            One sentence: what was understood and what is left.

        Raises:
            IllegalActionError: the line cannot stand; the lines before it do.
        """
        ...

    def draft_sheet(self, name: str, lines: Sequence[str], state: StateT_contra) -> dict[str, Any]:
        """Return the sheet (JSON, the shape of VECTORS.md) that the lines describe.

        Raises:
            IllegalActionError: the character is not legal under the settings.
        """
        ...

    def faults(self, state: StateT_contra, sheet: AnySheet) -> tuple[str, ...]:
        """Return one sentence for each way in which a sheet breaks the rules of creation.

        Each says what is wrong and what would be right; empty for a legal new character.
        """
        ...

    def opponent_sheet(self, name: str, strength: str = "") -> dict[str, Any]:
        """Return a sheet (JSON) for somebody the GM runs.

        Args:
            name: their name.
            strength: as written in a scene, for example "4" or "d8"; a middling one when "".
        """
        ...

    def divided(self, sheet: AnySheet, bodies: Sequence[Body]) -> tuple[dict[str, Any], ...]:
        """Return the sheets (JSON) of those of whom a group is made that was written as one.

        Together they are about the match that the group was: what is left of its health is shared
        out, and each of them is weaker than all were.

        Args:
            sheet: the group's.
            bodies: who they are, two or more.
        """
        ...

    def elements(self, sheet: AnySheet) -> tuple[Element, ...]:
        """Return everything on a sheet that could go into a check."""
        ...

    def spendable(self, sheet: AnySheet) -> tuple[str, int]:
        """Return what may be spent on a check before the dice, by its name, and how many are left.

        Returns:
            ("Action Point", 1), say; ("", 0) in games that have nothing of the kind.
        """
        ...

    def sheet_lines(self, sheet: AnySheet) -> tuple[str, ...]:
        """Return a sheet in the game's printed notation, line by line."""
        ...

    def build(self, state: StateT_contra, request: Request) -> Action:
        """Return the action that a request stands for.

        Raises:
            IllegalActionError: a name is on no sheet, or the request cannot be a check.
        """
        ...

    def bare_call(self, strength: str, difficulty: int | str) -> Action | None:
        """Return a calculation without any sheet: this much against that difficulty.

        Args:
            strength: as a person writes it: a pool ("5"), a bonus ("+3") or a die ("d8").
            difficulty: number or die.

        Returns:
            The action, or None when ``strength`` is nothing of this game.
        """
        ...

    def summary(self, state: StateT_contra, action: AnyAction) -> Summary:
        """Return what goes into a roll and what it must beat."""
        ...

    def odds_view(
        self, action: AnyAction, odds: dict[str, JsonValue]
    ) -> tuple[tuple[str, Fraction | float], ...]:
        """Return (label, probability), best first, summing to 1: what a person wants to see."""
        ...

    def odds_turned(
        self, state: StateT_contra, action: AnyAction, odds: dict[str, JsonValue]
    ) -> Fraction | None:
        """Return the chance of success after what the other side may spend on the roll.

        Returns:
            None where nobody holds anything that could turn it.
        """
        ...

    def card(self, action: AnyAction, resolution: Resolution) -> Card:
        """Return a resolved roll for people."""
        ...

    def deadly(self, state: StateT_contra, action: AnyAction) -> bool:
        """Return whether this check may cost the actor's life, so that a warning is due first."""
        ...

    def notes(self, action: AnyAction, resolution: Resolution) -> tuple[str, ...]:
        """Return facts of the result that must be told, each a short sentence."""
        ...


class Fights(Protocol[StateT_contra]):
    """The turn-by-turn side of a game that counts rounds in a fight."""

    def is_running(self, state: StateT_contra) -> bool:
        """Return whether a fight is under way."""
        ...

    def fighters(self, state: StateT_contra) -> tuple[str, ...]:
        """Return who is in the fight that runs and can still fight; () for no fight."""
        ...

    def is_down(self, state: StateT_contra, name: str) -> bool:
        """Return whether somebody was beaten and cannot fight now."""
        ...

    def is_dead(self, state: StateT_contra, name: str) -> bool:
        """Return whether somebody is dead by this table's reading, and not only out of action."""
        ...

    def come_round(
        self, state: StateT_contra, names: Sequence[str], nights: int
    ) -> tuple[Action | Event, ...]:
        """Return what lets nights go by after a defeat and brings those round who are down.

        Args:
            state: the game.
            names: who was beaten.
            nights: days that go by, 0 and up; more where somebody needs more to come round.
        """
        ...

    def start(self, fighters: Sequence[str]) -> Action:
        """Return the action that begins a fight; () for everybody in the scene."""
        ...

    def join(self, state: StateT_contra, names: Sequence[str]) -> Action | None:
        """Return the action that lets others into the fight that runs, at once.

        Returns:
            The action; None where nobody new is named, or where others only come in with the next
            round (its action has a field ``joining`` for them).
        """
        ...

    def give_up(self, state: StateT_contra) -> Action:
        """Return the action that ends a fight which is given up or broken off."""
        ...

    def gm_action(self, state: StateT_contra, chance: Dice) -> Action | None:
        """Return what happens next without the player, or None when the player decides.

        Args:
            state: the game.
            chance: decides among things that are equally good for the GM's side; not the dice of
                the game.
        """
        ...

    def step_for(self, state: StateT_contra, name: str, foe: str, chance: Dice) -> Action | None:
        """Return what somebody on their turn does next for whom nobody decides.

        Args:
            state: the game.
            name: whose turn it is, on either side.
            foe: whom they go for, if that one stands; "" or another for whom the policy picks.
            chance: as in ``gm_action``.

        Returns:
            The action; None to end the turn.
        """
        ...

    def end_turn(self, state: StateT_contra, actor: str) -> Action | None:
        """Return the action that ends the actor's turn; None when it is not theirs."""
        ...

    def is_spent(self, state: StateT_contra, actor: str) -> bool:
        """Return whether it is the actor's turn and nothing is left to do in it but to end it."""
        ...

    def lines(self, state: StateT_contra) -> tuple[str, ...]:
        """Return how the fight stands, line by line, the one whose turn it is marked."""
        ...


DeedVerb = Literal["eat", "drink", "drop", "give", "take", "buy", "sell", "treat"]


class Deed(Frozen):
    """Something plain that is done with a thing: it needs no dice, and it changes a sheet.

    Attributes:
        verb: what is done.
        actor: who does it.
        thing: the thing, in the player's words; "" where the words name none ("I eat").
        count: how many of it.
        every: all that there is of it ("all my coins", "my torches"); ``count`` says nothing then.
        whom: who gets it; a name of the state.
        price_step: what it is worth by the steps of the price scale, 1 (pocket change) to 6
            (several years' work); 0 where that is not known.
        offered: coins that the player names for all of it; None for none.
    """

    verb: DeedVerb
    actor: str
    thing: str = Field(default="", max_length=200)
    count: int = Field(default=1, ge=1, le=99)
    every: bool = False
    whom: str = ""
    price_step: int = Field(default=0, ge=0, le=6)
    offered: int | None = Field(default=None, ge=0)


class Belongings(Protocol[StateT_contra]):
    """What plain deeds with things come to, in a game whose sheets keep count of them."""

    def deed(self, state: StateT_contra, deed: Deed) -> Action | None:
        """Return the action that a deed is.

        Returns:
            The action; None where the thing is not the actor's, so that the words mean something
            else, or where dice decide.

        Raises:
            IllegalActionError: the rules do not allow it, with the reason.
        """
        ...

    @property
    def rolls_purchases(self) -> bool:
        """Whether dice decide a purchase, so that no sheet counts its coins one by one."""
        ...

    def goods(self) -> tuple[tuple[str, int], ...]:
        """Return common things with their price in coins; () where the game has no such list."""
        ...

    def price_words(self, step: int) -> str:
        """Return a price in the game's own terms.

        Args:
            step: of the price scale, 1 (pocket change) to 6 (several years' work).
        """
        ...


class Ledger(Frozen):
    """One row of the rules ledger.

    Attributes:
        id: id of the INVENTORY line.
        status: enforced by code, left to narration, or open in the book.
        where: dotted path of the function or type; "" when it is not enforced.
        note: one short line.
    """

    id: str
    status: Literal["enforced", "narrated", "open"]
    where: str = ""
    note: str = Field(default="", max_length=200)
