"""Reads JSON lines and prints propose-shaped lines: ``python -m companion.reader --batch``."""

import json
import sys
from typing import Any

from companion.reader import Intent, read


def answer(intent: Intent) -> dict[str, Any]:
    """The propose-shaped object of an intent, without a difficulty."""
    return {
        "needs_roll": intent.needs_roll,
        "kind": intent.kind,
        "stitched": list(intent.stitched),
        "hindering": list(intent.hindering),
        "opponent": intent.opponent,
        "manner": intent.manner,
        "goal": intent.goal,
        "reason": intent.reason,
    }


def answer_line(line: str) -> dict[str, Any]:
    """The object to print for one line of input; an error object when it is not one JSON object.

    Args:
        line: One line of JSON.

    Returns:
        A propose-shaped object, or ``{"error": {...}}``.
    """
    try:
        call = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"error": {"kind": "bad_json", "message": f"the line is not JSON: {error}"}}
    if not isinstance(call, dict):
        return {"error": {"kind": "bad_json", "message": "the line is not one JSON object"}}
    return answer(
        read(
            system=str(call.get("system", "")),
            sheet=call.get("sheet") or {},
            scene=str(call.get("scene") or ""),
            text=str(call.get("text") or ""),
        )
    )


def main() -> int:
    """Answer every line of standard input."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer_line(line), ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
