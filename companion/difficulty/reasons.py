"""Says why a difficulty was suggested, in words for a player."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from companion.difficulty.cues import Reading
from companion.difficulty.estimate import Judged, Neighbour
from companion.difficulty.grades import at_grade, grade_of, meaning_of
from companion.difficulty.scales import known_terms, spoken
from companion.difficulty.words import tokens

_NEAR: Final = 0.62
"""From this likeness on an example is named as one to compare with."""
_AS_HARD: Final = 1.5
_NAMED_CUES: Final = 2
_LOW: Final = 2.0
"""Up to this grade (0 trifling to 5 beyond anybody) what eases an act is told."""
_HIGH: Final = 3.0
"""From this grade on what makes it hard is told, even where it were as hard without."""
_LIGHT: Final = 0.25
_QUOTE_LENGTH: Final = 80
_LAST_ARTICLE: Final = re.compile(r" (?:an?|the|my|our)$", re.IGNORECASE)


def grounds(system: str, found: Judged, *, told: Sequence[str] = ()) -> str:
    """Say what a difficulty means, what it was compared with and which circumstances count.

    An example is named only where it is really near; a far-fetched one would explain nothing.

    Args:
        system: Slug of the game.
        found: What was judged.
        told: Action and circumstances as they were told, to quote from.

    Returns:
        Sentences, the last without its full stop.
    """
    if not found.is_known:
        return "nothing in these words says what is tried, so a middling task is taken"
    parts = [meaning_of(system=system, value=found.value)]
    nearest = next((near for near in found.neighbours if _compares(system, found, near)), None)
    if nearest is not None:
        parts.append(_beside(system, found, nearest))
    sentences = [", ".join(parts)]
    if found.is_measured:
        sentences.append("The measure that is stated decides")
    if found.is_beyond:
        sentences.append("It is a deed beyond any human")
    by = _told_by(system, found, told)
    return ". ".join([*sentences, by] if by else sentences)


def _told_by(system: str, found: Judged, told: Sequence[str]) -> str:
    """Name the circumstances that moved the difficulty; one that changed nothing explains nothing.

    What made it harder is told where less would have been asked without it; what makes it easier
    only where the difficulty is a low one.
    """
    grade = grade_of(system=system, value=found.value)
    if grade > grade_of(system=system, value=found.eased) or grade >= _HIGH:
        harder = _clauses(found.cues, told, upwards=True)
        return f"It is harder because {listed(harder)}" if harder else ""
    easier = _clauses(found.cues, told, upwards=False)
    return f"It is easier because {listed(easier)}" if easier and grade <= _LOW else ""


def _beside(system: str, found: Judged, near: Neighbour) -> str:
    """Set what was judged beside the example: as hard, or which of the two is harder."""
    value = at_grade(system=system, grade=near.example.grade)
    here, there = (grade_of(system=system, value=v) for v in (found.value, value))
    how = "comparable to" if here == there else "harder than" if here > there else "easier than"
    return f"{how} “{near.example.action}” ({spoken(system=system, value=value)})"


def _compares(system: str, found: Judged, near: Neighbour) -> bool:
    """Tell whether an example explains what was judged: the same act, much alike, about as hard.

    What the circumstances add is told beside it.
    """
    grade = grade_of(system=system, value=found.eased)
    return (
        near.likeness >= _NEAR
        and near.example.text.act == found.act
        and abs(near.example.grade - grade) <= _AS_HARD
    )


def listed_examples(system: str, found: Judged) -> tuple[str, ...]:
    """Write the nearest examples, each with its difficulty and its reason."""
    return tuple(
        f"{quoted(near.example.action)} ({_value(system, near)}: {near.example.why})"
        for near in found.neighbours
    )


def hindered(system: str, counted: Mapping[str, tuple[str, int]]) -> str:
    """Say what the hindrances do in this system; nothing without any.

    Args:
        system: Slug of the game.
        counted: Name and weight of each hindrance.
    """
    if not counted:
        return ""
    if not known_terms(system).weight_per_step:
        names = listed([quoted(name) or "a hindrance" for name, _ in counted.values()])
        return f"; {names} counts on the roll, not in the DR"
    parts = [f"{quoted(name) or 'a hindrance'} (+{weight})" for name, weight in counted.values()]
    return f"; to this comes {listed(parts)}"


def quoted(text: str) -> str:
    """Shorten a text that is too long to be quoted whole."""
    return text if len(text) <= _QUOTE_LENGTH else text[: _QUOTE_LENGTH - 1].rstrip() + "…"


def listed(names: Sequence[str]) -> str:
    """Write names as a list: "a, b and c"; a comma more where a name has an "and" of its own."""
    if len(names) == 1:
        return names[0]
    comma = "," if any(" and " in name for name in names) else ""
    return f"{', '.join(names[:-1])}{comma} and {names[-1]}"


def _value(system: str, near: Neighbour) -> str:
    value = at_grade(system=system, grade=near.example.grade)
    return spoken(system=system, value=value)


def _clauses(cues: Reading, told: Sequence[str], *, upwards: bool) -> list[str]:
    """Give a clause for each of the heaviest cues, with the words that it was told in."""
    found = [cue for cue, weight in cues.found if abs(weight) >= _LIGHT and (weight > 0) == upwards]
    return [_with_words(cue.label, cues.said.get(cue.id, ""), told) for cue in found[:_NAMED_CUES]]


def _with_words(clause: str, said: str, told: Sequence[str]) -> str:
    """Put the words in quotes into a clause, or behind it where it does not say the same."""
    words = _LAST_ARTICLE.sub("", as_told(said, told))
    if "{said}" in clause:
        return clause.format(said=f"“{words}”")
    if not words or set(said.split()) & set(tokens(clause)):
        return clause
    return f"{clause} (“{words}”)"


def as_told(said: str, told: Sequence[str]) -> str:
    """Give folded words as they were told, with capitals and accents.

    Example:
        >>> as_told("bei nacht", ("Ich klettere bei Nacht hinauf.",))
        'bei Nacht'
    """
    if not said:
        return ""
    longest = len(said.split())
    for text in told:
        words = list(re.finditer(r"[\w’']+", text))
        folded = [" ".join(tokens(word.group())) for word in words]
        for place in range(len(words)):
            for end in range(place + 1, min(len(words), place + longest) + 1):
                if " ".join(folded[place:end]) == said:
                    return text[words[place].start() : words[end - 1].end()]
    return said
