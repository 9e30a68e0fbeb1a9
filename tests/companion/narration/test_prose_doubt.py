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
        ("The porter wants you for the harvest, and you said you would, gladly.", "player"),
    ],
)
def test_what_is_plainly_said_of_you_is_withheld(told: str, kind: str) -> None:
    assert kind in read(told)


def test_a_stake_that_speaks_of_the_dead_kills_nobody() -> None:
    stakes = Stakes(success="The dead leave the boat.", failure="The dead stay in the boat.")
    here = brief("the widow").model_copy(update={"stakes": stakes})
    told = ["The dead leave the boat.", "The widow has stopped breathing."]
    assert check_prose(told, here, ()) or ALIVE in {g.tell for g in find_gaps(told, here, ())}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ('"You owe me for this," says the porter.', "You owe nobody anything for it."),
        ("The raven swears itself your servant.", "Nobody has joined you."),
        ("The boy is in on it now.", "Nobody has joined you."),
        ("A red cow stands there with a ribbon on, yours to drive home.", NOTHING),
        ("There is something red in your left boot.", "You are not hurt by it."),
        ("The clerk went up at nine, and his widow has been written to.", ALIVE),
        ("The milkman is telling Mrs. Whoever about his knees.", "Nobody has joined you."),
    ],
)
def test_a_claim_in_other_words_is_answered(told: str, line: str) -> None:
    assert line in read(told)


def test_claims_of_other_languages_are_answered_in_them() -> None:
    french = ["La porte est ouverte, et tu es dans la cour.", "« Tu me dois une nuit », dit-il."]
    spanish = ["La puerta está abierta y tú estás dentro.", "Ahora es tuyo un ovillo de luna."]
    german = [
        "Das Tor ist offen.",
        "Dir läuft es warm am Handgelenk herunter, und du gehst hinein.",
    ]
    told = [{g.tell for g in find_gaps(t, brief(), ())} for t in (french, spanish, german)]
    assert "Tu ne dois rien à personne pour cela." in told[0]
    assert "No te llevas nada que no trajeras." in told[1]
    assert "Verletzt hat es dich nicht." in told[2]


def test_a_debt_that_an_effect_makes_is_told_freely() -> None:
    owes = Effect(
        kind="relation", change="lower", target="Odile", name="a favour owed", size=1, good=False,
        tell="Odile owes the porter a favour.",
    )  # fmt: skip
    assert "You owe nobody anything for it." not in read('"You owe me," says the porter.', owes)


@pytest.mark.parametrize(
    ("told", "is_told"),
    [
        ("Brune likes you, and says so.", True),
        ("She does not trust you any more than before.", False),
        ("Elle ne t'aime pas plus qu'avant, et tu le vois.", False),
    ],
)
def test_a_mood_that_is_denied_tells_no_liking(told: str, *, is_told: bool) -> None:
    likes = Effect(
        kind="relation", change="raise", target="Brune", name="friendly", size=1, good=True,
        tell="Brune is friendly now.",
    )  # fmt: skip
    gaps = find_gaps([told], brief("Brune"), (likes,))
    assert is_told is not any(g.kind == "effect" for g in gaps)


@pytest.mark.parametrize(
    "told",
    [
        "The major asks whether this is Paris, and is told that it is not.",
        '"Mate," you do not say, because he says it for you.',
        "You go in a ring, and come upon a track at last, and it is yours.",
        "La pendule sonne comme si de rien n'était, et la porte est ouverte.",
        "The cairn wears a hat of snow. You come upon a track at last, and it's yours.",
    ],
)
def test_a_town_a_word_unsaid_and_a_track_are_no_fault(told: str) -> None:
    faults = check_prose(["The gate is open.", told], brief("the porter"), ())
    assert {f.kind for f in faults} <= {"outcome"}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("It was touch and go, and by the merest slip of his heel you are in.", True),
        ("You walk in, and that is that.", False),
    ],
)
def test_a_great_success_told_as_a_near_one_is_set_right(told: str, *, line: bool) -> None:
    great = brief().model_copy(update={"degree": "crushing_success", "direction": 2})
    lines = {g.tell for g in find_gaps([told], great, ())}
    assert ("It was never in doubt." in lines) is line


@pytest.mark.parametrize(
    ("told", "is_told"),
    [
        ("The axe turns, and it has gashed your shin to the bone.", True),
        ("The axe comes at your gashed shin, but the legging took it.", False),
        ("The axe comes at your gashed shin, and there is only a scratch.", False),
    ],
)
def test_a_hurt_that_is_played_down_is_told_once_more(told: str, *, is_told: bool) -> None:
    shin = Effect(
        kind="harm", change="gain", target="Odile", name="a gashed shin", size=1, good=False,
        tell="Odile has a gashed shin.",
    )  # fmt: skip
    gaps = find_gaps(["The gate is open.", told], brief(), (shin,))
    assert is_told is not any(g.kind == "effect" for g in gaps)


def test_a_rout_told_as_a_near_miss_is_set_right() -> None:
    rout = brief().model_copy(update={"passed": False, "degree": "strong_failure", "direction": -2})
    told = ["The gate stays shut, and it was touch and go."]
    assert "It was nowhere near enough." in {g.tell for g in find_gaps(told, rout, ())}
