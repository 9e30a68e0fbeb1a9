"""Orders to somebody here, giving oneself up, and whoever goes along."""

from pathlib import Path

import pytest

from companion.session.exchange import Answered, Proposal, SceneBegins, Talk
from companion.session.ordering import ALONG, follows, ordered
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.mark.parametrize(
    ("text", "who", "kind"),
    [
        ("I tell Kesh to come with me", "Kesh", "along"),
        ("Kesh, come along!", "Kesh", "along"),
        ("I ask the old guard to follow me", "the old guard", "along"),
        ("I take Kesh with me", "Kesh", "along"),
        ("I invite her to join us", "her", "along"),
        ("I tell her to wait here until I call", "her", "stay"),
        ("I order the guard to keep watch", "the guard", "stay"),
        ("Kesh, stay back.", "Kesh", "stay"),
        ("I ask Kesh to look after the boat", "Kesh", "stay"),
        ("I order the innkeeper to close the door", "the innkeeper", "small"),
        ("I tell the boy to sit down", "the boy", "small"),
        ("Kesh, be quiet!", "Kesh", "small"),
        ("I ask Kesh to hold the lantern", "Kesh", "small"),
    ],
)
def test_small_orders_are_known_by_their_form(text: str, who: str, kind: str) -> None:
    found = ordered(text)
    assert found is not None
    assert (found.who, found.kind) == (who, kind)


@pytest.mark.parametrize(
    "text",
    [
        "I order Kesh to kill the guard",
        "I tell Kesh that I wait here",
        "I tell the guard not to wait",
        "I ask Kesh about the door",
        "I order a rum",
        "I ask Kesh to open the chest with her teeth",
        "Well, come what may",
    ],
)
def test_what_is_no_small_thing_is_none(text: str) -> None:
    assert ordered(text) is None or not ordered(text).who[:1].islower()  # type: ignore[union-attr]
    if not text.startswith("Well"):
        assert ordered(text) is None


@pytest.mark.parametrize(
    ("text", "who"),
    [("I follow Kesh", "Kesh"), ("I go after her", "her"), ("I follow him out", "him")],
)
def test_who_is_followed(text: str, who: str) -> None:
    assert follows(text) == who


def _with(tmp_path: Path, name: str, attitude: int = 0):
    journal, sitting = table(tmp_path)
    campaign = sitting.campaign
    campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet(name, "2")))
    if attitude:
        liked = Effect(
            kind="relation", change="set", target=name, name="attitude", size=abs(attitude),
            good=attitude > 0,
        )  # fmt: skip
        campaign.apply(EffectApplied(effect=liked))
    return journal, sitting


def test_who_is_told_to_wait_waits(tmp_path: Path) -> None:
    journal, sitting = _with(tmp_path, "Kesh")
    with journal:
        reply = sitting.say("I tell Kesh to wait here")
        assert isinstance(reply, Talk)
        assert "waits here" in " ".join(reply.sentences)
        assert sitting.campaign.state.story.positions["Kesh"] == "Waits here"


def test_a_friend_comes_along_and_is_in_the_next_scene(tmp_path: Path) -> None:
    journal, sitting = _with(tmp_path, "Kesh", 1)
    with journal:
        reply = sitting.say("Kesh, come with me!")
        assert isinstance(reply, Talk)
        list(reply.sentences)
        gone = sitting.say("I go to the harbour")
        assert isinstance(gone, SceneBegins)
        list(gone.sentences)
        assert "Kesh" in sitting.campaign.state.characters
        assert sitting.campaign.state.story.positions["Kesh"] == ALONG
        assert sitting.campaign.verify().ok


@pytest.mark.parametrize("text", ["I tell Kesh to come with me", "Kesh, come with me!"])
def test_who_owes_nothing_must_be_won_over_to_come(tmp_path: Path, text: str) -> None:
    journal, sitting = _with(tmp_path, "Kesh")
    with journal:
        reply = sitting.say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent == "Kesh"


def test_an_enemy_does_nothing_for_the_asking(tmp_path: Path) -> None:
    journal, sitting = _with(tmp_path, "Kesh", -2)
    with journal:
        sitting.say("I tell Kesh to wait here")
        assert "Kesh" not in sitting.campaign.state.story.positions


def test_surrender_where_nobody_is_against_one_says_so(tmp_path: Path) -> None:
    journal, sitting = _with(tmp_path, "Kesh")
    with journal:
        reply = sitting.say("I surrender")
        assert isinstance(reply, Answered)
        assert "Nobody here is against you" in reply.text


def test_who_goes_nowhere_is_not_followed(tmp_path: Path) -> None:
    journal, sitting = _with(tmp_path, "Kesh")
    with journal:
        reply = sitting.say("I follow Kesh")
        assert isinstance(reply, Answered)
        assert reply.text.startswith("Kesh is here and goes nowhere yet.")
