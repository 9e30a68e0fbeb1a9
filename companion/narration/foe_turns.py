"""Tells what the other side does in its turn of a fight, and how a fight comes to its end.

The rows stand in ``words/foe_turns.toml``. They are told of the player's character, who is struck
at, and change nothing: what a blow did is in the state before a word of it is told.
"""

import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from importlib import resources
from typing import Final

from companion.errors import CorpusError
from companion.narration.grammar import Picker, Slots
from companion.narration.library import Fragment, fragment
from companion.narration.memory import Memory
from companion.narration.nouns import Noun, definite, is_beast
from engine.api import capital

_WEAPONS: Final = {
    "blade": "sword longsword shortsword blade sabre saber cutlass rapier knife dagger axe hatchet"
    " machete cleaver sickle scimitar broadsword greatsword razor shiv bayonet tomahawk",
    "point": "spear pike javelin halberd trident glaive harpoon pitchfork lance",
    "blunt": "club cudgel mace staff maul hammer crowbar wrench baton bat truncheon flail"
    " sledgehammer warhammer pipe bottle stick quarterstaff",
    "chain": "chain whip",
    "teeth": "bite claws claw teeth fangs",
    "sting": "sting stinger",
    "shot": "bow crossbow sling pistol revolver gun rifle shotgun carbine musket blaster longbow"
    " shortbow handgun slingshot archer bowman rifleman gunman",
    "hands": "fists fist",
}
_MARK_OF: Final = {word: mark for mark, words in _WEAPONS.items() for word in words.split()}
_STEPS: Final = ((2, "light"), (5, "solid"))
"""Points of damage up to which a blow is light or solid; beyond it is heavy."""
ANY: Final = "any"
_WORN: Final = 60
"""Sentences within which no blow is told in the same words: the card says it all then."""
_MAY_BE_SILENT: Final = frozenset({"hit", "miss", "graze"})


def weapon_mark(name: str, held: Collection[str] = ()) -> str:
    """Return with what somebody strikes, as a mark of the rows; "" where nothing is known of it.

    Args:
        name: whoever strikes.
        held: names of what they have on their sheet; what they strike with first.

    Example:
        >>> weapon_mark("the guard with the axe"), weapon_mark("a wolf"), weapon_mark("Hob")
        ('blade', 'teeth', '')
        >>> weapon_mark("Hob", ["Provisions", "Great maul"])
        'blunt'
    """
    for thing in (*held, name):
        for word in reversed(thing.casefold().replace("-", " ").split()):
            if word in _MARK_OF:
                return _MARK_OF[word]
    return "teeth" if is_beast(definite(name)) else ""


def step_of(damage: int) -> str:
    """Return how hard a blow of so many points lands.

    Example:
        >>> step_of(1), step_of(4), step_of(9)
        ('light', 'solid', 'heavy')
    """
    return next((step for most, step in _STEPS if damage <= most), "heavy")


def kind_mark(name: str) -> str:
    """Return whether somebody is told of as an animal or as a person."""
    return "beast" if is_beast(definite(name)) else "person"


@cache
def rows(block: str) -> tuple[Fragment, ...]:
    """Return the rows of a block, with their marks.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    try:
        return tuple(fragment(f"{row['told']} @{row['on']}") for row in _shipped()[block])
    except KeyError as error:
        raise CorpusError(f"foe_turns.toml has no {error} in {block!r}") from error


@cache
def _shipped() -> dict[str, list[dict[str, str]]]:
    source = resources.files("companion.narration") / "words" / "foe_turns.toml"
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CorpusError(f"the words for fights cannot be read: {error}") from error


def foe_turn(
    block: str,
    who: str,
    *,
    marks: Collection[str] = (),
    told: Sequence[str] = (),
    seed: tuple[int, int] = (0, 0),
    lying: str = "",
) -> str:
    """Return a sentence or two on something that happens in a fight without the player's doing.

    Args:
        block: hit, graze, miss, fell, down, runs, yields, over, gone, calm or left.
        who: of whom it is told; "" for nobody.
        marks: what holds of it: with what it is done, how hard it lands, a person or a beast.
        told: what was told lately; what is in it does not come again while there is other.
        seed: numbers that vary the choice; the same give the same words.
        lying: who lies there, for the end of a fight.
    """
    noun = definite(who) if who else Noun(text="")
    tags = frozenset({ANY, *marks, *(["crowd"] if noun.plural else [])})
    nouns = {"opp": noun} if who else {}
    if lying:
        nouns["lying"] = Noun(text=lying)
    slots = Slots(nouns, tags)
    suiting = [row for row in rows(block) if _suits(row, slots)]
    memory = Memory(list(told))
    order = Picker(*seed, f"{block}/{who}").shuffled(suiting)
    order.sort(key=lambda row: (memory.age(row), ANY in row.tags))
    if not order:
        return ""
    text = capital(" ".join(slots.fill(order[0].text).split()))
    is_worn = text in " ".join(told[-_WORN:])
    return "" if is_worn and block in _MAY_BE_SILENT else text


def _suits(row: Fragment, slots: Slots) -> bool:
    """Return whether a row may be told: a step that it names is one of those it may be."""
    steps = row.needed
    if steps and not steps & slots.tags:
        return False
    if row.refused & slots.tags or not row.tags & slots.tags:
        return False
    return all(slot in ("they", "them", "their") or slot in slots.nouns for slot in row.slots)
