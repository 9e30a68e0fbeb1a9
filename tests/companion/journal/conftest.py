from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.journal import Campaign, Journal
from tests.companion.journal.lantern_rules import system_of


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "campaigns.db"


@pytest.fixture
def journal(database: Path) -> Iterator[Journal]:
    with Journal.open(database, system_of=system_of, patience_s=0.2) as opened:
        yield opened


@pytest.fixture
def campaign(journal: Journal) -> Campaign:
    return journal.create("Zoë", "lantern", seed=b"a test's seed")
