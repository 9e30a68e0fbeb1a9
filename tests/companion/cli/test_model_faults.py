"""Servers that leak, sprawl or drip, at a whole command: play goes on, no key is left behind."""

import io
import sys
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.models.retry import RetryingModel
from tests.companion.models.server import Answer, event, refuses, says, serving, whole
from tests.companion.models.test_guarded import LEAKS, ODD, SECRET

LINES = (
    "Farek\nWarrior (3)\nSword\nLong rope\n\n"
    "I climb the cliff with my long rope\ny\nI look around\n/cost\n/quit\n"
)
PLAY = ["play", "--system", "stitcher", "--seed", "7", "--campaign", "Quay", "--model", "openai:x"]
LARGE = b'{"choices": [{"delta": {"content": "' + b"a" * 2_500_000
FAULTS: dict[str, Answer] = {
    **{f"key: {kind}": answer for kind, answer in LEAKS.items()},
    **{
        f"form: {kind}": Answer(steps=[b"data: " + sent + b"\n\n"], whole=sent, done=False)
        for kind, sent in ODD.items()
    },
    "large": Answer(steps=[b"data: " + LARGE], whole=LARGE),
    "half a character": Answer(
        steps=[
            b'data: {"choices":[{"delta":{"content":"A \\ud800 door"}}]}\n\n',
            event({}, "stop"),
        ],
        whole=whole({"content": "A \ud800 door"}),
    ),
}
LATE = {f"late, {kind}": answer for kind, answer in FAULTS.items()}
"""The same where the first, unstreamed answers are only useless: the fault meets the narrator."""


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries wait no real seconds here; how long they would is tested where they are made."""
    monkeypatch.setitem(RetryingModel.__init__.__kwdefaults__, "sleep", lambda _: None)


@pytest.mark.parametrize("kind", [*FAULTS, *LATE])
def test_play_goes_on_and_keeps_no_key(
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path))
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    monkeypatch.setattr(sys, "stdin", io.StringIO(LINES))
    answer = FAULTS.get(kind) or LATE[kind]
    if kind in LATE:
        answer = Answer(
            status=200,
            steps=answer.steps,
            whole=whole({"content": '{"kind": "a'}),
            done=answer.done,
        )
    with serving(answer) as server:
        assert main([*PLAY, "--base-url", server.url]) == 0
        assert server.requests
    shown = "".join(capsys.readouterr())
    assert "Roll:" in shown
    assert "inside Dicebound" not in shown
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert len(kept) < 1_000_000
    for part in (SECRET[:9], SECRET[-9:], SECRET[6:14]):
        assert part not in shown
        assert part.encode() not in kept


@pytest.mark.parametrize("cost", ["nan", "inf", "-inf", "-1", "1e999"])
@pytest.mark.parametrize("command", ["play", "eval", "ask", "suggest", "propose", "make"])
def test_a_limit_of_cost_that_cannot_be_kept_is_bad_input(
    command: str, cost: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = {"ask": ["who wins a tie?"], "suggest": ["climb"], "make": ["npc"]}.get(command, [])
    assert main([command, *words, f"--max-cost={cost}"]) == 2
    told = capsys.readouterr().err
    assert "--max-cost cannot be" in told
    assert told.count("\n") == 1


BAD = [
    "http://[::1/v1",
    "http://[zz]/v1",
    "http://localhost:99999/v1",
    "http://localhost:0/v1",
    "http://localhost:port/v1",
    "http://:8080/v1",
    f"http://{'a' * 80}.example/v1",
    "ftp://localhost/v1",
]


@pytest.mark.parametrize("address", BAD)
@pytest.mark.parametrize("command", ["play", "suggest", "ask"])
def test_an_address_that_cannot_be_is_bad_input(
    command: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = {"ask": ["who wins a tie?"], "suggest": ["climb"]}.get(command, [])
    assert main([command, *words, "--model", "openai:x", "--base-url", address]) == 2
    told = capsys.readouterr().err
    assert "base_url cannot be" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("address", BAD)
def test_an_address_of_the_environment_that_cannot_be_is_bad_input(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    monkeypatch.setenv("OPENAI_BASE_URL", address)
    assert main(["suggest", "climb", "--model", "openai:x"]) == 2
    assert "base_url cannot be" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wait",
    ["Fri, 31 Dec 9999 23:59:59 -2359", "Fri, 31 Dec 99999 23:59:59", "-5", "nan", "1e9"],
)
def test_a_wait_that_is_no_wait_ends_no_command(
    wait: str, capsys: pytest.CaptureFixture[str]
) -> None:
    limited = refuses(429, "slow down", headers={"Retry-After": wait})
    with serving(limited, says("no")) as server:
        options = ["--model", "openai:x", "--base-url", server.url]
        assert main(["suggest", "climb a wall in the rain", *options]) == 0
    assert "inside Dicebound" not in "".join(capsys.readouterr())
