"""Chapters: what comes after a scene, by how it ended."""

import io

import pytest

from companion.cli.chat import Chat
from companion.cli.gm import GmChat
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from companion.cli.wiring import make_gm_table
from companion.errors import BadInputError
from companion.export.story import story_of
from companion.journal import Journal
from companion.narration.scene_kits import kit_names
from companion.openings import openings
from companion.openings.chapters import Chapter, chapter, chapter_after, chapter_names, number_of
from companion.session import records
from companion.session.exchange import Answered, Proposal, SceneBegins
from companion.session.recap import Recapper
from companion.session.safety import decide
from engine.api import Effect, EffectApplied, system_slugs
from tests.companion.session.doubles import at_opening, here, with_farek


@pytest.fixture
def journal(tmp_path):
    with Journal.open(tmp_path / "c.db") as opened:
        yield opened


SHIPPED = [chapter(name) for name in chapter_names()]
RETURNING = next(c for c in SHIPPED if any(p.again for p in c.people))


def begun(journal, found):
    """A sitting at the opening that a chapter follows, in the first game that has it."""
    return at_opening(journal, found.after, system=found.systems[0])


def onward(sitting):
    reply = sitting.next_chapter()
    if isinstance(reply, Answered):  # all is open still
        reply = sitting.next_chapter()
    return reply, list(reply.sentences)


def clocks(sitting):
    return {clock.name for clock in sitting.campaign.state.story.clocks}


@pytest.mark.parametrize("found", SHIPPED, ids=lambda c: c.id)
def test_each_follows_an_opening_and_has_a_kit(found):
    assert isinstance(found, Chapter)
    assert chapter_after(found.after) == found
    assert found.id in kit_names()
    assert number_of(found.id) == number_of(found.after) + 1


def test_every_opening_goes_on():
    for system in system_slugs():
        assert all(chapter_after(o.id) is not None for o in openings(system)), system


def test_what_is_no_chapter_has_none_after_it():
    for name in ("", "own", "adventure-the-last-ferry", "../chapters", "salt-widow-9"):
        assert chapter_after(name) is None
    assert chapter("salt-widow") is None


def test_a_chapter_brings_its_people_its_trouble_and_its_question(journal):
    found = RETURNING
    sitting = begun(journal, found)
    first = sitting.going.kits.trouble
    reply, told = onward(sitting)
    assert reply.heading == f"Chapter 2: {found.title}"
    assert " ".join(told).startswith(" ".join(found.left.split()))
    assert sitting.campaign.state.story.place == found.place
    assert found.trouble in clocks(sitting)
    assert first not in clocks(sitting)
    assert {p.name for p in found.people if not (p.away or p.again)} <= here(sitting)
    assert sitting.memory.partner == found.speaks
    stakes = sitting.book.ledger.get("thread", found.stakes[0])
    assert stakes is not None
    assert stakes.stands
    assert sitting.going.kits.kit.lines
    assert sitting.going.kits.is_here


def test_how_it_is_told_hangs_on_how_the_scene_before_ended(journal):
    found = RETURNING
    sitting = begun(journal, found)
    assert sitting.chapters.ended == "left"
    assert not sitting.chapters.is_over
    sitting.going.kits.answer_stakes("it went as it should")
    assert sitting.chapters.is_over
    assert sitting.chapters.ended == "won"
    _, told = onward(sitting)
    assert " ".join(told).startswith(" ".join(found.won.split()))
    assert not sitting.chapters.is_over


def test_a_trouble_that_came_is_lost_and_closes_the_question(journal):
    found = RETURNING
    sitting = begun(journal, found)
    first, stakes = sitting.going.kits.trouble, sitting.going.kits.stakes
    sitting.campaign.append(records.DUE, {"what": "clock", "name": first})
    assert sitting.chapters.ended == "lost"
    _, told = onward(sitting)
    assert " ".join(told).startswith(" ".join(found.lost.split()))
    assert not sitting.book.ledger.get("thread", stakes).stands


def thinks(sitting, name, size):
    effect = Effect(
        kind="relation", change="set", target=name, name="attitude", size=abs(size), good=size > 0
    )
    sitting.campaign.apply(EffectApplied(effect=effect))


@pytest.mark.parametrize(("feels", "is_there"), [(1, True), (-3, False)])
def test_who_was_there_before_comes_again_but_not_as_an_enemy(journal, feels, is_there):
    found = RETURNING
    person = next(p for p in found.people if p.again)
    sitting = begun(journal, found)
    thinks(sitting, person.name, feels)
    _, told = onward(sitting)
    assert (person.name in here(sitting)) is is_there
    assert (person.again in " ".join(told)) is is_there


def test_while_all_is_open_it_is_asked_once(journal):
    sitting = begun(journal, RETURNING)
    asked = sitting.next_chapter()
    assert isinstance(asked, Answered)
    assert sitting.going.kits.stakes[1:] in asked.text
    assert sitting.chapters.now == RETURNING.after
    assert isinstance(sitting.next_chapter(), SceneBegins)


def test_an_undo_leaves_a_chapter_whole(journal):
    found = RETURNING
    sitting = begun(journal, found)
    onward(sitting)
    list(sitting.say("I look round").sentences)
    sitting.undo()
    assert sitting.going.kits.began == found.id
    assert sitting.campaign.state.story.place == found.place
    assert found.trouble in clocks(sitting)


@pytest.mark.parametrize("lost", [False, True])
def test_a_chapter_is_taken_back_where_nothing_was_rolled_since(journal, lost):
    sitting = begun(journal, RETURNING)
    list(sitting.say("I look round").sentences)
    before, people = sitting.campaign.state, here(sitting)
    if lost:
        sitting.campaign.append(records.DUE, {"what": "clock", "name": sitting.going.kits.trouble})
    onward(sitting)
    list(sitting.say("I look round").sentences)
    assert "look round" in sitting.undo(moves=1)
    assert RETURNING.title in sitting.undo(moves=1)
    assert sitting.chapters.now == RETURNING.after
    assert sitting.campaign.state == before
    assert here(sitting) == people
    assert sitting.book.ledger.get("thread", sitting.chapters.stakes).stands
    assert "look round" in sitting.undo(moves=1)
    onward(sitting)
    assert sitting.chapters.now == RETURNING.id
    assert sitting.campaign.verify().ok


def test_a_chapter_is_not_taken_back_past_a_roll(journal):
    sitting = begun(journal, RETURNING)
    onward(sitting)
    tried = sitting.say("I climb the wall")
    assert isinstance(tried, Proposal)
    list(sitting.tell(sitting.roll()).sentences)
    sitting.undo(moves=9)
    assert sitting.chapters.now == RETURNING.id


@pytest.mark.parametrize(
    ("text", "is_meant"),
    [
        ("Next chapter!", True),
        ("ok, let's go on to the next scene please", True),
        ("I turn to the next chapter", True),
        ("I read the next chapter of her novel aloud", False),
        ("What happens in the next story she tells?", False),
    ],
)
def test_words_may_ask_for_it(journal, text, is_meant):
    sitting = begun(journal, RETURNING)
    sitting.going.kits.answer_stakes("it went as it should")
    reply = sitting.say(text)
    assert (isinstance(reply, SceneBegins) and bool(reply.heading)) is is_meant


def test_who_leaves_when_all_is_decided_comes_to_the_next(journal):
    sitting = begun(journal, RETURNING)
    sitting.going.kits.answer_stakes("it went as it should")
    reply = sitting.say("I leave")
    assert isinstance(reply, SceneBegins)
    assert reply.heading


def test_after_the_last_one_another_story_of_the_genre_begins_and_none_twice(journal):
    found = RETURNING
    sitting = begun(journal, found)
    slug = sitting.system.info.slug
    seen = {found.after}
    while sitting.chapters.next_title:
        _, told = onward(sitting)
        assert told
        now = sitting.chapters.now
        assert now not in seen
        seen.add(now)
    firsts = {o.id for o in openings(slug) if o.genre == found.genre}
    assert firsts <= seen
    with pytest.raises(BadInputError, match="no chapter"):
        sitting.next_chapter()
    assert sitting.campaign.verify().ok


def test_a_chapter_that_crosses_a_line_is_left_out(journal):
    sitting = begun(journal, RETURNING)
    decide(sitting.campaign, sitting.guard.safety, "line", RETURNING.trouble.split()[-1])
    assert RETURNING.title not in sitting.chapters.next_title


def test_recap_and_story_know_the_chapter(journal):
    found = RETURNING
    sitting = begun(journal, found)
    onward(sitting)
    recap = " ".join(Recapper(sitting.campaign, sitting.book, sitting.guard).sentences())
    assert found.stakes[0][1:] in recap
    story = story_of(sitting.campaign, sitting.book, sitting.guard)
    assert story.chapters[-1].heading.startswith(found.title)


def typed(sitting, *lines):
    """What the chat loop shows for some lines."""
    out = io.StringIO()
    screen = PlainScreen(out)
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"), echo=screen.line)
    Chat(sitting, source=source, screen=screen).run()
    return out.getvalue()


def test_once_all_is_decided_the_table_is_told_how_it_goes_on(journal):
    found = RETURNING
    sitting = begun(journal, found)
    sitting.going.kits.answer_stakes("it went as it should")
    told = typed(sitting, "I sit down", "I hum a tune", "/next now", "/next", "/scene")
    told = told.replace("\n  ", " ")
    assert told.count(f'/next goes on to chapter 2, "{found.title}"') == 1
    assert "/next goes on to the next chapter; /scene next PLACE to a place" in told
    assert f"Chapter 2: {found.title}\nScene 2: {found.place}\n" in told
    assert f"clock: {found.trouble}, 1 of {found.segments}" in told


def test_a_human_gm_has_chapters_of_their_own(journal):
    campaign = with_farek(journal, "Gm", "stitcher", seed=b"gm")
    chat = GmChat(make_gm_table(campaign, "Farek"), source=None, screen=PlainScreen(io.StringIO()))
    assert "/next" not in chat.commands
