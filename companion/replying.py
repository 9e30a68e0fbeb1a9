"""A typed reply of a chat model: asked for, read strictly, asked for once more with the reason.

Whoever wants one gives a request and a function that reads the reply. After the second reply that
cannot be used there is none, and what is built in takes over.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from companion.errors import ModelReplyError
from companion.models.asking import Asker
from companion.models.client import Message, Reply, Request
from companion.prompting import load_prompt, one_line

T = TypeVar("T")

LONGEST: Final = 2_000
"""Characters of a faulty reply that go back to its author."""
PATIENCE: Final = 0.5
"""Share of a request's deadline after which a faulty reply is not asked for again."""


def ask_typed(
    asker: Asker,
    request: Request,
    read: Callable[[Reply], T],
    *,
    status: str = "",
    clock: Callable[[], float] = time.monotonic,
) -> T | None:
    """Return what a chat model answers, or None when nothing of it can be used.

    Args:
        asker: the way to the model.
        request: what is asked.
        read: reads a reply; raises ``ModelReplyError`` with a reason that the model can act on.
        status: shown while waiting for the first reply.
        clock: tells seconds; a model that is slow as well as wrong is not asked again.

    Returns:
        What ``read`` returned for the first reply or, after one repair, for the second.
    """
    found = _asked(asker, request, read, status=status, clock=clock)
    asker.understood = found is not None
    return found


def _asked(
    asker: Asker,
    request: Request,
    read: Callable[[Reply], T],
    *,
    status: str,
    clock: Callable[[], float],
) -> T | None:
    begun = clock()
    reply = asker.complete(request, status=status)
    if reply is None:
        return None
    try:
        return read(reply)
    except ModelReplyError as error:
        if clock() - begun > PATIENCE * request.deadline_s:
            return None
        again = asker.complete(repaired(request, reply, str(error)))
    if again is None:
        return None
    try:
        return read(again)
    except ModelReplyError:
        return None


def repaired(request: Request, reply: Reply, reason: str) -> Request:
    """Return the request once more, with what came and what was wrong about it.

    A call of a tool goes back as text: a call that nobody answers is refused by servers.
    """
    came = reply.text or "\n".join(f"{c.name}({c.arguments})" for c in reply.tool_calls)
    prompt = load_prompt("shared/repair").render(reason=one_line(reason))
    return replace(
        request,
        messages=(
            *request.messages,
            Message(role="assistant", content=came[:LONGEST] or "(nothing)"),
            Message(role="player", content=prompt.text),
        ),
        prompts=(*request.prompts, prompt.ref),
    )
