"""Company that nothing granted, and results told closer or easier than they were."""

import pytest

from companion.narration.brief import Attempt, Brief, Stakes
from companion.narration.prose_check import find_gaps
from engine.api import Effect

RAMP = Stakes(success="The ramp is down.", failure="The ramp stays up.")


def claims(
    sentence: str,
    *effects: Effect,
    system: str = "altars",
    degree: str = "clear_success",
    direction: int = 1,
    margin: int | None = 3,
) -> set[str]:
    brief = Brief(
        system=system,
        attempt=Attempt(actor="Odile", text="I lower the ramp", manner="other"),
        stakes=RAMP,
        degree=degree,
        passed="success" in degree,
        direction=direction,
        margin=margin,
    )
    return {g.tell for g in find_gaps([sentence], brief, effects) if g.kind == "claim"}


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The drover swears her crossbow to you.", "Nobody has joined you."),
        ("The drover is coming along.", "Nobody has joined you."),
        ("From tonight on the drover rides with you.", "Nobody has joined you."),
        (
            "Der Fuhrmann ist von nun an dein Begleiter, und die Rampe ist unten.",
            "Niemand hat sich dir angeschlossen.",
        ),
        ("Le muletier marche désormais avec toi.", "Personne ne s'est joint à toi."),
        ("El arriero va contigo desde hoy, y la rampa está abajo.", "Nadie se ha unido a ti."),
    ],
)
def test_somebody_who_joins_for_good_is_set_right(sentence: str, told: str) -> None:
    assert told in claims(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        '"From tonight on I ride with you," the drover jokes.',
        "The drover would ride with you from tonight on, if he had a horse.",
        "The drover asks whether you are coming along.",
        "From tonight on the drover bars his door.",
        "The drover walks with you as far as the gate.",
    ],
)
def test_company_on_the_way_and_what_is_offered_is_left_alone(sentence: str) -> None:
    assert "Nobody has joined you." not in claims(sentence)


def test_company_that_an_effect_grants_is_told_freely() -> None:
    joins = Effect(
        kind="relation",
        change="gain",
        target="Odile",
        name="The drover comes along",
        tell="The drover comes along.",
        good=True,
    )
    assert not claims("From tonight on the drover rides with you.", joins)


@pytest.mark.parametrize(
    ("degree", "direction", "margin", "sentence", "told"),
    [
        ("bare_success", 1, 0, "It is child's play.", "It was a close thing."),
        ("crushing_success", 2, 9, "It holds by a hair's breadth.", "It was never in doubt."),
        ("crushing_failure", -2, -9, "You miss it by a whisker.", "It was nowhere near enough."),
        ("bare_success", 1, 0, "Das war ein Kinderspiel, und du bist oben.", "Es war knapp."),
        ("bare_success", 1, 0, "C'est un jeu d'enfant, et tu passes.", "C'était juste."),
        ("bare_success", 1, 0, "Es un juego de niños, y pasas.", "Fue por muy poco."),
    ],
)
def test_how_close_it_was_is_set_right(
    degree: str, direction: int, margin: int, sentence: str, told: str
) -> None:
    assert told in claims(sentence, degree=degree, direction=direction, margin=margin)


@pytest.mark.parametrize(
    ("degree", "direction", "margin", "sentence"),
    [
        ("bare_success", 1, 0, "It is no child's play."),
        ("bare_success", 1, 0, "You make it by a hair."),
        ("clear_success", 1, 3, "It is child's play."),
        ("bare_failure", -1, -1, "You miss it by a whisker."),
        ("crushing_success", 2, 9, 'The mate says, "By a hair!"'),
    ],
)
def test_what_fits_the_degree_stands(
    degree: str, direction: int, margin: int, sentence: str
) -> None:
    assert not claims(sentence, degree=degree, direction=direction, margin=margin)


def test_a_margin_is_narrow_where_the_game_says_so() -> None:
    easy = "It is child's play."
    assert claims(easy, system="skitterbarren", margin=2) == {"It was a close thing."}
    assert not claims(easy, system="skitterbarren", margin=5)
