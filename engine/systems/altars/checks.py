"""What the rules and the sheets allow: refusals before any die is thrown."""

from collections.abc import Iterable

from engine.errors import IllegalActionError
from engine.systems.altars.actions import Deed
from engine.systems.altars.items import check_item
from engine.systems.altars.scale import D4, largest_first, scale_of
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.turns import check_turn
from engine.systems.altars.values import Actor, Target

INITIATIVE = "initiative"


def check_actor(actor: Actor, settings: AltarsSettings) -> None:
    """Make sure that the table's readings allow what is rolled.

    Raises:
        IllegalActionError: too many Action Points, or several archetypes where one counts.

    Rule: RA-15, RA-36.
    """
    most = max(0, settings.action_points_per_action)
    if actor.action_points > most:
        raise IllegalActionError(
            "RA-15", f"{actor.action_points} Action Points on one action; at most {most} may go in"
        )
    if actor.more_dice and settings.multiple_archetypes != "sum":
        raise IllegalActionError("RA-36", "only one archetype's die is rolled; leave more_dice out")


def check_targets(targets: Iterable[Target], settings: AltarsSettings) -> None:
    """Make sure that no Action Point goes into resistance where the table does not allow it.

    Raises:
        IllegalActionError: one does.

    Rule: RA-16.
    """
    if settings.action_point_on_resistance:
        return
    if any(target.action_points > 0 for target in targets):
        raise IllegalActionError("RA-16", "Action Points are for one's own actions only")


def on_sheet(sheet: AltarsSheet, names: Iterable[str], settings: AltarsSettings) -> list[str]:
    """Return the dice of archetypes by name, largest first; each name counts once.

    Raises:
        IllegalActionError: one is not on the sheet, or its die not on the scale.

    Rule: A-03, A-25, RA-02, RA-42.
    """
    found: list[str] = []
    for name in dict.fromkeys(names):
        die = sheet.dice.get(name)
        if die is None and name == INITIATIVE and settings.initiative_die_as_archetype:
            die = sheet.initiative
        if die is None:
            rule = "RA-42" if name == INITIATIVE else "A-03"
            raise IllegalActionError(rule, f"{sheet.name} has no archetype {name!r}")
        found.append(die)
    check_on_scale(sheet, found, settings)
    return largest_first(found)


def check_on_scale(sheet: AltarsSheet, dice: Iterable[str], settings: AltarsSettings) -> None:
    """Make sure that dice of a sheet stand on the table's scale.

    Raises:
        IllegalActionError: one does not.

    Rule: A-08, A-09, RA-02.
    """
    steps = scale_of(settings)
    for die in dice:
        if die not in steps:
            raise IllegalActionError(
                "RA-02", f"{die} on the sheet of {sheet.name} is not on the scale of this table"
            )


def check_deed(state: AltarsState, action: Deed) -> None:
    """Make sure that a character's roll rests on the sheet and on the round.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-03, A-15, A-25, A-31, A-38, A-39, A-64, A-65, RA-20.
    """
    check_actor(action.actor, state.settings)
    if action.acting is None:
        return
    check_turn(state, action.acting)
    sheet = state.characters[action.acting]
    _check_dice(sheet, action, state.settings)
    if action.actor.action_points > sheet.action_points:
        raise IllegalActionError(
            "A-31", f"{sheet.name} has {sheet.action_points} Action Points left"
        )
    _check_item_die(state, action)


def _check_dice(sheet: AltarsSheet, action: Deed, settings: AltarsSettings) -> None:
    given = (action.actor.die, *action.actor.more_dice)
    if not action.using:
        if given not in ((None,), (D4,)):
            raise IllegalActionError(
                "A-25", f"say which archetypes of {sheet.name} are used; without one it is a d4"
            )
        return
    dice = on_sheet(sheet, action.using, settings)
    counted = dice if settings.multiple_archetypes == "sum" else dice[:1]
    if given != (None,) and list(given) != counted:
        raise IllegalActionError(
            "A-25", f"{sheet.name} rolls {' and '.join(counted)} with {', '.join(action.using)}"
        )


def _check_item_die(state: AltarsState, action: Deed) -> None:
    assert action.acting is not None, "only a character has items"
    if action.item is None:
        if action.actor.item_die is not None:
            raise IllegalActionError("A-65", "say which item on the sheet gives that die")
        return
    _, item = check_item(state, action.acting, action.item)
    if action.actor.item_die not in (None, item.die):
        raise IllegalActionError("A-65", f"{item.name} gives {item.die or 'no die'}")


def check_opponent(state: AltarsState, acting: str | None, name: str, target: Target) -> None:
    """Make sure that the one who resists is there and resists with what is on the sheet.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-28, A-31, A-43, RA-16.
    """
    sheet = state.characters.get(name)
    if sheet is None:
        raise IllegalActionError("A-27", f"nobody called {name!r} is here to resist")
    if name == acting:
        raise IllegalActionError("A-27", f"{name} cannot act against themselves")
    if target.die is not None and target.die not in sheet.dice.values():
        is_initiative = target.die == sheet.initiative
        if not (is_initiative and state.settings.initiative_die_as_archetype):
            raise IllegalActionError("A-28", f"{name} has no {target.die} to resist with")
    if target.action_points > sheet.action_points:
        raise IllegalActionError("A-31", f"{name} has {sheet.action_points} Action Points left")
