"""What honest prose says as often as a lie does is answered by a plain line and not withheld."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect

GATE = Stakes(success="The gate is open.", failure="The gate stays shut.")
ITEMS = ("Rapier", "Candle", "Coat")
ALIVE = "Nobody has died of it."
COUNTED = "Nothing is counted or paid but what the result says."
NOTHING = "You take nothing away from it but what you brought."


def brief(*people: str) -> Brief:
    return Brief(
        system="altars",
        attempt=Attempt(actor="Odile", text="I force the gate", manner="break"),
        setting=Setting(
            place="North gate", people=tuple(Person(name=p) for p in people), items=ITEMS
        ),
        stakes=GATE,
        degree="clear_success",
        passed=True,
        direction=1,
    )


def read(told: str, *effects: Effect, people: tuple[str, ...] = ("the porter",)) -> set[str]:
    """Return the kinds of the faults and the lines of the claims of a narration."""
    sentences, here = ["The gate is open.", told], brief(*people)
    faults = {f.kind for f in check_prose(sentences, here, effects)}
    return faults | {g.tell for g in find_gaps(sentences, here, effects) if g.kind == "claim"}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("It is lap five of seven, and the crowd is on its feet.", COUNTED),
        ("Two sails out of fourteen.", COUNTED),
        ('"Two coppers or a long walk," says the porter.', COUNTED),
        ("The last note of the bell is dead.", ALIVE),
        ("There is a shape at the arch, and it has seen who carries the candle.",
         "You still have your candle."),
        ("A needle goes through the cloth and takes it along.", NOTHING),
    ],
)  # fmt: skip
def test_what_may_be_scenery_is_answered(told: str, line: str) -> None:
    assert read(told) == {line}


@pytest.mark.parametrize(
    ("told", "kind"),
    [
        ("You scored five against his four.", "number"),
        ("Two of five, says the clerk.", "number"),
        ("You pay him two coppers.", "number"),
        ("The porter is dead.", "death"),
        ("The porter takes the candle from you.", "loss"),
        ("There is a silver needle on the hook, and it is yours.", "gain"),
    ],
)
def test_what_is_plainly_said_of_you_is_withheld(told: str, kind: str) -> None:
    assert kind in read(told)


def test_a_stake_that_speaks_of_the_dead_kills_nobody() -> None:
    stakes = Stakes(success="The dead leave the boat.", failure="The dead stay in the boat.")
    here = brief("the widow").model_copy(update={"stakes": stakes})
    told = ["The dead leave the boat.", "The widow has stopped breathing."]
    assert check_prose(told, here, ()) or ALIVE in {g.tell for g in find_gaps(told, here, ())}
