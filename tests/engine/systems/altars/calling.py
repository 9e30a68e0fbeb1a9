"""Calls of this game as the command line answers them."""

import json
from typing import Any

from engine.api import answer_line


def line(call: dict[str, Any]) -> str:
    return json.dumps({"system": "altars", "call": call}, ensure_ascii=False)


def call(op: str, /, settings: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """Return the answer to a call; ``for_`` stands for the field ``for``."""
    named = {name.rstrip("_"): value for name, value in fields.items()}
    body = {"op": op, **named, **({"settings": settings} if settings else {})}
    answer: dict[str, Any] = json.loads(json.dumps(answer_line(line(body))))
    return answer


def odds(op: str, /, settings: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    body = {"op": op, **fields, **({"settings": settings} if settings else {})}
    answer = answer_line(line(body), for_odds=True)
    assert "odds" in answer, answer
    found: dict[str, Any] = answer["odds"]
    return found


def error_of(op: str, /, settings: dict[str, Any] | None = None, **fields: Any) -> str:
    answer = call(op, settings, **fields)
    assert "error" in answer, answer
    assert answer["error"]["message"]
    kind: str = answer["error"]["kind"]
    return kind


def without_reason(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name != "reason"}
