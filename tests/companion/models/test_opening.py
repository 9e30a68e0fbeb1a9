import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from companion.errors import ModelUnavailableError, SettingsError
from companion.models import (
    Limits,
    Message,
    Meter,
    Reply,
    RetryPolicy,
    ScriptedChatModel,
    Shape,
    Tool,
    ToolCall,
    call_record,
    open_model,
)
from companion.models.langchain_chat import LangChainChat
from companion.models.opening import is_loopback
from companion.models.translate import plain_address, retry_after_s, scrubbed, unavailable
from companion.settings import Settings
from tests.companion.models.conftest import KEY, ask
from tests.companion.models.server import calls, limited, says, serving

NOW = RetryPolicy(first_wait_s=0.0)


def test_a_model_is_opened_retried_and_counted_in_one_call(key: str) -> None:
    meter = Meter()
    with serving(limited(retry_after="0"), says("The rope holds.")) as server:
        model = open_model("openai:x", Settings(base_url=server.url), meter=meter)
        assert model.name == "openai:x"
        assert model.complete(ask()).text == "The rope holds."
    report = meter.report()
    assert (report.calls, report.failed, report.input_tokens) == (2, 1, 100)
    assert report.cost == 0, "a server on this machine costs nothing"


@pytest.mark.parametrize("name", ["x", "openai:x", "langchain:openai:x"])
def test_names_that_reach_a_server_of_ones_own(name: str, key: str) -> None:
    with serving(says("Yes.")) as server:
        model = open_model(name, Settings(base_url=server.url))
        assert model.complete(ask()).text == "Yes."
    assert server.requests[0]["model"] == "x"


def test_the_address_comes_from_the_environment_too(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(says("Yes.")) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        assert open_model("gpt-4o-mini", Settings()).complete(ask()).text == "Yes."


def test_ollama_is_found_by_its_own_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(says("Yes.")) as server:
        monkeypatch.setenv("OLLAMA_HOST", f"0.0.0.0:{server.server_port}")
        assert open_model("ollama:qwen3", Settings()).complete(ask()).text == "Yes."


@pytest.mark.parametrize("name", ["", "  ", "my model", "openai:", ":x"])
def test_a_name_without_provider_is_explained(name: str) -> None:
    with pytest.raises(SettingsError, match="openai:gpt-4o-mini"):
        open_model(name, Settings())


@pytest.mark.parametrize("name", ["nobody:x", "langchain:nobody:x"])
def test_a_provider_that_is_not_known(name: str) -> None:
    with pytest.raises(SettingsError, match="is not known"):
        open_model(name, Settings(), policy=NOW).complete(ask())


def test_a_provider_whose_package_is_missing() -> None:
    pytest.importorskip("langchain")
    with pytest.raises(SettingsError, match="pip install langchain-cohere"):
        open_model("cohere:command", Settings(), policy=NOW).complete(ask())


@pytest.mark.parametrize("name", ["openai:gpt-4o-mini", "anthropic:claude-haiku-4-5", "cohere:x"])
def test_offline_refuses_the_network(name: str, key: str) -> None:
    with pytest.raises(SettingsError, match="offline"):
        open_model(name, Settings(), offline=True)


def test_offline_allows_a_server_on_this_machine() -> None:
    with serving(says("Yes.")) as server:
        model = open_model("openai:x", Settings(base_url=server.url), offline=True)
        assert model.complete(ask()).text == "Yes."
    open_model("ollama:qwen3", Settings(), offline=True)


def test_a_priced_model_may_have_a_limit_of_cost(key: str) -> None:
    open_model("openai:gpt-4o-mini", Settings(), limits=Limits(cost=Decimal(1)))


def test_a_file_that_is_no_model(tmp_path: Path) -> None:
    path = tmp_path / "fake.gguf"
    path.write_bytes(b"not a model")
    with pytest.raises(SettingsError, match="no GGUF file"):
        open_model(str(path), Settings())
    with pytest.raises(SettingsError, match="cannot be read"):
        open_model(f"local:{tmp_path / 'none.gguf'}", Settings())


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("http://localhost:1/v1", True),
        ("http://[::1]:1/v1", True),
        ("http://127.9.9.9/v1", True),
        ("http://localhost.example.org/v1", False),
        ("http://127.0.0.1.example.org/v1", False),
        ("http://10.0.0.1/v1", False),
        ("", False),
    ],
)
def test_what_is_on_this_machine(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected


def test_nothing_heavy_is_loaded_before_a_model_is_used() -> None:
    code = (
        "import sys, os; os.environ['OPENAI_API_KEY'] = 'sk-x'\n"
        "from companion.models import open_model\n"
        "from companion.settings import Settings\n"
        "import companion.prompting\n"
        "open_model('openai:gpt-4o-mini', Settings())\n"
        "open_model('anthropic:claude-haiku-4-5', Settings())\n"
        "heavy = {'openai', 'langchain', 'langchain_core', 'xllamacpp', 'httpx', 'httpx2'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


def test_the_sdks_are_imported_in_one_module_each() -> None:
    import companion.models

    folder = Path(companion.models.__file__).parent
    owners = {"openai": "openai_chat.py", "langchain": "langchain_chat.py"}
    for library, owner in owners.items():
        importing = {
            path.name
            for path in folder.glob("*.py")
            for line in path.read_text().splitlines()
            if line.strip().startswith((f"import {library}", f"from {library}"))
        }
        assert importing == {owner}


def test_the_record_of_a_call_has_its_cause_and_no_key(key: str) -> None:
    reply = Reply(text="Yes.", tool_calls=(ToolCall(id="a", name="roll", arguments="{"),))
    record = call_record(ask(temperature=0.7), reply, chat_model="openai:x", cost=Decimal("0.01"))
    assert record["settings"] == {"max_tokens": 800, "temperature": "0.7", "tool_choice": "auto"}
    assert record["cost"] == "0.01"
    assert KEY not in str(record)

    def floats(value: object) -> bool:
        inner = (
            value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        )
        return isinstance(value, float) or any(map(floats, inner))

    assert not floats(record)
    missing = call_record(ask(), None, chat_model="openai:x", error="busy", cost=None)
    assert (missing["reply"], missing["error"], missing["cost"]) == (None, "busy", None)


def test_secrets_and_users_are_scrubbed() -> None:
    told = scrubbed("key sk-abcdef123456 at https://me:pw@host/v1?x=1\nBearer abc.def")
    assert "abcdef" not in told
    assert "me:pw" not in told
    assert "abc.def" not in told
    assert plain_address("https://me:pw@host:8/v1?key=1") == "https://host:8/v1"


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0.5"}, 0.5),
        ({"retry-after-ms": "250", "retry-after": "9"}, 0.25),
        ({"retry-after": "Wed, 01 Jan 2020 00:00:00 GMT"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-5"}, None),
        ({"retry-after": "1e9"}, None),
        ({}, None),
    ],
)
def test_when_to_come_back(headers: dict[str, str], seconds: float | None) -> None:
    assert retry_after_s(headers) == seconds


def test_the_double_runs_out_aloud() -> None:
    model = ScriptedChatModel(["One two.", "Three."])
    assert "".join(chunk.text for chunk in model.stream(ask())) == "One two."
    assert model.complete(ask()).text == "Three."
    with pytest.raises(ModelUnavailableError, match="only 2 replies"):
        model.complete(ask())
    assert len(model.requests) == 3


def test_other_providers_are_made_to_call_one_tool_of_the_shape(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anthropic and others take no schema for the reply; their package is stood in for here."""
    from langchain_openai import ChatOpenAI

    shape = Shape(name="band", schema={"type": "object", "properties": {"band": {}}})
    with serving(calls(("band", '{"band": "hard"}')), says("Fine.")) as server:
        model = LangChainChat("anthropic:x")
        stand_in = ChatOpenAI(model="x", base_url=server.url, max_retries=0)
        monkeypatch.setattr(model, "_init", lambda _: stand_in)
        reply = model.complete(ask(shape=shape))
        assert model.complete(ask()).text == "Fine."
    assert (reply.text, reply.tool_calls) == ('{"band": "hard"}', ())
    sent = server.requests[0]
    assert sent["tool_choice"] == {"type": "function", "function": {"name": "band"}}
    assert sent["tools"][0]["function"]["parameters"] == shape.schema
    assert "tools" not in server.requests[1]


def test_a_reply_of_anthropics_in_pieces() -> None:
    """Content in blocks and the reason to stop under another name, as its package gives them."""
    from langchain_core.messages import AIMessageChunk

    from companion.models.langchain_chat import _event
    from companion.models.wire import Collector

    pieces = [
        AIMessageChunk(content=[{"type": "text", "text": "Yes", "index": 0}]),
        AIMessageChunk(content=[{"type": "thinking", "thinking": "hm", "index": 1}]),
        AIMessageChunk(
            content=[],
            response_metadata={"stop_reason": "max_tokens"},
            usage_metadata={"input_tokens": 9, "output_tokens": 4, "total_tokens": 13},
        ),
    ]
    collector = Collector(ask())
    for piece in pieces:
        collector.take(_event(piece, shaped=False))
    reply = collector.reply()
    assert (reply.text, reply.finish_reason, reply.usage.output_tokens) == ("Yes", "length", 4)


def test_the_record_keeps_calls_answers_tools_and_shape() -> None:
    call = ToolCall(id="a", name="roll", arguments='{"ds": 3}')
    messages = (
        Message(role="assistant", content="", tool_calls=(call,)),
        Message(role="tool", content="4 successes", tool_call_id="a"),
    )
    tool = Tool(name="roll", description="Roll.", parameters={"type": "object"})
    shape = Shape(name="s", schema={"type": "object"})
    sent = ask(messages=messages, tools=(tool,), shape=shape)
    record = call_record(sent, None, chat_model="x", cost=None)
    assert record["messages"] == [
        {
            "role": "assistant",
            "content": "",
            "tool_calls": [{"id": "a", "name": "roll", "arguments": '{"ds": 3}'}],
        },
        {"role": "tool", "content": "4 successes", "tool_call_id": "a"},
    ]
    other = Tool(name="roll", description="Roll.", parameters={"type": "array"})
    changed = call_record(ask(tools=(other,)), None, chat_model="x", cost=None)
    assert record["tools"] != changed["tools"]
    assert isinstance(record["shape"], str)


def test_a_stranger_below_the_format_is_told_by_its_name() -> None:
    error = unavailable(ZeroDivisionError(), name="openai:x")
    assert str(error) == "openai:x could not be used: ZeroDivisionError"
    assert not error.may_retry


def test_an_unusable_ollama_host_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "host:port")
    with pytest.raises(SettingsError, match="localhost:11434"):
        open_model("ollama:qwen3", Settings())
