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
from engine.systems.altars.state import AltarsSheet, AltarsState
from engine.systems.altars.table_actions import EndFight, NextRound
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
    name = choose(chance, turn)
    targets = enemies(state, name)
    sheet = state.characters[name]
    spell = best_name(sheet, words=MAGIC_WORDS)
    if spell and _may_cast(state, sheet) and chance.face(CASTS_ONE_IN) == 1:
        return _blast(state, name, spell, targets, chance)
    return _attack(state, name, choose(chance, _weakest(state, targets)), chance)


def _may_cast(state: AltarsState, sheet: AltarsSheet) -> bool:
    return sheet.health >= SAFE_HEALTH and casting_refusal(sheet.health, state.settings) is None


def _weakest(state: AltarsState, names: Sequence[str]) -> tuple[str, ...]:
    """Return those who resist with a d4 now, when there are any, else all."""
    open_now = tuple(name for name in names if name in state.acted)
    return open_now or tuple(names)


def _points(sheet: AltarsSheet, state: AltarsState, chance: Dice) -> int:
    may = min(1, sheet.action_points, max(0, state.settings.action_points_per_action))
    return may if may and chance.face(SPENDS_ONE_IN) == 1 else 0


def _attack(state: AltarsState, name: str, target: str, chance: Dice) -> Attack:
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
        target=Target(die=resisting_die(state.characters[target])),
    )


def _weapon(state: AltarsState, sheet: AltarsSheet) -> str | None:
    """Return a magic item that helps to hit and may be used now, as the sheet writes it."""
    for line in sheet.equipment:
        item = read_item(line)
        used_up = use_refusal(item.uses_per_day, uses_today(state, sheet.name, line))
        if item.die is not None and used_up is None:
            return line
    return None


def _blast(
    state: AltarsState, name: str, spell: str, targets: Sequence[str], chance: Dice
) -> Blast:
    sheet = state.characters[name]
    one = (choose(chance, targets),)
    hit = tuple(targets) if len(targets) > 1 and chance.face(CASTS_ONE_IN) == 1 else one
    return Blast(
        acting=name,
        using=(spell,),
        actor=Actor(die=sheet.dice[spell], action_points=_points(sheet, state, chance)),
        difficulty=(AREA_DIE if len(hit) > 1 else BOLT_DIE,),
        targets=tuple(
            BlastTarget(
                name=target,
                health=state.characters[target].health,
                die=resisting_die(state.characters[target]),
            )
            for target in hit
        ),
        health=sheet.health,
    )
