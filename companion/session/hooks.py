"""Hooks: what the story put there closed, hidden, written, waiting or held out, found in its words.

An opening that leaves a parcel, or a narration in which somebody breathes behind a curtain, has
promised something. What was promised is read from the text by kinds of thing, so that it holds for
openings, for the files of adventures and for whatever was told since.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, Literal

from companion.narration.deed import object_class
from companion.narration.nouns import is_role
from companion.session.scene import words
from companion.session.shipped import shipped

Kind = Literal[
    "container", "writing", "signal", "door", "hidden", "offered", "sound", "track", "body"
]
NAMED: Final[tuple[Kind, ...]] = ("container", "writing", "signal", "door", "sound", "track")
"""Kinds that a noun alone gives away."""
OWN: Final[tuple[Kind, ...]] = ("container", "writing", "signal")
"""Kinds that may be carried and still be unopened, unread or unused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hook:
    """Something that waits to be taken up.

    Attributes:
        kind: what sort of thing it is.
        head: its noun, in small letters and singular.
        name: as the story called it, without its article.
        told: the sentence that put it there; the name itself for what stands on a sheet.
        source: record that the sentence stands in; 0 for a sheet or what lies about.
        giver: who holds it out, in the story's words; "" for nobody.
        is_own: the character carries it.
    """

    kind: Kind
    head: str
    name: str
    told: str = ""
    source: int = 0
    giver: str = ""
    is_own: bool = False


_DET: Final = (
    r"(?:an?|the|his|her|your|my|their|its|this|that|these|those|some|another|one|two|three|four)"
)
_NOUN: Final = re.compile(
    rf"(?P<det>\b{_DET} )(?P<mods>(?:[\w'’-]+ ){{0,3}}?)(?P<head>[A-Za-z][\w-]*)\b", re.IGNORECASE
)
_BUT: Final = re.compile(r"\b(?:no|any|without|like|as|than|not)\s*$", re.IGNORECASE)
_JOINS: Final = re.compile(
    r"\b(?:of|in|on|at|to|with|and|or|but|from|by|for|is|was|are|were|has|had|that|which|who|under"
    r"|behind|up|down|out|like|as|the|an?|two|three|four|one|they|you|he|she|it)\b",
    re.IGNORECASE,
)
_GONE: Final = re.compile(
    r" (?:is|are|was|were|has been|have been) (?:not|gone|missing|lost|stolen|taken)\b|n['’]t\b"
    r"| (?:away|ago|later|earlier)\b"
)
"""What follows a thing that is not there, or a measure of how far or long."""
_DEAD: Final = re.compile(
    r"\b(?:corpse|cadaver|dead (?:man|woman|body|men|rider|soldier|guard|[\w-]+er)"
    r"|(?:is|are|was|were|been|lies?|lying|quite|found|sits?|already|both) dead|murdered"
    r"|drowned man|the body of|a body\b(?! of water))",
    re.IGNORECASE,
)
"""Words by which somebody has died there."""
_OF_A_BODY: Final = frozenset({"chest", "chests", "trunk", "trunks"})
"""Names of boxes that somebody, or a tree, may have too."""
_GIVES: Final = (
    r"(?:offers?|offered|offering|hold(?:s|ing)? out|held out|hand(?:s|ed|ing)?|gives?|gave"
    r"|pass(?:es|ed)?|press(?:es|ed)?|slid(?:es?|ing)?|push(?:es|ed)?|toss(?:es|ed)?|lends?|throws?|threw"
    r"|shov(?:es|ed))"
)
_TO_YOU: Final = r"(?:you|towards? you|to you|at you|into your (?:\w+ )?(?:hands?|palm|lap|arms?))"
_HELD_OUT: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<giver>[^.,;:\"“”]*?)\b{_GIVES} you (?P<thing>{_DET} [\w'’ -]{{2,50}})",
        rf"(?P<giver>[^.,;:\"“”]*?)\b{_GIVES} (?P<thing>{_DET} [\w'’ -]{{2,40}}?) {_TO_YOU}",
        r"(?P<giver>[^.,;:\"“”]*?)\b(?:offer(?:s|ed|ing)?|hold(?:s|ing)? out|held out) "
        rf"(?P<thing>{_DET} [\w'’ -]{{2,50}})",
    )
)
_CUT: Final = re.compile(
    r"\s+(?:to|towards?|into|across|over|for|with|and|since|because|as|so|that|which|in|on|at|from"
    r"|by|through|but|while|without|before|of)\b"
)
_GIFT: Final = re.compile(
    r"[\"“][^\"”]*\b(?:a gift|a present|(?:this|that|it) is for you|it['’]s for you"
    r"|take (?:it|this)|(?:it|this|that)(?:['’]s| is) yours|have it|keep it)\b",
    re.IGNORECASE,
)
_WHO: Final = (
    r"(?:somebody|someone|something|anybody|anything|whoever|a (?:\w+ )?(?:figure|shape|man|woman"
    r"|boy|girl|child|voice|shadow|hand|foot|pair of (?:eyes|boots|feet)))"
)
_COVER: Final = (
    r"(?:behind|beneath|underneath|under|inside) (?P<cover>(?:the|an?|that) [\w'’-]+(?: [\w'’-]+)?)"
)
_OUT_OF_SIGHT: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b{_WHO}\b[^.]{{1,60}}?\b{_COVER}",
        rf"\b{_COVER}\b[^.]{{1,90}}?\b{_WHO}\b",
        rf"\b(?:hid(?:es?|ing|den)|crouch\w*|lurk\w*|cower\w*|duck\w*|breath\w*|moves?|stirs?"
        rf"|listens?) [^.]{{0,20}}?\b{_COVER}",
    )
)


@cache
def listed_words(kind: str) -> frozenset[str]:
    """Return one of the shipped lists of words, each as it is compared."""
    return frozenset(
        word for said in str(shipped("hooks.toml")[kind]).split() for word in _one(said)
    )


def _one(word: str) -> tuple[str, ...]:
    return words(word) or (word,)


def hooks_in(told: Iterable[tuple[int, str]]) -> list[Hook]:
    """Return what some sentences put there, in the order in which they do.

    Args:
        told: record and sentence of each.

    Example:
        >>> told = "A letter lies on the mat, and somebody coughs behind the door."
        >>> found = hooks_in([(3, told)])
        >>> [(hook.kind, hook.head) for hook in found]
        [('writing', 'letter'), ('door', 'door'), ('hidden', 'door')]
        >>> [hook.name for hook in hooks_in([(4, "An old scavver hands you a dark lantern.")])]
        ['dark lantern']
    """
    found: list[Hook] = []
    for source, sentence in told:
        here = _hooks_of(sentence)
        found += (replace(hook, source=source) for hook in here)
        if _GIFT.search(sentence) and not any(hook.kind == "offered" for hook in here):
            found += _given_in_words(source, found)
    return found


@lru_cache(maxsize=4096)
def _hooks_of(sentence: str) -> tuple[Hook, ...]:
    """Return what a sentence puts there by itself: kept, since a scene's are read at every line."""
    body = Hook(kind="body", head="body", name="body", told=sentence)
    is_dead = _DEAD.search(re.sub(r"[\"“][^\"”]*[\"”]?", "", sentence))
    return (
        *_named_in(sentence),
        *_hidden_in(sentence),
        *((body,) if is_dead else ()),
        *_offered_in(sentence),
    )


def of_things(names: Iterable[str], *, is_own: bool) -> Iterator[Hook]:
    """Yield the hooks that names of things are: what is carried, or lies about in a scene.

    Args:
        names: as they stand on the sheet or among the circumstances.
        is_own: whether the character carries them.
    """
    for name in names:
        front = _JOINS.split(name, maxsplit=1)[0]
        head = next(iter(words(front)[-1:]), "")
        for kind in OWN if is_own else NAMED:
            if head in listed_words(f"own_{kind}" if is_own else kind):
                yield Hook(kind=kind, head=head, name=name, told=name, is_own=is_own)


def _named_in(sentence: str) -> Iterator[Hook]:
    for found in _nouns(sentence):
        head = next(iter(words(found["head"])), "")
        name = f"{found['mods']}{found['head']}"
        for kind in NAMED:
            if head not in listed_words(kind) or not _is_meant(kind, found, sentence):
                continue
            holds = kind == "container" and sentence[found.end() :].lower().startswith(" of ")
            if not holds:  # a crate of potatoes holds potatoes
                yield Hook(kind=kind, head=head, name=name, told=sentence)
        if head in listed_words("cover"):
            yield Hook(kind="hidden", head=head, name=name, told=sentence)
    yield from _bare_in(sentence)


def _bare_in(sentence: str) -> Iterator[Hook]:
    """Yield what several of a kind are that stand without an article: "Footprints lead away"."""
    for found in re.finditer(r"[A-Za-z][\w-]*", sentence):
        said = found[0].lower()
        if said in _bare() and not _BUT.search(sentence[: found.start()]):
            head = _one(said)[0]
            kind = next(kind for kind in NAMED if head in listed_words(kind))
            yield Hook(kind=kind, head=head, name=said, told=sentence)


@cache
def _bare() -> frozenset[str]:
    return frozenset(str(shipped("hooks.toml")["bare"]).split())


def _is_meant(kind: Kind, noun: re.Match[str], sentence: str) -> bool:
    """Return whether a noun stands for a thing of that kind, and not for a tune or for a verb."""
    before, head = noun["mods"].lower().split(), noun["head"].lower()
    if kind == "writing":
        return not set(before) & listed_words("music")
    if kind == "container" and head in _OF_A_BODY:
        owner = re.search(r"\b(?:his|her|your|my|their) (?:\w+ )?$", sentence[: noun.start()], re.I)
        return owner is None and not set(before) & {"hollow", "fallen", "mossy", "tree"}
    if kind != "sound":
        return True
    if any(is_role(word) and not object_class(word) for word in before):
        return False
    last = before[-1] if before else ""
    is_verb = head.endswith("s") and last and not last.endswith("s") and _is_noun(last)
    is_somebodys = re.search(r"\b(?:his|her|your|my) $", sentence[: noun.start()], re.IGNORECASE)
    return not is_verb and is_somebodys is None


def _is_noun(word: str) -> bool:
    return _is_listed(word) or is_role(word) or object_class(word) not in ("", "beast")


def _nouns(sentence: str) -> Iterator[re.Match[str]]:
    """Yield the nouns of a sentence that are listed anywhere, each with what stands before it."""
    for start in re.finditer(rf"\b{_DET} ", sentence, re.IGNORECASE):
        if _BUT.search(sentence[: start.start()]):
            continue  # "like a box", "no letter"
        for size in range(4):
            found = re.compile(rf"(?P<mods>(?:[\w'’-]+ ){{{size}}})(?P<head>[A-Za-z][\w-]*)").match(
                sentence, start.end()
            )
            if found is None or _JOINS.search(found["mods"]):
                break
            rest = sentence[found.end() :]
            if _is_listed(found["head"]) and not _goes_on(rest) and not _GONE.match(rest):
                yield found
                break


@cache
def _all_listed() -> frozenset[str]:
    return frozenset().union(*(listed_words(kind) for kind in (*NAMED, "cover", "carried")))


def _is_listed(word: str) -> bool:
    return any(one in _all_listed() for one in _one(word))


def _goes_on(rest: str) -> bool:
    """Return whether the next word is the noun that the last one only tells more of."""
    after = re.match(r" ([a-z][\w-]*)", rest)
    if after is None:
        return False
    word = after[1]
    if _JOINS.fullmatch(word):
        return False
    return _is_noun(word)


def _hidden_in(sentence: str) -> Iterator[Hook]:
    said = re.sub(r"[\"“][^\"”]*[\"”]?", "", sentence)
    for pattern in _OUT_OF_SIGHT:
        for found in pattern.finditer(said):
            name = _cover(found["cover"])
            head = next(iter(words(name)[-1:]), "")
            if head and (object_class(head) or not is_role(head)):
                yield Hook(kind="hidden", head=head, name=name, told=sentence)


def _cover(said: str) -> str:
    """Return what somebody is behind, without its article: of "the pillar clicks" the pillar."""
    first, _, second = said.split(" ", 1)[-1].partition(" ")
    is_whole = second and not _JOINS.fullmatch(second) and (_is_noun(second) or not _is_noun(first))
    return f"{first} {second}" if is_whole else first


def _offered_in(sentence: str) -> Iterator[Hook]:
    for pattern in _HELD_OUT:
        found = pattern.search(sentence)
        if found is None:
            continue
        thing = _CUT.split(found["thing"].strip(), maxsplit=1)[0]
        head = next(iter(words(thing)[-1:]), "")
        name = re.sub(rf"^{_DET} ", "", thing, flags=re.IGNORECASE)
        if head and head not in listed_words("no_gift"):
            giver = " ".join(found["giver"].split())
            yield Hook(kind="offered", head=head, name=name, told=sentence, giver=giver)
            return


def _given_in_words(source: int, before: Sequence[Hook]) -> Iterator[Hook]:
    """Yield the thing that somebody's words give away: the last one that was spoken of."""
    last = next((hook for hook in reversed(before) if hook.kind in OWN), None)
    if last is not None:
        yield Hook(
            kind="offered", head=last.head, name=last.name, told=last.told, source=source,
            giver=last.told,
        )  # fmt: skip


def things_told(told: Iterable[tuple[int, str]]) -> dict[str, str]:
    """Return the things one can carry that some sentences name: noun to the last such sentence."""
    carried = listed_words("carried").union(*(listed_words(kind) for kind in OWN))
    found: dict[str, str] = {}
    for _, sentence in told:
        for noun in _nouns(sentence):
            head = next(iter(words(noun["head"])), "")
            if head in carried:
                found[head] = sentence
    return found
