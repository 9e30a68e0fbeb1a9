"""The oracle's throws without a campaign: faces in, readings out. They change nothing."""

import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from companion.oracle import odds, readings
from companion.oracle.words import SIDES, pair
from engine.api import JsonValue, agreeing, capital

Throw = Callable[[Sequence[int], str], tuple[int, ...]]
"""Throws dice: sides of each and what is asked, to the faces."""

_SLOT: Final = re.compile(r"\{(\w+)\}")
_AGREE: Final = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
MOST_NAMES: Final = 200
"""Names that an event may choose among; the latest count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What an event may be about.

    Attributes:
        people: names of people in the story.
        threads: open threads.
        clocks: clocks that run against the players.
        told: texts of earlier readings, oldest first; other words are found while there are some.
        place: where the scene is set, in short; "" for nowhere in particular.
    """

    people: tuple[str, ...] = ()
    threads: tuple[str, ...] = ()
    clocks: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """Something that happens and that nobody asked for.

    Attributes:
        focus: what it is about, one of ``readings.FOCI``.
        about: the person, thread or clock; "" for none.
        verb, subject: the meaning words.
        text: how it is told.
    """

    focus: str
    about: str
    verb: str
    subject: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer of the oracle.

    Attributes:
        question: what was asked.
        likelihood: one of ``odds.LIKELIHOODS``.
        tension: the story's tension then.
        faces: the d20, the d6 and the d20.
        yes: whether the answer is yes.
        turn: "and", "but" or "".
        verb, subject: the meaning words.
        text: how it is told.
        happening: what happens beside it; None for nothing.
        again: the same was asked a moment ago, and this is the answer that it got then.
    """

    question: str
    likelihood: str
    tension: int
    faces: tuple[int, ...]
    yes: bool
    turn: str
    verb: str
    subject: str
    text: str
    happening: Happening | None = None
    again: bool = False

    @property
    def result(self) -> str:
        """``yes_and``, ``yes``, ``yes_but``, ``no_but``, ``no`` or ``no_and``."""
        return ("yes" if self.yes else "no") + (f"_{self.turn}" if self.turn else "")

    def as_json(self) -> dict[str, JsonValue]:
        """Return it as JSON data."""
        data = asdict(self)
        data["faces"] = list(self.faces)
        del data["again"]
        return data


def answer_from_json(data: dict[str, Any], *, again: bool = False) -> Answer:
    """Return an answer that ``as_json`` gave."""
    happening = data.get("happening")
    return Answer(
        **{
            **data,
            "faces": tuple(data["faces"]),
            "happening": None if happening is None else Happening(**happening),
            "again": again,
        }
    )


def ask(
    question: str, likelihood: str, *, tension: int, known: Known, throw: Throw, about: str
) -> Answer:
    """Ask yes or no.

    Args:
        question: the question.
        likelihood: one of ``odds.LIKELIHOODS``.
        tension: 0..6.
        known: what an event may be about.
        throw: throws the dice.
        about: what is kept with the dice.
    """
    *faces, verb_face, subject_face = throw((*odds.ANSWER_SIDES, *SIDES), about)
    yes, turn, event = odds.read_answer(likelihood, tension, tuple(faces))
    verb, subject = pair(verb_face, subject_face)
    key = ("yes" if yes else "no") + (f"_{turn}" if turn else "")
    return Answer(
        question=question,
        likelihood=likelihood,
        tension=tension,
        faces=tuple(faces),
        yes=yes,
        turn=turn,
        verb=verb,
        subject=subject,
        text=_told(readings.ANSWERS[key], (verb_face, subject_face), known),
        happening=happen(known=known, throw=throw, about=f"event: {about}") if event else None,
    )


def happen(*, known: Known, throw: Throw, about: str) -> Happening:
    """Throw for something that happens."""
    focus_face, verb_face, subject_face = throw((readings.FOCUS_SIDES, *SIDES), about)
    verb, subject = pair(verb_face, subject_face)
    focus = readings.focus_of(focus_face)
    names = _names(focus, known)[-MOST_NAMES:]
    if focus.split()[0] in ("person", "thread", "clock") and not names:
        focus = "newcomer" if focus.startswith("person") else "place"
    name = ""
    if names:
        # One name needs no die; two and more are chosen by one that the journal keeps.
        name = names[throw((len(names),), f"who or what: {about}")[0] - 1 if len(names) > 1 else 0]
    what = focus.split()[0]
    shown = {what: name} if what in ("person", "thread", "clock") else {}
    return Happening(
        focus=focus,
        about=name,
        verb=verb,
        subject=subject,
        text=_told(readings.EVENTS[focus], (verb_face, subject_face), known, **shown),
    )


def _names(focus: str, known: Known) -> tuple[str, ...]:
    if focus.startswith("person"):
        return known.people
    if focus.startswith("thread"):
        return known.threads
    return known.clocks if focus == "clock" else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneTest:
    """How a scene begins.

    Attributes:
        expected: what the player pictured.
        tension: the story's tension then.
        face: the d12.
        result: one of ``odds.SCENE_RESULTS``.
        text: how it is told.
        happening: what interrupts; None otherwise.
    """

    expected: str
    tension: int
    face: int
    result: str
    text: str
    happening: Happening | None = None

    def as_json(self) -> dict[str, JsonValue]:
        """Return it as JSON data."""
        return asdict(self)


def told_of(test: SceneTest) -> list[str]:
    """Return what is told of a scene's beginning; nothing where it is as expected."""
    return [] if test.result == "as expected" else [test.text]


def try_scene(expected: str, *, tension: int, known: Known, throw: Throw, about: str) -> SceneTest:
    """Throw for how a scene begins."""
    face, verb_face, subject_face = throw((odds.SCENE_SIDES, *SIDES), about)
    result = odds.read_scene(tension, face)
    pool = {
        "as expected": readings.EXPECTED,
        "altered": readings.ALTERED,
        "interrupted": readings.INTERRUPTED,
    }[result]
    text = _told(pool, (verb_face, subject_face), known)
    happening = None
    if result == "interrupted":
        happening = happen(known=known, throw=throw, about=f"interruption: {about}")
        text = f"{text} {happening.text}"
    return SceneTest(
        expected=expected,
        tension=tension,
        face=face,
        result=result,
        text=text,
        happening=happening,
    )


def _told(pool: Sequence[str], faces: tuple[int, int], known: Known, **shown: str) -> str:
    """Return a text of a pool with the story's own names in it.

    The dice that choose the meaning words choose the text and whom it names, so that a reading
    says nothing which dice have not said. A text that names what the ledger has not is passed over.

    Args:
        pool: the texts.
        faces: of the two dice of the meaning words.
        known: what the ledger has.
        shown: what an event is about.
    """
    slots = {**_anchors(faces[1], known), **shown}
    fitting = [t for t in pool if {s.casefold() for s in _SLOT.findall(t)} <= set(slots)]
    template = _vary(fitting, sum(faces), known)
    named = slots.get("person") or slots.get("who", "")
    agreed = _AGREE.sub(lambda m: agreeing(named, m[1], m[2]), template)
    names = {key: _as_told(value) for key, value in slots.items()}
    text = _SLOT.sub(lambda m: _cased(m[1], names[m[1].casefold()]), agreed)
    return re.sub(r"([?!])\.", r"\1", text)


def _anchors(face: int, known: Known) -> dict[str, str]:
    """Return a person, an open thread and the place, as far as the ledger has them."""
    found = {"place": known.place} if known.place else {}
    for slot, names in (("who", known.people), ("matter", known.threads)):
        latest = names[-MOST_NAMES:]
        if latest:
            found[slot] = latest[face % len(latest)]
    return found


def _as_told(name: str) -> str:
    """Return a name as the story calls it once it is known: "a pilgrim" is the pilgrim."""
    return re.sub(r"^an? ", "the ", name).removesuffix(".")


def _cased(slot: str, name: str) -> str:
    return capital(name) if slot[0].isupper() else name


def _vary(pool: Sequence[str], number: int, known: Known) -> str:
    """Return the template used least lately, the ones never used in an order that dice chose."""
    start = number % len(pool)
    turned = [*pool[start:], *pool[:start]]
    return min(turned, key=lambda template: _age(template, known.told))


def _age(template: str, told: Sequence[str]) -> int:
    """Return when a template was used last: 0 never, else the larger the more lately."""
    parts = re.split(r"\{\w+\}|<[^>]*>", template)
    mark = max(parts, key=len)
    return next((i + 1 for i in range(len(told) - 1, -1, -1) if mark in told[i]), 0)
