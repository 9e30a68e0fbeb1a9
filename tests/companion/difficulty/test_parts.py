"""Tables, scales, words, cues, measures and the fit."""

import subprocess
import sys
from importlib import resources

import pytest

from companion.difficulty import fit
from companion.difficulty.cues import all_cues, read, without
from companion.difficulty.examples import Text, examples
from companion.difficulty.grades import LADDERS, MEANINGS, at_grade, fits, grade_of, meaning_of
from companion.difficulty.measures import measured_step
from companion.difficulty.scales import DICE, SYSTEMS, from_step, harder, label_of, to_step
from companion.difficulty.tables import rows
from companion.difficulty.words import (
    language_of,
    mend,
    to_english,
    tokens,
    tokens_and_stops,
)


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_system_has_its_own_examples_over_the_whole_scale(system):
    own = [e for e in examples() if e.system == system]
    assert len(own) >= 170
    values = {"altars": set(DICE), "stitcher": set("123456")}.get(
        system, {str(dr) for dr in range(5, 21)}
    )
    assert values <= {e.value for e in own}
    assert all(e.why for e in own)


def test_no_example_stands_twice():
    told = [
        (name, *row[1:3])
        for name in (
            *(f"examples_{system}" for system in SYSTEMS),
            "examples_shared",
            "circumstances",
        )
        for row in rows(f"{name}.txt")
    ]
    assert len(told) == len(set(told))


def test_every_ladder_has_six_steps():
    assert {len(row) for row in rows("ladders.txt")} == {7}


def test_each_cue_goes_one_way_and_has_a_name_for_the_reason():
    for cue in all_cues().values():
        assert cue.steps != 0
        assert cue.label
        assert 0 <= cue.action_share <= 1


@pytest.mark.parametrize(
    ("dr", "label"),
    [
        (5, "very_easy"),
        (6, "very_easy"),
        (7, "easy"),
        (10, "easy"),
        (11, "moderate"),
        (13, "moderate"),
        (14, "hard"),
        (17, "hard"),
        (18, "harrowing"),
        (22, "harrowing"),
    ],
)
def test_the_bands_of_the_dr(dr, label):
    assert label_of(system="skitterbarren", value=dr) == label


def test_the_labels_of_the_ds():
    labels = [label_of(system="stitcher", value=ds) for ds in range(8)]
    assert labels == [
        "below_scale",
        "easy",
        "tricky",
        "hard",
        "heroic",
        "legendary",
        "impossible",
        "impossible",
    ]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_value_keeps_its_place_through_the_common_scale(system):
    values = {"stitcher": range(1, 7), "altars": DICE}.get(system, range(5, 23))
    for value in values:
        assert from_step(system=system, step=to_step(system=system, value=str(value))) == value


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_higher_step_is_never_an_easier_value(system):
    values = [from_step(system=system, step=step / 10) for step in range(-30, 80)]
    places = [DICE.index(v) if system == "altars" else v for v in values]
    assert places == sorted(places)


def test_the_die_stays_on_the_scale():
    assert harder(system="altars", value="d20", weight=9) == "d20"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I climb the wall", "en"),
        ("Ich klettere auf die Mauer", "de"),
        ("Je grimpe sur le mur", "fr"),
        ("Trepo por la muralla", "es"),
        ("", "en"),
    ],
)
def test_the_language_is_found(text, language):
    assert language_of(tokens(text)) == language


@pytest.mark.parametrize(
    ("word", "mended"),
    [("lcok", "lock"), ("merchnt", "merchant"), ("soothe", "soothe"), ("qqq", "qqq")],
)
def test_one_typing_error_is_mended(word, mended):
    assert mend(word) == mended


@pytest.mark.parametrize(
    ("text", "language", "cue"),
    [
        ("in the dark", "en", "dark"),
        ("im Dunkeln", "de", "dark"),
        ("dans le noir", "fr", "dark"),
        ("a oscuras", "es", "dark"),
        ("the path is slippery", "en", "slippery"),
        ("der Fels ist rutschig", "de", "slippery"),
        ("la roche est glissante", "fr", "slippery"),
        ("la roca resbaladiza", "es", "slippery"),
        ("plenty of time", "en", "timely"),
        ("genug Zeit", "de", "timely"),
        ("tout mon temps", "fr", "timely"),
        ("mucho tiempo", "es", "timely"),
    ],
)
def test_cues_are_known_in_four_languages(text, language, cue):
    found = read(tokens_and_stops(text), language=language).found
    assert cue in {c.id for c, _ in found}


def test_foreign_words_do_not_count_in_english():
    assert read(tokens("a large court"), language="en").shift == 0


def test_a_denied_cue_does_not_reach_over_a_full_stop():
    found = read(tokens_and_stops("There is no light. Guards everywhere."))
    assert {"dark", "guarded"} <= {c.id for c, _ in found.found}


@pytest.mark.parametrize(
    ("action", "step"),
    [
        ("I jump one metre", 0),
        ("I leap the four metre gap", 2),
        ("I jump across the thirty-foot chasm", 5),
        ("I shoot the bottle at 500 metres", 4),
        ("I lift 400 kg", 5),
        ("I swim two kilometres", 2),
        ("I greet ten men", None),
    ],
)
def test_stated_measures(action, step):
    assert measured_step(action) == step


def test_importing_it_loads_no_heavy_library():
    code = (
        "import sys, companion.difficulty; "
        "print([m for m in ('numpy', 'wordllama', 'chromadb') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_kept_fit_is_that_of_the_tables_as_they_stand():
    path = resources.files("companion.difficulty").joinpath("data", fit.FILE)
    key, kept = fit.unpacked(path.read_bytes())
    assert key == fit.fit_key(), "run benchmarks/difficulty_tune.py --keep"
    fresh = fit.fitted()
    assert kept.pulls == pytest.approx(fresh.pulls, abs=5e-3)
    assert kept.traits == pytest.approx(fresh.traits, abs=5e-3)
    assert kept.cues == pytest.approx(fresh.cues, abs=5e-3)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_grade_fits_the_difficulty_that_lies_nearest(system):
    for tenths in range(-3, 51):
        grade = tenths / 10
        nearest = at_grade(system=system, grade=min(5.0, max(0.0, grade)))
        room = dict(zip(LADDERS[system], fits(system=system, grade=grade), strict=True))
        assert room[nearest]


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_fits_has_no_gaps_and_climbs_with_the_grade(system):
    rooms = [fits(system=system, grade=tenths / 10) for tenths in range(-10, 60)]
    lows = [room.index(True) for room in rooms]
    highs = [len(room) - 1 - room[::-1].index(True) for room in rooms]
    assert all(
        all(room[low : high + 1]) for room, low, high in zip(rooms, lows, highs, strict=True)
    )
    assert lows == sorted(lows)
    assert highs == sorted(highs)


def test_the_cliff_of_the_book_lies_between_fair_and_hard():
    assert 1 < grade_of(system="skitterbarren", value=10) < 2


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_difficulty_has_a_meaning_and_the_ends_have_theirs(system):
    meanings = [meaning_of(system=system, value=value) for value in LADDERS[system]]
    assert meanings[0] == MEANINGS[0]
    assert meanings[-1] == MEANINGS[-1]


def test_of_a_scene_the_clause_goes_with_the_cue():
    scene = tokens_and_stops("The bridge sways badly. It is noon.")
    assert " ".join(without(scene, goes=lambda steps: steps > 0)) == "it is noon ."


def test_of_an_action_only_what_stands_behind_a_preposition_goes():
    def bare(action):
        words = tokens_and_stops(action)
        return " ".join(without(words, goes=lambda steps: steps > 0, in_action=True))

    assert bare("I climb the wall in the dark") == "i climb the wall"
    assert bare("I call up a fog") == "i call up a fog"


def test_a_text_reads_in_english_word_by_word():
    told = Text(("springe", "graben"), ("it", "rains"), language="de")
    assert "jump" in told.english().action
    assert told.english().context == ("it", "rains")


def test_the_last_part_of_a_german_compound_says_what_it_is():
    assert to_english(["burgmauer", "kellerfenster"], language="de") == ["wall", "window"]
