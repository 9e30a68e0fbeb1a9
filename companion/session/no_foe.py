"""Deeds against nobody: a blow that lands on a thing, and what is done for somebody's good.

A reader that found a blow looks for whom it is meant, and takes whoever stands near. Where the
words land on a thing the thing is what the check is against, and where somebody is freed, carried
or covered nobody is fought.
"""

from collections.abc import Collection
from typing import Final

from companion.narration.deed import deed_of
from companion.narration.library import manner_names, verb_words
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.session.landing import BLOW_KINDS, is_called, landed
from companion.session.rescuing import helped
from companion.session.scene import words

_FLIES: Final = frozenset({"shoot", "throw", "blast"})
"""What may be aimed at a thing as well."""
_ON_THINGS: Final = "break"


def is_blow(intent: Intent) -> bool:
    """Return whether what was read is a blow, by whatever kind of check a game has for it."""
    return intent.kind == "attack" or (intent.kind != "magic" and intent.manner in BLOW_KINDS)


def without_foe(
    intent: Intent, text: str, *, people: Collection[str], enemies: Collection[str] = ()
) -> Intent:
    """Return what was read without an opponent where the words strike at nobody.

    Args:
        intent: what was read.
        text: the player's words.
        people: names of everybody who is here.
        enemies: those of them who bear the players a grudge.

    Returns:
        A check against the thing, or for whoever is helped; the same intent for all else.

    Example:
        >>> read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Holt")
        >>> told = without_foe(read, "I hit the axle with a hammer", people=["Holt"])
        >>> told.kind, told.manner, told.opponent
        ('challenge', 'break', None)
        >>> without_foe(read, "I hit Holt with a hammer", people=["Holt"]) is read
        True
    """
    if not intent.needs_roll or intent.kind in ("magic", "purchase") or intent.opponent_is_chosen:
        return intent
    whom = helped(text, people, enemies=enemies)
    if whom:
        return _for_somebody(intent, text, whom, people)
    on = landed(text, people)
    if not is_blow(intent) or on.what != "thing":
        return intent
    return _unopposed(intent, _manner(intent, text, on.verb), None)


def _for_somebody(intent: Intent, text: str, whom: str, people: Collection[str]) -> Intent:
    """Return what is done for somebody: against nobody, or against another who is named."""
    read = intent.opponent
    by_name = next((name for name in people if is_called(whom, [name])), None)
    if read is not None and not is_blow(intent) and read != by_name:
        named = set(words(read)) & set(words(text)) - set(words(whom))
        if named:
            return intent
    if read is None and not is_blow(intent):
        return intent
    return _unopposed(intent, _manner(intent, text, ""), by_name)


def at_a_thing(intent: Intent, text: str) -> Intent:
    """Return what was read as a check against a thing, as the player says that it is meant.

    Args:
        intent: what was read.
        text: the words that it was read from.
    """
    meant = _unopposed(intent, _manner(intent, text, ""), None)
    return meant.model_copy(update={"opponent_is_chosen": True})


def _unopposed(intent: Intent, manner: str, target: str | None) -> Intent:
    reason = reason_of("challenge", intent.stitched, intent.hindering, None)
    return intent.model_copy(
        update={
            "kind": "challenge",
            "manner": manner,
            "opponent": None,
            "opponent_weight": None,
            "target": target,
            "reason": reason,
            "instead": None,
        }
    )


def _manner(intent: Intent, text: str, verb: str) -> str:
    """Return the kind of action that the verb is when it is done to a thing."""
    if intent.manner not in BLOW_KINDS:
        return intent.manner
    deed = None if verb else deed_of(text, intent.goal)
    kinds = verb_words().get(deed.verb.lower() if deed is not None else verb, ())
    if intent.manner in kinds[:1] and intent.manner in _FLIES:
        return intent.manner
    told = [kind for kind in kinds if kind not in BLOW_KINDS and kind in manner_names()]
    if BLOW_KINDS & set(kinds[:2]) and _ON_THINGS in told:
        return _ON_THINGS
    return next(iter(told), "other")
