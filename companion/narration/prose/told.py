"""Whether every effect is told, at least in substance."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.prose.contrary import hit
from companion.narration.prose.denial import denies
from companion.narration.prose.facts import Facts
from companion.narration.prose.meaning import covered
from companion.narration.prose.outcome import evidence
from companion.narration.prose.reading import Reading
from companion.narration.prose.shown import is_shown
from companion.narration.prose.things import language_of
from companion.narration.prose.words import content, groups, stem, telling_words
from engine.api import Effect

_LEAST_WORDS: Final = 2
_ALIKE: Final = 0.42
_YOURS: Final = re.compile(
    r"\b(?:you|yours?|dir|dich|du|dein\w*|te|toi|tu|ton|ta|tes|tus?|ti)\b|\bt'", re.IGNORECASE
)
_SCENE: Final = frozenset(["trouble", "clock", "cost", "position", "edge"])


def untold_effects(sentences: Sequence[str], facts: Facts) -> Iterator[Effect]:
    """Yield the effects that no sentence surely tells."""
    reading = Reading.of(sentences, facts)
    for effect in facts.effects:
        about = _about(effect, sentences, reading)
        said = frozenset().union(*map(content, about))
        is_told = _is_told(effect, said, facts.names) or _is_meant(effect, about, facts)
        is_told = is_told or _is_akin(effect, about, facts)
        if not is_told and not is_shown(effect, reading):
            yield effect


def untold_notes(sentences: Sequence[str], facts: Facts) -> Iterator[str]:
    """Yield the facts of the roll that no sentence surely tells."""
    said = frozenset().union(*map(content, sentences)) if sentences else frozenset()
    for note in facts.brief.facts:
        if not _note_told(note, said, facts.names) and not _is_outcome(note, sentences, facts):
            yield note


def _about(effect: Effect, sentences: Sequence[str], reading: Reading) -> Sequence[str]:
    """Return the sentences that may tell an effect: a harm of the character is told of "you"."""
    is_own = effect.kind == "harm" and effect.target == reading.facts.brief.attempt.actor
    if not is_own or reading.is_third_person or language_of(sentences) == "es":
        return sentences  # in Spanish the verb alone says "you"
    told = zip(sentences, reading.said, strict=True)
    return [sentence for sentence, as_you in told if _YOURS.search(as_you)]


def _is_told(effect: Effect, said: frozenset[str], names: frozenset[str]) -> bool:
    """Whether two words that tell an effect are said, or all where it has fewer.

    One word alone names what the effect is about, and may tell the opposite of it.
    """
    name = content(effect.name.partition(" (")[0])
    telling = (name | content(effect.tell)) - names or name
    if not _is_going(effect):
        return len(telling & said) >= min(_LEAST_WORDS, len(telling))
    # That a thing is named says nothing of its breaking or going.
    going = groups()["break"] | groups()["lose"]
    return bool(said & going) or len((telling - name) & said) >= _LEAST_WORDS


def _is_going(effect: Effect) -> bool:
    return effect.kind == "gear" and effect.change in ("lose", "lower")


def _is_meant(effect: Effect, sentences: Sequence[str], facts: Facts) -> bool:
    """Whether an effect is told in other words than its own."""
    if _is_going(effect):
        return False
    words = [w for sentence in sentences for w in telling_words(sentence)]
    for text in (effect.name.partition(" (")[0], effect.tell):
        wanted = [w for w in telling_words(text) if stem(w) not in facts.names]
        if covered(wanted, words) >= _ALIKE:
            return True
    return False


def _is_akin(effect: Effect, sentences: Sequence[str], facts: Facts) -> bool:
    """Whether a sentence that denies nothing has words akin to those of a change of the scene.

    A bell that rings tells of an alarm; a quiet yard tells of none.
    """
    if effect.kind not in _SCENE:
        return False
    name = content(effect.name)
    telling = (name | content(effect.tell)) - facts.names or name
    for sentence in sentences:
        if denies(sentence) or hit("calm", sentence):
            continue
        words = content(sentence)
        akin = [w for w in telling if w in words or any(w in g for g in _groups_of(words))]
        if len(akin) >= min(_LEAST_WORDS, len(telling)) or (len(name) == 1 and name <= {*akin}):
            return True
    return False


def _note_told(note: str, said: frozenset[str], names: frozenset[str]) -> bool:
    words = content(note) - names
    return not words or bool(words & said) or any(g & said for g in _groups_of(words))


def _is_outcome(note: str, sentences: Sequence[str], facts: Facts) -> bool:
    """Whether a note on the opponent goes without saying where the outcome is told."""
    opponent = facts.brief.attempt.opponent
    if opponent is None or not content(opponent.name) & content(note):
        return False
    sums = [evidence(sentence, facts) for sentence in sentences]
    side = 0 if facts.brief.passed else 1
    return sum(s[side] for s in sums) > sum(s[1 - side] for s in sums)


def _groups_of(words: frozenset[str]) -> list[frozenset[str]]:
    return [members for members in groups().values() if members & words]
