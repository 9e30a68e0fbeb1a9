"""Who and what an exchange is about, as noun phrases, and what kind of place it happens in."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from companion.narration.brief import Brief, Person
from companion.narration.deed import Deed, deed_of, manner_meant
from companion.narration.grammar import Picker, Slots
from companion.narration.helps import Help, as_thing, flaw_of, helps_of, plain
from companion.narration.library import (
    Manner,
    StakesPair,
    fold_words,
    genre_tags,
    manner,
    place_words,
    verb_words,
)
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    is_beast,
    owned,
    short_of,
)
from companion.narration.prose.words import common_words
from companion.narration.scene_kits import UNSEEN, SceneBeat, long_words, said_words
from companion.narration.subject import (
    classes_of,
    is_object,
    kind_sought,
    made_up_for,
    person_meant,
    said_of,
    sought_of,
    thing_of,
    told_by,
)

_HOME: Final = {"skitterbarren": "wasteland", "altars": "swordsorcery"}
_DOWN: Final = re.compile(
    r"\b(?:down|descend|abseil|rappel|lower (?:myself|ourselves)|hinab|hinunter|descends?|bajo)\b",
    re.IGNORECASE,
)
_SPOKEN: Final = frozenset(["social", "art"])
"""Families of what is done where one stands, with the voice."""
_STRUGGLES: Final = frozenset(["fight", "force", "travel"])
_IT: Final = Noun(text="it", pronoun="it", bare="it")
"""What a thing is called that the player did not name."""
_PLACE: Final = Noun(text="the place", pronoun="it", bare="place", head="place")
_SEARCHED: Final = frozenset(["search", "look", "forage"])
"""Kinds of action that are done to where one is, if to nothing else."""
_WOUND_STEPS: Final = ((2, "light"), (5, "solid"), (8, "heavy"))


@dataclass(frozen=True, slots=True)
class Cast:
    """One exchange in noun phrases.

    Attributes:
        manner: the kind of action.
        slots: what slots stand for.
        opponent: who resists, if anybody does.
        npc: somebody else who is there.
        helps: what was stitched in, as it can be named.
        flaw: a negative trait that worked against it, with its form (noun or state).
        gear: name of an item, as on the sheet, that could be lost.
        clock: name of a clock that runs against the players.
        deed: what the player's words do; None where they are no plain deed.
        in_fight: rounds of a fight are counted, so nothing takes longer than a breath.
        scene: what is at stake by the kit of this very scene, what is nearest to the attempt first.
    """

    manner: Manner
    slots: Slots
    opponent: Person | None
    npc: Person | None
    helps: tuple[Help, ...]
    flaw: tuple[str, Noun] | None
    gear: str
    clock: str
    deed: Deed | None = None
    in_fight: bool = False
    scene: tuple[StakesPair, ...] = ()


def cast_of(brief: Brief) -> Cast:
    """Return who and what an exchange is about."""
    picker = Picker(brief.seed, brief.exchange, "cast")
    attempt, setting = brief.attempt, brief.setting
    deed = deed_of(attempt.text, attempt.goal)
    known = manner(_manner_told(brief, deed))
    opponent = attempt.opponent or person_meant(brief)
    if opponent is not None and is_object(opponent.name):
        opponent = None
    # Somebody whom an action is for, and who does not resist, may also be the one to speak.
    is_against = attempt.opponent is not None
    npc = opponent if opponent and not is_against else _bystander(brief, picker, opponent)
    if npc is not None and is_beast(definite(npc.name)):
        npc = None
    thing = None if _is_prayer(known, deed) else thing_of(brief, deed, opponent)
    gear, clock = _gear(brief, picker), _clock(brief, picker)
    nouns = _people(brief, opponent, npc)
    nouns |= {
        slot: noun
        for slot, noun in (
            ("target", thing),
            ("sought", sought_of(deed)),
            ("deed", plain(deed.text) if deed else None),
            ("gear", owned(gear) if gear else None),
            ("itemname", plain(gear) if gear else None),
            ("clockname", plain(clock) if clock else None),
            ("clocksaid", plain(said_of(clock)) if clock else None),
        )
        if noun is not None
    }
    nouns["thing"] = nouns.get("target") or (_PLACE if known.name in _SEARCHED else _IT)
    tags = tags_of(brief) | _marks(brief, known, nouns.get("opp")) | classes_of(thing)
    tags |= (
        told_by(brief, deed, gear)
        | _nearly(brief, clock)
        | _due(brief, clock)
        | kind_sought(nouns.get("sought"))
    )
    nouns |= made_up_for(picker, tags)
    fact = picker.one(setting.knowledge[-6:]) if setting.knowledge else ""
    if fact and as_thing(fact):
        nouns["fact"] = as_thing(fact) or definite(fact)
    return Cast(
        manner=known,
        slots=Slots(nouns, tags),
        opponent=opponent,
        npc=npc,
        helps=helps_of(brief, known),
        flaw=flaw_of(brief),
        gear=gear,
        clock=clock,
        deed=deed,
        in_fight=setting.in_fight,
        scene=tuple(beat.pair for beat in scene_beats(brief, known.name)),
    )


_ORDERING: Final = re.compile(r"\b(?:order|command)\b", re.IGNORECASE)
_AKIN: Final = {"bribe": frozenset({"bargain"}), "haggle": frozenset({"bargain"})}
"""Kinds of action whose stakes another kind has in a scene's beats."""


def scene_beats(brief: Brief, told_as: str = "") -> list[SceneBeat]:
    """Return the beats of this scene that are about an attempt, the most particular first.

    Args:
        brief: the exchange.
        told_as: the kind of action that it is told as, where that is another than it is read as.
    """
    if not brief.setting.beats:
        return []
    attempt = brief.attempt
    meant = attempt.opponent or person_meant(brief)
    whom = {name for name in (meant.name if meant else "", attempt.target or "") if name}
    manners = {attempt.manner, told_as} | _AKIN.get(attempt.manner, frozenset())
    if _ORDERING.search(attempt.text):
        manners.add("command")  # whoever is to be won for it is told to do it
    said = said_words(attempt.text)
    kinds = manners | _kinds_of_verb(attempt.text)
    found = [
        beat
        for beat in brief.setting.beats
        if beat.suits(kinds if beat.about else manners, whom, said)
    ]
    named = _named_in(brief, meant)
    found = [b for b in found if b.leads_where(attempt.text) and all(map(b.is_about, named))]
    if brief.setting.in_fight:
        found = [beat for beat in found if not beat.of <= UNSEEN]
    if brief.setting.counts_rounds and attempt.kind == "attack":
        return []  # what a whole fight comes to is no blow's
    if _hides(attempt.text, attempt.manner):
        # A beat of crossing the ward is about bed eleven; who hides in it does not cross.
        hiding = [b for b in brief.setting.beats if "hide" in b.of and b.suits(manners, whom, said)]
        found = [b for b in hiding if b.leads_where(attempt.text)] or found
    return sorted(found, key=lambda beat: -beat.nearness(said))


def _hides(text: str, manner: str) -> bool:
    """Return whether words say that one hides, and not something."""
    first = next((word for word in fold_words(text) if word in verb_words()), "")
    deed = deed_of(text)
    is_direct = deed is not None and deed.is_direct
    return first == "hide" and manner in verb_words()[first] and not is_direct


def _kinds_of_verb(text: str) -> set[str]:
    """Return what the verb of a deed may be told as: a beat about the very thing suits by that."""
    first = next((w for w in fold_words(text) if w in verb_words()), "")
    return set(verb_words().get(first, ()))


_WHEREVER: Final = frozenset(
    ["place", "room", "area", "scene", "surroundings", "spot", "ground", "floor", "way", "exit"]
)
"""What may be named of any scene."""
_LEAST_SAID: Final = 2
"""Words of a speech by which what is said in it is something of its own."""
_LEAST: Final = 3
"""The same of a deed."""


def _named_in(brief: Brief, meant: Person | None) -> list[frozenset[str]]:
    """Return what an attempt is done to, and what else it names, each as words; [] for nothing.

    Words for any such act, for whoever is here and for what is on the sheet do not count: who
    "searches the place" names nothing, who "rams the car" does.
    """
    attempt = brief.attempt
    held = {*attempt.stitched, *attempt.hindering, *brief.setting.items}
    people = {word for person in brief.setting.people for word in said_words(person.name)}
    spoken_for = people | {word for name in held for word in said_words(name)}
    said = long_words(attempt.text) - spoken_for - common_words() - _WHEREVER
    content = frozenset(said - _everyday())
    is_talk = meant is not None and manner(_manner_told(brief, None)).family in _SPOKEN
    named = [content] if len(content) >= (_LEAST_SAID if is_talk else _LEAST) else []
    thing = None if is_talk else thing_of(brief, deed_of(attempt.text, attempt.goal), meant)
    if thing is None or not thing.head or thing.head in _WHEREVER | people:
        return named
    return [*named, said_words(thing.head)]


@cache
def _everyday() -> frozenset[str]:
    """Return words that stand in many a deed and name nothing: verbs, ways to do it, small ones."""
    verbs = {
        form for verb in verb_words() for form in (verb, f"{verb}s", f"{verb}ing", f"{verb}ed")
    }
    return frozenset(verbs | _ADVERBS)


_ADVERBS: Final = frozenset(
    """
    about after again ahead all along aloud already also always another anybody anything around
    away back because before behind below beside between both careful carefully close closely
    closer could down each else enough even ever every everybody everyone everything far fast
    first forward from good hard have here high inside instead into just last left like little
    long make more most much near nearest next nobody nothing once only onto other others out
    outside over past possible quick quickly quiet quietly really right round same short should
    side slow slowly some somebody someone something somehow still straight such sure than that
    their them then there they thing things this those through till time together toward towards
    trying turn under until unseen unheard upon very want wants well what whatever when where
    whether which while whoever will with within without would your sight hands hand feet foot
    """.split()  # noqa: SIM905 - a list of words reads better so
)


def _people(brief: Brief, opponent: Person | None, npc: Person | None) -> dict[str, Noun]:
    """Return the slots of those who are there: in full, and as they are called once named."""
    everybody = tuple(clean(person.name) for person in brief.setting.people)
    nouns: dict[str, Noun] = {}
    if opponent is not None:
        nouns["opp"] = definite(opponent.name)
        nouns["oppshort"] = short_of(nouns["opp"], everybody)
    if npc is not None:
        nouns["npc"] = definite(npc.name).single
        nouns["npcshort"] = short_of(definite(npc.name), everybody).single
        nouns["npctheir"] = plain(nouns["npc"].their)
        if npc.wants:
            nouns["want"] = plain(clean(npc.wants))
    if brief.attempt.helpers:
        nouns["ally"] = definite(brief.attempt.helpers[0])
    return nouns


_ONESELF: Final = re.compile(
    r"\b(?:myself|me|my (?:own )?(?:[\w'’-]+ ){0,2}?(?:wounds?|hurts?|injur(?:y|ies)|arm|leg|"
    r"forearm|hand|foot|head|side|shoulder|ribs?|knee|ankle|wrist|face|back|eye|cuts?|burns?|bruises?|gash|"
    r"bleeding))\b",
    re.IGNORECASE,
)


_DEALING: Final = frozenset(["haggle", "buy", "persuade", "bribe", "talk", "command"])
_OWED: Final = re.compile(
    r"\b(?:haggl\w+|bargain\w*|negotiat\w+|dicker\w*|settle|argue|deal|renegotiat\w+|talk down|beat"
    r" down|bring down|reduce|raise|split|divide|agree)\b.{0,60}?\b(?:debts?|ransom|rewards?|bounty"
    r"|shares?|cut|wages?|pay(?:ment)?|fees?|terms|tolls?|fines?|tribute|surrender|release|truce|treaty"
    r"|salary|contract|conditions|interest|instalments?|spoils|loot|rent|tax(?:es)?|dowry|alimony|owe)\b",
    re.IGNORECASE,
)
"""Bargaining over what is owed or shared out, and not over the price of anything for sale."""
_HIRING: Final = frozenset(["hire", "rent", "charter", "lease", "engage", "recruit", "book"])


def _manner_told(brief: Brief, deed: Deed | None) -> str:
    """Return the kind of action as it is told: down a wall, and one's own wounds, are others."""
    attempt = brief.attempt
    if attempt.kind == "magic" and attempt.manner in _OF_MAGIC:
        return attempt.manner  # who begs a god for rain persuades nobody
    meant = manner_meant(attempt.manner, deed)
    if meant == "heal" and _ONESELF.search(attempt.text):
        return "heal_self"
    if meant == "climb" and _DOWN.search(f"{attempt.text} {attempt.goal}"):
        return "descend"
    if meant in _DEALING and _OWED.search(f"{attempt.text} {attempt.goal}"):
        return "bargain"
    if meant == "buy" and deed is not None and deed.verb.lower() in _HIRING:
        return "hire"
    opponent = attempt.opponent
    beast = opponent is not None and is_beast(definite(opponent.name))
    return "tame" if beast and meant in _TALKING else meant


_OF_MAGIC: Final = frozenset(["cast", "scry"])
"""What stays magic in the telling, whatever verb it is put with."""
_PRAYING: Final = frozenset(
    ["pray", "ask", "beg", "beseech", "implore", "entreat", "invoke", "call", "plead", "petition"]
)


def _is_prayer(known: Manner, deed: Deed | None) -> bool:
    """Whether what a deed names is the god who is asked, and nothing that it is done to."""
    return known.name in _OF_MAGIC and deed is not None and deed.verb.lower() in _PRAYING


_TALKING: Final = frozenset(["persuade", "talk", "command"])
"""What is done with words, and with an animal is done with patience."""


_SAYING: Final = frozenset(
    [
        "say",
        "tell",
        "warn",
        "ask",
        "shout",
        "call",
        "promise",
        "explain",
        "beg",
        "plead",
        "claim",
        "announce",
        "whisper",
        "name",
        "threaten",
        "order",
        "demand",
        "bluff",
        "lie",
        "insist",
        "answer",
        "reply",
        "swear",
        "argue",
        "offer",
        "sage",
        "warne",
        "frage",
        "bitte",
        "rufe",
        "dis",
        "demande",
        "avertis",
        "digo",
        "pido",
        "aviso",
        "advierto",
    ]
)
"""Verbs by which the player's own words say something aloud."""

_MANY: Final = frozenset(["crowd", "mob", "audience", "people", "villagers", "gang", "throng"])


def _marks(brief: Brief, known: Manner, opponent: Noun | None) -> set[str]:
    marks = {"done"} if brief.passed else set()
    if known.family in _STRUGGLES:
        marks.add("struggle")
    if known.family in _SPOKEN:
        marks.add("talk")
    if _SAYING & set(fold_words(brief.attempt.text)):
        marks.add("spoken")
    if opponent is None:
        return marks
    marks.add("foe")
    if opponent.head in _MANY:
        marks.add("crowd")
    return marks | {"beast"} if is_beast(opponent) else marks


def _bystander(brief: Brief, picker: Picker, opponent: Person | None) -> Person | None:
    present = [
        person
        for person in brief.setting.people
        if (opponent is None or person.name != opponent.name)
        and not is_beast(definite(person.name))
        and not is_object(person.name)
        and person.name not in brief.attempt.helpers
    ]
    if brief.attempt.kind == "none":
        return picker.one(present) if present else None
    # Who looks on and matters is who bears a grudge; friends only where there is nobody else.
    # Words move those who have made up their minds least.
    cool, even = ([p for p in present if p.attitude < 0], [p for p in present if p.attitude == 0])
    is_talk = manner_meant(brief.attempt.manner, None) in _TALKING
    watching = [even, present] if is_talk else [cool, even, present]
    meant = next((some for some in watching if some), [])
    return picker.one(meant) if meant else None


def _gear(brief: Brief, picker: Picker) -> str:
    carried = {clean(item).lower(): item for item in brief.setting.items}
    used = [carried[s] for s in map(str.lower, map(clean, brief.attempt.stitched)) if s in carried]
    if used:
        return picker.one(used)
    return picker.one(brief.setting.items) if brief.setting.items else ""


def _clock(brief: Brief, picker: Picker) -> str:
    running = [c.name for c in brief.setting.clocks if not c.good and c.ticks < c.size]
    due = [name for name in running if name in (brief.stirred or ())]
    return picker.one(due or running) if running else ""


def _nearly(brief: Brief, clock: str) -> frozenset[str]:
    """Return "nearly" where a clock has little time left: a third of it, or one segment."""
    named = next((c for c in brief.setting.clocks if c.name == clock), None)
    if named is None or named.size - named.ticks > max(1, named.size // 3):
        return frozenset()
    return frozenset({"nearly"})


def _due(brief: Brief, clock: str) -> frozenset[str]:
    """Return "due" where a clock may be spoken of: it has moved since it was."""
    is_due = bool(clock) and (brief.stirred is None or clock in brief.stirred)
    return frozenset({"due"}) if is_due else frozenset()


def tags_of(brief: Brief) -> frozenset[str]:
    """Return what the genre and the place bring: "old", "tavern", "ship" ..."""
    around = {word for s in brief.setting.standings for word in fold_words(s.name)}
    weather = {tag for tag, signs in _WEATHER.items() if around & signs}
    return _tags(brief.system, brief.setting.genre, brief.setting.place) | weather


@lru_cache(maxsize=512)
def _tags(system: str, genre: str, place: str) -> frozenset[str]:
    genre = genre.lower() or _HOME.get(system, "")
    tags = set(genre_tags().get(genre, frozenset([genre] if genre else [])))
    words = _words_of(place)
    tags |= {kind for kind, signs in place_words().items() if words & signs}
    if genre == "space":
        tags |= {"station"} - (
            {"station"} if tags & {"woods", "desert", "cave", "street"} else set()
        )
    if words & _WATER:
        tags.add("wet")
    if genre == "wasteland" and not tags & _NO_DESERT:
        tags.add("desert")
    return frozenset(tags)


def _words_of(place: str) -> set[str]:
    words = {w.removesuffix("'s") for w in fold_words(place)}
    return words | {w[:-1] for w in words if w.endswith("s")}


_BESIDE: Final = re.compile(
    r"\b(?:of|at|on|above|under|in|from|to|through|off|by|behind|below|beneath|near|between|with|over"
    r"|before|after|outside|inside|beside)\b"
)
"""What stands behind says whose a place is, or what it lies at."""


def to_be_sensed(slots: Slots, place: str) -> Slots:
    """Return slots whose tags say where one is by the place's own noun, for what is sensed there.

    A clinic in Tolliver Street is no street, a brig called Salt Widow no salt; beside the kinds of
    place stand the very words of the noun ("p_kitchen").
    """
    front = _BESIDE.split(place)[0]
    plain = " ".join(word for word in front.split() if not word[:1].isupper())
    words = _words_of(plain) - {"the", "a", "an"} or _words_of(front.split()[-1] if front else "")
    kinds = {kind for kind, signs in place_words().items() if words & signs}
    kinds |= {"wet"} if words & _WATER else set()
    others = slots.tags - set(place_words()) - {"wet"}
    return Slots(slots.nouns, others | kinds | {f"p_{word}" for word in words})


_WATER: Final = frozenset(
    [
        *("marsh", "swamp", "bog", "fen", "mire", "river", "stream", "brook", "ford", "ferry"),
        *("lake", "pond", "reed", "shore", "bank", "beach", "coast", "island", "sea", "bay"),
        *("harbour", "harbor", "quay", "jetty", "canal", "mill", "waterfall", "wharf", "weir"),
    ]
)
_NO_DESERT: Final = frozenset(["street", "house", "tavern", "cave", "station", "woods", "wet"])
"""Where a ruined world is no desert."""
_WEATHER: Final = {
    "chill": frozenset(["cold", "freezing", "frost", "frozen", "ice", "icy", "snow", "chill"]),
    "heat": frozenset(["heat", "hot", "glare", "burning", "scorching", "fire", "flames"]),
}
"""What already stands in a scene and would be gainsaid by a sense of the opposite."""


def wound_step(damage: int) -> str:
    """Return how bad a wound of so many points is.

    Example:
        >>> [wound_step(n) for n in (1, 4, 7, 12)]
        ['light', 'solid', 'heavy', 'crushing']
    """
    return next((name for most, name in _WOUND_STEPS if damage <= most), "crushing")
