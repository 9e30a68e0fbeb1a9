"""How the GM's beings fight when nobody decides for them; players' characters may follow it too.

Chance comes from a ``Dice``, so a fight that is played out this way can be played again.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from engine.core.model import Action
from engine.dice.source import Dice
from engine.systems.altars.actions import Attack, Blast
from engine.systems.altars.fights import able, is_decided
from engine.systems.altars.items import read_item, use_refusal, uses_today
from engine.systems.altars.magic import casting_refusal
from engine.systems.altars.scale import size_of
from engine.systems.altars.state import AltarsSheet, AltarsState, Announced
from engine.systems.altars.table_actions import AnnounceBlow, EndFight, NextRound
from engine.systems.altars.turns import whose_turn
from engine.systems.altars.values import Actor, BlastTarget, Target

OneT = TypeVar("OneT")

MAGIC_WORDS: Final = (
    "conjurer", "demonologist", "enchanter", "evoker", "necromancer", "summoner", "warlock",
    "psionic", "wizard", "sorcerer", "witch", "mage", "druid",
)  # fmt: skip
"""Archetypes whose holders can hurt with magic."""
MILD_WORDS: Final = (
    "alchemist", "herbalist", "medic", "sage", "bard", "merchant", "healer", "scholar", "cook",
    "priest", "singer", "noble", "poet", "scary", "herald",
)  # fmt: skip
"""Archetypes and words that are of no use with a weapon in hand."""
AREA_DIE: Final = "d12"
BOLT_DIE: Final = "d8"
CASTS_ONE_IN: Final = 3
SPENDS_ONE_IN: Final = 4
SAFE_HEALTH: Final = 3
"""Nobody casts for a blow with less health than this."""


def choose(chance: Dice, options: Sequence[OneT]) -> OneT:
    """Return one of at most 256 options, each as likely as the others."""
    return options[0] if len(options) == 1 else options[chance.face(len(options)) - 1]


def _matches(name: str, words: Sequence[str]) -> bool:
    folded = name.casefold()
    return any(word in folded for word in words)


def best_name(sheet: AltarsSheet, *, words: Sequence[str] = (), but: Sequence[str] = ()) -> str:
    """Return the name of somebody's largest die.

    Args:
        sheet: whose dice.
        words: only names that hold one of these; () for all.
        but: names that hold one of these do not count.

    Returns:
        The name, or "" when none fits.
    """
    fitting = {
        name: die
        for name, die in sheet.dice.items()
        if (not words or _matches(name, words)) and not _matches(name, but)
    }
    return max(fitting, key=lambda name: size_of(fitting[name]), default="")


def resisting_die(sheet: AltarsSheet) -> str | None:
    """Return the die that somebody resists harm with: the best that is of use in a fight.

    Rule: A-17, A-43.
    """
    return sheet.dice.get(best_name(sheet, but=MILD_WORDS))


def enemies(state: AltarsState, name: str) -> tuple[str, ...]:
    """Return those of the other side who can still fight."""
    side = state.characters[name].side
    return tuple(n for n in able(state, state.fighters) if state.characters[n].side != side)


def next_action(state: AltarsState, chance: Dice) -> Action:
    """Return what happens next in a fight.

    The one whose turn it is attacks, or now and then blasts; when everybody has acted a new round
    begins; when one side is left the fight ends.

    Args:
        state: a fight must be under way.
        chance: decides among things that are equally good; not the dice of the game.

    Rule: A-37 to A-41.
    """
    assert state.in_fight, "there is nothing to decide outside a fight"
    if is_decided(state):
        return EndFight()
    turn = whose_turn(state)
    if not turn:
        return NextRound()
    blow = state.announced
    if blow is None or blow.attacker not in turn or not _stands(state, blow):
        blow = plan(state, choose(chance, turn), chance)
    return strike(state, blow, chance)


def _stands(state: AltarsState, blow: Announced) -> bool:
    """Return whether everybody whom an announced blow is meant for is still there."""
    return set(blow.targets) <= set(enemies(state, blow.attacker))


def plan(state: AltarsState, name: str, chance: Dice) -> Announced:
    """Return whom somebody means to strike, and how."""
    targets = enemies(state, name)
    sheet = state.characters[name]
    spell = best_name(sheet, words=MAGIC_WORDS)
    if not spell or not _may_cast(state, sheet) or chance.face(CASTS_ONE_IN) != 1:
        return Announced(attacker=name, targets=(choose(chance, _weakest(state, targets)),))
    one = (choose(chance, targets),)
    hit = targets if len(targets) > 1 and chance.face(CASTS_ONE_IN) == 1 else one
    return Announced(attacker=name, targets=hit, spell=spell)


def step_for(state: AltarsState, name: str, foe: str, chance: Dice) -> Attack | Blast | None:
    """Return the blow of a fighter whom nobody decides for; None where no enemy stands.

    Args:
        state: a fight must be under way, with a turn of this fighter's.
        name: the fighter.
        foe: whom they go for, if that one stands.
        chance: as in ``next_action``.

    Rule: A-38, A-40, A-41.
    """
    standing = enemies(state, name)
    if not standing:
        return None
    blow = plan(state, name, chance)
    if foe in standing and foe not in blow.targets:
        blow = blow.model_copy(update={"targets": (foe,)})
    return strike(state, blow, chance)


def strike(state: AltarsState, blow: Announced, chance: Dice) -> Attack | Blast:
    """Return the roll of a planned blow, with the defences that were declared for it."""
    if blow.spell:
        return _blast(state, blow, chance)
    return _attack(state, blow, chance)


def announcement(state: AltarsState, chance: Dice) -> AnnounceBlow:
    """Return the announcement of a blow by the GM's being whose turn it is."""
    blow = plan(state, choose(chance, whose_turn(state)), chance)
    return AnnounceBlow(acting=blow.attacker, targets=blow.targets, spell=blow.spell)


def _defence(state: AltarsState, blow: Announced, target: str) -> str | None:
    """Return the die that a target declared; its best one when it declared nothing."""
    sheet = state.characters[target]
    if target in blow.defences:
        return sheet.dice.get(blow.defences[target])
    return resisting_die(sheet)


def _may_cast(state: AltarsState, sheet: AltarsSheet) -> bool:
    return sheet.health >= SAFE_HEALTH and casting_refusal(sheet.health, state.settings) is None


def _weakest(state: AltarsState, names: Sequence[str]) -> tuple[str, ...]:
    """Return those who resist with a d4 now, when there are any, else all."""
    open_now = tuple(name for name in names if name in state.acted)
    return open_now or tuple(names)


def _points(sheet: AltarsSheet, state: AltarsState, chance: Dice) -> int:
    may = min(1, sheet.action_points, max(0, state.settings.action_points_per_action))
    return may if may and chance.face(SPENDS_ONE_IN) == 1 else 0


def _attack(state: AltarsState, blow: Announced, chance: Dice) -> Attack:
    name, target = blow.attacker, blow.targets[0]
    sheet = state.characters[name]
    using = best_name(sheet, but=MILD_WORDS)
    weapon = _weapon(state, sheet)
    return Attack(
        acting=name,
        opponent=target,
        using=(using,) if using else (),
        item=weapon,
        actor=Actor(
            die=sheet.dice.get(using),
            item_die=None if weapon is None else read_item(weapon).die,
            action_points=_points(sheet, state, chance),
        ),
        target=Target(die=_defence(state, blow, target)),
    )


def _weapon(state: AltarsState, sheet: AltarsSheet) -> str | None:
    """Return a magic item that helps to hit and may be used now, as the sheet writes it."""
    for line in sheet.equipment:
        item = read_item(line)
        used_up = use_refusal(item.uses_per_day, uses_today(state, sheet.name, line))
        if item.die is not None and used_up is None:
            return line
    return None


def _blast(state: AltarsState, blow: Announced, chance: Dice) -> Blast:
    sheet = state.characters[blow.attacker]
    return Blast(
        acting=blow.attacker,
        using=(blow.spell,),
        actor=Actor(die=sheet.dice[blow.spell], action_points=_points(sheet, state, chance)),
        difficulty=(AREA_DIE if len(blow.targets) > 1 else BOLT_DIE,),
        targets=tuple(
            BlastTarget(
                name=target,
                health=state.characters[target].health,
                die=_defence(state, blow, target),
            )
            for target in blow.targets
        ),
        health=sheet.health,
    )
