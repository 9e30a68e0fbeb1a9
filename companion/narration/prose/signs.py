"""Signs that prose may make something up, none of which proves it.

A new thing near "you", somebody who comes to stand at one's side, a thing of the sheet that nobody
needed: each stands in honest prose as well. What they come to together is weighed elsewhere
(``companion.narration.prose.suspicion``).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from companion.narration.prose.claimed import claims_death
from companion.narration.prose.closeness import misjudged
from companion.narration.prose.company import claims_company
from companion.narration.prose.findings import gains_found, losses_found, newcomers_found
from companion.narration.prose.possessions import may_have_died
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import Mention, language_of
from companion.narration.prose.words import patterns, stem

Signs = Mapping[str, float]

_NAME: Final = re.compile(r"(?<=[a-z,;] )[A-Z][a-zé]{2,}")
_YOU: Final = re.compile(
    r"\b(?:you|yours?|dir|dich|dein\w*|du|te|toi|ton|ta|tes|tus?|ti)\b|\bt'", re.IGNORECASE
)
_LATE: Final = 3
"""Sentences at the end, in which lasting things are mostly told."""
_GREAT: Final = 2


def gain_signs(reading: Reading) -> Signs:
    """Return the signs of a thing come by, each 0..1."""
    numbers, own = range(len(reading.said)), reading.belongings
    new = [(n, t) for n in numbers for t in reading.things(n, quoted=True) if own.is_new(t)]
    return {
        **{rule: float(found) for rule, found in gains_found(reading).items()},
        "with_you": _share(sum(_YOU.search(reading.said[n]) is not None for n, _ in new), 3),
        "unknown": _share(sum(t.owner == "new" for _, t in new), 3),
        "late": _any(n >= len(numbers) - 2 for n, _ in new),
        "things": _share(len(new), 4),
        "given_by_effect": float(bool(own.gained)),
        "unnamed": float(reading.has_unnamed_gain),
    }


def loss_signs(reading: Reading) -> Signs:
    """Return the signs of a thing of the character's that is gone, each 0..1."""
    facts = reading.facts
    own = own_things(reading)
    unused = [(n, t) for n, t in own if stem(t.word) not in reading.belongings.used]
    lossy = [e for e in facts.effects if not e.good and e.kind in ("gear", "cost")]
    told = [_count("gone", [s]) for s in reading.told]
    return {
        **{rule: _any(words) for rule, words in losses_found(reading).items()},
        "own": _share(len(own), 4),
        "unused": _share(len(unused), 3),
        "own_goes": _share(sum(told[n] > 0 for n, _ in own), 2),
        "unused_goes": _share(sum(told[n] > 0 for n, _ in unused), 2),
        "goes": _share(sum(told), 5),
        "taken_by_effect": float(bool(lossy)),
    }


def death_signs(reading: Reading) -> Signs:
    """Return the signs of a death, each 0..1."""
    facts = reading.facts
    return {
        "told": float(claims_death(reading)),
        "maybe": float(may_have_died(reading.sentences, facts)),
        "may_die": float(facts.may_die),
        "people": _share(len(facts.brief.setting.people), 4),
        "lifeless": _share(_places("lifeless", reading.told), 2),
    }


def helper_signs(reading: Reading) -> Signs:
    """Return the signs of somebody who joins for good, each 0..1."""
    sentences, facts = reading.sentences, reading.facts
    near = [_count("beside", [s]) > 0 for s in sentences]
    staying = [by and _count("stays", [s]) > 0 for by, s in zip(near, sentences, strict=True)]
    names = {w for s in sentences for w in _NAME.findall(s)}
    unheard = [w for w in names if stem(w.lower()) not in facts.vocabulary]
    return {
        "told": float(newcomers_found(reading)["told"]),
        "company": float(claims_company(sentences, facts)),
        "maybe": float(newcomers_found(reading)["maybe"]),
        "strangers": _share(_count("stranger", reading.told), 3),
        "near": _any(near),
        "stays": _any(staying),
        "late": _any(staying[-_LATE:]),
        "names": 0.0 if language_of(sentences) == "de" else _share(len(unheard), 3),
        "people": _share(len(facts.brief.setting.people), 4),
        "relation": _any(e.kind == "relation" for e in facts.effects),
    }


def degree_signs(reading: Reading) -> Signs:
    """Return the signs of a success told as closer, or as easier, than it was, each 0..1."""
    brief = reading.facts.brief
    is_narrow = float(brief.degree.startswith(("narrow", "bare")))
    is_great = float(abs(brief.direction) >= _GREAT)
    close = _share(_count("close", reading.sentences), 4)
    easy = _share(_count("easy", reading.sentences), 4)
    return {
        "told": float(misjudged(reading.sentences, reading.facts) is not None),
        "close": close,
        "easy": easy,
        "narrow": is_narrow,
        "great": is_great,
        "close_great": close * is_great,
        "easy_narrow": easy * is_narrow,
        "close_narrow": close * is_narrow,
        "easy_great": easy * is_great,
        "passed": float(bool(brief.passed)),
    }


SIGNS: Final[Mapping[str, Callable[[Reading], Signs]]] = {
    "gain": gain_signs,
    "loss": loss_signs,
    "death": death_signs,
    "helper": helper_signs,
    "degree": degree_signs,
}
"""What may be made up, and what returns the signs of it."""


def own_things(reading: Reading) -> list[tuple[int, Mention]]:
    """Return the character's things that a narration names, each with its sentence."""
    numbers = range(len(reading.said))
    return [(n, t) for n in numbers for t in reading.things(n) if reading.belongings.is_own(t)]


def going_things(reading: Reading) -> list[str]:
    """Return words for the character's things, those first that stand among words of going.

    What the attempt is made with comes last: a story has reason to name it.
    """
    used = reading.belongings.used
    own = own_things(reading)
    goes = [_count("gone", [s]) > 0 for s in reading.told]
    ranked = sorted(own, key=lambda at: (not goes[at[0]], stem(at[1].word) in used, -at[0]))
    return [thing.word for _, thing in ranked]


def _any(found: Iterable[object]) -> float:
    return float(any(found))


def _share(number: int, most: int) -> float:
    return min(most, number) / most


def _count(block: str, sentences: Sequence[str]) -> int:
    """Return how many places of sentences have words of a block."""
    found = (p.finditer(s) for p in patterns(f"suspicion.{block}") for s in sentences)
    return sum(sum(1 for _ in places) for places in found)


def _places(block: str, sentences: Sequence[str]) -> int:
    """Return how many sentences have words of a block."""
    return sum(any(p.search(s) for p in patterns(f"suspicion.{block}")) for s in sentences)
