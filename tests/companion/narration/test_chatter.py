"""What somebody answers fits what was asked: who they are, what they would give."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.storyteller import Storyteller

PEOPLE = (Person(name="the fence", wants="a bell of her own"), Person(name="two bell-ringers"))


def told(text: str, seed: int) -> str:
    brief = Brief(
        system="stitcher",
        seed=seed,
        exchange=seed,
        setting=Setting(place="the roofs", people=PEOPLE),
        attempt=Attempt(text=text, goal=text, manner="talk", actor="Ilka", target="the fence"),
    )
    return " ".join(Storyteller().talk(brief))


@pytest.mark.parametrize(
    "text", ["Who are you?", "I ask the fence who she is", "What is your name?"]
)
def test_who_somebody_is_has_no_other_name_for_an_answer(text: str) -> None:
    for seed in range(12):
        assert not told(text, seed).startswith(('"One of the two bell-ringers', '"Somebody with'))
