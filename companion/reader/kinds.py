"""The kind of roll that a manner of acting asks for in each game, and who stands against it."""

from companion.reader.act import Act, Reading
from companion.reader.intent import Kind
from companion.reader.lexicon import BEINGS, PRONOUNS
from companion.reader.scene import Being, Scene
from companion.reader.text import bag

_AGAINST_WILL = bag("persuade deceive intimidate haggle steal tame flee chase grapple gamble")
_HARM = frozenset({"fight", "shoot"})
_MAGIC = frozenset({"cast", "blast"})
_AIMED = (
    _AGAINST_WILL | _HARM | {"blast", "cast", "sneak", "hide", "dodge", "hunt", "drive", "ride"}
)
_VIOLENT = bag("choke strangle slam smash headbutt kick punch throttle wurge etrangle estrangulo")
_ROUGH = bag("tackle punch kick headbutt knock strangle choke slam throw smash ram pounce wrestle")


def kind_of(
    manner: str, system: str, *, is_magic: bool, words: set[str], is_chased: bool = False
) -> Kind:
    """The kind of roll.

    Args:
        manner: The act's manner.
        system: Slug of the rule system.
        is_magic: Whether the act is done by magic.
        words: Folded words of the act's sentence.
        is_chased: Whether somebody is after the character.

    Returns:
        A kind that the system knows.
    """
    if is_chased and manner in ("drive", "ride"):
        manner = "flee"
    harm = manner in _HARM or manner == "blast"
    if system == "stitcher":
        if manner == "buy":
            return "purchase"
        return "opposed" if harm or manner in _AGAINST_WILL else "challenge"
    if system == "skitterbarren":
        rough = manner == "grapple" and bool(_ROUGH & words)
        return "attack" if harm or rough else "challenge"
    if is_magic or manner in _MAGIC:
        return "magic"
    if harm or (manner == "grapple" and bool(_VIOLENT & words)):
        return "attack"
    return "opposed" if manner in _AGAINST_WILL else "challenge"


def opponent_of(
    act: Act | None, reading: Reading, scene: Scene, manner: str, kind: Kind = "none"
) -> Being | None:
    """Who stands against the act.

    Args:
        act: The act, or None for words spoken in character.
        reading: The text.
        scene: The scene.
        manner: The act's manner.
        kind: The kind of roll; one against somebody's will looks for that somebody in any manner.

    Returns:
        A being of the scene or of the text, or None.
    """
    if kind in ("opposed", "attack") and manner not in _AIMED:
        manner = "persuade" if kind == "opposed" else "fight"
    if manner not in _AIMED:
        return None
    low, high = _reach(act, reading, manner)
    if act is None and scene.beings and manner in _AGAINST_WILL:
        return _salient(scene, manner)
    named = _named_in(reading, scene, low, high)
    if named is None and act is not None and not any(b.weight for b in scene.beings):
        named = _shared(reading, scene, act.at + 1, high)
    named = named or _named_in(reading, scene, 0, high)
    if named is None and act is not None and not act.is_noun and manner in _AGAINST_WILL:
        named = _newcomer(reading, act.at + 1, min(high, act.at + 1 + _OBJECT))
    if named is None and manner == "tame":
        named = _from_text(reading, low, high, frozenset({"animal"}))
    if named is not None:
        return named
    if scene.beings:
        return _salient(scene, manner)
    return _from_text(reading, low, high, BEINGS) or scene.lead


def _reach(act: Act | None, reading: Reading, manner: str) -> tuple[int, int]:
    """Where the words stand that may name whom the act is done to: from its verb on."""
    if act is None:
        return 0, len(reading.tokens)
    inside = [i for i, t in enumerate(reading.tokens) if t.sentence == act.sentence]
    high = inside[-1] + 1
    if manner in _AGAINST_WILL:
        high = _before_what_is_said(reading, act.at, high)
    return act.at, high


def _before_what_is_said(reading: Reading, low: int, high: int) -> int:
    """Where the words told to somebody begin: "I lie to them | that I'm an inspector".

    Whoever these words speak of is their matter and not whom they are told to.
    """
    for at in range(low + 1, high):
        if reading.tokens[at].word in _WHAT_IS_SAID:
            return at
    return high


_WHAT_IS_SAID = bag("that i'm i we're dass")


def _named_in(reading: Reading, scene: Scene, low: int, high: int) -> Being | None:
    for at in range(low, high):
        token = reading.tokens[at]
        if token.is_sign or token.word in PRONOUNS[reading.lexicon.language]:
            continue
        classes = reading.lexicon.classes_at(reading.stems, at)[0]
        for being in scene.beings:
            if not being.stems.isdisjoint(reading.stems[at]) and (
                classes & BEINGS or token.raw[:1].isupper() or not classes
            ):
                return being
    return None


def _shared(reading: Reading, scene: Scene, low: int, high: int) -> Being | None:
    """Somebody in the act's reach whom the scene speaks of too ("at the prophet's mask")."""
    for at in range(low, high):
        token = reading.tokens[at]
        if token.is_sign or scene.stems.isdisjoint(reading.stems[at][:1]):
            continue
        classes, _ = reading.lexicon.classes_at(reading.stems, at)
        owner = token.word.endswith("'s") and not classes
        if classes & BEINGS or owner:
            name = token.raw.removesuffix("'s").removesuffix("’s")
            return Being(name, None, classes & BEINGS, frozenset(reading.stems[at]))
    return None


_OBJECT = 5
"""How many words after a verb its object stands at most."""


def _newcomer(reading: Reading, low: int, high: int) -> Being | None:
    """A person whom the text itself brings in as the act's object ("I bribe the watchman")."""
    for at in range(low, high):
        token = reading.tokens[at]
        spoken_to = token.word in PRONOUNS[reading.lexicon.language]
        if token.is_sign or spoken_to or token.word in _AWAY_FROM:
            return None
        classes, size = reading.lexicon.classes_at(reading.stems, at)
        if classes & {"guard", "person"} and at > low and reading.tokens[at - 1].word in _THE:
            end = _end_of_name(reading, at + size, high)
            name = " ".join(t.raw for t in reading.tokens[at:end])
            return Being(name, None, classes & BEINGS, frozenset(reading.stems[end - 1]))
    return None


_THE = bag("the a an der die das den dem einen einem le la un une el los al night old young fat")
_AWAY_FROM = bag(
    "for of from about with like as fur von uber mit wie pour de sur avec para sobre con"
)


def _salient(scene: Scene, manner: str) -> Being:
    if manner == "tame":
        for being in scene.beings:
            if "animal" in being.classes:
                return being
    if manner in ("persuade", "deceive", "haggle", "intimidate", "steal"):
        for being in scene.beings:
            if being.classes & {"guard", "person"} or (being.weight and not being.classes):
                return being
    return scene.beings[0]


def _from_text(reading: Reading, low: int, high: int, wanted: frozenset[str]) -> Being | None:
    """The first being of these classes that the text itself names."""
    for at in range(low, high):
        classes, size = reading.lexicon.classes_at(reading.stems, at)
        if classes & wanted:
            end = _end_of_name(reading, at + size, high)
            name = " ".join(t.raw for t in reading.tokens[at:end])
            return Being(name, None, classes & BEINGS, frozenset(reading.stems[end - 1]))
    return None


def _end_of_name(reading: Reading, at: int, high: int) -> int:
    """Where a name ends that may go on in a second noun ("the guard captain")."""
    while at < high and not reading.tokens[at].is_sign:
        classes, size = reading.lexicon.classes_at(reading.stems, at)
        if not classes & {"guard", "person"}:
            return at
        at += size
    return at
