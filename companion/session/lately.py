"""Whom the players were up against lately, as the journal has it.

A sitting that begins anew remembers nobody, and a game that counts no blows keeps no list of
fighters; what was declared before each roll names who resisted it.
"""

from collections.abc import Collection, Iterator
from typing import Final

from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.narration.deed import deed_of
from companion.narration.nouns import head_of
from companion.oracle import SCENE
from companion.reader import Intent
from companion.session.scene import words
from engine.api import Request


def opponents_lately(
    campaign: Campaign, *, manners: Collection[str] = (), most: int = 8
) -> Iterator[str]:
    """Yield who resisted the last rolls of this scene, the latest first; names may come again.

    Args:
        campaign: the campaign.
        manners: kinds of action that count; empty for all.
        most: rolls that are looked at, 1 and up.
    """
    begun = campaign.records(kinds={SCENE}, live=True)
    since = begun[-1].sequence if begun else 0
    for record in reversed(campaign.records(since, {ROLL})[-most:]):
        number = record.body.get("number")
        if not isinstance(number, int):
            continue
        summary = campaign.declaration(number)
        if not {"request", "intent"} <= summary.keys():
            continue  # a move of the others', which nobody read
        opponent = Request.model_validate_json(str(summary["request"])).opponent
        manner = Intent.model_validate_json(str(summary["intent"])).manner
        if opponent and (not manners or manner in manners):
            yield opponent


OPENING: Final = frozenset({"pick_lock", "open", "break", "hack"})
"""Kinds of action after which something stands open."""


def stands_open(campaign: Campaign, text: str) -> bool:
    """Return whether words only open what was opened in this scene already.

    Args:
        campaign: the campaign.
        text: the player's words.
    """
    deed = deed_of(text)
    if deed is None or deed.verb.lower() not in _OPENS or not deed.thing:
        return False
    return any(
        done is not None and head_of(deed.thing) in words(done.thing)
        for done in (deed_of(f"I {goal}") for goal in _opened(campaign))
    )


_OPENS: Final = frozenset({"open", "unlock", "enter", "unbar", "unbolt"})


def _opened(campaign: Campaign) -> Iterator[str]:
    """Yield what was opened in this scene, the latest first, as it was tried."""
    begun = campaign.records(kinds={SCENE}, live=True)
    since = begun[-1].sequence if begun else 0
    for record in reversed(campaign.records(since, {ROLL})):
        number, passed = record.body.get("number"), record.body.get("passed")
        if not isinstance(number, int) or not passed:
            continue
        summary = campaign.declaration(number)
        if "intent" in summary:
            intent = Intent.model_validate_json(str(summary["intent"]))
            if intent.manner in OPENING:
                yield intent.goal
