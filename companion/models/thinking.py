"""Keeps a model's thinking from the player: some servers send it inside the text, in tags."""

from typing import Final

OPEN: Final = "<think>"
CLOSE: Final = "</think>"


class ThinkingFilter:
    """Lets through what follows a thought at the very start of a reply; elsewhere tags are text."""

    def __init__(self) -> None:
        self._held = ""
        self._state = "start"

    def feed(self, text: str) -> str:
        """Take a piece of text and return what may be shown now."""
        if self._state == "spoken":
            return text
        self._held += text
        if self._state == "start":
            begun = self._held.lstrip()
            if OPEN.startswith(begun[: len(OPEN)]) and len(begun) < len(OPEN):
                return ""  # blank, or the beginning of a tag: too early to tell
            if not begun.startswith(OPEN):
                return self._release(self._held)
            self._state = "thinking"
        _, tag, after = self._held.partition(CLOSE)
        if tag:
            return self._release(after.lstrip())
        self._held = self._held[-len(CLOSE) :]  # a long thought is not searched again and again
        return ""

    def rest(self) -> str:
        """Return what was held back at the end of a reply and is no thought."""
        return self._release(self._held) if self._state == "start" else ""

    def _release(self, text: str) -> str:
        self._state, self._held = "spoken", ""
        return text


def spoken(text: str) -> str:
    """Return a whole reply without the thought at its start.

    Example:
        >>> spoken("<think>a trap?</think>The door opens.")
        'The door opens.'
    """
    begun = text.lstrip()
    if begun.startswith(OPEN) or CLOSE in begun:
        # The opening tag may be part of the model's template and so be missing here.
        return begun.partition(CLOSE)[2].lstrip()
    return text
