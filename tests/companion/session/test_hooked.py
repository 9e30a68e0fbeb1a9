"""A hook that is taken pays: once, without dice, and so that it stays true."""

from pathlib import Path

import pytest

from companion.adventures.loading import load_adventure
from companion.narration.library import genre_tags, made_up
from companion.openings import openings
from companion.session.adventuring import opening_of, prepare
from companion.session.exchange import Answered, Reply, Talk
from companion.session.payoffs import contents
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import FAREK, sit, table

KINDS = ("container", "writing", "signal", "door", "hidden", "offered", "sound", "track", "body")


def _tell(sitting: Sitting, *sentences: str) -> None:
    list(sitting.telling.words(sentences))


def _said(reply: Reply) -> str:
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


def _wealth(sitting: Sitting) -> tuple[object, ...]:
    """Return all that a content may change."""
    state = sitting.campaign.state
    story = state.story
    things = sitting.seat.things()
    return (
        tuple(things), story.knowledge, story.standings, story.clocks, story.relations,
        tuple(state.characters),
    )  # fmt: skip


HOOKS = [
    ("A parcel was left on the step.", "I open the parcel"),
    ("A letter lies on the table.", "I read the letter"),
    ("You were given a whistle for need.", "I blow the whistle"),
    ("There is a low door in the wall.", "I knock"),
    ("Somebody hides behind the curtain.", "I look behind the curtain"),
    ("The old man holds out a brass compass.", "I take the compass"),
    ("From the loft comes a slow scratching.", "I follow the sound"),
    ("A messenger lies dead by the stove.", "I search the messenger"),
    ("Wet footprints lead off; there are some tracks.", "I follow the tracks"),
]


@pytest.mark.parametrize("system", ["stitcher", "altars", "skitterbarren"])
@pytest.mark.parametrize(("told", "text"), HOOKS)
def test_every_kind_pays_in_every_game(tmp_path: Path, system: str, told: str, text: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="an inn yard")
    with journal:
        _tell(sitting, told)
        before = _wealth(sitting)
        words = _said(sitting.say(text))
        assert "{" not in words
        assert "|" not in words
        assert _wealth(sitting) != before
        assert sitting.campaign.verify().ok
        sitting.undo(moves=1)
        assert _wealth(sitting) == before
        assert _said(sitting.say(text))  # what was taken back can be taken again


def test_a_hook_pays_once_and_is_remembered(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        _tell(sitting, "A parcel was left on the step.")
        _said(sitting.say("I open the parcel"))
        paid = _wealth(sitting)
        again = _said(sitting.say("I open the parcel"))
        assert _wealth(sitting) == paid
        assert any(word in again for word in ("nothing new", "no more", "already"))


def test_a_sitting_that_begins_anew_knows_what_was_taken(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        _tell(sitting, "A parcel was left on the step.")
        _said(sitting.say("I open the parcel"))
        paid = _wealth(sitting)
        sitting = sit(sitting.campaign)
        _said(sitting.say("I open the parcel"))
        assert _wealth(sitting) == paid


def test_two_hooks_of_a_kind_hold_two_things(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        heads = ["parcel", "box", "satchel", "crate", "casket", "purse", "locker", "basket"]
        told = set()
        for head in heads:
            _tell(sitting, f"There is a {head} in the corner.")
            told.add(_said(sitting.say(f"I open the {head}")).split(". ", 1)[-1])
        assert len(told) == len(heads)


@pytest.mark.parametrize(
    "sentence",
    [
        "A chest stands there, padlocked twice.",
        "The captain sits with the chest under her arm.",
        "Captain Rook does not take a hand off the chest.",
    ],
)
def test_what_is_locked_or_held_is_not_free_to_take(tmp_path: Path, sentence: str) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        sheet = sitting.system.play.opponent_sheet("Captain Rook", "3")
        sitting.campaign.apply(CharacterJoined(sheet=sheet), _against("Captain Rook"))
        _tell(sitting, sentence)
        before = _wealth(sitting)
        assert sitting.conversing.hooks.by_words("I open the chest") is None
        assert _wealth(sitting) == before


def _against(name: str):
    from engine.api import Effect, EffectApplied

    fields = {"kind": "relation", "change": "set", "target": name, "name": "attitude"}
    return EffectApplied(effect=Effect.model_validate({**fields, "size": 2, "good": False}))


def test_what_is_held_out_comes_onto_the_sheet_whatever_is_in_it(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        _tell(sitting, "An old woman hands you a sealed envelope.")
        _said(sitting.say("I take the envelope"))
        assert "Sealed envelope" in sitting.seat.things()
        known = sitting.campaign.state.story.knowledge
        _said(sitting.say("I open the envelope"))
        assert _wealth(sitting)[1] != known


def test_things_that_lie_about_are_taken_each(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        _tell(sitting, "On the table lie a map, a key and an old purse.")
        words = _said(sitting.say("I take the map, the key, the old purse and the sword of kings"))
        assert {"Map", "Key", "Old purse"} <= set(sitting.seat.things())
        assert "no sign of the sword of kings" in words
        assert isinstance(sitting.say("I take the map"), Answered)  # it is on the sheet already


def test_a_clue_of_the_adventure_lies_where_it_belongs(tmp_path: Path) -> None:
    adventure = load_adventure("the-last-ferry")
    journal, sitting = table(tmp_path)
    with journal:
        campaign = journal.create("Ferry", "stitcher", seed=b"ferry")
        sheet = campaign.rule_system.play.draft_sheet("Farek", FAREK, campaign.state)
        campaign.apply(CharacterJoined(sheet=sheet))
        prepare(campaign, adventure)
        sitting = sit(campaign)
        list(sitting.begin(opening_of(adventure), threads=adventure.stakes))
        assert "own key" in _said(sitting.say("I look into the strongbox"))
        assert adventure.secrets[0].clues[0] in campaign.state.story.knowledge


def test_a_line_of_the_table_keeps_a_content_out(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        hooks = sitting.conversing.hooks
        hooks._guard = type("Strict", (), {"shown": staticmethod(lambda text: "")})()
        _tell(sitting, "A parcel was left on the step.")
        assert hooks.by_words("I open the parcel") is None


@pytest.mark.parametrize("kind", [*KINDS, "met"])
def test_every_kind_has_its_contents(kind: str) -> None:
    found = contents(kind)
    assert len(found) >= (8 if kind == "met" else 12)
    assert len({content.text.text for content in found}) == len(found)
    for content in found:
        for name, said in content.changes:
            assert name in ("gear", "fact", "comes", "comes+", "comes-", "edge", "ease", "likes")
            assert bool(said.text) == (name not in ("ease", "likes"))
            assert len(said.text) <= 90


@pytest.mark.parametrize("genre", ["fantasy", "noir", "space", "western", "horror", "wasteland"])
def test_a_dozen_contents_suit_every_genre(genre: str) -> None:
    tags = genre_tags()[genre]
    assert any(not f.tags or f.tags & tags for f in made_up("where"))
    for kind in ("container", "writing", "hidden", "sound", "track", "offered", "body"):
        fitting = [
            c
            for c in contents(kind)
            if (not c.text.tags or c.text.tags & tags) and not c.text.refused & tags
        ]
        assert len(fitting) >= 12, kind


def test_the_shipped_openings_leave_hooks() -> None:
    from companion.openings import sentences_of
    from companion.session.hooks import hooks_in

    scenes = [o.scene for slug in ("stitcher", "altars", "skitterbarren") for o in openings(slug)]
    with_hooks = [s for s in scenes if hooks_in(enumerate(sentences_of(s)))]
    assert len(with_hooks) >= len(scenes) // 2


def test_what_was_laid_there_is_taken_in_many_words(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="an inn yard")
    with journal:
        _tell(sitting, "The steward lays a map, a key and a purse on the rim of the fountain.")
        reply = sitting.say("I sweep the map and the key into my sleeve and ask who is there")
        assert isinstance(reply, Talk), reply
        assert reply.then == "I ask who is there"
        assert {"Map", "Key"} <= set(sitting.seat.things())
        _said(sitting.say("I reach over and take the purse off the marble and weigh it"))
        assert "Purse" in sitting.seat.things()


def test_where_a_map_is_read_is_no_part_of_its_name(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, place="an inn yard")
    with journal:
        _tell(sitting, "A map lies on the table.")
        assert "light" not in _said(sitting.say("I study the map by the light of the window"))
