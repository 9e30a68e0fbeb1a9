"""``play --model`` as a command: a server on a socket, refusals in one sentence, what is sent."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.prompting import load_prompt
from tests.companion.models.server import empty, limited, refuses, says, serving
from tests.companion.narration.test_model_narrator import TOLD, read_reply

SHEET = "Farek\nWarrior (3)\nSword\nLong rope\n\n"
LINES = SHEET + "I climb the cliff with my long rope\n\n/cost\n/quit\n"
PLAY = ["play", "--system", "stitcher", "--seed", "7", "--campaign", "Quay"]
COMMAND = [sys.executable, "-m", "companion", *PLAY, "--model", "openai:x"]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(LINES))
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)


@pytest.mark.usefixtures("typed")
def test_a_server_by_its_address_plays_without_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    told = f'{{"effects": []}}\n{TOLD[False]} {TOLD[True]}'
    with serving(says(read_reply()), says(told), says(told)) as server:
        options = ["--model", "openai:scripted-1", "--base-url", server.url, "--offline"]
        assert main([*PLAY, *options]) == 0
        assert len(server.requests) >= 2
    shown = capsys.readouterr().out
    assert "openai:scripted-1 tells; the dice and the rules decide." in shown
    assert "calls to the chat model" in shown
    assert shown.index("Roll:") < shown.index("The narrator is thinking")


@pytest.mark.usefixtures("typed")
def test_what_is_sent_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    with serving(says(read_reply())) as server:
        options = ["--model", "openai:scripted-1", "--base-url", server.url, "--show-prompt"]
        assert main([*PLAY, *options]) == 0
    shown = capsys.readouterr().out
    version = load_prompt("gm/read_intent").version
    assert f"to the chat model: read (gm/read_intent {version})" in shown
    assert "What the player wrote:" in shown


@pytest.mark.usefixtures("typed")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--model", "openai:gpt-4o-mini"], "OPENAI_API_KEY"),
        (["--model", "openai:gpt-4o-mini", "--offline"], "offline"),
        (["--model", "no provider"], "no provider; write it like"),
        (["--model", "missing.gguf"], "missing.gguf"),
        (["--model", "openai:x", "--base-url", "localhost"], "http://localhost:8080/v1"),
    ],
)
def test_a_model_that_cannot_be_used_is_told_before_anything_starts(
    options: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAY, *options]) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert "Traceback" not in captured.err
    assert len(captured.err.strip().splitlines()) == 1


@pytest.mark.usefixtures("typed")
def test_without_a_model_the_storyteller_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(PLAY) == 0
    shown = capsys.readouterr().out
    assert "The built-in storyteller tells this" in shown
    assert "nothing is spent" in shown


@pytest.mark.usefixtures("typed")
def test_a_model_of_the_settings_is_left_out_offline(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DICEBOUND_CHAT_MODEL", "openai:gpt-4o-mini")
    assert main([*PLAY, "--offline"]) == 0
    assert "The built-in storyteller tells this" in capsys.readouterr().out


@pytest.mark.usefixtures("typed")
def test_a_wait_is_told_with_its_reason_and_play_goes_on_from_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = f'{{"effects": []}}\n{TOLD[False]} {TOLD[True]}'
    script = [limited(retry_after="1"), says(read_reply()), empty(), says(told)]
    with serving(*script) as server:
        assert main([*PLAY, "--model", "openai:x", "--base-url", server.url]) == 0
        asked = [request["messages"] for request in server.requests]
    shown = capsys.readouterr().out
    assert asked[0] == asked[1], "the same request, and nothing else was done again"
    assert asked[2] == asked[3]
    assert "trying again in 1 s ..." in shown
    assert "the chat model's answer is empty; trying again ..." in shown
    assert shown.count("Roll: ") == 1
    assert "takes over" not in shown


GM_LINES = (
    SHEET + "Farek climbs the wall with his long rope\n\n/effect\n/effect 1\n"
    "/ask what happens on a tie?\n/cost\n/quit\n"
)


def test_at_a_gms_table_a_model_reads_judges_and_has_ideas_and_never_tells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(GM_LINES))
    effect = {
        "kind": "trouble", "change": "gain", "target": "scene", "name": "lanterns on the wall",
        "size": 1, "good": False, "tell": "Lanterns flare up along the wall.", "lethal": False,
    }  # fmt: skip
    ideas = json.dumps({"effects": [effect]})
    reply = read_reply(band="hard", band_reason="The stones are wet.", success="", failure="")
    with serving(says(reply), says(ideas)) as server:
        options = ["--gm", "--model", "openai:scripted-1", "--base-url", server.url]
        assert main([*PLAY, *options]) == 0
        prompts = [str(request["messages"][0]["content"])[:40] for request in server.requests]
    shown = capsys.readouterr().out
    assert prompts[0].startswith("You read what a player")
    assert prompts[1].startswith("A roll in the tabletop game")
    assert not any("You tell" in prompt or "two parts" in prompt for prompt in prompts)
    assert "reads and suggests; you tell" in shown
    assert "The stones are wet." in shown
    assert "lanterns on the wall" in shown
    assert "calls to the chat model" in shown


def test_nothing_that_a_library_logs_reaches_the_screen(
    capfd: pytest.CaptureFixture[str], own_home: Path
) -> None:
    """As a process: libraries that load set up logging of their own when nobody has."""
    with serving(says(read_reply())) as server:
        address = server.url.replace("http://", "http://farek:geheim@")
        done = subprocess.run(
            [*COMMAND, "--base-url", address],
            input=LINES, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert server.requests
    assert done.returncode == 0
    assert done.stderr == ""
    assert "geheim" not in done.stdout
    assert not [
        path for path in own_home.rglob("*") if path.is_file() and b"geheim" in path.read_bytes()
    ]


KEY = "sk-test-6d1f9be2077a4c"


@pytest.mark.parametrize("fault", ["well", "wrong key"])
def test_the_key_is_nowhere_that_is_written_or_shown(fault: str, own_home: Path) -> None:
    answer = {
        "well": says(read_reply()),
        "wrong key": refuses(401, f"Incorrect API key provided: {KEY}"),
    }[fault]
    with serving(answer) as server:
        done = subprocess.run(
            [*COMMAND, "--show-prompt"],
            input=LINES, capture_output=True, text=True, timeout=120, check=False,
            env={**os.environ, "OPENAI_API_KEY": KEY, "OPENAI_BASE_URL": server.url},
        )  # fmt: skip
        assert server.headers[0]["authorization"] == f"Bearer {KEY}", "both variables are used"
    assert KEY not in done.stdout + done.stderr
    files = [path for path in own_home.rglob("*") if path.is_file()]
    assert any(b"model_call" in path.read_bytes() for path in files), "calls are in the journal"
    assert not [path for path in files if KEY.encode() in path.read_bytes()]
