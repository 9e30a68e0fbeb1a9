"""Taking up a hook: the player's plain words that open, read, blow, knock, follow or accept.

Only words that do no more than that: who opens a chest without a sound, or forces it, makes an
attempt of it, which is for the reader.
"""

import re
from dataclasses import dataclass
from typing import Final

from companion.reader.everyday import SUBJECT
from companion.session.hooks import Hook, Kind
from companion.session.scene import words

_THING: Final = (
    r"(?P<thing>(?:the|my|this|that|these|those|his|her|their|its|an?|our) [\w'’ -]{2,40}?"
    r"|it|them|[A-Z][\w'’]+['’]s [\w'’ -]{2,30}?)"
)
_HOW: Final = (
    r"(?: (?:carefully|slowly|gently|now|again|hard|loudly|softly|open|at last|once|twice"
    r"|three times|first|up|out|back|aside|closely|aloud|to myself|with both hands|in peace"
    r"|from (?:him|her|them)"
    r"|(?:over|around|about) for (?:clues|anything)|as hard as i can))*"
)
_TAIL: Final = (
    r"(?:,? (?:and|then|and then) (?:i )?(?:look|read|see|open|listen|check|examine|wait|study"
    r"|thank|peer|find|take a look|count|weigh|feel|sniff|smell|tip|shake|spread|hold|turn)"
    r"\b[^.!?\"“]{0,60}"
    r"|,? to (?:see|look|find|read|learn|check|call|summon|get|hear|know)\b[^.!?\"“]{0,60})?"
)
_INTO: Final = r"(?:in|into|inside|inside of)"
_BACK: Final = r"(?:back|aside|away|up|open)"
_WAYS: Final[tuple[tuple[tuple[Kind, ...], str], ...]] = (
    (
        ("container", "writing", "door", "hidden"),
        r"(?:open|unwrap|untie|unpack|undo|unseal|uncover|unfold|unroll|cut open) (?:up )?"
        rf"{_THING}",
    ),
    (
        ("container", "door", "hidden"),
        rf"(?:look|peer|peek|glance|reach|feel) (?:{_INTO} {_THING}|inside)",
    ),
    (
        ("container",),
        rf"(?:search|empty|go through|look through|rummage (?:in|through)|see what(?:['’]s| is) "
        rf"{_INTO}|check|examine|inspect|lift the lid (?:of|off)) {_THING}",
    ),
    (
        ("writing",),
        r"(?:read|reread|study|examine|inspect|look at|look through|leaf through|decipher|consult"
        rf"|make out|break the seal (?:of|on)|see what is (?:written )?(?:in|on)|check) {_THING}",
    ),
    (
        ("signal",),
        rf"(?:blow|sound|ring|beat|strike|pull|tug|fire|toot|play|use|light|press|hit|set off) "
        rf"(?:into |on |at |off )?{_THING}",
    ),
    (("signal",), rf"(?:give|call with) (?:a blast|a signal|one long blast) (?:on|with) {_THING}"),
    (
        ("body",),
        r"(?:search|loot|frisk|go through|look through|check|examine|inspect|pat down|turn out"
        r"|rifle(?: through)?) (?P<thing>(?:the|his|her|their|this|that) [\w'’ -]{2,40}?|him|her"
        r"|them|[A-Z][\w'’-]+(?: [A-Z]?[\w'’-]+){0,3})",
    ),
    (("door",), rf"(?:knock|rap|tap|bang|pound|hammer)(?: (?:at|on|against) {_THING})?"),
    (("door",), rf"(?:try|push|pull|unlatch|look through|peer through) {_THING}"),
    (
        ("hidden",),
        r"(?:look|check|peer|peek|see|search|glance|feel|see who is|see what is) (?:behind|under"
        rf"|underneath|beneath|round|around) {_THING}",
    ),
    (("hidden",), rf"(?:pull|draw|push|lift|tear|move|throw|sweep) {_BACK} {_THING}"),
    (("hidden",), rf"(?:pull|draw|push|lift|tear|move|throw|sweep) {_THING} {_BACK}"),
    (
        ("sound", "track"),
        r"(?:follow|trace|track|track down|go after|(?:go|walk|move) towards?|head for"
        r"|investigate|look for|seek out|find the source of|look for the source of|find out what "
        rf"makes|see what makes) {_THING}",
    ),
    (
        ("offered",),
        rf"(?:take|accept|receive|grab|pocket|reach for|gladly take) {_THING}"
        r"(?: (?:from|off) [\w'’ -]{2,40}?)?",
    ),
)
_PATTERNS: Final = tuple(
    (kinds, re.compile(rf"{SUBJECT}(?P<deed>{way}{_HOW}){_TAIL}[ .!…]*", re.IGNORECASE))
    for kinds, way in _WAYS
)
_ANY_SOUND: Final = frozenset({"sound", "noise"})
_ANY_TRACK: Final = frozenset({"track", "trail"})
_MORE: Final = re.compile(
    r"\b(?:before|while|without|so|until|because|and|if|but|unless|using|as|when|then|not|secretly"
    r"|unseen|instead)\b",
    re.IGNORECASE,
)
"""What says that there is more to it than the plain deed."""
_LIGHT: Final = re.compile(
    r" (?:by|in|under|near|at|beside|against|on) (?:the|my|a|its) .*$", re.IGNORECASE
)
"""Where something is read, which is no part of it."""
_POINTS: Final = frozenset({"it", "them", "that", "this"})
_OF_THE_DEAD: Final = frozenset({"body", "corpse", "dead", "pocket", "remains", "clothes"})
_COMMON: Final = frozenset({"dead", "hat", "glass", "front", "side", "room", "table", "hand"})
"""What a sentence about the dead may name beside them."""
_KNOCKS: Final = re.compile(rf"{SUBJECT}(?:knock|rap|tap|bang|pound|hammer)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Taking:
    """What some words take up.

    Attributes:
        kinds: kinds of hook that they may be meant for.
        thing: what they name, with its article; "" where they name nothing.
        deed: what is done, as it follows "you": "blow the whistle".
        knocks: they knock, and open nothing.
    """

    kinds: tuple[Kind, ...]
    thing: str = ""
    deed: str = ""
    knocks: bool = False

    @property
    def is_pointing(self) -> bool:
        """Whether no thing is named, so that what was told of last is meant."""
        return not self.thing or self.thing.casefold() in _POINTS

    def means(self, hook: Hook) -> bool:
        """Return whether a hook may be the one that is meant."""
        if hook.kind not in self.kinds:
            return False
        said = set(words(self.thing))
        if hook.kind == "body":
            named = {w for w in words(hook.told) if w not in _COMMON}
            return bool(said & (_OF_THE_DEAD | named)) or self.thing.casefold() in ("him", "her")
        if self.is_pointing:
            return not hook.is_own
        anything = {"sound": _ANY_SOUND, "track": _ANY_TRACK}.get(hook.kind, frozenset())
        return hook.head in said or bool(said & anything)


def takings(text: str) -> list[Taking]:
    """Return what words may take up; nothing where they do more, or something else.

    Example:
        >>> [(t.kinds, t.thing) for t in takings("I blow the whistle, and wait.")]
        [(('signal',), 'the whistle')]
        >>> takings("I knock")[0].knocks, takings("I force the chest open")
        (True, [])
    """
    said = " ".join(text.split())
    found = []
    for kinds, pattern in _PATTERNS:
        match = pattern.fullmatch(said)
        if match is not None:
            thing = match.groupdict().get("thing") or ""
            if _MORE.search(thing):
                continue
            if kinds == ("writing",):
                thing = _LIGHT.sub("", thing)
            knocks = _KNOCKS.match(said) is not None
            found.append(Taking(kinds=kinds, thing=thing, deed=yours(match["deed"]), knocks=knocks))
    return found


_YOUR: Final = {"my": "your", "our": "your", "me": "you", "myself": "yourself", "i": "you"}


def yours(deed: str) -> str:
    """Return the player's words for a deed as they follow "you".

    Example:
        >>> yours("hold out my hands")
        'hold out your hands'
    """
    return " ".join(_YOUR.get(word.lower(), word) for word in deed.split())
