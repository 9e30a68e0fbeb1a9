"""Rolls: declared before the dice exist, made once, the same whenever they are asked for."""

from fractions import Fraction

import pytest

from companion.errors import BadInputError, JournalError
from companion.journal import Campaign, Journal
from engine.api import (
    ChanceError,
    CharacterJoined,
    Effect,
    EffectApplied,
    GivenDice,
    IllegalActionError,
    RollLimitError,
    SeededDice,
    StateError,
    campaign_key,
)
from tests.companion.journal.lantern_rules import Brave, OilBurnt, Wish


def kinds_of(campaign: Campaign) -> list[str]:
    return [record.kind for record in campaign.records()]


def reopened(journal: Journal, campaign: Campaign) -> Campaign:
    return journal.campaign(campaign.id)


def test_declaration_is_kept_before_the_roll(campaign):
    campaign.roll(Brave(against=5), summary={"odds": {"through": Fraction(5, 9)}})
    opened, declared, rolled = campaign.records()
    assert [opened.kind, declared.kind, rolled.kind] == ["opened", "declare", "roll"]
    assert declared.body["action"] == {"op": "brave", "against": 5, "dice": 2}
    assert declared.body["summary"] == {"odds": {"through": "5/9"}}
    assert rolled.body["declare"] == declared.sequence


def test_faces_come_from_the_stream_of_the_roll(campaign):
    first, second = campaign.roll(Brave()), campaign.roll(Brave(dice=3))
    key = campaign_key(b"a test's seed", "Zoë", "")
    for number, resolution in ((1, first), (2, second)):
        dice = SeededDice(key, stream="play", number=number)
        assert [face for _, face, _ in resolution.draws] == [
            dice.face(sides) for sides, _, _ in resolution.draws
        ]


def test_player_text_changes_the_dice(journal):
    plain = journal.create("a", "lantern", seed=b"s")
    spoken = journal.create("b", "lantern", seed=b"s", player_text="by the moon")
    assert [r.kind for r in spoken.records()] == ["opened", "player_text"]
    many = Brave(dice=20)
    assert plain.roll(many).draws != spoken.roll(many).draws
    assert spoken.verify().ok


def test_same_seed_and_name_play_the_same_game(journal, tmp_path):
    from tests.companion.journal.lantern_rules import system_of

    def play(opened: Journal) -> str:
        campaign = opened.create("Replay", "lantern", seed=b"17")
        campaign.append("player", {"text": "in we go"})
        campaign.roll(Brave())
        campaign.roll(Brave(against=2))
        return campaign.head

    with Journal.open(tmp_path / "other.db", system_of=system_of) as other:
        assert play(journal) == play(other)


def test_two_unseeded_campaigns_have_dice_of_their_own(journal):
    faces = {journal.create(f"c{n}", "lantern").roll(Brave(dice=12)).draws for n in range(3)}
    assert len(faces) == 3


def test_a_roll_asked_again_shows_the_same(campaign):
    first = campaign.roll(Brave())
    assert campaign.resolve(1) == first
    assert kinds_of(campaign).count("roll") == 1


def test_withdrawing_buys_no_other_dice(campaign):
    campaign.declare(Brave(against=6))
    campaign.withdraw("too hard")
    campaign.declare(Brave(against=3))
    campaign.declare(Brave(against=4))
    kept = campaign.resolve()
    plain = SeededDice(campaign_key(b"a test's seed", "Zoë"), number=1)
    assert [face for _, face, _ in kept.draws][:2] == [plain.face(6), plain.face(6)]
    assert [r.body["number"] for r in campaign.records(kinds={"declare"})] == [1, 1, 1]
    assert campaign.verify().ok


def test_proposal_that_waits_is_not_rolled_on_opening(journal, campaign):
    campaign.declare(Brave(against=6), summary={"total": "2 dice"})
    again = reopened(journal, campaign)
    assert again.pending is not None
    assert again.pending.number == 1
    assert again.pending.summary == {"total": "2 dice"}
    assert again.state == campaign.state


def test_agreed_roll_is_made_on_opening_once(journal, campaign):
    twin = journal.create("twin", "lantern", seed=b"a test's seed")
    assert twin.id != campaign.id
    campaign.declare(Brave(), accepted=True)
    again = reopened(journal, campaign)
    assert again.pending is None
    expected = SeededDice(campaign_key(b"a test's seed", "Zoë"), number=1)
    assert [f for _, f, _ in again.resolution(1).draws][:2] == [expected.face(6), expected.face(6)]
    third = reopened(journal, campaign)
    assert kinds_of(third).count("roll") == 1
    assert third.head == again.head


def test_command_that_only_looks_leaves_an_agreed_roll_alone(journal, campaign):
    campaign.declare(Brave(), accepted=True)
    assert journal.campaign("Zoë", recover=False).pending is not None


def test_next_roll_waits_for_the_agreed_one(campaign):
    campaign.declare(Brave(), accepted=True)
    with pytest.raises(JournalError, match="roll 1 was agreed"):
        campaign.declare(Brave(against=2))


def test_illegal_action_leaves_nothing_behind(campaign):
    with pytest.raises(IllegalActionError):
        campaign.roll(Brave(dice=0))
    assert kinds_of(campaign) == ["opened"]


def test_roll_that_cannot_end_is_withdrawn(journal, campaign):
    with pytest.raises(RollLimitError):
        campaign.roll(Brave(dice=10_001))
    assert kinds_of(campaign) == ["opened", "declare", "withdraw"]
    assert reopened(journal, campaign).next_roll == 1


def test_refusal_by_the_rules_is_a_result(campaign):
    resolution = campaign.roll(Wish())
    assert resolution.refusal is not None
    assert resolution.refusal.rule == "L-3"
    assert campaign.resolution(1) == resolution
    assert campaign.verify().ok


def test_physical_dice_are_kept_as_given(journal, campaign):
    resolution = campaign.roll(Brave(), dice=GivenDice([2, 5]))
    assert resolution.draws == ((6, 2, ""), (6, 5, ""))
    assert campaign.records()[-1].body["physical"] is True
    report = reopened(journal, campaign).verify()
    assert report.ok
    assert report.physical == 1


@pytest.mark.parametrize("faces", [[2], [2, 7], [2, 5, 5], [0, 1], []])
def test_wrong_physical_dice_change_nothing_and_may_be_given_again(campaign, faces):
    with pytest.raises(ChanceError):
        campaign.roll(Brave(), dice=GivenDice(faces))
    assert campaign.pending is not None
    campaign.roll(Brave(), dice=GivenDice([2, 5]))
    assert kinds_of(campaign) == ["opened", "declare", "roll"]
    assert campaign.verify().ok


def test_own_dice_for_a_proposal_are_fine_but_not_after_agreeing(campaign):
    campaign.declare(Brave())
    campaign.resolve(dice=GivenDice([3, 3]))
    campaign.declare(Brave(), accepted=True)
    with pytest.raises(BadInputError, match="campaign's dice"):
        campaign.resolve(dice=GivenDice([6, 6, 6]))


def test_state_is_the_fold_of_rolls_and_events(journal, campaign):
    campaign.apply(CharacterJoined(sheet={"name": "Ada", "grit": 3}))
    campaign.roll(Brave(acting="Ada", against=1))
    gain = Effect(kind="gear", change="gain", target="Ada", name="oil", size=5, key="1/oil")
    campaign.apply(EffectApplied(effect=gain, roll=1), EffectApplied(effect=gain, roll=1), roll=1)
    assert campaign.state.oil == 14  # the same key twice is applied once
    assert reopened(journal, campaign).state == campaign.state
    assert campaign.consequences_of(1) == (EffectApplied(effect=gain, roll=1),) * 2
    action, resolution = campaign.rolled(1)
    assert action == Brave(acting="Ada", against=1)
    assert resolution.acting == "Ada"


def test_event_that_does_not_fit_is_not_kept(campaign):
    from engine.api import Event

    class Foreign(Event):
        kind: str = "foreign"

    with pytest.raises(JournalError, match="knows no event"):
        campaign.apply(OilBurnt(amount=1), Foreign())
    assert kinds_of(campaign) == ["opened"]
    with pytest.raises((StateError, JournalError)):
        campaign.apply(CharacterJoined(sheet={"name": 3}))
    assert kinds_of(campaign) == ["opened"]


def test_rolls_that_do_not_exist(campaign):
    campaign.roll(Brave())
    for wrong in (0, 2, -1):
        with pytest.raises(BadInputError):
            campaign.resolution(wrong)
    with pytest.raises(BadInputError, match="not declared"):
        campaign.resolve(7)
    with pytest.raises(BadInputError, match="no roll is waiting"):
        campaign.resolve()
    with pytest.raises(BadInputError, match="nothing to withdraw"):
        campaign.withdraw()


def test_draws_have_streams_of_their_own(journal, campaign):
    first = campaign.draw("oracle", [100, 100], about="is the door locked?")
    campaign.roll(Brave())
    second = campaign.draw("oracle", [100, 100], about="is it trapped?")
    key = campaign_key(b"a test's seed", "Zoë")
    for number, faces in ((1, first), (2, second)):
        dice = SeededDice(key, stream="oracle", number=number)
        assert faces == (dice.face(100), dice.face(100))
    assert reopened(journal, campaign).verify().ok
    for stream, sides in (("play", [6]), ("", [6]), ("oracle", []), ("oracle", [1]), ("o", [257])):
        with pytest.raises(BadInputError):
            campaign.draw(stream, sides, about="no")


def test_own_dice_for_a_draw(campaign):
    assert campaign.draw("oracle", [6, 6], about="?", dice=GivenDice([1, 6])) == (1, 6)
    with pytest.raises(ChanceError):
        campaign.draw("oracle", [6], about="?", dice=GivenDice([1, 6]))
    report = campaign.verify()
    assert report.ok
    assert report.physical == 1


def test_action_that_would_not_come_back_is_not_kept(campaign):
    from pydantic import field_serializer

    from companion.journal.codec import Codec
    from tests.companion.journal.lantern_rules import LANTERN

    class Lossy(Brave):
        @field_serializer("against")
        def _halve(self, value: int) -> int:
            return value // 2

    codec = Codec(LANTERN)
    codec._actions["brave"] = Lossy
    with pytest.raises(JournalError, match="cannot be kept exactly"):
        codec.action_json(Lossy(against=4))
