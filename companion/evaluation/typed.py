"""Suites of the other prompts whose reply is typed: consequences, summaries, people."""

import re
from collections.abc import Sequence
from typing import Any

from companion.evaluation.score import Run, spread
from companion.evaluation.stage import ACTOR, campaign_of, results, stage
from companion.generators.making import Wish, make
from companion.generators.model_maker import reworked
from companion.memory import Summariser
from companion.memory.summary import EVERY
from companion.narration.model_ideas import ModelIdeas
from companion.narration.model_narrator import ModelNarrator
from companion.narration.reading_back import ReadBack, SecondReader
from companion.narration.storyteller import Storyteller
from companion.session import records
from engine.api import Resolution

FOR_A_GM = 6
"""Cases of consequences that are scored at a human game master's table as well."""


def effects(run: Run) -> None:
    """Whether what is proposed for each degree of each game is just what the degree owes.

    In play, where the consequences come together with the prose, and for some of the cases at a
    human game master's table, where they are asked for alone.
    """
    floor = Storyteller()
    solo = floor if run.asker is None else ModelNarrator(run.asker, floor=floor)
    aside = floor if run.asker is None else ModelIdeas(run.asker)
    in_play = run.score("effects within what is owed")
    for system, brief, resolution in run.items:
        proposed = solo.consequences(brief)
        in_play.add(f"{system} {brief.degree}", _effects_fault(system, resolution, proposed))
        run.done()
    at_a_table = run.score("effects for a human GM")
    for system, brief, resolution in spread(run.items, FOR_A_GM):
        proposed = aside.consequences(brief)
        at_a_table.add(f"{system} {brief.degree}", _effects_fault(system, resolution, proposed))


def _effects_fault(system: str, resolution: Resolution, proposed: Sequence[Any]) -> str:
    found = stage(system)
    bounded = found.system.check_effects(found.state, resolution, proposed)
    missing = bounded.gains_missing + bounded.setbacks_missing
    if missing:
        return f"{missing} of what is owed missing"
    cut = len(proposed) - len(bounded.effects)
    return f"{cut} too many" if cut else ""


def reading(run: Run) -> None:
    """Whether a passage is read back as it tells, by a reader that does not know the result.

    The endings that come about, and the changes and claims that a passage makes, are scored apart.
    """
    endings, claims = run.score("prose read back"), run.score("claims read back")
    if run.asker is None:
        return
    brief = next(iter(results("stitcher")))[0]
    reader = SecondReader(run.asker)
    for case in run.items:
        if "ending" in case:
            found = reader.read(case["told"], brief, ())
            endings.add(case["told"][0], _ending_fault(found, case["ending"]))
        else:
            found = reader.read(case["told"], brief, [case["change"]])
            claims.add(case["told"][0], _claim_fault(found, case))
        run.done()


def _ending_fault(found: ReadBack | None, ending: str) -> str:
    if found is None:
        return "no answer that could be used"
    read = "open" if found.passed is None else "success" if found.passed else "failure"
    return "" if read == ending else f"read as {read}"


def _claim_fault(found: ReadBack | None, case: dict[str, Any]) -> str:
    if found is None:
        return "no answer that could be used"
    if (case["change"] in found.denied) is not case["denied"]:
        return f"{case['change']!r} is {'not ' if case['denied'] else ''}read as denied"
    kinds = sorted({claim.kind for claim in found.claims})
    return "" if kinds == case["finds"] else f"found {', '.join(kinds) or 'nothing'}"


def memory(run: Run) -> None:
    """Whether a summary stands before the journal, says what matters and obeys corrections."""
    score = run.score("summaries")
    if run.asker is None:
        return
    for case in run.items:
        with campaign_of("stitcher") as campaign:
            for number in range(EVERY):
                campaign.append(records.PLAYER, {"text": "I go on.", "actor": ACTOR})
                told = [case["told"][number % len(case["told"])]]
                campaign.append(records.NARRATION, {"roll": None, "sentences": told})
            corrections: list[str] = case.get("corrections", [])
            keeper = Summariser(campaign, run.asker, corrections=corrections.copy)
            was_kept = keeper.keep_up()
            text = " ".join(keeper.latest().sentences)
        score.add(case["name"], _memory_fault(text, case) if was_kept else "nothing could be kept")
        run.done()


def _memory_fault(text: str, case: dict[str, Any]) -> str:
    missing = [word for word in case["words"] if not re.search(re.escape(word), text, re.I)]
    wrong = [word for word in case.get("never", ()) if re.search(re.escape(word), text, re.I)]
    return f"{missing[0]!r} is left out" if missing else f"says {wrong[0]!r}" if wrong else ""


def people(run: Run) -> None:
    """Whether somebody is made whose every part stands, after at most one repair."""
    score = run.score("people made")
    for case, system in run.items:
        wish = Wish(kind=case, system=system, concept="a ferryman who owes everybody")
        floor = make(wish, 7)
        told: list[str] = []
        made = (
            [floor] if run.asker is None else reworked(run.asker, wish, [floor], told=told.append)
        )
        nothing = "nothing was made" if run.asker and made == [floor] else ""
        score.add(f"{system} {case}", told[0] if told else nothing)
        run.done()
