"""What is for sale, what it costs, who deals in it, and what several of a thing cost."""

from pathlib import Path

import pytest

from companion.session.deeds import plain_deeds
from companion.session.exchange import Answered, FightBegins, Talk
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, table


@pytest.mark.parametrize("text", ["I ask the trader what he has for sale", "What do you sell?"])
def test_what_is_for_sale_is_a_list_with_prices(tmp_path: Path, text: str) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        sheet = sitting.system.play.opponent_sheet("the trader", "1")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say(text)
        assert isinstance(reply, Answered)
        assert "provisions" in reply.text
        assert "You have Coins x10" in reply.text
        cost = sitting.say("How much is a rope?")
        assert isinstance(cost, Answered)
        assert cost.text == "Rope: 2 in coins."


@pytest.mark.parametrize(
    ("system", "terms"),
    [("stitcher", "DS 1, pocket change: "), ("altars", "a treasure, or about 30 coins: ")],
)
def test_where_no_list_is_kept_prices_are_said_in_the_terms_of_the_game(
    tmp_path: Path, system: str, terms: str
) -> None:
    journal, sitting = table(tmp_path, system=system, place="a market town")
    with journal:
        sheet = sitting.system.play.opponent_sheet(
            "the trader", "d6" if system == "altars" else "1"
        )
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        reply = sitting.say("What do you sell?")
        assert isinstance(reply, Answered)
        assert terms in reply.text
        cost = sitting.say("How much is a horse?")
        assert isinstance(cost, Answered)
        assert cost.text == f"Horse: {sitting.system.belongings.price_words(4)}."
        like = sitting.say("How much is a crate of oranges?")
        assert isinstance(like, Answered)
        assert like.text.endswith("(in our price list “crate” is about a week's work).")


def test_whoever_asks_for_a_trader_in_a_town_finds_one(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        reply = sitting.say("I look for a trader")
        assert isinstance(reply, Talk)
        assert "the trader" in " ".join(reply.sentences)
        assert "the trader" in sitting.campaign.state.characters


def test_nobody_deals_in_the_open_waste(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a dune")
    with journal:
        assert not isinstance(sitting.say("I look for a trader"), Talk)


def test_three_provisions_are_written_as_a_list_writes_them(tmp_path: Path) -> None:
    said = next(plain_deeds("I buy provisions x3 from the trader"))
    assert (said.thing, said.count, said.whom) == ("provisions", 3, "the trader")
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town")
    with journal:
        reply = sitting.say("I buy provisions x3")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert "Coins x7" in sitting.campaign.state.characters["Farek"].inventory


def test_a_told_hurt_is_slept_off_and_cared_for_where_health_is_counted(tmp_path: Path) -> None:
    lines = [*LINES["skitterbarren"], "Provisions x3"]
    journal, sitting = table(tmp_path, system="skitterbarren", place="an inn", lines=lines)
    with journal:
        for name in ("Bleeding nose", "Down on your luck"):
            hurt = Effect(kind="harm", change="gain", target="Farek", name=name)
            sitting.campaign.apply(EffectApplied(effect=hurt))
        eased = Effect(
            kind="trouble", change="lose", target="Farek", name="Bleeding nose", good=True
        )
        sitting.campaign.apply(EffectApplied(effect=eased))
        assert sitting.campaign.state.characters["Farek"].conditions == ("Down on your luck",)
        reply = sitting.say("We make camp for the night")
        assert isinstance(reply, FightBegins)
        told = [note for step in reply.steps for note in step.notes]
        assert "Farek has slept it off: Down on your luck is gone." in told
        assert not sitting.campaign.state.characters["Farek"].conditions


def test_salvage_brings_a_few_coins(tmp_path: Path) -> None:
    lines = [*LINES["skitterbarren"], "Salvage"]
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap town", lines=lines)
    with journal:
        reply = sitting.say("I sell the salvage")
        assert isinstance(reply, FightBegins)
        list(reply.steps)
        assert "Coins x13" in sitting.campaign.state.characters["Farek"].inventory
