"""What the player asks somebody for, buys, hires, borrows or begs, and what getting it changes.

A success that leaves nothing behind is none: the horse stands on the sheet, the guide comes along,
the room waits. What cannot be had in the hand (time, a chance, mercy) is told by the beat alone.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Literal

from companion.difficulty.price_list import hits_in
from companion.narration.nouns import is_plural, is_role
from companion.session.paying import coins_of, in_coins, paid, wage
from companion.session.places import names_any
from companion.session.shipped import shipped
from engine.api import (
    CharacterJoined,
    Effect,
    EffectApplied,
    EngineError,
    Event,
    GameState,
    RuleSystem,
    capital,
    is_served,
    uncapital,
)

Kind = Literal["thing", "mount", "room", "food", "drink", "money", "person", "served"]
_STOPS: Final = (
    r"(?:from|off|with|for|at|out|before|while|using|and|in|on|to|by|without|so|then|now|that|which|"
    r"who|if|or|but|until|over|through|across|into|instead|again|please|tonight|today|here|there|of|"
    r"against|around|about|as|because|when|where|back|up|down|cheap|cheaply|quickly|politely)\b"
)
_DET: Final = (
    r"(?:an?|the|some|his|her|their|its|your|one|two|three|four|another|any|enough|more|a few"
    r"|a couple of|a pair of|a bit of|a piece of|a cup of|a bowl of|a loaf of|a coil of)"
)
_THING: Final = (
    rf"(?P<det>{_DET} )?(?P<thing>(?!{_STOPS})[\w'’-]+(?: (?!{_STOPS})[\w'’-]+){{0,2}}"
    rf"(?: of (?:{_DET} )?[\w'’-]+)?)"
)
_ROOM: Final = r"(?:[\w'’-]+ )?(?:room|bed|bunk|berth|cabin)"
_TO_ME: Final = r"(?:me |us |myself |ourselves )"
_DIRECT: Final = (
    r"(?P<verb>buy|purchase|order|hire|rent|charter|book|lease|engage|recruit|borrow|scrounge|cadge"
    r"|bum|procure|obtain|acquire|requisition|commandeer|get)"
)
_WAYS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(?P<verb>lend|lending|loan|give|giving|sell|selling|hand over|handing over|hand|handing"
        rf"|rent|renting|hire out|spare|sparing|bring|fetch|provide|write|draw) {_TO_ME}{_THING}",
        rf"\b(?P<verb>let) (?:me|us) (?:have|use|borrow|take) {_THING}",
        rf"\b{_DIRECT} {_TO_ME}?{_THING}",
        rf"\b(?P<verb>take|want|need|like|pay for) (?P<det>an? |the )(?P<thing>{_ROOM})\b",
        r"\b(?P<verb>haggle|bargain|negotiate|barter|beat)\b[^.,;:!?\"“]{0,45}?"
        rf"\b(?:price|cost|fare) (?:of|for) {_THING}",
        r"\b(?P<verb>ask|beg|plead|press|urge|persuade|convince|bargain|haggle|barter|negotiate|deal"
        rf"|trade|appeal)\b[^.,;:!?\"“]{{0,45}}?\bfor {_THING}",
    )
)
_LENT: Final = re.compile(r"borrow|lend|loan|let|spar|scrounge|requisition|commandeer", re.I)
_HIRED: Final = re.compile(r"hire|rent|charter|lease|book|engage", re.IGNORECASE)
_PAID: Final = re.compile(r"hire|rent|charter|lease|engage|recruit", re.IGNORECASE)
_AFTER: Final = re.compile(r"\b(?:steal|about)\b", re.IGNORECASE)
_FEW: Final = 3
"""Coins that are given to whoever begs for some, where a sheet counts them."""
_STANDS: Final = "A {room} for the night"


@dataclass(frozen=True, slots=True)
class AskedFor:
    """What is asked for.

    Attributes:
        kind: what sort of thing it is.
        name: as it would stand on a sheet or in the scene.
        hired: whether it is had for coins by the day.
    """

    kind: Kind
    name: str
    hired: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Had:
    """What it changes that it is had.

    Attributes:
        events: changes of the state.
        told: the fact that must be told.
    """

    events: tuple[Event, ...] = ()
    told: str = ""


@cache
def _words(kind: str) -> frozenset[str]:
    return frozenset(str(shipped("asked_for.toml")[kind]).split())


def asked_for(text: str) -> AskedFor | None:
    """Return what words ask for where it is something that one can have; None for anything else.

    Args:
        text: the player's words.

    Example:
        >>> asked_for("I persuade the innkeeper to lend me her mule")
        AskedFor(kind='mount', name='Borrowed mule')
        >>> asked_for("I hire a guide").kind, asked_for("I ask for a room").kind
        ('person', 'room')
        >>> asked_for("I beg the captain for mercy") is None
        True
    """
    said = re.sub(r"[\"“”]", "", " ".join(text.split()))
    for pattern in _WAYS:
        for found in pattern.finditer(said):
            before = said[: found.start("thing")]
            asked = None if _AFTER.search(before) else _of(found)
            if asked is not None:
                return asked
    return None


_PLAINLY: Final = re.compile(
    r"(?:i|we) (?:ask (?:(?:the|my|our) [\w'’-]+ |him |her |them |around )?for|order|rent|take|get"
    r"|buy|book|hire|pay for|want|need|would like|['’]d like) [\w'’ -]{2,40}?(?: please)?[.! ]*",
    re.IGNORECASE,
)


def keeps_house(scene: str) -> bool:
    """Return whether a bed and a meal are kept in a place, or by the people there.

    Args:
        scene: place and people in words.
    """
    return names_any(scene, _words("inns"))


def plainly_ordered(text: str) -> AskedFor | None:
    """Return the room or the meal that words order and do no more; None for any other words.

    Example:
        >>> plainly_ordered("I ask for a room").kind, plainly_ordered("We order two bowls of stew")
        ('room', AskedFor(kind='served', name='bowls of stew'))
        >>> plainly_ordered("I rent a room and look for the thief") is None
        True
    """
    said = " ".join(text.split())
    asked = None if _PLAINLY.fullmatch(said) is None or " and " in said else asked_for(said)
    return asked if asked is not None and asked.kind in ("room", "served") else None


def _of(found: re.Match[str]) -> AskedFor | None:
    thing, verb = found["thing"].strip(" '’-"), found["verb"]
    core = thing.partition(" of ")[0] if thing.partition(" of ")[0].split()[-1:] else thing
    head = core.split()[-1].casefold().removesuffix("'s")
    kind = _kind(head, thing)
    if kind is None:
        return None
    number = (found["det"] or "").strip().casefold()
    if kind == "person":
        many = number in ("two", "three", "four", "some", "a few", "a couple of", "a pair of")
        count = {"two": "two", "three": "three", "four": "four"}.get(number, "some")
        who = f"{count} {thing}" if many or is_plural(thing) else f"the {thing}"
        return AskedFor(kind, who, hired=bool(_PAID.match(verb)))
    if kind in ("food", "drink", "money", "room", "served"):
        return AskedFor(kind, thing)
    lead = "Borrowed " if _LENT.match(verb) else "Hired " if _HIRED.match(verb) else ""
    hired = kind == "mount" and bool(_PAID.match(verb))
    return AskedFor(kind, capital(f"{lead}{thing}".strip()), hired=hired)


def _kind(head: str, thing: str) -> Kind | None:
    one = head.removesuffix("s") if len(head) > 3 else head  # noqa: PLR2004 - "gas" stays "gas"
    kinds: tuple[tuple[Kind, str], ...] = (
        ("mount", "mounts"), ("room", "rooms"), ("food", "food"), ("drink", "drink"),
        ("money", "money"), ("person", "people"), ("thing", "papers"), ("thing", "things"),
    )  # fmt: skip
    if is_served(thing) and one not in _words("rooms"):
        return "served"
    for kind, block in kinds:
        if head in _words(block) or one in _words(block):
            return kind
    if is_role(head):
        return None  # somebody who is asked for and may be anywhere is looked for, not had
    return "thing" if hits_in([head]) else None


def had(system: RuleSystem[Any], state: GameState[Any, Any], actor: str, asked: AskedFor) -> Had:
    """Return what it changes that somebody gets what was asked for; nothing where no rule has it.

    Args:
        system: the game.
        state: its state.
        actor: who gets it.
        asked: what.
    """
    name = uncapital(asked.name)
    if asked.hired:
        return _hired(system, state, actor, asked)
    if asked.kind == "person":
        return _joins(system, state, asked.name)
    if asked.kind == "served":
        return Had((), f"You are served: {name}.")
    if asked.kind == "room":
        stands = _STANDS.format(room=name)
        return Had((_gain("edge", "scene", stands),), f"You have the {name} for the night.")
    return _handed(system, state, actor, asked)


def too_dear(text: str, *, system: RuleSystem[Any], state: GameState[Any, Any], actor: str) -> str:
    """Return why words hire somebody in vain; "" where the purse suffices, and for other words.

    Args:
        text: the player's words.
        system: the game.
        state: its state.
        actor: who would pay.
    """
    asked = asked_for(text)
    held = coins_of(system, state, actor) if asked is not None and asked.hired else None
    if asked is None or held is None or held >= wage(asked.name):
        return ""
    what = uncapital(asked.name).removeprefix("hired ")
    what = re.sub(r"^the ", "a ", what) if asked.kind == "person" else f"a {what}"
    what = re.sub(r"^a (?=[aeiou])", "an ", what)
    return f"Hiring {what} costs {in_coins(wage(asked.name))}, and {actor} has {in_coins(held)}."


def _hired(system: RuleSystem[Any], state: GameState[Any, Any], actor: str, asked: AskedFor) -> Had:
    """Return what it changes that somebody or something is hired: it is there, the coins are not.

    Where the coins went before the bargain was struck, nobody comes along.
    """
    price, coins = wage(asked.name), coins_of(system, state, actor)
    if coins is None:
        return had(system, state, actor, replace(asked, hired=False))
    events = paid(system, state, actor, price)
    if not events:
        return Had()
    got = had(system, state, actor, replace(asked, hired=False))
    return Had((*events, *got.events), f"{got.told.rstrip('.')}, for {in_coins(price)}.")


def _handed(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, asked: AskedFor
) -> Had:
    """Return what comes onto the sheet, or into the scene where no bag would hold it."""
    name = uncapital(asked.name)
    gained = {"food": "Provisions", "drink": "Water", "money": _coins(system)}.get(asked.kind)
    lent = re.match(r"(?:borrowed|hired) (?P<what>.+)", name)
    told = f"You have the {name} now."
    if gained is not None:
        told = f"You are given this: {uncapital(gained)}."
    elif asked.kind == "mount" and lent is None:
        told = f"The {name} {'are' if is_plural(name) else 'is'} yours from now on."
    elif lent is not None:
        told = f"You have the use of the {lent['what']} now."
    if asked.kind == "mount" and system.info.slug == "skitterbarren":
        # No beast and no boat goes into a bag: it is there to be used.
        return Had((_gain("edge", "scene", asked.name),), told)
    event = _gain("gear", actor, gained or asked.name)
    return Had((event,), told) if _applies(system, state, event) else Had()


def _coins(system: RuleSystem[Any]) -> str:
    counts = system.belongings is not None and not system.belongings.rolls_purchases
    return f"{_FEW} coins" if counts else "A few coins"


def _joins(system: RuleSystem[Any], state: GameState[Any, Any], name: str) -> Had:
    """Return that somebody who was hired comes along, well disposed."""
    is_here = name in state.characters
    joined = () if is_here else (CharacterJoined(sheet=system.play.opponent_sheet(name, "")),)
    fields = {"kind": "relation", "change": "raise", "target": name, "name": "hired"}
    likes = Effect.model_validate({**fields, "size": 1, "good": True})
    are = "are" if is_plural(name) else "is"
    told = f"{capital(name)} {are} with you now."
    return Had((*joined, EffectApplied(effect=likes)), told)


def _gain(kind: str, target: str, name: str) -> EffectApplied:
    fields = {"kind": kind, "change": "gain", "target": target, "name": capital(name)}
    return EffectApplied(effect=Effect.model_validate({**fields, "good": True}))


def _applies(system: RuleSystem[Any], state: GameState[Any, Any], event: Event) -> bool:
    try:
        system.apply(state, event)
    except (EngineError, ValueError):
        return False
    return True
