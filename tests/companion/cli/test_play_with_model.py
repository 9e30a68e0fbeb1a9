"""``play --model`` as a command: a server on a socket, refusals in one sentence, what is sent."""

import io
import sys

import pytest

from companion.cli.main import main
from tests.companion.models.server import says, serving
from tests.companion.narration.test_model_narrator import TOLD, read_reply

SHEET = "Farek\nWarrior (3)\nSword\nLong rope\n\n"
LINES = SHEET + "I climb the cliff with my long rope\n\n/cost\n/quit\n"
PLAY = ["play", "--system", "stitcher", "--seed", "7", "--campaign", "Quay"]


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
    assert "to the chat model: read (gm/read_intent 1)" in shown
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
