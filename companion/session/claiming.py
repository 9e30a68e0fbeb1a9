"""What a player claims to have is looked up on the sheet: claiming makes no sword."""

from collections.abc import Sequence
from typing import Any, Final

from companion.reader.owning import claim_of
from companion.session.exchange import Answered
from companion.session.scene import words
from engine.api import Element, GameState, RuleSystem

NOT_HELD: Final = (
    "{actor}'s sheet holds no {thing}; what is found, won or bought in play is put there."
)
HELD: Final = "Yes, {actor} has that: {things}. Say what you do with it."
COUNTED: Final = "That stands on {actor}'s sheet and changes in play alone; /sheet shows it."


def claimed(
    text: str, *, system: RuleSystem[Any], state: GameState[Any, Any], actor: str
) -> Answered | None:
    """Answer words that do no more than claim what the character has or is.

    Args:
        text: The player's words.
        system: The game.
        state: What is true now.
        actor: The player's character.

    Returns:
        One sentence from the sheet; None for any other words.
    """
    claim = claim_of(text)
    if claim is None or actor not in state.characters:
        return None
    if not claim.thing:
        return _answer(COUNTED.format(actor=actor))
    held = _on_sheet(system.play.elements(state.characters[actor]), claim.thing)
    if held:
        return _answer(HELD.format(actor=actor, things=", ".join(held)))
    return _answer(NOT_HELD.format(actor=actor, thing=claim.thing))


def _answer(text: str) -> Answered:
    return Answered(status="answered", text=text)


def _on_sheet(elements: Sequence[Element], thing: str) -> list[str]:
    """The names on the sheet in which every word of the thing stands."""
    asked = {word.removesuffix("s") for word in words(thing)}
    names = [element.name for element in elements]
    return [n for n in names if asked and asked <= {w.removesuffix("s") for w in words(n)}]
