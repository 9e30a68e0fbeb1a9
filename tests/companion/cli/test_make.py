"""The whole output of `make`."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion.cli.main import main
from companion.generators.making import KINDS, SYSTEMS

CUSTOMS = ["make", "npc", "--concept", "a bitter customs officer who takes bribes", "--seed", "7"]


def run(capsys: Any, *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_the_screen_holds_all_a_gm_needs_in_eighty_columns(capsys: Any) -> None:
    status, out, _ = run(capsys, *CUSTOMS, "--power", "dangerous", "--against", "5,8")
    assert status == 0
    assert all(len(line) <= 80 for line in out.splitlines())
    for words in (
        "(npc, dangerous)", "- Customs Officer (", "Beaten by a pool of 5", "a pool of 8",
        "Concept: a bitter customs officer who takes bribes", "Wants:", "Secret:",
        "Voice: Short sentences", "Weakness: Takes Bribes", "Seed: 7",
    ):  # fmt: skip
        assert words in " ".join(out.split()), words


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", KINDS)
def test_json_has_the_fields_of_the_contract_one_object_a_line(
    system: str, kind: str, capsys: Any
) -> None:
    words = ["make", kind, "--system", system, "--seed", "1", "--count", "3", "--json"]
    status, out, _ = run(capsys, *words)
    assert status == 0
    made = [json.loads(line) for line in out.splitlines()]
    assert len(made) == 3
    person = ["kind", "system", "name", "sheet", "concept", "want", "secret", "voice", "seed"]
    note = ["name", "definition", "covers", "does_not_cover", "role", "activities", "gear", "seed"]
    for record in made:
        assert set(note if kind == "archetype" else person) <= set(record)
        assert (record["kind"], record["system"]) == (kind, system)
    assert run(capsys, *words)[1] == out
    first, *_ = made
    again = ["make", kind, "--system", system, "--seed", str(first["seed"]), "--json"]
    assert json.loads(run(capsys, *again)[1]) == first


def test_odds_that_were_asked_for_stand_in_the_json(capsys: Any) -> None:
    _, out, _ = run(capsys, *CUSTOMS, "--json", "--against", "5")
    assert 0 < json.loads(out)["beaten_by"]["5"] < 1


def test_without_a_seed_two_calls_differ(capsys: Any) -> None:
    words = ["make", "npc", "--json"]
    assert run(capsys, *words)[1] != run(capsys, *words)[1]


def test_keep_makes_the_other_parts_again(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    run(capsys, *CUSTOMS, "--json", "--out", str(path))
    old = json.loads(path.read_text(encoding="utf-8"))
    words = ["make", "npc", "--from", str(path), "--keep", "name,sheet", "--seed", "99", "--json"]
    new = json.loads(run(capsys, *words)[1])
    assert (new["name"], new["sheet"]) == (old["name"], old["sheet"])
    assert new["concept"] == old["concept"]
    assert (new["want"], new["secret"], new["voice"]) != (old["want"], old["secret"], old["voice"])


def test_like_makes_somebody_else_of_the_same_sort(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    run(capsys, *CUSTOMS, "--power", "dangerous", "--json", "--out", str(path))
    old = json.loads(path.read_text(encoding="utf-8"))
    new = json.loads(run(capsys, "make", "npc", "--like", str(path), "--seed", "5", "--json")[1])
    assert new["name"] != old["name"]
    assert (new["title"], new["power"]) == ("Customs Officer", "dangerous")


@pytest.mark.parametrize(
    ("sheet", "system", "title", "power"),
    [
        ({"name": "Farek", "traits": [{"name": "Warrior", "weight": 3}]}, "stitcher",
         "Warrior", "minor"),
        ({"name": "Kel", "archetypes": {"Thief": "d20", "Cook": "d6"}, "initiative": "d8",
          "health": 10}, "altars", "Thief", "nemesis"),
    ],
)  # fmt: skip
def test_like_takes_a_bare_sheet(
    sheet: dict[str, Any], system: str, title: str, power: str, capsys: Any, tmp_path: Path
) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(sheet), encoding="utf-8")
    words = ["make", "npc", "--system", system, "--like", str(path), "--seed", "5", "--json"]
    new = json.loads(run(capsys, *words)[1])
    assert (new["title"], new["power"]) == (title, power)


def test_events_change_somebody(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    run(capsys, *CUSTOMS, "--json", "--out", str(path))
    words = ["make", "npc", "--from", str(path), "--after", "was shot at the pier", "--json"]
    new = json.loads(run(capsys, *words)[1])
    assert new["history"] == ["was shot at the pier"]
    assert any(trait["name"] == "Injured" for trait in new["sheet"]["traits"])


def test_a_character_card_goes_out_and_in(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "card.json"
    run(capsys, *CUSTOMS, "--tavern", "--out", str(path))
    card = json.loads(path.read_text(encoding="utf-8"))
    assert card["spec"] == "chara_card_v2"
    words = ["make", "npc", "--from", str(path), "--keep", "name", "--seed", "3", "--json"]
    assert json.loads(run(capsys, *words)[1])["name"] == card["data"]["name"]
    other = tmp_path / "other.json"
    other.write_text(
        json.dumps({"spec": "chara_card_v2", "data": {"name": "Ilse", "description": "A witch."}}),
        encoding="utf-8",
    )
    words = ["make", "npc", "--from", str(other), "--system", "altars", "--seed", "3", "--json"]
    made = json.loads(run(capsys, *words)[1])
    assert (made["name"], made["title"]) == ("Ilse", "Witch")


def test_groups_show_who_they_are_and_how_they_are_tied(capsys: Any) -> None:
    status, out, _ = run(capsys, "make", "npc", "--group", "village", "--seed", "2")
    assert status == 0
    assert "(village)" in out
    assert out.count("Seed: ") == 5
    assert out.count("Tie: ") >= 5


def test_markdown_and_cards_are_whole_pages(capsys: Any) -> None:
    _, page, _ = run(capsys, *CUSTOMS, "--markdown", "--count", "2")
    assert page.count("```sheet") == 2
    _, page, _ = run(capsys, *CUSTOMS, "--card", "--count", "2")
    assert page.startswith("<!doctype html>")
    assert page.count("<article>") == 2


def test_cards_become_a_pdf(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    status, out, _ = run(capsys, *CUSTOMS, "--count", "3", "--pdf", str(path))
    assert status == 0
    assert "Wrote 3 to " in out
    assert path.read_bytes().startswith(b"%PDF")
    status, _, err = run(capsys, *CUSTOMS, "--pdf", str(tmp_path / "no" / "cards.pdf"))
    assert status == 2
    assert "cannot be written" in err
    status, _, err = run(capsys, *CUSTOMS, "--card", "--pdf", str(path))
    assert status == 2
    assert "choose one of" in err


def test_people_go_into_a_campaign_and_secrets_stay_with_the_gm(capsys: Any) -> None:
    from companion.cli.stores import open_journal

    assert main(["campaign", "new", "Harbour", "--system", "altars"]) == 0
    capsys.readouterr()
    words = ["make", "npc", "--campaign", "Harbour", "--seed", "3", "--count", "2", "--json"]
    made = [json.loads(line) for line in run(capsys, *words)[1].splitlines()]
    assert {record["system"] for record in made} == {"altars"}
    with open_journal() as journal:
        book = journal.campaign("Harbour")
        assert set(book.state.characters) == {record["name"] for record in made}
        assert any(made[0]["secret"] in secret for secret in book.state.secrets)
        seen = json.dumps(book.rule_system.observe(book.state, "player"))
        assert made[0]["secret"] not in seen
    status, _, err = run(capsys, *words)
    assert status == 2
    assert "already; choose another --seed" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["make", "weather"], "no kind 'weather'"),
        (["make", "npc", "--system", "chess"], "no game 'chess'"),
        (["make", "npc", "--power", "godlike"], "no power 'godlike'"),
        (["make", "npc", "--names", "klingon"], "no naming style"),
        (["make", "npc", "--count", "0"], "choose 1 to"),
        (["make", "npc", "--against", "d8"], "name a pool, such as 5"),
        (["make", "npc", "--system", "altars", "--against", "5"], "name a die"),
        (["make", "npc", "--keep", "name"], "name the file with --from"),
        (["make", "npc", "--from", "/nowhere.json"], "cannot be read"),
        (["make", "npc", "--json", "--card"], "choose one of"),
        (["make", "monster", "--group", "gang"], "a group is made of people"),
        (["make", "npc", "--group", "choir"], "no group 'choir'"),
        (["make", "character", "--power", "extra"], "make an npc instead"),
        (["make", "npc", "--campaign", "nowhere"], "nowhere"),
        (["make", "archetype", "--tavern"], "has no voice"),
        (["make"], "Missing argument"),
    ],
)
def test_bad_input_is_one_sentence_and_status_two(words: list[str], told: str, capsys: Any) -> None:
    status, _, err = run(capsys, *words)
    assert status != 0
    assert told in err
    assert len(err.splitlines()) == 1
    assert err.startswith("dicebound: ")


def test_help_has_an_example_and_every_option(capsys: Any) -> None:
    status, out, _ = run(capsys, "make", "--help")
    assert status == 0
    assert "dicebound make npc --system stitcher" in " ".join(out.split())
    for option in (
        "--system", "--concept", "--power", "--level", "--count", "--seed", "--like", "--keep",
        "--json", "--markdown", "--card", "--group", "--from", "--against", "--campaign",
    ):  # fmt: skip
        assert option in out, option


def test_the_command_is_listed_in_the_package() -> None:
    scripts = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert scripts["scripts"]["dicebound"] == "companion.cli.main:run"
    from companion.cli.main import COMMANDS

    assert COMMANDS["make"] == "companion.cli.make"
