"""Run as `python -m companion.difficulty --batch`: lines of JSON in, suggestions out."""

import argparse
import sys

from companion.difficulty.batch import answer_all


def main(arguments: list[str] | None = None) -> int:
    """Answer every line of standard input and give the exit status."""
    parser = argparse.ArgumentParser(prog="companion.difficulty", description=__doc__)
    parser.add_argument("--batch", action="store_true", required=True, help="read lines of JSON")
    parser.parse_args(arguments)
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    for line in answer_all(sys.stdin):
        sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
