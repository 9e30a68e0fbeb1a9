"""A chat model can be chosen by an evaluation: forecast, table, verdict, stopped and gone on."""

import json
import re
from decimal import Decimal
from typing import Any

import pytest

from companion.cli.eval_table import show_reports
from companion.cli.main import main
from companion.cli.screen import PlainScreen
from companion.evaluation import Report, evaluate
from companion.evaluation.items import SUITES, forecast
from companion.evaluation.report import Exchange
from companion.evaluation.score import Score
from companion.evaluation.verdict import compared
from companion.models import Meter, Request, ScriptedChatModel
from companion.models.asking import Asker
from companion.models.limits import Limits, MeteredModel
from companion.models.pricing import Price
from tests.companion.evaluation.test_evaluation import Desk
from tests.companion.models.server import says, serving

BAND = '{"band": "hard", "reason": "It is wet."}'


def report(name: str, *scores: Score, **facts: Any) -> Report:
    return Report(name=name, scores=scores, seconds=90.0, **facts)


def test_a_forecast_counts_cases_before_anything_is_asked() -> None:
    whole = forecast(tuple(SUITES), None)
    assert whole.cases == sum(len(suite.items()) for suite in SUITES.values())
    assert forecast(("memory",), 1).cases == 1
    sample = forecast(tuple(SUITES), 3)
    assert sample.cases == 3 * len(SUITES)
    assert sample.calls < whole.calls


def test_a_verdict_says_nothing_of_what_may_be_chance() -> None:
    base = [Score("a", 20, 20), Score("b", 2, 20), Score("c", 3, 3), Score("d", 0, 0)]
    found = compared(
        [Score("a", 5, 20), Score("b", 19, 20), Score("c", 2, 3), Score("d", 4, 4)], base
    )
    assert (found.better, found.worse, found.alike) == (("b",), ("a",), ("c",))


def test_the_table_fits_eighty_columns_and_says_what_follows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = report("storyteller", Score("intent", 18, 19), Score("injection", 18, 18))
    slow = report(
        "local:SmolLM2-135M-Instruct.Q4_1",
        Score("intent", 4, 19, ["altars: hello!: rolled for"]),
        Score("injection", 18, 18),
        exchange=Exchange(seconds=31.4, cost=Decimal(0)),
        call_seconds=12.25,
    )
    dear = report(
        "openai:gpt-4o", Score("intent", 19, 19), stopped="stopped by hand during injection",
        exchange=Exchange(seconds=2.0, cost=Decimal("0.0123")),
    )  # fmt: skip
    show_reports(PlainScreen(), [first, slow, dear], wrong=True)
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert re.search(r"reads what you mean +18/19 +95 % +4/19 +21 % +19/19 +100 %", shown)
    assert re.search(r"seconds an exchange of play +- +31\.4 +2\.0", shown)
    assert re.search(r"dollars for 100 exchanges +- +free +1\.23", shown)
    told = " ".join(shown.split())
    assert "SmolLM2-135M-Instruct.Q4_1: beside the storyteller worse at: reads what you" in told
    assert "openai:gpt-4o: no difference from the storyteller is beyond chance." in told
    assert "openai:gpt-4o: stopped by hand during injection." in told
    assert "reads what you mean: altars: hello!: rolled for" in told


def test_four_models_are_shown_in_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    reports = [report(name, Score("intent", 1, 2)) for name in ["storyteller", "x:a", "x:b", "x:c"]]
    show_reports(PlainScreen(), reports, wrong=False)
    shown = capsys.readouterr().out
    assert shown.count("Scores") == 2
    assert max(map(len, shown.splitlines())) <= 80


def test_a_suite_that_was_stopped_keeps_the_cases_it_has() -> None:
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return BAND

    found = evaluate(
        Asker(ScriptedChatModel(script)), name="x", desk=Desk(), wanted=("difficulty",)
    )
    assert found.was_stopped_by_hand
    assert [score.total for score in found.scores] == [2]


def test_what_an_exchange_of_play_takes_is_measured() -> None:
    meter, now = Meter(), [0.0]

    def clock() -> float:
        now[0] += 1.5
        return now[0]

    model = MeteredModel(
        ScriptedChatModel(lambda _: "You stand on top of the wall."),
        meter=meter,
        limits=Limits(),
        price=Price(input=Decimal(1), output=Decimal(2)),
        clock=clock,
    )
    found = evaluate(
        Asker(model, meter=meter), name="x", desk=Desk(), meter=meter, most=2,
        wanted=("intent", "faithfulness"),
    )  # fmt: skip
    assert found.exchange is not None
    assert found.exchange.seconds == pytest.approx(3.0)
    assert found.exchange.cost is not None
    assert found.exchange.cost > 0
    assert found.as_json()["exchange"]["seconds"] == 3.0


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-test-55d0")


def test_a_run_goes_on_from_the_replies_of_the_one_before(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["eval", "--suite", "difficulty", "--cases", "2", "--model", "openai:scripted-1"]
    with serving(*[says(BAND)] * 2) as server:
        assert main([*words, "--base-url", server.url]) == 0
        first = capsys.readouterr()
        assert len(server.requests) == 2
        assert main([*words, "--base-url", server.url, "--json"]) == 0
        reports = json.loads(capsys.readouterr().out)
        assert len(server.requests) == 2, "nothing was asked again"
    assert "openai:scripted-1: about 2 calls" in first.err
    assert "free of charge" in first.err, "a server on this machine costs nothing"
    assert "2/2" in first.out
    assert reports[1]["suites"]["difficulty"]["total"] == 2
    assert reports[1]["usage"]["calls"] == 2


def test_fresh_asks_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["eval", "--suite", "difficulty", "--cases", "1", "--model", "openai:scripted-1"]
    with serving(*[says(BAND)] * 2) as server:
        for more in ([], ["--fresh"]):
            assert main([*words, "--base-url", server.url, *more]) == 0
        assert len(server.requests) == 2


def test_two_models_stand_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    with serving(*[says(BAND)] * 2) as server:
        status = main(
            ["eval", "--suite", "difficulty", "--cases", "1", "--base-url", server.url,
             "--model", "openai:scripted-1", "--model", "openai:scripted-2"]
        )  # fmt: skip
    assert status == 0
    assert re.search(r"storyteller +scripted-1 +scripted-2", capsys.readouterr().out)
