"""Whether a name on a sheet is that of a thing: what can be put down, handed over, sold."""

from companion.difficulty.price_list import hits_in
from companion.narration.library import word_sets
from companion.narration.nouns import head_of, is_role


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
