"""Trying again: only while nothing was handed on, never in a way that runs anything twice.

A request is a value and a chat model changes nothing, so a call that failed before its first piece
is simply made again. After the first piece the reader of the stream may have acted on it; then the
error says what had arrived and the caller decides. Waits double and have no random part: that would
spread out thousands of clients, not one player.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.errors import ModelReplyError, ModelUnavailableError
from companion.models.client import ChatModel, Chunk, Reply, Request


@dataclass(frozen=True, slots=True, kw_only=True)
class RetryPolicy:
    """How often and how patiently.

    Attributes:
        attempts: calls made at most, 1 and up.
        first_wait_s: wait after the first failure, in seconds; it doubles each time.
        longest_wait_s: longest single wait, in seconds. A server that asks for more is not
            waited for: the player is told how long instead.
        total_s: no new attempt begins after so many seconds in all: a server that kept a player
            waiting as long as that would do it again.
    """

    attempts: int = 3
    first_wait_s: float = 0.5
    longest_wait_s: float = 20.0
    total_s: float = 40.0

    def wait_after(
        self, failures: int, error: ModelUnavailableError | ModelReplyError, *, spent_s: float = 0.0
    ) -> float | None:
        """Return the seconds to wait after so many failures; None for "give up"."""
        if failures >= self.attempts or not error.may_retry:
            return None
        asked = error.retry_after_s if isinstance(error, ModelUnavailableError) else None
        wait = self.first_wait_s * 2.0 ** (failures - 1)
        wait = min(wait, self.longest_wait_s) if asked is None else max(asked, 0.0)
        return wait if wait <= self.longest_wait_s and spent_s + wait <= self.total_s else None


class RetryingModel:
    """A chat model that is asked again after a passing failure or an empty reply."""

    def __init__(
        self,
        inner: ChatModel,
        *,
        policy: RetryPolicy | None = None,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
        on_wait: Callable[[float, str], None] | None = None,
    ) -> None:
        """Wrap a model.

        Args:
            inner: the model.
            policy: how often and how patiently.
            sleep: waits so many seconds.
            clock: tells seconds.
            on_wait: told the seconds and the reason before each wait, for a status line.
        """
        self._inner = inner
        self._policy = policy or RetryPolicy()
        self._sleep = sleep
        self._clock = clock
        self._on_wait = on_wait

    @property
    def name(self) -> str:
        """Name of the wrapped model."""
        return self._inner.name

    def complete(self, request: Request) -> Reply:
        """Return a reply that is not empty, trying again where that may help."""
        begun, failures = self._clock(), 0
        while True:
            try:
                return _not_empty(self._inner.complete(request), request)
            except (ModelUnavailableError, ModelReplyError) as error:
                failures += 1
                self._wait_or_raise(failures, error, request, begun)

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the pieces of a reply that is not empty, trying again until the first piece."""
        begun, failures = self._clock(), 0
        while True:
            pieces = _Pieces()
            try:
                yield from pieces.of(self._inner.stream(request), request)
            except (ModelUnavailableError, ModelReplyError) as error:
                if pieces.handed_on:
                    raise
                failures += 1
                self._wait_or_raise(failures, error, request, begun)
            else:
                return

    def _wait_or_raise(
        self,
        failures: int,
        error: ModelUnavailableError | ModelReplyError,
        request: Request,
        begun: float,
    ) -> None:
        spent_s = self._clock() - begun
        wait = self._policy.wait_after(failures, error, spent_s=spent_s)
        if wait is None or spent_s + wait >= request.deadline_s:
            raise error
        if self._on_wait:
            self._on_wait(wait, str(error))
        self._sleep(wait)


class _Pieces:
    """The pieces of one attempt. Blanks before the first word are held back: they say nothing."""

    def __init__(self) -> None:
        self.handed_on = False

    def of(self, chunks: Iterator[Chunk], request: Request) -> Iterator[Chunk]:
        held = ""
        for chunk in chunks:
            if chunk.reply is not None:
                _not_empty(chunk.reply, request)
            held += chunk.text
            if held.strip() or self.handed_on or chunk.reply is not None:
                self.handed_on = self.handed_on or bool(held)
                yield Chunk(text=held, reply=chunk.reply)
                held = ""


def _not_empty(reply: Reply, request: Request) -> Reply:
    if not reply.is_empty:
        return reply
    if reply.finish_reason == "length":
        raise ModelReplyError(
            f"the chat model spent all {request.max_tokens} tokens before it said anything; "
            "choose a model that thinks less, or raise the limit of tokens",
            reason="empty",
        )
    raise ModelReplyError("the chat model's answer is empty", reason="empty", may_retry=True)
