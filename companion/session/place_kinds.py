"""What kind of place a name stands for: the Brass Lamp, an inn, is meant by "the inn".

A place has one identity, whatever it is called: by its own name, by its kind where only one place
of the story is of that kind, or by where it lies ("back inside").
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.journal import Campaign
from companion.session import records
from companion.session.places import content, head, in_short, is_same, meant, place_words

_TOLD_FIRST: Final = 4
"""Tellings of the beginning, in which the first place is said to be something."""
_DEFINITE: Final = re.compile(r"^(?:the|that|this|my|our) ", re.IGNORECASE)


def kind_said(place: str, told: str) -> str:
    """Return what a text says that a place with a name of its own is; "" for nothing.

    Args:
        place: its name.
        told: what was told of it.

    Example:
        >>> kind_said("The Brass Lamp", "The Brass Lamp, an inn in Vessik, at dusk.")
        'inn'
        >>> kind_said("Kessum", "You come to Kessum, a rotting harbour town.")
        'town'
    """
    name = re.escape(in_short(place).removeprefix("the "))
    found = re.search(
        rf"\b{name},? (?:is |was )?(?:an?|the|my|your) (?P<what>[\w'’ -]{{3,40}})",
        told,
        re.IGNORECASE,
    )
    if found is None:
        return ""
    noun = head(found["what"])
    return noun if noun in place_words("places") | place_words("inside") else ""


def told_of_places(campaign: Campaign) -> str:
    """Return what the beginning told, which says what its place is."""
    told = campaign.records(kinds={records.NARRATION}, live=True)[:_TOLD_FIRST]
    return " ".join(str(s) for r in told for s in r.body.get("sentences", ()))


def one_meant(said: str, been: Sequence[str], told: str) -> str:
    """Return which of the places of a story words mean; "" for none of them, or for several.

    Args:
        said: as the player puts it.
        been: names of the places where scenes were set, in their order.
        told: what was told of them.

    Example:
        >>> told = "The Brass Lamp, an inn in Vessik, at dusk."
        >>> one_meant("the inn", ["The Brass Lamp", "the harbour"], told)
        'The Brass Lamp'
        >>> one_meant("an inn", ["The Brass Lamp"], told), one_meant("the mill", ["x"], told)
        ('', '')
    """
    named = meant(said, been)
    if named or not _DEFINITE.match(said) or len(content(said)) > 1:
        return named
    noun = head(said)
    alike = {
        place
        for place in been
        if noun in (head(place), kind_said(place, told)) and not _is_outside(place)
    }
    return alike.pop() if len(alike) == 1 else ""


def with_kind(place: str, told: str) -> str:
    """Return a place with the noun of what it is, for asking what kind it is of.

    Example:
        >>> with_kind("The Brass Lamp", "The Brass Lamp, an inn in Vessik, at dusk.")
        'The Brass Lamp inn'
    """
    kind = kind_said(place, told)
    return f"{place} {kind}" if kind and kind not in content(place) else place


def _is_outside(place: str) -> bool:
    return place.casefold().startswith("outside ")


def inner_of(place: str, been: Sequence[str]) -> str:
    """Return the place whose outside somewhere is; "" for anywhere else.

    Example:
        >>> inner_of("outside the Brass Lamp", ["The Brass Lamp", "the quay"])
        'The Brass Lamp'
    """
    if not _is_outside(place):
        return ""
    inner = place[len("outside ") :]
    return next((name for name in reversed(been) if is_same(inner, name)), inner)
