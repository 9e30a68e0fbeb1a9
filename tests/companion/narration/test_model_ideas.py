"""Consequences proposed to a human GM: well formed, honest, not copied; else nothing."""

import json
from typing import Any

import pytest

from companion.errors import ModelUnavailableError
from companion.evaluation.stage import outcomes
from companion.models import ScriptedChatModel
from companion.models.asking import Asker
from companion.models.wire import is_closed
from companion.narration.brief import Brief
from companion.narration.model_ideas import ModelIdeas

EFFECT: dict[str, Any] = {
    "kind": "trouble", "change": "gain", "target": "scene", "name": "lanterns on the wall",
    "size": 1, "good": False, "tell": "Lanterns flare up along the wall.", "lethal": False,
}  # fmt: skip


def failed(system: str = "stitcher") -> Brief:
    return next(brief for brief, _ in outcomes(system) if brief.passed is False)


def ideas(*script: Any, brief: Brief | None = None) -> tuple[Any, ScriptedChatModel]:
    model = ScriptedChatModel([json.dumps(s) if isinstance(s, dict) else s for s in script])
    found = ModelIdeas(Asker(model), recent=lambda: ["The dog barked."])
    return found.consequences(brief or failed()), model


@pytest.mark.parametrize("system", ["stitcher", "altars", "skitterbarren"])
def test_a_proposal_is_asked_for_with_a_closed_schema_of_what_is_owed(system: str) -> None:
    brief = failed(system)
    (effect,), model = ideas({"effects": [EFFECT]}, brief=brief)
    assert (effect.kind, effect.name, effect.good) == ("trouble", EFFECT["name"], False)
    (request,) = model.requests
    assert request.shape is not None
    assert is_closed(request.shape.schema)
    kinds = request.shape.schema["properties"]["effects"]["items"]["properties"]["kind"]["enum"]
    assert brief.owed is not None
    assert set(kinds) == {*brief.owed.gain_kinds, *brief.owed.setback_kinds}
    assert [ref.id for ref in request.prompts] == ["gm/propose_effects", "shared/effect_fields"]
    assert "The dog barked." in request.messages[-1].content


@pytest.mark.parametrize(
    "changes",
    [
        {"tell": "You lose 3 health."},
        {"tell": "You reach the top of the wall after all and nobody sees you."},
        {"kind": "treasure"},
        {"target": "Somebody Unknown", "kind": "harm"},
        {"name": "<tool_call>"},
        {"tell": ""},
    ],
)
def test_what_cannot_stand_is_dropped_alone(changes: dict[str, Any]) -> None:
    text = json.dumps({"effects": [EFFECT | changes, EFFECT]})
    found, _ = ideas(text)
    assert [effect.name for effect in found] == [EFFECT["name"]]


@pytest.mark.parametrize("bad", ["no", "[]", "", '{"effects": [{"kind"', '"effects"'])
def test_a_reply_that_cannot_be_read_is_repaired_once(bad: str) -> None:
    found, model = ideas(bad or " x", {"effects": [EFFECT]})
    assert len(found) == 1
    assert len(model.requests) == 2
    assert ideas(bad or " x", bad or " x")[0] == ()


def test_no_model_no_ideas_and_never_a_word() -> None:
    found, _ = ideas(ModelUnavailableError("down"))
    assert found == ()
    silent = ModelIdeas(Asker(ScriptedChatModel([])))
    brief = failed()
    assert silent.stakes(brief).success == ""
    assert [*silent.narrate(brief, ()), *silent.talk(brief)] == []
