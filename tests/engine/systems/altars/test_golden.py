"""Golden playthroughs: a fight, a spell gone awry, an advancement."""

import pytest

from tests.engine.systems.altars.stories import GOLDEN, STORIES


@pytest.mark.parametrize("name", STORIES)
def test_story_is_as_written_down(name: str) -> None:
    written = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert "\n".join(STORIES[name]()) + "\n" == written
