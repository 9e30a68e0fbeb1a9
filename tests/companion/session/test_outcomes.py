"""What an action got stands on the sheet; questions about the scene are answered from it."""

from pathlib import Path

import pytest

from companion.session.consequences import thing_got
from companion.session.exchange import Answered, Proposal
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("manner", "text", "thing"),
    [
        ("buy", "I buy a crowbar with my bills stack", "Crowbar"),
        ("buy", "ok I'd like to purchase some iron rations for the road", "Iron rations"),
        ("steal", "I lift his purse while he talks", "Purse"),
        ("steal", "i steal the guard's key and run", "Guard's key"),
        ("buy", "Ich kaufe eine Laterne", "Laterne"),
        ("buy", "I pay what he asks", None),
        ("climb", "I climb a wall", None),
    ],
)
def test_the_thing_is_cut_out_of_the_words(manner: str, text: str, thing: str | None) -> None:
    assert thing_got(manner, text) == thing


def test_what_was_bought_is_on_the_sheet(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, lines=["Wealthy (3)", "Merchant (2)"])
    with journal:
        for _ in range(20):
            reply = sitting.say("I buy a lantern from the peddler")
            assert isinstance(reply, Proposal)
            rolled = sitting.roll()
            told = list(sitting.tell(rolled).sentences)
            names = [t.name for t in sitting.campaign.state.characters["Farek"].traits]
            if rolled.resolution.passed:
                assert "Lantern" in names
                assert any("lantern" in sentence for sentence in told)
                return
            assert "Lantern" not in names
        pytest.fail("twenty purchases without a success")


def test_questions_about_the_scene_are_answered_from_it(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a narrow ledge above the gorge")
    with journal:
        for question in ("where am I?", "who is here?", "what can I do here?"):
            reply = sitting.ask(question)
            assert isinstance(reply, Answered)
            assert "narrow ledge" in reply.text
        assert "Long rope" in sitting.ask("what do I carry?").text
