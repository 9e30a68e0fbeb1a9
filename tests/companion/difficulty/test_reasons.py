"""The reason is plain sentences that name what moved the difficulty, and nothing else."""

import pytest

from companion.difficulty import suggest
from companion.difficulty.cues import Reading, all_cues
from companion.difficulty.estimate import Judged
from companion.difficulty.reasons import as_told, grounds

WARD = "The ward is flooded ankle deep. Two guards pace outside. A guide lies on the table."


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
@pytest.mark.parametrize(
    "action",
    [
        "look around the hospital ward",
        "pry the door open with a crowbar",
        "dance at the fair",
        "climb the rusted fire escape in the rain",
    ],
)
def test_a_reason_never_says_that_it_was_made_harder_and_easier(system: str, action: str) -> None:
    reason = suggest(system=system, action=action, context=WARD).reason
    assert not ("It is harder" in reason and "It is easier" in reason)


def test_an_easy_act_is_not_said_to_be_made_harder() -> None:
    found = suggest(system="stitcher", action="look around the hospital ward", context=WARD)
    assert found.base == 1
    assert "It is harder" not in found.reason


def test_a_hard_act_names_what_makes_it_so() -> None:
    found = suggest(system="stitcher", action="climb the rusted fire escape in the rain")
    assert "rain" in found.reason


def judged(cue_id: str, said: str, value: int, eased: int, **facts: bool) -> Judged:
    cue = all_cues()[cue_id]
    return Judged(
        value=value,
        eased=eased,
        cues=Reading(found=((cue, 1.0 if cue.steps > 0 else -1.0),), rest=(), said={cue_id: said}),
        hardening=frozenset({cue_id} if cue.steps > 0 else ()),
        neighbours=(),
        is_beyond=facts.get("beyond", False),
        is_measured=facts.get("measured", False),
        act="",
        is_known=facts.get("known", True),
    )


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        (judged("dark", "dark", 3, 2), "It is harder because it is dark"),
        (judged("dark", "moonless", 3, 2), "It is harder because it is dark (“moonless”)"),
        (judged("smallfolk", "cook", 1, 1), "It is easier because “cook” speaks of plain folk"),
        (judged("mastery", "forge a", 3, 2), "It is harder because “forge” asks for mastery"),
        (judged("dark", "dark", 2, 2), ""),
        (judged("helped", "help", 5, 5), ""),
        (judged("dark", "dark", 2, 2, measured=True), "The measure that is stated decides"),
        (judged("dark", "dark", 2, 2, beyond=True), "It is a deed beyond any human"),
    ],
)  # fmt: skip
def test_each_branch_reads_as_sentences(found: Judged, reason: str) -> None:
    first, _, rest = grounds("stitcher", found).partition(". ")
    assert first
    assert rest == reason


def test_what_is_not_known_is_said_to_be_so() -> None:
    found = judged("dark", "dark", 2, 2, known=False)
    assert grounds("stitcher", found).startswith("nothing in these words says what is tried")


@pytest.mark.parametrize("cue_id", sorted(all_cues()))
def test_every_cue_has_a_clause_of_its_own(cue_id: str) -> None:
    up = all_cues()[cue_id].steps > 0
    found = judged(cue_id, "these words", 5 if up else 1, 1)
    clause = grounds("stitcher", found).partition(" because ")[2]
    assert "“these words”" in clause
    assert "{" not in clause
    assert len(clause.split()) > 3
    assert not clause.endswith(".")


def test_words_are_quoted_as_they_were_told() -> None:
    reason = suggest(system="skitterbarren", action="Ich klettere bei Nacht die Mauer hoch").reason
    assert "(“bei Nacht”)" in reason
    assert as_told("etrange cote", ("Une étrange côte",)) == "étrange côte"
    assert as_told("far away", ("nothing of it",)) == "far away"


def test_the_stern_of_a_ship_bears_nobody_a_grudge() -> None:
    fore = suggest(system="altars", action="I crawl under the bench toward the bow")
    aft = suggest(system="altars", action="I crawl under the bench toward the stern")
    assert "hostile" not in aft.reason
    assert aft.difficulty == fore.difficulty
