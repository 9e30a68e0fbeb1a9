"""Embedders by name; an endpoint is spoken to over a real socket."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import numpy as np
import pytest

from companion.errors import RetrievalError, SettingsError
from companion.retrieval.embedders import MiniLmEmbedder, make_embedder
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.endpoint import EndpointEmbedder


class Endpoint(BaseHTTPRequestHandler):
    """Answers with the length of each text; a text "fail" is an error, "drop" loses an answer."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        texts = asked["input"]
        if "fail" in texts:
            self._send(404, {"error": {"message": "no such model"}})
            return
        if "drop" in texts:
            texts = texts[1:]
        data = [
            {"object": "embedding", "index": i, "embedding": [float(len(text)), 1.0, 0.0]}
            for i, text in enumerate(texts)
        ]
        usage = {"prompt_tokens": 1, "total_tokens": 1}
        self._send(200, {"object": "list", "data": data, "model": "m", "usage": usage})

    def _send(self, status: int, body: dict[str, object]) -> None:
        raw = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(raw)))
        self.end_headers()
        self.wfile.write(raw)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Stay silent."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Endpoint)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    thread.join()
    server.server_close()


def test_an_endpoint_gives_unit_vectors_in_batches(address: str) -> None:
    embedder = make_embedder("openai:small", base_url=address)
    assert isinstance(embedder, EndpointEmbedder)
    assert embedder.dimensions == 3
    texts = ["a" * n for n in range(1, 200)] + [""]
    vectors = embedder.embed(texts)
    assert vectors.shape == (200, 3)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1)
    assert embedder.embed([]).shape == (0, 3)
    embedder.close()


def test_a_failing_endpoint_is_one_sentence(address: str) -> None:
    embedder = make_embedder("ollama:small", base_url=address)
    assert isinstance(embedder, EndpointEmbedder)
    with pytest.raises(RetrievalError, match="no such model"):
        embedder.embed(["fail"])
    with pytest.raises(RetrievalError, match="fewer texts"):
        embedder.embed(["drop", "x"])
    embedder.close()


def test_without_a_key_the_sentence_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with pytest.raises(RetrievalError, match="OPENAI_API_KEY"):
        make_embedder("openai:small").embed(["x"])


def test_names_choose_embedders() -> None:
    assert isinstance(make_embedder("wordllama"), WordLlamaEmbedder)
    assert isinstance(make_embedder("minilm"), MiniLmEmbedder)
    for name in ("", "openai:", "word2vec", "ollama"):
        with pytest.raises(SettingsError, match="no embedder"):
            make_embedder(name)


def test_minilm_that_cannot_be_loaded_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(texts: list[str]) -> object:
        raise OSError("no network")

    embedder = MiniLmEmbedder()
    monkeypatch.setitem(embedder.__dict__, "_function", broken)
    with pytest.raises(RetrievalError, match="no network"):
        embedder.embed(["x"])
