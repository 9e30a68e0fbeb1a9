"""How the oracle's answers and odds are shown."""

from collections.abc import Callable
from typing import Final

from companion.cli.screen import Screen
from companion.oracle import LIKELIHOODS, Answer, answer_odds
from companion.wording import percent
from engine.api import capital

ANSWER_NAMES: Final = {
    "yes_and": "yes, and",
    "yes": "yes",
    "yes_but": "yes, but",
    "no_but": "no, but",
    "no": "no",
    "no_and": "no, and",
    "event": "something happens besides",
}


def split_likelihood(text: str) -> tuple[str, str]:
    """Return likelihood and question of what was typed.

    Example:
        >>> split_likelihood("likely: is it locked?")
        ('likely', 'is it locked?')
        >>> split_likelihood("is it locked?")
        ('even', 'is it locked?')
    """
    first, _, rest = text.strip().partition(" ")
    word = first.rstrip(":,").casefold()
    if word in LIKELIHOODS and rest.strip():
        return word, rest.strip()
    return "even", text.strip()


def show_answer(screen: Screen, answer: Answer, *, shown: Callable[[str], str] = str) -> None:
    """Show an answer: the dice, then what they say.

    Args:
        screen: where.
        answer: the answer.
        shown: turns a text into what may be shown of it.
    """
    first, colour, chance = answer.faces
    screen.line(
        f"{answer.likelihood}, yes up to {LIKELIHOODS[answer.likelihood]}; tension "
        f"{answer.tension}. Dice: {first}, {colour}, {chance}.",
        "hint",
    )
    plain = ANSWER_NAMES[answer.result]
    screen.line(shown(answer.text) or capital(plain) + ".")
    if answer.happening is not None:
        screen.line(f"And something happens. {shown(answer.happening.text)}".rstrip())


def show_odds(screen: Screen, likelihood: str, tension: int) -> None:
    """Show the exact odds of the oracle's answers."""
    found = answer_odds(likelihood, tension)
    event = found.pop("event")
    screen.line(f"{likelihood} at tension {tension}:")
    screen.odds([(ANSWER_NAMES[name], p) for name, p in found.items()])
    screen.line(f"Something happens besides: {percent(event)}", "hint")
