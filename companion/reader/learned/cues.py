"""What the models see: a text with its scene, what the rules made of it, and a name on the sheet.

Every row of numbers ends in a constant 1. The order of the cues is the order of the weights.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.reader.crafts import Hit
from companion.reader.fields import field_of
from companion.reader.gear import Use
from companion.reader.intent import Kind
from companion.reader.learned.vectors import bare, nearest, vector
from companion.reader.sheet import SheetElement
from companion.reader.text import bag

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Row = npt.NDArray[np.float64]
    Rows = npt.NDArray[np.float64]

OUTCOMES = ("roll", "none", "question")
KINDS: tuple[Kind, ...] = ("challenge", "opposed", "purchase", "attack", "magic")
SYSTEMS = ("stitcher", "skitterbarren", "altars")
IDLE = ("rest", "eat", "talk", "chore", "move", "decline", "banter", "ready", "withdraw", "assist")
MANNERS = (
    "climb", "jump", "swim", "balance", "lift", "break", "run", "flee", "chase", "grapple",
    "escape", "throw", "rescue", "dodge", "sail", "ride", "drive", "notice", "track", "search",
    "investigate", "forage", "hunt", "navigate", "tame", "pick_lock", "disarm", "hack", "repair",
    "craft", "cook", "sneak", "hide", "steal", "sleight", "gamble", "heal", "disguise", "endure",
    "persuade", "deceive", "intimidate", "command", "haggle", "buy", "perform", "recall", "read",
    "appraise", "cast", "blast", "fight", "shoot", *IDLE, "question",
)  # fmt: skip
"""What a text may be about: acts, ways to do nothing in doubt, and questions to the table."""

PLACE = {manner: at for at, manner in enumerate(MANNERS)}
FACTS = (
    "alone", "audience", "broken", "easy", "foul", "friendly", "gap", "haste", "height", "hidden",
    "hunger", "locked", "magic", "narrow", "plain", "pursued", "resist", "riddle", "safe", "sale",
    "stake", "strain", "threat", "unlocked", "watched", "water", "wounded",
)  # fmt: skip
GROUPS: tuple[tuple[str, ...], ...] = (
    ("fight",), ("shoot",), ("blast",), ("cast",), ("persuade",), ("deceive",), ("intimidate",),
    ("haggle",), ("command",), ("perform",), ("steal", "sleight"), ("tame",), ("flee", "run"),
    ("chase",), ("grapple",), ("gamble",), ("buy",), ("drive", "ride", "sail"), ("sneak", "hide"),
    ("break", "lift", "throw"), ("heal",), ("disguise",), ("hunt", "forage"), ("track", "notice"),
    ("appraise",), ("endure",), ("escape", "dodge"), ("craft", "repair", "cook", "disarm", "hack"),
    ("recall", "read", "investigate", "search", "navigate"), ("climb", "jump", "swim", "balance"),
)  # fmt: skip
_ME = bag("i i'm i'll ich je yo")
_NO = bag("no not don't nope nicht nein pas non")
_TEXT_SHARE, _SCENE_SHARE, _SCENE_IN_MANNER = 4.0, 2.0, 1.0
_MANY, _FEW_WORDS = 40, 5
_LEAST = 1e-4
_MOST_HIT = 3.0
_STEM = 6


@dataclass(frozen=True, slots=True)
class Seen:
    """A text with its scene, and what the rules made of it.

    ``acts`` are the manners of what is told or asked in so many words; ``is_lifted`` says that the
    rules made an attempt of an act that is none by itself.
    """

    system: str
    text: str
    scene: str
    facts: frozenset[str]
    elements: tuple[SheetElement, ...]
    uses: Mapping[str, Use]
    hits: Mapping[str, tuple[Hit, ...]]
    outcome: str
    kind: str
    manner: str
    stitched: frozenset[str]
    hindering: frozenset[str]
    has_act: bool
    has_beings: bool
    has_rival: bool
    is_told: bool = False
    acts: tuple[str, ...] = ()
    has_choice: bool = False
    is_lifted: bool = False
    language: str = "en"


def _log(share: float) -> float:
    from math import log

    return log(max(share, _LEAST))


def _logit(share: float) -> float:
    from math import log

    share = min(max(share, _LEAST), 1 - _LEAST)
    return log(share / (1 - share))


def surface(text: str) -> list[float]:
    """Cues of how a text is written: its length, its signs, whom it speaks of."""
    words = text.lower().split()
    return [
        float(text.rstrip().endswith("?")),
        float("?" in text),
        min(len(words), _MANY) / (_MANY / 2),
        float(len(words) < _FEW_WORDS),
        float(any(w in _ME for w in words)),
        float("!" in text),
        float(any(w.strip(".,!") in _NO for w in words)),
        float('"' in text),
    ]


def outcome_row(seen: Seen) -> "Row":
    """The cues of whether dice are rolled, without a word from the rules' verdict."""
    import numpy as np

    tail = [
        *surface(seen.text),
        *(float(f in seen.facts) for f in FACTS),
        *(float(seen.system == s) for s in SYSTEMS),
        float(seen.has_beings),
        float(seen.has_rival),
        1.0,
    ]
    return np.concatenate(
        [vector(seen.text) * _TEXT_SHARE, vector(seen.scene) * _SCENE_SHARE, tail]
    )


def manner_row(text: str, scene: str = "") -> "Row":
    """The cues of what a text is about."""
    import numpy as np

    return np.concatenate(
        [vector(text) * _TEXT_SHARE, vector(scene) * _SCENE_IN_MANNER, np.ones(1)]
    )


def verdict_row(seen: Seen, outcome: "Row", manners: "Row") -> "Row":
    """The cues of the last word on rolling: both models' shares beside the rules' verdict.

    Args:
        seen: The text and what the rules made of it.
        outcome: Shares of :data:`OUTCOMES`.
        manners: Shares of :data:`MANNERS`.

    Returns:
        The row.
    """
    import numpy as np

    idle = float(sum(manners[PLACE[m]] for m in IDLE))
    said = [float(seen.outcome == o) for o in OUTCOMES]
    uses = seen.uses.values()
    own = [
        *(_log(float(share)) for share in outcome),
        _logit(idle),
        _logit(float(manners[PLACE["question"]])),
        *said,
        said[1] * seen.has_act,
        said[0] * seen.has_act,
        said[1] * (not seen.has_act),
        float(seen.text.rstrip().endswith("?")),
        said[0] * (seen.manner == "other"),
        float(any(u.is_used for u in uses)),
        float(any(u.is_mentioned for u in uses)),
        float(seen.has_rival),
    ]
    return np.array([*own, 1.0])


def kind_row(seen: Seen, kinds: "Row", manners: "Row") -> "Row":
    """The cues of the kind of roll; each game has its own copy of them."""
    import numpy as np

    active = 1.0 - float(sum(manners[PLACE[m]] for m in (*IDLE, "question"))) + _LEAST
    groups = [float(sum(manners[PLACE[m]] for m in g)) / active for g in GROUPS]
    powers = any(e.power and seen.uses[e.name].is_mentioned for e in seen.elements)
    own = np.array(
        [
            *(_log(float(share)) for share in kinds),
            *(share**0.5 for share in groups),
            *(float(seen.outcome == "roll" and seen.kind == k) for k in KINDS),
            float(seen.has_beings),
            float(seen.has_rival),
            *(float(f in seen.facts) for f in ("threat", "pursued", "resist", "hidden", "sale")),
            float(powers),
            1.0,
        ]
    )
    blocks = [own if seen.system == s else np.zeros_like(own) for s in SYSTEMS]
    return np.concatenate([own, *blocks])


def _stems(text: str) -> set[str]:
    return {w[:_STEM] for w in text.lower().split() if len(w) > 2}  # noqa: PLR2004 - stop words


def _purpose(element: SheetElement) -> frozenset[str]:
    return element.purpose | {m for n in element.fields for m in field_of(n).core}


@dataclass(frozen=True, slots=True)
class Reach:
    """How far an act lies in the reach of one name, as shares of what the act may be."""

    core: float
    further: float
    purpose: float
    whole: float


def reaches(elements: Sequence[SheetElement], manners: "Row") -> dict[str, Reach]:
    """How far an act lies in the reach of each name on a sheet, by name."""
    active = 1.0 - float(sum(manners[PLACE[m]] for m in (*IDLE, "question"))) + 10 * _LEAST

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

    mine, use = reach[element.name], seen.uses[element.name]
    name = bare(element.name)
    hits = seen.hits.get(element.name, ())
    rest = [e for e in seen.elements if e.name != element.name and not e.is_flaw]
    point, text, scene = vector(name), vector(seen.text), vector(seen.scene)
    to_text, to_scene = float(point @ text), float(point @ scene)
    others = [float(vector(bare(e.name)) @ (text + 0.5 * scene)) for e in rest]
    ahead = to_text + 0.5 * to_scene - max(others, default=0.0)
    above = mine.core - max((reach[e.name].core for e in rest), default=0.0)
    above_whole = mine.whole - max((reach[e.name].whole for e in rest), default=0.0)
    gear, known = bool(element.classes), bool(element.core or element.further or element.classes)
    calling = element.group == "archetype"
    said = element.name in seen.stitched
    near, near_scene = nearest(name, seen.text), nearest(name, seen.scene)
    stems = _stems(name)
    able = not gear
    wide = element.further | element.plain | element.named
    rules = seen.manner
    return np.array(
        [
            mine.purpose, mine.purpose**0.5, mine.whole, mine.whole**0.5,
            gear * mine.purpose, gear * mine.purpose**0.5, able * mine.whole**0.5,
            calling * mine.whole, said, use.is_used, use.is_mentioned, use.is_refused,
            min(max((h.text for h in hits), default=0.0), _MOST_HIT),
            min(max((h.total for h in hits), default=0.0), _MOST_HIT),
            mine.core, mine.core**0.5, mine.further, known, gear, gear * said,
            gear * mine.further, gear * near, gear * use.is_mentioned,
            bool(stems & _stems(seen.text)), bool(stems & _stems(seen.scene)),
            to_text, to_scene, near, near_scene, ahead, above, above_whole, like, calling,
            calling * mine.core, calling * ahead, calling * above, calling * above_whole,
            element.weight / 3, element.weight > 1, element.is_unknown,
            element.is_unknown * to_text, rules in element.core, rules in wide,
            (rules in element.core) * able, able * mine.core, seen.outcome == "roll",
            (seen.outcome == "roll") * said, 1.0,
        ],
        dtype=float,
    )  # fmt: skip


def hindrance_row(seen: Seen, element: SheetElement, manners: "Row", like: float) -> "Row":
    """The cues of whether a negative name works against the act."""
    import numpy as np

    active = 1.0 - float(sum(manners[PLACE[m]] for m in (*IDLE, "question"))) + 10 * _LEAST
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
            bool(stems & (_stems(seen.text) | _stems(seen.scene))), wide, wide * met, 1.0,
        ],
        dtype=float,
    )  # fmt: skip
