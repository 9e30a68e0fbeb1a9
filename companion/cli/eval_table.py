"""Shows the scores of an evaluation so that a chat model can be chosen by them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from companion.cli.cells import cells, cut, pad
from companion.cli.screen import Screen

if TYPE_CHECKING:
    from companion.evaluation import Report

NOTHING: Final = "-"
COLUMN: Final = 15
LABEL: Final = 29
MOST_COLUMNS: Final = 3
"""Columns that fit beside the labels; with more models there is one more table."""

TITLES: Final = {
    "intent": "reads what you mean",
    "difficulty": "judges how hard it is",
    "tool calls": "calls tools rightly",
    "effects within what is owed": "consequences as the dice owe",
    "effects for a human GM": "consequences for a human GM",
    "faithful to the degree": "tells it as the dice fell",
    "effects told": "tells every consequence",
    "shown to the player": "what you read in the end",
    "injection": "not taken in by tricks",
    "rules answers": "answers rules questions",
    "prose read back": "reads prose back rightly",
    "claims read back": "sees what prose claims",
    "summaries": "sums up without inventing",
    "people made": "makes people that stand",
}


def show_reports(screen: Screen, reports: "Sequence[Report]", *, wrong: bool) -> None:
    """Show the reports side by side, the built-in storyteller first, and what follows from them.

    Args:
        screen: where.
        reports: the storyteller's and the models'.
        wrong: whether to list what was wrong.
    """
    first, *models = reports
    step = MOST_COLUMNS - 1
    for start in range(0, max(1, len(models)), step):
        screen.lines("Scores", _rows([first, *models[start : start + step]]))
    for report in reports:
        if report.stopped:
            screen.line(f"{report.name}: {report.stopped}.", "error")
    for report in models:
        screen.line(_verdict(report, first))
        if report.usage is not None:
            screen.line(f"{report.name}: {report.usage.sentence()}", "hint")
    for report in reports if wrong else ():
        told = [f"{_title(s.name)}: {line}" for s in report.scores for line in s.wrong]
        screen.lines(f"Wrong: {report.name}", told or ["nothing"])


def _rows(reports: "Sequence[Report]") -> list[str]:
    names = [_short(report.name) for report in reports]
    rows = [_row("", names)]
    held = [{score.name: score for score in report.scores} for report in reports]
    for name in dict.fromkeys(score.name for report in reports for score in report.scores):
        found = [scores.get(name) for scores in held]
        rows.append(_row(_title(name), [_share(s.right, s.total) if s else NOTHING for s in found]))
    extra: list[tuple[str, Callable[[Report], str]]] = [
        ("calls without a usable reply", _failed),
        ("seconds a call", _call_seconds),
        ("seconds an exchange of play", _exchange_seconds),
        ("dollars for 100 exchanges", _exchange_cost),
        ("minutes for this evaluation", lambda report: f"{report.seconds / 60:.1f}"),
    ]
    rows += [_row(label, [cell(report) for report in reports]) for label, cell in extra]
    return rows


def _row(label: str, values: Sequence[str]) -> str:
    return pad(label, LABEL) + "".join(
        " " * max(0, COLUMN + 1 - cells(value)) + value for value in values
    )


def _short(name: str) -> str:
    """Return the part of a model's name that tells it from others, as wide as a column.

    Example:
        >>> _short("openai:gpt-4o-mini"), _short("local:SmolLM2-135M-Instruct.Q4_1")
        ('gpt-4o-mini', 'SmolLM2-135M-I…')
    """
    return cut(name.rpartition(":")[2].rpartition("/")[2] or name, COLUMN)


def _title(name: str) -> str:
    return TITLES.get(name, name)


def _share(right: int, total: int) -> str:
    return f"{right}/{total} {100 * right / total:>4.0f} %" if total else NOTHING


def _failed(report: "Report") -> str:
    return NOTHING if report.usage is None else f"{report.usage.failed} of {report.usage.calls}"


def _call_seconds(report: "Report") -> str:
    return NOTHING if report.call_seconds is None else f"{report.call_seconds:.1f}"


def _exchange_seconds(report: "Report") -> str:
    return NOTHING if report.exchange is None else f"{report.exchange.seconds:.1f}"


def _exchange_cost(report: "Report") -> str:
    if report.exchange is None:
        return NOTHING
    cost = report.exchange.cost
    return "not known" if cost is None else f"{100 * cost:.2f}" if cost else "free"


def _verdict(report: "Report", first: "Report") -> str:
    """Return in a sentence or two where a model is better or worse than the storyteller."""
    from companion.evaluation.verdict import compared

    found = compared(report.scores, first.scores)
    if not (found.better or found.worse):
        told = "no difference from the storyteller is beyond chance"
    else:
        parts = [
            f"{word} at: {', '.join(map(_title, names))}"
            for word, names in (("better", found.better), ("worse", found.worse))
            if names
        ]
        told = f"beside the storyteller {'; '.join(parts)}"
        told += "; the rest may be chance" if found.alike else ""
    advice = (
        " In play its wrong sentences are replaced, and you wait for it all the same."
        if len(found.worse) > len(found.better)
        else ""
    )
    return f"{report.name}: {told}.{advice}"
