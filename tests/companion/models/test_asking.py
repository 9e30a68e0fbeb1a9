"""What a sitting sees of a model: replies, or nothing and a reason; every call is kept."""

from collections.abc import Iterator

import pytest

from companion.errors import ModelReplyError, ModelUnavailableError, UsageLimitError
from companion.models import Chunk, Limits, Meter, Reply, Request, ScriptedChatModel
from companion.models.asking import REST, STOPPED, Asker
from companion.models.limits import MeteredModel
from tests.companion.models.conftest import ask

DOWN = ModelUnavailableError("the server is down", status=503)


def asker_for(*script: object, limits: Limits | None = None) -> tuple[Asker, list[str], list[dict]]:
    meter = Meter()
    said: list[str] = []
    kept: list[dict] = []
    model = MeteredModel(ScriptedChatModel(script), meter=meter, limits=limits)  # type: ignore[arg-type]
    return Asker(model, meter=meter, record=kept.append, say=said.append), said, kept  # type: ignore[arg-type]


def test_a_reply_is_handed_on_and_kept_with_its_prompt() -> None:
    asker, said, kept = asker_for("The rope holds.")
    reply = asker.complete(ask(purpose="tell"), status="Thinking ...")
    assert reply is not None
    assert reply.text == "The rope holds."
    assert said == ["Thinking ..."], "at once, before the call"
    assert kept[0]["purpose"] == "tell"
    assert kept[0]["reply"]["text"] == "The rope holds."


def test_instructions_are_kept_once_and_then_by_their_digest() -> None:
    asker, _, kept = asker_for("One.", "Two.")
    asker.complete(ask())
    asker.complete(ask("Something else."))
    first, second = kept[0]["messages"], kept[1]["messages"]
    assert first[0]["content"] == "You tell a story."
    assert second[0] == {"role": "instructions", "same_as": first[0]["digest"]}
    assert second[1]["content"] == "Something else."


@pytest.mark.parametrize("fault", [DOWN, ModelReplyError("empty", reason="empty")])
def test_a_fault_is_nothing_with_a_reason_and_is_kept(fault: Exception) -> None:
    asker, said, kept = asker_for(fault)
    assert asker.complete(ask()) is None
    assert "storyteller takes over" in said[-1]
    assert kept[0]["error"] == str(fault)
    assert kept[0]["reply"] is None


def test_a_model_that_fails_twice_is_left_alone_for_some_exchanges() -> None:
    asker, _, kept = asker_for(DOWN, DOWN, "Here again.")
    asker.complete(ask())
    asker.complete(ask())
    assert not asker.is_open
    assert asker.complete(ask()) is None
    assert len(kept) == 2, "it was not asked a third time"
    for _ in range(REST):
        asker.new_exchange()
    assert asker.is_open
    reply = asker.complete(ask())
    assert reply is not None
    assert reply.text == "Here again."


def test_one_good_reply_ends_a_row_of_faults() -> None:
    asker, _, _ = asker_for(DOWN, "Good.", DOWN, "Good.")
    for _ in range(4):
        asker.complete(ask())
    assert asker.is_open


def test_a_limit_ends_it_for_the_sitting_and_says_so_once() -> None:
    asker, said, kept = asker_for("One.", "Two.", limits=Limits(calls=1))
    assert asker.complete(ask()) is not None
    assert asker.complete(ask()) is None
    assert asker.complete(ask()) is None
    for _ in range(20):
        asker.new_exchange()
    assert not asker.is_open
    (told,) = [line for line in said if "limit" in line]
    assert told.endswith(
        "raise it to go on with the chat model. The built-in storyteller takes over."
    )
    assert len(kept) == 1, "what was never sent is not kept as a call"
    with pytest.raises(ModelUnavailableError):
        next(asker.stream(ask()))


def test_a_stream_that_breaks_off_keeps_what_had_come() -> None:
    class Breaking:
        name = "breaking"

        def complete(self, request: Request) -> Reply:
            raise NotImplementedError

        def stream(self, request: Request) -> Iterator[Chunk]:
            yield Chunk(text="The rope ")
            raise ModelUnavailableError("cut", received="The rope ")

    kept: list[dict] = []
    asker = Asker(Breaking(), record=kept.append)  # type: ignore[arg-type]
    pieces = []
    with pytest.raises(ModelUnavailableError):
        pieces.extend(chunk.text for chunk in asker.stream(ask()))
    assert kept[0]["reply"]["text"] == "The rope "
    assert kept[0]["error"] == "cut"


def test_a_stream_that_the_player_stops_is_kept_as_stopped() -> None:
    asker, _, kept = asker_for("One two three four five.")
    stream = asker.stream(ask())
    next(stream)
    stream.close()  # type: ignore[attr-defined]
    assert kept[0]["error"] == STOPPED
    assert asker.is_open, "stopping is no fault of the model"


def test_an_interrupt_in_a_call_is_passed_on_and_kept() -> None:
    def interrupted(_: Request) -> str:
        raise KeyboardInterrupt

    kept: list[dict] = []
    asker = Asker(ScriptedChatModel(interrupted), record=kept.append)  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        asker.complete(ask())
    assert kept[0]["error"] == STOPPED


def test_a_limit_of_money_needs_a_price() -> None:
    from decimal import Decimal

    with pytest.raises(UsageLimitError, match="price"):
        MeteredModel(ScriptedChatModel([]), meter=Meter(), limits=Limits(cost=Decimal(1)))
