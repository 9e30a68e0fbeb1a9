"""The prose check: each kind of fault, then honest and lying narrations in many voices."""

from typing import Any

import pytest

from benchmarks.narration_prose import faults_of, gaps_of, lie_of, rows
from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose_check import Fault, Gap, check_prose, find_gaps
from engine.api import Effect
from tests.companion.narration.players import Player

GUARD = Person(name="the guard", weight="3", wants="his supper")


def brief(*, passed=True, **more):
    fields = {
        "system": "stitcher",
        "degree": "regular_success" if passed else "regular_failure",
        "passed": passed,
        "direction": 1 if passed else -1,
        "attempt": Attempt(
            actor="Farek",
            text="I sneak past the guard, whispering a prayer",
            manner="sneak",
            target="the guard",
            opponent=GUARD,
            stitched=("Dark cloak",),
        ),
        "setting": Setting(people=(GUARD,), items=("Dark cloak", "Lantern"), place="the keep"),
        "stakes": Stakes(
            success="You are in before he turns.", failure="He hears you and comes to look."
        ),
    }
    return Brief(**{**fields, **more})


def kinds(sentence, given=None, effects=(), **more):
    return {f.kind for f in check_prose([sentence], given or brief(), effects, **more)}


def test_an_honest_narration_passes():
    told = [
        "You move when the guard yawns and stop when he does, the dark cloak drawn close.",
        "Then you are inside, and he has not turned round.",
        "Somewhere above, a door creaks.",
    ]
    assert check_prose(told, brief(), ()) == ()


def test_a_fault_says_where_it_is():
    told = ["You are inside before he turns.", "GM: Next, please."]
    assert check_prose(told, brief(), ())[0] == Fault("markup", 1, "machinery: 'GM:'")


@pytest.mark.parametrize(
    "sentence",
    [
        'You are inside. {"tool": "roll", "sides": 6}',
        "Narrator: you are inside before he turns.",
        "You are inside. <|im_end|>",
        "As an AI language model, I tell you that you are inside.",
        "You are inside, as the system prompt demands.",
        "You are inside. [roll: 5, 5, 6]",
        "**You are inside** before he turns.",
    ],
)
def test_machinery_is_found(sentence):
    assert "markup" in kinds(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "You are inside; you rolled a 6.",
        "You are inside, at a cost of 4 health.",
        "The guard takes nine damage while you slip inside.",
        "You are inside, having beaten him by 17.",
        "You are inside: that was 2d6 well spent.",
        "You are inside: 14 against his 9.",
        "You are inside, and that makes 6.",
    ],
)
def test_numbers_of_no_result_are_found(sentence):
    assert "number" in kinds(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Two guards yawn at nine bells, and you are inside, a hundred paces from the gate.",
        "You are inside by 11.40, past Cell 12 and the two doors after it.",
        "Three steps, two breaths, one door: you are inside.",
        "You are inside, past a rack of 340 keys, under a frieze from '77.",
        "You are inside; the tide table on line 16 says 3 and a quarter.",
        "Du bist drin, an Zimmer 12 vorbei, unter einem Bild von 1880.",
    ],
)
def test_numbers_of_the_scenery_are_not(sentence):
    assert kinds(sentence) == set()


def test_a_number_of_the_result_may_be_told():
    hit = brief(damage=4, attempt=brief().attempt.model_copy(update={"manner": "fight"}))
    assert "number" not in kinds("You hit the guard for 4 damage, and he reels.", hit)


@pytest.mark.parametrize(
    "sentence",
    [
        "The guard spots you and shouts, and you are caught where you stand.",
        "You fail: he hears you and comes to look.",
        "Es gelingt nicht: du scheiterst, und er dreht sich um.",
        "Tu échoues, et le garde se retourne.",
        "Fracasas, y el guardia te ve.",
    ],
)
def test_a_pass_told_as_a_failure_is_found(sentence):
    assert "outcome" in kinds(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "You slip past unseen, and you are in before he turns.",
        "You make it: you are through, and nobody notices.",
        "Du schaffst es, es gelingt dir ohne einen Laut.",
    ],
)
def test_a_failure_told_as_a_pass_is_found(sentence):
    assert "outcome" in kinds(sentence, brief(passed=False))


def test_what_nearly_happens_is_no_outcome():
    told = "You nearly slip, he almost sees you, and then you are inside and he has not turned."
    assert kinds(told) == set()


def test_gains_losses_and_wounds_need_an_effect():
    assert "gain" in kinds("You are inside, and you pocket a ruby ring from the table.")
    assert "loss" in kinds("You are inside, but your lantern shatters on the step.")
    assert "wound" in kinds("You are inside, though a nail gashes your arm and blood runs down it.")


def test_gains_losses_and_wounds_of_an_effect_may_be_told():
    ring = Effect(kind="gear", change="gain", target="Farek", name="Ruby ring", good=True)
    lantern = Effect(kind="gear", change="lose", target="Farek", name="Lantern")
    arm = Effect(kind="harm", change="gain", target="Farek", name="Gashed arm")
    assert kinds("You are inside, and you pocket a ruby ring.", effects=(ring,)) == set()
    assert kinds("You are inside, but your lantern shatters.", effects=(lantern,)) == set()
    assert kinds("You are inside; a nail gashes your arm.", effects=(arm,)) == set()


def test_scenery_is_no_gain():
    told = "You find a foothold, take a breath, and are inside; a sword hangs on the wall."
    assert kinds(told) == set()


def test_something_known_may_be_picked_up():
    told = "You are inside, and you pick up the key."
    assert "gain" in kinds(told)
    assert kinds(told, known=("a key on a hook",)) == set()


def test_an_effect_that_is_left_out_is_found():
    dog = Effect(
        kind="trouble",
        change="gain",
        target="scene",
        name="Barking dog",
        tell="A dog starts barking.",
    )
    told = ["You are inside before he turns."]
    assert check_prose(told, brief(), (dog,)) == (), "nothing is withheld for it"
    assert find_gaps(told, brief(), (dog,)) == (Gap("effect", "A dog starts barking."),)
    assert find_gaps(["You are inside; a hound begins to bark."], brief(), (dog,)) == ()


def test_an_outcome_that_may_be_missed_is_a_gap_and_no_fault():
    told = ["The moon comes out over the keep, and something small runs along the wall."]
    assert check_prose(told, brief(), ()) == ()
    assert find_gaps(told, brief(), ()) == (Gap("outcome", "You are in before he turns."),)
    failed = find_gaps(told, brief(passed=False), ())
    assert failed == (Gap("outcome", "He hears you and comes to look."),)
    assert find_gaps(["You are in before he turns."], brief(), ()) == ()


def test_lines_of_one_and_of_two_topics():
    told = "You are inside, and a fat spider lets itself down."
    assert "line" in kinds(told, lines=("spiders",))
    assert kinds(told, lines=("harm to children",)) == set()
    beaten = "You are inside, where somebody has beaten a child bloody."
    assert "line" in kinds(beaten, lines=("harm to children",))
    assert kinds("You are inside, and a child sleeps.", lines=("harm to children",)) == set()


def test_a_secret_is_found_in_other_words():
    secret = ("The steward poisoned the old duke",)
    assert "secret" in kinds(
        "You are inside; it was the steward who poisoned the duke.", secrets=secret
    )
    assert kinds("You are inside, and the steward snores.", secrets=secret) == set()


@pytest.mark.parametrize(
    "sentence",
    [
        '"Sleep well," you say, and are inside.',
        'You are inside, and Farek says, "That was close."',
        "You are inside, and you decide to kill him later.",
    ],
)
def test_the_player_s_character_neither_speaks_nor_decides(sentence):
    assert "player" in kinds(sentence)


def test_the_player_s_own_words_may_be_quoted():
    assert kinds('"Whispering a prayer," you whisper, and you are inside.') == set()
    assert (
        kinds('"Is it you?" asks the guard, but you are inside. The way on is yours to choose.')
        == set()
    )


def test_honest_and_lying_narrations_of_many_voices():
    honest, lies = rows("prose_honest"), rows("prose_lies")
    assert len(honest) >= 60
    assert len(lies) >= 60
    alarms = [r["id"] for r in honest if faults_of(r)]
    missed = [r["id"] for r in lies if not faults_of(r) and not gaps_of(r)]
    assert len(alarms) <= 0.02 * len(honest), alarms
    assert len(missed) <= 0.03 * len(lies), missed
    claims = [r for r in lies if lie_of(r) != "untold"]
    shown = [r["id"] for r in claims if not faults_of(r)]
    assert len(shown) <= 0.10 * len(claims), shown


def test_what_was_held_out_is_judged_nearly_as_well():
    honest, lies = rows("prose_honest", "held"), rows("prose_lies", "held")
    assert sum(bool(faults_of(r)) for r in honest) <= 0.05 * len(honest)
    assert sum(not faults_of(r) and not gaps_of(r) for r in lies) <= 0.05 * len(lies)


DEFINITE = (
    "invented_entity", "invented_gain", "invented_number", "markup", "player_speaks",
    "invented_loss", "secret_or_line",
)  # fmt: skip


def test_oblique_prose_is_rarely_withheld_and_what_it_invents_is():
    found = rows("prose_oblique")
    honest = [r for r in found if not lie_of(r)]
    assert len(honest) >= 120
    alarms = [r["id"] for r in honest if faults_of(r)]
    assert len(alarms) <= 0.05 * len(honest), alarms
    for kind in DEFINITE:
        lies = [r for r in found if lie_of(r) == kind]
        shown = [r["id"] for r in lies if not faults_of(r) and not _is_answered(r, kind)]
        assert len(shown) <= 0.2 * len(lies), (kind, shown)


def _is_answered(row: dict[str, Any], kind: str) -> bool:
    """Whether a line about the very kind of lie says how things stand; nothing less counts."""
    about = {"invented_gain": "gain", "invented_loss": "loss", "invented_entity": "helper"}
    return any(gap.about == about.get(kind, "-") for gap in gaps_of(row))


def test_of_oblique_lies_seven_in_eight_are_withheld_or_completed():
    lies = [r for r in rows("prose_oblique") if lie_of(r)]
    assert len(lies) >= 150
    shown = [r["id"] for r in lies if not faults_of(r) and not gaps_of(r)]
    assert len(shown) <= 0.125 * len(lies), shown


def test_the_storyteller_s_own_prose_raises_no_alarm_in_98_of_100():
    alarms = []
    told = 0
    for system in ("stitcher", "skitterbarren", "altars"):
        for given, effects, sentences in Player(system, seed=77).play(70):
            told += 1
            alarms += [(sentences, f) for f in check_prose(sentences, given, effects)][:1]
    assert told >= 200
    assert len(alarms) <= 0.02 * told, alarms
