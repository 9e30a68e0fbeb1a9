"""The table side of Stitcher: making characters in the chat, building checks, showing rolls."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal

from engine.core.model import JsonValue, Resolution
from engine.core.play import Body, Card, Request, Summary
from engine.core.play import Element as SheetElement
from engine.systems.stitcher.actions import Challenge, Element, Opposed
from engine.systems.stitcher.building import BuiltAction, build_action
from engine.systems.stitcher.cards import card_of, notes_of
from engine.systems.stitcher.creation import notation_line
from engine.systems.stitcher.drafting import DRAFT_HELP, draft_line, draft_sheet, faults
from engine.systems.stitcher.pools import raised_ds
from engine.systems.stitcher.showing import odds_rows, summary_of
from engine.systems.stitcher.state import SheetTrait, StitcherSheet, StitcherState
from engine.systems.stitcher.tables import CASH_WORDS, GEAR_WORDS, LASTING_DS, has_word, is_gift

MIDDLING: Final = 2
"""Weight of an opponent that nobody has described (S-23: noticeable)."""


@dataclass(frozen=True, slots=True)
class StitcherPlay:
    """Implements ``engine.core.play.Playing``; holds nothing."""

    @property
    def draft_help(self) -> str:
        """How a character is made in the chat."""
        return DRAFT_HELP

    def draft_line(self, lines: Sequence[str], line: str, state: StitcherState) -> str:
        """Look at one more Trait of a character that is being made.

        Raises:
            IllegalActionError: the line cannot stand; the lines before it do.
        """
        return draft_line(lines, line, state.settings)

    def draft_sheet(self, name: str, lines: Sequence[str], state: StitcherState) -> dict[str, Any]:
        """Return the sheet that the lines describe.

        Raises:
            IllegalActionError: the character is not legal under the settings.
        """
        return draft_sheet(name, lines, state.settings)

    def faults(self, state: StitcherState, sheet: StitcherSheet) -> tuple[str, ...]:
        """Return one sentence for each limit that a new character breaks."""
        return faults(sheet.name, sheet.traits, state.settings)

    def opponent_sheet(self, name: str, strength: str = "") -> dict[str, Any]:
        """Return somebody the GM runs, as one weighted Trait.

        Rule: S-85.
        """
        digits = "".join(c for c in strength if c in "0123456789")[:9]
        weight = max(1, int(digits)) if digits else MIDDLING
        return {"name": name, "side": "gm", "traits": [{"name": name, "weight": weight}]}

    def divided(self, sheet: StitcherSheet, bodies: Sequence[Body]) -> tuple[dict[str, Any], ...]:
        """Return those of a group, among whom its Weight is shared out: at least 1 for each.

        What they hold is a part of what they are, and adds no die of its own.

        Rule: S-67, S-70, S-85.
        """
        weight = max((trait.weight for trait in sheet.traits), default=MIDDLING)
        each = max(1, round(weight / len(bodies)))
        return tuple(self.opponent_sheet(body.name, str(each)) for body in bodies)

    def elements(self, sheet: StitcherSheet) -> tuple[SheetElement, ...]:
        """Return every Trait on a sheet."""
        found: list[SheetElement] = []
        for trait in sheet.traits:
            value = "" if trait.weight == 1 else f"({trait.weight})"
            found.append(
                SheetElement(
                    name=trait.name, value=value, role=_role(trait), passing=trait.temporary
                )
            )
        return tuple(found)

    def spendable(self, sheet: StitcherSheet) -> tuple[str, int]:  # noqa: ARG002 - nobody has any
        """Return nothing: no points go into a check before the dice."""
        return "", 0

    def sheet_lines(self, sheet: StitcherSheet) -> tuple[str, ...]:
        """Return a sheet in the game's notation.

        Rule: S-25.
        """
        return (sheet.name, *(f"- {notation_line(t.name, t.weight)}" for t in sheet.traits))

    def build(self, state: StitcherState, request: Request) -> BuiltAction:
        """Return the Challenge, purchase or Opposing Roll that a request stands for."""
        return build_action(state, request)

    def bare_call(self, strength: str, difficulty: int | str) -> Challenge | None:
        """Return a Challenge of a pool of that many dice, the starting die among them."""
        try:
            pool, ds = int(strength), int(difficulty)
            more = (Element(name="the rest of the pool", weight=pool - 1),) if pool > 1 else ()
            return Challenge(elements=more, ds=ds) if pool >= 1 else None
        except ValueError:
            return None

    def summary(self, state: StitcherState, action: Any) -> Summary:  # noqa: ANN401
        """Return what goes into a roll and what it must beat."""
        return summary_of(state.settings, action)

    def odds_view(
        self,
        action: Any,  # noqa: ANN401, ARG002 - the odds say all there is to say
        odds: dict[str, JsonValue],
    ) -> tuple[tuple[str, Fraction | float], ...]:
        """Return the six degrees, best first; in an Opposing Roll as side a will see them."""
        return odds_rows(odds)

    def odds_turned(
        self,
        state: StitcherState,  # noqa: ARG002
        action: Any,  # noqa: ANN401, ARG002
        odds: dict[str, JsonValue],  # noqa: ARG002
    ) -> Fraction | None:
        """Return None: what is spent here is spent before the dice."""
        return None

    def card(self, action: Any, resolution: Resolution) -> Card:  # noqa: ANN401
        """Return a resolved roll for people."""
        return card_of(action, resolution)

    def deadly(self, state: StitcherState, action: Any) -> bool:  # noqa: ANN401
        """Return whether this check may end the character, so that a warning is due first.

        A Challenge from DS 5 on, or somebody on the other side at the limit of the realistic.

        Rule: S-50, S-72, S-73.
        """
        match action:
            case Challenge():
                return raised_ds(action.ds, action.hindrances, state.settings) >= LASTING_DS
            case Opposed():
                return any((element.weight or 1) >= LASTING_DS for element in action.b.elements)
            case _:
                return False

    def notes(self, action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401
        """Return facts of the result that must be told."""
        return notes_of(action, resolution)


def _role(trait: SheetTrait) -> Literal["trait", "skill", "gear", "condition"]:
    if trait.negative:
        return "condition"
    is_gear = has_word(trait.name, CASH_WORDS | GEAR_WORDS) and not is_gift(trait.name)
    if trait.category == "object" or is_gear:
        return "gear"
    return "skill" if trait.category == "skill" else "trait"
