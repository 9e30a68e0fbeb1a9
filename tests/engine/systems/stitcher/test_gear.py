"""Object Traits change hands with their Weight; skills do not, and buying is rolled."""

import pytest

from engine.api import Deed, EffectApplied, GivenDice, IllegalActionError, get_system
from engine.core.carrying import Carry
from engine.systems.stitcher.state import StitcherState
from tests.engine.systems.stitcher.samples import ADRIAN, BANDIT, FAREK, table

SYSTEM = get_system("stitcher")
FED = {**ADRIAN, "traits": [*ADRIAN["traits"], {"name": "Dried fish"}, {"name": "Bottle of rum"}]}


def does(state: StitcherState, verb: str, thing: str, whom: str = "") -> StitcherState | None:
    assert SYSTEM.belongings is not None
    who = "Adrian" if verb in ("eat", "drink") else "Farek"
    deed = Deed.model_validate({"verb": verb, "actor": who, "thing": thing, "whom": whom})
    action = SYSTEM.belongings.deed(state, deed)
    if action is None:
        return None
    SYSTEM.check(state, action)
    resolution = SYSTEM.resolve(state, action, GivenDice(()))
    assert SYSTEM.play.notes(action, resolution)
    for event in resolution.events:
        state = SYSTEM.apply(state, event)
    return state


def traits(state: StitcherState | None, name: str = "Farek") -> dict[str, int]:
    assert state is not None
    return {t.name: t.weight for t in state.characters[name].traits}


def test_objects_move_with_their_weight() -> None:
    state = table(FAREK, FED, BANDIT)
    state = does(state, "give", "my shield", "Adrian") or state
    assert "Shield" not in traits(state)
    assert traits(state, "Adrian")["Shield"] == 1
    state = does(state, "sell", "the sword") or state
    assert traits(state) == {"Warrior": 3, "Long rope": 1, "Bills Stack": 3}
    assert traits(does(state, "drop", "rope")) == {"Warrior": 3, "Bills Stack": 3}
    assert "Dried fish" not in traits(does(state, "eat", "something"), "Adrian")
    assert "Bottle of rum" not in traits(does(state, "drink", "the rum bottle"), "Adrian")


def test_what_lay_there_is_as_good_as_it_was() -> None:
    state = table(FAREK, FED, BANDIT)
    lying = {
        "kind": "edge",
        "change": "gain",
        "target": "scene",
        "name": "Long bow on the ground",
        "size": 2,
        "good": True,
    }
    state = SYSTEM.apply(state, EffectApplied.model_validate({"effect": lying}))
    assert traits(does(state, "take", "the long bow"))["Long bow"] == 2


def test_dice_decide_what_is_bought_and_skills_stay() -> None:
    state = table(FAREK, FED, BANDIT)
    assert does(state, "buy", "a hat") is None
    assert does(state, "give", "my warrior", "Adrian") is None
    assert does(state, "drink", "my sword") is None
    for action, why in (
        (Carry(acting="Farek", what="buy", item="Hat"), "is a Challenge"),
        (Carry(acting="Farek", what="drop", item="Warrior"), "carries no warrior"),
        (Carry(acting="Farek", what="give", item="Sword", to="Odo"), "here to take it"),
    ):
        with pytest.raises(IllegalActionError, match=why):
            SYSTEM.check(state, action)
    with pytest.raises(IllegalActionError, match="nobody buys it"):
        does(state, "sell", "the bills stack")
