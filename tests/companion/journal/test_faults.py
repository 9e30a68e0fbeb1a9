"""Damage, full disks, locks, strange files: one clear sentence each, and nothing lost."""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from companion.errors import BadInputError, JournalConflictError, JournalError
from companion.journal import Journal
from tests.companion.journal.forging import forge, run
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of

ROOT = Path(__file__).parents[3]


def sentence(error: pytest.ExceptionInfo[Exception]) -> str:
    text = str(error.value)
    assert "\n" not in text
    assert "sqlite3." not in text
    assert "Traceback" not in text
    return text


def test_damaged_event_is_reported_the_rest_lives_and_a_copy_is_kept(journal, campaign, database):
    campaign.apply(OilBurnt(amount=1))
    campaign.apply(OilBurnt(amount=2))
    campaign.roll(Brave(against=1))
    forge(journal, campaign.id, 2, body='{"events":[],"roll":null}')
    opened = journal.campaign("Zoë")
    assert [f.sequence for f in opened.damage] == [2, None]
    assert "record 2 was changed" in opened.damage[0].sentence
    copy = Path(opened.damage[1].sentence.split("'")[1])
    assert copy.parent == database.parent
    with closing(sqlite3.connect(copy)) as connection:
        kept = connection.execute("SELECT body FROM records WHERE sequence = 2").fetchone()
    assert kept == ('{"events":[],"roll":null}',)
    assert opened.state.oil == 7  # all but the damaged one
    assert len(opened.records()) == 5
    opened.roll(Brave(against=1))
    assert journal.campaign("Zoë").next_roll == 3
    journal.campaign("Zoë")
    assert len(list(database.parent.glob("*.damaged-*"))) == 2  # one for each head that was found


def test_damaged_roll_keeps_its_number(journal, campaign):
    campaign.roll(Brave(against=1))
    forge(journal, campaign.id, 3, body="{}")
    opened = journal.campaign("Zoë")
    assert opened.next_roll == 2
    with pytest.raises(JournalError, match="roll 1 is damaged"):
        opened.resolution(1)
    opened.roll(Brave(against=1))
    assert [f.sequence for f in opened.verify().findings] == [3]


def test_damaged_opening_leaves_the_words_and_own_dice(journal, campaign):
    from engine.api import GivenDice

    campaign.append("narration", {"sentences": ["It is dark."]})
    forge(journal, campaign.id, 1, body="[]")
    opened = journal.campaign("Zoë")
    assert opened.records(kinds={"narration"})[0].body["sentences"] == ["It is dark."]
    assert opened.commitment == ""
    with pytest.raises(JournalError, match="seed of these dice is not here"):
        opened.roll(Brave())
    opened.withdraw()
    opened.roll(Brave(), dice=GivenDice([1, 2]))


def test_one_damaged_campaign_does_not_touch_another(journal, campaign):
    other = journal.create("other", "lantern")
    other.roll(Brave())
    forge(journal, campaign.id, 1, body="{}", kind="\x00", hash="")
    assert journal.campaign("other").damage == ()
    assert {info.name for info in journal.list()} == {"Zoë", "other"}


def test_flipped_bytes_anywhere_in_the_file(journal, campaign, database, tmp_path):
    for number in range(6):
        campaign.roll(Brave(against=1))
        campaign.append("narration", {"sentences": [f"Step {number}."]})
    journal.close()  # the write-ahead log is folded into the file
    whole = database.read_bytes()
    truth = [r.text for r in campaign.records()]
    journal.close()
    assert not database.with_name("campaigns.db-wal").exists()
    harmless = 0
    for place in range(0, len(whole), 1499):
        broken = tmp_path / f"broken{place}.db"
        broken.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        told = verified_texts(broken)
        if isinstance(told, list):
            assert told == truth
            harmless += 1
        else:
            assert told is None or "\n" not in told
        broken.unlink()
    assert harmless > 0  # most of a small database is empty space


def verified_texts(path: Path) -> list[str] | str | None:
    """What a campaign says if it verifies; None when it does not; the error if it has one."""
    try:
        with Journal.open(path, system_of=system_of, patience_s=0.1) as opened:
            found = opened.campaign("Zoë")
            return [r.text for r in found.records()] if found.verify().ok else None
    except (JournalError, BadInputError) as error:
        return str(error)


@pytest.mark.parametrize("content", [b"dear diary " * 400, b"SQLite format 3\x00" + b"\xff" * 4096])
def test_file_that_is_no_database(tmp_path, content):
    path = tmp_path / "diary.db"
    path.write_bytes(content)
    with pytest.raises(JournalError) as error:
        Journal.open(path, system_of=system_of)
    assert "diary.db" in sentence(error)
    assert path.read_bytes() == content


def test_database_of_another_program(tmp_path):
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    with pytest.raises(JournalError, match="another program") as error:
        Journal.open(path, system_of=system_of)
    sentence(error)


def test_newer_schema_is_refused_untouched(journal, campaign, database):
    run(journal, "UPDATE dicebound_schema SET version_num = '9999'")
    journal.close()
    with pytest.raises(JournalError, match=r"newer Dicebound .* update the program") as error:
        Journal.open(database, system_of=system_of)
    sentence(error)


def test_locked_database(journal, campaign, database):
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalError, match="another program is writing") as error:
            campaign.roll(Brave())
        sentence(error)
        assert journal.campaign("Zoë").sequence == 1  # reading goes on
        other.execute("ROLLBACK")
    campaign.roll(Brave())
    assert campaign.verify().ok


def test_full_disk(journal, campaign):
    def no_more_pages(connection, _record):
        connection.execute("PRAGMA max_page_count = 1")

    event.listen(journal._store._engine, "connect", no_more_pages)
    journal._store._engine.dispose()
    campaign.append("note", {"text": "small"})
    with pytest.raises(JournalError, match="disk is full") as error:
        campaign.append("note", {"text": "x" * 100_000})
    sentence(error)
    event.remove(journal._store._engine, "connect", no_more_pages)
    journal._store._engine.dispose()
    campaign.append("note", {"text": "after"})
    again = journal.campaign("Zoë")
    assert [r.body.get("text") for r in again.records(since=1)] == ["small", "after"]
    assert again.verify().ok


READ_ONLY = """
import os, sys
from companion.errors import JournalError
from companion.journal import Journal
from tests.companion.journal.lantern_rules import system_of
Journal.open(sys.argv[2], system_of=system_of).close()  # what loads late must be loaded by now
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    with Journal.open(sys.argv[1], system_of=system_of, patience_s=0.1) as journal:
        journal.create("new", "lantern")
except JournalError as error:
    print(error)
"""


@pytest.fixture
def locked() -> Iterator[Path]:
    # Not below ``tmp_path``: the folders above that one are closed to other users.
    above = Path(tempfile.mkdtemp(prefix="dicebound-ro-"))
    folder = above / "locked"
    folder.mkdir()
    above.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(above)


@pytest.mark.parametrize("existing", [True, False])
def test_read_only_folder(locked, tmp_path, existing):
    path = locked / "campaigns.db"
    if existing:
        Journal.open(path, system_of=system_of).close()
        path.chmod(0o444)
    locked.chmod(0o555)
    done = subprocess.run(
        [sys.executable, "-c", READ_ONLY, str(path), str(tmp_path / "warm.db")],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    assert str(path) in done.stdout
    assert "read-only" in done.stdout or "cannot be opened" in done.stdout


def test_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be made") as error:
        Journal.open(tmp_path / "file" / "below" / "c.db", system_of=system_of)
    sentence(error)


def test_path_that_is_a_folder(tmp_path):
    with pytest.raises(JournalError, match="cannot be opened") as error:
        Journal.open(tmp_path, system_of=system_of)
    sentence(error)


@pytest.mark.parametrize(
    "address", ["nonsense://x", "postgresql://", "://", "sqlite://host/x", "postgres://h/db"]
)
def test_addresses_that_are_none(address):
    with pytest.raises(JournalError) as error:
        Journal.open(address, system_of=system_of, patience_s=0.1)
    sentence(error)


def test_second_writer_is_told_and_nothing_is_lost(journal, campaign):
    other = journal.campaign("Zoë")
    campaign.append("note", {"text": "mine"})
    with pytest.raises(JournalConflictError, match="another program wrote") as error:
        other.append("note", {"text": "theirs"})
    sentence(error)
    other.refresh()
    other.append("note", {"text": "theirs"})
    assert [r.body["text"] for r in other.records(kinds={"note"})] == ["mine", "theirs"]
    assert other.verify().ok


def test_two_programs_make_the_same_roll_once(journal, campaign):
    other = journal.campaign("Zoë")
    campaign.declare(Brave())
    other.refresh()
    first = campaign.resolve(1)
    assert other.resolve(1) == first
    assert [r.kind for r in other.records()] == ["opened", "declare", "roll"]
    assert other.head == journal.campaign("Zoë").head


def test_deleted_under_ones_hands(journal, campaign):
    other = journal.campaign("Zoë")
    journal.delete("Zoë")
    with pytest.raises(JournalConflictError, match="was deleted") as error:
        other.append("note", {})
    sentence(error)
    assert journal.list() == []


def test_game_that_is_not_installed(journal, campaign, database):
    from engine.api import get_system

    run(journal, "UPDATE campaigns SET system = 'chess'")
    with (
        Journal.open(database, system_of=get_system) as opened,
        pytest.raises(JournalError, match="'chess', which is not installed") as error,
    ):
        opened.campaign("Zoë")
    sentence(error)


def test_campaign_without_any_record_left(journal, campaign):
    run(journal, "DELETE FROM records")
    opened = journal.campaign("Zoë")
    assert [f.sequence for f in opened.damage] == [None, None]
    assert "no records left" in opened.damage[0].sentence
    assert not opened.verify().ok
    with pytest.raises(JournalError, match="no records left"):
        journal.rename("Zoë", "other")


def test_shortened_journal_is_found_by_its_anchor(journal, campaign):
    campaign.roll(Brave())
    anchor = campaign.head
    run(journal, "DELETE FROM records WHERE sequence = 3")
    opened = journal.campaign("Zoë", recover=False)
    assert opened.verify().ok
    assert "anchor" in opened.verify(anchor).findings[0].sentence


def test_roll_of_which_the_declaration_is_damaged(journal, campaign):
    campaign.roll(Brave())
    forge(journal, campaign.id, 2, body="{}")
    opened = journal.campaign("Zoë")
    assert opened.resolution(1).op == "brave"
    for look in (opened.rolled, opened.declaration):
        with pytest.raises(JournalError, match="declared for roll 1 is damaged"):
            look(1)
    run(journal, "DELETE FROM records WHERE sequence = 2")
    opened = journal.campaign("Zoë")
    with pytest.raises(JournalError, match="record 2 is missing"):
        opened.rolled(1)


def test_other_writer_during_a_roll(journal, campaign):
    campaign.declare(Brave())
    other = journal.campaign("Zoë")
    other.withdraw()
    with pytest.raises(JournalConflictError):
        campaign.resolve(1)
    assert campaign.pending is None
    campaign.roll(Brave())
    assert campaign.verify().ok


def test_agreed_roll_without_its_seed_waits(journal, campaign):
    campaign.declare(Brave(), accepted=True)
    run(journal, "DELETE FROM seeds")
    assert journal.campaign("Zoë").pending is not None


def test_agreed_roll_that_cannot_end_is_withdrawn_on_opening(journal, campaign):
    campaign.declare(Brave(dice=10_001), accepted=True)
    assert [r.kind for r in journal.campaign("Zoë").records()] == ["opened", "declare", "withdraw"]


def test_half_characters_in_a_name_that_is_asked_for(journal, campaign):
    with pytest.raises(BadInputError, match="there is no campaign"):
        journal.campaign("Zo\udceb")


def test_branch_from_a_damaged_past(journal, campaign):
    campaign.append("note", {})
    forge(journal, campaign.id, 1, body="{}")
    with pytest.raises(JournalError, match=r"record 1 was changed .* branch off before it"):
        journal.campaign("Zoë").branch("b", at=2)


def test_later_version_of_a_game_that_lacks_an_event(journal, campaign):
    campaign.apply(OilBurnt(amount=1))
    body = campaign.records()[-1].text.replace('"amount":1', '"amount":"much"')
    forge(journal, campaign.id, 2, body=body, rehash=True)
    opened = journal.campaign("Zoë")
    assert "does not fit Lantern: amount" in opened.damage[0].sentence
    assert opened.state.oil == 10


def test_agreed_roll_of_an_action_that_is_gone_waits_and_the_rest_opens(journal, campaign):
    campaign.declare(Brave(), accepted=True)
    body = campaign.records()[-1].text.replace('"op":"brave"', '"op":"flee"')
    forge(journal, campaign.id, 2, body=body, rehash=True)
    opened = journal.campaign("Zoë")
    assert opened.pending is not None
    with pytest.raises(JournalError, match="knows no action 'flee'"):
        opened.recover()
    opened.withdraw("the rules changed")
    opened.roll(Brave())
