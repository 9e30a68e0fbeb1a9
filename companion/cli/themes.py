"""Colours of the terminal: the sixteen standard ones only, which follow the user's own palette.

Colour is never the only sign: results are named, dice carry a word, bars of failures are hatched.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Theme:
    """Styles of one kind of terminal.

    Attributes:
        roles: name of a role to its style.
        good: styles of successes, the best first.
        bad: styles of failures, the worst last.
    """

    roles: Mapping[str, str]
    good: tuple[str, ...]
    bad: tuple[str, ...]


_COMMON: Final = {"title": "bold", "voice": "italic"}

THEMES: Final[Mapping[str, Theme]] = {
    "auto": Theme(
        {**_COMMON, "hint": "dim", "error": "bold red", "good": "green", "bad": "red",
         "label": "cyan", "mark": "bold magenta"},
        good=("bold green", "green", "cyan", "bold cyan"),
        bad=("bold magenta", "magenta", "red", "bold red"),
    ),
    "dark": Theme(
        {**_COMMON, "hint": "bright_black", "error": "bold bright_red", "good": "bright_green",
         "bad": "bright_red", "label": "bright_cyan", "mark": "bold bright_magenta"},
        good=("bold bright_green", "bright_green", "bright_cyan", "cyan"),
        bad=("bright_yellow", "bright_magenta", "bright_red", "bold bright_red"),
    ),
    "light": Theme(
        {**_COMMON, "hint": "bright_black", "error": "bold red", "good": "green", "bad": "red",
         "label": "blue", "mark": "bold magenta"},
        good=("bold green", "green", "blue", "bold blue"),
        bad=("magenta", "bold magenta", "red", "bold red"),
    ),
}  # fmt: skip

DIE_ROLES: Final[Mapping[str, str]] = {
    "success": "good",
    "critical": "good",
    "failure": "bad",
    "lone": "mark",
    "extra": "label",
}
"""Role of a die to the role of its colour; the others have the terminal's own."""


def is_success(label: str) -> bool:
    """Return whether a result's name is that of a success.

    Example:
        >>> is_success("Mixed Success"), is_success("Disaster")
        (True, False)
    """
    return "success" in label.casefold()


def degree_styles(theme: Theme, labels: Sequence[str]) -> dict[str, str]:
    """Return a style for each result of one game, the same whenever it is shown.

    Args:
        theme: whose styles.
        labels: results, the best first.
    """
    good = [label for label in labels if is_success(label)]
    bad = [label for label in labels if not is_success(label)]
    styles = dict(zip(good, theme.good, strict=False))
    styles.update(zip(bad, theme.bad[-len(bad) :] if bad else (), strict=False))
    return styles
