"""On whom or on what a deed lands, as the words put it: "I hit the axle", "I throw a net at Hob".

Whoever reads by likeness takes somebody who stands near for whom a blow is meant. The words say it
plainly: what is struck, grabbed or robbed stands behind the verb, or behind "at", "off" and "from"
after it. What is named for anything else (a tool, a place, a reason) suffers nothing.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.deed import object_class
from companion.narration.library import verb_words, word_sets
from companion.narration.nouns import definite, head_of, is_beast, is_role, tool_class
from companion.narration.person_words import means_person
from companion.narration.subject import NO_THINGS
from companion.reader.everyday import SUBJECT
from companion.reader.text import bag

Landing = Literal["somebody", "thing", ""]
"""Somebody is struck or laid hands on; a thing is; the words do not say."""


@dataclass(frozen=True, slots=True)
class Landed:
    """Where a deed lands.

    Attributes:
        what: on somebody or on a thing; "" where the words do not say.
        verb: the verb that does it, in small letters.
        phrase: the words for what suffers it.
    """

    what: Landing = ""
    verb: str = ""
    phrase: str = ""


BLOW_KINDS: Final = frozenset({"fight", "shoot", "grapple", "blast"})
_END: Final = re.compile(
    r"[.!?;:\"“]|\s[-–—]+\s|\b(?:so that|so (?=(?:i|we|he|she|it|they|the|nobody|everybody)\b)"
    r"|until|till|while|when|before|because|since|as if|as though|in case|where|whether|if"
    r"|hoping)\b",
    re.IGNORECASE,
)
"""Where a deed is over, and its time, reason or hope begins."""
_JOINT: Final = re.compile(r",? (?:and|but)(?: then)? |, (?:then )?|,? then ", re.IGNORECASE)
_PURPOSE: Final = re.compile(r"\bto (?=[a-z]+\b)(?!the\b|his\b|her\b|their\b|my\b|an?\b)")
_PHRASES: Final = re.compile(
    r"\b(?P<before>with|using|like|as|than|without|instead of|behind|beside|past|near|next to"
    r"|under|before|in front of|between|among|towards?|on to|onto|on|out of|off|over|in|into"
    r"|inside|from|at|for|to|by|against|through|across|along|around|round|after|about|of|down|up|away|back|aside"
    r"|out|open|shut|loose|free)\b",
    re.IGNORECASE,
)
_NO_PATIENT: Final = bag(
    "with using like as than without behind beside past near under before between among toward "
    "towards of for about along inside around round"
)
"""What stands before whoever is named and suffers nothing."""
_BESIDE: Final = frozenset({"next to", "in front of", "instead of"})
_STRIKES_FOR: Final = re.compile(r"^(?:go|lunge|reach|grab|swing|strike|aim|make|rush|dive)\b")
_PRONOUNS: Final = bag(
    "him them em everybody everyone anybody anyone somebody someone whoever both each all one ones "
    "other others rest two three four five six nearest closest biggest "
    "largest smallest strongest weakest tallest oldest youngest fastest foremost first last next "
    "enemy enemies foe foes opponent opponents attacker attackers figure figures shape shapes "
    "shadow shadows creature creatures thing things"
)
"""What stands for somebody who was told of already, or for whoever it may be."""
_OURSELVES: Final = re.compile(r"\b(?:me|us|myself|ourselves)\b", re.IGNORECASE)
_NO_OBJECT: Final = bag("aim cover breath heart care turn place one")
"""What is taken, drawn or fired, and is nothing that a deed lands on."""
_HOW: Final = bag(
    "again back twice hard now first fast away once more wildly home instead too the left right "
    "middle"
)
_LETS: Final = frozenset({"let", "have", "ask", "tell", "order", "help", "thank", "show", "warn"})
"""What is done to nobody with one's own hands."""
_GOES_ON: Final = frozenset({"keep", "continue", "resume"})
"""What says that a deed goes on, and lands on nothing itself."""
_OUT_OF: Final = re.compile(r"\b(?:from|off|out of) (?=\w)", re.IGNORECASE)
_ROUGH: Final = frozenset({"knock", "rush", "jump"})
"""What may be done to somebody against their will, beside blows."""
_ARMS: Final = frozenset({"blade", "blunt", "gun", "bow"})
_DETERMINED: Final = r"(?:the|an?|my|our|this|that|these|those|some|any|its|your|another|every)"
_OWNED: Final = re.compile(
    r"^(?:(?:his|their|whose)\b|her (?=\w)|(?P<owner>.+?)(?:['’]s|s['’]) )", re.IGNORECASE
)
_GIVEN: Final = re.compile(
    rf"^\W*{SUBJECT}(?:throw|toss|chuck|slide|lob|fling|sling|roll|kick|push) "
    r"(?P<what>(?:my|the|an?|some|our|his|her|this|that|him|her|them)\b[\w'’ -]*?)"
    r" (?:over |back |across |down |up |out )?to (?P<whom>(?:the )?[\w'’-]+(?: [\w'’-]+){0,3})",
    re.IGNORECASE,
)
_WORKED: Final = frozenset({"it", "itself"})
_FITTINGS: Final = frozenset({"door", "lock", "gate"})


def lands_on(text: str, people: Collection[str]) -> Landing:
    """Return whether a deed that may be a blow lands on somebody or on a thing.

    Args:
        text: the player's words.
        people: names of everybody who is here.

    Example:
        >>> here = ("Mayor Holt", "the tall bell-ringer")
        >>> lands_on("I pour oil on the axle and hit it with a hammer", here)
        'thing'
        >>> lands_on("I hit the cracked bell", here), lands_on("I hit the bell-ringer", here)
        ('thing', 'somebody')
        >>> lands_on("I throw a stone at Holt", here), lands_on("I attack", here)
        ('somebody', '')
        >>> lands_on("I knock the mayor's hat off", here)
        'somebody'
    """
    return landed(text, people).what


def landed(text: str, people: Collection[str]) -> Landed:
    """Return on what a deed lands, and by which verb.

    Args:
        text: the player's words.
        people: names of everybody who is here.

    Example:
        >>> landed("Then I hit the cracked bell with a hammer", ())
        Landed(what='thing', verb='hit', phrase='the cracked bell')
    """
    if hands_over(text, people):
        return Landed("thing")
    found: list[Landed] = []
    last = Landed()
    for clause in _clauses(text):
        verb, rest = _verb_of(clause)
        if verb and verb not in _GOES_ON and not rest.startswith("on "):
            found.append(_of_clause(verb, rest, people, last))
            last = found[-1] if found[-1].what else last
    blows = [one for one in found if BLOW_KINDS & set(verb_words().get(one.verb, ())[:2])]
    told = blows or found
    by_what = {one.what: one for one in reversed(told)}
    return by_what.get("somebody") or by_what.get("thing") or Landed()


def sufferer(text: str, people: Collection[str]) -> str:
    """Return who is struck, grabbed or robbed, as the words call them; "" for nobody by name.

    Example:
        >>> sufferer("I nick the keys from the quartermaster's belt", ())
        'the quartermaster'
        >>> sufferer("I punch him", ()), sufferer("I nick the keys", ())
        ('', '')
    """
    on = landed(text, people)
    owned = _OWNED.match(on.phrase)
    who = (owned["owner"] or "") if owned is not None else on.phrase
    is_told = head_of(who) not in (*_PRONOUNS, "her") or len(who.split()) > 2  # noqa: PLR2004 - "the wet thing"
    return who if on.what == "somebody" and is_told else ""


def hands_over(text: str, people: Collection[str]) -> bool:
    """Return whether something is thrown or pushed over to somebody who is to have it.

    Example:
        >>> hands_over("I throw my sword to the swordsman", ()), hands_over("I throw it at Hob", ())
        (True, False)
    """
    found = _GIVEN.match(" ".join(text.split()))
    if found is None or patient(found["what"], people) == "somebody":
        return False
    return patient(found["whom"], people) == "somebody"


def _clauses(text: str) -> list[str]:
    said = _END.split(" ".join(text.split()), maxsplit=1)[0]
    own = re.sub(rf"^\W*{SUBJECT}", "", said, flags=re.IGNORECASE)
    return [re.sub(rf"^\W*{SUBJECT}", "", part, flags=re.IGNORECASE) for part in _JOINT.split(own)]


def _verb_of(clause: str) -> tuple[str, str]:
    """Return the verb of a clause and what stands after it; "" where it begins with no verb."""
    words = clause.split()
    while words and (words[0].lower().endswith("ly") or words[0].lower() in ("try", "to", "then")):
        words = words[1:]
    verb = words[0].lower().strip(",") if words else ""
    if not verb.isalpha() or (verb not in verb_words() and re.match(_DETERMINED, verb)):
        return "", ""
    return verb, " ".join(words[1:])


def _of_clause(verb: str, rest: str, people: Collection[str], last: Landed) -> Landed:
    """Return what one clause lands on."""
    rest = _PURPOSE.split(rest, maxsplit=1)[0].strip()
    takes = "steal" in verb_words().get(verb, ())[:1]
    out = _OUT_OF.search(rest) if takes else None
    rest = rest[out.start() :] if out is not None else rest  # whose it is resists, not what it is
    pieces = _PHRASES.split(rest)
    on = Landed(verb=verb)
    before, is_gentle = "", _is_gentle(verb)
    for word, phrase in zip(["", *pieces[1::2]], pieces[::2], strict=True):
        small, said, was = word.lower(), phrase.strip(" ,'’"), before
        before = small
        if not said or not _suffers(small, was, verb) or _OURSELVES.search(said):
            continue
        what = _landed(said, small, people, last.what)
        if what == "somebody" and not (is_gentle and small not in ("through", "into")):
            return Landed(what, verb, said)
        if not on.what and what == "thing":
            on = Landed(what, verb, said)
    return on


def _is_gentle(verb: str) -> bool:
    """Return whether a verb is known and for no blow: what is given or shown to somebody."""
    kinds = verb_words().get(verb, ())
    is_mild = bool(kinds) and not BLOW_KINDS & set(kinds) and verb not in _ROUGH
    return verb in _LETS or is_mild


def _suffers(small: str, before: str, verb: str) -> bool:
    """Return whether what stands behind a small word may be what a deed is done to."""
    if small == "under":
        return before == "from"  # the chair is pulled from under her
    if small == "for":
        return _STRIKES_FOR.match(verb) is not None
    return small not in _BESIDE and small not in _NO_PATIENT


def _landed(said: str, small: str, people: Collection[str], last: Landing) -> Landing:
    if said.lower() in _WORKED:
        return last
    if said.lower() == "her":
        return "somebody"
    if set(said.lower().split()) <= _HOW or re.fullmatch(r"\w+ly", said):
        return ""
    own = re.match(r"(?:my|our)\b", said, re.IGNORECASE)
    if not small and (said.lower() in _NO_OBJECT or (own and tool_class(said) in _ARMS)):
        return ""
    return patient(said, people)


def patient(phrase: str, people: Collection[str]) -> Landing:
    """Return whether a phrase is somebody, or something of theirs; or a thing; or neither."""
    owned = _OWNED.match(phrase)
    if owned is not None:
        return "somebody" if owned["owner"] is None else patient(owned["owner"], people)
    head = head_of(phrase)
    if not head:
        return ""
    if head in _PRONOUNS or is_called(phrase, people):
        return "somebody"
    kind, sets = object_class(head), word_sets()
    if head in _FITTINGS or (kind and kind not in NO_THINGS and head not in sets["roles"]):
        return "thing"
    one = head.removesuffix("s") if head not in sets["roles"] else head
    is_person = is_role(head) or (is_role(one) and one not in sets["no_roles"])
    if is_beast(definite(phrase)) or (is_person and means_person(phrase, phrase)):
        return "somebody"
    # "The Magpie" is a ship, and "Hob" is somebody.
    return "somebody" if phrase[:1].isupper() and not kind else "thing"


def is_called(phrase: str, people: Collection[str]) -> bool:
    """Return whether a phrase calls somebody who is here, by a name or by what they are.

    Example:
        >>> here = ("the tall bell-ringer", "Mayor Holt", "Nettle the wire cutter")
        >>> [is_called(said, here) for said in ("the bell", "the ringer", "Holt", "the wire")]
        [False, True, True, False]
    """
    said = set(re.findall(r"[a-z]+", phrase.casefold()))
    return any(said & calling(name) for name in people)


def calling(name: str) -> set[str]:
    """Return the words by which alone somebody is called: names, and the head of what they are."""
    front = re.split(r" (?:in|on|at|with|from|behind|under|of|who|by) ", name, maxsplit=1)[0]
    called = {word.casefold() for word in re.findall(r"[A-Z][a-z]+", front)}
    ends = (re.findall(r"[a-z]+", head_of(end)) for end in (front, *front.partition(" the ")))
    heads = {found[-1] for found in ends if found}
    return (called | heads) - {"old", "young", "big", "little", "two", "three", "the", "a", "an"}


def is_somebody(phrase: str, people: Collection[str]) -> bool:
    """Return whether a phrase is somebody: by name, by what they are, or by a pronoun.

    Example:
        >>> is_somebody("the clerk", ()), is_somebody("the lever", ())
        (True, False)
    """
    return patient(phrase, people) == "somebody"
