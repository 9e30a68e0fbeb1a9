"""What a reader found in a narration, held against the result by code."""

import pytest

from companion.narration.brief import Attempt, Brief, Setting, Stakes
from companion.narration.gate import Gate
from companion.narration.objections import objections
from companion.narration.prose.facts import Facts
from companion.narration.reading_back import Claim, ReadBack
from engine.api import Effect

TOLD = ("The purse is up your sleeve.", "A footman holds the door, and the rain has stopped.")
BRIEF = Brief(
    system="stitcher",
    attempt=Attempt(
        actor="Ilse Brandt",
        text="I cut the purse from his belt with my razor.",
        goal="steal the purse",
        target="Don Alvar",
    ),
    setting=Setting(place="the ballroom", items=("Razor", "Silver flask (d6)", "Mask")),
    stakes=Stakes(success="You have the purse.", failure="He feels the tug."),
    passed=True,
)
COLDER = Effect(kind="relation", change="lower", target="Don Alvar", name="Don Alvar", size=1,
                good=False, tell="Don Alvar thinks less of you.")  # fmt: skip
LETTER = Effect(kind="gear", change="gain", target="Ilse Brandt", name="Sealed letter", size=1,
                good=True, tell="A sealed letter comes along with it.")  # fmt: skip
TORN = Effect(kind="gear", change="lose", target="Ilse Brandt", name="Mask", size=1, good=False,
              tell="The mask is torn and left behind.")  # fmt: skip


def reasons(
    *effects: Effect,
    passed: bool | None = True,
    denied: frozenset[str] = frozenset(),
    claims: tuple[Claim, ...] = (),
) -> list[str]:
    read = ReadBack(passed=passed, told=frozenset(), denied=denied, claims=claims)
    facts = Facts.of(BRIEF, effects, ())
    return [o.reason for o in objections(read, TOLD, facts)]


def test_who_reads_it_as_it_is_objects_to_nothing() -> None:
    assert reasons(COLDER) == []
    assert reasons(COLDER, passed=None) == []


def test_the_other_ending_and_an_effect_turned_round_are_objections() -> None:
    assert reasons(COLDER, passed=False)[0].startswith("it tells the opposite of what came")
    assert reasons(COLDER, denied=frozenset({COLDER.tell})) == [
        "it tells the opposite of: Don Alvar thinks less of you."
    ]


@pytest.mark.parametrize(
    ("claim", "effects"),
    [
        (Claim("gain", "the purse"), ()),  # it was what the attempt was about
        (Claim("gain", "a sealed note"), (LETTER,)),
        (Claim("gain", "two folds of vellum"), (LETTER,)),  # the letter in other words
        (Claim("gain", "the flask"), ()),  # on the sheet
        (Claim("loss", "your mask"), (TORN,)),
        (Claim("loss", "a pane of the window"), ()),  # scenery
        (Claim("helper", "don alvar"), ()),
        (Claim("gain", "the dance"), (LETTER,)),
    ],
)
def test_what_the_result_explains_is_no_objection(
    claim: Claim, effects: tuple[Effect, ...]
) -> None:
    assert reasons(*effects, claims=(claim,)) == []


@pytest.mark.parametrize(
    ("claims", "effects", "reason"),
    [
        ((Claim("gain", "a little ivory fan"),), (), "a gain that nothing made"),
        (
            (Claim("gain", "the sealed letter"), Claim("gain", "a little ivory fan")),
            (LETTER,),
            "a gain that nothing made: 'a little ivory fan'",
        ),
        ((Claim("loss", "the silver flask"),), (), "a loss that nothing made"),
        ((Claim("loss", "the flask"), Claim("loss", "your mask")), (TORN,), "'the flask'"),
        ((Claim("wound", "a cut to the bone"),), (COLDER,), "a wound that nothing made"),
        ((Claim("helper", "a hooded boatman"),), (), "somebody whom nothing made"),
    ],
)
def test_what_nothing_made_is_an_objection(
    claims: tuple[Claim, ...], effects: tuple[Effect, ...], reason: str
) -> None:
    found = reasons(*effects, claims=claims)
    assert len(found) == 1
    assert reason in found[0]


def test_how_it_stands_is_said_where_it_is_on_the_screen_already() -> None:
    gate = Gate(brief=BRIEF, effects=(COLDER,), must_show=True)
    gate.shown = [*TOLD, "Don Alvar bows, warmer than before, and somebody hands you a fan."]
    read = ReadBack(
        passed=True,
        told=frozenset(),
        denied=frozenset({COLDER.tell}),
        claims=(Claim("gain", "a fan"), Claim("loss", "silver flask"), Claim("wound", "a fan")),
    )
    assert gate.settle(read) == ()
    assert gate.missing() == [
        COLDER.tell,
        "You take nothing away from it but what you brought.",
        "You still have your Silver flask.",
        "You are not hurt by it.",
    ]
    assert gate.answers() == []


def test_only_what_waits_is_taken_back() -> None:
    gate = Gate(brief=BRIEF, must_show=True, awaits=True)
    gate.shown = [TOLD[0]]
    gate.holds = True
    assert gate.take("A boatman in a hood takes your arm and rows you home.") == ()
    assert gate.release() == []
    helper = ReadBack(passed=True, told=frozenset(), claims=(Claim("helper", "boatman in a hood"),))
    assert "somebody whom nothing made" in gate.settle(helper)[0]
    assert gate.answers() == []
    assert gate.held


def test_in_another_language_the_lines_are_in_it() -> None:
    told = ("Der Beutel ist in deinem Ärmel, und der Fächer, den man dir gibt, riecht nach Öl.",)
    read = ReadBack(
        passed=True,
        told=frozenset(),
        claims=(Claim("gain", "der fächer"), Claim("helper", "ein fährmann")),
    )
    lines = [o.line for o in objections(read, told, Facts.of(BRIEF, (), ()))]
    assert lines == [
        "Du nimmst nichts mit, was du nicht mitgebracht hast.",
        "Niemand hat sich dir angeschlossen.",
    ]
