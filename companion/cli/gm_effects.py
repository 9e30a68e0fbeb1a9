"""The ``/effect`` command of a human GM: what a roll offers, taken or changed; or an own effect."""

import re
from typing import Any, Final

from companion.cli.gm_view import GmView
from companion.cli.screen import Screen
from companion.errors import BadInputError
from companion.wording import describe
from engine.api import EFFECT_KINDS, Effect

_LAST_NUMBER: Final = re.compile(r"(?P<name>.+?)\s+\(?(?P<size>\d{1,3})\)?\Z")
_CHANGES: Final = ("gain", "lose", "raise", "lower", "set")


def run_effect(view: GmView, screen: Screen, rest: str) -> None:
    """Do what a GM types after ``/effect``.

    Args:
        view: what the GM sees of the table.
        screen: where everything is shown.
        rest: "" lists what is on offer; "ok", "skip", a number with or without a change, or an
            effect of the GM's own.

    Raises:
        BadInputError: it says nothing that can be done.
    """
    offers, words = view.table.due.offers, rest.split()
    if not words:
        if not offers:
            screen.line(
                f"Nothing is on offer. Your own: /effect harm gain Farek: Bruised 1 (kinds: "
                f"{', '.join(EFFECT_KINDS)}).",
                "hint",
            )
        view.offers()
    elif words[0] == "skip":
        offers.clear()
        screen.line("Left.", "hint")
    elif words[0] in ("ok", "all"):
        while view.table.due.offers:
            view.take_offer(1)
    elif words[0].isdigit():
        _numbered(view, int(words[0]), words[1:])
    else:
        effect = read_effect(rest)
        view.table.own_effect(effect)
        screen.line(f"  {describe(effect)}", "good" if effect.good else "bad")


def _numbered(view: GmView, place: int, words: list[str]) -> None:
    if not words:
        view.take_offer(place)
        return
    value: object = " ".join(words[1:])
    if words[0] not in ("size", "name", "target") or not value:
        raise BadInputError("change it like this: /effect 1 size 2, /effect 1 name Bruised")
    if words[0] == "size":
        if not str(value).isdigit():
            raise BadInputError("a size is a number")
        value = int(str(value))
    view.table.edit(place, **{words[0]: value})
    view.offers()


def read_effect(text: str) -> Effect:
    """Read an effect as a GM types it: KIND [CHANGE] WHO: WHAT [SIZE] [good].

    Raises:
        BadInputError: it does not say all that it must.

    Example:
        >>> read_effect("harm Farek: Bruised 2").size
        2
    """
    head, colon, what = text.partition(":")
    words = head.split()
    kind = words.pop(0).casefold() if words else ""
    change = words.pop(0).casefold() if words and words[0].casefold() in _CHANGES else "gain"
    good = what.rstrip().casefold().endswith(" good")
    what = what.rstrip()[: -len(" good")] if good else what
    sized = _LAST_NUMBER.fullmatch(what.strip())
    name = sized["name"] if sized else what.strip()
    if kind not in EFFECT_KINDS or not colon or not words or not name:
        raise BadInputError(
            "write it like this: /effect harm Farek: Bruised 2, /effect gear lose Farek: Rope, "
            f"/effect edge scene: High ground good; kinds: {', '.join(EFFECT_KINDS)}"
        )
    fields: dict[str, Any] = {"kind": kind, "change": change, "target": " ".join(words)}
    return Effect(**fields, name=name, size=int(sized["size"]) if sized else 1, good=good)
