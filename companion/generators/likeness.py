"""Takes an earlier thing, somebody's sheet or a card as the model for a new one."""

from dataclasses import replace
from typing import Any

from companion.errors import BadInputError
from companion.generators.budgets import POWERS, STITCHER
from companion.generators.legality import Record
from companion.generators.making import Wish
from companion.generators.reading import guess_system
from companion.generators.tavern import concept_of_card, is_card, record_in_card
from engine.api import CallError, get_system

_DIE_POWERS = {4: "extra", 6: "extra", 8: "minor", 10: "capable", 12: "capable", 20: "nemesis"}
_DANGEROUS_HEALTH = 13
_SKILL_POINTS = (3, 5, 8, 12)


def record_of(data: dict[str, Any], wish: Wish) -> Record | None:
    """Return the thing in a file: one of ours, one inside a card of ours, or a bare sheet.

    Args:
        data: the file's JSON object.
        wish: supplies kind and game where the file does not say.

    Returns:
        The thing; None when there is no sheet in it.

    Raises:
        BadInputError: there is a sheet, and it cannot be read.
    """
    found = record_in_card(data) if is_card(data) else None
    found = found or (data if isinstance(data.get("sheet"), dict) else None)
    if found is None and not is_card(data):
        found = {"sheet": data} if guess_system(_as_text(data)) else None
    if found is None:
        return None
    sheet = found["sheet"]
    system = str(found.get("system") or guess_system(_as_text(sheet)) or wish.system)
    try:
        get_system(system).parse_sheet(sheet)
    except CallError as error:
        raise BadInputError(f"the sheet cannot be read: {error.message}") from error
    texts: dict[str, Any] = {
        p: str(found[p]) for p in ("concept", "want", "secret", "voice", "look") if p in found
    }
    return {
        **found, **texts, "kind": str(found.get("kind", wish.kind)), "system": system,
        "name": str(sheet["name"]), "seed": found.get("seed", 0),
        "power": str(found.get("power") or power_of(system, sheet)),
    }  # fmt: skip


def _as_text(data: object) -> str:
    import json

    return json.dumps(data)


def power_of(system: str, sheet: dict[str, Any]) -> str:
    """Return the power whose budget a sheet fits best."""
    if system == "stitcher":
        points = sum(int(trait.get("weight", 1)) for trait in sheet.get("traits", ()))
        return next((p for p in POWERS if points <= STITCHER[p].points), POWERS[-1])
    if system == "altars":
        dice = [*sheet.get("archetypes", {}).values(), *sheet.get("words", {}).values()]
        sides = max((int(die.split("+")[0][1:]) for die in dice), default=4)
        power = _DIE_POWERS[sides]
        is_dangerous = power == "capable" and int(sheet["health"]) >= _DANGEROUS_HEALTH
        return "dangerous" if is_dangerous else power
    points = sum(sheet.get("skills", {}).values())
    place = sum(points > most for most in _SKILL_POINTS)
    return POWERS[place]


def wish_like(data: dict[str, Any], wish: Wish) -> Wish:
    """Return a wish for somebody else of the same sort and strength.

    Raises:
        BadInputError: the file says neither who it is nor what they can do.
    """
    if is_card(data) and record_in_card(data) is None:
        return replace(wish, concept=wish.concept or _anonymous(concept_of_card(data)))
    old = record_of(data, wish)
    if old is None:
        raise BadInputError("there is no sheet in that file, and nothing to be like")
    concept = wish.concept or _anonymous(str(old.get("concept") or _best_of(old["sheet"])))
    is_free = wish.kind != "character"
    return replace(
        wish,
        concept=concept,
        power=wish.power or (old["power"] if is_free else ""),
        genre=wish.genre or str(old.get("genre", "")),
    )


def wish_again(data: dict[str, Any], wish: Wish) -> Wish:
    """Return a wish for the same one, made again."""
    if is_card(data) and record_in_card(data) is None:
        return replace(wish, concept=wish.concept or concept_of_card(data))
    return wish_like(data, wish)


def _anonymous(concept: str) -> str:
    """Return a concept without the name in it: somebody else is wanted."""
    return concept.partition(", named ")[0]


def _best_of(sheet: dict[str, Any]) -> str:
    """Return the strongest Trait or archetype of a sheet, as a concept."""
    if "traits" in sheet:
        traits = sorted(sheet["traits"], key=lambda trait: -int(trait.get("weight", 1)))
        return str(traits[0]["name"]) if traits else ""
    dice = {**sheet.get("archetypes", {}), **sheet.get("words", {})}
    return max(dice, key=lambda name: int(dice[name].split("+")[0][1:])) if dice else ""
