"""Commands while a character is made are commands, not gear."""

import io

from companion.cli.drafting import draft_character
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from engine.api import get_system


def test_help_is_no_name_and_no_trait() -> None:
    system, out = get_system("stitcher"), io.StringIO()
    lines = ("/help", "Mara", "/help", "Thief (3)", "/sheet", "Rope", "")
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    sheet = draft_character(source, PlainScreen(out), system, system.new_state({}))
    assert sheet is not None
    assert sheet["name"] == "Mara"
    assert "/" not in str(sheet)
    assert out.getvalue().count("/undo takes the last line off") == 1
    assert "Thief (3)" in out.getvalue().splitlines()


def test_plain_words_mend_what_was_typed() -> None:
    system, out = get_system("skitterbarren"), io.StringIO()
    lines = (
        *("what?", "Mara", "help", "Rope", "a big hat", "oops", "Brawn +2", "list"),
        *("remove the rope", "remove the moon", "undo", "3 provisions", "ten coins", ""),
    )
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    state = system.new_state({"house_kit": True})
    sheet = draft_character(source, PlainScreen(out), system, state)
    assert sheet is not None
    assert sheet["name"] == "Mara"
    assert sheet["attributes"]["Brawn"] == 2
    assert sheet["inventory"] == ["Provisions x3", "Coins x10"]
    told = out.getvalue()
    assert "Taken off: a big hat" in told
    assert "Rope; Brawn +2" in told


def test_archetypes_and_gear_come_in_lists_too_and_refusals_have_no_codes() -> None:
    system, out = get_system("altars"), io.StringIO()
    lines = (
        *("Brannoch", "Warrior", "Woodsman d12, Druid d10, Initiative d8", "Sage d10"),
        *("Warrior d6", "longsword, a dented helmet and a coil of rope", "Bread and cheese"),
        *("Wand (light d4, once a day)", ""),
    )
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    sheet = draft_character(source, PlainScreen(out), system, system.new_state({}))
    assert sheet is not None
    assert sheet["archetypes"] == {"Woodsman": "d12", "Druid": "d10", "Warrior": "d6"}
    assert sheet["equipment"] == [
        *("longsword", "a dented helmet", "a coil of rope", "Bread and cheese"),
        "Wand (light d4, once a day)",
    ]
    told = out.getvalue()
    assert "The d10 is given away already" in told
    assert "Warrior d12" in told
    assert "(A-" not in told


def test_what_may_be_an_archetype_is_asked_about_once() -> None:
    system, out = get_system("altars"), io.StringIO()
    lines = (
        *("Odo", "Sailor", "d12", "Baker", "equipment", "Dagger", "d6", "Initiative d10"),
        *("Duelist", "Duelist d8", "Baker d6", "Fiddler", ""),
    )
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    sheet = draft_character(source, PlainScreen(out), system, system.new_state({}))
    assert sheet is not None
    assert sheet["archetypes"] == {"Sailor": "d12", "Duelist": "d8", "Baker": "d6"}
    assert sheet["equipment"] == ["Dagger", "Fiddler"]
    told = " ".join(out.getvalue().split())
    assert (
        "Sailor: an archetype with which die, or equipment? Write Sailor d12 or Equipment: Sailor; "
        "left: d6, d8, d10, d12."
    ) in told
    assert "Write what the die is for: Thief d6." in told


def test_several_things_on_one_line_are_several() -> None:
    system, out = get_system("stitcher"), io.StringIO()
    lines = ("Mara", "Smuggler (2), Rope, Silver tongue", "Lantern, cracked", "")
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    sheet = draft_character(source, PlainScreen(out), system, system.new_state({}))
    assert sheet is not None
    assert [trait["name"] for trait in sheet["traits"]] == [
        *("Smuggler", "Rope", "Silver tongue"),
        "Lantern, cracked",
    ]


def test_values_and_gear_in_one_row_each_are_several() -> None:
    system, out = get_system("skitterbarren"), io.StringIO()
    lines = ("Odo", "Exertion 2, Awareness 3", "Bedroll, Rope", "a coat, patched and old", "")
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    state = system.new_state({"house_kit": True})
    sheet = draft_character(source, PlainScreen(out), system, state)
    assert sheet is not None
    assert sheet["skills"]["Awareness"] == 3
    assert sheet["inventory"][:3] == ["Bedroll", "Rope", "Coat, patched and old"]


def test_a_line_that_cannot_stand_tells_once_how_lines_are_taken_off() -> None:
    system, out = get_system("stitcher"), io.StringIO()
    lines = ("Mara", "Smuggler (3)", "Singer (2)", "Rope", "Lantern", "remove smuggler", "Rope", "")
    source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
    sheet = draft_character(source, PlainScreen(out), system, system.new_state({}))
    assert sheet is not None
    assert [trait["name"] for trait in sheet["traits"]] == ["Singer", "Rope"]
    assert out.getvalue().count('"remove smuggler"') == 1
