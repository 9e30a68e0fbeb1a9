"""``ask --batch``: one JSON object a line in, one out, in the same order."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from companion.retrieval.corpus import shipped_books
from companion.rules_desk.answer import Answer
from companion.rules_desk.desk import RulesDesk

_FIELDS: Final = ("system", "question")


def answer_lines(lines: Iterable[str], desk: RulesDesk) -> Iterator[str]:
    """Answer each line; a line that cannot be answered gives an error object and it goes on.

    Args:
        lines: Each a JSON object ``{"system", "question"}``.
        desk: Answers them.

    Yields:
        One JSON object a line, without the line's end.
    """
    for line in lines:
        yield json.dumps(answer_line(line, desk), ensure_ascii=False)


def answer_line(
    line: str, desk: RulesDesk, word: Callable[[str, str, Answer], Answer] | None = None
) -> dict[str, object]:
    """Answer one line; ``{"error": {"kind", "message", "field"?}}`` for what is no question.

    Args:
        line: one JSON object.
        desk: answers it.
        word: puts the desk's answer to (question, system) into other words; None for none.
    """
    try:
        call = json.loads(line)
    except (ValueError, RecursionError):
        call = None
    if not isinstance(call, dict):
        return _error("bad_json", "The line is not one JSON object; send one object a line.")
    for name in call:
        if name not in _FIELDS:
            return _error("bad_field", f"There is no field {name!r} in a question.", name)
    for name in _FIELDS:
        if not isinstance(call.get(name), str):
            return _error("bad_field", f"The field {name!r} is needed and must be a text.", name)
    if call["system"] not in shipped_books():
        known = ", ".join(shipped_books())
        return _error("unknown_system", f"There is no system {call['system']!r}; choose: {known}.")
    found = desk.answer(call["question"], call["system"])
    if word is not None:
        found = word(call["question"], call["system"], found)
    return found.model_dump(mode="json")


def _error(kind: str, message: str, field: str | None = None) -> dict[str, object]:
    error = {"kind": kind, "message": message}
    if field is not None:
        error["field"] = field
    return {"error": error}
