"""The negative names on a sheet that work against an act."""

from collections.abc import Sequence

from companion.reader.sheet import SheetElement
from companion.reader.text import bag

MOVING = bag(
    "climb jump balance flee chase sneak hide run rescue lift escape search notice tame track swim"
)


_PLACES = tuple(
    (frozenset(fears.split()), frozenset(places.split()))
    for fears, places in (
        ("claustrophobic claustrophobia platzangst klaustrophobie claustrophobe claustrophobie "
         "claustrofobico claustrofobica claustrofobia",
         "duct tunnel shaft vent crawl cave chimney coffin crate schacht hohle sarg conduit grotte "
         "cercueil conducto cueva ataud pipe"),
        ("heights vertigo hohenangst vertige alturas",
         "cliff roof rooftop ledge gorge klippe dach schlucht falaise toit acantilado tejado mast "
 "balcony"),
        ("dark dunkeln dunkelheit noir oscuridad",
         "dark darkness pitch dunkel finster sombre noir oscuro oscura"),
        ("dogs hunden chiens perros", "dog dogs hound hounds hund hunde chien chiens perro perros"),
        ("spiders spinnen araignees aranas",
         "spider spiders spinne spinnen araignee araignees arana aranas"),
    )
)  # fmt: skip


def in_place(element: SheetElement, words: set[str]) -> bool:
    """Whether a fear on the sheet meets its place or its creature."""
    if not element.is_flaw:
        return False
    if any(fears & set(element.words) and places & words for fears, places in _PLACES):
        return True
    feared = {w.removesuffix("s") for w in element.words if w not in _FEARS}
    return bool(_FEARS & set(element.words)) and bool(feared & {w.removesuffix("s") for w in words})


_FEARS = bag(
    "afraid fear fears scared terrified frightened phobia hates dread of the a an and angst vor "
    "peur de des miedo a los las"
)


def hindering(
    elements: Sequence[SheetElement], manner: str, system: str, *, is_attack: bool, words: set[str]
) -> list[str]:
    """The negative names that work against an act.

    Args:
        elements: The sheet.
        manner: The act's manner.
        system: Slug of the rule system.
        is_attack: Whether an attack roll is made.
        words: Folded words of the text and the scene.

    Returns:
        Names, in the order of the sheet.
    """
    if system == "skitterbarren":
        if is_attack:
            return []
        levels = {e.name: e for e in elements if e.words[:1] == ("exhaustion",)}
        for level in ("2", "3"):
            for name in levels:
                if name.strip().endswith(level):
                    return [name]
        return []
    if system == "altars":
        return []
    out = []
    for element in elements:
        if (
            "*" in element.hinders
            or manner in element.hinders
            or (manner in MOVING and in_place(element, words))
        ):
            out.append(element.name)
    return out
