"""The vectors are WordLlama's own, without its imports."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from companion.retrieval.embedding import WordLlamaEmbedder

TEXTS = ["how many dice do i roll", "A wick burns for nine hours.", "Zoë 林小雨 🎲", "x"]


def test_the_vectors_equal_those_of_the_library(embedder: WordLlamaEmbedder) -> None:
    script = (
        "import sys, json, pathlib, wordllama\n"
        "folder = pathlib.Path(wordllama.__file__).parent\n"
        "model = wordllama.WordLlama.load(cache_dir=folder, disable_download=True)\n"
        "print(json.dumps(model.embed(json.loads(sys.argv[1]), norm=True).tolist()))\n"
    )
    import json

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
    counts = embedder.count_tokens(TEXTS)
    for vectors in (embedder.embed(["", *TEXTS]), embedder.embed(["", *TEXTS], counts=counts)):
        assert not vectors[0].any()
        assert np.allclose(np.linalg.norm(vectors[1:], axis=1), 1, atol=1e-5)


def test_common_tokens_of_a_book_count_less(embedder: WordLlamaEmbedder) -> None:
    counts = embedder.count_tokens(["roll the dice"] * 50 + ["sword"])
    plain, roll, sword = embedder.embed(["roll sword", "roll", "sword"])
    weighted = embedder.embed(["roll sword"], counts=counts)[0]
    assert weighted @ sword > plain @ sword
    assert weighted @ roll < plain @ roll
