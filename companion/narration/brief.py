"""The closed result that a narrator is handed, and the protocol that every narrator meets.

When a ``Brief`` exists the dice have spoken and the journal holds them. A narrator chooses among
the consequences that the engine allows and finds words for them; it decides nothing else.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, Protocol

from companion.narration.scene_kits import SceneBeat
from engine.api import Clock, Effect, Frozen, Owed, Standing

PERILOUS: Final = frozenset(
    {
        "blast", "chase", "climb", "descend", "drive", "endure", "fight", "flee", "grapple", "jump",
        "ride", "shoot", "swim",
    }
)  # fmt: skip
"""Kinds of action in which one can lose one's life: nobody dies of a bribe or a picked lock."""


_ON_THE_CARD: Final = re.compile(r"^The (?:GM|party) gains a |(?:has|have) the upper hand\.$")
"""What the card says in the words of the rules; prose tells the outcome itself."""


class Person(Frozen):
    """Somebody in the scene who is not the player's character.

    Attributes:
        name: as the player knows them ("the Spitter", "Captain Rook").
        weight: their strength in the game's own terms, for example "2" or "d8"; "" when unknown.
        attitude: towards the players, -3 (hates) to 3 (devoted).
        wants: what they are after; "" when unknown.
    """

    name: str
    weight: str = ""
    attitude: int = 0
    wants: str = ""


class Stakes(Frozen):
    """What a roll is about, told before it. Both lines bind the narration.

    Attributes:
        success: one line, present tense, that completes "If it works: ...".
        failure: one line that completes "If it fails: ...".
    """

    success: str
    failure: str


class Setting(Frozen):
    """Where the story stands, as the player's side knows it.

    Attributes:
        place: the place in a few words.
        scene: the scene as it was last described.
        people: who is there.
        standings: circumstances that help or hinder.
        clocks: running clocks.
        knowledge: what has been learnt, oldest first.
        items: what the character carries, as written on the sheet.
        conditions: negative traits of the character.
        tone: how the table wants it told: "adventure", "grim", "noir", "light" ...
        genre: "fantasy", "noir", "space", "western", "horror", "wasteland", "sea", "modern" ...
        in_fight: a fight is under way, in a game that counts its rounds.
        counts_rounds: the game counts rounds, so that one blow settles no fight.
        beats: what can be at stake in this very scene, by its kit; () where none is written.
    """

    place: str = ""
    scene: str = ""
    people: tuple[Person, ...] = ()
    standings: tuple[Standing, ...] = ()
    clocks: tuple[Clock, ...] = ()
    knowledge: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    tone: str = "adventure"
    genre: str = ""
    in_fight: bool = False
    counts_rounds: bool = False
    beats: tuple[SceneBeat, ...] = ()


class Attempt(Frozen):
    """What the player's character tries.

    Attributes:
        actor: name of the character.
        helpers: names of characters who act with them.
        text: the player's own words.
        manner: kind of action, a tag of ``companion.reader`` ("climb", "fight", "persuade" ...).
        kind: kind of check: challenge, opposed, purchase, attack, magic, none.
        goal: short phrase for what they are after ("jump the chasm").
        target: whom or what it is done to.
        stitched: elements that help, as on the sheet or as the player named them.
        hindering: negative elements that work against it.
        opponent: who resists; None in a check against a difficulty.
        difficulty: difficulty label of the game ("tricky", "hard", "d10").
    """

    actor: str
    helpers: tuple[str, ...] = ()
    text: str
    manner: str = "other"
    kind: Literal["challenge", "opposed", "purchase", "attack", "magic", "none"] = "challenge"
    goal: str = ""
    target: str | None = None
    stitched: tuple[str, ...] = ()
    hindering: tuple[str, ...] = ()
    opponent: Person | None = None
    difficulty: str = ""


class Brief(Frozen):
    """Everything a narrator may know about one exchange.

    Attributes:
        system: slug of the game.
        exchange: number of the exchange in the campaign, 1 and up.
        seed: whole number that makes variety repeatable; the same brief gives the same prose.
        attempt: what was tried.
        setting: where the story stands.
        stakes: what was promised before the roll.
        degree: slug of the degree; "" before the roll.
        title: the degree for people; "" before the roll.
        passed: whether the action is done; None before the roll.
        direction: how good the result is for the active side, -2..2.
        margin: total minus target in games that have one.
        damage: harm done to the target by rule, in the game's points; 0 in Stitcher.
        notes: facts of the result, each a short sentence ("The spell costs 1 health.").
        owed: what the result owes the story.
        told: sentences told lately, newest last; none of them may come again.
        tellings: how often this result was told before and taken back: now in other words.
        stirred: names of the clocks of which a reminder is due; None where nobody keeps count.
    """

    system: str
    exchange: int = 1
    seed: int = 0
    attempt: Attempt
    setting: Setting = Setting()
    stakes: Stakes | None = None
    degree: str = ""
    title: str = ""
    passed: bool | None = None
    direction: int = 0
    margin: int | None = None
    damage: int = 0
    notes: tuple[str, ...] = ()
    owed: Owed | None = None
    told: tuple[str, ...] = ()
    tellings: int = 0
    stirred: frozenset[str] | None = None

    @property
    def facts(self) -> tuple[str, ...]:
        """The facts of the result that prose must tell; the tally of the table is on the card."""
        return tuple(note for note in self.notes if not _ON_THE_CARD.search(note))

    @property
    def first_seed(self) -> int:
        """The seed that this result was first told with: other words change nobody in it."""
        return self.seed - self.tellings

    @property
    def promised(self) -> str:
        """What was said, before the roll, of the outcome that came about; "" where nothing was."""
        if self.stakes is None:
            return ""
        return self.stakes.success if self.passed else self.stakes.failure


class Narrator(Protocol):
    """Finds consequences and words. Implementations decide nothing about rules."""

    @property
    def name(self) -> str:
        """Name to show: "storyteller", or the chat model's."""
        ...

    def stakes(self, brief: Brief) -> Stakes:
        """Say, before the roll, what success and failure would mean."""
        ...

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        """Propose what a result changes beside its plain outcome; the engine has the last word."""
        ...

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        """Tell the outcome with the effects that stand, sentence by sentence."""
        ...

    def talk(self, brief: Brief) -> Iterator[str]:
        """Answer an exchange without a roll: the world reacts, time passes, somebody speaks."""
        ...
