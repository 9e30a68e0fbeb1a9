"""``/undo``: one move a time, several, or all since the last roll."""

from typing import TYPE_CHECKING

from companion.errors import BadInputError

if TYPE_CHECKING:
    from companion.session.sitting import Sitting

UNDO_HELP = "take back your last move; /undo 3, /undo all: up to the last roll"
STANDS = (
    "The roll stands{title}. /retry tells it in other words, /branch NAME roll {number} plays on "
    "from before it with new dice. Enter, or whatever you do next, tells what comes of it first."
)
WITHDRAWN = "Taken back: the proposal. Nothing was rolled."


def take_back(sitting: "Sitting", rest: str) -> str:
    """Take back what the words after ``/undo`` say, and return a sentence that tells it.

    Args:
        sitting: the sitting.
        rest: "" for one move, a number of moves, or "all".

    Raises:
        BadInputError: the words say none of these, or there is nothing to take back.
    """
    many = rest.strip().casefold()
    if not many and sitting.proposal is not None:
        sitting.withdraw()
        return WITHDRAWN
    if many and many != "all" and not (many.isdecimal() and int(many)):
        raise BadInputError("say /undo for one move, /undo 3 for three, or /undo all")
    return sitting.undo(moves=None if many == "all" else int(many or 1))


def standing(sitting: "Sitting") -> str:
    """Say that the last roll stands and what can be done now; "" where it is told to its end."""
    rolled = sitting.unfinished()
    if rolled is None:
        return ""
    title = f" ({rolled.title})" if rolled.title else ""
    return STANDS.format(title=title, number=rolled.number)
