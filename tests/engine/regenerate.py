"""Rewrite the golden playthroughs: ``python -m tests.engine.regenerate [slug ...]``."""

import sys

from engine.api import system_slugs
from tests.engine.conformance import GOLDEN, playthrough
from tests.engine.systems.skitterbarren.stories import STORIES


def main(argv: list[str]) -> int:
    """Write the golden files of each slug; of all of them when none is named."""
    GOLDEN.mkdir(exist_ok=True)
    for slug in argv or system_slugs():
        (GOLDEN / f"{slug}.txt").write_text(playthrough(slug), encoding="utf-8")
        for name in (n for n in STORIES if n.startswith(slug)):
            (GOLDEN / f"{name}.txt").write_text(STORIES[name](), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
