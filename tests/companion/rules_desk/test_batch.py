"""JSON lines in, JSON lines out."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.retrieval.corpus import shipped_books
from companion.rules_desk.__main__ import main
from companion.rules_desk.batch import answer_line, answer_lines
from companion.rules_desk.desk import RulesDesk


def test_lines_are_answered_in_order_and_errors_do_not_stop_the_batch(desk: RulesDesk) -> None:
    lines = [
        '{"system": "altars", "question": "how much health do i start with"}',
        "",
        "[1, 2]",
        '{"system": "altars"}',
        '{"system": "altars", "question": 3}',
        '{"system": "chess", "question": "mate?"}',
        '{"system": "altars", "question": "x", "volume": 11}',
        "[" * 100_000,
        '{"system": "stitcher", "question": "what does a Weight mean"}',
    ]
    out = [json.loads(line) for line in answer_lines(lines, desk)]
    assert set(out[0]) >= {"status", "answer", "citations", "passages"}
    kinds = [entry["error"]["kind"] for entry in out[1:8]]
    assert kinds == [
        "bad_json",
        "bad_json",
        "bad_field",
        "bad_field",
        "unknown_system",
        "bad_field",
        "bad_json",
    ]
    assert out[3]["error"]["field"] == "question"
    assert out[8]["status"] == "answered"


def test_one_question_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--system", "altars", "what does a d4 stand for"]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "answered"
    assert main(["--system", "chess", "mate?"]) == 2
    assert "no rules for 'chess'" in capsys.readouterr().err


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.sampled_from(shipped_books()), st.text())
def test_any_question_gets_an_answer_whose_quotes_stand_in_its_passages(
    desk: RulesDesk, system: str, question: str
) -> None:
    answer: Any = answer_line(json.dumps({"system": system, "question": question}), desk)
    assert answer["status"] in {"answered", "open", "not_found"}
    texts = [passage["text"] for passage in answer["passages"]]
    assert len(texts) >= 5
    assert all(any(c["quote"] in text for text in texts) for c in answer["citations"])
    json.dumps(answer, ensure_ascii=False).encode()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text())
def test_any_line_is_answered_or_refused(desk: RulesDesk, line: str) -> None:
    assert set(answer_line(line, desk)) & {"error", "status"}
