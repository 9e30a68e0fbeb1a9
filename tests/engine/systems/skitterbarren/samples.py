"""States a game of Skitterbarren can be in, each with an action that is allowed there."""

from typing import Any

from engine.api import Action, CharacterJoined, GameState
from engine.systems.skitterbarren import actions as a
from engine.systems.skitterbarren import bag_actions as b
from engine.systems.skitterbarren import play_actions as p
from engine.systems.skitterbarren import turn_actions as t
from engine.systems.skitterbarren import wilds_actions as w
from tests.engine.systems.skitterbarren.calling import SYSTEM, Table, foe, hero

Sample = tuple[GameState[Any, Any], Action]


def _calls() -> list[Sample]:
    bare = SYSTEM.new_state()
    strength = a.Mod(name="Exertion", value=5)
    actions: list[Action] = [
        a.Check(modifiers=(strength,), dr=10),
        a.Check(kind="doom", dr=13, boons=2, blunders=1),
        a.Check(kind="attribute", dr=18, exhaustion=2, roller="gm"),
        a.Attack(attribute=2, aptitude=1, defense=a.Defense(knack=2, armor_bonus=8)),
        a.Attack(defense_rating=9, prior_attacks=2, damage_modifiers=(a.Mod(value=-3),)),
        a.DefenseRating(knack=2, armor_bonus=8),
        a.Initiative(
            participants=(
                a.Participant(name="Ghoul", side="gm", wits=1),
                a.Participant(name="Sefa", side="player", wits=2),
            )
        ),
        a.DifficultyBand(dr=14),
        a.PartyLevel(levels=(4, 5, 5)),
        a.ResourceCap(resource="boon", cap_bonus=1),
        a.GainResource(resource="blunder", party_level=5, current=4, gained=2),
        a.SpendResource(resource="boon", current=0),
        t.Turn(
            movement_pool=30,
            actions=(
                t.TurnAction(type="move", distance=40, leaves_reach_of=("Ghoul",)),
                t.TurnAction(type="attack"),
                t.TurnAction(type="attack"),
            ),
        ),
        t.Reaction(own_turn=True),
        t.ReadyAction(energy=3, action_cost=1, trigger_occurs=True),
        t.Assist(mode="check", energy=3),
        a.TreatWounds(dr=12),
        w.ExhaustionEffects(level=3),
        w.Inventory(bag_spaces=9, exhaustion=1, items=(w.Item(size=8),), add=w.Item(size=2)),
        w.EquipBag(brawn=2, brawn_required=3),
        w.ConsumeProvisions(provisions=1, days=2),
        w.Hunger(ate=(True, False, False)),
        a.Forage(dr=12, source=a.Source(needs_preparation=True), free_spaces=1),
        a.PrepareFood(dr=9),
        a.EatTainted(dr=9),
        w.LongRest(place="wilds", bedroll=True, health=3, max_health=12),
        w.LongRest(hours=7),
    ]
    return [(bare, action) for action in actions]


def _in_play() -> list[Sample]:
    table = Table(house_kit=True).join(hero(), hero("Tarn"), foe(), foe("Rat"))
    with_pools = table.state.model_copy(update={"boons": 2, "blunders": 2})
    skill = (a.Mod(name="Awareness", value=0),)
    samples: list[Sample] = [
        (table.state, a.Check(acting="Sefa", modifiers=skill, dr=11)),
        (with_pools, a.Check(acting="Sefa", modifiers=skill, dr=11)),
        (table.state, a.Attack(acting="Sefa", target="Ghoul")),
        (table.state, a.Forage(acting="Tarn", modifiers=skill, dr=8, source=a.Source())),
        (table.state, p.StartFight(surprised=("Rat",))),
        (table.state, p.TravelDay()),
        (table.state, p.Camp()),
        (table.state, p.Camp(place="settlement")),
        (table.state, p.StowItem(acting="Sefa", item="Rope")),
        (table.state, p.DropItems(acting="Sefa", items=("Hatchet",))),
        (table.state, b.EatProvisions(acting="Sefa")),
        (table.state, b.UseUp(acting="Sefa", item="Provisions")),
        (table.state, b.GiveItem(acting="Sefa", item="Provisions", to="Tarn", count=2)),
        (table.state, b.SellItem(acting="Sefa", item="Hatchet")),
        (table.state, b.BuyItem(acting="Sefa", item="Rope", price=0)),
    ]
    starving = table.state.model_copy(update={"wilds": table.state.wilds})
    samples.append((starving, p.TravelDay()))
    return samples


def _fighting() -> list[Sample]:
    table = Table(house_kit=True).join(hero(), hero("Tarn"), foe(), foe("Rat"))
    faces = {"initiative_Sefa": (6, 6, 6), "initiative_Tarn": (5, 5, 5)}
    others = {"initiative_Ghoul": (3, 3, 3), "initiative_Rat": (2, 2, 2)}
    positions = {"Sefa": 0, "Tarn": 5, "Ghoul": 5, "Rat": 10}
    table.do(p.StartFight(positions=positions), **faces, **others)
    first = table.state
    take = p.Take
    late = SYSTEM.apply(first, CharacterJoined(sheet=hero("Odo")))
    samples: list[Sample] = [
        (first, take(acting="Sefa", what="attack", target="Ghoul")),
        (first, take(acting="Sefa", what="move", distance=20, away_from="Ghoul")),
        (first, take(acting="Sefa", what="withdrawal", distance=20, away_from="Ghoul")),
        (first, take(acting="Sefa", what="hide", dr=10)),
        (first, take(acting="Sefa", what="search", dr=10, skill="Artifice")),
        (first, take(acting="Sefa", what="handling")),
        (first, take(acting="Sefa", what="assist", ally="Tarn", target="Ghoul")),
        (first, take(acting="Sefa", what="spell", cost=2)),
        (
            first,
            take(
                acting="Sefa",
                what="ready",
                trigger="the Ghoul comes closer",
                readied=take(what="attack", target="Ghoul"),
            ),
        ),
        (first, a.Attack(acting="Sefa", target="Ghoul")),
        (first, p.EndTurn(acting="Sefa")),
        (first, p.EndFight(reason="the bridge is cut")),
    ]
    table.do(samples[8][1])
    ready = table.state
    samples.append((ready, p.EndTurn(acting="Sefa")))
    table.do(p.EndTurn(acting="Sefa"))
    samples.append((table.state, p.React(acting="Sefa", use="readied")))
    table.do(p.EndTurn(acting="Tarn"))
    samples.append((table.state, p.GmStep()))
    moving = take(acting="Ghoul", what="move", distance=30, away_from="Sefa")
    samples.append((table.state, moving))
    table.do(moving)
    samples.append((table.state, p.React(acting="Sefa", use="attack")))
    samples.append((table.state, p.React(acting="Sefa", use="let_go")))
    samples.append((late, p.JoinFight(fighters=("Odo",))))
    return samples


def _choosing() -> list[Sample]:
    table = Table().join(hero())
    table.state = table.state.model_copy(update={"boons": 2, "blunders": 1})
    table.do(a.Check(acting="Sefa", dr=11), 3, 4, 2)
    asked = Table(gm_blunders="ask").join(hero())
    asked.state = asked.state.model_copy(update={"blunders": 2})
    asked.do(a.Check(acting="Sefa", dr=8), 3, 4, 6)
    return [(table.state, p.SpendBoon(amount=2)), (asked.state, p.SpendBlunder(amount=1))]


SAMPLES: tuple[Sample, ...] = (*_calls(), *_in_play(), *_fighting(), *_choosing())
