"""Effects that prose tells by what it shows: a thing or a harm by its kind, a mood."""

import re
from typing import Final

from companion.narration.prose.contrary import harms_named, hit, is_painful
from companion.narration.prose.denial import clause_before, is_unmade
from companion.narration.prose.possessions import parts_named
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import patterns
from engine.api import Effect

_YOURS: Final = re.compile(
    r"\b(?:you|yours?|dir|dich|dein\w*|te|toi|ton|ta|tes|tus?|ti)\b|\bt'", re.IGNORECASE
)

_NEAR: Final = 25
"""Letters before a mood within which it is denied."""


def is_shown(effect: Effect, reading: Reading) -> bool:
    """Whether a narration shows what an effect says, in words of its own.

    Args:
        effect: an effect that no words of its own name tell.
        reading: the narration.
    """
    if effect.kind == "gear":
        return _thing_shown(effect, reading)
    if effect.kind == "harm":
        return _harm_shown(effect, reading)
    if effect.kind == "relation":
        moods = ("warm", "warm_mild") if effect.good else ("cold", "cold_mild")
        return any(_is_felt(mood, s) for mood in moods for s in reading.said)
    return False


def _is_felt(mood: str, sentence: str) -> bool:
    """Whether a sentence has words of a mood, and does not deny them: "she does not like you"."""
    found = hit(mood, sentence)
    if not found or not mood.startswith("warm"):
        return bool(found)
    return not is_unmade(clause_before(sentence, sentence.lower().find(found))[-_NEAR:])


def _thing_shown(effect: Effect, reading: Reading) -> bool:
    """Whether something comes into hands, or breaks or goes: what, the listener can tell."""
    for number, sentence in enumerate(reading.said):
        language = reading.language(number)
        blocks = (f"gains.{language}",) if effect.good else ("losses.ill", "losses.used")
        if any(p.search(sentence) for block in blocks for p in patterns(block)):
            return True
    return False


def _harm_shown(effect: Effect, reading: Reading) -> bool:
    text = f"{effect.name} {effect.tell}"
    wanted, parts = harms_named(text), parts_named(text)
    for sentence in reading.told:
        if not _YOURS.search(sentence) or hit("whole", sentence):
            continue
        if harms_named(sentence) & wanted:
            return True
        if parts & parts_named(sentence) and is_painful(sentence):
            return True
    return False
