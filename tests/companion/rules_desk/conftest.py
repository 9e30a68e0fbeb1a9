"""The desk over the shipped books, compiled once."""

from pathlib import Path

import pytest

from companion.rules_desk.desk import RulesDesk


@pytest.fixture(scope="session")
def desk(compiled_books: Path) -> RulesDesk:
    return RulesDesk(cache_folder=compiled_books, say=lambda message: None)
