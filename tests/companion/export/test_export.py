"""What a campaign is written down as: complete, safe to open, and nothing that was taken back."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from companion.export.html import page
from companion.export.markdown import Vault, escaped, markdown, note_name
from companion.export.state_sheet import LONGEST, state_sheet
from companion.export.story import story_of
from companion.session.exchange import FightBegins
from companion.session.noting import decide as decide_ledger
from companion.session.noting import note
from companion.session.safety import decide
from companion.session.scenes import begin_scene, oracle_of
from companion.session.showing import ledger_rows
from companion.session.sitting import Sitting
from companion.session.skipping import skip
from engine.api import CharacterJoined, SecretKept
from tests.companion.session.doubles import table

CLIMB = "I climb the cliff with my long rope"
EVIL = "<script>alert('x')</script> & [link](javascript:x) *bold*"


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path)
    with journal:
        campaign = found.campaign
        campaign.apply(CharacterJoined(sheet=found.system.play.opponent_sheet("Ness", "2")))
        found.say(CLIMB)
        list(found.tell(found.roll()).sentences)
        list(found.telling.words(["Ness waves from the bank."]))
        oracle_of(campaign, found.book).ask("Is Ness alone?", "likely")
        begin_scene(campaign, found.book, "the ferry at dusk")
        list(found.telling.words(["The ferry smells of tar."]))
        yield found


def story(sitting: Sitting):
    return story_of(sitting.campaign, sitting.book, sitting.guard)


def texts(sitting: Sitting) -> list[str]:
    """All ways of writing the campaign down for people."""
    rows = ledger_rows(sitting.book.ledger, sitting.guard)
    files = Vault(story(sitting), sitting.book.ledger, sitting.guard.shown).files()
    return [
        markdown(story(sitting), rows),
        page(story(sitting), rows),
        "\n".join(files.values()),
        state_sheet(sitting.campaign, sitting.book, sitting.guard),
    ]


def test_the_story_has_scenes_words_dice_and_what_they_changed(sitting):
    found = story(sitting)
    assert [c.place for c in found.chapters] == [
        "a narrow ledge above the gorge",
        "the ferry at dusk",
    ]
    passages = found.chapters[0].passages
    assert [p.kind for p in passages] == ["told", "you", "told", "told", "oracle"]
    rolled = passages[2]
    assert rolled.roll.title
    assert rolled.roll.had
    assert rolled.sentences
    assert rolled.roll.card.rows


def test_what_was_undone_skipped_or_told_again_is_not_in_the_story(sitting):
    list(sitting.telling.words(["Ness falls into the river."]))
    skip(sitting.campaign, "")
    sitting.say(CLIMB)
    first = list(sitting.tell(sitting.roll()).sentences)
    assert first
    list(sitting.telling.words(["A heron comes down."]))
    sitting.undo()
    list(sitting.tell(sitting.unfinished()).sentences)
    for text in texts(sitting)[:3]:
        assert "falls into the river" not in text
        assert "heron" not in text
        assert "smells of tar" in text


def test_a_retold_roll_is_told_once(sitting):
    sitting.say(CLIMB)
    list(sitting.tell(sitting.roll()).sentences)
    list(sitting.tell(sitting.retry()).sentences)
    told = [p for c in story(sitting).chapters for p in c.passages if p.roll is not None]
    assert [p.roll.number for p in told] == [1, 2]
    assert sum("That is a" in s for s in told[1].sentences) == 1


def test_names_are_told_as_they_were_corrected(sitting):
    note(sitting.campaign, sitting.book, "it was Calzon, not Ness")
    sitting.memory.reread()
    for text in texts(sitting):
        assert "Ness" not in text
    assert "Calzon waves" in texts(sitting)[0]


def test_nothing_over_a_line_and_no_secret_is_written_down(sitting):
    sitting.campaign.apply(SecretKept(secret="The ferryman drowned his brother at midsummer."))
    list(sitting.telling.words(["Tar drips into the bilge."]))
    decide(sitting.campaign, sitting.guard.safety, "line", "tar")
    for text in texts(sitting):
        assert "smells of tar" not in text
        assert "ferryman drowned" not in text
    assert "Never tell of: tar." in texts(sitting)[3]


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict]] = []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_well_formed_needs_nothing_else_and_runs_nothing(sitting):
    sitting.say(EVIL)
    list(sitting.telling.words([EVIL, "\x1b[31mred"]))
    text = page(story(sitting), [EVIL])
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    names = {tag for tag, _ in tags.seen}
    assert not names & {"script", "img", "link", "iframe", "a"}
    assert not any(key.startswith("on") for _, attrs in tags.seen for key in attrs)
    assert "\x1b" not in text
    assert "&lt;script&gt;" in text
    dice = [attrs for tag, attrs in tags.seen if tag == "span" and "die" in attrs["class"]]
    rows = [d for p in story(sitting).chapters[0].passages if p.roll for d in p.roll.card.rows]
    assert len(dice) == sum(len(row) for _, row in rows)
    assert "@media print" in text


def test_markdown_shows_a_players_signs_as_signs(sitting):
    sitting.say(EVIL)
    text = markdown(story(sitting), ["1. first"])
    assert "<script>" not in text
    assert r"\*bold\*" in text
    assert r"- 1\. first" in text
    assert escaped("# no heading") == r"\# no heading"
    assert escaped("- no list") == r"\- no list"


def test_notes_link_to_each_other_and_no_link_leads_nowhere(sitting):
    files = Vault(story(sitting), sitting.book.ledger, sitting.guard.shown).files()
    names = {Path(path).stem for path in files}
    links = {
        target
        for text in files.values()
        for target in re.findall(r"\[\[([^\]|]+)(?:\|[^\]]*)?\]\]", text)
    }
    assert links <= names
    assert {"Ness", "the ferry at dusk", "Threads"} <= links
    assert "People/Ness.md" in files
    assert "Scenes/02 the ferry at dusk.md" in files
    assert "[[Ness]] waves" in files["Scenes/01 a narrow ledge above the gorge.md"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("../../etc/passwd", "etc passwd"),
        ("CON", "CON note"),
        ('a<b>:"c"|d?*', "a b c d"),
        ("...", "Untitled"),
        ("", "Untitled"),
        ("x" * 300, "x" * 80),
        ("[[Ness]]", "Ness"),
    ],
)
def test_file_names_are_safe_everywhere(text, name):
    assert note_name(text, set()) == name


def test_two_notes_never_share_a_name():
    taken: set[str] = set()
    assert [note_name(n, taken) for n in ("Ness", "NESS", "Ness")] == ["Ness", "NESS 2", "Ness 3"]


def test_the_state_sheet_is_short_and_says_where_things_stand(sitting):
    text = state_sheet(sitting.campaign, sitting.book, sitting.guard)
    assert len(text) <= LONGEST
    for part in ("CAMPAIGN Test (Stitcher)", "Warrior (3)", "PLACE: the ferry at dusk",
                 "LAST TOLD: The ferry smells of tar."):  # fmt: skip
        assert part in text


def test_signs_of_the_players_stay_plain_in_every_note(sitting):
    decide_ledger(sitting.campaign, sitting.book, f"add {EVIL}")
    decide_ledger(sitting.campaign, sitting.book, "add [[Index]] # heading")
    threads = Vault(story(sitting), sitting.book.ledger, sitting.guard.shown).files()["Threads.md"]
    assert "\\<script\\>" in threads
    assert "\\[\\[Index\\]\\]" in threads
    assert "<script>" not in threads.replace("\\<", "")


def test_long_names_are_cut_between_words():
    long = "the Very Long Name of a Place That Goes On and On Until Nobody Remembers Anything"
    name = note_name(long, set())
    assert long.startswith(f"{name} ")
    assert len(note_name("x" * 200, set())) == 80, "what has no spaces is cut anywhere"


def test_a_person_is_found_in_scenes_that_use_one_of_their_names(sitting):
    sheet = sitting.system.play.opponent_sheet("Ness Harrow the ferry's mate", "2")
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    list(sitting.telling.words(["Harrow spits over the rail."]))
    files = Vault(story(sitting), sitting.book.ledger, sitting.guard.shown).files()
    assert "- [[02 the ferry at dusk]]" in files["People/Ness Harrow the ferry's mate.md"]


def test_the_page_lets_every_script_run_its_own_way(sitting):
    begin_scene(sitting.campaign, sitting.book, "قصر الحمراء")
    list(sitting.telling.words(["שלום, says the gate."]))
    text = page(story(sitting), [])
    assert '<h2 dir="auto">3. قصر الحمراء' in text
    assert '<p class="told" dir="auto">שלום' in text


def test_with_several_characters_the_story_says_whose_words_they_are(sitting):
    sheet = sitting.system.play.draft_sheet("Adrian", ["Hunter (3)"], sitting.campaign.state)
    sitting.party.join(sheet)
    sitting.say("Adrian: I climb the mast")
    list(sitting.tell(sitting.roll()).sentences)
    sitting.say("Adrian looks around")
    said = [" ".join(p.sentences) for c in story(sitting).chapters for p in c.passages]
    assert "Adrian: I climb the mast" in said
    assert "Adrian looks around" in said
    assert any(text.endswith(f": {CLIMB}") for text in said)


def test_words_that_came_to_nothing_are_no_story(sitting):
    sitting.say("I climb the tower with my rope")
    sitting.withdraw()
    sitting.say(CLIMB)
    list(sitting.tell(sitting.roll()).sentences)
    said = [" ".join(p.sentences) for c in story(sitting).chapters for p in c.passages]
    assert CLIMB in said
    assert "I climb the tower with my rope" not in said


def test_deeds_without_dice_are_noted_and_steps_have_no_program_names(tmp_path):
    journal, sitting = table(tmp_path, system="skitterbarren", place="a market with a ghoul in it")
    with journal:
        bought = sitting.say("I buy a torch")
        assert isinstance(bought, FightBegins)
        list(bought.steps)
        sitting.say("I stab the ghoul with my knife")
        list(sitting.open_fight())
        while sitting.fighting.is_running:
            if sitting.fighting.choice is not None:
                list(sitting.fighting.answer(""))
            else:
                list(sitting.fighting.end_turn())
        text = markdown(story(sitting), [])
        assert "- Farek pays 1 coin" in text
        assert "gm step" not in text
        assert "*the ghoul: " in text


def test_a_heading_begins_with_a_capital(sitting):
    for text in texts(sitting)[:2]:
        assert "2. The ferry at dusk" in text
