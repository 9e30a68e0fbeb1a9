"""What the models see: a text with its scene, what the rules made of it, and a name on the sheet.

Every row of numbers ends in a constant 1. The order of the cues is the order of the weights.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.reader.crafts import Hit
from companion.reader.gear import Use
from companion.reader.intent import Kind
from companion.reader.learned import encoder
from companion.reader.learned.vectors import vector
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
_ENGLISH = "en"
_MANY, _FEW_WORDS = 40, 5
LEAST = 1e-4


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

    @property
    def is_encoded(self) -> bool:
        """Whether the encoder reads the text: it knows English alone."""
        return self.language == _ENGLISH and encoder.encoder() is not None


def _log(share: float) -> float:
    from math import log

    return log(max(share, LEAST))


def _logit(share: float) -> float:
    from math import log

    share = min(max(share, LEAST), 1 - LEAST)
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
        [
            vector(seen.text) * _TEXT_SHARE,
            vector(seen.scene) * _SCENE_SHARE,
            *(encoder.cues(seen.text, seen.scene) if seen.is_encoded else ()),
            tail,
        ]
    )


def manner_row(text: str, scene: str = "", *, is_encoded: bool = True) -> "Row":
    """The cues of what a text, or a name, is about.

    Args:
        text: The words.
        scene: The scene as told so far; empty for a name.
        is_encoded: Whether the encoder, where there is one, is asked as well.

    Returns:
        The row.
    """
    import numpy as np

    return np.concatenate(
        [
            vector(text) * _TEXT_SHARE,
            vector(scene) * _SCENE_IN_MANNER,
            *(encoder.cues(text, scene)[:1] if is_encoded else ()),
            np.ones(1),
        ]
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

    active = 1.0 - float(sum(manners[PLACE[m]] for m in (*IDLE, "question"))) + LEAST
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
