"""Asking back: what a game master would ask before anything happens, and what the answer means.

Three things are asked: whom a deed is done to, which of two readings is meant, and where one goes.
A question changes nothing in the story, is asked once about the same words, and is answered by a
number, a name or a word of an option; any other line is taken as itself.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.journal import Campaign
from companion.narration.library import known_people
from companion.narration.nouns import definite
from companion.narration.said_back import said_back
from companion.reader.everyday import SUBJECT
from companion.session import records
from companion.session.aiming import enemies_here
from companion.session.answering_back import bare, option_meant, way_to
from companion.session.exchange import Answered, AskedBack, Option
from companion.session.going import Going
from companion.session.loosely import (
    Loose,
    fitting,
    last_told,
    loose_in,
    told_to_do,
    unknown,
    with_one,
)
from companion.session.memory import Memory
from companion.session.pointing import pointed
from companion.session.scene import AnyState
from companion.session.seat import Seat
from companion.wording import listed, one_of

_SEVERAL: Final = 2
MOST: Final = 6
"""Options of one question: more are no help."""
_TOLD_IN: Final = 3
"""Sentences told last in which somebody may have been named who is "him" now."""
WHOM: Final = "Whom do you {deed}: {names}?"
MEANT: Final = "Whom do you mean by “{said}”: {names}?"
NOBODY_DOES: Final = "Nobody here {what}, as far as was told. Here {are} {names}."
NOT_THAT_ONE: Final = "Whom do you mean by “{said}”? Here {are} only {name}."
MEANS: Final = "You mean {name}."
NO_OPTION: Final = "Say a number from 1 to {most}, or anything else that you do."
LEFT: Final = "Left undone for now: {deed}."
ASKED: Final = "asked back"
"""Status of the journal's answer that is a question."""
WHERE_TO: Final = "Where to? Name the place."
ONE_OF_WAYS: Final = "Where to: {ways} or somewhere else?"
_SOMEWHERE: Final = re.compile(
    rf"\W*{SUBJECT}(?:go|walk|head|run|slip|hurry|move|travel|get|sneak|ride|drive|retreat|withdraw)"
    r"(?: (?:off|away|out|over|back|on|quickly|quietly))?(?: to)? (?:somewhere|someplace|elsewhere"
    r"|anywhere|some place)(?: [\w'’-]+){0,3}[ .!]*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Whom:
    """Words with whoever they are about.

    Attributes:
        text: the words, with a name in the place of what was loose.
        meant: the sentence that says who was taken; "" where the player can see that anyhow.
        asked: the question, where only the player can say who is meant.
    """

    text: str
    meant: str = ""
    asked: AskedBack | None = None


class AskingBack:
    """Asks the player back, and hears the answer.

    Args:
        campaign: the campaign.
        seat: who acts.
        going: knows who is here.
        memory: keeps what waits for an answer.
    """

    def __init__(self, campaign: Campaign, seat: Seat, going: Going, memory: Memory) -> None:
        self._campaign = campaign
        self._seat = seat
        self._going = going
        self._memory = memory
        self.is_settled = False
        """Whether the words being taken are the answer to a question: nothing is asked of them."""
        self._before = ""
        self.then = ""
        """What was to be done after that which was asked about."""
        self.left = ""
        """The sentence that a deed was not done, whose question was left for other words."""

    def answered(self, text: str) -> Option | None:
        """Return the option that words choose of what was asked last, and ask no longer.

        Args:
            text: the player's words.
        """
        asked, self._memory.asked = self._memory.asked, None
        option = None if asked is None else option_meant(asked, text)
        self.is_settled = option is not None
        self.then = "" if asked is None else asked.then
        self.left = _left_undone(asked) if asked is not None and option is None else ""
        return option

    def again(self, text: str) -> Answered | None:
        """Return that a number is none of those offered, and ask on; None for other words.

        Args:
            text: the player's words.
        """
        asked = self._memory.asked
        if asked is None or not asked.options or not re.fullmatch(r"\W*\d{1,3}\W*", text):
            return None
        if option_meant(asked, text) is not None:
            return None
        return Answered(status="answered", text=NO_OPTION.format(most=len(asked.options)))

    def may_ask(self, text: str) -> bool:
        """Return whether these words are no answer, and nothing was asked about them lately."""
        return not self.is_settled and bare(text) not in self._memory.asked_about

    def ask(self, asked: AskedBack, text: str) -> AskedBack:
        """Ask, and keep the question until it is answered or left.

        Args:
            asked: the question.
            text: the words that it is about; they are in the journal already.
        """
        self._memory.asked = asked
        self._memory.asked_about.extend(bare(said) for said in (text, *_texts(asked)))
        self._campaign.append(records.ANSWER, {"question": asked.question, "status": ASKED})
        return asked

    # Where to?

    def where(self, text: str) -> AskedBack | None:
        """Return the question where one goes who names no place at all ("somewhere safe").

        Args:
            text: the player's words.
        """
        if not _SOMEWHERE.fullmatch(text) or not self.may_ask(text):
            return None
        return where_to(self._going.ways_known())

    # Whom?

    def whom(self, text: str) -> Whom:
        """Return words with the one whom they name loosely, or the question who that is.

        Args:
            text: the player's words.
        """
        found = self._found(text)
        self._before = found.text
        return found

    def _found(self, text: str) -> Whom:
        loose = self._loose(text)
        if loose is None:
            return Whom(text)
        people = self._people()
        if loose.kind == "doing":
            return self._who_does(text, loose, people)
        if loose.strikes:
            hostile = people if self._seat.fighting.is_running else enemies_here(self._state)
            people = [name for name in people if name in hostile] or people
        fits = fitting(loose, people)
        one, is_plain = self._just_told(loose, people), False
        if not one:
            one, is_plain = self._surely(loose, fits)
        if one:
            meant = "" if is_plain else MEANS.format(name=definite(one).text)
            return Whom(with_one(text, loose, one), meant)
        is_open = len(fits) >= _SEVERAL or self._fits_nobody(loose, fits)
        if not is_open or loose.owns or not self.may_ask(text):
            return Whom(text)
        return Whom(text, asked=_question(text, loose, fits or people))

    def _fits_nobody(self, loose: Loose, fits: Sequence[str]) -> bool:
        """Return whether "him" is nobody who is here."""
        return not fits and loose.kind == "pronoun" and loose.wanted in ("he", "she")

    def _loose(self, text: str) -> Loose | None:
        """Return who is named loosely, where the scene leaves open who that is."""
        people, fighting = self._people(), self._seat.fighting
        loose = loose_in(text, people) if not self._seat.others else None
        if loose is None or (not people and loose.kind != "doing"):
            return None
        if fighting.is_running and not (loose.strikes and loose.kind != "pronoun"):
            return None  # whom one fights is plain
        if loose.kind == "one" and pointed(self._campaign, fighting, text) != text:
            return None
        return loose

    @property
    def _state(self) -> AnyState:
        return self._campaign.state

    def _people(self) -> list[str]:
        """Return who may be meant: whom one fights, else who is here and on their feet."""
        fighting = self._seat.fighting
        return list(fighting.against()) if fighting.is_running else self._going.people()

    def _surely(self, loose: Loose, fits: Sequence[str]) -> tuple[str, bool]:
        """Return who is meant beyond doubt, and whether the player can see so; "" for nobody."""
        fighting, partner = self._seat.fighting, self._memory.partner
        if partner not in fits and self._says_so(loose):
            return partner, True
        if len(fits) == 1:
            is_plain = fits[0] == partner or self._people() == list(fits)
            return fits[0], loose.kind == "pronoun" and is_plain
        if fighting.is_running:
            return (fighting.last_foe, True) if fighting.last_foe in fits else ("", False)
        if loose.kind != "pronoun":
            others = [name for name in fits if name != partner]
            is_other = re.search(r"\bother\b", loose.said, re.IGNORECASE) and len(others) == 1
            return (others[0] if is_other else "", False)
        if partner in fits and not (loose.wanted == "they" and _is_one(partner)):
            return partner, True
        spoke = last_speaker(self._told())
        may_be = loose.wanted in ("he", "she") and partner in unknown(self._people())
        return (partner, True) if may_be and not spoke else (last_told(fits, self._told()), False)

    def _says_so(self, loose: Loose) -> bool:
        """Return whether the story called whoever one speaks with "she", whatever their trade.

        A harbour master may be a woman, and is one where it was told that "she says".
        """
        fighting, partner = self._seat.fighting, self._memory.partner
        if loose.kind != "pronoun" or loose.wanted not in ("he", "she") or fighting.is_running:
            return False
        is_one = known_people().get(partner, loose.wanted) == loose.wanted
        here = partner in self._people()
        return here and is_one and last_speaker(self._told()) == loose.wanted

    def _told(self) -> list[str]:
        """Return the player's last words, and what was told since."""
        return [self._before, *list(self._memory.recent)[-_TOLD_IN:]]

    def _just_told(self, loose: Loose, people: Sequence[str]) -> str:
        """Return who was told of just now and may be "him", though another surely is a man."""
        partner = self._memory.partner
        if loose.kind != "pronoun" or loose.wanted == "they" or self._seat.fighting.is_running:
            return ""
        may_be = unknown(people)
        if partner in fitting(loose, people) or partner in may_be:
            return ""
        told = last_told([*fitting(loose, people), *may_be], self._told())
        return told if told in may_be else ""

    def _who_does(self, text: str, loose: Loose, people: Sequence[str]) -> Whom:
        """Return who is meant by what they do; nobody here may."""
        fits = fitting(loose, people)
        if len(fits) == 1:
            return Whom(with_one(text, loose, fits[0]), MEANS.format(name=definite(fits[0]).text))
        told = list(self._memory.recent)
        if fits or told_to_do(loose.mark, told) or not self.may_ask(text):
            return Whom(text)
        names = [definite(name).text for name in people]
        many = len(names) > 1 or any(definite(name).plural for name in people)
        here = listed(names) or "no others"
        question = NOBODY_DOES.format(
            what=_to_you(loose.mark), are="are" if many or not names else "is", names=here
        )
        return Whom(text, asked=AskedBack(question=question, options=_people(text, loose, people)))


def _left_undone(asked: AskedBack) -> str:
    """Return the sentence that what was asked about is not done; "" where nothing hangs on it."""
    first = asked.options[0] if asked.options else None
    deed = said_back(first.deed or first.text) if first is not None and first.intent else ""
    return LEFT.format(deed=deed) if deed else ""


def where_to(places: Sequence[str], *, then: str = "") -> AskedBack:
    """Return the question where one goes.

    Args:
        places: the ways that are known; a place of the player's own making may be named beside.
        then: words for what is done there; "" for nothing.

    Example:
        >>> where_to(["the quay", "the inn"]).question
        'Where to: the quay, the inn or somewhere else?'
    """
    known = places[:MOST]
    question = ONE_OF_WAYS.format(ways=", ".join(known)) if known else WHERE_TO
    options = tuple(way_to(place) for place in known)
    return AskedBack(question=question, options=options, asks_place=True, then=then)


_SPOKE: Final = re.compile(
    r"\b(?P<a>he|she) (?:says|asks|calls|whispers|cries|answers)\b|\b(?:says|asks) (?P<b>he|she)\b",
    re.IGNORECASE,
)


def last_speaker(told: Sequence[str]) -> str:
    """Return what whoever spoke last was called, "he" or "she"; "" where only a name was told.

    Example:
        >>> last_speaker(['"Out," he says.', '"He had the papers," she says.', "It rains."])
        'she'
    """
    found = [match for sentence in told for match in _SPOKE.finditer(sentence)]
    return (found[-1]["a"] or found[-1]["b"]).lower() if found else ""


def _texts(asked: AskedBack) -> list[str]:
    return [option.text for option in asked.options]


def _is_one(name: str) -> bool:
    noun = definite(name)
    return noun.pronoun != "they" and not noun.plural


def _people(text: str, loose: Loose, people: Sequence[str]) -> tuple[Option, ...]:
    return tuple(
        Option(said=definite(name).text, text=with_one(text, loose, name), also=(name,))
        for name in people[:MOST]
    )


def _question(text: str, loose: Loose, fits: Sequence[str]) -> AskedBack:
    options = _people(text, loose, fits)
    names = [option.said for option in options]
    if len(names) == 1:
        is_many = definite(fits[0]).plural
        here = NOT_THAT_ONE.format(said=loose.said, are="are" if is_many else "is", name=names[0])
        return AskedBack(question=here, options=options)
    pattern = WHOM if loose.is_whole else MEANT
    question = pattern.format(deed=_to_you(loose.deed), said=loose.said, names=one_of(names))
    return AskedBack(question=question, options=options)


def _to_you(deed: str) -> str:
    return re.sub(r"\b(?:me|us)\b", "you", re.sub(r"\b(?:my|our)\b", "your", deed))
