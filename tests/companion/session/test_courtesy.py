"""Greetings, thanks and farewells are answered in kind."""

from pathlib import Path

import pytest

from companion.session.exchange import Talk
from companion.session.ordering import ALONG
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


def _table(path: Path, *, attitude: int = 0, along: bool = False):
    journal, sitting = table(path)
    campaign = sitting.campaign
    campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("Hesk", "2")))
    if attitude:
        liked = Effect(
            kind="relation", change="set", target="Hesk", name="attitude", size=abs(attitude),
            good=attitude > 0,
        )  # fmt: skip
        campaign.apply(EffectApplied(effect=liked))
    if along:
        stands = Effect(kind="position", change="set", target="Hesk", name=ALONG, good=True)
        campaign.apply(EffectApplied(effect=stands))
    return journal, sitting


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("I greet Hesk", ""),
        ("I say good evening to Hesk", ""),
        ("I thank Hesk for the fire", ""),
        ("I say goodbye to Hesk", ""),
        ("I bid Hesk farewell", ""),
        ("I say goodbye to Hesk and leave", "I leave"),
        ("I thank Hesk and go to the quay", "I go to the quay"),
        ("I take my leave of everybody", ""),
    ],
)
def test_a_courtesy_is_returned(tmp_path: Path, text: str, then: str) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Talk)
        assert reply.then == then
        told = " ".join(reply.sentences)
        assert "Hesk" in told
        assert sitting.memory.partner == "Hesk"


def test_who_is_against_one_answers_nothing(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path, attitude=-2)
    with journal:
        assert "says nothing" in " ".join(sitting.say("I greet Hesk").sentences)


def test_after_a_farewell_nobody_goes_along(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path, along=True)
    with journal:
        list(sitting.say("I say goodbye to Hesk").sentences)
        assert sitting.campaign.state.story.positions["Hesk"] != ALONG


def test_thanks_with_a_question_is_no_courtesy_alone(tmp_path: Path) -> None:
    journal, sitting = _table(tmp_path)
    with journal:
        reply = sitting.say("I thank Hesk and ask about the well")
        assert isinstance(reply, Talk)
        assert "no trouble" not in " ".join(reply.sentences)
