"""Tools for models that know none: offered as a JSON shape, read back as calls."""

import json
from dataclasses import replace
from typing import Any, Final

from companion.errors import ModelReplyError
from companion.models.arguments import strict_arguments
from companion.models.client import Message, Reply, Request, Shape, Tool, ToolCall

SAY: Final = "say"


def as_shape(request: Request) -> Request:
    """Return the request with its tools as a shape; the same request when it offers none."""
    wanted = _wanted(request)
    if not wanted or request.shape:
        return request
    options = [_option(tool) for tool in wanted]
    if request.tool_choice == "auto":
        options.append(_closed({SAY: {"type": "string"}}))
    schema: dict[str, Any] = {"anyOf": options, "$defs": _definitions(wanted)}
    told = "\n".join(f"- {tool.name}: {tool.description}" for tool in wanted)
    offer = Message(
        role="instructions",
        content=f"Answer with one JSON object that names a tool and its arguments.\n{told}",
    )
    return replace(
        request,
        messages=(offer, *request.messages),
        tools=(),
        shape=Shape(name="call", schema=schema),
    )


def from_shape(reply: Reply) -> Reply:
    """Return a reply in that shape as text or as a call.

    What cannot be read becomes a call with the raw text as its arguments, which the strict reading
    of arguments refuses with the reason.
    """
    try:
        found = strict_arguments(reply.text, reply.finish_reason)
    except ModelReplyError:
        call = ToolCall(id="call_0", name="", arguments=reply.text)
        return replace(reply, text="", tool_calls=(call,))
    if SAY in found:
        return replace(reply, text=str(found[SAY]))
    arguments = json.dumps(found.get("arguments", {}), ensure_ascii=False)
    call = ToolCall(id="call_0", name=str(found.get("tool", "")), arguments=arguments)
    return replace(reply, text="", tool_calls=(call,), finish_reason="tool_calls")


def _wanted(request: Request) -> tuple[Tool, ...]:
    if request.tool_choice == "none":
        return ()
    if request.tool_choice in {"auto", "required"}:
        return request.tools
    return tuple(tool for tool in request.tools if tool.name == request.tool_choice)


def _option(tool: Tool) -> dict[str, Any]:
    arguments = {key: value for key, value in tool.parameters.items() if key != "$defs"}
    return _closed({"tool": {"const": tool.name}, "arguments": arguments})


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _definitions(tools: tuple[Tool, ...]) -> dict[str, Any]:
    """Return the definitions of all tools: references in a schema start at its root."""
    return {key: value for tool in tools for key, value in tool.parameters.get("$defs", {}).items()}
