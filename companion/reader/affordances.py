"""What going somewhere means where the scene puts something in the way."""

from companion.reader.scene import Scene
from companion.reader.text import bag

_UP = bag(
    "up onto atop top over upstairs hoch hinauf rauf oben empor haut dessus sommet arriba "
    "encima subir cima above climb down runter hinunter abajo"
)


_ACROSS = bag(
    "across over other through far hinuber ruber druben uber durch travers autre "
    "traverser otro lado cruzar traves cruzo"
)


_PAST = bag(
    "past by in inside into through between behind vorbei hinein rein drinnen durch "
    "devant dedans interieur dentro adentro pasar passer entrer"
)


_OUT = bag(
    "out away outside free gone here raus hinaus weg fort frei dehors loin libre fuera "
    "lejos sortir salir"
)


_INWARD = bag("past vorbei devant unseen inside in into hinein rein")
_GOING = bag(
    "get go reach make need want must have come head will muss komme gelangen aller "
    "arriver passer veux dois llegar ir quiero tengo pasar be bring"
)


OPENING = bag(
    "open in inside into through get auf hinein rein offnen ouvrir entrer abrir entrar "
    "dentro opened aufmachen aufbekommen offne offnet ouvre ouvrons abro abre mache bekomme"
)


_STAIRS = bag(
    "stairs staircase ladder bridge ramp elevator treppe leiter brucke aufzug escalier "
    "echelle pont ascenseur escaleras escalera puente ascensor ferry door tur porte "
    "puerta path road"
)


KEYS = bag("key keys schlussel cle cles llave llaves keycard")


_ALONG = bag(
    "along onward forward round walk walking follow step edge entlang weiter vorwarts gehe laufe "
    "avance marche suis camino sigo adelante avanzo"
)
_BACK = bag("back away off around zuruck weg retour arriere atras vuelvo stay sit wait")


def _goes_on(words: set[str]) -> bool:
    """Whether a way is gone along or across, and not back."""
    return bool(words & (_ACROSS | _ALONG)) and not words & _BACK


def opening(*, opens_locks: bool) -> str:
    """How a locked thing is opened: by picking, or else by force."""
    return "pick_lock" if opens_locks else "break"


def affordance(words: set[str], scene: Scene, *, opens_locks: bool) -> str:
    """What going somewhere means where the scene puts something in the way.

    Args:
        words: Folded words of the sentence.
        scene: The scene.
        opens_locks: Whether the character has a way with locks.

    Returns:
        A manner, or an empty string when nothing is in the way.
    """
    if _is_free(words, scene):
        return ""
    hard = not scene.has("easy")
    ways = (
        ("flee", words & _OUT and scene.has("pursued")),
        ("balance", _goes_on(words) and hard and scene.has("narrow")),
        ("jump", words & _ACROSS and hard and scene.has("gap")),
        ("swim", words & _ACROSS and hard and scene.has("water")),
        ("climb", words & _UP and hard and scene.has("height")),
        ("sneak", words & _INWARD and scene.has("watched") and not scene.has("friendly", "alone")),
    )
    for manner, holds in ways:
        if holds:
            return manner
    shut = scene.has("locked") and not scene.has("unlocked")
    return opening(opens_locks=opens_locks) if words & OPENING and shut else ""


def _is_free(words: set[str], scene: Scene) -> bool:
    """Whether nothing stands in the way: no danger, a key at hand, stairs or a bridge."""
    if scene.has("safe", "friendly") and not scene.has("threat", "pursued", "locked"):
        return True
    if words & KEYS and KEYS & set(scene.words):
        return True
    built = words & _STAIRS and not words & _OUT
    return bool(built) and not scene.has("locked", "narrow")


def is_going(words: set[str]) -> bool:
    """Whether a sentence speaks of getting somewhere."""
    return bool(words & _GOING) and bool(words & (_UP | _ACROSS | _PAST | _OUT))
