"""Replies that are kept: asked once, found again, and never mistaken for one another."""

import json
from pathlib import Path

import pytest

from companion.errors import ModelUnavailableError
from companion.models import Reply, ScriptedChatModel, ToolCall
from companion.models.kept import KeepingModel, KeptReplies
from tests.companion.models.conftest import ask


def test_a_reply_is_asked_for_once_over_two_runs(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "replies.jsonl"
    call = ToolCall(id="c", name="check", arguments='{"ds": 3')
    first = ScriptedChatModel([Reply(text="Rain.", tool_calls=(call,), finish_reason="length")])
    told = KeepingModel(first, KeptReplies(path)).complete(ask())
    second = ScriptedChatModel([])
    kept = KeptReplies(path)
    again = KeepingModel(second, kept).complete(ask())
    assert again == told, "the raw text of a call that was cut off is kept as it came"
    assert not second.requests
    assert kept.found == 1


def test_a_question_asked_twice_has_two_answers(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    model = KeepingModel(ScriptedChatModel(["One.", "Two."]), KeptReplies(path))
    assert [model.complete(ask()).text for _ in range(2)] == ["One.", "Two."]
    model = KeepingModel(ScriptedChatModel(["Three."]), KeptReplies(path))
    assert [model.complete(ask()).text for _ in range(3)] == ["One.", "Two.", "Three."]


def test_another_question_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    KeepingModel(ScriptedChatModel(["One."]), KeptReplies(path)).complete(ask())
    model = KeepingModel(ScriptedChatModel(["Other."]), KeptReplies(path))
    assert model.complete(ask("I wait.")).text == "Other."


def test_a_stream_is_kept_when_it_came_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    stream = KeepingModel(ScriptedChatModel(["The rope holds."]), KeptReplies(path)).stream(ask())
    told = "".join(chunk.text for chunk in stream)
    chunks = list(KeepingModel(ScriptedChatModel([]), KeptReplies(path)).stream(ask()))
    assert "".join(chunk.text for chunk in chunks) == told == "The rope holds."
    assert chunks[-1].reply is not None


def test_what_broke_off_or_failed_is_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    model = KeepingModel(
        ScriptedChatModel([ModelUnavailableError("busy"), "Half a story."]), KeptReplies(path)
    )
    with pytest.raises(ModelUnavailableError):
        model.complete(ask())
    stream = model.stream(ask())
    next(stream)
    stream.close()  # type: ignore[attr-defined]
    assert not path.exists()


def test_a_line_that_was_cut_off_counts_as_not_there(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    KeepingModel(ScriptedChatModel(["One."]), KeptReplies(path)).complete(ask())
    line = path.read_text("utf-8")
    path.write_text(line[:-20] + "\n[]\n7\n" + json.dumps({"format": 99}) + "\n", "utf-8")
    model = KeepingModel(ScriptedChatModel(["Anew."]), KeptReplies(path))
    assert model.complete(ask()).text == "Anew."


def test_fresh_throws_away_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    KeepingModel(ScriptedChatModel(["One."]), KeptReplies(path)).complete(ask())
    model = KeepingModel(ScriptedChatModel(["Anew."]), KeptReplies(path, is_fresh=True))
    assert model.complete(ask()).text == "Anew."


def test_the_clock_counts_the_seconds_that_a_reply_took_then(tmp_path: Path) -> None:
    path = tmp_path / "replies.jsonl"
    KeepingModel(ScriptedChatModel(["One."]), KeptReplies(path)).complete(ask())
    line = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**line, "seconds": 12.5}) + "\n", "utf-8")
    kept = KeptReplies(path)
    begun = kept.clock()
    KeepingModel(ScriptedChatModel([]), kept).complete(ask())
    assert kept.clock() - begun >= 12.5
