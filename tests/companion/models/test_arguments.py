import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import ModelReplyError
from companion.models import Reply, ToolCall, distinct_calls, strict_arguments, strict_object

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
OBJECTS = st.dictionaries(st.text(max_size=5), VALUES, max_size=4)


def reason(raw: str, finish: str = "tool_calls", **options: object) -> str:
    with pytest.raises(ModelReplyError) as caught:
        strict_arguments(raw, finish, **options)  # type: ignore[arg-type]
    return caught.value.reason


@given(OBJECTS)
def test_a_whole_object_comes_back_as_it_was(value: dict[str, object]) -> None:
    assert strict_arguments(json.dumps(value), "tool_calls") == value


@given(OBJECTS.filter(bool), st.data())
def test_no_proper_beginning_of_a_call_is_taken(
    value: dict[str, object], data: st.DataObject
) -> None:
    raw = json.dumps(value)
    cut = data.draw(st.integers(0, len(raw) - 1))
    assert reason(raw[:cut]) in {"cut_off", "empty", "not_json"}


@pytest.mark.parametrize("raw", ['{"energy_delta": -1', '{"energy_delta": -1}', '{"a": "b'])
def test_a_reply_that_ran_out_of_tokens_is_refused_even_if_it_looks_whole(raw: str) -> None:
    assert reason(raw, "length") == "cut_off"


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ("", "empty"),
        ("  \n", "empty"),
        ('[{"ds": 3}]', "not_an_object"),
        ("3", "not_an_object"),
        ("null", "not_an_object"),
        ('"make a DS 3 check"', "not_json"),
        ("make a DS 3 check", "not_json"),
        ("{'ds': 3}", "not_json"),
        ('{"ds": 3,}', "not_json"),
        ('{"ds": 3}{"ds": 4}', "not_json"),
        ('{"ds": 3} and then', "not_json"),
        ('{"ds": NaN}', "not_json"),
        ('{"ds": 1e999}', "not_json"),
        ('{"ds": 3, "ds": 0}', "duplicate_key"),
        ('{"a": {"b": 1, "b": 2}}', "duplicate_key"),
        ('{"a": ' + "[" * 50_000 + "]" * 50_000 + "}", "too_large"),
        ("[" * 30_000 + "]" * 30_000, "not_json"),
        ('{"n": ' + "9" * 5_000 + "}", "not_json"),
        ('"\\"{\\\\\\"ds\\\\\\": 3}\\""', "not_an_object"),
    ],
)
def test_what_is_refused_says_why(raw: str, why: str) -> None:
    assert reason(raw) == why


def test_an_object_in_a_string_is_unwrapped_once() -> None:
    assert strict_arguments(json.dumps('{"ds": 3}'), "stop") == {"ds": 3}
    assert (
        reason(json.dumps('{"ds": 3')) == "cut_off" or reason(json.dumps('{"ds": 3')) == "not_json"
    )
    assert reason(json.dumps(json.dumps('{"ds": 3}'))) == "not_an_object"


SCHEMA = {
    "type": "object",
    "properties": {
        "elements": {"type": "array", "items": {"$ref": "#/$defs/Element"}},
        "target": {"anyOf": [{"$ref": "#/$defs/Element"}, {"type": "null"}]},
        "note": {"type": "string"},
        "either": {"anyOf": [{"type": "string"}, {"type": "array"}]},
    },
    "$defs": {"Element": {"type": "object", "properties": {"name": {"type": "string"}}}},
}


def test_a_field_that_should_be_a_list_is_unwrapped_and_texts_stay_texts() -> None:
    raw = json.dumps(
        {
            "elements": '[{"name": "Rope"}]',
            "target": '{"name": "x"}',
            "note": "[1]",
            "either": "[1]",
        }
    )
    assert strict_arguments(raw, "tool_calls", schema=SCHEMA) == {
        "elements": [{"name": "Rope"}],
        "target": {"name": "x"},
        "note": "[1]",
        "either": "[1]",
    }


def test_a_broken_list_in_a_field_is_refused() -> None:
    assert reason(json.dumps({"elements": '[{"name": '}), schema=SCHEMA) == "cut_off"


def test_a_fence_around_the_whole_object_is_taken_off_and_prose_is_not() -> None:
    assert strict_object(Reply(text='```json\n{"band": "hard"}\n```')) == {"band": "hard"}
    chatty = 'Sure!\n```json\n{"band": "hard"}\n```\nAnything else?'
    assert strict_object(Reply(text=chatty)) == {"band": "hard"}
    with pytest.raises(ModelReplyError):
        strict_object(Reply(text='Sure! {"band": "hard"}'))
    with pytest.raises(ModelReplyError):
        strict_object(Reply(text=f"{chatty}\n{chatty}"))
    with pytest.raises(ModelReplyError):
        strict_object(Reply(text='{"band": "hard"}', finish_reason="length"))
    with pytest.raises(ModelReplyError):
        strict_object(Reply(text=" "))


def test_a_call_sent_twice_counts_once_and_equal_calls_are_two() -> None:
    first = ToolCall(id="a", name="roll", arguments='{"ds": 3}')
    second = ToolCall(id="b", name="roll", arguments='{"ds": 3}')
    nameless = ToolCall(id="", name="roll", arguments='{"ds": 3}')
    assert distinct_calls([first, second, first]) == (first, second)
    assert distinct_calls([nameless, nameless]) == (nameless, nameless)


def test_one_id_for_two_calls_is_refused() -> None:
    first = ToolCall(id="a", name="roll", arguments='{"ds": 3}')
    other = ToolCall(id="a", name="roll", arguments='{"ds": 4}')
    with pytest.raises(ModelReplyError, match="share the id"):
        distinct_calls([first, other])
