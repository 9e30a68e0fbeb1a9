"""Killed at any moment, a campaign opens again with every roll once; two writers leave no gap."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.journal import Journal
from tests.companion.journal.lantern_rules import Brave, system_of

ROOT = Path(__file__).parents[3]

ROLL_ON = """
import sys
from companion.journal import Journal
from engine.api import SecretKept
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of
journal = Journal.open(sys.argv[1], system_of=system_of)
campaign = journal.campaign("crash")
print("ready", flush=True)
while True:
    resolution = campaign.roll(Brave(against=3))
    print(campaign.next_roll - 1, [face for _, face, _ in resolution.draws], flush=True)
    campaign.apply(OilBurnt(amount=-2), roll=campaign.next_roll - 1)
    campaign.append("narration", {"roll": campaign.next_roll - 1, "sentences": ["On."]})
"""


def faces_of(journal: Journal) -> dict[int, list[int]]:
    campaign = journal.campaign("crash")
    assert campaign.damage == ()
    assert campaign.pending is None
    report = campaign.verify()
    assert report.findings == ()
    rolls = [record.body for record in campaign.records(kinds={"roll"})]
    assert [body["number"] for body in rolls] == list(range(1, len(rolls) + 1))
    return {body["number"]: [face for _, face, _ in body["draws"]] for body in rolls}


def test_killed_twelve_times(tmp_path):
    path = tmp_path / "campaigns.db"
    chance = random.Random(12)
    told: dict[int, list[int]] = {}
    with Journal.open(path, system_of=system_of) as journal:
        journal.create("crash", "lantern", seed=b"crash")
    for _ in range(12):
        player = subprocess.Popen(
            [sys.executable, "-c", ROLL_ON, str(path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert player.stdout is not None
        assert player.stdout.readline() == "ready\n"
        lines = [player.stdout.readline() for _ in range(chance.randrange(4))]
        time.sleep(chance.uniform(0.0, 0.006))
        player.send_signal(signal.SIGKILL)
        lines += player.communicate()[0].splitlines()
        for line in lines:
            number, _, faces = line.strip().partition(" ")
            if faces.endswith("]"):
                told[int(number)] = [int(face) for face in faces.strip("[]").split(",")]
        with Journal.open(path, system_of=system_of) as journal:
            kept = faces_of(journal)
        assert told.items() <= kept.items()  # whatever was told is on record, as it was told
    with Journal.open(tmp_path / "calm.db", system_of=system_of) as journal:
        calm = journal.create("crash", "lantern", seed=b"crash")
        from tests.companion.journal.lantern_rules import OilBurnt

        for number in range(1, len(kept) + 1):
            calm.roll(Brave(against=3))
            calm.apply(OilBurnt(amount=-2))
            assert [face for _, face, _ in calm.resolution(number).draws] == kept[number]
    assert len(kept) >= len(told) > 12


APPEND = """
import sys
from companion.errors import JournalConflictError
from companion.journal import Journal
from tests.companion.journal.lantern_rules import system_of
journal = Journal.open(sys.argv[1], system_of=system_of)
campaign = journal.campaign("two")
print("ready", flush=True)
sys.stdin.readline()
lost = 0
for number in range(40):
    while True:
        try:
            campaign.append("note", {"who": sys.argv[2], "number": number})
            break
        except JournalConflictError:
            lost += 1
            campaign.refresh()
print(lost)
"""


def test_two_processes_append_without_a_gap(tmp_path):
    path = tmp_path / "campaigns.db"
    with Journal.open(path, system_of=system_of) as journal:
        journal.create("two", "lantern")
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", APPEND, str(path), who],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for who in ("a", "b")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    conflicts = [int(writer.communicate("go\n")[0]) for writer in writers_started(writers)]
    with Journal.open(path, system_of=system_of) as journal:
        campaign = journal.campaign("two")
        notes = [(r.body["who"], r.body["number"]) for r in campaign.records(kinds={"note"})]
        assert campaign.verify().ok
        assert campaign.sequence == 81
    for who in ("a", "b"):
        assert [number for name, number in notes if name == who] == list(range(40))
    assert sum(conflicts) > 0


def writers_started(writers):
    for writer in writers:
        writer.stdin.write("go\n")
        writer.stdin.flush()
    return writers


def test_many_processes_make_the_tables_at_once(tmp_path):
    code = (
        "import sys; from companion.journal import Journal; "
        "from tests.companion.journal.lantern_rules import system_of; "
        "Journal.open(sys.argv[1], system_of=system_of).create(sys.argv[2], 'lantern')"
    )
    path = tmp_path / "campaigns.db"
    makers = [
        subprocess.Popen([sys.executable, "-c", code, str(path), f"c{number}"], cwd=ROOT)
        for number in range(3)
    ]
    assert [maker.wait(timeout=30) for maker in makers] == [0, 0, 0]
    with Journal.open(path, system_of=system_of) as journal:
        assert sorted(info.name for info in journal.list()) == ["c0", "c1", "c2"]


@pytest.mark.parametrize("step", ["declared", "rolled"])
def test_stop_between_the_steps(tmp_path, step):
    with Journal.open(tmp_path / "c.db", system_of=system_of) as journal:
        campaign = journal.create("c", "lantern", seed=b"s")
        pending = campaign.declare(Brave(), accepted=True)
        if step == "rolled":
            campaign.resolve(pending.number)
    with Journal.open(tmp_path / "c.db", system_of=system_of) as journal:
        again = journal.campaign("c")
        assert again.next_roll == 2
        assert again.recover() is None
        assert again.verify().ok
