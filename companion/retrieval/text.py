"""Words, sentences and questions: everything that cuts text into parts."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal

MAX_QUESTION_CHARS: Final = 1000
"""A question is read up to here; whatever follows is cut, without an error."""

_FILLER = re.compile(
    r"\b(?:(?:can|could) (?:you|someone|anyone) )?(?:please )?(?:walk|talk|run) (?:me|us) through\b"
    r"|\bstep by step\b|\bfrom (?:start|beginning|scratch|zero) (?:to (?:finish|end))?"
    r"|\bin (?:plain|simple) (?:words|english)\b|\bremind me\b|\bquick question\b|\bor what\b"
    r"|\b(?:is|are) (?:he|she|they|that|this) right\b|\b(?:right|correct|true|yes|no)\s*\?+$"
    r"|\bhow do (?:i|we|you) go about\b|\bwe(?:'re| are) (?:at the table|playing) (?:right )?now\b"
    r"|\bfor (?:dummies|beginners)\b|\bto a (?:newbie|beginner)\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")
_SENTENCE_END = re.compile(r"[.!?][\"')”’\]]*(?=\s+[\"'(“‘\[]?[^\W_a-z])|\n+|$")
_TABLE_RULE = re.compile(r"^\s*\|?[\s:|-]+\|?\s*$")
_ABBREVIATIONS: Final = ("e.g.", "i.e.", "etc.", "vs.", "ft.", "no.", "approx.", "cf.")

_STOPWORDS: Final = """
a about all also am an and any are as at be been being but by can could did do does doing for from
get gets got had has have having he her here hers him his how i i'd i'll i'm i've if im in into is
isn't it it's its ive just like lot may me might mine my no not of off on one's or our ours out
please really s say says she should so some still t tell than that that's the their them then
there there's theres these they this those thing to too us use used using was we we're were what
what's whats when where which while who whom whose why will with would you you're your yours u ur
gonna wanna exactly actually mean means happen happens work works want need let gotta guy hey ok
okay yes yeah lol many much now up down even ever vs versus came come comes go goes going gone
went very possible able explain explained wondering wonder newbie basically thanks thx btw tbh imo
sorry guys folks correct true sure anyone someone somebody understand confused idea said think
thinks procedure ago today tonight wat wot wut wen wich wher hw dat da teh hav rly pls plz cuz coz
abt whats hows dont doesnt isnt cant ppl
"""
STOPWORDS: Final = frozenset(_STOPWORDS.split())


@dataclass(frozen=True, slots=True)
class Span:
    """A sentence, a list item or a table row inside a passage.

    Args:
        start: First character, counted from 0.
        end: One past the last character.
        kind: Where it stood.
        spoken: How it reads on its own: a table row carries its column names.
    """

    start: int
    end: int
    kind: Literal["sentence", "item", "row"]
    spoken: str


def words(text: str) -> list[str]:
    """Return the words of a text in lower case, apostrophes straightened."""
    return [m.group().lower().replace("’", "'") for m in _WORD.finditer(text)]


def content_words(text: str) -> list[str]:
    """Return the words that carry meaning: no function words, no repeats, in order."""
    return list(dict.fromkeys(w for w in words(text) if w not in STOPWORDS))


def clean_question(text: str) -> str:
    r"""Return a question fit for searching: one line, printable, at most 1,000 characters.

    Compatibility forms (full-width digits, ligatures) become plain; control and direction
    characters become blanks.

    Example:
        >>> clean_question("what\x00 does\n ５ mean?")
        'what does 5 mean?'
    """
    cut = text[: 4 * MAX_QUESTION_CHARS]
    # A lone surrogate cannot be written to the index or to standard output.
    plain = unicodedata.normalize("NFKC", cut.encode("utf-8", "replace").decode("utf-8"))
    return " ".join(_CONTROL.sub(" ", plain).split())[:MAX_QUESTION_CHARS].strip()


def without_filler(text: str) -> str:
    """Return a question without the phrases that only lead up to it or round it off.

    Example:
        >>> without_filler("Can you walk me through a purchase? My GM sets the DS, right?")
        'a purchase? My GM sets the DS,'
    """
    return " ".join(_FILLER.sub(" ", text).split()) or text


def split_spans(text: str) -> list[Span]:
    """Cut a passage into sentences, list items and table rows.

    Headings, rules of tables and header rows are not spans of their own: they say nothing
    without what follows. A row's ``spoken`` form joins each cell to its column name.

    Args:
        text: Markdown of one passage.

    Returns:
        The spans in reading order; ``text[span.start:span.end]`` is the printed form.
    """
    spans: list[Span] = []
    header: list[str] | None = None
    offset = 0
    for line in text.splitlines(keepends=True):
        stripped = line.strip()
        start = offset + (len(line) - len(line.lstrip()))
        offset += len(line)
        if stripped.startswith("|"):
            header = _add_row(spans, stripped, start, header)
            continue
        header = None
        if not stripped or stripped.startswith("#"):
            continue
        marker = re.match(r"(?:[-*+]|\d+[.)])\s+", stripped)
        if marker:
            start += marker.end()
            stripped = stripped[marker.end() :]
        _add_sentences(spans, stripped, start, is_item=marker is not None)
    return spans


def _add_row(spans: list[Span], line: str, start: int, header: list[str] | None) -> list[str]:
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    if header is None:
        return cells
    if not _TABLE_RULE.match(line):
        pairs = zip(header, cells, strict=False)
        named = [f"{name}: {cell}" if name else cell for name, cell in pairs]
        spans.append(Span(start, start + len(line), "row", "; ".join(named)))
    return header


def _add_sentences(spans: list[Span], line: str, start: int, *, is_item: bool) -> None:
    begin = 0
    for match in _SENTENCE_END.finditer(line):
        piece = line[begin : match.end()]
        if piece.rstrip().lower().endswith(_ABBREVIATIONS) and match.end() < len(line):
            continue
        body = piece.strip()
        if body:
            at = start + begin + (len(piece) - len(piece.lstrip()))
            spans.append(Span(at, at + len(body), "item" if is_item else "sentence", body))
        begin = match.end()
