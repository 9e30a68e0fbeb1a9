"""What a human GM tells, read as what it would change; nothing is applied before a yes.

"Mara takes one injury", "the guard falls", "Oskar finds a key", "an hour passes": each becomes an
offer in the game's own terms. Words that only try something ("Mara sneaks past the guard") are none
of these, and are left to be judged as a check.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from companion.narration.nouns import head_of, is_role
from companion.reader.lexicon import lexicon_of
from companion.reader.scene import read_scene
from companion.session import gm_words as said_as
from companion.session.gm_foreign import in_english
from companion.session.gm_offers import Offer
from companion.session.gm_readings import CHANGES_ONE, OUTCOMES, READINGS, Readings
from companion.session.gm_terms import Terms
from companion.session.gm_things import (
    bare_thing,
    count_of,
    each_of,
    is_first_told,
    is_unreal,
    number_of,
)
from companion.session.scene import fold, words
from engine.api import CharacterJoined, GameState, RuleSystem, capital

_CLAUSES: Final = re.compile(r"[.;!…]+\s*|,?\s+(?:and then|and|then|but|so)\s+|,\s+", re.IGNORECASE)
_BEGINS_THING: Final = re.compile(
    r"(?:an?|the|some|two|three|four|five|\d{1,4})\s+[\w'’-]+(?:\s[\w'’-]+)?"
    r"(?:\s+(?:in|on|under|from|at|inside|behind)\s.*)?$",
    re.IGNORECASE,
)
_SOMEBODY_DOES: Final = tuple(
    re.compile(
        r"(?:the|this|that|our|their|one of the) "
        rf"(?P<who>[\w'’-]+(?: [\w'’-]+){{{more}}}) (?P<act>.+)",
        re.IGNORECASE,
    )
    for more in range(3)
)
"""Somebody of one to three words, and what is said of them."""
_WITH: Final = re.compile(r"\bwith\s+(?P<who>.+)$", re.IGNORECASE)
_ONE_HAS_IT: Final = (said_as.GOT, said_as.PAID, said_as.LOST)
"""Said of several, these are about one thing, which one of them has."""
_MOST_COMERS: Final = 3
_LONGEST_NAME: Final = 6
"""Words of a name."""


class GmTelling:
    """Reads what a GM tells against a game as it stands.

    Args:
        system: the game.
        state: its state.
        find: returns the whole name of somebody in the game by what they are called, or None.
        away: sheets of those who stayed behind somewhere, by name.
        last: who was spoken of last, for "he" and "she"; None for nobody.
    """

    def __init__(
        self,
        system: RuleSystem[Any],
        state: GameState[Any, Any],
        *,
        find: Callable[[str], str | None],
        away: Mapping[str, Any] | None = None,
        last: str | None = None,
    ) -> None:
        self._terms = Terms(system, state)
        self._one = Readings(self._terms, whom=self._whom, joins=self._joins)
        self._find = find
        self._away = away or {}
        self.is_outcome = False
        """Whether what was read says outright how somebody is now, even where nothing changes."""
        self.last = last
        self.absent = ""
        """Whom the words say something of that would change them, and who is not here."""

    def offers(self, text: str) -> list[Offer]:
        """Return what the words would change, in their order; [] for words that change nothing."""
        found: list[Offer] = []
        pending: list[str] = []
        who: tuple[str, ...] = ()
        got = False
        for clause in _clauses(text):
            alone = self._named(clause)
            if alone is not None and alone[1] == "":
                pending.append(alone[0])  # "Mara and Oskar take ..."
                continue
            later = said_as.LATER.match(clause)
            rest = clause[later.end() :] if later is not None else clause
            if later is not None and later["time"]:
                found += self._terms.time()
            named, act = self.subject(rest)
            if named:
                who = (*pending, *(name for name in named if name not in pending))
            elif who and said_as.BARE_HARM.match(rest):
                act = f"takes {rest.removeprefix('for ')}"
            elif got and _BEGINS_THING.match(rest):
                act = f"gets {rest}"  # "gets a rope, a lamp and two torches"
            else:
                self._misses(rest)
            got, pending = bool(said_as.GOT.match(act)), []
            found += [*self._of_everything(rest), *self._of_somebody(who, act)]
            self.last = who[0] if len(who) == 1 else self.last
        return [offer for i, offer in enumerate(found) if offer not in found[:i]]

    def foreign(self, text: str) -> list[Offer]:
        """Return what words in German, French or Spanish would change, as far as they are read."""
        found: list[Offer] = []
        for put in in_english(text):
            known = self._find(put.comer) if put.comer else None
            if put.comer and known is None:
                found += self._joins(put.comer, put.comer)
            elif put.clause:
                found += self.offers(put.clause)
            self.last = known or self.last
        return [offer for i, offer in enumerate(found) if offer not in found[:i]]

    # Who

    def subject(self, clause: str) -> tuple[tuple[str, ...], str]:
        """Return who a clause is about, and what it says of them; ((), the clause) for nobody."""
        everybody = said_as.EVERYBODY.match(clause)
        if everybody is not None:
            return self._terms.players, clause[everybody.end() :]
        one = said_as.ONE.match(clause)
        if one is not None and self.last is not None:
            return (self.last,), clause[one.end() :]
        named = self._named(clause)
        return ((named[0],), named[1]) if named is not None and named[1] else ((), clause)

    def _named(self, clause: str) -> tuple[str, str] | None:
        """Return whom a clause begins with, and its rest: the longest name that fits."""
        parts = clause.split()
        best: tuple[str, str] | None = None
        start = 1 if parts and fold(parts[0]) in ("the", "a", "an") and len(parts) > 1 else 0
        for end in range(start + 1, min(len(parts), start + _LONGEST_NAME) + 1):
            name = self._terms.exactly(" ".join(parts[start:end]))
            if name is not None:
                best = name, " ".join(parts[end:])
        return best

    def _misses(self, clause: str) -> None:
        """Note whom a clause would change who is not here: "the guard falls", and there is none."""
        for said in filter(None, (one.match(clause) for one in _SOMEBODY_DOES)):
            who = said["who"]
            if not is_role(head_of(who)) or self._find(who) is not None:
                continue
            if any(pattern.match(said["act"]) for pattern in CHANGES_ONE):
                self.absent = who
                return

    def _whom(self, said: str | None) -> str | None:
        if not said:
            return None
        plain = fold(said).removeprefix("the ").strip()
        return self.last if plain in said_as.PRONOUNS else self._terms.exactly(plain)

    # Whatever a clause says of nobody in particular

    def _of_everything(self, clause: str) -> Iterator[Offer]:
        price, broken = said_as.PRICE.search(clause), said_as.BROKEN.match(clause)
        payer = self._whom(price["whom"]) if price is not None else None
        if price is not None and payer is not None:
            yield from self._terms.paid(payer, price["sum"])
        owner = self._terms.exactly(broken["who"]) if broken is not None else None
        if broken is not None and owner is not None:
            yield from self._terms.lost(owner, broken["thing"])
        yield from self._of_time(clause)
        for pattern, name in said_as.SURROUNDINGS:
            if pattern.search(clause):
                yield from self._terms.effect("trouble", "gain", "scene", name)
        yield from self._comers(clause)

    def _of_time(self, clause: str) -> Iterator[Offer]:
        said = set(words(clause))
        for clock in self._terms.state.story.clocks:
            if not set(words(clock.name)) & said:
                continue
            change = "lower" if said_as.FARTHER.search(clause) else "raise"
            if change == "lower" or said_as.CLOSER.search(clause):
                good = clock.good == (change == "raise")
                yield from self._terms.effect("clock", change, "scene", clock.name, good=good)
                return
        if said_as.TIME.match(clause):
            yield from self._terms.time()

    def _comers(self, clause: str) -> Iterator[Offer]:
        """Offer to bring in those who come, wait or stand there and are not in the game yet."""
        if said_as.TIME.match(clause):
            return
        is_new = said_as.NEW_ONE.match(clause) is not None
        subject, _ = self.subject(clause)
        if not is_new and (subject or not said_as.COMES.search(clause)):
            return
        said = set(words(clause))
        back = [name for name in self._away if words(name) and set(words(name)) <= said]
        for name in back:
            joined = CharacterJoined(sheet=self._away[name])
            yield from self._terms.tried([joined], f"{name} is back")
        if back:
            return
        for being in read_scene(clause, lexicon_of("en")).beings[:_MOST_COMERS]:
            if is_new and not (being.classes and is_first_told(clause, being.name)):
                continue  # "a huge shadow" is nobody, and "the duke" is only spoken of
            yield from self._joins(clause, being.name.strip(), str(being.weight or ""))

    def _joins(self, clause: str, name: str, strength: str = "") -> Iterator[Offer]:
        if self._find(name) is not None or self._terms.exactly(name) is not None:
            return
        for one in each_of(clause, name):
            sheet = self._terms.system.play.opponent_sheet(one, strength)
            yield from self._terms.tried([CharacterJoined(sheet=sheet)], f"{one} joins the scene")

    # What it says of somebody

    def _of_somebody(self, who: Sequence[str], act: str) -> Iterator[Offer]:
        dealt = said_as.DEALT.match(act) or (None if who else said_as.DEALT.search(act))
        hurt = self._whom(dealt["whom"] or dealt["to"]) if dealt is not None else None
        if dealt is not None and hurt is not None:
            size = count_of(dealt["n"] or dealt["n2"])
            yield from self._terms.harm(hurt, dealt["what"] or "damage", size)
            return
        given = None if who else said_as.GIVEN.search(act)
        if given is not None:
            yield from self._given_by_stranger(given)
        about = list(who)
        if any(pattern.match(act) for pattern in _ONE_HAS_IT):
            about = [name for name in who if name == self.last] or about[:1]
        for name in about:
            yield from self._of_one(name, act)
        if who and all(self._terms.is_ours(name) for name in who):
            yield from self._of_players(act)

    def _of_one(self, name: str, act: str) -> Iterator[Offer]:
        side = "ours" if self._terms.is_ours(name) else "theirs"
        for pattern, whose, read in READINGS:
            match = pattern.match(act)
            if match is not None and whose in ("anybody", side):
                self.is_outcome = self.is_outcome or pattern in OUTCOMES
                yield from read(self._one, name, match)
                return

    def _of_players(self, act: str) -> Iterator[Offer]:
        learnt, goes = said_as.LEARNT.match(act), said_as.GOES.match(act)
        if learnt is not None:
            fact = capital(learnt["fact"])
            yield from self._terms.effect("knowledge", "gain", "scene", fact, good=True)
        elif goes is not None:
            place = said_as.TRAILING.sub("", goes["place"]).strip()
            if place and self._terms.exactly(place.removeprefix("the ")) is None:
                along = _WITH.search(goes["place"])
                more = f", with {along['who']}" if along is not None else ""
                yield Offer(
                    about=f"a new scene: {place}{more}",
                    scene=place,
                    along="" if along is None else along["who"],
                )
        elif said_as.NIGHT.match(act):
            yield Offer(about="a night goes by, by the game's own rules", nights=1)

    def _given_by_stranger(self, said: re.Match[str]) -> Iterator[Offer]:
        taker = self._whom(said["whom"] or said["to"])
        thing = bare_thing(said["thing"] or said["thing2"])
        if taker is not None and self._terms.is_ours(taker) and thing and not is_unreal(thing):
            yield from self._terms.got(taker, thing, number=number_of(said["det"] or said["det2"]))


def _clauses(text: str) -> Iterator[str]:
    for part in _CLAUSES.split(" ".join(text.split())):
        clause = part.strip(" ,:-–—\"'“”")
        if clause:
            yield clause
