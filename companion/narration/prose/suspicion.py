"""What prose may make up by all signs together, weighed by how often they were right.

Rules that look for one way of saying a thing find it in honest prose as well, and miss the next way
in a lie. So weak signs are added up, with weights fitted on prose of which it is known what is made
up (``benchmarks/narration_suspicion.py``). Nothing is withheld for it; the engine says how things
stand, about the very thing that is in doubt.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.prose.company import grants_company
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.signs import SIGNS, Signs, going_things
from companion.narration.prose.things import language_of
from companion.narration.prose.unsure import Standing, is_of, named_item, only_given
from companion.narration.prose.words import content, table

_SUSPECT: Final = 0.25
"""Chance of a lie of one kind, where 6 in 100 narrations tell one, from which a line answers it."""
_LEAST: Final = 25
"""Words of the shortest narration whose signs are weighed: in two sentences one sign is all."""
_GREAT: Final = 2


def suspicions(sentences: Sequence[str], facts: Facts) -> Iterator[Standing]:
    """Yield how things stand where a narration may have made something up.

    Args:
        sentences: the narration, whole.
        facts: the result that it tells.
    """
    if sum(len(sentence.split()) for sentence in sentences) < _LEAST:
        return
    reading = Reading.of(sentences, facts)
    for about, signs in SIGNS.items():
        line = _line(about, reading)
        if line and chance(about, signs(reading)) >= _SUSPECT:
            yield Standing(about, line)


def chance(about: str, signs: Signs) -> float:
    """Return the chance, 0..1, that a narration with these signs tells a lie of a kind."""
    weights = _weights(about)
    total = weights[0] + sum(w * v for w, v in zip(weights[1:], signs.values(), strict=True))
    return 1 / (1 + math.exp(-total))


@cache
def _weights(about: str) -> tuple[float, ...]:
    return tuple(map(float, table("suspicion_weights")[about].split()))


def _line(about: str, reading: Reading) -> str:
    """Return the line that says how things stand; "" where there is nothing to say."""
    facts = reading.facts
    lines = table(f"standing.{language_of(reading.sentences)}")
    if about == "gain":
        return only_given(facts, lines)
    if about == "helper":
        return "" if grants_company(facts) else lines["nobody"]
    if about == "death":
        return "" if facts.may_die else lines["alive"]
    if about == "loss":
        return _kept(reading, lines["kept"])
    brief = facts.brief
    if brief.passed and brief.degree.startswith(("narrow", "bare")):
        return lines["narrow"]
    return lines["easy"] if brief.passed and brief.direction >= _GREAT else ""


def _kept(reading: Reading, line: str) -> str:
    """Return the line for the thing that is likeliest to be told as gone."""
    if reading.belongings.may_be_robbed:
        return ""
    gone = reading.facts.losses
    for word in going_things(reading):
        for item in reading.facts.brief.setting.items:
            if is_of(word, item) and not gone & content(item):
                return line.format(thing=named_item(item, reading))
    return ""
