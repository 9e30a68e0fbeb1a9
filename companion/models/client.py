"""What every chat model looks like from inside: one request, one reply, a few pieces between.

The types are plain and light, so that code which only speaks about models imports no library.
Arguments of tool calls travel as the raw text that the server sent: client libraries repair a call
that was cut off and hand on a wrong number, so parsing is done once, strictly, in
``companion.models.arguments``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

Role = Literal["instructions", "player", "assistant", "tool"]
FinishReason = Literal["stop", "length", "tool_calls", "filtered", "unknown"]
JsonSchema = Mapping[str, Any]

DEFAULT_TIMEOUT_S: Final = 60.0
DEFAULT_DEADLINE_S: Final = 240.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolCall:
    """A call that a chat model wants made.

    Attributes:
        id: the server's name for the call; a tool message answers it.
        name: name of the tool.
        arguments: raw text of the arguments, as it was sent.
    """

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: who speaks.
        content: the text.
        tool_calls: calls that an assistant message made.
        tool_call_id: the call that a tool message answers.
    """

    role: Role
    content: str
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A tool that a chat model may call.

    Attributes:
        name: letters, digits, ``_`` and ``-``; at most 64.
        description: when to use it.
        parameters: JSON schema of its arguments, an object.
    """

    name: str
    description: str
    parameters: JsonSchema


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The JSON that a reply must be.

    Attributes:
        name: letters, digits, ``_`` and ``-``; at most 64.
        schema: JSON schema, an object.
    """

    name: str
    schema: JsonSchema


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptRef:
    """Which prompt file a request came from; stored with the call.

    Attributes:
        id: id of the prompt.
        version: its version.
        digest: its digest.
    """

    id: str
    version: int
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One call to a chat model. A value: the same request may be sent again as it is.

    Attributes:
        messages: the conversation, oldest first.
        purpose: what the call is for, in a word or two; usage is shown by it.
        prompts: prompt files that the messages were rendered from.
        tools: tools that may be called.
        tool_choice: ``auto``, ``none``, ``required`` or the name of one tool.
        shape: the JSON that the reply must be; None for free text.
        max_tokens: most tokens of the reply, 1 and up.
        temperature: 0 to 2; None for the model's own.
        timeout_s: longest silence, in seconds, before the reply begins or between two pieces.
        deadline_s: longest time for the whole reply, in seconds.
    """

    messages: tuple[Message, ...]
    purpose: str = "chat"
    prompts: tuple[PromptRef, ...] = ()
    tools: tuple[Tool, ...] = ()
    tool_choice: str = "auto"
    shape: Shape | None = None
    max_tokens: int = 800
    temperature: float | None = None
    timeout_s: float = DEFAULT_TIMEOUT_S
    deadline_s: float = DEFAULT_DEADLINE_S


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """What a call used.

    Attributes:
        input_tokens: tokens read.
        output_tokens: tokens written.
        is_estimate: the server did not say; counted from the length of the text.
        is_doubted: the server did say, and it cannot be true; counted from the text as well.
    """

    input_tokens: int = 0
    output_tokens: int = 0
    is_estimate: bool = False
    is_doubted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a chat model answered.

    Attributes:
        text: the text; "" when it only called tools.
        tool_calls: calls it wants made, in order, with raw arguments.
        finish_reason: why it ended; ``length`` means it was cut off.
        usage: tokens used.
        chat_model: the model's name as the server gives it.
    """

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    finish_reason: FinishReason = "stop"
    usage: Usage = field(default_factory=Usage)
    chat_model: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is neither text nor a call."""
        return not self.text.strip() and not self.tool_calls


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A piece of a streamed reply.

    Attributes:
        text: text that follows what came before; may be "".
        reply: the whole reply, in the last piece only.
    """

    text: str = ""
    reply: Reply | None = None


class ChatModel(Protocol):
    """A chat model. Every adapter and every wrapper around one is this."""

    @property
    def name(self) -> str:
        """Name to show and to price, such as ``openai:gpt-4o-mini``."""
        ...

    def complete(self, request: Request) -> Reply:
        """Return the whole reply.

        Raises:
            ModelUnavailableError: no answer, or one that broke off.
            ModelReplyError: an answer that cannot be used, such as an empty one.
            UsageLimitError: a limit of the session is reached.
        """
        ...

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece; the last piece carries the whole.

        Closing the iterator early ends the call.

        Raises:
            ModelUnavailableError: as for ``complete``; ``received`` holds what had arrived.
            ModelReplyError: as for ``complete``.
            UsageLimitError: as for ``complete``.
        """
        ...


def estimate_tokens(text: str) -> int:
    """Return about how many tokens a text takes: one for four characters, rounded up.

    Example:
        >>> estimate_tokens("the rope holds")
        4
    """
    return -(-len(text) // 4)


def estimate_input(request: Request) -> int:
    """Return about how many tokens a request takes to read, tools and schema included."""
    text = sum(len(message.content) + 16 for message in request.messages)
    calls = sum(len(call.arguments) for m in request.messages for call in m.tool_calls)
    tools = sum(len(str(tool.parameters)) + len(tool.description) for tool in request.tools)
    shape = len(str(request.shape.schema)) if request.shape else 0
    return -(-(text + calls + tools + shape) // 4)
