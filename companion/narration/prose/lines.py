"""The line that tells an effect once more, in the language of the narration."""

from collections.abc import Sequence
from typing import Final

from companion.narration.brief import Brief
from companion.narration.prose.things import language_of
from companion.narration.prose.words import table
from engine.api import Effect

_RELATION: Final = {True: "warmer", False: "colder"}


def effect_line(effect: Effect, sentences: Sequence[str]) -> str:
    """Return the sentence of an effect, or its name and whom it is about in another language.

    Names stay as the table gave them, whatever it speaks.

    Args:
        effect: what stands.
        sentences: the narration that the line goes with.

    Example:
        >>> told = Effect(kind="harm", change="gain", target="Farek", name="Shaken", size=1,
        ...               good=False, tell="The fall has shaken Farek to the core of him.")
        >>> effect_line(told, ["Der Ast bricht, und du liegst auf dem Rücken."])
        'Farek: Shaken.'
    """
    tell = effect.tell or f"{effect.name}."
    language = language_of(sentences)
    if language_of([tell], language) == language:
        return tell
    if effect.kind == "relation":
        return table(f"standing.{language}")[_RELATION[effect.good]].format(name=effect.target)
    return f"{effect.target}: {effect.name}."


def outcome_line(brief: Brief, sentences: Sequence[str]) -> str:
    """Return what came of an attempt, in the language of the narration: as promised, or plainly.

    Args:
        brief: the result.
        sentences: the narration that the line goes with.
    """
    language = language_of(sentences)
    if language_of([brief.promised], language) == language:
        return brief.promised
    return table(f"standing.{language}")["done" if brief.passed else "undone"]
