"""Embeddings of an OpenAI-compatible server: in time, within a size, checked, without keys.

A stranger's server answers here as well as one of a chat model does, so it is guarded alike: a
deadline for each batch that no dripping answer outlives, a bound on what is read, and vectors that
are looked at one by one before anything is stored. Whatever is wrong is one ``EmbedderError``.
"""

import json
import os
import queue
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from companion.errors import CompanionError, EmbedderError
from companion.models.masking import fit, learn_address
from companion.models.openai_chat import bounded_client
from companion.models.translate import keep_requests_unlogged, unavailable

if TYPE_CHECKING:
    from openai import OpenAI

    from companion.retrieval.embedding import Vectors

BATCH: Final = 96
DEADLINE_S: Final = 60.0
"""Longest time for one batch, tries included, in seconds."""
QUESTION_S: Final = 20.0
"""The same for a single text: somebody waits for it."""
SILENCE_S: Final = 30.0
MOST_BYTES: Final = 24_000_000
"""Most bytes of one answer: a batch of the longest vectors, each number written out in full."""
MOST_DIMENSIONS: Final = 8_192
LARGEST: Final = 1e30
"""Numbers from here on are no part of any vector: their squares leave what can be counted."""
SHOWN: Final = 300
_BACK: Final = "or go back with: dicebound config set embedder wordllama"


class EndpointEmbedder:
    """An OpenAI-compatible endpoint for embeddings.

    Args:
        model: Name of the embedding model there.
        base_url: Address; None for the provider's own.
        api_key: None for the variable OPENAI_API_KEY.
        deadline_s: Longest time for a batch, in seconds.
    """

    def __init__(
        self,
        model: str,
        *,
        base_url: str | None,
        api_key: str | None = None,
        deadline_s: float = DEADLINE_S,
    ) -> None:
        self.name = f"endpoint-{model}"
        self._model = model
        self._base_url = base_url
        self._api_key = api_key
        self._deadline_s = deadline_s
        learn_address(base_url or "")

    @cached_property
    def dimensions(self) -> int:
        """Length of a vector, asked from the endpoint once."""
        return int(self._rows(["dice"]).shape[1])

    @cached_property
    def _client(self) -> "OpenAI":
        import openai

        key = (self._api_key or os.environ.get("OPENAI_API_KEY", "")).strip()
        if not key and self._base_url is None:
            raise EmbedderError(f"No key for the embedding endpoint: set OPENAI_API_KEY, {_BACK}")
        if not key.isascii() or not (key or "none").isprintable():
            raise EmbedderError(f"OPENAI_API_KEY holds no key; copy it again, {_BACK}")
        keep_requests_unlogged()
        http = bounded_client(most=MOST_BYTES)
        weakref.finalize(self, http.close).atexit = False
        return openai.OpenAI(
            api_key=key or "none",
            base_url=self._base_url,
            timeout=min(SILENCE_S, self._deadline_s),
            max_retries=2,
            http_client=http,
        )

    def close(self) -> None:
        """Close the connections."""
        client = self.__dict__.pop("_client", None)
        if client is not None:
            with suppress(Exception):  # closed under the hands of a reader: any fault is as good
                client.close()

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, dimensions) float32``.

        Raises:
            EmbedderError: The endpoint failed, is too slow, or sent what are no vectors.
        """
        import numpy as np

        if not texts:
            return np.zeros((0, self.dimensions), dtype=np.float32)
        found = [self._rows(texts[start : start + BATCH]) for start in range(0, len(texts), BATCH)]
        sizes = {rows.shape[1] for rows in found} | {self.__dict__.get("dimensions", 0)} - {0}
        if len(sizes) > 1:
            raise self._failed(f"its vectors have now {min(sizes)} numbers and now {max(sizes)}")
        self.__dict__["dimensions"] = sizes.pop()
        vectors: Vectors = np.concatenate(found)
        return vectors

    def _rows(self, texts: Sequence[str]) -> "Vectors":
        # An endpoint refuses an empty text; a blank one has no meaning either way.
        batch = [text or " " for text in texts]
        most_s = min(QUESTION_S, self._deadline_s) if len(batch) == 1 else self._deadline_s
        client = self._client
        try:
            sent = in_time(lambda: self._sent(client, batch), seconds=most_s)
        except TimeoutError:
            self.close()  # ends the call that the other thread waits for
            raise self._failed(f"it was not done after {most_s:.0f} seconds") from None
        except CompanionError as error:
            raise self._failed(fit(str(error))) from error
        except Exception as error:  # whatever a library raises about a stranger's answer
            raise self._translated(error) from error
        return self._checked(sent, len(batch))

    def _sent(self, client: "OpenAI", batch: Sequence[str]) -> str:
        """Return the answer as it was sent; the library's own reading lets anything pass."""
        with client.embeddings.with_streaming_response.create(
            model=self._model, input=list(batch), encoding_format="float"
        ) as response:
            return b"".join(response.iter_bytes()).decode("utf-8", errors="replace")

    def _checked(self, sent: str, count: int) -> "Vectors":
        import numpy as np

        try:
            answer = json.loads(sent, parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            raise self._failed(f"it sent what is no answer: {fit(sent)[:80]!r}") from error
        if isinstance(answer, Mapping) and answer.get("error"):
            told = answer["error"]
            told = told.get("message") if isinstance(told, Mapping) else told
            raise self._failed(fit(str(told))[:SHOWN])
        data = answer.get("data") if isinstance(answer, Mapping) else None
        if not isinstance(data, list) or not all(isinstance(one, Mapping) for one in data):
            raise self._failed("its answer has no list of vectors")
        if len(data) != count:
            fewer = "fewer" if len(data) < count else "more"
            raise self._failed(f"it answered {fewer} texts than it was sent")
        vectors = [one.get("embedding") for one in _in_order(data)]
        fault = _fault(vectors)
        if fault:
            raise self._failed(fault)
        rows = np.asarray(vectors, dtype=np.float64)
        unit: Vectors = (
            rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-12)
        ).astype(np.float32)
        return unit

    def _translated(self, error: Exception) -> EmbedderError:
        variable = "" if self._api_key else "OPENAI_API_KEY"
        told = unavailable(
            error, name=self._model, address=self._base_url or "", key_variable=variable
        )
        return self._failed(fit(str(told))[:SHOWN])

    def _failed(self, why: str) -> EmbedderError:
        return EmbedderError(
            f"The embedding endpoint failed ({why}); check its address and the model's name, "
            f"{_BACK}"
        )


def in_time(work: Callable[[], str], *, seconds: float) -> str:
    """Return what some work brings, done in a thread that is left when it takes too long.

    Args:
        work: What is to be done.
        seconds: Longest time for it.

    Raises:
        TimeoutError: It was not done in time.
    """
    came: queue.SimpleQueue[str | BaseException] = queue.SimpleQueue()

    def run() -> None:
        try:
            came.put(work())
        except BaseException as error:  # carried over to the caller's thread
            came.put(error)

    threading.Thread(target=run, name="embedding", daemon=True).start()
    try:
        found = came.get(timeout=seconds)
    except queue.Empty:
        raise TimeoutError from None
    if isinstance(found, BaseException):
        raise found
    return found


def _in_order(data: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return the entries by their index, where each has one of its own; else as they came."""
    places = [one.get("index") for one in data]
    if sorted(p for p in places if type(p) is int) != list(range(len(data))):
        return data
    return sorted(data, key=lambda one: int(one["index"]))


def _fault(vectors: Sequence[object]) -> str:
    """Return what is wrong with vectors; "" for nothing."""
    sizes = set()
    for vector in vectors:
        if not isinstance(vector, list) or not 0 < len(vector) <= MOST_DIMENSIONS:
            return f"a vector is no list of 1 to {MOST_DIMENSIONS:,} numbers"
        if not all(type(n) in {int, float} and abs(n) < LARGEST for n in vector):
            return "a vector holds what is no number"
        sizes.add(len(vector))
    return "" if len(sizes) == 1 else "its vectors differ in length"


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a number")
