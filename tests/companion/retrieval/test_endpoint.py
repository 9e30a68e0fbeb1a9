"""An embedding endpoint that is a stranger's: slow, huge, odd, echoing keys. One sentence each."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.errors import EmbedderError
from companion.models.bounded import MOST_BYTES
from companion.retrieval import endpoint
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.endpoint import EndpointEmbedder
from companion.retrieval.lexicon import Lexicon, Stemmer
from companion.retrieval.shelf import Shelf
from tests.companion.models.server import DROP, Answer, refuses, serving

SECRET = "zebra9topsecretvalue"


def vectors(*rows: Any, **facts: Any) -> dict[str, Any]:
    data = [{"object": "embedding", "index": n, "embedding": row} for n, row in enumerate(rows)]
    return {"object": "list", "data": data, "model": "m"} | facts


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    # The library asks three times, as it does for users, but does not wait in between.
    monkeypatch.setattr("openai._base_client.INITIAL_RETRY_DELAY", 0.0)


def embedded(whole: Any, *texts: str, deadline_s: float = 5.0) -> Any:
    answers = whole if isinstance(whole, list) else [Answer(whole=whole)]
    with serving(*answers) as server:
        one = EndpointEmbedder("small", base_url=server.url, deadline_s=deadline_s)
        try:
            return one.embed(texts or ("dice",))
        finally:
            one.close()


ODD = {
    "no json": b"<html>busy</html>",
    "a list": [[0.5]],
    "nothing": {},
    "data is null": {"data": None},
    "data is text": {"data": "vectors"},
    "an entry is a number": {"data": [7]},
    "no vector": {"data": [{"index": 0}]},
    "base64": vectors("AACAPwAAAAA="),
    "text in it": vectors([0.5, "much"]),
    "null in it": vectors([0.5, None]),
    "truth in it": vectors([0.5, True]),
    "a list in it": vectors([[0.5], [0.5]]),
    "no numbers": vectors([]),
    "not finite": b'{"data": [{"index": 0, "embedding": [NaN, 1.0]}]}',
    "endless": b'{"data": [{"index": 0, "embedding": [1e999, 1.0]}]}',
    "too long": vectors([0.5] * 10_000),
    "a fault with status 200": {"error": {"message": f"no quota for {SECRET}"}},
    "a fault in words": {"error": f"go away {SECRET}"},
}


@pytest.mark.parametrize("kind", ODD)
def test_what_are_no_vectors_is_one_sentence(kind: str) -> None:
    body = ODD[kind]
    wrapped = [Answer(whole=body)]
    with pytest.raises(EmbedderError, match="The embedding endpoint failed") as caught:
        embedded(wrapped)
    assert SECRET not in str(caught.value)
    assert "config set embedder wordllama" in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("status", [400, 401, 404, 429, 500])
def test_a_refusal_keeps_the_key_to_itself(status: int) -> None:
    answer = refuses(status, f"key {SECRET} is bad", headers={"Retry-After": "0"})
    with pytest.raises(EmbedderError) as caught:
        embedded([answer])
    assert SECRET not in str(caught.value)
    assert str(status) in str(caught.value)


def test_a_dropped_connection_is_one_sentence() -> None:
    with pytest.raises(EmbedderError, match="The embedding endpoint failed"):
        embedded([Answer(whole=DROP)])


def test_a_server_that_drips_is_left_at_the_deadline() -> None:
    begun = time.monotonic()
    with pytest.raises(EmbedderError, match="not done after"):
        embedded([Answer(whole=30.0)], deadline_s=0.3)
    assert time.monotonic() - begun < 15.0


def test_more_than_a_chat_model_may_say_is_read_and_no_end_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = [0.123456789012345678] * 4_096
    found = embedded(vectors(*[row] * 40), *["a"] * 40)
    assert len(json.dumps(row)) * 40 > MOST_BYTES
    assert found.shape == (40, 4_096)
    monkeypatch.setattr(endpoint, "MOST_BYTES", 100_000)
    with pytest.raises(EmbedderError, match="longer than 100,000 bytes"):
        embedded(vectors(*[row] * 40), *["a"] * 40)


def test_vectors_out_of_order_are_put_in_order() -> None:
    whole = vectors([1.0, 0.0], [0.0, 1.0])
    whole["data"].reverse()
    found = embedded(whole, "first", "second")
    assert np.allclose(found, [[1, 0], [0, 1]])


def test_a_length_that_changes_is_refused() -> None:
    with pytest.raises(EmbedderError, match="differ in length"):
        embedded(vectors([1.0, 0.0], [1.0]), "a", "b")
    with serving(Answer(whole=vectors([1.0, 0.0])), Answer(whole=vectors([1.0]))) as server:
        one = EndpointEmbedder("small", base_url=server.url)
        one.embed(["a"])
        with pytest.raises(EmbedderError, match="have now 1 numbers and now 2"):
            one.embed(["b"])
        one.close()


def test_the_password_of_an_address_is_masked() -> None:
    one = EndpointEmbedder("small", base_url="http://me:hunter2secret@127.0.0.1:9/v1")
    with pytest.raises(EmbedderError) as caught:
        one.embed(["x"])
    assert "hunter2secret" not in str(caught.value)


class Failing:
    """The built-in embedder until it is told to fail."""

    name = "failing"
    dimensions = 256

    def __init__(self, inner: WordLlamaEmbedder) -> None:
        self.inner, self.is_down, self.asked = inner, False, 0

    def embed(self, texts: Any) -> Any:
        self.asked += 1
        if self.is_down:
            raise EmbedderError("The embedding endpoint failed (it is down)")
        return self.inner.embed(texts)


Fixture = tuple[Shelf, Failing, list[str]]


@pytest.fixture
def shelf_of(tmp_path: Path, embedder: WordLlamaEmbedder) -> Iterator[Fixture]:
    one = Failing(embedder)
    said: list[str] = []
    shelf = Shelf(tmp_path / "shelf", one, say=said.append)
    book = tmp_path / "sea.md"
    book.write_text(
        "# Storms\nIn a storm every sailor rolls twice.\n\n# Anchors\nAn anchor holds.\n"
    )
    shelf.add(book)
    yield shelf, one, said
    shelf.close()


def test_books_are_searched_by_words_while_the_endpoint_is_down(
    shelf_of: Fixture,
) -> None:
    shelf, one, said = shelf_of
    one.is_down, before = True, one.asked
    slots = Lexicon([], Stemmer()).slots("sailor in a storm")
    for _ in range(3):
        hits = shelf.search("sailor in a storm", slots)
        assert [hit.passage.id for hit in hits][:1] == ["sea:storms"]
    assert len(said) == 1, "said once, and not asked again at each question"
    assert "by their words alone" in said[0]
    assert one.asked == before + 1
