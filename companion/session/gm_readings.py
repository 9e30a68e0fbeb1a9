"""What a telling says of one person, and what each such saying would change."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from companion.reader.lexicon import lexicon_of
from companion.reader.scene import read_scene
from companion.session import gm_words as said_as
from companion.session.gm_offers import Offer
from companion.session.gm_terms import Terms
from companion.session.gm_things import bare_thing, count_of, is_unreal, number_of
from companion.session.scene import fold


class Readings:
    """One reading for each way to tell of somebody.

    Args:
        terms: turns what is read into offers in the game's own terms.
        whom: returns the name that words for somebody mean; None for nobody.
        joins: offers to bring in somebody whom a clause names, if they are new.
    """

    def __init__(
        self,
        terms: Terms,
        *,
        whom: Callable[[str | None], str | None],
        joins: Callable[[str, str], Iterator[Offer]],
    ) -> None:
        self._terms = terms
        self._whom = whom
        self._joins = joins

    def relieved(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """A condition is over."""
        return self._terms.relief(name, said["what"] or said["of"] or said["off"])

    def healed(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Wounds close."""
        return self._terms.healed(name, count_of(said["n"] or said["n2"]))

    def harmed(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Somebody is hurt, so much."""
        return self._terms.harm(name, said["what"] or "damage", count_of(said["n"] or said["n2"]))

    def hurt(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Somebody is hurt, in one word."""
        return self._terms.harm(name, said["what"], count_of(said["n"]))

    def gone(self, name: str, _: re.Match[str]) -> Iterator[Offer]:
        """Somebody is no longer there."""
        return self._terms.gone(name)

    def yielded(self, name: str, _: re.Match[str]) -> Iterator[Offer]:
        """Somebody of the other side gives up."""
        return self._terms.effect("position", "set", name, "has surrendered", good=True)

    def out_cold(self, name: str, _: re.Match[str]) -> Iterator[Offer]:
        """A player's character goes down."""
        return self._terms.condition(name, "Unconscious")

    def afflicted(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Somebody is in a condition."""
        return self._terms.condition(name, said["what"].capitalize())

    def gave(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Something changes hands."""
        taker = self._whom(said["whom"] or said["to"])
        thing = bare_thing(said["thing"] or said["thing2"])
        if taker is not None and taker != name and thing and not is_unreal(thing):
            number = number_of(said["det"] or said["det2"])
            yield from self._terms.given(name, taker, thing, number=number)

    def paid(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Somebody pays."""
        return self._terms.paid(name, said["sum"])

    def lost(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Something is gone."""
        return self._terms.lost(name, bare_thing(said["thing"]))

    def got(self, name: str, said: re.Match[str]) -> Iterator[Offer]:
        """Somebody has something new."""
        thing, determiner = bare_thing(said["thing"]), said["det"]
        found = fold(said["verb"]).startswith(("find", "found")) and fold(thing).endswith("s")
        if thing and read_scene(f"the {thing}", lexicon_of("en")).beings:
            yield from self._joins(f"the {thing}", thing)
        elif thing and not is_unreal(thing) and (determiner or found):
            yield from self._terms.got(name, thing, number=number_of(determiner or ""))

    def warmer(self, name: str, _: re.Match[str]) -> Iterator[Offer]:
        """Somebody thinks better of the players."""
        return self._terms.effect("relation", "raise", name, "attitude", good=True)

    def colder(self, name: str, _: re.Match[str]) -> Iterator[Offer]:
        """Somebody thinks worse of the players."""
        return self._terms.effect("relation", "lower", name, "attitude")


_Read = Callable[[Readings, str, re.Match[str]], Iterator[Offer]]
READINGS: Final[tuple[tuple[re.Pattern[str], str, _Read], ...]] = (
    (said_as.RELIEF, "anybody", Readings.relieved),
    (said_as.HEALED, "anybody", Readings.healed),
    (said_as.HARM, "anybody", Readings.harmed),
    (said_as.DEAD, "anybody", Readings.gone),
    (said_as.OUT, "theirs", Readings.gone),
    (said_as.AWAY, "theirs", Readings.gone),
    (said_as.YIELDS, "theirs", Readings.yielded),
    (said_as.OUT, "ours", Readings.out_cold),
    (said_as.CONDITION, "anybody", Readings.afflicted),
    (said_as.HURT, "anybody", Readings.hurt),
    (said_as.GIVEN, "anybody", Readings.gave),
    (said_as.PAID, "anybody", Readings.paid),
    (said_as.LOST, "anybody", Readings.lost),
    (said_as.GOT, "ours", Readings.got),
    (said_as.WARMER, "theirs", Readings.warmer),
    (said_as.COLDER, "theirs", Readings.colder),
)
"""What is said, of whom it can be said, and how it is read; the first that fits is meant."""
CHANGES_ONE: Final = tuple(
    pattern for pattern, _, _ in READINGS if pattern not in (said_as.GOT, said_as.GIVEN)
)
OUTCOMES: Final = frozenset(
    [said_as.RELIEF, said_as.HEALED, said_as.HARM, said_as.DEAD, said_as.OUT, said_as.CONDITION]
)
