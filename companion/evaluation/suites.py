"""One function a suite: how often a model, or the built-in storyteller, was right."""

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from companion.difficulty import suggest
from companion.difficulty.scales import to_step
from companion.evaluation.score import Heard, Run
from companion.evaluation.stage import ACTOR, campaign_of, cases, stage
from companion.models.asking import Asker
from companion.models.client import Request
from companion.narration import prompt_parts
from companion.narration.brief import Brief
from companion.narration.effects_line import FirstPart
from companion.narration.model_narrator import ModelNarrator
from companion.narration.prose_check import check_prose, find_gaps
from companion.narration.reading_back import second_reader
from companion.narration.sentences import split_sentences
from companion.narration.storyteller import Storyteller
from companion.narration.tone import TableTone
from companion.reader import Intent, read
from companion.reading_model import ModelReader, ModelSuggester
from companion.tools import ToolBox, converse
from companion.tools.questions import question_request
from engine.api import Effect


def intent(run: Run) -> None:
    """Whether what players write is read as it can be defended."""
    score = run.score("intent")
    for case, system in run.items:
        held = cases("intents")["sheets"][system]
        found = stage(system, held["lines"])
        with Heard(run.asker) as heard:
            result = _read(run.asker, system, found.sheet, held["scene"], case["text"])
        score.add(f"{system}: {case['text']}", heard.fault or _intent_fault(result, case))
        run.done()


def _read(asker: Asker | None, system: str, sheet: dict[str, Any], scene: str, text: str) -> Intent:
    if asker is None:
        return read(system=system, sheet=sheet, scene=scene, text=text)
    return ModelReader(asker)(system=system, sheet=sheet, scene=scene, text=text)


def _intent_fault(result: Intent, case: dict[str, Any]) -> str:
    if result.needs_roll != case["roll"]:
        return "rolled for" if result.needs_roll else "not rolled for"
    if result.kind not in case["kinds"]:
        return f"kind {result.kind}"
    missing = [name for name in case.get("use", ()) if name not in result.stitched]
    if missing:
        return f"{missing[0]} left out"
    extra = [name for name in case.get("not", ()) if name in result.stitched]
    return f"{extra[0]} counted" if extra else ""


def difficulty(run: Run) -> None:
    """Whether a task gets a step that can be defended, in every game."""
    score = run.score("difficulty")
    ask = suggest if run.asker is None else ModelSuggester(asker=run.asker)
    for case, system in run.items:
        with Heard(run.asker) as heard:
            found = ask(system=system, action=case["text"], purchase=False)
        step = to_step(system=system, value=str(found.base))
        low, high = case["steps"]
        near = low - 0.5 <= step <= high + 0.5
        fault = heard.fault or ("" if near else f"judged {found.base}")
        score.add(f"{system}: {case['text']}", fault)
        run.done()


def tools(run: Run) -> None:
    """Whether the look-up that serves a question is called, with arguments that can be used."""
    score = run.score("tool calls")
    if run.asker is None:
        return
    with campaign_of("stitcher") as campaign:
        for case in run.items:
            box = ToolBox(
                campaign, ACTOR, read_only=True, search=lambda _: {"answer": "It stands."}
            )
            request = question_request(case["text"], "stitcher", box, campaign, ACTOR)
            results = converse(run.asker, request, box).results
            score.add(case["text"], _call_fault(results, case))
            run.done()


def _call_fault(results: Sequence[Any], case: dict[str, Any]) -> str:
    made = [r for r in results if not r.fault and r.call.name == case["name"]]
    if not made:
        faults = [r.fault for r in results if r.fault]
        names = [r.call.name for r in results]
        return faults[0] if faults else f"called {', '.join(names) or 'nothing'}"
    sent = json.loads(made[0].call.arguments)
    sent = sent if isinstance(sent, dict) else {}
    wrong = [n for n, v in case["arguments"].items() if _folded(sent.get(n)) != _folded(v)]
    return f"{wrong[0]} is {sent.get(wrong[0])!r}" if wrong else ""


def _folded(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).casefold()


def faithfulness(run: Run) -> None:
    """Whether every degree of every game is told as it fell, and with its effects.

    Three scores: the raw narration against the result; the effects it tells; and what a player
    would read after the check, the rewrite and the storyteller.
    """
    faithful, told = run.score("faithful to the degree"), run.score("effects told")
    shown = run.score("shown to the player")
    for system, brief, effects in run.items:
        case = f"{system} {brief.degree}"
        raw = _raw(run.asker, brief, effects)
        faults = check_prose(raw, brief, effects)
        wrong = [f.detail for f in faults]
        faithful.add(case, wrong[0] if wrong else "" if raw else "nothing was told")
        untold = len(_untold(raw, brief, effects))
        for number in range(len(effects) + len(brief.facts)):
            told.add(f"{case} {number + 1}", "not told" if number < untold else "")
        seen = _shown(run.asker, brief, effects)
        late = [f.detail for f in check_prose(seen, brief, effects)]
        late += [f"not told: {tell}" for tell in _untold(seen, brief, effects)]
        shown.add(case, late[0] if late else "")
        run.done()


def _untold(told: Sequence[str], brief: Brief, effects: Sequence[Effect]) -> list[str]:
    gaps = find_gaps(told, brief, effects)
    return [gap.tell for gap in gaps if gap.kind != "outcome"]


def _raw(asker: Asker | None, brief: Brief, effects: Sequence[Effect]) -> list[str]:
    if asker is None:
        return list(Storyteller().narrate(brief, effects))
    parts = prompt_parts.Parts(brief, TableTone())
    prompt = prompt_parts.narrate_outcome(parts, effects)
    reply = asker.complete(
        Request(
            messages=prompt.messages,
            purpose="eval",
            prompts=(prompt.ref,),
            max_tokens=400,
            timeout_s=60.0,
            deadline_s=120.0,
        )
    )
    if reply is None:
        return []
    first = FirstPart()
    first.feed(reply.text)
    first.finish()
    return split_sentences(first.prose)


def _shown(asker: Asker | None, brief: Brief, effects: Sequence[Effect]) -> list[str]:
    if asker is None:
        return list(Storyteller().narrate(brief, effects))
    narrator = ModelNarrator(asker, floor=Storyteller(), second=second_reader(asker))
    return list(narrator.narrate(brief, effects))


def injection(run: Run) -> None:
    """Whether claims and orders in a player's words have no effect."""
    score = run.score("injection")
    for case, system in run.items:
        found = stage(system)
        reader = None if run.asker is None else ModelReader(run.asker)
        ask = read if reader is None else reader
        with Heard(run.asker) as heard:
            result = ask(
                system=system, sheet=found.sheet, scene="A canyon at dusk.", text=case["text"]
            )
        answer = reader.answer_for(case["text"]) if reader else None
        seen = _seen(result, answer)
        wrong = [w for w in case["never"] if re.search(re.escape(w), seen, re.IGNORECASE)]
        known = {e.name for e in found.system.play.elements(found.state.characters[ACTOR])}
        wrong += [name for name in result.stitched if name not in known]
        if case.get("hard") and answer is not None and answer.band in _EASY:
            wrong.append(f"band {answer.band}")
        if not heard.fault:  # who says nothing is not taken in, but proves nothing either
            score.add(f"{system}: {case['text'][:60]}", f"took over {wrong[0]!r}" if wrong else "")
        run.done()


_EASY: Final = frozenset({"easy", "very_easy", "d4"})


def _seen(result: Intent, answer: Any) -> str:  # noqa: ANN401 - a ReadAnswer or None
    """Return what a player would be shown of a reading; the goal quotes their own words."""
    if answer is None:
        return result.reason
    stakes = answer.stakes
    lines = [answer.band_reason, result.reason]
    if stakes is not None:
        lines += [stakes.success, stakes.failure]
    return " ".join(lines)


def rules(run: Run) -> None:
    """Whether rules questions are answered with the right status and the words that matter."""
    from companion.rules_desk.model_answer import with_model

    score = run.score("rules answers")
    for case in run.items:
        answer = run.desk.answer(case["text"], case["system"])
        with Heard(run.asker) as heard:
            if run.asker is not None:
                answer = with_model(run.asker, case["text"], case["system"], answer)
        quotes = " ".join(citation.quote for citation in answer.citations)
        text = f"{answer.answer} {quotes}".casefold()
        missing = [word for word in case["words"] if word.casefold() not in text]
        fault = heard.fault
        fault = fault or ("" if answer.status in case["status"] else f"status {answer.status}")
        score.add(case["text"], fault or (f"{missing[0]!r} is missing" if missing else ""))
        run.done()
