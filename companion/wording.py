"""Words that every face shares: probabilities, consequences, and text that steers no terminal."""

import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from engine.api import Effect, Standing


def percent(probability: Fraction | float) -> str:
    """Return a probability for people: one decimal, and never a false "0.0" or "100.0".

    Example:
        >>> percent(Fraction(1, 3)), percent(Fraction(1, 100_000)), percent(1)
        ('33.3 %', 'under 0.1 %', '100 %')
    """
    value = float(probability) * 100
    if probability in (0, 1):
        return f"{value:.0f} %"
    if value < 0.1:  # noqa: PLR2004 - what one decimal can show
        return "under 0.1 %"
    if value > 99.9:  # noqa: PLR2004
        return "over 99.9 %"
    return f"{value:.1f} %"


def printable(text: str) -> str:
    r"""Return ``text`` without anything that steers a terminal.

    Control characters (escape sequences among them) and bidirectional overrides go; line ends,
    letters of every script and joined emoji stay.

    Example:
        >>> printable("Zoë \x1b[31mred")
        'Zoë [31mred'
    """
    return "".join(c for c in text if not _steers(c))


def escaped(name: str) -> str:
    r"""Return a file's name on one line: what is no letter of a line is written as its code.

    Example:
        >>> escaped("a\nb\udcff.md")
        'a\\nb\\udcff.md'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in name)


def printable_json(text: str) -> str:
    r"""Return JSON text that means the same, with whatever steers a terminal escaped.

    Example:
        >>> printable_json('["Zoë \x9b2J"]')
        '["Zoë \\u009b2J"]'
    """
    return "".join(f"\\u{ord(c):04x}" if _steers(c) else c for c in text)


def _steers(c: str) -> bool:
    return c != "\n" and (unicodedata.category(c) in _STEERING or c in _BIDI_OVERRIDES)


_STEERING: Final = frozenset({"Cc", "Cs"})
"""Control characters, and halves of characters that bytes outside UTF-8 were read as."""
_BIDI_OVERRIDES: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def cut_at_word(text: str, most: int) -> str:
    """Return a text in at most ``most`` letters, cut between words where that is possible.

    Example:
        >>> cut_at_word("a very long name", 10), cut_at_word("Archibald", 4)
        ('a very', 'Arch')
    """
    if len(text) <= most:
        return text
    head, _, _ = text[: most + 1].rpartition(" ")
    return (head or text[:most]).rstrip()


_LOOSE_ENDS: Final = frozenset(
    {"a", "an", "the", "my", "your", "his", "her", "its", "to", "of", "and", "or", "for", "in"}
    | {"on", "at", "with", "by", "from", "into", "over", "under", "about"}
    | {"without", "being", "while", "than", "because", "but", "against", "between", "until"}
)


def whole_phrase(text: str) -> str:
    """Return a phrase without the words that were left hanging where it was cut.

    Example:
        >>> whole_phrase("climb the wall with my")
        'climb the wall'
    """
    words = text.split()
    while words and words[-1].casefold() in _LOOSE_ENDS:
        words.pop()
    return " ".join(words)


_YOURS: Final = (
    (r"\bI['’]m\b|\bI am\b|\b[Ww]e are\b", "you are"), (r"\bI was\b", "you were"),
    (r"\bI\b", "you"), (r"\b[Mm]e\b|\bus\b", "you"), (r"\b[Mm]y\b|\b[Oo]ur\b", "your"),
    (r"(?<=\b(?:is|of|as) )mine\b|(?<=\b(?:are|was) )mine\b|(?<=\bwere )mine\b|\bours\b", "yours"),
    (r"\b[Mm]yself\b", "yourself"), (r"\b[Ww]e\b", "you"),
)  # fmt: skip
_ENGLISH: Final = re.compile(
    r"\b(?:the|a|an|is|are|and|with|where|my|our|we|I)\b(?![’'])", re.IGNORECASE
)


def told_to(text: str) -> str:
    """Return what players say of themselves as it is told to them; other languages stay.

    Example:
        >>> told_to("An inn where a bailiff is looking for me and my brother")
        'An inn where a bailiff is looking for you and your brother'
        >>> told_to("a mine in the hills that was mine once")
        'A mine in the hills that was yours once'
        >>> told_to("I carry her locket")
        'You carry her locket'
    """
    if not _ENGLISH.search(text) or '"' in text:
        return text
    for mine, yours in _YOURS:
        text = re.sub(mine, yours, text)
    return f"{text[:1].upper()}{text[1:]}"


def listed(names: Sequence[str]) -> str:
    """Return names in a row, as a sentence has them.

    Example:
        >>> listed(["A", "B", "C"])
        'A, B and C'
    """
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def one_of(names: Sequence[str]) -> str:
    """Return names in a row of which one is to be chosen.

    Example:
        >>> one_of(["A", "B", "C"]), one_of(["A"])
        ('A, B or C', 'A')
    """
    return " or ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def circumstance(standing: Standing) -> str:
    """Return a circumstance of the scene for a list, with its weight where that is more than one.

    Example:
        >>> circumstance(Standing(name="Rain", weight=2, helps=False))
        'Rain (2): hinders'
    """
    weight = f" ({standing.weight})" if standing.weight > 1 else ""
    return f"{standing.name}{weight}: {'helps' if standing.helps else 'hinders'}"


def describe(effect: Effect) -> str:
    """Return a consequence as one short line for the margin.

    Example:
        >>> describe(Effect(kind="harm", change="gain", target="Jack", name="Winded"))
        'harm: Jack gains Winded'
    """
    verbs = {"gain": "gains", "lose": "loses", "raise": "raises", "lower": "lowers", "set": "is"}
    if effect.kind == "harm" and effect.name == "damage":
        does = "recovers from" if effect.change in ("lose", "lower") else "takes"
        return f"harm: {effect.target} {does} {effect.size} damage"
    size = f" ({effect.size})" if effect.size > 1 else ""
    if effect.kind == "clock":
        step = "-" if effect.change in ("lower", "lose") else "+"
        return f"clock: {effect.name} {step}{max(1, effect.size)}"
    if effect.kind in ("knowledge", "cost"):
        return f"{effect.kind}: {effect.name}"
    if effect.kind == "relation":
        return f"{effect.target}: {'warmer' if effect.good else 'colder'}"
    if effect.kind == "position":
        return f"{effect.target}: {effect.name}"
    who = "the scene" if effect.target.casefold() == "scene" else effect.target
    return f"{effect.kind}: {who} {verbs[effect.change]} {effect.name}{size}"
