"""Who is spoken to and is not here does not answer, and nobody answers for them."""

from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal
from companion.session.exchange import Answered, Proposal, SceneBegins, Talk
from companion.session.oracle_facts import ask_oracle
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import begun_at, here

PLACE = (
    "The Brass Lamp, an inn in Vessik, at dusk. Kesh the smuggler sits by the fire, and the "
    "innkeeper wipes the bar. My brother Corvin left me a note here before he went missing. My "
    "late wife Lena loved this house. I want to find him before the tide."
)


@pytest.fixture
def sitting(tmp_path: Path) -> Any:
    with Journal.open(tmp_path / "c.db") as journal:
        yield begun_at(journal, PLACE)


def _said(reply: Any) -> str:
    if isinstance(reply, Answered):
        return reply.text
    return " ".join(reply.sentences)


def test_the_missing_are_of_the_story_and_not_of_the_scene(sitting: Any) -> None:
    assert here(sitting) == {"Kesh the smuggler", "the innkeeper"}
    ledger = {e.name: (e.status, e.detail) for e in sitting.book.ledger.entries("person")}
    assert ledger["Corvin"][0] == "away"
    assert ledger["Corvin"][1].startswith("absent: Your brother Corvin left you a note")
    assert ledger["Lena"][1].startswith("dead: ")


def test_what_one_is_after_is_a_thread_and_the_tide_a_clock(sitting: Any) -> None:
    threads = {entry.name for entry in sitting.book.ledger.entries("thread")}
    assert threads == {"what became of Corvin", "to find Corvin before the tide"}
    assert [clock.name for clock in sitting.campaign.state.story.clocks] == ["the tide"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I ask Corvin for help", "Corvin is not here"),
        ("Corvin, where are you?", "Corvin is not here"),
        ("I say to Corvin that I am sorry", "Corvin is not here"),
        ("I attack Corvin", "Corvin is not here"),
        ("I talk to Lena", "Lena is dead"),
    ],
)
def test_the_absent_and_the_dead_do_not_answer(sitting: Any, text: str, told: str) -> None:
    reply = sitting.say(text)
    assert isinstance(reply, Answered)
    assert reply.text.startswith(told)
    assert here(sitting) == {"Kesh the smuggler", "the innkeeper"}


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("I ask the innkeeper about Corvin", "the innkeeper"),
        ("I ask Kesh what she knows about the count", "Kesh"),
        ("I speak to Kesh", "Kesh"),
        ("Kesh, who sent you?", "Kesh"),
        ("I talk to the innkeeper about a fast horse", "the innkeeper"),
        ("I ask Kesh how many kings there were", "Kesh"),
    ],
)
def test_the_one_who_is_addressed_answers(sitting: Any, text: str, who: str) -> None:
    reply = sitting.say(text)
    assert isinstance(reply, Talk)
    assert who.casefold() in _said(reply).casefold()
    assert here(sitting) == {"Kesh the smuggler", "the innkeeper"}


def test_who_stayed_behind_is_to_be_found_there(sitting: Any) -> None:
    list(sitting.say("I go to the harbour").sentences)
    reply = sitting.say("I ask Kesh about the tide")
    assert "I go to the Brass Lamp" in _said(reply)
    along = sitting.say("I go to the market with Kesh")
    assert "Kesh is not here to come along" in _said(along)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("I steal a coin from the innkeeper", "not here"),
        ("I take the ring from Kesh", "not here"),
        ("I steal a boat from the harbour", ""),
    ],
)
def test_nothing_is_taken_from_who_stayed_behind(sitting: Any, text: str, said: str) -> None:
    sitting.say("I go to the old quay")
    reply = sitting.say(text)
    assert isinstance(reply, Answered) is bool(said)
    if said:
        assert said in reply.text


def test_by_its_kind_and_by_its_door_a_place_is_the_same(sitting: Any) -> None:
    place = sitting.campaign.state.story.place
    for text in (
        "I go out by the back door",
        "I step outside",
        "I leave the inn by the front door",
    ):
        out = sitting.say(text)
        assert isinstance(out, SceneBegins)
        list(out.sentences)
        assert sitting.campaign.state.story.place == "outside the Brass Lamp"
        list(sitting.say("I go back to the inn").sentences)
        assert sitting.campaign.state.story.place == place
    list(sitting.say("I go to the harbour").sentences)
    list(sitting.say("I go back to the inn").sentences)
    assert sitting.campaign.state.story.place == place


def test_what_the_oracle_says_is_so(sitting: Any) -> None:
    ask = ask_oracle(sitting.campaign, sitting.book, "Is Corvin in the cellar?", "certain")
    assert ask[1].startswith("Corvin is ")
    asks = 0
    while "not" in ask[1] and asks < 20:
        asks += 1
        question = f"Is Corvin in the cellar number {asks}?"
        ask = ask_oracle(sitting.campaign, sitting.book, question, "certain")
    assert any(ask[1].startswith(e.name) for e in sitting.book.ledger.entries("fact"))
    reply = sitting.say("I ask Corvin to come out")
    assert "in the cellar" in _said(reply)


def test_whom_the_oracle_put_behind_a_door_is_met_there(sitting: Any) -> None:
    campaign = sitting.campaign
    for number in range(20):
        question = f"Is there a guard behind the {'old ' * number}door?"
        if ask_oracle(campaign, sitting.book, question, "certain")[0].yes:
            break
    assert "the guard" not in here(sitting)
    reply = sitting.say("I open the door")
    if isinstance(reply, Proposal):
        for _ in range(8):
            rolled = sitting.roll()
            list(sitting.tell(rolled).sentences)
            if rolled.resolution.passed:
                break
            sitting.say("I try again to open the door")
    else:
        _said(reply)
    assert "the guard" in here(sitting)
    assert campaign.verify().ok


@pytest.mark.parametrize("text", ["the pawnbroker's mark", "with the pawnbroker's mark", "Sword"])
def test_what_is_known_is_an_argument_by_its_name(sitting: Any, text: str) -> None:
    fact = Effect(
        kind="knowledge", change="gain", target="scene", good=True,
        name="There is a pawnbroker's mark on the locket",
    )  # fmt: skip
    sitting.campaign.apply(EffectApplied(effect=fact))
    proposal = sitting.say("I persuade Kesh to tell me the truth")
    assert isinstance(proposal, Proposal)
    argued = sitting.argue(text)
    assert isinstance(argued, Proposal)
    assert any("counts now" in remark for remark in argued.remarks)


CAMP = (
    "A caravan camp by a dry well. Old Hesk mends a saddle, Dunya the guide smokes, and two "
    "drovers argue over a mule. A woman in a grey coat sits alone. My employer, Doctor Vance, is "
    "dead. My partner Tollo was taken by raiders. I must be gone before the raiders reach the "
    "salt flats."
)


@pytest.fixture
def camp(tmp_path: Path) -> Any:
    with Journal.open(tmp_path / "d.db") as journal:
        yield begun_at(journal, CAMP, name="Camp")


def test_everybody_who_does_something_is_there_and_the_others_are_not(camp: Any) -> None:
    present = here(camp)
    assert {"Dunya the guide", "two drovers", "Old Hesk"} <= present
    assert not {"My", "raiders", "the raiders", "Doctor Vance", "Tollo"} & present
    away = {e.name: e.detail for e in camp.book.ledger.entries("person") if e.status == "away"}
    assert away["Doctor Vance"].startswith("dead: ")
    assert away["Tollo"].startswith("absent: ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I ask the raiders for mercy", "The raiders are not here"),
        ("I ask Doctor Vance for advice", "Doctor Vance is dead"),
        ("I give Tollo my rope", "Tollo is not here"),
        ("I ask where Hesk is", "Old Hesk is here."),
    ],
)
def test_who_is_asked_for_is_said_to_be_here_or_not(camp: Any, text: str, told: str) -> None:
    assert _said(camp.say(text)).startswith(told)


def test_whoever_went_along_goes_on_with_the_players(camp: Any) -> None:
    list(camp.say("I leave the camp with Dunya").sentences)
    assert "Dunya the guide" in here(camp)
    list(camp.say("I go to the salt flats").sentences)
    assert "Dunya the guide" in here(camp)
    list(camp.say("I tell Dunya to wait here").sentences)
    list(camp.say("I go back to the camp").sentences)
    assert "Dunya the guide" not in here(camp)
    assert "Dunya is not here" in _said(camp.say("I tell Dunya what I found"))


def test_a_look_where_somebody_is_known_to_be_finds_them(camp: Any) -> None:
    for number in range(20):
        question = f"Is there a scout behind the {'old ' * number}well?"
        if ask_oracle(camp.campaign, camp.book, question, "certain")[0].yes:
            break
    seen = camp.say("I look behind the well")
    assert isinstance(seen, Talk)
    assert "The scout is behind the" in _said(seen)
    assert "the scout" in here(camp)


def test_who_is_asked_to_free_somebody_is_the_one_who_is_spoken_to(camp: Any) -> None:
    reply = camp.say("I ask the magistrate to free Tollo")
    assert not isinstance(reply, Answered) or "Tollo is not here" not in reply.text


def test_a_farewell_is_taken_and_what_follows_it_is_done_next(camp: Any) -> None:
    reply = camp.say("I say goodbye to Hesk and leave")
    assert isinstance(reply, Talk)
    assert reply.then == "I leave"
    assert "Old Hesk" in _said(reply)


def test_she_is_whoever_was_walked_up_to(camp: Any) -> None:
    woman = next(name for name in here(camp) if "woman" in name)
    _said(camp.say("I speak to Hesk"))
    _said(camp.say(f"I walk over to {woman}"))
    assert woman in _said(camp.say("I ask her about the raiders")).casefold()
