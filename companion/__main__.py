"""``python -m companion`` is the same as ``dicebound``."""

from companion.cli.main import run

if __name__ == "__main__":
    run()
