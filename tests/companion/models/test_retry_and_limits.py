from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from companion.errors import (
    ModelReplyError,
    ModelUnavailableError,
    SettingsError,
    UsageLimitError,
)
from companion.models import (
    Chunk,
    Limits,
    Meter,
    Reply,
    Request,
    RetryPolicy,
    ScriptedChatModel,
    Usage,
)
from companion.models.limits import MeteredModel
from companion.models.pricing import FREE, Price, price_of
from companion.models.retry import RetryingModel
from tests.companion.models.conftest import ask

PRICE = Price(input=Decimal("1.00"), output=Decimal("10.00"), as_of="2026-01-01")
BUSY = ModelUnavailableError("busy", may_retry=True)


def told(text: str = "Yes.", *, read: int = 100, written: int = 50) -> Reply:
    return Reply(text=text, usage=Usage(input_tokens=read, output_tokens=written))


def test_what_cannot_get_better_is_not_tried_again() -> None:
    inner = ScriptedChatModel([ModelUnavailableError("no such model"), "never"])
    with pytest.raises(ModelUnavailableError, match="no such model"):
        RetryingModel(inner, sleep=lambda _: pytest.fail("waited")).complete(ask())
    assert len(inner.requests) == 1


def test_waits_double_up_to_the_longest() -> None:
    policy = RetryPolicy(attempts=9, first_wait_s=1.0, longest_wait_s=5.0)
    assert [policy.wait_after(n, BUSY) for n in (1, 2, 3, 4, 8, 9)] == [
        1.0,
        2.0,
        4.0,
        5.0,
        5.0,
        None,
    ]


def test_no_attempt_begins_after_the_whole_time() -> None:
    policy = RetryPolicy(attempts=9, total_s=10.0)
    assert policy.wait_after(1, BUSY, spent_s=9.0) == 0.5
    assert policy.wait_after(1, BUSY, spent_s=9.6) is None


def test_no_attempt_begins_after_the_time_that_the_reply_may_take() -> None:
    clock = iter([0.0, 29.8])
    inner = ScriptedChatModel([BUSY, "too late"])
    model = RetryingModel(inner, sleep=lambda _: pytest.fail("waited"), clock=lambda: next(clock))
    with pytest.raises(ModelUnavailableError):
        model.complete(ask(deadline_s=30.0))
    assert len(inner.requests) == 1


def test_the_player_is_told_of_every_wait() -> None:
    notes: list[tuple[float, str]] = []
    inner = ScriptedChatModel([BUSY, "Done."])
    model = RetryingModel(
        inner, sleep=lambda _: None, on_wait=lambda s, why: notes.append((s, why))
    )
    assert model.complete(ask()).text == "Done."
    assert notes == [(0.5, "busy")]


class Breaking:
    """Streams the pieces given, then fails."""

    name = "breaking"

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces
        self.calls = 0

    def complete(self, request: Request) -> Reply:
        raise BUSY

    def stream(self, request: Request) -> Iterator[Chunk]:
        self.calls += 1
        yield from (Chunk(text=piece) for piece in self.pieces)
        raise ModelUnavailableError("broke off", may_retry=True, received="".join(self.pieces))


def test_blanks_alone_are_no_first_piece() -> None:
    inner = Breaking("\n", "  ")
    with pytest.raises(ModelUnavailableError):
        list(RetryingModel(inner, sleep=lambda _: None).stream(ask()))
    assert inner.calls == 3


def test_after_the_first_piece_nothing_runs_again() -> None:
    inner = Breaking("\n", "The ")
    shown: list[str] = []
    with pytest.raises(ModelUnavailableError, match="broke off"):
        shown.extend(chunk.text for chunk in RetryingModel(inner).stream(ask()))
    assert (inner.calls, shown) == (1, ["\nThe "])


def test_cost_is_counted_by_call_and_by_purpose() -> None:
    meter = Meter()
    model = MeteredModel(ScriptedChatModel([told(), told()]), meter=meter, price=PRICE)
    model.complete(ask(purpose="read"))
    list(model.stream(ask(purpose="narrate")))
    assert meter.last is not None
    assert meter.last.cost == Decimal("0.0006")
    assert meter.report().cost == Decimal("0.0012")
    assert meter.report(purpose="read").calls == 1
    assert meter.report(since=1).input_tokens == 100
    assert meter.report().sentence() == (
        "2 calls to the chat model: 200 tokens read, 100 written, $0.0012."
    )


def test_an_unknown_price_is_said_and_never_counted_as_nothing() -> None:
    meter = Meter()
    MeteredModel(ScriptedChatModel([told()]), meter=meter).complete(ask())
    report = meter.report()
    assert (report.unpriced_calls, report.cost) == (1, Decimal(0))
    assert "not known" in report.sentence()
    assert "$" not in report.sentence()


def test_known_and_unknown_prices_are_told_apart() -> None:
    meter = Meter()
    MeteredModel(ScriptedChatModel([told()]), meter=meter, price=PRICE).complete(ask())
    MeteredModel(ScriptedChatModel([told()]), meter=meter).complete(ask())
    assert meter.report().sentence().endswith("$0.0006 and 1 calls of unknown price.")


def test_a_call_that_breaks_off_costs_what_had_come() -> None:
    meter = Meter()
    with pytest.raises(ModelUnavailableError):
        list(MeteredModel(Breaking("four words of text"), meter=meter, price=PRICE).stream(ask()))
    report = meter.report()
    assert (report.calls, report.failed, report.is_estimate) == (1, 1, True)
    assert report.output_tokens == 5
    assert report.cost > 0


def test_a_stream_that_is_left_is_counted() -> None:
    meter = Meter()
    stream = MeteredModel(ScriptedChatModel(["one two three"]), meter=meter, price=PRICE).stream(
        ask()
    )
    next(stream)
    stream.close()  # type: ignore[attr-defined]
    report = meter.report()
    assert (report.calls, report.failed) == (1, 0), "whoever has read enough met no failure"
    assert report.cost > 0


def test_a_refused_call_costs_nothing() -> None:
    meter = Meter()
    with pytest.raises(ModelUnavailableError):
        MeteredModel(ScriptedChatModel([BUSY]), meter=meter, price=PRICE).complete(ask())
    assert meter.report().cost == 0
    assert meter.report().failed == 1


@pytest.mark.parametrize(
    ("limits", "what"),
    [
        (Limits(calls=2), "calls"),
        (Limits(tokens=320), "tokens"),
        (Limits(cost=Decimal("0.00121")), "cost"),
    ],
)
def test_a_session_stops_politely_before_the_call_that_would_pass_a_limit(
    limits: Limits, what: str
) -> None:
    meter = Meter()
    inner = ScriptedChatModel(lambda _: told())
    model = RetryingModel(MeteredModel(inner, meter=meter, limits=limits, price=PRICE))
    model.complete(ask())
    list(model.stream(ask()))
    with pytest.raises(UsageLimitError, match="raise it to go on") as caught:
        model.complete(ask("x" * 200))
    assert caught.value.what == what
    with pytest.raises(UsageLimitError):
        list(model.stream(ask("x" * 200)))
    assert len(inner.requests) == 2


def test_repeated_attempts_count_against_the_limit() -> None:
    meter = Meter()
    inner = ScriptedChatModel(lambda _: told(""))
    model = RetryingModel(
        MeteredModel(inner, meter=meter, limits=Limits(calls=2), price=FREE), sleep=lambda _: None
    )
    with pytest.raises(UsageLimitError):
        model.complete(ask())
    assert meter.report().failed == 2


def test_a_limit_of_cost_needs_a_price() -> None:
    with pytest.raises(UsageLimitError, match=r"prices\.toml"):
        MeteredModel(ScriptedChatModel([]), meter=Meter(), limits=Limits(cost=Decimal(1)))


def test_prices_come_with_their_date_and_pass_over_the_models() -> None:
    plain, dated = price_of("openai:gpt-4o-mini"), price_of("openai:gpt-4o-mini-2024-07-18")
    assert plain is not None
    assert plain == dated
    assert plain.as_of
    assert plain.cost(Usage(input_tokens=1_000_000, output_tokens=1_000_000)) == Decimal("0.75")
    assert price_of("openai:gpt-4o-maxi") is None
    assert price_of("nobody:gpt-4o-mini") is None


def test_the_users_own_price_wins(tmp_path: Path) -> None:
    table = tmp_path / "prices.toml"
    table.write_text('[openai]\n"gpt-4o-mini" = { input = "9", output = "9" }\n')
    price = price_of("openai:gpt-4o-mini", own_table=table)
    assert price is not None
    assert price.input == 9
    assert price_of("openai:gpt-4o", own_table=tmp_path / "none.toml") is not None


@pytest.mark.parametrize(
    "row",
    ['{ input = "x", output = "1" }', '{ input = "-1", output = "1" }', '"free"', "{ input = 1 }"],
)
def test_a_price_that_cannot_be_read_is_explained(tmp_path: Path, row: str) -> None:
    table = tmp_path / "prices.toml"
    table.write_text(f'[openai]\n"mine" = {row}\n')
    with pytest.raises(SettingsError, match="dollars for a million tokens"):
        price_of("openai:mine", own_table=table)


def test_a_broken_table_is_explained(tmp_path: Path) -> None:
    table = tmp_path / "prices.toml"
    table.write_text("[openai")
    with pytest.raises(SettingsError, match="cannot be read"):
        price_of("openai:mine", own_table=table)


def test_an_empty_reply_cut_off_is_not_asked_again() -> None:
    inner = ScriptedChatModel([Reply(text=" ", finish_reason="length"), "never"])
    with pytest.raises(ModelReplyError, match="800 tokens"):
        RetryingModel(inner).complete(ask())
