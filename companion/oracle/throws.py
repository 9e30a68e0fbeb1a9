"""The oracle's throws without a campaign: faces in, readings out. They change nothing."""

import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from companion.oracle import odds, readings
from companion.oracle.words import SIDES, pair
from engine.api import JsonValue, capital

Throw = Callable[[Sequence[int], str], tuple[int, ...]]
"""Throws dice: sides of each and what is asked, to the faces."""

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
    """

    people: tuple[str, ...] = ()
    threads: tuple[str, ...] = ()
    clocks: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


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
    told = _vary(readings.ANSWERS[key], verb_face + subject_face, known)
    return Answer(
        question=question,
        likelihood=likelihood,
        tension=tension,
        faces=tuple(faces),
        yes=yes,
        turn=turn,
        verb=verb,
        subject=subject,
        text=told.format(verb=verb, subject=subject),
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
    shown = {"person": name, "thread": name, "clock": name, "Person": capital(name),
             "Clock": capital(name)}  # fmt: skip
    told = _vary(readings.EVENTS[focus], verb_face + subject_face, known)
    return Happening(
        focus=focus,
        about=name,
        verb=verb,
        subject=subject,
        text=told.format(verb=verb, subject=subject, **shown),
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
    verb, subject = pair(verb_face, subject_face)
    pool = {
        "as expected": readings.EXPECTED,
        "altered": readings.ALTERED,
        "interrupted": readings.INTERRUPTED,
    }[result]
    text = _vary(pool, verb_face + subject_face, known).format(verb=verb, subject=subject)
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


def _vary(pool: Sequence[str], number: int, known: Known) -> str:
    """Return the template used least lately, the ones never used in an order that dice chose."""
    start = number % len(pool)
    turned = [*pool[start:], *pool[:start]]
    return min(turned, key=lambda template: _age(template, known.told))


def _age(template: str, told: Sequence[str]) -> int:
    """Return when a template was used last: 0 never, else the larger the more lately."""
    parts = re.split(r"\{\w+\}", template)
    mark = max(parts, key=len)
    return next((i + 1 for i in range(len(told) - 1, -1, -1) if mark in told[i]), 0)
