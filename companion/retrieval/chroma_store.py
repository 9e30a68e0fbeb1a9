"""Chroma through langchain-chroma: one collection a book. Sole importer of either.

A collection remembers the embedder that made its vectors; with another one it is made anew, with a
message. Ids are the passages' own, and each entry remembers a digest of its text, so that adding a
book twice adds nothing and a stopped run goes on where it was.
"""

import hashlib
import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import RetrievalError
from companion.retrieval.kept import Say, say_on_stderr

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from chromadb.api import ClientAPI
    from chromadb.config import Settings
    from langchain_chroma import Chroma
    from langchain_core.embeddings import Embeddings

    from companion.retrieval.embedding import Embedder

    Vector = npt.NDArray[np.float32]

Progress = Callable[[int, int], None]
"""Takes how many passages are done, and of how many."""

_BATCH: Final = 500
_PREFIX: Final = "book-"


class StoreError(RetrievalError):
    """Chroma cannot be reached, read or written to."""


class ChromaStore:
    """Vectors of the user's books.

    Args:
        embedder: Makes the vectors.
        folder: Where an embedded Chroma keeps its files.
        url: A Chroma server instead, ``http://host:port``.
        say: Takes messages for the user.
    """

    def __init__(
        self,
        embedder: "Embedder",
        *,
        folder: Path | None = None,
        url: str | None = None,
        say: Say = say_on_stderr,
    ) -> None:
        self._embedder = embedder
        self.folder = folder
        self._url = url
        self._say = say
        self._client: ClientAPI | None = None
        self._open: dict[str, Chroma] = {}
        self._asked: tuple[str, Vector] | None = None

    def sync(self, book: str, texts: Mapping[str, str], *, progress: Progress | None = None) -> int:
        """Make a book's collection hold just these texts.

        Args:
            book: Slug of the book.
            texts: Passage id to text.
            progress: Is told after each batch.

        Returns:
            How many texts were embedded; 0 when nothing was new.

        Raises:
            StoreError: Chroma cannot be reached or written to.
            RetrievalError: The embedder failed.
        """
        store = self._collection(book)
        digests = {key: _digest(text) for key, text in texts.items()}
        held = self._held(store)
        gone = [key for key in held if key not in texts]
        fresh = [key for key in texts if held.get(key) != digests[key]]
        for start in range(0, len(gone), _BATCH):
            self._tried(store.delete, gone[start : start + _BATCH])
        for start in range(0, len(fresh), _BATCH):
            batch = fresh[start : start + _BATCH]
            self._tried(
                lambda some: store.add_texts(
                    [texts[key] or " " for key in some],
                    metadatas=[{"digest": digests[key]} for key in some],
                    ids=some,
                ),
                batch,
            )
            if progress is not None:
                progress(start + len(batch), len(fresh))
        return len(fresh)

    def _tried(self, work: Callable[[list[str]], object], ids: list[str]) -> None:
        try:
            work(ids)
        except Exception as error:
            raise self._failed(error) from error

    def nearest(self, book: str, question: str, *, k: int) -> list[tuple[str, float]]:
        """Return the passages of a book nearest to a question: id and cosine, best first.

        Args:
            book: Slug of the book.
            question: Any text.
            k: How many at most.
        """
        if self._asked is None or self._asked[0] != question:
            # Once for all books; and the embedder's own faults are none of Chroma's.
            self._asked = question, self._embedder.embed([question])
        self._collection(book)
        try:
            # Past langchain, which has the texts fetched too: they are on the shelf.
            found = (
                self._connected()
                .get_collection(_name(book), embedding_function=None)
                .query(query_embeddings=self._asked[1], n_results=k, include=["distances"])
            )
        except Exception as error:
            raise self._failed(error) from error
        distances = (found["distances"] or [[]])[0]
        return [
            (key, 1.0 - float(distance))
            for key, distance in zip(found["ids"][0], distances, strict=True)
        ]

    def count(self, book: str) -> int:
        """Return how many passages of a book have vectors."""
        return len(self._held(self._collection(book)))

    def remove(self, book: str) -> None:
        """Forget a book; one that is not there is no error."""
        self._open.pop(book, None)
        from chromadb.errors import NotFoundError

        with suppress(NotFoundError, ValueError):
            self._connected().delete_collection(_name(book))

    def keep_only(self, books: Sequence[str]) -> None:
        """Forget every book but these.

        Args:
            books: Slugs.
        """
        wanted = {_name(book) for book in books}
        try:
            held = [c.name for c in self._connected().list_collections()]
        except Exception as error:
            raise self._failed(error) from error
        for name in held:
            if name.startswith(_PREFIX) and name not in wanted:
                self.remove(name.removeprefix(_PREFIX))

    def close(self) -> None:
        """Let go of the files."""
        self._open.clear()
        client, self._client = self._client, None
        # chromadb leaves the connections to a server open, and its interface names no way to
        # close anything; what is there to be closed is.
        parts = (client, getattr(client, "_admin_client", None))
        for part in parts:
            session = getattr(getattr(part, "_server", None), "_session", None)
            if session is not None:
                session.close()
        close = getattr(client, "close", None)
        if close is not None:
            close()

    def start_anew(self, reason: str) -> None:
        """Throw away all vectors, with a message; ``sync`` makes them again.

        Args:
            reason: Why, for the message.
        """
        self._say(f"The vectors of your books were damaged ({reason}) and are being made anew.")
        self.close()
        if self.folder is not None:
            self._wipe(self.folder)

    @staticmethod
    def _wipe(folder: Path) -> None:
        from chromadb.api.shared_system_client import SharedSystemClient

        # Chroma hands out the broken client of a folder again and again until it forgets it.
        SharedSystemClient.clear_system_cache()
        shutil.rmtree(folder, ignore_errors=True)

    def _held(self, store: "Chroma") -> dict[str, str]:
        try:
            found = store.get(include=["metadatas"])
        except Exception as error:
            raise self._failed(error) from error
        return {
            key: (metadata or {}).get("digest", "")
            for key, metadata in zip(found["ids"], found["metadatas"], strict=True)
        }

    def _collection(self, book: str) -> "Chroma":
        if book not in self._open:
            self._open[book] = self._opened(book)
        return self._open[book]

    def _opened(self, book: str) -> "Chroma":
        from langchain_chroma import Chroma

        client = self._connected()
        wanted = {"embedder": self._embedder.name, "dimensions": self._embedder.dimensions}
        try:
            store = Chroma(
                collection_name=_name(book),
                client=client,
                embedding_function=as_langchain(self._embedder),
                collection_metadata={**wanted, "hnsw:space": "cosine"},
            )
            made_with = client.get_collection(_name(book), embedding_function=None).metadata or {}
            if {key: made_with.get(key) for key in wanted} == wanted:
                return store
            self._say(
                f"The vectors of {book} were made with "
                f"{made_with.get('embedder', 'another embedder')} and are being made with "
                f"{self._embedder.name} now."
            )
            store.reset_collection()
        except Exception as error:
            raise self._failed(error) from error
        return store

    def _connected(self) -> "ClientAPI":
        if self._client is None:
            self._client = self._connect()
        return self._client

    def _connect(self) -> "ClientAPI":
        import chromadb
        from chromadb.config import Settings

        settings = Settings(anonymized_telemetry=False)
        if self._url is not None:
            from urllib.parse import urlsplit

            parts = urlsplit(self._url)
            try:
                return chromadb.HttpClient(
                    host=parts.hostname or "localhost",
                    port=parts.port or 8000,
                    ssl=parts.scheme == "https",
                    settings=settings,
                )
            except Exception as error:
                raise self._failed(error) from error
        if self.folder is None:
            return chromadb.EphemeralClient(settings)
        try:
            return self._persistent(settings)
        except Exception as error:
            self._say(f"The vectors of your books were damaged ({error}) and are being made anew.")
            self._wipe(self.folder)
        try:
            return self._persistent(settings)
        except Exception as error:
            raise self._failed(error) from error

    def _persistent(self, settings: "Settings") -> "ClientAPI":
        import chromadb

        assert self.folder is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        client = chromadb.PersistentClient(str(self.folder), settings)
        client.list_collections()
        return client

    def _failed(self, error: Exception) -> RetrievalError:
        if isinstance(error, RetrievalError):
            return error
        where = self._url or str(self.folder or "memory")
        return StoreError(
            f"The vector database at {where!r} failed ({error}); "
            "check that it can be reached and written to, then try again."
        )


def as_langchain(embedder: "Embedder") -> "Embeddings":
    """Return an embedder in the shape that langchain wants."""
    from langchain_core.embeddings import Embeddings

    class Adapter(Embeddings):
        def embed_documents(self, texts: list[str]) -> list[list[float]]:
            vectors: list[list[float]] = embedder.embed(texts).tolist()
            return vectors

        def embed_query(self, text: str) -> list[float]:
            return self.embed_documents([text])[0]

    return Adapter()


def minilm_function() -> Callable[[list[str]], Sequence[Sequence[float]]]:
    """Return Chroma's own MiniLM; its files are downloaded when it is first called."""
    from chromadb.utils.embedding_functions import ONNXMiniLM_L6_V2

    return ONNXMiniLM_L6_V2()  # type: ignore[return-value]


def _name(book: str) -> str:
    # Chroma wants 3 to 512 of a-z, 0-9, dots and hyphens, with a letter or digit at both ends.
    return f"{_PREFIX}{book}"[:500].rstrip("-._")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
