"""Reads JSON lines and prints propose-shaped lines: ``python -m companion.reader --batch``."""

import json
import sys
from typing import Any

from companion.reader import Intent, read

_FIELDS = ("system", "sheet", "scene", "text")


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


def main() -> int:
    """Answer every line of standard input; a line that cannot be read gets an error object."""
    for line in sys.stdin:
        try:
            call = json.loads(line)
            if not isinstance(call, dict):
                raise TypeError("not one JSON object")
            intent = read(
                system=str(call.get("system", "")),
                sheet=call.get("sheet") or {},
                scene=str(call.get("scene") or ""),
                text=str(call.get("text") or ""),
            )
            shown = answer(intent)
        except (ValueError, TypeError, RecursionError) as error:
            shown = {"error": {"kind": "bad_json", "message": str(error)}}
        sys.stdout.write(json.dumps(shown, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
