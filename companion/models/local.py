"""A GGUF file through llama.cpp, in this process. The only module that imports ``xllamacpp``.

Generation runs in a thread of its own: the library blocks while it reads a prompt, and a player
must be able to stop it. JSON schemas are kept to by the sampler, so even a very small model answers
in form; tools are offered as one such schema.
"""

import json
import os
import queue
import secrets
import threading
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from companion.errors import ModelUnavailableError, SettingsError
from companion.models.client import Chunk, JsonSchema, Reply, Request
from companion.models.offered import as_shape, from_shape
from companion.models.translate import scrubbed
from companion.models.wire import Collector, body

CONTEXT_TOKENS: Final = 8_192
MOST_ITEMS: Final = 8
"""Most items of a list in a typed reply; no prompt asks for more."""
MOST_NAMES: Final = 4
"""Most of a list of names that can be chosen from."""
MOST_LETTERS: Final = 600
"""Most characters of a text in a typed reply; the longest that is asked for is a summary."""
_END: Final = object()


class LocalModel:
    """A chat model in a file."""

    def __init__(
        self, path: Path, *, context_tokens: int = CONTEXT_TOKENS, threads: int | None = None
    ) -> None:
        """Take a file; it is loaded at the first call.

        Args:
            path: a GGUF file.
            context_tokens: longest prompt and reply together, in tokens.
            threads: threads to compute with; None for half the cores.

        Raises:
            SettingsError: there is no such file, or it is no GGUF file.
        """
        self._path = path
        self._context_tokens = context_tokens
        # Threads that must share a core wait for each other; half as many lose little.
        self._threads = threads or max(1, (os.cpu_count() or 1) // 2)
        self._server: Any = None
        self._lock = threading.Lock()
        try:
            with path.open("rb") as file:
                is_gguf = file.read(4) == b"GGUF"
        except OSError as error:
            raise SettingsError(
                f"the model file {str(path)!r} cannot be read: {error.strerror}"
            ) from error
        if not is_gguf:
            raise SettingsError(f"{str(path)!r} is no GGUF file; download the model again")

    @property
    def name(self) -> str:
        """Name to show."""
        return f"local:{self._path.stem}"

    def complete(self, request: Request) -> Reply:
        """Return the whole reply."""
        *_, last = self.stream(request)
        assert last.reply is not None, "a stream ends with the whole reply"
        return last.reply

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece; with tools, at once when it is whole."""
        asked = as_shape(request)
        offers_tools = asked is not request
        collector = Collector(asked)
        with closing(self._events(asked)) as events:
            for event in events:
                if event.get("error"):
                    raise self._refused(event["error"], collector.text)
                shown = collector.take(event)
                if shown and not offers_tools:
                    yield Chunk(text=shown)
                if asked.shape and shown.endswith("}") and _is_object(collector.text):
                    break  # the schema allows only blanks now, and small models do add them
        if (held := collector.finish()) and not offers_tools:
            yield Chunk(text=held)
        reply = replace(self._ended(asked, collector.reply()), chat_model=self._path.stem)
        if offers_tools:
            reply = from_shape(reply)
            yield Chunk(text=reply.text)
        yield Chunk(reply=reply)

    def _ended(self, asked: Request, reply: Reply) -> Reply:
        """Return the reply with its end: an object that is whole cannot have been cut off."""
        if asked.shape and _is_object(reply.text):
            return replace(reply, finish_reason="stop")
        return reply

    def _events(self, request: Request) -> Generator[Mapping[str, Any], None, None]:
        """Yield what the library hands to its callback; closing this stops the library."""
        if request.shape:
            shape = replace(request.shape, schema=bounded_schema(request.shape.schema))
            request = replace(request, shape=shape)
        sent = body(request, model=self._path.name)
        sent |= {"stream": True, "stream_options": {"include_usage": True}}
        came: queue.SimpleQueue[Any] = queue.SimpleQueue()
        stop = threading.Event()

        def take(event: Any) -> bool:  # noqa: ANN401 - a dict, or a list of dicts
            for one in event if isinstance(event, list) else [event]:
                came.put(one)
            return stop.is_set()

        def run() -> None:
            try:
                self._loaded().handle_chat_completions(sent, take)
            except Exception as error:  # carried over to the caller's thread
                came.put({"error": {"message": str(error)}})
            finally:
                came.put(_END)

        # Not a daemon: the interpreter must not end while the library calls back into it.
        threading.Thread(target=run, name="local-model").start()
        try:
            yield from self._until_end(came, request)
        finally:
            stop.set()

    def _until_end(
        self, came: "queue.SimpleQueue[Any]", request: Request
    ) -> Iterator[Mapping[str, Any]]:
        begun = time.monotonic()
        while True:
            left = begun + request.deadline_s - time.monotonic()
            try:
                event = came.get(timeout=max(0.0, left))
            except queue.Empty:
                raise ModelUnavailableError(
                    f"{self.name} was not done after {request.deadline_s:.0f} seconds; "
                    "choose a smaller model or a shorter reply"
                ) from None
            if event is _END:
                return
            yield event

    def _loaded(self) -> Any:  # noqa: ANN401 - the library has no types
        with self._lock:
            if self._server is None:
                self._server = self._load()
            return self._server

    def _load(self) -> Any:  # noqa: ANN401
        try:
            xllamacpp = import_module("xllamacpp")
        except ImportError as error:
            raise SettingsError(
                "GGUF files need the package xllamacpp; install it with: "
                'pip install "dicebound[local]"'
            ) from error
        params = xllamacpp.CommonParams()
        params.model.path = str(self._path)
        params.n_ctx = self._context_tokens
        params.n_parallel = 1
        params.warmup = False
        params.verbosity = -1
        # The library also listens on a port of this machine; nobody else is to use it.
        params.api_keys = [secrets.token_hex(16)]
        params.cpuparams.n_threads = self._threads
        return xllamacpp.Server(params)

    def _refused(self, fault: Any, received: str) -> ModelUnavailableError:  # noqa: ANN401
        facts = fault if isinstance(fault, Mapping) else {"message": str(fault)}
        if facts.get("type") == "exceed_context_size_error":
            told = (
                f"the prompt of {facts.get('n_prompt_tokens')} tokens is longer than the "
                f"{facts.get('n_ctx')} that fit"
            )
        else:
            told = scrubbed(str(facts.get("message")))
        return ModelUnavailableError(f"{self.name} could not answer: {told}", received=received)


def bounded_schema(schema: JsonSchema) -> dict[str, Any]:
    """Return a schema whose lists and texts come to an end.

    The sampler keeps to it: without a bound a small model names one thing a hundred times, until
    its tokens are gone and the reply is cut off. Hosted models refuse such bounds, and need none.

    Example:
        >>> bounded_schema({"type": "array", "items": {"type": "string"}})["maxItems"]
        8
    """
    found: dict[str, Any] = {key: _bounded(value) for key, value in schema.items()}
    if found.get("type") == "array":
        choices = found.get("items", {}).get("enum")
        found.setdefault(
            "maxItems", MOST_ITEMS if choices is None else min(len(choices), MOST_NAMES)
        )
    if found.get("type") == "string" and "enum" not in found:
        found.setdefault("maxLength", MOST_LETTERS)
    return found


def _bounded(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, Mapping):
        return bounded_schema(value)
    return [_bounded(item) for item in value] if isinstance(value, list) else value


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
