"""Brings what a concept says back in sentences: wants, secrets, lines of talk."""

import re
from collections.abc import Mapping

from companion.generators.chance import Chance
from companion.generators.facet import Facet
from companion.generators.grammar import as_first, says_third
from companion.generators.tables import facet_lines
from companion.generators.text import filled
from companion.generators.words.clauses import AFTER_DEATH


def kind_of_lines(facet: Facet) -> str:
    """Return under which name the sentences for a facet are kept."""
    return "kin_dead" if facet.kind == "kin" and facet.agent in AFTER_DEATH else facet.kind


def slots_of_facet(facet: Facet) -> dict[str, str]:
    """Return what the slots of a sentence about a facet stand for."""
    return {
        "does": facet.text, "do": facet.base, "doing": facet.ing, "ido": as_first(facet.base),
        "thing": facet.text, "the": facet.ing, "bare": facet.base, "kin": facet.ing,
        "role": facet.agent, "adj": facet.base, "is": as_first(facet.base),
        "past": as_first(re.sub("^has ", "have ", facet.text)), "goal": facet.base,
        "made": f"made of {facet.text}",
    }  # fmt: skip


def facet_line(
    chance: Chance, part: str, about: str, facet: Facet, slots: Mapping[str, str]
) -> str:
    """Return a sentence that brings back a facet; "" when there is none for it.

    Args:
        chance: where the choice comes from.
        part: stream of the choice.
        about: list of ``facet_lines``.
        facet: what the concept says.
        slots: what the other slots stand for.
    """
    if about == "spoken" and says_third(facet.base):
        return ""
    own = slots_of_facet(facet)
    if about == "spoken":
        own = {name: as_first(value) for name, value in own.items()}
    lines = []
    for line in facet_lines(about, kind_of_lines(facet)):
        if line[0] in "+-":
            if facet.many == (line[0] == "+"):
                lines.append(line[1:])
        else:
            lines.append(line)
    lines = [line for line in lines if not ("{role}" in line and not facet.agent)]
    return filled(chance.one(part, lines), {**slots, **own}) if lines else ""


def tellable(facets: tuple[Facet, ...], about: str) -> list[Facet]:
    """Return the facets for which there are sentences."""
    return [facet for facet in facets if facet_lines(about, kind_of_lines(facet))]
