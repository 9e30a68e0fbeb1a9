"""Prose of twenty scenes in many voices and four languages, written apart from the check."""

import pytest

from benchmarks.narration_prose import brief_of, faults_of, gaps_of, lie_of, rows
from companion.narration.brief import Attempt, Brief, Setting, Stakes
from companion.narration.gate import Gate
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect


def test_honest_voices_are_let_through_and_lies_withheld_or_put_right() -> None:
    found = rows("prose_voices")
    honest = [r for r in found if not lie_of(r)]
    lies = [r for r in found if lie_of(r)]
    assert len(honest) >= 55
    assert len(lies) >= 65
    alarms = [r["id"] for r in honest if faults_of(r)]
    shown = [r["id"] for r in lies if not faults_of(r) and not gaps_of(r)]
    assert len(alarms) <= 0.05 * len(honest), alarms
    assert len(shown) <= 0.15 * len(lies), shown


def test_what_was_written_for_training_is_seldom_withheld() -> None:
    honest = [r for r in rows("prose_claims") if not lie_of(r)]
    assert len(honest) >= 200
    assert sum(bool(faults_of(r)) for r in honest) <= 0.05 * len(honest)
    assert all(brief_of(r)[0].stakes for r in honest)


BRIEF = Brief(
    system="stitcher",
    passed=True,
    direction=1,
    degree="regular_success",
    attempt=Attempt(actor="Farek", text="I climb the mill wall", manner="climb"),
    setting=Setting(items=("Dark lantern", "Long rope"), place="the mill", scene="It rains."),
    stakes=Stakes(success="Farek stands in the loft.", failure="Farek falls into the weir."),
)


def claims(*sentences: str, effects: tuple[Effect, ...] = ()) -> list[str]:
    return [g.tell for g in find_gaps(sentences, BRIEF, effects) if g.kind == "claim"]


@pytest.mark.parametrize(
    ("sentences", "line"),
    [
        (["You stand in the loft, and there is an end of the storm for your lantern."],
         "You still have your dark lantern."),
        (["You stand in the loft.", "Beside you there's a silver brooch."],
         "You take nothing away from it but what you brought."),
        (["You stand in the loft.", 'A stranger comes out. "Good evening," she says.'],
         "Nobody has joined you."),
        (["Du stehst auf dem Speicher.", "Neben dir liegt ein Dolch im Stroh."],
         "Du nimmst nichts mit, was du nicht mitgebracht hast."),
    ],
)  # fmt: skip
def test_what_may_be_claimed_is_not_withheld_and_how_things_stand_is_said(
    sentences: list[str], line: str
) -> None:
    assert not check_prose(sentences, BRIEF, ())
    assert claims(*sentences) == [line]


def test_plain_scenery_gets_no_such_line() -> None:
    assert claims("You stand in the loft.", "Rain drums on the tiles.") == []


def test_what_an_effect_gives_is_named_as_all_there_is() -> None:
    given = Effect(
        kind="gear", change="gain", target="Farek", name="Ledger", size=1, good=True,
        tell="Farek has the ledger.",
    )  # fmt: skip
    told = ("You stand in the loft and have the ledger.", "Beside you there's a silver brooch.")
    assert claims(*told, effects=(given,)) == [
        "What you take away from it: Ledger, and nothing else."
    ]


def test_an_english_effect_is_put_by_its_name_to_german_prose() -> None:
    bond = Effect(
        kind="relation", change="raise", target="Mara", name="trust in Farek", size=1, good=True,
        tell="Mara lets go of the wheel and has trust in your hands.",
    )  # fmt: skip
    german = ["Du stehst auf dem Speicher.", "Es regnet noch immer auf die Ziegel."]
    assert [g.tell for g in find_gaps(german, BRIEF, (bond,)) if g.kind == "effect"] == [
        "Mara: dir nun gewogener."
    ]
    english = ["You stand in the loft.", "It is still raining on the tiles."]
    assert [g.tell for g in find_gaps(english, BRIEF, (bond,)) if g.kind == "effect"] == [bond.tell]


@pytest.mark.parametrize("question", ["What do you do?", "Was tust du?", "So, what now?"])
def test_a_bare_question_waits_for_a_story_and_is_none(question: str) -> None:
    gate = Gate(brief=BRIEF.model_copy(update={"passed": None}))
    assert gate.take(question) == ()
    assert gate.release() == []
    assert gate.take("Rain drums on the tiles.") == ()
    assert gate.release() == [question, "Rain drums on the tiles."]
    alone = Gate(brief=BRIEF.model_copy(update={"passed": None}))
    alone.take(question)
    alone.finish()
    assert alone.release() == []
    assert not alone.shown


def test_the_player_s_words_make_no_thing_where_they_are_not_trusted() -> None:
    claimed = BRIEF.model_copy(
        update={"attempt": BRIEF.attempt.model_copy(update={"text": "I take the ruby"})}
    )
    told = ["You stand in the loft.", "You pocket a ruby."]
    assert not [f for f in check_prose(told, claimed, ()) if f.kind == "gain"]
    strict = check_prose(told, claimed, (), trusts_player=False)
    assert {f.kind for f in strict} == {"gain"}


def test_one_plain_statement_in_few_words_is_withheld_and_one_sign_in_much_prose_is_not() -> None:
    assert [f.kind for f in check_prose(["You fail."], BRIEF, ())] == ["outcome"]
    long = (
        "The wall remembers every hand that was ever laid on it, and yours are neither the first",
        "nor the last; somewhere below, too late for anything, a dog makes up its mind to bark,",
        "and the rain goes on, patient as a clerk, adding up the tiles one after the other.",
    )
    assert not [f for f in check_prose([" ".join(long)], BRIEF, ()) if f.kind == "outcome"]
