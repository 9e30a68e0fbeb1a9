"""The drawn terminal: widths, marks that need no colour, colours of the sixteen only."""

import io
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from companion.cli.cells import cells, cut, pad, wrap
from companion.cli.dice_art import die_art
from companion.cli.look import RichScreen
from companion.cli.screen import Flow, PlainScreen, named_die
from companion.cli.themes import THEMES, degree_styles
from engine.api import Card, CardDie, Clock, get_system, system_slugs

STANDARD = {"black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"}
WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=60
)


def drawn(width: int = 80, *, colour: str | None = None, **options: object) -> tuple:
    out = io.StringIO()
    console = Console(
        file=out, width=width, force_terminal=colour is not None, color_system=colour,
        highlight=False, legacy_windows=False, **options,
    )  # fmt: skip
    return RichScreen(console=console), out


@given(WORDS, st.integers(4, 40))
def test_a_cut_text_fits(text: str, width: int) -> None:
    assert cells(cut(text, width)) <= width
    if text.isprintable() and cells(text) == sum(cells(c) for c in text):
        assert cells(pad(text, width)) == width


@given(WORDS, st.integers(8, 40))
def test_wrapped_rows_fit_and_lose_no_letter(text: str, width: int) -> None:
    rows = wrap(text, width, rest="  ")
    assert all(cells(row) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())


@given(st.lists(WORDS, max_size=5), st.integers(10, 40))
def test_a_flowing_paragraph_stays_within_its_width(pieces: list[str], width: int) -> None:
    flow = Flow(width)
    told = "".join(flow.take(piece) for piece in pieces)
    assert all(cells(row) <= width for row in told.split("\n"))


@pytest.mark.parametrize(
    "name", ["龍の騎士" * 30, "שלום לכם" * 20, "👩‍🚀" * 40, "e\u0301" * 200, "x" * 300]
)
@pytest.mark.parametrize("width", [30, 40, 80, 200])
def test_long_and_wide_names_break_no_row(name: str, width: int) -> None:
    screen, out = drawn(width)
    die = CardDie(6, 6, "critical")
    screen.card(name, Card(rows=((name, (die,) * 30),), lines=(name,), verdict=name))
    screen.sheet([f"{name}: Warrior d8", f"- {name} (3)", "- Rope"])
    screen.fight([f"> {name}: health 3 of 24", f"  {name}: health 0 of 9, out of the fight"])
    screen.clocks([Clock(name=name, ticks=3, size=12)])
    screen.story([name, name])
    screen.odds([(name, Fraction(1, 2)), ("Disaster", Fraction(1, 2))])
    screen.lines(name, [name])
    widest = max(cells(row) for row in out.getvalue().splitlines())
    assert widest <= min(width, 80)


def test_every_role_of_a_die_shows_without_colour() -> None:
    roles = ["plain", "success", "critical", "failure", "lone", "exploded", "extra"]
    pictures = {die_art(CardDie(4, 6, role)) for role in roles}
    assert len(pictures) == len(roles)
    assert len({named_die(CardDie(4, 6, role)) for role in roles}) == len(roles)
    assert die_art(CardDie(6, 6, "critical")) != die_art(CardDie(6, 6, "critical"), wave=1)


def test_dice_of_other_sides_say_so() -> None:
    assert "d12" in die_art(CardDie(4, 12))[3]
    assert named_die(CardDie(4, 12)) == "4 (d12)"


@pytest.mark.parametrize("slug", system_slugs())
@pytest.mark.parametrize("theme", THEMES)
def test_each_degree_has_a_style_of_its_own(slug: str, theme: str) -> None:
    titles = [degree.title for degree in get_system(slug).degrees]
    styles = degree_styles(THEMES[theme], titles)
    assert set(styles) == set(titles)
    assert len(set(styles.values())) == len(titles)


@pytest.mark.parametrize("theme", THEMES.values())
def test_only_the_sixteen_standard_colours_are_used(theme) -> None:
    styles = [*theme.roles.values(), *theme.good, *theme.bad]
    used = {word.removeprefix("bright_") for style in styles for word in style.split()}
    assert used <= STANDARD | {"bold", "dim", "italic"}
    assert not {"white", "bright_white", "black"} & {w for s in styles for w in s.split()}


def test_successes_and_failures_differ_without_colour() -> None:
    screen, out = drawn()
    screen.odds([("Regular Success", Fraction(1, 2)), ("Disaster", Fraction(1, 2))])
    good, bad, *_ = out.getvalue().splitlines()
    assert "█" in good
    assert "▒" in bad


def test_no_color_keeps_the_drawing_and_drops_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen, out = drawn(colour="standard")
    screen.odds([("Regular Success", Fraction(1, 2)), ("Disaster", Fraction(1, 2))])
    screen.line("oh", "error")
    assert "█" in out.getvalue()
    assert not any(f"\x1b[{code}m" in out.getvalue() for code in range(30, 48))
    assert "\x1b[1;31m" not in out.getvalue()


def test_a_window_may_be_made_smaller_while_the_game_runs() -> None:
    screen, out = drawn()
    screen.lines("wide", ["word " * 30])
    screen._console.width = 30  # what the terminal would say now
    out.truncate(0)
    out.seek(0)
    screen.lines("narrow", ["word " * 30])
    assert max(cells(row) for row in out.getvalue().splitlines()) <= 30


def test_control_characters_never_reach_the_terminal() -> None:
    screen, out = drawn()
    plain = io.StringIO()
    for shown in (screen, PlainScreen(plain)):
        shown.story(["Zoë \x1b[2Jgone"])
        shown.card("\x1b]0;title\x07", Card(rows=(), lines=("\x1b[31m",), verdict="\x9b1m"))
        shown.clocks([Clock(name="\x1b[5m")])
        shown.sheet(["\x1b[0m: d8"])
    assert not {"\x1b", "\x07", "\x9b"} & set(out.getvalue() + plain.getvalue())


def test_what_is_so_much_of_so_much_gets_a_gauge() -> None:
    screen, out = drawn()
    screen.sheet(["Mira: Warrior d12", "Health 4 of 10, Action Points 1", "- Rope"])
    assert "▮▮▮▮▯▯▯▯▯▯" in out.getvalue()
