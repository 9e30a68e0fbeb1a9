"""What the models see of a name on the sheet: how far an act lies in its reach.

A name is known by the tables of the rules, by what it is about in other words
(:func:`description`), and by its own meaning. Every row of numbers ends in a constant 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from companion.reader.fields import field_of
from companion.reader.learned.cues import IDLE, LEAST, MANNERS, PLACE, Seen
from companion.reader.learned.encoder import in_context
from companion.reader.learned.vectors import bare, content, nearest, prepare, vector
from companion.reader.sheet import SheetElement
from companion.reader.text import unfold, words_of
from companion.reader.words.pursuits import PURSUITS

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from companion.reader.learned.cues import Row

    Points = npt.NDArray[np.float32]

_MOST_HIT: Final = 3.0
_SCENE: Final = 0.5
"""What a word of the scene counts beside one of the text."""
_STEM: Final = 6
_SHORTEST: Final = 3
_LONGEST_NAME: Final = 4
_MOST_WORDS: Final = 80
_NEAR: Final = 0.4
"""From this likeness on, a word of a text speaks of a word of a description."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far an act lies in the reach of one name, as shares of what the act may be."""

    core: float
    further: float
    purpose: float
    whole: float


@lru_cache(maxsize=1)
def _pursuits() -> dict[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for line in unfold(PURSUITS):
        words, names = line.split("|")
        for name in names.split(","):
            key = tuple(words_of(name))
            if key:
                found.setdefault(key, []).extend(words.split())
    return found


@lru_cache(maxsize=1024)
def description(element: SheetElement) -> tuple[str, ...]:
    """What a name is about, in English words that players tell of it with; may be empty."""
    found = [*_words_about(element.words)]
    for number in sorted(element.fields):
        found += field_of(number).words[0].split()
    return tuple(dict.fromkeys(found))[:_MOST_WORDS]


def _words_about(words: tuple[str, ...]) -> list[str]:
    known, found, at = _pursuits(), list[str](), 0
    while at < len(words):
        for size in range(min(_LONGEST_NAME, len(words) - at), 0, -1):
            key = words[at : at + size]
            one = (*key[:-1], key[-1].removesuffix("s"))
            hit = known.get(key) or known.get(one)
            if hit:
                found += hit
                at += size
                break
        else:
            at += 1
    return found


@lru_cache(maxsize=1024)
def _points(words: tuple[str, ...]) -> "Points":
    import numpy as np

    prepare(words)
    return np.array([vector(w) for w in words], dtype=np.float32).reshape(len(words), -1)


@lru_cache(maxsize=1024)
def _told_of(element: SheetElement, text: str) -> tuple[float, float]:
    """How much a text speaks of a name's description: the sum of near words, and the nearest."""
    mine, others = description(element), content(text)
    if not mine or not others:
        return 0.0, 0.0
    best = (_points(mine) @ _points(others).T).max(axis=0)
    return float((best - _NEAR).clip(min=0.0).sum()), float(best.max())


def _about(element: SheetElement) -> str:
    return " ".join(description(element))


def _stems(text: str) -> set[str]:
    return {w[:_STEM] for w in text.lower().split() if len(w) >= _SHORTEST}


def _purpose(element: SheetElement) -> frozenset[str]:
    return element.purpose | {m for n in element.fields for m in field_of(n).core}


def reaches(elements: Sequence[SheetElement], manners: "Row") -> dict[str, Reach]:
    """How far an act lies in the reach of each name on a sheet, by name."""
    active = _active(manners)

    def share(of: frozenset[str]) -> float:
        # Sums run in one order: the order of a set differs from process to process.
        return float(sum(manners[PLACE[m]] for m in sorted(of) if m in PLACE)) / active

    found = {}
    for e in elements:
        purpose, wide = _purpose(e), e.further | e.plain | e.named
        found[e.name] = Reach(
            share(e.core), share(wide), share(purpose), share(purpose | e.core | wide)
        )
    return found


def _active(manners: "Row") -> float:
    return 1.0 - float(sum(manners[PLACE[m]] for m in (*IDLE, "question"))) + 10 * LEAST


def helper_row(seen: Seen, element: SheetElement, reach: Mapping[str, Reach], like: float) -> "Row":
    """The cues of whether a name helps.

    Args:
        seen: The text and what the rules made of it.
        element: The name.
        reach: What :func:`reaches` found.
        like: How alike name and text are in what they are about, 0..1.

    Returns:
        The row.
    """
    import numpy as np

    own = [
        *_known_cues(seen, element, reach),
        *_likeness_cues(seen, element, reach, like),
        *_context_cues(seen, element),
    ]
    return np.array([*own, 1.0], dtype=np.float64)


def _known_cues(seen: Seen, element: SheetElement, reach: Mapping[str, Reach]) -> list[float]:
    """What the tables of the rules know of a name, and how the text speaks of it."""
    mine, use = reach[element.name], seen.uses[element.name]
    hits = seen.hits.get(element.name, ())
    gear, known = bool(element.classes), bool(element.core or element.further or element.classes)
    calling, able = element.group == "archetype", not element.classes
    said, is_rolled = element.name in seen.stitched, seen.outcome == "roll"
    wide = element.further | element.plain | element.named
    return [
        mine.purpose, mine.purpose**0.5, mine.whole, mine.whole**0.5, gear * mine.purpose,
        gear * mine.purpose**0.5, able * mine.whole**0.5, calling * mine.whole, said,
        use.is_used, use.is_mentioned, use.is_refused,
        min(max((h.text for h in hits), default=0.0), _MOST_HIT),
        min(max((h.total for h in hits), default=0.0), _MOST_HIT),
        mine.core, mine.core**0.5, mine.further, known, gear, gear * said, gear * mine.further,
        gear * use.is_mentioned, calling, calling * mine.core, element.weight / 3,
        element.weight > 1, element.is_unknown, seen.manner in element.core, seen.manner in wide,
        (seen.manner in element.core) * able, able * mine.core, is_rolled, is_rolled * said,
    ]  # fmt: skip


def _likeness_cues(
    seen: Seen, element: SheetElement, reach: Mapping[str, Reach], like: float
) -> list[float]:
    """How near the words of text and scene lie to a name and to what it is about."""
    mine, name = reach[element.name], bare(element.name)
    rest = [e for e in seen.elements if e.name != element.name and not e.is_flaw]
    point, text, scene = vector(name), vector(seen.text), vector(seen.scene)
    to_text, to_scene = float(point @ text), float(point @ scene)
    others = [float(vector(bare(e.name)) @ (text + _SCENE * scene)) for e in rest]
    ahead = to_text + _SCENE * to_scene - max(others, default=0.0)
    above = mine.core - max((reach[e.name].core for e in rest), default=0.0)
    above_whole = mine.whole - max((reach[e.name].whole for e in rest), default=0.0)
    near, near_scene = nearest(name, seen.text), nearest(name, seen.scene)
    stems, about = _stems(name), vector(_about(element))
    spoken, in_scene = _told_of(element, seen.text), _told_of(element, seen.scene)
    told = spoken[0] + _SCENE * in_scene[0]
    above_told = told - max((_told(e, seen) for e in rest), default=0.0)
    above_about = _near_about(element, seen) - max(
        (_near_about(e, seen) for e in rest), default=0.0
    )
    calling = element.group == "archetype"
    return [
        bool(element.classes) * near, bool(stems & _stems(seen.text)),
        bool(stems & _stems(seen.scene)), to_text, to_scene, near, near_scene, ahead, above,
        above_whole, like, calling * ahead, calling * above, calling * above_whole,
        element.is_unknown * to_text, *spoken, *in_scene, float(about @ text),
        float(about @ scene), bool(description(element)), above_told, above_about,
        above_told > 0, above_about > 0,
    ]  # fmt: skip


def _context_cues(seen: Seen, element: SheetElement) -> list[float]:
    """How near text and scene lie to a name as the encoder reads them; empty without it.

    Each is given as it is, and as how far it is ahead of the other names on the sheet.
    """
    if not seen.is_encoded:
        return []
    mine = _read_together(element, seen.text, seen.scene)
    rest = [
        _read_together(e, seen.text, seen.scene)
        for e in seen.elements
        if e.name != element.name and not e.is_flaw
    ]
    ahead = [own - max(other, default=0.0) for own, *other in zip(mine, *rest, strict=True)]
    return [*mine, *ahead]


@lru_cache(maxsize=1024)
def _read_together(element: SheetElement, text: str, scene: str) -> tuple[float, ...]:
    """How near a name, and what it is about, lie to text, scene and single words."""
    name = bare(element.name)
    told, named = in_context(text, scene), in_context(name)
    described = in_context(_about(element) or name)
    if told is None or named is None or described is None:
        return ()
    found = []
    for point in (named.whole, described.whole):
        nearest_word = float((told.words @ point).max(initial=0.0))
        sides = (told.text, told.whole, told.around)
        found += [*(float(side @ point) for side in sides), nearest_word]
    return (*found, max(found[0], found[4]))


def _told(element: SheetElement, seen: Seen) -> float:
    return _told_of(element, seen.text)[0] + _SCENE * _told_of(element, seen.scene)[0]


def _near_about(element: SheetElement, seen: Seen) -> float:
    """How near text and scene lie to what a name is about, or to the name itself."""
    mine = vector(_about(element) or bare(element.name))
    return float(mine @ (vector(seen.text) + _SCENE * vector(seen.scene)))


def hindrance_row(seen: Seen, element: SheetElement, manners: "Row", like: float) -> "Row":
    """The cues of whether a negative name works against the act.

    Args:
        seen: The text and what the rules made of it.
        element: The name.
        manners: Shares of :data:`MANNERS`.
        like: How alike name and text are in what they are about, 0..1.

    Returns:
        The row.
    """
    import numpy as np

    active = _active(manners)
    met = float(sum(manners[PLACE[m]] for m in sorted(element.hinders) if m in PLACE)) / active
    name = bare(element.name)
    point = vector(name)
    stems = _stems(name)
    wide = len(element.hinders) / len(MANNERS)
    return np.array(
        [
            element.name in seen.hindering, "*" in element.hinders, met, met**0.5,
            bool(element.hinders), seen.manner in element.hinders,
            float(point @ vector(seen.text)), float(point @ vector(seen.scene)),
            nearest(name, seen.text), nearest(name, seen.scene), like,
            bool(stems & (_stems(seen.text) | _stems(seen.scene))), wide, wide * met,
            *(_read_together(element, seen.text, seen.scene) if seen.is_encoded else ()), 1.0,
        ],
        dtype=np.float64,
    )  # fmt: skip
