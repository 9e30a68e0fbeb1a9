"""What an adventure file says: premise, scenes, people, secrets, clocks and stakes."""

from typing import Final, Literal

from pydantic import ConfigDict, Field

from engine.api import Frozen

FORMAT = "dicebound-adventure-1"
Asked = Literal[
    "", "you", "want", "wants", "happened", "do", "help", "know", "greet", "told",
    "who", "what", "where", "why", "when", "how",
]  # fmt: skip
"""Kinds of question that a line may answer."""
COST: Final = (
    r"^(position|trouble|clock-start|relation|cost|harm):(actor|scene|opp|npc):"
    r"(?P<name>[A-Z][^{}:]{1,60})$"
)
"""What failing costs: kind of effect, whom it befalls, its name."""


class AdventurePerson(Frozen):
    """Somebody in the adventure.

    Attributes:
        name: as the story calls them.
        strength: in the game's own terms ("2", "d8"); "" for a middling one.
        wants: what they are after.
        attitude: towards the players, -3..3.
    """

    name: str = Field(min_length=1, max_length=80)
    strength: str = ""
    wants: str = Field(default="", max_length=200)
    attitude: int = Field(default=0, ge=-3, le=3)


class AdventureCircumstance(Frozen):
    """Something about a place that helps or hinders."""

    name: str = Field(min_length=1, max_length=80)
    helps: bool = True


class AdventureSecret(Frozen):
    """What is true and not known yet.

    Attributes:
        id: stable name.
        truth: the secret, in one sentence. The narrator may know it; the player's view never shows
            it before all its clues are found.
        clues: sentences that lead there, in the order in which they are found.
    """

    id: str = Field(min_length=1, max_length=40)
    truth: str = Field(min_length=1, max_length=200)
    clues: tuple[str, ...] = Field(min_length=1, max_length=8)


class AdventureClock(Frozen):
    """What comes closer.

    Attributes:
        name: what fills up.
        segments: 4 for what one scene decides, 6 for more, 8 for lives or a whole place.
        start: filled segments at the beginning, 0..3.
        good: whether it is good for the players when it is full.
        full: the sentence that is told when it is.
    """

    name: str = Field(min_length=1, max_length=80)
    segments: Literal[4, 6, 8] = 4
    start: int = Field(default=1, ge=0, le=3)
    good: bool = False
    full: str = Field(min_length=1, max_length=600)


class KitLine(Frozen):
    """What somebody says to ordinary talk (docs/writing-kits.md).

    Attributes:
        who: their name.
        says: one or two sentences.
        kind: what is asked; "" for any question.
        asked: words of which one must be used; "" for none.
        pays: what it changes.
    """

    who: str = Field(min_length=1, max_length=80)
    says: str = Field(min_length=1, max_length=600)
    kind: Asked = ""
    asked: str = Field(default="", max_length=200)
    pays: str = Field(default="", max_length=400)


class KitGift(Frozen):
    """What somebody does with what they are given, shown or offered."""

    who: str = Field(min_length=1, max_length=80)
    words: str = Field(min_length=1, max_length=200)
    says: str = Field(min_length=1, max_length=600)
    pays: str = Field(default="", max_length=400)


class KitThing(Frozen):
    """What a look at something shows, and what taking or opening it brings."""

    words: str = Field(min_length=1, max_length=200)
    look: str = Field(min_length=1, max_length=600)
    handled: str = Field(default="", max_length=600)
    pays: str = Field(default="", max_length=400)


class KitBeat(Frozen):
    """What can be won and lost in a scene, and how both are told (docs/writing-beats.md)."""

    model_config = ConfigDict(populate_by_name=True)

    of: str = Field(min_length=1, max_length=200)
    whom: str = Field(default="", alias="with", max_length=80)
    about: str = Field(default="", max_length=200)
    win: str = Field(min_length=1, max_length=160)
    lose: str = Field(min_length=1, max_length=160)
    done: str = Field(min_length=1, max_length=400)
    won: str = Field(min_length=1, max_length=400)
    undone: str = Field(min_length=1, max_length=400)
    cost: str = Field(pattern=COST)
    told: str = Field(min_length=1, max_length=400)
    gives: str = Field(default="", max_length=400)


class AdventureScene(Frozen):
    """A scene.

    Attributes:
        id: stable name.
        place: the place in a few words.
        text: three to six sentences in the second person that end on something to answer.
        people: names of those who are there.
        circumstances: what lies about to be used or feared.
        leads_to: ids of the scenes that may follow.
        clues: ids of the secrets whose clues can be found here.
        ending: whether the adventure may end here.
        things: what looks and hands find there, beside the clues.
        beats: what can be won and lost there.
    """

    id: str = Field(min_length=1, max_length=40)
    place: str = Field(min_length=1, max_length=120)
    text: str = Field(min_length=1, max_length=2_000)
    people: tuple[str, ...] = ()
    circumstances: tuple[AdventureCircumstance, ...] = ()
    leads_to: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    ending: bool = False
    things: tuple[KitThing, ...] = Field(default=(), max_length=60)
    beats: tuple[KitBeat, ...] = Field(default=(), max_length=120)


class Adventure(Frozen):
    """A whole adventure.

    Attributes:
        format: what the file is.
        id: stable name.
        title: title for people.
        author: who wrote it.
        system: slug of the game.
        genre: genre tag.
        rating: content rating that it keeps to.
        premise: what it is about, without its secrets; for whoever chooses.
        stakes: what is won and lost; they become the first threads.
        people, secrets, clocks, scenes: see their types; the first scene begins.
        lines, gifts: what its people say to ordinary talk, and do with what they are given.
    """

    format: Literal["dicebound-adventure-1"]
    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{1,39}$")
    title: str = Field(min_length=1, max_length=120)
    author: str = Field(default="", max_length=120)
    system: str
    genre: str = ""
    rating: Literal["everyone", "teen", "adult"] = "teen"
    premise: str = Field(min_length=1, max_length=2_000)
    stakes: tuple[str, ...] = Field(min_length=1, max_length=8)
    people: tuple[AdventurePerson, ...] = ()
    secrets: tuple[AdventureSecret, ...] = ()
    clocks: tuple[AdventureClock, ...] = ()
    scenes: tuple[AdventureScene, ...] = Field(min_length=1, max_length=60)
    lines: tuple[KitLine, ...] = Field(default=(), max_length=400)
    gifts: tuple[KitGift, ...] = Field(default=(), max_length=200)

    def scene(self, scene_id: str) -> AdventureScene | None:
        """Return the scene with this id."""
        return next((scene for scene in self.scenes if scene.id == scene_id), None)

    def person(self, name: str) -> AdventurePerson | None:
        """Return the person with this name."""
        return next((person for person in self.people if person.name == name), None)
