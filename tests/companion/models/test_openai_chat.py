import json

import pytest

from companion.errors import ModelReplyError, ModelUnavailableError, SettingsError
from companion.models import Message, Reply, Shape, strict_object
from companion.models.openai_chat import OpenAIChat
from tests.companion.models.conftest import KEY, ask
from tests.companion.models.server import USAGE_EVENT, Answer, event, refuses, says, serving, whole

SHAPE = Shape(name="band", schema={"type": "object", "properties": {"band": {"type": "string"}}})


def streamed(*steps: object, done: bool = True) -> Reply:
    with serving(Answer(steps=steps, done=done)) as server:  # type: ignore[arg-type]
        *_, last = OpenAIChat("openai:x", base_url=server.url).stream(ask())
    assert last.reply is not None
    return last.reply


def test_a_local_server_needs_no_key() -> None:
    with serving(says("Hello.")) as server:
        assert OpenAIChat("openai:x", base_url=server.url).complete(ask()).text == "Hello."
    assert server.headers[0]["authorization"] == "Bearer none"


def test_openai_itself_needs_one_and_says_which() -> None:
    with pytest.raises(SettingsError, match="OPENAI_API_KEY"):
        OpenAIChat("openai:gpt-4o-mini")


@pytest.mark.parametrize("value", ["schlüssel-123", "two\nlines"])
def test_a_key_that_is_none_is_refused_without_showing_it(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", value)
    with pytest.raises(SettingsError, match="copy it again") as caught:
        OpenAIChat("openai:x")
    assert value not in str(caught.value)


def test_the_key_stays_out_of_repr(key: str) -> None:
    assert key not in repr(OpenAIChat("openai:x"))


def test_ollama_never_gets_openais_key(key: str) -> None:
    with serving(says("Hello.")) as server:
        OpenAIChat("ollama:qwen3", base_url=server.url).complete(ask())
    assert KEY not in json.dumps(server.headers)
    assert server.requests[0]["model"] == "qwen3"


def test_max_tokens_is_sent_under_the_name_that_the_server_wants() -> None:
    refusal = refuses(
        400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    )
    with serving(refusal, says("One."), says("Two.")) as server:
        model = OpenAIChat("openai:x", base_url=server.url)
        assert model.complete(ask(max_tokens=77)).text == "One."
        assert model.complete(ask(max_tokens=77)).text == "Two."
    assert server.requests[0]["max_tokens"] == 77
    for sent in server.requests[1:]:
        assert sent["max_completion_tokens"] == 77
        assert "max_tokens" not in sent
    assert len(server.requests) == 3, "what was refused once is not tried again"


def test_a_server_without_schemas_gets_the_schema_in_words() -> None:
    refusal = refuses(400, "response_format type json_schema is unavailable now")
    with serving(refusal, says('{"band": "hard"}')) as server:
        reply = OpenAIChat("openai:x", base_url=server.url).complete(ask(shape=SHAPE))
    assert strict_object(reply) == {"band": "hard"}
    assert "response_format" not in server.requests[1]
    assert '"band"' in server.requests[1]["messages"][0]["content"]


def test_a_refusal_about_anything_else_is_not_repeated() -> None:
    with (
        serving(refuses(400, "messages: too long")) as server,
        pytest.raises(ModelUnavailableError),
    ):
        OpenAIChat("openai:x", base_url=server.url).complete(ask(temperature=0.5, shape=SHAPE))
    assert len(server.requests) == 1


def test_a_part_that_is_refused_again_and_again_ends() -> None:
    with (
        serving(refuses(400, "temperature, stream_options, response_format: no")) as server,
        pytest.raises(ModelUnavailableError, match="refused the request"),
    ):
        list(OpenAIChat("openai:x", base_url=server.url).stream(ask(temperature=0.5, shape=SHAPE)))
    assert len(server.requests) <= 5


@pytest.mark.parametrize("body", [b"<html>hello</html>", b"[1, 2]", b"\xff\xfe", b'"hi"'])
def test_what_is_no_answer_is_refused(body: bytes) -> None:
    with (
        serving(Answer(whole=body)) as server,
        pytest.raises(ModelReplyError, match="check base_url"),
    ):
        OpenAIChat("openai:x", base_url=server.url).complete(ask())


def test_an_event_that_is_no_json_is_refused() -> None:
    with pytest.raises(ModelReplyError, match="no answer"):
        streamed(b"data: {broken\n\n")


def test_odd_line_ends_comments_and_separators_in_text_do_no_harm() -> None:
    text = "a\u2028b\u2029c\x85d"
    reply = streamed(
        b": keep-alive\n\n",
        b'event: message\r\nid: 1\r\ndata: {"choices": [{"delta": {"content": "One "}}]}\r\n\r\n',
        event({"content": text}, "stop"),
        USAGE_EVENT,
    )
    assert reply.text == f"One {text}"
    assert not reply.usage.is_estimate


def test_an_event_torn_between_packets_is_put_together() -> None:
    raw = ("data: " + json.dumps(event({"content": "Ärger"}, "stop"), ensure_ascii=False)).encode()
    at = raw.index("Ä".encode()) + 1
    assert streamed(raw[:at], raw[at:] + b"\n\n").text == "Ärger"


def test_a_server_that_only_says_done_has_ended() -> None:
    assert streamed(event({"content": "Fine."})).finish_reason == "unknown"


def test_a_server_without_done_but_with_a_reason_has_ended() -> None:
    assert streamed(event({"content": "Fine."}, "stop"), done=False).text == "Fine."


def test_text_in_parts_is_read() -> None:
    parts = [{"type": "text", "text": "A "}, {"type": "image"}, {"type": "text", "text": "door."}]
    assert streamed(event({"content": parts}, "stop")).text == "A door."


def test_calls_without_index_or_with_one_index_for_all_stay_apart() -> None:
    def call(name: str, index: int | None, raw: str) -> dict[str, object]:
        piece = {"id": name, "function": {"name": "roll", "arguments": raw}}
        return event({"tool_calls": [piece if index is None else piece | {"index": index}]})

    for index in (None, 0):
        reply = streamed(
            call("a", index, '{"ds": 3}'), call("b", index, '{"ds": 4}'), event({}, "stop")
        )
        assert [c.arguments for c in reply.tool_calls] == ['{"ds": 3}', '{"ds": 4}']


def test_arguments_sent_as_an_object_become_text() -> None:
    message = {"tool_calls": [{"id": "a", "function": {"name": "roll", "arguments": {"ds": 3}}}]}
    with serving(Answer(whole=whole(message, "tool_calls"))) as server:
        reply = OpenAIChat("openai:x", base_url=server.url).complete(ask())
    assert reply.tool_calls[0].arguments == '{"ds": 3}'


def test_a_server_that_keeps_the_line_open_with_comments_is_given_up() -> None:
    times = iter([0.0, *(float(n) for n in range(1, 400))])
    steps = [b": still working\n\n"] * 300
    with serving(Answer(steps=steps)) as server:
        model = OpenAIChat("openai:x", base_url=server.url, clock=lambda: next(times))
        with pytest.raises(ModelUnavailableError, match="not done after 60 seconds") as caught:
            list(model.stream(ask(deadline_s=60.0)))
    assert caught.value.may_retry


def test_only_the_answer_of_the_first_choice_counts() -> None:
    twice = event({"content": "first"}, "stop")
    twice["choices"].append({"index": 1, "delta": {"content": "second"}, "finish_reason": "stop"})
    assert streamed(twice).text == "first"


def test_the_roles_of_a_conversation() -> None:
    messages = (*ask().messages, Message(role="assistant", content="Go on."))
    with serving(says("x")) as server:
        OpenAIChat("openai:x", base_url=server.url).complete(ask(messages=messages))
    assert [m["role"] for m in server.requests[0]["messages"]] == ["system", "user", "assistant"]
