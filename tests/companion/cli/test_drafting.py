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
    assert out.getvalue().count("/undo takes the last line off") == 2
