"""Plain words for things move things: eating, giving, dropping, buying and selling."""

from pathlib import Path

import pytest

from companion.session.consequences import thing_got
from companion.session.deeds import plain_deeds
from companion.session.exchange import Answered, FightBegins, Proposal, Talk
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table

GEAR = ("Brawn +1", "Exertion +3", "Rope", "Provisions x3", "Coins x10")


def trading(path: Path) -> Sitting:
    journal, sitting = table(path, system="skitterbarren", lines=GEAR)
    sitting.campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("Yarrow")))
    assert journal is not None
    return sitting


def does(sitting: Sitting, text: str) -> None:
    reply = sitting.say(text)
    assert isinstance(reply, FightBegins), reply
    list(reply.steps)
    assert reply.then is not None
    told = reply.then()
    assert isinstance(told, Talk)
    assert list(told.sentences)


def bag(sitting: Sitting, name: str = "Farek") -> list[str]:
    return list(sitting.campaign.state.characters[name].model_dump()["inventory"])


def test_a_day_of_small_deeds_leaves_its_marks(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I eat some of my provisions")
    does(sitting, "I give Yarrow one of my provisions")
    does(sitting, "I buy two torches from Yarrow")
    does(sitting, "I drop the rope")
    assert bag(sitting) == ["Provisions", "Coins x8", "Torch x2"]
    assert "Provisions x2" in bag(sitting, "Yarrow")
    names = [s.name for s in sitting.campaign.state.story.standings]
    assert names == ["Rope on the ground"]
    does(sitting, "I pick up the rope")
    assert "Rope" in bag(sitting)
    assert not sitting.campaign.state.story.standings
    does(sitting, "I sell the rope to her")
    assert "Coins x9" in bag(sitting)
    assert sitting.campaign.verify().ok


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("I buy a plate harness", "costs 60 coins"),
        ("I buy a rope from Old Meg", "Nobody called Old Meg"),
        ("I drop my lantern", "no 'Lantern'"),
        ("I take the rope", "have it already"),
        ("I buy 1e9 provisions", "from 1 to 99"),
        ("I buy -5 provisions", "from 1 to 99"),
        ("I buy 0 ropes", "from 1 to 99"),
        ("I buy 100 torches", "from 1 to 99"),
        ("I drop 0 ropes", "from 1 to 99"),
        ("I drop 1000000 coins", "from 1 to 99"),
        ("I buy a rope for 0 coins", "costs 2 coins, not 0"),
        ("I buy a rope for -3 coins", "costs 2 coins, not 0"),
        ("I sell my rope for 999999 coins", "brings 1 coin here, not 999999"),
        ("I buy 10 coins for 1 coin", "nobody sells them"),
        ("I buy Yarrow", "not for sale"),
        ("I buy the guard for 1 coin", "not for sale"),
    ],
)
def test_what_the_rules_refuse_is_said_and_changes_nothing(
    tmp_path: Path, text: str, why: str
) -> None:
    sitting = trading(tmp_path)
    before = bag(sitting)
    reply = sitting.say(text)
    assert isinstance(reply, Answered)
    assert why in reply.text
    assert bag(sitting) == before


def test_nobody_sells_on_a_bare_ledge(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", lines=GEAR)
    with journal:
        reply = sitting.say("I buy a torch")
        assert isinstance(reply, Answered)
        assert "Nobody is here" in reply.text


def test_what_is_dropped_is_picked_up_to_the_last_coin(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I drop 3 coins")
    does(sitting, "I drop 2 coins")
    names = [s.name for s in sitting.campaign.state.story.standings]
    assert names == ["Coins x5 on the ground"]
    does(sitting, "I pick up 2 coins")
    assert "Coins x7" in bag(sitting)
    does(sitting, "I pick up the coins")
    assert "Coins x10" in bag(sitting)
    assert not sitting.campaign.state.story.standings
    assert sitting.campaign.verify().ok


def test_an_offer_above_the_price_pays_the_price(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I buy a torch for five coins")
    assert "Coins x9" in bag(sitting)


@pytest.mark.parametrize("text", ["I have 1000000 coins", "I have my rope", "I eat my coins"])
def test_what_somebody_has_is_not_eaten(tmp_path: Path, text: str) -> None:
    sitting = trading(tmp_path)
    before = bag(sitting)
    assert not isinstance(sitting.say(text), FightBegins)
    assert bag(sitting) == before


def test_a_plain_deed_replaces_the_proposal(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    assert isinstance(sitting.say("I climb the wall"), Proposal)
    reply = sitting.argue("I buy a torch")
    assert isinstance(reply, FightBegins)
    assert sitting.proposal is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("I buy a good rope from the trader", ("buy", "good rope", 1, "the trader")),
        ("I'd like to order an ale", ("buy", "ale", 1, "")),
        ("I give the ferryman three coins", ("give", "coins", 3, "the ferryman")),
        ("I hand my rope over to Yarrow", ("give", "rope", 1, "Yarrow")),
        ("We eat", ("eat", "", 1, "")),
        ("I share my food with the raiders", ("give", "food", 1, "the raiders")),
        ("I throw my old boots away", ("drop", "old boots", 1, "")),
        ("I pick the knife back up", ("take", "knife", 1, "")),
    ],
)
def test_words_of_a_deed(text: str, found: tuple[str, str, int, str]) -> None:
    said = [(d.verb, d.thing, d.count, d.whom) for d in plain_deeds(text)]
    assert found in said


@pytest.mark.parametrize(
    "text",
    [
        "I give the guard a kick",
        "I give her my word",
        "I buy the guard's silence",
        "I drop the rope and climb down",
        "I take a look at the door",
        "I take aim",
        "I sell the guard a story",
        "I buy time by talking to them",
        "I hand him a forged letter",
        "I offer the raiders my provisions if they leave",
        "I give you the rope when you let me go",
    ],
)
def test_words_that_mean_more(text: str) -> None:
    assert not list(plain_deeds(text))


def test_foraging_is_rolled_and_fills_the_bag(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", lines=GEAR, place="a market")
    with journal:
        for _ in range(6):
            reply = sitting.say("I forage for food")
            assert isinstance(reply, Proposal), "the book rolls for it, wherever one is"
            assert "Awareness" in reply.request.stitched
            rolled = sitting.roll()
            list(sitting.tell(rolled).sentences)
            if rolled.resolution.passed:
                break
        assert "Provisions x4" in bag(sitting)


def test_feeding_gives_the_food_away(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    sitting.campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("the hound")))
    does(sitting, "I feed the hound a provision")
    assert "Provisions x2" in bag(sitting)


def test_wounds_are_not_bandaged_away(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    harm = Effect(kind="harm", change="gain", target="Farek", name="damage", size=4)
    sitting.campaign.apply(EffectApplied(effect=harm))
    reply = sitting.say("I bandage my wounds")
    assert isinstance(reply, Answered)
    assert "Long Rest" in reply.text
    assert isinstance(sitting.say("I clean my boots"), Talk | Proposal)


def test_a_search_for_a_thing_brings_it_and_one_for_a_bed_no_meal() -> None:
    assert thing_got("search", "I rummage for some wire") == "Wire"
    assert thing_got("search", "I look for a rope in the shed") == "Rope"
    assert thing_got("search", "I look for the captain") is None
    assert thing_got("forage", "I look for a place to sleep") is None
    assert thing_got("forage", "I look for water") == "Water"


def test_several_things_are_bought_one_by_one(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I buy a torch and a waterskin from Yarrow")
    assert bag(sitting)[-3:] == ["Coins x7", "Torch", "Waterskin"]
    reply = sitting.say("I buy a torch, a plate harness and a candle")
    assert isinstance(reply, FightBegins)
    notes = [note for step in reply.steps for note in step.notes]
    assert any("costs 60 coins" in note for note in notes)
    assert bag(sitting)[-4:] == ["Coins x5", "Torch x2", "Waterskin", "Candle"]
    assert not isinstance(sitting.say("I drop the rope and climb the wall"), FightBegins)


@pytest.mark.parametrize(
    ("system", "lines"),
    [
        ("stitcher", ("Pickpocket (3)", "Rope (2)")),
        ("altars", ("Thief d10", "Scholar d8", "Warrior d6", "Initiative d12", "Rope", "Ruby")),
    ],
)
def test_things_move_in_every_game(tmp_path: Path, system: str, lines: tuple[str, ...]) -> None:
    _, sitting = table(tmp_path, system=system, lines=lines)
    sitting.campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("Yarrow")))

    def has(name: str) -> list[str]:
        sheet = sitting.campaign.state.characters[name]
        return [line for line in sitting.system.play.sheet_lines(sheet) if "ope" in line]

    before = has("Farek")
    does(sitting, "I drop the rope")
    assert not has("Farek")
    does(sitting, "I pick up the rope")
    assert has("Farek") == before, "it is as good as it was"
    does(sitting, "I give my rope to Yarrow")
    assert not has("Farek")
    assert has("Yarrow")
    gone = sitting.say("I sell my rope to Yarrow")
    assert isinstance(gone, Answered)
    assert "carry no rope" in str(gone.text)
    assert not isinstance(sitting.say("I drop the pickpocket"), FightBegins), "that is a calling"
    assert sitting.campaign.verify().ok


def test_treasure_buys_a_horse_and_a_rope_needs_none(tmp_path: Path) -> None:
    lines = ("Thief d10", "Scholar d8", "Warrior d6", "Initiative d12", "Ruby, 5 coins")
    _, sitting = table(tmp_path, system="altars", lines=lines)
    sitting.campaign.apply(CharacterJoined(sheet=sitting.system.play.opponent_sheet("Yarrow")))

    def gear() -> list[str]:
        return list(sitting.campaign.state.characters["Farek"].model_dump()["equipment"])

    does(sitting, "I buy a rope from Yarrow")
    does(sitting, "I buy a horse")
    assert gear() == ["5 coins", "Rope", "Horse"]
    refused = sitting.say("I buy a sword")
    assert isinstance(refused, Answered)
    assert "costs a treasure" in str(refused.text)
    does(sitting, "I drop all my coins")
    assert gear() == ["Rope", "Horse"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("I drop all my coins", ["Rope", "Provisions x3"]),
        ("I drop all of the coins", ["Rope", "Provisions x3"]),
        ("I drop my coins", ["Rope", "Provisions x3"]),
        ("I drop a coin", ["Rope", "Provisions x3", "Coins x9"]),
        ("I give Yarrow my provisions", ["Rope", "Coins x10"]),
        ("I drop my rope", ["Provisions x3", "Coins x10"]),
    ],
)
def test_all_of_a_thing_goes_where_all_is_said(tmp_path: Path, text: str, left: list[str]) -> None:
    sitting = trading(tmp_path)
    does(sitting, text)
    assert bag(sitting) == left


def test_what_one_has_none_of_is_missed_and_not_rolled_for(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I drop all my coins")
    reply = sitting.say("I drop all my coins")
    assert isinstance(reply, Answered)
    assert "coins" in reply.text.casefold()


def test_a_gift_finds_who_was_only_told_of_and_nobody_else(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    does(sitting, "I give the woman a provision")  # the only one here
    assert "Provisions x2" in bag(sitting, "Yarrow")
    does(sitting, "I give the old ferryman two coins")
    assert "Coins x4" in bag(sitting, "the old ferryman")
    reply = sitting.say("I give Old Meg the rope")
    assert isinstance(reply, Answered)
    assert "Nobody called Old Meg" in reply.text
    assert "Rope" in bag(sitting)
    does(sitting, "I give him the rope")  # of those here only the ferryman is a man
    assert "Rope" in bag(sitting, "the old ferryman")


def test_a_thing_is_put_down_while_a_check_waits(tmp_path: Path) -> None:
    sitting = trading(tmp_path)
    assert isinstance(sitting.say("I climb the ledge with my rope"), Proposal)
    reply = sitting.argue("I drop my coins")
    assert isinstance(reply, FightBegins)


def test_what_is_paid_settles_what_is_owed(tmp_path: Path) -> None:
    lines = (
        "Thief d10",
        "Scholar d8",
        "Warrior d6",
        "Initiative d12",
        "Ruby ring, 20 silver coins",
    )
    _, sitting = table(tmp_path, system="altars", lines=lines)
    sheet = sitting.system.play.opponent_sheet("the horse doctor")
    owed = Effect(kind="cost", change="gain", target="scene", name="The horse doctor's fee")
    sitting.campaign.apply(CharacterJoined(sheet=sheet), EffectApplied(effect=owed))
    does(sitting, "I give her ten silver coins for her trouble")
    assert not sitting.campaign.state.story.costs
    does(sitting, "I pay the horse doctor with my ruby ring")
    left = sitting.campaign.state.characters["Farek"].model_dump()["equipment"]
    assert list(left) == ["10 silver coins"]
    assert not next(p.wants for p in sitting.setting().people if p.name == "the horse doctor")


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("I lay my rope on the altar", True),
        ("I put the rope in the open hand", True),
        ("I put my rope in my bag", False),
        ("I set the rope on fire", False),
    ],
)
def test_what_is_laid_somewhere_is_carried_no_more(tmp_path: Path, text: str, gone: bool) -> None:
    sitting = trading(tmp_path)
    reply = sitting.say(text)
    if isinstance(reply, FightBegins):
        list(reply.steps)
    assert ("Rope" not in bag(sitting)) == gone


@pytest.mark.parametrize(
    "text",
    [
        "I pay Yarrow two coins and cross",
        "I give Yarrow two coins and walk on",
        "I hand Yarrow two coins, and thank her",
    ],
)
def test_what_follows_of_itself_does_not_hide_the_deed(tmp_path: Path, text: str) -> None:
    sitting = trading(tmp_path)
    does(sitting, text)
    assert "Coins x8" in bag(sitting)
    assert "Coins x4" in bag(sitting, "Yarrow")


@pytest.mark.parametrize("text", ["I get in", "I get up", "I get ready", "I get out of here"])
def test_what_nobody_sells_is_no_purchase(text: str) -> None:
    assert list(plain_deeds(text)) == []
