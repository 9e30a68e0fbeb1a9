"""Whole lines of the JSON contract: what is no call is told, and nothing raises."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api import answer_line

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [
        "op",
        "dice",
        "ds",
        "elements",
        "hindrances",
        "participants",
        "settings",
        "a",
        "b",
        "cash",
        "value",
    ]
)
OPS = st.sampled_from(
    ["challenge", "opposed", "purchase", "edit_trait", "team_turn", "pool", "lookup"]
)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", "bad_json"),
        ("   ", "bad_json"),
        ("{", "bad_json"),
        ("[]", "bad_json"),
        ("null", "bad_json"),
        ("1e999", "bad_json"),
        ("[" * 100_000, "bad_json"),
        ("{}", "bad_field"),
        ('{"system": 5, "call": {}}', "bad_field"),
        ('{"system": "stitcher"}', "bad_field"),
        ('{"system": "stitcher", "call": []}', "bad_field"),
        ('{"system": "stitcher", "call": {}, "x": 1}', "bad_field"),
        ('{"system": "chess", "call": {"op": "pool"}}', "unknown_system"),
        ('{"system": "stitcher", "call": {}}', "bad_field"),
        ('{"system": "stitcher", "call": {"op": 1}}', "bad_field"),
        ('{"system": "stitcher", "call": {"op": "castle"}}', "unknown_op"),
        ('{"system": "stitcher", "call": {"op": "pool", "settings": []}}', "bad_field"),
        (
            '{"system": "stitcher", "call": {"op": "pool", "settings": {"luck": 1}}}',
            "unknown_setting",
        ),
        (
            '{"system": "stitcher", "call": {"op": "pool", "settings": {"odd_extra_die": "x"}}}',
            "bad_value",
        ),
    ],
)
def test_what_is_no_call_is_told(line: str, kind: str) -> None:
    error = answer_line(line)["error"]
    assert error["kind"] == kind
    assert error["message"]


@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    assert isinstance(answer_line(text), dict)
    assert isinstance(answer_line(text, for_odds=True), dict)


@given(OPS, st.dictionaries(FIELDS, JSON, max_size=5), st.booleans())
def test_any_call_is_answered(op: str, fields: dict[str, object], for_odds: bool) -> None:
    line = json.dumps({"system": "stitcher", "call": {"op": op, **fields}})
    answer = answer_line(line, for_odds=for_odds)
    json.dumps(answer)
    if "error" in answer:
        assert answer["error"]["message"]


def test_odds_of_what_has_none_are_refused() -> None:
    line = '{"system": "stitcher", "call": {"op": "pool"}}'
    assert answer_line(line, for_odds=True)["error"]["kind"] == "no_odds"
