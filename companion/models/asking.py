"""Asks one chat model on behalf of a sitting: keeps a record of every call, and gives up politely.

Nobody above this sees a fault of a model but as ``None`` or a ``ModelError``. A model that fails
twice in a row is left alone for some exchanges, so that the player does not wait for it each time;
one whose limit is reached is not asked again in this sitting.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import Final

from companion.errors import ModelError, ModelUnavailableError, UsageLimitError
from companion.models.client import ChatModel, Chunk, Reply, Request
from companion.models.limits import Meter
from companion.models.record import call_record, digest
from engine.api import JsonValue

Record = Callable[[Mapping[str, JsonValue]], None]
Say = Callable[[str], None]

FAILURES: Final = 2
"""Failures in a row after which a model is left alone."""
REST: Final = 4
"""Exchanges for which it is left alone then."""
_ADDRESS: Final = re.compile(r"\w+://[^\s'\"]+")
_ADVICE: Final = re.compile(r"; try again(?: later)?$")
"""Advice for whoever has nothing to fall back upon; here something takes over already."""
STOPPED: Final = "stopped before its end"
STORYTELLER: Final = "The built-in storyteller takes over."


def _nothing(_: object) -> None:
    return None


LOCAL: Final = "local:"
"""How the names of models begin that run in this process."""


class Asker:
    """One sitting's way to a chat model.

    Args:
        chat_model: the model, already wrapped for retries and limits.
        meter: where its calls are counted; supplies the cost of each.
        record: keeps what ``call_record`` returns, in the journal.
        say: shows a status line; "" takes it away.
        show: gets every request before it is sent.
        instead: says, after the reason of a fault, what happens in the model's place.
        rests: whether a model that fails again and again is left alone for a while.

    Attributes:
        understood: whether the last typed reply could be used; None before there was one.
    """

    def __init__(
        self,
        chat_model: ChatModel,
        *,
        meter: Meter | None = None,
        record: Record = _nothing,
        say: Say = _nothing,
        show: Callable[[Request], None] = _nothing,
        instead: str = STORYTELLER,
        rests: bool = True,
    ) -> None:
        self.say = say
        self.record = record
        self._chat_model = chat_model
        self._meter = meter
        self._show = show
        self.instead = instead
        self.rests = rests
        self.understood: bool | None = None
        self._failures = 0
        self._rest = 0
        self._is_over = False
        self._kept: set[str] = set()

    @property
    def name(self) -> str:
        """Name of the chat model."""
        return self._chat_model.name

    @property
    def is_small(self) -> bool:
        """Whether it runs in this process: such models are small, and each call of them is felt."""
        return self.name.startswith(LOCAL)

    @property
    def is_open(self) -> bool:
        """Whether the model may be asked now."""
        return not self._is_over and not self._rest

    def new_exchange(self) -> None:
        """Count an exchange: a model that rests is one nearer to its next chance."""
        self._rest = max(0, self._rest - 1)

    def complete(self, request: Request, *, status: str = "") -> Reply | None:
        """Return the reply, or None when there is none; the player was told why.

        Args:
            request: what is asked.
            status: shown while waiting.
        """
        if not self.is_open:
            return None
        self._begin(request, status)
        reply: Reply | None = None
        fault: BaseException | None = None
        try:
            reply = self._chat_model.complete(request)
        except ModelError as error:
            fault = error
        except BaseException as error:  # Ctrl-C: the record is kept, then the player is obeyed
            fault = error
            raise
        finally:
            self._ended(request, reply, fault)
        return reply

    def stream(self, request: Request, *, status: str = "") -> Iterator[Chunk]:
        """Return the reply piece by piece; closing the iterator early ends the call.

        Raises:
            ModelError: the model cannot be asked, or its answer broke off; the player was told.
        """
        if not self.is_open:
            raise ModelUnavailableError(f"{self.name} is left alone for now")
        self._begin(request, status)
        reply: Reply | None = None
        fault: BaseException | None = None
        received: list[str] = []
        stream = self._chat_model.stream(request)
        try:
            for chunk in stream:
                received.append(chunk.text)
                reply = chunk.reply or reply
                yield chunk
        except BaseException as error:
            fault = error
            raise
        finally:
            close(stream)
            if reply is None and any(received):
                partial = Reply(text="".join(received), finish_reason="unknown")
                self._ended(request, partial, fault or GeneratorExit())
            else:
                self._ended(request, reply, fault)

    def _begin(self, request: Request, status: str) -> None:
        self._show(request)
        if status:
            self.say(status)

    def _ended(self, request: Request, reply: Reply | None, fault: BaseException | None) -> None:
        error = ""
        if isinstance(fault, ModelError):
            error = _ADDRESS.sub("(its address)", str(fault))  # it may hold a name and a password
            self._failed(fault)
        elif fault is not None:
            error = STOPPED
            self.say("")
        else:
            self._failures = 0
        if isinstance(fault, UsageLimitError):
            return  # nothing was sent
        body = call_record(request, reply, chat_model=self.name, error=error, cost=self._cost())
        body["messages"] = [self._short(message) for message in body["messages"]]
        self.record(body)

    def _short(self, message: dict[str, JsonValue]) -> dict[str, JsonValue]:
        """Return a message for the record; instructions that were kept before, by their digest.

        They are the longest part of a prompt and the same in every call of a kind: with them, a
        journal would grow fivefold.
        """
        if message["role"] != "instructions":
            return message
        mark = digest(message["content"])
        if mark in self._kept:
            return {"role": message["role"], "same_as": mark}
        self._kept.add(mark)
        return {**message, "digest": mark}

    def _cost(self) -> Decimal | None:
        last = self._meter.last if self._meter else None
        return last.cost if last else None

    def _failed(self, fault: ModelError) -> None:
        self._failures += 1
        if isinstance(fault, UsageLimitError):
            self._is_over = True
            self.say(f"{fault}. {self.instead}")
            return
        told = f"{_ADVICE.sub('', str(fault))}. {self.instead}"
        if self._failures >= FAILURES and self.rests:
            self._rest = REST
            told += f" {self.name} is left alone for {REST - 1} exchanges."
        self.say(told)


def close(stream: object) -> None:
    """End a stream early, where it can be ended."""
    ended = getattr(stream, "close", None)
    if ended is not None:
        ended()
