"""Sheets and the state of a game of Altars & Archetypes."""

from typing import Any, Literal

from pydantic import Field, model_validator

from engine.core.model import Frozen, Seq
from engine.core.state import GameState, Sheet
from engine.systems.altars.numbers import Whole
from engine.systems.altars.scale import Die
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.values import Armour

STARTING_HEALTH = 10
"""Health points of a new player character (A-13)."""

DEFENCE = "defence"
"""What a choice is about when somebody is attacked and declares how to resist."""

MonsterKind = Literal["humanoid", "described", "mixed"]


class ArchetypeNote(Frozen):
    """What a table wrote down about an archetype of its own (A-76).

    Attributes:
        definition: as in a dictionary.
        notes: role, activities, gear.
    """

    definition: str
    notes: Seq[str] = ()


class AltarsSheet(Sheet):
    """A character or monster (A-03, A-04, A-72 to A-75, A-78).

    Attributes:
        archetypes: name to die.
        words: of monsters: words and phrases that describe it, with their dice.
        initiative: initiative die.
        health: health points now.
        max_health: most health points; when absent, the usual 10 or what there is now, for the
            GM's beings what there is now.
        equipment: what is carried.
        armour: armour that differs from the usual; None: the usual, or what the equipment says.
        xp: experience points.
        action_points: Action Points left in this adventure; when absent 1 for players (RA-17).
        second_d10: names whose d10 stands on the upper of two steps (RA-01).
        origin, age_gender, sketch: as on the printed sheet.
        definitions: archetypes that the table made up.
    """

    archetypes: dict[str, Die] = Field(default_factory=dict)
    words: dict[str, Die] = Field(default_factory=dict)
    initiative: Die
    health: Whole
    max_health: Whole = STARTING_HEALTH
    equipment: Seq[str] = ()
    armour: Armour | None = None
    xp: Whole = Field(default=0, ge=0)
    action_points: Whole = Field(default=0, ge=0)
    second_d10: Seq[str] = ()
    origin: str = ""
    age_gender: str = ""
    sketch: str = ""
    definitions: dict[str, ArchetypeNote] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _fill_in(cls, data: Any) -> Any:  # noqa: ANN401 - whatever somebody sent
        if not isinstance(data, dict):
            return data
        filled = dict(data)
        is_player = data.get("side", "player") == "player"
        health = data.get("health")
        if "max_health" not in data and type(health) is int:
            filled["max_health"] = max(STARTING_HEALTH, health) if is_player else health
        if "action_points" not in data:
            filled["action_points"] = 1 if is_player else 0
        return filled

    @property
    def dice(self) -> dict[str, str]:
        """Archetypes and words together: everything that may be rolled for an action."""
        return {**self.archetypes, **self.words}

    @property
    def is_out(self) -> bool:
        """Whether the character is out of action (RA-20)."""
        return self.health <= 0

    @property
    def kind(self) -> MonsterKind:
        """How the being is defined: by archetypes, by words, or by both (A-73 to A-75)."""
        if not self.words:
            return "humanoid"
        return "mixed" if self.archetypes else "described"


class Treatment(Frozen):
    """A healing attempt of today.

    Attributes:
        healer: who tried.
        patient: whom they treated.
    """

    healer: str
    patient: str


class Announced(Frozen):
    """A blow that was announced and waits for the defences to be declared.

    Attributes:
        attacker: who strikes.
        targets: at whom.
        spell: archetype or word of blasting magic; "" for a plain attack.
        defences: target to the archetype it resists with; "" for not resisting.
    """

    attacker: str
    targets: Seq[str]
    spell: str = ""
    defences: dict[str, str] = Field(default_factory=dict)


class AltarsState(GameState[AltarsSettings, AltarsSheet]):
    """What is true now in a game of Altars & Archetypes.

    Attributes:
        fighters: who takes part in the fight; empty outside rounds.
        round_number: number of the round, from 1; 0 outside rounds.
        order: initiative order of this round.
        initiative_rolls: name to initiative roll of this round.
        acted: whose action of this round is gone.
        announced: the blow that is about to fall; None when none is.
        prepared: name to the advantages of a defence that was prepared and named.
        day: number of the day, from 1.
        treatments: healing attempts of today.
        mending: name to health that skilled healing gives back over the next rest.
        item_uses: name to item to its uses of today.
        adventure: number of the adventure, from 1.
        between_adventures: an adventure was finished and the next has not begun.
    """

    fighters: Seq[str] = ()
    round_number: Whole = 0
    order: Seq[str] = ()
    initiative_rolls: dict[str, Whole] = Field(default_factory=dict)
    acted: Seq[str] = ()
    announced: Announced | None = None
    prepared: dict[str, Whole] = Field(default_factory=dict)
    day: Whole = 1
    treatments: Seq[Treatment] = ()
    mending: dict[str, Whole] = Field(default_factory=dict)
    item_uses: dict[str, dict[str, Whole]] = Field(default_factory=dict)
    adventure: Whole = 1
    between_adventures: bool = False

    @property
    def in_fight(self) -> bool:
        """Whether rounds are being counted."""
        return self.round_number > 0
