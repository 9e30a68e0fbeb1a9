"""Whether an act needs dice in its scene."""

from collections.abc import Callable

from companion.reader.act import TRIVIAL, Act, Reading
from companion.reader.peril import trouble_in
from companion.reader.scene import Scene
from companion.reader.text import bag

_CONTEST = bag(
    "contest judge judges wedding impress feast guests king queen duke baron banquet jury "
    "wettbewerb gaste konig hochzeit concours roi reine mariage invites concurso rey boda "
    "invitados competition critic chef"
)


def around(reading: Reading, act: Act) -> list[str]:
    """The folded words of the act's own sentence, from a "but" before the act on."""
    inside = [at for at, t in enumerate(reading.tokens) if t.sentence == act.sentence]
    turns = [at for at in inside if at < act.at and reading.tokens[at].word in _TURN]
    low = turns[-1] if turns else inside[0] if inside else 0
    return [t.word for t in reading.tokens[low : inside[-1] + 1] if not t.is_sign] if inside else []


_TURN = bag("but aber sondern mais pero sino")


def _climb(scene: Scene, _words: set[str]) -> bool:
    return not (scene.has("easy") and not scene.has("threat", "pursued", "strain"))


def _jump(scene: Scene, _words: set[str]) -> bool:
    return not scene.has("easy")


def _swim(scene: Scene, _words: set[str]) -> bool:
    return not scene.has("easy") and not scene.has("safe")


def _unseen(scene: Scene, _words: set[str]) -> bool:
    return not scene.has("alone", "safe", "friendly") or scene.has("watched", "threat", "pursued")


def _search(scene: Scene, _words: set[str]) -> bool:
    if scene.has("plain"):
        return False
    return not scene.has("safe", "friendly") or scene.has("hidden", "threat", "watched")


def _lock(scene: Scene, _words: set[str]) -> bool:
    return not scene.has("unlocked") or scene.has("locked")


def _journey(scene: Scene, _words: set[str]) -> bool:
    if scene.has("threat", "pursued", "strain", "resist", "gap", "narrow", "hidden"):
        return True
    return trouble_in(scene) >= _UNEASY


_UNEASY = 0.8


def _ride(scene: Scene, words: set[str]) -> bool:
    rough = {"wild", "bolts", "bucks", "storm", "race", "cliff", "ice", "unbroken", "galloping",
             "gallop", "galopp", "galop", "galope", "rennen", "course", "carrera", "leap",
             "through", "faster", "jump"}  # fmt: skip
    return scene.has("threat", "pursued", "strain", "gap") or bool(
        rough & (set(scene.words) | words)
    )


def _heal(scene: Scene, words: set[str]) -> bool:
    minor = {"scratch", "kratzer", "egratignure", "rasguno", "bruise", "papercut", "splinter"}
    return scene.has("threat") or not minor & (set(scene.words) | words)


def _harm(scene: Scene, words: set[str]) -> bool:
    mock = {"dummy", "practice", "target", "training", "strohpuppe", "mannequin", "muneco", "straw",
            "spar", "sparring", "ubungspuppe"}  # fmt: skip
    if _DRILL & (set(scene.words) | words) and not scene.has("threat"):
        return False
    return bool(scene.beings) or not (mock & (set(scene.words) | words))


_DRILL = bag(
    "practise practice practising practicing sparring drill warm training ubung uben entrainement "
    "practicar entrenamiento"
)


def _sway(scene: Scene, _words: set[str]) -> bool:
    return scene.has("resist", "threat", "watched") or not scene.has("friendly", "safe")


def _mislead(scene: Scene, _words: set[str]) -> bool:
    return bool(scene.beings) or bool(scene.names) or not scene.has("alone", "safe")


def _flee(scene: Scene, _words: set[str]) -> bool:
    return scene.has("pursued", "threat", "strain", "resist", "watched") or not scene.has(
        "safe", "alone", "friendly", "easy"
    )


def _tame(scene: Scene, _words: set[str]) -> bool:
    near = bool(scene.beings) or "animal" in scene.classes
    wild = near and not scene.has("easy", "friendly", "safe")
    return scene.has("threat", "resist", "watched", "pursued") or wild


def _read(scene: Scene, words: set[str]) -> bool:
    hard = _HARD_SCRIPT & (words | set(scene.words))
    return bool(hard) or scene.has("hidden", "magic", "resist")


_HARD_SCRIPT = bag(
    "cipher code runes rune glyphs hieroglyphs inscription dead foreign faded cramped torn "
    "worn strange ancient old mirror cryptic latin encrypted illegible script decipher decode "
    "translate puzzle interpret says symbols scratches language geheimschrift runen inschrift "
    "alte alt fremde verblasst entziffern ubersetzen chiffre inscription ancienne ancien "
    "langue dechiffrer traduire efface cifrado inscripcion antigua antiguo lengua descifrar "
    "traducir borrosa elvish dwarvish"
)


def _perform(scene: Scene, _words: set[str]) -> bool:
    return bool(scene.beings or scene.has("resist", "watched", "threat", "audience")) or bool(
        _CONTEST & set(scene.words)
    )


def _forage(scene: Scene, _words: set[str]) -> bool:
    return scene.has("hunger") or not scene.has("safe", "sale", "plain")


def _work(scene: Scene, _words: set[str]) -> bool:
    return not scene.has("safe") or scene.has("broken", "threat", "strain", "hunger")


def _always(_scene: Scene, _words: set[str]) -> bool:
    return True


_NEEDS: dict[str, Callable[[Scene, set[str]], bool]] = {
    "climb": _climb, "jump": _jump, "swim": _swim, "balance": _jump,
    "sneak": _unseen, "hide": _unseen, "search": _search, "notice": _search,
    "pick_lock": _lock, "drive": _journey, "navigate": _journey, "ride": _ride,
    "heal": _heal, "fight": _harm, "shoot": _harm, "grapple": _mislead,
    "persuade": _sway, "deceive": _mislead, "intimidate": _mislead, "flee": _flee,
    "tame": _tame, "perform": _perform, "forage": _forage, "dodge": _flee, "read": _read,
    "craft": _work, "repair": _work,
}  # fmt: skip


def _door(manner: str, scene: Scene, words: set[str]) -> bool:
    if manner == "break" and scene.has("unlocked") and not scene.has("locked"):
        doors = {"door", "gate", "tur", "tor", "porte", "puerta", "chest", "window", "lid"}
        return not doors & words
    return True


def needs_dice(manner: str, scene: Scene, words: set[str], system: str) -> bool:
    """Whether an act of a manner needs dice in a scene.

    Args:
        manner: The act's manner, already made plain by :func:`plain_manner`.
        scene: The scene.
        words: Folded words of the act's sentence.
        system: Slug of the rule system.

    Returns:
        True when the outcome is in doubt and matters.
    """
    if manner in TRIVIAL or manner == "other":
        return False
    if manner == "buy":
        return system == "stitcher"
    if system == "skitterbarren" and manner in ("cook", "forage"):
        return True  # the book rolls for food that is sought or prepared
    if manner == "cook":
        return scene.has("hunger", "foul", "resist") or bool(_CONTEST & (set(scene.words) | words))
    if manner == "break":
        return _door(manner, scene, words)
    return _NEEDS.get(manner, _always)(scene, words)
