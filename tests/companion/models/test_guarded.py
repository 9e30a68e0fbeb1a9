"""Whatever a server sends, and however slowly: a reply or a ``ModelError``, in time, no key in it.

What is sent goes over a real socket, through both adapters and the gate of ``open_model``.
"""

import gzip
import json
import socket
import threading
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.errors import ModelError, ModelReplyError, ModelUnavailableError
from companion.models import (
    ChatModel,
    Chunk,
    Reply,
    Request,
    RetryPolicy,
    masking,
    open_model,
)
from companion.models.bounded import MOST_BYTES
from companion.models.client import Usage, estimate_input
from companion.models.guarded import GuardedModel
from companion.models.masking import PieceFilter, fit, masked, without_keys
from companion.models.openai_chat import OpenAIChat
from companion.models.scripted import ScriptedChatModel
from companion.models.wire import LONGEST_REPLY, Collector, counted, events
from companion.settings import Settings
from tests.companion.models.conftest import ask
from tests.companion.models.server import Answer, event, refuses, says, serving, whole

SECRET = "zebra9topsecretvalue"
ONCE = RetryPolicy(attempts=1)
WAYS = ("openai:x", "langchain:openai:x")


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    return str(request.param)


def opened(way: str, url: str) -> ChatModel:
    return open_model(way, Settings(base_url=url), policy=ONCE)


def call(model: ChatModel, request: Request, *, stream: bool) -> None:
    if stream:
        list(model.stream(request))
    else:
        model.complete(request)


def outcome(model: ChatModel, request: Request, *, stream: bool) -> str:
    """Return all that a caller sees of a call, as one text."""
    try:
        if stream:
            return repr(list(model.stream(request)))
        return repr(model.complete(request))
    except ModelError as error:
        return f"{error} {getattr(error, 'received', '')}"


LEAKS: dict[str, Answer] = {
    "refused": refuses(
        400, f"{'x ' * 144}your key {SECRET} is bad; Authorization: Bearer {SECRET}"
    ),
    "its own fault": refuses(500, f"key {SECRET}"),
    "an event": Answer(
        steps=[event({"content": "You go "}), {"error": {"message": f"key {SECRET}"}}],
        whole={"error": {"message": f"key {SECRET}"}},
    ),
    "no answer": Answer(
        steps=[f"data: {'y' * 60} {SECRET}\n\n".encode()], whole=f"{'y' * 60} {SECRET}".encode()
    ),
    "the text": says(f"You step in. Your key is {SECRET}. The door shuts."),
    "the text, letter by letter": Answer(
        steps=[*(event({"content": char}) for char in f"Key {SECRET}!"), event({}, "stop")],
        whole=whole({"content": f"Key {SECRET}!"}),
    ),
    "a call": Answer(
        steps=[
            event(
                {
                    "tool_calls": [
                        {
                            "index": 0,
                            "id": SECRET,
                            "function": {
                                "name": f"roll{SECRET}",
                                "arguments": json.dumps({"a": SECRET}).replace("z", "\\u007a"),
                            },
                        }
                    ]
                }
            ),
            event({}, "tool_calls"),
        ],
        whole=whole(
            {
                "tool_calls": [
                    {"id": SECRET, "function": {"name": SECRET, "arguments": {"a": SECRET}}}
                ]
            }
        ),
    ),
    "the model's name": Answer(
        steps=[event({"content": "Yes."}, "stop") | {"model": SECRET}],
        whole=whole({"content": "Yes."}) | {"model": SECRET},
    ),
}


@pytest.mark.parametrize("stream", [True, False])
@pytest.mark.parametrize("kind", LEAKS)
def test_no_key_comes_back(way: str, kind: str, stream: bool) -> None:
    with serving(LEAKS[kind]) as server:
        seen = outcome(opened(way, server.url), ask(), stream=stream)
    assert not any(part in seen for part in (SECRET[:9], SECRET[-9:], SECRET[6:14]))
    assert "***" in seen or "Expecting value" in seen


@pytest.mark.parametrize(
    ("name", "value", "secret"),
    [
        ("ANTHROPIC_API_KEY", "plainwordskey", "plainwordskey"),
        ("MISTRAL_API_KEY", "another/key+1", "another/key+1"),
        ("OPENAI_CUSTOM_HEADERS", "X-Team: blue\nX-Pass: opensesame", "opensesame"),
        ("DICEBOUND_BASE_URL", "http://ann:hunter%2Btwo@h/v1", "hunter+two"),
        ("DICEBOUND_BASE_URL", "http://ann:hunter%2Btwo@h/v1", "hunter%2Btwo"),
        ("DICEBOUND_BASE_URL", "http://ann:secretive@h/v1", "YW5uOnNlY3JldGl2ZQ=="),
        ("DICEBOUND_BASE_URL", "http://h/v1?api_key=queryvalue", "queryvalue"),
        ("HTTPS_PROXY", "http://ann:proxyword@h", "proxyword"),
    ],
)
def test_every_secret_in_use_is_masked(
    name: str, value: str, secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert masked(f"it is {secret}!") == "it is ***!"
    escaped = json.dumps(secret).strip('"').replace("e", "\\u0065").replace("/", "\\/")
    assert masked(f'{{"a": "{escaped}"}}') == '{"a": "***"}'


def test_the_password_of_an_address_is_masked_once_the_address_is_used() -> None:
    with serving(says("The word is hunter2hunter.")) as server:
        url = server.url.replace("//", "//ann:hunter2hunter@")
        reply = open_model("openai:x", Settings(base_url=url), policy=ONCE).complete(ask())
    assert reply.text == "The word is ***."


@pytest.mark.parametrize("word", ["ollama", "none", "x"])
def test_what_stands_for_no_key_is_no_secret(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", word)
    assert masked("none of ollama's boxes") == "none of ollama's boxes"


def test_a_key_that_a_vendor_shows_in_part_is_masked() -> None:
    assert without_keys("Incorrect key: zebra9to*********alue. Go.") == "Incorrect key: *** Go."


@given(st.lists(st.sampled_from([SECRET, SECRET[:7], SECRET[3:], "The ", "z", "\ud83d", "\ude00"])))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_pieces_and_the_whole_are_filtered_alike(pieces: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OPENAI_API_KEY", SECRET)
        filtered = PieceFilter()
        shown = "".join(map(filtered.feed, pieces)) + filtered.rest()
        assert shown == fit("".join(pieces))
        assert SECRET not in shown
    shown.encode()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
PLACES: list[list[str | int]] = [
    ["choices"],
    ["choices", 0],
    ["choices", 0, "delta"],
    ["choices", 0, "delta", "content"],
    ["choices", 0, "delta", "tool_calls"],
    ["choices", 0, "delta", "tool_calls", 0],
    ["choices", 0, "delta", "tool_calls", 0, "id"],
    ["choices", 0, "delta", "tool_calls", 0, "index"],
    ["choices", 0, "delta", "tool_calls", 0, "function"],
    ["choices", 0, "delta", "tool_calls", 0, "function", "name"],
    ["choices", 0, "delta", "tool_calls", 0, "function", "arguments"],
    ["choices", 0, "finish_reason"],
    ["usage"],
    ["usage", "prompt_tokens"],
    ["usage", "completion_tokens"],
    ["model"],
]


def with_odd(place: list[str | int], odd: object) -> dict[str, Any]:
    call = {"id": "a", "index": 0, "function": {"name": "roll", "arguments": "{}"}}
    said = {"content": "Yes.", "tool_calls": [call]}
    usage = {"prompt_tokens": 20, "completion_tokens": 5}
    made: Any = {"choices": [{"delta": said, "message": said}], "usage": usage, "model": "m"}
    at = made
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = odd
    return dict(made)


@given(st.sampled_from(PLACES), JSON)
@settings(max_examples=300)
def test_an_answer_of_any_shape_is_a_reply_or_refused(place: list[str | int], odd: object) -> None:
    answer = with_odd(place, odd)
    for take in ("take", "take_whole"):
        collector = Collector(ask())
        try:
            getattr(collector, take)(answer)
            reply = collector.reply()
        except ModelReplyError:
            continue
        assert isinstance(reply.text, str)
        assert 0 <= reply.usage.input_tokens < 10_000
        assert 0 <= reply.usage.output_tokens < 10_000
        repr(reply).encode()


DEEP = b"[" * 100_000 + b"]" * 100_000
ODD: dict[str, bytes] = {
    "deep": DEEP,
    "deep inside": b'{"choices": ' + DEEP + b"}",
    "a number that is none": b'{"error": {"code": "\xc2\xb2", "message": null, "type": ["a"]}}',
    "choices as text": b'{"choices": "hello"}',
    "a choice of nothing": b'{"choices": [null]}',
    "a list for usage": b'{"choices": [], "usage": [1, 2]}',
    "a huge number": b'{"choices": ' + b"9" * 5_000 + b"}",
    "null": b"null",
    "half a character": b'{"error": {"message": "bad \\ud800 thing"}}',
}


@pytest.mark.parametrize("stream", [True, False])
@pytest.mark.parametrize("kind", ODD)
def test_valid_json_of_an_odd_form_is_a_model_error(way: str, kind: str, stream: bool) -> None:
    answer = Answer(steps=[b"data: " + ODD[kind] + b"\n\n"], whole=ODD[kind], done=False)
    with serving(answer) as server, pytest.raises(ModelError) as caught:
        call(opened(way, server.url), ask(), stream=stream)
    str(caught.value).encode()
    assert len(str(caught.value)) < 700


def test_half_characters_are_replaced_and_pairs_kept(way: str) -> None:
    pieces = [b"A \\ud800 door", b" \\ud83d", b"\\ude00."]
    steps: list[Any] = [
        b'data: {"choices":[{"delta":{"content":"' + piece + b'"}}]}\n\n' for piece in pieces
    ]
    with serving(Answer(steps=[*steps, event({}, "stop")])) as server:
        chunks = list(opened(way, server.url).stream(ask()))
    reply = chunks[-1].reply
    assert reply is not None
    assert reply.text == "".join(chunk.text for chunk in chunks)
    assert reply.text.startswith("A \ufffd door")
    assert not any("\ud800" <= char <= "\udfff" for char in reply.text)


def zipped(size: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join(packer.compress(b" " * 1_000_000) for _ in range(size)) + packer.flush()


@pytest.mark.parametrize("stream", [True, False])
def test_an_answer_without_an_end_is_not_read_on(way: str, stream: bool) -> None:
    large = b'{"choices": [{"delta": {"content": "' + b"a" * (MOST_BYTES + 70_000)
    with (
        serving(Answer(steps=[b"data: " + large], whole=large)) as server,
        pytest.raises(ModelReplyError, match="longer than") as caught,
    ):
        call(opened(way, server.url), ask(), stream=stream)
    assert len(caught.value.received) <= 64_000


@pytest.mark.parametrize("status", [200, 400])
def test_a_compressed_answer_is_bounded_by_what_it_unpacks_to(status: int, way: str) -> None:
    bomb = Answer(status=status, headers={"Content-Encoding": "gzip"}, whole=zipped(40))
    with serving(bomb) as server, pytest.raises(ModelReplyError, match="longer than"):
        opened("openai:x", server.url).complete(ask())


def test_a_compressed_answer_of_an_honest_size_is_read(way: str) -> None:
    packed = gzip.compress(json.dumps(whole({"content": "Yes."})).encode())
    with serving(Answer(headers={"Content-Encoding": "gzip"}, whole=packed)) as server:
        assert opened("openai:x", server.url).complete(ask()).text == "Yes."


def test_a_text_that_is_far_too_long_is_a_faulty_reply() -> None:
    collector = Collector(ask())
    endless = (collector.take(event({"content": "ab"})) for _ in range(LONGEST_REPLY))
    with pytest.raises(ModelReplyError, match="longer than") as caught:
        list(endless)
    assert caught.value.reason == "too_large"


def test_a_long_line_in_single_bytes_is_put_together_once() -> None:
    begun = time.process_time()
    line = b"data: " + b"a" * 400_000 + b"\n\n"
    found = [data for data in events(bytes([byte]) for byte in line) if data]
    assert found == ["a" * 400_000]
    assert time.process_time() - begun < 5.0, "copying the line for each byte takes minutes"


@contextmanager
def dripping(first: bytes) -> Iterator[str]:
    """A server that sends a beginning at once and then a byte every 20 ms, without an end."""
    listener = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def drip(line: socket.socket) -> None:
        with line:
            line.settimeout(5)
            line.recv(65_536)
            try:
                line.sendall(first)
                while not ended.wait(0.02):
                    line.sendall(b"a")
            except OSError:
                return

    def serve() -> None:
        while True:
            try:
                line, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=drip, args=(line,), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
    finally:
        ended.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


OK = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
SAID = b'data: {"choices": [{"delta": {"content": "You step in. "}}]}\n\n'
DRIPS = {
    "in its head": b"HTTP/1.1 200 OK\r\nX: ",
    "in a line": OK + b'data: {"choices": [{"delta": {"content": "',
    "in an answer": OK + b'{"choices": [{"message": {"content": "',
    "after a first piece": OK + SAID + b": ",
}


def test_the_deadline_holds_whatever_drips_in(way: str) -> None:
    """All ways to drip at once: the test waits for one deadline, not for eight."""

    def received(where: str, stream: bool) -> str:
        with dripping(DRIPS[where]) as url:
            model = opened(way, url)
            with pytest.raises(ModelUnavailableError, match="was not done after 2 s") as caught:
                call(model, ask(timeout_s=30.0, deadline_s=1.5), stream=stream)
        return caught.value.received

    begun = time.monotonic()
    with ThreadPoolExecutor(max_workers=2 * len(DRIPS)) as pool:
        found = {
            (where, stream): pool.submit(received, where, stream)
            for where in DRIPS
            for stream in (True, False)
        }
        got = {case: told.result(timeout=30.0) for case, told in found.items()}
    assert time.monotonic() - begun < 15.0
    assert got.pop(("after a first piece", True)) == "You step in. "
    assert set(got.values()) == {""}


def test_a_call_that_was_left_ends_its_thread() -> None:
    with dripping(DRIPS["in a line"]) as url:
        model = GuardedModel(OpenAIChat("openai:x", base_url=url))
        with pytest.raises(ModelUnavailableError):
            list(model.stream(ask(deadline_s=0.8)))
        ends = time.monotonic() + 5.0
        while time.monotonic() < ends and any(
            thread.name == "chat-model" for thread in threading.enumerate()
        ):
            time.sleep(0.05)
        assert not any(thread.name == "chat-model" for thread in threading.enumerate())


@pytest.mark.parametrize("fault", [AttributeError("x"), RecursionError(), KeyError(SECRET)])
def test_a_fault_inside_an_adapter_is_a_faulty_reply(fault: Exception) -> None:
    model = GuardedModel(ScriptedChatModel([fault, fault], name="odd"))
    with pytest.raises(ModelReplyError, match="cannot be read") as caught:
        model.complete(ask())
    assert SECRET not in str(caught.value)
    with pytest.raises(ModelReplyError):
        list(model.stream(ask()))


def test_a_reader_who_leaves_early_ends_the_call() -> None:
    closed = threading.Event()

    class Endless(ScriptedChatModel):
        def stream(self, request: Request) -> Iterator[Chunk]:
            try:
                while True:
                    yield Chunk(text="rain ")
                    time.sleep(0.01)
            finally:
                closed.set()

    stream = GuardedModel(Endless([])).stream(ask())
    assert next(iter(stream)).text == "rain "
    stream.close()  # type: ignore[attr-defined]
    assert closed.wait(2.0)


NEGATIVE_OR_ABSURD = [-1, -5_000_000_000, 10**4_000, float("nan"), float("inf"), "12", True, [1]]


@pytest.mark.parametrize("told", [*NEGATIVE_OR_ABSURD, 0])
def test_counts_that_cannot_be_true_never_undercut_the_texts(told: object) -> None:
    request = ask("word " * 400)
    estimate = Usage(input_tokens=estimate_input(request), output_tokens=300, is_estimate=True)
    usage = counted(
        estimate, {"prompt_tokens": told, "completion_tokens": told}, max_tokens=request.max_tokens
    )
    assert usage.is_doubted
    assert usage.input_tokens >= estimate.input_tokens
    assert usage.output_tokens >= estimate.output_tokens
    assert usage.input_tokens < 50_000


def test_counts_that_can_be_true_are_believed() -> None:
    estimate = Usage(input_tokens=500, output_tokens=100, is_estimate=True)
    told = {"prompt_tokens": 420, "completion_tokens": 2_000}
    assert counted(estimate, told, max_tokens=800) == Usage(input_tokens=420, output_tokens=2_000)


def test_that_counts_were_not_believed_is_said_once() -> None:
    from companion.models import Meter

    meter = Meter()
    answer = Answer(
        whole=whole({"content": "Yes."}, usage={"prompt_tokens": -5, "completion_tokens": -5})
    )
    with serving(answer) as server:
        model = open_model("openai:x", Settings(base_url=server.url), meter=meter, policy=ONCE)
        replies: list[Reply] = [model.complete(ask()) for _ in range(2)]
    assert all(reply.usage.input_tokens > 0 for reply in replies)
    assert meter.report().sentence().count("cannot be true") == 1


def test_a_model_opened_by_another_thread_disturbs_no_masking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {"http://me:secret-of-mine@127.0.0.1:9/v1"}
    monkeypatch.setattr(masking, "_addresses", known)
    read = masking._in_address

    def meanwhile(address: str) -> Iterator[str]:
        known.add(f"{address}/another")
        return read(address)

    monkeypatch.setattr(masking, "_in_address", meanwhile)
    assert "secret-of-mine" not in masking.without_keys("refused: secret-of-mine")
