"""How far a narration comes back to the words of the stakes."""

import pytest

from companion.narration.brief import Stakes
from companion.narration.prose.meaning import covered, nearest
from companion.narration.prose.promised import MEASURES, promise_kept

GATE = Stakes(success="The gate swings open.", failure="The guards raise the alarm.")


def measured(*sentences, stakes=GATE, action="I lean on the gate"):
    covers, turned, denials, longer = promise_kept(sentences, stakes, action)
    return {"covered": covers, "turned": turned, "denials": denials, "longer": longer}


def test_what_the_success_names_speaks_for_it_and_what_the_failure_names_against():
    assert measured("It swings wide open, without a sound.")["covered"] > 0.1
    assert measured("A guard shouts, and bells ring the alarm.")["covered"] < -0.1


def test_other_words_of_the_same_meaning_count():
    assert measured("A sentry yells, and the siren wails.")["covered"] < 0


def test_words_of_the_action_tell_nothing():
    stakes = Stakes(success="Nettle has the harp.", failure="The giant wakes.")
    told = ["The harp is cold.", "The harp is heavy."]
    with_it = promise_kept(told, stakes, "I steal the harp")[0]
    without = promise_kept(told, stakes, "I reach for it")[0]
    assert with_it < without


def test_a_line_that_is_denied_counts_as_turned_round():
    assert measured("The gate does not swing open.")["turned"] > 0
    assert measured("The gate swings open.")["turned"] == 0


def test_denials_in_speech_are_not_the_narrator_s():
    assert measured("Nothing stirs and nobody comes.")["denials"] > 0
    assert measured("“No, never,” he says, and bows.")["denials"] == 0


def test_a_longer_line_is_allowed_for():
    stakes = Stakes(success="The old gate swings open at last.", failure="Alarm.")
    assert measured("It moves.", stakes=stakes)["longer"] > 0


@pytest.mark.parametrize(("sentences", "stakes"), [((), GATE), (("It opens.",), None)])
def test_without_words_or_stakes_nothing_speaks_for_either(sentences, stakes):
    assert promise_kept(sentences, stakes, "I push") == (0.0,) * MEASURES


def test_each_word_has_the_likeness_of_its_nearest():
    alike, unlike = nearest(["guard", "harp"], ["sentry", "guard"])
    assert alike == pytest.approx(1, abs=1e-3)
    assert 0 <= unlike < alike
    assert covered(["guard", "harp"], ["sentry", "guard"]) == pytest.approx((alike + unlike) / 2)


def test_nothing_is_near_to_no_words():
    assert nearest([], ["guard"]) == () == nearest(["guard"], [])
    assert covered([], ["guard"]) == 0.0
