"""The sentence that sums up an outcome which the prose may have told already."""

from companion.narration.brief import Attempt, Brief
from companion.narration.completing import summed_up

BRIEF = Brief(system="stitcher", attempt=Attempt(actor="Farek", text="I climb"))


def test_a_sentence_goes_on_in_small_letters_and_a_name_keeps_its_own() -> None:
    assert summed_up("You stand on the rim.", BRIEF).endswith(": you stand on the rim.")
    assert summed_up("Rook sees you.", BRIEF).endswith(": Rook sees you.")


def test_it_ends_as_a_sentence_does() -> None:
    assert summed_up("You stand on the rim", BRIEF).endswith("rim.")
    assert summed_up('He says "no."', BRIEF).endswith('"no."')


def test_the_same_result_gives_the_same_words_and_what_was_said_lately_is_not_said_again() -> None:
    first = summed_up("You stand on the rim.", BRIEF)
    assert summed_up("You stand on the rim.", BRIEF) == first
    told = BRIEF.model_copy(update={"told": (first,)})
    assert summed_up("You stand on the rim.", told) != first
