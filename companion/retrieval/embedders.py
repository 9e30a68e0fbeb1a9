"""Embedders by name: the built-in one, and those that a setting asks for.

``wordllama`` needs nothing. ``minilm`` is Chroma's own, better on books that nobody wrote
questions for; its files are downloaded once, when it is first used. ``openai:NAME`` is any
OpenAI-compatible endpoint, ``ollama:NAME`` a local Ollama, which speaks the same language.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from companion.errors import EmbedderError, SettingsError
from companion.retrieval.embedding import Embedder, WordLlamaEmbedder

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.retrieval.embedding import Vectors

OLLAMA_URL: Final = "http://127.0.0.1:11434/v1"


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
    if kind in {"openai", "ollama"} and served:
        from companion.retrieval.endpoint import EndpointEmbedder

        if kind == "ollama":
            return EndpointEmbedder(served, base_url=base_url or OLLAMA_URL, api_key="ollama")
        return EndpointEmbedder(served, base_url=base_url or None)
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
        """Return one unit vector a text, ``(n, 384) float32``.

        Raises:
            EmbedderError: the vectors' own model cannot be used, or loaded.
        """
        import numpy as np

        if not texts:
            return np.zeros((0, self.dimensions), dtype=np.float32)
        try:
            rows = self._function(list(texts))
        except Exception as error:
            raise EmbedderError(
                f"MiniLM could not be used ({error}); its files are downloaded on first use, so "
                "check the network, or go back with: dicebound config set embedder wordllama"
            ) from error
        return _unit(rows)


def _unit(rows: Any) -> "Vectors":  # noqa: ANN401  (whatever the library returns as numbers)
    import numpy as np

    vectors = np.asarray(rows, dtype=np.float32)
    unit: Vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit
