"""What the player says they do, as the story may say it back: the deed and its thing.

The words are the player's own, turned from "I" to "you", so that the first sentence of an answer is
about the thing, tool and place that were named and not about what such deeds are mostly done to.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.narration.library import deed_words, object_words, verb_words, word_sets
from companion.narration.nouns import head_of, is_role

_LONGEST: Final = 14
"""Words of a deed that is said back whole; a longer one is cut at its last joint."""
_NOUN: Final = 5
_LEAD: Final = re.compile(
    r"\b(?:i|we|let me|let us|let's)\s+"
    r"(?:(?:will|shall|would like to|want to|try to|try and|attempt to|decide to|start to|begin to|"
    r"am going to|are going to|go and|go to|also|then|now|just|once more|[a-z]+ly)\s+|'ll\s+)*"
    r"(?P<deed>[a-z].*)",
    re.IGNORECASE,
)
_END: Final = re.compile(
    r"[.!?;:\n—…,(\"“]|\s(?:and then|then|so that|so|before|while|because|until|if|in order to|but|"
    r"hoping|as|when|whether|what|why|how|who|where|which|that|using only|"
    r"(?:i|we)(?:['’](?:m|re|ve|ll|d))?)\s",
    re.IGNORECASE,
)
_TURNED: Final = {
    "my": "your", "our": "your", "me": "you", "us": "you", "myself": "yourself",
    "ourselves": "yourselves", "mine": "yours", "i": "you", "we": "you",
}  # fmt: skip
_HEAVY: Final = frozenset(["lift", "break"])
_TO: Final = frozenset(["at", "in", "into", "onto", "on", "over", "across", "to", "through"])
_OBJECTS: Final = frozenset(["you", "him", "her", "it", "them"])
"""Whom one lets in: there "in" ends the deed, and is no half of a place."""
_TALKS: Final = ("persuade", "intimidate", "deceive")
_DANGLING: Final = re.compile(r"(?: (?:of|for|about|on|in|at|to|from|by|with|as))+$")
_TOOLS: Final = frozenset(["with", "using"])


def _words(kind: str) -> frozenset[str]:
    return deed_words()[kind]


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done, in words that follow "you".

    Attributes:
        text: verb and all that belongs to it: "pull the raft across with the pole".
        verb: its verb, as the player wrote it.
        thing: what it is done to, as a phrase of the player's; "" for nothing or for somebody.
        tool: what it is done with, as far as the player says so.
        sought: what is searched for, as the player puts it; "" for nothing in particular.
        is_direct: whether the verb is done to the thing itself ("hide the papers"), not in, behind
            or along it ("hide under the table").
    """

    text: str
    verb: str
    thing: str = ""
    tool: str = ""
    sought: str = ""
    is_direct: bool = False


@lru_cache(maxsize=512)
def deed_of(text: str, goal: str = "") -> Deed | None:
    """Return what a player's words do, or None where they are no plain deed.

    Args:
        text: the player's words.
        goal: the reader's phrase for it, which tells which of two deeds is meant.

    Example:
        >>> deed_of("I pull the raft across with my pole, quickly").text
        'pull the raft across with your pole'
        >>> deed_of("I search the drawers of the desk for letters").thing
        'the drawers of the desk'
        >>> deed_of("I show him my open, empty hands").text
        'show him your open empty hands'
        >>> deed_of("I take the rope, climb down and run").text
        'take the rope'
        >>> deed_of("What is behind the door?") is None
        True
    """
    found = _LEAD.search(text)
    if found is None:
        return None
    whole, own = (
        _cut([_turned(word) for word in part])
        for part in _meant(_first_part(found["deed"]).split(), goal)
        if part
    )
    if len(whole) == 1 or not _is_verb(whole[0]) or not _is_verb(own[0]):
        return None
    thing, tool, sought = _parts(own[0], own[1:])
    before = whole[: -len(own)] if len(whole) > len(own) else ()
    if before and not thing:
        thing, tool = _parts(before[0], before[1:])[:2]
    at = own[1].lower() if len(own) > 1 else ""
    is_direct = bool(thing) and at not in _words("prepositions") and at not in _words("particles")
    told = " ".join([*whole, *_content(found["deed"], whole)])
    return Deed(told, own[0], thing, tool, sought, is_direct)


_CONTENT: Final = re.compile(
    r" (?P<said>(?:what|whether|why|how|who|where|when) [^.!?;:\n—…,(\"“]+)"
)
_MOST_CONTENT: Final = 6


def _content(deed: str, whole: Sequence[str]) -> list[str]:
    """Return what is asked, told or written where a deed says no more of it than a clause.

    "Write down" alone is half a deed, "write down what was said" is one; behind a thing such a
    clause says only which ("the desk where he wrote"), and stays away.
    """
    first = _END.split(deed, maxsplit=1)[0]
    found = _CONTENT.match(deed[len(first) :])
    words = [_turned(word) for word in found["said"].split()] if found else []
    if not found or len(words) > _MOST_CONTENT or not {"i", "we"}.isdisjoint(words[2:]):
        return []
    if first.split()[-1:] != list(whole[-1:]):
        return []  # the deed was cut before it
    last = whole[-1].lower()
    ends_on_verb = last in verb_words() or whole[-2].lower() == "and"
    return words if ends_on_verb or last in _words("particles") else []


_BEFORE_A_QUESTION: Final = re.compile(
    r"(?:,? and|,? to) (?:see|find out|learn|check|know|hear|look)$", re.IGNORECASE
)


_TWO_ADJECTIVES: Final = re.compile(
    r"(?P<before>\b(?:my|our|your|his|her|its|their|the|an?|this|that|some|two|three)"
    r" (?P<one>[a-z-]+)),(?P<other> [a-z-]+) (?P<noun>[a-z'’-]+)\b",
    re.IGNORECASE,
)


def _joined(found: re.Match[str]) -> str:
    """Return a noun with two adjectives without the comma between them, where it is one."""
    one, noun = found["one"].lower(), found["noun"].lower()
    small = _words("prepositions") | _words("particles") | _words("determiners") | _words("joints")
    is_noun = noun not in small and not noun.endswith(("ly", "ing"))
    first = _is_noun(one) or head_of(found["other"]) in small | _words("adverbs")
    if first or not is_noun or found["other"].strip() in ("i", "we", "then", "and"):
        return found.group()
    known = one in word_sets()["plain_adjectives"] or _ADJECTIVE.search(one) is not None
    return f"{found['before']}{found['other']} {found['noun']}" if known else found.group()


_ADJECTIVE: Final = re.compile(
    r"(?:ed|en|ty|ky|ry|ny|dy|ly|sy|my|ful|less|ous|ish|ic|al|ive|able)$"
    r"|^(?:dark|deep|wide|soft|hard|wet|dry|cold|warm|hot|bare|brave|calm|clear|kind|sweet|sad|wild"
    r"|slow|quick|fast|tall|low|high|loud|quiet|blue|red|black|white|green|grey|brown|pale|best|last)$"
)
"""What a word looks like that only says how something is ("open", "empty", "dark")."""


def _first_part(deed: str) -> str:
    """Return a deed up to its end; who goes "to see what it is" goes, and sees no thing."""
    whole = _TWO_ADJECTIVES.sub(_joined, deed)
    return _BEFORE_A_QUESTION.sub("", _END.split(whole, maxsplit=1)[0])


def _is_verb(word: str) -> bool:
    return word.lower() not in _words("no_deed") and re.fullmatch(r"[a-z][a-z-]+", word) is not None


def _meant(words: Sequence[str], goal: str) -> tuple[list[str], list[str]]:
    """Return the words up to the deed that the reader took for the one that counts, and that deed.

    What is done before it belongs to it ("throw the rope over the beam and pull myself up"); what
    is to come after it is another matter.
    """
    verbs = verb_words()
    parts: list[list[str]] = [[]]
    for at, word in enumerate(words):
        following = words[at + 1].lower() if at + 1 < len(words) else ""
        if word.lower() == "and" and (following in verbs or following == "try"):
            parts.append([])
        else:
            parts[-1].append(word)
    parts = [p[2:] if [w.lower() for w in p[:2]] == ["try", "to"] else p for p in parts]
    wanted = set(goal.lower().split())
    own = max(parts, key=lambda part: len(wanted & {_turned(w).lower() for w in part}))
    whole = own
    for before in reversed(parts[: parts.index(own)]):
        if len(before) + len(whole) + 1 <= _LONGEST:
            whole = [*before, "and", *whole]
    return whole, own


def _turned(word: str) -> str:
    return _TURNED.get(word.lower(), word)


def _cut(words: list[str]) -> list[str]:
    """Return a deed without its reason ("to put it out"), and not longer than it should be."""
    talks = verb_words().get(words[0].lower(), ("",))[0] in _TALKS
    for at, word in enumerate(words[:-1]):
        following = words[at + 1]
        is_reason = following.islower() and following.lower() not in _words("determiners")
        if at and word.lower() == "to" and is_reason and not talks:
            words = words[:at]
            break
    while len(words) > _LONGEST:
        joints = [
            i
            for i, w in enumerate(words)
            if i > 1 and w.lower() in _words("prepositions") | _words("joints")
        ]
        words = words[: joints[-1] if joints else _LONGEST]
    while (
        len(words) > 1
        and words[-1].lower()
        in _words("joints") | _words("determiners") | (_words("prepositions") - _words("particles"))
        and not (words[-1].lower() == "in" and words[-2].lower() in _OBJECTS)
        and not (words[-1].lower() in _NUMBERS and words[-2].lower() in _ALL)
    ):
        words = words[:-1]
    return words


_NUMBERS: Final = frozenset(["two", "three", "four", "five", "six", "seven", "eight", "nine"])
_ALL: Final = frozenset(["the", "those", "these", "all", "you"])
"""What makes a number somebody: "the leader of the three"."""


def _parts(verb: str, words: list[str]) -> tuple[str, str, str]:
    """Return thing, tool and what is sought, from the words after the verb."""
    phrases: list[tuple[str, str]] = []
    before, at = "", 0
    while at < len(words):
        word = words[at].lower()
        if word in _words("prepositions") or word in _words("particles") or word == "of":
            before, at = word, at + 1
            continue
        phrase, at = _phrase(words, at)
        if phrase:
            phrases.append((before, phrase))
            before = ""
    tool = next((p for b, p in phrases if b in _TOOLS and not p[:1].isupper()), "")
    seeks = verb.lower() in _words("seeks")
    sought = next((p for b, p in phrases if seeks and b == "for"), "")
    sought = _DANGLING.sub("", sought)  # "traces of who did it" are traces
    held = [(b, p) for b, p in phrases if b not in _TOOLS and not (seeks and b == "for")]
    if verb.lower() == "set" and held and held[0][1].lower() == "fire":
        held = held[1:]
    if verb.lower() in _words("throws"):  # what counts is where it goes
        held = [(b, p) for b, p in held if b in _TO] or held
    # What comes second is where or how; only behind something of one's own does it count.
    thing = next((p for _, p in held if not p.lower().startswith("your ")), "")
    thing = thing or next((p for _, p in held), "")
    return thing if thing and _is_thing(thing) else "", tool, sought


def _phrase(words: list[str], at: int) -> tuple[str, int]:
    """Return the noun phrase that begins at a word, and where the rest goes on."""
    taken: list[str] = []
    start = at
    while at < len(words) and len(taken) < _NOUN:
        word = words[at].strip(",'\"")
        low = word.lower()
        if low == "of" and taken and at + 1 < len(words):
            inner, end = _phrase(words, at + 1)
            if inner and inner.lower().split()[0] not in _words("vague"):
                return f"{' '.join(taken)} of {inner}", end
            break
        on_way = low in _words("ways") and taken and taken[-1].lower() == "way"
        stops = low in _words("prepositions") | _words("joints") or (
            low in _words("particles") and taken
        )
        stops = stops and not on_way
        if stops or (low.endswith("ly") and low not in ("fly", "belly", "family", "ally")):
            break
        if len(taken) > 1 and low in _words("adverbs"):
            break
        if taken and (
            low in _words("determiners") or (low.endswith("ing") and _is_noun(taken[-1]))
        ):
            break
        if low in _words("ways") and taken and taken[-1].lower() == "way":
            return " ".join([*taken, word]), at + 1
        taken.append(word)
        at += 1
    return " ".join(taken), max(at, start + 1)


def _is_noun(word: str) -> bool:
    """Whether a word is surely a noun, so that a word in -ing after it begins something else."""
    low = word.lower()
    return low in object_class_words() or is_role(low)


def _is_thing(phrase: str) -> bool:
    """Whether a phrase names a thing that a line may be about, not a person and not just "it"."""
    words = phrase.split()
    low = [w.lower() for w in words]
    if low[0] in _words("vague") or low[-1] in _words("vague") or low[-1] in _words("determiners"):
        return False
    if low[0] not in _words("determiners") and (words[0][:1].isupper() or len(words) > 2):  # noqa: PLR2004
        return False
    head = re.split(r" of ", phrase.lower())[0].split()[-1]
    if re.search(r"['’]s?$", head) or head in word_sets()["qualities"]:
        return False
    return head in object_class_words() or not (is_role(head) or is_role(head.removesuffix("s")))


@lru_cache(maxsize=1)
def object_class_words() -> frozenset[str]:
    """Return every word whose class of thing is known."""
    return frozenset(word for members in object_words().values() for word in members)


@lru_cache(maxsize=1024)
def object_class(head: str) -> str:
    """Return the class of thing that a word names ("door", "box", "wall" ...), or "".

    Example:
        >>> object_class("gate"), object_class("drawers"), object_class("idea")
        ('door', 'box', '')
    """
    head = head.lower()
    forms = {head, head.removesuffix("s"), head.removesuffix("es")}
    return next((name for name, members in object_words().items() if forms & members), "")


def is_lighting(deed: Deed) -> bool:
    """Whether a deed makes fire or light.

    Example:
        >>> [is_lighting(deed_of(f"I start a {what}")) for what in ("fire in the stove", "fight")]
        [True, False]
    """
    return deed.verb.lower() in _LIGHTING and object_class(head_of(deed.thing)) == "fire"


_LIGHTING: Final = frozenset(["start", "make", "build", "kindle", "lay", "light", "ignite", "set"])


def manner_meant(manner: str, deed: Deed | None) -> str:
    """Return the kind of action as the player's verb has it, where the reader's cannot be told so.

    Example:
        >>> manner_meant("cast", deed_of("I throw a stone at the lantern"))
        'shoot'
        >>> manner_meant("pick_lock", deed_of("I pry the chest open"))
        'pick_lock'
    """
    if deed is None:
        return manner
    verb, head = deed.verb.lower(), head_of(deed.thing)
    if deed.is_direct and verb in ("hide", "slip"):
        return "other" if verb == "hide" else "steal"  # done to a thing; nobody hides
    if is_lighting(deed):
        return "other"  # a fire is made otherwise than a chair
    if manner in _HEAVY and object_class(head) == "small":
        return "other"  # nobody puts a shoulder to a splinter
    if verb in ("jump", "leap") and " into " in deed.text and head in _words("waters"):
        return "swim"
    known = verb_words().get(verb)
    # ... and who is thrown off a boat is no stone that flies.
    stays = known is None or manner in known or (manner in _HANDS and _is_somebody_thrown(deed))
    return manner if stays or known is None else known[0]


_HANDS: Final = frozenset(["grapple", "fight"])
_THROWN: Final = re.compile(r"^[\w'’-]+ (?P<what>(?:[\w'’-]+ ?){1,4})")
_SOME_BODY: Final = re.compile(r"(?:him|her|them|one of them|both)\b|(?!I\b)[A-Z]", re.ASCII)


def _is_somebody_thrown(deed: Deed) -> bool:
    found = _THROWN.match(deed.text) if deed.verb.lower() in _words("throws") else None
    what = found["what"].strip() if found is not None else ""
    if _SOME_BODY.match(what):
        return True
    first = re.split(r"\b(?:off|over|into|onto|out|down|at|to|from|through|against)\b", what)[0]
    return bool(first.strip()) and is_role(head_of(first.strip()))
