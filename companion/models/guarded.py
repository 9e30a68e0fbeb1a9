"""The gate through which everything of a chat model comes: in time, as our types, without keys.

An adapter reads what a stranger's server sends. Whatever it meets there, a caller sees a reply or a
``ModelError``, and sees it before the deadline of the request: a server that sends a byte now and
then keeps every time-out of an HTTP library waiting, so the call is made in a thread that is left.
"""

import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from companion.errors import CompanionError, ModelReplyError, ModelUnavailableError
from companion.models.client import ChatModel, Chunk, Reply, Request
from companion.models.masking import fit

LONGEST_MESSAGE: Final = 600
LONGEST_RECEIVED: Final = 64_000
_END: Final = object()
_MOMENT_S: Final = 0.05


class GuardedModel:
    """A chat model that answers in time, or raises what the companion knows.

    Args:
        inner: an adapter. Its method ``hang_up``, where it has one, ends its connections.
        keeps_time: whether the adapter keeps the deadline itself, as one in this process does.
    """

    def __init__(self, inner: ChatModel, *, keeps_time: bool = False) -> None:
        self._inner = inner
        self._keeps_time = keeps_time

    @property
    def name(self) -> str:
        """Name of the wrapped model."""
        return self._inner.name

    def complete(self, request: Request) -> Reply:
        """Return the whole reply."""

        def whole() -> Iterator[Chunk]:
            yield Chunk(reply=self._inner.complete(request))

        for chunk in self._guarded(whole, request):
            if chunk.reply is not None:
                return chunk.reply
        raise self._malformed("")

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece."""
        return self._guarded(lambda: self._inner.stream(request), request)

    def _guarded(self, begin: Callable[[], Iterator[Chunk]], request: Request) -> Iterator[Chunk]:
        received: list[str] = []
        try:
            for chunk in begin() if self._keeps_time else self._timed(begin, request, received):
                received.append(chunk.text)
                yield chunk
        except CompanionError as error:
            raise _fit_error(error) from error.__cause__
        except Exception as error:  # an answer that nobody thought of must not end a sitting
            raise self._malformed("".join(received)) from error

    def _timed(
        self, begin: Callable[[], Iterator[Chunk]], request: Request, received: list[str]
    ) -> Iterator[Chunk]:
        came: queue.SimpleQueue[Any] = queue.SimpleQueue()
        stop = threading.Event()
        # A daemon: a server that never ends must not keep the program from ending.
        worker = threading.Thread(
            target=_pump, args=(begin, came, stop), name="chat-model", daemon=True
        )
        deadline = time.monotonic() + request.deadline_s
        worker.start()
        try:
            while True:
                item = self._next(came, deadline, request, received)
                if item is _END:
                    return
                if isinstance(item, BaseException):
                    raise item
                yield item
        finally:
            stop.set()
            worker.join(_MOMENT_S)
            if worker.is_alive():
                getattr(self._inner, "hang_up", _nothing)()

    def _next(
        self,
        came: "queue.SimpleQueue[Any]",
        deadline: float,
        request: Request,
        received: list[str],
    ) -> Any:  # noqa: ANN401 - a chunk, an error or the end
        try:
            return came.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            text = "".join(received)
            raise ModelUnavailableError(
                f"{self.name} was not done after {request.deadline_s:.0f} seconds; try again",
                may_retry=not text,
                received=text,
            ) from None

    def _malformed(self, received: str) -> ModelReplyError:
        return ModelReplyError(
            f"the answer of {self.name} has a form that cannot be read; check base_url",
            reason="malformed",
            received=received,
            may_retry=not received,
        )


def _pump(
    begin: Callable[[], Iterator[Chunk]], came: "queue.SimpleQueue[Any]", stop: threading.Event
) -> None:
    """Put the pieces of a reply, an error or neither, and then the end, until told to stop."""
    try:
        stream: Any = begin()
        try:
            for chunk in stream:
                came.put(chunk)
                if stop.is_set():
                    break
        finally:
            getattr(stream, "close", _nothing)()
    except BaseException as error:  # carried over to the caller's thread
        came.put(error)
    came.put(_END)


def _fit_error(error: CompanionError) -> CompanionError:
    told = fit(str(error))
    error.args = (told if len(told) <= LONGEST_MESSAGE else f"{told[:LONGEST_MESSAGE]} ...",)
    if isinstance(error, ModelUnavailableError | ModelReplyError):
        error.received = fit(error.received)[:LONGEST_RECEIVED]
    return error


def _nothing() -> None:
    return None
