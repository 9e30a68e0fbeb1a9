"""Whom a human GM brings in by a command: "ogre 3", "ghoul d8", "three guards 2"."""

import re
from typing import Final

from companion.errors import BadInputError
from companion.session.gm_things import MOST_ALIKE, each_of

STRONGEST: Final = 20
_SIDES: Final = frozenset({4, 6, 8, 10, 12, 20})
_PARTS: Final = re.compile(
    r"(?P<name>.*?)(?:(?:^|\s+)\(?(?P<strength>[-+.,]?[dDwW]?[0-9]\S*?)\)?)?"
)
_NUMBER: Final = re.compile(r"[0-9]{1,2}")
_DICE: Final = re.compile(r"[dD][0-9]{1,2}(?:\+[dD][0-9]{1,2})*")
_MANY: Final = re.compile(
    r"(?P<count>[-+]?[0-9]\S*|two|three|four|five|six|seven|eight|nine|ten|a dozen)\s+(?P<who>.+)",
    re.IGNORECASE,
)
HOW: Final = "/npc add ogre 3, /npc add ghoul d8, /npc add three guards 2"


def comers(text: str) -> list[tuple[str, str]]:
    """Return who comes in, each with a strength as it was said ("" for none).

    Args:
        text: what follows the command.

    Raises:
        BadInputError: nobody is named, or the strength or the number cannot be.

    Example:
        >>> comers("ogre (3)"), comers("two guards 2")
        ([('ogre', '3')], [('guard 1', '2'), ('guard 2', '2')])
    """
    found = _PARTS.fullmatch(" ".join(text.split()))
    assert found is not None, "any text has these parts"
    name, strength = found["name"].strip(" ,"), found["strength"] or ""
    if not re.search(r"[^\W\d_]", name):
        raise BadInputError(f"say who comes: {HOW}")
    if strength and not _can_be(strength):
        raise BadInputError(
            f"{strength!r} is no strength; it is a whole number from 1 to {STRONGEST} or a die: "
            f"{HOW}"
        )
    return [(one, strength) for one in _each(name)]


def _can_be(strength: str) -> bool:
    if _DICE.fullmatch(strength):
        return all(int(sides) in _SIDES for sides in re.findall(r"[0-9]+", strength))
    return bool(_NUMBER.fullmatch(strength)) and 1 <= int(strength) <= STRONGEST


def _each(name: str) -> list[str]:
    many = _MANY.fullmatch(name)
    if many is None:
        return [name]
    several = each_of(name, many["who"])
    if many["count"][0] in "+-" or len(several) < 2:  # noqa: PLR2004
        raise BadInputError(
            f"two to {MOST_ALIKE} can come at once; of more, bring them in as one: /npc add mob 5"
        )
    return several
