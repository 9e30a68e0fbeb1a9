"""What a session uses and costs, and where it stops: tokens, calls and money, counted per call."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal

from companion.errors import (
    BadInputError,
    ModelError,
    ModelReplyError,
    ModelUnavailableError,
    UsageLimitError,
)
from companion.models.client import (
    ChatModel,
    Chunk,
    Reply,
    Request,
    Usage,
    estimate_input,
    estimate_tokens,
)
from companion.models.pricing import Price


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a session may use. None is no limit.

    Attributes:
        calls: calls to the chat model, repeated ones included.
        tokens: tokens read and written together.
        cost: money, in US dollars; needs a model whose price is known.

    Raises:
        BadInputError: a limit that is negative or no number.
    """

    calls: int | None = None
    tokens: int | None = None
    cost: Decimal | None = None

    def __post_init__(self) -> None:
        """Refuse a limit that would never be reached, or that is reached before the first call."""
        for name, limit in (("calls", self.calls), ("tokens", self.tokens), ("cost", self.cost)):
            if limit is not None and not (Decimal(limit).is_finite() and limit >= 0):
                raise BadInputError(f"a limit of {name} cannot be {limit}; give a number from 0 up")


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call that was made.

    Attributes:
        purpose: what it was for.
        chat_model: name of the model.
        usage: tokens used.
        cost: US dollars; None when the price is not known.
        failed: whether it brought no reply that could be used.
        seconds: how long it took, in seconds.
    """

    purpose: str
    chat_model: str
    usage: Usage
    cost: Decimal | None
    failed: bool = False
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MeterReport:
    """Sums over calls.

    Attributes:
        calls: number of calls.
        failed: how many of them brought nothing.
        input_tokens: tokens read.
        output_tokens: tokens written.
        cost: US dollars of the calls whose price is known.
        unpriced_calls: calls whose price is not known; ``cost`` leaves them out.
        is_estimate: whether some token counts are estimates.
        doubted: calls for which the server told counts that cannot be true.
    """

    calls: int
    failed: int
    input_tokens: int
    output_tokens: int
    cost: Decimal
    unpriced_calls: int
    is_estimate: bool
    doubted: int = 0

    def sentence(self) -> str:
        """Return the sums for a player, in one sentence, or two where counts were not believed."""
        doubt = " The server's own counts cannot be true and were not believed."
        return self._sums() + (doubt if self.doubted else "")

    def _sums(self) -> str:
        about = "about " if self.is_estimate else ""
        noun = "call" if self.calls == 1 else "calls"
        text = (
            f"{self.calls} {noun} to the chat model: "
            f"{about}{self.input_tokens:,} tokens read, {self.output_tokens:,} written"
        )
        if not self.unpriced_calls and not self.cost:
            return f"{text}, free of charge."
        if not self.unpriced_calls:
            return f"{text}, {about}${self.cost:.4f}."
        if self.unpriced_calls == self.calls:
            return f"{text}; the price of this chat model is not known here."
        return f"{text}; ${self.cost:.4f} and {self.unpriced_calls} calls of unknown price."


class Meter:
    """Counts the calls of a session. One meter may serve several chat models."""

    def __init__(self) -> None:
        self._calls: list[Call] = []

    @property
    def calls(self) -> tuple[Call, ...]:
        """Every call, oldest first."""
        return tuple(self._calls)

    @property
    def last(self) -> Call | None:
        """The last call; None before the first."""
        return self._calls[-1] if self._calls else None

    def add(self, call: Call) -> None:
        """Count a call."""
        self._calls.append(call)

    def report(self, *, purpose: str | None = None, since: int = 0) -> MeterReport:
        """Return sums.

        Args:
            purpose: only calls for this; None for all.
            since: leave out so many of the oldest calls; ``len(meter.calls)`` before an exchange
                gives what the exchange used.
        """
        counted = [c for c in self._calls[since:] if purpose is None or c.purpose == purpose]
        return MeterReport(
            calls=len(counted),
            failed=sum(call.failed for call in counted),
            input_tokens=sum(call.usage.input_tokens for call in counted),
            output_tokens=sum(call.usage.output_tokens for call in counted),
            cost=sum((call.cost for call in counted if call.cost is not None), Decimal(0)),
            unpriced_calls=sum(call.cost is None for call in counted),
            is_estimate=any(call.usage.is_estimate for call in counted),
            doubted=sum(call.usage.is_doubted for call in counted),
        )


class MeteredModel:
    """A chat model whose calls are counted, and that stops at the limits of the session."""

    def __init__(
        self,
        inner: ChatModel,
        *,
        meter: Meter,
        limits: Limits | None = None,
        price: Price | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Wrap a model.

        Args:
            inner: the model.
            meter: where calls are counted.
            limits: what the session may use.
            price: price of the model; None when it is not known.
            clock: tells seconds.

        Raises:
            UsageLimitError: a limit of cost for a model whose price is not known.
        """
        self._inner = inner
        self._meter = meter
        self._limits = limits or Limits()
        self._price = price
        self._clock = clock
        if self._limits.cost is not None and price is None:
            raise UsageLimitError(
                f"the price of {inner.name!r} is not known, so a limit of cost cannot be kept; "
                "limit calls or tokens, or write its price into prices.toml",
                what="cost",
                limit=f"${self._limits.cost}",
                used="unknown",
            )

    @property
    def name(self) -> str:
        """Name of the wrapped model."""
        return self._inner.name

    def complete(self, request: Request) -> Reply:
        """Return the reply and count it."""
        self._stop_at_limit(request)
        begun = self._clock()
        try:
            reply = self._inner.complete(request)
        except (ModelUnavailableError, ModelReplyError) as error:
            came = isinstance(error, ModelReplyError)
            self._count_failure(request, error.received, begun, came=came)
            raise
        self._count(request, reply, begun)
        return reply

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the pieces and count the call, also when it breaks off or is abandoned."""
        self._stop_at_limit(request)
        begun = self._clock()
        received: list[str] = []
        reply: Reply | None = None
        is_sent = came = hung_up = False
        try:
            for chunk in self._inner.stream(request):
                is_sent = True
                received.append(chunk.text)
                reply = chunk.reply or reply
                if chunk.reply is not None:
                    self._count(request, chunk.reply, begun)
                yield chunk
        except ModelError as error:
            is_sent, came = True, isinstance(error, ModelReplyError)
            raise
        except GeneratorExit:
            hung_up = True  # whoever has read enough ends a call that did not fail
            raise
        finally:
            if reply is None and is_sent:
                self._count_failure(
                    request, "".join(received), begun, came=came, failed=not hung_up
                )

    def _stop_at_limit(self, request: Request) -> None:
        used = self._meter.report()
        limits = self._limits
        if limits.calls is not None and used.calls >= limits.calls:
            raise _reached("calls", str(limits.calls), str(used.calls))
        tokens = used.input_tokens + used.output_tokens
        if limits.tokens is not None and tokens + estimate_input(request) > limits.tokens:
            raise _reached("tokens", f"{limits.tokens:,}", f"{tokens:,}")
        if limits.cost is None or self._price is None:
            return
        coming = self._price.cost(Usage(input_tokens=estimate_input(request)))
        if used.cost + coming > limits.cost:
            raise _reached("cost", f"${limits.cost}", f"${used.cost:.4f}")

    def _count(self, request: Request, reply: Reply, begun: float) -> None:
        self._add(request, reply.usage, begun, failed=reply.is_empty)

    def _count_failure(
        self,
        request: Request,
        received: str,
        begun: float,
        *,
        came: bool,
        failed: bool = True,
    ) -> None:
        # Refused calls cost nothing; one that had begun, or brought an answer that cannot be used,
        # is charged by most providers.
        charged = came or bool(received)
        usage = Usage(
            input_tokens=estimate_input(request) if charged else 0,
            output_tokens=estimate_tokens(received),
            is_estimate=charged,
        )
        self._add(request, usage, begun, failed=failed)

    def _add(self, request: Request, usage: Usage, begun: float, *, failed: bool) -> None:
        cost = self._price.cost(usage) if self._price else None
        self._meter.add(
            Call(
                purpose=request.purpose,
                chat_model=self.name,
                usage=usage,
                cost=cost,
                failed=failed,
                seconds=self._clock() - begun,
            )
        )


def _reached(what: str, limit: str, used: str) -> UsageLimitError:
    return UsageLimitError(
        f"this session's limit of {what} is reached ({used} of {limit}); "
        "raise it to go on with the chat model",
        what=what,
        limit=limit,
        used=used,
    )
