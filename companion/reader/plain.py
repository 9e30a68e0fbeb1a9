"""The word of the model that tells plain acts from attempts, and where it goes before the rules.

A roll with nothing at stake is not asked for. Tables and likeness find an attempt in nearly every
text, the more so where the scene is tense; this asks of a roll that they found whether anything in
words and scene stands against the act.
"""

from dataclasses import dataclass
from typing import Final

from companion.reader.act import TRIVIAL
from companion.reader.learned.cues import Seen
from companion.reader.learned.judge import Judge
from companion.reader.table import Table
from companion.reader.text import bag


@dataclass(frozen=True, slots=True)
class Bounds:
    """The shares of a text's being an attempt below which it is plain, by what is told in it.

    Attributes:
        outright: a blow, a theft, a lie, a flight, in so many words.
        told: any other act that is an attempt by itself.
        trivial: an act that is none by itself, of which the rules or the models made one.
        silent: no act that the tables know.
        guessed: acts that are none by themselves, the attempt taken from scene and sheet alone.
        plainly: a short text that tells but one such act (looking, going, resting): the share of a
            roll, not of an attempt, from which it is more than that.
        stands: the share of a roll from which one for an act told outright stands.
        lifts: the share of an attempt from which an act told outright is rolled for, though the
            rest of the reader sees nothing in doubt.
    """

    outright: float
    told: float
    trivial: float
    silent: float
    guessed: float
    plainly: float
    stands: float
    lifts: float


BY_ITSELF: Final = Bounds(
    outright=0.005,
    told=0.01,
    trivial=0.02,
    silent=0.05,
    guessed=0.02,
    plainly=0.6,
    stands=0.03,
    lifts=1.0,
)
"""For a text of which nothing else is known: an attempt as likely as not."""
IN_PLAY: Final = Bounds(
    outright=0.15,
    told=0.25,
    trivial=0.35,
    silent=0.35,
    guessed=0.5,
    plainly=0.9,
    stands=0.0,
    lifts=0.85,
)
"""For a line of a sitting, where most of what is typed is plain; from the items kept back."""
_OUTRIGHT: Final = bag(
    "fight shoot blast grapple break steal flee persuade deceive intimidate haggle sneak hide "
    "climb pick_lock cast chase"
)
"""What nobody says in so many words who means something plain."""
_NAMES: Final = {"listen": "look", "chore": "handle"}


def is_plain(view: Judge, bounds: Bounds) -> bool:
    """Whether a text for which the rest of the reader rolls is a plain act.

    Args:
        view: The models' view of it.
        bounds: What share of an attempt is too little.
    """
    return view.attempt < _bound(view.seen, bounds)


_SURE, _TOLD_SURE = 0.8, 0.3
"""The shares of an attempt from which a text is surely one, and one that tells it outright."""


def is_sure(view: Judge) -> bool:
    """Whether a text for which dice are rolled is surely an attempt.

    Args:
        view: The models' view of it.

    Returns:
        False where it tells no attempt in so many words, and may as well be a plain act.
    """
    told = view.seen.is_told and bool(set(view.seen.acts) - TRIVIAL)
    return view.attempt >= (_TOLD_SURE if told else _SURE)


_MAY_BE_PLAIN, _MAY_BE_TRIED = 0.35, 0.65
"""Between these shares of an attempt the first reading of a line kept back is wrong in four of ten,
and one line in fourteen lies there: worth a question, and seldom enough to be no nuisance
(``benchmarks/reader.py``)."""


def is_doubtful(view: Judge) -> bool:
    """Whether a text may as well be a plain act as an attempt.

    Args:
        view: The models' view of it.
    """
    return _MAY_BE_PLAIN <= view.attempt < _MAY_BE_TRIED


def _bound(seen: Seen, bounds: Bounds) -> float:
    told = set(seen.acts)
    if not told:
        return bounds.silent
    if told & _OUTRIGHT:
        return bounds.outright
    if told - TRIVIAL:
        return bounds.told
    is_guessed = seen.outcome == "roll" and not seen.is_lifted
    return bounds.guessed if is_guessed else bounds.trivial


def is_lifted(table: Table, view: Judge, bounds: Bounds) -> bool:
    """Whether an attempt is told outright that the rest of the reader takes for none.

    Args:
        table: What was read.
        view: The models' view of it.
        bounds: What share of an attempt is enough.
    """
    told = any(a.standing == "live" and a.manner not in TRIVIAL for a in table.acts)
    return told and view.outcome != "question" and view.attempt > bounds.lifts


def manner_of(table: Table, view: Judge) -> str:
    """What a plain act is, under a name that the rest of the reader knows.

    Args:
        table: What was read.
        view: The models' view of it.
    """
    plain = [a.manner for a in table.acts if a.standing == "live" and not a.is_noun]
    told = next((m for m in plain if m in TRIVIAL), "")
    return _NAMES.get(told, told) or view.idle_manner


def asks_of_world(table: Table) -> bool:
    """Whether a text is one question to the table, with nobody in the scene spoken to.

    Args:
        table: What was read.
    """
    tokens = table.reading.tokens
    asks = table.text.rstrip(' "”').endswith("?") and not any(t.quoted for t in tokens)
    told = any(a.standing == "live" and not a.is_noun for a in table.acts)
    return asks and not told and not _YOU & {t.word for t in tokens}


_YOU: Final = bag("you your yours du dich dir ihr euch sie ihnen tu te toi vous ton votre usted")
