"""A light hurt that is seen to in peace gets better without dice; a grave one is rolled for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.session.exchange import FightBegins, Proposal, SceneBegins
from companion.session.hurts import is_of_a_moment
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    journal, found = table(tmp_path)
    with journal:
        yield found


def hurt(sitting: Sitting, name: str, size: int = 1) -> None:
    what: dict[str, Any] = {"kind": "harm", "change": "gain", "target": sitting.actor}
    effect = Effect.model_validate({**what, "name": name, "size": size, "good": False})
    sitting.campaign.apply(EffectApplied(effect=effect))


def names(sitting: Sitting) -> set[str]:
    play, state = sitting.campaign.rule_system.play, sitting.campaign.state
    return {e.name for e in play.elements(state.characters[sitting.actor])}


def test_a_light_hurt_gets_better_and_costs_time(sitting: Sitting) -> None:
    hurt(sitting, "Swollen hand")
    clock: dict[str, Any] = {"kind": "clock", "change": "gain", "target": "scene", "size": 4}
    started = Effect.model_validate({**clock, "name": "The tide", "good": False})
    sitting.campaign.apply(EffectApplied(effect=started))
    before = sitting.campaign.state.story.clocks[0].ticks
    reply = sitting.say("I bandage my swollen hand")
    assert isinstance(reply, FightBegins)
    [step] = list(reply.steps)
    assert any("swollen hand is over" in note for note in step.notes)
    assert "Swollen hand" not in names(sitting)
    assert sitting.campaign.state.story.clocks[0].ticks == before + 1


def test_a_grave_hurt_and_care_before_an_enemy_are_rolled_for(sitting: Sitting) -> None:
    hurt(sitting, "Broken arm", size=2)
    assert isinstance(sitting.say("I bandage my broken arm"), Proposal)
    hurt(sitting, "Swollen hand")
    sitting.campaign.apply(
        CharacterJoined(sheet=sitting.system.play.opponent_sheet("Tam", "1")),
        EffectApplied(
            effect=Effect.model_validate(
                {
                    "kind": "relation",
                    "change": "set",
                    "target": "Tam",
                    "name": "attitude",
                    "size": 2,
                }
            )
        ),
    )
    assert isinstance(sitting.say("I bandage my swollen hand"), Proposal)


def test_what_is_of_a_moment_is_over_with_the_scene(sitting: Sitting) -> None:
    hurt(sitting, "Fighting for breath")
    hurt(sitting, "Bruised shin")
    assert isinstance(sitting.say("I go to the harbour"), SceneBegins)
    assert "Fighting for breath" not in names(sitting)
    assert "Bruised shin" in names(sitting)
    assert not is_of_a_moment("Broken arm")


@pytest.mark.parametrize("text", ["I catch my breath", "I rest until I have my breath back"])
def test_whoever_rests_has_their_breath_back(sitting: Sitting, text: str) -> None:
    hurt(sitting, "Short of breath", size=3)
    hurt(sitting, "Bruised shin")
    reply = sitting.say(text)
    assert isinstance(reply, FightBegins)
    [step] = list(reply.steps)
    assert step.notes == ("Short of breath is over.",)
    assert "Short of breath" not in names(sitting)
    assert "Bruised shin" in names(sitting)
