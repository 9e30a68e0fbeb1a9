"""Lines of JSON in, suggestions out, one for one."""

import io
import json

import pytest

from companion.difficulty.__main__ import main
from companion.difficulty.batch import answer, answer_all


def line(**fields):
    return json.dumps({"system": "stitcher", "action": "I climb the wall", **fields})


def test_answers_come_in_order_and_errors_do_not_stop_them():
    given = [line(), "", "nonsense", "[]", line(system="dnd"), line(action="I buy a beer")]
    found = [json.loads(text) for text in answer_all(given)]
    assert [f.get("error", {}).get("kind") for f in found] == [
        None,
        "bad_json",
        "bad_json",
        "bad_json",
        "unknown_system",
        None,
    ]
    assert found[5]["difficulty"] == 1


def test_an_answer_has_the_fields_of_the_contract():
    found = answer(line(context="", hindrances=[["Injured", 2]]))
    assert {"difficulty", "base", "label", "reason"} <= set(found)
    assert found["difficulty"] == found["base"] + 2


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"action": 3}, "action"),
        ({"action": None}, "action"),
        ({"context": ["x"]}, "context"),
        ({"hindrances": "Injured"}, "hindrances"),
        ({"hindrances": [[1, "Injured"]]}, "hindrances"),
        ({"hindrances": [["Injured", True]]}, "hindrances"),
        ({"hindrances": [["Injured", 1.5]]}, "hindrances"),
        ({"purchase": "yes"}, "purchase"),
        ({"extra": 1}, "extra"),
        ({"system": 1}, "system"),
    ],
)
def test_a_wrong_field_is_named(fields, field):
    error = answer(line(**fields))["error"]
    assert (error["kind"], error["field"]) == ("bad_field", field)
    assert error["message"].endswith(".")


@pytest.mark.parametrize("hindrances", [None, [], ["Injured"], [["Injured"]], [["Injured", None]]])
def test_hindrances_may_lack_their_weight(hindrances):
    found = answer(line(hindrances=hindrances))
    assert found["difficulty"] == found["base"] + (1 if hindrances else 0)


def test_the_module_reads_standard_input(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(line() + "\n\n" + line(system="altars") + "\n"))
    assert main(["--batch"]) == 0
    found = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    assert found[1]["error"]["kind"] == "bad_json"
    assert found[2]["difficulty"].startswith("d")


def test_deeply_nested_json_is_bad_json():
    assert answer("[" * 100_000)["error"]["kind"] == "bad_json"
