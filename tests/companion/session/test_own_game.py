"""Questions about one's own game are answered from the state; questions of rule are not."""

from pathlib import Path

import pytest

from companion.session.own_game import answer_from_state
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


def told(tmp_path: Path, system: str, question: str) -> str | None:
    journal, sitting = table(tmp_path, system=system)
    with journal:
        before = sitting.campaign.state
        found = answer_from_state(
            question, system=sitting.system, state=before, actor=sitting.actor
        )
        assert sitting.campaign.state == before
    return found.text if found else None


@pytest.mark.parametrize(
    ("system", "question", "part"),
    [
        ("skitterbarren", "how many energy points do I have left?", "No fight is running"),
        ("skitterbarren", "how many boons do we have?", "boons: 0"),
        ("altars", "did we get our experience?", "experience: 0"),
        ("altars", "how much experience do I have?", "experience: 0"),
        ("stitcher", "what do I carry?", "Long rope"),
    ],
)
def test_what_is_held_is_told(tmp_path: Path, system: str, question: str, part: str) -> None:
    answer = told(tmp_path, system, question)
    assert answer is not None
    assert part in answer


@pytest.mark.parametrize(
    ("system", "question"),
    [
        ("skitterbarren", "how many boons may the party hold?"),
        ("skitterbarren", "how many energy points does an attack cost?"),
        ("altars", "how many experience points does an archetype cost?"),
        ("stitcher", "did we get our experience?"),
    ],
)
def test_rules_are_left_to_the_desk(tmp_path: Path, system: str, question: str) -> None:
    assert told(tmp_path, system, question) is None


def test_a_clock_is_asked_for_by_its_main_word_and_not_by_an_is(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="the harbour")
    with journal:
        clock = {"kind": "clock", "change": "gain", "target": "scene", "size": 1}
        name = "the rumour that is going round"
        effect = Effect.model_validate({**clock, "name": name, "good": False})
        sheet = sitting.system.play.opponent_sheet("the diver", "1")
        sitting.campaign.apply(EffectApplied(effect=effect), CharacterJoined(sheet=sheet))
        assert "rumour" not in sitting.ask("Who is the diver?").text
        assert sitting.ask("How much of the rumour is there?").text.startswith("The rumour")
