"""Makes a conversation whole before it is sent: every call answered, every answer asked for.

A sitting that was killed between a tool call and its result leaves a history that servers refuse
for ever after. Trimming a history to its newest part, or a call whose arguments are no JSON, can
do the same.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.errors import ModelReplyError
from companion.models.arguments import strict_arguments
from companion.models.client import Message, ToolCall
from companion.models.masking import whole_characters

NO_RESULT: Final = "No result: this call was interrupted and changed nothing."


def whole_conversation(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Return the messages with unanswered calls answered and unasked answers left out.

    A tool message counts only right after the assistant message that made its call. An answer
    that comes twice counts once. Arguments that cannot be read are sent as an empty object: the
    answer to that call says what was wrong with them.
    """
    whole: list[Message] = []
    waiting: list[str] = []
    for message in messages:
        if message.role == "tool":
            if message.tool_call_id in waiting:
                waiting.remove(message.tool_call_id)
                whole.append(_sendable(message))
            continue
        whole += _unanswered(waiting)
        whole.append(_sendable(message))
        waiting = [call.id for call in message.tool_calls]
    return (*whole, *_unanswered(waiting))


def _unanswered(waiting: Sequence[str]) -> list[Message]:
    return [Message(role="tool", content=NO_RESULT, tool_call_id=call) for call in waiting]


def _sendable(message: Message) -> Message:
    return replace(
        message,
        content=whole_characters(message.content),  # half a character cannot be sent
        tool_calls=tuple(map(_readable, message.tool_calls)),
    )


def _readable(call: ToolCall) -> ToolCall:
    try:
        strict_arguments(call.arguments, "tool_calls")
    except ModelReplyError:
        return replace(call, arguments="{}")
    return call
