"""Judges one text: what the fit says, bent by what must hold whatever the words.

A bad circumstance never makes a task easier, and a good one never harder; a deed beyond people is
at the top; a stated measure such as the width of a gap has its say.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from companion.difficulty.cues import Reading, is_stealth, without
from companion.difficulty.examples import SHARED, Example, Text, examples, stem
from companion.difficulty.facets import Readings, meanings, readings_of
from companion.difficulty.feats import FLOOR, is_beyond
from companion.difficulty.fit import columns, example_meanings, predicted, vocabularies
from companion.difficulty.grades import LADDERS, fits, grade_of
from companion.difficulty.measures import measured_step
from companion.difficulty.scales import Difficulty
from companion.difficulty.traits import is_classed
from companion.difficulty.tuning import tuning

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_NEIGHBOURS: Final = 3
_MIDDLING: Final = 1.0
_SAME: Final = 0.9
_TELLING: Final = 0.7
"""Steps that the scene must come to before it raises the difficulty in any case."""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A calibrated example and how near (0..1) its action is, in meaning and in words."""

    example: Example
    likeness: float


@dataclass(frozen=True, slots=True)
class Judged:
    """What was judged, and on what grounds.

    `eased` is the difficulty without the circumstances that make it harder, and `hardening` holds
    the ids of their cues; `is_beyond` says that the deed is past people, `is_measured` that a
    stated measure had its say; `act` is the stem of what is done, and `is_known` whether any word
    of the action is known at all.
    """

    value: Difficulty
    eased: Difficulty
    cues: Reading
    hardening: frozenset[str]
    neighbours: tuple[Neighbour, ...]
    is_beyond: bool
    is_measured: bool
    act: str
    is_known: bool


@dataclass(frozen=True, slots=True)
class Case:
    """A text in its game.

    `measure` is the grade that a stated measure stands for, or else that of an example which says
    the same in almost the same words; None without either.
    """

    system: str
    text: Text
    measure: float | None

    def bare(self, goes: Callable[[float], bool], *, scene_only: bool = False) -> "Case":
        """Give the case without the circumstances whose weight, in steps, is of a kind."""
        text = self.text
        stealth = is_stealth(text.action)
        action = text.action
        if not scene_only:
            action = without(
                action, goes=goes, language=text.language, stealth=stealth, in_action=True
            )
        context = without(text.context, goes=goes, language=text.context_language, stealth=stealth)
        return replace(self, text=replace(text, action=action, context=context))

    def place(self) -> int:
        """Give the place on the ladder that is most likely right."""
        import numpy as np

        numbers = tuning()
        answer = predicted(self.text)
        chances = answer[columns()[self.system]]
        grade = float(answer[columns()["grade"]][0])
        grade = numbers.middle + numbers.stretch * (grade - numbers.middle)
        if self.measure is not None:
            right = np.array(fits(system=self.system, grade=self.measure), dtype=np.float32)
            chances = (1 - numbers.measure) * chances + numbers.measure * right
            grade = (1 - numbers.measure) * grade + numbers.measure * self.measure
        ladder = LADDERS[self.system]
        grades = np.array([grade_of(system=self.system, value=value) for value in ladder])
        return int(np.argmax(chances - numbers.pull * np.abs(grades - grade)))


def judged(*, system: str, text: Text, told: tuple[str, str]) -> Judged:
    """Judge how hard an action is.

    Args:
        system: Slug of the game.
        text: Folded words of the action and its circumstances.
        told: Action and circumstances as they were told, for the measures in them.
    """
    # What does not matter for this kind of action, as the dark for somebody who hides, goes first.
    measure = measured_step(*told)
    case = Case(system, text, measure).bare(lambda steps: steps == 0)
    neighbours = _neighbours(case)
    if measure is None and not case.text.context and neighbours[0].likeness >= _SAME:
        case = replace(case, measure=neighbours[0].example.grade)
    readings = readings_of(case.text)
    cues = readings.both
    beyond = is_beyond(text.action)
    known = bool(readings.action.found) or _is_known(case.text.english())
    if known:
        eased, value = _bent(case, readings, floor=FLOOR if beyond else 0.0)
    else:
        eased = _least(system, _MIDDLING)
        value = eased + (readings.context.shift >= _TELLING)
    return Judged(
        value=LADDERS[system][value],
        eased=LADDERS[system][eased],
        cues=cues,
        hardening=_ids(cues, upwards=True),
        neighbours=neighbours,
        is_beyond=beyond,
        is_measured=measure is not None,
        act=case.text.english().act,
        is_known=known,
    )


def _bent(case: Case, readings: Readings, *, floor: float) -> tuple[int, int]:
    """Give the places without and with the bad circumstances."""
    cues = readings.both
    least = _least(case.system, max(floor, cues.floor or 0.0))
    hardening = _ids(cues, upwards=True)
    if cues.ceiling is not None and not hardening and not least:
        return 0, 0
    value = case.place()
    if _ids(cues, upwards=False):
        value = min(value, case.bare(lambda steps: steps < 0).place())
    eased = value
    if hardening:
        eased = case.bare(_hinders).place()
        of_action = case.bare(_hinders, scene_only=True).place()
        value = max(value, of_action, eased + (readings.context.shift >= _TELLING))
        value = min(value, _top(case, eased))
    value = min(max(value, least), len(LADDERS[case.system]) - 1)
    return min(eased, value), value


def _top(case: Case, eased: int) -> int:
    """Give the highest place to which bad circumstances raise a task.

    They make it harder, and never by themselves impossible: the top of a ladder is for deeds beyond
    people, which stand there whatever surrounds them, and for what a stated measure says.
    """
    last = len(LADDERS[case.system]) - 1
    return last if case.measure is not None else max(eased, last - 1)


def _is_known(text: Text) -> bool:
    places = vocabularies()[0].places
    return any(stem(word) in places or is_classed(word) for word in text.action_words)


def _hinders(steps: float) -> bool:
    return steps > 0


def _ids(cues: Reading, *, upwards: bool) -> frozenset[str]:
    return frozenset(cue.id for cue, weight in cues.found if weight and (weight > 0) == upwards)


def _least(system: str, floor: float) -> int:
    """Give the lowest place on a ladder that is not below a floor, by rounding."""
    ladder = LADDERS[system]
    return next(
        place
        for place, value in enumerate(ladder)
        if grade_of(system=system, value=value) > floor - 0.5 or place == len(ladder) - 1
    )


def _neighbours(case: Case) -> tuple[Neighbour, ...]:
    """Find the examples nearest in meaning and words, of this game or of all games."""
    import numpy as np

    text = case.text.english()
    action, _ = meanings([text])
    likeness = 0.5 * (example_meanings()[0] @ action[0])
    words = vocabularies()[0].rows([text.action_words])[0]
    places = vocabularies()[0].places
    for word in {stem(word) for word in text.action_words} & places.keys():
        lines, weights = _postings()[word]
        likeness[lines] += (0.5 * weights * float(words[places[word]])).astype(np.float32)
    nearest = -np.where(_is_of(case.system), likeness, -1.0)
    order = np.argsort(nearest, kind="stable")[:_NEIGHBOURS]
    return tuple(Neighbour(examples()[int(at)], float(likeness[int(at)])) for at in order)


@cache
def _is_of(system: str) -> "npt.NDArray[np.bool_]":
    """Give for each example whether it counts in a game."""
    import numpy as np

    return np.array([example.system in (system, SHARED) for example in examples()])


@cache
def _postings() -> "dict[str, tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]]":
    """Give for each stem the examples that use it, each once, with its share in them (0..1)."""
    import numpy as np

    weights = vocabularies()[0].weights
    found: dict[str, list[tuple[int, float]]] = {word: [] for word in weights}
    for line, example in enumerate(examples()):
        own = {stem(word) for word in example.text.action_words} & weights.keys()
        length = sum(weights[word] ** 2 for word in own) ** 0.5
        for word in own:
            found[word].append((line, weights[word] / length))
    return {
        word: (
            np.array([line for line, _ in uses], dtype=np.int64),
            np.array([share for _, share in uses], dtype=np.float64),
        )
        for word, uses in found.items()
    }
