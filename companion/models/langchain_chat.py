"""Every other provider, through LangChain. The only module that imports ``langchain``.

Replies are always streamed and put together here from the raw pieces. LangChain completes the JSON
of a tool call that was cut off and calls it valid, so its parsed arguments are never looked at.
"""

import os
import weakref
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from companion.errors import CompanionError, ModelUnavailableError, SettingsError
from companion.models.bounded import bound_client, http_client_of
from companion.models.client import Chunk, Message, Reply, Request
from companion.models.conversation import whole_conversation
from companion.models.translate import broken_off, keep_requests_unlogged, unavailable
from companion.models.wire import Collector, body, text_of

if TYPE_CHECKING:
    from langchain_core.language_models import BaseChatModel
    from langchain_core.messages import AIMessageChunk, BaseMessage

SPEAKS_SHAPES: Final = frozenset({"openai", "azure_openai", "ollama"})
"""Providers that take a JSON schema for the reply; others must call one tool of that shape."""

EXTRAS: Final = frozenset({"anthropic", "ollama"})
"""Providers whose package is an extra of this one."""

_LENGTH: Final = {"ollama": "num_predict"}
"""The name of the longest reply, in tokens, where a provider does not call it ``max_tokens``."""

KEY_VARIABLES: Final = {"anthropic": "ANTHROPIC_API_KEY", "openai": "OPENAI_API_KEY"}


class LangChainChat:
    """A chat model that LangChain's ``init_chat_model`` knows."""

    def __init__(self, name: str, *, base_url: str = "") -> None:
        """Take a name; nothing is loaded yet.

        Args:
            name: ``PROVIDER:MODEL``.
            base_url: address of the server; "" for the provider's own.
        """
        self._name = name
        self._provider = name.partition(":")[0]
        self._base_url = base_url
        self._made: dict[tuple[object, ...], BaseChatModel] = {}

    @property
    def name(self) -> str:
        """Name to show and to price."""
        return self._name

    def complete(self, request: Request) -> Reply:
        """Return the whole reply."""
        *_, last = self.stream(request)
        assert last.reply is not None, "a stream ends with the whole reply"
        return last.reply

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece."""
        collector = Collector(request)
        used: dict[str, int] = {}
        try:
            for piece in self._runnable(request).stream(_messages(request.messages)):
                event = _event(piece, shaped=self._has_shape_tool(request))
                event["usage"] = _summed(used, event["usage"])
                if shown := collector.take(event):
                    yield Chunk(text=shown)
        except CompanionError:
            raise
        except Exception as error:  # any vendor's library may stand behind LangChain
            if isinstance(error.__cause__, CompanionError):
                raise error.__cause__ from None  # our own, raised while the library read for itself
            raise self._translated(error, collector.text) from error
        if held := collector.finish():
            yield Chunk(text=held)
        if not collector.has_ended:
            raise broken_off(self._name, collector.text)
        yield Chunk(reply=collector.reply())

    def _has_shape_tool(self, request: Request) -> bool:
        return request.shape is not None and self._provider not in SPEAKS_SHAPES

    def _runnable(self, request: Request) -> Any:  # noqa: ANN401 - a bound model of LangChain
        made = self._model(request)
        if request.shape and self._has_shape_tool(request):
            tool = {
                "type": "function",
                "function": {
                    "name": request.shape.name,
                    "description": "The answer, in this form.",
                    "parameters": request.shape.schema,
                },
            }
            return made.bind_tools([tool], tool_choice=request.shape.name)
        sent = body(request, model=self._name)
        if request.tools and request.tool_choice != "none":
            choice = "any" if request.tool_choice == "required" else request.tool_choice
            return made.bind_tools(sent["tools"], tool_choice=choice)
        if request.shape and self._provider == "ollama":
            return made.bind(format=request.shape.schema)
        if request.shape:
            # Named directly, the library would read the reply itself and raise where it ends early.
            return made.bind(extra_body={"response_format": sent["response_format"]})
        return made

    def _model(self, request: Request) -> "BaseChatModel":
        key = (request.max_tokens, request.temperature, request.timeout_s)
        if key not in self._made:
            self._made[key] = self._init(request)
        return self._made[key]

    def _init(self, request: Request) -> "BaseChatModel":
        from langchain.chat_models import init_chat_model

        keep_requests_unlogged()
        options: dict[str, Any] = {_LENGTH.get(self._provider, "max_tokens"): request.max_tokens}
        if request.temperature is not None:
            options["temperature"] = request.temperature
        if self._base_url:
            options["base_url"] = self._base_url
        if self._provider == "ollama":
            options["client_kwargs"] = {"timeout": request.timeout_s}
        else:
            options |= {"timeout": request.timeout_s, "max_retries": 0}
        if self._provider == "openai":
            from companion.models.openai_chat import bounded_client

            options |= {"stream_usage": True, "http_client": (http := bounded_client())}
            weakref.finalize(self, http.close).atexit = False
            if self._base_url and not os.environ.get("OPENAI_API_KEY"):
                options["api_key"] = "none"  # the library insists on some text
        try:
            made: BaseChatModel = init_chat_model(self._name, **options)
        except ImportError as error:
            package = f"langchain-{self._provider.replace('_', '-')}"
            wanted = f"'dicebound[{self._provider}]'" if self._provider in EXTRAS else package
            raise SettingsError(
                f"{self._name} needs the package {package}; install it with: pip install {wanted}"
            ) from error
        except ValueError as error:
            if "provider" not in str(error).lower():
                raise
            raise SettingsError(
                f"the provider {self._provider!r} is not known; write the name like "
                "openai:gpt-4o-mini or anthropic:claude-haiku-4-5"
            ) from error
        if (client := http_client_of(made)) is not None:
            bound_client(client)
        return made

    def _translated(self, error: Exception, received: str) -> ModelUnavailableError:
        return unavailable(
            error,
            name=self._name,
            address=self._base_url,
            key_variable=KEY_VARIABLES.get(self._provider, ""),
            received=received,
        )


def _event(piece: "AIMessageChunk", *, shaped: bool) -> dict[str, Any]:
    """Return a piece in the form that a server of the common format would have sent.

    Args:
        piece: as LangChain gives it.
        shaped: the arguments of the only tool are the text of the reply.
    """
    calls = [
        {
            "index": call.get("index"),
            "id": call.get("id"),
            "function": {"name": call.get("name"), "arguments": call.get("args")},
        }
        for call in piece.tool_call_chunks
    ]
    text = text_of(piece.content)
    if shaped and calls:
        text = "".join(str(call.get("args") or "") for call in piece.tool_call_chunks)
        calls = []
    facts = piece.response_metadata
    names = ("finish_reason", "stop_reason", "done_reason")
    finish = next((facts[name] for name in names if facts.get(name)), None)
    delta = {"content": text, "tool_calls": calls}
    return {
        "choices": [{"delta": delta, "finish_reason": finish}],
        "usage": _usage(piece.usage_metadata),
        "model": facts.get("model_name") or facts.get("model"),
    }


def _summed(used: dict[str, int], usage: Mapping[str, Any] | None) -> dict[str, int]:
    """Return the counts of all pieces so far: LangChain hands on what each piece adds to them."""
    for name, count in (usage or {}).items():
        if type(count) is int:
            used[name] = used.get(name, 0) + count
    return used


def _usage(usage: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if not usage:
        return None
    return {
        "prompt_tokens": usage.get("input_tokens"),
        "completion_tokens": usage.get("output_tokens"),
    }


def _messages(messages: tuple[Message, ...]) -> "list[BaseMessage]":
    from langchain_core.messages import HumanMessage, SystemMessage, ToolMessage

    made: list[BaseMessage] = []
    for message in whole_conversation(messages):
        if message.role == "instructions":
            made.append(SystemMessage(message.content))
        elif message.role == "player":
            made.append(HumanMessage(message.content))
        elif message.role == "tool":
            made.append(ToolMessage(message.content, tool_call_id=message.tool_call_id))
        else:
            made.append(_spoken(message))
    return made


def _spoken(message: Message) -> "BaseMessage":
    from langchain_core.messages import AIMessage

    from companion.models.arguments import strict_arguments

    calls = [
        {"id": call.id, "name": call.name, "args": strict_arguments(call.arguments, "tool_calls")}
        for call in message.tool_calls
    ]
    return AIMessage(message.content, tool_calls=calls)
