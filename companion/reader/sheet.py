"""The sheet as the reader sees it: what each name stands for, whatever game it is of."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from companion.reader.fields import field_of, named_fields
from companion.reader.text import bag, table_words, unfold, words_of
from companion.reader.words import almanac
from companion.reader.words.callings import CALLINGS, SUBJECT_HEADS
from companion.reader.words.flaws import BAD_WORDS, DOMAINS, FLAWS
from companion.reader.words.things import THINGS

_DIE = re.compile(r"\bd(\d+)\b")
_LONG_TAIL = 5
_BAD = frozenset(BAD_WORDS.split())
_DOMAINS = {**DOMAINS, **almanac.DOMAINS}
_HEADS = frozenset(SUBJECT_HEADS)
_FILLERS = bag("of the a an and by from in with my his her de la le du der die das von el")
_STUB = 3
_PAIR = 2
_NEGATIVE_ALONE = bag("old slow small blind loud fat cold high blunt poor weak big heavy alt")


@dataclass(frozen=True, slots=True)
class SheetElement:
    """One name on the sheet and what the tables know of it."""

    name: str
    group: str
    weight: int
    words: tuple[str, ...]
    core: frozenset[str] = frozenset()
    further: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    hinders: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()
    subject: frozenset[str] = frozenset()
    is_flaw: bool = False
    is_unknown: bool = False
    die: int | None = None
    power: frozenset[str] = frozenset()
    fields: frozenset[int] = frozenset()
    purpose: frozenset[str] = frozenset()


@dataclass(slots=True)
class _Entry:
    core: set[str] = field(default_factory=set)
    further: set[str] = field(default_factory=set)
    plain: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    domains: set[str] = field(default_factory=set)
    classes: set[str] = field(default_factory=set)
    purpose: set[str] = field(default_factory=set)
    fields: set[int] = field(default_factory=set)


def _rows(table: str) -> Iterable[list[str]]:
    for line in unfold(table):
        yield [cell.strip() for cell in line.split("|")]


@lru_cache(maxsize=1)
def _index() -> dict[tuple[str, ...], _Entry]:
    index: dict[tuple[str, ...], _Entry] = {}

    def entries(cell: str) -> Iterable[_Entry]:
        for text in cell.split(","):
            key = tuple(table_words(text.replace("*", "")))
            if key:
                yield index.setdefault(key, _Entry())

    for core, further, cell in (*_rows(CALLINGS), *_rows(almanac.CALLINGS)):
        for entry in entries(cell):
            entry.core |= set(core.split())
            entry.further |= set(further.split())
    for name, plain, named, cell in _rows(THINGS):
        for entry in entries(cell):
            entry.plain |= set(plain.split())
            entry.named |= set(named.split())
            entry.classes.add(name)
    for domains, cell in (*_rows(FLAWS), *_rows(almanac.FLAWS)):
        for entry in entries(cell):
            entry.domains |= set(domains.split())
    _add_gear(entries)
    return index


def _add_gear(entries: Callable[[str], Iterable[_Entry]]) -> None:
    for core, further, cell in _rows(almanac.GEAR):
        for entry in entries(cell):
            entry.named |= {*core.split(), *further.split()}
            entry.purpose |= set(core.split())
            entry.classes.add("gear")


_PLAIN_USES = bag(
    "climb swim pick_lock repair heal endure navigate notice hack sneak disguise jump craft"
)


@lru_cache(maxsize=1)
def _field_names() -> dict[tuple[str, ...], list[int]]:
    found: dict[tuple[str, ...], list[int]] = {}
    for key, number in named_fields():
        found.setdefault(key, []).append(number)
    return found


@lru_cache(maxsize=4096)
def _entry(key: tuple[str, ...]) -> _Entry | None:
    """What the tables know of a name; one that only a field knows takes the field's core."""
    older = _index().get(key)
    numbers = _field_names().get(key)
    if not numbers or (older is not None and older.domains):
        return older
    entry = _copy(older) if older else _Entry()
    for number in numbers:
        entry.fields.add(number)
        found = field_of(number)
        if found.sort == "gear" and not older:
            entry.named |= found.manners
            entry.plain |= {found.core[0]} & _PLAIN_USES
        elif found.sort != "gear" and not (older and older.core):
            entry.core |= set(found.core)
    return entry


def _copy(entry: _Entry) -> _Entry:
    return _Entry(
        core=set(entry.core), further=set(entry.further), plain=set(entry.plain),
        named=set(entry.named), domains=set(entry.domains), classes=set(entry.classes),
        purpose=set(entry.purpose),
    )  # fmt: skip


@lru_cache(maxsize=1)
def _tails() -> frozenset[str]:
    """Single words that may end a compound."""
    return frozenset(
        key[0]
        for table in (_index(), _field_names())
        for key in table
        if len(key) == 1 and len(key[0]) >= _LONG_TAIL
    )


@lru_cache(maxsize=1)
def _uses_of_classes() -> dict[str, tuple[str, ...]]:
    return {row[0]: tuple(row[1].split()) for row in _rows(THINGS)}


def plain_uses(name: str) -> tuple[str, ...]:
    """The manners that a class of things serves by itself; none for other noun classes."""
    return _uses_of_classes().get(name, ())


def is_calling(word: str) -> bool:
    """Whether a folded word names a calling, such as "smuggler"."""
    entry = _entry((word,)) or _entry(_singular((word,)))
    return bool(entry and entry.core and not entry.classes and not entry.domains)


def _singular(words: tuple[str, ...]) -> tuple[str, ...]:
    last = words[-1]
    if last.endswith("men"):
        return (*words[:-1], f"{last[:-2]}an")
    return (*words[:-1], last[:-1]) if len(last) > _STUB and last.endswith("s") else words


def _find(words: tuple[str, ...]) -> list[tuple[int, _Entry]]:
    """Entries for the longest known runs of words, with their lengths."""
    found: list[tuple[int, _Entry]] = []
    at = 0
    while at < len(words):
        for size in range(min(5, len(words) - at), 0, -1):
            key = words[at : at + size]
            entry = _entry(key) or _entry(_singular(key)) or _other_gender(key)
            if entry:
                found.append((size, entry))
                at += size
                break
        else:
            tail = _compound(words[at])
            if tail:
                found.append((1, tail))
            at += 1
    return found


_GENDERS = (
    ("innen", ""), ("in", ""), ("euse", "eur"), ("trice", "teur"), ("iere", "ier"), ("ere", "er"),
    ("ienne", "ien"), ("onne", "on"), ("ora", "or"), ("ona", "on"), ("ina", "in"), ("a", "o"),
    ("ee", "e"), ("te", "t"), ("ive", "if"), ("er", ""), ("e", ""), ("es", ""), ("s", ""),
)  # fmt: skip
_SHORTEST_NAME = 4


def _other_gender(words: tuple[str, ...]) -> _Entry | None:
    """The entry of the masculine form of a name ("Kartografin", "cartographe", "joyera")."""
    last = words[-1]
    for ending, other in _GENDERS:
        if last.endswith(ending) and len(last) - len(ending) + len(other) >= _SHORTEST_NAME:
            entry = _entry((*words[:-1], last[: len(last) - len(ending)] + other))
            if entry:
                return entry
    return None


def _compound(word: str) -> _Entry | None:
    if len(word) < _LONG_TAIL + 3:
        return None
    tails = _tails()
    for cut in range(2, len(word) - _LONG_TAIL + 1):
        if word[cut:] in tails:
            return _entry((word[cut:],))
    return None


_LIMBS = {
    "legs": bag("leg legs foot feet knee knees ankle ankles hip toe toes bein fuss knie knochel "
                "jambe pied genou cheville pierna pie rodilla tobillo"),
    "arms": bag("arm arms shoulder wrist elbow schulter handgelenk bras epaule poignet brazo "
                "hombro"),
    "hands": bag("hand hands finger fingers thumb thumbs finger daumen main mains doigt doigts "
                 "mano manos dedo dedos"),
    "sight": bag("eye eyes eyesight vision auge augen oeil yeux ojo ojos"),
    "body": bag("back rib ribs lung lungs chest heart stomach rucken rippe cote dos costilla"),
}  # fmt: skip
_SOUND = bag(
    "strong steady nimble quick fast keen sharp good cyber robotic mechanical bionic long light "
    "deft golden magic iron third cat eagle hawk lucky big swift clever skilled trained soft able "
    "cybernetic artificial metal "
    "gentle green healing sure steel stone silver starker stark flinke flink ruhige ruhig scharfe "
    "gute geschickte fort forte agile agiles bonne bon habiles fuerte agil agiles buena buen "
    "habiles firme lion brave warm kind true sixth extra hardened calloused tough prosthetic"
)


def _ailing(useful: list[str], found: list[tuple[int, _Entry]]) -> str:
    """The domain of a limb with an unkind word before it ("Gouty foot"), or nothing."""
    if len(useful) != _PAIR or useful[0] in _SOUND or any(e.core or e.plain for _, e in found):
        return ""
    return next((domain for domain, words in _LIMBS.items() if useful[1] in words), "")


_DENYING = bag("not no never nothing beyond nicht kein keine pas jamais sin nunca")
_COOL = bag("nerve nerves blooded headed steel")


def _is_denied(words: tuple[str, ...]) -> bool:
    """Whether a name says that somebody lacks a flaw ("Not easily fooled", "Unshaken")."""
    if words[0] == "cold" and _COOL & set(words):
        return True
    rest = words[1:] if words[0] in _DENYING else ()
    if words[0].startswith("un") and len(words) == 1:
        rest = (words[0].removeprefix("un"),)
    named = _find(rest) if rest else []
    return any(entry.domains for _, entry in named) and _is_flaw(rest, named)


def _is_flaw(words: tuple[str, ...], found: list[tuple[int, _Entry]]) -> bool:
    if words and _is_denied(words):
        return False
    bad = [(size, e) for size, e in found if e.domains]
    good = [(size, e) for size, e in found if e.core or e.plain or e.classes or e.fields]
    useful = [w for w in words if w not in _FILLERS]
    if bad:
        largest = max(size for size, _ in bad)
        if not [g for g in good if not g[1].domains]:
            return True
        if len(words) == largest:
            return not any(e.core for _, e in bad)
        return useful[0] in _BAD or (largest > 1 and useful[0] not in _NEGATIVE_ALONE)
    return bool(useful) and (useful[0] in _BAD or bool(_ailing(useful, found)))


def _counting(found: list[tuple[int, _Entry]], words: tuple[str, ...]) -> list[_Entry]:
    """The entries that tell what a name is good for: of gear, the thing and not what it is like.

    A small boat neither hides nor climbs as somebody small does; a thief's lantern is a lantern.
    """
    entries = [entry for _, entry in found]
    last = entries[-1] if entries else None
    is_gear = last is not None and bool(last.classes) and not last.core and not last.domains
    likened = is_gear and not set(words) & _JOINS
    return [e for e in entries if e.classes or e.domains] if likened else entries


_JOINS = bag("and with of for und mit von et avec de y con & plus")


def _element(name: str, group: str, weight: int) -> SheetElement:
    bare = re.sub(r"\(.*?\)", " ", name)
    words = tuple(w for w in words_of(bare) if not w.isdigit()) or tuple(words_of(name))
    found = _find(words) if words else []
    flaw = group == "trait" and _is_flaw(words, found)
    counting = _counting(found, words) if group == "trait" and not flaw else [e for _, e in found]
    entry = _together(counting)
    if flaw and not entry.domains:
        entry.domains.add(_ailing([w for w in words if w not in _FILLERS], found) or "body")
    hinders = _hindered(entry) if flaw or (entry.domains and entry.classes) else set()
    subject = _foes(words)
    if _HEADS & set(words):
        subject = {w for w in words if w not in _HEADS and w not in _FILLERS}
        entry.core |= {"recall", "investigate"}
    gift = _gift(words)
    if gift and not flaw:
        entry.core, entry.further, entry.purpose = {"cast"}, set(gift), set()
        entry.plain, entry.named, entry.classes = set(), set(), set()
    die = _DIE.search(name)
    return SheetElement(
        name=name,
        group=group,
        weight=weight,
        words=words,
        core=frozenset(entry.core),
        further=frozenset(entry.further - entry.core),
        plain=frozenset(entry.plain),
        named=frozenset(entry.named),
        hinders=frozenset(hinders),
        classes=frozenset(entry.classes),
        subject=frozenset(subject),
        is_flaw=flaw,
        is_unknown=not found and not subject and not flaw,
        die=int(die.group(1)) if die else None,
        power=_power(name),
        fields=frozenset(() if flaw else entry.fields),
        purpose=frozenset(() if flaw else entry.purpose),
    )


_SLOTS = (
    "core", "further", "plain", "named", "domains", "classes", "fields", "purpose",
)  # fmt: skip


def _together(entries: Iterable[_Entry]) -> _Entry:
    """Return one entry that holds what several hold."""
    whole = _Entry()
    for one in entries:
        for slot in _SLOTS:
            getattr(whole, slot).update(getattr(one, slot))
    return whole


def _hindered(entry: _Entry) -> set[str]:
    """Return the manners that an ailment stands in the way of; "*" for all."""
    hinders: set[str] = set()
    for domain in entry.domains:
        hinders |= {"*"} if domain == "all" else set(_DOMAINS[domain].split())
    return hinders


def _gift(words: tuple[str, ...]) -> tuple[str, ...]:
    """What a power serves for that the name calls a gift ("Gift of fire"), or nothing."""
    if len(words) <= _PAIR or words[0] not in _GIFTS or words[1] not in _OF_WHAT:
        return ()
    found = [uses for told, uses in _POWERS if told & set(words[2:])]
    return found[0] if found else ("recall",)


_GIFTS = bag("gift power blessing boon touch breath art gabe kraft macht don pouvoir poder")
_OF_WHAT = bag("of the des der du de")
_POWERS = (
    (
        bag("fire flame flames lightning storm frost ice feuer blitz feu foudre fuego rayo"),
        ("blast", "break", "intimidate", "craft"),
    ),
    (bag("healing life mending heilung guerison curacion"), ("heal", "endure")),
    (
        bag("sight foresight prophecy seeing dreams vision sicht vue vista"),
        ("notice", "recall", "search"),
    ),
    (
        bag("tongues speech voice persuasion zunge langues lenguas"),
        ("persuade", "deceive", "read", "perform"),
    ),
    (bag("shadow shadows night invisibility schatten ombre sombra"), ("hide", "sneak", "flee")),
    (bag("beasts animals wolves birds tiere betes bestias"), ("tame", "track")),
    (bag("strength giants stone earth kraft force fuerza"), ("lift", "break", "endure")),
    (bag("wind air flight flying wings"), ("climb", "jump", "sail", "flee")),
    (bag("water sea rivers wasser eau agua"), ("swim", "sail")),
)


def _foes(words: tuple[str, ...]) -> set[str]:
    """What a calling is about, where its name says so: "Troll hunter"."""
    if len(words) == _PAIR and words[-1] in _FIGHTERS:
        return {words[0], words[0] + "s"}
    return set(_FIELDS.get(words[0], "").split()) if len(words) == 1 else set()


_FIGHTERS = bag("hunter slayer killer bane tamer whisperer tracker catcher jager toter")
_FIELDS = {
    "xenobiologist": "alien aliens nest spore spores sac creature specimen rash",
    "botanist": "plant plants flower flowers tree trees herb herbs seed seeds",
    "entomologist": "insect insects bug bugs swarm hive beetle beetles spider spiders",
    "exorcist": "possessed demon demons spirit spirits ghost",
    "demonologist": "demon demons imp fiend",
    "astronomer": "star stars planet comet",
    "geologist": "rock rocks cave mine crystal",
    "archaeologist": "ruin ruins tomb tablet temple",
    "egyptologist": "tomb mummy pharaoh hieroglyphs",
    "occultist": "ritual occult cult cultists demon spirit",
    "toxicologist": "poison venom toxin",
}


def _power(name: str) -> frozenset[str]:
    """Words of an item's power, as its brackets tell it: "(shoot lightning d4, once per day)"."""
    inside = re.search(r"\(([^()]*)\)", name)
    words = words_of(inside.group(1)) if inside else []
    return frozenset(w for w in words if len(w) > _STUB and w not in _TERMS and not w[-1].isdigit())


_TERMS = bag("once twice thrice day week hour per each einmal tag fois jour veces dia damage round")


def _number(value: object) -> int:
    if isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return max(-99, min(value, 99))
    match = re.search(r"-?\d{1,3}", str(value))
    return int(match.group()) if match else 1


def _pairs(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(k), v) for k, v in value.items()]
    if isinstance(value, (list, tuple)):
        out = []
        for item in value:
            if isinstance(item, Mapping):
                out.append((str(item.get("name", "")), item.get("weight", item.get("die", 1))))
            elif isinstance(item, str):
                out.append((item, 1))
        return out
    return []


@lru_cache(maxsize=512)
def _cached(name: str, group: str, weight: int) -> SheetElement:
    return _element(name[:200], group, weight)


def sheet_elements(sheet: Mapping[str, Any]) -> tuple[SheetElement, ...]:
    """Read a sheet of any of the three shapes; what is malformed is passed over.

    Args:
        sheet: A sheet as in the ``propose`` call.

    Returns:
        Its elements in the order of the sheet.
    """
    groups = (
        ("traits", "trait"),
        ("archetypes", "archetype"),
        ("attributes", "attribute"),
        ("skills", "skill"),
        ("equipment", "item"),
        ("inventory", "item"),
    )
    found = []
    for key, group in groups:
        for name, value in _pairs(sheet.get(key)):
            if name.strip():
                found.append(_cached(name, group, _number(value)))
    return tuple(found[:400])
