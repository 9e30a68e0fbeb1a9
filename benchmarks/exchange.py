"""An exchange of play without a model: say, roll, tell; early and late.

    python -m benchmarks.exchange [TURNS]

The same five lines again and again: the storyteller's hardest case, for everything has been said.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.measure import report
from companion.cli.wiring import make_sitting
from companion.journal import Campaign, Journal
from companion.memory import CampaignMemory
from companion.openings import own_opening
from companion.session.exchange import Proposal
from engine.api import CharacterJoined

LINES = (
    "I climb the wall with the rope",
    "I search the room for a hidden door",
    "I sneak past the guard",
    "I attack the guard with my sword",
    "I sit down and listen to the rain",
)
TURNS = 1_000
MARKS = (10, 300, 1_000, 10_000)
SAMPLE = 40


def main() -> None:
    """Print milliseconds an exchange, early and late."""
    asked = next((word for word in sys.argv[1:] if word.isdecimal()), "")
    turns = int(asked) if asked else TURNS
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "j.db") as journal:
        book = journal.create("Bench", "stitcher", seed=b"bench")
        lines = ["Warrior (3)", "Sword", "Long rope"]
        sheet = book.rule_system.play.draft_sheet("Farek", lines, book.state)
        book.apply(CharacterJoined(sheet=sheet))
        sitting = make_sitting(book, "Farek")
        list(sitting.begin(own_opening("stitcher", "the yard of an old fort, with a guard (2)")))
        times = []
        for turn in range(turns + SAMPLE):
            begin = time.process_time()
            reply = sitting.say(LINES[turn % len(LINES)])
            if isinstance(reply, Proposal):
                list(sitting.tell(sitting.roll()).sentences)
            elif hasattr(reply, "sentences"):
                list(reply.sentences)
            times.append(time.process_time() - begin)
        early = statistics.median(times[10 : 10 + SAMPLE]) * 1000
        for mark in (m for m in MARKS if m <= turns):
            took = statistics.median(times[mark : mark + SAMPLE]) * 1000
            report(
                f"an exchange without a model, at turn {mark:,}",
                f"{took:.1f} ms of processor = {took / early:.2f} of early", "at most 50 ms",
                holds=took <= 50,
            )  # fmt: skip
        for what, load in LOADS.items():
            took = min(timed(lambda load=load: load(journal)) for _ in range(3))
            report(
                f"loading a campaign of {book.sequence:,} records, {what}",
                f"{took * 1000:.0f} ms of processor", "0.3 s at 10,000", holds=took <= 0.3,
            )  # fmt: skip


def timed(work: Callable[[], object]) -> float:
    """Return the seconds of processor that some work takes."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def to_play(journal: Journal) -> Campaign:
    """Open a campaign with all that the storyteller and the ledger keep in mind."""
    found = journal.campaign("Bench")
    make_sitting(found, "Farek")
    return found


def to_play_with_a_model(journal: Journal) -> None:
    """Open it with a chat model's memory of the past too; that is made at the first exchange."""
    CampaignMemory(to_play(journal)).about("the wall of the fort")


LOADS: dict[str, Callable[[Journal], object]] = {
    "chain checked": lambda journal: journal.campaign("Bench"),
    "with the storyteller's memory and the ledger": to_play,
    "with a chat model's memory too": to_play_with_a_model,
}


if __name__ == "__main__":
    main()
