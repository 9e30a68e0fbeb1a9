"""Questions in play over a real socket: looked up with tools, checked, and never a roll."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.cli.main import main
from companion.models import Message, Reply, Request, RetryPolicy, ToolCall, open_model
from companion.models.asking import Asker
from companion.rules_desk.answer import Answer, Citation, FoundPassage
from companion.settings import Settings
from companion.tools import ToolBox, converse
from companion.tools.questions import needs_tools, with_tools
from tests.companion.models.server import Answer as Sent
from tests.companion.models.server import calls, drops, empty, says, serving
from tests.companion.session.doubles import table

SILENT = Answer(status="not_found", answer="The book is silent.", citations=(), passages=())
TIE = FoundPassage(id="s:tie", text="# Ties\nA tie goes to whoever resists.", score=0.9)
FOUND = Answer(
    status="answered",
    answer="A tie goes to whoever resists.",
    citations=(Citation(id="s:tie", title="Ties", quote="A tie goes to whoever resists."),),
    passages=(TIE,),
)
CHANCES = "What are my chances if I climb with the rope? It looks hard."
ODDS = ("odds", '{"band": "hard", "stitched": ["Long rope"]}')


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-test-3f01")
    journal, sitting = table(tmp_path, place="a crypt")
    with journal:
        yield sitting.campaign


def look_up(question: str) -> Answer:
    return FOUND if "tie" in question else SILENT


def asked(campaign: Any, question: str, *script: Sent, plain: Answer = SILENT) -> tuple[Any, Any]:
    with serving(*script) as server:
        model = open_model(
            "openai:scripted-1", Settings(base_url=server.url), policy=RetryPolicy(attempts=1)
        )
        answer = with_tools(
            Asker(model), question, plain, system="stitcher", look_up=look_up,
            campaign=campaign, actor="Farek" if campaign else "",
        )  # fmt: skip
    return answer, server


def works(server: Any) -> str:
    return str(json.loads(server.requests[1]["messages"][-1]["content"])["works"])


def test_chances_are_told_from_the_engines_odds(campaign: Any) -> None:
    box = ToolBox(campaign, "Farek", read_only=True)
    known = json.loads(box.call(ToolCall(id="x", name=ODDS[0], arguments=ODDS[1])).content)
    before = campaign.sequence
    told = f"Taking it as hard, it works in {known['works']} of all cases."
    answer, server = asked(campaign, CHANCES, calls(ODDS), says(told))
    assert (answer.status, answer.answer) == ("answered", told)
    assert works(server) == known["works"]
    assert campaign.sequence == before, "nothing was rolled"
    assert len(server.requests) == 2
    offered = {tool["function"]["name"] for tool in server.requests[0]["tools"]}
    assert offered == {"sheet", "odds", "rules"}, "nothing that changes the game"


def test_a_sheet_is_read(campaign: Any) -> None:
    answer, _ = asked(
        campaign, "Womit komme ich da hoch?", calls(("sheet", '{"name": "Farek"}')),
        says("Du hast ein langes Seil (Long rope)."),
    )  # fmt: skip
    assert answer.answer == "Du hast ein langes Seil (Long rope)."


def test_a_question_in_another_language_is_put_to_the_desk_in_english(campaign: Any) -> None:
    worded = json.dumps(
        {
            "status": "answered",
            "answer": "Wer sich wehrt, gewinnt bei Gleichstand.",
            "quotes": [{"id": "s:tie", "quote": "A tie goes to whoever resists."}],
        }
    )
    answer, server = asked(
        campaign, "Wer gewinnt bei Gleichstand?",
        calls(("rules", '{"question": "who wins a tie?"}')), says(worded),
    )  # fmt: skip
    assert answer.answer == "Wer sich wehrt, gewinnt bei Gleichstand."
    assert [c.quote for c in answer.citations] == ["A tie goes to whoever resists"]
    assert len(server.requests) == 2, "two calls, as an exchange has"
    assert "tools" not in server.requests[1], "no tool is bound while a rules answer is worded"


def test_what_the_desk_does_not_find_in_other_words_either_stays_not_found(campaign: Any) -> None:
    answer, _ = asked(
        campaign, "What is the boiling point of lead?",
        calls(("rules", '{"question": "at what heat does lead boil?"}')),
        says("Lead boils at 1,749 degrees."),
    )  # fmt: skip
    assert answer == SILENT


LIES: dict[str, list[Sent]] = {
    "a number of its own": [calls(ODDS), says("It works in 99.9 % of all cases.")],
    "a number word of its own": [calls(ODDS), says("You need seven successes.")],
    "without looking": [says("You will make it, no doubt.")],
    "a tool that is none": [calls(("edit_trait", "{}")), says("Done, you are immortal.")],
    "markup": [calls(ODDS), says('Sure {"works": true}')],
    "no end of calls": [calls(ODDS), calls(ODDS), calls(ODDS)],
    "faulty twice": [calls(("odds", '{"band": "ha')), calls(("odds", "[]"))],
    "cut off": [calls(ODDS, finish="length"), calls(ODDS, finish="length")],
    "a check": [calls(("check", ODDS[1])), calls(("check", ODDS[1]))],
    "empty": [empty()],
    "dropped": [drops(after=0)],
    "dropped after the call": [calls(ODDS), drops(after=0)],
}


@pytest.mark.parametrize("kind", LIES)
def test_what_does_not_stand_leaves_the_desks_answer(campaign: Any, kind: str) -> None:
    before = campaign.next_roll
    answer, server = asked(campaign, CHANCES, *LIES[kind])
    assert answer == SILENT
    assert campaign.next_roll == before
    assert len(server.requests) <= 3


DRIFT = {
    "another case": '{"Band": "HARD", "stitched": ["long rope"]}',
    "one name for a list": '{"band": "hard", "stitched": "Long rope"}',
    "a list as text": '{"band": "hard", "stitched": "[\\"Long rope\\"]"}',
    "the object as text": json.dumps(ODDS[1]),
    "the number for the band": '{"band": "DS 3", "stitched": ["Long rope"]}',
}


@pytest.mark.parametrize("kind", DRIFT)
def test_arguments_that_drifted_are_understood(campaign: Any, kind: str) -> None:
    told = "It is hard, and the results say how likely."
    answer, _ = asked(campaign, CHANCES, calls(("odds", DRIFT[kind])), says(told))
    assert answer.answer == told


def test_a_call_written_into_the_text_is_a_call(campaign: Any) -> None:
    spoken = f'<tool_call>{{"name": "odds", "arguments": {ODDS[1]}}}</tool_call>'
    answer, _ = asked(campaign, CHANCES, says(spoken), says("It is hard."))
    assert answer.answer == "It is hard."


def test_two_checks_in_one_reply_are_rolled_in_order_and_doubles_once(campaign: Any) -> None:
    two = calls(("check", '{"band": "hard"}'), ("check", '{"band": "easy", "stitched": ["Sword"]}'))
    with serving(two, says("Both are done.")) as server:
        model = open_model("openai:scripted-1", Settings(base_url=server.url))
        box = ToolBox(campaign, "Farek")
        request = Request(messages=(Message(role="player", content="I climb, then strike."),))
        done = converse(Asker(model), request, box)
        again = box.run(model_reply(done))
    assert [result.fault for result in done.results] == ["", ""]
    rolled = [campaign.rolled(number)[0].ds for number in (1, 2)]
    assert rolled[0] > rolled[1]
    assert again == done.results, "the same calls once more roll nothing"
    assert campaign.next_roll == 3
    assert campaign.verify().ok


def model_reply(done: Any) -> Reply:
    return Reply(tool_calls=tuple(r.call for r in done.results), finish_reason="tool_calls")


@pytest.mark.parametrize(
    ("question", "plain", "expected"),
    [
        (CHANCES, FOUND, True),
        ("How likely is it that I get over the wall?", FOUND, True),
        ("How likely is a Disaster?", FOUND, False),
        ("Who wins a tie?", FOUND, False),
        ("Wer gewinnt bei Gleichstand?", SILENT, True),
        ("Was passiert, wenn ich keine passende Eigenschaft habe?", FOUND, True),
        (CHANCES, FOUND.model_copy(update={"odds": "It works in 50 %."}), False),
    ],
)
def test_only_what_needs_a_look_costs_one(question: str, plain: Answer, expected: bool) -> None:
    assert needs_tools(question, plain) is expected


def test_outside_of_a_game_only_the_rules_are_searched(campaign: Any) -> None:
    answer, server = asked(None, "Wer gewinnt?", calls(("sheet", '{"name": "Farek"}')), says("x"))
    assert answer == SILENT
    offered = {tool["function"]["name"] for tool in server.requests[0]["tools"]}
    assert offered == {"rules"}


def test_the_command_answers_a_german_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-test-3f01")
    searched = calls(("rules", '{"question": "who wins when both sides have the same successes?"}'))
    with serving(searched, says("{}"), says("{}")) as server:
        status = main(
            ["ask", "Was gilt bei Gleichstand?", "--json", "--model", "openai:scripted-1",
             "--base-url", server.url]
        )  # fmt: skip
    answer = json.loads(capsys.readouterr().out)
    assert status == 0
    assert answer["status"] == "answered"
    assert answer["citations"], "the desk's own words stand where the model's do not"
