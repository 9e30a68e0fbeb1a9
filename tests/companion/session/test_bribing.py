"""A bribe is rolled against whoever is to be bought; what was offered is gone where it works."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session.bribing import bargain_in, bribe_in
from companion.session.exchange import Proposal
from engine.api import CharacterJoined, GivenDice
from tests.companion.session.doubles import at_opening, table


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("I offer the dockhand my revolver for his silence", "revolver"),
        ("I slip the guard five coins to look the other way", "coins"),
        ("I pay the bailiff ten silver coins if he lets me go", None),
        ("I bribe the clerk with my gold watch to let me in", "gold watch"),
        ("I give the bailiff ten coins for her trouble", None),
        ("I offer the dockhand a drink", None),
        ("I bribe the guard", None),
    ],
)
def test_these_are_bribes(text: str, thing: str | None) -> None:
    bribe = bribe_in(text)
    assert (bribe and bribe.thing) == thing


@pytest.mark.parametrize(
    ("text", "thing", "whom"),
    [
        ("I offer the clerk a coin and ask what he knows", "coin", "the clerk"),
        ("I slip the man with one glove two coins and ask about the boat", "coins", None),
        ("I hand a torch to the guard, asking where the well is", "torch", "the guard"),
        ("I pass the guard and ask the clerk about the fire", None, None),
    ],
)
def test_what_is_offered_with_a_question_is_offered_for_the_answer(
    text: str, thing: str | None, whom: str | None
) -> None:
    offered = bargain_in(text)
    if thing is None:
        assert offered is None or offered.thing not in ("coin", "guard and")
    else:
        assert offered is not None
        assert (offered.thing, offered.whom) == (thing, whom or "the man with one glove")


@pytest.mark.parametrize(("mine", "theirs", "left"), [(10, 1, "10 coins"), (1, 8, "30 coins")])
def test_coins_change_hands_only_where_it_worked(
    tmp_path: Path, mine: int, theirs: int, left: str
) -> None:
    lines = ("Thief d10", "Scholar d8", "Warrior d6", "Initiative d12", "30 coins")
    _, sitting = table(tmp_path, system="altars", lines=lines)
    sheet = sitting.system.play.opponent_sheet("the bailiff", "d8")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    reply = sitting.say("I give the bailiff 20 coins as a bribe")
    assert isinstance(reply, Proposal)
    assert reply.request.opponent == "the bailiff"
    action = reply.action.model_dump()
    sides = int(str(action["actor"]["die"] or "d4").removeprefix("d"))
    rolled = sitting.roll(GivenDice((min(mine, sides), theirs)))
    list(sitting.tell(rolled).sentences)
    assert list(sitting.campaign.state.characters["Farek"].model_dump()["equipment"]) == [left]
    assert sitting.campaign.verify().ok


def test_what_is_offered_counts_in_the_bargain(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = at_opening(journal, "number-nine")
        offer = sitting.say("I offer Black Tom my long rope if he pulls me up")
        assert isinstance(offer, Proposal)
        assert offer.request.stitched == ("Long rope",)
        assert offer.stakes.success == "Reddy gives you his word until the train stands."
        bribe = sitting.say("I bribe Black Tom with my sword")
        assert isinstance(bribe, Proposal)
        assert bribe.request.stitched == ("Sword",)
        assert bribe.intent.manner == "bribe"
