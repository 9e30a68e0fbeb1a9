"""The table side of Altars & Archetypes: making characters, building rolls, showing results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from engine.core.letters import capital
from engine.core.model import JsonValue, Resolution
from engine.core.play import Body, Card, Element, Request, Summary
from engine.systems.altars.actions import Attack, Attempt, Blast, Magic, Threat
from engine.systems.altars.binding import bound, bound_harm, magic_cost
from engine.systems.altars.building import BuiltAction, build_action
from engine.systems.altars.cards import card_of
from engine.systems.altars.drafting import DRAFT_HELP, draft_line, draft_sheet, faults
from engine.systems.altars.items import read_item
from engine.systems.altars.notes import notes_of
from engine.systems.altars.odds import action_odds, attack_odds, blast_odds, threat_odds
from engine.systems.altars.scale import SINGLE_DICE, is_die, largest_first
from engine.systems.altars.showing import odds_rows, summary_of
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.values import Actor

MIDDLING: Final = "d8"
"""Die of an opponent that nobody has described."""

HEALTH_BY_DIE: Final[Mapping[str, int]] = {
    "d4": 3, "d6": 5, "d8": 8, "d10": 10, "d12": 12, "d20": 15,
}  # fmt: skip
"""House reading: health of an opponent of whom only a die is known; the Hell Knight has 15."""

MOST_STEPS_DOWN: Final = 2
"""Steps below the die of a group that one of three or more stands."""
LEAST_SHARE: Final = 2
"""Health that each of a group has at least."""

FAIR_WARNING: Final = Fraction(1, 20)
"""From this chance on of losing all health at once a warning is due."""


@dataclass(frozen=True, slots=True)
class AltarsPlay:
    """Implements ``engine.core.play.Playing``; holds nothing."""

    @property
    def draft_help(self) -> str:
        """How a character is made in the chat."""
        return DRAFT_HELP

    def draft_line(self, lines: Sequence[str], line: str, state: AltarsState) -> str:
        """Look at one more line of a character that is being made.

        Raises:
            IllegalActionError: the line cannot stand; the lines before it do.
        """
        return draft_line(lines, line, state.settings)

    def draft_sheet(self, name: str, lines: Sequence[str], state: AltarsState) -> dict[str, Any]:
        """Return the sheet that the lines describe.

        Raises:
            IllegalActionError: the character is not legal under the settings.
        """
        return draft_sheet(name, lines, state.settings)

    def faults(self, state: AltarsState, sheet: AltarsSheet) -> tuple[str, ...]:
        """Return one sentence for each way in which a sheet breaks the rules of creation."""
        return faults(sheet, state.settings)

    def opponent_sheet(self, name: str, strength: str = "") -> dict[str, Any]:
        """Return somebody the GM runs, described by one word with a die.

        Rule: A-72, A-74.
        """
        text = strength.strip().casefold()
        die = next((d for d in (text, f"d{text}") if is_die(d)), MIDDLING)
        largest = max(die.split("+"), key=SINGLE_DICE.index)
        return {
            "name": name,
            "side": "gm",
            "words": {capital(name): die},
            "initiative": largest,
            "health": HEALTH_BY_DIE[largest],
        }

    def divided(self, sheet: AltarsSheet, bodies: Sequence[Body]) -> tuple[dict[str, Any], ...]:
        """Return those of a group: each a step or two below its die, with a share of its health.

        A house reading: the book has no groups. Everybody has a turn of their own from then on, so
        each blow is weaker than that of the group, by one step for two and by two for more.

        Rule: A-38, A-72, A-74.
        """
        largest = largest_first(sheet.dice.values() or [MIDDLING])[0].split("+", maxsplit=1)[0]
        place = SINGLE_DICE.index(largest) - min(MOST_STEPS_DOWN, len(bodies) - 1)
        die = SINGLE_DICE[max(0, place)]
        share = max(LEAST_SHARE, -(-sheet.health // len(bodies)))
        return tuple(
            {
                **self.opponent_sheet(body.name, die),
                "initiative": sheet.initiative,
                "health": share,
                "equipment": [body.weapon] if body.weapon else [],
            }
            for body in bodies
        )

    def elements(self, sheet: AltarsSheet) -> tuple[Element, ...]:
        """Return archetypes and words, the strongest first, and what is carried.

        Rule: A-03, A-15, A-74, RA-42.
        """
        dice = [
            Element(name=name, value=die, role="trait" if name in sheet.words else "archetype")
            for name, die in _by_size(sheet.dice)
        ]
        gear = [
            Element(name=line, value=read_item(line).die or "", role="gear")
            for line in sheet.equipment
        ]
        return (*dice, *gear)

    def spendable(self, sheet: AltarsSheet) -> tuple[str, int]:
        """Return the Action Points that are left.

        Rule: A-31, A-32.
        """
        return "Action Point", sheet.action_points

    def sheet_lines(self, sheet: AltarsSheet) -> tuple[str, ...]:
        """Return a sheet as the book writes it: dice by size, then what is counted and carried.

        Rule: A-10, A-75, A-78.
        """
        dice = ", ".join(
            f"{name} {die}"
            for name, die in _by_size({**sheet.dice, "Initiative": sheet.initiative})
        )
        counted = f"Health {sheet.health} of {sheet.max_health}"
        if sheet.side == "player":
            counted += f", Action Points {sheet.action_points}, experience {sheet.xp}"
        about = [text for text in (sheet.origin, sheet.age_gender, sheet.sketch) if text]
        notes = [f"{name}: {note.definition}" for name, note in sheet.definitions.items()]
        gear = [f"- {line}" for line in sheet.equipment]
        return (f"{sheet.name}: {dice}", counted, *about, *notes, *gear)

    def build(self, state: AltarsState, request: Request) -> BuiltAction:
        """Return the roll that a request stands for."""
        return build_action(state, request)

    def bare_call(self, strength: str, difficulty: int | str) -> Attempt | None:
        """Return an action of that die against that difficulty, without any sheet."""
        die, against = strength.strip().casefold(), str(difficulty).strip().casefold()
        if not is_die(die) or not is_die(against):
            return None
        return Attempt(actor=Actor(die=die), difficulty=(against,))

    def summary(self, state: AltarsState, action: Any) -> Summary:  # noqa: ANN401
        """Return what goes into a roll and what it must beat."""
        return summary_of(state, action)

    def odds_view(
        self,
        action: Any,  # noqa: ANN401, ARG002 - the odds say all there is to say
        odds: dict[str, JsonValue],
    ) -> tuple[tuple[str, Fraction | float], ...]:
        """Return the degrees by margin, best first."""
        return odds_rows(odds)

    def odds_turned(
        self,
        state: AltarsState,  # noqa: ARG002
        action: Any,  # noqa: ANN401, ARG002
        odds: dict[str, JsonValue],  # noqa: ARG002
    ) -> Fraction | None:
        """Return None: what is spent here is spent before the dice."""
        return None

    def card(self, action: Any, resolution: Resolution) -> Card:  # noqa: ANN401
        """Return a resolved roll for people."""
        return card_of(action, resolution)

    def deadly(self, state: AltarsState, action: Any) -> bool:  # noqa: ANN401
        """Return whether a player's character may lose all health by this roll.

        Rule: A-44, A-47, A-48, A-56, A-62, RA-20.
        """
        return any(chance >= FAIR_WARNING for chance in _fatal(state, action))

    def notes(self, action: Any, resolution: Resolution) -> tuple[str, ...]:  # noqa: ANN401
        """Return facts of the result that must be told."""
        return notes_of(action, resolution)


def _by_size(dice: Mapping[str, str]) -> list[tuple[str, str]]:
    order = largest_first(set(dice.values()))
    return sorted(dice.items(), key=lambda item: order.index(item[1]))


def _fatal(state: AltarsState, action: Any) -> list[Fraction]:  # noqa: ANN401 - own actions
    """Return the chances with which characters of players lose all their health."""
    match action:
        case Attempt():
            return _by_failing(state, action)
        case Threat() if _is_player(state, action.acting):
            health = bound_harm(state, action).health
            return [_at_least(threat_odds(state, action)["damage"], health)]
        case Attack() if _is_player(state, action.opponent):
            health = state.characters[action.opponent or ""].health
            return [_at_least(attack_odds(state, action)["damage"], health)]
        case Magic() | Blast():
            return [*_by_casting(state, action), *_by_blast(state, action)]
        case _:
            return []


def _is_player(state: AltarsState, name: str | None) -> bool:
    sheet = state.characters.get(name or "")
    return sheet is not None and sheet.side == "player"


def _at_least(law: Mapping[str, Fraction], points: int) -> Fraction:
    return sum((p for text, p in law.items() if int(text) >= max(1, points)), Fraction(0))


def _by_failing(state: AltarsState, action: Attempt) -> list[Fraction]:
    hurts = action.dangerous or state.settings.failed_action_damage == "always"
    if not hurts or not _is_player(state, action.acting):
        return []
    health = bound(state, action).health
    assert health is not None, "a character has health"
    margins = action_odds(state, action)["margin"]
    harm = {str(-int(text)): p for text, p in margins.items() if int(text) < 0}
    return [_at_least(harm, health)]


def _by_casting(state: AltarsState, action: Magic | Blast) -> list[Fraction]:
    if not _is_player(state, action.acting):
        return []
    health = bound(state, action).health
    return [Fraction(1)] if health <= magic_cost(state, action) else []


def _by_blast(state: AltarsState, action: Magic | Blast) -> list[Fraction]:
    if not isinstance(action, Blast) or bound(state, action).health < 1:
        return []
    rows = zip(bound(state, action).targets, blast_odds(state, action)["targets"], strict=True)
    return [
        _at_least(row["damage"], target.health)
        for target, row in rows
        if _is_player(state, target.name)
    ]
