"""Writes the golden sittings anew: ``python -m tests.companion.cli.regenerate [NAME ...]``.

Look at the difference before you commit it, in a commit of its own.
"""

import sys
import tempfile
from pathlib import Path

from tests.companion.cli.sittings import GOLDEN, SCRIPTS, play


def main(names: list[str]) -> None:
    """Write the named golden files, or all."""
    GOLDEN.mkdir(exist_ok=True)
    for name in names or list(SCRIPTS):
        with tempfile.TemporaryDirectory() as folder:
            text = play(SCRIPTS[name], Path(folder))
        (GOLDEN / f"{name}.txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main(sys.argv[1:])
