"""Reads a price in money beside what somebody earns: "80 coins, and you earn 20 a week"."""

import re
from typing import Final

from companion.difficulty.tables import word_set
from companion.difficulty.words import fold

_UNITS: Final = {
    "hour": 1.0 / 8, "hourly": 1.0 / 8, "day": 1.0, "daily": 1.0, "shift": 1.0, "night": 1.0,
    "week": 7.0, "weekly": 7.0, "fortnight": 14.0, "fortnightly": 14.0, "month": 30.0,
    "monthly": 30.0, "quarter": 90.0, "quarterly": 90.0, "season": 90.0, "year": 365.0,
    "yearly": 365.0, "annual": 365.0, "annually": 365.0,
    "tag": 1.0, "woche": 7.0, "monat": 30.0, "jahr": 365.0, "jour": 1.0, "semaine": 7.0,
    "mois": 30.0, "an": 365.0, "dia": 1.0, "semana": 7.0, "mes": 30.0, "ano": 365.0,
}  # fmt: skip
_SMALL: Final = {
    word: float(value)
    for value, word in enumerate(
        (
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        )
    )
} | {
    "thirty": 30.0, "forty": 40.0, "fifty": 50.0, "sixty": 60.0, "seventy": 70.0,
    "eighty": 80.0, "ninety": 90.0, "dozen": 12.0,
}  # fmt: skip
_TIMES: Final = {"hundred": 1e2, "thousand": 1e3, "k": 1e3, "grand": 1e3, "million": 1e6}
_TOKEN = re.compile(r"\d[\d,.]*\d|\d|[a-z]+|[.;:!?]")
_THOUSANDS = re.compile(r"[.,](?=\d{3}(?:\D|$))")
_PER: Final = word_set("a an per each every pro par por the in im am il la one alle")
_PAY: Final = word_set(
    "earn earns earned earning earnings wage wages pay pays paid salary salaries income "
    "make makes making bring brings take takes get gets bringing job labourer laborer "
    "clear clears cleared net nets pocket pockets draw draws collect collects gross grosses "
    "allowance stipend pension takings "
    "worker verdiene verdienst verdient lohn gehalt gagne gagnes gagnez salaire gano ganas "
    "gana sueldo salario docker clerk has have sees see live lives"
)
_REACH: Final = 6
_GAP: Final = 4
_CLAUSE_ENDS: Final = frozenset(".;:!?")
# Behind these a number counts people, distance or time, not money.
_NOT_MONEY: Final = word_set(
    "men people guards persons day days week weeks month months year years hours hour "
    "miles mile metres meters feet nights tons tonnes kilos o rooms percent"
)


def _numbers(words: list[str]) -> list[tuple[int, int, float]]:
    """Find the numbers: where each begins, where it ends, its value."""
    found: list[tuple[int, int, float]] = []
    place = 0
    while place < len(words):
        start, value = place, 0.0
        while place < len(words):
            word = words[place]
            if word[0].isdigit():
                if place > start:
                    break
                value = float(_THOUSANDS.sub("", word).replace(",", "."))
            elif word in _SMALL:
                value += _SMALL[word]
            elif word in _TIMES and (value or word in ("hundred", "thousand", "million")):
                value = (value or 1.0) * _TIMES[word]
            elif not (word == "and" and value >= _TIMES["hundred"] and _is_small(words, place + 1)):
                break
            place += 1
        if place > start and value:
            found.append((start, place, value))
        place = max(place, start + 1)
    return found


def _is_small(words: list[str], place: int) -> bool:
    return place < len(words) and words[place] in _SMALL


def _unit_after(words: list[str], end: int) -> float | None:
    """Give the days of a unit close behind a number: "20 coins a week", "20 weekly"."""
    for place in range(end, min(len(words), end + _GAP)):
        word = words[place]
        if word in _CLAUSE_ENDS:
            return None
        if word in _UNITS and (place == end or word.endswith(("ly", "annual"))):
            return _UNITS[word] if word.endswith(("ly", "annual")) else None
        if word in _PER and place + 1 < len(words) and words[place + 1] in _UNITS:
            return _UNITS[words[place + 1]]
    return None


def _unit_before(words: list[str], start: int) -> float | None:
    """Give the days of a unit close before a number: "a weekly wage of 20"."""
    for place in range(start - 1, max(-1, start - 1 - _REACH), -1):
        if words[place] in _CLAUSE_ENDS:
            return None
        if words[place] in _UNITS and _near_pay(words, place, start):
            return _UNITS[words[place]]
    return None


def _near_pay(words: list[str], start: int, end: int) -> bool:
    """Tell whether a word of pay stands about a place, within its clause."""
    first, last = start, end
    while first > 0 and start - first < _REACH and words[first - 1] not in _CLAUSE_ENDS:
        first -= 1
    while last < len(words) and last - end < _REACH and words[last] not in _CLAUSE_ENDS:
        last += 1
    return any(word in _PAY for word in words[first:last])


def worked_days(text: str) -> float | None:
    """Give the days of work that a price stands for, by the pay that is told beside it.

    Returns:
        Days of work (a month has 30), or None where price and pay are not both told in money.

    Rule: S-54.

    Example:
        >>> worked_days("It costs 80 coins, and you earn 20 a week")
        28.0
    """
    words = _TOKEN.findall(fold(text))
    numbers = _numbers(words)
    rates: list[tuple[int, float]] = []
    prices: list[float] = []
    for place, (start, end, value) in enumerate(numbers):
        unit = _unit_after(words, end)
        if unit is None:
            unit = _unit_before(words, start)
        if unit is not None and _near_pay(words, start, end):
            rates.append((place, value / unit))
        elif end >= len(words) or words[end] not in _NOT_MONEY:
            prices.append(value)
    if len(rates) != 1 or not prices:
        return None
    return max(prices) / rates[0][1]
