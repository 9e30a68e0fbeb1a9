"""Claims in words of their own: a wound, a death, a thing in hand that no list of things names.

They are read by their frame, not by what fills it: whose body, whose hands, who is not to rise
again. Such a frame is honest often enough, so nothing is withheld for it; the engine says how
things are.
"""

import re
from typing import Final

from companion.narration.prose.denial import clause_before, is_unmade
from companion.narration.prose.possessions import parts_named
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import patterns, stem, text, word_list

_STATEMENT: Final = re.compile(
    r"[.;:!?…—–]|,? (?:and|but|while|und|aber|et|mais|y|pero) (?=\w+ \w+)"
)
_LIKENED: Final = re.compile(
    r"\b(?:like|as if|as though|as|than|comme|comme si|wie|als|als ob|como|como si)\b[^,.;]{0,40}$",
    re.IGNORECASE,
)
_RICHES: Final = frozenset(["money", "jewel"])
_FEW: Final = 3
"""Letters that a thing's name has at least."""


def claims_wound(reading: Reading) -> bool:
    """Whether a narration may hurt the character's body though nothing did."""
    facts = reading.facts
    if facts.is_hurt or facts.pays_health:
        return False
    if any(_is_told("claimed.bleeds", sentence) for sentence in reading.closely):
        return True
    old = parts_named(" ".join((*facts.brief.setting.conditions, *facts.brief.attempt.hindering)))
    return any(_hurts(s, reading.language(n), old) for n, s in enumerate(reading.closely))


def _hurts(sentence: str, language: str, old: frozenset[int]) -> bool:
    for pattern in patterns(f"claimed.mine_{language}"):
        for part in pattern.finditer(sentence):
            if parts_named(part.group(0)) & old:
                continue
            start, end = _statement(sentence, part.start(), part.end())
            for hurt in patterns(f"claimed.hurt_{language}"):
                for found in hurt.finditer(sentence[start:end]):
                    before = sentence[start : start + found.start()]
                    if not (is_unmade(before[-50:]) or _LIKENED.search(before)):
                        return True
    return False


def _statement(sentence: str, start: int, end: int) -> tuple[int, int]:
    """Return where the statement around a place of a sentence begins and ends."""
    begin, close = 0, len(sentence)
    for cut in _STATEMENT.finditer(sentence):
        if cut.end() <= start:
            begin = cut.end()
        elif cut.start() >= end:
            close = cut.start()
            break
    return begin, close


def claims_debt(reading: Reading) -> bool:
    """Whether a narration may leave the character in debt though nothing in the result does."""
    facts, brief = reading.facts, reading.facts.brief
    held = (*(f"{e.name} {e.tell}" for e in facts.effects), brief.promised, *brief.notes)
    owing = re.compile(text("claimed.owing"), re.IGNORECASE)
    if any(owing.search(line) for line in (*held, brief.attempt.text, brief.setting.scene)):
        return False
    return any(_is_told("claimed.debt", sentence) for sentence in reading.said)


def _is_told(block: str, sentence: str) -> bool:
    found = (f for p in patterns(block) if (f := p.search(sentence)))
    return any(not is_unmade(clause_before(sentence, f.start())) for f in found)


def claims_death(reading: Reading) -> bool:
    """Whether a narration may let somebody die though nothing killed them."""
    if reading.facts.may_die:
        return False
    for sentence in reading.told:
        for pattern in patterns("claimed.dead"):
            found = pattern.search(sentence)
            if found and not is_unmade(clause_before(sentence, found.start())):
                return True
    return False


def claims_thing(reading: Reading) -> str:
    """Return what comes into the character's hands by a frame of having; "" for nothing."""
    given = frozenset().union(*reading.belongings.gained)
    for sentence in reading.told:
        rich = next((f for p in patterns("claimed.rich") if (f := p.search(sentence))), None)
        if rich and not _RICHES & given and not is_unmade(sentence[: rich.start()]):
            return rich.group(0)
    if not given and any(_is_told("claimed.yours", sentence) for sentence in reading.said):
        return "yours"
    for number, sentence in enumerate(reading.closely):
        for pattern in patterns(f"claimed.got_{reading.language(number)}"):
            for found in pattern.finditer(sentence):
                word = found.group(1)
                before = clause_before(sentence, found.start())
                if _is_thing(word, reading) and not is_unmade(before):
                    return word
    return ""


def _is_thing(word: str, reading: Reading) -> bool:
    known = reading.facts.things
    if len(word) < _FEW or stem(word) in known or word in word_list("claimed.no_things"):
        return False
    return not parts_named(word) and not word.endswith(("ly", "ness", "tion", "ment", "ity"))
