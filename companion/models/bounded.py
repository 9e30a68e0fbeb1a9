"""Bounds what is read of a server's answer, also where it was compressed to look small."""

import sys
import time
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

from companion.errors import ModelReplyError

MOST_BYTES: Final = 2_000_000
"""Most bytes of one answer, decompressed. The longest reply that is ever asked for, each of its
tokens in an event of its own, takes a tenth of that."""

MOST_SECONDS: Final = 600.0
"""Longest time of one answer: beyond every deadline, so that the thread of a call that was left,
with a server that drips for ever, ends at last."""

_DEEP: Final = 3
_PIECE: Final = 65_536
_GZIP_OR_ZLIB: Final = zlib.MAX_WBITS | 32


def bound_client(
    client: Any,  # noqa: ANN401 - of whichever HTTP library a vendor stands on
    *,
    most: int = MOST_BYTES,
    seconds: float = MOST_SECONDS,
) -> None:
    """Make an HTTP client stop with an error at an answer that is too long or takes too long.

    Done twice it counts once: some vendors share one client.

    Args:
        client: of httpx, or of a library that is built like it.
        most: bytes of an answer, decompressed.
        seconds: time from its head to its end.
    """
    hooks = client.event_hooks
    if any(isinstance(hook, _Bound) for hook in hooks["response"]):
        return
    client.event_hooks = {
        **hooks,
        "response": [*hooks["response"], _Bound(_streams_of(client), most, seconds)],
    }


def http_client_of(vendors: Any) -> Any:  # noqa: ANN401
    """Return the HTTP client inside a vendor's object; None where there is none to be found."""
    found = vendors
    for _ in range(_DEEP):
        found = getattr(found, "_client", None)
        if hasattr(found, "event_hooks") and _streams_of(found) is not None:
            return found
    return None


def _streams_of(client: Any) -> Any:  # noqa: ANN401
    """Return the base class of streams of the library that a client belongs to."""
    modules = [sys.modules.get(kind.__module__.partition(".")[0]) for kind in type(client).__mro__]
    kinds = [getattr(module, "SyncByteStream", None) for module in modules]
    return next((kind for kind in kinds if kind is not None), None)


class _Bound:
    """What an HTTP client calls with each response, before its body is read."""

    def __init__(self, stream_kind: Any, most: int, seconds: float) -> None:  # noqa: ANN401
        self._stream_kind = stream_kind
        self._most = most
        self._seconds = seconds

    def __call__(self, response: Any) -> None:  # noqa: ANN401
        inner, most = response.stream, self._most
        encoding = str(response.headers.get("content-encoding", "")).strip().lower()
        response.headers.pop("content-encoding", None)  # what leaves here is decompressed
        ends = time.monotonic() + self._seconds

        class Bounded(self._stream_kind):  # type: ignore[misc,name-defined]
            def __iter__(self) -> Iterator[bytes]:
                return bounded(_until(ends, inner), encoding, most=most)

            def close(self) -> None:
                inner.close()

        response.stream = Bounded()


def _until(ends: float, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Return the pieces that come before a time; whoever waited for them has left long before."""
    for piece in pieces:
        if time.monotonic() > ends:
            raise ModelReplyError("the answer does not end and was not read on", reason="too_large")
        yield piece


def bounded(
    pieces: Iterable[bytes], encoding: str = "", *, most: int = MOST_BYTES
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


def _decompressed(pieces: Iterable[bytes], encoding: str) -> Iterator[bytes]:
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
