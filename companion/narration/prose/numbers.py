"""Figures that a game has and the result has not: dice, scores, points, levels, chances.

Numbers of the scenery stay free: two guards, a hundred paces, Cell 12, nine bells.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.prose.counts import counts, has_number, value_of
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import patterns, text

_DIGITS: Final = re.compile(r"(?<![\w.:-])(\d+)(?![\w:-])(?!\.\d)")
_NUMBER: Final = re.compile(r"\d+|[^\W\d_]+", re.IGNORECASE)
_PREFIX: Final = 5
_CLOCK: Final = re.compile(
    r"\b\d{1,2}[:.]\d{2}\b|\b0\d{3}\b|\b\d{4} hours\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)\b",
    re.IGNORECASE,
)
_LABEL: Final = re.compile(
    r"\b[A-Z][\w-]*(?: No\.?)?[ -]$|['’]$|(?i:\b(?:number|no\.|room|bay|dock|deck|cell|berth|pier|"
    r"platform|gate|route|sector|ward|table|track|line|page|folio|chapter|verse|psalm|article|"
    r"section|paragraph|clause|cabinet|locker|drawer|shelf|box|crate|case|file|lot|seat|row|car|"
    r"carriage|wagon|lane|slip|hangar|floor|house|street|year|anno|since|past|nummer|zimmer|zelle|"
    r"seite|zeile|jahr|numéro|chambre|cellule|page|ligne|année|número|celda|página|línea|año)\s$)"
)
"""What stands before a figure that is a name or a date: cell 12, line 88, the spring of '09."""
_NAMED: Final = re.compile(
    r"\b(?!(?:roll\w*|made|makes?|got|gets?|need\w*|scor\w*|beat\w*|hits?|miss\w*|total\w*|margin|"
    r"weight|difficulty|damage|health|level|rank|rating|bonus|modifier|plus|minus|points?|costs?|pays?|"
    r"paid|says|said|reads?|shows?|comes?|came|falls?|fell|than|least|most|only|just|from|with|about|"
    r"over|under|exactly|nearly|almost|another|takes?|took|loses?|lost|leaves?|left|now|and|for|"
    r"down|up|into|want\w*|wurf|wert|stufe|schaden|jet|tirada|daño)\b)[a-zà-ÿ]{3,} $"
)
"""A noun right before a figure, which is its name: cot 5, pier 2."""
_COUNTED: Final = re.compile(
    r"\s+(?!(?:to|against|versus|vs|from|is|was|beats?)\b)([^\W\d_]{2,})|%"
)
"""What is counted by a figure of the scenery: 212 regulations, 4 and a half."""
_LAST_YEAR: Final = 2999
_FIRST_YEAR: Final = 1000


_HEALTH: Final = re.compile(
    r"\b(?:health|damage|lebenspunkt\w*|trefferpunkt\w*|points? de vie|"
    r"puntos? de (?:vida|golpe))\b",
    re.IGNORECASE,
)


def numbers(sentences: Sequence[str], facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield numbers that stand in neither the result nor the state, and talk of dice."""
    for number, sentence in enumerate(sentences):
        found = _dice_talk(sentence, facts)
        if not found and has_number(sentence):
            found = _figure(sentence, facts) or _rule_number(sentence, facts)
            found = found or _digits(sentence, facts)
        if found:
            yield number, found


def _dice_talk(sentence: str, facts: Facts) -> str:
    for pattern in patterns("talk.dice"):
        found = pattern.search(sentence)
        if found is None or any(found.group(0).lower() in t.lower() for t in facts.brief.notes):
            continue
        if not (_HEALTH.search(found.group(0)) and _counts_health(facts)):
            return f"talk of dice: {found.group(0)!r}"
    return ""


def _counts_health(facts: Facts) -> bool:
    """Whether the result itself changes counted health, whose word is no talk of dice then."""
    told = (*facts.brief.notes, *(f"{e.name} {e.tell}" for e in facts.effects))
    return facts.brief.damage > 0 or any(map(_HEALTH.search, told))


def _figure(sentence: str, facts: Facts) -> str:
    """Return a score, a margin, a share of points: told as a game tells it, in any language."""
    for pattern in patterns("talk.figures"):
        for found in pattern.finditer(_CLOCK.sub(" ", sentence)):
            words = _NUMBER.findall(found.group(0))
            said = {_value(word) for word in words} - {None}
            if _is_played(words, facts) or _is_all(words, facts):
                continue
            if not said or not said <= facts.figures:
                return f"{found.group(0).strip()!r} is in no result"
    return ""


def _is_all(words: Sequence[str], facts: Facts) -> bool:
    """Whether figures say "six out of six", where there are six of something."""
    said = [value for word in words if (value := _value(word)) is not None]
    known = {value for text in facts.texts for value, _ in counts(text)}
    return len(said) > 1 and len(set(said)) == 1 and said[0] in known


def _is_played(words: Sequence[str], facts: Facts) -> bool:
    """Whether figures are those of a game that people of the scene play, with dice of their own."""
    scene = facts.brief.setting.scene.lower()
    return any(len(w) > _PREFIX and w[:_PREFIX].lower() in scene for w in words)


def _value(word: str) -> int | None:
    return _values().get(word.lower()) or value_of(word)


@cache
def _units() -> re.Pattern[str]:
    words = "|".join(_values())
    return re.compile(rf"\b({words}|\d+)\s+(?:\w+\s+(?:of\s+)?)?({text('units')})\b", re.IGNORECASE)


@cache
def _values() -> dict[str, int]:
    return {word: int(n) for word, n in (p.split("=") for p in text("numbers").split())}


def _rule_number(sentence: str, facts: Facts) -> str:
    for found in _units().finditer(sentence):
        word = found.group(1).lower()
        value = int(word) if word.isdigit() else _values()[word]
        everyday = found.group(2).lower().startswith(("level", "round", "rank", "point", "mark"))
        if value not in facts.numbers and not (everyday and not word.isdigit()):
            return f"{found.group(0)!r} is in no result"
    return ""


def _digits(sentence: str, facts: Facts) -> str:
    told = _CLOCK.sub(" ", sentence)
    for found in _DIGITS.finditer(told):
        value = int(found.group(1)[:9])
        if value in facts.numbers or _FIRST_YEAR <= value <= _LAST_YEAR:
            continue
        counted = _COUNTED.match(told, found.end())
        is_scenery = counted is not None and not _is_at_stake(counted.group(1) or "", facts)
        before = told[: found.start()]
        if not is_scenery and not (_LABEL.search(before) or _NAMED.search(before)):
            return f"{found.group(0)} is in no result"
    return ""


def _is_at_stake(counted: str, facts: Facts) -> bool:
    """Whether what is counted is named by an effect or a note, or stands on the sheet."""
    items = facts.brief.setting.items
    named = (*(f"{e.name} {e.tell}" for e in facts.effects), *facts.brief.notes, *items)
    stem = counted[:_PREFIX].lower()
    return any(w.lower().startswith(stem) for text in named for w in _NUMBER.findall(text))
