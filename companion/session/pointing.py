"""Whom words point at: "the one with the axe", "the one on the left", "the other two"."""

import re
from collections.abc import Sequence
from typing import Final

from companion.journal import Campaign
from companion.session.bodies import band, is_body, number_of, step_apart
from companion.session.fighting import Fighting
from companion.session.scene import AnyState, words
from companion.session.siding import HOSTILE, attitude, is_calm, people_of

_ONE: Final = r"(?:one|man|woman|fellow|guy|bastard|brute|thug)"
_BY_PLACE: Final = re.compile(
    rf"\bthe (?:one|man|woman|fellow|guy) (?:(?:standing|coming) )?(?:on|to|at|from) (?:the|my) "
    r"(?P<at>far left|far right|left|right)(?:[- ]hand side)?"
    rf"|\bthe (?P<side>left|right|middle|cent(?:er|re))(?:[- ]?most|[- ]hand)? {_ONE}\b"
    r"|\bthe (?:one|man|woman|fellow) in the (?P<mid>middle|cent(?:er|re))\b",
    re.IGNORECASE,
)
_BY_MARK: Final = re.compile(
    r"\b(?:the|that) (?:one|man|woman|fellow|guy) (?:with|who has|holding|carrying|swinging) "
    r"(?:the|an?|his|her) (?P<mark>[\w'’-]+)"
    rf"|\b(?:the|that) (?P<look>[\w'’-]+) {_ONE}\b"
    r"|\bthe (?P<made>(?:axe|spear|club|sword|knife|chain)(?:man|woman))\b",
    re.IGNORECASE,
)
_OTHERS: Final = re.compile(
    r"\b(?:the|those) (?:other|remaining|last) (?:one|two|three|four|man|men|ones)\b"
    r"|\bthe others?\b(?! (?:side|end|way|hand|door|wall|room|day|foot|arm|half)\b)"
    r"|\bthe (?:next|second|third) (?:one|man)\b|\banother (?:one|of them)\b|\bthe rest of them\b",
    re.IGNORECASE,
)
_ANY: Final = re.compile(
    r"\b(?:(?:any|either|one|all|both|all (?:two|three|four|five)) of (?:them|the (?:two|three"
    r"|four|five|\w+s))|the (?:first|nearest|closest) (?:one|man|of them)|all (?:two|three|four)"
    r"|them all|(?<=attack )them|(?<=strike )them|(?<=at )them|(?<=fight )them)\b",
    re.IGNORECASE,
)
_WHOLE: Final = re.compile(
    r"\b(?:(?:the|these|those|all)(?: of the)?(?: other| remaining| last)?"
    r"(?: two| three| four| five)?|two|three|four|five) (?P<kind>[\w'’-]+s|\w*men)\b",
    re.IGNORECASE,
)


def pointed(campaign: Campaign, fighting: Fighting, text: str) -> str:
    """Return words with the name of whoever is pointed at, where somebody is to be fought.

    A group that is pointed into steps apart: each of it is somebody from then on.

    Args:
        campaign: the campaign.
        fighting: the fight that runs, if one does.
        text: the player's words.
    """
    if not any(pattern.search(text) for pattern in (_BY_PLACE, _BY_MARK, _OTHERS, _ANY, _WHOLE)):
        return text
    standing = foes(campaign.state, fighting)
    if len(standing) == 1 and number_of(standing[0]) and _points_into(text):
        step_apart(campaign, standing[0])
        standing = foes(campaign.state, fighting)
    if not fighting.is_running and not any(is_body(name) for name in standing):
        return text
    near = fighting.nearest(standing)
    last = fighting.struck_last if near == standing else near[0]
    return meant(text, standing, last=last) if len(standing) > 1 else text


def _points_into(text: str) -> bool:
    return any(pattern.search(text) for pattern in (_BY_PLACE, _BY_MARK))


def foes(state: AnyState, fighting: Fighting) -> list[str]:
    """Return who stands against the players, in the order in which they stand, left to right."""
    if fighting.is_running:
        against = fighting.against()
        return [name for name in state.characters if name in against]
    people = [name for name in people_of(state) if not fighting.is_down(name)]
    people = [name for name in people if not is_calm(state, name)]
    hates = {name for name in people if attitude(state, name) <= HOSTILE}
    beside = {other for name in hates for other in band(state, name)}
    hostile = [name for name in people if name in hates | beside]
    return hostile or [name for name in people if attitude(state, name) <= 0]


def meant(text: str, standing: Sequence[str], *, last: str = "") -> str:
    """Return words with a name in the place of what points at one of several.

    Args:
        text: the player's words.
        standing: who could be meant, from left to right, two or more.
        last: who was struck at last.

    Example:
        >>> three = ["the guard with the axe", "the guard with the spear", "the tall guard"]
        >>> meant("I hit the one on the left", three)
        'I hit the guard with the axe'
        >>> meant("I hit the tall one", three), meant("I hit the other two", three, last=three[0])
        ('I hit the tall guard', 'I hit the guard with the spear')
        >>> meant("I hit the one with the pike", three)
        'I hit the one with the pike'
        >>> meant("I attack the guards", three, last=three[1])
        'I attack the guard with the spear'
    """
    for pattern, choose in (
        (_BY_PLACE, _by_place), (_BY_MARK, _by_mark), (_OTHERS, _another), (_ANY, _any),
        (_WHOLE, _of_kind),
    ):  # fmt: skip
        for found in pattern.finditer(text):
            whom = choose(found, standing, last)
            if whom:
                return f"{text[: found.start()]}{whom}{text[found.end() :]}"
    return text


def _by_place(found: re.Match[str], standing: Sequence[str], last: str) -> str:
    del last
    side = (found["at"] or found["side"] or "middle").casefold()
    if "left" in side:
        return standing[0]
    return standing[-1] if "right" in side else standing[len(standing) // 2]


def _by_mark(found: re.Match[str], standing: Sequence[str], last: str) -> str:
    del last
    mark = found["mark"] or found["look"] or re.sub(r"(?:wo)?man$", "", found["made"])
    said = set(words(mark))
    fits = [name for name in standing if said & set(words(name))]
    return fits[0] if len(fits) == 1 else ""


def _another(found: re.Match[str], standing: Sequence[str], last: str) -> str:
    del found
    return next((name for name in standing if name != last), "")


def _any(found: re.Match[str], standing: Sequence[str], last: str) -> str:
    del found
    return last if last in standing else standing[0]


def _of_kind(found: re.Match[str], standing: Sequence[str], last: str) -> str:
    """Return one of those whose kind is named: no blow falls on several at once."""
    said = set(words(found["kind"]))
    fits = [name for name in standing if said & set(words(name)) and not number_of(name)]
    if len(fits) < 2:  # noqa: PLR2004 - of one alone the words speak already
        return ""
    return last if last in fits else fits[0]
