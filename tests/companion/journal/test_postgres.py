"""The same journal on PostgreSQL: a server of the tests' own, where its programs are installed."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.errors import JournalConflictError, JournalError
from companion.journal import Journal
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of

pytest.importorskip("psycopg")
POSTGRES, INITDB = shutil.which("postgres"), shutil.which("initdb")
if POSTGRES is not None and INITDB is None:
    INITDB = shutil.which("initdb", path=str(Path(POSTGRES).resolve().parent))
pytestmark = pytest.mark.skipif(not (POSTGRES and INITDB), reason="PostgreSQL is not installed")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    assert POSTGRES is not None
    assert INITDB is not None
    folder = Path(tempfile.mkdtemp(prefix="dicebound-pg-"))
    user: dict[str, str] = {}
    if os.getuid() == 0:  # the server refuses to run as root
        shutil.chown(folder, "postgres")
        user = {"user": "postgres"}
    data, port = folder / "data", free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    subprocess.run(
        [INITDB, "-D", data, "-U", "tester", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
        check=True,
        **quiet,
        **user,
    )
    listening = ["-h", "127.0.0.1", "-p", str(port), "-k", str(folder)]
    process = subprocess.Popen([POSTGRES, "-D", data, *listening], **quiet, **user)
    try:
        wait_for(port)
        yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(timeout=20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int) -> None:
    import psycopg

    for _ in range(200):
        try:
            psycopg.connect(f"postgresql://tester@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server did not start")


@pytest.fixture
def postgres(server: str) -> Iterator[Journal]:
    with Journal.open(server, system_of=system_of) as opened:
        yield opened
        for info in opened.list():
            opened.delete(info.id)


def test_a_whole_game(postgres, server):
    campaign = postgres.create("Zoë 林 'x'; --", "lantern", seed=b"pg", player_text="\x00 mine")
    campaign.roll(Brave(against=1))
    campaign.apply(OilBurnt(amount=1), roll=1)
    campaign.append("narration", {"sentences": ["On. \x00 😀"], "roll": 1})
    campaign.undo()
    campaign.declare(Brave(), accepted=True)
    with Journal.open(server, system_of=system_of) as other:
        again = other.campaign("zoë 林 'X'; --")
        assert again.next_roll == 3
        assert again.verify().ok
        branch = again.branch("other", at=4)
        branch.roll(Brave())
        assert branch.verify().ok
        assert {info.name for info in other.list()} == {"Zoë 林 'x'; --", "other"}
        assert other.rename("other", "third").name == "third"


def test_same_records_as_on_sqlite(postgres, journal):
    heads = []
    for opened in (postgres, journal):
        campaign = opened.create("Same", "lantern", seed=b"s")
        for number in range(3):
            campaign.roll(Brave(against=number + 1))
            campaign.apply(OilBurnt(amount=number))
        heads.append(campaign.head)
    assert heads[0] == heads[1]


def test_second_writer_is_told(postgres):
    first = postgres.create("c", "lantern")
    second = postgres.campaign("c")
    first.append("note", {"n": 1})
    with pytest.raises(JournalConflictError, match="wrote to this campaign first"):
        second.append("note", {"n": 2})
    second.refresh()
    second.append("note", {"n": 2})
    assert second.verify().ok
    with pytest.raises(JournalConflictError, match="already"):
        postgres.create("C", "lantern")


def test_damage_is_reported_without_a_file_to_copy(postgres):
    campaign = postgres.create("c", "lantern")
    campaign.append("note", {"n": 1})
    with postgres._store.writing() as connection:
        connection.exec_driver_sql("UPDATE records SET body = '{}' WHERE sequence = 2")
    opened = postgres.campaign("c")
    assert [f.sequence for f in opened.damage] == [2, None]
    assert "make one yourself" in opened.damage[1].sentence


def test_server_that_is_not_there():
    address = f"postgresql://me:hush@127.0.0.1:{free_port()}/x"
    with pytest.raises(JournalError, match="does not answer") as error:
        Journal.open(address, system_of=system_of)
    assert "hush" not in str(error.value)
    assert "\n" not in str(error.value)
