"""``python -m companion.rules_desk --batch``: rules questions on standard input, answers out."""

import argparse
import sys

from companion.errors import CompanionError
from companion.rules_desk.batch import answer_lines
from companion.rules_desk.desk import RulesDesk


def main(argv: list[str] | None = None) -> int:
    """Answer one question, or every line of standard input.

    Returns:
        Exit status: 0, or that of the error.
    """
    parser = argparse.ArgumentParser(prog="python -m companion.rules_desk", description=__doc__)
    parser.add_argument("question", nargs="?", help="the question, in quotes")
    parser.add_argument("--system", default="stitcher", help="the rule system in play")
    parser.add_argument("--batch", action="store_true", help="JSON lines in and out")
    args = parser.parse_args(argv)
    desk = RulesDesk()
    if not args.question and not args.batch:
        parser.error("ask something, or use --batch")
    try:
        if args.batch:
            for line in answer_lines(sys.stdin, desk):
                sys.stdout.write(line + "\n")
                sys.stdout.flush()
            return 0
        answer = desk.answer(args.question, args.system)
    except CompanionError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_status
    sys.stdout.write(answer.model_dump_json(indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
