"""From a resolution to what changes: the plain outcome, then the consequences that a degree owes.

A narrator proposes, the engine cuts, the storyteller fills up what is still owed. Whatever a chat
model says, the effects that stand are within the engine's bounds.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.difficulty.price_list import hits_in
from companion.narration.brief import Brief, Narrator, Person
from companion.narration.demands import demanded
from companion.narration.foe_turns import weapon_mark
from companion.session.asked_for import Had, asked_for, had
from companion.session.bodies import band
from companion.session.bribing import taken
from companion.session.holding_off import held_off
from companion.session.hurts import cared_for
from companion.session.scene import words
from companion.session.siding import (
    BLOWS,
    CALM,
    HOSTILE,
    MERCY,
    attitude,
    in_sport,
    is_calm,
    stirred,
)
from companion.session.tactics import PASSING, Tactic, edge_of, gained, tactic_in
from companion.wording import listed
from engine.api import (
    Bounded,
    CharacterLeft,
    Effect,
    EffectApplied,
    EngineError,
    Event,
    GameState,
    Resolution,
    RuleSystem,
    agreeing,
    capital,
    is_served,
    uncapital,
)

_GETTING: Final = {
    "buy": r"buy|purchase|get|order|acquire|kaufe?|ach[eè]te|compro",
    "steal": r"steal|lift|pinch|nick|swipe|filch|pocket|stehle|vole|robo",
}
_THING: Final = (
    r"\b(?:{verbs})\s+(?:myself\s+|us\s+)?(?:an?|the|some|his|her|their|its|one|ein(?:e|en)?|une?|un|una)\s+"
    r"(?P<thing>[\w'’-]+(?:\s+(?!from|with|for|off|at|out|before|while|using|and|in|on|of|to|von|mit"
    r"|avec|con|de|del|by|without|so|then|now)[\w'’-]+){0,2})"
)

_POCKET: Final = re.compile(
    r"\b(?:pick|rifle|empty|rob|slit|cut|lift|snatch)\b.{0,40}\b(?:pockets?|purse|wallet|moneybag)\b"
    r"|\bpickpocket\b",
    re.IGNORECASE,
)
"""Who goes for a pocket goes for what is in it."""
_SOUGHT: Final = re.compile(
    r"\b(?:look|search|hunt|rummage|dig|scavenge|feel|root)(?: [\w'’ -]{2,60}?)? for "
    r"(?:some |any |an? |more |old |loose )?(?P<thing>(?!the\b|my\b)[\w'-]+(?: (?!in\b|on\b|to\b|"
    r"at\b|and\b|with\b|under\b|from\b|that\b|which\b|so\b|among\b|behind\b)[\w'-]+){0,2})",
    re.IGNORECASE,
)
_STUFF: Final = re.compile(
    r"copper|iron|scrap|wire|metal|cloth|rags|wood|kindling|herbs?|bones?|feathers?|stones?|clay"
    r"|string|nails?|tools?|paper|ink|chalk|bandages?|medicine|ammunition|arrows?|bolts?|fuel|oil"
    r"|candles?|matches|water|salvage|parts|spares|screws|bolts|rope|cable|tins?|cans?|bottles?"
)
_USEFUL: Final = re.compile(
    r"\b(?:search|scaveng\w+|look|rummage|root|dig|sift|pick|comb|loot|go)\b.*\b(?:(?:anything|something"
    r"|things|stuff|what(?:ever)?) (?:\w+ )?(?:useful|usable|of (?:use|value|worth)|worth \w+"
    r"|valuable|to (?:sell|trade|use)|i can (?:sell|trade|use))|supplies|valuables|salvage|loot)\b"
    r"|\bscavenge (?:the|this|that|in|around|here|through)\b",
    re.IGNORECASE,
)
"""What is worth carrying off, whatever it is."""
_WATER: Final = re.compile(r"\bwater\b", re.IGNORECASE)
_FOOD: Final = re.compile(
    r"\b(?:food|eat|berries|roots|game|fish(?:ing)?|meal|forag(?:e|ing)|hunt(?:ing)?|mushrooms?|"
    r"provisions|edible|supper|dinner)\b",
    re.IGNORECASE,
)


def thing_got(manner: str, text: str) -> str | None:
    """Return what somebody is after who buys or steals, as it would stand on a sheet, or None.

    Args:
        manner: kind of action.
        text: the player's words.

    Example:
        >>> thing_got("buy", "I buy a crowbar with my bills stack")
        'Crowbar'
        >>> thing_got("forage", "I gather berries")
        'Provisions'
        >>> thing_got("search", "I look for copper"), thing_got("search", "I look for a way out")
        ('Copper', None)
        >>> thing_got("search", "I search the heaps for anything useful")
        'Salvage'
        >>> thing_got("steal", "I pick the pocket of the clerk")
        'Stolen purse'
        >>> thing_got("climb", "I climb a wall")
    """
    if manner == "forage":
        is_water = _WATER.search(text) and not _FOOD.search(text)
        return "Water" if is_water else "Provisions" if _FOOD.search(text) else None
    if manner == "search":
        return _material(text)
    if manner == "steal" and _POCKET.search(text):
        return "Stolen purse"
    verbs = _GETTING.get(manner)
    if verbs is None:
        return None
    found = re.search(_THING.replace("{verbs}", verbs), text, re.IGNORECASE)
    if found is None:
        return None
    thing = found["thing"].strip()
    return capital(thing)


def _material(text: str) -> str | None:
    """Return what a search is after where that is a thing to carry off; None for anything else."""
    found = _SOUGHT.search(text)
    thing = " ".join(found["thing"].split()[:3]) if found is not None else ""
    head = thing.split()[-1].lower() if thing else ""
    if head and (_STUFF.fullmatch(head) or hits_in([head])):
        return capital(thing)
    return "Salvage" if _USEFUL.search(text) else None


LEAVING: Final = frozenset({"flee"})
TALKING_DOWN: Final = frozenset({"persuade", "intimidate", "command", "bribe", "haggle", "tame"})
"""Manners that end a quarrel with words: whoever gives in to them strikes no more."""
WINNING: Final = frozenset({"persuade", "talk", "command", "bribe", "haggle", "deceive", "tame"})
_WITH_US: Final = re.compile(
    r"\b(?:come|go|run|flee|escape|travel|ride|sail|fight|stand|side|stay|work|be|walk)(?:e?s|ing)?"
    r"(?: along| away)? (?:with|beside|for|by) (?:me|us|my side|our side)\b"
    r"|\b(?:join|help|follow|trust|escort|accompan(?:y|ie))(?:s|ing)? (?:me|us)\b"
    r"|\b(?:take|lead|guid|bring|row|ferry|driv|show)(?:e?s|ing)? (?:me|us) (?:to|into|through"
    r"|across|over|there|back|out|past|home|around|round|the (?:way|road|path))\b"
    r"|\bcome along\b|\bbe (?:my|our) (?:friends?|ally|allies)\b"
    r"|\b(?:on|to|over to|take) (?:my|our) side\b",
    re.IGNORECASE,
)
"""Words that ask somebody to be one of the players' side."""
ASKING: Final = frozenset(
    {"buy", "haggle", "persuade", "talk", "command", "bribe", "deceive", "intimidate", "perform"}
)
"""Manners by which one gets what somebody else has."""
_RELEASE: Final = re.compile(
    r"\blet (?:me|us) (?:go|out|off|pass|leave|live|walk)\b|\b(?:releas|fre|unti|spar)(?:e|ing)\b"
    r"|\bmercy\b|\bfreedom\b|\bransom\b|\bbargain\b|\bdeal\b|\btrade\b"
    r"|\bin (?:return|exchange) for\b"
    r"|\bfor (?:my|our) li(?:fe|ves)\b|\bwhat (?:it|he|she|they) (?:wants?|takes?)\b",
    re.IGNORECASE,
)
"""Words by which a captive asks to go."""
DONE: Final = 1
"""Direction from which on a degree is no narrow one."""
BEST: Final = 2
"""Direction of the best degree."""


@dataclass(frozen=True, slots=True)
class PlainOutcome:
    """What an action's success or failure means by itself.

    Attributes:
        events: changes of the state.
        notes: short sentences that must be told.
    """

    events: tuple[Event, ...] = ()
    notes: tuple[str, ...] = ()


def outcome_of(
    system: RuleSystem[Any], state: GameState[Any, Any], resolution: Resolution, brief: Brief
) -> PlainOutcome:
    """Return what winning or losing against somebody changes by itself.

    In games that count no health, a won fight wears the opponent down: the best degree, or a
    strength that is used up, puts them out of it (S-66: what a win means is the GM's call, up to
    putting the loser out of action). Games with health points have said it in their own events.
    """
    used = tuple(EffectApplied(effect=effect) for effect in _used_up(state, brief))
    found = _outcome(system, state, resolution, brief)
    return PlainOutcome((*used, *found.events), found.notes) if used else found


def _used_up(state: GameState[Any, Any], brief: Brief) -> list[Effect]:
    """Return the openings at whoever is struck at that are over with this blow, won or lost."""
    whom = brief.attempt.opponent
    if whom is None or brief.attempt.manner not in BLOWS:
        return []
    over = {edge_of(how, whom.name) for how in PASSING}
    names = [s.name for s in state.story.standings if s.helps and s.name in over]
    return [Effect(kind="edge", change="lose", target="scene", name=name) for name in names]


def _outcome(
    system: RuleSystem[Any], state: GameState[Any, Any], resolution: Resolution, brief: Brief
) -> PlainOutcome:
    if not resolution.passed:
        return _provoked(state, brief)
    tactic = tactic_in(brief.attempt.text)
    if tactic is not None and tactic.manner == brief.attempt.manner:
        done = _brought_about(system, state, tactic, brief)
        if done is not None:
            return done
    won = _won(system, state, resolution, brief)
    held = held_off(state, brief)
    if held is None:
        return won
    return PlainOutcome((*won.events, EffectApplied(effect=held)), (*won.notes, held.tell))


def _brought_about(
    system: RuleSystem[Any], state: GameState[Any, Any], tactic: Tactic, brief: Brief
) -> PlainOutcome | None:
    """Return what a tactic of a fight changes that came off; None where it was none here."""
    opponent = brief.attempt.opponent
    whom = opponent.name if opponent is not None and opponent.name in state.characters else ""
    if tactic.resisted and not whom:
        return None
    if tactic.kind in ("hostage", "quarter"):
        others = [name for name in _against_us(system, state) if name != whom]
        beside = band(state, whom) if tactic.kind == "quarter" else others
        with_them = brief.direction >= DONE or tactic.kind == "hostage"
        return _talked_down([whom, *beside] if with_them else [whom])
    arms = [] if not whom else _arms_of(system, state, whom)
    effects = gained(tactic, whom, brief.attempt.actor, arms)
    events = tuple(EffectApplied(effect=e) for e in effects if _fits(system, state, e))
    return PlainOutcome(events, tuple(effect.tell for effect in effects if effect.tell))


def _arms_of(system: RuleSystem[Any], state: GameState[Any, Any], name: str) -> list[str]:
    gear = (e.name for e in system.play.elements(state.characters[name]) if e.role == "gear")
    return [thing for thing in gear if weapon_mark("", [thing]) not in ("", "teeth", "sting")]


def _against_us(system: RuleSystem[Any], state: GameState[Any, Any]) -> list[str]:
    """Return who fights the players, or would: those of the fight that runs, else all enemies."""
    fights = system.fights
    if fights is not None and fights.is_running(state):
        return [n for n in fights.fighters(state) if state.characters[n].side == "gm"]
    people = (n for n, sheet in state.characters.items() if sheet.side == "gm")
    return [n for n in people if attitude(state, n) <= HOSTILE]


def _won(
    system: RuleSystem[Any], state: GameState[Any, Any], resolution: Resolution, brief: Brief
) -> PlainOutcome:
    """Return what an attempt that came off changes by itself."""
    changed = _got(system, state, brief) or _mended(system, state, brief)
    if changed is not None:
        return PlainOutcome((EffectApplied(effect=changed),), (changed.tell,))
    events, notes = taken(system, state, brief.attempt.actor, brief.attempt.text)
    demand = demanded(brief)
    is_handed = demand is not None and demand.kind == "thing"  # told and kept as what was won
    asks = brief.attempt.manner in ASKING and not is_handed
    asked = asked_for(brief.attempt.text) if asks else None
    gained = Had() if asked is None else had(system, state, brief.attempt.actor, asked)
    if events or gained.told:
        notes = (*notes, gained.told) if gained.told else notes
        return PlainOutcome((*events, *gained.events), notes)
    opponent = brief.attempt.opponent
    if opponent is None or opponent.name not in state.characters:
        return PlainOutcome()
    released = _released(state, brief, opponent.name)
    return released or _against(system, state, resolution, brief, opponent)


def _against(
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    resolution: Resolution,
    brief: Brief,
    opponent: Person,
) -> PlainOutcome:
    """Return what winning against somebody changes by itself."""
    if brief.attempt.manner in LEAVING:
        return _left_behind(system, state, opponent.name)
    fights = system.fights
    fought = () if fights is None else fights.fighters(state)
    fights_us = opponent.name in fought
    fights_us |= fights is None and attitude(state, opponent.name) <= HOSTILE
    if brief.attempt.manner in TALKING_DOWN and fights_us:
        beside = band(state, opponent.name) if brief.direction >= DONE else ()
        return _talked_down([opponent.name, *beside])
    if brief.attempt.manner in WINNING and _WITH_US.search(brief.attempt.text):
        return _won_over(state, opponent.name)
    is_blow = brief.attempt.manner in BLOWS and not in_sport(brief.attempt.text)
    if not is_blow or "damage" in resolution.fields:
        return _provoked(state, brief)
    sheet = state.characters[opponent.name]
    strongest = next((e for e in system.play.elements(sheet) if e.value), None)
    left = _number(strongest.value) - 1 if strongest else 0
    if brief.direction >= BEST or strongest is None or left < 1:
        return _gone([opponent.name], "out of the fight")
    worn = Effect(
        kind="harm",
        change="lower",
        target=opponent.name,
        name=strongest.name,
        good=True,
        tell=f"{capital(opponent.name)} {_are(opponent.name)} hurt and weaker for it.",
    )
    return PlainOutcome((EffectApplied(effect=worn),), (worn.tell,))


_NOTHING: Final = PlainOutcome()


def _released(state: GameState[Any, Any], brief: Brief, name: str) -> PlainOutcome | None:
    """Return what it means to talk a captor round: the players may go; None for anything else."""
    mercy = MERCY.format(captor=name)
    is_held = any(standing.name == mercy for standing in state.story.standings)
    manner, text = brief.attempt.manner, brief.attempt.text
    asks = manner in ("haggle", "bribe") or _RELEASE.search(text)
    if not is_held or manner not in WINNING | {"intimidate"} or not asks:
        return None
    told = f"{capital(name)} {agreeing(name, 'lets', 'let')} you go."
    free = Effect(kind="trouble", change="lose", target="scene", name=mercy, good=True, tell=told)
    now = attitude(state, name)
    calmer = {"kind": "relation", "change": "raise", "target": name, "name": "lets you go"}
    events = [EffectApplied(effect=free)]
    if now < 0:
        effect = Effect.model_validate({**calmer, "size": -now, "good": True})
        events.append(EffectApplied(effect=effect))
    return PlainOutcome(tuple(events), (told,))


def _won_over(state: GameState[Any, Any], name: str) -> PlainOutcome:
    """Return what it means to win somebody for one's side: from now on they are."""
    now = attitude(state, name)
    if now > 0:
        return _NOTHING
    told = f"{capital(name)} {_are(name)} on your side now."
    won = Effect(
        kind="relation",
        change="raise",
        target=name,
        name="on your side",
        size=1 - now,
        good=True,
        tell=told,
    )
    return PlainOutcome((EffectApplied(effect=won),), (told,))


def _talked_down(names: Sequence[str]) -> PlainOutcome:
    """Return what it means to win over those who fight: they stand there, and strike nobody."""
    verb = "fight" if len(names) > 1 else agreeing(names[0], "fights", "fight")
    told = f"{capital(listed(names))} {verb} you no more."
    calm = (
        Effect(kind="position", change="set", target=name, name=CALM, good=True, tell=told)
        for name in names
    )
    return PlainOutcome(tuple(EffectApplied(effect=effect) for effect in calm), (told,))


def _provoked(state: GameState[Any, Any], brief: Brief) -> PlainOutcome:
    """Return what a blow at somebody does who had been talked out of the fight: it is on again."""
    whom = brief.attempt.opponent
    if whom is None or brief.attempt.manner not in BLOWS or not is_calm(state, whom.name):
        return _NOTHING
    return PlainOutcome((EffectApplied(effect=stirred(whom.name)),))


def _mended(system: RuleSystem[Any], state: GameState[Any, Any], brief: Brief) -> Effect | None:
    """Return what care that succeeds does to a hurt, where hurts are kept on the sheet as words.

    The hurt that is named, or else the gravest, grows less by one; the best degree takes it away.
    Games that count health have said in their own events what care gives back; a hurt that was
    told and that the words name is cared for beside it.
    """
    if brief.attempt.manner != "heal":
        return None
    said = set(words(brief.attempt.text))
    patient = named_of(state, said) or brief.attempt.actor
    elements = system.play.elements(state.characters[patient])
    meant = cared_for(elements, brief.attempt.text)
    hurt = next((e for e in elements if e.name == meant), None)
    if hurt is None or (system.fights is not None and not said & set(words(hurt.name))):
        return None  # wounds that are health are cared for by the game's own rule
    gone = brief.direction >= BEST or _number(hurt.value) <= 1
    whose = "your" if patient == brief.attempt.actor else f"{patient}'s"
    name = f"{whose} {uncapital(hurt.name)}"
    told = _CURED if gone else _EASED
    return Effect(
        kind="harm",
        change="lose" if gone else "lower",
        target=patient,
        name=hurt.name,
        good=True,
        tell=told[brief.exchange % len(told)].format(hurt=name),
    )


_CURED: Final = (
    "That is the last of {hurt}.",
    "There will be nothing left of {hurt} but a story.",
    "So much for {hurt}: it is over and done with.",
    "By evening {hurt} is a thing of the past.",
)
_EASED: Final = (
    "It takes the edge off {hurt}, though not all of it.",
    "The worst of {hurt} is over; the rest will take its time.",
    "There is less of {hurt} now than there was.",
    "You could nearly forget {hurt} now, as long as nobody touches it.",
)


def named_of(state: GameState[Any, Any], said: Collection[str]) -> str:
    """Return whose name stands among some words, of the players' side; "" for nobody's."""
    ours = [name for name, sheet in state.characters.items() if sheet.side == "player"]
    return next((name for name in ours if set(words(name)) & set(said)), "")


def _left_behind(system: RuleSystem[Any], state: GameState[Any, Any], name: str) -> PlainOutcome:
    """Return what a flight that succeeds means: nobody of those who fight is at one's heels."""
    fights = system.fights
    foes = () if fights is None else fights.fighters(state)
    gone = [n for n in foes if state.characters[n].side == "gm"]
    return _gone(gone if name in gone else [name], "left behind")


def _are(name: str) -> str:
    return agreeing(name, "is", "are")


def _got(system: RuleSystem[Any], state: GameState[Any, Any], brief: Brief) -> Effect | None:
    """Return the thing that a purchase, a theft or a search for food brings, as gear."""
    thing = thing_got(brief.attempt.manner, brief.attempt.text)
    asked = asked_for(brief.attempt.text) if brief.attempt.manner == "buy" else None
    if asked is not None and asked.kind != "thing":
        return None  # a guide comes along, and a room or a horse is had in its own way
    if thing is None or (brief.attempt.manner == "buy" and is_served(thing)):
        return None  # a room or a meal is no thing to carry
    effect = Effect(
        kind="gear",
        change="gain",
        target=brief.attempt.actor,
        name=thing,
        good=True,
        tell=f"You have the {uncapital(thing)} now.",
    )
    return effect if _fits(system, state, effect) else None


def _gone(names: Sequence[str], how: str) -> PlainOutcome:
    are = "are" if len(names) > 1 else _are(names[0])
    told = f"{capital(listed(names))} {are} {how}."
    return PlainOutcome(tuple(CharacterLeft(name=name) for name in names), (told,))


def _number(value: str) -> int:
    digits = "".join(c for c in value if c.isdigit())
    return int(digits) if digits else 0


def settle(
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    resolution: Resolution,
    brief: Brief,
    *,
    narrators: Sequence[Narrator],
    roll: int,
) -> tuple[Effect, ...]:
    """Return the consequences that stand, each with its idempotency key.

    Args:
        system: the game.
        state: the state after the roll's own events.
        resolution: the result.
        brief: the result for narrators.
        narrators: who proposes; the first is asked, the next ones fill up what is owed.
        roll: number of the roll.
    """
    kept: tuple[Effect, ...] = ()
    bounded = Bounded(effects=())
    for narrator in dict.fromkeys(narrators):
        proposed = [e for e in narrator.consequences(brief) if _fits(system, state, e)]
        fresh = [e for e in proposed if not any(_same(e, k) for k in kept)]
        bounded = system.check_effects(state, resolution, (*kept, *fresh))
        kept = bounded.effects
        if not bounded.gains_missing and not bounded.setbacks_missing:
            break
    return tuple(effect.model_copy(update={"key": f"{roll}:{i}"}) for i, effect in enumerate(kept))


def _same(a: Effect, b: Effect) -> bool:
    return (a.kind, a.target, a.name.casefold()) == (b.kind, b.target, b.name.casefold())


def _fits(system: RuleSystem[Any], state: GameState[Any, Any], effect: Effect) -> bool:
    """Return whether the engine can apply an effect: a narrator may name what is not there."""
    try:
        system.apply(state, EffectApplied(effect=effect))
    except (EngineError, ValueError):
        return False
    return True
