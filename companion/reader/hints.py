"""Guesses the manner of an act that no verb names, from hints in the text and the scene."""

from collections.abc import Sequence
from functools import lru_cache

from companion.reader.acts import TRIVIAL, Act, Reading, cancel_points
from companion.reader.lexicon import has_phrase
from companion.reader.scene import Scene
from companion.reader.sheet import SheetElement, plain_uses
from companion.reader.text import bag, words_of
from companion.reader.words.cues import CUES, WANTS

_ENOUGH_TEXT = 1.0
_ENOUGH_CHARGED = 0.5
_ENOUGH_ALL = 1.9
_SHORT = 14
_TINY = 3
_LAZY = bag("rest eat think ready surrender listen")
_UNMEANT = frozenset({"past", "unreal", "ironic", "dropped"})
_OFTEN = bag("up over down across through under walk look good go hold door")


@lru_cache(maxsize=1)
def _cue_index() -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in CUES.strip().splitlines():
        manner, _, words = line.partition("|")
        for cue in words.split(","):
            key = tuple(words_of(cue))
            if key:
                index.setdefault(key[0], []).append((key, manner.strip()))
    return {first: tuple(dict.fromkeys(rows)) for first, rows in index.items()}


def invited(scene: Scene) -> dict[str, float]:
    """How strongly a scene invites each manner.

    Args:
        scene: The scene.

    Returns:
        Manner to strength, 1 for a fact, 0.5 for a noun.
    """
    found: dict[str, float] = {}
    for key, manners in WANTS.items():
        noun = key.startswith("<")
        if (key.strip("<>") in scene.classes) if noun else scene.has(key):
            for manner in manners.split():
                found[manner] = found.get(manner, 0.0) + (0.5 if noun else 1.0)
    if any(b.weight for b in scene.beings):
        for manner in ("persuade", "deceive", "intimidate", "fight", "shoot", "flee"):
            found[manner] = found.get(manner, 0.0) + 0.6
    return found


def _hints_in(words: Sequence[str]) -> dict[str, float]:
    index = _cue_index()
    found: dict[str, float] = {}
    for at, word in enumerate(words):
        for key, manner in index.get(word, ()):
            if tuple(words[at : at + len(key)]) == key:
                worth = 0.5 if key[0] in _OFTEN and len(key) == 1 else 0.5 + 0.5 * len(key)
                found[manner] = found.get(manner, 0.0) + min(worth, 1.5)
    return found


def _meant(reading: Reading, acts: Sequence[Act], number: int) -> bool:
    """Whether a sentence may tell what the character does."""
    inside = [t for t in reading.tokens if t.sentence == number and not t.is_sign]
    if not inside or all(t.quoted for t in inside):
        return False
    if any(t.word == "?" for t in reading.tokens if t.sentence == number):
        return False
    mine = [a for a in acts if a.sentence == number and not a.is_noun]
    if any(a.standing not in ("live", "other") for a in mine):
        return False
    if mine and all(a.standing == "other" for a in mine):
        return False
    row = [t.word for t in inside]
    phrases = reading.lexicon.grammar.phrases
    if any(has_phrase(row, phrases[key]) >= 0 for key in ("unreal", "past", "irony", "wish")):
        return False
    words = {t.word for t in inside}
    if {"no", "nah", "nope", "nein", "nee", "non", "don't", "nicht", "not"} & words and mine:
        return all(a.standing == "live" and a.manner not in _LAZY for a in mine)
    return bool(words & reading.lexicon.grammar.me) or len(inside) <= _SHORT


def hinted_manner(
    reading: Reading,
    acts: Sequence[Act],
    scene: Scene,
    elements: Sequence[SheetElement],
    named: frozenset[str],
    *,
    powers: int = 0,
) -> str:
    """The manner that hints in the text and the scene agree on.

    Args:
        reading: The text.
        acts: Its acts, none of which needs dice by itself.
        scene: The scene.
        elements: The sheet.
        named: Names of the elements that the text speaks of.
        powers: How much the moment calls for the character's magic: an item of power in hand,
            a scene that lies in the field of a magical calling.

    Returns:
        A manner, or an empty string.
    """
    live = [a for a in acts if a.standing == "live" and not a.is_noun]
    if live and live[-1].manner in _LAZY:
        return ""
    calm = scene.has("safe", "friendly", "alone", "easy") and not scene.has("threat", "pursued")
    unmeant = any(a.standing in _UNMEANT and not a.is_noun for a in acts)
    if unmeant or (live and calm):
        return ""
    last = max(cancel_points(reading), default=-1)
    wanted = invited(scene)
    best, best_score = "", 0.0
    charged = scene.has("threat", "pursued", "strain", "wounded", "foul", "broken", "hunger")
    enough_text = _ENOUGH_TEXT if not charged else _ENOUGH_CHARGED
    total: dict[str, float] = {}
    touched = False
    for number in sorted({t.sentence for t in reading.tokens}):
        first = next(i for i, t in enumerate(reading.tokens) if t.sentence == number)
        if first < last or not _meant(reading, acts, number):
            continue
        words = [t.word for t in reading.tokens if t.sentence == number and not t.is_sign]
        touched = True
        for manner, worth in _hints_in(words).items():
            total[manner] = total.get(manner, 0.0) + worth
        for at, token in enumerate(reading.tokens):
            if token.sentence == number:
                for name in reading.lexicon.classes_at(reading.stems, at)[0]:
                    for manner in plain_uses(name):
                        total[manner] = total.get(manner, 0.0) + 0.7
    for element in elements:
        if element.name in named and not element.is_flaw:
            for manner in element.plain:
                total[manner] = total.get(manner, 0.0) + 1.0
            for manner in element.named:
                total[manner] = total.get(manner, 0.0) + 0.4
            for manner in element.core & {"fight", "shoot", "cast", "blast", "pick_lock"}:
                total[manner] = total.get(manner, 0.0) + 0.5
    if powers:
        total["cast"] = total.get("cast", 0.0) + 0.7 * powers
        wanted["cast"] = wanted.get("cast", 0.0) + 0.7 * powers
    for manner, worth in total.items():
        invitation = min(wanted.get(manner, 0.0), 1.5)
        score = min(worth, 3.0) + invitation
        able = any(manner in e.core | e.plain for e in elements if not e.is_flaw)
        score += 0.4 if able else 0.0
        if manner in ("cast", "blast") and not able:
            continue
        enough = worth >= enough_text and invitation > 0 and score >= _ENOUGH_ALL + calm
        if enough and score > best_score and manner not in TRIVIAL:
            best, best_score = manner, score
    if best or live or calm:
        return best
    return _guess(reading, scene, elements, total, wanted) if touched else ""


_PRESSING = ("threat", "pursued", "strain", "wounded", "foul", "broken", "hunger", "resist",
             "watched", "locked", "gap", "height", "water", "narrow", "hidden")  # fmt: skip


def _guess(
    reading: Reading,
    scene: Scene,
    elements: Sequence[SheetElement],
    total: dict[str, float],
    wanted: dict[str, float],
) -> str:
    """The likeliest manner of a terse text in a scene that presses for an act."""
    rival = any(b.weight for b in scene.beings)
    if not scene.has(*_PRESSING) and not rival:
        return ""
    overlap = any(
        not t.is_sign and not set(reading.stems[i]).isdisjoint(scene.stems) and len(t.word) > _TINY
        for i, t in enumerate(reading.tokens)
    )
    if not total and not overlap:
        return ""

    def weight(manner: str) -> float:
        able = any(manner in e.core | e.plain for e in elements if not e.is_flaw)
        return 1.5 * total.get(manner, 0.0) + wanted.get(manner, 0.0) + 0.6 * able

    manners = [m for m in wanted if m not in ("cast", "blast") or weight(m) > wanted[m]]
    return max(manners, key=weight, default="")
