"""Fights in play: order, energy, reach, Reactions, readied actions, help, and what is refused."""

from typing import Any

import pytest

from engine.api import (
    Action,
    CharacterLeft,
    Effect,
    EffectApplied,
    GivenDice,
    IllegalActionError,
    Request,
    Resolution,
)
from engine.systems.skitterbarren.actions import Attack, Check, Mod
from engine.systems.skitterbarren.events import FightEnded, Harmed, HelpUsed, ReadyGone
from engine.systems.skitterbarren.play_actions import (
    EndFight,
    EndTurn,
    GmStep,
    JoinFight,
    React,
    StartFight,
    Take,
)
from engine.systems.skitterbarren.sides import FIGHTS
from tests.engine.systems.skitterbarren.calling import PLAY, SYSTEM, Table, foe, hero

HIGH, MIDDLE, LOW, LOWEST = (6, 6, 6), (5, 5, 5), (3, 3, 3), (1, 1, 1)


def fight(
    *, surprised: tuple[str, ...] = (), positions: dict[str, int] | None = None, **readings: Any
) -> Table:
    """Return a fight of Sefa, Tarn, a Ghoul and a Rat, in this order of turns."""
    table = Table(house_kit=True, **readings).join(hero(), hero("Tarn"), foe(), foe("Rat"))
    places = {"Sefa": 0, "Tarn": 5, "Ghoul": 5, "Rat": 10} if positions is None else positions
    table.do(
        StartFight(surprised=surprised, positions=places),
        initiative_Sefa=HIGH,
        initiative_Tarn=MIDDLE,
        initiative_Ghoul=LOW,
        initiative_Rat=LOWEST,
    )
    return table


def winner(resolution: Resolution) -> str | None:
    last = resolution.events[-1]
    assert isinstance(last, FightEnded)
    return last.winner


def take(what: str, acting: str = "Sefa", **fields: Any) -> Take:
    return Take.model_validate({"what": what, "acting": acting, **fields})


def refused(table: Table, action: Action, rule: str) -> str:
    """Make sure an action is refused under a rule, and that nothing changed."""
    before = table.state
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(table.state, action)
    assert table.state == before
    assert caught.value.rule == rule, caught.value.message
    return caught.value.message


def test_order_round_and_energy() -> None:
    table = fight()
    assert table.state.fight.order == ("Sefa", "Tarn", "Ghoul", "Rat")
    assert (table.state.fight.round_number, table.state.fight.current) == (1, "Sefa")
    for name in table.state.fight.order:
        assert table.state.fight.energy == 3
        table.do(EndTurn(acting=name))
    assert (table.state.fight.round_number, table.state.fight.current) == (2, "Sefa")


def test_tied_initiative_goes_by_wits_and_side() -> None:
    table = Table().join(foe("A", attributes={"Wits": 1}), hero("B"), hero("C"), foe("D"))
    lanes = {
        "initiative_A": LOW,
        "initiative_B": LOW,
        "initiative_C": LOW,
        "initiative_D": (3, 3, 4),
    }
    start = table.do(StartFight(), **lanes)
    assert start.fields["order"] == ["B", "C", "A", "D"]


def test_tied_initiative_can_be_rolled_again() -> None:
    table = Table(initiative_ties="reroll").join(hero("B"), hero("C"), foe("D"))
    start = table.do(
        StartFight(),
        initiative_B=(*LOW, *LOW, *LOWEST),
        initiative_C=(*LOW, *LOW, *HIGH),
        initiative_D=HIGH,
    )
    assert start.fields["order"] == ["D", "C", "B"]
    assert start.fields["totals"]["B"] == start.fields["totals"]["C"]


def test_latecomers_roll_initiative_and_find_their_place() -> None:
    table = fight().join(hero("Odo"), foe("Wolf"), foe("Bat"))
    table.do(EndTurn(acting="Sefa"))
    came = JoinFight(fighters=("Odo", "Wolf", "Bat"), positions={"Wolf": 20})
    lanes = {"initiative_Odo": (6, 6, 5), "initiative_Wolf": (4, 4, 4), "initiative_Bat": LOW}
    result = table.do(came, **lanes)
    fought = table.state.fight
    assert fought.order == ("Sefa", "Odo", "Tarn", "Wolf", "Ghoul", "Bat", "Rat")
    assert (fought.round_number, fought.current, fought.energy) == (1, "Tarn", 3)
    assert (fought.positions["Odo"], fought.positions["Wolf"]) == (0, 20)
    assert PLAY.card(came, result).verdict.startswith("Odo and Wolf and Bat come into the fight.")
    assert "whoever comes in" in PLAY.summary(table.state, came).total
    seen = []
    for _ in range(6):
        seen.append(table.state.fight.current)
        table.do(EndTurn(acting=seen[-1]))
    assert seen == ["Tarn", "Wolf", "Ghoul", "Bat", "Rat", "Sefa"]
    assert table.state.fight.current == "Odo", "the place that was past has its turn next round"


def test_who_cannot_come_into_a_fight() -> None:
    table = fight().join(hero("Odo"))
    refused(table, JoinFight(fighters=("Nobody",)), "sheet")
    refused(table, JoinFight(fighters=("Sefa",)), "K-20")
    refused(table, JoinFight(fighters=("Odo", "Odo")), "K-20")
    refused(Table(house_kit=True).join(hero()), JoinFight(fighters=("Sefa",)), "K-18")
    table.join(hero("Limp", harm=99))
    refused(table, JoinFight(fighters=("Limp",)), "K-19")
    assert FIGHTS.join(table.state, ("Sefa",)) is None
    assert FIGHTS.join(table.state, ("Sefa", "Odo")) == JoinFight(fighters=("Odo",))
    assert FIGHTS.join(Table().state, ("Odo",)) is None


def test_whoever_nobody_decides_for_goes_for_the_foe_that_is_named() -> None:
    table = fight()
    assert FIGHTS.step_for(table.state, "Tarn", "Rat", GivenDice({})) is None, "it is not his turn"
    step = FIGHTS.step_for(table.state, "Sefa", "Rat", GivenDice({}))
    assert step == take("move", distance=5, toward="Rat")
    near = FIGHTS.step_for(table.state, "Sefa", "Nobody", GivenDice({}))
    assert near == take("attack", target="Ghoul")


def test_a_fight_needs_two_sides_and_begins_once() -> None:
    alone = Table(house_kit=True).join(hero(), hero("Tarn"))
    refused(alone, StartFight(), "K-19")
    table = fight()
    refused(table, StartFight(), "K-18")
    idle = Table(house_kit=True).join(hero(), foe(), hero("Out"))
    refused(idle, StartFight(fighters=("Sefa", "Nobody")), "sheet")
    refused(idle, StartFight(fighters=("Sefa", "Sefa", "Ghoul")), "K-20")
    refused(idle, StartFight(fighters=("Sefa", "Ghoul"), surprised=("Out",)), "K-18")
    for action in (EndTurn(acting="Sefa"), take("hide", dr=9), GmStep(), EndFight()):
        refused(idle, action, "K-18")


def test_the_surprised_lose_a_turn_and_their_reaction() -> None:
    table = fight(surprised=("Tarn", "Ghoul"))
    refused(table, take("attack", "Tarn", target="Ghoul"), "K-22")
    refused(table, Check(acting="Tarn", dr=9), "K-22")
    table.do(take("move", distance=30, away_from="Ghoul"))
    assert table.state.fight.positions["Sefa"] == -30, "the surprised Ghoul cannot react"
    table.do(EndTurn(acting="Sefa"))
    assert table.state.fight.current == "Rat"
    table.do(EndTurn(acting="Rat"))
    assert table.state.fight.round_number == 2
    assert table.state.fight.surprised == ()


def test_only_one_has_the_turn() -> None:
    table = fight()
    for action in (
        take("attack", "Tarn", target="Ghoul"),
        Attack(acting="Tarn", target="Ghoul"),
        EndTurn(acting="Tarn"),
        GmStep(),
    ):
        refused(table, action, "K-20")
    refused(table, Take(what="hide", dr=9), "sheet")
    table.join(hero("Late"))
    refused(table, take("hide", "Late", dr=9), "K-20")


def test_attacks_cost_energy_and_get_harder() -> None:
    table = fight()
    hits = [table.do(take("attack", target="Ghoul"), 1, 1, 3) for _ in range(3)]
    assert [hit.fields["successive_penalty"] for hit in hits] == [0, -3, -6]
    assert [hit.fields["energy_left"] for hit in hits] == [2, 1, 0]
    refused(table, take("attack", target="Ghoul"), "K-23")
    refused(table, Attack(acting="Sefa", target="Ghoul"), "K-23")


def test_an_attack_by_name_is_the_same_action() -> None:
    table, other = fight(), fight()
    first = table.do(take("attack", target="Ghoul"), 4, 4, 3)
    second = other.do(Attack(acting="Sefa", target="Ghoul"), 4, 4, 3)
    assert first.fields == second.fields
    assert first.events == second.events
    assert first.fields["damage"] == 4, "lone 3, Hatchet +1 (house)"
    assert table.state.characters["Ghoul"].harm == 4


def test_a_sheet_gives_the_numbers_whatever_is_asked_for() -> None:
    table = fight()
    greedy = Attack(
        acting="Sefa", target="Ghoul", attribute=9, aptitude=9, defense_rating=1, prior_attacks=0,
        roller="gm", exhaustion=-5,
    )  # fmt: skip
    result = table.do(greedy, 1, 1, 1)
    assert result.fields["total"] == 4
    assert result.fields["defense_rating"] == 9
    assert result.fields["blunders_gained"] == 1


def test_targets_and_reach() -> None:
    table = fight()
    refused(table, take("attack"), "K-44")
    refused(table, take("attack", target="Sefa"), "K-44")
    message = refused(table, take("attack", target="Rat"), "K-44")
    assert "10 ft away" in message
    refused(table, take("attack", target="the door"), "RK-53")
    refused(table, take("attack", target="Ghoul", weapon="Bow"), "K-47")
    refused(table, take("attack", target="Ghoul", weapon="Halberd"), "K-47")
    door = table.do(take("attack", target="the door", dr=8), 3, 3, 4)
    assert door.fields["passed"]
    assert not [event for event in door.events if event.kind == "harmed"]
    table.state = table.state.model_copy(
        update={"characters": {**table.state.characters, "Ghoul": _down(table, "Ghoul")}}
    )
    refused(table, take("attack", target="Ghoul"), "K-44")


def _down(table: Table, name: str) -> Any:
    return table.state.characters[name].model_copy(update={"harm": 99})


def test_a_move_is_not_broken_up() -> None:
    table = fight(positions={"Sefa": 0, "Tarn": 5, "Ghoul": 25, "Rat": 60})
    table.do(take("move", distance=10, toward="Ghoul"))
    assert (table.state.fight.energy, table.state.fight.stretch_left) == (2, 20)
    table.do(take("move", distance=20, toward="Ghoul"))
    assert table.state.fight.positions["Sefa"] == 20, "beside the Ghoul, no further"
    assert table.state.fight.energy == 2
    table.do(take("attack", target="Ghoul"), 1, 1, 2)
    table.do(take("move", distance=5, toward="Rat"))
    assert table.state.fight.energy == 0, "a new movement action after the attack"
    assert table.state.fight.stretch_left == 25


def test_moves_need_a_direction_and_legs() -> None:
    table = fight()
    refused(table, take("move", distance=5), "K-38")
    refused(table, take("move", distance=5, toward="Nobody"), "K-38")
    refused(table, take("move", distance=5, toward="Sefa"), "K-38")
    refused(table, take("withdrawal", distance=31, away_from="Ghoul"), "RK-28")
    lame = Table(house_kit=True).join(hero(movement_ft=0), foe())
    lame.do(StartFight(), initiative_Sefa=HIGH, initiative_Ghoul=LOW)
    refused(lame, take("move", distance=5, toward="Ghoul"), "K-38")


def test_leaving_reach_draws_one_reaction() -> None:
    table = fight()
    run = table.do(take("move", distance=10, away_from="Ghoul"), 6, 6, 4)
    assert [one["who"] for one in run.fields["reactions"]] == ["Ghoul"]
    assert run.fields["reactions"][0]["successive_penalty"] == 0
    assert table.state.characters["Sefa"].harm == 5
    assert table.state.fight.reacted == ("Ghoul",)
    assert table.state.fight.positions["Sefa"] == -10
    table.do(take("move", distance=5, toward="Ghoul"))
    again = table.do(take("move", distance=10, away_from="Ghoul"))
    assert again.fields["reactions"] == [], "the Reaction of this round is used"


def test_a_fallen_runner_stays_where_they_were() -> None:
    table = fight()
    table.state = table.state.model_copy(
        update={
            "characters": {
                **table.state.characters,
                "Sefa": table.state.characters["Sefa"].model_copy(update={"harm": 18}),
            }
        }
    )
    run = table.do(take("move", distance=10, away_from="Ghoul"), 6, 6, 6)
    assert "Sefa gets no further." in PLAY.notes(EndTurn(), run)
    assert table.state.fight.positions["Sefa"] == 0
    assert table.state.fight.current == "Tarn", "the turn passes on"
    assert "Sefa falls." in PLAY.notes(EndTurn(), run)
    refused(table, take("hide", dr=9), "house")


def test_withdrawing_draws_none() -> None:
    table = fight()
    away = table.do(take("withdrawal", distance=30, away_from="Ghoul"))
    assert away.fields["reactions"] == []
    assert (table.state.fight.energy, table.state.fight.positions["Sefa"]) == (0, -30)


def test_no_reaction_where_the_table_plays_without() -> None:
    table = fight(reaction_attack_trigger="none")
    assert table.do(take("move", distance=10, away_from="Ghoul")).fields["reactions"] == []


def test_a_player_is_asked_before_reacting() -> None:
    table = fight()
    table.do(EndTurn(acting="Sefa"))
    table.do(EndTurn(acting="Tarn"))
    table.do(take("move", "Ghoul", distance=30, away_from="Rat"))
    assert table.state.pending.about == "reaction"
    assert table.state.pending.who == "Sefa"
    assert table.state.fight.positions["Ghoul"] == 5, "the move waits"
    for action in (
        take("attack", "Ghoul", target="Sefa"),
        EndTurn(acting="Ghoul"),
        GmStep(),
        EndFight(),
        Check(acting="Sefa", dr=9),
    ):
        refused(table, action, "RK-08")
    refused(table, React(acting="Tarn", use="attack"), "RK-29")
    struck = table.do(PLAY.answer(table.state, "attack"), 4, 4, 2)
    assert struck.fields["damage"] == 3
    assert table.state.pending.who == "Tarn", "then the next one is asked"
    table.do(PLAY.answer(table.state, "let_go"))
    assert table.state.pending is None
    assert table.state.fight.positions["Ghoul"] == -25
    assert table.state.fight.reacted == ("Sefa",)
    refused(table, React(acting="Sefa", use="feature"), "K-40")
    refused(table, React(acting="Sefa", use="attack"), "RK-29")
    table.do(React(acting="Tarn", use="feature"))
    assert table.state.fight.reacted == ("Sefa", "Tarn")


@pytest.mark.parametrize(
    ("refresh", "after_ghoul"), [("round_start", ("Rat",)), ("own_turn_start", ())]
)
def test_a_reaction_comes_back(refresh: str, after_ghoul: tuple[str, ...]) -> None:
    table = fight(reaction_refresh=refresh)
    used = table.state.fight.model_copy(update={"reacted": ("Rat",)})
    table.state = table.state.model_copy(update={"fight": used})
    for name in ("Sefa", "Tarn", "Ghoul"):
        assert table.state.fight.reacted == ("Rat",)
        table.do(EndTurn(acting=name))
    assert table.state.fight.reacted == after_ghoul
    table.do(EndTurn(acting="Rat"))
    assert table.state.fight.reacted == ()


def test_readied_actions() -> None:
    table = fight()
    inner = {"what": "attack", "target": "Ghoul"}
    refused(table, take("ready", readied=inner), "K-36")
    refused(table, take("ready", trigger="soon"), "K-36")
    nested = {"what": "ready", "trigger": "x", "readied": inner}
    refused(table, take("ready", trigger="soon", readied=nested), "K-36")
    refused(table, take("ready", trigger="soon", readied={"what": "spell"}), "RK-51")
    refused(table, React(acting="Tarn", use="readied"), "K-36")
    table.do(take("ready", trigger="the Ghoul strikes", readied=inner))
    assert table.state.fight.energy == 2
    refused(table, React(acting="Sefa", use="readied"), "K-40")
    table.do(EndTurn(acting="Sefa"))
    struck = table.do(React(acting="Sefa", use="readied"), 4, 4, 2)
    assert struck.fields["damage"] == 3
    assert table.state.fight.energy == 3, "it is Tarn's turn, and costs Tarn nothing"
    assert table.state.fight.reacted == ("Sefa",)
    refused(table, React(acting="Sefa", use="readied"), "K-36")


def test_a_readied_action_is_lost_with_a_used_reaction_or_the_own_turn() -> None:
    table = fight()
    inner = {"what": "move", "distance": 10, "away_from": "Ghoul"}
    table.do(take("ready", trigger="somebody shouts", readied=inner))
    table.do(EndTurn(acting="Sefa"))
    used = table.state.fight.model_copy(update={"reacted": ("Sefa",)})
    spent = Table(house_kit=True)
    spent.state = table.state.model_copy(update={"fight": used})
    refused(spent, React(acting="Sefa", use="readied"), "K-40")
    for name in ("Tarn", "Ghoul"):
        table.do(EndTurn(acting=name))
    last = table.do(EndTurn(acting="Rat"))
    assert [e.done for e in last.events if isinstance(e, ReadyGone)] == [False]
    assert "The readied action of Sefa is wasted." in PLAY.notes(EndTurn(), last)
    assert table.state.fight.readied == {}


def test_a_readied_move_draws_reactions_and_may_be_free_of_the_reaction() -> None:
    table = fight(ready_uses_reaction=False)
    for what in ("move", "withdrawal"):
        inner = {"what": what, "distance": 10, "away_from": "Ghoul"}
        state = table.state
        table.do(take("ready", trigger="somebody shouts", readied=inner))
        table.do(EndTurn(acting="Sefa"))
        moved = table.do(React(acting="Sefa", use="readied"))
        assert table.state.fight.positions["Sefa"] == -10
        assert bool(moved.fields["reactions"]) == (what == "move")
        assert "Sefa" not in table.state.fight.reacted
        table.state = state


def test_assisting() -> None:
    table = fight()
    refused(table, take("assist"), "K-32")
    refused(table, take("assist", ally="Ghoul", target="Rat"), "K-32")
    refused(table, take("assist", ally="Tarn"), "K-33")
    refused(table, take("assist", ally="Tarn", target="Rat"), "K-33")
    helped = table.do(take("assist", ally="Tarn", target="Ghoul"), assist=(4,))
    assert helped.fields["energy_left"] == 0
    table.do(EndTurn(acting="Sefa"))
    attack = table.do(take("attack", "Tarn", target="Ghoul"), 1, 1, 2)
    assert attack.fields["total"] == 1 + 1 + 2 + 1 + 4
    again = table.do(take("attack", "Tarn", target="Ghoul"), 1, 1, 2)
    assert again.fields["total"] == 1 + 1 + 2 + 1 - 3, "an Assist is used once"


@pytest.mark.parametrize(
    ("expiry", "until"), [("helpers_next_turn", "Rat"), ("allys_next_turn", "Tarn")]
)
def test_help_runs_out(expiry: str, until: str) -> None:
    table = fight(assist_expiry=expiry, assist_bonus=2)
    table.do(take("assist", ally="Tarn", mode="check"))
    check = Check(acting="Tarn", modifiers=(Mod(name="Vigor", value=0),), dr=9)
    for name in ("Sefa", "Tarn", "Ghoul", "Rat"):
        total = SYSTEM.resolve(table.state, check, _faces(3, 3, 3)).fields["total"]
        assert total == 13
        table.do(EndTurn(acting=name))
        if name == until:
            break
    assert table.state.fight.helps == ()
    assert SYSTEM.resolve(table.state, check, _faces(3, 3, 3)).fields["total"] == 11


def _faces(*faces: int) -> Any:
    from engine.api import GivenDice

    return GivenDice(faces)


def test_hiding_searching_handling() -> None:
    table = fight()
    refused(table, take("hide"), "RK-50")
    refused(table, take("search", dr=9, skill="Vigor"), "K-34")
    refused(table, take("hide", dr=9, skill="Awareness"), "K-34")
    start = table.state
    hidden = table.do(take("hide", dr=9), 3, 3, 2)
    assert hidden.fields["total"] == 9
    assert table.state.characters["Sefa"].conditions == ("Hidden",)
    assert table.state.fight.energy == 0
    table.state = start
    assert table.do(take("search", dr=9), 3, 3, 2).fields["total"] == 10
    table.state = start
    assert table.do(take("search", dr=9, skill="artifice"), 3, 3, 2).fields["total"] == 9
    table.state = start
    sure = table.do(take("handling"))
    assert (sure.passed, table.state.fight.energy) == (None, 1)
    table.state = start
    lever = table.do(take("handling", dr=9, skill="Exertion"), 3, 3, 2)
    assert (lever.fields["total"], table.state.fight.energy) == (11, 1)


def test_a_table_may_have_a_rating_for_everything() -> None:
    table = fight(default_dr=8)
    assert table.do(take("hide"), 3, 3, 2).passed


def test_striking_gives_a_hidden_fighter_away() -> None:
    table = fight()
    table.do(take("hide", dr=3), 3, 3, 2)
    for name in ("Sefa", "Tarn", "Ghoul", "Rat"):
        table.do(EndTurn(acting=name))
    table.do(take("attack", target="Ghoul"), 1, 1, 2)
    assert table.state.characters["Sefa"].conditions == ()


def test_spells_and_features() -> None:
    table = fight()
    refused(table, take("spell"), "RK-51")
    refused(table, take("spell", cost=4), "RK-51")
    refused(table, take("feature"), "K-23")
    start = table.state
    bolt = table.do(take("spell", cost=2, target="Rat", weapon="dust bolt"), 4, 4, 2)
    assert bolt.fields["weapon"] == "Spell dust bolt"
    assert table.state.fight.energy == 1
    assert table.state.fight.counted == 1, "an attack spell counts as an attack"
    table.state = start
    table.do(take("spell", cost=3))
    assert table.state.fight.energy == 0
    table.state = start
    table.do(take("feature", cost=1))
    assert table.state.fight.energy == 2


def test_class_costs_and_exhaustion() -> None:
    cards = ["Hatchet", "Exhaustion 3"]
    table = Table(house_kit=True).join(hero(inventory=cards, class_costs={"hide": 2}), foe())
    table.do(StartFight(), initiative_Sefa=HIGH, initiative_Ghoul=LOW)
    assert table.state.fight.energy == 2
    refused(table, take("search", dr=9), "K-23")
    hidden = table.do(take("hide", dr=9), 3, 3, 2)
    assert hidden.fields["total"] == 7, "Artifice +1, Exhaustion -2"


def test_energy_that_is_kept() -> None:
    table = fight(energy_carry_over=True)
    for name in ("Sefa", "Tarn", "Ghoul", "Rat"):
        table.do(EndTurn(acting=name))
    assert table.state.fight.energy == 6


def test_the_last_one_standing_wins() -> None:
    table = Table(house_kit=True).join(hero(), foe(max_health=3))
    table.do(StartFight(positions={"Ghoul": 5}), initiative_Sefa=HIGH, initiative_Ghoul=LOW)
    won = table.do(take("attack", target="Ghoul"), 4, 4, 3)
    assert winner(won) == "player"
    assert table.state.fight is None
    assert PLAY.turn_lines(table.state) == ()


def test_without_health_nobody_falls() -> None:
    table = Table().join(hero(), foe(max_health=None))
    table.do(StartFight(), initiative_Sefa=HIGH, initiative_Ghoul=LOW)
    for _ in range(2):
        table.do(Attack(acting="Sefa", target="Ghoul", attribute=2), 6, 6, 5)
    assert table.state.characters["Ghoul"].harm == 10
    refused(table, Attack(acting="Sefa", target="Ghoul", attribute=9), "K-47")
    ended = table.do(EndFight(reason="the Ghoul runs"))
    assert ended.fields["reason"] == "the Ghoul runs"
    assert table.state.fight is None


def test_pools_may_end_with_the_fight() -> None:
    for persist, left in ((True, 3), (False, 0)):
        table = fight(resources_persist=persist)
        table.state = table.state.model_copy(update={"boons": 3, "blunders": 3})
        table.do(EndFight())
        assert (table.state.boons, table.state.blunders) == (left, left)


def test_an_ambush_before_the_fight() -> None:
    table = Table(house_kit=True).join(hero(inventory=["Bow"]), foe())
    shot = table.do(Attack(acting="Sefa", target="Ghoul"), 4, 4, 3)
    assert shot.fields["damage"] == 4
    assert table.state.characters["Ghoul"].harm == 4
    refused(table, Attack(target="Ghoul"), "K-48")


def test_the_gm_policy_goes_for_the_nearest() -> None:
    table = fight(positions={"Sefa": 60, "Tarn": 40, "Ghoul": 5, "Rat": 0})
    table.do(EndTurn(acting="Sefa"))
    table.do(EndTurn(acting="Tarn"))
    step = table.do(GmStep())
    assert (step.fields["what"], table.state.fight.positions["Ghoul"]) == ("move", 35)
    kinds = [table.do(GmStep(), 4, 4, 3).fields.get("target") for _ in range(2)]
    assert kinds == ["Tarn", "Tarn"]
    table.do(GmStep())
    assert table.state.fight.current == "Rat", "no third attack on somebody in good health"


def test_the_gm_policy_finishes_the_weak_and_does_not_see_the_hidden() -> None:
    table = fight(positions={"Sefa": 5, "Tarn": 5, "Ghoul": 10, "Rat": 40})
    weak = table.state.characters["Tarn"].model_copy(update={"harm": 18})
    sefa = table.state.characters["Sefa"].model_copy(update={"conditions": ("Hidden",)})
    characters = {**table.state.characters, "Tarn": weak, "Sefa": sefa}
    table.state = table.state.model_copy(update={"characters": characters})
    table.do(EndTurn(acting="Sefa"))
    table.do(EndTurn(acting="Tarn"))
    for _ in range(3):
        assert table.do(GmStep(), 1, 1, 2).fields["target"] == "Tarn"
    table.do(GmStep())
    assert table.state.fight.current == "Rat"
    hidden = table.state.characters["Tarn"].model_copy(update={"conditions": ("Hidden",)})
    table.state = table.state.model_copy(
        update={"characters": {**table.state.characters, "Tarn": hidden}}
    )
    table.do(GmStep())
    assert table.state.fight.current == "Sefa", "nobody to be seen: the turn ends"


def test_a_die_decides_between_equals() -> None:
    table = fight(positions={"Sefa": 0, "Tarn": 0, "Ghoul": 5, "Rat": 40})
    table.do(EndTurn(acting="Sefa"))
    table.do(EndTurn(acting="Tarn"))
    assert table.do(GmStep(), 1, 1, 2, gm=(2,)).fields["target"] == "Tarn"
    assert table.do(GmStep(), 1, 1, 2, gm=(1,)).fields["target"] == "Sefa"


def test_the_display_of_a_turn() -> None:
    table = fight(surprised=("Rat",))
    lines = PLAY.turn_lines(table.state)
    assert "Round 1" in lines[0]
    assert "3 Energy Points" in lines[0]
    assert lines[1].startswith("> Sefa: at 0 ft, health 21 of 21 (house)")
    assert "surprised" in lines[4]
    assert PLAY.gm_action(table.state) is None
    table.do(EndTurn(acting="Sefa"))
    table.do(EndTurn(acting="Tarn"))
    assert PLAY.gm_action(table.state) == GmStep()


def test_things_are_attacked_without_a_sheet() -> None:
    table = fight()
    assert table.do(Attack(acting="Sefa", target="the gate", defense_rating=9), 4, 4, 2).passed
    assert table.do(Attack(acting="Sefa", defense_rating=9), 4, 4, 4).passed


def test_an_attack_by_name_walks_up() -> None:
    table = fight(positions={"Sefa": 0, "Tarn": 0, "Ghoul": 30, "Rat": 90})
    struck = table.do(Attack(acting="Sefa", target="Ghoul"), 4, 4, 2)
    assert table.state.fight.positions["Sefa"] == 25
    assert (table.state.fight.energy, struck.fields["successive_penalty"]) == (1, 0)
    assert struck.fields["damage"] == 3
    far = fight(positions={"Sefa": 0, "Tarn": 0, "Ghoul": 30, "Rat": 95})
    message = refused(far, Attack(acting="Sefa", target="Rat"), "K-44")
    assert "too far" in message


def test_walking_past_somebody_draws_their_reaction_first() -> None:
    table = fight(positions={"Sefa": 0, "Tarn": 0, "Ghoul": 5, "Rat": 30})
    hurt = table.state.characters["Sefa"].model_copy(update={"harm": 18})
    healthy = table.state
    table.state = table.state.model_copy(
        update={"characters": {**table.state.characters, "Sefa": hurt}}
    )
    fallen = table.do(Attack(acting="Sefa", target="Rat"), 6, 6, 5)
    assert fallen.fields["what"] == "move"
    assert fallen.fields["reactions"][0]["who"] == "Ghoul"
    assert table.state.fight.current == "Tarn"
    table.state = healthy
    struck = table.do(Attack(acting="Sefa", target="Rat"), 1, 1, 2, 4, 4, 2)
    assert [one["who"] for one in struck.fields["reactions"]] == ["Ghoul"]
    assert struck.fields["target"] == "Rat"
    card = PLAY.card(Attack(acting="Sefa", target="Rat"), struck)
    assert [row[0] for row in card.rows] == ["Ghoul", "Sefa"]


def changed(table: Table, name: str, **update: Any) -> None:
    sheet = table.state.characters[name].model_copy(update=update)
    characters = {**table.state.characters, name: sheet}
    table.state = table.state.model_copy(update={"characters": characters})


def test_whoever_falls_between_actions_loses_the_turn() -> None:
    table = fight()
    changed(table, "Sefa", harm=99)
    refused(table, EndTurn(acting="Sefa"), "house")
    assert PLAY.gm_action(table.state) == GmStep()
    table.do(GmStep())
    assert table.state.fight.current == "Tarn"


def test_whoever_leaves_the_game_leaves_the_fight() -> None:
    table = fight()
    table.do(EndTurn(acting="Sefa"))
    for name in ("Tarn", "Rat"):
        table.state = SYSTEM.apply(table.state, CharacterLeft(name=name))
    assert len(PLAY.turn_lines(table.state)) == 3
    table.do(GmStep())
    assert table.state.fight.current == "Ghoul"
    assert table.do(GmStep(), 1, 1, 2).fields["target"] == "Sefa"


def test_a_fight_that_is_decided_ends_with_the_next_step() -> None:
    for action in (GmStep(), EndTurn(acting="Sefa")):
        table = fight()
        changed(table, "Ghoul", harm=99)
        changed(table, "Rat", conditions=("Down",))
        assert winner(table.do(action)) == "player"
    lost = fight()
    for name in ("Sefa", "Tarn", "Ghoul", "Rat"):
        changed(lost, name, harm=99)
    assert winner(lost.do(GmStep())) == "gm", "nobody is left"


def test_reactions_with_bare_hands_and_without_the_kit() -> None:
    for kit in (True, False):
        table = Table(house_kit=kit).join(hero(), foe(inventory=["Bow"], max_health=9))
        table.do(
            StartFight(positions={"Sefa": 0, "Ghoul": 5}),
            initiative_Sefa=HIGH,
            initiative_Ghoul=LOW,
        )
        run = table.do(take("move", distance=10, away_from="Ghoul"), 6, 6, 4)
        assert run.fields["reactions"][0]["damage"] == (3 if kit else 4)


def test_help_is_for_the_named_kind_of_roll() -> None:
    table = fight(assist_bonus=2)
    table.do(take("assist", ally="Tarn", mode="check"))
    table.do(EndTurn(acting="Sefa"))
    boast = (Mod(name="Assist (Sefa)", value=9),)
    struck = table.do(take("attack", "Tarn", target="Ghoul", modifiers=boast), 1, 1, 2)
    assert struck.fields["total"] == 5, "help for checks, and none that somebody made up"
    assert len(table.state.fight.helps) == 1
    help_ = table.state.fight.helps[0]
    once = SYSTEM.apply(table.state, HelpUsed(help=help_))
    assert SYSTEM.apply(once, HelpUsed(help=help_)) == once


def test_checks_built_in_a_fight_cost_energy() -> None:
    table = fight()

    def build(**request: Any) -> Any:
        return PLAY.build(table.state, Request.model_validate({"actor": "Sefa", **request}))

    lever = build(stitched=["Exertion"], difficulty=9)
    assert (lever.what, lever.dr, PLAY.summary(table.state, lever).total) == (
        "handling",
        9,
        "3d6 +3",
    )
    look = build(stitched=["Awareness"], difficulty=9, circumstances=[("dusk", -1)])
    assert (look.what, PLAY.summary(table.state, look).total) == ("search", "3d6 +1")
    assert SYSTEM.odds(table.state, look)["degrees"]
    table.do(lever, 3, 3, 2)
    with pytest.raises(IllegalActionError) as caught:
        build(stitched=["Awareness"], difficulty=9)
    assert caught.value.rule == "K-23"
    with pytest.raises(IllegalActionError) as caught:
        build(actor="Tarn", stitched=["Awareness"], difficulty=9)
    assert caught.value.rule == "K-20"


def test_the_front_end_side() -> None:
    fights = SYSTEM.fights
    assert fights is not None
    table = fight()
    quiet = Table().state
    assert (fights.is_running(table.state), fights.is_running(quiet)) == (True, False)
    assert fights.start(("Sefa",)) == StartFight(fighters=("Sefa",))
    assert fights.end_turn(table.state, "Sefa") == EndTurn(acting="Sefa")
    assert fights.end_turn(table.state, "Tarn") is None
    assert fights.end_turn(quiet, "Sefa") is None
    assert fights.lines(table.state) == PLAY.turn_lines(table.state)
    chance = _faces(1)
    assert fights.gm_action(table.state, chance) is None
    assert fights.gm_action(quiet, chance) is None
    assert fights.is_running(table.state)


def test_a_lost_fight_is_not_the_end_of_the_story() -> None:
    table = Table(house_kit=True).join(hero(), foe())
    changed(table, "Sefa", harm=99)
    told = table.do(Check(acting="Sefa", modifiers=(Mod(name="Vigor", value=0),), dr=9), 3, 3, 3)
    assert told.passed
    refused(table, StartFight(), "K-19")
    changed(table, "Sefa", harm=0, conditions=("Down",))
    assert "out of the story" in refused(table, Check(acting="Sefa", dr=9), "house")


def test_who_left_was_not_beaten() -> None:
    table = fight()
    for name in ("Ghoul", "Rat"):
        table.state = SYSTEM.apply(table.state, CharacterLeft(name=name))
    ended = table.do(GmStep())
    assert winner(ended) is None
    assert PLAY.notes(GmStep(), ended)[-1].startswith("The fight is over: the two sides are parted")


def test_one_beaten_and_one_gone_is_a_victory() -> None:
    table = fight(positions={"Sefa": 0, "Tarn": 5, "Ghoul": 5, "Rat": 10})
    table.state = SYSTEM.apply(table.state, Harmed(name="Ghoul", amount=99))
    table.state = SYSTEM.apply(table.state, CharacterLeft(name="Rat"))
    assert winner(table.do(GmStep())) == "player"


def test_several_take_verbs_of_several() -> None:
    table = Table(house_kit=True).join(hero(), foe("two flat runners"))
    table.do(StartFight(positions={"Sefa": 0, "two flat runners": 5}), *(), **{
        "initiative_Sefa": HIGH, "initiative_two_flat_runners": LOW,
    })  # fmt: skip
    told = table.do(take("attack", target="two flat runners"), 6, 5, 4)
    assert "two flat runners take 5 damage." in PLAY.notes(take("attack"), told)
    assert "2 Energy Points" in PLAY.turn_lines(table.state)[0]
    table.do(take("handling"))
    assert "0 Energy Points" in PLAY.turn_lines(table.state)[0]


def test_what_was_somebodys_own_goes_with_them() -> None:
    table = fight()
    for name in ("Blood up (Rat)", "Fog"):
        effect = Effect(kind="trouble", change="gain", target="scene", name=name)
        table.state = SYSTEM.apply(table.state, EffectApplied(effect=effect))
    table.state = SYSTEM.apply(table.state, CharacterLeft(name="Rat"))
    assert [standing.name for standing in table.state.story.standings] == ["Fog"]
