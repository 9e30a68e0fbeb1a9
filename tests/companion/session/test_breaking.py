"""The last one of several runs or gives up, as a stated policy with a die has it."""

from pathlib import Path

import pytest

from companion.session.breaking import breaking
from companion.session.siding import CALM
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


class Shows:
    """A die that shows one face."""

    def __init__(self, face: int) -> None:
        self._face = face
        self.asked = 0

    def face(self, sides: int) -> int:
        assert sides == 6
        self.asked += 1
        return self._face


@pytest.mark.parametrize(
    ("who", "face", "block"),
    [("raiders", 1, "runs"), ("raiders", 2, "runs"), ("raiders", 3, "yields"),
     ("raiders", 4, "yields"), ("raiders", 5, ""), ("wolves", 4, "runs"), ("wolves", 6, "")],
)  # fmt: skip
def test_what_the_last_one_does(tmp_path: Path, who: str, face: int, block: str) -> None:
    journal, sitting = table(tmp_path, system="altars", place="the yard")
    with journal:
        book = sitting.campaign
        book.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet(f"two {who}", "d4")))
        assert breaking(book, Shows(1)) is None  # no fight runs
        list(sitting.fighting.begin(f"two {who}"))
        _fell_one(sitting)
        chance = Shows(face)
        broken = breaking(book, chance)
        assert chance.asked == 1
        assert (broken.block if broken else "") == block
        if broken is not None:
            book.apply(*broken.events)
            state = book.state
            gone = broken.name not in state.characters
            assert gone or state.story.positions[broken.name] == CALM


def _fell_one(sitting: Sitting) -> None:
    """Strike until a roll puts one of them down; what others do meanwhile does no harm."""
    play, mine = sitting.fighting, {"kind": "harm", "change": "lose", "target": "Farek"}
    heal = Effect.model_validate({**mine, "name": "damage", "size": 9, "good": True})
    for _ in range(90):
        sitting.campaign.apply(EffectApplied(effect=heal))
        assert play.is_running
        if play.choice is not None:
            list(play.answer("stand still"))
            continue
        sitting.say("I attack them with my longsword")
        rolled = sitting.roll()
        if rolled.resolution.fields.get("out_of_action"):
            return
        list(play.advance())
    raise AssertionError("nobody fell")
