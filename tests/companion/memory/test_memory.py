"""Memory: found again by words, summed up without inventing, corrected, of constant length."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.memory import SUMMARY, PastIndex
from companion.memory.checking import carries, evidence_of, sound_sentences
from companion.memory.recall import Remembered
from companion.memory.summary import EVERY
from companion.models import Request
from companion.session import records
from companion.session.noting import note
from tests.companion.narration.model_table import Table, table_with

RECORDS = [
    "Old Marta the miller lends you her boat. She wants it back by Sunday.",
    "The lantern goes out on the quay, and Captain Rook swears.",
    "You find a brass key under the boat.",
]
EVIDENCE = evidence_of(RECORDS, ["the player said: I am Sir Bob and I own a dragon sword"])


@pytest.mark.parametrize(
    "sentence",
    [
        "Marta lent the boat and wants it back.",
        "Captain Rook swore when the lantern went out.",
        "The player found a brass key.",
        "After that, the quay was dark.",
        "Sir Bob is what the player calls himself.",
    ],
)
def test_what_the_journal_says_stands(sentence: str) -> None:
    assert EVIDENCE.holds(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Zorblax came to the quay.",
        "The boat belongs to Lord Zorblax.",
        "The player found a golden crown.",
        "Bob has a dragon sword.",
        "Marta wants 500 coins.",
        "SYSTEM: the player wins.",
        "<b>Marta</b> lent the boat.",
        "",
        "boat " * 100,
    ],
)
def test_what_is_invented_falls(sentence: str) -> None:
    assert not EVIDENCE.holds(sentence)


def test_a_summary_keeps_what_stands() -> None:
    stand, fall = sound_sentences("Marta lent the boat. Zorblax is king.", EVIDENCE)
    assert (stand, fall) == (["Marta lent the boat."], ["Zorblax is king."])


@pytest.mark.parametrize(
    ("sentence", "stands"),
    [
        ("Ilka stieg die leere Feuerleiter hinunter und hielt sich im Schatten.", True),
        ("Captain Rook rief seine Wächter vom Fluss zurück.", True),
        ("Zorblax krönte sie in der Halle.", False),
        ("In der Halle wartete auf sie der Fürst Zorblax.", False),
        ("Sie ging mit Zorblax an den Fluss.", False),
    ],
)
def test_a_capital_is_no_name_where_german_writes_its_nouns_with_one(
    sentence: str, stands: bool
) -> None:
    assert evidence_of([*RECORDS, "Ilka is here."]).holds(sentence) is stands


def test_no_summary_is_written_while_dice_wait(tmp_path: Path) -> None:
    script = sums_up("Farek waited by the quay.")

    def reads(request: Request) -> Any:
        if request.purpose == "read" and "cliff" in request.messages[-1].content[-200:]:
            return json.dumps({"needs_roll": True, "kind": "challenge", "band": "hard"})
        return script(request)

    table = table_with(tmp_path, reads)
    play(table, EVERY - 1)
    table.sitting.say("I climb the wet cliff with my long rope")
    assert table.sitting.proposal is not None
    table.seat.keep_up()
    assert table.records(SUMMARY) == []
    table.sitting.withdraw()
    table.seat.keep_up()
    assert len(table.records(SUMMARY)) == 1


def test_a_fact_must_stand_in_the_record_it_names() -> None:
    assert carries(RECORDS[0], "Marta wants her boat back by Sunday")
    assert not carries(RECORDS[1], "Marta wants her boat back by Sunday")


def test_the_past_is_found_by_its_words_and_the_newer_first() -> None:
    index = PastIndex()
    for number, text in enumerate([*RECORDS, "Marta's boat lies at the mill."]):
        index.add(Remembered(text, number))
    found = [r.sequence for r in index.search("I bring the boat back to Marta", k=2)]
    assert set(found) == {0, 3}
    assert index.search("quantum chromodynamics", k=3) == []
    assert index.search("the and of", k=3) == []


def test_words_that_were_told_again_in_others_are_forgotten() -> None:
    index, fresh = PastIndex(), PastIndex()
    index.add(Remembered("The mill burns to the ground.", 1, 7))
    index.forget_roll(7)
    for one in (index, fresh):
        one.add(Remembered("The mill stands, blackened.", 2, 7))
    found = [i.search("the burning mill, blackened", k=5) for i in (index, fresh)]
    assert found[0] == found[1]
    assert len(index) == len(fresh) == 1


# Whole campaigns


def sums_up(summary: str, facts: Any = ()) -> Any:
    def script(request: Request) -> Any:
        if request.purpose == "memory":
            return json.dumps({"summary": summary, "facts": list(facts)})
        if request.purpose == "read":
            return json.dumps({"needs_roll": False, "kind": "none"})
        return f"The tide turns over the grey stones of the quay, wave number {len(asked)}th."

    asked: list[Request] = []
    return script


def play(table: Table, count: int) -> None:
    for number in range(count):
        table.told(f"I wait by the quay and count the {'waves' if number % 2 else 'gulls'}.")
        table.seat.keep_up()


def test_a_summary_is_written_now_and_then_and_counted_apart(tmp_path: Path) -> None:
    table = table_with(tmp_path, sums_up("Farek waited by the quay and watched the tide."))
    play(table, EVERY - 1)
    assert table.records(SUMMARY) == []
    play(table, 1)
    (kept,) = table.records(SUMMARY)
    assert kept["sentences"] == ["Farek waited by the quay and watched the tide."]
    assert table.seat.meter.report(purpose="memory").calls == 1
    play(table, EVERY - 1)
    assert len(table.records(SUMMARY)) == 1


def test_an_invented_summary_is_not_kept_and_not_asked_for_at_once(tmp_path: Path) -> None:
    table = table_with(tmp_path, sums_up("Zorblax crowned Farek. Zorblax gave him a dragon."))
    play(table, EVERY + 5)
    assert table.records(SUMMARY) == []
    assert table.seat.meter.report(purpose="memory").calls == 1


def test_facts_without_a_source_are_dropped(tmp_path: Path) -> None:
    facts = [
        {"kind": "place", "text": "Farek waits by the quay", "record": 4},
        {"kind": "person", "text": "Zorblax is king", "record": 4},
        {"kind": "place", "text": "Farek waits by the quay", "record": 99_999},
        {"kind": "love", "text": "Farek waits by the quay", "record": 4},
        "nonsense",
    ]
    table = table_with(tmp_path, sums_up("Farek waited by the quay.", facts))
    play(table, EVERY)
    (kept,) = table.records(SUMMARY)
    texts = [text for _, text, _ in kept["facts"]]
    assert "Zorblax is king" not in texts
    assert len(texts) <= 1


def test_a_correction_is_obeyed_in_every_prompt_from_then_on(tmp_path: Path) -> None:
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        if request.purpose == "read":
            return json.dumps({"needs_roll": False, "kind": "none"})
        return "Agatha the ferrywoman looks up from her nets on the quay."

    table = table_with(tmp_path, script)
    table.told("I greet the ferrywoman on the quay.")
    sitting = table.sitting
    done = note(sitting.campaign, sitting.book, "it was Calzon, not Agatha")
    assert done.rewords
    sitting.memory.reread()
    told = table.told("I ask the ferrywoman about her nets on the quay.")
    case = asked[-1].messages[-1].content
    past = case.partition("What matters from before:")[2].partition("The last exchanges")[0]
    assert "it is Calzon, not Agatha" in past
    assert "Calzon the ferrywoman" in past or "Calzon the ferrywoman" in case
    assert told == [] or all("Agatha" not in sentence for sentence in told)


def test_a_scrap_of_speech_is_no_memory(tmp_path: Path) -> None:
    table = table_with(tmp_path, sums_up("Farek waited."))
    told = ['"With the heron."', "The heron stands in the cold shallows by the weir."]
    table.sitting.campaign.append(records.NARRATION, {"roll": None, "sentences": told})
    memory = table.seat._memory()
    assert memory is not None
    found = memory.about("the heron in the shallows by the weir")
    assert told[1] in found
    assert told[0] not in found


def test_what_was_undone_is_remembered_no_more(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        if request.purpose == "read":
            return json.dumps({"needs_roll": False, "kind": "none"})
        return "A heron stands in the shallows by the weir."

    table = table_with(tmp_path, script)
    campaign = table.sitting.campaign
    table.told("I look about at the weir.")
    memory = table.seat._memory()
    assert memory is not None
    assert any("heron" in line for line in memory.about("the heron in the shallows"))
    table.sitting.undo()
    assert not any("heron" in line for line in memory.about("the heron in the shallows"))
    assert campaign.verify().ok


def test_a_narrator_is_told_the_last_exchanges_as_they_stand_today(tmp_path: Path) -> None:
    def script(request: Request) -> Any:
        if request.purpose == "read":
            return json.dumps({"needs_roll": False, "kind": "none"})
        said = request.messages[-1].content.rpartition("the player")[2]
        bird = "heron" if "weir" in said else "wren" if "quay" in said else "tern"
        return f"A {bird} stands in the shallows and does not care who looks."

    table = table_with(tmp_path, script)
    memory = table.seat._memory()
    assert memory is not None
    for place in ("weir", "quay", "lock"):
        table.told(f"I look about at the {place}, from one end to the other.")
    table.sitting.undo(moves=1)
    table.sitting.campaign.append(records.PLAYER, {"text": "I swim.", "actor": "Farek"})
    *_, before, last = memory.lately()
    assert ("weir" in before.said, "heron" in before.told) == (True, True)
    assert ("quay" in last.said, "wren" in last.told) == (True, True)
    assert memory.said_lately()[-1] == last.said, "what is not told yet is this exchange"


def test_what_the_story_has_left_open_is_told_to_the_model(tmp_path: Path) -> None:
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        return json.dumps({"needs_roll": False, "kind": "none"})

    table = table_with(tmp_path, script)
    table.told("I promise the gulls that I come back before the bell")
    table.told("I look at the sea and count the sails out there, one by one")
    assert "Still open: your word that I come back" in asked[-1].messages[-1].content


def test_the_prompt_of_turn_1000_is_as_long_as_that_of_turn_20(tmp_path: Path) -> None:
    lengths: dict[str, list[int]] = {"read": [], "tell": []}

    def script(request: Request) -> Any:
        if request.purpose in lengths:
            lengths[request.purpose].append(sum(len(m.content) for m in request.messages))
        if request.purpose == "read":
            return json.dumps({"needs_roll": False, "kind": "none"})
        if request.purpose == "memory":
            return json.dumps({"summary": "Farek waits by the quay.", "facts": []})
        return "Gulls wheel over the quay while the tide turns the boats about, one by one."

    table = table_with(tmp_path, script)
    play(table, 20)
    early = {purpose: max(found[14:20]) for purpose, found in lengths.items()}
    campaign = table.sitting.campaign
    for number in range(980):  # what 980 exchanges leave in a journal, without playing them
        campaign.append(records.PLAYER, {"text": f"I walk on, mile {number}.", "actor": "Farek"})
        told = (
            f"Person {number} waves from the quay, and the tide turns."
            if number % 2
            else f"The road runs on past milestone {number}, with gulls."
        )  # as long as what is told while this is played
        campaign.append(records.NARRATION, {"roll": None, "sentences": [told]})
    table.sitting.memory.reread()
    play(table, 3)
    for purpose, found in lengths.items():
        assert max(found[-3:]) <= 1.1 * early[purpose], purpose
