"""Vectors of meaning for short texts, from the word vectors that come with WordLlama."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]

_WIDTH: Final = 256


@cache
def _embedder() -> Any:  # noqa: ANN401 - wordllama ships no types
    from pathlib import Path

    import wordllama

    folder = Path(wordllama.__file__).parent
    return wordllama.WordLlama.load(cache_dir=folder, disable_download=True)


def embed(texts: Sequence[str]) -> "Floats":
    """Give one unit vector for each text, `(n, 256) float32`; an empty text gives zeros."""
    import numpy as np

    told = [place for place, text in enumerate(texts) if text]
    unit: Floats = np.zeros((len(texts), _WIDTH), dtype=np.float32)
    if told:
        vectors = np.asarray(_embedder().embed([texts[place] for place in told]), dtype=np.float32)
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        lengths[lengths == 0] = 1.0
        unit[told] = vectors / lengths
    return unit
