"""The vectors are WordLlama's own, without its imports."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.encoder import BookEncoder

TEXTS = ["how many dice do i roll", "A wick burns for nine hours.", "Zoë 林小雨 🎲", "x"]


def test_the_vectors_equal_those_of_the_library(embedder: WordLlamaEmbedder) -> None:
    script = (
        "import sys, json, pathlib, wordllama\n"
        "folder = pathlib.Path(wordllama.__file__).parent\n"
        "model = wordllama.WordLlama.load(cache_dir=folder, disable_download=True)\n"
        "print(json.dumps(model.embed(json.loads(sys.argv[1]), norm=True).tolist()))\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script, json.dumps(TEXTS)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
    )
    assert np.allclose(embedder.embed(TEXTS), np.array(json.loads(done.stdout)), atol=1e-5)


def test_wordllama_itself_is_never_imported() -> None:
    script = (
        "import sys\n"
        "from companion.retrieval.embedding import WordLlamaEmbedder\n"
        "assert 'numpy' not in sys.modules\n"
        "WordLlamaEmbedder().embed(['lantern'])\n"
        "assert not {'wordllama', 'requests', 'chromadb'} & set(sys.modules)\n"
    )
    root = Path(__file__).parents[3]
    subprocess.run([sys.executable, "-c", script], check=True, cwd=root)


def test_a_text_without_words_gives_zeros_and_others_have_length_one(
    embedder: WordLlamaEmbedder,
) -> None:
    encoder = BookEncoder.of_texts(embedder, TEXTS)
    for vectors in (embedder.embed(["", *TEXTS]), encoder.embed(["", *TEXTS])):
        assert not vectors[0].any()
        assert np.allclose(np.linalg.norm(vectors[1:], axis=1), 1, atol=1e-5)


def test_common_tokens_of_a_book_count_less(embedder: WordLlamaEmbedder) -> None:
    encoder = BookEncoder.of_texts(embedder, ["roll the dice"] * 50 + ["sword"])
    plain, roll, sword = embedder.embed(["roll sword", "roll", "sword"])
    weighted = encoder.embed(["roll sword"])[0]
    assert weighted @ sword > plain @ sword
    assert weighted @ roll < plain @ roll


def test_an_embedder_without_tokens_is_used_as_it_is() -> None:
    class Flat:
        name = "flat"
        dimensions = 2

        def embed(self, texts: Sequence[str]) -> Any:
            return np.tile(np.array([1.0, 0.0], dtype=np.float32), (len(texts), 1))

    encoder = BookEncoder.of_texts(Flat(), TEXTS)
    assert encoder.counts == {}
    assert encoder.embed_tuned(["x", "y"]).tolist() == [[1.0, 0.0], [1.0, 0.0]]
