"""A die as a little box of text: how it counts shows in frame and word, not in colour alone."""

from typing import Final

from engine.api import CardDie

_LIGHT: Final = ("┌───┐", "│{}│", "└───┘")
_HEAVY: Final = ("┏━━━┓", "┃{}┃", "┗━━━┛")
_DOUBLE: Final = ("╔═══╗", "║{}║", "╚═══╝")

COMMON_SIDES: Final = 6

_WORDS: Final = {
    "success": "✓",
    "critical": "crit",
    "failure": "one",
    "lone": "lone",
    "extra": "extra",
}


def is_heavy(die: CardDie, wave: int) -> bool:
    """Return whether a die came out of another that exploded."""
    return die.role == "exploded" or wave > 0


def die_art(die: CardDie, *, wave: int = 0) -> tuple[str, str, str, str]:
    """Return the four rows of a die, five columns each: the box and a word below it.

    A double frame is the lone die, a heavy one a die that exploded out of another.

    Args:
        die: the die.
        wave: 0 for what was thrown, 1 and up for what exploded out of it.

    Example:
        >>> die_art(CardDie(6, 6, "lone"))[0], die_art(CardDie(4, 12))[3]
        ('╔═══╗', ' d12 ')
    """
    heavy = is_heavy(die, wave)
    top, middle, bottom = _DOUBLE if die.role == "lone" else _HEAVY if heavy else _LIGHT
    word = _WORDS.get(die.role, "")
    if not word and heavy:
        word = "burst"
    if not word and die.sides != COMMON_SIDES:
        word = f"d{die.sides}"
    return top, middle.format(f"{die.face:^3}"), bottom, f"{word:^5}"
