"""Anthropic's and Ollama's own formats over a real socket, through LangChain's packages."""

import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.errors import ModelError, ModelReplyError, ModelUnavailableError
from companion.models import ChatModel, Request, RetryPolicy, Shape, Tool, ToolCall, open_model
from companion.models import langchain_chat as adapter
from companion.models.bounded import MOST_BYTES, http_client_of
from companion.settings import Settings
from tests.companion.models.conftest import ask
from tests.companion.models.server import Answer, serving
from tests.companion.models.vendors import (
    anthropic,
    anthropic_call,
    anthropic_fault,
    anthropic_refusal,
    anthropic_text,
    ollama,
    ollama_call,
    ollama_refusal,
    ollama_text,
)

SECRET = "sk-ant-zebra9topsecretvalue"
NAMES = {"anthropic": "anthropic:claude-haiku-4-5", "ollama": "langchain:ollama:qwen3"}
ONCE = RetryPolicy(attempts=1)
ROLL = Tool(
    name="roll",
    description="Make a check.",
    parameters={"type": "object", "properties": {"ds": {"type": "integer"}}, "required": ["ds"]},
)
BAND = Shape(
    name="band",
    schema={"type": "object", "properties": {"band": {"type": "string"}}, "required": ["band"]},
)
SAYS: dict[str, Callable[[str], Answer]] = {
    "anthropic": lambda text: anthropic(anthropic_text(text)),
    "ollama": lambda text: ollama(*ollama_text(text)),
}
CALLS: dict[str, Callable[[], Answer]] = {
    "anthropic": lambda: anthropic(anthropic_call("roll", '{"ds": 13}'), stop="tool_use"),
    "ollama": lambda: ollama(ollama_call("roll", {"ds": 13})),
}


@pytest.fixture(params=sorted(NAMES))
def vendor(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    pytest.importorskip(f"langchain_{request.param}")
    monkeypatch.setenv("ANTHROPIC_API_KEY", SECRET)
    made: list[Any] = []
    init = adapter.LangChainChat._init

    def recorded(self: Any, wanted: Request) -> Any:
        made.append(init(self, wanted))
        return made[-1]

    monkeypatch.setattr(adapter.LangChainChat, "_init", recorded)
    yield str(request.param)
    for one in made:
        client = http_client_of(one)
        assert client is not None, "an answer of its is bounded"
        client.close()


def opened(vendor: str, url: str, policy: RetryPolicy = ONCE) -> ChatModel:
    return open_model(NAMES[vendor], Settings(base_url=url.removesuffix("/v1")), policy=policy)


def told(vendor: str, answer: Answer, request: Request | None = None) -> Any:
    with serving(answer) as server:
        return opened(vendor, server.url).complete(request or ask())


def test_a_streamed_reply_with_its_counts(vendor: str) -> None:
    with serving(SAYS[vendor]("The rope holds.")) as server:
        chunks = list(opened(vendor, server.url).stream(ask(max_tokens=321)))
    reply = chunks[-1].reply
    assert reply is not None
    assert "".join(chunk.text for chunk in chunks) == reply.text == "The rope holds."
    assert len(chunks) > 2, "it came in pieces"
    assert reply.finish_reason == "stop"
    assert (reply.usage.input_tokens, reply.usage.output_tokens) == (100, 20)
    sent = server.requests[0]
    assert sent.get("max_tokens", sent.get("options", {}).get("num_predict")) == 321


def test_a_tool_call_keeps_its_arguments(vendor: str) -> None:
    reply = told(vendor, CALLS[vendor](), ask(tools=(ROLL,)))
    (call,) = reply.tool_calls
    assert (call.name, call.arguments.replace(" ", "")) == ("roll", '{"ds":13}')


def test_two_calls_in_one_reply_keep_their_order(vendor: str) -> None:
    answer = {
        "anthropic": lambda: anthropic(
            anthropic_text("Two checks."),
            anthropic_call("roll", '{"ds": 1}', index=1),
            anthropic_call("roll", '{"ds": 2}', index=2),
            stop="tool_use",
        ),
        "ollama": lambda: ollama(ollama_call("roll", {"ds": 1}), ollama_call("roll", {"ds": 2})),
    }[vendor]()
    reply = told(vendor, answer, ask(tools=(ROLL,)))
    found = [call.arguments.replace(" ", "") for call in reply.tool_calls]
    assert found == ['{"ds":1}', '{"ds":2}']
    assert len({call.id for call in reply.tool_calls}) == 2


@pytest.mark.parametrize("vendor", ["anthropic"], indirect=True)
def test_a_call_that_was_cut_off_arrives_as_it_was_cut(vendor: str) -> None:
    """Anthropic alone streams the text of arguments; Ollama sends an object or nothing."""
    cut = anthropic(anthropic_call("roll", '{"ds": 1'), stop="max_tokens")
    reply = told(vendor, cut, ask(tools=(ROLL,)))
    assert reply.finish_reason == "length"
    assert reply.tool_calls[0].arguments == '{"ds": 1'


def test_a_reply_at_its_limit_says_so(vendor: str) -> None:
    answer = {
        "anthropic": lambda: anthropic(anthropic_text("The rope"), stop="max_tokens"),
        "ollama": lambda: ollama(*ollama_text("The rope"), stop="length"),
    }[vendor]()
    assert told(vendor, answer).finish_reason == "length"


def test_a_stream_that_breaks_off_says_what_had_come(vendor: str) -> None:
    answer = {
        "anthropic": lambda: anthropic(anthropic_text("The rope"), stop=None),
        "ollama": lambda: ollama(*ollama_text("The rope"), stop=None),
    }[vendor]()
    with pytest.raises(ModelUnavailableError, match="broke off") as caught:
        told(vendor, answer)
    assert caught.value.received == "The rope"


def test_an_empty_reply_is_a_failure(vendor: str) -> None:
    empty = anthropic() if vendor == "anthropic" else ollama()
    with pytest.raises(ModelReplyError, match="empty"):
        told(vendor, empty)


def test_a_rate_limit_is_waited_for_as_long_as_was_asked(vendor: str) -> None:
    refusal = {
        "anthropic": lambda: anthropic_refusal(
            429, "rate_limit_error", "slow down", **{"Retry-After": "0"}
        ),
        "ollama": lambda: ollama_refusal(429, "too many requests"),
    }[vendor]()
    policy = RetryPolicy(attempts=2, first_wait_s=0.0)
    with serving(refusal, SAYS[vendor]("At last.")) as server:
        assert opened(vendor, server.url, policy).complete(ask()).text == "At last."
    assert len(server.requests) == 2, "tried again by us alone"


def test_a_fault_inside_a_stream_says_what_had_come(vendor: str) -> None:
    answer = {
        "anthropic": lambda: anthropic(
            anthropic_text("The rope"), [anthropic_fault("overloaded_error", "busy")], stop=None
        ),
        "ollama": lambda: Answer(
            steps=[*ollama(*ollama_text("The rope"), stop=None).steps, b'{"error": "busy"}\n'],
            done=False,
        ),
    }[vendor]()
    with pytest.raises(ModelUnavailableError, match="busy") as caught:
        told(vendor, answer)
    assert caught.value.received == "The rope"


def test_a_shape_is_kept_to(vendor: str) -> None:
    answer = {
        "anthropic": lambda: anthropic(anthropic_call("band", '{"band": "hard"}'), stop="tool_use"),
        "ollama": lambda: ollama(*ollama_text('{"band": "hard"}')),
    }[vendor]()
    with serving(answer) as server:
        reply = opened(vendor, server.url).complete(ask(shape=BAND))
    assert (reply.text, reply.tool_calls) == ('{"band": "hard"}', ())
    sent = server.requests[0]
    assert sent.get("format") == BAND.schema or sent["tool_choice"]["name"] == "band"


@pytest.mark.parametrize("status", [401, 404, 500])
def test_a_refusal_is_one_sentence_without_the_key(vendor: str, status: int) -> None:
    refusal = {
        "anthropic": lambda: anthropic_refusal(status, "api_error", f"bad key {SECRET}"),
        "ollama": lambda: ollama_refusal(status, f"bad key {SECRET}"),
    }[vendor]()
    with pytest.raises(ModelUnavailableError) as caught:
        told(vendor, refusal)
    assert SECRET not in str(caught.value)
    assert str(status) in str(caught.value)


@pytest.mark.parametrize("status", [200, 400])
def test_an_answer_without_an_end_is_not_read_on(vendor: str, status: int) -> None:
    large = b'{"message": {"content": "' + b"a" * (MOST_BYTES + 70_000)
    answer = Answer(status=status, steps=[b"data: " + large], whole=large, done=False)
    with pytest.raises(ModelError, match=r"longer than|not be used|refused the request") as caught:
        told(vendor, answer)
    assert len(str(caught.value)) < 700
    if status == 200:
        assert "longer than 2,000,000 bytes" in str(caught.value)


def test_an_odd_answer_is_a_model_error(vendor: str) -> None:
    for odd in (b"<html>busy</html>\n", b"data: [1, 2]\n\n", b'{"message": 7, "done": true}\n'):
        with pytest.raises(ModelError):
            told(vendor, Answer(steps=[odd], done=False))


def test_the_deadline_holds_whatever_drips_in(vendor: str) -> None:
    answer = Answer(steps=[x for _ in range(600) for x in (b" ", 0.05)], done=False)
    begun = time.monotonic()
    with pytest.raises(ModelUnavailableError, match="not done after"):
        told(vendor, answer, ask(deadline_s=0.3))
    assert time.monotonic() - begun < 15.0


def test_a_history_with_calls_is_sent_in_the_vendors_form(vendor: str) -> None:
    from companion.models import Message

    call = ToolCall(id="c1", name="roll", arguments='{"ds": 3}')
    messages = (
        *ask().messages,
        Message(role="assistant", content="", tool_calls=(call,)),
        Message(role="tool", content='{"degree": "success"}', tool_call_id="c1"),
    )
    with serving(SAYS[vendor]("You are up.")) as server:
        opened(vendor, server.url).complete(Request(messages=messages, tools=(ROLL,)))
    assert "success" in str(server.requests[0]["messages"][-1])
    assert "roll" in str(server.requests[0]["messages"])


def test_every_extra_that_is_named_exists_and_all_holds_them() -> None:
    extras = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    for name in adapter.EXTRAS:
        assert extras[name] == [f"langchain-{name}>=1.0"]
        assert f"langchain-{name}>=1.0" in extras["dev"], "or these tests would never run"
    (everything,) = extras["all"]
    named = set(everything.removeprefix("dicebound[").removesuffix("]").split(","))
    assert named == set(extras) - {"all", "dev"}


def test_init_chat_model_finds_each(vendor: str) -> None:
    from langchain.chat_models import init_chat_model

    assert init_chat_model(NAMES[vendor].removeprefix("langchain:")) is not None
