"""A claim is answered from the sheet, in one sentence, and changes nothing."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("I have a magic sword", "holds no magic sword"),
        ("my purse holds 1000 coins", "holds no coins"),
        ("I have a long rope", "Long rope"),
        ("I am immortal", "changes in play alone"),
    ],
)
def test_a_claim_is_looked_up(tmp_path: Path, text: str, part: str) -> None:
    journal, sitting = table(tmp_path, system="stitcher")
    with journal:
        before = sitting.campaign.state.characters
        reply = sitting.say(text)
        assert isinstance(reply, Answered)
        assert part in reply.text
        assert sitting.campaign.state.characters == before
