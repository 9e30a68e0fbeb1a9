"""What somebody answers fits what was asked: who they are, what they would give."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.storyteller import Storyteller
from engine.api import Clock, Standing

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


def test_whom_one_speaks_of_does_not_answer() -> None:
    for seed in range(8):
        assert "the witness" not in told('"A witness saw it," I say to her', seed)


@pytest.mark.parametrize(("ticks", "hurries"), [(1, False), (5, True)])
def test_time_is_short_where_the_clock_says_so(ticks: int, *, hurries: bool) -> None:
    clock = Clock(name="The morning edition", size=6, ticks=ticks)
    found = set[str]()
    for seed in range(40):
        attempt = Attempt(text="I walk about", goal="walk about", manner="move", actor="Ilka")
        setting = Setting(place="the roofs", clocks=(clock,))
        brief = Brief(system="stitcher", seed=seed, exchange=seed, setting=setting, attempt=attempt)
        found |= {s for s in Storyteller().talk(brief) if "morning edition" in s}
    assert found
    assert any("Time is getting" in s or "time for one thing" in s for s in found) == hurries


def test_what_is_told_is_no_question() -> None:
    for seed in range(12):
        assert "Ask one of" not in told(
            "I tell the fence I will help her find out who did it", seed
        )


def test_a_look_round_says_who_is_here_and_sees_no_mere_idea() -> None:
    for seed in range(12):
        standings = (Standing(name="Authority in question", helps=False),)
        setting = Setting(place="the roofs", people=PEOPLE, standings=standings)
        attempt = Attempt(text="I look around", goal="look around", manner="look", actor="Ilka")
        brief = Brief(system="stitcher", seed=seed, exchange=seed, setting=setting, attempt=attempt)
        said = " ".join(Storyteller().talk(brief))
        assert "the two bell-ringers" in said
        assert "notice the authority" not in said
        assert "look at the authority" not in said


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("What happens if I cut the rope?", ("Something that was not ours", "Nothing good")),
        ("What do you know about the tower?", ("Something that was not ours", "Nothing good")),
        ("What should we do?", ("Something that was not ours", "It ended badly")),
        ("What is in the crate?", ("It ended badly", "Nothing good")),
        ("Is the mate honest?", ("Of course", "Good that you came")),
    ],
)
def test_an_answer_is_of_the_kind_that_was_asked(text: str, never: tuple[str, ...]) -> None:
    for seed in range(16):
        assert not any(line in told(text, seed) for line in never)


def test_a_dance_for_nobody_is_answered_by_nobody() -> None:
    text = "I dance to the fiddle"
    for seed in range(12):
        attempt = Attempt(text=text, goal="dance to the fiddle", manner="perform", actor="Ilka")
        setting = Setting(place="the roofs", people=PEOPLE)
        brief = Brief(system="stitcher", seed=seed, exchange=seed, setting=setting, attempt=attempt)
        assert '"' not in " ".join(Storyteller().talk(brief))


@pytest.mark.parametrize(("stirred", "spoken_of"), [(frozenset(), False), ({"The tide"}, True)])
def test_a_clock_is_spoken_of_only_where_that_is_due(stirred, spoken_of: bool) -> None:
    found = set[str]()
    for seed in range(30):
        attempt = Attempt(text="I walk about", goal="walk about", manner="move", actor="Ilka")
        setting = Setting(place="the roofs", clocks=(Clock(name="The tide", size=6, ticks=2),))
        brief = Brief(system="stitcher", seed=seed, exchange=seed, setting=setting, attempt=attempt,
                      stirred=frozenset(stirred))  # fmt: skip
        told = list(Storyteller().talk(brief))
        assert len(told) <= 2
        found |= {s for s in told if "the tide" in s}
    assert bool(found) is spoken_of
