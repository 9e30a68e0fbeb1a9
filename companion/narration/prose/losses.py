"""Things of the character's that break or go though no effect takes them."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from companion.narration.prose.anycase import AnyCase
from companion.narration.prose.clauses import (
    does_its_work,
    goes_itself,
    is_governed,
    other_subject,
    runs_through,
)
from companion.narration.prose.denial import is_unmade
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import Mention, names_own
from companion.narration.prose.words import content, filled, patterns, table, text

_POSSESSOR: Final = re.compile(
    r"['’]s (?!gone|broken|torn|lost|split|empty|out\b|in\b|(?:\w+ly )?\w+ed\b)"
)
_WIELDED: Final = frozenset(["blade", "club", "gun", "bow", "ammunition", "tool"])
_THROUGH: Final = re.compile(r"\b(?:through|into|home|under|down on|between|against)\b")
_MOVES: Final = re.compile(
    r"\W*(?:go(?:es)?|went|comes?|came|slips?|slides?|drops?|falls?|sails?)\b"
)
_PUT: Final = re.compile(
    r" (?:on|upon|across|along|beside|before|in front|over the (?:table|bar))\b"
)
_END: Final = re.compile(r"[.;:!?]")
_TAKES: Final = re.compile(
    r"\W*(?:tak|took|carr|lift|pull|snatch|seiz|grab|steal|stole|drag|bear|bore)", re.IGNORECASE
)
"""Who takes a thing may be anybody, the character among them."""
_FROM: Final = re.compile(
    r"\b(?:from|out of|off|aus|von|de|des|d'entre) (?:you|your|dir|dein\w*|toi|tes|ti|tus?)\b",
    re.IGNORECASE,
)
_YOU: Final = re.compile(
    r"\b(?:you|your|yours|thy|du|dir|dich|dein\w*|tu|te|toi|ton|ta|tes|ti|tus)\b|\bt'",
    re.IGNORECASE,
)
_REACH: Final = 80
_BESIDE: Final = 60


def lost(reading: Reading, *, among: Collection[int] | None = None) -> Iterator[tuple[int, str]]:
    """Yield things of the character's that are told as broken or gone and that no effect took.

    Args:
        reading: the narration.
        among: indices of the sentences that are looked at; None for all.
    """
    for number in range(len(reading.said)) if among is None else sorted(among):
        told, _ = _goes(reading, number)
        if told:
            yield number, f"a loss that nothing made: {told!r}"


def may_be_lost(reading: Reading) -> Iterator[str]:
    """Yield things that go and may be the character's: "the candle" may be anybody's."""
    for number in range(len(reading.said)):
        told, word = _goes(reading, number, is_sure=False)
        if told:
            yield word


def _goes(reading: Reading, number: int, *, is_sure: bool = True) -> tuple[str, str]:
    """Return what tells that a thing breaks or goes, and the thing; "" for nothing."""
    sentence = reading.told[number]
    for thing in (*_own(reading, number), *_parts(reading, number)):
        is_named = names_own(thing.word, reading.belongings.own)
        is_theirs = _is_surely_own(thing, sentence)
        clause = _END.split(sentence[thing.end :])[0][:_REACH]
        before = _END.split(sentence[: thing.start])[-1]
        is_subject = not is_governed(sentence[: thing.start])
        goes = is_subject and (is_theirs or is_named) is is_sure
        for pattern in patterns(f"losses.{reading.language(number)}_after") if goes else ():
            found = pattern.search(clause)
            if found is None or not _is_lost(thing, reading, number, clause, found):
                continue
            if not is_unmade(f"{before[-40:]} {clause[: found.start()]}"):
                return f"{thing.word}{clause[: found.end()]}", thing.word
        for pattern, needed in _before(reading.language(number)):
            found = pattern.search(before)
            if found is None:
                continue
            if _says_whose(thing, found.group(0), clause) is not is_sure:
                continue
            if is_unmade(before[: found.start()][-40:]):
                continue
            if needed is None or needed.search(clause):
                return f"{found.group(0)}{thing.word}", thing.word
    absent = _absent(reading, number) if is_sure else ""
    return absent, absent


def _says_whose(thing: Mention, taking: str, rest: str) -> bool:
    """Whether what is told before a thing takes it from the character, and not from anybody."""
    if thing.owner == "own" or _YOU.search(taking) or _FROM.search(rest):
        return True
    return _TAKES.match(taking) is None


def _is_surely_own(thing: Mention, sentence: str) -> bool:
    """Whether a clause itself says that a thing is the character's, by its owner or by "you"."""
    before, after = _END.split(sentence[: thing.start])[-1], _END.split(sentence[thing.end :])[0]
    return thing.owner == "own" or _YOU.search(before + after) is not None


def _is_lost(
    thing: Mention, reading: Reading, number: int, clause: str, going: re.Match[str]
) -> bool:
    """Whether what follows a thing tells that it breaks or goes, and not another, nor its work."""
    if other_subject(clause[: going.start() + 1]) or runs_through(f"{thing.word}{clause}"):
        return False
    if does_its_work(going.group(0), clause[going.end() :]) or _is_wielded(thing, going):
        return False
    before = reading.told[number][: thing.start]
    if not goes_itself(before, clause[: going.start()], clause[going.start() :]):
        return False
    return _is_sure(thing, reading, going)


def _is_sure(thing: Mention, reading: Reading, going: re.Match[str]) -> bool:
    """Whether a thing is surely the character's, and what becomes of it a loss.

    "The cage" is not theirs for being a container, as their rucksack is; a voice that goes down the
    pier is no thing, and what goes down on a counter is put there.
    """
    is_theirs = thing.owner == "own" or names_own(thing.word, reading.belongings.own)
    moves = _MOVES.match(going.group(0)) is not None
    return is_theirs and not (moves and (not thing.kinds or _PUT.match(going.string, going.end())))


def _is_wielded(thing: Mention, going: re.Match[str]) -> bool:
    """Whether a weapon or tool goes through something, as it is meant to."""
    return bool(thing.kinds & _WIELDED) and _THROUGH.search(going.group(0)) is not None


def ill_fated(reading: Reading, number: int) -> str:
    """Return a thing of the sheet that is told of with words of breaking or going; "" for none.

    A story seldom speaks of what lies in a bag but to use it or to take it away; it may also only
    say that it rained. No effect may have taken the thing.
    """
    sentence = reading.told[number]
    for thing in _own(reading, number):
        if not names_own(thing.word, reading.belongings.own):
            continue
        if runs_through(sentence[thing.start :]):
            continue
        before = _END.split(sentence[: thing.start])[-1][-_BESIDE:]
        after = _END.split(sentence[thing.end :])[0][:_BESIDE]
        if any(_befalls(before, p) for p in patterns("losses.ill")):
            return thing.word
        if any(_becomes_of(after, p) for p in patterns("losses.ill")):
            return thing.word
        if thing.kinds and any(p.search(after) for p in patterns("losses.ill_after")):
            return thing.word
    return ""


def _befalls(before: str, pattern: AnyCase) -> bool:
    """Whether words before a thing tell that it breaks or goes, and not that something tugs."""
    found = pattern.search(before)
    if found is None:
        return False
    between = before[found.end() :]
    return not other_subject(between) and not between.startswith(" at ")


def _becomes_of(after: str, pattern: AnyCase) -> bool:
    """Whether words after a thing tell that it breaks or goes, and not what it does."""
    found = pattern.search(after)
    if found is None or other_subject(after[: found.start()]):
        return False
    return not does_its_work(found.group(0), after[found.end() :])


def _absent(reading: Reading, number: int) -> str:
    """Return a thing that is reached for and is not there."""
    sentence = reading.told[number]
    reached = next((f for p in patterns("losses.absent") if (f := p.search(sentence))), None)
    if reached is None:
        return ""
    rest = " ".join([sentence[reached.end() :], *reading.told[number + 1 : number + 3]])
    if not any(p.search(rest) for p in patterns("losses.missing")):
        return ""
    things = [t for t in _own(reading, number) if t.start >= reached.end()]
    return f"{things[0].word}, not there" if things else ""


def _own(reading: Reading, number: int) -> list[Mention]:
    """Return the things of a sentence that the character owns and that no effect may have taken."""
    own = reading.belongings
    sentence = reading.told[number]
    found: list[Mention] = []
    if own.may_be_robbed:
        return found
    for thing in reading.things(number):
        if _POSSESSOR.match(sentence[thing.end :]):
            continue  # the horse's head is no horse
        if thing.owner == "new" or (thing.owner == "theirs" and not reading.is_third_person):
            continue
        is_named = thing.owner == "own" or names_own(thing.word, own.own)
        if not is_named and content(sentence) & reading.facts.losses:
            continue  # the sack that tears is how the flour goes
        if own.is_own(thing) and not own.may_lose(thing):
            found.append(thing)
    return found


def _parts(reading: Reading, number: int) -> list[Mention]:
    """Return parts of the character's things, as mentions of the things."""
    own = reading.belongings
    found: list[Mention] = []
    if not table("parts_of").keys() & reading.words[number]:
        return found
    for word in re.finditer(r"[^\W\d_]+", reading.told[number]):
        kinds = frozenset(table("parts_of").get(word.group(0).lower(), "").split())
        if kinds and any(kinds & held for held in own.own.values()) and not kinds & own.lost:
            low = word.group(0).lower()
            found.append(Mention(low, word.start(), word.end(), "own", kinds))
    return found


@cache
def _before(language: str) -> tuple[tuple[AnyCase, AnyCase | None], ...]:
    """Return what is told before a thing, each with what must be told after it as well."""
    found = []
    for line in text(f"losses.{language}_before").splitlines():
        first, _, then = line.partition(" => ")
        if first:
            found.append((AnyCase(filled(first)), AnyCase(filled(then)) if then else None))
    return tuple(found)
