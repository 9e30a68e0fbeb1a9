"""Whether a name on a sheet is that of a thing: what can be put down, handed over, sold."""

from typing import Any

from companion.difficulty.price_list import hits_in
from companion.narration.library import word_sets
from companion.narration.nouns import head_of, is_role
from engine.api import RuleSystem


def is_thing(name: str) -> bool:
    """Return whether the main word of a name is that of a thing.

    Example:
        >>> is_thing("Magnifying glass"), is_thing("Cat burglar"), is_thing("Silver tongue")
        (True, False, False)
    """
    head = head_of(name).casefold()
    tools = (words for key, words in word_sets().items() if key.startswith("tool_"))
    if not head or is_role(head):
        return False  # a healer can be paid for, and is none the less somebody
    return bool(hits_in([head])) or any(head in words for words in tools)


def things_of(system: RuleSystem[Any], sheet: Any) -> list[str]:  # noqa: ANN401 - any game's sheet
    """Return the names of the things on a sheet, also those whose game does not mark them as gear.

    Args:
        system: the game.
        sheet: somebody's sheet in it.
    """
    return [
        e.name
        for e in system.play.elements(sheet)
        if e.role == "gear" or (e.role == "trait" and is_thing(e.name))
    ]
