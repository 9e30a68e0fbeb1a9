"""The shipped fates: what may follow a defeat, and how a story ends."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal

from companion.session.shipped import shipped, two_standings, with_tuples
from engine.api import Frozen, Standing

On = Literal["felled", "yielded", "taken"]
"""Beaten down; given up in a fight; given up to enemies before there was one."""
By = Literal["people", "beasts", "nobody", "friend", "any"]

_FOUND: Final[tuple[By, ...]] = ("people", "beasts", "nobody")
"""By whom one may have been felled to be found by a stranger: for these "any" holds too."""


class Fate(Frozen):
    """What may follow a defeat.

    Attributes:
        id: stable name.
        on: after what kind of defeat.
        by: by whom.
        eras: eras that it suits; () for every one.
        place: where the next scene is set; "" where the last one was.
        nights: days that go by.
        takes: whether something that was carried is lost.
        holds: whether the victor is there.
        who, wants: somebody new, and what they are after; "" for nobody.
        owes: what is owed from now on; "" for nothing.
        helps, hinders: what lies about to be used or feared.
        told: sentences, in order.
    """

    id: str
    on: On
    by: By
    eras: tuple[str, ...] = ()
    place: str = ""
    nights: int = 0
    takes: bool = False
    holds: bool = False
    who: str = ""
    wants: str = ""
    owes: str = ""
    helps: str
    hinders: str
    told: tuple[str, ...]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The circumstances of the scene that begins with it."""
        return two_standings(self.helps, self.hinders)


class Ending(Frozen):
    """How a character's story ends.

    Attributes:
        id: stable name.
        by: by whom.
        told: sentences, in order.
    """

    id: str
    by: By
    told: tuple[str, ...]


@cache
def fates() -> tuple[Fate, ...]:
    """Return what may follow a defeat.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    return tuple(Fate.model_validate(with_tuples(entry)) for entry in _shipped()["fate"])


@cache
def endings() -> tuple[Ending, ...]:
    """Return how a story may end.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    return tuple(Ending.model_validate(with_tuples(entry)) for entry in _shipped()["ending"])


def epilogue(about: str) -> tuple[str, ...]:
    """Return sentences about what is left behind: "thread", "clock", "gear" or "last"."""
    return tuple(_shipped()["epilogue"][about])


def suiting(on: On, by: By, era: str, *, had: Sequence[str] = ()) -> list[Fate]:
    """Return the fates that may follow, those that this campaign has not had before the others.

    Args:
        on: what kind of defeat.
        by: by whom.
        era: era of the story; "" for unknown, which fits what is bound to none.
        had: ids of the fates that were, oldest first.
    """
    found = [
        fate
        for fate in fates()
        if fate.on == on
        and (fate.by == by or (fate.by == "any" and by in _FOUND))
        and (not fate.eras or era in fate.eras)
    ]
    fresh = [fate for fate in found if fate.id not in had]
    return fresh or sorted(found, key=lambda fate: _last(had, fate.id))[:2]


def _last(had: Sequence[str], id_: str) -> int:
    return max((at for at, one in enumerate(had) if one == id_), default=-1)


@cache
def _shipped() -> dict[str, Any]:
    return shipped("defeats.toml")
