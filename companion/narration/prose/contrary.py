"""Effects that a narration tells the other way round, too great, too small or of something else."""

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.counts import counts
from companion.narration.prose.denial import is_unmade
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import content, patterns, table
from engine.api import Effect

_WOUND: Final = re.compile(
    r"\byour \w+ (?:\w+ )?(?:(?:go|goes|gone)(?! (?:a?round|through|over|out|on|along|to)\b)|"
    r"won't|will not|cannot|can't)\b|"
    r"\b(?:crack\w*|snap\w*|broken?|breaks?|torn|tears?|blood\w*|bleed\w*|burn\w*|hurts?|"
    r"pain|can hardly|no longer|numb|swell\w*|split\w*|open\w*|"
    r"gash\w*|cut|cuts|film|dark|white|useless|limp\w*|twist\w*|crush\w*|bricht|brennt|blutet|trifft|läuft|schwillt|platzt|across|ringing|blurred|swims|"
    r"schmerzt|reißt|casse|saigne|brûle|dérobe|craque|plie|rompe|sangra|quema|duele)\b",
    re.IGNORECASE,
)

_PART: Final = re.compile(
    r"\b(?:one|two|some|half|part|a few) of\b|\bhalf\b|\bpart of\b|"
    r"\b(?:einer?|halb\w*) (?:der|des|von)\b|"
    r"\b(?:un|une|la moitié) des?\b|\b(?:un[oa]|la mitad) de\b",
    re.IGNORECASE,
)
"""A part of a thing, or some of several."""

_NOT: Final = re.compile(
    r"\b(?:nobody(?:'s| is)?|no one(?:'s| is)?|there(?:'s| is) no|(?:is|are|was|were) not|"
    r"isn't|aren't|wasn't|no longer|niemand ist|kein\w*|pas de|n'est plus|no hay|nadie tiene)"
    r" (?:the |a |an )?([\w'-]+)",
    re.IGNORECASE,
)

_OF_THEM: Final = re.compile(
    r"\b\w+ (?:of them|davon|von ihnen|d'entre eux|d'entre elles|de ellos|de ellas)\b",
    re.IGNORECASE,
)
_WOULD: Final = re.compile(
    r"(?:['’](?:d|ll|ve|re)\b| (?:would|had|were|are|do|hand|might|could)\b)"
)
_ONE_OF: Final = re.compile(r"\bone of (?:the|your|his|her|their)\b", re.IGNORECASE)
"""Somebody out of several; how many they are, it does not say."""
_COMPOUND: Final = 6
"""Letters from which on the end of a German compound counts as its noun."""
_TAIL: Final = 3

Told = Callable[[Effect, int, Reading], str]


def told_contrary(reading: Reading) -> Iterator[tuple[int, str]]:
    """Yield sentences that tell an effect as its opposite, in another size or of another thing."""
    for effect in reading.facts.effects:
        for tells in _checks(effect):
            for number, sentence in enumerate(reading.said):
                if _is_as_told(effect.tell, sentence):
                    continue
                found = tells(effect, number, reading)
                if found:
                    yield number, f"{effect.tell!r} is told the other way: {found!r}"


def _is_as_told(tell: str, sentence: str) -> bool:
    """Whether a sentence has every word of an effect's own."""
    words = content(tell)
    return len(words) > _TAIL and words <= content(sentence)


def _checks(effect: Effect) -> Iterator[Told]:
    if effect.kind == "relation":
        yield _relation
    if effect.kind in ("harm", "trouble", "clock") and not effect.good:
        yield _denied
    if effect.kind in ("relation", "edge", "cost"):
        yield _debt
    if effect.kind == "gear" and not effect.good:
        yield _kept
    if effect.kind == "gear" and (effect.change == "lower" or _PART.search(effect.tell)):
        yield _wholly
    if effect.kind == "clock":
        yield _clock
    yield _another
    if effect.kind == "harm" and not effect.good:
        yield _harm
    if effect.kind in ("gear", "knowledge"):
        yield _number


def hit(block: str, sentence: str) -> str:
    """Return the words of a block, ``warm`` or ``less``, that a sentence has; "" for none."""
    for pattern in patterns(f"contrary.{block}"):
        found = pattern.search(sentence)
        if found:
            return found.group(0)
    return ""


def _relation(effect: Effect, number: int, reading: Reading) -> str:
    right, wrong = ("warm", "cold") if effect.good else ("cold", "warm")
    if any(hit(right, sentence) for sentence in reading.said):
        return ""
    telling = content(f"{effect.name} {effect.tell}") - reading.facts.names
    if any(telling & content(s) for n, s in enumerate(reading.said) if n != number):
        return ""  # it is told in its own words as well, so a look or a word is only on the way
    found = hit(wrong, reading.said[number])
    return found if found and not _is_denied_there(reading.said[number], found) else ""


def _is_denied_there(sentence: str, found: str) -> bool:
    """Whether a mood is denied where it is named, or is no mood: "as you like it"."""
    at = sentence.lower().find(found)
    rest = sentence[at + len(found) :]
    return is_unmade(sentence[:at][-25:]) or _WOULD.match(rest) is not None


def _denied(effect: Effect, number: int, reading: Reading) -> str:
    """Return what says that a setback is not there: nobody is thirsty, there is no tiger."""
    named = content(effect.name) - reading.facts.names
    for found in _NOT.finditer(reading.told[number]):
        if content(found.group(1)) & named:
            return found.group(0)
    return ""


def _debt(effect: Effect, number: int, reading: Reading) -> str:
    owed = re.search(r"\bowes?\b|\bdebt\b|\bschuldet\b|\bdoit\b|\bdebe\b", effect.tell)
    if owed is None:
        return ""
    right, wrong = ("owed", "owing") if effect.good else ("owing", "owed")
    if any(hit(right, sentence) for sentence in reading.said):
        return ""
    return hit(wrong, reading.said[number])


def is_painful(sentence: str) -> bool:
    """Whether a sentence has words of hurting or giving way."""
    return _WOUND.search(sentence) is not None


def _kept(effect: Effect, number: int, reading: Reading) -> str:
    """Return what keeps a thing that an effect takes."""
    sentence = reading.said[number]
    if not _names(effect, number, reading):
        return ""
    return hit("whole", sentence) or (hit("kept", sentence) if effect.change != "lower" else "")


def _wholly(effect: Effect, number: int, reading: Reading) -> str:
    """Return what uses up a thing of which an effect takes a part."""
    sentence = reading.said[number]
    if hit("wholly", effect.tell) or not _names(effect, number, reading):
        return ""
    return hit("wholly", sentence)


def _clock(effect: Effect, number: int, reading: Reading) -> str:
    right, wrong = ("more", "less") if effect.change in ("raise", "gain") else ("less", "more")
    sentence = reading.said[number]
    named = content(f"{effect.name} {effect.tell}") & content(sentence)
    if not named or any(hit(right, s) for s in reading.said):
        return ""
    return hit(wrong, sentence)


def _another(effect: Effect, number: int, reading: Reading) -> str:
    """Return another direction, day or hand than the one that an effect tells."""
    here = reading.words[number]
    for told, members in _told_of(f"{effect.name} {effect.tell}"):
        if members & here and not any(told & words for words in reading.words):
            return min(members & here)
    return ""


def _harm(effect: Effect, number: int, reading: Reading) -> str:
    """Return a harm of another kind than the effect's, where that is not told."""
    wanted = harms_named(f"{effect.name} {effect.tell}")
    sentence = reading.told[number]
    yours = re.search(
        r"\b(?:you|your|dir|dein\w*|te|t'|ta|ton|tes|tus?)\b", sentence, re.IGNORECASE
    )
    if not wanted or not yours or any(harms_named(s) & wanted for s in reading.told):
        return ""
    other = harms_named(sentence) & {"sight", "voice", "limb", "arm", "head", "burn", "poison"}
    wound = _WOUND.search(sentence)
    return wound.group(0) if other and wound else ""


def _number(effect: Effect, number: int, reading: Reading) -> str:
    """Return another number of a thing than an effect tells, also of "them" after it was named."""
    tell = effect.tell if effect.kind == "gear" else _ONE_OF.sub(" ", effect.tell)
    told = [(value, words) for value, words in counts(tell) if words]
    said = [found for sentence in reading.said for found in counts(sentence)]
    for value, words in counts(reading.said[number]):
        right = [v for v, w in told if _alike(w, words)]
        if right and value not in right:
            if any(v in right and _alike(w, words) for v, w in said):
                continue  # the right number is told as well: this one was asked, or was before
            return f"{value} instead of {right[0]}"
    of_them = _OF_THEM.search(reading.said[number])
    if of_them and len(told) == 1 and all(v != told[0][0] for v, _ in said):
        return f"{of_them.group(0)!r} instead of {told[0][0]}" if counts(of_them.group(0)) else ""
    return ""


def _alike(told: frozenset[str], said: frozenset[str]) -> bool:
    """Whether two numbers count the same, also where one word is the end of the other."""
    return bool(told & said) or any(
        len(w) >= _COMPOUND and t.endswith(w) for t in told for w in said
    )


def _names(effect: Effect, number: int, reading: Reading) -> bool:
    """Whether a sentence names the thing that an effect is about, by its name or its kind."""
    named = content(effect.name)
    said = content(reading.said[number])
    if named & said or any(len(w) > _TAIL and n.endswith(w) for w in said for n in named):
        return True
    kinds = reading.belongings.kinds(effect.name)
    return any(kinds & mention.kinds for mention in reading.things(number, quoted=True))


def harms_named(text: str) -> frozenset[str]:
    """Return the kinds of harm that a text has words for.

    Example:
        >>> sorted(harms_named("Your ankle will not bear you."))
        ['limb']
    """
    words = frozenset(fold_words(text))
    return frozenset(kind for kind, named in _harm_words().items() if named & words)


@lru_cache(maxsize=256)
def _told_of(text: str) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """Return what a text says of things that exclude each other, and what that rules out."""
    told = frozenset(fold_words(text))
    found = []
    for groups in _alternatives():
        said = [group for group in groups if group & told]
        others = [group for group in groups if not group & told]
        if said and others:
            found.append((frozenset().union(*said), frozenset().union(*others)))
    return tuple(found)


@cache
def _alternatives() -> tuple[tuple[frozenset[str], ...], ...]:
    """Return rows of words that exclude each other, those that say the same together."""
    found = []
    for row in table("alternatives").values():
        parts = row.split("|") if "|" in row else row.split()
        found.append(tuple(frozenset(part.split()) for part in parts))
    return tuple(found)


@cache
def _harm_words() -> dict[str, frozenset[str]]:
    return {kind: frozenset(words.split()) for kind, words in table("harms").items()}
