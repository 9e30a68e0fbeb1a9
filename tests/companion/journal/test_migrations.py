"""The schema from its first step up."""

import sqlite3
from contextlib import closing

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from companion.journal import Journal
from companion.journal.migrations import NEWEST, VERSION_TABLE
from companion.journal.schema import METADATA
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of


@pytest.fixture
def config():
    made = Config()
    made.set_main_option("script_location", "companion.journal:migrations")
    return made


def test_newest_is_the_last_step(config):
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == NEWEST
    assert steps[-1] == "0001"


def test_steps_end_at_the_declared_tables(journal):
    with journal._store.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []


def test_campaign_of_the_first_version_comes_along(tmp_path, config):
    path = tmp_path / "old.db"
    with Journal.open(tmp_path / "new.db", system_of=system_of) as journal:
        campaign = journal.create("Zoë", "lantern", seed=b"old")
        for _ in range(3):
            campaign.roll(Brave(against=1))
            campaign.apply(OilBurnt(amount=1))
        state, head = campaign.state, campaign.head
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ATTACH ? AS new", (str(tmp_path / "new.db"),))
        for table in ("campaigns", "records", "seeds"):
            old = connection.execute(f"SELECT name FROM pragma_table_info('{table}')").fetchall()
            columns = ", ".join(name for (name,) in old)
            connection.execute(f"INSERT INTO {table} SELECT {columns} FROM new.{table}")
        connection.commit()
        held = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
        assert held == ("0001",)
    with Journal.open(path, system_of=system_of) as journal:
        assert journal.list()[0].played == ""
        again = journal.campaign("Zoë")
        assert (again.state, again.head) == (state, head)
        assert again.verify().ok
        again.roll(Brave(against=1))
        assert journal.list()[0].played > journal.list()[0].created
    with closing(sqlite3.connect(path)) as connection:
        held = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    assert held == (NEWEST,)


def test_interrupted_step_leaves_the_old_schema(tmp_path, monkeypatch):
    path = tmp_path / "c.db"

    def fails(*_args, **_options):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", fails)
        with pytest.raises(KeyboardInterrupt):
            Journal.open(path, system_of=system_of)
    with Journal.open(path, system_of=system_of) as journal:
        assert journal.list() == []


def test_database_that_is_up_to_date_opens_without_alembic(journal, database):
    import subprocess
    import sys
    from pathlib import Path

    code = (
        "import sys; from companion.journal import Journal; "
        "assert 'sqlalchemy' not in sys.modules; "
        "Journal.open(sys.argv[1]).close(); print('alembic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(database)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert done.stdout.strip() == "False"
