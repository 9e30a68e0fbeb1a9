"""Those of whom a group is made: "three bandits" are the one with the axe and two others.

A group is one voice as long as it is talked to. Once blows are struck each of them is a body of
its own, with a name by which the player can mean it, a state and a turn. A crowd stays one.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.journal import Campaign
from companion.narration.library import word_sets
from companion.narration.nouns import definite, head_of, is_beast
from companion.session.arriving import era_of, genre_of
from companion.session.scene import AnyState
from companion.session.siding import is_calm, people_of
from engine.api import (
    Body,
    CharacterJoined,
    CharacterLeft,
    Effect,
    EffectApplied,
    Event,
    is_several,
)

MOST: Final = 5
"""Bodies that are told apart at most; more of them are a crowd, and act as one."""
USUAL: Final = 3
"""How many a group is whose number nobody has told."""
_NUMBERS: Final = {
    "two": 2, "2": 2, "both": 2, "pair": 2, "couple": 2, "three": 3, "3": 3, "few": 3,
    "several": 3, "some": 3, "trio": 3, "four": 4, "4": 4, "five": 5, "5": 5,
}  # fmt: skip
_MORE: Final = re.compile(
    r"\b(?:six|seven|eight|nine|ten|eleven|twelve|dozens?|score|many|hundreds?|[6-9]|\d\d+|horde"
    r"|swarm|crowd|mob|army|shoal|flock|host)\b",
    re.IGNORECASE,
)
_FRONT: Final = re.compile(
    r"(?:(?:the|these|those|all|a|other|of|remaining) )*(?:(?P<number>two|three|four|five|[2-5]"
    r"|both|pair|couple|trio|few|several|some) )?(?:(?:of|the|more) )*(?P<who>.+)",
    re.IGNORECASE,
)
_MASS: Final = frozenset(
    [
        "people",
        "folk",
        "police",
        "crew",
        "villagers",
        "townsfolk",
        "onlookers",
        "children",
        "cattle",
    ]
)
"""Words for more than can be told apart, or for those whom nobody fights one by one."""
_ONE_OF: Final = {
    "wolves": "wolf", "thieves": "thief", "mice": "mouse", "dwarves": "dwarf", "elves": "elf",
    "knives": "knife",
}  # fmt: skip
_ARMED: Final = frozenset(
    [
        *("guard", "bandit", "raider", "soldier", "thug", "pirate", "sailor", "mercenary"),
        *("robber", "cultist", "deputy", "goon", "brigand", "outlaw", "marauder", "deserter"),
        *("watchman", "henchman", "smuggler", "rebel", "warrior", "orc", "goblin", "poacher"),
        *("ruffian", "bruiser", "enforcer", "ganger", "man", "gangster", "scavenger", "trooper"),
        *("guardsman", "militiaman", "corsair", "highwayman", "bully", "heavy", "rider", "fighter"),
        *("barbarian", "gladiator", "sentry", "sellsword", "cutthroat", "hunter", "rogue"),
    ]
)
"""Who has something in hand when it comes to blows."""
_WEAPONS: Final = {
    "old": ("Axe", "Spear", "Club", "Sword", "Knife"),
    "new": ("Knife", "Club", "Chain", "Crowbar", "Hatchet"),
}
"""What they hold, told apart by it."""
_OLD: Final = "old"
_SPEARLESS: Final = "western"
"""A genre of that era in which nobody carries a spear."""
_LOOKS: Final = ("tall", "scarred", "young", "broad", "lean")
_HIDES: Final = ("big", "grey", "lame", "dark", "young")
"""By what people, and animals, are told apart who hold nothing."""


def number_of(name: str) -> int:
    """Return how many a group is that can be told apart; 0 for one alone and for a crowd.

    Example:
        >>> [number_of(n) for n in ("three bandits", "the guards", "ten raiders", "the crew")]
        [3, 3, 0, 0]
        >>> number_of("a pair of wolves")
        2
    """
    head = head_of(name.split(" of ", 1)[-1])
    if not (is_several(name) or re.match(r"an? (?:pair|couple|trio) of\b", name, re.IGNORECASE)):
        return 0
    if _MORE.search(name) or head in _MASS:
        return 0
    found = _FRONT.fullmatch(name)
    return _NUMBERS.get((found["number"] or "").casefold(), USUAL) if found else USUAL


def bodies_of(name: str, *, era: str = _OLD, taken: Sequence[str] = ()) -> tuple[Body, ...]:
    """Return those of whom a group is made, each with a name of its own; () for no group.

    Args:
        name: the group's.
        era: era of the story, for what they hold.
        taken: names that are given already.

    Example:
        >>> [body.name for body in bodies_of("three temple guards")]
        ['the temple guard with the axe', 'the temple guard with the spear', \
'the temple guard with the club']
        >>> [body.name for body in bodies_of("two wolves")]
        ['the big wolf', 'the grey wolf']
    """
    number = number_of(name)
    if not number:
        return ()
    found = _FRONT.fullmatch(name)
    one = _one_of(found["who"] if found else name)
    bodies = []
    the = "" if re.search(r"['’]s? ", one) else "the "
    for mark in _marks(one, era):
        body = Body(name=f"{the}{one} with the {mark.lower()}", weapon=mark)
        if not mark[:1].isupper():
            owner, _, kind = one.rpartition(" ") if not the else ("the", "", one)
            body = Body(name=f"{owner} {mark} {kind}")
        if body.name not in taken:
            bodies.append(body)
    return tuple(bodies[:number])


def _marks(one: str, era: str) -> tuple[str, ...]:
    """Return by what those of a kind are told apart: what they hold first, then their looks."""
    single = head_of(one)
    if is_beast(definite(f"the {one}")) or single in word_sets()["beasts"]:
        return _HIDES
    kept = _OLD if era == _OLD else "new"
    has_words = single in _ARMED and " with " not in one
    return (*_WEAPONS[kept], *_LOOKS) if has_words else _LOOKS


def _one_of(several: str) -> str:
    """Return the words for one of several: "temple guards" to "temple guard".

    Example:
        >>> [_one_of(s) for s in ("raiders", "grey wolves", "who wait", "guards in red")]
        ['raider', 'grey wolf', 'stranger', 'guard in red']
    """
    if several.split(maxsplit=1)[0].casefold() in ("who", "that", "in", "at", "others", "ones"):
        return "stranger"
    split = re.match(
        r"(?P<front>.*?)(?P<tail>\s(?:of|with|in|from|on|at|who|by|near)\s.*)?$", several
    )
    front = split["front"] if split else several
    tail = (split["tail"] or "") if split else ""
    *before, head = front.split() or ["strangers"]
    low = head.casefold()
    irregular = next((word for word in _ONE_OF if low.endswith(word)), "")
    if irregular:
        head = f"{head[: -len(irregular)]}{_ONE_OF[irregular]}"
    elif low.endswith("men"):
        head = f"{head[:-3]}man"
    elif low.endswith("ies"):
        head = f"{head[:-3]}y"
    elif low.endswith(("sses", "shes", "ches", "xes")):
        head = head[:-2]
    else:
        head = head.removesuffix("s")
    return " ".join((*before, head)) + tail


def step_apart(campaign: Campaign, name: str) -> tuple[str, ...]:
    """Let those of a group be bodies of their own from now on, and return their names.

    What the group thought of the players each of them thinks.

    Args:
        campaign: the campaign.
        name: somebody of the GM's; one alone and a crowd stay as they are.

    Returns:
        Their names in the order in which they stand, left to right; () where nobody stepped apart.
    """
    state, play = campaign.state, campaign.rule_system.play
    sheet = state.characters.get(name)
    if sheet is None or sheet.side != "gm" or is_calm(state, name):
        return ()
    era = "" if genre_of(campaign) == _SPEARLESS else era_of(campaign)
    bodies = bodies_of(name, era=era, taken=tuple(state.characters))
    if not bodies:
        return ()
    events: list[Event] = [CharacterLeft(name=name)]
    for drawn in play.divided(sheet, bodies):
        events.append(CharacterJoined(sheet=drawn))
        events += _same_mind(state, name, str(drawn["name"]))
    campaign.apply(*events, by=DIVIDED)
    return tuple(body.name for body in bodies)


DIVIDED: Final = "divided"
"""Source of what makes bodies of a group: nobody has left who is there as several."""


def _same_mind(state: AnyState, group: str, name: str) -> list[Event]:
    attitude = int(state.story.relations.get(group, 0))
    if not attitude:
        return []
    effect = Effect(
        kind="relation",
        change="set",
        target=name,
        name="attitude",
        size=abs(attitude),
        good=attitude > 0,
    )
    return [EffectApplied(effect=effect)]


def band(state: AnyState, name: str) -> list[str]:
    """Return the others of somebody's group who stand beside them, ready to fight."""
    kind = _kind(name)
    return [
        other
        for other in people_of(state)
        if other != name and kind and _kind(other) == kind and not is_calm(state, other)
    ]


def is_body(name: str) -> bool:
    """Return whether a name is that of one of a group who stepped apart."""
    return bool(_kind(name))


def _kind(name: str) -> str:
    """Return the words that those of a group share; "" for a name that is not made so.

    Example:
        >>> _kind("the temple guard with the axe"), _kind("the grey wolf"), _kind("Captain Rook")
        ('temple guard', 'wolf', '')
    """
    held = _HELD.fullmatch(name)
    looks = _LOOKING.fullmatch(name)
    return held["kind"] if held else looks["kind"] if looks else ""


_HELD: Final = re.compile(
    "(?:the )?(?P<kind>.+) with the (?:"
    + "|".join(sorted({weapon.lower() for row in _WEAPONS.values() for weapon in row}))
    + ")"
)
_LOOKING: Final = re.compile(
    f"(?:the|.+['’]s?) (?:{'|'.join(dict.fromkeys((*_LOOKS, *_HIDES)))}) (?P<kind>.+)"
)
