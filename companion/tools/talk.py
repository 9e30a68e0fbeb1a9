"""A model, its calls and their results, within a few rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.models.asking import Asker
from companion.models.client import Message, Reply, Request
from companion.models.conversation import whole_conversation
from companion.prompting import load_prompt
from companion.tools.box import ToolBox, ToolResult
from companion.tools.spoken import asks_in_prose, calls_in_text, without_markup

ROUNDS: Final = 3
"""Calls to the model: two with tools and one to sum up."""
MOST_FAULTS: Final = 1
"""Rounds with a faulty call that are answered; after that the built-in reader is the better one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversation:
    """What came of it.

    Attributes:
        text: the model's last words, without markup.
        results: what every call came to, in order.
        failed: whether the model did not get to an end, so that something else must take over.
    """

    text: str = ""
    results: tuple[ToolResult, ...] = ()
    failed: bool = False


def converse(
    asker: Asker,
    request: Request,
    box: ToolBox,
    *,
    status: str = "",
    enough: Callable[[Sequence[ToolResult]], bool] = lambda _: False,
) -> Conversation:
    """Ask a model that may call tools.

    A call that was made stays made, whatever comes later; a faulty one changes nothing and is
    repaired once with the reason.

    Args:
        asker: the way to the model.
        request: what is asked.
        box: the tools.
        status: shown while waiting.
        enough: whether these results will do, so that the model need not sum them up.
    """
    messages = list(request.messages)
    results: list[ToolResult] = []
    faults = 0
    for round_number in range(ROUNDS):
        last = round_number == ROUNDS - 1
        asked = replace(
            request,
            messages=whole_conversation(messages),
            tools=() if last else box.tools,
            tool_choice="none" if last else request.tool_choice,
        )
        reply = asker.complete(asked, status=status)
        if reply is None:
            return Conversation(results=tuple(results), failed=True)
        reply = _with_spoken_calls(reply, round_number)
        in_prose = bool(box.changing) and not reply.tool_calls and asks_in_prose(reply.text)
        if not reply.tool_calls and not in_prose:
            return Conversation(text=without_markup(reply.text), results=tuple(results))
        made = () if last else box.run(reply)
        results += made
        if in_prose or any(result.fault for result in made):
            faults += 1
            if faults > MOST_FAULTS:
                return Conversation(results=tuple(results), failed=True)
        elif made and enough(results):
            return Conversation(results=tuple(results))
        messages += _answered(reply, made)
    return Conversation(results=tuple(results), failed=True)


def _with_spoken_calls(reply: Reply, round_number: int) -> Reply:
    """Return a reply whose calls in the text, if it has no others, are calls."""
    spoken = () if reply.tool_calls else calls_in_text(reply.text)
    if not spoken:
        return reply
    named = tuple(replace(call, id=f"r{round_number}_{call.id}") for call in spoken)
    return replace(reply, text="", tool_calls=named)


def _answered(reply: Reply, made: Sequence[ToolResult]) -> list[Message]:
    if not made:
        again = load_prompt("shared/call_again").render()
        return [
            Message(role="assistant", content=reply.text),
            Message(role="player", content=again.text),
        ]
    calls = tuple(result.call for result in made)
    return [
        Message(role="assistant", content=reply.text, tool_calls=calls),
        *(Message(role="tool", content=r.content, tool_call_id=r.call.id) for r in made),
    ]
