"""Experience spent in plain words: "I spend my experience point to raise Corsair"."""

import re
from typing import Final

from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import SpendXp

COMMAND_HELP: Final = (
    '"I spend an experience point on Corsair", "... on health", "... on a new archetype, Diver, '
    'because I have learnt it"'
)
_SPENDS: Final = re.compile(
    r"\b(?:spend|spending|use|put|invest)\b.{0,24}?\b(?:experience(?: points?)?|xp)\b"
    r"\s*(?:to|on|in|into|for|and)?\s*(?P<what>.*)$",
    re.IGNORECASE,
)
_HEALTH: Final = re.compile(r"\b(?:health|hp|hit points?|toughness)\b", re.IGNORECASE)
_NEW: Final = re.compile(
    r"\b(?:learn|gain|take up|become|a new archetype|another archetype|new archetype)\b"
    r"(?: (?:an?|the|to be an?|called|of))?[\s,:]*"
    r"(?P<name>[A-Z][\w'’-]*(?: (?:of )?(?:the )?[A-Z][\w'’-]*)*)",
)
_REASON: Final = re.compile(r"\b(?:because|since|after|for|as)\b\s+(?P<why>.{3,})$", re.IGNORECASE)


def growth(state: AltarsState, actor: str, text: str) -> SpendXp | None:
    """Return what words spend an experience point on; None for any others.

    Args:
        state: the game.
        actor: who spends it.
        text: the player's words.

    Rule: A-69, A-70, A-71.
    """
    found = _SPENDS.search(" ".join(text.split()).rstrip(" .!"))
    sheet = state.characters.get(actor)
    if found is None or sheet is None:
        return None
    what = found["what"]
    said = set(re.findall(r"\w+", what.casefold()))
    said -= _SMALL
    named = [name for name in sheet.dice if set(re.findall(r"\w+", name.casefold())) & said]
    new = _NEW.search(what)
    held = {name.casefold() for name in sheet.dice}
    if new is not None and new["name"].casefold() not in held:
        why = _REASON.search(what[new.end() :])
        reason = why["why"] if why is not None else ""
        return SpendXp(acting=actor, on="archetype", name=new["name"], reason=reason)
    if "initiative" in said:
        return SpendXp(acting=actor, on="die", name="initiative")
    if len(named) == 1:
        return SpendXp(acting=actor, on="die", name=named[0])
    return SpendXp(acting=actor, on="health") if _HEALTH.search(what) else None


_SMALL: Final = frozenset({"of", "the", "a", "an", "my", "to", "and", "in", "on"})
