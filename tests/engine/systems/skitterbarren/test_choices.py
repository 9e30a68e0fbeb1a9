"""Boons and Blunders between the dice and the told outcome."""

from typing import Any

import pytest

from engine.api import Action, IllegalActionError, Resolution
from engine.systems.skitterbarren.actions import Attack, Check, Mod, TreatWounds
from engine.systems.skitterbarren.play_actions import SpendBlunder, SpendBoon
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero


def table(boons: int = 0, blunders: int = 0, **readings: Any) -> Table:
    game = Table(**readings).join(hero(), hero("Tarn", level=5), foe())
    game.state = game.state.model_copy(update={"boons": boons, "blunders": blunders})
    return game


def check(dr: int = 11, **fields: Any) -> Check:
    return Check(acting="Sefa", modifiers=(Mod(name="Vigor", value=0),), dr=dr, **fields)


def refused(game: Table, action: Action, rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(game.state, action)
    assert caught.value.rule == rule


def kinds(resolution: Resolution) -> list[str]:
    return [event.kind for event in resolution.events]


def test_without_resources_the_outcome_comes_at_once() -> None:
    game = table()
    done = game.do(check(), 3, 3, 4)
    assert done.fields["total"] == 12
    assert (done.passed, done.degree) == (True, "narrow_success")
    assert kinds(done) == ["rolled"]


def test_the_party_is_asked_after_the_dice() -> None:
    game = table(boons=2)
    waits = game.do(check(), 3, 3, 2)
    assert waits.degree is None
    assert waits.passed is None
    assert waits.fields["total"] == 10
    assert waits.fields["pending"] == "spend_boons"
    assert kinds(waits) == ["roll_opened", "choice_pending"]
    assert game.state.pending.options == ("0", "1", "2")
    assert "10 against 11" in game.state.pending.question
    told = game.do(PLAY.answer(game.state, "1"), boon=(3,))
    assert told.fields["total"] == 13
    assert told.degree == "narrow_success"
    assert (game.state.boons, game.state.pending, game.state.open_roll) == (1, None, None)


@pytest.mark.parametrize(
    ("dr", "boons", "blunders", "asks"),
    [
        (11, 2, 0, False),  # won, and nothing can take it away
        (11, 1, 1, True),  # won by nothing: a Blunder could turn it
        (7, 1, 1, False),  # won by 4: one Blunder cannot turn it
        (15, 1, 0, True),  # 4 short: a Boon may just do
        (16, 1, 0, False),  # 5 short: one Boon cannot
        (16, 2, 0, True),
    ],
)
def test_boons_are_offered_where_they_can_decide(
    dr: int, boons: int, blunders: int, asks: bool
) -> None:
    game = table(boons=boons, blunders=blunders)
    game.do(check(dr=dr), 3, 3, 3)
    assert (game.state.pending is not None) is asks
    always = table(boons=boons, blunders=blunders, boons_asked="always")
    always.do(check(dr=dr), 3, 3, 3)
    assert always.state.pending is not None


def test_a_boon_guards_against_every_blunder_that_a_human_gm_holds() -> None:
    game = table(boons=1, blunders=2, gm_blunders="ask")
    game.do(check(dr=5), 3, 3, 3)
    assert game.state.pending.about == "spend_boons"
    assert "11 against 5, a success by 6" in game.state.pending.question
    never = table(boons=1, blunders=2, gm_blunders="never")
    assert never.do(check(), 3, 3, 3).passed


def test_where_equal_is_not_enough_a_boon_may_be_what_lacks() -> None:
    game = table(boons=1, meet_is_success=False)
    game.do(check(), 3, 3, 3)
    assert "11 against 11, a failure." in game.state.pending.question
    game.do(SpendBoon(amount=0))
    game.do(check(dr=15), 3, 3, 3)
    assert game.state.pending is None, "even a 4 would only be equal"


def test_nobody_must_spend() -> None:
    game = table(boons=1)
    game.do(check(), 1, 1, 6)
    told = game.do(SpendBoon(amount=0))
    assert told.passed is False
    assert game.state.boons == 2, "the lone 6 of the failed check still brings its Boon"


def test_only_the_asked_choice_can_be_made() -> None:
    game = table(boons=1, blunders=1)
    refused(game, SpendBoon(amount=1), "K-14")
    game.do(check(), 3, 3, 2)
    refused(game, SpendBoon(amount=2), "K-14")
    refused(game, SpendBlunder(amount=1), "K-16")
    refused(game, SpendBoon(amount=1, acting="Ghoul"), "K-14")
    refused(game, check(), "RK-08")
    with pytest.raises(IllegalActionError, match="answer with one of"):
        PLAY.answer(game.state, "a lot")
    game.do(SpendBoon(amount=1, acting="Tarn"))
    with pytest.raises(IllegalActionError, match="nobody is asked"):
        PLAY.answer(game.state, "1")


def test_a_choice_does_not_tell_the_outcome() -> None:
    game = table(boons=1, house_kit=True, boons_asked="always")
    waits = game.do(Attack(acting="Sefa", target="Ghoul"), 6, 6, 6)
    assert "damage" not in waits.fields
    assert game.state.characters["Ghoul"].harm == 0
    game.do(SpendBoon(amount=0))
    assert game.state.characters["Ghoul"].harm == 7


@pytest.mark.parametrize(
    ("margin", "die", "spends"),
    [(0, 1, True), (1, 1, False), (1, 2, True), (3, 3, False), (3, 4, True)],
)
def test_the_policy_of_the_gm(margin: int, die: int, spends: bool) -> None:
    game = table(blunders=1)
    blunder = {"blunder": (4,)} if spends else {}
    told = game.do(check(dr=11 - margin), 3, 3, 3, gm=(die,), **blunder)
    assert told.passed is not spends
    assert game.state.blunders == (0 if spends else 1)
    assert (PLAY.notes(check(), told) == ("The GM spent a Blunder on this roll.",)) is spends


def test_the_policy_leaves_failures_and_clear_successes_alone() -> None:
    for dr in (12, 7):
        game = table(blunders=1)
        told = game.do(check(dr=dr), 3, 3, 3)
        assert told.fields["blunder_dice"] == []
    never = table(blunders=1, gm_blunders="never")
    assert never.do(check(), 3, 3, 3).passed


def test_the_gm_answers_last() -> None:
    game = table(boons=1, blunders=2, gm_blunders="ask")
    game.do(check(), 3, 3, 2)
    asked = game.do(PLAY.answer(game.state, "1"), boon=(4,))
    assert asked.fields["pending"] == "spend_blunders"
    assert game.state.pending.who == "gm"
    assert game.state.pending.options == ("0", "1", "2")
    refused(game, SpendBlunder(amount=3), "K-16")
    refused(game, SpendBlunder(amount=1, acting="Sefa"), "K-16")
    told = game.do(PLAY.answer(game.state, "2"), blunder=(2, 3))
    assert told.fields["total"] == 9
    assert told.passed is False
    assert (game.state.boons, game.state.blunders) == (0, 0)


def test_a_gm_who_is_asked_may_decline() -> None:
    game = table(blunders=2, gm_blunders="ask")
    game.do(check(), 3, 3, 3)
    assert game.do(SpendBlunder(amount=0)).passed


def test_spending_with_the_declaration() -> None:
    game = table(boons=2, blunders=1, resource_timing="before_roll")
    told = game.do(check(boons=1, blunders=1), 3, 3, 3, boon=(2,), blunder=(1,))
    assert told.fields["total"] == 12
    assert (game.state.boons, game.state.blunders) == (1, 0)
    refused(game, check(boons=2), "K-14")
    refused(game, check(blunders=1), "K-16")


def test_who_may_spend_on_what() -> None:
    game = table(boons=2, blunders=2, max_resource_dice_per_roll=1)
    refused(game, check(boons=2), "RK-09")
    refused(game, Check(acting="Ghoul", dr=9, boons=1), "RK-06")
    refused(game, Check(acting="Ghoul", dr=9, blunders=1), "RK-07")
    gm = game.do(Check(acting="Ghoul", dr=9), 3, 3, 6)
    assert gm.fields["outcome"] == "none", "no choice and no Boon on the GM's rolls"
    game.do(check(dr=20, boons=1), 3, 3, 2, boon=(1,))
    assert game.state.pending is None, "one die a roll, and it is spent"


@pytest.mark.parametrize("setting", ["boon_effect", "blunder_effect"])
def test_no_question_where_it_has_no_effect(setting: str) -> None:
    game = table(boons=1, blunders=1, **{setting: "none"}, gm_blunders="ask", boons_asked="always")
    game.do(check(), 3, 3, 3)
    asked = "spend_blunders" if setting == "boon_effect" else "spend_boons"
    assert game.state.pending.about == asked


def test_gains_stop_at_the_cap() -> None:
    game = table(boons=4)
    game.do(check(), 3, 3, 6)
    assert game.state.boons == 4
    game = table(blunders=4, gm_blunders="never")
    game.do(check(), 3, 3, 1)
    assert game.state.blunders == 4, "levels 1 and 5: an average of 3"
    high = table(blunders=4, gm_blunders="never", party_level_basis="highest")
    high.do(check(), 3, 3, 1)
    assert high.state.blunders == 5


def test_a_sheet_limits_a_check() -> None:
    game = Table().join(hero(skills={"Exertion": 3}))
    refused(game, check(), "K-74")
    twice = (Mod(name="Exertion", value=3), Mod(name="exertion", value=3))
    refused(game, Check(acting="Sefa", dr=9, modifiers=twice), "K-05")
    boast = (Mod(name="EXERTION", value=99), Mod(name="steep", value=-2))
    told = game.do(Check(acting="Sefa", dr=9, modifiers=boast), 3, 3, 3)
    assert told.fields["total"] == 10


def test_wounds_and_doom_in_play() -> None:
    game = table(doom_check_rule="disabled")
    for action in (TreatWounds(acting="Sefa", dr=9), Check(acting="Sefa", kind="doom", dr=9)):
        answer = game.do(action)
        assert answer.fields == {"allowed": False}
        assert answer.refusal is not None
    treated = table(treat_wounds_rule="generic_check").do(TreatWounds(acting="Sefa", dr=9), 3, 3, 3)
    assert treated.fields["allowed"]


def test_the_lone_die_keeps_its_place() -> None:
    game = table(boons=1, lone_die_position="first")
    told = game.do(check(), 6, 3, 2)
    assert told.fields["lone"] == 6
    assert told.fields["dice"] == [6, 3, 2]
    assert game.state.boons == 2
