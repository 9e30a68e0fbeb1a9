"""The table side of Skitterbarren."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.core.model import Action, JsonValue, Resolution
from engine.core.play import Body, Card, Element, Request, Summary
from engine.errors import IllegalActionError
from engine.systems.skitterbarren import drafting
from engine.systems.skitterbarren.actions import Attack, Check, CheckInput, Mod
from engine.systems.skitterbarren.building import build_action
from engine.systems.skitterbarren.commands import parse_command
from engine.systems.skitterbarren.fight import REACTION
from engine.systems.skitterbarren.journey import DROP_ITEMS
from engine.systems.skitterbarren.play_actions import (
    DropItems,
    GmStep,
    React,
    SpendBlunder,
    SpendBoon,
    StartFight,
    Take,
)
from engine.systems.skitterbarren.policy import is_for_gm
from engine.systems.skitterbarren.rolling import SPEND_BLUNDERS, SPEND_BOONS
from engine.systems.skitterbarren.sheets import (
    BY_RULE,
    health,
    house_armor,
    is_down,
    is_exhaustion,
    max_health,
    squares_used,
)
from engine.systems.skitterbarren.showing import (
    card_of,
    notes_of,
    odds_rows,
    odds_turned,
    summary_of,
)
from engine.systems.skitterbarren.state import SkitterbarrenSheet, SkitterbarrenState
from engine.systems.skitterbarren.turns import points

HARROWING = 18
ONE_BLOW = 7
"""Health that a lone 6 with a common weapon takes in one blow (house)."""


@dataclass(frozen=True, slots=True)
class SkitterbarrenPlay:
    """Implements ``engine.core.play.Playing``; holds nothing."""

    @property
    def draft_help(self) -> str:
        """How a character is made in the chat, by the house kit."""
        return drafting.DRAFT_HELP

    def draft_line(self, lines: Sequence[str], line: str, state: SkitterbarrenState) -> str:
        """Look at one more line of a character that is being made.

        Raises:
            IllegalActionError: the line cannot stand; the lines before it do.
        """
        return drafting.draft_line(lines, line, state.settings)

    def draft_sheet(
        self, name: str, lines: Sequence[str], state: SkitterbarrenState
    ) -> dict[str, Any]:
        """Return the sheet that the lines describe.

        Raises:
            IllegalActionError: the character is not legal under the settings.
        """
        return drafting.draft_sheet(name, lines, state.settings)

    def faults(self, state: SkitterbarrenState, sheet: SkitterbarrenSheet) -> tuple[str, ...]:
        """Return one sentence for each limit that a new character breaks."""
        return drafting.faults(sheet, state.settings)

    def opponent_sheet(self, name: str, strength: str = "") -> dict[str, Any]:
        """Return somebody the GM runs, from the house kit."""
        return drafting.opponent_sheet(name, strength)

    def divided(
        self, sheet: SkitterbarrenSheet, bodies: Sequence[Body]
    ) -> tuple[dict[str, Any], ...]:
        """Return those of a group, from the house kit."""
        return tuple(drafting.divided(sheet, bodies))

    def elements(self, sheet: SkitterbarrenSheet) -> tuple[Element, ...]:
        """Return attributes, skills, gear and conditions of a sheet.

        Rule: K-74.
        """
        found = [
            Element(name=name, value=f"{value:+}", role="attribute")
            for name, value in sheet.attributes.items()
        ]
        found += [
            Element(name=name, value=f"{value:+}", role="skill")
            for name, value in sheet.skills.items()
        ]
        for entry in sheet.inventory:
            role = "condition" if is_exhaustion(entry) else "gear"
            found.append(Element.model_validate({"name": entry, "role": role}))
        found += [
            Element(name=name, role="condition", passing=name not in BY_RULE)
            for name in sheet.conditions
        ]
        return tuple(found)

    def spendable(self, sheet: SkitterbarrenSheet) -> tuple[str, int]:  # noqa: ARG002 - nobody has any
        """Return nothing: no points go into a check before the dice."""
        return "", 0

    def sheet_lines(self, sheet: SkitterbarrenSheet) -> tuple[str, ...]:
        """Return a sheet, line by line."""
        lines = [sheet.name]
        lines.append(", ".join(f"{n} {v:+}" for n, v in sheet.attributes.items()))
        lines.append(", ".join(f"{n} {v:+}" for n, v in sheet.skills.items()))
        things = [entry for entry in sheet.inventory if not is_exhaustion(entry)]
        squares = f"{squares_used(sheet.inventory)} of {sheet.bag_spaces} squares"
        lines.append(f"Bag ({squares}): {', '.join(things) or 'empty'}")
        states = [*(entry for entry in sheet.inventory if is_exhaustion(entry)), *sheet.conditions]
        lines += [f"Conditions: {', '.join(states)}"] if states else []
        if sheet.max_health is not None:
            left = max(0, sheet.max_health - sheet.harm)
            rating = sheet.attributes.get("Knack", 0) + house_armor(sheet)
            lines.append(f"Health {left} of {sheet.max_health}, Defense Rating {rating} (house)")
        elif sheet.harm:
            lines.append(f"Damage taken: {sheet.harm}")
        return tuple(line for line in lines if line)

    def build(self, state: SkitterbarrenState, request: Request) -> Check | Attack | Take:
        """Return the check or attack that a request stands for."""
        return build_action(state, request)

    def bare_call(self, strength: str, difficulty: int | str) -> Check | None:
        """Return a check with one modifier, such as "+3", against a rating."""
        text = strength.strip().replace("−", "-").replace("–", "-")
        sign, digits = (text[:1], text[1:]) if text[:1] in ("+", "-") else ("+", text)
        rating = str(difficulty).strip()
        is_plain = digits.isascii() and digits.isdigit() and len(digits) <= 3  # noqa: PLR2004
        if not is_plain or not (rating.isascii() and rating.isdigit()):
            return None
        value = int(digits) * (-1 if sign == "-" else 1)
        return Check(modifiers=(Mod(name="modifier", value=value),), dr=int(rating))

    def summary(self, state: SkitterbarrenState, action: Any) -> Summary:  # noqa: ANN401
        """Return what goes into a roll and what it must beat."""
        return summary_of(state, action)

    def odds_view(
        self,
        action: Any,  # noqa: ANN401, ARG002 - the odds say all there is to say
        odds: dict[str, JsonValue],
    ) -> tuple[tuple[str, Fraction | float], ...]:
        """Return the degrees by margin, best first; without a character success and failure."""
        return odds_rows(odds)

    def odds_turned(
        self,
        state: SkitterbarrenState,
        action: Any,  # noqa: ANN401
        odds: dict[str, JsonValue],
    ) -> Fraction | None:
        """Return the chance of success where the GM's policy may spend a Blunder on the roll."""
        return odds_turned(state, action, odds)

    def card(self, action: Any, resolution: Resolution) -> Card:  # noqa: ANN401
        """Return a resolved roll for people."""
        return card_of(action, resolution)

    def deadly(self, state: SkitterbarrenState, action: Any) -> bool:  # noqa: ANN401
        """Return whether this action may cost the actor's life, so that a warning is due first.

        A harrowing check, a doom check, the beginning of a fight with health in it, and any action
        in a fight of somebody whom one blow could fell (house).
        """
        match action:
            case CheckInput():
                return action.dr >= HARROWING or action.kind == "doom"
            case Attack() | Take():
                sheet = state.characters.get(action.acting or "")
                left = None if sheet is None else health(sheet, state.settings)
                return left is not None and left <= ONE_BLOW
            case StartFight():
                return state.settings.house_kit
            case _:
                return False

    def notes(self, action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401
        """Return facts of the result that must be told."""
        return notes_of(action, resolution)

    # Beyond the protocol: what a front end needs for choices and fights

    def answer(self, state: SkitterbarrenState, text: str) -> Action:
        """Return the action that answers the open choice.

        Args:
            state: the game, with a pending choice.
            text: one of the options; of things to drop several, joined by commas.

        Raises:
            IllegalActionError: nobody is asked, or the answer is none of the options.
        """
        choice = state.pending
        if choice is None:
            raise IllegalActionError("RK-08", "nobody is asked for anything now")
        said = text.strip()
        if choice.about == DROP_ITEMS:
            items = tuple(part.strip() for part in said.split(",") if part.strip())
            if not items:
                raise IllegalActionError("K-64", "name what is dropped")
            return DropItems(acting=choice.who, items=items)
        if said not in choice.options:
            raise IllegalActionError("RK-08", f"answer with one of: {', '.join(choice.options)}")
        if choice.about == SPEND_BOONS:
            return SpendBoon(amount=int(said))
        if choice.about == SPEND_BLUNDERS:
            return SpendBlunder(amount=int(said))
        assert choice.about == REACTION, "the game asks for nothing else"
        return React.model_validate({"acting": choice.who, "use": said})

    def command(self, state: SkitterbarrenState, actor: str, text: str) -> Action | None:
        """Return the action that a few typed words stand for ("move 20 to Ghoul"), or None.

        Raises:
            IllegalActionError: the name in it is nobody's.
        """
        return parse_command(state, actor, text)

    def gm_action(self, state: SkitterbarrenState) -> GmStep | None:
        """Return the GM's next step when it is the turn of its side; None when it is not.

        Also when whoever has the turn is out of the fight, or when the fight is decided.
        """
        if state.fight is None or state.pending is not None:
            return None
        return GmStep() if is_for_gm(state) else None

    def turn_lines(self, state: SkitterbarrenState) -> tuple[str, ...]:
        """Return how a fight stands: round, whose turn, energy, places, health, conditions."""
        fight = state.fight
        if fight is None:
            return ()
        lines = [
            f"Round {fight.round_number}, turn of {fight.current}: {points(fight.energy)}. "
            f"Boons {state.boons}, Blunders {state.blunders}."
        ]
        for name in fight.order:
            sheet = state.characters.get(name)
            if sheet is None:
                continue
            left, full = health(sheet, state.settings), max_health(sheet, state.settings)
            told = [f"at {fight.positions.get(name, 0)} ft"]
            told += [f"health {left} of {full} (house)"] if full is not None else []
            told += [f"damage {sheet.harm}"] if full is None and sheet.harm else []
            told += ["out of the fight"] if is_down(state, name) else []
            told += ["surprised"] if name in fight.surprised else []
            told += ["Reaction used"] if name in fight.reacted else []
            told += [f"ready: {fight.readied[name].trigger}"] if name in fight.readied else []
            told += sheet.conditions
            lines.append(f"{'>' if name == fight.current else ' '} {name}: {', '.join(told)}")
        return tuple(lines)


PLAY = SkitterbarrenPlay()
