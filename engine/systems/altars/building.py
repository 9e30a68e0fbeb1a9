"""From names to actions: a request of play becomes a roll of this game."""

from collections.abc import Sequence
from typing import Any

from engine.core.play import Request
from engine.errors import IllegalActionError
from engine.systems.altars.actions import Attack, Attempt, Blast, Heal, Magic, Opposed
from engine.systems.altars.checks import INITIATIVE
from engine.systems.altars.combat import check_against_one
from engine.systems.altars.healing import check_heal
from engine.systems.altars.items import find_item
from engine.systems.altars.magic import check_blast, check_magic
from engine.systems.altars.policy import resisting_die
from engine.systems.altars.scale import is_die, largest_first
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.turns import check_turn
from engine.systems.altars.values import Actor, BlastTarget, Target

BuiltAction = Attempt | Opposed | Attack | Magic | Blast | Heal

MIDDLING = "d8"
"""Difficulty of a task that nobody has judged."""


def build_action(state: AltarsState, request: Request) -> BuiltAction:
    """Return the action that a request stands for.

    A request about somebody on one's own side is treatment; one about somebody else is rolled
    against them.

    Raises:
        IllegalActionError: a name is on no sheet, or the request cannot be a roll.

    Rule: A-16, A-19, A-24, A-27, A-41, A-51, A-55, A-60.
    """
    for name in (request.actor, *request.helpers):
        _known(state, name)
    check_turn(state, request.actor)
    common = _common(state, request)
    if is_healing(state, request):
        return _heal(state, request, common)
    if request.kind == "magic":
        return _magic(state, request, common)
    if request.opponent is None or (request.kind == "challenge" and request.difficulty):
        return Attempt.model_validate(
            {**common, "difficulty": (_difficulty(request),), "dangerous": request.dangerous}
        )
    against = {
        **common,
        "opponent": _opponent(state, request.opponent),
        "target": Target(die=resist_with(state, request.opponent)),
    }
    is_attack = request.kind == "attack"
    action = (Attack if is_attack else Opposed).model_validate(against)
    check_against_one(state, action)
    return action


def is_healing(state: AltarsState, request: Request) -> bool:
    """Return whether a request is for treating somebody.

    Rule: A-51, A-52.
    """
    if request.aim == "heal":
        return True
    if request.aim or request.opponent is None or request.kind not in ("challenge", "magic"):
        return False
    other = state.characters.get(request.opponent)
    return other is not None and other.side == state.characters[request.actor].side


def _known(state: AltarsState, name: str) -> AltarsSheet:
    sheet = state.characters.get(name)
    if sheet is None:
        raise IllegalActionError(
            "sheet", f"nobody called {name!r} is in this game; add a character first"
        )
    return sheet


def _opponent(state: AltarsState, name: str) -> str:
    if name not in state.characters:
        raise IllegalActionError("A-27", f"nobody called {name!r} is here to resist")
    return name


def resist_with(state: AltarsState, name: str) -> str | None:
    """Return the die that somebody resists with when nobody says which: the largest.

    Rule: A-17, A-28.
    """
    sheet = state.characters.get(name)
    dice = largest_first(sheet.dice.values()) if sheet is not None else []
    return dice[0] if dice else None


def _common(state: AltarsState, request: Request) -> dict[str, Any]:
    """Return what all rolls share: archetypes, an item, advantages, Action Points.

    Rule: A-03, A-15, A-31, A-33, A-65.
    """
    sheet = state.characters[request.actor]
    using, item = _stitched(state, sheet, request.stitched)
    actor: dict[str, Any] = {
        "advantages": len(request.circumstances),
        "action_points": request.points,
    }
    if not state.settings.use_situational_modifiers:
        actor["advantages"] = 0
    dice = largest_first(_die_of(sheet, name) for name in using)
    if dice:
        actor["die"] = dice[0]
        if state.settings.multiple_archetypes == "sum":
            actor["more_dice"] = tuple(dice[1:])
    if item is not None:
        found = find_item(sheet, item)
        actor["item_die"] = found[1].die if found is not None else None
    return {"acting": request.actor, "using": using, "item": item, "actor": Actor(**actor)}


def _die_of(sheet: AltarsSheet, name: str) -> str:
    return sheet.initiative if name == INITIATIVE and name not in sheet.dice else sheet.dice[name]


def _stitched(
    state: AltarsState, sheet: AltarsSheet, names: Sequence[str]
) -> tuple[tuple[str, ...], str | None]:
    """Sort names of a sheet into archetypes and the one magic item that is used.

    Ordinary equipment makes an action possible and adds no die.
    """
    archetypes: list[str] = []
    magic: list[str] = []
    folded = {name.casefold(): name for name in sheet.dice}
    for name in names:
        archetype = folded.get(name.strip().casefold())
        if archetype is not None:
            archetypes.append(archetype)
            continue
        is_initiative = name.strip().casefold() == INITIATIVE
        if is_initiative and state.settings.initiative_die_as_archetype:
            archetypes.append(INITIATIVE)
            continue
        found = find_item(sheet, name)
        if found is None:
            raise IllegalActionError(
                "A-03", f"{sheet.name} has no {name!r}; the sheet lists what can be used"
            )
        if found[1].is_magic:
            magic.append(found[0])
    if len(magic) > 1:
        raise IllegalActionError("A-65", "one magic item goes into one action")
    return tuple(dict.fromkeys(archetypes)), magic[0] if magic else None


def _difficulty(request: Request) -> str:
    if request.difficulty is None:
        return MIDDLING
    die = str(request.difficulty).strip().casefold()
    if not is_die(die):
        raise IllegalActionError(
            "A-19", f"{request.difficulty!r} is no difficulty here; it is a die from d4 to d20"
        )
    return die


def _heal(state: AltarsState, request: Request, common: dict[str, Any]) -> Heal:
    patient = _known(state, request.opponent or request.actor)
    action = Heal.model_validate(
        {
            **common,
            "patient": patient.name,
            "difficulty": (_difficulty(request),),
            "health": patient.health,
            "max_health": patient.max_health,
            "supernatural": request.kind == "magic",
        }
    )
    check_heal(state, action)
    return action


def is_blast(state: AltarsState, request: Request) -> bool:
    """Return whether magic at somebody is meant to hurt; when nobody says so, in a fight it is.

    Rule: A-59, A-60.
    """
    return request.aim == "harm" if request.aim else state.in_fight


def _magic(state: AltarsState, request: Request, common: dict[str, Any]) -> Magic | Blast:
    health = state.characters[request.actor].health
    difficulty = (_difficulty(request),)
    if request.opponent is None:
        spell = Magic.model_validate({**common, "difficulty": difficulty, "health": health})
        check_magic(state, spell)
        return spell
    name = _opponent(state, request.opponent)
    if not is_blast(state, request):
        charm = Magic.model_validate(
            {
                **common,
                "opponent": name,
                "target": Target(die=resist_with(state, name)),
                "difficulty": difficulty,
                "health": health,
            }
        )
        check_magic(state, charm)
        return charm
    other = state.characters[name]
    blast = Blast.model_validate(
        {
            **common,
            "difficulty": difficulty,
            "targets": (BlastTarget(name=name, health=other.health, die=resisting_die(other)),),
            "health": health,
        }
    )
    check_blast(state, blast)
    return blast
