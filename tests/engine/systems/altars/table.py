"""Characters and states for tests of play."""

from typing import Any

from engine.api import (
    Action,
    CharacterJoined,
    Dice,
    Event,
    GivenDice,
    Resolution,
    SeededDice,
    get_system,
)
from engine.systems.altars.events import FightBegan, RoundBegan
from engine.systems.altars.state import AltarsState

SYSTEM = get_system("altars")

STAFF = "Staff of Lightning (a bolt d4, once per day)"

KELTUR = {
    "name": "Kel'tur",
    "archetypes": {"Woodsman": "d12", "Druid": "d10", "Warrior": "d6"},
    "initiative": "d8",
    "health": 10,
    "equipment": ["Hunting bow", STAFF],
}
MIRA = {
    "name": "Mira",
    "archetypes": {"Thief": "d10", "Evoker": "d12", "Medic": "d8"},
    "initiative": "d6",
    "health": 9,
    "equipment": ["Rope", "Sword of Demon Slaying (double damage to demons)"],
}
HELL_KNIGHT = {
    "name": "Hell Knight",
    "side": "gm",
    "archetypes": {"warrior": "d8"},
    "words": {"demonic": "d10"},
    "initiative": "d6",
    "health": 15,
}
GUARD = {
    "name": "Guard",
    "side": "gm",
    "archetypes": {"Soldier": "d6"},
    "initiative": "d4",
    "health": 6,
    "equipment": ["Chain Mail (-2 slashing damage)"],
}
SLIME = {
    "name": "Slime",
    "side": "gm",
    "words": {"Big": "d8", "Acid": "d6"},
    "initiative": "d4",
    "health": 5,
}
EVERYBODY = (KELTUR, MIRA, HELL_KNIGHT, GUARD, SLIME)


def table(*sheets: dict[str, Any], **settings: Any) -> AltarsState:
    """Return a state with these characters; all of the above when none is given."""
    state: AltarsState = SYSTEM.new_state(settings)
    for sheet in sheets or EVERYBODY:
        state = SYSTEM.apply(state, CharacterJoined(sheet=sheet))
    return state


def fight(state: AltarsState, *order: str) -> AltarsState:
    """Return the state in round 1 with that initiative order."""
    rolls = {name: 20 - place for place, name in enumerate(order)}
    return fold(
        state,
        (FightBegan(fighters=order), RoundBegan(number=1, order=order, rolls=rolls)),
    )


def fold(state: AltarsState, events: tuple[Event, ...]) -> AltarsState:
    for event in events:
        state = SYSTEM.apply(state, event)
    return state


def act(state: AltarsState, action: Action, *faces: int) -> tuple[AltarsState, Resolution]:
    """Resolve with these faces, all of which must be used; return the new state too."""
    given = GivenDice(faces)
    resolution = SYSTEM.resolve(state, action, given)
    given.finish()
    return fold(state, resolution.events), resolution


def seeded(number: int, stream: str = "play") -> Dice:
    return SeededDice(b"altars", stream=stream, number=number)
