"""Somebody named loosely: "him", "them", "the nearest one", "somebody", "whoever is leaving".

Such words name one of those who are here, or nobody. Where one fits, that one is meant; where
several do, only the player can say which.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.nouns import definite, somebody_in
from companion.reader.everyday import SUBJECT
from companion.reader.lexicon import lexicon_of
from companion.reader.text import bag
from companion.session.scene import words
from engine.api import is_several

Kind = Literal["pronoun", "one", "anybody", "doing"]

_PERSON: Final = (
    r"(?:one|person|people|man|men|woman|women|guy|fellow|lad|lady|girl|boy|stranger|figure)"
)
_DOES: Final = (
    r"(?:whoever|(?:the|that) (?:one|person|man|woman|guy|fellow|stranger|figure|people|ones)"
    r" (?:who|that)|(?:anybody|anyone|somebody|someone) who)"
)
_LOOSE: Final = re.compile(
    rf"\b(?:(?P<doing>{_DOES} (?P<what>[^,.;!?]{{2,60}}))"
    r"|(?P<anybody>(?:some|any)(?:body|one)(?: (?:here|else|nearby|around))*)"
    rf"|(?P<one>(?:the|that|this) (?:other |(?P<look>[a-z-]+) )?{_PERSON}"
    r"(?: of (?:them|these))?"
    r"|the (?P<most>nearest|closest|tallest|biggest|oldest|youngest|strongest|weakest)"
    r"(?: of (?:them|these))?(?! [a-z])"
    r"|one of (?:them|these people|those people))"
    r"|(?P<whose>his|her(?= (?!own\b)[a-z]))(?= )"
    r"|(?P<pronoun>him|her|them))\b(?!['’-])",
    re.IGNORECASE,
)
_NO_NOUN: Final = re.compile(
    r" (?:and|or|with|to|in|on|at|about|for|from|by|until|so|that|who|what|where|when|why|how|if"
    r"|whether|not|again|down|up|out|off|away|aside|over|back|into|through|before|after|while"
    r"|because|as|then|now|the|a|an|my|our|his|this|some|everything|nothing|something|anything"
    r"|i|we|he|she|they|it|quietly|gently|loose|free|go|alone|once|\w+ly)\b",
    re.IGNORECASE,
)
"""What follows "her" where it is the object of a deed."""
_DEED: Final = re.compile(
    rf"^\W*{SUBJECT}(?P<deed>(?:(?:try to|want to|attempt to|start to|begin to|go and) )?"
    r"(?P<verb>[a-z-]+)(?P<more>(?: [\w'’-]+){0,4}?)) ?$",
    re.IGNORECASE,
)
_BEFORE: Final = bag(
    "that what who how where if whether and then because about while until so when which or but as"
)
"""Words after which a deed is not done to whoever is named any more, but tells of them."""
_TO_PEOPLE: Final = bag(
    "ask tell warn beg implore persuade convince threaten bribe flatter charm question "
    "interrogate challenge order command intimidate blackmail seduce cheat deceive attack strike "
    "stab hit shoot punch kick fight kill wound tackle grapple charge ambush slash calm soothe "
    "comfort reassure help heal bandage tend nurse free untie unbind release rescue chase pursue "
    "stop catch restrain grab seize hug kiss trip bind search frisk feed dress lead guide "
    "accompany join escort protect defend shield spare distract provoke insult mock trick "
    "blindfold gag wake hire recruit trust talk speak whisper shout apologise apologize plead "
    "reason argue negotiate bargain follow subdue disarm knock choke strangle surrender point aim "
    "swing lunge rush shove push"
)
"""What is done to people: of a few things nobody says so, so that "them" are people."""
_STRIKES: Final = bag(
    "attack strike stab hit shoot punch kick fight kill wound tackle grapple charge ambush slash "
    "subdue disarm choke strangle"
)
_HIS: Final = frozenset({"man", "men", "guy", "fellow", "lad", "boy"})
_HERS: Final = frozenset({"woman", "women", "lady", "girl"})
_ANY: Final = _TO_PEOPLE | bag(
    "give hand show shake pay offer bring hide carry lift take drag pull"
)
"""What is done to whoever "him" is, and does not lead them anywhere."""
_STANDS: Final = re.compile(
    r"(?:is|are|stands|sits|looks) (?:the )?"
    r"(?:nearest|closest|next|near|here|there|around|about)\b",
    re.IGNORECASE,
)
"""What anybody does who is here."""
_THINGS: Final = frozenset({"them", "the other one", "the nearest one", "the closest one"})
"""Words that stand for things as well."""
_DESCRIBES: Final = re.compile(
    r" (?:on|in|at|by|with|of|under|behind|beside|near|next to|from|who|that|whose|over there)\b",
    re.IGNORECASE,
)
"""What tells more of one of several: whoever was told of so is known by it."""
_PARTICLE: Final = re.compile(
    r"down|up|off|out|over|back|along|away|aside|again|now|\w+ly", re.IGNORECASE
)
"""What may follow whoever a deed is done to and adds nothing to whom it is done."""
_ALIKE: Final = 4
"""Letters by which a driver is somebody who drives."""
_CONTENT: Final = 3
"""Letters from which on a word tells somebody from others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loose:
    """Somebody named loosely in a deed.

    Attributes:
        kind: by a pronoun, as one of several, as anybody, or by what they do.
        said: as the player has it.
        start, end: where that stands in the words.
        deed: what is done to them, as in "whom do you calm".
        verb: its verb.
        is_whole: whether the deed says all, and no object follows.
        owns: whether something of theirs is named ("his hand").
        wanted: the pronoun that fits; "" for any.
        mark: words by which one of several is told from others.
    """

    kind: Kind
    said: str
    start: int
    end: int
    deed: str
    verb: str
    is_whole: bool = True
    owns: bool = False
    wanted: str = ""
    mark: str = ""

    @property
    def strikes(self) -> bool:
        """Whether it is a blow or a hold."""
        return self.verb in _STRIKES


def loose_in(text: str, people: Collection[str]) -> Loose | None:
    """Return who is named loosely as the one to whom the first deed of some words is done.

    Args:
        text: the player's words.
        people: names of those who are here.

    Returns:
        None for words that name nobody so, or somebody else before.

    Example:
        >>> loose_in("I try to calm them down", ["Kesh"]).deed
        'calm'
        >>> loose_in("I follow whoever is leaving", ["Kesh"]).mark
        'is leaving'
        >>> loose_in("I pick them up", ["Kesh"]) is None
        True
        >>> loose_in("I ask Kesh about her", ["Kesh"]) is None
        True
    """
    plain = " ".join(text.split())
    if plain != text or plain.endswith("?"):
        text = plain
    if text.endswith("?") or '"' in text or "“" in text:
        return None
    for found in _LOOSE.finditer(text):
        deed = _DEED.match(text[: found.start()])
        if deed is None:
            return None
        if _leads_away(deed["more"], people):
            return None
        return _of(found, deed, text, people)
    return None


def _leads_away(more: str, people: Collection[str]) -> bool:
    """Return whether what stands between a verb and somebody names another, or tells of them."""
    said = more.casefold().split()
    if _BEFORE & set(said) or somebody_in(more) or said[-1:] == ["of"]:
        return True
    named = set(words(more))
    return any(named & set(words(name)) for name in people)


def _of(
    found: re.Match[str], deed: re.Match[str], text: str, people: Collection[str]
) -> Loose | None:
    groups, said, end = found.groupdict(), found[0], found.end()
    verb = deed["verb"].lower()
    verb = verb if verb not in ("try", "want", "attempt", "start", "begin", "go") else ""
    first = re.sub(r"^(?:try to|want to|attempt to|start to|begin to|go and) ", "", deed["deed"])
    verb = first.split()[0].lower() if first.split() else verb
    owns = bool(groups["whose"]) and not (
        groups["whose"].lower() == "her" and _NO_NOUN.match(text[end:])
    )
    known = _name_of(said, people)
    if known:
        return None  # "the tall man" is what somebody here is called
    kind: Kind = "pronoun"
    mark, wanted = "", ""
    if groups["doing"] and _STANDS.match(groups["what"] or ""):
        kind = "one"
    elif groups["doing"]:
        kind, mark = "doing", (groups["what"] or "").strip()
    elif groups["anybody"]:
        kind = "anybody"
    elif groups["one"]:
        kind, mark = "one", groups["look"] or groups["most"] or ""
        noun = set(said.casefold().split())
        wanted = "he" if noun & _HIS else "she" if noun & _HERS else ""
    else:
        wanted = {"him": "he", "his": "he", "her": "she"}.get(said.lower(), "they")
    is_one = bool(re.search(r"\bones?\b", said))
    may_be_things = said.lower() in _THINGS or is_one  # who swaps "the real one" swaps a thing
    if (
        (kind == "pronoun" or is_one)
        and kind != "doing"
        and verb not in (_TO_PEOPLE if may_be_things else _ANY)
    ):
        return None
    if kind in ("anybody", "doing") and (verb not in _ANY or first.endswith(" for")):
        return None  # whoever it may be, and who is only looked for
    if kind in ("one", "anybody") and _DESCRIBES.match(text[end:]):
        return None
    rest = text[end:].strip(" .!")
    whole = not rest or bool(_PARTICLE.fullmatch(rest))
    return Loose(
        kind=kind,
        said=said,
        start=found.start(),
        end=end,
        deed=first.strip(),
        verb=verb,
        is_whole=whole and not owns,
        owns=owns,
        wanted=wanted,
        mark=mark,
    )


def _name_of(said: str, people: Collection[str]) -> str:
    """Return who is called by the very words: "the man" of "the man in the grey car"."""
    plain = said.casefold()
    fits = [name for name in people if name.casefold().startswith(f"{plain} ")]
    fits += [name for name in people if name.casefold() == plain]
    return fits[0] if len(fits) == 1 else ""


def fitting(loose: Loose, people: Sequence[str]) -> list[str]:
    """Return whom of some people loose words can mean.

    Example:
        >>> him = loose_in("I calm him", [])
        >>> fitting(him, ["Madame Roux", "the inside man", "two guards"])
        ['the inside man']
        >>> them = loose_in("I calm them", [])
        >>> fitting(them, ["Madame Roux", "two guards"])
        ['two guards']
    """
    if loose.kind == "doing":
        return _who_does(loose.mark, people)
    marked = _marked(loose.mark, people) if loose.mark else []
    if marked:
        return marked
    if loose.kind == "pronoun" and loose.wanted == "they":
        return [name for name in people if _are_many(name)] or list(people)
    if not loose.wanted:
        return list(people)
    surely = [name for name in people if definite(name).pronoun == loose.wanted]
    return surely or unknown(people)


def unknown(people: Sequence[str]) -> list[str]:
    """Return who of some people may be he or she, for all that their names say.

    Example:
        >>> unknown(["Madame Roux", "the porter", "two guards", "a family of salt pickers"])
        ['the porter']
    """
    return [n for n in people if definite(n).pronoun == "they" and not _are_many(n)]


_MANY: Final = bag(
    "family couple pair crowd band gang crew patrol troop posse party group pack swarm mob company"
)
"""What several are called as one."""


def _are_many(name: str) -> bool:
    noun = definite(name)
    return noun.plural or is_several(name) or noun.head in _MANY


def _marked(mark: str, people: Sequence[str]) -> list[str]:
    said = {word for word in words(mark) if len(word) >= _CONTENT}
    return [name for name in people if said & set(words(name))]


def _who_does(what: str, people: Sequence[str]) -> list[str]:
    """Return who is called by what is said to be done: a driver is whoever drives."""
    done = [word for word in words(what) if len(word) >= _CONTENT and word not in _AUXILIARY]
    begins = done[0][:_ALIKE] if done else ""
    return [n for n in people if begins and any(w.startswith(begins) for w in words(n))]


_AUXILIARY: Final = bag(
    "was were are has have had did does can could will would being been here there just now"
)


def told_to_do(what: str, told: Collection[str]) -> bool:
    """Return whether something was told that somebody did, in whatever form of its verb.

    Example:
        >>> told_to_do("ran away", ["A boy runs for the door."]), told_to_do("ran", ["It rains."])
        (True, False)
    """
    done = _roots(what) - {"be", "have", "do"}
    return any(done & _roots(line) for line in told)


def _roots(text: str) -> set[str]:
    lexicon = lexicon_of("en")
    found = (word.lower() for word in re.findall(r"[A-Za-z'’]+", text))
    return {
        stem
        for word in found
        if word not in _AUXILIARY and len(word) >= _CONTENT
        for stem in lexicon.stems_of(word)
    }


def last_told(fits: Sequence[str], told: Sequence[str]) -> str:
    """Return who of several was told of last, where that was one alone; "" for none or several.

    Args:
        fits: names.
        told: the last sentences, oldest first.

    Example:
        >>> last_told(["Wick", "Osk"], ["Osk waits.", "Wick raises a hand."])
        'Wick'
        >>> last_told(["Wick", "Osk"], ["Osk and Wick wait."])
        ''
    """
    for line in reversed(told):
        said = set(words(line))
        named = {name: _said_of(name, said) for name in fits}
        most = max(named.values(), default=0)
        if most:
            first = [name for name, count in named.items() if count == most]
            return first[0] if len(first) == 1 else ""
    return ""


def _said_of(name: str, said: set[str]) -> int:
    """Return how many words of a name are said, the last or one's own among them; 0 else."""
    known = [word for word in words(name) if len(word) >= _CONTENT]
    own = {*known[-1:], *words(" ".join(re.findall(r"\b[A-Z][\w'’-]+", name)))}
    return len(said & set(known)) if own & said else 0


_OWN_NAME: Final = re.compile(r"(?P<own>[A-Z][\w'’-]+) (?:the|of|from|in|with) ")


def with_one(text: str, loose: Loose, name: str) -> str:
    """Return words with a name in the place of what named somebody loosely.

    Example:
        >>> text = "I shake his hand"
        >>> with_one(text, loose_in(text, []), "the porter")
        "I shake the porter's hand"
    """
    text = " ".join(text.split())
    own = _OWN_NAME.match(name)  # of "Ysolt the hunter" a reader would make a hunt
    said = own["own"] if own is not None else definite(name).text
    whose = f"{said}'s" if loose.owns else said
    return f"{text[: loose.start]}{whose}{text[loose.end :]}"
