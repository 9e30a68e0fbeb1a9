"""``eval``: score chat models on cases of our own, beside the built-in storyteller."""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from companion.cli.model_options import checked_cost
from companion.cli.options import JsonOption
from companion.cli.screen import Screen, make_screen

if TYPE_CHECKING:
    from companion.evaluation import Report
    from companion.evaluation.items import Forecast
    from companion.settings import Settings

FOLDER: Final = "evaluations"
NOT_WORTH_TELLING_S: Final = 90.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("eval")(evaluate)


def evaluate(  # noqa: PLR0913, PLR0917 - one parameter an option
    model: Annotated[
        list[str] | None,
        typer.Option(
            help="Chat model: openai:NAME, ollama:NAME, a GGUF file ... or the setting; "
            "given again, one more column."
        ),
    ] = None,
    base_url: Annotated[str, typer.Option(help="Address of an OpenAI-compatible server.")] = "",
    suite: Annotated[
        list[str] | None, typer.Option(help="Only this suite; may be given again.")
    ] = None,
    cases: Annotated[
        int, typer.Option(help="Most cases a suite, spread over the games; 0 for all.", min=0)
    ] = 0,
    max_cost: Annotated[
        float,
        typer.Option(help="US dollars after which a model is left.", callback=checked_cost),
    ] = 0.0,
    offline: Annotated[bool, typer.Option("--offline", help="No network.")] = False,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Ask everything anew; kept replies are thrown away.")
    ] = False,
    wrong: Annotated[bool, typer.Option("--wrong", help="Show what was wrong.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Score chat models on cases of our own, beside the storyteller, with time and cost.

    Suites: intent, difficulty, tools, effects, faithfulness, injection, rules, reading, memory,
    people. What it will take is said first; --cases 3 takes a sample. Ctrl-C shows what was scored
    until then. Replies are kept in the data folder, so that the next run goes on from there.

    Example: dicebound eval --model openai:gpt-4o-mini --model ollama:qwen3 --cases 3
    """
    from companion.cli.stores import make_desk
    from companion.evaluation.items import SUITES, forecast
    from companion.evaluation.report import check_suites
    from companion.evaluation.report import evaluate as score

    wanted, most = tuple(suite) if suite else tuple(SUITES), cases or None
    check_suites(wanted)
    progress = _Progress(wanted, most, quiet=as_json)
    contenders = [
        _Contender(name, settings, progress, offline=offline, max_cost=max_cost, fresh=fresh)
        for name, settings in _named(model, base_url, offline=offline)
    ]
    for contender in contenders:
        progress.note(contender.foretold(forecast(wanted, most)))
    desk = make_desk()
    reports = [score(None, name="storyteller", desk=desk, wanted=wanted, most=most)]
    for contender in contenders:
        if not reports[-1].was_stopped_by_hand:
            reports.append(contender.scored(desk, wanted, most))
    if as_json:
        typer.echo(json.dumps([report.as_json() for report in reports], ensure_ascii=False))
        return 0
    from companion.cli.eval_table import show_reports

    show_reports(make_screen(), reports, wrong=wrong)
    return 0


def _named(
    models: list[str] | None, base_url: str, *, offline: bool
) -> "list[tuple[str, Settings]]":
    """Return the models that were named, or the one of the settings, with its address."""
    from companion.cli.model_access import with_address
    from companion.settings import load_settings

    settings = with_address(load_settings(), base_url)
    if models:
        return [(name, settings) for name in models]
    return [(settings.chat_model, settings)] if settings.chat_model and not offline else []


class _Contender:
    """A model that is to be scored.

    Args:
        name: of the model, as ``open_model`` reads it.
        settings: where its address is taken from.
        progress: is told of each case.
        offline: refuse a model that is not on this machine.
        max_cost: US dollars after which it is left; 0 for no limit.
        fresh: whether replies of before are thrown away.

    Raises:
        SettingsError: the name cannot be read, or it needs a key or the network.
        UsageLimitError: a limit of cost for a model whose price is not known.
    """

    def __init__(
        self,
        name: str,
        settings: "Settings",
        progress: "_Progress",
        *,
        offline: bool,
        max_cost: float,
        fresh: bool,
    ) -> None:
        from companion.cli.model_access import open_asker
        from companion.cli.waiting import Waiting
        from companion.models.kept import KeptReplies
        from companion.models.opening import known_price

        self._price = known_price(name, settings)
        self._kept = KeptReplies(_file_of(name, settings.base_url), is_fresh=fresh)
        self._progress = progress
        self._asker, self._meter = open_asker(
            name,
            settings,
            Waiting(cast("Screen", _Quiet()), is_live=False),
            offline=offline,
            max_cost=max_cost,
            kept=self._kept,
        )
        self._asker.say = progress.say

    def foretold(self, coming: "Forecast") -> str:
        """Return in one sentence what scoring will take."""
        from companion.models.client import Usage

        usage = Usage(input_tokens=coming.read, output_tokens=coming.written)
        if self._price is None:
            price = "; its price is not known here"
        else:
            cost = self._price.cost(usage)
            price = f", about ${cost:.2f}" if cost else ", free of charge"
        old = f" {self._kept.size} replies are kept from before." if self._kept.size else ""
        return (
            f"{self._asker.name}: about {coming.calls} calls, {coming.read:,} tokens to read and "
            f"{coming.written:,} to write{price}.{old}"
        )

    def scored(self, desk: Any, wanted: tuple[str, ...], most: int | None) -> "Report":  # noqa: ANN401 - a RulesDesk
        """Score the model, with progress on standard error."""
        from companion.evaluation.report import evaluate as score

        self._progress.begin(self._asker.name, self._kept.clock)
        report = score(
            self._asker,
            name=self._asker.name,
            desk=desk,
            meter=self._meter,
            wanted=wanted,
            most=most,
            tick=self._progress.tick,
            clock=self._kept.clock,
        )
        self._progress.end()
        return report


def _file_of(name: str, address: str) -> Path:
    """Return where the replies of a model at an address are kept."""
    from companion.settings import data_folder

    plain = re.sub(r"[^\w.-]+", "_", name.rpartition("/")[2] or name)[:60]
    mark = hashlib.sha256(f"{name}\n{address}".encode()).hexdigest()[:8]
    return data_folder() / FOLDER / f"{plain}-{mark}.jsonl"


class _Quiet:
    """A screen that shows nothing: only JSON goes to standard output."""

    def __getattr__(self, _: str) -> object:
        return lambda *_args, **_more: None


class _Progress:
    """On standard error: one dot a case, a line a suite, how long it will still take, faults."""

    def __init__(self, wanted: tuple[str, ...], most: int | None, *, quiet: bool) -> None:
        from companion.evaluation.items import SUITES, chosen

        self._quiet = quiet
        self._weights = {
            name: (suite.calls, len(chosen(name, most)))
            for name, suite in SUITES.items()
            if name in wanted
        }
        self._suite = self._told = ""
        self._done = 0.0

    def note(self, text: str) -> None:
        """Show a sentence."""
        if not self._quiet:
            sys.stderr.write(f"{text}\n")

    def begin(self, name: str, clock: Any) -> None:  # noqa: ANN401 - tells seconds
        """Begin with a model."""
        self._suite = self._told = ""
        self._done, self._clock, self._begun = 0.0, clock, clock()
        self.note(f"Scoring {name}; Ctrl-C shows what there is.")

    def say(self, text: str) -> None:
        """Show a fault, once while it stays the same; what merely waits is not shown."""
        if text and not text.endswith("...") and text != self._told:
            self._told = text
            sys.stderr.write(f"\n{text}\n")

    def tick(self, suite: str) -> None:
        """Count a case."""
        self._done += self._weights[suite][0]
        if self._quiet:
            return
        if suite != self._suite:
            self.end()
            self._suite = suite
            sys.stderr.write(f"{suite:<13}")
        sys.stderr.write(".")
        sys.stderr.flush()

    def end(self) -> None:
        """End the line, with how long it will still take."""
        if self._suite and not self._quiet:
            sys.stderr.write(f"{self._left()}\n")
            self._suite = ""

    def _left(self) -> str:
        whole = sum(calls * count for calls, count in self._weights.values())
        left = (self._clock() - self._begun) / self._done * (whole - self._done)
        return f"  about {left / 60:.0f} minutes left" if left > NOT_WORTH_TELLING_S else ""
