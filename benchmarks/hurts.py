"""How hurts come and go: a seeded player plays 60 exchanges of each game with the storyteller.

Prints after each ten exchanges how many hurts stand on the character's sheet, and how often one
was gained; and in games that count health how much of it is left.
"""

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.campaign import DEEDS, THINGS, WITH_PEOPLE, SeededPlayer, start
from companion.journal import Journal
from companion.journal.records import EVENTS

EXCHANGES = 60
STEP = 10
SEEDS = (7, 8, 9)
BLOWS = ("I attack {person}", "I shove {person} out of the way", "I wrestle {person} down")


class Adventurer(SeededPlayer):
    """A player who does something in every exchange, and strikes at somebody now and then."""

    def _words(self) -> str:
        people = [p.name for p in self.sitting.setting().people]
        random: Random = self._random
        kind = random.random()
        person = random.choice(people) if people else ""
        pool = BLOWS if person and kind < 0.15 else WITH_PEOPLE if person and kind < 0.4 else DEEDS
        return random.choice(pool).format(thing=random.choice(THINGS), person=person)


def hurts(player: SeededPlayer) -> list[str]:
    """Return the hurts on the character's sheet."""
    sitting = player.sitting
    sheet = sitting.campaign.state.characters[sitting.actor]
    return [e.name for e in sitting.system.play.elements(sheet) if e.role == "condition"]


def health(player: SeededPlayer) -> str:
    """Return the health that is left, as the sheet has it; "" where none is counted."""
    sheet: Any = player.sitting.campaign.state.characters[player.sitting.actor]
    if hasattr(sheet, "health"):
        return f"{sheet.health} of {sheet.max_health}"
    return f"harm {sheet.harm}" if hasattr(sheet, "harm") else ""


def gained(player: SeededPlayer) -> int:
    """Return how many hurts the character has gained."""
    found = 0
    for record in player.sitting.campaign.records(kinds={EVENTS}):
        for event in record.body.get("events", ()):
            effect = event.get("effect") or {}
            is_hurt = effect.get("kind") == "harm" and not effect.get("good")
            found += is_hurt and effect.get("target") == player.sitting.actor
    return found


def main() -> None:
    """Play and print."""
    for system in ("stitcher", "skitterbarren", "altars"):
        for seed in SEEDS:
            with (
                tempfile.TemporaryDirectory() as folder,
                Journal.open(Path(folder) / "a.db") as journal,
            ):
                player = Adventurer(start(journal, system, seed=seed), seed)
                rows = []
                for _ in range(EXCHANGES // STEP):
                    player.play(STEP)
                    rows.append(f"{len(hurts(player))}")
                print(
                    f"{system} {seed}: hurts {' '.join(rows)}; gained {gained(player)}; at the end "
                    f"{', '.join(hurts(player)) or 'none'} {health(player)}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
