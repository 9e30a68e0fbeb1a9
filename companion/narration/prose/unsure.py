"""Claims that prose may make and may not: nothing is withheld, how things stand is said once more.

A new thing that lies beside the character may be scenery or a gain, a name never heard may be a
helper or somebody spoken of, and a thing of the sheet in a dark sentence may be lost or only wet.
About every third of such sentences is honest. So the engine adds what is true in either case.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from companion.narration.library import fold_words
from companion.narration.prose.claimed import claims_death, claims_debt, claims_wound
from companion.narration.prose.closeness import misjudged
from companion.narration.prose.company import claims_company
from companion.narration.prose.counts import may_count
from companion.narration.prose.facts import Facts
from companion.narration.prose.findings import gains_found, losses_found, newcomers_found
from companion.narration.prose.possessions import may_have_died
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import language_of
from companion.narration.prose.words import stem, table

_NOTE: Final = re.compile(r"\s*\(.*?\)")
"""What a sheet says of a thing beside its name, as its dice."""


class Standing(NamedTuple):
    """How things stand, where a narration may tell otherwise.

    Attributes:
        about: what is in doubt: ``gain``, ``loss``, ``helper``, ``number``, ``debt``, ``wound``,
            ``death`` or ``degree``.
        line: the plain sentence, in the narration's language.
    """

    about: str
    line: str


def unsure_claims(sentences: Sequence[str], facts: Facts) -> Iterator[Standing]:
    """Yield how things stand, where the words of a narration may tell otherwise."""
    reading = Reading.of(sentences, facts)
    lines = table(f"standing.{language_of(sentences)}")
    for item in _in_doubt(reading):
        yield Standing("loss", lines["kept"].format(thing=item))
    if not reading.has_unnamed_gain and any(gains_found(reading).values()):
        yield Standing("gain", only_given(facts, lines))
    if claims_company(sentences, facts) or any(newcomers_found(reading).values()):
        yield Standing("helper", lines["nobody"])
    if may_count(sentences, facts):
        yield Standing("number", lines["counted"])
    if claims_debt(reading):
        yield Standing("debt", lines["free"])
    if claims_wound(reading):
        yield Standing("wound", lines["unhurt"])
    if claims_death(reading) or may_have_died(sentences, facts):
        yield Standing("death", lines["alive"])
    closeness = misjudged(sentences, facts)
    if closeness is not None:
        yield Standing("degree", lines[closeness])


def _in_doubt(reading: Reading) -> Iterator[str]:
    """Yield the things of the sheet that a narration may have let break or go."""
    words = frozenset().union(*losses_found(reading).values())
    for item in reading.facts.brief.setting.items:
        if any(is_of(word, item) for word in words):
            yield named_item(item, reading)


def only_given(facts: Facts, lines: Mapping[str, str]) -> str:
    """Return what the character has come by: what effects give, or nothing."""
    given = [e.name for e in facts.effects if e.good and e.kind == "gear"]
    return lines["only"].format(names=", ".join(given)) if given else lines["nothing"]


def named_item(item: str, reading: Reading) -> str:
    """Return a thing of the sheet as a sentence names it, without its dice."""
    named = _NOTE.sub("", item)
    # A title's capitals are the sheet's; German nouns keep theirs.
    return named.lower() if reading.language(0) == "en" else named


def is_of(word: str, item: str) -> bool:
    """Whether a word names a thing of the sheet, in full or by its end."""
    item = _NOTE.sub("", item)
    return any(stem(w) == stem(word) or w.endswith(word) for w in fold_words(item))
