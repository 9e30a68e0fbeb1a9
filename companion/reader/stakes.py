"""Whether an act needs dice in its scene, and what a vague act comes to there."""

from collections.abc import Callable

from companion.reader.text import bag
from companion.reader.acts import TRIVIAL, Act, Reading
from companion.reader.scene import Scene
from companion.reader.speech import tells_lie

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
_GOING = bag(
    "get go reach make need want must have come head will muss komme gelangen aller "
    "arriver passer veux dois llegar ir quiero tengo pasar be bring"
)
_OPENING = bag(
    "open in inside into through get auf hinein rein offnen ouvrir entrer abrir entrar "
    "dentro opened aufmachen aufbekommen offne offnet ouvre ouvrons abro abre mache bekomme"
)
_CONTEST = bag(
    "contest judge judges wedding impress feast guests king queen duke baron banquet jury "
    "wettbewerb gaste konig hochzeit concours roi reine mariage invites concurso rey boda "
    "invitados competition critic chef"
)
_NAMING = bag(
    "carefully closely thoroughly genau sorgfaltig grundlich attentivement soigneusement "
    "atentamente cuidado detenidamente around suspicious trap traps hidden secret danger "
    "movement signs anything"
)
_STAIRS = bag(
    "stairs staircase ladder bridge ramp elevator treppe leiter brucke aufzug escalier "
    "echelle pont ascenseur escaleras escalera puente ascensor ferry door tur porte "
    "puerta path road"
)


def around(reading: Reading, act: Act) -> list[str]:
    """The folded words of the act's own sentence."""
    return [t.word for t in reading.tokens if t.sentence == act.sentence and not t.is_sign]


def _climb(scene: Scene, words: set[str]) -> bool:
    return not (scene.has("easy") and not scene.has("threat", "pursued", "strain"))


def _jump(scene: Scene, words: set[str]) -> bool:
    return not scene.has("easy")


def _swim(scene: Scene, words: set[str]) -> bool:
    return not scene.has("easy") and not scene.has("safe")


def _unseen(scene: Scene, words: set[str]) -> bool:
    return not scene.has("alone", "safe", "friendly") or scene.has("watched", "threat", "pursued")


def _search(scene: Scene, words: set[str]) -> bool:
    if scene.has("plain"):
        return False
    return not scene.has("safe", "friendly") or scene.has("hidden", "threat", "watched")


def _lock(scene: Scene, words: set[str]) -> bool:
    return not scene.has("unlocked") or scene.has("locked")


def _journey(scene: Scene, words: set[str]) -> bool:
    if scene.has("threat", "pursued", "strain", "resist", "gap", "narrow", "hidden"):
        return True
    return not scene.has("easy", "safe", "alone", "friendly")


def _ride(scene: Scene, words: set[str]) -> bool:
    rough = {"wild", "bolts", "bucks", "storm", "race", "cliff", "ice", "unbroken", "galloping",
             "gallop", "galopp", "galop", "galope", "rennen", "course", "carrera", "leap",
             "through", "faster", "jump"}  # fmt: skip
    return scene.has("threat", "pursued", "strain", "gap") or bool(
        rough & (set(scene.words) | words)
    )


def _heal(scene: Scene, words: set[str]) -> bool:
    minor = {"scratch", "kratzer", "egratignure", "rasguno", "bruise", "papercut", "splinter"}
    if minor & (set(scene.words) | words) and not scene.has("threat"):
        return False
    return True


def _harm(scene: Scene, words: set[str]) -> bool:
    mock = {"dummy", "practice", "target", "training", "strohpuppe", "mannequin", "muneco", "straw",
            "spar", "sparring", "ubungspuppe"}  # fmt: skip
    return bool(scene.beings) or not (mock & (set(scene.words) | words))


def _sway(scene: Scene, words: set[str]) -> bool:
    return scene.has("resist", "threat", "watched") or not scene.has("friendly", "safe")


def _mislead(scene: Scene, words: set[str]) -> bool:
    return bool(scene.beings) or bool(scene.names) or not scene.has("alone", "safe")


def _flee(scene: Scene, words: set[str]) -> bool:
    return scene.has("pursued", "threat", "strain", "resist", "watched") or not scene.has(
        "safe", "alone", "friendly", "easy"
    )


def _tame(scene: Scene, words: set[str]) -> bool:
    return scene.has("threat") or not scene.has("easy", "friendly")


def _perform(scene: Scene, words: set[str]) -> bool:
    return bool(scene.beings or scene.has("resist", "watched", "threat")) or bool(
        _CONTEST & set(scene.words)
    )


def _forage(scene: Scene, words: set[str]) -> bool:
    return scene.has("hunger") or not scene.has("safe", "sale", "plain")


def _work(scene: Scene, words: set[str]) -> bool:
    return not scene.has("safe") or scene.has("broken", "threat", "strain", "hunger")


def _always(scene: Scene, words: set[str]) -> bool:
    return True


_NEEDS: dict[str, Callable[[Scene, set[str]], bool]] = {
    "climb": _climb, "jump": _jump, "swim": _swim, "balance": _jump,
    "sneak": _unseen, "hide": _unseen, "search": _search, "notice": _search,
    "pick_lock": _lock, "drive": _journey, "navigate": _journey, "ride": _ride,
    "heal": _heal, "fight": _harm, "shoot": _harm, "grapple": _mislead,
    "persuade": _sway, "deceive": _mislead, "intimidate": _mislead, "flee": _flee,
    "tame": _tame, "perform": _perform, "forage": _forage, "dodge": _flee,
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
    if manner == "cook":
        if system == "skitterbarren":
            return True
        return scene.has("hunger", "foul", "resist") or bool(_CONTEST & (set(scene.words) | words))
    if manner == "break":
        return _door(manner, scene, words)
    return _NEEDS.get(manner, _always)(scene, words)


def plain_manner(
    act: Act, reading: Reading, scene: Scene, *, system: str, opens_locks: bool
) -> str:
    """What an act comes to in its scene: "I want to get up there" is a climb where a cliff is.

    Args:
        act: The act.
        reading: The text.
        scene: The scene.
        system: Slug of the rule system.
        opens_locks: Whether the character has a way with locks.

    Returns:
        A manner.
    """
    words = set(around(reading, act))
    manner = act.manner
    if manner in _HANDLING and _at_body(reading, act):
        return "fight"
    if (
        manner in ("shoot", "hunt")
        and _has_class(reading, scene, "prey")
        and not scene.has("threat")
    ):
        return "hunt"
    if manner in ("sneak", "flee", "move", "run") and scene.has("strain"):
        if not scene.has("watched", "pursued") and words & _INTO_HARM:
            return "endure"
    if manner == "sneak" and words & _OPENING and words & _LOCKS:
        return "pick_lock"
    if manner in ("persuade", "intimidate", "perform") and _only_animals(scene):
        return "tame"
    if manner in ("pick_lock", "break", "handle") and words & _KEYS and _KEYS & set(scene.words):
        return "handle"
    if manner in ("notice", "investigate") and words & _WRITING and not words & _CLUES:
        return "read"
    if manner == "run":
        if scene.has("pursued", "threat"):
            return "flee"
        return "run" if scene.has("strain") or words & {"time", "before", "race"} else "move"
    rival = any(b.weight for b in scene.beings) and not scene.has("friendly", "safe")
    if manner == "talk" and (rival or scene.has("resist", "threat")) and _pleads(reading, act):
        return "deceive" if tells_lie([t.word for t in reading.tokens]) else "persuade"
    if manner in ("fight", "grapple") and words & _AILMENTS and not words & _WEAPONRY:
        return "endure"
    if manner == "eat" and words & _FORCED and system == "skitterbarren":
        return "endure"
    if (
        manner == "fight"
        and words & _BUTCHERY
        and any(
            "cook" in {p.manner for p in reading.lexicon.patterns.get(s, ())}
            for at, t in enumerate(reading.tokens)
            if t.sentence == act.sentence and at > act.at
            for s in reading.stems[at]
        )
    ):
        return "cook"
    if manner in ("fight", "grapple", "lift") and words & _LIFELESS and not scene.has("magic"):
        return "handle"
    if manner == "fight" and words & _BUTCHERY and not scene.has("threat", "resist"):
        if {"food", "prey"} & scene.classes or {"fire", "speared", "dead"} & set(scene.words):
            return "cook"
    if manner == "grapple" and "disarm" in words and "trap" in scene.classes:
        return "disarm"
    if manner in ("repair", "craft") and scene.has("locked") and words & _LOCKS:
        return "pick_lock"
    lifts = {"lift", "rais", "carri", "drag", "push", "pull", "hold", "prop", "row"}
    small = manner == "lift" and act.weight <= 1 and lifts & set(reading.stems[act.at])
    if small and not _is_heavy(reading, scene):
        return "handle"
    if manner == "break" and _strikes_being(reading, act, scene):
        return "fight"
    if manner == "move" and "trail" in scene.classes and words & _FOLLOWING:
        return "track"
    if manner == "notice" and scene.has("locked") and words & _DIALS:
        return "pick_lock"
    if manner in ("sneak", "hide") and scene.has("pursued") and words & _AWAY:
        return "flee"
    if manner == "eat" and (scene.has("foul") or _says_foul(reading)):
        return "endure"
    if manner == "look" and scene.has("hidden") and not scene.has("plain"):
        if words & _NAMING or scene.has("threat", "watched"):
            return "notice"
    if manner == "handle" and scene.has("locked") and words & _OPENING:
        return _opening(opens_locks)
    if manner == "ready":
        return "ready"
    if manner in ("move", "handle") and act.standing == "live":
        return affordance(words, scene, opens_locks=opens_locks) or manner
    if manner == "withdraw" and system != "skitterbarren":
        return "flee" if scene.has("threat", "pursued") else "move"
    if (
        manner == "flee"
        and system == "skitterbarren"
        and words & {"withdraw", "withdrawal", "disengage", "retreat"}
    ):
        return "withdraw"
    return manner


_HANDLING = bag("break throw handle lift climb craft cook")
_FOREIGN = bag(
    "his her its their him the le la les l lui leur el los las su sus lo ihm ihr ihn "
    "ihnen sein seine seinen den die das dem der"
)
_INTO_HARM = bag(
    "in inside through into in across durch hinein rein travers dans traves dentro por it "
    "fire flames smoke gas storm"
)
_WRITING = bag(
    "letter letters inscription runes script writing note message text glyphs says brief "
    "inschrift runen schrift lettre inscription carta inscripcion runas texto"
)
_LOCKS = bag("lock padlock schloss vorhangeschloss serrure cadenas cerradura candado safe")
_KEYS = bag("key keys schlussel cle cles llave llaves keycard")
_CLUES = bag("clue clues hidden secret hinweis indice pista")


def _at_body(reading: Reading, act: Act) -> bool:
    """Whether a handling act lands on somebody's body ("ram my dagger into his thigh")."""
    for at in range(act.at + 1, min(act.at + 10, len(reading.tokens))):
        token = reading.tokens[at]
        if token.is_sign and token.word != ",":
            return False
        if "body" in reading.lexicon.classes_at(reading.stems, at)[0]:
            owner = reading.tokens[at - 1].word
            foreign = owner in _FOREIGN or owner.endswith("'s")
            return foreign and (act.manner == "break" or _armed(reading, act))
    return False


def _armed(reading: Reading, act: Act) -> bool:
    arms = {"blade", "knife", "axe", "blunt", "polearm"}
    return any(
        reading.lexicon.classes_at(reading.stems, at)[0] & arms
        for at, t in enumerate(reading.tokens)
        if t.sentence == act.sentence
    )


def _has_class(reading: Reading, scene: Scene, name: str) -> bool:
    if name in scene.classes:
        return True
    return any(
        name in reading.lexicon.classes_at(reading.stems, at)[0]
        for at in range(len(reading.tokens))
    )


_AILMENTS = bag(
    "venom toxin fever poison sleep cold urge fear nausea current disease sickness pain panic fieber "
    "gift schlaf kalte angst ubelkeit schmerz fievre sommeil froid peur douleur fiebre "
    "veneno sueno frio miedo dolor"
)
_WEAPONRY = bag(
    "sword axe knife dagger club spear fist schwert axt messer epee hache couteau espada "
    "hacha cuchillo"
)
_FOLLOWING = bag("follow following folge folgen suis suivre sigo seguir")
_DIALS = bag("dial tumblers click clicks pins pin")
_AWAY = bag("run away lose escape off lauf renne weg fort cours fuis vite corro huyo before")
_INANIMATE = bag("door lock heavy height bond computer machine trap value vehicle")


_FORCED = frozenset(
    "anyway hope closed nose down trotzdem hoffe quand meme espere igual espero somehow".split()
)
_BUTCHERY = frozenset("gut skin chop cut slice carve clean split joint quarter butcher".split())


_LIFELESS = frozenset({"dead", "corpse", "tot", "tote", "toten", "mort", "muerto", "cadaver"})


def _is_heavy(reading: Reading, scene: Scene) -> bool:
    return (
        scene.has("strain", "narrow", "locked", "pursued", "gap")
        or bool(scene.classes & {"heavy", "door", "vehicle", "wound"})
        or any(
            reading.lexicon.classes_at(reading.stems, at)[0] & {"heavy", "door"}
            for at in range(len(reading.tokens))
        )
    )


def _strikes_being(reading: Reading, act: Act, scene: Scene) -> bool:
    """Whether a breaking act falls on a creature and not on a thing."""
    for at, token in enumerate(reading.tokens):
        if token.sentence == act.sentence:
            if reading.lexicon.classes_at(reading.stems, at)[0] & _INANIMATE:
                return False
    alive = [b for b in scene.beings if b.classes & {"monster", "animal"}] or (
        scene.beings and scene.has("threat")
    )
    return bool(alive) and not scene.has("locked") and not scene.classes & {"door", "lock", "heavy"}


def _only_animals(scene: Scene) -> bool:
    return bool(scene.beings) and all(b.classes == frozenset({"animal"}) for b in scene.beings[:1])


def _says_foul(reading: Reading) -> bool:
    return any(
        "foul" in reading.lexicon.classes_at(reading.stems, at)[0]
        for at in range(len(reading.tokens))
    )


def _opening(opens_locks: bool) -> str:
    return "pick_lock" if opens_locks else "break"


def _pleads(reading: Reading, act: Act) -> bool:
    return bool(
        {"ask", "tell", "explain", "say", "frag", "sag", "erklar", "bitt", "demand", "dis", "dir",
         "explic", "expliqu", "pregunt", "dec", "pid"}
        & {s for s in reading.stems[act.at]}
    )  # fmt: skip


def affordance(words: set[str], scene: Scene, *, opens_locks: bool) -> str:
    """What going somewhere means where the scene puts something in the way.

    Args:
        words: Folded words of the sentence.
        scene: The scene.
        opens_locks: Whether the character has a way with locks.

    Returns:
        A manner, or an empty string when nothing is in the way.
    """
    if scene.has("safe", "friendly") and not scene.has("threat", "pursued", "locked"):
        return ""
    if words & _KEYS and _KEYS & set(scene.words):
        return ""
    if words & _STAIRS and not words & _OUT and not scene.has("locked", "narrow"):
        return ""
    if words & _OUT and scene.has("pursued"):
        return "flee"
    if words & _ACROSS and not scene.has("easy"):
        for fact, manner in (("narrow", "balance"), ("gap", "jump"), ("water", "swim")):
            if scene.has(fact):
                return manner
    if words & _UP and scene.has("height") and not scene.has("easy"):
        return "climb"
    if words & _PAST and scene.has("watched") and not scene.has("friendly", "alone"):
        if words & {"past", "vorbei", "devant", "unseen", "inside", "in", "into", "hinein", "rein"}:
            return "sneak"
    if words & _OPENING and scene.has("locked") and not scene.has("unlocked"):
        return _opening(opens_locks)
    return ""


def is_going(words: set[str]) -> bool:
    """Whether a sentence speaks of getting somewhere."""
    return bool(words & _GOING) and bool(words & (_UP | _ACROSS | _PAST | _OUT))
