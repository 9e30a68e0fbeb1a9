"""A line holds wherever words come in or go out: typed, drawn, told, listed, exported."""

import io
from pathlib import Path

import pytest

from companion.cli.chat import Chat
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from companion.difficulty import suggest
from companion.export.html import page
from companion.export.markdown import Vault, markdown
from companion.export.state_sheet import state_sheet
from companion.export.story import story_of
from companion.journal import Campaign, Journal
from companion.narration.storyteller import Storyteller
from companion.openings import Circumstance, Newcomer, Opening, own_opening
from companion.reader import read
from companion.session.beginning import begin_adventure
from companion.session.book import Book
from companion.session.conversing import CROSSES
from companion.session.exchange import Answered, Proposal
from companion.session.guard import Guard
from companion.session.safety import Safety, decide
from companion.session.showing import ledger_rows
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import LINES, answer


def sitting(path: Path, system: str = "stitcher") -> tuple[Journal, Sitting]:
    journal = Journal.open(path / "campaigns.db")
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Lines", system, seed=b"seed", settings=kit)
    drafted = campaign.rule_system.play.draft_sheet("Mara", LINES[system], campaign.state)
    campaign.apply(CharacterJoined(sheet=drafted))
    return journal, at_table(campaign)


def at_table(campaign: Campaign) -> Sitting:
    teller = Storyteller()
    return Sitting(
        campaign,
        actor="Mara",
        narrator=teller,
        floor=teller,
        reader=read,
        suggest=suggest,
        answer=answer,
    )


def spidery(system: str) -> Opening:
    return own_opening(system, "a mill").model_copy(
        update={
            "people": (Newcomer(name="giant spider"), Newcomer(name="miller")),
            "circumstances": (Circumstance(name="Spider webs", helps=False),),
        }
    )


@pytest.mark.parametrize("system", sorted(LINES))
def test_words_that_cross_a_line_do_nothing(tmp_path: Path, system: str) -> None:
    journal, made = sitting(tmp_path, system)
    with journal:
        list(made.begin(own_opening(system, "a mill")))
        decide(made.campaign, made.guard.safety, "line", "spiders")
        before = made.campaign.sequence
        reply = made.say("I kill the spider that crawls on me")
        assert isinstance(reply, Answered)
        assert reply.text == CROSSES
        assert made.campaign.sequence == before, "nothing is written down"
        climb = made.say("I climb the wall")
        assert isinstance(climb, Proposal)
        assert isinstance(made.argue("I also use the spider's thread"), Answered)
        assert made.proposal == climb, "the roll still waits"


@pytest.mark.parametrize("system", sorted(LINES))
def test_what_an_opening_brings_along_is_left_out(tmp_path: Path, system: str) -> None:
    journal, made = sitting(tmp_path, system)
    with journal:
        decide(made.campaign, made.guard.safety, "line", "spiders")
        told = " ".join(made.begin(spidery(system)))
        state = made.campaign.state
        assert "spider" not in told.casefold()
        assert list(state.characters) == ["Mara", "miller"]
        assert state.story.standings == ()


def test_a_random_adventure_is_drawn_until_it_crosses_nothing(tmp_path: Path) -> None:
    for seed in range(12):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with Journal.open(folder / "campaigns.db") as journal:
            campaign = journal.create("Seed", "stitcher", seed=bytes([seed]))
            safety = Safety.of(campaign)
            decide(campaign, safety, "line", "water: sea, ship, river, boat, harbour, flood, tide")
            found = begin_adventure(campaign, "random")
            assert not safety.crossing(found.opening.scene)
            assert not safety.crossing(" ".join(found.threads))


def test_commands_bring_nothing_in_that_crosses(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path)
    with journal:
        list(made.begin(own_opening("stitcher", "a mill")))
        out = io.StringIO()
        screen = PlainScreen(out)
        lines = [
            "/lines add spiders",
            "/oracle likely: is there a spider?",
            "/npc make a spider queen",
            "/thread add who feeds the spiders",
            "/clock the spider hatches 6",
            "/scene next the spider's cave",
            "/note there is a spider in the loft",
        ]
        source = PipedLines(io.StringIO("\n".join(lines) + "\n"), echo=lambda _: None)
        Chat(made, source=source, screen=screen).run()
        shown = " ".join(out.getvalue().split())
        assert shown.count("That crosses a line of this table") == len(lines) - 1
        assert not made.campaign.records(kinds={"oracle", "scene", "thread"}, live=True)
        assert not any("spider" in name for name in made.campaign.state.characters)


def test_a_line_drawn_late_is_kept_in_every_export(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path)
    with journal:
        list(made.begin(spidery("stitcher")))
        for text in ("I attack the giant spider with my sword", "I climb the wall"):
            assert isinstance(made.say(text), Proposal)
            list(made.tell(made.roll()).sentences)
        decide(made.campaign, made.guard.safety, "line", "spiders")
        made.guard.clear_scene()
        book = Book(made.campaign)
        guard = Guard(made.campaign, book)
        story = story_of(made.campaign, book, guard)
        rows = ledger_rows(book.ledger, guard)
        exports = [
            markdown(story, rows),
            page(story, rows),
            *Vault(story, book.ledger, guard.shown).files().values(),
            " ".join(made.recap()),
        ]
        for text in exports:
            assert "spider" not in text.casefold()
        assert "climb" in exports[0]
        sheet, _, agreement = state_sheet(made.campaign, book, guard).partition("Never tell of")
        assert "spider" not in sheet.casefold()
        assert "spiders" in agreement, "the next narrator must know it"


def test_several_topics_are_several_lines(tmp_path: Path) -> None:
    journal, made = sitting(tmp_path)
    with journal:
        list(made.begin(own_opening("stitcher", "a mill")))
        out = io.StringIO()
        typed = "/lines add spiders, snakes\n/lines veil needles: syringe, injection\n/lines\n"
        source = PipedLines(io.StringIO(typed), echo=lambda _: None)
        Chat(made, source=source, screen=PlainScreen(out)).run()
        assert "spiders and snakes are lines now." in out.getvalue()
        assert list(made.guard.safety.lines) == ["spiders", "snakes"]
        assert list(made.guard.safety.veils) == ["needles"]
        assert made.guard.safety.crossing("A snake looks up.") == "line"
