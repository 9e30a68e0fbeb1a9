"""Calls that a model wrote into its text, and text without what only machines read."""

import json
import re
from typing import Any, Final

from companion.models.client import ToolCall

_FENCE: Final = re.compile(r"```(?:json|tool_call|tool_code)?\s*(.*?)```", re.DOTALL)
_TAGGED: Final = re.compile(
    r"<(tool_call|function_call|function|tool|invoke)\b[^>]*>(.*?)</\1\s*>", re.DOTALL | re.I
)
_LISTED: Final = re.compile(r"\[TOOL_CALLS\]\s*(\[.*?\])\s*(?=$|\n)", re.DOTALL)
_BRACKET: Final = re.compile(r"\[(?:roll|tool|effect|call|check|system)\b[^\]\n]{0,300}\]", re.I)
_LOOSE_TAG: Final = re.compile(r"</?[a-z][\w:-]*(?:\s[^<>]*)?/?>|<\|[^|<>]*\|>", re.I)
_LABEL: Final = re.compile(
    r"^\s*(?:gm|dm|narrator|assistant|user|system|player|tool)\s*:\s*", re.IGNORECASE | re.MULTILINE
)
_WANTED: Final = re.compile(
    r"\b(?:make|roll|call for|give me|needs?|requires?)\b[^.!?\n]{0,40}"
    r"\b(?:check|roll|test|save|challenge|contest)\b|\b(?:DS|DR|DC)\s*\d+\b",
    re.IGNORECASE,
)
_MOST: Final = 8


def calls_in_text(text: str) -> tuple[ToolCall, ...]:
    """Return the calls that stand in a text, in order, with their raw arguments.

    Example:
        >>> text = '<tool_call>{"name": "check", "arguments": {"ds": 3}}</tool_call>'
        >>> found = calls_in_text(text)
        >>> [(call.name, call.arguments) for call in found]
        [('check', '{"ds": 3}')]
    """
    raws = [m.group(2) for m in _TAGGED.finditer(text)]
    raws = raws or [m.group(1) for m in _LISTED.finditer(text)]
    raws = raws or [m.group(1) for m in _FENCE.finditer(text)]
    if not raws and text.lstrip().startswith(("{", "[")):
        raws = [text]
    found = [call for raw in raws for call in _read(raw)]
    return tuple(
        ToolCall(id=f"text_{number}", name=name, arguments=arguments)
        for number, (name, arguments) in enumerate(found[:_MOST])
    )


def _read(raw: str) -> list[tuple[str, str]]:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        return []
    items = data if isinstance(data, list) else [data]
    return [call for item in items if (call := _call(item)) is not None]


def _call(item: Any) -> tuple[str, str] | None:  # noqa: ANN401 - any JSON
    if not isinstance(item, dict):
        return None
    function = item.get("function")
    inner: dict[str, Any] = function if isinstance(function, dict) else item
    name = inner.get("name") or inner.get("tool") or inner.get("tool_name")
    arguments = next((inner[k] for k in ("arguments", "parameters", "args") if k in inner), None)
    if not isinstance(name, str) or arguments is None:
        return None
    raw = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    return name, raw


def asks_in_prose(text: str) -> bool:
    """Whether a text asks for a roll in words ("make a DS 3 check") and calls nothing.

    Example:
        >>> asks_in_prose("Make a DS 3 check."), asks_in_prose("The rope creaks.")
        (True, False)
    """
    return bool(_WANTED.search(text)) and not calls_in_text(text)


def without_markup(text: str) -> str:
    """Return a text without tool markup, tags, role labels and forged roll cards.

    Example:
        >>> without_markup("You wait. [roll: 6 6 6]<tool_call>{}</tool_call>")
        'You wait.'
    """
    for pattern in (_TAGGED, _LISTED, _FENCE, _BRACKET, _LOOSE_TAG, _LABEL):
        text = pattern.sub("", text)
    kept = [
        line for line in text.splitlines() if not line.strip().startswith(("{", "[{", '"name"'))
    ]
    return "\n".join(kept).strip()
