"""How strong somebody usually is whom play meets by a few words: a rat, a guard, a guard captain.

The books leave it to the GM. Their examples stand at Weight 2 and at Weight 5 (S-85); who is called
nothing in particular stays the middling one that the game itself makes.
"""

from functools import cache
from typing import Final

from companion.generators.beasts import power_of_size
from companion.generators.budgets import STITCHER
from companion.generators.tables import all_beings

_WORDS: Final = {
    "extra": "young timid frightened frail sickly sleepy drowsy drunk drunken lame blind "
    "tiny little child children boy girl lad urchin beggar apprentice page novice recruit",
    "capable": "captain sergeant veteran seasoned master mistress chief boss knight bodyguard "
    "brute hulking huge giant elite champion duellist duelist hunter enforcer templar inquisitor "
    "commander lieutenant huntsman headsman executioner ringleader big",
    "dangerous": "warlord general archmage sorcerer sorceress witch assassin berserker demon "
    "legendary undefeated dreaded terrible monstrous",
}
_POWERS: Final = {word: power for power, words in _WORDS.items() for word in words.split()}


def usual_power(who: str) -> str:
    """Return how strong somebody of that name usually is; "" where the words say nothing.

    Args:
        who: as the story calls them, such as "the young guard".

    Example:
        >>> usual_power("a rat"), usual_power("the guard captain"), usual_power("the ferryman")
        ('extra', 'capable', '')
    """
    words = [word.strip(".,'’").removesuffix("'s") for word in who.casefold().split()]
    named = [_POWERS[word] for word in words if word in _POWERS]
    size = next((_sizes()[w] for w in reversed(words) if w in _sizes()), 0)
    of_kind = power_of_size(size) if size else ""
    return max((*named, of_kind), key=_rank) if size else (named or [""])[-1]


def usual_strength(system: str, who: str) -> str:
    """Return the strength of somebody as a scene of the game writes it.

    Args:
        system: slug of the game.
        who: as the story calls them.

    Returns:
        A Weight in Stitcher; "" for the game's own middling one, and in games whose house kits
        know how strong everybody is.

    Example:
        >>> [usual_strength("stitcher", who) for who in ("a young clerk", "a bear", "the nurse")]
        ['1', '3', '']
    """
    power = usual_power(who) if system == "stitcher" else ""
    return str(STITCHER[power].single) if power else ""


def _rank(power: str) -> int:
    return list(STITCHER).index(power) if power else -1


@cache
def _sizes() -> dict[str, int]:
    """Return each being that has a name of one word, or its plural, with its size."""
    found: dict[str, int] = {}
    for kind in ("monster", "creature"):
        for being in all_beings(kind):
            for name in being.names:
                if " " not in name:
                    one = name.casefold()
                    many = f"{one[:-1]}ves" if one.endswith("f") else f"{one}s"
                    found[one] = found[many] = being.size
    return found
