"""Sheets for Stitcher: weighted Traits within a budget."""

from typing import Any, Final

from companion.generators.beasts import Creature
from companion.generators.budgets import STITCHER, Traits
from companion.generators.chance import Chance
from companion.generators.people import Person

TraitData = tuple[str, str]
"""Name and category of a Trait."""

_ORDINARY_TOP: Final = 3
"""Top Weight of a new character; with it, gear is ordinary gear."""
_LIMB: Final[dict[str, str]] = {
    "Bite": "Teeth", "Claws": "Claws", "Sting": "Sting", "Great maul": "Crushing Bulk",
    "Spear": "Long Spear", "Bow": "Black Bow", "Knife": "Long Knife", "Hatchet": "Cleaver",
    "Sabre": "Old Sabre", "Cudgel": "Club", "Sling": "Sling",
}  # fmt: skip


def person_traits(person: Person) -> list[TraitData]:
    """Return the Traits of a person, the most telling first."""
    folk = [(person.folk, "quality")] if person.folk else []
    skills = [(name, "skill") for name in person.calling.skills]
    gear = [(name, "object") for name in (*person.gear, person.arms, person.armour)]
    body = [(person.bodies[0].trait, "quality"), (person.temper.trait, "quality")]
    return _distinct(
        [
            (person.title, "skill"), *person.marks, *folk, gear[0], skills[0], body[0], gear[1],
            skills[1], body[1], gear[-2], skills[2], gear[-1], *gear[2:-2], skills[-1],
        ]
    )  # fmt: skip


def creature_traits(creature: Creature) -> list[TraitData]:
    """Return the Traits of a creature or monster, the most telling first."""
    words = [(word, "quality") for word in creature.words]
    limb = [(_LIMB.get(creature.attack, creature.attack), "object")] if creature.is_armed else []
    marks = creature.marks
    return _distinct(
        [
            (creature.title, "quality"),
            *marks,
            words[0],
            *limb,
            *words[1:],
            (creature.habit, "skill"),
        ]
    )


def _distinct(traits: list[TraitData]) -> list[TraitData]:
    found: dict[str, TraitData] = {}
    for name, category in traits:
        found.setdefault(name.casefold(), (name, category))
    return list(found.values())


def weigh(
    chance: Chance, traits: list[TraitData], budget: Traits, *, sure: int = 0
) -> list[dict[str, Any]]:
    """Return Traits with Weights that spend a budget; the first gets most.

    Args:
        chance: where the choices come from.
        traits: candidates, the most telling first.
        budget: what may be spent.
        sure: how many after the first are there whatever is drawn.
    """
    least, most = budget.number
    count = min(len(traits), chance.one("count", tuple(range(least, most + 1))))
    # The title always stays; the others come mostly in order, so that sheets differ.
    is_quality = len(traits) > 1 and traits[1][1] == "quality" and budget.points > count
    always = max(2 if is_quality else 1, min(1 + sure, count, 3))
    picked = [*traits[:always], *_pick(chance, traits[always:], count - always)]
    object_cap = 1 if budget.top <= _ORDINARY_TOP else 2
    weights = [1] * len(picked)
    left = budget.points - len(picked)
    while left > 0:
        room = [
            place for place, weight in enumerate(weights)
            if weight < (budget.top if place == 0 else budget.other)
            and (place == 0 or picked[place][1] != "object" or weight < object_cap)
        ]  # fmt: skip
        if not room:
            break
        first = 0 in room and (weights[0] < budget.top - 1 or chance.percent("weight", 60))
        place = 0 if first else chance.one("weight", room)
        weights[place] += 1
        left -= 1
    return [
        {"name": name, "weight": weight, "category": category}
        for (name, category), weight in zip(picked, weights, strict=True)
    ]


def _pick(chance: Chance, traits: list[TraitData], count: int) -> list[TraitData]:
    # With room for little, what somebody does and carries comes before how they look.
    near = traits[: count + (3 if count > 1 else 1)]
    chosen = set(chance.some("traits", range(len(near)), count))
    return [trait for place, trait in enumerate(near) if place in chosen]


def stitcher_sheet(
    chance: Chance,
    name: str,
    traits: list[TraitData],
    *,
    power: str,
    form: str,
    is_player: bool,
    sure: int = 0,
) -> dict[str, Any]:
    """Return a sheet of Stitcher.

    Args:
        chance: where the choices come from.
        name: the name.
        traits: candidates, the most telling first.
        power: one of ``budgets.POWERS``.
        form: ``single`` for one weighted Trait, else ``full``.
        is_player: whether it is a player's character.
        sure: Traits after the first that the concept itself names.
    """
    side = {} if is_player else {"side": "gm"}
    budget = STITCHER[power]
    if form == "single":
        title, category = traits[0]
        return {
            "name": name,
            "traits": [{"name": title, "weight": budget.single, "category": category}],
            **side,
        }
    return {"name": name, "traits": weigh(chance, traits, budget, sure=sure), **side}
