"""Bounds what is read of a server's answer, also where it was compressed to look small."""

import zlib
from collections.abc import Iterator
from typing import Any, Final

from companion.errors import ModelReplyError

MOST_BYTES: Final = 2_000_000
"""Most bytes of one answer, decompressed. The longest reply that is ever asked for, each of its
tokens in an event of its own, takes a tenth of that."""

_PIECE: Final = 65_536
_GZIP_OR_ZLIB: Final = zlib.MAX_WBITS | 32


def bound(response: Any, stream_kind: Any, *, most: int = MOST_BYTES) -> None:  # noqa: ANN401 - a vendor's types
    """Make a response stop with an error after so many bytes, whoever reads it.

    Args:
        response: of the HTTP library; its body must not be read yet.
        stream_kind: the library's base class of streams.
        most: bytes, decompressed.
    """
    inner = response.stream
    encoding = str(response.headers.get("content-encoding", "")).strip().lower()
    response.headers.pop("content-encoding", None)  # what leaves here is decompressed

    class Bounded(stream_kind):  # type: ignore[misc]
        def __iter__(self) -> Iterator[bytes]:
            return bounded(inner, encoding, most=most)

        def close(self) -> None:
            inner.close()

    response.stream = Bounded()


def bounded(
    pieces: Iterator[bytes], encoding: str = "", *, most: int = MOST_BYTES
) -> Iterator[bytes]:
    """Return the decompressed pieces of a body.

    Args:
        pieces: as they were sent.
        encoding: what the server says it compressed with; "" for nothing.
        most: bytes that are read.

    Raises:
        ModelReplyError: more than that, or what cannot be decompressed.
    """
    left = most
    for piece in _decompressed(pieces, encoding):
        left -= len(piece)
        if left < 0:
            raise ModelReplyError(
                f"the answer is longer than {most:,} bytes and was not read on",
                reason="too_large",
            )
        yield piece


def _decompressed(pieces: Iterator[bytes], encoding: str) -> Iterator[bytes]:
    if encoding in {"", "identity"}:
        yield from pieces
        return
    if encoding not in {"gzip", "x-gzip", "deflate"}:
        raise _unreadable(encoding)
    inflater = zlib.decompressobj(_GZIP_OR_ZLIB)
    try:
        for sent in pieces:
            rest = sent
            while rest:
                yield inflater.decompress(rest, _PIECE)
                rest = inflater.unconsumed_tail
    except zlib.error as error:
        raise _unreadable(encoding) from error


def _unreadable(encoding: str) -> ModelReplyError:
    return ModelReplyError(
        f"the answer cannot be decompressed ({encoding[:20]})",
        reason="malformed",
        may_retry=True,
    )
