"""Stated measures that decide by themselves: how wide a jump, how far a shot, how heavy a load."""

import re
from typing import Final

from companion.difficulty.words import fold

_COUNTED: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty"
)
_NUMBERS: Final = {word: value for value, word in enumerate(_COUNTED.split())} | {
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90, "hundred": 100, "thousand": 1000,
    "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6, "acht": 8, "zehn": 10, "zwanzig": 20,
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "dix": 10, "vingt": 20,
    "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "diez": 10, "veinte": 20,
}  # fmt: skip
_UNITS: Final = {
    "m": 1.0, "metre": 1.0, "metres": 1.0, "meter": 1.0, "meters": 1.0, "metern": 1.0,
    "mtr": 1.0, "metro": 1.0, "metros": 1.0, "pace": 0.8, "paces": 0.8, "yard": 0.9,
    "yards": 0.9, "foot": 0.3, "feet": 0.3, "ft": 0.3, "km": 1000.0, "kilometre": 1000.0,
    "kilometres": 1000.0, "kilometer": 1000.0, "kilometers": 1000.0, "mile": 1600.0,
    "miles": 1600.0,
}  # fmt: skip
_LOADS: Final = {
    "kg": 1.0, "kilo": 1.0, "kilos": 1.0, "kilograms": 1.0, "kilogramm": 1.0, "pound": 0.45,
    "pounds": 0.45, "lb": 0.45, "lbs": 0.45, "stone": 6.3, "ton": 1000.0, "tons": 1000.0,
    "tonne": 1000.0, "tonnes": 1000.0, "tonnen": 1000.0,
}  # fmt: skip
_NUMBER_AND_UNIT = re.compile(
    r"\b(?=(\d{1,9}(?:[.,]\d+)?|[a-z]+)(?:[\s-]+(hundred|thousand))?[\s-]*([a-z]+))"
)

# The greatest measure (metres, kilograms) of the steps 0, 1, 2, 3 and 4; beyond them 5.
_JUMP: Final = (1.5, 3.0, 4.5, 6.0, 8.5)
_SHOT: Final = (20.0, 60.0, 150.0, 400.0, 900.0)
_THROW: Final = (8.0, 18.0, 35.0, 55.0, 90.0)
_SWIM: Final = (100.0, 500.0, 2500.0, 10_000.0, 30_000.0)
_LIFT: Final = (35.0, 70.0, 120.0, 180.0, 300.0)
_VERBS: Final = (
    (re.compile(r"\b(jump|leap|vault|hurdle|spring|saut|salt|bond)"), _JUMP, _UNITS),
    (re.compile(r"\b(shoot|shot|fire|snipe|schiess|tire|dispar|hit)"), _SHOT, _UNITS),
    (re.compile(r"\b(throw|toss|hurl|werf|wirf|lanc|lanz)"), _THROW, _UNITS),
    (re.compile(r"\b(swim|schwimm|nage|nado|nadar)"), _SWIM, _UNITS),
    (re.compile(r"\b(lift|hoist|heb|stemm|soulev|levant)"), _LIFT, _LOADS),
)


def _value(text: str, multiple: str | None) -> float | None:
    if text[0].isdigit():
        value = float(text[:12].replace(",", "."))
    elif text in _NUMBERS:
        value = float(_NUMBERS[text])
    else:
        return None
    return value * (_NUMBERS[multiple] if multiple else 1)


def measured_step(action: str, context: str = "") -> float | None:
    """Give the step that a stated measure of the action stands for, or None without one.

    Example:
        >>> measured_step("I jump across the ten metre gap")
        5.0
    """
    folded = fold(action)
    for verb, limits, units in _VERBS:
        if not verb.search(folded):
            continue
        for match in _NUMBER_AND_UNIT.finditer(f"{folded} . {fold(context)}"):
            number, multiple, unit = match.groups()
            value = _value(number, multiple)
            if value is not None and unit in units:
                size = value * units[unit]
                return float(sum(size > limit for limit in limits))
    return None
