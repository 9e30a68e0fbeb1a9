"""Declaring a defence: who is attacked by the GM's side decides whether to spend the action on it.

Resisting with an archetype is that character's action of the round; standing still keeps it and
rolls a d4. The choice is the player's, so an announced blow waits for it.
"""

from collections.abc import Iterator
from typing import Final

from engine.core.choice import Choice, ChoiceMade, ChoicePending
from engine.core.letters import capital
from engine.core.model import Event, Outcome
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.events import BlowAnnounced, DefenceChosen
from engine.systems.altars.scale import largest_first
from engine.systems.altars.state import DEFENCE, AltarsState, Announced
from engine.systems.altars.table_actions import AnnounceBlow, ChooseDefence
from engine.systems.altars.turns import check_turn, spends_action

STAND_STILL: Final = "stand still"


def may_choose(state: AltarsState, name: str) -> bool:
    """Return whether somebody has a choice of how to resist now.

    Rule: A-28, A-40, A-43, RA-10.
    """
    sheet = state.characters.get(name)
    if sheet is None or sheet.side != "player" or sheet.is_out:
        return False
    return bool(sheet.dice) and spends_action(state, name)


def _still_to_ask(state: AltarsState, blow: Announced) -> Iterator[str]:
    for name in blow.targets:
        if name not in blow.defences and may_choose(state, name):
            yield name


def _question(state: AltarsState, blow: Announced, name: str) -> ChoicePending:
    sheet = state.characters[name]
    order = largest_first(set(sheet.dice.values()))
    names = sorted(sheet.dice, key=lambda n: order.index(sheet.dice[n]))
    # The question is part of the journal: its wording stays, or old rolls would not verify.
    how = f"hurls {blow.spell} at" if blow.spell else "attacks"
    choice = Choice(
        who=name,
        about=DEFENCE,
        question=(
            f"{capital(blow.attacker)} {how} {name}. Resisting with an "
            "archetype costs the action of this round; standing still keeps it, but resists with "
            f"a d4 only. How does {name} resist?"
        ),
        options=(*names, STAND_STILL),
    )
    return ChoicePending(rule="A-40", choice=choice)


def check_announce(state: AltarsState, action: AnnounceBlow) -> None:
    """Make sure that a blow can be announced.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-38, A-39, A-60.
    """
    if action.acting is None:
        raise IllegalActionError("A-60", "say who is about to strike")
    if not state.in_fight:
        raise IllegalActionError("A-38", "blows are announced in a fight only")
    check_turn(state, action.acting)
    for name in action.targets:
        if name not in state.characters:
            raise IllegalActionError("A-60", f"nobody called {name!r} is here to be struck")
    if action.spell and action.spell not in state.characters[action.acting].dice:
        raise IllegalActionError("A-03", f"{action.acting} has no {action.spell!r}")


def resolve_announce(state: AltarsState, action: AnnounceBlow, dice: Dice) -> Outcome:  # noqa: ARG001
    """Announce a blow and ask the first of its targets.

    Rule: A-40, A-60, RA-27.
    """
    assert action.acting is not None, "check looked for it"
    blow = Announced(attacker=action.acting, targets=action.targets, spell=action.spell)
    events: list[Event] = [
        BlowAnnounced(rule="A-60", attacker=blow.attacker, targets=blow.targets, spell=blow.spell)
    ]
    asked = next(_still_to_ask(state, blow), None)
    if asked is not None:
        events.append(_question(state, blow, asked))
    return Outcome(fields={"targets": list(blow.targets)}, events=tuple(events))


def check_choose(state: AltarsState, action: ChooseDefence) -> None:
    """Make sure that somebody is asked, and has what they resist with.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-28, A-40, A-43.
    """
    pending = state.pending
    if pending is None or pending.about != DEFENCE or state.announced is None:
        raise IllegalActionError("A-40", "nobody is asked how they resist")
    if action.acting != pending.who:
        raise IllegalActionError("A-40", f"{pending.who} is asked, and nobody else")
    if action.using and action.using not in pending.options:
        options = ", ".join(pending.options)
        raise IllegalActionError("A-28", f"{action.using!r} is none of: {options}")


def resolve_choose(state: AltarsState, action: ChooseDefence, dice: Dice) -> Outcome:  # noqa: ARG001
    """Declare a defence and ask the next target, if any.

    Rule: A-40, A-43, A-60, RA-27.
    """
    assert action.acting is not None, "check looked for it"
    assert state.announced is not None, "check looked for it"
    using = "" if action.using == STAND_STILL else action.using
    defences = {**state.announced.defences, action.acting: using}
    blow = state.announced.model_copy(update={"defences": defences})
    events: list[Event] = [
        ChoiceMade(rule="A-40", about=DEFENCE, answer=using or STAND_STILL),
        DefenceChosen(rule="A-40", character=action.acting, using=using),
    ]
    asked = next(_still_to_ask(state, blow), None)
    if asked is not None:
        events.append(_question(state, blow, asked))
    return Outcome(fields={"using": using}, events=tuple(events))


def answer(state: AltarsState, text: str) -> ChooseDefence:
    """Return the action that answers the open choice.

    Args:
        state: a choice must be open.
        text: as a player writes it: an option, its beginning, or its number from 1.

    Raises:
        IllegalActionError: nobody is asked, or that is none of the options.
    """
    pending = state.pending
    if pending is None or pending.about != DEFENCE:
        raise IllegalActionError("A-40", "nobody is asked for anything now")
    wanted = " ".join(text.split()).casefold()
    numbered = {str(i): option for i, option in enumerate(pending.options, start=1)}
    fitting = [option for option in pending.options if option.casefold().startswith(wanted)]
    exact = [option for option in pending.options if option.casefold() == wanted]
    found = numbered.get(wanted) or next(iter(exact or fitting), None)
    if not wanted or found is None:
        raise IllegalActionError("A-40", f"choose one of: {', '.join(pending.options)}")
    return ChooseDefence(acting=pending.who, using=found)
