"""Replies of a chat model that are kept in a file, so that the same question is not asked twice.

An evaluation takes an hour with a small model on a slow machine. One that was stopped goes on from
where it was, and after a change of one prompt only what that prompt asks is asked again.
"""

import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from companion.models.client import ChatModel, Chunk, Reply, Request, ToolCall, Usage
from companion.models.record import call_record, digest

FORMAT: Final = 1


class KeptReplies:
    """A file of replies, one JSON object a line, found by the request that they answer.

    A request that is made twice in one evaluation has two answers: the second time, the second is
    looked for. A line that cannot be read, such as one that was cut off, counts as not there.

    Args:
        path: the file; it and its folder are made when the first reply is kept.
        is_fresh: whether what it holds is thrown away.
    """

    def __init__(self, path: Path, *, is_fresh: bool = False) -> None:
        self._path = path
        self._asked: dict[str, int] = {}
        self.seconds = 0.0
        self.found = 0
        if is_fresh:
            path.unlink(missing_ok=True)
        self._held = dict(_read(path))

    @property
    def size(self) -> int:
        """How many replies are kept."""
        return len(self._held)

    def next_key(self, request: Request) -> str:
        """Return what the answer to a request is kept under; asked again, it is another."""
        asked = call_record(request, None, chat_model="", cost=None)
        mark = digest(asked)
        self._asked[mark] = self._asked.get(mark, 0) + 1
        return f"{mark}/{self._asked[mark]}"

    def get(self, key: str) -> Reply | None:
        """Return a reply that was kept, and count the seconds that it took then."""
        held = self._held.get(key)
        if held is None:
            return None
        self.seconds += held[1]
        self.found += 1
        return held[0]

    def put(self, key: str, reply: Reply, seconds: float) -> None:
        """Keep a reply at once: the next one may never come."""
        self._held[key] = (reply, seconds)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_as_json(key, reply, seconds), ensure_ascii=False) + "\n")

    def clock(self) -> float:
        """Tell seconds as if every kept reply had been waited for again."""
        return time.monotonic() + self.seconds


class KeepingModel:
    """A chat model whose whole replies are kept; what broke off is asked for again."""

    def __init__(self, inner: ChatModel, kept: KeptReplies) -> None:
        self._inner = inner
        self._kept = kept

    @property
    def name(self) -> str:
        """Name of the wrapped model."""
        return self._inner.name

    def complete(self, request: Request) -> Reply:
        """Return the reply, from the file where it is there."""
        key = self._kept.next_key(request)
        held = self._kept.get(key)
        if held is not None:
            return held
        begun = time.monotonic()
        reply = self._inner.complete(request)
        self._kept.put(key, reply, time.monotonic() - begun)
        return reply

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the reply piece by piece; a kept one comes in one piece."""
        key = self._kept.next_key(request)
        held = self._kept.get(key)
        if held is not None:
            yield Chunk(text=held.text)
            yield Chunk(reply=held)
            return
        begun = time.monotonic()
        for chunk in self._inner.stream(request):
            if chunk.reply is not None:
                self._kept.put(key, chunk.reply, time.monotonic() - begun)
            yield chunk


def _read(path: Path) -> Iterator[tuple[str, tuple[Reply, float]]]:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return
    for line in lines:
        try:
            yield _from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, RecursionError):
            continue


def _as_json(key: str, reply: Reply, seconds: float) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "key": key,
        "seconds": round(seconds, 3),
        "text": reply.text,
        "calls": [[call.id, call.name, call.arguments] for call in reply.tool_calls],
        "finish": reply.finish_reason,
        "read": reply.usage.input_tokens,
        "written": reply.usage.output_tokens,
        "is_estimate": reply.usage.is_estimate,
        "chat_model": reply.chat_model,
    }


def _from_json(held: Mapping[str, Any]) -> tuple[str, tuple[Reply, float]]:
    if held["format"] != FORMAT:
        raise ValueError("another format")
    reply = Reply(
        text=str(held["text"]),
        tool_calls=tuple(ToolCall(id=i, name=n, arguments=a) for i, n, a in held["calls"]),
        finish_reason=held["finish"],
        usage=Usage(
            input_tokens=int(held["read"]),
            output_tokens=int(held["written"]),
            is_estimate=bool(held["is_estimate"]),
        ),
        chat_model=str(held["chat_model"]),
    )
    return str(held["key"]), (reply, float(held["seconds"]))
