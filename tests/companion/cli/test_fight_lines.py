"""What a player reads at a choice: the question once, the result once, and no codes."""

import io
from pathlib import Path

from companion.cli.at_prompt import status_of
from companion.cli.chat import Chat, _agreed
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.cli.test_hints import strike_down
from tests.companion.session.doubles import table
from tests.companion.session.test_open_rolls import roll_with_a_boon


def test_question_and_result_of_a_boon_stand_once(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren")
    with journal:
        roll_with_a_boon(sitting)
        assert sitting.fighting.choice is not None
        sitting.agreeing.physical = False
        shown = io.StringIO()
        source = PipedLines(io.StringIO("a penny for them\nno\n"))
        Chat(sitting, source=source, screen=PlainScreen(shown)).run()
        text = " ".join(shown.getvalue().split())
        assert text.count("Spend Boons") == 1
        assert "That has to wait. First say which: 0 or 1." in text
        verdict = text.split("Result: ")[-1].split(": ")[0]
        assert text.count(f"{verdict}:") == 1
        assert "[K-" not in text
        assert "[RK-" not in text


def test_the_scene_shows_who_was_beaten(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a ghoul stands in the crypt")
    with journal:
        sitting.say("I swing my longsword at the ghoul!")
        sitting.withdraw()
        strike_down(sitting, "the ghoul")
        shown = io.StringIO()
        source = PipedLines(io.StringIO("/scene\nI swing my longsword at the ghoul!\n"))
        Chat(sitting, source=source, screen=PlainScreen(shown)).run()
        text = shown.getvalue()
        assert "the ghoul (out of action)" in text
        assert "This begins a fight" not in text
        assert "out of action already" in text


def test_the_scene_shows_where_people_stand(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a ghoul stands in the crypt")
    with journal:
        sitting.say("I swing my longsword at the ghoul!")
        sitting.withdraw()
        for who, where in (("the ghoul", "Square in your path"), ("Farek", "Back to the edge")):
            moved = Effect(kind="position", change="set", target=who, name=where)
            sitting.campaign.apply(EffectApplied(effect=moved))
        shown = io.StringIO()
        Chat(sitting, source=PipedLines(io.StringIO("/scene\n")), screen=PlainScreen(shown)).run()
        text = " ".join(shown.getvalue().split())
        assert "): square in your path" in text
        assert "Farek: back to the edge" in text


def test_an_undo_at_a_blow_leaves_no_fight_without_anybody_to_act(tmp_path: Path) -> None:
    for number in range(30):
        folder = tmp_path / str(number)
        folder.mkdir()
        journal, sitting = table(
            folder, system="altars", place="a ghoul stands in the crypt", seed=b"%d" % number
        )
        sitting.say("I swing my longsword at the ghoul!")
        list(sitting.open_fight())
        if sitting.fighting.choice is not None:
            break
        journal.close()
    with journal:
        shown = io.StringIO()
        source = PipedLines(io.StringIO("/undo\nstand still\n"))
        Chat(sitting, source=source, screen=PlainScreen(shown)).run()
        text = shown.getvalue()
        assert "Farek does not resist" in text
        assert "It is the turn of" not in text


def test_enter_ends_a_turn_in_which_nothing_is_left(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="skitterbarren", place="a scrap yard")
    with journal:
        foe = sitting.system.play.opponent_sheet("the raider", "1")
        sitting.campaign.apply(CharacterJoined(sheet=foe))
        lines = ["I attack the raider", "y", *["", "I attack the raider", "y", "0"] * 12]
        shown = io.StringIO()
        source = PipedLines(io.StringIO("\n".join(lines) + "\n"))
        chat = Chat(sitting, source=source, screen=PlainScreen(shown))
        spent = False
        while (line := source.ask("")) is not None and not spent:
            chat.take(line)
            spent = sitting.fighting.is_spent
        assert spent
        assert status_of(sitting).endswith("Enter ends your turn")
        before = len(shown.getvalue())
        chat.take("")
        assert "the raider attacks Farek" in shown.getvalue()[before:]


def test_several_attack_in_the_plural(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system="altars", place="two ghouls stand in the crypt")
    with journal:
        asks = "Two ghouls attacks Farek. How does Farek resist?"
        sheet = sitting.system.play.opponent_sheet("two ghouls", "6")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        assert _agreed(asks, sitting) == "Two ghouls attack Farek. How does Farek resist?"
        assert _agreed("The wolf attacks Farek.", sitting) == "The wolf attacks Farek."
