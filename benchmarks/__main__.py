"""Every benchmark that prints budgets: ``python -m benchmarks [NAME ...]``."""

import importlib
import sys

ALL = ("startup", "rolls", "stitcher_odds", "skitterbarren_odds", "altars_odds", "exchange",
       "journal", "retrieval", "narration_prose", "narration_outcome", "generators", "reader",
       "campaign", "chat_model")  # fmt: skip


def main() -> int:
    """Run the named benchmarks, or all of them."""
    names = sys.argv[1:] or ALL
    for name in names:
        if name not in ALL:
            print(f"there is no benchmark {name!r}; choose from: {', '.join(ALL)}", file=sys.stderr)
            return 2
        print(f"== {name}")
        importlib.import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
