"""The desk over the shipped books, compiled once."""

import pytest

from companion.rules_desk.desk import RulesDesk


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> RulesDesk:
    return RulesDesk(cache_folder=tmp_path_factory.mktemp("books"), say=lambda message: None)
