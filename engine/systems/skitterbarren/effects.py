"""Consequences: what a result owes the story, and what an effect does to a sheet."""

import re
from typing import Final

from engine.core.effects import Effect, EffectKind, Owed, StoryTerms
from engine.core.model import Resolution
from engine.core.story import Standing
from engine.systems.skitterbarren.handlers import on_sheet
from engine.systems.skitterbarren.sheets import (
    COINS,
    DOWN,
    is_exhaustion,
    max_health,
    parse_entry,
    squares_free,
    with_item,
    without_coins,
    without_item,
    written,
)
from engine.systems.skitterbarren.state import SkitterbarrenState
from engine.systems.skitterbarren.tables import (
    DEGREES,
    DISCOURAGING_FACE,
    ENCOURAGING_FACE,
    band,
)

_GAINS: Final[tuple[EffectKind, ...]] = (
    "edge", "knowledge", "position", "relation", "trouble", "gear", "clock",
)  # fmt: skip
_CHANGED_SITUATION: Final[tuple[EffectKind, ...]] = ("trouble", "position", "clock", "cost")
_LOSSES: Final[tuple[EffectKind, ...]] = (
    "harm", "gear", "trouble", "position", "clock", "cost", "relation",
)  # fmt: skip

_COUNTS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "strong_success": ((1, 1), (0, 0)),
    "clear_success": ((0, 1), (0, 0)),
    "narrow_success": ((0, 1), (0, 1)),
    "narrow_failure": ((0, 1), (1, 1)),
    "clear_failure": ((0, 0), (1, 1)),
    "strong_failure": ((0, 0), (1, 2)),
}
"""Degree to the (least, most) gains and setbacks. An attack owes less: damage says most of it."""
_ATTACK_COUNTS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "strong_success": ((0, 1), (0, 0)),
    "clear_success": ((0, 0), (0, 0)),
    "narrow_success": ((0, 0), (0, 0)),
    "narrow_failure": ((0, 0), (0, 0)),
    "clear_failure": ((0, 0), (0, 1)),
    "strong_failure": ((0, 0), (1, 1)),
}
_SIZES: Final = {"hard": 2, "harrowing": 3}
_DAMAGE_WORDS: Final = frozenset({"damage", "harm", "health", "wound", "wounds", "hurt"})


STORY_TERMS: Final = StoryTerms(
    sure_setbacks=frozenset(_CHANGED_SITUATION),
    narrow=2,
    strong=6,
    counting=(
        "One skill or one attribute counts, never two of them; gear counts beside it where it does "
        "part of the task. Exertion is for climbing, running, swimming and force; Awareness for "
        "noticing, searching, tracking and beasts; Artifice for hiding, sneaking, nimble fingers "
        "and making; Vigor for what a body endures. Wits is for words and for what one knows, "
        "Knack for nerve and aim, Brawn for plain strength, each where no skill fits."
    ),
)


def owes(state: SkitterbarrenState, resolution: Resolution) -> Owed:
    """Return what a roll owes the story, seen from the players' side.

    Success and failure go by the margin in the bands of the table or the house (RK-52). A lone 6
    adds a lucky detail and a lone 1 an ill omen, whether or not the roll passed, where that roll
    has an outcome die.

    Rule: K-08, K-10, K-11, K-12, RK-52.
    """
    degree = next((d for d in DEGREES if d.slug == resolution.degree), None)
    fields = resolution.fields
    if degree is None:
        waits = "pending" in fields
        brief = "The dice lie there; somebody may still change them." if waits else ""
        return Owed(
            done=resolution.refusal is None and not waits and resolution.passed is not False,
            brief=brief or "Nothing was rolled; nothing is owed.",
        )
    is_attack = "damage" in fields
    gains, setbacks = (_ATTACK_COUNTS if is_attack else _COUNTS)[degree.slug]
    who = state.characters.get(str(fields.get("who") or resolution.acting or ""))
    is_players = who is None or who.side == "player"
    if not is_players:
        gains, setbacks = setbacks, gains
    if fields.get("boons_gained"):
        gains = (gains[0] + 1, gains[1] + 1)
    if fields.get("blunders_gained"):
        setbacks = (setbacks[0] + 1, setbacks[1] + 1)
    rating = int(fields["total"]) - int(fields["margin"])
    size = 2 if is_attack else _SIZES.get(band(rating, state.settings), 1)
    is_worst = degree.direction == (-2 if is_players else 2)
    return Owed(
        done=degree.passed == is_players,
        gains=gains,
        setbacks=setbacks,
        gain_kinds=_GAINS,
        setback_kinds=_LOSSES if is_worst or is_attack else _CHANGED_SITUATION,
        max_size=size,
        lasting=size > 2,  # noqa: PLR2004 - harrowing
        lethal=is_worst and state.warned and (is_attack or size > 2),  # noqa: PLR2004
        brief=_brief(degree.owes, int(fields["lone"]), fields, is_players=is_players),
    )


def _brief(owed: str, lone: int, fields: object, *, is_players: bool) -> str:
    told = owed if is_players else f"For the other side: {owed}"
    gained = isinstance(fields, dict) and (
        fields.get("boons_gained") or fields.get("blunders_gained")
    )
    if gained and lone == ENCOURAGING_FACE:
        told += " The lone 6 adds one lucky detail."
    if gained and lone == DISCOURAGING_FACE:
        told += " The lone 1 adds one ill omen."
    return told


_MOST_COINS: Final = 999
HANDFUL: Final = 3
"""Coins of a told handful, for each size of an effect (house)."""
_MONEY: Final = re.compile(
    r"^(?:(?:a |the )?(?:handful|few|purse|fistful|pouch|bag|stack) (?:of )?)?"
    r"(?:(?P<many>\w+) )?coins?(?: x(?P<times>[0-9]{1,3}))?\Z",
    re.IGNORECASE,
)
_MANY: Final = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "twenty": 20, "fifty": 50,
}  # fmt: skip


def apply_effect(state: SkitterbarrenState, effect: Effect) -> SkitterbarrenState | None:
    """Return the state when an effect changes a sheet, or None when the story takes it.

    Harm is damage where it says so, else a condition; Exhaustion comes from the rules only, so a
    told weariness stays a circumstance. Gear that does not fit the bag stays in the scene; coins go
    into the purse.

    Rule: K-52, K-64, K-75, house.
    """
    if effect.kind == "trouble" and _is_relief(state, effect):
        return _harm(state, effect)
    if effect.kind not in ("harm", "gear"):
        return None
    if effect.target not in state.characters or is_exhaustion(effect.name):
        return _as_standing(state, effect)
    if effect.kind == "gear":
        return _gear(state, effect)
    return _harm(state, effect)


def _is_relief(state: SkitterbarrenState, effect: Effect) -> bool:
    """Return whether a trouble that passes stands on a sheet as a condition."""
    sheet = state.characters.get(effect.target)
    held = () if sheet is None else tuple(c.casefold() for c in sheet.conditions)
    return effect.change in ("lose", "lower") and effect.name.casefold() in held


def _harm(state: SkitterbarrenState, effect: Effect) -> SkitterbarrenState:
    name, sheet = effect.target, state.characters[effect.target]
    is_relief = effect.change in ("lose", "lower")
    if effect.name.casefold() in _DAMAGE_WORDS:
        full = max_health(sheet, state.settings)
        if not is_relief:
            return on_sheet(state, name, harm=sheet.harm + effect.size)
        # Whatever went beyond the last point of health need not be healed first.
        most = sheet.harm if full is None else min(sheet.harm, full)
        return on_sheet(state, name, harm=max(0, most - effect.size))
    others = tuple(c for c in sheet.conditions if c.casefold() != effect.name.casefold())
    if is_relief:
        return on_sheet(state, name, conditions=others)
    conditions = (*others, effect.name)
    if not effect.lethal:
        return on_sheet(state, name, conditions=conditions)
    full = max_health(sheet, state.settings)
    harm = sheet.harm if full is None else max(sheet.harm, full)
    return on_sheet(state, name, conditions=(*conditions, DOWN), harm=harm)


def _gear(state: SkitterbarrenState, effect: Effect) -> SkitterbarrenState:
    sheet = state.characters[effect.target]
    money = _coins_of(effect)
    if effect.change in ("lose", "lower"):
        left = (
            without_coins(sheet.inventory, money)
            if money
            else without_item(sheet.inventory, effect.name)
        )
        return on_sheet(state, effect.target, inventory=left)
    found = written(COINS, money) if money else effect.name
    more = with_item(sheet.inventory, found)
    fuller = sheet.model_copy(update={"inventory": more})
    if squares_free(fuller, state.settings) < 0:
        return _as_standing(state, effect)
    return on_sheet(state, effect.target, inventory=more)


def _coins_of(effect: Effect) -> int:
    """Return how many coins an effect is about: the number that is told, else a handful; 0: none.

    Rule: K-52, house.
    """
    money = _MONEY.search(effect.name)
    if money is None:
        return 0
    many = (money["times"] or money["many"] or "").casefold()
    told = int(many) if many.isdecimal() else _MANY.get(many, 0)
    return min(told, _MOST_COINS) or HANDFUL * max(1, effect.size)


def _as_standing(state: SkitterbarrenState, effect: Effect) -> SkitterbarrenState:
    name = parse_entry(effect.name)[0] if effect.kind == "gear" else effect.name
    if effect.target != "scene":
        name = f"{name} ({effect.target})"
    others = tuple(s for s in state.story.standings if s.name.casefold() != name.casefold())
    standings = others
    if effect.change not in ("lose", "lower"):
        helps = effect.good or effect.kind == "gear"
        standings = (*others, Standing(name=name, weight=max(1, effect.size), helps=helps))
    story = state.story.model_copy(update={"standings": standings})
    return state.model_copy(update={"story": story})
