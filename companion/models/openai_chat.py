"""OpenAI's servers and all that speak their format. The only module that imports ``openai``.

The library builds, signs and sends the request and names the faults; the answer is read here as it
was sent, so that arguments of tool calls stay raw and a stream that stalls is noticed.
"""

import json
import os
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from companion.errors import (
    ModelError,
    ModelReplyError,
    ModelUnavailableError,
    SettingsError,
)
from companion.models.bounded import MOST_BYTES, bound_client
from companion.models.client import Chunk, Message, Reply, Request
from companion.models.translate import (
    broken_off,
    from_event,
    keep_requests_unlogged,
    scrubbed,
    unavailable,
)
from companion.models.wire import Collector, body, events

if TYPE_CHECKING:
    from openai import OpenAI

KEY_VARIABLES: Final = {"openai": "OPENAI_API_KEY", "ollama": "OLLAMA_API_KEY"}
NO_KEY: Final = "none"
"""What is sent where a server wants no key; the library insists on some text."""

OPTIONAL: Final = ("response_format", "stream_options", "temperature", "tool_choice")
SIGNS: Final = (("max_tokens", "max_completion_tokens"), ("response_format", "json_schema"))
"""What some servers refuse, and the word by which a refusal shows it; the call is made again
without that part, or with it under its other name."""


class OpenAIChat:
    """A chat model behind an OpenAI-compatible server."""

    def __init__(
        self, name: str, *, base_url: str = "", clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Take a name; nothing is loaded yet.

        Args:
            name: ``openai:MODEL`` or ``ollama:MODEL``.
            base_url: address of the server; "" for OpenAI's own.
            clock: tells seconds.

        Raises:
            SettingsError: OpenAI's own server without a key, or a key that cannot be one.
        """
        provider, _, self._model = name.partition(":")
        self._name = name
        self._base_url = base_url
        self._clock = clock
        self._key_variable = KEY_VARIABLES.get(provider, "OPENAI_API_KEY")
        self._key = os.environ.get(self._key_variable, "").strip()
        self._client: OpenAI | None = None
        self._left_out: set[str] = set()
        if not self._key and not base_url:
            raise SettingsError(
                f"{name} needs a key: set {self._key_variable}, or base_url for a server of "
                "your own; without a chat model the built-in storyteller plays"
            )
        if not self._key.isascii() or not (self._key or NO_KEY).isprintable():
            raise SettingsError(f"{self._key_variable} holds no key; copy it again")

    @property
    def name(self) -> str:
        """Name to show and to price."""
        return self._name

    def __repr__(self) -> str:
        """Show the name only: the key stays out of logs."""
        return f"OpenAIChat({self._name!r})"

    def complete(self, request: Request) -> Reply:
        """Return the whole reply, asked for in one piece."""
        collector = Collector(request)
        try:
            with self._call(request, stream=False) as sent:
                content = b"".join(sent.iter_bytes())
        except self._vendor_errors() as error:
            raise self._translated(error) from error
        collector.take_whole(self._read(content.decode("utf-8", errors="replace")))
        return collector.reply()

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece."""
        collector = Collector(request)
        begun = self._clock()
        done = False
        try:
            with self._call(request, stream=True) as sent:
                for data in events(sent.iter_bytes()):
                    self._in_time(request, begun, collector)
                    if data.startswith("[DONE]"):
                        done = True
                        break
                    if data and (shown := collector.take(self._read(data, collector))):
                        yield Chunk(text=shown)
        except self._vendor_errors() as error:
            raise self._translated(error, received=collector.text) from error
        if held := collector.finish():
            yield Chunk(text=held)
        if not done and not collector.has_ended:
            raise broken_off(self._name, collector.text)
        yield Chunk(reply=collector.reply())

    def _call(self, request: Request, *, stream: bool) -> Any:  # noqa: ANN401 - a vendor's type
        """Send a request; once more for every optional part that the server refuses."""
        import openai

        while True:
            try:
                return self._send(request, stream=stream)
            except openai.BadRequestError as error:
                part = self._refused_part(error)
                if part is None:
                    raise
                self._left_out.add(part)

    def _send(self, request: Request, *, stream: bool) -> Any:  # noqa: ANN401
        sent = self._fitted(body(request, model=self._model), request, stream=stream)
        completions = self._opened().chat.completions
        if stream:
            sent["stream"] = True
        # An answer in one piece is read in pieces too, so that one without an end is noticed.
        create = completions.with_streaming_response.create
        return _Opened(create(timeout=request.timeout_s, **sent))

    def _fitted(self, sent: dict[str, Any], request: Request, *, stream: bool) -> dict[str, Any]:
        """Leave out, or rename, what this server has refused before."""
        if stream:
            sent["stream_options"] = {"include_usage": True}
        if "max_tokens" in self._left_out:
            sent["max_completion_tokens"] = request.max_tokens
        if "response_format" in self._left_out and request.shape:
            schema = json.dumps(request.shape.schema, ensure_ascii=False)
            wanted = Message(
                role="instructions", content=f"Answer with one JSON object of this schema: {schema}"
            )
            sent["messages"].insert(0, {"role": "system", "content": wanted.content})
        return {key: value for key, value in sent.items() if key not in self._left_out}

    def _refused_part(self, error: Any) -> str | None:  # noqa: ANN401
        told = f"{getattr(error, 'param', '') or ''} {error}"
        signs = [*((part, part) for part in OPTIONAL), *SIGNS]
        named = (part for part, sign in signs if sign in told)
        return next((part for part in named if part not in self._left_out), None)

    def _opened(self) -> "OpenAI":
        if self._client is None:
            import openai

            keep_requests_unlogged()
            http = bounded_client()
            weakref.finalize(self, http.close).atexit = False
            # Retries are made in one place for all models, before the first piece only.
            self._client = openai.OpenAI(
                api_key=self._key or NO_KEY,
                base_url=self._base_url or None,
                max_retries=0,
                http_client=http,
            )
        return self._client

    def hang_up(self) -> None:
        """Close all connections; a call that another thread waits for ends then."""
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):  # closed under the hands of a reader: any fault is as good
                client.close()

    def _in_time(self, request: Request, begun: float, collector: Collector) -> None:
        if self._clock() - begun > request.deadline_s:
            received = collector.text
            raise ModelUnavailableError(
                f"{self._name} was not done after {request.deadline_s:.0f} seconds; try again",
                may_retry=not received,
                received=received,
            )

    def _read(self, sent: str, collector: Collector | None = None) -> dict[str, Any]:
        """Return an answer or an event as an object; raise the fault that it may report."""
        try:
            found = json.loads(sent)
        except (ValueError, RecursionError) as error:
            raise self._no_sense(sent) from error
        if not isinstance(found, dict):
            raise self._no_sense(sent)
        if found.get("error"):
            received = collector.text if collector else ""
            raise from_event(found["error"], name=self._name, received=received)
        return found

    def _no_sense(self, told: str) -> ModelReplyError:
        return ModelReplyError(
            f"{self._name} sent what is no answer: {scrubbed(told)[:80]!r}; check base_url",
            reason="not_json",
            received=scrubbed(told),
            may_retry=True,
        )

    def _translated(self, error: BaseException, *, received: str = "") -> ModelError:
        if isinstance(error.__cause__, ModelError):
            return error.__cause__  # our own, raised while the library read for itself
        return unavailable(
            error,
            name=self._name,
            address=self._base_url,
            key_variable=self._key_variable,
            received=received,
        )

    def _vendor_errors(self) -> tuple[type[Exception], ...]:
        """Return what the library, and the HTTP library that it loaded, may raise."""
        import openai

        loaded = [sys.modules[name] for name in ("httpx2", "httpx") if name in sys.modules]
        http = [kind for module in loaded for kind in (module.HTTPError, module.StreamError)]
        addresses = [module.InvalidURL for module in loaded]
        return (openai.OpenAIError, *http, *addresses)


def bounded_client(*, most: int = MOST_BYTES) -> Any:  # noqa: ANN401 - of whichever HTTP library
    """Return a client of the library's HTTP library that reads no answer beyond a size.

    Args:
        most: bytes of one answer, decompressed.
    """
    import openai

    client = openai.DefaultHttpxClient()
    bound_client(client, most=most)
    return client


class _Opened:
    """A streamed response that was opened already, so that a refusal shows at once."""

    def __init__(self, manager: Any) -> None:  # noqa: ANN401
        self._manager = manager
        self._response = manager.__enter__()

    def __enter__(self) -> Any:  # noqa: ANN401
        return self._response

    def __exit__(self, *details: object) -> None:
        self._manager.__exit__(*details)
