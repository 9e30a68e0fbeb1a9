"""Commands as their user meets them: whole output, exit status, one sentence for bad input."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.main import COMMANDS, main

CHALLENGE = {"op": "challenge", "ds": 1, "elements": [{"name": "Techie", "weight": 2}]}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def call(*words: str) -> tuple[int, str, str]:
        status = main(words)
        out, err = capsys.readouterr()
        return status, out, err

    return call


def process(*words: str, feed: str | bytes = "", **env: str) -> subprocess.CompletedProcess[bytes]:
    data = feed.encode() if isinstance(feed, str) else feed
    return subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, **env},
        timeout=120,
    )


def test_roll_shows_the_whole_card(run) -> None:
    status, out, err = run(
        "roll", "stitcher", "challenge", "--trait", "Warrior:3", "--trait", "Sword",
        "--hindrance", "Injured:1", "--ds", "2", "--dice", "4,1,2,6,5,3",
    )  # fmt: skip
    assert (status, err) == (0, "")
    assert out.splitlines()[0].startswith("Proposed: 5 dice")
    for part in (
        "Warrior (3)",
        "Sword",
        "DS 3",
        "Injured 1",
        "23.4 %",
        "4 (success), 1 (critical failure), 2, 6 (critical success),",
        "Regular Failure",
    ):
        assert part in out, part
    assert max(map(len, out.splitlines())) <= 80


def test_the_same_seed_rolls_the_same(run) -> None:
    words = (
        "roll",
        "stitcher",
        "challenge",
        "--trait",
        "A:4",
        "--ds",
        "2",
        "--seed",
        "x",
        "--json",
    )
    assert run(*words) == run(*words)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("roll", "stitcher", "challenge", "--ds", "2", "--dice", "7"), "a d6 cannot"),
        (("roll", "stitcher", "challenge", "--ds", "2", "--dice", "1,2"), "too many dice"),
        (("roll", "stitcher", "challenge", "--ds", "-1"), "ds"),
        (("roll", "stitcher", "challenge"), "ds: is missing"),
        (("roll", "stitcher", "challenge", "--ds", "zwei"), "takes a whole number"),
        (("roll", "stitcher", "challenge", "--bogus", "1"), "there is no option --bogus"),
        (("roll", "stitcher", "castle"), "rolls no 'castle'"),
        (("roll", "stitcher", "challenge", "--ds"), "needs a value"),
        (("roll", "9999999d6"), "Too many dice"),
        (("roll", "1d20−2"), "neither a game"),
        (("roll", "1d6++"), "neither a game"),
        (("roll", "(" * 150), "neither a game"),
        (("roll", "d6" * 200), "at most"),
        (("resolve", "{"), "not one JSON object"),
        (("odds", '{"system": "chess", "call": {}}'), "unknown game"),
        (("ask", "--system", "chess", "what?"), "unknown game"),
        (("suggest", ""), "say what is tried"),
        (("propose", ""), "say what the character does"),
        (("check", "/no/such/file"), "cannot be read"),
        (("campaign", "show", "nobody"), "nobody"),
        (("campaign", "verify", "../../x"), "../../x"),
        (("campaign", "delete", "x"), "--yes"),
        (("rules", "show", "stitcher:no/such"), "there is no passage"),
        (("rules", "rulings", "--set", "odd_extra_die=round_up"), "--campaign"),
        (("config", "no_such_setting"), "unknown setting"),
        (("config", "theme", "pink"), "theme"),
        (("play", "--system", "chess", "--character", "/no/such"), "chess"),
        (("play", "--system", "stitcher", "--character", "/dev/zero"), "no ordinary file"),
        (("castle",), "castle"),
        (("roll", "stitcher", "challenge", "--ds", "2", "--set", "luck=1"), "unknown setting"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(run, words: tuple[str, ...], told: str) -> None:
    status, _, err = run(*words)
    assert status == 2
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--seed", "x", "--seed is for a new campaign"),
        ("--system", "altars", "plays stitcher, not altars"),
        ("--character", "farek.json", "/join FILE"),
        ("--adventure", "the-last-ferry", "--adventure is for a new campaign"),
    ],
)
def test_what_a_campaign_has_already_is_not_silently_ignored(run, option, value, told) -> None:
    run("campaign", "new", "Harbour", "--system", "stitcher")
    status, _, err = run("play", "--campaign", "harbour", option, value)
    assert status == 2
    assert told in err
    assert err.count("\n") == 1


def test_a_question_for_another_game_than_the_campaigns_is_refused(run) -> None:
    run("campaign", "new", "Harbour", "--system", "stitcher")
    status, _, err = run("ask", "--campaign", "harbour", "--system", "altars", "what is a tie?")
    assert status == 2
    assert "plays stitcher, not altars" in err


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a": ' + "9" * 5_000 + "}", '{"a": "' + "\\udc80" + '"}']
)
def test_messages_are_never_the_languages_own(run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text)
    status, _, err = run("propose", "I climb", "--sheet", str(path))
    assert status == 2
    assert not any(word in err for word in ("recursion", "sys.", "Errno", "codec"))


def test_nothing_hinders_by_a_weight_of_billions(run) -> None:
    for weight in ("9999999999999", "9" * 5_000, "101"):
        status, _, err = run("suggest", "climb", "--hindrance", f"Mud:{weight}")
        assert status == 2
        assert "Mud: nothing hinders that much" in err


def test_ctrl_c_in_a_command_is_one_line(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("companion.difficulty.suggest", stopped)
    assert run("suggest", "climb") == (130, "", "dicebound: stopped\n")


def test_free_notation_counts_a_bare_d6_once(run) -> None:
    for notation in ("d6", "D6", "1d6"):
        status, out, _ = run("roll", notation, "--json")
        assert status == 0
        assert 1 <= json.loads(out)["total"] <= 6


def test_resolve_and_odds_answer_one_call(run) -> None:
    status, out, _ = run(
        "resolve", json.dumps({"system": "stitcher", "call": {**CHALLENGE, "dice": [2, 4, 5]}})
    )
    assert status == 0
    assert json.loads(out)["degree"] == "regular_success"
    status, out, _ = run("odds", json.dumps({"system": "stitcher", "call": CHALLENGE}))
    assert status == 0
    assert sum(json.loads(out)["odds"].values()) == pytest.approx(1, abs=1e-12)


def test_a_batch_answers_every_line_in_order() -> None:
    good = json.dumps({"system": "stitcher", "call": {**CHALLENGE, "dice": [2, 4, 5]}})
    lines = [good, "", "{", good, '{"system": "stitcher", "call": {"op": "x"}}']
    done = process("resolve", "--batch", feed="\n".join(lines) + "\n")
    assert done.returncode == 0
    kinds = [json.loads(row).get("error", {}).get("kind") for row in done.stdout.splitlines()]
    assert kinds == [None, "bad_json", "bad_json", None, "unknown_op"]


def test_a_batch_survives_bytes_that_are_no_text_and_a_line_of_a_megabyte() -> None:
    feed = b"\xff\xfe\n" + b'{"system": "' + b"x" * 1_000_000 + b'"}\n' + b"[" * 200_000 + b"\n"
    done = process("resolve", "--batch", feed=feed)
    assert done.returncode == 0
    rows = [json.loads(row) for row in done.stdout.splitlines()]
    assert len(rows) == 3
    assert all("error" in row for row in rows)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["suggest", "propose", "ask"])
def test_other_batches_answer_every_line_too(command: str) -> None:
    sheet = {"name": "A", "traits": []}
    line = {
        "suggest": {"action": "climb a wall", "context": "", "hindrances": [["Injured", 1]]},
        "propose": {"sheet": sheet, "scene": "A wall.", "text": "I climb it."},
        "ask": {"question": "how many dice?"},
    }[command] | {"system": "stitcher"}
    done = process(command, "--batch", feed=json.dumps(line) + "\n\n{}\n" + json.dumps(line) + "\n")
    assert done.returncode == 0, done.stderr
    rows = [json.loads(row) for row in done.stdout.splitlines()]
    assert ["error" in row for row in rows] == [False, True, True, False]
    assert rows[0] == rows[3]


def test_suggestions_add_hindrances_to_the_ds(run) -> None:
    plain = json.loads(run("suggest", "climb the wall", "--json")[1])
    hurt = json.loads(run("suggest", "climb the wall", "--hindrance", "Injured:2", "--json")[1])
    assert hurt["difficulty"] == plain["difficulty"] + 2
    assert hurt["base"] == plain["base"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run, command: str) -> None:
    status, out, _ = run(command, "--help")
    assert status == 0
    assert "xample: dicebound" in out or "Commands:" in out


def test_help_is_shown_to_a_process() -> None:
    done = process("roll", "--help")
    assert done.returncode == 0
    assert b"xample: dicebound" in done.stdout


def test_a_reader_that_goes_away_is_no_fault() -> None:
    done = subprocess.run(
        f"{sys.executable} -m companion rules rulings | head -1",
        shell=True, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr


def test_doctor_finds_nothing_wrong(run) -> None:
    status, out, _ = run("doctor")
    assert status == 0, out
    assert "Everything works." in out


def test_doctor_tells_of_a_folder_that_cannot_be_written(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled_books: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    # Rules that cannot be kept are prepared in memory, which is tested with a smaller book.
    monkeypatch.setattr("companion.retrieval.kept.default_cache_folder", lambda: compiled_books)
    monkeypatch.setenv("DICEBOUND_HOME", str(blocked / "home"))
    status, out, _ = run("doctor")
    assert status == 1
    assert "FAULT folders" in out


def test_check_explains_each_fault(run, tmp_path: Path) -> None:
    sheet = tmp_path / "hero.json"
    sheet.write_text(json.dumps({"name": "Hero", "traits": [{"name": "Warrior", "weight": 4}]}))
    status, out, _ = run("check", str(sheet))
    assert status == 2
    assert "Warrior" in out
    good = tmp_path / "farek.md"
    good.write_text("Farek\n- Warrior (3)\n- Sword\n- Long rope\n")
    assert run("check", str(good))[0] == 0


def test_a_campaign_is_made_listed_shown_verified_branched_and_deleted(run) -> None:
    for name in ("Zoë's 林小雨 🙂 ../../x", "ملح"):
        assert run("campaign", "new", name, "--seed", "s")[0] == 0
        assert name in run("campaign", "list")[1]
        assert run("campaign", "show", name)[0] == 0
        assert "All is well" in run("campaign", "verify", name)[1]
        assert run("campaign", "branch", name, name + " B")[0] == 0
        assert run("campaign", "rename", name, name + " C")[0] == 0
        assert run("campaign", "log", name + " C")[0] == 0
        assert run("campaign", "delete", name + " C", "--yes")[0] == 0
        assert run("campaign", "show", name)[0] == 2
        assert run("campaign", "verify", name + " B")[0] == 0


def test_readings_of_a_campaign_can_be_set(run) -> None:
    assert run("campaign", "new", "House")[0] == 0
    status, out, _ = run(
        "rules", "rulings", "--campaign", "House", "--set", "odd_extra_die=round_up"
    )
    assert status == 0
    assert 'odd_extra_die = "round_up"' in out
    assert 'odd_extra_die = "round_up"' in run("rules", "rulings", "--campaign", "House")[1]
    assert run("rules", "rulings", "--campaign", "House", "--set", "odd_extra_die=maybe")[0] == 2


def test_a_ruling_in_own_words_is_listed_answers_and_can_be_taken_back(run) -> None:
    assert run("campaign", "new", "House")[0] == 0
    said = ("rules", "add", "--ruling", "Ties are rerolled at our table", "--campaign", "House")
    assert run(*said)[0] == 0
    assert "house-1  Ties are rerolled" in run("rules", "rulings", "--campaign", "House")[1]
    told = run("ask", "--campaign", "House", "what happens on a tie?")[1]
    assert told.startswith("Your table plays it so: Ties are rerolled at our table. The book says:")
    gone = ("rules", "remove", "--ruling", "house-1", "--campaign", "House")
    assert run(*gone)[0] == 0
    assert run(*gone)[0] == 2
    assert "Your table" not in run("ask", "--campaign", "House", "what happens on a tie?")[1]
    assert run("rules", "remove", "--ruling", "house-1")[0] == 2
    assert run("rules", "remove")[0] == 2
    assert "All is well" in run("campaign", "verify", "House")[1]


def test_a_conversation_keeps_its_topic(run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "what happens on a tie?\nwhy?\nhow do I buy a horse?\n\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    out = run("ask", "--system", "stitcher")[1]
    assert out.count("(stitcher:opposed/ties)") == 2
    assert "(stitcher:buying/challenge)" in out


def test_quit_at_the_name_of_a_new_hero_leaves(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("/help\n/quit\n"))
    status, out, _ = run("play", "--system", "stitcher", "--campaign", "Nobody")
    assert status == 0
    assert "A name does not begin with /" in out
    assert "nothing was started" in out
    assert "Nobody" not in run("campaign", "list")[1]


def test_the_version_is_shown(run) -> None:
    status, out, _ = run("--version")
    assert status == 0
    assert out.startswith("dicebound ")


def test_a_division_by_zero_is_bad_input(run) -> None:
    status, _, err = run("roll", "3d6/0")
    assert status == 2
    assert "divide by zero" in err


def test_bytes_that_are_no_text_reach_no_terminal() -> None:
    feed = b"T\xff\xfe\nThief (2)\n\nI climb \xc2\x00\x9b31m up\n\n"
    done = process("play", "--campaign", "bad bytes", "--seed", "x", feed=feed)
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode("utf-8") + done.stderr.decode("utf-8")
    assert not any((ord(c) < 32 and c != "\n") or 0x7F <= ord(c) < 0xA0 for c in shown)


def test_a_damaged_shelf_does_not_silence_the_shipped_books(run, tmp_path: Path) -> None:
    from companion.cli.stores import data_folder, make_desk

    shelf = data_folder() / "books" / "shelf.sqlite"
    shelf.parent.mkdir(parents=True)
    shelf.write_bytes(b"this is no database" * 100)
    make_desk.cache_clear()
    status, out, err = run("ask", "--system", "altars", "what happens on a tie?")
    make_desk.cache_clear()
    assert status == 0
    assert out.strip()
    assert "left out" in err


def test_a_command_of_two_words_is_found_by_its_second(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["export", "Salt Gate"]) == 2
    assert "Did you mean: dicebound campaign export?" in capsys.readouterr().err
    assert main(["xyz"]) == 2
    assert "Did you mean" not in capsys.readouterr().err
