"""Help at the right moment, once, and only about what is there."""

import io
from pathlib import Path

import pytest

from companion.cli.chat import Chat
from companion.cli.hints import HURT, Hints, fallen, hurts, ways_on
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, table


def strike_down(sitting: Sitting, name: str) -> None:
    sheet = sitting.campaign.state.characters[name].model_dump(mode="json", exclude_none=True)
    hurt = {"altars": {"health": 0}, "skitterbarren": {"conditions": ["Down"], "harm": 99}}
    sitting.campaign.apply(CharacterJoined(sheet={**sheet, **hurt[sitting.system.info.slug]}))


def test_a_hint_is_shown_once_in_a_campaign(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        shown: list[str] = []
        Hints(sitting.campaign, shown.append).once("argue", "You may argue.")
        later = Hints(sitting.campaign, shown.append)
        later.once("argue", "You may argue.")
        later.once("fight", "Turns count.")
        assert shown == ["You may argue.", "Turns count."]


@pytest.mark.parametrize("system", ["altars", "skitterbarren"])
def test_whoever_is_out_of_action_hears_what_can_be_done(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system)
    with journal:
        assert not fallen(sitting, "Farek")
        strike_down(sitting, "Farek")
        assert fallen(sitting, "Farek")
        ways = ways_on(sitting)
        rest = {"altars": "/do take_rest", "skitterbarren": "/do camp"}[system]
        assert ways[0].startswith(rest)
        assert any(way.startswith("/join new") for way in ways)
        assert not any(way.startswith("/as") for way in ways), "there is nobody else"
        sitting.party.join(
            sitting.system.play.draft_sheet("Mira", LINES[system], sitting.campaign.state)
        )
        assert any(way.startswith("/as Mira") for way in ways_on(sitting))
        strike_down(sitting, "Mira")
        assert not any(way.startswith("/as") for way in ways_on(sitting))


def test_the_chat_says_so_once(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars")
    with journal:
        # Somebody is left standing, so that no new scene takes the fallen one up.
        sitting.party.join(
            sitting.system.play.draft_sheet("Mira", LINES["altars"], sitting.campaign.state)
        )
        strike_down(sitting, "Farek")
        out = io.StringIO()
        screen = PlainScreen(out)
        source = PipedLines(io.StringIO("/do award_points --to Farek\n" * 2))
        Chat(sitting, source=source, screen=screen).run()
        assert out.getvalue().count("Farek is out of action.") == 1
        assert "take_rest" in out.getvalue()


def test_every_command_that_a_way_names_exists(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars")
    with journal:
        strike_down(sitting, "Farek")
        chat = Chat(sitting, source=PipedLines(io.StringIO()), screen=PlainScreen(io.StringIO()))
        assert {way.split()[0] for way in ways_on(sitting)} <= set(chat.completions()) | {"/as"}


def test_how_a_hurt_passes_is_told_where_the_book_has_no_rule_for_it(tmp_path: Path) -> None:
    for system, told in (("stitcher", HURT), ("altars", "")):
        _, sitting = table(tmp_path / system, system=system)
        assert hurts(sitting) == ""
        harm = Effect(kind="harm", change="gain", target="Farek", name="Twisted ankle")
        sitting.campaign.apply(EffectApplied(effect=harm))
        assert hurts(sitting) == told
