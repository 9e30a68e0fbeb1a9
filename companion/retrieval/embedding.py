"""Static sentence embeddings: WordLlama's 256 dimensions, out of its own wheel.

``import wordllama`` costs a quarter of a second, most of it for downloads and training that are
never used here. Its inference is one table look-up and a mean, so the table and the tokenizer are
opened with the two libraries that wordllama itself opens them with. A test compares the vectors
with those of ``WordLlama.load(cache_dir=<package folder>, disable_download=True)``.
"""

import importlib.util
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from companion.errors import RetrievalError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from tokenizers import Tokenizer

    Vectors = npt.NDArray[np.float32]

_WEIGHTS: Final = "weights/l2_supercat_256.safetensors"
_TOKENIZER: Final = "tokenizers/l2_supercat_tokenizer_config.json"
_TENSOR: Final = "embedding.weight"
_BATCH: Final = 256
_FEW: Final = 2_000
"""Rows read one by one, in all, before the whole table is kept."""
_MAX_TOKENS: Final = 4096
"""Of one text; longer texts are cut."""


class Embedder(Protocol):
    """Turns texts into vectors of length one."""

    @property
    def name(self) -> str:
        """Name under which an index remembers what its vectors were made with."""

    @property
    def dimensions(self) -> int:
        """Length of a vector."""

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, dimensions) float32``; zeros without words."""


@runtime_checkable
class StaticEmbedder(Embedder, Protocol):
    """An embedder that averages one vector a token, so that a book can weigh and tune them."""

    def token_ids(self, texts: Sequence[str]) -> list[list[int]]:
        """Return the tokens of each text."""

    def token_vectors(self, ids: Sequence[int]) -> "Vectors":
        """Return the vectors of some tokens, ``(n, dimensions) float32``."""

    def is_known_word(self, word: str) -> bool:
        """Tell whether a word in lower case is common English."""


class WordLlamaEmbedder:
    """The embedded default: no download, no network, the same vector every time."""

    name: Final = "wordllama-l2-supercat"
    dimensions: Final = 256

    def __init__(self) -> None:
        self._rows_read = 0

    @cached_property
    def _folder(self) -> Path:
        spec = importlib.util.find_spec("wordllama")
        if spec is None or not spec.submodule_search_locations:
            raise RetrievalError(
                "The package 'wordllama' is not installed, so nothing can be searched by meaning; "
                "install it with: pip install wordllama"
            )
        return Path(spec.submodule_search_locations[0])

    @cached_property
    def _table(self) -> "npt.NDArray[np.float16]":
        with self._open_weights() as weights:
            table: npt.NDArray[np.float16] = weights.get_tensor(_TENSOR)
        return table

    @contextmanager
    def _open_weights(self) -> Iterator[Any]:
        from safetensors import SafetensorError, safe_open

        try:
            with safe_open(self._folder / _WEIGHTS, framework="np") as weights:
                yield weights
        except (OSError, SafetensorError) as error:
            raise RetrievalError(
                f"The word vectors of wordllama cannot be read ({error}); "
                "reinstall it with: pip install --force-reinstall wordllama"
            ) from error

    @cached_property
    def _tokenizer(self) -> "Tokenizer":
        from tokenizers import Tokenizer

        path = self._folder / _TOKENIZER
        if not path.is_file():
            raise RetrievalError(
                "The tokenizer of wordllama is missing; "
                "reinstall it with: pip install --force-reinstall wordllama"
            )
        tokenizer = Tokenizer.from_file(str(path))
        tokenizer.no_padding()
        tokenizer.enable_truncation(_MAX_TOKENS)
        return tokenizer

    def embed(self, texts: Sequence[str]) -> "Vectors":
        """Return one unit vector a text, ``(n, 256) float32``; zeros for a text without words."""
        import numpy as np

        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        for start in range(0, len(texts), _BATCH):
            tokens = self.token_ids(texts[start : start + _BATCH])
            found, at = self.token_vectors([token for ids in tokens for token in ids]), 0
            for row, ids in enumerate(tokens, start):
                if ids:
                    vectors[row] = found[at : at + len(ids)].mean(axis=0)
                at += len(ids)
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        unit: Vectors = vectors / np.maximum(norms, 1e-12)
        return unit

    def token_ids(self, texts: Sequence[str]) -> list[list[int]]:
        """Return the tokens of each text, at most 4,096 of them."""
        ids: list[list[int]] = []
        for start in range(0, len(texts), _BATCH):
            batch = list(texts[start : start + _BATCH])
            encoded = self._tokenizer.encode_batch(batch, add_special_tokens=False)
            ids += [encoding.ids for encoding in encoded]
        return ids

    def token_vectors(self, ids: Sequence[int]) -> "Vectors":
        """Return the vectors of some tokens, ``(n, 256) float32``."""
        import numpy as np

        self._rows_read += len(ids)
        if self._rows_read > _FEW:
            return self._table[list(ids)].astype(np.float32)
        # A question needs a dozen rows; reading all 32,000 of them takes as long as 2,000.
        vectors: Vectors = np.empty((len(ids), self.dimensions), dtype=np.float32)
        with self._open_weights() as weights:
            rows = weights.get_slice(_TENSOR)
            for i, token in enumerate(ids):
                vectors[i] = rows[token : token + 1][0]
        return vectors

    def is_known_word(self, word: str) -> bool:
        """Tell whether the tokenizer keeps a word in one piece, as it does with common English."""
        return self._tokenizer.token_to_id("\u2581" + word) is not None
