"""What a claim is about, whose it is and whether it is meant: read by the order of a sentence."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose.clauses import is_governed, is_hearsay, stands_apart
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect

GATE = Stakes(success="The gate is open.", failure="The gate stays shut.")
LEDGER = Effect(
    kind="knowledge", change="gain", target="Odile", name="the ledger", size=1, good=True,
    tell="The ledger lies in cell 9, and Marigold has the key.",
)  # fmt: skip
OAR = Effect(
    kind="gear", change="lose", target="Odile", name="an oar", size=1, good=False,
    tell="An oar is gone.",
)  # fmt: skip
TRUST = Effect(
    kind="relation", change="gain", target="Abbot Pell", name="trust", size=1, good=True,
    tell="Abbot Pell trusts Odile.",
)  # fmt: skip
HARM = Effect(
    kind="harm", change="gain", target="troll", name="hurt", size=9, good=True,
    tell="The troll loses 9 health.",
)  # fmt: skip


def brief(items: tuple[str, ...] = ("Rapier", "Axe", "Smoke pot", "Coat")) -> Brief:
    people = (Person(name="Abbot Pell"), Person(name="the porter"))
    return Brief(
        system="altars",
        attempt=Attempt(actor="Odile", text="I force the gate", manner="break"),
        setting=Setting(place="North gate", people=people, items=items),
        stakes=GATE,
        degree="clear_success",
        passed=True,
        direction=1,
    )


def faults(told: str) -> set[str]:
    return {f.kind for f in check_prose(["The gate is open.", told], brief(), ())}


def lines(told: str, *effects: Effect) -> set[str]:
    gaps = find_gaps(["The gate is open.", told], brief(), effects)
    return {g.tell for g in gaps if g.kind != "outcome"}


@pytest.mark.parametrize(
    ("words", "apart"),
    [(", and the hand in it ", True), (" while ", True), (", wo ", True), (" and is now ", False)],
)
def test_another_statement_begins_with_a_subject(words: str, apart: bool) -> None:
    assert stands_apart(words) is apart


@pytest.mark.parametrize(
    ("before", "governed"),
    [
        ("Behind the ", True),
        ("bleibt an deinem ", True),
        ("With a crack the ", False),
        ("one of your ", False),
        ("the seam of your ", False),
    ],
)
def test_what_hangs_on_a_preposition_does_nothing(before: str, governed: bool) -> None:
    assert is_governed(before) is governed


@pytest.mark.parametrize(
    ("words", "hearsay"),
    [("Nine drowned here, they say", True), ("Se cuenta que murió", True), ("He drowns", False)],
)
def test_what_people_say_is_hearsay(words: str, hearsay: bool) -> None:
    assert is_hearsay(words) is hearsay


@pytest.mark.parametrize(
    "told",
    [
        "The porter unfolds a sheet, and the boy with a lantern has a laugh that is yours.",
        "He puts the cup under his robe, where it stays, and hands you the rein.",
        "Your axe goes through the beam with one clean bite.",
        "Your rapier flies into the lavender.",
        "Behind your coat a shelf comes down in a body.",
        "The fiddler has a song in which everybody dies in the sixth verse.",
        "The porter has killed nine men between here and the river, or so the posters say.",
        "A barge called Bonny Ruth lies at the steps.",
        "A singer comes on, and Patsy Cline comes on after her.",
        "In cot 5 somebody asks for eggs.",
        "The soup has gone cold in your cup.",
        "Her husband died under the old mill, and she says so.",
        "Flying carpets are ninety per cent confidence.",
        "A cat knocks down three copper pans.",
        "The porter, a man who has praised nothing in his life, bends over the page.",
        "The axe goes down on the counter.",
    ],
)
def test_what_is_told_of_others_or_only_spoken_of_is_no_fault(told: str) -> None:
    assert faults(told) == set()


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("A whip has laid your cheek open on the way.", "You are not hurt by it."),
        ("It has taken the skin off both your palms.", "You are not hurt by it."),
        ("The porter lies there, and he will not be getting up.", "Nobody has died of it."),
        ("There is a white conch in your palm, warm from the sun.",
         "You take nothing away from it but what you brought."),
        ("The porter means to follow you.", "Nobody has joined you."),
        ("The rower has slipped his chain; he is with you.", "Nobody has joined you."),
        ("The purse is full of gold, and that makes you rich.",
         "You take nothing away from it but what you brought."),
        ("The porter lies upon a rock, drowned.", "Nobody has died of it."),
    ],
)  # fmt: skip
def test_a_claim_in_a_frame_of_its_own_is_set_right(told: str, line: str) -> None:
    assert faults(told) == set()
    assert line in lines(told)


@pytest.mark.parametrize(
    "told",
    [
        "Rain lies on your cheek like an open hand.",
        "The porter has a cut on his own palm.",
        "You might have laid your cheek open.",
    ],
)
def test_a_part_of_the_body_alone_is_no_wound(told: str) -> None:
    assert "You are not hurt by it." not in lines(told)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (LEDGER, "The ledger lies in cell 14, and Marigold has the key."),
        (LEDGER, "The ledger lies in cell 9, and Rosemary has the key."),
        (HARM, "It costs the troll its health; thirteen it took off the brute."),
        (LEDGER, "In the cell there is nothing, but Marigold has the key of the mill pond."),
        (TRUST, "It is the porter who trusts Odile now, and says so."),
        (OAR, "An oar is gone, but no: it drifts back, and you have it again."),
    ],
)
def test_what_is_told_of_something_else_is_told_once_more(effect: Effect, told: str) -> None:
    assert effect.tell in lines(told, effect)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (LEDGER, "The ledger lies in cell 9, behind two doors, and Marigold has the key."),
        (TRUST, "Abbot Pell trusts you, and tells the porter so."),
        (OAR, "An oar is gone, off towards the sea."),
    ],
)
def test_what_is_told_rightly_is_told_once(effect: Effect, told: str) -> None:
    assert effect.tell not in lines(told, effect)


@pytest.mark.parametrize(
    "told",
    ["« Manqué ! cries-tu aux archers. Descendez donc. »", "You wept, and swore you would not go."],
)
def test_nobody_speaks_or_decides_for_the_character(told: str) -> None:
    assert "player" in faults(told)


@pytest.mark.parametrize(
    "told",
    [
        "Per the effects list the gate is open.",
        "Según la tirada, éxito claro.",
        "Laut Wurf steht das Tor offen.",
        "Selon le jet, la grille cède.",
    ],
)
def test_the_machinery_of_a_game_is_no_prose(told: str) -> None:
    assert "markup" in faults(told)
