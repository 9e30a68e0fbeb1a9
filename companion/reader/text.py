"""Raw player text to tokens: folding, quotes, sentences and clauses."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

HEAD_LIMIT = 800
TAIL_LIMIT = 2700

_TOKEN = re.compile(r"[^\W_]+(?:'[^\W_]+)*'?|[.,;:!?()\n\"/*—…]", re.UNICODE)
_PAIRS = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‟": '"', "「": '"', "」": '"'}
_SINGLE = {"’": "'", "‘": "'", "`": "'", "´": "'", "–": "—", "―": "—", "−": "-"}
_MAP = str.maketrans(_PAIRS | _SINGLE)
_SPECIAL = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "ı": "i"})
_INNER_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
_DASH = re.compile(r"\s+-{1,3}\s+|-{2,}")
_SINGLE_QUOTE = re.compile(r"(?<![\w])'([^'\n]{2,300}?(?:'\w[^'\n]{0,200}?)*)'(?!\w)")


_LONGEST_ELISION = 7
_SLANG = {
    "em": "them", "thru": "through", "w": "with", "ur": "your", "u": "you", "gimme": "give",
    "lemme": "let", "outta": "out", "cuz": "because", "bc": "because", "n": "and", "tho": "though",
    "ye": "you", "meself": "myself", "dat": "that", "da": "the", "im": "i'm",
    "ill": "i'll", "himself": "myself",
    "herself": "myself", "ourselves": "myself",
    "id": "i'd", "dont": "don't", "cant": "can't", "wont": "won't", "didnt": "didn't",
}  # fmt: skip


def bag(words: str) -> frozenset[str]:
    """The words of a string as a set."""
    return frozenset(words.split())


def unfold(table: str) -> list[str]:
    """The lines of a word table; an indented line goes on from the one before it."""
    return re.sub(r"\n[ \t]+", " ", table).strip().splitlines()


STOPS = frozenset(".!?…;\n")
BREAKS = frozenset(".!?…;\n,:()—*/")


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Lower case without accents, with typographic signs made plain.

    Args:
        text: Any text.

    Returns:
        The folded text, German sharp s written as ss.
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.translate(_MAP).lower().translate(_SPECIAL))
    return "".join(c for c in plain if not unicodedata.combining(c))


def tidy(text: str) -> str:
    """Make player text safe to read: no control characters, bounded length.

    Args:
        text: Text as it came in, of any length.

    Returns:
        At most about 6,000 characters: the beginning, and the end, where the act usually stands.
    """
    if len(text) > HEAD_LIMIT + TAIL_LIMIT:
        text = text[:HEAD_LIMIT] + "\n" + text[-TAIL_LIMIT:]
    text = unicodedata.normalize("NFC", text).translate(_MAP)
    kept = (c if c == "\n" or unicodedata.category(c)[0] != "C" else " " for c in text)
    flat = "".join(kept)
    flat = _SINGLE_QUOTE.sub(r' "\1" ', flat)
    return re.sub(r"[ \t]+", " ", flat).strip()


@dataclass(frozen=True, slots=True)
class Token:
    """One word or sign of the text."""

    raw: str
    word: str
    start: int
    end: int
    quoted: bool
    sentence: int
    clause: int
    is_sign: bool = False


def _elide(raw: str, language: str) -> list[tuple[str, int]]:
    """Split French elisions ("j'escalade") into their two words."""
    cut = raw.find("'")
    if language == "fr" and 0 < cut < _LONGEST_ELISION and cut + 1 < len(raw):
        return [(raw[:cut], 0), (raw[cut + 1 :], cut + 1)]
    return [(raw, 0)]


def tokens_of(text: str, *, language: str, joins: frozenset[str]) -> list[Token]:
    """Cut tidied text into tokens that know their sentence, clause and quotation.

    Args:
        text: Text from :func:`tidy`.
        language: Two-letter code; decides how apostrophes are read.
        joins: Folded words that open a new clause.

    Returns:
        The tokens in order; signs are kept, as they part clauses.
    """
    spread = _DASH.sub(lambda m: "—".center(len(m.group())), text)
    spread = _INNER_HYPHEN.sub(" ", spread)
    found: list[Token] = []
    sentence = clause = 0
    quoted = False
    fresh = True
    for match in _TOKEN.finditer(spread):
        sign = match.group()
        if sign == '"':
            quoted = not quoted
            clause += 1
            continue
        if not sign[0].isalnum():
            found.append(Token(sign, sign, *match.span(), quoted, sentence, clause, is_sign=True))
            if sign in STOPS:
                sentence += 1
            if sign in BREAKS:
                clause += 1
                fresh = True
            continue
        for part, shift in _elide(sign, language):
            word = fold(part).strip("'")
            word = _SLANG.get(word, word) if language == "en" else word
            if not word:
                continue
            if word in joins and not fresh:
                clause += 1
            fresh = False
            at = match.start() + shift
            found.append(Token(part, word, at, at + len(part), quoted, sentence, clause))
    return found


def table_words(entry: str) -> list[str]:
    """The folded words of an entry of a word table, which holds letters and hyphens only."""
    plain = entry.lower() if entry.isascii() else fold(entry)
    return plain.replace("-", " ").split()


def words_of(text: str) -> list[str]:
    """The folded words of a text, without signs."""
    spaced = _INNER_HYPHEN.sub(" ", text.translate(_MAP))
    return [fold(w).strip("'") for w in re.findall(r"[^\W_]+(?:'[^\W_]+)*", spaced)]
