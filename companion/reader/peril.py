"""How much trouble a scene holds."""

from companion.reader.scene import Scene
from companion.reader.text import bag

_PRESSING = (
    "threat", "pursued", "strain", "wounded", "foul", "broken", "hunger", "resist", "watched",
    "locked", "haste", "riddle", "audience", "gap", "narrow", "hidden", "stake",
)  # fmt: skip
_CALM = ("safe", "friendly", "easy", "plain", "unlocked", "alone")
_WORDS = bag(
    "must nobody cannot can't won't only before until missing lost dying dead stolen shattered "
    "wither withers ruined fails failing trapped screams scream shouts cry cries calls demands "
    "swears wants refuses denies lying last never nothing minutes seconds midnight dawn swollen "
    "bitten poison poisoned falls miracles collapse collapsed buried blocked rusted vinegar due "
    "faster rush judge decides yawns bored suspicious double sleeps pieces rattles grey bubbles "
    "needs shakes shuffles search hunt hunts guards too deaf blind frozen heavy stuck steep "
    "deep dark cold fog swamp current storm fire smoke cracked splinters falling crumbling "
    "crumbles muss niemand kann nur bevor bis fehlt verloren tot gestohlen zerbrochen schreit "
    "schreien ruft verlangt weigert will nie nichts minuten sekunden mitternacht vergiftet "
    "eingesturzt verschuttet rostig rast gahnt misstrauisch quer stirbt dunkel kalt nebel "
    "brennt klopft bietet doit personne jamais seulement avant manque perdu mort vole brise "
    "crie crient appelle exige refuse veut rien secondes minuit empoisonne effondre rouille "
    "baille mefiant demain sombre froid brume brule vinaigre debe nadie nunca solo antes falta "
    "perdido muerto robado roto grita gritan llama niega quiere nada minutos segundos "
    "medianoche envenenado hundido oxidada oxidado bosteza desconfia oscuro frio niebla arde"
)
_WORD_WORTH = 0.5
_MOST_WORDS = 2.0
_CALM_WORTH = 1.5
_OPEN = 0.4


def trouble_in(scene: Scene) -> float:
    """How much is at stake in a scene.

    Args:
        scene: The scene.

    Returns:
        1 for each pressing fact, a half for each word of trouble; less, even below 0, where calm.
    """
    facts = sum(scene.has(fact) for fact in _PRESSING)
    words = _WORD_WORTH * len(_WORDS & set(scene.words))
    calm = sum(scene.has(fact) for fact in _CALM)
    return facts + min(words, _MOST_WORDS) - _CALM_WORTH * calm + (0.0 if calm else _OPEN)
