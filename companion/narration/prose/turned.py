"""Effects that prose may tell of somebody or something else, or take back: they are told once more.

Here nothing is sure enough to withhold a sentence. Who is named where an effect is told, which
number stands where the effect has another, whether what was told is undone two clauses on: that is
a matter of order and place and not of single words.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.counts import has_number, value_of
from companion.narration.prose.denial import QUOTED, denies
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.stated import pieces, roots, same
from companion.narration.prose.words import content, patterns, stem
from engine.api import Effect

_NAME: Final = re.compile(r"(?<=[\w,;:’'-] )([A-ZÄÖÜÉÁÍÓÑ][^\W\d_]{2,})")
_TOKEN: Final = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)?")
_NOUN: Final = 4
"""Letters of a word that a number before it may count."""
_HALF: Final = 0.6
"""Share of what is new in a fact that must go unsaid before it is told once more."""
_YOURS: Final = frozenset(
    (
        *("you", "your", "yours", "thee", "dir", "dich", "du", "dein", "deine", "deiner", "te"),
        *("toi", "tu", "ton", "ta", "tes", "ti", "tus", "tuyo", "tuya", "contigo"),
    )
)
_TITLES: Final = frozenset(
    ["old", "the", "mr", "mrs", "miss", "der", "die", "das", "le", "la", "el", "von", "de", "du"]
)
_SEVERAL: Final = 2
"""The least number that is no article."""


def doubtful_effects(sentences: Sequence[str], facts: Facts) -> Iterator[Effect]:
    """Yield the effects that a narration may tell of another, with another number, or take back."""
    reading = Reading.of(sentences, facts)
    for effect in facts.effects:
        if (
            _of_another(effect, reading)
            or has_other_number(effect.tell, sentences)
            or _misses_name(effect, sentences, facts)
            or _is_denied(effect, sentences, facts)
            or _is_undone(effect, sentences)
            or _is_played_down(effect, sentences)
        ):
            yield effect


def has_other_number(line: str, sentences: Sequence[str]) -> bool:
    """Whether a line's number is nowhere said, and another stands where it could stand."""
    if not has_number(line):
        return False
    wanted = {value: label for value, label in _numbers(line)}
    said = [found for s in sentences if has_number(s) for found in _numbers(s)]
    values = {value for value, _ in said}
    for value, label in wanted.items():
        if value < _SEVERAL or value in values:
            continue
        if any(not other or (label and label & other) for _, other in said):
            return True
    return False


def _numbers(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """Yield the numbers of a text, each with the stems of what it counts or names; none if free."""
    tokens = list(_TOKEN.finditer(text))
    for at, found in enumerate(tokens):
        value = value_of(found.group(0))
        if value is None:
            continue
        label = set()
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if after is not None and text[found.end() : after.start()].strip() == "":
            label |= _noun(after.group(0))
        if found.group(0).isdigit() and at:
            label |= _noun(tokens[at - 1].group(0))
        yield value, frozenset(label)


def _noun(word: str) -> set[str]:
    low = word.lower()
    return {stem(low)} if len(low) >= _NOUN or content(low) else set()


def _of_another(effect: Effect, reading: Reading) -> bool:
    """Whether what tells an effect names another of the scene, and not whom it is about."""
    facts = reading.facts
    target = _name(effect.target)
    actor = facts.brief.attempt.actor
    people = [_name(p.name) for p in facts.brief.setting.people]
    others = [p for p in people if p and p != target]
    is_own = target == _name(actor)
    if effect.kind == "knowledge" or not others or (is_own and reading.is_third_person):
        return False  # what somebody learns, another may say
    if not is_own and target not in people:
        return False
    telling = content(f"{effect.name} {effect.tell}") - facts.names
    found = False
    for sentence in reading.said:
        words = content(sentence)
        if not telling or len(telling & words) < min(2, len(telling)):
            continue
        named = frozenset(fold_words(sentence))
        about = {"you", "your"} & named if is_own else {target} & named
        if effect.kind == "relation" and about and not _YOURS & named:
            found = any(other in named for other in others)
            continue  # whom somebody favours, and not who does, may be another
        if about or not any(other in named for other in others):
            return False
        found = True
    return found


def _name(name: str) -> str:
    words = [w for w in fold_words(name) if w not in _TITLES]
    return words[-1] if words else ""


def _misses_name(effect: Effect, sentences: Sequence[str], facts: Facts) -> bool:
    """Whether knowledge is told without a name that it is about."""
    if effect.kind != "knowledge":
        return False
    said = frozenset(stem(w) for s in sentences for w in fold_words(s))
    names = {stem(w.lower()) for w in _NAME.findall(effect.tell)} - facts.names
    return bool(names) and not names & said


def _is_denied(effect: Effect, sentences: Sequence[str], facts: Facts) -> bool:
    """Whether a word of an effect stands only where something is denied: nothing lies there.

    Of other effects honest prose denies as much: that the gate opens, "and not a hinge speaks".
    """
    if effect.kind != "knowledge" or denies(effect.tell):
        return False
    wanted = frozenset(roots(effect.tell)) - {r for name in _people(facts) for r in roots(name)}
    denied: set[str] = set()
    affirmed: set[str] = set()
    for sentence in sentences:
        for clause in pieces(QUOTED.sub(" ", sentence)):
            (denied if denies(clause) else affirmed).update(roots(clause))
    return any(
        any(same(word, other) for other in denied)
        and not any(same(word, other) for other in affirmed)
        for word in wanted
    )


def _people(facts: Facts) -> Iterator[str]:
    yield facts.brief.attempt.actor
    yield from (p.name for p in facts.brief.setting.people)


def _is_played_down(effect: Effect, sentences: Sequence[str]) -> bool:
    """Whether a hurt is told as next to none, which the effect itself does not say."""
    if effect.good or effect.kind != "harm":
        return False
    trifles = patterns("claimed.trifle")
    if any(p.search(effect.tell) for p in trifles):
        return False
    return any(p.search(QUOTED.sub(" ", s)) for s in sentences for p in trifles)


def _is_undone(effect: Effect, sentences: Sequence[str]) -> bool:
    """Whether a setback is told, and right after it that it came to nothing."""
    if effect.good:
        return False
    telling = content(f"{effect.name} {effect.tell}")
    for number, sentence in enumerate(sentences):
        if not telling & content(sentence):
            continue
        rest = QUOTED.sub(" ", " ".join(sentences[number : number + 3]))
        for pattern in patterns("claimed.undoes"):
            found = pattern.search(rest)
            if found is None:
                continue
            after = rest[found.start() : found.start() + 160]
            if any(p.search(after) for p in patterns("claimed.restored")) and not denies(
                effect.tell
            ):
                return True
    return False
