"""What a human GM tells in German, French or Spanish, put into the English clauses that are read.

Only the frame of a clause is put into English, "Odo findet einen Schlüssel" into "Odo finds a
Schlüssel"; names and things stay as they were said. Read are: who comes, goes, falls or gives up,
wounds and healing, things found and lost, money paid, what is learnt, other places, time, weather,
and the clocks that come closer. Anything else is kept as it was told, and changes nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.session.gm_tongues import TONGUES, Tongue

_ENGLISH_NUMBERS: Final = "zero one two three four five six seven eight nine ten".split()  # noqa: SIM905


def trades(text: str) -> bool:
    """Return whether somebody buys or sells by words that are not English.

    Example:
        >>> trades("Odo kauft ein Messer"), trades("Odo buys a knife")
        (True, False)
    """
    clause = text.strip().rstrip(".!")
    return any(
        _all_of(rf"\S+(?: \S+){{0,3}}? (?:{tongue.trades}) .+", clause) for tongue in TONGUES
    )


@dataclass(frozen=True, slots=True)
class Put:
    """A clause in English, or who comes into the scene by it."""

    clause: str = ""
    comer: str = ""


def in_english(text: str) -> list[Put]:
    """Return the clauses of a telling that can be read, in the language that reads most of them.

    Example:
        >>> in_english("Odo findet einen Schlüssel und nimmt zwei Schaden.")
        [Put(clause='Odo finds a Schlüssel', comer=''), Put(clause='he takes two damage', comer='')]
        >>> in_english("Le garde s'enfuit."), in_english("Una sacerdotisa entra en la sala.")
        ([Put(clause='the garde flees', comer='')], [Put(clause='', comer='sacerdotisa')])
        >>> in_english("The guard flees.")
        []
    """
    readings = [list(_clauses(text, tongue)) for tongue in TONGUES]
    return max(readings, key=len)


def _clauses(text: str, tongue: Tongue) -> Iterator[Put]:
    parts = re.split(
        rf"[.;!?]+\s*|,?\s+(?:{tongue.joins})\s+|,\s+(?!(?:dass|que)\b)",
        text,
        flags=re.IGNORECASE,
    )
    is_first = True
    for part in filter(None, (part.strip() for part in parts)):
        found = _clause(part, tongue)
        if found is None and not is_first:
            found = _clause(f"{tongue.pronouns.partition('|')[0]} {part}", tongue)
        if found is not None:
            yield found
        is_first = False


def _clause(clause: str, tongue: Tongue) -> Put | None:
    for english, pattern in tongue.weather:
        if _all_of(pattern, clause):
            return Put(english)
    if _all_of(tongue.passes, clause):
        return Put("an hour passes")
    return _of_somebody(clause, tongue) or _of_clock(clause, tongue)


def _of_clock(clause: str, tongue: Tongue) -> Put | None:
    for english, verbs in (("falls back", tongue.farther), ("draws closer", tongue.closer)):
        found = re.fullmatch(rf"(?P<what>.+?)\s+(?:{verbs})", clause, re.IGNORECASE)
        if found is not None:
            return Put(f"{_subject(found['what'], tongue)} {english}")
    return None


def _of_somebody(clause: str, tongue: Tongue) -> Put | None:
    count = rf"(?P<n>\d{{1,3}}|{'|'.join(tongue.numbers)}|{tongue.a})"
    frames = (
        (tongue.suffers, rf" {count} (?:{tongue.wounds})(?: .*)?", "takes {n} damage"),
        (tongue.heals, rf" {count} (?:{tongue.wounds})(?: .*)?", "heals {n}"),
        (tongue.pays, rf" {count} (?:{tongue.money})(?: .*)?", "pays {n} coins"),
    )
    for verbs, rest, english in frames:
        found = _doing(clause, verbs, rest)
        if found is not None:
            told = english.format(n=_number(found["n"], tongue))
            return Put(f"{_subject(found['who'], tongue)} {told}")
    learnt = re.fullmatch(rf"(?P<who>.+?) {tongue.learns}(?P<fact>.+)", clause, re.IGNORECASE)
    if learnt is not None:
        return Put(f"{_subject(learnt['who'], tongue)} learns that {learnt['fact']}")
    for english, act in tongue.acts:
        found = _doing(clause, act, "")
        if found is not None:
            return Put(f"{_subject(found['who'], tongue)} {english}")
    return _of_things(clause, tongue) or _of_ways(clause, tongue)


def _of_things(clause: str, tongue: Tongue) -> Put | None:
    dets = f"{tongue.a}|{tongue.the}|{tongue.own}|{'|'.join(tongue.numbers)}"
    rest = rf" (?P<det>(?:{dets}|\d{{1,4}})\b|l['’])? ?(?P<thing>.+)"
    for verbs, english in ((tongue.finds, "finds"), (tongue.loses, "loses")):
        found = _doing(clause, verbs, rest)
        if found is None:
            continue
        cut = rf"\s+(?:{tongue.trailing})\b.*$"
        thing = re.sub(cut, "", found["thing"], flags=re.IGNORECASE)
        if _all_of(tongue.unreal, thing.split()[-1]):
            return None
        det = _determiner(found["det"] or "", tongue)
        return Put(f"{_subject(found['who'], tongue)} {english} {det} {thing}".replace("  ", " "))
    return None


def _of_ways(clause: str, tongue: Tongue) -> Put | None:
    goes = re.fullmatch(rf"(?P<who>.+?) {tongue.goes}(?P<place>.+)", clause, re.IGNORECASE)
    comes = _doing(clause, tongue.comes, "")
    if comes is not None:
        who = re.fullmatch(
            rf"(?:(?:{tongue.a}|{tongue.the})\b ?|l['’])(?P<name>\S.*)",
            comes["who"],
            re.IGNORECASE,
        )
        return Put(comer=who["name"]) if who is not None else None
    if goes is None:
        return None
    return Put(f"{_subject(goes['who'], tongue)} goes to the {goes['place']}")


def _doing(clause: str, verbs: str, rest: str) -> re.Match[str] | None:
    return re.fullmatch(rf"(?P<who>\S.*?)\s+(?:{verbs}){rest}", clause, re.IGNORECASE)


def _all_of(pattern: str, clause: str) -> bool:
    return re.fullmatch(pattern, clause, re.IGNORECASE) is not None


def _subject(who: str, tongue: Tongue) -> str:
    """Return who a clause is about, as English says it; names stay."""
    if _all_of(tongue.pronouns, who):
        return "he"
    if _all_of(tongue.everybody, who):
        return "everybody"
    return re.sub(rf"^(?:(?:{tongue.the})\b ?|l['’])", "the ", who, flags=re.IGNORECASE)


def _determiner(said: str, tongue: Tongue) -> str:
    if _all_of(tongue.a, said):
        return "a"
    if _all_of(tongue.own, said):
        return "his"
    if said and _all_of(tongue.the, said):
        return "the"
    return _number(said, tongue)


def _number(said: str, tongue: Tongue) -> str:
    if _all_of(tongue.a, said):
        return "one"
    low = said.casefold()
    return _ENGLISH_NUMBERS[tongue.numbers.index(low)] if low in tongue.numbers else said
