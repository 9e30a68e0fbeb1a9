"""The fight and the week in the wilds go as they always went."""

import pytest

from tests.engine.conformance import GOLDEN
from tests.engine.systems.skitterbarren.stories import STORIES


@pytest.mark.parametrize("name", sorted(STORIES))
def test_the_story_goes_as_it_went(name: str) -> None:
    assert STORIES[name]() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
