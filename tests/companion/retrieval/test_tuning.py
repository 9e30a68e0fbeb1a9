"""Token vectors tuned to a book's own questions."""

from typing import Any

import numpy as np
import pytest

from companion.retrieval.tuning import passage_sums, tune_tokens, unit


@pytest.fixture
def world() -> dict[str, np.ndarray]:
    """Two passages; 40 questions each hold their passage's own token, which starts meaningless."""
    chance = np.random.default_rng(1)
    tokens = unit(chance.normal(size=(4, 16)).astype(np.float32))
    texts = unit(chance.normal(size=(2, 16)).astype(np.float32))
    passage = np.array([0, 1] * 20, dtype=np.int32)
    bags = np.zeros((40, 4), dtype=np.float32)
    bags[np.arange(40), passage] = 0.5
    bags[:, 2] = 0.5
    units = np.concatenate([np.repeat(texts, 5, axis=0), unit(bags @ tokens)]).astype(np.float32)
    return {
        "tokens": tokens,
        "bags": bags,
        "units": units,
        "passage_of": np.concatenate([np.repeat([0, 1], 5), passage]).astype(np.int32),
        "questions": np.arange(10, 50),
        "passage": passage,
    }


def tuned(world: dict[str, Any]) -> Any:
    return tune_tokens(
        world["bags"],
        world["tokens"],
        world["units"],
        world["passage_of"],
        list(world["questions"]),
    )


def test_questions_find_their_passages_better_than_before(world: dict[str, np.ndarray]) -> None:
    def margin(tokens: np.ndarray) -> float:
        targets = unit(passage_sums(world["units"], world["passage_of"]))
        cosine = unit(world["bags"] @ tokens) @ targets.T
        rows = np.arange(40)
        return float((cosine[rows, world["passage"]] - cosine[rows, 1 - world["passage"]]).min())

    assert margin(tuned(world)) > margin(world["tokens"])


def test_tokens_of_no_question_stay_where_they_are(world: dict[str, np.ndarray]) -> None:
    after = tuned(world)
    assert np.array_equal(after[3], world["tokens"][3])
    assert not np.array_equal(after[0], world["tokens"][0])


def test_tuning_gives_the_same_vectors_each_time(world: dict[str, np.ndarray]) -> None:
    assert np.array_equal(tuned(world), tuned(world))


def test_a_book_with_few_questions_is_left_alone(world: dict[str, np.ndarray]) -> None:
    few = tune_tokens(
        world["bags"][:5], world["tokens"], world["units"], world["passage_of"], range(10, 15)
    )
    assert few is world["tokens"]


def test_the_gradient_is_that_of_the_loss() -> None:
    """Against finite differences of the loss, written out again."""
    from companion.retrieval import tuning

    chance = np.random.default_rng(2)
    asked: Any = chance.normal(size=(3, 6))
    units = unit(chance.normal(size=(8, 6)).astype(np.float64))
    passage_of: Any = np.array([0, 0, 1, 1, 2, 2, 0, 1])
    rows = np.array([6, 7, 4])
    sums = np.array([units[passage_of == p].sum(axis=0) for p in range(3)])

    def loss(vectors: Any) -> float:
        total = 0.0
        for vector, row in zip(vectors, rows, strict=True):
            own = passage_of[row]
            targets = [unit(s - units[row]) if p == own else unit(s) for p, s in enumerate(sums)]
            cosines = tuning.SHARPNESS * (np.array(targets) @ unit(vector))
            total += np.log(np.exp(cosines).sum()) - cosines[own]
        return total / len(rows)

    found = tuning._gradient(asked, units[rows], passage_of[rows], sums)
    step = 1e-6
    for i in range(3):
        for j in range(6):
            moved = asked.copy()
            moved[i, j] += step
            assert found[i, j] == pytest.approx((loss(moved) - loss(asked)) / step, abs=2e-3)
