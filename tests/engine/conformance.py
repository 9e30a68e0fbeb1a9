"""What the conformance suite and the golden playthroughs share.

Each rule system brings ``tests/engine/systems/<slug>/samples.py`` with
``SAMPLES: tuple[tuple[state, action], ...]``: states a game can be in, with an action that is
allowed there.
"""

import importlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.api import Action, GameState, RuleSystem, SeededDice, as_numbers, get_system

GOLDEN = Path(__file__).parent / "golden"
KEY = bytes(32)

Sample = tuple[GameState[Any, Any], Action]


def samples(slug: str) -> Sequence[Sample]:
    found: Sequence[Sample] = importlib.import_module(
        f"tests.engine.systems.{slug}.samples"
    ).SAMPLES
    return found


def playthrough(slug: str) -> str:
    """Return a record of every sample: what is seen, rolled, changed."""
    system: RuleSystem[Any] = get_system(slug)
    lines = [f"system: {slug}, state version {system.info.state_version}"]
    for number, (start, action) in enumerate(samples(slug)):
        state = start
        lines.append(f"== {number}. {type(action).__name__}")
        lines.append("action: " + _json(action.model_dump(mode="json", exclude_none=True)))
        dice = SeededDice(KEY, number=number)
        resolution = system.resolve(state, action, dice)
        lines.append(
            "dice: " + " ".join(f"d{s}={f}{'@' + w if w else ''}" for s, f, w in resolution.draws)
        )
        lines.append("result: " + _json(as_numbers(resolution.as_json())))
        for event in resolution.events:
            lines.append("event: " + _json(event.model_dump(mode="json", exclude_none=True)))
            state = system.apply(state, event)
        if resolution.events:
            lines.append("player sees: " + _json(system.observe(state, "player")))
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
