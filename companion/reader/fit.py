"""Which names on the sheet help or hinder an act."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.reader.scene import Scene
from companion.reader.sheet import SheetElement
from companion.reader.text import bag, Token

ATTACKS = frozenset({"fight", "shoot", "blast"})
SPELLS = frozenset({"cast", "blast"})
_WEAPONS = bag("blade knife razor axe blunt polearm whip bow gun thrown bomb")
_RANGED = frozenset({"bow", "gun", "thrown"})
_LIGHT_WEAPONS = bag("knife razor whip bow gun thrown")
_BARE_HANDS = bag(
    "punch kick headbutt elbow knee fist fists tackle slap bite faust faeuste fauste "
    "treten kopfnuss ohrfeige poing puno punetazo patada cabezazo gifle boxe trete"
)
_AGAINST_USE = bag(
    "without leave leaving drop dropping sheathe sheathed holster stow no not forgot lost lacking "
    "instead lower lowering useless ohne lasse weglegen kein keine senke sans laisse laissant "
    "range baisse sin dejo guardo bajo suelto"
)
_WITH = bag(
    "with using use by mit benutze nutze nehme verwende avec utilise j'utilise prends con "
    "usando uso utilizo draw grab raise swing fire ziehe swing throw aim take via my mein "
    "meine meinem meinen meiner mon ma mes mi mis"
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
_BODILY = bag("break lift endure grapple intimidate rescue")
_SPHERES = (
    ("necromancer nekromant nekromantin totenbeschworer necromancien nigromante necromancy",
     "dead corpse skeleton zombie bone bones grave ghost tote toten knochen mort morts os muertos "
     "huesos cadaver skelett geist fantome"),
    ("druid druide druidin druida shaman schamane chaman beastmaster",
     "vine vines root roots tree plant plants animal beast wolf bear storm wind rain spirit "
     "spirits ranken wurzeln geister wind racines vent esprits raices viento espiritus"),
    ("demonologist damonologe demonologue demonologo summoner conjurer",
     "demon demons imp hell pact damon demonio summon conjure beschwore invoque invoco"),
    ("evoker pyromancer elementalist wizard mage sorcerer warlock",
     "fire flame flames fireball lightning bolt ice frost feuer blitz feu foudre eclair fuego "
     "rayo hielo glace eis"),
    ("psionic psion telepath telepathe telepathin telepata psychic mesmerist medium",
     "mind minds thought thoughts gedanken pensees esprit mente will dream telekinesis"),
    ("priest priestess cleric priester priesterin pretre pretresse sacerdote monk paladin",
     "heal bless god goddess pray prayer holy undead gott gebet dieu priere dios rezo heile light"),
    ("enchanter illusionist witch hexe sorciere bruja bard",
     "illusion charm enchant sleep glamour curse hex fluch malediction maldicion illusion potion"),
    ("seer oracle diviner seherin wahrsagerin voyante vidente astrologer",
     "vision future omen stars bones cards scry zukunft avenir futuro visions"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Use:
    """How the player's text speaks of a name on the sheet."""

    is_mentioned: bool = False
    is_refused: bool = False
    is_used: bool = False


Similarity = Callable[[str, str], float]
"""(sheet name, manner) to a likeness in 0..1; an optional help for names that no table knows."""
SIMILAR_ENOUGH = 0.42


def use_of(
    element: SheetElement,
    tokens: Sequence[Token],
    stems: Sequence[tuple[str, ...]],
    class_at: Callable[[int], frozenset[str]],
    stem_word: Callable[[str], str],
) -> Use:
    """How a text speaks of an element.

    Args:
        element: The element of the sheet.
        tokens: Tokens of the text.
        stems: Stems of each token.
        class_at: Noun classes at a token.
        stem_word: Stemmer of the text's language.

    Returns:
        Whether it is named, put aside, or named as a means.
    """
    heads = {stem_word(w) for w in element.words if len(w) > 3 or len(element.words) == 1}
    mentioned = refused = used = False
    for at, token in enumerate(tokens):
        if token.is_sign:
            continue
        hit = bool(heads & set(stems[at]))
        if not hit and element.classes and element.group in ("trait", "item"):
            shared = class_at(at) & element.classes
            hit = bool(shared) and not token.word.endswith("ing")
        if not hit:
            continue
        mentioned = True
        before = [t.word for t in tokens[max(0, at - 5) : at] if t.clause == token.clause]
        if any(w in _AGAINST_USE for w in before[-4:]):
            refused = True
        elif any(w in _WITH for w in before[-4:]):
            used = True
    return Use(mentioned, refused and not used, used)


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
    dark = {"dark", "darkness", "dunkel", "dunkelheit", "sombre", "obscurite", "oscuro", "oscura",
            "oscuridad", "night", "pitch", "finster", "noir", "noire"} & set(scene.words)  # fmt: skip
    return bool(dark) and "light" in element.classes and manner in ("search", "notice", "navigate")


def _best_weapons(
    armed: list[SheetElement], uses: dict[str, Use], words: set[str], off_sheet: bool
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

    Returns:
        Names, in the order of the sheet.
    """
    armed = [e for e in elements if not e.is_flaw and e.classes & _WEAPONS]
    if manner == "shoot":
        armed = [e for e in armed if e.classes & (_RANGED | {"bomb"}) or uses[e.name].is_used]
    elif manner == "fight":
        close = [e for e in armed if not e.classes & _RANGED or uses[e.name].is_mentioned]
        armed = close or armed
    chosen = {e.name for e in _best_weapons(armed, uses, words, off_sheet_weapon)}
    out = []
    for element in elements:
        use = uses[element.name]
        if element.is_flaw or element.group != "trait" or use.is_refused:
            continue
        if _helps(element, manner, use, scene, chosen, words) or (
            element.is_unknown
            and (
                (use.is_used and use.is_mentioned)
                or (similarity is not None and similarity(element.name, manner) >= SIMILAR_ENOUGH)
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
    if manner in ("fight", "shoot") and element.classes & _WEAPONS:
        return element.name in chosen
    if manner == "break" and element.classes & _RANGED and words & _FIRING:
        return True
    if manner in ("flee", "chase") and element.classes & {"mount", "vehicle"}:
        return use.is_mentioned or bool((words | set(scene.words)) & _OPEN_ROAD)
    if element.subject and element.subject & (set(scene.words) | words):
        return True
    if _has_manner(element, manner) or _serves(element, manner, use, scene):
        return True
    if element.classes and not element.core:
        return use.is_used
    return False


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
    arms = [e for e in elements if e.group == "item" and e.classes & _WEAPONS]
    named = [e for e in arms if uses[e.name].is_mentioned]
    close = named or [e for e in arms if not e.classes & _RANGED] or arms
    light = bool(close) and all(e.classes & _LIGHT_WEAPONS for e in close)
    slender = {"rapier", "shortsword", "short", "foil", "degen", "florete", "rapiere"}
    if close and all(slender & set(e.words) for e in close):
        light = True
    return "Knack" if light else "Brawn"


def uses_item(element: SheetElement, use: Use) -> bool:
    """Whether an item with a die of its own is used."""
    return (
        element.group == "item"
        and element.die is not None
        and use.is_mentioned
        and not use.is_refused
    )


def wields_power(element: SheetElement, use: Use) -> bool:
    """Whether an item's power is called on, where it is no mere weapon."""
    return uses_item(element, use) and not element.classes & (_WEAPONS - {"blunt"})


def sphere_of(element: SheetElement, words: set[str]) -> float:
    """How much the words touch the field of a magical calling; 0 when they do not.

    Args:
        element: The element of the sheet.
        words: Folded words of the text or the scene.

    Returns:
        0 or 1.5.
    """
    return _sphere(element, words)


def _sphere(element: SheetElement, words: set[str]) -> float:
    bare = words | {w[:-1] for w in words if w.endswith("s")}
    for names, keys in _SPHERES:
        if set(names.split()) & set(element.words) and set(keys.split()) & bare:
            return 1.5
    return 0.0


def stitch_archetype(
    elements: Sequence[SheetElement],
    manner: str,
    uses: dict[str, Use],
    *,
    words: set[str],
    is_magic: bool,
    similarity: Similarity | None = None,
) -> list[str]:
    """Altars: the best fitting archetype, and an item whose die is used.

    Args:
        elements: The sheet.
        manner: The act's manner.
        uses: How the text speaks of each element, by name.
        words: Folded words of the text.
        is_magic: Whether the act is magic.
        similarity: Optional likeness of unknown names to manners.

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
            score += _sphere(element, words) if score else 0.0
        if not score and element.is_unknown and similarity is not None:
            score = (
                similarity(element.name, manner)
                if similarity(element.name, manner) >= SIMILAR_ENOUGH
                else 0
            )
        if score and uses[element.name].is_used:
            score += 1.0
        ranked.append((score, element.weight, element.name))
    best = max(ranked, default=(0, 0, ""))
    if best[0] == 0 and manner in ("fight", "shoot"):
        hunters = [
            (e.weight, e.name)
            for e in elements
            if e.group == "archetype" and "hunt" in e.core | e.further
        ]
        best = (0.5, *max(hunters)) if hunters else best
    if best[0] == 0 and manner in _BODILY:
        sturdy = [(e.weight, e.name) for e in elements
                  if e.group == "archetype" and e.core & {"fight", "lift"}]  # fmt: skip
        best = (0.5, *max(sturdy)) if sturdy else best
    out = [best[2]] if best[0] > 0 else []
    for element in elements:
        use = uses[element.name]
        if uses_item(element, use):
            out.append(element.name)
    return out


_MOVING = bag(
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


def _in_place(element: SheetElement, words: set[str]) -> bool:
    """Whether a fear on the sheet meets its place or its creature."""
    return element.is_flaw and any(
        fears & set(element.words) and places & words for fears, places in _PLACES
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
            or (manner in _MOVING and _in_place(element, words))
        ):
            out.append(element.name)
    return out
