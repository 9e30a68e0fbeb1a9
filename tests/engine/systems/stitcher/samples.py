"""States of a game of Stitcher, each with an action that is allowed there."""

from functools import reduce
from typing import Any

from engine.api import Action, CharacterJoined, Event, Request, SceneSet, Standing, get_system
from engine.core.carrying import Carry
from engine.systems.stitcher import actions
from engine.systems.stitcher.actions import Element
from engine.systems.stitcher.events import RoundBegan, TraitGained, TurnTaken
from engine.systems.stitcher.state import StitcherState

STITCHER = get_system("stitcher")

FAREK = {
    "name": "Farek",
    "traits": [
        {"name": "Warrior", "weight": 3, "category": "skill"},
        {"name": "Sword", "weight": 1, "category": "object"},
        {"name": "Long rope", "weight": 1, "category": "object"},
        {"name": "Bills Stack", "weight": 2, "category": "object"},
        {"name": "Shield", "weight": 1, "category": "object"},
    ],
}
ADRIAN = {
    "name": "Adrian",
    "traits": [{"name": "Archer", "weight": 3}, {"name": "Long Bow", "weight": 2}],
}
BANDIT = {"name": "Bandit", "side": "gm", "traits": [{"name": "Bandit", "weight": 5}]}


def after(state: StitcherState, *events: Event) -> StitcherState:
    return reduce(STITCHER.apply, events, state)


def table(*sheets: dict[str, Any], settings: dict[str, Any] | None = None) -> StitcherState:
    """Return a state with these characters and a scene."""
    scene = SceneSet(
        place="a chasm in the hills",
        standings=(
            Standing(name="High ground", weight=2),
            Standing(name="Rain", weight=1, helps=False),
        ),
    )
    joined = [CharacterJoined(sheet=sheet) for sheet in sheets]
    return after(STITCHER.new_state(settings), scene, *joined)


PARTY = table(FAREK, ADRIAN, BANDIT)
HURT = after(
    PARTY,
    TraitGained(character="Farek", name="Injured", temporary=True, negative=True),
    TraitGained(character="Bandit", name="Blinded", weight=2, temporary=True, negative=True),
)
IN_ROUNDS = after(HURT, RoundBegan(order=("Farek", "Adrian", "Bandit")))
BANDIT_DONE = after(IN_ROUNDS, TurnTaken(names=("Bandit",)))
OTHER_READINGS = table(
    FAREK,
    ADRIAN,
    BANDIT,
    settings={
        "critical_counting": "raw",
        "criticals_on_exploded_dice": False,
        "tie_winner_counts_as_success": False,
        "loser_degree": "mirrored",
        "cash_erased_when": "always",
        "cash_spend": "lower_by_ds",
    },
)


def _built(state: StitcherState, **request: Any) -> Action:
    return STITCHER.play.build(state, Request(**request))


SAMPLES: tuple[tuple[StitcherState, Action], ...] = (
    (PARTY, actions.Pool(elements=(Element(name="Titan", weight=7),))),
    (PARTY, actions.RollPool(dice_rolled=8)),
    (PARTY, actions.Challenge(ds=2, elements=(Element(name="Warrior", weight=3),))),
    (PARTY, _built(PARTY, actor="Farek", stitched=("Long rope", "High ground"), difficulty=2)),
    (
        HURT,
        _built(HURT, actor="Farek", stitched=("Warrior",), hindering=("Injured",), difficulty=2),
    ),
    (
        IN_ROUNDS,
        _built(
            IN_ROUNDS,
            actor="Farek",
            kind="attack",
            stitched=("Warrior", "Sword", "Archer", "Long Bow"),
            hindering=("Injured",),
            opponent="Bandit",
            helpers=("Adrian",),
        ),
    ),
    (
        HURT,
        _built(HURT, actor="Adrian", kind="opposed", stitched=("Archer",), opponent="Bandit"),
    ),
    (
        PARTY,
        _built(
            PARTY, actor="Farek", kind="purchase", stitched=("Bills Stack",), price="pocket_change"
        ),
    ),
    (
        OTHER_READINGS,
        _built(
            OTHER_READINGS,
            actor="Farek",
            kind="purchase",
            stitched=("Bills Stack",),
            circumstances=(("A friendly seller", None),),
            difficulty=1,
        ),
    ),
    (
        OTHER_READINGS,
        _built(OTHER_READINGS, actor="Adrian", kind="opposed", opponent="Bandit"),
    ),
    (
        PARTY,
        actions.CreateCharacter(name="Yavin", traits=(actions.Trait(name="Smuggler", weight=4),)),
    ),
    (PARTY, actions.EditTrait(acting="Farek", change="raise", trait="Warrior")),
    (PARTY, actions.EditTrait(acting="Farek", change="lower", trait="Shield")),
    (PARTY, actions.EditTrait(acting="Farek", change="lose", trait="Long rope")),
    (PARTY, actions.EditTrait(acting="Farek", change="gain", trait="Lucky", amount=2)),
    (PARTY, actions.EditTrait(change="lose", trait="Lucky")),
    (PARTY, actions.Notation(name="Farek", traits=(actions.Trait(name="Warrior", weight=3),))),
    (PARTY, actions.ParseTrait(text="- Warrior (3)")),
    (
        BANDIT_DONE,
        actions.TeamTurn(acting="Farek", order=(), actor="Farek", helpers=("Adrian",)),
    ),
    (BANDIT_DONE, actions.TeamTurn(order=("Farek",), acted=("Farek",), actor="Farek")),
    (PARTY, actions.TraitCategory(trait="Dagger")),
    (PARTY, actions.DeathGate(player_warned=True, time_to_react=False)),
    (PARTY, actions.ConsequenceSize(ds=4)),
    (PARTY, Carry(acting="Farek", what="give", item="Sword", to="Adrian")),
    (PARTY, Carry(acting="Farek", what="sell", item="Shield", money="Bills Stack")),
    (PARTY, Carry(acting="Adrian", what="take", item="Lantern")),
    (PARTY, actions.Lookup(table="price", value="average_year")),
)
