"""What was done lately in a scene needs not be done twice."""

from pathlib import Path

from companion.session.exchange import Proposal, Talk
from engine.api import GivenDice
from tests.companion.session.doubles import table


def test_what_was_unlocked_is_opened_without_dice(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the counting house")
    with journal:
        assert isinstance(sitting.say("I open the chest"), Proposal)
        sitting.withdraw()
        assert isinstance(sitting.say("I pick the lock of the chest"), Proposal)
        rolled = sitting.roll(GivenDice((6, 6, 6, 6, 6, 5)))
        list(sitting.tell(rolled).sentences)
        assert isinstance(sitting.say("I open the chest"), Talk)
        assert isinstance(sitting.say("I pick the lock of the door"), Proposal)
