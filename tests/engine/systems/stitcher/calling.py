"""Short ways to make calls, for the tests of Stitcher."""

import json
from typing import Any

from engine.api import answer_line


def resolve(op: str, **fields: Any) -> dict[str, Any]:
    """Return the answer of one JSON call."""
    answer: dict[str, Any] = answer_line(
        json.dumps({"system": "stitcher", "call": {"op": op, **fields}})
    )
    return answer


def odds(op: str, **fields: Any) -> dict[str, Any]:
    """Return the exact odds of one JSON call."""
    answer = answer_line(
        json.dumps({"system": "stitcher", "call": {"op": op, **fields}}), for_odds=True
    )
    found: dict[str, Any] = answer.get("odds", answer)
    return found


def error(op: str, **fields: Any) -> tuple[str, str | None]:
    """Return kind and field of the error of one JSON call."""
    answer = resolve(op, **fields)
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]["kind"], answer["error"].get("field")


def some(**wanted: Any) -> Any:
    """Return something that equals a dict with at least these items."""
    return _Some(wanted)


class _Some:
    def __init__(self, wanted: dict[str, Any]) -> None:
        self.wanted = wanted

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and all(
            key in other and other[key] == value for key, value in self.wanted.items()
        )

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return f"at least {self.wanted}"


def el(name: str, weight: int | None = None, **more: Any) -> dict[str, Any]:
    """Return an Element."""
    return {"name": name, **({} if weight is None else {"weight": weight}), **more}
