"""``eval``: score a chat model on cases of our own, beside the built-in storyteller."""

import json
import sys
from typing import TYPE_CHECKING, Annotated, cast

import typer

from companion.cli.model_options import checked_cost
from companion.cli.screen import Screen, make_screen
from companion.errors import BadInputError, SettingsError

if TYPE_CHECKING:
    from companion.evaluation import Report

NOTHING = "-"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("eval")(evaluate)


def evaluate(
    model: Annotated[
        str,
        typer.Option(help="Chat model: openai:NAME, ollama:NAME, a GGUF file ... or the setting."),
    ] = "",
    base_url: Annotated[str, typer.Option(help="Address of an OpenAI-compatible server.")] = "",
    suite: Annotated[
        list[str] | None, typer.Option(help="Only this suite; may be given again.")
    ] = None,
    cases: Annotated[
        int, typer.Option(help="Most cases a suite, spread over the games; 0 for all.", min=0)
    ] = 0,
    max_cost: Annotated[
        float, typer.Option(help="US dollars after which it stops.", callback=checked_cost)
    ] = 0.0,
    offline: Annotated[bool, typer.Option("--offline", help="No network.")] = False,
    wrong: Annotated[bool, typer.Option("--wrong", help="Show what was wrong.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> int:
    """Score a chat model on cases of our own, beside the storyteller, with time and cost.

    Suites: intent, difficulty, tools, effects, faithfulness, injection, rules, memory, people. All
    of them take about 250 calls; --cases 3 takes a sample. Ctrl-C shows what was scored until then.

    Example: dicebound eval --model openai:gpt-4o-mini --cases 3
    """
    from companion.cli.stores import make_desk
    from companion.cli.wiring import model_seat
    from companion.evaluation.report import SUITES
    from companion.evaluation.report import evaluate as score

    screen = make_screen()
    desk = make_desk()
    wanted = tuple(suite) if suite else SUITES
    quiet = cast("Screen", _Quiet()) if as_json else screen
    seat = model_seat(quiet, name=model, base_url=base_url, offline=offline, max_cost=max_cost)
    most = cases or None
    reports = [score(None, name="storyteller", desk=desk, wanted=wanted, most=most)]
    if seat is not None:
        done = _Dots(quiet=as_json)
        seat.asker.say = done.say
        reports.append(
            score(
                seat.asker,
                name=seat.asker.name,
                desk=desk,
                meter=seat.meter,
                wanted=wanted,
                most=most,
                tick=done.tick,
            )
        )
        done.end()
    elif model:
        raise SettingsError(f"{model!r} cannot be used offline; leave out --offline")
    if as_json:
        typer.echo(json.dumps([report.as_json() for report in reports], ensure_ascii=False))
        return 0
    _show(screen, reports, wrong=wrong)
    return 0


class _Quiet:
    """A screen that shows nothing: only JSON goes to standard output."""

    def __getattr__(self, _: str) -> object:
        return lambda *_args, **_more: None


class _Dots:
    """One dot a case on standard error, a line a suite, and what a model that failed was told."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._suite = ""
        self._told = ""

    def say(self, text: str) -> None:
        """Show a fault, once while it stays the same; what merely waits is not shown."""
        if text and not text.endswith("...") and text != self._told:
            self._told = text
            sys.stderr.write(f"\n{text}\n")

    def tick(self, suite: str) -> None:
        """Count a case."""
        if self._quiet:
            return
        if suite != self._suite:
            self.end()
            self._suite = suite
            sys.stderr.write(f"{suite} ")
        sys.stderr.write(".")
        sys.stderr.flush()

    def end(self) -> None:
        """End the line."""
        if self._suite and not self._quiet:
            sys.stderr.write("\n")


def _share(right: int, total: int) -> str:
    return f"{right} of {total}, {100 * right / total:.0f} %" if total else NOTHING


def _show(screen: Screen, reports: "list[Report]", *, wrong: bool) -> None:
    if not any(report.scores for report in reports):
        raise BadInputError("no suite was chosen")
    names = [score.name for score in reports[0].scores]
    held = [{score.name: score for score in report.scores} for report in reports]
    broad = max(len(name) for name in names)
    heads = "  ".join(f"{report.name[:24]:>24}" for report in reports)
    rows = [f"{'':<{broad}}  {heads}"]
    for name in names:
        found = [scores.get(name) for scores in held]
        cells = [f"{_share(s.right, s.total) if s else NOTHING:>24}" for s in found]
        rows.append(f"{name:<{broad}}  {'  '.join(cells)}")
    rows.append(f"{'seconds':<{broad}}  " + "  ".join(f"{r.seconds:>24.1f}" for r in reports))
    screen.lines("Scores", rows)
    for report in reports:
        if report.stopped:
            screen.line(f"{report.name}: {report.stopped}.", "error")
        if report.usage is not None:
            screen.line(report.usage.sentence())
        if wrong:
            told = [f"{s.name}: {line}" for s in report.scores for line in s.wrong]
            screen.lines(f"Wrong: {report.name}", told or ["nothing"])
