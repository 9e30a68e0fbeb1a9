"""Claims that prose may make and may not: nothing is withheld, how things stand is said once more.

A new thing that lies beside the character may be scenery or a gain, a name never heard may be a
helper or somebody spoken of, and a thing of the sheet in a dark sentence may be lost or only wet.
About every third of such sentences is honest. So the engine adds what is true in either case.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.claimed import claims_death, claims_debt, claims_thing, claims_wound
from companion.narration.prose.closeness import misjudged
from companion.narration.prose.company import claims_company
from companion.narration.prose.counts import may_count
from companion.narration.prose.facts import Facts
from companion.narration.prose.gains import beside_you, may_be_gained
from companion.narration.prose.losses import ill_fated, may_be_lost
from companion.narration.prose.newcomers import maybe_newcomers
from companion.narration.prose.possessions import may_gain, may_have_died
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import language_of
from companion.narration.prose.words import stem, table

_NOTE: Final = re.compile(r"\s*\(.*?\)")
"""What a sheet says of a thing beside its name, as its dice."""


def unsure_claims(sentences: Sequence[str], facts: Facts) -> Iterator[str]:
    """Yield the plain sentences that say how things stand, in the narration's language."""
    reading = Reading.of(sentences, facts)
    lines = table(f"standing.{language_of(sentences)}")
    for item in _in_doubt(reading):
        yield lines["kept"].format(thing=item)
    numbers = range(len(reading.said))
    if not reading.has_unnamed_gain and (
        any(beside_you(reading, n) for n in numbers)
        or may_be_gained(reading)
        or any(may_gain(s, facts) for s in sentences)
        or claims_thing(reading)
    ):
        given = [e.name for e in facts.effects if e.good and e.kind == "gear"]
        yield lines["only"].format(names=", ".join(given)) if given else lines["nothing"]
    if claims_company(sentences, facts) or next(maybe_newcomers(sentences, facts), None):
        yield lines["nobody"]
    if may_count(sentences, facts):
        yield lines["counted"]
    if claims_debt(reading):
        yield lines["free"]
    if claims_wound(reading):
        yield lines["unhurt"]
    if claims_death(reading) or may_have_died(sentences, facts):
        yield lines["alive"]
    closeness = misjudged(sentences, facts)
    if closeness is not None:
        yield lines[closeness]


def _in_doubt(reading: Reading) -> Iterator[str]:
    """Yield the things of the sheet that a narration may have let break or go."""
    words = {word for number in range(len(reading.said)) if (word := ill_fated(reading, number))}
    words.update(may_be_lost(reading))
    for item in reading.facts.brief.setting.items:
        named = _NOTE.sub("", item)
        if any(_is_of(word, named) for word in words):
            # A title's capitals are the sheet's; German nouns keep theirs.
            yield named.lower() if reading.language(0) == "en" else named


def _is_of(word: str, item: str) -> bool:
    return any(stem(w) == stem(word) or w.endswith(word) for w in fold_words(item))
