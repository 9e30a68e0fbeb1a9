"""Every fault of a server, over a real socket, through both adapters."""

import time

import pytest

from companion.errors import ModelReplyError, ModelUnavailableError
from companion.models import Chunk, Message, Reply, Shape, Tool, ToolCall, strict_arguments
from companion.models.retry import RetryingModel, RetryPolicy
from tests.companion.models.conftest import KEY, OpenModel, ask
from tests.companion.models.server import (
    Answer,
    calls,
    drops,
    empty,
    ends_early,
    event,
    limited,
    limited_at,
    refuses,
    says,
    serving,
    slow,
)

ROLL = Tool(
    name="roll",
    description="Make a check.",
    parameters={"type": "object", "properties": {"ds": {"type": "integer"}}, "required": ["ds"]},
)


def text_of(chunks: list[Chunk]) -> str:
    return "".join(chunk.text for chunk in chunks)


def last_reply(chunks: list[Chunk]) -> Reply:
    assert [chunk.reply is not None for chunk in chunks].index(True) == len(chunks) - 1
    reply = chunks[-1].reply
    assert reply is not None
    return reply


def retrying(open_at: OpenModel, url: str, waits: list[float]) -> RetryingModel:
    return RetryingModel(open_at(url), policy=RetryPolicy(attempts=3), sleep=waits.append)


def test_a_reply_in_one_piece(open_at: OpenModel) -> None:
    with serving(says("The rope holds.")) as server:
        reply = open_at(server.url).complete(ask())
    assert (reply.text, reply.finish_reason, reply.chat_model) == (
        "The rope holds.",
        "stop",
        "scripted-1",
    )
    assert (reply.usage.input_tokens, reply.usage.output_tokens) == (100, 20)
    assert not reply.usage.is_estimate
    sent = server.requests[0]
    assert [m["role"] for m in sent["messages"]] == ["system", "user"]
    assert server.headers[0]["authorization"] == f"Bearer {KEY}"


def test_a_streamed_reply_comes_word_by_word_and_whole_at_the_end(open_at: OpenModel) -> None:
    with serving(says("The rope holds.")) as server:
        chunks = list(open_at(server.url).stream(ask()))
    assert [chunk.text for chunk in chunks[:3]] == ["The ", "rope ", "holds."]
    assert last_reply(chunks).text == text_of(chunks) == "The rope holds."
    assert last_reply(chunks).usage.output_tokens == 20


def test_usage_is_estimated_where_the_server_keeps_silent(open_at: OpenModel) -> None:
    with serving(says("The rope holds.", usage=False)) as server:
        reply = last_reply(list(open_at(server.url).stream(ask())))
    assert reply.usage.is_estimate
    assert reply.usage.output_tokens == 4


def test_two_calls_in_one_reply_keep_their_order_and_raw_arguments(open_at: OpenModel) -> None:
    wanted = calls(("roll", '{"ds": 3}'), ("roll", '{"ds":  4 }'))
    with serving(wanted, wanted) as server:
        model = open_at(server.url)
        streamed = last_reply(list(model.stream(ask(tools=(ROLL,)))))
        whole = model.complete(ask(tools=(ROLL,)))
    for reply in (streamed, whole):
        assert [call.arguments for call in reply.tool_calls] == ['{"ds": 3}', '{"ds":  4 }']
        assert [call.id for call in reply.tool_calls] == ["c0", "c1"]
        assert reply.finish_reason == "tool_calls"
    assert server.requests[0]["tools"][0]["function"]["name"] == "roll"


def test_a_call_cut_in_mid_number_is_refused(open_at: OpenModel) -> None:
    cut = calls(("spend", '{"energy_delta": -1'), finish="length")
    with serving(cut, cut) as server:
        model = open_at(server.url)
        replies = [last_reply(list(model.stream(ask(tools=(ROLL,))))), model.complete(ask())]
    for reply in replies:
        assert reply.tool_calls[0].arguments == '{"energy_delta": -1'
        with pytest.raises(ModelReplyError) as caught:
            strict_arguments(reply.tool_calls[0].arguments, reply.finish_reason)
        assert caught.value.reason == "cut_off"


def test_langchain_itself_takes_the_cut_call_for_valid(key: str) -> None:
    """Why parsed arguments are never looked at; if this fails, LangChain was mended."""
    from langchain.chat_models import init_chat_model

    with serving(calls(("spend", '{"energy_delta": -1'), finish="length")) as server:
        model = init_chat_model("openai:x", base_url=server.url, max_retries=0)
        pieces = list(model.stream("hello"))
    whole = pieces[0]
    for piece in pieces[1:]:
        whole += piece
    assert whole.tool_calls[0]["args"] == {"energy_delta": -1}
    assert whole.invalid_tool_calls == []


@pytest.mark.parametrize("raw", ["", "{", "[1]", '{"ds": 1, "ds": 2}', "make a DS 3 check"])
def test_arguments_that_cannot_be_read_arrive_as_they_are(open_at: OpenModel, raw: str) -> None:
    with serving(calls(("roll", raw)), says("Next.")) as server:
        model = open_at(server.url)
        reply = last_reply(list(model.stream(ask(tools=(ROLL,)))))
        assert reply.tool_calls[0].arguments == raw
        with pytest.raises(ModelReplyError):
            strict_arguments(raw, reply.finish_reason)
        # The next turn works with that call in the history.
        history = (
            *ask().messages,
            Message(role="assistant", content="", tool_calls=reply.tool_calls),
        )
        assert model.complete(ask(messages=history)).text == "Next."
    sent = server.requests[1]["messages"]
    assert sent[2]["tool_calls"][0]["function"]["arguments"] == "{}"
    assert (sent[3]["role"], sent[3]["tool_call_id"]) == ("tool", "c0")


def test_a_rate_limit_before_the_first_piece_is_waited_for(open_at: OpenModel) -> None:
    waits: list[float] = []
    with serving(limited(retry_after="7"), says("Done.")) as server:
        chunks = list(retrying(open_at, server.url, waits).stream(ask()))
    assert text_of(chunks) == "Done."
    assert waits == [7.0]
    assert server.requests[0] == server.requests[1], "the same request, from the same spot"


def test_a_rate_limit_without_an_hour_backs_off_and_gives_up(open_at: OpenModel) -> None:
    waits: list[float] = []
    with (
        serving(limited()) as server,
        pytest.raises(ModelUnavailableError, match="asked too often") as caught,
    ):
        retrying(open_at, server.url, waits).complete(ask())
    assert waits == [0.5, 1.0]
    assert len(server.requests) == 3
    assert caught.value.status == 429


def test_a_wait_too_long_is_told_instead(open_at: OpenModel) -> None:
    waits: list[float] = []
    with (
        serving(limited(retry_after="600")) as server,
        pytest.raises(ModelUnavailableError, match="in 600 seconds"),
    ):
        retrying(open_at, server.url, waits).complete(ask())
    assert (waits, len(server.requests)) == ([], 1)


def test_a_rate_limit_on_the_first_chunk_is_tried_again(open_at: OpenModel) -> None:
    waits: list[float] = []
    with serving(limited_at(1), says("Done.")) as server:
        chunks = list(retrying(open_at, server.url, waits).stream(ask()))
    assert (text_of(chunks), waits) == ("Done.", [0.5])


def test_a_rate_limit_on_the_fifth_chunk_says_what_had_come(open_at: OpenModel) -> None:
    waits: list[float] = []
    shown: list[str] = []
    with (
        serving(limited_at(5), says("Never.")) as server,
        pytest.raises(ModelUnavailableError) as caught,
    ):
        shown.extend(c.text for c in retrying(open_at, server.url, waits).stream(ask()))
    assert "".join(shown) == caught.value.received == "word1 word2 word3 word4 "
    assert caught.value.status == 429
    assert (waits, len(server.requests)) == ([], 1)


@pytest.mark.parametrize("streamed", [True, False])
def test_an_empty_answer_is_a_failure(open_at: OpenModel, streamed: bool) -> None:
    waits: list[float] = []
    with serving(empty(), empty(), says("At last.")) as server:
        model = retrying(open_at, server.url, waits)
        text = text_of(list(model.stream(ask()))) if streamed else model.complete(ask()).text
    assert text == "At last."
    assert waits == [0.5, 1.0]


def test_only_empty_answers_end_with_a_reason(open_at: OpenModel) -> None:
    with (
        serving(empty()) as server,
        pytest.raises(ModelReplyError, match="empty") as caught,
    ):
        list(retrying(open_at, server.url, []).stream(ask()))
    assert caught.value.reason == "empty"


def test_a_model_that_thinks_until_its_tokens_are_gone_is_not_asked_again(
    open_at: OpenModel,
) -> None:
    with (
        serving(says("<think>hmm", finish="length")) as server,
        pytest.raises(ModelReplyError, match="before it said anything"),
    ):
        list(retrying(open_at, server.url, []).stream(ask()))
    assert len(server.requests) == 1


def test_a_connection_dropped_before_the_first_piece_is_tried_again(open_at: OpenModel) -> None:
    waits: list[float] = []
    with serving(drops(after=0), says("Done.")) as server:
        assert text_of(list(retrying(open_at, server.url, waits).stream(ask()))) == "Done."
    assert waits == [0.5]


@pytest.mark.parametrize("answer", [drops(after=3), ends_early()])
def test_a_stream_that_breaks_off_says_what_had_come(open_at: OpenModel, answer: Answer) -> None:
    shown: list[str] = []
    with (
        serving(answer, says("Never.")) as server,
        pytest.raises(ModelUnavailableError, match="broke off") as caught,
    ):
        shown.extend(c.text for c in retrying(open_at, server.url, []).stream(ask()))
    assert "".join(shown) == caught.value.received != ""
    assert len(server.requests) == 1


def test_a_slow_server_is_given_up_in_time(open_at: OpenModel) -> None:
    with serving(slow(30.0)) as server:
        model = open_at(server.url)
        begun = time.monotonic()
        with pytest.raises(ModelUnavailableError, match="too slow") as caught:
            list(model.stream(ask(timeout_s=0.3)))
        assert time.monotonic() - begun < 15.0
    assert caught.value.may_retry


def test_a_server_that_falls_silent_in_mid_sentence(open_at: OpenModel) -> None:
    answer = Answer(
        steps=[event({"content": "The door "}), 30.0, event({"content": "opens."}, "stop")]
    )
    with (
        serving(answer) as server,
        pytest.raises(ModelUnavailableError, match="fell silent after 9 characters") as caught,
    ):
        list(open_at(server.url).stream(ask(timeout_s=0.5)))
    assert caught.value.received == "The door "


def test_a_server_that_is_not_there(open_at: OpenModel) -> None:
    with serving() as server:
        url = server.url
    with pytest.raises(ModelUnavailableError, match="cannot be reached") as caught:
        open_at(url).complete(ask())
    assert url in str(caught.value)
    assert caught.value.may_retry


@pytest.mark.parametrize(
    ("answer", "told", "again"),
    [
        (
            refuses(401, f"Incorrect API key provided: {KEY}"),
            "refused the key in OPENAI_API_KEY",
            False,
        ),
        (refuses(404, "no such model"), "not known there", False),
        (refuses(400, f"context too long, key {KEY}"), "refused the request", False),
        (
            refuses(429, "You exceeded your quota", code="insufficient_quota"),
            "no credit left",
            False,
        ),
        (refuses(500, "boom"), "fault of its own", True),
        (refuses(503, "busy"), "fault of its own", True),
        (Answer(status=502, whole=b"<html>bad gateway</html>"), "fault of its own", True),
    ],
)
def test_a_refusal_is_one_sentence_without_the_key(
    open_at: OpenModel, answer: Answer, told: str, again: bool
) -> None:
    with (
        serving(answer) as server,
        pytest.raises(ModelUnavailableError, match=told) as caught,
    ):
        list(open_at(server.url).stream(ask()))
    assert caught.value.may_retry is again
    assert KEY not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_thinking_in_tags_never_shows(open_at: OpenModel) -> None:
    answer = says("<think> a trap? let us see </think> The door opens.")
    with serving(answer, answer) as server:
        model = open_at(server.url)
        assert text_of(list(model.stream(ask()))) == "The door opens."
        assert model.complete(ask()).text == "The door opens."


def test_a_shape_is_sent_as_a_schema(open_at: OpenModel) -> None:
    closed = {
        "type": "object",
        "properties": {"band": {"enum": ["easy", "hard"]}},
        "required": ["band"],
        "additionalProperties": False,
    }
    loose = {"type": "object", "properties": {"band": {"type": "string"}}}
    with serving(says('{"band": "hard"}')) as server:
        model = open_at(server.url)
        model.complete(ask(shape=Shape(name="band", schema=closed)))
        model.complete(ask(shape=Shape(name="band", schema=loose)))
    sent = [request["response_format"]["json_schema"] for request in server.requests]
    assert [row["strict"] for row in sent] == [True, False]
    assert sent[0]["schema"] == closed


def test_an_interrupted_history_is_made_whole(open_at: OpenModel) -> None:
    call = ToolCall(id="c9", name="roll", arguments='{"ds": 3}')
    history = (
        Message(role="tool", content="an orphan", tool_call_id="gone"),
        *ask().messages,
        Message(role="assistant", content="", tool_calls=(call,)),
        Message(role="player", content="Are you there?"),
    )
    with serving(says("Yes.")) as server:
        assert open_at(server.url).complete(ask(messages=history)).text == "Yes."
    sent = server.requests[0]["messages"]
    assert [m["role"] for m in sent] == ["system", "user", "assistant", "tool", "user"]
    assert sent[3]["tool_call_id"] == "c9"


def test_closing_a_stream_early_ends_the_call(open_at: OpenModel) -> None:
    with serving(says("one two three four"), says("Again.")) as server:
        model = open_at(server.url)
        stream = model.stream(ask())
        assert next(stream).text == "one "
        stream.close()  # type: ignore[attr-defined]
        assert model.complete(ask()).text == "Again."
