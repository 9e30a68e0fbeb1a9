"""Changes somebody after events: what happened leaves marks on sheet, want and secret."""

import copy
import re
from typing import Any, Final, NamedTuple

from companion.generators.chance import Chance
from companion.generators.legality import Record
from companion.generators.text import clean, filled
from engine.api import get_system


class Mark(NamedTuple):
    """What one kind of event does.

    Attributes:
        stems: words that tell of it.
        trait: Trait gained in Stitcher; "" for none.
        bad: whether that Trait hinders.
        attitude: how the attitude towards the players moves.
        wants: what is wanted afterwards.
        secrets: what is hidden afterwards; empty when the old secret stays.
    """

    stems: tuple[str, ...]
    trait: str
    bad: bool
    attitude: int
    wants: tuple[str, ...]
    secrets: tuple[str, ...] = ()


HINDERS: Final = True
HELPS: Final = False

MARKS: Final[dict[str, Mark]] = {
    "hurt": Mark(
        ("hurt", "wound", "shot", "stab", "beat up", "injur", "burn", "maim", "lost a"),
        "Injured",
        HINDERS,
        -1,
        ("To heal before anybody notices how bad it is", "To do the same to whoever did it"),
    ),
    "robbed": Mark(
        ("rob", "stole", "stolen", "burgl", "looted", "took everything", "burned down", "ruin"),
        "Ruined",
        HINDERS,
        -1,
        (
            "To get it back, and to be seen getting it back",
            "To start again somewhere, under a friend's roof",
        ),
    ),
    "exposed": Mark(
        ("expos", "found out", "discover", "unmask", "reveal", "caught"),
        "Known for It",
        HINDERS,
        -1,
        ("To find out who talked", "To make the truth look like a rumour"),
        (
            "The exposed secret was the smaller half",
            "Talked to save somebody, and would do it again",
        ),
    ),
    "helped": Mark(
        ("help", "saved", "rescu", "healed", "freed", "defended", "protected", "paid off"),
        "Owes a Favour",
        HELPS,
        2,
        ("To repay the debt before it becomes a habit", "To find out why they did it"),
    ),
    "betrayed": Mark(
        ("betray", "sold out", "double-cross", "tricked", "lied to", "cheat", "abandon"),
        "Trusts Nobody",
        HELPS,
        -2,
        ("To see the traitor's face at the right moment", "To never again need anyone"),
        ("Has made a deal with the other side already", "Keeps the proof, and waits"),
    ),
    "risen": Mark(
        ("promot", "crowned", "elected", "inherit", "became", "took over", "rich", "rose"),
        "New Authority",
        HELPS,
        0,
        (
            "To be worth the chair before somebody takes it away",
            "To pay the price of the rise before it is named",
        ),
        ("The one before did not leave of their own will",),
    ),
    "bereaved": Mark(
        ("died", "killed", "dead", "murder", "lost her", "lost his", "funeral", "widow"),
        "Grieving",
        HINDERS,
        0,
        ("To know who did it, and why that night", "To keep a promise made at the grave"),
    ),
    "beaten": Mark(
        ("defeat", "lost the", "humiliat", "fled", "surrender", "arrest", "jail", "prison"),
        "Humbled",
        HINDERS,
        -1,
        ("A second match, on chosen ground", "To be somewhere nobody saw it"),
    ),
    "won": Mark(
        ("won", "victor", "beat the", "triumph", "succeed", "escaped", "got away"),
        "Sure of It",
        HELPS,
        0,
        ("More, and sooner", "To keep what was won from those who helped to win it"),
    ),
    "loved": Mark(
        ("married", "love", "befriend", "friend", "trust"),
        "Someone to Protect",
        HELPS,
        1,
        ("To keep one person out of all this", "A quiet year, and then another"),
    ),
}
"""Kind of event to what it does, looked for in this order."""

_CHANGED: Final = Mark((), "Changed", HELPS, 0, ("To understand what happened that day",))
_STEPS: Final = ("d4", "d6", "d8", "d10", "d12")
_LESSONS: Final = ("New Authority", "Sure of It")
"""Marks of events from which somebody learns."""
_LEAST_HEALTH: Final = 1


def kind_of(event: str) -> str:
    """Return the kind of an event that somebody tells in their own words; "" for none known."""
    low = f" {clean(event).casefold()} "
    found = [
        (match.start(), kind)
        for kind, mark in MARKS.items()
        for stem in mark.stems
        if (match := re.search(rf"\b{re.escape(stem)}", low))
    ]
    return min(found)[1] if found else ""


def evolve(record: Record, event: str, seed: int) -> Record:
    """Return somebody after an event: sheet, want, sometimes secret, attitude and history.

    Args:
        record: as ``make`` returns it, of somebody with a sheet.
        event: what happened, in a sentence; data, never an order.
        seed: whole number.
    """
    mark = MARKS.get(kind_of(event), _CHANGED)
    chance = Chance(seed, f"evolve/{record['name']}/{clean(event)}")
    changed: Record = copy.deepcopy(record)
    changed["want"] = filled(chance.one("want", mark.wants), {})
    if mark.secrets:
        changed["secret"] = filled(chance.one("secret", mark.secrets), {})
    attitude = int(changed.get("attitude", 0)) + mark.attitude
    changed["attitude"] = max(-3, min(3, attitude))
    changed["history"] = [*changed.get("history", ()), clean(event, 160)]
    if record["system"] != "stitcher" and mark.trait:  # there it is a Trait
        changed["known_for"] = list(dict.fromkeys([*changed.get("known_for", ()), mark.trait]))
    changed["sheet"] = _marked(record["system"], changed["sheet"], mark)
    get_system(record["system"]).parse_sheet(changed["sheet"])
    return changed


def _marked(system: str, sheet: dict[str, Any], mark: Mark) -> dict[str, Any]:
    if system == "stitcher":
        return _stitched(sheet, mark)
    if system == "altars":
        return _altered(sheet, mark)
    conditions = sheet.get("conditions", [])
    told = [] if mark.trait in conditions else [mark.trait]
    return {**sheet, "conditions": [*conditions, *told]}


def _stitched(sheet: dict[str, Any], mark: Mark) -> dict[str, Any]:
    """Gain the Trait, or let it grow when it is there already (RS-33)."""
    traits = [dict(trait) for trait in sheet["traits"]]
    held = next((t for t in traits if t["name"].casefold() == mark.trait.casefold()), None)
    if held is not None:
        held["weight"] = held.get("weight", 1) + 1
    else:
        new = {"name": mark.trait, "weight": 1, "category": "quality"}
        traits.append({**new, "negative": True} if mark.bad else new)
    return {**sheet, "traits": traits}


def _altered(sheet: dict[str, Any], mark: Mark) -> dict[str, Any]:
    """Harm costs health; whoever has risen or won steps up their smallest die (up to d12)."""
    if mark.trait == "Injured":
        most = sheet.get("max_health") or sheet["health"]
        return {**sheet, "health": max(_LEAST_HEALTH, sheet["health"] - 3), "max_health": most}
    if mark.trait not in _LESSONS:
        return sheet
    for group in ("archetypes", "words"):
        dice = sheet.get(group, {})
        able = [name for name, die in dice.items() if die in _STEPS[:-1]]
        if able:
            name = min(able, key=lambda one: _STEPS.index(dice[one]))
            stepped = {**dice, name: _STEPS[_STEPS.index(dice[name]) + 1]}
            return {**sheet, group: stepped}
    return sheet
