"""The ledger has a row for every line of the inventory of rules."""

from tests.engine.systems.skitterbarren.calling import SYSTEM


def test_every_line_has_its_row() -> None:
    assert [row.id for row in SYSTEM.ledger] == [f"K-{number:02d}" for number in range(1, 76)]


def test_gaps_of_the_book_are_called_open() -> None:
    open_rows = {row.id for row in SYSTEM.ledger if row.status == "open"}
    assert open_rows == {"K-42", "K-43", "K-50", "K-75"}
    assert all(row.note for row in SYSTEM.ledger)
