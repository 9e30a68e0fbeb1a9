"""What the journal keeps of a call to a chat model, so that any reply can be traced to its cause.

Plain JSON without floats, ready for canonical form. No address and no key is in it: neither is part
of a request.
"""

import hashlib
import json
from decimal import Decimal

from companion.models.client import Message, Reply, Request
from engine.api import JsonValue


def call_record(
    request: Request, reply: Reply | None, *, chat_model: str, error: str = "", cost: Decimal | None
) -> dict[str, JsonValue]:
    """Return what is kept of one call.

    Args:
        request: what was sent.
        reply: what came back; None when nothing usable did.
        chat_model: name of the model that was asked.
        error: why nothing usable came back.
        cost: US dollars; None when the price is not known.

    Returns:
        Prompt ids with versions and digests, the rendered messages, settings, digests of tools and
        shape, the reply, usage and cost.
    """
    return {
        "purpose": request.purpose,
        "chat_model": chat_model,
        "prompts": [
            {"id": ref.id, "version": ref.version, "digest": ref.digest} for ref in request.prompts
        ],
        "messages": [_message(message) for message in request.messages],
        "settings": {
            "max_tokens": request.max_tokens,
            "temperature": None if request.temperature is None else str(request.temperature),
            "tool_choice": request.tool_choice,
        },
        "tools": {
            tool.name: digest({"about": tool.description, "parameters": tool.parameters})
            for tool in request.tools
        },
        "shape": digest(request.shape.schema) if request.shape else None,
        "reply": None if reply is None else _reply(reply),
        "error": error,
        "cost": None if cost is None else str(cost),
    }


def digest(value: object) -> str:
    """Return the first 12 hex digits of the SHA-256 of a JSON value with sorted keys."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]


def _message(message: Message) -> dict[str, JsonValue]:
    kept: dict[str, JsonValue] = {"role": message.role, "content": message.content}
    if message.tool_calls:
        kept["tool_calls"] = [
            {"id": call.id, "name": call.name, "arguments": call.arguments}
            for call in message.tool_calls
        ]
    if message.tool_call_id:
        kept["tool_call_id"] = message.tool_call_id
    return kept


def _reply(reply: Reply) -> dict[str, JsonValue]:
    return {
        "text": reply.text,
        "tool_calls": [
            {"id": call.id, "name": call.name, "arguments": call.arguments}
            for call in reply.tool_calls
        ],
        "finish_reason": reply.finish_reason,
        "chat_model": reply.chat_model,
        "input_tokens": reply.usage.input_tokens,
        "output_tokens": reply.usage.output_tokens,
        "is_estimate": reply.usage.is_estimate,
    }
