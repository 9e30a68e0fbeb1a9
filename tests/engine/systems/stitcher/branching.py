"""Exhaustive exploration of a roll: every sequence of faces that the rules can ask for."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from engine.api import Action, Resolution, get_system
from engine.systems.stitcher.state import StitcherState

STITCHER = get_system("stitcher")


class OutOfFacesError(Exception):
    """The rules want one face more than the branch has."""


class Branch:
    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.used = 0

    def face(self, sides: int, *, lane: str = "") -> int:
        assert sides == 6
        if self.used == len(self.faces):
            raise OutOfFacesError
        self.used += 1
        return self.faces[self.used - 1]


def explore(
    state: StitcherState, action: Action, key: Callable[[Resolution], str], *, depth: int
) -> tuple[dict[str, Fraction], Fraction]:
    """Return what at most ``depth`` dice can bring, and the probability of what needs more."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    open_mass = Fraction(0)
    stack: list[tuple[int, ...]] = [()]
    while stack:
        faces = stack.pop()
        try:
            resolution = STITCHER.resolve(state, action, Branch(faces))
        except OutOfFacesError:
            if len(faces) == depth:
                open_mass += Fraction(1, 6**depth)
            else:
                stack.extend((*faces, face) for face in range(1, 7))
            continue
        found[key(resolution)] += Fraction(1, 6 ** len(faces))
    return found, open_mass
