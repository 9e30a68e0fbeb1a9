"""Bribes in plain words: "I give the bailiff 20 coins as a bribe", and what changes hands.

Whoever is to be bought is to do what they should not, so it is rolled like any other persuasion;
what was offered is gone only where it worked.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from companion.session.deeds import plain_deeds
from companion.session.scene import find_person
from engine.api import Action, Deed, Event, GameState, GivenDice, IllegalActionError, RuleSystem

_FOR: Final = (
    r"(?:as a bribe|for (?:his|her|their|your) silence"
    r"|to (?:look (?:away|the other way)|keep (?:quiet|silent|it quiet|(?:his|her) mouth shut)"
    r"|let (?:me|us) (?:go|pass|in|by|through|off)|forget .{2,40}|turn a blind eye|say nothing"
    r"|leave (?:me|us) alone|go away))"
)
_GIVES: Final = re.compile(
    r"(?P<deed>.*\b(?:give|offer|slip|hand|pass|pay)\b.{3,80}?),? " + _FOR + r"\W*", re.IGNORECASE
)
_GIVING: Final = re.compile(r"\b(?:give|offer|slip|hand|pass|pay)\b", re.IGNORECASE)
_IN_RETURN: Final = re.compile(
    r",? (?:(?:if|so(?: that)?) (?:he|she|they|you)|to|for|in (?:exchange|return) for"
    r"|and (?:then )?(?:ask|beg|tell|urge|hope|say|request)\b|(?:while )?asking\b)(?= .{2,80}$)",
    re.IGNORECASE,
)
"""Where what is given ends and what is wanted for it begins."""
_BRIBES: Final = re.compile(
    r".*?\bbribe (?P<whom>(?:the |a )?[\w'’-]+(?: [\w'’-]+){0,2}?) with (?P<thing>.{2,60}?)"
    r"(?:,? (?:to|so|if|for)\b.*)?[.!]*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Bribe:
    """What is offered to whom.

    Attributes:
        whom: in the player's words.
        thing: in the player's words.
        count: how many of it.
        every: all of it.
    """

    whom: str
    thing: str
    count: int = 1
    every: bool = False


def bribe_in(text: str) -> Bribe | None:
    """Return the bribe that words offer; None for none, and where nothing is named for it.

    Example:
        >>> bribe_in("I give the bailiff 20 coins as a bribe")
        Bribe(whom='the bailiff', thing='coins', count=20, every=False)
        >>> bribe_in("I bribe the guard with my ring").thing, bribe_in("I bribe the guard")
        ('ring', None)
    """
    said = " ".join(text.split())
    bribes = _BRIBES.fullmatch(said)
    if bribes is not None:
        return _offered(f"I give {bribes['thing']} to {bribes['whom']}")
    gives = _GIVES.fullmatch(said)
    return None if gives is None else _offered(gives["deed"])


def bargain_in(text: str) -> Bribe | None:
    """Return what words offer on a condition; None for nothing.

    Example:
        >>> bargain_in("I give the guard ten coins if she lets us in").thing
        'coins'
        >>> bargain_in("I offer the priest my crossbow to let me take the mirror").thing
        'crossbow'
        >>> bargain_in("I offer the clerk a coin and ask what he knows of the fire").thing
        'coin'
    """
    said = " ".join(text.split())
    deeds = (said[: found.start()] for found in _IN_RETURN.finditer(said))
    offers = (_offered(deed) for deed in deeds if _GIVING.search(deed))
    return next((offer for offer in offers if offer is not None), None)


def _offered(deed: str) -> Bribe | None:
    deed = re.sub(r"\bslip\b", "give", deed, flags=re.IGNORECASE)
    found = next((d for d in plain_deeds(deed) if d.verb == "give" and d.whom), None)
    if found is None or found.count < 1:
        return None
    return Bribe(whom=found.whom, thing=found.thing, count=found.count, every=found.every)


def taken(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, text: str
) -> tuple[tuple[Event, ...], tuple[str, ...]]:
    """Return what changes hands when a bribe or a bargain worked: events, what is said of them.

    Args:
        system: the game.
        state: its state.
        actor: who bribed.
        text: the words.
    """
    bribe = bribe_in(text) or bargain_in(text)
    whom = find_person(state, bribe.whom) if bribe is not None else None
    if bribe is None or whom is None or system.belongings is None:
        return (), ()
    deed = Deed(
        verb="give",
        actor=actor,
        thing=bribe.thing,
        count=min(bribe.count, 99),
        every=bribe.every,
        whom=whom,
    )
    try:
        action: Action | None = system.belongings.deed(state, deed)
        if action is None:
            return (), ()
        system.check(state, action)
        resolution = system.resolve(state, action, GivenDice(()))
    except IllegalActionError:
        return (), ()
    return resolution.events, system.play.notes(action, resolution)
