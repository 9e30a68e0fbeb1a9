"""Vectors of meaning for short texts, from the word vectors that come with WordLlama."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]


@cache
def _embedder() -> Any:  # noqa: ANN401 - wordllama ships no types
    from pathlib import Path

    import wordllama

    folder = Path(wordllama.__file__).parent
    return wordllama.WordLlama.load(cache_dir=folder, disable_download=True)


def embed(texts: Sequence[str]) -> "Floats":
    """Give one unit vector for each text, `(n, 256) float32`; an empty text gives zeros."""
    import numpy as np

    vectors = np.asarray(_embedder().embed([text or " " for text in texts]), dtype=np.float32)
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    lengths[lengths == 0] = 1.0
    unit: Floats = vectors / lengths
    unit[[not text for text in texts]] = 0.0
    return unit
