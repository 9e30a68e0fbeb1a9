"""The chat format that OpenAI's servers, most others and llama.cpp speak: bodies out, events in."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

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
from companion.models.thinking import ThinkingFilter, spoken

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
        self._text: list[str] = []
        self._calls: list[_Call] = []
        self._by_index: dict[object, _Call] = {}
        self._finish = ""
        self._usage: Mapping[str, Any] = {}
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
        """Take one event of a stream and return the text that may be shown."""
        self._take_frame(event)
        shown = ""
        for choice in (event.get("choices") or ())[:1]:
            delta = choice.get("delta") or {}
            self._take_calls(delta)
            shown += self._thinking.feed(text_of(delta.get("content")))
            self._finish = str(choice.get("finish_reason") or self._finish)
        self._text.append(shown)
        return shown

    def take_whole(self, answer: Mapping[str, Any]) -> None:
        """Take an answer that was not streamed."""
        self._take_frame(answer)
        for choice in (answer.get("choices") or ())[:1]:
            message = choice.get("message") or {}
            self._take_calls(message)
            self._text.append(spoken(text_of(message.get("content"))))
            self._finish = str(choice.get("finish_reason") or self._finish)

    def finish(self) -> str:
        """Return the text that was held back and is no thought, at the end of a stream."""
        held = self._thinking.rest()
        self._text.append(held)
        return held

    def reply(self) -> Reply:
        """Return the whole reply."""
        calls = tuple(
            ToolCall(id=call.id or f"call_{number}", name=call.name, arguments=call.arguments)
            for number, call in enumerate(self._calls)
        )
        return Reply(
            text=self.text,
            tool_calls=calls,
            finish_reason=FINISH.get(self._finish.lower(), "unknown"),
            usage=self._used(),
            chat_model=self._chat_model,
        )

    def _take_frame(self, event: Mapping[str, Any]) -> None:
        self._usage = event.get("usage") or self._usage
        self._chat_model = str(event.get("model") or self._chat_model)

    def _take_calls(self, delta: Mapping[str, Any]) -> None:
        for piece in delta.get("tool_calls") or ():
            call = self._call_of(piece)
            function = piece.get("function") or {}
            call.name = call.name or str(function.get("name") or "")
            arguments = function.get("arguments") or ""
            # Some servers send an object where the format asks for its text.
            is_text = isinstance(arguments, str)
            call.arguments += arguments if is_text else json.dumps(arguments, ensure_ascii=False)

    def _call_of(self, piece: Mapping[str, Any]) -> _Call:
        """Return the call that a piece belongs to; a new id begins a new call."""
        name = str(piece.get("id") or "")
        index = piece.get("index")
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
        read, written = self._usage.get("prompt_tokens"), self._usage.get("completion_tokens")
        if isinstance(read, int) and isinstance(written, int):
            return Usage(input_tokens=read, output_tokens=written)
        text = self.text + "".join(call.arguments for call in self._calls)
        return Usage(
            input_tokens=estimate_input(self._request),
            output_tokens=estimate_tokens(text),
            is_estimate=True,
        )


def text_of(content: object) -> str:
    """Return the text of a content field: a text, or a list of parts of which some are text."""
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        return "".join(
            part if isinstance(part, str) else str(part.get("text") or "")
            for part in content
            if isinstance(part, str) or (isinstance(part, dict) and part.get("type") == "text")
        )
    return ""


def events(pieces: Iterator[bytes]) -> Iterator[str]:
    """Return the data of the events of a server-sent stream.

    Lines end at LF or CRLF only. Splitting at every Unicode line separator, as text helpers do,
    would tear an event that carries one in its text. Comments keep a connection open and carry
    nothing; an empty text is returned for them so that the caller can look at the clock.
    """
    rest = b""
    data: list[str] = []
    for piece in chain(pieces, (b"\n\n",)):
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            text = line.decode("utf-8", errors="replace").removesuffix("\r")
            if text.startswith("data:"):
                data.append(text[5:].removeprefix(" "))
            elif not text and data:
                yield "\n".join(data)
                data = []
            elif text:
                yield ""
