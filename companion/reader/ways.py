"""What an act comes to in its scene."""

from dataclasses import dataclass

from companion.reader.act import Act, Reading
from companion.reader.affordances import KEYS, OPENING, affordance, opening
from companion.reader.lexicon import BEINGS
from companion.reader.scene import Scene
from companion.reader.speech import tells_lie
from companion.reader.stakes import around
from companion.reader.text import bag

_NAMING = bag(
    "carefully closely thoroughly genau sorgfaltig grundlich attentivement soigneusement "
    "atentamente cuidado detenidamente around suspicious trap traps hidden secret danger "
    "movement signs anything"
)


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
    "words letter letters inscription runes script writing note message text glyphs says brief "
    "inschrift runen schrift lettre inscription carta inscripcion runas texto"
)


_LOCKS = bag("lock padlock schloss vorhangeschloss serrure cadenas cerradura candado safe")


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
    "venom toxin fever poison sleep cold urge fear nausea current disease sickness pain panic "
    "fieber gift schlaf kalte angst ubelkeit schmerz fievre sommeil froid peur douleur fiebre "
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


_FORCED = bag("anyway hope nose down trotzdem hoffe quand meme espere igual espero somehow")


_BUTCHERY = bag("gut skin chop cut slice carve clean split joint quarter butcher")


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
        classes = reading.lexicon.classes_at(reading.stems, at)[0]
        if token.sentence == act.sentence and classes & _INANIMATE:
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


def _pleads(reading: Reading, act: Act) -> bool:
    return not _PLEADING.isdisjoint(reading.stems[act.at])


_PLEADING = bag(
    "ask tell explain say mention whisper hint suggest promis remind offer propos frag sag erklar "
    "bitt demand dis dir expliqu murmur chuchot propos pregunt dec pid explic susurr"
)


_SOMEBODY = bag("him her his ihn ihm lui")
"""Whom nobody cuts up for supper."""

_KITCHEN = frozenset({"fire", "speared", "dead"})
_LIFTS = frozenset({"lift", "rais", "carri", "drag", "push", "pull", "hold", "prop", "row"})
_HASTE = frozenset({"time", "before", "race"})
_WITHDRAWAL = frozenset({"withdraw", "withdrawal", "disengage", "retreat"})


@dataclass(frozen=True, slots=True)
class _Case:
    """An act with everything its way depends on."""

    act: Act
    reading: Reading
    scene: Scene
    system: str
    opens_locks: bool
    words: set[str]

    @property
    def manner(self) -> str:
        """The manner that the words alone give."""
        return self.act.manner


def _blows(case: _Case) -> str:
    """Acts that turn out to be blows, or turn out not to be."""
    manner, words, scene = case.manner, case.words, case.scene
    hands_on = manner in ("fight", "grapple")
    lifeless = words & _LIFELESS and not scene.has("magic")
    ways = (
        ("fight", manner in _HANDLING and _lands_on_body(case)),
        ("break", manner == "fight" and _hits_thing(case)),
        ("fight", manner == "break" and _strikes_being(case.reading, case.act, scene)),
        ("hunt", manner in ("shoot", "hunt") and _hunts(case)),
        ("endure", hands_on and words & _AILMENTS and not words & _WEAPONRY),
        ("handle", (hands_on or manner == "lift") and lifeless),
        ("disarm", manner == "grapple" and "disarm" in words and "trap" in scene.classes),
    )
    return next((name for name, holds in ways if holds), "")


def _lands_on_body(case: _Case) -> bool:
    """Whether a handling act lands on a body; a chest with a lid is none."""
    lid = "open" in case.words or case.scene.has("locked")
    return not ("chest" in case.words and lid) and _at_body(case.reading, case.act)


def _hits_thing(case: _Case) -> bool:
    """Whether a blow falls on a thing, with nobody about to strike at."""
    reading = case.reading
    inside = [at for at, t in enumerate(reading.tokens) if t.sentence == case.act.sentence]
    classes = {c for at in inside for c in reading.lexicon.classes_at(reading.stems, at)[0]}
    alive = any(reading.is_being(at) for at in inside) or case.words & _THEM
    dead_wood = (
        bool(classes & {"heavy", "door", "lock", "height"}) or "height" in case.scene.classes
    )
    return dead_wood and not alive and not case.scene.beings


_THEM = bag("him her them ihn ihm ihnen lui leur lo los")


def _hunts(case: _Case) -> bool:
    return not case.scene.has("threat") and _has_class(case.reading, case.scene, "prey")


def _butchery(case: _Case) -> str:
    """Cutting up game is kitchen work where nothing threatens or where it is cooked next."""
    if case.manner != "fight" or not case.words & _BUTCHERY or case.words & _SOMEBODY:
        return ""
    larder = case.scene.classes & {"food", "prey"} or set(case.scene.words) & _KITCHEN
    peaceful = larder and not case.scene.has("threat", "resist")
    return "cook" if peaceful or _cooks_later(case.reading, case.act) else ""


def _cooks_later(reading: Reading, act: Act) -> bool:
    return any(
        "cook" in {pattern.manner for pattern in reading.lexicon.patterns.get(key, ())}
        for at, token in enumerate(reading.tokens)
        if token.sentence == act.sentence and at > act.at
        for key in reading.stems[at]
    )


def _locks(case: _Case) -> str:
    """Work on locks, whatever verb tells of it."""
    manner, words, scene = case.manner, case.words, case.scene
    locked = scene.has("locked")
    keyed = words & KEYS and KEYS & set(scene.words)
    works = manner in ("repair", "craft") and words & _LOCKS
    ways = (
        ("pick_lock", manner == "sneak" and words & OPENING and words & _LOCKS),
        ("handle", manner in ("pick_lock", "break", "handle") and keyed),
        ("pick_lock", locked and (works or (manner == "notice" and words & _DIALS))),
        (
            opening(opens_locks=case.opens_locks),
            locked and manner == "handle" and words & OPENING,
        ),
    )
    return next((name for name, holds in ways if holds), "")


def _dealings(case: _Case) -> str:
    """Talk that wants something of somebody who resists; soothing of animals."""
    scene = case.scene
    if case.manner in ("persuade", "intimidate", "perform") and _only_animals(scene):
        return "tame"
    if case.manner == "persuade" and _is_at_animal(case):
        return "tame"
    rival = any(b.weight for b in scene.beings) and not scene.has("friendly", "safe")
    pressed = rival or scene.has("resist", "threat")
    if case.manner == "talk" and pressed and _pleads(case.reading, case.act):
        lies = tells_lie([t.word for t in case.reading.tokens])
        return "deceive" if lies else "persuade"
    return ""


def _is_at_animal(case: _Case) -> bool:
    """Whether the first being that the act names is an animal ("I calm the horses")."""
    reading, act = case.reading, case.act
    for at in range(act.at + 1, len(reading.tokens)):
        if reading.tokens[at].sentence != act.sentence:
            break
        if found := reading.lexicon.classes_at(reading.stems, at)[0] & BEINGS:
            return "animal" in found
    return False


def _senses(case: _Case) -> str:
    """Looking that is more, or reading that is called looking."""
    manner, words, scene = case.manner, case.words, case.scene
    if (
        manner in ("notice", "investigate", "hack", "recall")
        and words & _WRITING
        and not words & _CLUES
    ):
        return "read"
    if manner == "move" and "trail" in scene.classes and words & _FOLLOWING:
        return "track"
    keen = words & _NAMING or scene.has("threat", "watched")
    if manner == "look" and keen and scene.has("hidden") and not scene.has("plain"):
        return "notice"
    return ""


def _bearing(case: _Case) -> str:
    """Eating what may be foul, going into harm, lifting what weighs nothing."""
    manner, words, scene = case.manner, case.words, case.scene
    into_harm = scene.has("strain") and not scene.has("watched", "pursued") and words & _INTO_HARM
    if manner in ("sneak", "flee", "move", "run") and into_harm:
        return "endure"
    forced = words & _FORCED and case.system == "skitterbarren"
    if manner == "eat" and (forced or scene.has("foul") or _says_foul(case.reading)):
        return "endure"
    light = manner == "lift" and case.act.weight <= 1
    if light and _LIFTS & set(case.reading.stems[case.act.at]):
        return "" if _is_heavy(case.reading, scene) else "handle"
    return ""


def _leaving(case: _Case) -> str:
    """Running, withdrawing and slipping away, by what is behind the character."""
    manner, words, scene = case.manner, case.words, case.scene
    if manner == "run":
        if scene.has("pursued", "threat"):
            return "flee"
        return "run" if scene.has("strain") or words & _HASTE else "move"
    if manner in ("sneak", "hide") and scene.has("pursued") and words & _AWAY:
        return "flee"
    if case.system == "skitterbarren":
        return "withdraw" if manner == "flee" and words & _WITHDRAWAL else ""
    if manner == "withdraw":
        return "flee" if scene.has("threat", "pursued") else "move"
    return ""


_RULES = (_blows, _butchery, _locks, _dealings, _senses, _bearing, _leaving)


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
    case = _Case(act, reading, scene, system, opens_locks, words)
    for rule in _RULES:
        manner = rule(case)
        if manner:
            return manner
    if act.manner in ("move", "handle") and act.standing == "live":
        return affordance(words, scene, opens_locks=opens_locks) or act.manner
    return act.manner
