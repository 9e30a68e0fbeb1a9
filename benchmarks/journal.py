"""The journal's speed: appending, a whole exchange, opening 10,000 records, verifying.

Run with ``python -m benchmarks.journal``. SQLite on the disk that holds the temporary folder.
"""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from companion.journal import Campaign, Journal
from engine.api import Action, Effect, EffectApplied, get_system

RECORDS = 10_000
PER_EXCHANGE = 5


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def action_of(slug: str) -> Action:
    system = get_system(slug)
    ops = {t.model_fields["op"].default: t for t in system.action_types}
    action: Action = ops["challenge"].model_validate({"ds": 2})
    return action


def exchange(campaign: Campaign, action: Action, number: int) -> None:
    campaign.append("player", {"text": "I climb over the wall.", "actor": "Ada"})
    campaign.roll(action, summary={"target": "DS 2"})
    effect = Effect(
        kind="position", change="set", target="Ada", name=f"step {number % 7}", key=f"{number}/0"
    )
    campaign.apply(EffectApplied(effect=effect, roll=number), roll=number)
    campaign.append("narration", {"roll": number, "sentences": ["You are over the wall."]})


def play(campaign: Campaign, action: Action, numbers: range) -> None:
    for number in numbers:
        exchange(campaign, action, number)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "campaigns.db"
        journal = Journal.open(path)
        campaign = journal.create("long", "stitcher", seed=b"benchmark")
        action = action_of("stitcher")
        rolls = RECORDS // PER_EXCHANGE
        early = timed(lambda: play(campaign, action, range(1, 101))) / 100
        timed(lambda: play(campaign, action, range(101, rolls - 99)))
        late = timed(lambda: play(campaign, action, range(rolls - 99, rolls))) / 99
        print(f"exchange, 5 durable commits   {early * 1e3:8.2f} ms (first 100)")
        print(f"exchange, 5 durable commits   {late * 1e3:8.2f} ms (last 100 of {rolls})")
        notes = timed(lambda: [campaign.append("note", {"n": n}) for n in range(500)]) / 500
        print(f"append                        {1 / notes:8.0f} records/s, each on disk")
        opened = min(timed(lambda: journal.campaign("long")) for _ in range(3))
        print(f"open {campaign.sequence} records, snapshot {opened * 1e3:8.1f} ms")
        with journal._store.writing() as connection:
            connection.exec_driver_sql("DELETE FROM snapshots")
        folded = min(timed(lambda: journal.campaign("long")) for _ in range(3))
        print(f"open {campaign.sequence} records, no snap. {folded * 1e3:8.1f} ms")
        print(f"verify                        {timed(campaign.verify) * 1e3:8.1f} ms")
        again = timed(lambda: Journal.open(path).close())
        print(f"open the database             {again * 1e3:8.1f} ms")


if __name__ == "__main__":
    main()
