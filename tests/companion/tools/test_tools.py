"""Tools of a chat model: derived, strict, bounded, answered in order."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.models import Message, Reply, Request, ScriptedChatModel, ToolCall
from companion.models.asking import Asker
from companion.tools import ToolBox, calls_in_text, converse, without_markup
from companion.tools.fitting import fitted
from companion.tools.schema import action_schema, schema_of
from companion.tools.spoken import asks_in_prose
from engine.api import CharacterJoined, get_system, system_slugs
from engine.api import Request as CheckRequest
from tests.companion.session.doubles import table

GOOD = '{"band": "hard", "stitched": ["Long rope"]}'


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Any]:
    journal, sitting = table(tmp_path, place="a ghoul (2) stands in the crypt")
    with journal:
        ghoul = sitting.system.play.opponent_sheet("ghoul", "2")
        sitting.campaign.apply(CharacterJoined(sheet=ghoul))
        yield sitting.campaign


@pytest.fixture
def box(campaign: Any) -> ToolBox:
    return ToolBox(campaign, "Farek", search=lambda q: [{"id": "x", "text": q}])


def call(name: str = "check", arguments: str = GOOD, id: str = "c1") -> ToolCall:  # noqa: A002
    return ToolCall(id=id, name=name, arguments=arguments)


@pytest.mark.parametrize("system", system_slugs())
def test_every_action_has_a_schema_of_its_own_fields(system: str) -> None:
    for kind in get_system(system).action_types:
        schema = action_schema(kind)
        fields = {f.alias or name for name, f in kind.model_fields.items()}
        assert set(schema["properties"]) == fields - {"op", "acting"}
        assert schema["additionalProperties"] is False


def test_fields_carry_the_words_of_their_type() -> None:
    fields = schema_of(CheckRequest)["properties"]
    assert "help" in fields["stitched"]["description"]


def test_only_what_exists_is_offered(box: ToolBox) -> None:
    tool = next(t for t in box.tools if t.name == "check")
    fields = tool.parameters["properties"]
    assert fields["stitched"]["items"]["enum"] == ["Warrior", "Sword", "Long rope"]
    assert fields["opponent"]["enum"] == ["ghoul"]
    assert "difficulty" not in fields, "code picks the number"
    assert "circumstances" not in fields
    assert "dice" not in json.dumps(tool.parameters)


def test_read_only_binds_nothing_that_changes_the_game(campaign: Any) -> None:
    reading = ToolBox(campaign, "Farek", read_only=True, actions=None)
    assert reading.changing == frozenset()
    assert {t.name for t in reading.tools} == {"odds", "sheet"}
    result = reading.call(call())
    assert "there is no tool 'check'" in result.fault
    assert campaign.next_roll == 1


def test_dice_decide_what_a_model_may_call(campaign: Any) -> None:
    names = {t.name for t in ToolBox(campaign, "Farek", actions=None).tools}
    assert "challenge" in names
    assert "edit_trait" not in names, "a sheet is never changed by say-so"


def test_a_check_is_rolled_with_the_campaigns_dice_and_journaled(
    box: ToolBox, campaign: Any
) -> None:
    result = box.call(call())
    assert not result.fault
    assert json.loads(result.content)["degree"] == campaign.resolution(1).degree
    assert campaign.verify().ok


@pytest.mark.parametrize(
    "arguments",
    [
        '{"band": "Hard", "stitched": "rope"}',
        '{"Band": "DS 3", "stitched": [{"name": "Long rope"}]}',
        '"{\\"band\\": \\"hard\\", \\"stitched\\": [\\"Long rope\\"]}"',
        '{"band": "hard", "stitched": "[\\"Long rope\\"]"}',
        '{"band": "hard", "stitched": ["Long rope"], "opponent": null, "aim": "none"}',
        '{"band": "hard", "stitched": ["long rope (1)"], "dangerous": "false"}',
    ],
)
def test_arguments_that_drifted_make_the_same_check(
    box: ToolBox, campaign: Any, arguments: str
) -> None:
    box.call(call())
    wanted = campaign.rolled(1)[0]
    result = box.call(call(arguments=arguments, id="c2"))
    assert not result.fault
    assert campaign.rolled(2)[0] == wanted


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ('{"band": "ha', "ends too early"),
        ('[{"band": "hard"}]', "object is needed"),
        ("", "no arguments"),
        ("make a DS 3 check", "not JSON"),
        ('{"band": "hard", "band": "easy"}', "twice"),
        ('{"stitched": ["Long rope"]}', "needs a band"),
        ('{"band": "purple"}', "needs a band"),
        ('{"band": "hard", "stitched": ["Wisdom"]}', "'Wisdom' does not exist"),
        ('{"band": "hard", "opponent": "King Zorblax"}', "'King Zorblax' does not exist"),
        ('{"band": "hard", "difficulty": 0}', "table's own"),
        ('{"band": "hard", "circumstances": [["luck", 99]]}', "table's own"),
        ('{"band": "hard", "advantage": true}', "advantage"),
        ('{"band": "hard", "dice": [6, 6, 6]}', "dice"),
        ('{"band": "hard", "actor": "ghoul"}', "actor"),
    ],
)
def test_a_faulty_call_changes_nothing_and_says_why(
    box: ToolBox, campaign: Any, arguments: str, reason: str
) -> None:
    before = campaign.sequence
    result = box.call(call(arguments=arguments))
    assert reason in result.fault
    assert json.loads(result.content)["done"] is False
    assert campaign.sequence == before
    assert not box.call(call(id="next")).fault, "the next turn still works"


def test_a_call_that_was_cut_off_never_runs_even_where_it_could_be_read(
    box: ToolBox, campaign: Any
) -> None:
    result = box.call(call(), "length")
    assert "cut off" in result.fault
    assert campaign.next_roll == 1


def test_an_unknown_tool_is_told_with_those_there_are(box: ToolBox) -> None:
    fault = box.call(call("roll_dice")).fault
    assert "roll_dice" in fault
    assert "check" in fault


def test_two_checks_in_one_reply_are_both_made_in_order(box: ToolBox, campaign: Any) -> None:
    reply = Reply(
        tool_calls=(call(id="a"), call(arguments='{"band": "easy"}', id="b")),
        finish_reason="tool_calls",
    )
    results = box.run(reply)
    assert [r.call.id for r in results] == ["a", "b"]
    assert campaign.next_roll == 3
    assert [json.loads(r.content)["degree"] for r in results] == [
        campaign.resolution(1).degree, campaign.resolution(2).degree,
    ]  # fmt: skip


def test_a_doubled_call_is_made_once(box: ToolBox, campaign: Any) -> None:
    twice = Reply(tool_calls=(call(), call()), finish_reason="tool_calls")
    assert len(box.run(twice)) == 1
    box.run(twice)
    assert campaign.next_roll == 2, "a resumed reply runs nothing again"


def test_one_id_for_two_calls_makes_neither(box: ToolBox, campaign: Any) -> None:
    reply = Reply(tool_calls=(call(), call(arguments='{"band": "easy"}')))
    assert all("share the id" in r.fault for r in box.run(reply))
    assert campaign.next_roll == 1


def test_odds_and_sheet_change_nothing(box: ToolBox, campaign: Any) -> None:
    before = campaign.sequence
    told = json.loads(box.call(call("odds")).content)
    assert told["judged"] == "hard"
    chances = {label: float(text.removesuffix(" %")) for label, text in told["odds"].items()}
    assert sum(chances.values()) == pytest.approx(100, abs=0.3)
    good = [chance for label, chance in chances.items() if "Success" in label]
    assert float(told["works"].removesuffix(" %")) == pytest.approx(sum(good), abs=0.2)
    sheet = json.loads(box.call(call("sheet", '{"name": "farek"}', "s")).content)
    assert any("Long rope" in line for line in sheet["sheet"])
    assert "question" in box.call(call("rules", "{}", "r")).fault
    assert campaign.sequence == before


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "check", "arguments": {"band": "hard"}}</tool_call>',
        '[TOOL_CALLS] [{"name": "check", "arguments": {"band": "hard"}}]',
        'Sure!\n```json\n{"tool": "check", "args": {"band": "hard"}}\n```',
        '{"function": {"name": "check", "arguments": "{\\"band\\": \\"hard\\"}"}}',
    ],
)
def test_calls_in_the_text_are_calls(text: str) -> None:
    (found,) = calls_in_text(text)
    assert found.name == "check"
    assert json.loads(found.arguments) == {"band": "hard"}


@pytest.mark.parametrize(
    "text", ["The rope holds.", '{"band": "hard"}', "<tool_call>{</tool_call>", "[1, 2]", ""]
)
def test_other_text_holds_no_call(text: str) -> None:
    assert calls_in_text(text) == ()


def test_markup_never_reaches_the_player() -> None:
    text = (
        "GM: You wait. <tool_call>{}</tool_call>[roll: 6 6 6]\n"
        '{"name": "x"}\n<|im_end|>The bell tolls.</player>'
    )
    assert without_markup(text) == "You wait. \nThe bell tolls."


@pytest.mark.parametrize(
    ("text", "asks"),
    [("Make a DS 3 check.", True), ("Roll a Wisdom save!", True), ("The rope creaks.", False)],
)
def test_a_roll_that_is_asked_for_in_words(text: str, asks: bool) -> None:
    assert asks_in_prose(text) is asks


def talk(box: ToolBox, *script: Any) -> tuple[Any, ScriptedChatModel]:
    model = ScriptedChatModel(script)
    request = Request(messages=(Message(role="player", content="I climb."),))
    return converse(Asker(model), request, box), model


def calls(*wanted: ToolCall) -> Reply:
    return Reply(tool_calls=wanted, finish_reason="tool_calls")


def test_a_model_gets_its_results_and_sums_up(box: ToolBox) -> None:
    done, model = talk(box, calls(call()), "[roll: 6]You climb on.")
    assert done.text == "You climb on."
    assert not done.failed
    history = model.requests[1].messages
    assert [m.role for m in history] == ["player", "assistant", "tool"]


def test_a_faulty_call_is_repaired_once_with_the_reason(box: ToolBox, campaign: Any) -> None:
    done, model = talk(box, calls(call(arguments='{"band": "ha')), calls(call(id="d")), "There.")
    assert "ends too early" in model.requests[1].messages[-1].content
    assert campaign.next_roll == 2
    assert done.text == "There."


def test_a_roll_asked_for_in_words_is_repaired_once(box: ToolBox, campaign: Any) -> None:
    talk(box, "Make a DS 3 check.", calls(call()), "There.")
    assert campaign.next_roll == 2


def test_after_a_second_fault_something_else_takes_over(box: ToolBox, campaign: Any) -> None:
    done, model = talk(box, "Make a DS 3 check.", "Roll a check, I said!", "Never read.")
    assert done.failed
    assert len(model.requests) == 2
    assert campaign.next_roll == 1


def test_what_was_made_stays_made_when_the_model_dies(box: ToolBox, campaign: Any) -> None:
    done, _ = talk(box, calls(call()))
    assert done.failed
    assert len(done.results) == 1
    assert campaign.next_roll == 2
    assert campaign.verify().ok


def test_fitting_leaves_what_it_does_not_understand() -> None:
    schema = {"properties": {"ds": {"type": "integer"}, "who": {"enum": ["a", "b"]}}}
    assert fitted({"ds": "many", "who": "zzz", "odd": 1}, schema) == {
        "ds": "many", "who": "zzz", "odd": 1,
    }  # fmt: skip
    assert replace(call(), name="x").arguments == GOOD
