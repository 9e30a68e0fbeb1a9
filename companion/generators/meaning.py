"""Reads what a new archetype should be about: its name, its subject, what such people do."""

import re
from typing import Final, NamedTuple

from companion.generators.facet import Facet
from companion.generators.facets import Parsed, take_apart
from companion.generators.grammar import (
    agent_of,
    bare,
    base_of,
    ing_of,
    is_many,
    one_of,
    third_of,
)
from companion.generators.named import calling_in, domain_in
from companion.generators.tables import (
    Calling,
    Domain,
    Practice,
    all_practices,
    all_tempers,
)
from companion.generators.text import article, clean, filled, has_words, titled
from companion.generators.words.archetypes import (
    FIELD_PRACTICES,
    SETTINGS,
    STANDINGS,
    WITHOUT_SUBJECT,
)
from engine.api import capital

_NAMED: Final = re.compile(r"\b(?:named|called)\s+[\"“']?([^\W\d_][\w’' -]{0,40})")
_MARKS: Final = re.compile(r"[^a-z’' -]")
_SUBJECTS: Final = frozenset(
    [
        "one",
        "somebody",
        "someone",
        "anybody",
        "person",
        "people",
        "those",
        "he",
        "she",
        "they",
        "archetype",
        "class",
    ]
)  # fmt: skip
_ORDERS: Final = frozenset(
    [
        "give",
        "make",
        "ignore",
        "set",
        "write",
        "please",
        "you",
        "i",
        "print",
        "return",
        "do",
        "let",
        "all",
        "every",
        "add",
        "use",
        "delete",
        "run",
        "forget",
        "output",
        "pretend",
        "system",
        "assistant",
        "user",
        "disregard",
        "raise",
        "max",
        "grant",
        "create",
        "invent",
        "we",
        "this",
        "there",
        "drop",
        "select",
        "script",
        "it",
    ]
)  # fmt: skip
_LONGEST_NAME: Final = 34
_LONGEST_HEAD: Final = 4
_STUFFS: Final = frozenset(
    [
        "glue",
        "chalk",
        "dust",
        "salt",
        "ink",
        "incense",
        "armour",
        "venom",
        "acid",
        "bread",
        "powder",
        "rope",
        "cloth",
        "clothing",
        "turpentine",
        "scrip",
        "luggage",
        "jewellery",
        "bait",
        "oil",
        "wax",
        "thread",
        "twine",
        "soap",
        "rouge",
    ]
)  # fmt: skip
_DEEDS: Final = ("does", "feels", "refuses", "never", "unable", "past", "is")
_LINK: Final = re.compile(
    r"^(?:only |just )?(?:with|to|for|about|by|on|in|against|at|from|of|after|over) "
)
_WITH: Final = re.compile(
    r"^(?:work|deal|cook|build|live|trade|speak|fight) (?:only )?(?:with|in) "
)
_ADJECTIVE_ENDS: Final = ("ed", "less", "ful", "ous", "ish", "ic", "ical", "able", "ible", "ian",
                          "ary", "ern")  # fmt: skip
_GENERAL: Final = Practice(
    (), "", "",
    ("doing it well, and doing it under pressure", "telling good work from bad at a glance",
     "knowing the others who do it, and what they owe each other",
     "getting hold of what it takes at short notice"),
    ("explaining it to outsiders", "the law around it", "a straight fight"),
    "the one who is sent for when nobody else will even try",
    ("is at it before the others are awake", "keeps notes that nobody else can read",
     "turns down one job in three, and never says why"),
    ("a worn bag of tools", "a notebook", "gloves kept for one purpose"), ("craft",),
)  # fmt: skip


class Meaning(NamedTuple):
    """What a concept asks of a new archetype; whatever it leaves open is None or "".

    Attributes:
        name: name to give it.
        domain: what it deals with, of the lists.
        practice: what it does.
        subject: what it deals with, in the concept's own words.
        definition: a whole definition, where the concept is one.
        note: what is added to the definition.
        covers: what it covers beyond the practice.
        where: where such people work, if the concept says so.
    """

    name: str = ""
    domain: Domain | None = None
    practice: Practice | None = None
    subject: str = ""
    definition: str = ""
    note: str = ""
    covers: tuple[str, ...] = ()
    where: str = ""


def read_meaning(concept: str) -> Meaning:
    """Read the concept of a new archetype.

    Args:
        concept: somebody's own words; data, never an order.

    Example:
        >>> read_meaning("one who negotiates with elevators").name
        'Elevator Negotiator'
        >>> read_meaning("a beekeeper of the dead").name
        'Beekeeper of the Dead'
    """
    text = clean(concept)
    named = _NAMED.search(text)
    own = named[1].strip(" '’").title() if named else ""
    if named:
        text = text.replace(named[0], " ").strip(" ,")
    parsed = take_apart(text)
    if not parsed.head and not parsed.facets:
        return Meaning(name=own)
    if parsed.head and parsed.head[0] in _ORDERS:
        return Meaning()
    if not parsed.head or parsed.head[-1] in _SUBJECTS:
        meant = _of_a_deed(parsed)
    else:
        meant = _of_a_word(parsed)
    return meant._replace(name=own or meant.name)


def _about(text: str) -> Domain | None:
    return domain_in(_MARKS.sub(" ", text.casefold()))


def practice_in(text: str) -> Practice | None:
    """Return the practice that words name, the one named last of those with the longest name."""
    low = f" {_MARKS.sub(' ', text.casefold())} "
    found = [
        (len(name), at, practice)
        for practice in all_practices()
        for name in practice.names
        if (at := has_words(low, name)) >= 0
    ]
    return max(found, key=lambda one: one[:2])[2] if found else None


def _of_a_deed(parsed: Parsed) -> Meaning:
    """Read "one who negotiates with elevators": the deed is the practice."""
    deed = next((f for f in parsed.facets if f.kind in _DEEDS), None)
    if deed is None:
        return _of_a_thing(parsed)
    verb, _, rest = deed.base.partition(" ")
    thing = _LINK.sub("", rest)
    practice = practice_in(deed.text) if deed.kind in ("does", "feels") else None
    domain = _about(thing) if thing else None
    name = deed.agent or _name_of_deed(verb, bare(thing))
    if not name and practice is not None and domain is not None:
        name = f"{domain.adjective} {practice.title}"
    whole = titled(f"one who {deed.text}")
    name = name or (whole if len(whole) <= _LONGEST_NAME else "")
    if practice is not None:
        return Meaning(name, domain, practice, _subject_of(thing) or _usual_subject(practice))
    return Meaning(
        name, domain, _general(verb), _subject_of(thing),
        definition=filled(f"One who {deed.text}, and lives by it", {}),
        covers=(capital(deed.ing),) if deed.kind == "does" else (),
    )  # fmt: skip


def _of_a_thing(parsed: Parsed) -> Meaning:
    """Read "somebody with a glass eye": a subject, and no deed."""
    noun = next(iter(parsed.facets), None)
    if noun is None:
        return Meaning()
    return Meaning(domain=_about(noun.text), subject=noun.text)


def _subject_of(thing: str) -> str:
    """Return a subject that belongs to nobody: his dead partner, a dead partner."""
    own = re.sub(r"^(?:his|her|their|its) ", "", thing)
    return own if own == thing or is_many(own) else article(own)


def _usual_subject(practice: Practice) -> str:
    """Return what a practice is about when nothing is named; may be a whole definition."""
    return WITHOUT_SUBJECT.get(practice.title, "")


def _name_of_deed(verb: str, subject: str) -> str:
    """Return a name such as Elevator Negotiator; "" when the words do not give one."""
    who = agent_of(verb)
    words = subject.split()
    if not who or not words or len(words) > 2:  # noqa: PLR2004
        return ""
    return titled(" ".join([*words[:-1], one_of(words[-1]), who]))


def _of_a_word(parsed: Parsed) -> Meaning:
    """Read "getaway driver for ghosts": the head is the name, the rest is the subject."""
    tempers = {name for temper in all_tempers() for name in temper.names} - set(STANDINGS)
    head = [word for word in parsed.head if word not in tempers or len(parsed.head) == 1]
    noun = next((f for f in parsed.facets if f.kind in ("of", "for", "kin", "made_of")), None)
    stuff = next((f for f in parsed.facets if f.kind == "does" and _WITH.match(f.base)), None)
    owned = noun is not None and noun.kind in ("for", "kin") and noun.text == noun.base
    owner = article(noun.text) if noun and owned and not noun.many else ""
    said = owner if owner else noun.text if noun else _WITH.sub("", stuff.base) if stuff else ""
    title = titled(" ".join(head[-_LONGEST_HEAD:]))
    name = _whole_name(title, noun)
    if stuff is not None and noun is None and len(said.split()) == 1:
        name = titled(f"{one_of(said)} {title}")
    missing = next((f.base for f in parsed.facets if f.kind == "lacks"), "")
    if missing and noun is None and len(missing.split()) == 1 and not is_many(missing):
        name = titled(f"{missing}less {title}")
    calling = calling_in(" ".join(head))
    practice = practice_in(head[-1]) or practice_in(" ".join(head))
    before = [w for w in head[:-1] if not _is_adjective(w) and w not in SETTINGS]
    before = [w for w in before if not w.endswith(("'s", "’s"))]
    where = next((f"the {w}s" for w in head[:-1] if w in SETTINGS), "")
    domain = (_about(said) if said else None) or (_about(" ".join(before)) if before else None)
    by_trade = calling if practice is None else None  # a gravedigger saint is a saint, of graves
    subject = _subject_of(said) or _before(" ".join(before), domain, by_trade)
    if practice is None and calling is not None:
        practice = practice_of(calling, " ".join(head), subject)
    if practice is None:
        practice, stem = _by_form(head[-1])
        domain = domain or _about(stem)
        subject = subject or (_before(stem, domain, None) if stem else "")
    note = _note(head, tuple(f for f in parsed.facets if f not in (noun, stuff)))
    if practice.definition:
        return Meaning(name, domain, practice, subject or _usual_subject(practice), note=note,
                       where=where)  # fmt: skip
    low = " ".join(head)
    definition = f"One who is {article(low)} by trade and by nature"
    definition += f", in all that concerns {subject}" if subject else ""
    return Meaning(name, domain, practice, subject, f"{definition}.", note, where=where)


def _is_adjective(word: str) -> bool:
    return word in STANDINGS or word.endswith(_ADJECTIVE_ENDS)


def _note(head: list[str], facets: tuple[Facet, ...]) -> str:
    """Return what else a concept says, as the end of a definition."""
    note = "".join(f"; {STANDINGS[word]}" for word in head if word in STANDINGS)
    note += "".join(f"; {word}, and known by it" for word in head[:-1]
                    if word not in STANDINGS and _is_adjective(word))  # fmt: skip
    told = {"has": "with {}", "lacks": "without {}", "made": "made of {}", "place": "{}",
            "past": "one that {}", "is": "one that {}", "whose": "one whose {}"}  # fmt: skip
    note += "".join(f"; {told.get(f.kind, '{}').format(f.text)}" for f in facets
                    if f.kind not in ("of", "for", "kin", "adj", "last", "age"))  # fmt: skip
    return note


def _whole_name(title: str, noun: Facet | None) -> str:
    if noun is None:
        return title if len(title) <= _LONGEST_NAME else title[:_LONGEST_NAME].rsplit(" ", 1)[0]
    link = "for" if noun.kind == "for" else noun.agent or "of"
    if "'s" in title or "’s" in title:
        return title if len(title) <= _LONGEST_NAME else title[:_LONGEST_NAME].rsplit(" ", 1)[0]
    whole = f"{title} {link if noun.kind != 'kin' else 'of'} {titled(f'x {noun.text}')[2:]}"
    return whole if len(whole) <= _LONGEST_NAME else title


def _before(before: str, domain: Domain | None, calling: Calling | None) -> str:
    """Return what a compound is about: rain auctioneer, rain; bomb disposal poet, bombs."""
    if not before or (calling is not None and before in " ".join(calling.names)):
        return ""
    if domain is None:
        own = calling_in(before)
        if own is not None:
            return own.things
        return before if is_many(before) or before.endswith("s") else f"{before}s"
    if domain.names[0].split()[-1].startswith(before[:4]):
        return domain.names[0]
    low = f" {before} "
    found = next((name for name in domain.names if has_words(low, one_of(name)) >= 0), before)
    return next((n for n in domain.names if one_of(n) == one_of(found) and is_many(n)), found)


def _by_form(noun: str) -> tuple[Practice, str]:
    """Return a practice for an unknown trade by the form of its word, and what stands before it.

    A forecaster forecasts; an oathbreaker is a breaker, of oaths.
    """
    for practice in all_practices():
        for name in (*practice.names, practice.title.casefold()):
            stem = noun.removesuffix(name).rstrip("-")
            if noun.endswith(name) and len(name) > 4 and len(stem) > 2:  # noqa: PLR2004
                return practice, stem
    if noun.endswith(("er", "or")) and len(noun) > 4:  # noqa: PLR2004
        for stem in (noun[:-2], noun[:-1], f"{noun[:-2]}e"):
            found = practice_in(third_of(base_of(stem)))
            if found is not None:
                return found, ""
    return _general(""), ""


def _general(verb: str) -> Practice:
    title = titled(agent_of(verb) or "expert")
    return _GENERAL._replace(title=title)


def practice_of(calling: Calling, title: str, subject: str = "") -> Practice:
    """Return what people of a calling do, as a practice: its skills are what it covers."""
    row = FIELD_PRACTICES[calling.field].split("|")
    slots = {"place": calling.place, "things": calling.things, "boss": calling.boss,
             "people": calling.people}  # fmt: skip
    covers = tuple(_as_doing(skill) for skill in calling.skills)
    deeds = [skill for skill in calling.skills if _is_deed(skill)][:2]
    by = " and ".join(deed.casefold() for deed in deeds) or f"is {article(title)}"
    by += f" in all that concerns {subject}" if subject else ""
    definition = f"One who {by}, {row[0]}"
    limits, activities = (tuple(part.split(";")) for part in (row[1], row[3]))
    return Practice(
        calling.names, titled(title), definition.format(**slots), covers, limits,
        row[2].format(**slots), tuple(line.format(**slots) for line in activities),
        tuple(article_of_thing(thing) for thing in calling.gear), tuple(row[4].split()),
    )  # fmt: skip


def _is_deed(skill: str) -> bool:
    first = skill.split(maxsplit=1)[0]
    return first.endswith("s") and not first.endswith("ss") and len(skill.split()) > 1 and (
        first.casefold() not in ("nerves", "always"))  # fmt: skip


def _as_doing(skill: str) -> str:
    """Return a skill as what it covers: Reads Wind, reading wind."""
    first, *rest = skill.split()
    if not _is_deed(skill) and not (len(skill.split()) == 1 and first.endswith("s")):
        return skill.casefold()
    return " ".join([ing_of(base_of(first.casefold())), *(word.casefold() for word in rest)])


def article_of_thing(thing: str) -> str:
    """Return a piece of gear in running text: Long Bow, a long bow."""
    low = thing.casefold()
    return low if is_many(low) or low.split()[-1] in _STUFFS else article(low)


__all__ = ["Meaning", "practice_in", "practice_of", "read_meaning"]
