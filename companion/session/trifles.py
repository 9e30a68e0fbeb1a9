"""Small things that anybody is asked for and nobody bargains over: a match, a piece of gum."""

import re
from typing import Final

_PORTION: Final = (
    r"(?:an?|some|one|another|some more|more) "
    r"(?:(?:little|small|tiny|last|spare|second|hot|cold|clean) )?"
    r"(?:(?:piece|stick|bit|cup|mug|drop|scrap|sheet|slice|bite|pinch|stub|ball|strip) of )?"
)
_SMALL: Final = (
    r"(?:chewing[- ])?gum|match(?:es)?|lights?|cigarettes?|smokes?|tea|coffee|chalk|paper|pencils?"
    r"|pens?|handkerchiefs?|tissues?|napkins?|chairs?|stools?|seats?|biscuits?|sweets?|mints?|toast"
    r"|bread|cake|sugar|salt|string|twine|pins?|needles?|thread|buttons?|straws?|spoons?|forks?"
    r"|cushions?|towels?|soap|hairpins?|toothpicks?|snuff|plasters?"
)
_ASKS: Final = re.compile(
    r"\b(?:ask|beg|bother|trouble)\b[^.!?:;]{0,50}? (?:if (?:i|we) (?:can|could|may|might) (?:have"
    r"|borrow)|for) "
    rf"{_PORTION}(?:{_SMALL})(?:,? please)?[.!?,\"” ]*$"
    r"|\b(?:may|can|could|might) (?:i|we) (?:please )?(?:have|borrow|get|bum|cadge) "
    rf"{_PORTION}(?:{_SMALL})(?:,? please)?(?:,? [\w'’ ]{{1,24}})?[.!?\"” ]*$"
    rf"|\b(?:got|have you(?: got)?|lend me|spare me|borrow) {_PORTION}(?:{_SMALL})"
    r"(?:,? please)?(?:,? [\w'’ ]{1,24})?[.!?\"” ]*$",
    re.IGNORECASE,
)


def asks_for_a_trifle(text: str) -> bool:
    """Return whether words ask somebody for what nobody refuses for its worth.

    Example:
        >>> asks_for_a_trifle("I ask the stranger for a piece of gum")
        True
        >>> asks_for_a_trifle("I ask the stranger for a piece of the treasure")
        False
    """
    return _ASKS.search(" ".join(text.split())) is not None
