"""Suites of typed replies, a sample of the cases, and an evaluation that is stopped."""

import json
from typing import Any

import pytest

from companion.errors import ModelUnavailableError
from companion.evaluation import evaluate
from companion.evaluation.score import spread
from companion.evaluation.stage import results
from companion.generators.making import Wish, make
from companion.models import Limits, Meter, Request, ScriptedChatModel
from companion.models.asking import Asker
from companion.models.limits import MeteredModel
from tests.companion.evaluation.test_evaluation import Desk, scored


def effect(good: bool, number: int) -> dict[str, Any]:
    name = ("open way", "loose board", "lantern lit", "bell ringing", "rope cut")[number % 5]
    return {
        "kind": "edge" if good else "trouble", "change": "gain", "target": "scene", "name": name,
        "size": 1, "good": good, "tell": f"There is a {name} by the sea wall.", "lethal": False,
    }  # fmt: skip


def test_effects_are_scored_by_what_the_engine_owes() -> None:
    def good(request: Request) -> str:
        case = request.messages[-1].content
        owed = case.partition("What this result owes:")[2]
        counts = {"none": 0, "one": 1, "two": 2}
        found: list[dict[str, Any]] = []
        for is_good, word in ((True, "gains: "), (False, "setbacks: ")):
            said = owed.partition(word)[2].partition(";")[0].split()
            found += [effect(is_good, n + 2 * is_good) for n in range(counts.get(said[0], 0))]
        return json.dumps({"effects": found})

    def too_much(_: Request) -> str:
        return json.dumps({"effects": [effect(n > 2, n) for n in range(5)]})

    best = scored(good, "effects")["suites"]["effects within what is owed"]
    worst = scored(too_much, "effects")["suites"]["effects within what is owed"]
    assert best["total"] == sum(
        len(list(results(s))) for s in ("stitcher", "skitterbarren", "altars")
    )
    assert best["right"] > worst["right"] == 0


def test_summaries_are_scored_by_what_they_hold_and_what_they_invent() -> None:
    told = {
        "Orlo": "The ferryman Orlo wants his bell back before the fair.",
        "Agatha": "The smuggler Calzon waits at the old mill.",
        "Rusk": "Captain Rusk bars the gate against you.",
    }

    def good(request: Request) -> str:
        case = request.messages[-1].content
        return json.dumps(
            {"summary": next(s for name, s in told.items() if name in case), "facts": []}
        )

    def inventor(_: Request) -> str:
        return json.dumps({"summary": "King Zorblax gave you a golden crown.", "facts": []})

    assert scored(good, "memory")["suites"]["summaries"]["right"] == 3
    assert scored(inventor, "memory")["suites"]["summaries"]["right"] == 0


def test_people_are_scored_by_what_the_engine_lets_stand() -> None:
    def good(request: Request) -> str:
        schema = request.shape.schema["properties"]  # type: ignore[union-attr]
        text = request.messages[0].content
        system = next(
            s for s, t in (("stitcher", "Stitcher"), ("skitterbarren", "Skitterbarren"),
                           ("altars", "Altars")) if t in text
        )  # fmt: skip
        kind = request.shape.name  # type: ignore[union-attr]
        other = make(Wish(kind=kind, system=system, concept="a ferryman"), 99)
        said = {name: other[name] for name in schema if name != "sheet"}
        if "sheet" in schema:
            said["sheet"] = {k: v for k, v in other["sheet"].items() if k not in ("name", "side")}
        return json.dumps(said)

    best = scored(good, "people")["suites"]["people made"]
    assert best["right"] == best["total"] == 9
    assert scored(lambda _: "no", "people")["suites"]["people made"]["right"] == 0


def test_a_sample_is_spread_over_all_cases() -> None:
    assert list(spread(range(20), 4)) == [0, 5, 10, 15]
    assert list(spread(range(3), 4)) == [0, 1, 2]
    report = evaluate(None, name="x", desk=Desk(), most=2)
    assert all(score.total <= 2 for score in report.scores if score.name != "effects told")


def test_a_model_that_fails_now_and_then_is_asked_for_every_case() -> None:
    model = ScriptedChatModel(lambda _: ModelUnavailableError("busy"))
    asker = Asker(model)
    report = evaluate(asker, name="x", desk=Desk(), wanted=("difficulty",))
    assert report.scores[0].total == len(model.requests)


def test_stopped_by_hand_it_shows_what_was_scored_until_then() -> None:
    def script(request: Request) -> Any:
        if request.purpose == "suggest":
            raise KeyboardInterrupt
        return "no"

    report = evaluate(Asker(ScriptedChatModel(script)), name="x", desk=Desk(), most=2)
    assert [(score.name, score.total) for score in report.scores] == [
        ("intent", 2),
        ("difficulty", 0),
    ]
    assert report.as_json()["stopped"] == "stopped by hand during difficulty"


@pytest.mark.parametrize("calls", [1, 5])
def test_at_a_limit_it_stops_and_says_so(calls: int) -> None:
    meter = Meter()
    model = MeteredModel(ScriptedChatModel(lambda _: "no"), meter=meter, limits=Limits(calls=calls))
    report = evaluate(Asker(model, meter=meter), name="x", desk=Desk(), meter=meter)
    assert "a limit was reached" in report.stopped
    assert len(meter.calls) == calls


FOUND = {
    "gained": "a sailor's tin",
    "lost": "your lantern",
    "hurt": "die Hand bis auf den Knochen",
    "joined": "A fisher girl",
}
TURNED = (("not a thread", "frayed through"), ("sieht sich nicht", "knows your face"))


def test_reading_back_is_scored_by_what_a_passage_tells() -> None:
    up = ("below", "Under", "Unter")

    def good(request: Request) -> str:
        case = request.messages[-1].content
        text = case.partition("The passage:")[2]
        lines = [line[2:] for line in case.splitlines() if line[:2] == "- " and line[3] == ":"]
        told = [line[0] for line in lines if line[3:] in text]
        wall = next(line[0] for line in lines if "on top of the wall" in line)
        other = "B" if wall == "A" else "A"
        ended = wall if any(word in text for word in up) else other
        is_open = "coughs" in text or "lowest" in text
        found: dict[str, Any] = {"ending": "open" if is_open else ended, "told": told}
        for name, phrase in FOUND.items():
            found[name] = [phrase] if phrase in text else []
        found["denied"] = [
            line[0] for line in lines for word, change in TURNED if word in text and change in line
        ]
        return json.dumps(found)

    suites = scored(good, "reading")["suites"]
    assert suites["prose read back"]["right"] == suites["prose read back"]["total"] == 8
    assert suites["claims read back"]["right"] == suites["claims read back"]["total"] == 6
    guess = scored(lambda _: '{"ending": "A", "told": ["C", "D", "E"]}', "reading")
    for name in ("prose read back", "claims read back"):
        assert guess["suites"][name]["right"] == 0, "who takes both controls is not believed"
