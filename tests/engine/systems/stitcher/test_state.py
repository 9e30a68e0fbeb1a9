"""Sheets, rounds, events, consequences: the state of a game of Stitcher."""

from typing import Any

import pytest

from engine.api import (
    Action,
    CharacterJoined,
    CharacterLeft,
    DangerWarned,
    Effect,
    EffectApplied,
    GivenDice,
    IllegalActionError,
    Resolution,
    SceneSet,
    StateError,
    parse_model,
)
from engine.systems.stitcher import actions, events
from engine.systems.stitcher.actions import Challenge, Element, Opposed, Purchase, Side, TeamTurn
from engine.systems.stitcher.state import StitcherSheet, StitcherState
from tests.engine.systems.stitcher.samples import (
    BANDIT,
    FAREK,
    HURT,
    IN_ROUNDS,
    PARTY,
    STITCHER,
    after,
    table,
)


def traits(state: StitcherState, name: str) -> dict[str, int]:
    return {trait.name: trait.weight for trait in state.characters[name].traits}


def resolve(state: StitcherState, action: Action, *faces: int) -> Resolution:
    return STITCHER.resolve(state, action, GivenDice({"": faces}))


# Sheets


def test_the_shape_of_the_contract_is_read() -> None:
    sheet = STITCHER.parse_sheet({"name": "Zoë", "traits": [{"name": "Elf", "weight": 1}]})
    assert sheet == StitcherSheet.model_validate({"name": "Zoë", "traits": [{"name": "Elf"}]})
    assert sheet.model_dump()["side"] == "player"


@pytest.mark.parametrize(
    "sheet",
    [
        {"name": ""},
        {"name": "A", "traits": [{"name": "B", "weight": 0}]},
        {"name": "A", "traits": [{"name": ""}]},
        {"name": "A", "traits": [{"name": "B", "category": "mood"}]},
        {"name": "A", "health": 10},
        {"traits": []},
    ],
)
def test_sheets_that_cannot_be(sheet: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=r"name|weight|category|health"):
        STITCHER.parse_sheet(sheet)


# Events


def test_traits_come_and_go() -> None:
    state = after(
        PARTY,
        events.TraitGained(character="Farek", name="Torch", weight=2, category="object"),
        events.TraitGained(character="Farek", name="torch"),
        events.TraitRaised(character="Farek", name="Sword", amount=2),
        events.TraitLowered(character="Farek", name="Warrior", amount=2),
        events.TraitLowered(character="Farek", name="Shield"),
        events.TraitLost(character="Farek", name="LONG ROPE"),
        events.CashErased(character="Farek", name="Bills Stack"),
    )
    assert traits(state, "Farek") == {"Warrior": 1, "Sword": 3, "Torch": 3}
    assert traits(PARTY, "Farek")["Warrior"] == 3


@pytest.mark.parametrize(
    "event",
    [
        events.TraitGained(character="Nobody", name="Torch"),
        events.TraitLost(character="Farek", name="Torch"),
        events.TraitRaised(character="Farek", name="Torch"),
        events.TraitLowered(character="Farek", name="Torch"),
        events.CashErased(character="Farek", name="Torch"),
        events.TurnTaken(names=("Nobody",)),
        events.RoundBegan(order=("Farek", "Nobody")),
    ],
)
def test_events_about_what_is_not_there(event: events.TraitEvent) -> None:
    with pytest.raises(StateError):
        STITCHER.apply(PARTY, event)


def test_a_trait_without_degrees_cannot_be_raised_by_an_event() -> None:
    state = table(FAREK, settings={"single_weight_traits": ["Sword"]})
    with pytest.raises(StateError, match="no degrees"):
        STITCHER.apply(state, events.TraitRaised(character="Farek", name="Sword"))


# Rounds


def test_everybody_has_one_turn_a_round() -> None:
    state = after(IN_ROUNDS, events.TurnTaken(names=("Farek", "Adrian")))
    assert (state.acted, state.round_number) == (("Farek", "Adrian"), 1)
    state = after(state, events.TurnTaken(names=("Bandit",)))
    assert (state.acted, state.round_number) == ((), 2)
    state = after(state, events.RoundEnded())
    assert (state.order, state.acted, state.round_number) == ((), (), 0)


def test_nobody_waits_for_those_who_left() -> None:
    state = after(
        IN_ROUNDS, CharacterLeft(name="Bandit"), events.TurnTaken(names=("Farek", "Adrian"))
    )
    assert state.round_number == 2


def test_a_roll_uses_up_the_turn_of_the_whole_team() -> None:
    action = Challenge(acting="Farek", helpers=("Adrian",), participants=2, ds=0)
    rolled = resolve(IN_ROUNDS, action, 4, 4)
    assert rolled.events == (events.TurnTaken(rule="S-68", names=("Farek", "Adrian")),)
    later = after(IN_ROUNDS, *rolled.events)
    with pytest.raises(IllegalActionError, match="Farek has already") as caught:
        STITCHER.check(later, Challenge(acting="Farek", ds=1))
    assert caught.value.rule == "S-68"
    helped = Challenge(acting="Bandit", helpers=("Adrian",), participants=2, ds=1)
    with pytest.raises(IllegalActionError, match="Adrian has acted") as caught:
        STITCHER.check(later, helped)
    assert caught.value.rule == "RS-25"


def test_outside_rounds_no_turn_is_counted() -> None:
    assert resolve(PARTY, Challenge(acting="Farek", ds=0), 4).events == ()


def test_a_team_turn_is_taken_from_the_state() -> None:
    action = TeamTurn(acting="Farek", order=("ignored",), actor="Farek", helpers=("Adrian",))
    rolled = resolve(IN_ROUNDS, action)
    assert rolled.fields == {"allowed": True, "starting_dice": 2, "remaining": ["Bandit"]}
    refused = resolve(after(IN_ROUNDS, *rolled.events), action)
    assert refused.fields["allowed"] is False
    assert refused.events == ()
    outside = resolve(PARTY, TeamTurn(acting="Adrian", order=(), actor="Adrian"))
    assert outside.fields["remaining"] == ["Farek", "Bandit"]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (TeamTurn(acting="Farek", order=(), actor="Adrian"), "S-68"),
        (TeamTurn(acting="Farek", order=(), actor="Farek", helpers=("Nobody",)), "S-67"),
        (TeamTurn(acting="Farek", order=(), actor="Farek", helpers=("Farek",)), "S-67"),
        (
            TeamTurn(acting="Farek", order=(), actor="Farek", helpers=("Adrian", "Adrian")),
            "S-67",
        ),
    ],
)
def test_turns_that_are_not_ones_own(action: TeamTurn, rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        STITCHER.check(IN_ROUNDS, action)
    assert caught.value.rule == rule


# What a sheet limits


def pooled(*elements: Element, **more: Any) -> Challenge:
    return Challenge(acting="Farek", ds=1, elements=elements, **more)


@pytest.mark.parametrize(
    "action",
    [
        pooled(),
        pooled(Element(name="warrior", weight=3)),
        pooled(Element(name="Warrior", weight=1)),
        pooled(Element(name="Warrior")),
        pooled(Element(name="Sword", owner="Farek")),
        pooled(Element(name="HIGH GROUND", weight=2, owner="scene")),
        pooled(Element(name="An open window", owner="scene")),
        pooled(
            Element(name="Long Bow", weight=2, owner="Adrian"), helpers=("Adrian",), participants=2
        ),
        pooled(hindrances=(Element(name="Fog", weight=9),)),
        pooled(hindrances=(Element(name="Injured"), Element(name="Rain", owner="scene"))),
        pooled(Element(name="Injured"), hindrances=(Element(name="Injured", owner="Adrian"),)),
        Purchase(acting="Farek", ds=1, cash=(Element(name="Bills Stack", weight=2),)),
    ],
)
def test_what_is_there_may_be_pooled(action: Challenge) -> None:
    STITCHER.check(HURT, action)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (pooled(Element(name="Mage", weight=3)), "S-29"),
        (pooled(Element(name="Warrior", weight=4)), "S-29"),
        (pooled(Element(name="Archer", weight=3)), "S-29"),
        (pooled(Element(name="Archer", weight=3, owner="Adrian")), "S-67"),
        (pooled(Element(name="High ground", weight=3, owner="scene")), "S-30"),
        (pooled(Element(name="An open window", weight=2, owner="scene")), "S-30"),
        (pooled(participants=2), "S-28"),
        (pooled(helpers=("Adrian",)), "S-28"),
        (pooled(helpers=("Nobody",), participants=2), "S-67"),
        (pooled(helpers=("Farek",), participants=2), "S-67"),
        (pooled(hindrances=(Element(name="Injured", weight=2),)), "S-42"),
        (
            pooled(Element(name="Injured"), hindrances=(Element(name="injured", owner="Farek"),)),
            "RS-23",
        ),
        (Purchase(acting="Farek", ds=1, cash=(Element(name="Gold", weight=9),)), "S-29"),
        (Purchase(acting="Farek", ds=1, cash=(Element(name="Bills Stack", weight=3),)), "S-29"),
    ],
)
def test_what_is_not_there_is_refused(action: Challenge, rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        STITCHER.resolve(HURT, action, GivenDice([]))
    assert caught.value.rule == rule
    with pytest.raises(IllegalActionError):
        STITCHER.odds(HURT, action)


def test_bare_calls_are_not_limited() -> None:
    STITCHER.check(HURT, Challenge(ds=1, elements=(Element(name="Mage", weight=30),)))


def fight(a: Side, b: Side, **more: Any) -> Opposed:
    return Opposed(acting="Farek", a=a, b=b, **more)


SPITTER = Side(elements=(Element(name="Spitter", weight=2),))
THE_BANDIT = Side(elements=(Element(name="Bandit", weight=5),))


@pytest.mark.parametrize(
    "action",
    [
        fight(Side(), SPITTER),
        fight(Side(), THE_BANDIT, opponent="Bandit"),
        fight(Side(), Side(elements=(Element(name="Archer", owner="Adrian"),)), opponent="Bandit"),
        fight(
            Side(elements=(Element(name="Warrior", weight=3),)),
            Side(negative_traits=(Element(name="Blinded", weight=2),)),
            opponent="Bandit",
        ),
    ],
)
def test_sides_that_are_there(action: Opposed) -> None:
    STITCHER.check(HURT, action)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (fight(Side(elements=(Element(name="Mage"),)), SPITTER), "S-29"),
        (fight(Side(participants=2), SPITTER), "S-28"),
        (fight(Side(negative_traits=(Element(name="Injured", weight=5),)), SPITTER), "S-42"),
        (fight(Side(), SPITTER, opponent="Spitter"), "S-58"),
        (fight(Side(), SPITTER, opponent="Farek"), "S-58"),
        (fight(Side(), SPITTER, opponent="Bandit"), "S-29"),
        (
            fight(
                Side(),
                Side(negative_traits=(Element(name="Blinded", weight=3),)),
                opponent="Bandit",
            ),
            "S-42",
        ),
        (
            fight(
                Side(
                    elements=(Element(name="Injured"),), negative_traits=(Element(name="Injured"),)
                ),
                SPITTER,
            ),
            "RS-23",
        ),
    ],
)
def test_sides_that_are_not_there(action: Opposed, rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        STITCHER.check(HURT, action)
    assert caught.value.rule == rule


def test_no_bare_opposing_roll_is_limited() -> None:
    STITCHER.check(HURT, Opposed(a=Side(participants=9), b=SPITTER, opponent="Nobody"))


def test_a_table_may_want_all_the_weight() -> None:
    strict = table(FAREK, settings={"may_hold_back_dice": False})
    STITCHER.check(strict, pooled(Element(name="Warrior", weight=3), Element(name="Sword")))
    with pytest.raises(IllegalActionError) as caught:
        STITCHER.check(strict, pooled(Element(name="Warrior")))
    assert caught.value.rule == "RS-41"


def test_a_mark_on_the_sheet_may_bind() -> None:
    strict = after(
        table(FAREK, settings={"negative_trait_source": "flagged_on_trait"}),
        events.TraitGained(character="Farek", name="Tall", negative=True),
    )
    with pytest.raises(IllegalActionError) as caught:
        STITCHER.check(strict, pooled(Element(name="Tall")))
    assert caught.value.rule == "RS-23"


# Purchases


def buy(state: StitcherState, ds: int, *faces: int) -> StitcherState:
    cash = (Element(name="Bills Stack", weight=2), Element(name="Sword", owner="Farek"))
    bought = resolve(state, Purchase(acting="Farek", ds=ds, cash=cash), *faces)
    return after(state, *bought.events)


def test_cash_leaves_the_sheet_when_the_purchase_passes() -> None:
    assert traits(buy(PARTY, 0, 4, 2, 2, 2), "Farek").keys() == {"Warrior", "Long rope", "Shield"}
    assert buy(PARTY, 5, 4, 2, 2, 2) == PARTY


def test_a_table_may_lower_cash_by_the_price() -> None:
    state = table(FAREK, settings={"cash_spend": "lower_by_ds", "cash_erased_when": "always"})
    after_one = traits(buy(state, 1, 2, 2, 2, 2), "Farek")
    assert (after_one["Bills Stack"], "Sword" in after_one) == (1, False)
    assert traits(buy(state, 0, 2, 2, 2, 2), "Farek")["Bills Stack"] == 1
    assert "Bills Stack" not in traits(buy(state, 4, 2, 2, 2, 2), "Farek")


# Editing a sheet


def test_a_sheet_is_edited_by_an_action() -> None:
    action = actions.EditTrait(acting="Farek", change="raise", trait="sword", amount=2)
    edited = resolve(PARTY, action)
    assert {"name": "Sword", "weight": 3} in edited.fields["traits"]
    assert traits(after(PARTY, *edited.events), "Farek")["Sword"] == 3
    missing = resolve(PARTY, actions.EditTrait(acting="Farek", change="lose", trait="Crown"))
    assert missing.refusal is not None
    assert missing.events == ()


def test_a_list_beside_the_sheet_is_refused() -> None:
    action = actions.EditTrait(
        acting="Farek", traits=(actions.Trait(name="Crown"),), change="lose", trait="Crown"
    )
    with pytest.raises(IllegalActionError, match="leave the list out"):
        STITCHER.check(PARTY, action)


# Consequences


def applied(state: StitcherState, **effect: Any) -> StitcherState:
    effect.setdefault("target", "Farek")
    return after(state, EffectApplied(effect=Effect(**effect)))


def test_harm_is_a_temporary_negative_trait() -> None:
    state = applied(PARTY, kind="harm", change="gain", name="Injured")
    injured = state.characters["Farek"].traits[-1]
    assert injured.model_dump() == {
        "name": "Injured",
        "weight": 1,
        "category": "quality",
        "temporary": True,
        "negative": True,
    }
    worse = applied(state, kind="harm", change="raise", name="injured", size=2)
    assert traits(worse, "Farek")["Injured"] == 3
    better = applied(worse, kind="harm", change="lower", name="Injured", size=3)
    assert "Injured" not in traits(better, "Farek")


def test_harm_that_is_raised_from_nothing_is_gained() -> None:
    assert (
        traits(applied(PARTY, kind="harm", change="raise", name="Shaken"), "Farek")["Shaken"] == 1
    )


def test_gear_is_found_worn_and_lost() -> None:
    state = applied(PARTY, kind="gear", change="gain", name="Keycard", good=True, size=2)
    keycard = state.characters["Farek"].traits[-1]
    assert (keycard.category, keycard.temporary, keycard.negative) == ("object", False, False)
    state = applied(state, kind="gear", change="lower", name="Keycard")
    assert traits(state, "Farek")["Keycard"] == 1
    state = applied(state, kind="gear", change="lose", name="Keycard")
    assert state == PARTY


def test_an_edge_helps_and_a_trouble_hinders() -> None:
    state = applied(PARTY, kind="edge", change="gain", name="Inspired", good=True)
    state = applied(state, kind="trouble", change="gain", name="Surprised", size=2)
    inspired, surprised = state.characters["Farek"].traits[-2:]
    assert (inspired.temporary, inspired.negative) == (True, False)
    assert (surprised.weight, surprised.negative) == (2, True)


@pytest.mark.parametrize(
    ("name", "size", "weight"),
    [("Warrior", 5, 5), ("Warrior", 1, 1), ("Warrior", 3, 3), ("Warrior", 0, None), ("New", 2, 2)],
)
def test_a_trait_can_be_set(name: str, size: int, weight: int | None) -> None:
    state = applied(PARTY, kind="gear", change="set", name=name, size=size)
    assert traits(state, "Farek").get(name) == weight


def test_setting_an_absent_trait_to_nothing_changes_nothing() -> None:
    assert applied(PARTY, kind="gear", change="set", name="Crown", size=0) == PARTY


def test_what_is_not_held_cannot_be_lost() -> None:
    with pytest.raises(StateError, match="Crown"):
        applied(PARTY, kind="gear", change="lose", name="Crown")


def test_troubles_of_the_scene_stand_in_the_story() -> None:
    state = applied(PARTY, kind="trouble", change="gain", name="Fire", target="scene", size=2)
    assert (state.story.standings[-1].name, state.story.standings[-1].weight) == ("Fire", 2)
    assert state.characters == PARTY.characters


def test_nothing_that_happens_to_somebody_without_a_sheet_is_lost() -> None:
    hurt = applied(
        PARTY, kind="harm", change="gain", name="Wounded", target="the guard", good=True, size=2
    )
    standing = hurt.story.standings[-1]
    assert (standing.name, standing.weight, standing.helps) == ("Wounded (the guard)", 2, True)
    found = applied(PARTY, kind="gear", change="gain", name="A ladder", target="scene", good=True)
    assert found.story.standings[-1].name == "A ladder"
    gone = applied(hurt, kind="harm", change="lose", name="Wounded", target="the guard")
    assert gone.story.standings == PARTY.story.standings


def test_other_effects_are_the_storys() -> None:
    state = applied(PARTY, kind="clock", change="raise", name="Alarm", target="scene")
    assert state.story.clocks[0].ticks == 1
    assert state.characters == PARTY.characters


def test_an_effect_with_a_key_happens_once() -> None:
    effect = Effect(kind="harm", change="gain", target="Farek", name="Injured", key="7:0")
    state = after(PARTY, EffectApplied(effect=effect), EffectApplied(effect=effect))
    assert traits(state, "Farek")["Injured"] == 1


# What a result owes


def owed(state: StitcherState, ds: int, *faces: int, acting: str = "Farek") -> Any:
    return STITCHER.owed(state, resolve(state, Challenge(acting=acting, ds=ds), *faces))


@pytest.mark.parametrize(
    ("ds", "faces", "done", "gains", "setbacks"),
    [
        (0, (6, 2), True, (1, 2), (0, 0)),
        (0, (4,), True, (0, 1), (0, 0)),
        (3, (6, 2), False, (1, 1), (0, 1)),
        (3, (4,), False, (0, 0), (1, 1)),
        (3, (1,), False, (0, 0), (2, 2)),
    ],
)
def test_degrees_owe_gains_and_setbacks(
    ds: int, faces: tuple[int, ...], done: bool, gains: tuple[int, int], setbacks: tuple[int, int]
) -> None:
    bounds = owed(PARTY, ds, *faces)
    assert (bounds.done, bounds.gains, bounds.setbacks) == (done, gains, setbacks)
    assert bounds.brief


def test_a_mixed_success_owes_a_setback() -> None:
    action = Challenge(acting="Farek", ds=0, elements=(Element(name="Sword"),))
    bounds = STITCHER.owed(PARTY, resolve(PARTY, action, 1, 4))
    assert (bounds.done, bounds.gains, bounds.setbacks) == (True, (0, 1), (1, 1))


def test_a_plain_failure_changes_the_situation_and_hurts_nobody() -> None:
    assert owed(PARTY, 3, 4).setback_kinds == ("trouble", "position", "clock")
    assert "harm" in owed(PARTY, 3, 1).setback_kinds


@pytest.mark.parametrize(
    ("ds", "size", "lasting"),
    [(0, 1, False), (1, 1, False), (3, 1, False), (4, 2, False), (5, 3, True)],
)
def test_sizes_follow_the_ds(ds: int, size: int, lasting: bool) -> None:
    bounds = owed(PARTY, ds, 2)
    assert (bounds.max_size, bounds.lasting) == (size, lasting)


def test_a_table_may_leave_the_size_to_the_gm() -> None:
    bounds = owed(table(FAREK, settings={"consequence_scale": "gm_free"}), 1, 2)
    assert (bounds.max_size, bounds.lasting) == (6, True)


def test_death_needs_a_disaster_at_five_and_a_warning() -> None:
    warned = after(PARTY, DangerWarned())
    assert owed(warned, 5, 1).lethal
    assert not owed(PARTY, 5, 1).lethal
    assert not owed(warned, 4, 1).lethal
    assert not owed(warned, 5, 2).lethal
    purchase = Purchase(acting="Farek", ds=5)
    assert not STITCHER.owed(warned, resolve(warned, purchase, 1)).lethal
    elsewhere = after(warned, SceneSet(place="home"))
    assert not owed(elsewhere, 5, 1).lethal


def test_what_the_gms_side_gains_is_the_players_setback() -> None:
    bounds = owed(PARTY, 0, 6, 2, acting="Bandit")
    assert (bounds.done, bounds.gains, bounds.setbacks) == (True, (0, 0), (1, 2))
    assert bounds.brief.startswith("For the other side")
    assert not bounds.lethal


def opposed(state: StitcherState, a: tuple[int, ...], b: tuple[int, ...], who: str) -> Any:
    action = Opposed(acting=who, a=Side(), b=Side())
    resolution = STITCHER.resolve(state, action, GivenDice({"a": a, "b": b}))
    return resolution, STITCHER.owed(state, resolution)


def test_a_fight_may_hurt_whoever_loses() -> None:
    won, bounds = opposed(PARTY, (6, 2), (2,), "Farek")
    assert (won.passed, won.degree, won.fields["winner"]) == (True, "overwhelming_success", "a")
    assert (bounds.done, bounds.gains) == (True, (1, 2))
    assert "harm" in bounds.gain_kinds
    lost, bounds = opposed(PARTY, (2,), (4,), "Farek")
    assert (lost.passed, lost.degree) == (False, "regular_failure")
    assert lost.fields["degree"] == "regular_success"
    assert (bounds.done, bounds.setbacks) == (False, (1, 1))
    assert "harm" in bounds.setback_kinds


def test_a_fight_lost_by_far_is_a_disaster_for_the_loser() -> None:
    warned = after(PARTY, DangerWarned())
    six = (6, 6, 6, 6, 6, 2)
    lost, bounds = opposed(warned, (2,), six, "Farek")
    assert lost.degree == "disaster"
    assert (bounds.setbacks, bounds.lethal) == ((2, 2), True)


@pytest.mark.parametrize(("weight", "size"), [(4, 1), (7, 2), (9, 3)])
def test_a_lucky_opponent_does_no_more_harm_than_their_pool_is_good_for(
    weight: int, size: int
) -> None:
    foe = Side(elements=(Element(name="Bandit", weight=weight),))
    action = Opposed(acting="Farek", a=Side(), b=foe)
    faces = {"a": (2,), "b": (6,) * 5 + (2,) * 5}
    resolution = STITCHER.resolve(PARTY, action, GivenDice(faces))
    assert STITCHER.owed(PARTY, resolution).max_size == size


def test_hurts_make_a_task_harder_and_what_it_brings_no_worse() -> None:
    hurt = after(
        PARTY, events.TraitGained(character="Farek", name="Limping", weight=2, negative=True)
    )
    action = Challenge(
        acting="Farek", ds=3, hindrances=(Element(name="Limping", weight=2, owner="Farek"),)
    )
    bounds = STITCHER.owed(hurt, resolve(hurt, action, 1))
    assert (bounds.max_size, bounds.lasting) == (1, False)


def test_a_fight_of_the_gms_side_is_seen_from_the_players() -> None:
    _, bounds = opposed(PARTY, (6, 2), (2,), "Bandit")
    assert (bounds.gains, bounds.setbacks) == ((0, 0), (1, 2))
    _, bounds = opposed(PARTY, (2,), (4,), "Bandit")
    assert (bounds.gains, bounds.setbacks) == ((1, 1), (0, 0))


def test_nothing_rolled_owes_nothing() -> None:
    bounds = STITCHER.owed(PARTY, resolve(PARTY, actions.ParseTrait(text="Sword")))
    assert (bounds.done, bounds.gains, bounds.setbacks) == (True, (0, 0), (0, 0))


def test_proposed_effects_are_cut_to_what_is_owed() -> None:
    failed = resolve(PARTY, Challenge(acting="Farek", ds=4), 4)
    proposed = [
        Effect(kind="harm", change="gain", target="Farek", name="Dying", size=5, lethal=True),
        Effect(kind="trouble", change="gain", target="Farek", name="Cornered", size=5),
        Effect(kind="trouble", change="gain", target="scene", name="Fire"),
    ]
    bounded = STITCHER.check_effects(PARTY, failed, proposed)
    assert [(e.name, e.size) for e in bounded.effects] == [("Cornered", 2)]
    assert len(bounded.cut) == 3


def test_a_veteran_joins_and_leaves() -> None:
    state = after(PARTY, CharacterLeft(name="Bandit"), CharacterJoined(sheet=BANDIT))
    assert list(state.characters) == ["Farek", "Adrian", "Bandit"]


@pytest.mark.parametrize(
    ("change", "left"), [("gain", 5), ("raise", 5), ("lower", 1), ("lose", None)]
)
def test_each_change_of_a_sheet_has_its_event(change: str, left: int | None) -> None:
    action = parse_model(
        actions.EditTrait,
        {"acting": "Farek", "change": change, "trait": "Warrior", "amount": 2},
    )
    edited = resolve(PARTY, action)
    assert traits(after(PARTY, *edited.events), "Farek").get("Warrior") == left
    assert {t["name"]: t["weight"] for t in edited.fields["traits"]}.get("Warrior") == left
