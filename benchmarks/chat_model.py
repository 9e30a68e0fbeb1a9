"""A chat model at the table: the card while the model is silent, and the length of prompts."""

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.exchange import LINES
from benchmarks.measure import report
from companion.cli.chat_model import ModelSeat
from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.models import Chunk, Meter, Reply, Request
from companion.models.asking import Asker
from companion.narration.storyteller import Storyteller
from companion.openings import own_opening
from companion.session.exchange import Proposal
from engine.api import CharacterJoined

TURNS = 1_000
EARLY = 20
NEAR = 5
"""Turns on either side that are looked at, since prompts differ a little from turn to turn."""


class Teller:
    """Answers every request at once, and keeps how long each was."""

    name = "bench"

    def __init__(self) -> None:
        self.lengths: dict[str, list[tuple[int, int]]] = {}
        self.turn = 0

    def complete(self, request: Request) -> Reply:
        """Answer at once."""
        length = sum(len(message.content) for message in request.messages)
        self.lengths.setdefault(request.purpose, []).append((self.turn, length))
        if request.purpose == "read":
            return Reply(
                text=json.dumps(
                    {
                        "needs_roll": True, "kind": "challenge", "stitched": [], "hindering": [],
                        "off_sheet": [], "opponent": None, "target": None, "goal": "do it",
                        "band": "tricky", "band_reason": "It is late.", "success": "It is done.",
                        "failure": "Somebody comes.", "then": "",
                    }
                )
            )  # fmt: skip
        if request.purpose == "memory":
            return Reply(text='{"summary": "The guard walks in the yard.", "facts": []}')
        worked = "It worked." in request.messages[-1].content
        told = "You manage it." if worked else "It comes to nothing, and time runs."
        return Reply(text=f'{{"effects": []}}\n{told}')

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Answer at once, in one piece."""
        reply = self.complete(request)
        yield Chunk(text=reply.text)
        yield Chunk(reply=reply)


def main() -> None:
    """Print milliseconds from Enter to the card, and how much longer late prompts are."""
    teller = Teller()
    meter = Meter()
    seat = ModelSeat(Asker(teller, meter=meter), meter, floor=Storyteller(), language="en")
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "j.db") as journal:
        book = journal.create("Bench", "stitcher", seed=b"bench")
        lines = ["Warrior (3)", "Sword", "Long rope"]
        book.apply(
            CharacterJoined(sheet=book.rule_system.play.draft_sheet("Farek", lines, book.state))
        )
        sitting = make_sitting(book, "Farek", seat=seat)
        list(sitting.begin(own_opening("stitcher", "the yard of an old fort, with a guard (2)")))
        cards = []
        for turn in range(1, TURNS + 1):
            teller.turn = turn
            reply = sitting.say(LINES[turn % len(LINES)])
            if isinstance(reply, Proposal):
                begin = time.perf_counter()
                rolled = sitting.roll()  # asks no model: the card is shown before one is asked
                cards.append(time.perf_counter() - begin)
                list(sitting.tell(rolled).sentences)
            elif hasattr(reply, "sentences"):
                list(reply.sentences)
            seat.keep_up()
    worst = sorted(cards)[int(len(cards) * 0.99)] * 1000
    report(
        "a card while the chat model is silent, 99 of 100 within", f"{worst:.1f} ms",
        "at most 100 ms", holds=worst <= 100,
    )  # fmt: skip
    for purpose in ("read", "tell"):
        early = _near(teller.lengths[purpose], EARLY)
        late = _near(teller.lengths[purpose], TURNS)
        report(
            f"prompt to {purpose}, turn {TURNS:,} against turn {EARLY}",
            f"{late:,.0f} characters = {late / early:.2f} of early",
            "at most 1.10", holds=late <= 1.1 * early,
        )  # fmt: skip


def _near(lengths: list[tuple[int, int]], turn: int) -> float:
    return median(length for at, length in lengths if abs(at - turn) <= NEAR)


if __name__ == "__main__":
    main()
