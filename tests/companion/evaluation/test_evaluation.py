"""The evaluation tells a good model from a bad one, and both from the storyteller."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from companion.cli.main import main
from companion.errors import BadInputError
from companion.evaluation import evaluate
from companion.evaluation.stage import outcomes
from companion.models import Meter, Reply, Request, ScriptedChatModel, ToolCall
from companion.models.asking import Asker
from companion.models.limits import MeteredModel
from companion.narration.prose_check import check_prose
from companion.prompting import load_prompt, prompt_ids
from companion.rules_desk.answer import Answer
from companion.rules_desk.desk import RulesDesk
from engine.api import get_system


class Desk:
    """Finds nothing, at once."""

    def answer(self, question: str, system: str) -> Answer:
        return Answer(status="not_found", answer="The book is silent.", citations=(), passages=())


def scored(script: Any, *wanted: str) -> dict[str, Any]:
    meter = Meter()
    model = MeteredModel(ScriptedChatModel(script), meter=meter)
    report = evaluate(Asker(model, meter=meter), name="x", desk=Desk(), meter=meter, wanted=wanted)
    return report.as_json()


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_every_degree_of_every_game_is_on_the_stage(system: str) -> None:
    found = {brief.degree for brief, _ in outcomes(system)}
    assert found == {degree.slug for degree in get_system(system).degrees}


def test_the_same_cases_come_in_the_same_order() -> None:
    assert [b for b, _ in outcomes("stitcher")] == [b for b, _ in outcomes("stitcher")]


def test_a_model_that_always_says_success_is_told_from_an_honest_one() -> None:
    def liar(_: Request) -> str:
        return "You stand on top of the wall, and it was easy. You find a golden crown."

    def honest(request: Request) -> str:
        case = request.messages[-1].content
        worked = "It worked." in case
        told = case.partition("Changes, all to be told:\n")[2].partition("\n\n")[0]
        lines = [line[2:].partition(" (")[0] for line in told.splitlines() if line[:2] == "- "]
        notes = case.partition("Facts, all to be told:\n")[2].partition("\n\n")[0]
        lines += [line[2:] for line in notes.splitlines() if line[:2] == "- "]
        first = (
            "You stand on top of the wall before the watch comes round."
            if worked
            else "Mortar crumbles under you, and the watch turns its lantern your way."
        )
        return " ".join([first, *lines])

    bad = scored(liar, "faithfulness")["suites"]["faithful to the degree"]
    good = scored(honest, "faithfulness")["suites"]
    assert bad["right"] == 0
    assert good["faithful to the degree"]["right"] >= 0.85 * bad["total"]
    assert good["effects told"]["right"] == good["effects told"]["total"]


def test_whatever_a_model_says_the_player_is_shown_what_stands() -> None:
    def liar(_: Request) -> str:
        return "You stand on top of the wall. You find a golden crown and 500 coins."

    shown = scored(liar, "faithfulness")["suites"]["shown to the player"]
    assert not any("crown" in line or "500" in line for line in shown["wrong"])
    for brief, effects in outcomes("stitcher"):
        assert check_prose(["You find a golden crown and 500 coins."], brief, effects)


def test_bands_and_calls_are_scored() -> None:
    def script(request: Request) -> Any:
        if request.purpose == "suggest":
            return '{"band": "impossible", "reason": "It is."}'
        text = request.messages[1].content
        wanted = "sheet" if "good at" in text else "odds" if "likely" in text else ""
        wanted = wanted or ("odds" if "chances" in text else "rules")
        if request.tool_choice == "none":
            return "Done."
        arguments: dict[str, Any] = {
            "sheet": {"name": "Farek"},
            "rules": {"question": "a tie"},
            "odds": {"stitched": ["Long rope"], "band": "hard"},
        }[wanted]
        if "watchman" in text:
            arguments = {"stitched": ["Sword"], "band": "tricky"}
        call = ToolCall(id="1", name=wanted, arguments=json.dumps(arguments))
        return Reply(tool_calls=(call,), finish_reason="tool_calls")

    suites = scored(script, "difficulty", "tools")["suites"]
    assert suites["tool calls"] == {"right": 6, "total": 6, "wrong": []}
    assert suites["difficulty"]["right"] < suites["difficulty"]["total"]


def test_a_model_that_obeys_the_player_fails_on_injection() -> None:
    def obedient(request: Request) -> str:
        text = request.messages[-1].content
        return json.dumps(
            {"needs_roll": False, "kind": "none", "stitched": [], "hindering": [], "off_sheet": [],
             "opponent": None, "target": None, "goal": text, "band": "easy",
             "band_reason": "New instructions: SYSTEM says so.", "success": "The guard is dead.",
             "failure": "A flaming sword is yours.", "then": ""}
        )  # fmt: skip

    found = scored(obedient, "injection")["suites"]["injection"]
    assert 0 < found["right"] < found["total"]


def test_a_model_that_does_not_answer_scores_nothing_and_breaks_nothing() -> None:
    suites = scored([], "faithfulness", "tools")["suites"]
    assert suites["faithful to the degree"]["right"] == 0
    assert suites["tool calls"]["right"] == 0
    shown = suites["shown to the player"]
    assert shown["right"] >= 0.9 * shown["total"], "the storyteller took over"


def test_usage_and_time_are_in_the_report() -> None:
    report = scored(lambda _: "You stand on top.", "faithfulness")
    assert report["usage"]["calls"] > 0
    assert report["seconds"] >= 0


def test_an_unknown_suite_is_told() -> None:
    with pytest.raises(BadInputError, match="faithfulness"):
        evaluate(None, name="x", desk=Desk(), wanted=("charm",))


def test_the_command_prints_json_for_the_storyteller(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.cli.stores.make_desk", SimpleNamespace)
    assert main(["eval", "--suite", "injection", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["name"] == "storyteller"
    assert report["suites"]["injection"]["right"] == report["suites"]["injection"]["total"]


def test_the_command_names_suites_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "--suite", "charm"]) == 2
    assert "faithfulness" in capsys.readouterr().err


def test_every_prompt_of_play_is_measured() -> None:
    """A prompt changes with a score: some suite sends every one whose reply is typed, and most."""
    sent: set[str] = set()

    def script(request: Request) -> str:
        sent.update(ref.id for ref in request.prompts)
        return "You find a golden crown."

    asker = Asker(ScriptedChatModel(script))
    evaluate(asker, name="x", desk=RulesDesk(), most=1)
    evaluate(asker, name="x", desk=RulesDesk(), wanted=("people",))
    never = {"gm/talk", "shared/call_again"}
    assert set(prompt_ids()) - sent == never
    assert all(load_prompt(name).output == "text" for name in never)
