"""A chat model tells one roll: at most two calls, effects first, every sentence checked."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.errors import ModelError, ModelReplyError, ModelUnavailableError
from companion.evaluation.stage import outcomes
from companion.models import Reply, Request, ScriptedChatModel
from companion.models.asking import Asker
from companion.models.client import Chunk
from companion.narration.model_narrator import AGAIN, THINKING, ModelNarrator
from companion.narration.prompt_parts import Parts
from companion.narration.storyteller import Storyteller
from companion.narration.tone import TableTone
from companion.reading_model.reader import READING
from companion.session.exchange import Proposal, Rolled
from tests.companion.narration.model_table import Table, table_with

CLIMB = "I climb the cliff with my long rope"
READ = {
    "needs_roll": True,
    "kind": "challenge",
    "stitched": ["Long rope"],
    "hindering": [],
    "off_sheet": [],
    "opponent": None,
    "target": "the cliff",
    "goal": "climb the cliff",
    "band": "hard",
    "band_reason": "The rock is wet.",
    "success": "You stand on the rim.",
    "failure": "The rope frays and you slide back to the ledge.",
    "then": "",
}
TROUBLE = {
    "kind": "trouble",
    "change": "gain",
    "target": "scene",
    "name": "Falling scree",
    "size": 1,
    "good": False,
    "tell": "Scree keeps falling from above.",
    "lethal": False,
}
TOLD = {
    True: "You stand on the rim, and the rope did its share.",
    False: "The rope frays and you slide back to the ledge.",
}


def read_reply(**changes: object) -> str:
    return json.dumps(READ | changes)


class Script:
    """Answers a reading well, and a telling by the outcome that its prompt names."""

    def __init__(self, *, effects: Any = (), prose: Any = None, rewrite: Any = None) -> None:
        self.effects = effects
        self.prose = prose
        self.rewrite = rewrite
        self.asked: list[str] = []

    def __call__(self, request: Request) -> Any:
        self.asked.append(request.prompts[0].id)
        case = request.messages[-1].content
        if request.purpose == "read":
            return read_reply()
        if request.prompts[0].id == "gm/rewrite_narration" and self.rewrite is not None:
            return self.rewrite
        prose = self.prose or TOLD["It worked." in case] + " Gulls wheel over the water."
        if isinstance(prose, Exception | Reply):
            return prose
        if request.prompts[0].id == "gm/effects_then_narration":
            return json.dumps({"effects": list(self.effects)}) + "\n" + prose
        return prose


def play(tmp_path: Path, script: Any, **more: Any) -> tuple[Table, Rolled, list[str]]:
    table = table_with(tmp_path, script, **more)
    assert isinstance(table.sitting.say(CLIMB), Proposal)
    rolled = table.sitting.roll()
    told = list(table.sitting.tell(rolled).sentences)
    return table, rolled, told


def passed(rolled: Rolled) -> bool:
    return bool(rolled.resolution.passed)


def test_a_good_narration_costs_two_calls_and_is_told_as_it_came(tmp_path: Path) -> None:
    script = Script(effects=[TROUBLE])
    table, rolled, told = play(tmp_path, script)
    assert told[0] == TOLD[passed(rolled)]
    assert told[1] == "Gulls wheel over the water."
    assert script.asked == ["gm/read_intent", "gm/effects_then_narration"]
    assert table.sitting.campaign.verify().ok


def test_the_status_is_there_before_the_call_and_goes_with_the_first_words(tmp_path: Path) -> None:
    table, _, _ = play(tmp_path, Script())
    assert table.said[0] == READING
    assert THINKING in table.said
    assert table.said[-1] == ""


def test_effects_stand_in_the_journal_before_a_word_is_told(tmp_path: Path) -> None:
    table = table_with(tmp_path, Script(effects=[TROUBLE]))
    table.sitting.say(CLIMB)
    told = table.sitting.tell(table.sitting.roll())
    kinds = [record.kind for record in table.sitting.campaign.records()]
    assert kinds[-1] == "events"
    assert "narration" not in kinds[kinds.index("roll") :]
    list(told.sentences)


def test_an_effect_that_was_left_untold_is_told_plainly(tmp_path: Path) -> None:
    for number in range(6):
        folder = tmp_path / str(number)
        folder.mkdir()
        script = Script(effects=[TROUBLE])
        _, _, told = play(folder, script, seed=str(number).encode())
        if any("Scree" in s for s in told):
            return
    pytest.fail("in six rolls none owed a setback")


def test_an_effect_that_the_engine_took_back_is_not_in_the_prose(tmp_path: Path) -> None:
    gift = TROUBLE | {"kind": "gear", "target": "Farek", "name": "Silver lamp", "size": 9,
                      "good": True, "tell": "A silver lamp is yours."}  # fmt: skip
    lamps = [gift | {"name": f"Silver lamp {w}", "tell": f"A silver lamp {w} is yours."}
             for w in ("one", "two", "three")]  # fmt: skip
    prose = "You have three silver lamps now."

    def script(request: Request) -> Any:
        if request.purpose == "read":
            return read_reply()
        worked = "It worked." in request.messages[-1].content
        if request.prompts[0].id == "gm/effects_then_narration":
            return json.dumps({"effects": lamps}) + "\n" + prose
        return TOLD[worked]

    table, rolled, told = play(tmp_path, script)
    assert prose not in told
    assert told[0] == TOLD[passed(rolled)]
    kept = [e for e in table.sitting.campaign.state.story.applied]
    assert len(kept) <= 3


def test_a_lie_is_written_again_once_and_the_refused_text_is_named(tmp_path: Path) -> None:
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        if request.purpose == "read":
            return read_reply()
        worked = "It worked." in request.messages[-1].content
        if request.prompts[0].id == "gm/rewrite_narration":
            return TOLD[worked]
        return '{"effects": []}\n' + TOLD[not worked]

    table, rolled, told = play(tmp_path, script)
    assert told[0] == TOLD[passed(rolled)]
    assert TOLD[not passed(rolled)] not in told
    again = asked[-1].messages[-1].content
    assert TOLD[not passed(rolled)] in again
    assert AGAIN in table.said
    assert len(asked) == 3


def test_a_lie_that_is_told_twice_leaves_the_rest_to_the_storyteller(tmp_path: Path) -> None:
    script = Script(prose="You find a golden crown and 500 coins. You level up.")
    table, _, told = play(tmp_path, script)
    assert len(told) >= 2
    assert not any("crown" in sentence for sentence in told)
    assert len(script.asked) == 3
    assert table.sitting.unfinished() is None


def test_what_is_shown_stays_and_is_not_repeated(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        if request.purpose == "read":
            return read_reply()
        worked = "It worked." in request.messages[-1].content
        if request.prompts[0].id == "gm/rewrite_narration":
            return "The wind drops for a moment. A horn sounds inland?"
        return '{"effects": []}\n' + TOLD[worked] + " You find a golden crown."

    _, rolled, told = play(tmp_path, script)
    assert told[:3] == [
        TOLD[passed(rolled)], "The wind drops for a moment.", "A horn sounds inland?",
    ]  # fmt: skip


def test_what_was_told_to_its_outcome_is_not_told_once_more(tmp_path: Path) -> None:
    shown = " The wind drops for a moment. Gulls wheel over the water."

    def script(request: Request) -> Any:
        if request.purpose == "read":
            return read_reply()
        worked = "It worked." in request.messages[-1].content
        if request.prompts[0].id == "gm/rewrite_narration":
            return "You find a golden crown."
        return '{"effects": []}\n' + TOLD[worked] + shown + " You find a golden crown."

    table, rolled, told = play(tmp_path, script)
    effects = table.sitting.memory.effects_of(rolled.number)
    assert effects is not None
    assert told[0] == TOLD[passed(rolled)]
    assert len(told) <= 3 + len(effects), "no second telling, only a line for what is untold"


def test_one_message_of_two_deeds_is_one_reading_of_the_whole(tmp_path: Path) -> None:
    said = "I put my ear to the rock and try to make out who keeps watch up there"
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        return read_reply(
            goal="make out the watch",
            success="You know where the watch stands.",
            failure="Somebody up there hears a stone roll and leans out.",
        )

    table = table_with(tmp_path, script)
    proposal = table.sitting.say(said)
    assert isinstance(proposal, Proposal)
    assert len(asked) == 1
    assert said in asked[0].messages[-1].content
    assert proposal.stakes.success == "You know where the watch stands."
    assert "The rock is wet" in proposal.reason


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", True), ("en-GB", True), ("English", True), ("German", False), ("de", False)],
)
def test_a_table_speaks_english_however_it_is_written(language: str, expected: bool) -> None:
    tone = TableTone(language=language)
    assert tone.is_english is expected
    assert TableTone(language="de").spoken == "German"


def test_the_facts_of_the_card_are_not_for_the_prose() -> None:
    brief, _ = next(outcomes("skitterbarren"))
    brief = brief.model_copy(update={"notes": ("The GM gains a Blunder.", "The bell has stopped.")})
    assert Parts(brief, TableTone()).facts == "- The bell has stopped."


@pytest.mark.parametrize(
    "fault",
    [
        ModelUnavailableError("429: slow down", status=429),
        ModelUnavailableError("timed out"),
        ModelUnavailableError("the connection was dropped"),
        ModelReplyError("the answer is empty", reason="empty"),
        Reply(text="", finish_reason="stop"),
        Reply(text="", finish_reason="length"),
        Reply(text='{"effects": [{"kind": "gear", "name": "Cro', finish_reason="length"),
        Reply(text='{"effects": []}', finish_reason="stop"),
    ],
)
def test_the_player_gets_the_whole_outcome_whatever_fails(tmp_path: Path, fault: Any) -> None:
    def script(request: Request) -> Any:
        return read_reply() if request.purpose == "read" else fault

    table, rolled, told = play(tmp_path, script)
    assert len(told) >= 2
    assert table.sitting.unfinished() is None
    assert table.sitting.campaign.next_roll == 2
    assert table.sitting.campaign.verify().ok
    owed = table.sitting.system.owed(table.sitting.campaign.state, rolled.resolution)
    events = table.sitting.campaign.consequences_of(rolled.number)
    assert events is not None
    assert len(events) >= owed.setbacks[0] + owed.gains[0]


@pytest.mark.parametrize("after", [1, 5])
def test_a_stream_that_breaks_off_is_completed(tmp_path: Path, after: int) -> None:
    class Breaking:
        name = "breaking"

        def complete(self, request: Request) -> Reply:
            return Reply(text=read_reply())

        def stream(self, request: Request) -> Iterator[Chunk]:
            worked = "It worked." in request.messages[-1].content
            words = ('{"effects": []}\n' + TOLD[worked] + " Gulls wheel. Rain.").split(" ")
            for word in words[:after]:
                yield Chunk(text=word + " ")
            raise ModelUnavailableError("429", status=429, received="...")

    table, _, told = play(tmp_path, Breaking())
    assert len(told) >= 2
    assert table.sitting.unfinished() is None
    assert table.sitting.campaign.verify().ok
    calls = table.records("model_call")
    assert calls[-1]["error"]


def test_words_that_were_cut_off_are_not_shown_in_half(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        if request.purpose == "read":
            return read_reply()
        worked = "It worked." in request.messages[-1].content
        return Reply(text=f'{{"effects": []}}\n{TOLD[worked]} The gulls wh', finish_reason="length")

    _, rolled, told = play(tmp_path, script)
    assert told[0] == TOLD[passed(rolled)]
    assert not any("gulls wh" in sentence for sentence in told)


def test_the_same_roll_is_told_in_other_words_and_never_rolled_again(tmp_path: Path) -> None:
    script = Script()
    table, rolled, _ = play(tmp_path, script)
    script.prose = f"{TOLD[passed(rolled)][:-1]}, at last. The sea is grey."
    again = table.sitting.tell(table.sitting.retry())
    told = list(again.sentences)
    assert told[0].endswith("at last.")
    assert script.asked[-1] == "gm/narrate_outcome"
    assert table.sitting.campaign.next_roll == 2


def test_an_interrupt_in_mid_narration_leaves_a_sitting_that_goes_on(tmp_path: Path) -> None:
    def interrupted() -> None:
        interrupted.words += 1  # type: ignore[attr-defined]
        if interrupted.words == 12:  # type: ignore[attr-defined]
            raise KeyboardInterrupt

    interrupted.words = 0  # type: ignore[attr-defined]
    from companion.models import ScriptedChatModel

    model = ScriptedChatModel(Script(effects=[TROUBLE]))
    table = table_with(tmp_path, model)
    table.sitting.say(CLIMB)
    rolled = table.sitting.roll()
    model._before_piece = interrupted
    with pytest.raises(KeyboardInterrupt):
        list(table.sitting.tell(rolled).sentences)
    model._before_piece = None
    table.sitting.reopen()
    left = table.sitting.unfinished()
    assert left is not None
    assert left.resolution.draws == rolled.resolution.draws
    assert list(table.sitting.tell(left).sentences)
    assert table.sitting.unfinished() is None
    assert table.sitting.campaign.verify().ok


def test_talk_is_answered_and_gives_nothing(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        if request.purpose == "read":
            return read_reply(needs_roll=False, kind="none")
        if request.prompts[0].id == "gm/rewrite_narration":
            return "Rook only shrugs and looks at the tide."
        return "You find a golden key under the mat."

    table = table_with(tmp_path, script)
    before = table.sitting.campaign.state.characters
    told = table.told("I sit down and look at the river for a while.")
    assert told == ["Rook only shrugs and looks at the tide."]
    assert table.sitting.campaign.state.characters == before


def test_no_exchange_costs_more_than_four_calls(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        return "make a DS 3 check" if request.purpose == "read" else "You find a golden crown."

    table = table_with(tmp_path, script)
    for text in (CLIMB, "I wait.", "I attack the bandit!", "hello", CLIMB):
        before = len(table.seat.meter.calls)
        table.told(text)
        assert len(table.seat.meter.calls) - before <= 4


def test_stakes_that_promise_loot_are_the_storytellers(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        assert request.purpose == "read"
        return read_reply(success="You have a magic sword and a crown.", failure="The dog hears.")

    table = table_with(tmp_path, script)
    proposal = table.sitting.say(CLIMB)
    assert isinstance(proposal, Proposal)
    assert "magic sword" not in proposal.stakes.success
    assert proposal.stakes.failure == "The dog hears.", "each line stands by itself"


def test_stakes_that_were_read_bind_and_cost_no_call(tmp_path: Path) -> None:
    script = Script()
    table = table_with(tmp_path, script)
    proposal = table.sitting.say(CLIMB)
    assert isinstance(proposal, Proposal)
    assert proposal.stakes.success == READ["success"]
    assert proposal.stakes.failure == READ["failure"]
    assert script.asked == ["gm/read_intent"]


def test_every_model_error_is_one_that_the_storyteller_answers() -> None:
    assert issubclass(ModelUnavailableError, ModelError)
    assert issubclass(ModelReplyError, ModelError)


@pytest.mark.parametrize(
    "tell",
    [
        "Bells begin to ring along the quay.",  # the example of the prompt
        "You reach the top of the wall after all and nobody sees you.",
    ],
)
def test_an_effect_that_was_copied_or_turns_the_result_round_is_dropped(tell: str) -> None:
    brief = next(brief for brief, _ in outcomes("stitcher") if brief.passed is False)
    effect = {
        "kind": "trouble", "change": "gain", "target": "scene", "name": "bells ringing",
        "good": False, "tell": tell,
    }  # fmt: skip
    honest = effect | {"name": "lanterns lit", "tell": "Lanterns flare up along the wall."}
    text = f"{json.dumps({'effects': [effect, honest]})}\nYour hands slip."
    narrator = ModelNarrator(Asker(ScriptedChatModel([text])), floor=Storyteller())
    assert [found.name for found in narrator.consequences(brief)] == ["lanterns lit"]


@pytest.mark.parametrize(("seconds", "calls"), [(1.0, 2), (30.0, 1)])
def test_a_slow_model_is_not_asked_to_write_again(seconds: float, calls: int) -> None:
    """What took forty seconds once would take them again; the storyteller is there at once."""
    brief, effects = next(found for found in outcomes("stitcher") if found[0].passed)
    now = [0.0]

    def script(_: Request) -> str:
        now[0] += seconds
        return "You find a golden crown and 500 coins."

    model = ScriptedChatModel(script)
    narrator = ModelNarrator(Asker(model), floor=Storyteller(), clock=lambda: now[0])
    told = list(narrator.narrate(brief, effects))
    assert len(model.requests) == calls
    assert told
    assert not any("crown" in sentence for sentence in told)
    list(narrator.talk(brief.model_copy(update={"passed": None})))
    assert len(model.requests) == 2 * calls
