"""The oracle's odds, in exact fractions. The throws below follow the same three numbers.

One d20 says yes or no by the likelihood; one d6 says whether it comes with "and" or "but"; one more
d20 says whether something happens that nobody asked for. The tension of the story leaves the yes
and the no alone; it makes plain answers and quiet moments rarer.
"""

from fractions import Fraction
from typing import Final

from companion.errors import BadInputError

LIKELIHOODS: Final[dict[str, int]] = {
    "remote": 2,
    "unlikely": 5,
    "doubtful": 8,
    "even": 10,
    "fair": 13,
    "likely": 16,
    "certain": 18,
}
"""Likelihood to the highest face of a d20 that means yes; seven steps, the least likely first."""

MOST_TENSION: Final = 6
START_TENSION: Final = 2
ANSWER_SIDES: Final = (20, 6, 20)


def likelihood_of(text: str) -> str:
    """Return the likelihood that ``text`` means.

    Args:
        text: its name or the beginning of it, in any letter case; "" for an even chance.

    Raises:
        BadInputError: there is no such likelihood.

    Example:
        >>> likelihood_of("Lik"), likelihood_of("")
        ('likely', 'even')
    """
    wanted = text.strip().casefold()
    if not wanted:
        return "even"
    found = [name for name in LIKELIHOODS if name.startswith(wanted)]
    if len(found) != 1:
        raise BadInputError(f"{text!r} is no likelihood; choose from: {', '.join(LIKELIHOODS)}")
    return found[0]


def read_answer(likelihood: str, tension: int, faces: tuple[int, ...]) -> tuple[bool, str, bool]:
    """Return what three faces mean: whether yes, how it goes on, whether something happens.

    Args:
        likelihood: one of ``LIKELIHOODS``.
        tension: 0..``MOST_TENSION``.
        faces: a d20, a d6 and a d20.

    Example:
        >>> read_answer("even", 2, (10, 6, 20))
        (True, 'and', False)
    """
    first, colour, chance = faces
    buts, ands = _turning_faces(tension)
    turn = "but" if colour <= buts else "and" if colour > ANSWER_SIDES[1] - ands else ""
    return first <= LIKELIHOODS[likelihood], turn, chance <= _event_faces(tension)


def _turning_faces(tension: int) -> tuple[int, int]:
    """Return how many faces of the d6 mean "but", and how many mean "and"."""
    return 1 + (tension >= 3), 1 + (tension >= 5)  # noqa: PLR2004 - half-way, and nearly full


def _event_faces(tension: int) -> int:
    return 1 + tension


def answer_odds(likelihood: str, tension: int) -> dict[str, Fraction]:
    """Return the exact probability of each answer, and of an event beside it.

    Returns:
        ``yes_and``, ``yes``, ``yes_but``, ``no_but``, ``no``, ``no_and`` (together 1), and
        ``event``, which is independent of them.

    Example:
        >>> answer_odds("even", 0)["yes"]
        Fraction(1, 3)
    """
    yes = Fraction(LIKELIHOODS[likelihood], ANSWER_SIDES[0])
    buts, ands = (Fraction(count, ANSWER_SIDES[1]) for count in _turning_faces(tension))
    plain = 1 - buts - ands
    return {
        "yes_and": yes * ands,
        "yes": yes * plain,
        "yes_but": yes * buts,
        "no_but": (1 - yes) * buts,
        "no": (1 - yes) * plain,
        "no_and": (1 - yes) * ands,
        "event": Fraction(_event_faces(tension), ANSWER_SIDES[2]),
    }


# Scenes

SCENE_SIDES: Final = 12
SCENE_RESULTS: Final = ("as expected", "altered", "interrupted")


def read_scene(tension: int, face: int) -> str:
    """Return how a scene begins that the player expected otherwise or not.

    Args:
        tension: 0..``MOST_TENSION``.
        face: of a d12.

    Example:
        >>> read_scene(6, 1), read_scene(6, 5), read_scene(6, 12)
        ('interrupted', 'altered', 'as expected')
    """
    interrupted, altered = _scene_faces(tension)
    if face <= interrupted:
        return "interrupted"
    return "altered" if face <= interrupted + altered else "as expected"


def _scene_faces(tension: int) -> tuple[int, int]:
    return (tension + 1) // 2, 2 + tension // 2


def scene_odds(tension: int) -> dict[str, Fraction]:
    """Return the exact probability of each beginning of a scene.

    Example:
        >>> sum(scene_odds(4).values())
        Fraction(1, 1)
    """
    interrupted, altered = (Fraction(n, SCENE_SIDES) for n in _scene_faces(tension))
    return {
        "as expected": 1 - interrupted - altered,
        "altered": altered,
        "interrupted": interrupted,
    }


def moved(tension: int, step: int) -> int:
    """Return a tension moved by ``step``, kept within its bounds."""
    return min(MOST_TENSION, max(0, tension + step))
