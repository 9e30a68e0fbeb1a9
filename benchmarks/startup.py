"""Start-up of whole processes against ``python -c "import pydantic"``."""

import sys
from pathlib import Path

from benchmarks.measure import processes_in_turn, report

BIN = Path(sys.executable).parent
PEER = [sys.executable, "-c", "import pydantic"]
CASES = (
    ("dicebound roll", ["roll", "stitcher", "challenge", "--trait", "Warrior:3", "--ds", "2"], 4.0),
    ("cold dicebound ask", ["ask", "what happens on a tie?"], 10.0),
)


def main() -> None:
    """Print the ratios."""
    for name, words, budget in CASES:
        ours, peer, ratio = processes_in_turn([str(BIN / "dicebound"), *words], PEER)
        report(
            f"{name}, against import pydantic",
            f"{ours * 1000:.0f} ms : {peer * 1000:.0f} ms = {ratio:.2f}",
            f"at most {budget:g} times",
            holds=ratio <= budget,
        )


if __name__ == "__main__":
    main()
