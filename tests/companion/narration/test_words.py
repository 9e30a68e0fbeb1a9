"""The fragments: well formed, plentiful, and every name of a consequence stands in its sentence."""

import re
import subprocess
import sys
from importlib import resources

import pytest

from companion.narration import library
from companion.narration.cast import cast_of
from companion.narration.memory import tokens
from companion.narration.nouns import definite, owned, skill_form
from companion.narration.owing import pairs_for
from tests.companion.narration.players import MANNERS, Player

SLOTS = {
    "ally", "askill", "circ", "clock", "clockname", "clocksaid", "clue", "come", "deed", "fact",
    "flaw",
    "gear", "it", "itemname", "its", "list", "named", "newname", "newnamebare", "newplace", "noise",
    "npc", "npctheir", "omen", "opp", "oppbare", "other", "skill", "skillbare", "sought", "spot",
    "thing", "target", "targetbare", "targethead", "their", "them", "they", "tool", "toolbare",
    "topic", "want", "mywant",
}  # fmt: skip
POOLS = ("tools", "senses", "closers", "notes", "talk")
LEAST = 1_500
GENERAL_STAKES = 25


def fragments():
    for name in sorted(library.manner_names()):
        manner = library.manner(name)
        for lines in manner.lines.values():
            yield from lines
        for pair in manner.stakes:
            yield from pair.parts
    for pair in library.general_stakes():
        yield from pair.parts
    for side in ("good", "bad"):
        for rows in library.consequences(side).values():
            for row in rows:
                yield from (row.name, row.tell)
    for name in POOLS:
        for lines in library.pool(name).values():
            yield from lines


def test_there_are_many_and_each_is_well_formed():
    found = list(fragments())
    assert len(found) >= LEAST
    for fragment in found:
        assert fragment.slots <= SLOTS, fragment
        assert fragment.text.count("{") == fragment.text.count("}"), fragment
        left = re.sub(r"<(?:[tincagpxzf]:)?[^<>|]*\|[^<>|]*>", "", fragment.text)
        assert not set("<>|") & set(left), fragment
        assert "  " not in fragment.text, fragment


def test_no_fragment_stands_twice():
    texts = [f.text for f in fragments() if len(f.text.split()) > 4]
    twice = {t for t in texts if texts.count(t) > 1}
    assert twice == set()


def test_every_manner_of_the_reader_has_lines_and_stakes():
    assert set(MANNERS) <= library.manner_names()
    for name in MANNERS:
        manner = library.manner(name)
        assert len(manner.lines["pass"]) >= 5, name
        assert len(manner.lines["fail"]) >= 5, name
        assert len(manner.stakes) >= 4, name
        assert all(manner.lines.get(q) for q in ("strong", "narrow", "near", "bad")), name
    assert len(library.general_stakes()) >= GENERAL_STAKES


def test_kinds_of_action_without_lines_borrow_those_of_another():
    for alias, other in library.aliases().items():
        assert library.manner(alias).name == other
    assert library.manner("somersault").name == "other"


def rows_of(*sides):
    return [r for s in sides for rows in library.consequences(s).values() for r in rows]


def stakes_put_together():
    # A beat's name stands for a passage; test_beats looks at those.
    names = sorted(library.manner_names())
    pairs = [p for n in names for p in library.manner(n).stakes if p.undone is None]
    return [pair.lost for pair in (*pairs, *library.general_stakes())]


def test_a_consequence_s_sentence_names_it():
    # What stands on top of a beat is told as what happens, so one word of its name is enough.
    for row in rows_of("good", "bad"):
        words = {word for word in tokens(row.name.text) if len(word) > 2}
        if "{" not in row.name.text:
            assert words & tokens(row.tell.text), row
    for row in stakes_put_together():
        singular = re.sub(r"<(?:[a-z]:)?([^<>|]*)\|[^<>]*>", r"\1", row.tell.text)
        if "{" not in row.name.text:
            assert tokens(row.name.text) <= tokens(singular), row


def test_a_hurt_is_told_as_what_happens_and_not_as_a_state():
    hurts = [row for row in rows_of("bad") if row.kind == "harm"]
    assert len(hurts) > 100
    for row in hurts:
        text = row.tell.text.lower()
        assert len(text.split()) >= 10, row
        assert not re.search(rf"\byou (?:are|stand there) {row.name.text.lower()}\.$", text), row


def test_a_gain_follows_a_success_or_a_failure_and_not_either():
    for key, rows in library.consequences("good").items():
        if key.startswith("find_") or key == "found":
            continue  # these are what a success brings
        either = [r for r in rows if "done" not in r.tell.needed | r.tell.refused]
        assert [r.tell.text for r in either if r.kind in ("edge", "position")] == [], key


@pytest.mark.parametrize(
    ("name", "text", "plural", "pronoun"),
    [
        ("a toll collector", "the toll collector", False, "they"),
        ("Spitter", "the Spitter", False, "it"),
        ("Captain Rook", "Captain Rook", False, "they"),
        ("Old Meg", "Old Meg", False, "they"),
        ("watchmen", "the watchmen", True, "they"),
        ("the Pardee brothers", "the Pardee brothers", True, "they"),
        ("two bell-ringers", "the two bell-ringers", True, "they"),
        ("my horse", "your horse", False, "it"),
        ("Lady Ash", "Lady Ash", False, "she"),
        ("林小雨", "林小雨", False, "they"),
        ("Zoë", "Zoë", False, "they"),
        ("Walter", "Walter", False, "they"),
        ("the widow of the mill", "the widow of the mill", False, "she"),
    ],
)
def test_names_take_the_right_article_number_and_pronoun(name, text, plural, pronoun):
    noun = definite(name)
    assert (noun.text, noun.plural, noun.pronoun) == (text, plural, pronoun)


def test_things_on_a_sheet_are_named_as_in_a_story():
    assert owned("Long rope").text == "your rope"
    assert owned("Assault Rifle (2)").text == "your assault rifle"
    assert owned("PDA").text == "your PDA"
    assert owned("Lockpicks").plural
    assert skill_form("Priest of Erlik") == "agent"
    assert skill_form("Dextrous") == "quality"
    assert skill_form("Alien knowledge") == "knowledge"


@pytest.mark.parametrize(
    "name", ["../../x", "'; DROP", "🙂", "a" * 200, "-", "''", "שלום", "{opp}"]
)
def test_odd_names_break_nothing(name):
    player = Player("stitcher", 1)
    brief = player.attempt(0)
    attempt = brief.attempt.model_copy(update={"target": name, "stitched": (name,)})
    cast = cast_of(brief.model_copy(update={"attempt": attempt}))
    assert list(pairs_for(cast))


def test_loading_everything_takes_a_moment_only():
    code = (
        "import time; from companion.narration import library as l; t = time.process_time();"
        "[l.pool(p) for p in ('tools','senses','closers','notes','talk')];"
        "[l.consequences(s) for s in ('good','bad')]; l.general_stakes(); l.word_sets();"
        "l.manner('fight'); print(time.process_time() - t)"
    )
    best = min(
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(3)
    )
    # 0.15 s of the processor's time, which a busy machine stretches a little.
    assert best < 0.6


def test_words_are_shipped_with_the_package():
    folder = resources.files("companion.narration") / "words"
    assert (folder / "prose.toml").is_file()


def test_what_a_place_sounds_and_smells_like_names_the_place():
    # A world ("noir") is no place: a tap that drips wants a kitchen, in whatever world.
    worlds = set(library.genre_tags()) | set().union(*library.genre_tags().values())
    for line in (*library.pool("senses")["any"], *library.pool("closers")["sound"]):
        assert line.tags, line
        assert not line.tags & worlds, line
        assert all(t.startswith("p_") or t in {*library.place_words(), "wet"} for t in line.tags)
