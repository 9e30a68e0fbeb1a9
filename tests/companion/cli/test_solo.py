"""Solo tools at the table and on the command line: what is typed, what is shown."""

import io
import json
import os
import re
from pathlib import Path

import pytest

from companion.cli import main as command_line
from companion.cli.chat import Chat
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import table


@pytest.fixture
def sitting(tmp_path: Path):
    journal, found = table(tmp_path)
    with journal:
        sheet = found.system.play.opponent_sheet("Agatha", "2")
        found.campaign.apply(CharacterJoined(sheet=sheet))
        list(found.telling.words(["Agatha waits by the gate."]))
        yield found


def typed(sitting: Sitting, *lines: str) -> str:
    """Return what the chat loop shows for some lines."""
    out = io.StringIO()
    screen = PlainScreen(out)
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"), echo=screen.line)
    chat = Chat(sitting, source=source, screen=screen)
    chat.run()
    typed.chat = chat
    return out.getvalue()


def run(capsys, *argv: str) -> tuple[int, str, str]:
    status = command_line.main(list(argv))
    out, err = capsys.readouterr()
    return status, out, err


def test_the_oracle_answers_shows_its_dice_and_stands_by_it(sitting):
    text = typed(sitting, "/oracle likely: is the gate guarded?", "/oracle is the gate guarded?")
    assert "likely, yes up to 16; tension 2. Dice: " in text
    assert "the answer stands" in text
    assert text.count("yes up to 16") == 2


def test_the_oracle_shows_exact_odds_words_events_and_tension(sitting):
    text = typed(
        sitting, "/oracle", "/oracle odds remote", "/oracle words", "/oracle tension +2",
        "/oracle event", "/oracle tension", "/oracle tension many",
    )  # fmt: skip
    assert "remote, unlikely, doubtful, even" in text
    assert "yes, and 1.7 %" in text
    assert "Tension: 4 of 6." in text
    assert "Tension: 3 of 6." in text, "the event let off a step"
    assert "a tension is a number" in text


def test_a_scene_ends_and_another_begins(sitting):
    text = typed(sitting, "/scene", "/scene odds", "/scene next the ferry", "/scene", "/scene jump")
    assert "scene 1, tension 2 of 6" in text
    assert "as expected 66.7 %" in text
    assert "Scene 2: the ferry" in text
    assert "scene 2, tension 2 of 6" in text
    assert "say /scene, /scene odds" in text
    assert sitting.campaign.state.story.place == "the ferry"


def test_threads_are_listed_and_changed(sitting):
    text = typed(
        sitting, "/thread add Who paid?", "/thread", "/thread close who paid", "/thread all"
    )
    assert "thread: Who paid?" in text
    assert "person: Agatha" in text
    assert "[closed]" in text


def test_a_correction_is_obeyed(sitting):
    text = typed(sitting, "/note it was Calzon, not Agatha", "/scene", "/recap", "/note")
    after = text.partition("Noted")[2].partition("\n")[2]
    assert "Calzon" in after
    assert "Agatha" not in after.replace("/note it was Calzon, not Agatha", "")


def test_lines_are_shown_drawn_and_hold(sitting):
    text = typed(
        sitting, "/lines", "/lines add gates", "/lines veil gore", "/lines rating everyone",
        "/lines", "/recap", "/lines remove gates", "/lines dance",
    )  # fmt: skip
    assert "line: gates" in text
    assert "rating: everyone" in text
    assert "waits by the gate" not in text
    assert "gates is free again" in text
    assert "/lines can add" in text


def test_what_was_told_is_skipped(sitting):
    text = typed(sitting, "/x ?", "/x", "/x", "/recap")
    assert "It changed" in text
    assert "Skipped" in text
    assert "nothing was told that could be skipped" in text
    assert "waits by the gate" not in text.partition("Skipped")[2]


def test_a_branch_is_played_on_at_once(sitting):
    climb = "I climb the cliff with my long rope"
    text = typed(sitting, climb, "", "/branch Other roll 1", "/scene", "/stats", "/branch Test")
    assert "Branched 'Test' into 'Other'" in text
    assert "No checks with odds were rolled yet" in text, "the branch has no roll"
    assert typed.chat.sitting.campaign.name == "Other"
    assert "choose another name" in " ".join(text.split())
    parent = sitting.campaign
    parent.refresh()
    assert parent.records()[-1].kind == "branched_to"


@pytest.mark.parametrize("word", ["help", "Help", "?"])
def test_a_bare_word_for_help_is_the_command(sitting, word):
    assert "/sheet" in typed(sitting, word)


def test_a_bare_quit_leaves(sitting):
    assert "Agatha" not in typed(sitting, "quit", "I greet Agatha").split("quit", 1)[1]


def test_an_ally_is_told_how_to_fight(sitting):
    relation = {"kind": "relation", "change": "set", "target": "Agatha", "name": "attitude"}
    sitting.campaign.apply(EffectApplied(effect=Effect(size=2, good=True, **relation)))
    text = typed(
        sitting,
        "/ally Agatha",
        "/ally Agatha hold",
        "/party",
        "/ally Agatha dance",
        "/ally Meg hold",
    )
    flat = " ".join(text.split())
    assert "Agatha comes along: goes for whoever you attacked last" in flat
    assert "Agatha holds back: neither strikes nor lends a hand." in flat
    assert "Agatha (ally, holds back" in flat
    assert "an ally knows these ways to fight: follow" in flat
    assert "nobody called 'Meg' is here" in flat


def test_undo_never_takes_the_beginning(sitting):
    text = typed(sitting, "/undo", "/sheet")
    assert "Farek" in text.partition("/sheet")[2]


def test_an_undone_telling_comes_back_only_when_the_story_goes_on(sitting):
    text = typed(sitting, "I climb the wall", "", "/undo", "/sheet", "", "/undo", "I wave")
    told, undone, sheet, again, _, waved = (part.strip() for part in text.split("\n>"))
    (outcome,) = re.findall(r"That is a [\w ]+\.", told)
    assert outcome not in undone
    assert "The roll stands (" in undone
    assert outcome not in sheet
    assert outcome in again
    assert waved.index(outcome) < len(waved) - len(outcome)
    assert "Roll:" not in again
    assert sitting.unfinished() is None


def test_oracle_without_a_campaign_says_that_nobody_can_check_it(capsys):
    status, out, _ = run(capsys, "oracle", "Is it so?", "--seed", "x", "--likelihood", "likely")
    assert status == 0
    assert "these dice are in no journal" in out
    again = run(capsys, "oracle", "Is it so?", "--seed", "x", "--likelihood", "likely")[1]
    assert again == out


@pytest.fixture
def campaign(capsys):
    lines = "Farek\nWarrior (3)\nSword\nLong rope\n\nI climb the wall with my rope\n\n"
    read, write = os.pipe()
    os.write(write, lines.encode())
    os.close(write)
    keep = os.dup(0)
    os.dup2(read, 0)
    import sys

    before, sys.stdin = sys.stdin, os.fdopen(os.dup(0))
    try:
        assert command_line.main(["play", "--system", "stitcher", "--seed", "abc", "--plain"]) == 0
    finally:
        sys.stdin.close()
        sys.stdin = before
        os.dup2(keep, 0)
        os.close(keep)
        os.close(read)
    capsys.readouterr()
    return "Farek"


def test_solo_commands_outside_play_use_the_campaigns_dice(capsys, campaign):
    status, out, _ = run(capsys, "oracle", "Is it late?", "--campaign", campaign, "--json")
    assert status == 0
    answer = json.loads(out)
    assert answer["result"].startswith("yes" if answer["yes"] else "no")
    odds = json.loads(run(capsys, "oracle", "--odds", "--campaign", campaign, "--json")[1])
    assert set(odds["odds"]) == {"yes_and", "yes", "yes_but", "no_but", "no", "no_and", "event"}
    assert "Scene 2: the mill" in run(capsys, "scene", "the mill", "--campaign", campaign)[1]
    assert json.loads(run(capsys, "scene", "--campaign", campaign, "--json")[1])["number"] == 2
    rows = run(capsys, "thread", "add", "Who rang?", "--campaign", campaign, "--json")[1]
    assert "Who rang?" in [row["name"] for row in json.loads(rows)]
    status, out, _ = run(capsys, "campaign", "verify", campaign)
    assert status == 0, out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["oracle", "x", "--likelihood", "odd"], "is no likelihood"),
        (["oracle", "x", "--campaign", "none"], "there is no campaign"),
        (["scene"], "say which campaign"),
        (["thread", "add", "x"], "say which campaign"),
        (["play", "--adventure", "nothing"], "there is no adventure"),
        (["campaign", "import", "/nowhere.json"], "cannot be read"),
        (["campaign", "export", "none"], "there is no campaign"),
    ],
)
def test_bad_input_is_one_sentence(capsys, argv, told):
    status, out, err = run(capsys, *argv)
    assert status == 2
    assert told in err
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("form", ["md", "html", "sheet", "json"])
def test_a_campaign_is_written_to_a_file_and_not_over_another(capsys, campaign, tmp_path, form):
    path = tmp_path / f"story.{form}"
    argv = ["campaign", "export", campaign, "--format", form, "--out", str(path)]
    assert run(capsys, *argv)[0] == 0
    assert "Farek" in path.read_text(encoding="utf-8")
    status, _, err = run(capsys, *argv)
    assert status == 2
    assert "--force" in err
    assert run(capsys, *argv, "--force")[0] == 0


def test_notes_fill_a_folder(capsys, campaign, tmp_path):
    folder = tmp_path / "vault"
    argv = ["campaign", "export", campaign, "--format", "obsidian"]
    assert "--out FOLDER" in run(capsys, *argv)[2]
    assert run(capsys, *argv, "--out", str(folder))[0] == 0
    assert (folder / "Index.md").exists()
    assert list((folder / "Scenes").iterdir())


def test_a_campaign_goes_out_and_comes_back_exactly(capsys, campaign, tmp_path, monkeypatch):
    path = tmp_path / "c.json"
    argv = [
        "campaign",
        "export",
        campaign,
        "--format",
        "json",
        "--reveal-seeds",
        "--out",
        str(path),
    ]
    assert "foresee every die" in run(capsys, *argv)[1]
    assert "is here already" in run(capsys, "campaign", "import", str(path))[2]
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path / "elsewhere"))
    status, out, _ = run(capsys, "campaign", "import", str(path), "--name", "Back")
    assert status == 0
    assert "'Back' is here" in out
    again = run(capsys, "campaign", "export", "Back", "--format", "json", "--reveal-seeds")[1]
    mine, theirs = json.loads(path.read_text(encoding="utf-8")), json.loads(again)
    assert {**theirs, "name": "Farek"} == mine
    data = json.loads(path.read_text(encoding="utf-8"))
    data["records"][3]["body"] = {"changed": True}
    path.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path / "third"))
    status, _, err = run(capsys, "campaign", "import", str(path))
    assert status == 1
    assert "not taken in" in err


def test_stats_and_recap_of_a_campaign(capsys, campaign):
    assert "1 check: " in run(capsys, "campaign", "stats", campaign)[1]
    assert json.loads(run(capsys, "campaign", "stats", campaign, "--json")[1])["rolls"] == 1
    assert run(capsys, "campaign", "recap", campaign)[1].startswith("Previously:")


def test_somebody_new_is_made_from_words_and_keeps_a_secret(sitting):
    text = typed(sitting, "/npc", "/npc make a sly ferryman who sells maps", "/npc", "/npc make")
    assert "Agatha" in text
    assert "a sly ferryman who sells maps" in text
    assert "Look: " in text
    assert "Voice: " in text
    assert "Secret: " not in text
    assert "Wants: " not in text
    assert "say who: /npc make" in text
    new = [name for name in sitting.campaign.state.characters if name not in ("Agatha", "Farek")]
    assert len(new) == 1
    assert text.count(new[0]) >= 2
    assert any(new[0] in secret for secret in sitting.campaign.state.secrets)
