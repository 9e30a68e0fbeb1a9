"""Whom the players were up against lately, as the journal has it.

A sitting that begins anew remembers nobody, and a game that counts no blows keeps no list of
fighters; what was declared before each roll names who resisted it.
"""

from collections.abc import Collection, Iterator

from companion.journal import Campaign
from companion.journal.records import ROLL
from companion.oracle import SCENE
from companion.reader import Intent
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
