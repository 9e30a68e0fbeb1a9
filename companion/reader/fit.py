"""Which names on the sheet help or hinder an act."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from companion.reader.crafts import Hit, helps_by_field
from companion.reader.fields import field_of
from companion.reader.gear import LIGHT_WEAPONS, RANGED, WEAPONS, Use, uses_item
from companion.reader.lone import NEAR, nearness
from companion.reader.scene import Scene
from companion.reader.sheet import SheetElement
from companion.reader.spheres import sphere_of
from companion.reader.text import bag

ATTACKS = frozenset({"fight", "shoot", "blast"})


SPELLS = frozenset({"cast", "blast"})


_BARE_HANDS = bag(
    "punch kick headbutt elbow knee fist fists tackle slap bite faust faeuste fauste "
    "treten kopfnuss ohrfeige poing puno punetazo patada cabezazo gifle boxe trete"
)


SKILL_OF = {
    "climb": "Exertion", "jump": "Exertion", "swim": "Exertion", "balance": "Exertion",
    "lift": "Exertion", "break": "Exertion", "run": "Exertion", "flee": "Exertion",
    "chase": "Exertion", "grapple": "Exertion", "escape": "Exertion", "throw": "Exertion",
    "rescue": "Exertion", "sail": "Exertion", "ride": "Exertion", "dodge": "Exertion",
    "notice": "Awareness", "track": "Awareness", "search": "Awareness", "forage": "Awareness",
    "hunt": "Awareness", "navigate": "Awareness", "investigate": "Awareness", "tame": "Awareness",
    "pick_lock": "Artifice", "disarm": "Artifice", "hack": "Artifice", "repair": "Artifice",
    "craft": "Artifice", "sneak": "Artifice", "hide": "Artifice", "cook": "Artifice",
    "steal": "Artifice", "sleight": "Artifice", "heal": "Artifice", "disguise": "Artifice",
    "endure": "Vigor",
    "persuade": "Wits", "deceive": "Wits", "intimidate": "Wits", "haggle": "Wits",
    "perform": "Wits", "recall": "Wits", "read": "Wits", "gamble": "Wits", "command": "Wits",
    "appraise": "Wits", "cast": "Wits", "blast": "Wits", "drive": "Knack",
}  # fmt: skip


_FIRING = bag("shoot shot fire blast schiesse schiess tire disparo feuere")


_OPEN_ROAD = bag(
    "mile miles road ride riding gallop plain badlands canyon desert prairie highway street girl "
    "boy posse wheel gas saddle strasse reite galopp route galop galope carretera camino"
)


_DARK = bag(
    "dark darkness dunkel dunkelheit sombre obscurite oscuro oscura oscuridad night pitch finster "
    "noir noire"
)
_BODILY = bag("break lift endure grapple intimidate rescue")


Similarity = Callable[[str, str], float]
"""(sheet name, manner) to a likeness in 0..1; an optional help for names that no table knows."""


SIMILAR_ENOUGH = 0.42
_NO_HITS: Mapping[str, tuple[Hit, ...]] = MappingProxyType({})


def _has_manner(element: SheetElement, manner: str) -> float:
    if manner in element.core:
        return 3.0
    if manner in element.further:
        return 1.0
    return 0.0


def _serves(element: SheetElement, manner: str, use: Use, scene: Scene) -> bool:
    if manner in element.plain:
        return True
    if manner in element.named and use.is_mentioned:
        return True
    return (
        bool(_DARK & set(scene.words))
        and "light" in element.classes
        and manner in ("search", "notice", "navigate")
    )


def _best_weapons(
    armed: list[SheetElement], uses: dict[str, Use], words: set[str], *, off_sheet: bool
) -> list[SheetElement]:
    """The weapons that really strike: those named, else the strongest, else none."""
    named = [e for e in armed if uses[e.name].is_mentioned and not uses[e.name].is_refused]
    if named:
        return named
    if off_sheet or words & _BARE_HANDS:
        return []
    free = [e for e in armed if not uses[e.name].is_refused]
    return [max(free, key=lambda e: e.weight)] if free else []


def stitch_traits(
    elements: Sequence[SheetElement],
    manner: str,
    uses: dict[str, Use],
    scene: Scene,
    *,
    words: set[str],
    off_sheet_weapon: bool,
    similarity: Similarity | None = None,
    hits: Mapping[str, tuple[Hit, ...]] = _NO_HITS,
) -> list[str]:
    """Stitcher: every trait that helps.

    Args:
        elements: The sheet.
        manner: The act's manner.
        uses: How the text speaks of each element, by name.
        scene: The scene.
        words: Folded words of the text.
        off_sheet_weapon: Whether the player strikes with a weapon that is not on the sheet.
        similarity: Optional likeness of unknown names to manners.
        hits: How far the text lies in the field of each element, by name.

    Returns:
        Names, in the order of the sheet.
    """
    armed = [e for e in elements if not e.is_flaw and e.classes & WEAPONS]
    if manner == "shoot":
        armed = [e for e in armed if e.classes & (RANGED | {"bomb"}) or uses[e.name].is_used]
    elif manner == "fight":
        close = [e for e in armed if not e.classes & RANGED or uses[e.name].is_mentioned]
        armed = close or armed
    chosen = {e.name for e in _best_weapons(armed, uses, words, off_sheet=off_sheet_weapon)}
    out = []
    for element in elements:
        use = uses[element.name]
        if element.is_flaw or element.group != "trait" or use.is_refused:
            continue
        armed_so = manner in ATTACKS and element.classes & WEAPONS
        in_field = not armed_so and helps_by_field(element, manner, hits.get(element.name, ()))
        if (
            in_field
            or _helps(element, manner, use, scene, chosen, words)
            or (
                element.is_unknown
                and (
                    (use.is_used and use.is_mentioned)
                    or (
                        similarity is not None
                        and similarity(element.name, manner) >= SIMILAR_ENOUGH
                    )
                )
            )
        ):
            out.append(element.name)
    return out


def _helps(
    element: SheetElement,
    manner: str,
    use: Use,
    scene: Scene,
    chosen: set[str],
    words: set[str],
) -> bool:
    told = words | set(scene.words)
    if manner in ("fight", "shoot") and element.classes & WEAPONS:
        return element.name in chosen
    if manner in ("flee", "chase") and element.classes & {"mount", "vehicle"}:
        return use.is_mentioned or bool(told & _OPEN_ROAD)
    shot_open = manner == "break" and element.classes & RANGED and words & _FIRING
    if shot_open or element.subject & told:
        return True
    if _has_manner(element, manner) or _serves(element, manner, use, scene):
        return True
    return bool(element.classes) and not element.core and use.is_used


_NEAR_FIELD, _MOST_FIELD = 0.9, 2.2


def _with_field(score: float, element: SheetElement, manner: str, hits: tuple[Hit, ...]) -> float:
    """The score of an archetype, raised as far as the text lies in its field."""
    if manner in ATTACKS:
        hits = tuple(h for h in hits if manner in h.field.manners)
    best = max((h.total for h in hits), default=0.0)
    if not score and any(manner in field_of(n).manners for n in element.fields):
        score = _NEAR_FIELD
    if score or best >= 1.0:
        score += min(best, _MOST_FIELD)
    return score


def stitch_skill(
    elements: Sequence[SheetElement], manner: str, uses: dict[str, Use], *, is_attack: bool
) -> list[str]:
    """Skitterbarren: the one skill or attribute that is rolled.

    Args:
        elements: The sheet.
        manner: The act's manner.
        uses: How the text speaks of each element, by name.
        is_attack: Whether an attack roll is made.

    Returns:
        One name, or none when the sheet lacks it.
    """
    wanted = SKILL_OF.get(manner, "Wits")
    if is_attack:
        wanted = _attack_attribute(elements, manner, uses)
    for element in elements:
        if element.group in ("skill", "attribute") and element.name.casefold() == wanted.casefold():
            return [element.name]
    return []


def _attack_attribute(elements: Sequence[SheetElement], manner: str, uses: dict[str, Use]) -> str:
    if manner in SPELLS:
        return "Wits"
    if manner == "shoot":
        return "Knack"
    arms = [e for e in elements if e.group == "item" and e.classes & WEAPONS]
    named = [e for e in arms if uses[e.name].is_mentioned]
    close = named or [e for e in arms if not e.classes & RANGED] or arms
    light = bool(close) and all(e.classes & LIGHT_WEAPONS for e in close)
    slender = {"rapier", "shortsword", "short", "foil", "degen", "florete", "rapiere"}
    if close and all(slender & set(e.words) for e in close):
        light = True
    return "Knack" if light else "Brawn"


def _stand_in(elements: Sequence[SheetElement], manner: str) -> tuple[float, int, str]:
    """The archetype that comes nearest where none is made for an act."""
    callings = [e for e in elements if e.group == "archetype"]
    if manner in ("fight", "shoot"):
        kind = bag("hunt")
        near = [e for e in callings if kind & (e.core | e.further)]
        return (0.5, *max((e.weight, e.name) for e in near)) if near else (0.0, 0, "")
    sturdy = [e for e in callings if e.core & {"fight", "lift"}]
    if sturdy and manner in _BODILY:
        return (0.5, *max((e.weight, e.name) for e in sturdy))
    rows = [(nearness(e, manner), e.weight, e.name) for e in callings]
    strange = [(0.4, e.weight, e.name) for e in callings if e.is_unknown]
    likely = [row for row in rows if row[0] >= NEAR]
    return max(likely, default=strange[0] if len(strange) == 1 else (0.0, 0, ""))


def stitch_archetype(
    elements: Sequence[SheetElement],
    manner: str,
    uses: dict[str, Use],
    *,
    words: set[str],
    is_magic: bool,
    similarity: Similarity | None = None,
    hits: Mapping[str, tuple[Hit, ...]] = _NO_HITS,
) -> list[str]:
    """Altars: the best fitting archetype, and an item whose die is used.

    Args:
        elements: The sheet.
        manner: The act's manner.
        uses: How the text speaks of each element, by name.
        words: Folded words of the text.
        is_magic: Whether the act is magic.
        similarity: Optional likeness of unknown names to manners.
        hits: How far the text lies in the field of each element, by name.

    Returns:
        At most one archetype and the items used.
    """
    ranked = []
    for element in elements:
        if element.group != "archetype":
            continue
        score = _has_manner(element, manner)
        if is_magic:
            score = max(score, _has_manner(element, "cast"), _has_manner(element, "blast"))
            score += sphere_of(element, words) if score else 0.0
        if not score and element.is_unknown and similarity is not None:
            score = (
                similarity(element.name, manner)
                if similarity(element.name, manner) >= SIMILAR_ENOUGH
                else 0
            )
        score = _with_field(score, element, manner, hits.get(element.name, ()))
        if score and uses[element.name].is_used:
            score += 1.0
        ranked.append((score, element.weight, element.name))
    best = max(ranked, default=(0, 0, ""))
    best = best if best[0] else _stand_in(elements, manner)
    out = [best[2]] if best[0] > 0 else []
    for element in elements:
        use = uses[element.name]
        if uses_item(element, use):
            out.append(element.name)
    return out
