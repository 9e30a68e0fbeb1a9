"""Shows somebody who was made while the game is played."""

from typing import Final

from companion.cli.screen import Screen
from companion.generators.scene import SceneNpc
from companion.session.bringing import bring
from companion.session.sitting import Sitting

_UNSEEN: Final = "What they want, and what they hide, is written down where you do not look."


def let_in(screen: Screen, sitting: Sitting, text: str, *, for_gm: bool) -> SceneNpc:
    """Make somebody, let them join, and show them.

    Args:
        screen: where they are shown.
        sitting: the game.
        text: who it should be.
        for_gm: whether want and secret are shown too.

    Raises:
        BadInputError: nothing says who.
    """
    found = bring(sitting, text)
    system = sitting.campaign.rule_system
    name = str(found.sheet["name"])
    sheet = sitting.campaign.state.characters[name]
    first, *rest = system.play.sheet_lines(sheet)
    lines = [line for line in (first.removeprefix(name).strip(": "), *rest) if line]
    lines += [f"Look: {found.look}", f"Voice: {found.voice}"]
    if for_gm:
        lines += [f"Wants: {found.want}", f"Secret: {found.secret}"]
        lines += [f"Tie to the story: {found.hook}"] if found.hook else []
    screen.lines(f"{name} ({found.concept})", [x for x in lines if sitting.guard.shown(x)])
    if not for_gm:
        screen.line(_UNSEEN, "hint")
    return found


def people_here(sitting: Sitting) -> list[str]:
    """Return a row for everybody whom the GM's side runs."""
    state = sitting.campaign.state
    return [
        name
        for name, sheet in state.characters.items()
        if sheet.side == "gm" and sitting.guard.shown(name)
    ]
