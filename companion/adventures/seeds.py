"""Random seeds of adventures: a few lines to start from, drawn from lists of our own."""

from typing import Final

from pydantic import Field

from companion.openings import Circumstance, Newcomer, Opening, openings
from engine.api import Dice, Frozen, capital

ERRANDS: Final = (
    "somebody is owed a debt that must be paid before morning",
    "a thing has come back that was buried for a reason",
    "two people claim the same dead man's house",
    "a letter has been opened by the wrong hands",
    "the only road out was closed an hour ago",
    "a child says that the wrong man was punished",
    "a feast is being prepared for guests who are dead",
    "the well gives something other than water",
    "a stranger pays in coins that nobody mints any more",
    "the watch has been told to look the other way tonight",
    "a machine is working that was broken for years",
    "somebody is wearing your name",
    "a prisoner would rather not be freed",
    "the map is right and the land is wrong",
    "an animal has been made mayor, and governs well",
    "a bridge has been sold to two armies",
    "the last doctor wants to leave",
    "a promise made by somebody's grandmother falls due",
    "the harvest came in a month too early",
    "one house in the street casts no shadow",
)
TWISTS: Final = (
    "the one who asks for help began it",
    "both sides serve the same master",
    "the prize is worth nothing, and only the loser knows",
    "it happened before, and somebody wrote it down",
    "whoever solves it will be blamed for it",
    "the victim is alive and nearby",
    "the price was paid long ago by someone who wants it back",
    "the danger was hired to keep a worse one away",
    "what everybody saw was put on for them",
    "there is no culprit, only an accident that paid well",
)
DEADLINES: Final = (
    "the tide",
    "the market bell",
    "first light",
    "a wedding party on the road",
    "the tax collector",
    "a storm from the north",
    "the changing of the guard",
    "an election",
    "the fever",
    "a rival on a faster horse",
    "the last train, boat or caravan",
    "the fire two streets away",
)


class AdventureSeed(Frozen):
    """A seed.

    Attributes:
        errand: what is the matter.
        twist: what is behind it; a secret.
        deadline: what comes closer meanwhile; a clock.
        opening: a scene to begin in.
    """

    errand: str
    twist: str
    deadline: str
    opening: Opening
    people: tuple[Newcomer, ...] = Field(default=())


def draw_seed(system: str, dice: Dice) -> AdventureSeed:
    """Draw a seed of an adventure.

    Args:
        system: slug of the game.
        dice: source of the draw.
    """
    found = openings(system)
    base = found[dice.face(len(found)) - 1] if len(found) > 1 else found[0]
    errand = ERRANDS[dice.face(len(ERRANDS)) - 1]
    twist = TWISTS[dice.face(len(TWISTS)) - 1]
    deadline = DEADLINES[dice.face(len(DEADLINES)) - 1]
    scene = f"{capital(base.place)}. Word has reached you that {errand}."
    who = base.people[0] if base.people else Newcomer(name="a messenger")
    scene += f" {capital(who.name)} was told to find you, and has."
    opening = base.model_copy(
        update={
            "id": f"seed-{base.id}",
            "scene": f"{scene} There is not much time: think of {deadline}.",
            "trouble": deadline,
            "stakes": (errand,),
            "circumstances": base.circumstances or (Circumstance(name="Gathering dusk"),),
        }
    )
    return AdventureSeed(
        errand=errand, twist=twist, deadline=deadline, opening=opening, people=base.people
    )
