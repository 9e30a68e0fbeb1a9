"""Help at the right moment: each hint once in a campaign, and only about what is there."""

from collections.abc import Callable
from typing import Final

from companion.journal import Campaign
from companion.session.records import HINT
from companion.session.sitting import Sitting
from engine.api import IllegalActionError, Request

ARGUE: Final = (
    'You may argue before you roll: "I also use ..." for what is on your sheet or was told of '
    "this place. Enter rolls, n takes it back."
)
SPEND: Final = '"I spend an {name}" puts one into it before the dice. You have {left}.'
NO_ROLL: Final = 'Not meant as an attempt? "no roll" just does it.'
RIGHT: Final = (
    'Not what you meant? "I meant ..." puts it right, "that is a roll" asks for the dice.'
)
AFTER: Final = (
    "/rules QUESTION asks the book, /sheet and /scene show where you stand, /odds what is on the "
    "table; /help lists the rest."
)
ANSWERED: Final = (
    "What this began with is answered. Go on as you like: name a place to go to, or /scene next "
    "PLACE; `dicebound campaign export` tells the story so far."
)
OVER: Final = (
    "What this scene was about is decided. /next goes on to {title}; or stay as long as you like."
)
FIGHT: Final = (
    "This game counts turns: say what you do; /end ends your turn, and so does Enter when "
    "nothing is left to do in it."
)
HURT: Final = (
    'A hurt hinders what it bears on until it is gone. Care eases it ("I bandage my ankle"), and a '
    'night takes one away ("we make camp for the night").'
)
"""For games without a rule of their own for nights."""
RESTING: Final = ("take_rest", "camp")
"""Actions of the games that bring somebody back to their feet."""


class Hints:
    """Hints of one campaign.

    Args:
        campaign: remembers which were shown.
        show: shows one line.
    """

    def __init__(self, campaign: Campaign, show: Callable[[str], None]) -> None:
        self._campaign = campaign
        self._show = show
        found = campaign.records(kinds={HINT})
        self._shown = {str(record.body.get("id", "")) for record in found}

    def once(self, name: str, text: str) -> None:
        """Show ``text`` unless the campaign has shown it before.

        Args:
            name: stable name of the hint.
            text: one or two sentences.
        """
        if name in self._shown:
            return
        self._shown.add(name)
        self._show(text)
        self._campaign.append(HINT, {"id": name})


def fallen(sitting: Sitting, name: str) -> bool:
    """Return whether one of the player's side can do nothing any more, by the game's own word."""
    fights, state = sitting.system.fights, sitting.campaign.state
    if fights is None or name not in state.characters:
        return False
    lines = [line for line in fights.lines(state) if line[1:].strip().startswith(f"{name}:")]
    if lines:
        return any("out of" in line for line in lines)
    if fights.is_running(state):
        return False
    ladder = sitting.system.difficulty_ladder
    request = Request(actor=name, difficulty=ladder[0].low)
    try:
        action = sitting.system.play.build(state, request)
        sitting.system.check(state, action)
    except IllegalActionError as error:
        return "out of" in error.message or "down" in error.message.casefold()
    return False


def hurts(sitting: Sitting) -> str:
    """Return how the hurts of whoever acts pass; "" for nobody hurt, or by the game's own rules."""
    if sitting.system.night is not None:
        return ""
    sheet = sitting.campaign.state.characters.get(sitting.actor)
    elements = () if sheet is None else sitting.system.play.elements(sheet)
    return HURT if any(e.passing and e.role == "condition" for e in elements) else ""


def ways_on(sitting: Sitting) -> list[str]:
    """Return what can be done when the acting character is out of action; only what is there."""
    ways: list[str] = []
    known = {t.model_fields["op"].default: t for t in sitting.system.action_types}
    running = sitting.fighting.is_running
    if not running:
        ways += [f"/do {op}: {known[op].summary}" for op in RESTING if op in known]
    others = [
        name
        for name in sitting.party.members
        if name != sitting.actor and not fallen(sitting, name)
    ]
    ways += [f"/as {name}: {name} goes on" for name in others]
    ways.append("/join new: another character enters the story")
    return ways
