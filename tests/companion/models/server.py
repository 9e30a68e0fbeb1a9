"""A scripted OpenAI-compatible server on a real socket: it answers well, and badly on purpose."""

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

DROP = "drop"
Step = dict[str, Any] | float | str | bytes | threading.Event
PATIENCE_S = 60.0


@dataclass
class Answer:
    """One answer of the script.

    `steps` are sent in order when a stream is asked for: a dict is an event, a number a wait in
    seconds, bytes go out as they are, DROP cuts the connection, and what follows a
    `threading.Event` is sent once that is set. `whole` is the body otherwise.
    """

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    steps: Sequence[Step] = ()
    whole: Any = None
    done: bool = True


HEAD = {"id": "chatcmpl-1", "created": 1_700_000_000, "model": "scripted-1"}
CHUNK: dict[str, Any] = HEAD | {"object": "chat.completion.chunk"}


def event(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    return CHUNK | {"choices": [choice]}


USAGE = {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120}
USAGE_EVENT = CHUNK | {"choices": [], "usage": USAGE}


def whole(message: dict[str, Any], finish: str = "stop", usage: Any = USAGE) -> dict[str, Any]:
    choice = {"index": 0, "message": {"role": "assistant"} | message, "finish_reason": finish}
    return HEAD | {"object": "chat.completion", "choices": [choice], "usage": usage}


def says(text: str, *, finish: str = "stop", usage: bool = True) -> Answer:
    words = [word + " " for word in text.split(" ")]
    words[-1] = words[-1][:-1]
    steps = [event({"role": "assistant", "content": None})]
    steps += [event({"content": word}) for word in words]
    steps += [event({}, finish)] + ([USAGE_EVENT] if usage else [])
    return Answer(steps=steps, whole=whole({"content": text}, finish, USAGE if usage else None))


def calls(*wanted: tuple[str, str], finish: str = "tool_calls") -> Answer:
    """Tool calls, each with a name and raw arguments, in pieces of seven characters."""
    steps: list[Step] = []
    for index, (name, raw) in enumerate(wanted):
        first = {"index": index, "id": f"c{index}", "type": "function"}
        steps.append(event({"tool_calls": [first | {"function": {"name": name, "arguments": ""}}]}))
        for start in range(0, len(raw), 7):
            piece = {"index": index, "function": {"arguments": raw[start : start + 7]}}
            steps.append(event({"tool_calls": [piece]}))
    message = {
        "content": None,
        "tool_calls": [
            {"id": f"c{i}", "type": "function", "function": {"name": name, "arguments": raw}}
            for i, (name, raw) in enumerate(wanted)
        ],
    }
    return Answer(steps=[*steps, event({}, finish), USAGE_EVENT], whole=whole(message, finish))


def refuses(
    status: int, message: str = "no", *, headers: dict[str, str] | None = None, **facts: Any
) -> Answer:
    body = {"error": {"message": message, "type": "error", "param": None, "code": None} | facts}
    return Answer(status=status, headers=headers or {}, whole=body)


def limited(*, retry_after: str | None = None) -> Answer:
    return refuses(
        429,
        "Rate limit reached",
        headers={} if retry_after is None else {"Retry-After": retry_after},
        code="rate_limit_exceeded",
    )


def limited_at(chunk: int) -> Answer:
    """A stream whose chunk of that number (from 1) is a 429 fault."""
    words = [event({"content": f"word{n} "}) for n in range(1, chunk)]
    fault = {"error": {"message": "slow down", "type": "rate_limit_error", "code": 429}}
    return Answer(steps=[*words, fault], whole=fault)


def empty() -> Answer:
    return Answer(
        steps=[event({"role": "assistant", "content": ""}), event({}, "stop")],
        whole=whole({"content": ""}),
    )


def drops(*, after: int) -> Answer:
    """A connection that is cut after so many chunks; 0 is before the first byte of an answer."""
    steps: list[Step] = [event({"content": f"word{n} "}) for n in range(1, after + 1)]
    return Answer(steps=[*steps, DROP], whole=DROP)


def ends_early() -> Answer:
    """A stream that is closed in good order but never says that it is finished."""
    return Answer(steps=[event({"content": "Half a"})], done=False, whole=whole({"content": ""}))


def slow(delay_s: float, text: str = "At last.") -> Answer:
    return Answer(steps=[delay_s, event({"content": text}), event({}, "stop")], whole=delay_s)


class ScriptedServer(ThreadingHTTPServer):
    daemon_threads = True
    # A client that hangs up at once is part of the game.
    request_queue_size = 16

    def __init__(self, script: Sequence[Answer]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.script = list(script)
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.ended = threading.Event()
        """Set when nobody needs the server any more: its slow answers sleep no longer."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: broken connections are expected."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: ScriptedServer

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append(body)
        self.server.headers.append({k.lower(): v for k, v in self.headers.items()})
        number = len(self.server.requests) - 1
        answer = self.server.script[min(number, len(self.server.script) - 1)]
        if answer.status == 200 and body.get("stream"):
            self._stream(answer)
        else:
            self._whole(answer)

    def _whole(self, answer: Answer) -> None:
        if answer.whole == DROP:
            self._drop()
            return
        if isinstance(answer.whole, float):
            self.server.ended.wait(answer.whole)
        raw = answer.whole if isinstance(answer.whole, bytes) else json.dumps(answer.whole).encode()
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(raw)))
        self.end_headers()
        self.wfile.write(raw)

    def _stream(self, answer: Answer) -> None:
        if answer.steps and answer.steps[0] == DROP:
            self._drop()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for step in answer.steps:
            if step == DROP:
                self._drop()
                return
            if isinstance(step, threading.Event):
                if not step.wait(PATIENCE_S):
                    self._drop()
                    return
            elif isinstance(step, float):
                self.server.ended.wait(step)
            elif isinstance(step, bytes):
                self._chunk(step)
            else:
                data = json.dumps(step, ensure_ascii=False)
                self._chunk(b"data: " + data.encode() + b"\n\n")
        if answer.done:
            self._chunk(b"data: [DONE]\n\n")
        self._chunk(b"")

    def _chunk(self, data: bytes) -> None:
        self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")
        self.wfile.flush()

    def _drop(self) -> None:
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(2)


@contextmanager
def serving(*script: Answer) -> Iterator[ScriptedServer]:
    server = ScriptedServer(script)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.ended.set()
        server.shutdown()
        server.server_close()
        thread.join(5)
