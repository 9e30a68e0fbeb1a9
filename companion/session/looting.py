"""Whoever is out of action: they resist nothing, say nothing, and what they carry can be taken.

No dice are thrown for what nobody hinders. What they carry is what stands on their sheet.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.narration.nouns import definite, is_beast
from companion.reader.everyday import SUBJECT
from companion.session.everyday import spoken_to
from companion.session.scene import find_person, words
from companion.wording import listed
from engine.api import (
    Effect,
    EffectApplied,
    EngineError,
    Event,
    GameState,
    RuleSystem,
    agreeing,
    capital,
    uncapital,
)

SILENT: Final = "{name} {are} out of action, and {answers} nobody now."
_OWN: Final = r"(?:body|corpse|pockets?|bags?|pack|things|belongings|clothes)"
_LOOTS: Final = re.compile(
    rf"{SUBJECT}(?:search|loot|strip|rob|frisk|plunder|rifle|go through|look through|pat down"
    rf"|ransack|check)(?: through)? (?:the )?(?:{_OWN} of )?"
    rf"(?P<who>[\w'’ -]{{2,50}}?)(?:['’]s? {_OWN})?"
    r"(?: (?:for|and (?:take|see|keep|loot)) .{2,80})?[ .!]*",
    re.IGNORECASE,
)
_TAKES: Final = re.compile(
    rf"{SUBJECT}(?:take|grab|pick up|snatch|pull|get|keep|steal) (?P<thing>[\w'’ -]{{2,40}}?)"
    r" (?:from|off|out of|away from) (?P<who>[\w'’ -]{2,50}?)"
    r"(?:['’]s? (?:hands?|body|corpse|pockets?|bags?|pack|belt|grip))?[ .!]*",
    re.IGNORECASE,
)
_PRONOUNS: Final = frozenset({"him", "her", "them", "it", "his", "their", "the body", "the corpse"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Loot:
    """What is taken from somebody who is out of action.

    Attributes:
        events: what changes.
        told: a sentence that says so.
    """

    events: tuple[Event, ...] = ()
    told: str = ""


def beaten(system: RuleSystem[Any], state: GameState[Any, Any]) -> list[str]:
    """Return who of the GM's side is here and out of action, where no fight runs."""
    fights = system.fights
    if fights is None or fights.is_running(state):
        return []
    people = (name for name, sheet in state.characters.items() if sheet.side == "gm")
    return [name for name in people if fights.is_down(state, name)]


def looted(
    text: str, *, system: RuleSystem[Any], state: GameState[Any, Any], actor: str
) -> Loot | None:
    """Return what searching or robbing somebody who is out of action brings; None for other words.

    Args:
        text: the player's words.
        system: the game.
        state: its state.
        actor: who takes it.
    """
    down = beaten(system, state)
    for pattern in (_LOOTS, _TAKES) if down else ():
        found = pattern.fullmatch(" ".join(text.split()))
        who = _whom(found["who"], state, down) if found is not None else ""
        if found is not None and who:
            thing = found.groupdict().get("thing") or ""
            return _taken(system, state, actor, who, thing)
    return None


def _whom(said: str, state: GameState[Any, Any], down: Sequence[str]) -> str:
    if said.casefold() in _PRONOUNS:
        return down[-1]
    known = find_person(state, said) or ""
    return known if known in down else ""


def _taken(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, who: str, thing: str
) -> Loot | None:
    elements = system.play.elements(state.characters[who])
    is_animal = is_beast(definite(who))  # its teeth are no gear
    carried = [e.name for e in elements if e.role == "gear" and not is_animal]
    wanted = [name for name in carried if not thing or set(words(thing)) & set(words(name))]
    name = definite(who).text
    if not wanted:
        if thing:
            return None  # it may lie about; that is for a search
        return Loot(told=f"{capital(name)} {agreeing(who, 'has', 'have')} nothing left to take.")
    events: list[Event] = []
    got, left = [], []
    for item in wanted:
        moved = _moved(item, who, actor)
        try:
            after = state
            for event in moved:
                after = system.apply(after, event)
        except (EngineError, ValueError):
            left.append(item)
            continue
        state = after
        events += moved
        got.append(uncapital(item))
    told = f"You take from {name}: {listed(got)}." if got else ""
    rest = f"You have no room for {listed([uncapital(n) for n in left])}." if left else ""
    return Loot(events=tuple(events), told=" ".join(part for part in (told, rest) if part))


def _moved(item: str, giver: str, taker: str) -> tuple[Event, ...]:
    return tuple(
        EffectApplied(
            effect=Effect.model_validate(
                {"kind": "gear", "change": change, "target": who, "name": item, "good": True}
            )
        )
        for change, who in (("lose", giver), ("gain", taker))
    )


def silent(text: str, *, system: RuleSystem[Any], state: GameState[Any, Any]) -> str:
    """Return what to say to words for somebody who is out of action; "" for any others."""
    down = beaten(system, state)
    who = spoken_to(text, down) if down else None
    if who is None:
        return ""
    name = definite(who).text
    return SILENT.format(
        name=capital(name),
        are=agreeing(who, "is", "are"),
        answers=agreeing(who, "answers", "answer"),
    )
