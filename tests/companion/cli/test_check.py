"""`check` names every fault of a sheet, and finds none in a sound one."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli.check import faults_of_text
from companion.cli.main import main
from companion.generators.making import SYSTEMS, Wish, make_many
from companion.generators.reading import guess_system
from companion.generators.render import as_markdown

BROKEN: list[tuple[str, str, list[str]]] = [
    # (game, what somebody wrote, what each fault must name)
    ("stitcher", '{"name":"Bo","traits":[{"name":"Warrior","weight":4},{"name":"Sword"}]}',
     ["Warrior (4): no Trait starts above 3"]),
    ("stitcher", '{"name":"Bo","traits":[{"name":"A","weight":3},{"name":"B","weight":3}]}',
     ["cost 6 points; a new character has 5", "only 1 Trait may start above 2"]),
    ("stitcher", '{"name":"Bo","traits":[{"name":"A","weight":"3"},{"name":"B","weight":0}]}',
     ["Trait 1 (A): weight is '3'; write a whole number",
      "Trait 2 (B): weight is 0; write a whole number, 1 and up"]),
    ("stitcher", '{"name":"Bo","traits":[{"name":"A","wieght":2}],"hp":10}',
     ["Trait 1 (A): wieght: there is no such field; did you mean 'weight'?",
      "hp: there is no such field; the fields are name, side, traits"]),
    ("stitcher", '{"name":"","traits":[{"name":"A"}]}', ["name is ''; write a name"]),
    ("stitcher", '{"traits":[{"name":"A"}]}', ["name: is missing"]),
    ("stitcher", '{"name":"Bo","traits":[{"weight":2}]}', ["Trait 1: name: is missing"]),
    ("stitcher", '{"name":"Bo","traits":[]}', ["There are no Traits"]),
    ("stitcher", '{"name":"Bo","traits":{"A":3}}', ["traits is {'A': 3}; write a list"]),
    ("stitcher", '{"name":"Bo","traits":[{"name":"Sword"},{"name":" sword"}]}',
     ["sword: this name is there more than once"]),
    ("stitcher", '{"name":"Bo","traits":["Warrior (3)"]}', ["Trait 1 is 'Warrior (3)'"]),
    ("stitcher", '{"name":"Bo","traits":[{"name":"A","weight":2.5}]}', ["weight is 2.5"]),
    ("stitcher", '{"name":"Bo","side":"npc","traits":[{"name":"A","category":"magic"}]}',
     ["side is 'npc'; write player or gm", "category is 'magic'; write quality, skill or object"]),
    ("stitcher", '{"name":"Bo","name":"Mo","traits":[{"name":"A"}]}',
     ["name: this name stands there twice"]),
    ("stitcher", "Bo\n- Warrior (3)\n- Sword (x2)\n- Rope (-1)\n- Shield (2)",
     ["Sword (x2): the Weight in brackets is no whole number",
      "Trait 3 (Rope): weight is -1", "cost 7 points"]),
    ("stitcher", "- Warrior (3)\n- Sword", ["The first line is '- Warrior (3)'"]),
    ("stitcher", '{"name": "Bo",', ["Not one JSON object"]),
    ("stitcher", '["Bo"]', ["Not one JSON object"]),
    ("stitcher", "", ["The sheet is empty"]),
    ("skitterbarren", '{"name":"Mo","attributes":{"Brawn":9},"skills":{"Exertion":5},'
     '"inventory":["Tent","Tent","Bedroll"]}',
     ["Brawn +9 is out of the house range", "Exertion +5 is out of the house range",
      "9 points for attributes; the house gives 4", "over-full by 1"]),
    ("skitterbarren", '{"name":"Mo","attributes":{"Charm":2},"skills":{"Stealth":1},'
     '"inventory":"Rope"}',
     ["attributes: Charm: there is no such field; the fields are Brawn, Knack, Wits",
      "skills: Stealth: there is no such field", "inventory is 'Rope'; write a list"]),
    ("skitterbarren", '{"name":"Mo","attributes":{"Brawn":"strong"},"skills":{}}',
     ["attributes: Brawn is 'strong'"]),
    ("skitterbarren", "Mo\nBrawn +9\nWitz +1\nVigor +2\nVigor +3\n- Tent x3",
     ["Witz +1: this game has no such skill or attribute; did you mean Wits?",
      "Vigor stands there twice", "Brawn +9 is out", "9 points for attributes", "over-full by 3"]),
    ("altars", '{"name":"Ka","archetypes":{"A":"d12","B":"d12","C":"d6"},"initiative":"d8",'
     '"health":10}', ["The dice are d8, d12, d12, d6"]),
    ("altars", '{"name":"Ka","archetypes":{"A":"d7","B":"d10","C":8},"initiative":"d3",'
     '"health":"ten","equipment":[3]}',
     ["archetypes: A is 'd7'; write names with a die each", "archetypes: C is 8",
      "initiative is 'd3'; write a die", "health is 'ten'; write a whole number",
      "equipment: 0 is 3"]),
    ("altars", '{"name":"Ka","archetypes":{"A":"d12","B":"d10","C":"d8"},"health":30}',
     ["initiative: is missing", "Health is 30; a new character has 10"]),
    ("altars", '{"name":"Ka","archetypes":{"A":"d12","a":"d10","C":"d8"},"initiative":"d6",'
     '"health":10}', ["a: this name is there more than once"]),
    ("altars", "Kel: Woodsman d12, Druid d10, Warrior d6", ["The initiative die is missing"]),
    ("altars", "Kel: Woodsman d12, Druid d10, Initiative d8, Initiative d6, Druid d6\nHealth 12",
     ["Initiative has a die twice", "Druid: this archetype is there twice", "Health is 12"]),
    ("altars", '{"name":"Ka","side":"gm","archetypes":{},"initiative":"d6","health":0}',
     ["neither an archetype nor a word", "A monster needs health points"]),
    ("altars", '{"kind":"archetype","system":"altars","name":"X","definition":"","covers":[],'
     '"does_not_cover":["a"],"role":"r","activities":["a"],"gear":["g"]}',
     ["Definition: write a sentence", "Covers: write a list"]),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "text", "named"), BROKEN)
def test_every_fault_is_named_and_no_other(slug: str, text: str, named: list[str]) -> None:
    faults = faults_of_text(slug, text)
    for words in named:
        assert any(words in fault for fault in faults), (words, faults)
    assert len(faults) == len(named), faults
    assert all(fault.endswith((".", "?")) for fault in faults)


SOUND = [
    ("stitcher", "Farek\n- Warrior (3)\n- Sword\n- Long rope"),
    ("stitcher", "Ana\n\n* Smith (2)\n\u2022 Hammer"),
    ("stitcher", "Spitter\n- Spitter (6)\nSide: gm"),
    ("altars", "Kel'tur: Woodsman d12, Druid d10, Initiative d8, Warrior d6"),
    ("altars", "Ada: Thief d8, Sage d8, Cook d6, Initiative d6\n- Rope\n- Wand (light d4)"),
    ("altars", "Hell Knight: warrior d8, demonic d10, initiative d6, health points 15\nSide: gm"),
    ("skitterbarren", "Mo\nBrawn +2, Knack \u22121, Wits: 3\nVigor 4\n- Rope\n- Provisions x2"),
]


def test_a_huge_sheet_is_told_its_first_faults() -> None:
    many = ", ".join(f'{{"name": "T{i}", "weight": "x"}}' for i in range(5_000))
    faults = faults_of_text("stitcher", f'{{"name": "Bo", "traits": [{many}]}}')
    assert len(faults) == 11
    assert faults[0].startswith("Trait 1 (T0): weight is 'x'")
    assert faults[-1] == "There may be more: put these right and check again."


@pytest.mark.parametrize(
    ("slug", "head", "line"),
    [
        ("stitcher", "Bo", "- Trait {i} (1)"), ("altars", "Bo: Initiative d8", "- Trait {i} d8"),
        ("skitterbarren", "Bo\nBrawn +1", "- thing {i}"),
    ],
)  # fmt: skip
def test_thirty_thousand_lines_are_read(slug: str, head: str, line: str) -> None:
    text = "\n".join([head, *(line.format(i=i) for i in range(30_000))])
    faults = faults_of_text(slug, text)
    assert 0 < len(faults) <= 61
    if len(faults) == 61:
        assert faults[-1].startswith("And ")


@pytest.mark.parametrize(("slug", "text"), SOUND)
def test_printed_notation_of_sound_sheets_is_sound(slug: str, text: str) -> None:
    assert guess_system(text) == slug
    assert faults_of_text(slug, text) == []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", ["npc", "monster", "creature", "character"])
def test_whatever_make_makes_is_sound_as_json_and_as_markdown(
    system: str, kind: str, tmp_path: Path, capsys: Any
) -> None:
    made = make_many(Wish(kind=kind, system=system), 0, 12)
    lines = tmp_path / "made.jsonl"
    lines.write_text("\n".join(json.dumps(record) for record in made), encoding="utf-8")
    page = tmp_path / "made.md"
    page.write_text("\n".join(as_markdown(record) for record in made), encoding="utf-8")
    for path in (lines, page):
        assert main(["check", str(path)]) == 0, capsys.readouterr().out
        shown = " ".join(capsys.readouterr().out.split())
        assert shown.count("is a sound sheet") == 12


def test_the_whole_screen_of_a_faulty_sheet(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "bo.json"
    path.write_text('{"name":"Bo","traits":[{"name":"Warrior","weight":4}]}', encoding="utf-8")
    assert main(["check", str(path)]) == 2
    assert capsys.readouterr().out == (
        "- Warrior (4): no Trait starts above 3.\nBo: 1 fault in bo.json (Stitcher).\n"
    )


def test_json_output_is_one_object_a_sheet(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "ka.txt"
    path.write_text("Ka: Thief d12, Sage d10, Initiative d8, Cook d6\n", encoding="utf-8")
    assert main(["check", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "system": "altars", "name": "Ka", "valid": True, "faults": [],
    }  # fmt: skip


def test_standard_input_is_read(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stdin:
        buffer = io.BytesIO(b"Farek\n- Warrior (3)\n")

    monkeypatch.setattr("sys.stdin", Stdin())
    assert main(["check", "-"]) == 0
    assert "sound sheet of Stitcher" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("missing.json", None, "cannot be read"),
        ("picture.png", b"\x89PNG\xff\xfe", "is no UTF-8 text"),
        ("word.txt", b"hello", "which game is"),
        ("array.json", b"[1, 2]", None),
    ],
)
def test_files_that_are_no_sheets(
    name: str, content: bytes | None, told: str | None, tmp_path: Path, capsys: Any
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert main(["check", str(path)]) == 2
    shown = capsys.readouterr()
    assert "Traceback" not in shown.err
    assert (told or "Not one JSON object") in shown.err + shown.out


def test_help_has_an_example(capsys: Any) -> None:
    assert main(["check", "--help"]) == 0
    assert "dicebound check farek.json" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line", ["Warrior (3) Warrior (3) Warrior (3)", "- Warrior (3), Thief (2)"]
)
def test_several_traits_in_one_line_are_a_fault(line: str) -> None:
    faults = faults_of_text("stitcher", f"Name: A\n{line}\n")
    assert any("several Traits stand in one line" in fault for fault in faults)
