"""The encoder: words in their order, text within its scene, and a reader that does without it."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from companion.reader import read
from companion.reader.learned import encoder as encoding
from companion.reader.learned import weights
from companion.reader.learned.cues import manner_row, outcome_row
from companion.reader.learned.encoder import SIZE, SWITCH, cues, in_context
from companion.reader.learned.vectors import vector
from companion.reader.reader import read_by_rules
from companion.reader.second import seen_of
from companion.reader.warming import warm_up

SHEET = {"name": "Ada", "traits": [{"name": "Burglar", "weight": 3}, {"name": "Rope", "weight": 1}]}
TOLD = {"system": "stitcher", "sheet": SHEET, "scene": "A wall, and a sheer drop behind it."}


def forget() -> None:
    for kept in (encoding._opened, in_context, weights.load):
        kept.cache_clear()


@pytest.fixture
def anew() -> Iterator[None]:
    """What was opened before is opened again, and once more for whoever comes next."""
    forget()
    yield
    forget()


def test_the_order_of_words_counts() -> None:
    one, other = "the dog bites the man", "the man bites the dog"
    assert np.allclose(vector(one), vector(other), atol=1e-3)
    first, second = in_context(one), in_context(other)
    assert first is not None
    assert second is not None
    assert float(first.text @ second.text) < 0.99


def test_a_text_means_something_else_in_another_scene() -> None:
    calm = in_context("I open it", "Tea is served. A letter came by the morning post.")
    tense = in_context("I open it", "The vault is wired. A red light counts down.")
    assert calm is not None
    assert tense is not None
    assert float(calm.text @ tense.text) < 0.99


def test_every_vector_has_length_one() -> None:
    found = in_context("I climb the wall", "Night.")
    assert found is not None
    assert found.text.shape == (SIZE,)
    assert np.linalg.norm(found.text) == pytest.approx(1.0, abs=1e-4)
    assert np.linalg.norm(found.whole) == pytest.approx(1.0, abs=1e-4)
    assert np.linalg.norm(found.words, axis=1) == pytest.approx(1.0, abs=1e-4)


def test_a_text_without_words_is_zeros() -> None:
    found = in_context("", "Night.")
    assert found is not None
    assert not found.text.any()
    assert len(found.words) == 0


def test_long_texts_and_scenes_are_cut() -> None:
    found = in_context("climb " * 400, "wall " * 400)
    assert found is not None
    assert len(found.words) < 100


@pytest.mark.usefixtures("anew")
def test_the_same_text_is_read_the_same_way_twice() -> None:
    first = in_context("I climb the wall", "Night.")
    forget()
    second = in_context("I climb the wall", "Night.")
    assert first is not None
    assert second is not None
    assert np.array_equal(first.text, second.text)


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("fault", ["missing", "broken", "off"])
def test_without_the_encoder_the_reader_goes_by_word_vectors(
    fault: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "model.onnx"
    broken.write_bytes(b"no such thing")
    if fault == "off":
        monkeypatch.setenv(SWITCH, "off")
    else:
        path = {"missing": None, "broken": broken}[fault]
        monkeypatch.setattr(encoding, "_model_path", lambda: path)
    assert encoding.encoder() is None
    assert cues("I climb", "A wall.") == []
    assert read(**TOLD, text="I climb over the wall").needs_roll
    assert not read(**TOLD, text="I have a cup of tea").needs_roll


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_each_file_of_weights_fits_the_cues_it_is_for(
    switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switch)
    seen = seen_of(*read_by_rules(**TOLD, text="I climb over the wall"))
    assert seen.is_encoded == (switch == "on")
    models = weights.load(is_encoded=seen.is_encoded)
    assert len(models["outcome"].weights) == len(outcome_row(seen))
    assert len(models["manner"].weights) == len(manner_row(seen.text, seen.scene))


def test_what_is_not_english_is_read_by_word_vectors() -> None:
    seen = seen_of(*read_by_rules(**TOLD, text="Ich klettere über die Mauer"))
    assert not seen.is_encoded
    assert read(**TOLD, text="Ich klettere über die Mauer").needs_roll


@pytest.mark.usefixtures("anew")
def test_what_is_opened_beforehand_is_there_for_the_first_reading() -> None:
    warm_up.cache_clear()
    thread = warm_up()
    assert warm_up() is thread
    thread.join()
    assert encoding._opened.cache_info().currsize == 1
    assert weights.load.cache_info().currsize == 1
