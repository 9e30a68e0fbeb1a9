"""Things that change hands among a player's own characters: no roll, and both sheets are right."""

import re
from collections.abc import Sequence
from typing import Any

from companion.session.gm_terms import Terms
from companion.session.gm_words import GIVEN
from companion.session.spoken_for import called
from engine.api import Event, GameState, RuleSystem


def handed(
    text: str,
    giver: str,
    others: Sequence[str],
    system: RuleSystem[Any],
    state: GameState[Any, Any],
) -> tuple[tuple[Event, ...], str] | None:
    """Return what "I give my spear to Mara" changes, and a sentence that says so.

    Args:
        text: the words of the giver.
        giver: who gives.
        others: the rest of the player's side.
        system: the game.
        state: its state.

    Returns:
        None where nothing of the giver's own is given to one of them.
    """
    said = GIVEN.fullmatch(re.sub(r"^(?:I|then|and)\s+", "", text.strip(" .!")))
    if said is None:
        return None
    taker = called(said["whom"] or said["to"], others)
    thing = (said["thing"] or said["thing2"]).strip()
    terms = Terms(system, state)
    held = terms.held(giver, thing)
    if taker is None or held is None or not terms.is_gear(giver, held):
        return None
    offer = next(iter(terms.given(giver, taker, held, number="")), None)
    return None if offer is None else (offer.events, f"{taker} has the {held} now.")
