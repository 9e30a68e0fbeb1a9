"""The chat format that OpenAI's servers, most others and llama.cpp speak: bodies out, events in."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, NoReturn

from companion.errors import ModelReplyError
from companion.models.client import (
    FinishReason,
    JsonSchema,
    Message,
    Reply,
    Request,
    ToolCall,
    Usage,
    estimate_input,
    estimate_tokens,
)
from companion.models.conversation import whole_conversation
from companion.models.masking import PieceFilter, fit
from companion.models.thinking import ThinkingFilter, spoken

LONGEST_REPLY: Final = 64_000
"""Most characters of a reply, its calls included; what a game asks for is far shorter."""
LONGEST_NAME: Final = 200
CALL_LENGTH: Final = 20
"""What a piece of a call counts for beside its arguments, so that empty calls come to an end."""

LEAST_PART: Final = 4
"""A text takes at least this part of its estimated tokens, a quarter: 16 characters a token."""
MOST_TIMES: Final = 16
"""A text takes at most so many times its estimate: four bytes a character, a token for each."""
MOST_UNSEEN: Final = 4_000
"""Most tokens that a server may add to what is sent or shown, such as instructions for tools."""

ROLES: Final = {
    "instructions": "system",
    "player": "user",
    "assistant": "assistant",
    "tool": "tool",
}
FINISH: Final[Mapping[str, FinishReason]] = {
    "stop": "stop",
    "end_turn": "stop",
    "stop_sequence": "stop",
    "length": "length",
    "max_tokens": "length",
    "model_length": "length",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",
    "tool_use": "tool_calls",
    "content_filter": "filtered",
    "refusal": "filtered",
    "safety": "filtered",
}


def body(request: Request, *, model: str) -> dict[str, Any]:
    """Return the JSON body of a request, without anything about streaming."""
    found: dict[str, Any] = {
        "model": model,
        "messages": [_message(message) for message in whole_conversation(request.messages)],
        "max_tokens": request.max_tokens,
    }
    if request.temperature is not None:
        found["temperature"] = request.temperature
    if request.tools:
        found["tools"] = [
            {
                "type": "function",
                "function": {
                    "name": tool.name,
                    "description": tool.description,
                    "parameters": tool.parameters,
                },
            }
            for tool in request.tools
        ]
        found["tool_choice"] = _choice(request.tool_choice)
    if request.shape:
        found["response_format"] = {
            "type": "json_schema",
            "json_schema": {
                "name": request.shape.name,
                "schema": request.shape.schema,
                "strict": is_closed(request.shape.schema),
            },
        }
    return found


def is_closed(schema: JsonSchema) -> bool:
    """Whether every object in a schema requires all it names and allows nothing else.

    Servers that promise to keep to a schema refuse any other kind.
    """
    if schema.get("type") == "object" or "properties" in schema:
        named = set(schema.get("properties", {}))
        closed = schema.get("additionalProperties") is False
        if not closed or named != set(schema.get("required", ())):
            return False
    return all(is_closed(inner) for inner in _inner(schema))


def _inner(schema: JsonSchema) -> Iterator[JsonSchema]:
    for key in ("properties", "$defs"):
        yield from schema.get(key, {}).values()
    for key in ("anyOf", "allOf", "oneOf", "prefixItems"):
        yield from schema.get(key, ())
    if isinstance(schema.get("items"), Mapping):
        yield schema["items"]


def _choice(choice: str) -> object:
    if choice in {"auto", "none", "required"}:
        return choice
    return {"type": "function", "function": {"name": choice}}


def _message(message: Message) -> dict[str, Any]:
    found: dict[str, Any] = {"role": ROLES[message.role], "content": message.content}
    if message.tool_calls:
        found["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {"name": call.name, "arguments": call.arguments},
            }
            for call in message.tool_calls
        ]
    if message.role == "tool":
        found["tool_call_id"] = message.tool_call_id
    return found


@dataclass(slots=True)
class _Call:
    id: str = ""
    name: str = ""
    arguments: str = ""


class Collector:
    """Puts a reply together from the events of a stream, or from one whole answer."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._thinking = ThinkingFilter()
        self._pieces = PieceFilter()
        self._length = 0
        self._text: list[str] = []
        self._calls: list[_Call] = []
        self._by_index: dict[object, _Call] = {}
        self._finish = ""
        self._usage: Mapping[str, Any] = {}
        self._named = ""
        self._chat_model = ""

    @property
    def text(self) -> str:
        """The text so far, without the model's thinking."""
        return "".join(self._text)

    @property
    def has_ended(self) -> bool:
        """Whether the server said why the reply ended."""
        return bool(self._finish)

    def take(self, event: Mapping[str, Any]) -> str:
        """Take one event of a stream and return the text that may be shown.

        Raises:
            ModelReplyError: the event has not the form of one, or the reply is far too long.
        """
        shown = "".join(map(self._thinking.feed, self._take_choice(event, "delta")))
        shown = self._pieces.feed(shown)
        self._text.append(shown)
        return shown

    def take_whole(self, answer: Mapping[str, Any]) -> None:
        """Take an answer that was not streamed.

        Raises:
            ModelReplyError: as for ``take``.
        """
        self._text += [fit(spoken(text)) for text in self._take_choice(answer, "message")]

    def finish(self) -> str:
        """Return the text that was held back and is no thought, at the end of a stream."""
        held = self._pieces.feed(self._thinking.rest()) + self._pieces.rest()
        self._text.append(held)
        return held

    def reply(self) -> Reply:
        """Return the whole reply."""
        calls = tuple(
            ToolCall(
                id=fit(call.id) or f"call_{number}",
                name=fit(call.name),
                arguments=fit(call.arguments),
            )
            for number, call in enumerate(self._calls)
        )
        return Reply(
            text=self.text,
            tool_calls=calls,
            finish_reason=FINISH.get(self._finish.lower(), "unknown"),
            usage=self._used(),
            chat_model=self._chat_model,
        )

    def _take_choice(self, event: Mapping[str, Any], part: str) -> Iterator[str]:
        """Take all but the text of an event or an answer, and return the text of its choice."""
        usage = event.get("usage")
        self._usage = usage if isinstance(usage, Mapping) and usage else self._usage
        self._take_name(event.get("model"))
        for item in _list(event.get("choices"), "choices")[:1]:
            choice = _object(item, "a choice")
            said = _object(choice.get(part), part)
            self._take_calls(said)
            text = text_of(said.get("content"))
            self._grow(len(text))
            yield text
            ended = choice.get("finish_reason")
            self._finish = ended if isinstance(ended, str) and ended else self._finish

    def _take_name(self, named: object) -> None:
        """Take the chat model's name, which every piece of a stream carries: looked at once."""
        if isinstance(named, str) and named != self._named:
            self._named = named
            self._chat_model = fit(named)[:LONGEST_NAME]

    def _take_calls(self, delta: Mapping[str, Any]) -> None:
        for item in _list(delta.get("tool_calls"), "tool_calls"):
            piece = _object(item, "a call")
            call = self._call_of(piece)
            function = _object(piece.get("function"), "a function")
            call.name = call.name or _text(function.get("name"))
            arguments = function.get("arguments") or ""
            # Some servers send an object where the format asks for its text.
            is_text = isinstance(arguments, str)
            raw = arguments if is_text else json.dumps(arguments, ensure_ascii=False)
            self._grow(len(raw) + CALL_LENGTH)
            call.arguments += raw

    def _grow(self, length: int) -> None:
        self._length += length
        if self._length > LONGEST_REPLY:
            raise ModelReplyError(
                f"the chat model's answer is longer than {LONGEST_REPLY:,} characters and was "
                "not read on",
                reason="too_large",
                received=self.text,
            )

    def _call_of(self, piece: Mapping[str, Any]) -> _Call:
        """Return the call that a piece belongs to; a new id begins a new call."""
        name = _text(piece.get("id"))
        index = piece.get("index") if isinstance(piece.get("index"), int | str) else None
        last = self._calls[-1] if self._calls else None
        held = self._by_index.get(index) if index is not None else last
        if held is not None and (not name or not held.id or held.id == name):
            held.id = held.id or name
            return held
        call = _Call(id=name)
        self._calls.append(call)
        if index is not None:
            self._by_index[index] = call
        return call

    def _used(self) -> Usage:
        text = self.text + "".join(call.arguments for call in self._calls)
        estimate = Usage(
            input_tokens=estimate_input(self._request),
            output_tokens=estimate_tokens(text),
            is_estimate=True,
        )
        return counted(estimate, self._usage, max_tokens=self._request.max_tokens)


def counted(estimate: Usage, told: Mapping[str, Any], *, max_tokens: int) -> Usage:
    """Return what a call used: what the server counted, as far as the texts make it possible.

    A limit of cost is kept by these counts, so one that is too small for the texts is replaced by
    our own estimate; one that is too large is cut down to what is possible.

    Args:
        estimate: counts by the length of the texts.
        told: the server's ``usage``; may be empty.
        max_tokens: most tokens of the reply, as asked for. A model's thoughts are counted with it.
    """
    read, written = told.get("prompt_tokens"), told.get("completion_tokens")
    if read is None or written is None:
        return estimate
    most_read = estimate.input_tokens * MOST_TIMES + MOST_UNSEEN
    most_written = estimate.output_tokens * MOST_TIMES + max_tokens * LEAST_PART + MOST_UNSEEN
    tokens = (
        _possible(read, estimate.input_tokens, most_read),
        _possible(written, estimate.output_tokens, most_written),
    )
    is_doubted = tokens != (read, written)
    return Usage(
        input_tokens=tokens[0],
        output_tokens=tokens[1],
        is_estimate=is_doubted,
        is_doubted=is_doubted,
    )


def _possible(told: object, estimate: int, most: int) -> int:
    if not isinstance(told, int) or isinstance(told, bool) or told < estimate // LEAST_PART:
        return estimate
    return min(told, most)


def _list(value: object, what: str) -> Sequence[Any]:
    if value is None:
        return ()
    return value if isinstance(value, list | tuple) else _odd(f"{what} must be a list")


def _object(value: object, what: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    return value if isinstance(value, Mapping) else _odd(f"{what} must be an object")


def _text(value: object) -> str:
    return value[:LONGEST_NAME] if isinstance(value, str) else ""


def _odd(what: str) -> NoReturn:
    raise ModelReplyError(
        f"the chat model's answer has an odd form: {what}; check base_url",
        reason="malformed",
        may_retry=True,
    )


def text_of(content: object) -> str:
    """Return the text of a content field: a text, or a list of parts of which some are text."""
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        return "".join(
            part if isinstance(part, str) else _said(part.get("text"))
            for part in content
            if isinstance(part, str) or (isinstance(part, dict) and part.get("type") == "text")
        )
    return ""


def _said(value: object) -> str:
    return value if isinstance(value, str) else ""


def events(pieces: Iterator[bytes]) -> Iterator[str]:
    """Return the data of the events of a server-sent stream.

    Lines end at LF or CRLF only. Splitting at every Unicode line separator, as text helpers do,
    would tear an event that carries one in its text. Comments keep a connection open and carry
    nothing; an empty text is returned for them so that the caller can look at the clock.
    """
    line: list[bytes] = []  # joined once it is whole, or a long line would be copied per piece
    data: list[str] = []
    for piece in chain(pieces, (b"\n\n",)):
        first, *others = piece.split(b"\n")
        line.append(first)
        if not others:
            yield ""
            continue
        lines = [b"".join(line), *others[:-1]]
        line = [others[-1]]
        for whole in lines:
            text = whole.decode("utf-8", errors="replace").removesuffix("\r")
            if text.startswith("data:"):
                data.append(text[5:].removeprefix(" "))
            elif not text and data:
                yield "\n".join(data)
                data = []
            elif text:
                yield ""
