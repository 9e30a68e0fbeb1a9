"""Words for somebody that mean something else as often: a count, kings, a watch, a judge of wines.

A capital or an article before such a word makes nobody of it. How the text puts it does: who is a
person does or suffers something, and a piece, a card or a tally is played, held and kept.
"""

import re
from typing import Final

from companion.narration.nouns import head_of

_GAMES: Final = re.compile(
    r"\b(?:chess\w*|cards?|decks?|hands? of|aces?|trumps?|suits?|draughts|pawns?|checkmate|poker"
    r"|gambl\w+|tarot|piece|pieces|full house|pair of|straight)\b",
    re.IGNORECASE,
)
_PIECES: Final = frozenset(
    [
        "king",
        "kings",
        "queen",
        "queens",
        "knight",
        "knights",
        "bishop",
        "bishops",
        "rook",
        "rooks",
        "pawn",
        "pawns",
        "jack",
        "jacks",
        "knave",
        "knaves",
        "joker",
        "jokers",
        "page",
        "pages",
        "ace",
        "aces",
        "emperor",
        "empress",
        "hermit",
        "fool",
        "lovers",
        "magician",
    ]
)
_TALLY: Final = re.compile(
    r"\b(?:lose|loses|lost|losing|keep|keeps|kept|keeping|out for the|down for the|on the|body|head"
    r"|final|last|my|a|at the|by my|every) $",
    re.IGNORECASE,
)
_COUNTED: Final = re.compile(
    r"(?:\b(?i:i|we|you|he|she|they|who|to|and|can|could|will|would|must|not|then"
    r"|us|them|men|women|people|folk|soldiers|guards)"
    r"|\b(?!(?:The|A|An|My|Our|His|Her|Their|This|That|Old|Sir|Lord)\b)[A-Z]\w+) $"
)
_DOES: Final = re.compile(
    r"^,? (?:who|is|was|has|had|of [A-Z]|says?|said|wants?|sits?|stands?|waits?|looks?"
    r"|laughs?|rules?"
    r"|comes?|smiles?|himself|herself|and his|and her|\w+ed (?:the|my|his|her|me|us))\b"
)
_OF_NUMBERS: Final = re.compile(
    r"^ (?:of|to|on|for|as|in)\b|^ (?:the|my|our|his|her|their|up|down)\b"
)
_VERBS_TOO: Final = frozenset(
    ["count", "watch", "guard", "cook", "judge", "fence", "host", "spy", "scout", "pilot"]
)
"""Words that are also what somebody does."""
_BEASTS_RIDDEN: Final = re.compile(
    r"\b(?:buy|sell|hire|rent|want|need|ride|steal|borrow|look for|find|about|have|get"
    r"|take|on|for) "
    r"(?:an?|the|my|some) (?:[\w-]+ )?$",
    re.IGNORECASE,
)


def means_person(name: str, text: str) -> bool:
    """Return whether a word for somebody means somebody where a text has it.

    Args:
        name: the word, with or without its article.
        text: the words that hold it; where they do not, it is taken for a person.

    Example:
        >>> [means_person("count", text) for text in ("The count waits.", "I count the coins")]
        [True, False]
        >>> means_person("kings", "Marda counts kings on a chessboard.")
        False
    """
    head = head_of(name)
    found = list(re.finditer(rf"\b{re.escape(head)}\b", text, re.IGNORECASE))
    if not found:
        return True
    return any(_is_person_at(head, text, match) for match in found)


def _is_person_at(head: str, text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()], text[match.end() :]
    if head in _PIECES and _GAMES.search(text):
        return bool(_DOES.match(after)) and not re.search(r"\b(?:an?|two|three) $", before)
    if head == "count" and _TALLY.search(before):
        return bool(_DOES.match(after)) and not _OF_NUMBERS.match(after)
    if head in _VERBS_TOO and _COUNTED.search(before):
        return False
    return not re.search(r"\b(?:played?|hold|holds|held|draws?|drew|deals?|dealt) an? $", before)


def is_only_ridden(name: str, text: str) -> bool:
    """Return whether an animal is only asked for, ridden or bought where a text has it.

    Example:
        >>> is_only_ridden("a fast horse", "I look for a fast horse")
        True
        >>> is_only_ridden("the horse", "The horse shies at the noise.")
        False
    """
    found = re.search(rf"\b{re.escape(head_of(name))}\b", text, re.IGNORECASE)
    return found is not None and _BEASTS_RIDDEN.search(text[: found.start()]) is not None
