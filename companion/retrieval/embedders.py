"""Embedders by name: the built-in one, and those that a setting asks for.

``wordllama`` needs nothing. ``minilm`` is Chroma's own, better on books that nobody wrote
questions for; its files are downloaded once, when it is first used. ``openai:NAME`` is any
OpenAI-compatible endpoint, ``ollama:NAME`` a local Ollama, which speaks the same language.
"""

import os
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from companion.errors import RetrievalError, SettingsError
from companion.retrieval.embedding import Embedder, WordLlamaEmbedder

if TYPE_CHECKING:
    from collections.abc import Callable

    from openai import OpenAI

    from companion.retrieval.embedding import Vectors

OLLAMA_URL: Final = "http://127.0.0.1:11434/v1"
_BATCH: Final = 96
_TIMEOUT_S: Final = 60.0


def make_embedder(name: str, *, base_url: str = "") -> Embedder:
    """Return the embedder of a name.

    Args:
        name: ``wordllama``, ``minilm``, ``openai:MODEL`` or ``ollama:MODEL``.
        base_url: Address of the endpoint for the last two; empty for the provider's own.

    Raises:
        SettingsError: There is no such embedder.
    """
    kind, _, served = name.partition(":")
    if name == "wordllama":
        return WordLlamaEmbedder()
    if name == "minilm":
        return MiniLmEmbedder()
    if kind == "openai" and served:
        return EndpointEmbedder(served, base_url=base_url or None)
    if kind == "ollama" and served:
        return EndpointEmbedder(served, base_url=base_url or OLLAMA_URL, api_key="ollama")
    raise SettingsError(
        f"There is no embedder {name!r}; choose wordllama, minilm, openai:MODEL or ollama:MODEL."
    )


class MiniLmEmbedder:
    """Chroma's MiniLM in ONNX form, 384 dimensions."""

    name: Final = "minilm-l6-v2"
    dimensions: Final = 384

    @cached_property
    def _function(self) -> "Callable[[list[str]], Any]":
        from companion.retrieval.chroma_store import minilm_function

        return minilm_function()

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, 384) float32``."""
        import numpy as np

        if not texts:
            return np.zeros((0, self.dimensions), dtype=np.float32)
        try:
            rows = self._function(list(texts))
        except Exception as error:
            raise RetrievalError(
                f"MiniLM could not be used ({error}); its files are downloaded on first use, so "
                "check the network, or go back with: dicebound config set embedder wordllama"
            ) from error
        return _unit(rows)


class EndpointEmbedder:
    """An OpenAI-compatible endpoint for embeddings.

    Args:
        model: Name of the embedding model there.
        base_url: Address; None for the provider's own.
        api_key: None for the variable OPENAI_API_KEY.
    """

    def __init__(self, model: str, *, base_url: str | None, api_key: str | None = None) -> None:
        self.name = f"endpoint-{model}"
        self._model = model
        self._base_url = base_url
        self._api_key = api_key

    @cached_property
    def dimensions(self) -> int:
        """Length of a vector, asked from the endpoint once."""
        return int(self.embed(["dice"]).shape[1])

    @cached_property
    def _client(self) -> "OpenAI":
        import openai

        key = self._api_key or os.environ.get("OPENAI_API_KEY")
        if not key and self._base_url is None:
            raise RetrievalError(
                "No key for the embedding endpoint: set OPENAI_API_KEY, "
                "or go back with: dicebound config set embedder wordllama"
            )
        return openai.OpenAI(
            api_key=key or "none", base_url=self._base_url, timeout=_TIMEOUT_S, max_retries=2
        )

    def close(self) -> None:
        """Close the connections."""
        if "_client" in self.__dict__:
            self._client.close()

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, dimensions) float32``."""
        import numpy as np
        import openai

        if not texts:
            return np.zeros((0, self.dimensions), dtype=np.float32)
        rows: list[list[float]] = []
        try:
            for start in range(0, len(texts), _BATCH):
                # An endpoint refuses an empty text; a blank one has no meaning either way.
                batch = [text or " " for text in texts[start : start + _BATCH]]
                reply = self._client.embeddings.create(
                    model=self._model, input=batch, encoding_format="float"
                )
                rows += [entry.embedding for entry in reply.data]
        except openai.OpenAIError as error:
            raise RetrievalError(
                f"The embedding endpoint failed ({error}); check its address and the model's name, "
                "or go back with: dicebound config set embedder wordllama"
            ) from error
        if len(rows) != len(texts):
            raise RetrievalError("The embedding endpoint answered fewer texts than it was sent.")
        return _unit(rows)


def _unit(rows: Any) -> "Vectors":  # noqa: ANN401  (whatever the library returns as numbers)
    import numpy as np

    vectors = np.asarray(rows, dtype=np.float32)
    unit: Vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit
