"""What Anthropic's and Ollama's servers send, as answers of the scripted server."""

import json
from typing import Any

from tests.companion.models.server import Answer, Step

CLAUDE = "claude-haiku-4-5"
QWEN = "qwen3"


def _event(kind: str, **facts: Any) -> bytes:
    data = json.dumps({"type": kind} | facts, ensure_ascii=False)
    return f"event: {kind}\ndata: {data}\n\n".encode()


def anthropic(*blocks: list[bytes], stop: str | None = "end_turn") -> Answer:
    """A message in blocks; without ``stop`` it breaks off."""
    message: dict[str, Any] = {
        "id": "msg_1", "type": "message", "role": "assistant", "model": CLAUDE, "content": [],
        "stop_reason": None, "stop_sequence": None,
        "usage": {"input_tokens": 100, "output_tokens": 1},
    }  # fmt: skip
    steps: list[Step] = [_event("message_start", message=message)]
    steps += [step for block in blocks for step in block]
    if stop is not None:
        delta = {"stop_reason": stop, "stop_sequence": None}
        steps.append(
            _event("message_delta", delta=delta, usage={"input_tokens": 100, "output_tokens": 20})
        )
        steps.append(_event("message_stop"))
    return Answer(steps=steps, done=False)


def anthropic_text(text: str, *, index: int = 0) -> list[bytes]:
    words = [word + " " for word in text.split(" ")]
    words[-1] = words[-1][:-1]
    deltas = [{"type": "text_delta", "text": word} for word in words]
    return _block({"type": "text", "text": ""}, deltas, index)


def anthropic_call(name: str, raw: str, *, index: int = 0) -> list[bytes]:
    """A tool call whose raw arguments come in pieces of seven characters."""
    deltas = [
        {"type": "input_json_delta", "partial_json": raw[start : start + 7]}
        for start in range(0, len(raw), 7)
    ]
    head = {"type": "tool_use", "id": f"toolu_{index}", "name": name, "input": {}}
    return _block(head, deltas, index)


def _block(head: dict[str, Any], deltas: list[dict[str, Any]], index: int) -> list[bytes]:
    return [
        _event("content_block_start", index=index, content_block=head),
        *(_event("content_block_delta", index=index, delta=delta) for delta in deltas),
        _event("content_block_stop", index=index),
    ]


def anthropic_fault(kind: str, told: str) -> bytes:
    return _event("error", error={"type": kind, "message": told})


def anthropic_refusal(status: int, kind: str, told: str, **headers: str) -> Answer:
    body = {"type": "error", "error": {"type": kind, "message": told}}
    return Answer(status=status, headers=headers, whole=body)


def _line(message: dict[str, Any] | None = None, **facts: Any) -> bytes:
    head = {"model": QWEN, "created_at": "2026-01-05T12:00:00.5Z"}
    said = {"message": {"role": "assistant", "content": ""} | (message or {})}
    return json.dumps(head | said | {"done": False} | facts, ensure_ascii=False).encode() + b"\n"


def ollama(*messages: dict[str, Any], stop: str | None = "stop") -> Answer:
    """Lines of JSON, the last with the reason to stop; without ``stop`` they break off."""
    steps: list[Step] = [_line(message) for message in messages]
    if stop is not None:
        steps.append(_line(done=True, done_reason=stop, prompt_eval_count=100, eval_count=20))
    return Answer(steps=steps, done=False)


def ollama_text(text: str) -> list[dict[str, Any]]:
    words = [word + " " for word in text.split(" ")]
    words[-1] = words[-1][:-1]
    return [{"content": word} for word in words]


def ollama_call(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """A tool call; Ollama sends its arguments as an object."""
    return {"tool_calls": [{"function": {"name": name, "arguments": arguments}}]}


def ollama_refusal(status: int, told: str) -> Answer:
    return Answer(status=status, whole={"error": told})
