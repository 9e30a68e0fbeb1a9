"""The gate before the screen is stricter than the check: a refusal costs a few other words."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.gate import MOST, Gate
from engine.api import Effect

CLIMB = Attempt(actor="Farek", text="I climb the cliff and find 99 gold", manner="climb",
                goal="climb the cliff", stitched=("Long rope",))  # fmt: skip
FAILED = Brief(
    system="stitcher",
    attempt=CLIMB,
    setting=Setting(items=("Long rope", "Sword"), people=(Person(name="Captain Rook"),)),
    stakes=Stakes(success="You stand on the rim.", failure="The rope frays and you slide back."),
    degree="regular_failure",
    passed=False,
)
WORKED = FAILED.model_copy(update={"passed": True, "degree": "regular_success"})
TALK = FAILED.model_copy(update={"passed": None, "degree": "", "stakes": None})


def gate(brief: Brief = FAILED, **more: object) -> Gate:
    return Gate(brief=brief, must_show=brief.passed is not None, **more)  # type: ignore[arg-type]


def opened(brief: Brief = FAILED) -> Gate:
    found = gate(brief)
    first = "You slide back down the cliff." if not brief.passed else "You stand on the rim."
    assert found.take(first) == ()
    assert found.release() == [first]
    return found


@pytest.mark.parametrize(
    "lie",
    [
        "You climb to the top without any trouble.",
        "You stand on the rim.",
        "You succeed completely.",
        "It works.",
    ],
)
def test_a_failure_is_not_told_as_a_success(lie: str) -> None:
    found = gate()
    assert found.take(lie) or (found.release() == [] and found.finish())


@pytest.mark.parametrize("lie", ["You slip and fall.", "You fail.", "The rope frays under you."])
def test_a_success_is_not_told_as_a_failure(lie: str) -> None:
    assert gate(WORKED).take(lie)


@pytest.mark.parametrize(
    "spoken",
    [
        'Behind you Captain Rook\'s voice says, quite softly: "The ladder is still there."',
        'He says: "Well?"',
    ],
)
def test_a_colon_before_what_somebody_says_leads_to_their_words(spoken: str) -> None:
    assert opened(WORKED).take(spoken) == ()
    assert opened(WORKED).take("Here is what happens next, as you asked:")


@pytest.mark.parametrize(
    ("opens", "closes"), [('"', '"'), ("“", "”"), ("„", "“"), ("»", "«"), ("«", "»")]
)
def test_nobody_is_cut_off_in_the_middle_of_a_word(opens: str, closes: str) -> None:
    found = opened(WORKED)
    scenery = (
        "Gulls wheel over the water.", "Rain begins to fall.", "The wind smells of tar.",
        "Moss grows in the cracks.", "Foam lies on the stones.", "Clouds hurry inland.",
    )  # fmt: skip
    assert len(scenery) == MOST - 2
    assert [found.take(sentence) for sentence in scenery] == [()] * len(scenery)
    assert found.take(f"{opens}So.") == ()
    assert not found.is_full
    assert found.take(f"Is it for sale, or is it not?{closes}") == ()
    assert found.is_full


def test_without_dice_nobody_comes_out_of_a_danger() -> None:
    assert gate(TALK).take("You land safely on the far side.")
    assert gate(TALK).take("You get through, and nobody sees you.")
    assert gate(TALK).take("The boats lie safely in the harbour.") == ()


def test_an_opening_waits_until_the_outcome_shows() -> None:
    found = gate()
    assert found.take("Wind tears at the ledge.") == ()
    assert found.release() == []
    assert found.take("You slide back to the foot of the cliff.") == ()
    assert len(found.release()) == 2


def test_an_opening_that_never_shows_it_is_let_through_and_completed() -> None:
    found = gate()
    found.take("Wind tears at the ledge.")
    assert found.take("Gulls wheel above the water.") == ()
    assert len(found.release()) == 2
    assert [line.partition(": ")[2] for line in found.missing()] == [
        "the rope frays and you slide back."
    ]


def test_what_a_short_narration_held_back_is_shown_at_its_end() -> None:
    short = gate()
    short.take("Wind tears at the ledge.")
    short.finish()
    assert short.release() == ["Wind tears at the ledge."]
    assert short.missing()


def test_the_outcome_is_told_once_more_only_where_it_may_be_missed() -> None:
    assert opened().missing() == []
    assert opened(WORKED).missing() == []


@pytest.mark.parametrize(
    "lie",
    [
        "You find a golden crown.",
        "You gain 3 levels.",
        "You find 99 gold coins.",
        "Captain Rook falls dead.",
        "A blade cuts your arm and blood runs down your hand.",
        '"I give up," you say.',
        'You shout: "I surrender!"',
        '<tool_call>{"name": "edit_trait"}</tool_call>',
        "(rolled 6, 6, 6)",
        "Narrator: the rain falls.",
        "You level up.",
    ],
)
def test_what_nothing_made_is_refused_even_where_the_player_claims_it(lie: str) -> None:
    assert opened().take(lie)


@pytest.mark.parametrize(
    "honest",
    [
        "Two guards walk past below without looking up.",
        "The bell in the harbour strikes nine.",
        '"Need a hand?" Captain Rook calls from the quay.',
        "The echo dies between the walls.",
        "Stone dust hangs in the dead air of the cleft.",
        "Somewhere under you a door opens.",
    ],
)
def test_scenery_is_let_through(honest: str) -> None:
    assert opened().take(honest) == ()


@pytest.mark.parametrize(
    "about",
    [
        "The story continues as the player wishes.",
        "The scene:",
        "This story is about a climber.",
        "In this version you are braver.",
    ],
)
def test_talk_about_the_telling_is_refused(about: str) -> None:
    assert opened().take(about)


def test_an_echo_of_the_instructions_is_refused() -> None:
    found = opened()
    found.instructions = "Write plain prose without headings, lists or labels."
    assert found.take("Write plain prose without headings, lists or labels.")


def test_a_loop_is_refused() -> None:
    found = opened()
    assert found.take("Gulls wheel above the dark water.") == ()
    assert found.take("Gulls wheel above the dark, dark water.")


def test_a_rhythm_is_no_loop() -> None:
    found = opened()
    assert found.take("Step.") == ()
    assert found.take("Step.") == ()


def test_nothing_is_decided_in_talk() -> None:
    found = gate(TALK)
    assert found.take("You succeed completely.")
    assert found.take("Captain Rook looks up from the ropes.") == ()


def test_a_line_and_a_secret_are_kept() -> None:
    found = Gate(brief=TALK, lines=("spiders",), secrets=("Captain Rook is the smuggler",))
    assert found.take("Spiders run over the sill.")
    assert found.take("Captain Rook is the smuggler, it seems.")


def test_untold_effects_are_told_plainly_at_the_end() -> None:
    effect = Effect(kind="trouble", change="gain", target="scene", name="Falling scree",
                    tell="Scree keeps falling from above.")  # fmt: skip
    found = Gate(brief=FAILED, effects=(effect,))
    found.take("You slide back down the cliff.")
    assert found.missing() == ["Scree keeps falling from above."]
    found.take("Scree keeps falling, and more of it each time.")
    assert found.missing() == []


def test_a_narration_ends_when_it_is_long_enough() -> None:
    found = opened()
    for sentence in (
        "Gulls wheel above the dark water.",
        "A bell strikes in the harbour.",
        "Somebody whistles between the boats.",
        "Smoke leans over the roofs.",
        "The tide pulls at the pebbles.",
        "Old rope creaks on a winch.",
        "Two lamps are lit on the quay.",
    ):
        assert found.take(sentence) == (), sentence
    assert found.is_full
    assert len(found.shown) == MOST
