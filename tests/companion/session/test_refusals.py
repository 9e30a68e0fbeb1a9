"""What is put off is not done: what follows it is."""

from pathlib import Path

import pytest

from companion.session.exchange import Proposal
from companion.session.refusals import without_refusal
from tests.companion.session.doubles import table


def test_who_puts_a_deed_off_does_what_they_say_instead(tmp_path: Path) -> None:
    _, sitting = table(tmp_path)
    reply = sitting.say("I don't attack the guard yet. I climb the wall")
    assert isinstance(reply, Proposal)
    assert reply.intent.goal == "climb the wall"
    assert reply.request.opponent is None


@pytest.mark.parametrize(
    "text",
    [
        "I don't open it yet",
        "I don't trust him. I sit down.",
        '"I don\'t pay yet. I wait," I say',
        "I do not leave without the ledger",
        "I won't climb now that it rains, said nobody",
    ],
)
def test_other_words_stay_whole(text: str) -> None:
    assert without_refusal(text) == text
