"""Whose move a player's words are, with several characters: by name, together, or helped.

"Mara picks the lock" is Mara's, whoever acted last. "Farek helps Oskar lift the beam" is Oskar's,
with Farek's help; "we all sneak past" is a move of everybody on the player's side.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.session.scene import fold
from companion.session.third_person import infinitives

_EVERYBODY: Final = re.compile(
    r"(?:let's|we(?: all| both| three| two| four)?|all (?:of us|three of us|four of us|of them)|"
    r"everybody|everyone|both of (?:us|them)|the (?:two|three|four|five) of (?:us|them)|"
    r"(?:the|our) (?:whole |entire )?(?:party|group|team|company|crew)|together we)"
    r"(?: (?:all|both|together|try to|now|then))*"
    r"(?:\s*[:,])?\s+(?=[a-z])",
    re.IGNORECASE,
)
_HELPING: Final = re.compile(
    r"(?:helps?|assists?|aids?|supports?|backs?(?: up)?)\s+(?P<rest>\S.*)", re.IGNORECASE | re.S
)
_STRANGER_HELPS: Final = re.compile(
    r"(?P<who>(?:the |a |an )?[\w'’-]+(?:\s[\w'’-]+){0,3}?)\s+(?:helps?|assists?)\s+(?P<rest>\S.*)",
    re.IGNORECASE | re.S,
)
_BESIDE: Final = re.compile(
    r"and\s+(?P<who>(?!I\b|we\b)(?:the\s)?[\w'’-]+)\s+(?P<act>\w+\s.+)", re.IGNORECASE | re.S
)
"""Somebody of the player's with somebody who is not: "Oskar and the pilot search the hold"."""
_AND: Final = re.compile(r"\s*(?:,|\band\b)\s*", re.IGNORECASE)
_NO_ACT: Final = frozenset([
    "is", "are", "was", "were", "has", "have", "had", "says", "said", "and", "or", "with", "who",
    "whose", "looks", "seems", "can", "could", "will", "would", "should", "must", "may", "might",
    "does", "did",
])  # fmt: skip
"""Words after a name that begin no act of that one's own."""
_NO_ORDER: Final = frozenset([
    "i", "you", "we", "he", "she", "it", "they", "that", "this", "the", "a", "an", "my", "your",
    "come", "no", "yes", "please", "listen", "look",
])  # fmt: skip
_WITH_ME: Final = re.compile(r",?\s+(?:together |along )?with me\b", re.IGNORECASE)
_LENDS: Final = re.compile(
    r"\b(?:helps?|assists?|aids?|lends?|joins?|covers?|backs?|stays?|without|"
    r"with (?:his|her|their))\b",
    re.IGNORECASE,
)
"""Words of one who helps with a roll that is on the table, or stays out of it."""
_TALKS: Final = re.compile(
    r"\b(?:talks?|speaks?|says?|persuades?|convinces?|begs?|whispers?|asks?|tells?|discusse?s?|"
    r"thanks?|nods?|smiles?|shows?|gives?|hugs?|comforts?|warns?|looks?)\s+(?:(?:to|at|with)\s+)?"
    r"(?P<whom>(?:the\s+)?[\w'’-]+)",
    re.IGNORECASE,
)
_AIDED: Final = re.compile(
    r",?\s+(?:and\s+|while\s+)?(?:with (?:the )?(?:help|aid) (?:of|from) (?P<a>[\w'’-]+)|"
    r"with (?P<b>[\w'’-]+?)['’]s? (?:help|aid|assistance)|helped by (?P<c>[\w'’-]+)|"
    r"(?P<d>[\w'’-]+) (?:helps?|assists?|lends a hand)(?: me| us| him| her)?)(?=$|[,.;!])",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Move:
    """Whose move it is.

    Attributes:
        who: the character who acts; None for whoever does now.
        text: the words, as that one would say them.
        along: names of those who act along.
        ally: an ally whose move it would be, who acts by themselves; "" for none.
    """

    who: str | None
    text: str
    along: tuple[str, ...] = ()
    ally: str = ""


def move_of(text: str, members: Sequence[str], everybody: Sequence[str], actor: str) -> Move:
    """Return whose move the player's words are.

    Args:
        text: the player's words.
        members: the characters whom the player decides for.
        everybody: these and their allies.
        actor: who acts now.

    Example:
        >>> move_of("Farek helps Oskar lift the beam", ["Oskar", "Farek"], ["Oskar", "Farek"], "")
        Move(who='Oskar', text='I lift the beam', along=('Farek',))
    """
    said = text.strip()
    if len(everybody) < 2:  # noqa: PLR2004 - alone there is nobody else
        return Move(None, text)
    all_of = _EVERYBODY.match(said)
    if all_of is not None:
        others = tuple(name for name in everybody if name != actor)
        return Move(None, f"I {infinitives(said[all_of.end() :])}", others)
    names, act = _leading(said, everybody)
    if names and act.startswith(","):
        return _ordered(text, names[0], act.lstrip(", "), members)
    return _told(text, names, act, members=members, everybody=everybody, actor=actor)


def _told(
    text: str,
    names: tuple[str, ...],
    act: str,
    *,
    members: Sequence[str],
    everybody: Sequence[str],
    actor: str,
) -> Move:
    """Return whose move it is by the names that a sentence begins with and what it says of them."""
    mixed = _with_a_stranger(text, names, act, members)
    if mixed is not None:
        return mixed
    first = fold(act.split(maxsplit=1)[0]).strip(".!?:") if act else ""
    if not names or first in _NO_ACT or not first[:1].isalpha():
        return Move(None, *_aided(text, [n for n in everybody if n != actor]))
    helping = _HELPING.fullmatch(act)
    helped = _first_name(helping["rest"], everybody) if helping is not None else None
    if helped is not None and helped[0] in members and helped[0] not in names and helped[1]:
        return Move(helped[0], f"I {infinitives(helped[1].removeprefix('to '))}", names)
    lead = next((name for name in names if name in members), None)
    if lead is None:
        return Move(None, text, ally=names[0])
    told, along = _aided(f"I {infinitives(act)}", [n for n in everybody if n != lead])
    if lead != actor and _WITH_ME.search(told):
        told, along = _WITH_ME.sub("", told, count=1), (*along, actor)
    others = tuple(name for name in names if name != lead)
    return Move(lead, told, tuple(dict.fromkeys((*others, *along))))


def _with_a_stranger(
    text: str, names: tuple[str, ...], act: str, members: Sequence[str]
) -> Move | None:
    """Return a move of one of the player's that somebody of the world has a part in."""
    if not names:
        stranger = _STRANGER_HELPS.fullmatch(text.strip())
        helped = _first_name(stranger["rest"], members) if stranger is not None else None
        if stranger is None or helped is None or not helped[1]:
            return None
        what = infinitives(helped[1].removeprefix("to "))
        return Move(helped[0], f"I {what}, {stranger['who']} helps me")
    beside = _BESIDE.fullmatch(act) if names[0] in members else None
    if beside is None:
        return None
    return Move(names[0], f"I {infinitives(beside['act'])} with {beside['who']}")


def _ordered(text: str, name: str, what: str, members: Sequence[str]) -> Move:
    """Return "Oskar, open the door" as Oskar's move; a question to Oskar stays one."""
    first = fold(what.split(maxsplit=1)[0]).strip(",.!?:") if what else ""
    if name not in members or what.endswith("?") or first in _NO_ORDER or not first:
        return Move(None, text)
    return Move(name, f"I {what}")


def is_of_another(move: Move, actor: str, text: str) -> bool:
    """Return whether words about a roll are another character's move, and no help for it."""
    return move.who not in (None, actor) and _LENDS.search(text) is None


def talks_among(text: str, others: Sequence[str]) -> str | None:
    """Return whom of their own side somebody only talks to; None for nobody.

    Example:
        >>> talks_among("I talk to Oskar about the plan", ["Oskar"])
        'Oskar'
        >>> talks_among("Oskar, what do you think?", ["Oskar"])
        'Oskar'
    """
    asked = re.match(r"(?P<whom>(?:the\s+)?[\w'’-]+),\s+\S.*\?$", text.strip(), re.S | re.I)
    if asked is not None and called(asked["whom"], others) is not None:
        return called(asked["whom"], others)
    for found in _TALKS.finditer(text):
        whom = called(found["whom"], others)
        if whom is not None:
            return whom
    return None


def _aided(text: str, others: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return words without "with Mara's help", and who helps by them."""
    along: list[str] = []
    for found in _AIDED.finditer(text):
        name = called(next((g for g in found.groups() if g), ""), others)
        if name is not None:
            along.append(name)
            text = text.replace(found[0], "", 1)
    return text, tuple(along)


def _leading(text: str, names: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return the names that a sentence begins with, and what it says of them."""
    found: list[str] = []
    rest = text
    while True:
        hit = _first_name(rest, names)
        if hit is None or hit[0] in found:
            break
        found.append(hit[0])
        rest = hit[1]
        link = _AND.match(rest)
        if link is None or _first_name(rest[link.end() :], names) is None:
            break
        rest = rest[link.end() :]
    return tuple(found), rest.strip()


def _first_name(text: str, names: Sequence[str]) -> tuple[str, str] | None:
    for name in sorted(names, key=len, reverse=True):
        for said in (name, name.split()[0]):
            if called(said, names) != name:
                continue
            match = re.match(rf"(?:the )?{re.escape(said)}(?=\s|[,:])", text, re.IGNORECASE)
            if match is not None:
                return name, text[match.end() :].lstrip(": ")
    return None


_ARTICLES: Final = frozenset({"the", "a", "an", "my", "our", "his", "her", "their"})


def called(said: str, names: Sequence[str]) -> str | None:
    """Return the only one who is called so: by the whole name or its first word.

    Example:
        >>> called("Tom", ["Tom Quill", "the clerk"]), called("the", ["Tom Quill", "the clerk"])
        ('Tom Quill', None)
    """
    wanted = fold(said).removesuffix("'s").strip(",.!?")
    if wanted in _ARTICLES:
        return None
    for found in (
        [n for n in names if fold(n) == wanted],
        [n for n in names if fold(n).split()[0] == wanted],
        [
            n
            for n in names
            if fold(n).removeprefix("the ") == wanted or wanted == fold(n).split()[-1]
        ],
    ):
        if len(found) == 1:
            return found[0]
    return None
