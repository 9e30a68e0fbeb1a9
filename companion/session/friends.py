"""What a friend agrees to for the asking: to come along and help, or to be given what they want.

Nobody has to be talked round to what they want themselves, so no dice are thrown for it.
"""

import re
from collections.abc import Mapping
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite, is_beast
from companion.reader.text import bag
from companion.session.addressing import addressed
from companion.session.going import Going
from companion.session.memory import Memory
from companion.session.ordering import ALONG
from companion.session.scene import words
from companion.session.siding import attitude
from engine.api import Effect, EffectApplied, agreeing, capital

_WON_BY: Final = frozenset({"bargain with", "persuade"})
_JOINS: Final = re.compile(
    r"\b(?:come (?:along|with)|(?:go|ride|sail|fight|stand|side) with (?:me|us)|join (?:me|us)"
    r"|help (?:me|us)\b|stand by (?:me|us)|lend (?:me|us) a hand|together)\b",
    re.IGNORECASE,
)
_NOT: Final = re.compile(r"\b(?:not|never|no|don['’]?t|won['’]?t)\b", re.IGNORECASE)
_LIGHT: Final = bag(
    "a an the to of for in on at by and or any some no her his their its own before after with from"
    " be is are was have has get see know that who what all one more somebody anybody whoever"
)
_LINES: Final = {
    "wanted": (
        '"That is all I ever asked for," {who} {says}. "I am with you."',
        '{Who} {looks} at you to see whether you mean it. "Done," {who} {says}.',
        '"Say that again before witnesses, and it is a bargain," {who} {says}, and {holds} out a'
        " hand on it.",
    ),
    "joins": (
        '"I was waiting for you to ask," {who} {says}, and {comes} along.',
        "{Who} {asks} no more than where to begin, and {comes} with you.",
        '"The two of us, then," {who} {says}.',
    ),
}
_VERBS: Final = {"says": "say", "looks": "look", "holds": "hold", "comes": "come", "asks": "ask"}


def agreed(campaign: Campaign, memory: Memory, going: Going, text: str) -> str:
    """Let a friend agree to what is no sacrifice for a friend, and tell it.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        going: knows who is here, and who of them is against the players.
        text: the player's words.

    Returns:
        A sentence; "" where nobody is asked, or where they must be won over for it.
    """
    people = going.people()
    to = addressed(text, people=people, cold=going.cold(), last=memory.partner)
    state = campaign.state
    if to is None or to.way not in _WON_BY or attitude(state, to.who) < 1 or _NOT.search(text):
        return ""
    noun = definite(to.who)
    offered, joins = is_offered(text, to.who, memory.wants), bool(_JOINS.search(text))
    if is_beast(noun) or not (offered or joins):
        return ""
    memory.partner = to.who
    effects = [_effect("position", "set", to.who, ALONG)] if joins else []
    if offered:
        promised = f"{capital(noun.text)} has your word: {memory.wants[to.who]}"
        effects.append(_effect("knowledge", "gain", "scene", promised[:200]))
    campaign.apply(*(EffectApplied(effect=effect) for effect in effects))
    lines = _LINES["wanted" if offered else "joins"]
    verbs = {one: agreeing(to.who, one, many) for one, many in _VERBS.items()}
    line = lines[memory.exchange % len(lines)]
    return line.format(who=noun.text, Who=capital(noun.text), **verbs)


def is_offered(text: str, who: str, wants: Mapping[str, str]) -> bool:
    """Return whether words hold out to somebody what they are known to want.

    Example:
        >>> wants = {"Ondine": "a berth on any honest deck"}
        >>> is_offered("You can have a berth on mine if you help me", "Ondine", wants)
        True
        >>> is_offered("I will pay you if you help me", "Ondine", wants)
        False
    """
    wanted = set(words(wants.get(who, ""))) - _LIGHT
    return bool(wanted & set(words(text)))


def _effect(kind: str, change: str, target: str, name: str) -> Effect:
    made = {"kind": kind, "change": change, "target": target, "name": name, "good": True}
    return Effect.model_validate(made)
