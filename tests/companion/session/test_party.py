"""Several characters under one player: who acts, who helps, allies, turns, replay."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.journal import Journal
from companion.session.exchange import FightBegins, Proposal
from companion.session.party import FOLLOW, HOLD, Party, strongest
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied, IllegalActionError
from tests.companion.session.doubles import LINES, sit, table

HUNTER = {
    "stitcher": ["Hunter (3)", "Bow", "Lantern"],
    "altars": ["Warrior d12", "Thief d8", "Sage d6", "Initiative d10", "Lantern"],
    "skitterbarren": ["Brawn +2", "Knack +1", "Exertion +2", "Awareness +1", "Knife"],
}
BLOW = {
    "altars": "I swing my longsword at the ghoul!",
    "skitterbarren": "I stab the ghoul with my knife!",
}


def join(sitting: Sitting, name: str, lines: Sequence[str] = ()) -> str:
    system = sitting.system
    drafted = list(lines or HUNTER[system.info.slug])
    return sitting.party.join(system.play.draft_sheet(name, drafted, sitting.campaign.state))


def opponent(sitting: Sitting, name: str, strength: str = "", *, attitude: int = 0) -> None:
    sitting.campaign.apply(
        CharacterJoined(sheet=sitting.system.play.opponent_sheet(name, strength))
    )
    if attitude:
        effect = Effect(
            kind="relation",
            change="set",
            target=name,
            name="attitude",
            size=abs(attitude),
            good=attitude > 0,
        )
        sitting.campaign.apply(EffectApplied(effect=effect))


def propose(sitting: Sitting, text: str) -> Proposal:
    reply = sitting.say(text)
    assert isinstance(reply, Proposal), reply
    return reply


def begin(sitting: Sitting) -> None:
    assert propose(sitting, BLOW[sitting.system.info.slug]).opens_fight
    list(sitting.open_fight())


def tell(sitting: Sitting) -> None:
    list(sitting.tell(sitting.roll()).sentences)


def test_a_name_and_a_colon_hand_over(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian Long")
        reply = propose(sitting, "Adrian: I climb the wall with my lantern")
        assert sitting.actor == "Adrian Long"
        assert reply.request.actor == "Adrian Long"
        assert "Lantern" in reply.request.stitched
        assert propose(sitting, "I climb the wall with my rope").request.actor == "Adrian Long"
        back = propose(sitting, "farek: I climb the wall with my long rope")
        assert back.request.actor == "Farek"
        assert "Long rope" in back.request.stitched


def test_a_colon_after_anything_else_is_only_text(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian")
        for text in ("I say: come here", "12: 30", ": hello", "Adrian:", "adrianna: hello"):
            sitting.say(text)
            assert sitting.actor == "Farek", text


def test_changing_the_actor_withdraws_what_is_on_the_table(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian")
        first = propose(sitting, "I climb the wall")
        sitting.switch("adrian")
        assert sitting.proposal is None
        assert propose(sitting, "I climb the wall").number == first.number, "the same dice"


def test_nobody_and_two_of_a_kind_are_refused(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Farah")
        with pytest.raises(BadInputError, match="there are: Farek, Farah"):
            sitting.switch("Zoe")
        with pytest.raises(BadInputError):
            sitting.switch("Fa")
        with pytest.raises(BadInputError, match="already"):
            join(sitting, "farek")


def test_helpers_bring_a_die_and_what_is_named_of_theirs(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian")
        alone = propose(sitting, "I climb the wall")
        helped = sitting.argue("Adrian helps with his lantern")
        assert isinstance(helped, Proposal)
        assert helped.request.helpers == ("Adrian",)
        assert "Lantern" in helped.request.stitched
        assert helped.action.participants == 2  # type: ignore[attr-defined]
        assert helped.number == alone.number
        again = sitting.argue("Adrian also helps with the bow")
        assert isinstance(again, Proposal)
        assert again.request.helpers == ("Adrian",), "the same helper once"
        assert {"Lantern", "Bow"} <= set(again.request.stitched)
        without = sitting.argue("without Adrian")
        assert isinstance(without, Proposal)
        assert without.request == alone.request
        tell(sitting)
        assert sitting.campaign.verify().ok


def test_help_counts_in_every_game(tmp_path: Path) -> None:
    for system in LINES:
        # A small pool: beyond five dice a single helper's die would be the odd one that is lost.
        lines = ["Sword", "Lantern"] if system == "stitcher" else ()
        journal, sitting = table(tmp_path / system, system=system, lines=lines)
        with journal:
            join(sitting, "Adrian")
            alone = propose(sitting, "I climb the wall")
            helped = sitting.argue("Adrian helps me")
            assert isinstance(helped, Proposal)
            assert helped.action != alone.action, system
            assert any("Adrian helps" in remark for remark in helped.remarks)
            better = dict(helped.odds)
            assert better != dict(alone.odds)
            tell(sitting)


def test_in_a_counted_fight_help_is_an_action_of_its_own(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a crypt")
    with journal:
        join(sitting, "Adrian")
        opponent(sitting, "ghoul", attitude=-2)
        begin(sitting)
        sitting.follow_turn()
        acting = sitting.actor
        other = "Farek" if acting == "Adrian" else "Adrian"
        on_table = sitting.say(BLOW["skitterbarren"])
        assert isinstance(on_table, Proposal), on_table
        argued = sitting.argue(f"{other} helps me")
        assert isinstance(argued, Proposal)
        assert argued.request == on_table.request
        assert "action of its own" in argued.remarks[0]


def test_assist_works_by_its_short_words(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a crypt")
    with journal:
        join(sitting, "Adrian")
        opponent(sitting, "ghoul", attitude=-2)
        begin(sitting)
        sitting.follow_turn()
        other = "Farek" if sitting.actor == "Adrian" else "Adrian"
        reply = sitting.say(f"assist {other}")
        assert isinstance(reply, FightBegins)
        assert list(reply.steps)
        assert sitting.campaign.verify().ok


@pytest.mark.parametrize("system", sorted(BLOW))
def test_each_character_of_the_player_gets_the_turn(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a crypt")
    with journal:
        join(sitting, "Adrian")
        join(sitting, "Borin")
        opponent(sitting, "ghoul", "d12" if system == "altars" else "3", attitude=-2)
        begin(sitting)
        acted = set()
        for _ in range(40):
            while sitting.fighting.choice is not None:
                sitting.follow_turn()
                list(sitting.fighting.answer(""))
            sitting.follow_turn()
            if not sitting.fighting.is_running:
                break
            assert sitting.actor in sitting.party.on_turn()
            acted.add(sitting.actor)
            list(sitting.fighting.end_turn())
        assert acted == {"Farek", "Adrian", "Borin"} or not sitting.fighting.is_running
        assert len(acted) >= 2
        assert sitting.campaign.verify().ok


def test_only_a_friend_becomes_an_ally(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        opponent(sitting, "Lotte")
        with pytest.raises(BadInputError, match="win them over"):
            sitting.party.befriend("Lotte")
        opponent(sitting, "Brand", attitude=2)
        assert sitting.party.befriend("brand") == "Brand"
        assert sitting.party.allies == {"Brand"}
        assert "Brand" not in sitting.party.members
        with pytest.raises(BadInputError, match="acts without you"):
            sitting.switch("Brand")


def test_an_ally_lends_a_hand_in_stitcher_until_left_out(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a bandit (2) blocks the bridge")
    with journal:
        opponent(sitting, "Brand", "3", attitude=2)
        sitting.party.befriend("Brand")
        reply = propose(sitting, "I attack the bandit with my sword")
        assert reply.request.helpers == ("Brand",)
        assert "Brand" in reply.request.stitched, "with the best that he has"
        alone = sitting.argue("without Brand")
        assert isinstance(alone, Proposal)
        assert alone.request.helpers == ()
        assert "Brand" not in alone.request.stitched


@pytest.mark.parametrize("system", sorted(BLOW))
def test_an_ally_fights_by_policy_and_needs_nobody(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a crypt")
    with journal:
        opponent(sitting, "Brand", "d10" if system == "altars" else "2", attitude=3)
        opponent(sitting, "ghoul", "d12" if system == "altars" else "4", attitude=-3)
        sitting.party.befriend("Brand")
        begin(sitting)
        for _ in range(60):
            while sitting.fighting.choice is not None:
                assert sitting.fighting.choice.who != "Brand"
                list(sitting.fighting.answer(""))
            if not sitting.fighting.is_running:
                break
            assert sitting.party.on_turn() == ("Farek",), "an ally's turn never waits"
            told = [note for step in sitting.fighting.end_turn() for note in step.notes]
            assert not any(n.startswith("Brand") and n.endswith("?") for n in told)
        struck = [
            record.body["action"]["op"]
            for record in sitting.campaign.records(kinds={"declare"})
            if record.body["action"].get("acting") == "Brand"
        ]
        assert {"attack", "take"} & set(struck)
        assert sitting.campaign.verify().ok


def deeds_of(sitting: Sitting, name: str) -> list[dict[str, object]]:
    declared = sitting.campaign.records(kinds={"declare"})
    return [r.body["action"] for r in declared if r.body["action"].get("acting") == name]


def play_on(sitting: Sitting, rounds: int) -> None:
    """Let the player's turns go until so many have passed or the fight is over."""
    for _ in range(rounds):
        while sitting.fighting.choice is not None:
            list(sitting.fighting.answer(""))
        if not sitting.fighting.is_running:
            return
        list(sitting.fighting.end_turn())


@pytest.mark.parametrize("system", sorted(BLOW))
def test_how_an_ally_fights_is_the_players_to_say(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a crypt")
    with journal:
        opponent(sitting, "Brand", "d10" if system == "altars" else "2", attitude=3)
        opponent(sitting, "ghoul", "d12" if system == "altars" else "4", attitude=-3)
        sitting.party.befriend("Brand")
        assert sitting.party.policy_of("Brand") == FOLLOW
        sitting.party.instruct("brand", "hold")
        begin(sitting)
        play_on(sitting, 3)
        assert not {"attack", "blast", "take"} & {d["op"] for d in deeds_of(sitting, "Brand")}
        assert Party(sitting.campaign).policy_of("Brand") == HOLD
        for who, how in (("Brand", "run"), ("Farek", "hold"), ("Nobody", "hold")):
            with pytest.raises(BadInputError):
                sitting.party.instruct(who, how)


def test_an_ally_walks_up_and_goes_for_whom_you_struck_at(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a crypt")
    with journal:
        opponent(sitting, "Brand", "2", attitude=3)
        for name in ("ghoul", "the great ghoul"):
            opponent(sitting, name, "4", attitude=-3)
        sitting.party.befriend("Brand")
        begin(sitting)
        play_on(sitting, 6)
        deeds = [d for d in deeds_of(sitting, "Brand") if d["op"] == "take"]
        assert {d["what"] for d in deeds} >= {"attack"}
        assert {d.get("target") or d.get("toward") for d in deeds} == {"ghoul"}


@pytest.mark.parametrize("system", sorted(BLOW))
def test_who_comes_into_a_fight_has_a_place_in_its_order(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a crypt")
    with journal:
        opponent(sitting, "Brand", "d10" if system == "altars" else "2", attitude=3)
        opponent(sitting, "ghoul", "d12" if system == "altars" else "4", attitude=-3)
        begin(sitting)
        join(sitting, "Odo")
        opponent(sitting, "a second ghoul", "", attitude=-3)
        play_on(sitting, 1)
        shown = "\n".join(sitting.fighting.lines())
        assert "Odo" in shown
        assert "a second ghoul" in shown
        assert "Brand:" not in shown, "a friend of the GM's side takes no hand"
        assert sitting.campaign.verify().ok


def test_an_ally_who_holds_back_lends_no_hand_in_stitcher(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a bandit (2) blocks the bridge")
    with journal:
        opponent(sitting, "Brand", "3", attitude=2)
        sitting.party.befriend("Brand")
        sitting.party.instruct("Brand", "hold")
        reply = propose(sitting, "I attack the bandit with my sword")
        assert reply.request.helpers == ()


def test_an_ally_who_leaves_is_the_gms_again(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        opponent(sitting, "Brand", attitude=2)
        sitting.party.befriend("Brand")
        sitting.party.part("Brand")
        assert sitting.campaign.state.characters["Brand"].side == "gm"
        assert sitting.party.allies == frozenset()
        with pytest.raises(BadInputError, match="all you have"):
            sitting.party.part("Farek")


def test_the_light_moves(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian")
        join(sitting, "Borin", ["Smith (2)"])
        named: list[tuple[str, ...]] = []
        for _ in range(12):
            sitting.say("I wait and look at the river.")
            named.append(sitting.party.overlooked())
        assert named[:5] == [()] * 5
        assert set(named[5]) == {"Adrian", "Borin"}
        assert named[6:11] == [()] * 5, "each is named once in a while only"
        sitting.say("Adrian: I look at the river.")
        assert "Adrian" not in sitting.party.overlooked()


def test_a_campaign_with_three_characters_replays(tmp_path: Path) -> None:
    heads = []
    for run in ("a", "b"):
        journal, sitting = table(tmp_path / run)
        with journal:
            join(sitting, "Adrian")
            join(sitting, "Borin", ["Smith (3)", "Hammer"])
            for text in (
                "I climb the wall with my long rope",
                "Adrian: I climb the wall with my lantern",
                "Borin: I break the door with my hammer",
                "Adrian: I sneak past the guard",
            ):
                propose(sitting, text)
                sitting.argue("Farek helps")
                tell(sitting)
            sitting.switch("Borin")
            heads.append(sitting.campaign.head)
            state = sitting.campaign.state
            assert sitting.campaign.verify().ok
        with Journal.open(tmp_path / run / "campaigns.db") as again:
            campaign = again.campaign("Test")
            assert campaign.state == state
            assert Party(campaign).who_acts() == "Adrian", "who spoke last"
            later = sit(campaign)
            assert later.unfinished() is None
            assert later.party.members == ("Farek", "Adrian", "Borin")
    assert heads[0] == heads[1]


def test_a_roll_of_one_is_told_of_that_one_after_a_crash(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        join(sitting, "Adrian")
        propose(sitting, "Adrian: I climb the wall with my lantern")
        sitting.roll()
        later = sit(sitting.campaign)
        rolled = later.unfinished()
        assert rolled is not None
        told = later.tell(rolled)
        list(told.sentences)
        double = later.telling.floor
        assert all(e.target in ("Adrian", "scene") for e in told.effects), double


def test_undo_of_a_newcomer_leaves_nobody_acting_who_is_gone(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        propose(sitting, "I climb the wall")
        tell(sitting)
        join(sitting, "Adrian")
        sitting.switch("Adrian")
        sitting.undo()
        assert sitting.actor == "Farek"
        assert sitting.party.members == ("Farek",)


def test_allies_are_forgotten_when_taken_back(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        propose(sitting, "I climb the wall")
        tell(sitting)
        opponent(sitting, "Brand", attitude=2)
        sitting.party.befriend("Brand")
        assert sitting.party.allies
        sitting.undo()
        assert not sitting.party.allies


def test_the_strongest_is_no_condition(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        assert strongest(sitting.system, sitting.campaign.state.characters["Farek"]) == "Warrior"


def test_an_attack_of_an_ally_on_nobody_ends_the_turn(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a crypt")
    with journal, pytest.raises(IllegalActionError):
        list(sitting.fighting.act_for("ghost"))


def test_whoever_is_named_is_meant_before_a_guess(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="a temple above the sea")
    with journal:
        opponent(sitting, "High Priest Anu-Sem", "3", attitude=-2)
        opponent(sitting, "two temple eels", "2", attitude=-1)
        reply = propose(sitting, "I swing my sword at the eels")
        assert reply.request.opponent == "the big temple eel"  # the first of the two


def test_a_circumstance_counts_by_its_whole_name(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the low crane of the narrow quay")
    with journal:
        standing = Effect(
            kind="edge", change="gain", target="scene", name="Low gravity", size=2, good=True
        )
        sitting.campaign.apply(EffectApplied(effect=standing))
        propose(sitting, "I climb the cliff")
        argued = sitting.argue("the low gravity helps me")
        assert isinstance(argued, Proposal)
        assert argued.request.circumstances == (("Low gravity", None),)
        told = sitting.argue("the narrow quay helps me too")
        assert isinstance(told, Proposal)
        assert told.request.circumstances[1:] == (("narrow quay", None),)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_a_blow_that_opened_a_fight_is_struck_by_whoever_meant_it(
    tmp_path: Path, seed: bytes
) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a crypt", seed=seed)
    with journal:
        join(sitting, "Adrian")
        opponent(sitting, "ghoul", "d4", attitude=-2)
        begin(sitting)
        for _ in range(10):
            while sitting.fighting.choice is not None:
                list(sitting.fighting.answer("stand still"))
            sitting.follow_turn()
            meant = sitting.agreeing.intended()
            if isinstance(meant, Proposal):
                assert meant.request.actor == "Farek"
                return
            assert sitting.actor == "Adrian", "somebody else of the player's is first"
            list(sitting.fighting.end_turn())
        pytest.fail("the blow never came")
