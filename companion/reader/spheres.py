"""The fields of magical callings: what each kind of magic is about."""

from companion.reader.sheet import SheetElement

_IN_FIELD = 1.5
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


def sphere_of(element: SheetElement, words: set[str]) -> float:
    """How much the words touch the field of a magical calling; 0 when they do not.

    Args:
        element: The element of the sheet.
        words: Folded words of the text or the scene.

    Returns:
        0 or 1.5.
    """
    bare = words | {w[:-1] for w in words if w.endswith("s")}
    for names, keys in _SPHERES:
        if set(names.split()) & set(element.words) and set(keys.split()) & bare:
            return _IN_FIELD
    return 0.0
