"""Every line of the inventory has its row."""

from engine.systems.altars.actions import Action
from tests.engine.systems.altars.samples import every_action
from tests.engine.systems.altars.table import SYSTEM


def test_every_line_has_a_row() -> None:
    assert [row.id for row in SYSTEM.ledger] == [f"A-{n:02d}" for n in range(1, 83)]
    assert all(row.note for row in SYSTEM.ledger)


def test_every_action_has_a_sample() -> None:
    types: set[type[Action]] = set(SYSTEM.action_types)
    assert every_action() == types
