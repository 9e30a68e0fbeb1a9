"""Guesses the manner of an act that no verb names, from hints in the text and the scene."""

from collections.abc import Sequence
from functools import lru_cache

from companion.reader.act import TRIVIAL, Act, Reading
from companion.reader.acts import cancel_points
from companion.reader.grammar import has_phrase
from companion.reader.scene import HOSTILE, Scene
from companion.reader.sheet import SheetElement, plain_uses
from companion.reader.text import bag, table_words, unfold
from companion.reader.words.cues import CUES, WANTS

_ENOUGH_TEXT = 1.0
_ENOUGH_CHARGED = 0.5
_LEAST_BESIDE = 1.4
_ENOUGH_ALL = 1.9
_SHORT = 14
_TINY = 3
_LAZY = bag("rest eat think ready surrender listen")
_UNMEANT = frozenset({"past", "unreal", "ironic", "dropped"})
_OFTEN = bag("up over down across through under walk look good go hold door")


@lru_cache(maxsize=1)
def _cue_index() -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in unfold(CUES):
        manner, _, words = line.partition("|")
        for cue in words.split(","):
            key = tuple(table_words(cue))
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
    hostile = any(HOSTILE & b.stems for b in scene.beings)
    if hostile or any(b.weight for b in scene.beings):
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


def is_meant(reading: Reading, acts: Sequence[Act], number: int) -> bool:
    """Whether a sentence may tell what the character does.

    Args:
        reading: The text.
        acts: Its acts.
        number: The sentence.

    Returns:
        False for speech of others, questions, and what is supposed, remembered or mocked.
    """
    first, end = reading.bounds[number]
    tokens = reading.tokens[first:end]
    row = [t.word for t in tokens if not t.is_sign]
    if not row or all(t.quoted for t in tokens if not t.is_sign):
        return False
    mine = [a for a in acts if a.sentence == number and not a.is_noun]
    standings = {a.standing for a in mine}
    told_of_others = standings == {"other"} and mine[0].clause == tokens[0].clause
    starts_with_other = row[0] in _THEY and row[0] not in reading.stands_for
    foreign = bool(standings - {"live", "other"}) or told_of_others or starts_with_other
    phrases = reading.lexicon.grammar.phrases
    unreal = any(has_phrase(row, phrases[key]) >= 0 for key in ("unreal", "past", "irony", "wish"))
    if foreign or unreal or any(t.word == "?" for t in tokens):
        return False
    if mine and _NOES & set(row):
        return standings == {"live"} and all(a.manner not in _LAZY for a in mine)
    return bool(set(row) & reading.lexicon.grammar.me) or len(row) <= _SHORT


_THEY = frozenset({"he", "she", "they", "he's", "she's", "they're", "er", "il", "elle", "ellos"})
_NOES = frozenset({"no", "nah", "nope", "nein", "nee", "non", "don't", "nicht", "not"})


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
    calm = scene.has("safe", "friendly", "alone", "easy") and not scene.has("threat", "pursued")
    if _is_settled(acts, live, is_calm=calm):
        return ""
    wanted = invited(scene)
    total = _text_hints(reading, acts)
    tells = bool(total)
    total.pop(_MEANT, None)
    _add_sheet(total, elements, named)
    if powers:
        total["cast"] = total.get("cast", 0.0) + _POWER * powers
        wanted["cast"] = wanted.get("cast", 0.0) + _POWER * powers
    least = _LEAST_BESIDE if live else _ENOUGH_TEXT
    best = _best(total, wanted, scene, elements, need=_ENOUGH_ALL + calm, least=least)
    if best or live or calm or not tells:
        return best
    return _guess(reading, scene, elements, total, wanted)


_MEANT = ""
_POWER = 0.7
_GEAR_TOLD = 0.7
_SHEET_WORTH = (1.0, 0.4, 0.5)
_MOST_TEXT, _MOST_SCENE, _ABLE = 3.0, 1.5, 0.4


def _is_settled(acts: Sequence[Act], live: Sequence[Act], *, is_calm: bool) -> bool:
    """Whether the text says clearly enough that nothing is at stake."""
    unmeant = any(a.standing in _UNMEANT for a in acts)
    lazy = bool(live) and live[-1].manner in _LAZY
    return lazy or unmeant or (bool(live) and is_calm)


def _text_hints(reading: Reading, acts: Sequence[Act]) -> dict[str, float]:
    """Hints of every sentence that may be meant; ``_MEANT`` is in it when there is one."""
    total: dict[str, float] = {}
    last = max(cancel_points(reading), default=-1)
    for number, (first, end) in reading.bounds.items():
        if first < last or not is_meant(reading, acts, number):
            continue
        total[_MEANT] = 1.0
        for manner, worth in _hints_in(reading.words(first, end)).items():
            total[manner] = total.get(manner, 0.0) + worth
        for at in range(first, end):
            for name in reading.lexicon.classes_at(reading.stems, at)[0]:
                for manner in plain_uses(name):
                    total[manner] = total.get(manner, 0.0) + _GEAR_TOLD
    return total


def _add_sheet(
    total: dict[str, float], elements: Sequence[SheetElement], named: frozenset[str]
) -> None:
    """Count in what the text names of the sheet."""
    craft = {"fight", "shoot", "cast", "blast", "pick_lock"}
    for element in elements:
        if element.name not in named or element.is_flaw:
            continue
        rows = (element.plain, element.named, element.core & craft)
        for manners, worth in zip(rows, _SHEET_WORTH, strict=True):
            for manner in manners:
                total[manner] = total.get(manner, 0.0) + worth


def _is_able(elements: Sequence[SheetElement], manner: str) -> bool:
    return any(manner in e.core | e.plain for e in elements if not e.is_flaw)


def _best(
    total: dict[str, float],
    wanted: dict[str, float],
    scene: Scene,
    elements: Sequence[SheetElement],
    *,
    need: float,
    least: float,
) -> str:
    """The manner on which text and scene agree most, if they agree enough."""
    charged = scene.has("threat", "pursued", "strain", "wounded", "foul", "broken", "hunger")
    least = _ENOUGH_CHARGED if charged else least
    best, best_score = "", 0.0
    for manner, worth in total.items():
        able = _is_able(elements, manner)
        invitation = min(wanted.get(manner, 0.0), _MOST_SCENE)
        score = min(worth, _MOST_TEXT) + invitation + (_ABLE if able else 0.0)
        fit = able or manner not in ("cast", "blast")
        strong = worth >= least and invitation > 0 and score >= need
        if fit and strong and score > best_score and manner not in TRIVIAL:
            best, best_score = manner, score
    return best


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
        able = 0.6 if _is_able(elements, manner) else 0.0
        return 1.5 * total.get(manner, 0.0) + wanted.get(manner, 0.0) + able

    manners = [m for m in wanted if m not in ("cast", "blast") or weight(m) > wanted[m]]
    return max(manners, key=weight, default="")
