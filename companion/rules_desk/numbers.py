"""Questions with numbers in them also get the engine's exact odds."""

import re
from fractions import Fraction
from typing import Final

from companion.retrieval.text import content_words
from engine.api import CallError, RuleError, get_system

_AGAINST: Final = r"(?:against|vs\.?|versus|v\.?|on|at|gegen|contre|contra)"
_PATTERNS: Final[dict[str, tuple[re.Pattern[str], ...]]] = {
    "stitcher": (
        re.compile(
            rf"\b(?P<strength>\d{{1,3}})\s*(?:dice|die|d6|d|strong|w)?\b[^.?!]{{0,30}}?{_AGAINST}"
            r"\s*(?:an?\s+)?(?:ds|difficulty(?: score)?)\s*(?:of\s*)?(?P<difficulty>\d{1,2})\b",
            re.IGNORECASE,
        ),
        re.compile(
            r"\b(?:ds|difficulty score)\s*(?:of\s*)?(?P<difficulty>\d{1,2})\b[^.?!]{0,30}?"
            r"\b(?P<strength>\d{1,3})\s*(?:dice|die|d6)\b",
            re.IGNORECASE,
        ),
    ),
    "skitterbarren": (
        re.compile(
            rf"(?P<strength>[+-]\d{{1,2}})\b[^.?!]{{0,30}}?{_AGAINST}"
            r"\s*(?:an?\s+)?(?:dr|difficulty(?: rating)?|defen[cs]e(?: rating)?)\s*(?:of\s*)?"
            r"(?P<difficulty>\d{1,2})\b",
            re.IGNORECASE,
        ),
    ),
    "altars": (
        re.compile(
            rf"\b(?P<strength>d\d{{1,2}}(?:\s*\+\s*d\d{{1,2}})*)\s*(?:rolls?\s*)?{_AGAINST}"
            r"\s*(?:an?\s+)?(?P<difficulty>d\d{1,2}(?:\s*\+\s*d\d{1,2})*)\b",
            re.IGNORECASE,
        ),
    ),
}


_TWO: Final = 2
"""Ways it can end, where a sum would only repeat one of them."""
_ABOUT_A_ROLL: Final = frozenset(
    content_words(
        "pool dice die d6 strong strength modifier bonus plus minus roll rolls rolling chance "
        "chances odds probability likely good against versus difficulty score rating defense "
        "defence ds dr pass succeed success beat make win hope any percent"
    )
)
_RULE_OF_A_ROLL: Final[dict[str, str]] = {
    "stitcher": "when is a Challenge passed: more Successes than the Difficulty Score",
    "skitterbarren": "is a total equal to the Difficulty Rating a success",
    "altars": "how do I roll my archetype die against a difficulty die",
}


def rule_of_a_roll(system: str, question: str) -> str | None:
    """Return the rules question behind a question that is nothing but a roll.

    "d10 vs d8?" names no rule; what decides such a roll is meant.

    Args:
        system: slug of the game.
        question: the player's words.

    Returns:
        None when the question asks for more than its odds, or names no roll.

    Example:
        >>> rule_of_a_roll("altars", "d10 vs d8?")
        'how do I roll my archetype die against a difficulty die'
        >>> rule_of_a_roll("altars", "d10 vs d8, who wins a tie?") is None
        True
    """
    for pattern in _PATTERNS.get(system, ()):
        rest = pattern.sub(" ", question, count=1)
        if rest != question and set(content_words(rest)) <= _ABOUT_A_ROLL:
            return _RULE_OF_A_ROLL[system]
    return None


def odds_in_words(system: str, question: str) -> str | None:
    """Return exact odds for the numbers in a question, or None when it names no roll.

    Args:
        system: slug of the game.
        question: such as "pool of 7 against DS 3?" or "d10 vs d8?".
    """
    for pattern in _PATTERNS.get(system, ()):
        found = pattern.search(question)
        if found:
            strength = re.sub(r"\s+", "", found["strength"].lower())
            return _odds(system, strength, found["difficulty"].replace(" ", "").lower())
    return None


def _odds(slug: str, strength: str, difficulty: str) -> str | None:
    system = get_system(slug)
    target: int | str = int(difficulty) if difficulty.isdecimal() else difficulty
    try:
        action = system.play.bare_call(strength, target)
        if action is None:
            return None
        view = system.play.odds_view(action, system.odds(system.new_state(), action))
    except (CallError, RuleError, ValueError):
        return None  # "a pool of 900 against DS 99": no roll of this game
    told = ", ".join(f"{label} {_percent(probability)}" for label, probability in view)
    passed = sum(Fraction(p) for label, p in view if label.endswith("Success"))
    if len(view) > _TWO:
        told = f"{_percent(passed)} to succeed ({told})"
    return f"Exact odds of {strength} against {difficulty}: {told}."


def _percent(probability: Fraction | float) -> str:
    return f"{float(probability) * 100:.1f} %"
