"""The player's character talking, deciding or feeling: that is the player's own to say."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.words import content, patterns, stem

_QUOTE: Final = re.compile(r"[\"“”„«]([^\"“”«»]*)(?:[\"”“»]|$)")
_OWN: Final = 0.6
_NEW_WORDS: Final = 3
_RECALLING: Final = frozenset({"recall", "notice", "search", "rest", "cast"})
_SAID_OF_YOU: Final = re.compile(r"(?:you|thou|your)\b", re.IGNORECASE)
_MEMORY: Final = re.compile(r"remember|recall|souviens|rappelles|recuerdas|erinner", re.IGNORECASE)
_NOT_SAID: Final = re.compile(
    r"\b(?:you|I) (?:do not|don't|did not|didn't|never) (?:quite |even )?"
    r"(?:say|said|answer|reply|speak|ask)\b|"
    r"\bdu sagst (?:es )?nicht\b|\btu ne (?:le )?dis pas\b|\bno (?:lo )?dices\b",
    re.IGNORECASE,
)
"""What the character does not say is said by nobody."""
_VERBS: Final = (
    "says|said|replies|answers|shouts|whispers|mutters|asks|calls|growls|snaps|cries|croaks|"
    "tells|promises|murmurs|hisses|barks|laughs|adds|begins|breathes|sagt|ruft|fragt|antwortet|"
    "flüstert|knurrt|murmelt|dit|crie|répond|murmure|souffle|demande|lance|dice|grita|responde|"
    "susurra|murmura|gruñe|pregunta"
)
_DECISIONS: Final = "decides|resolves|vows|swears|chooses to|makes up (?:his|her|their) mind"


def player_speaks(reading: Reading, sentences: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield words, decisions and feelings that are the player's own."""
    facts = reading.facts
    said = set(fold_words(facts.brief.attempt.text))
    for number, sentence in enumerate(reading.said if reading.is_first_person else sentences):
        found = _speech(sentence, facts, said) or _inner_life(sentence, facts)
        if found:
            yield number, found


def _speech(sentence: str, facts: Facts, said: set[str]) -> str:
    actor = facts.brief.attempt.actor
    if (
        _NOT_SAID.search(sentence) is None
        and any(_is_outside(sentence, p.search(sentence)) for p in patterns("talk.says"))
        and _new_words(sentence, said)
    ):
        return "the player's character speaks"
    if _by_name(sentence, actor) and _new_words(sentence, said):
        return f"{actor} speaks"
    outside = _QUOTE.sub(" ", sentence)
    for pattern in patterns("talk.reports"):
        found = pattern.search(outside)
        if found and _tells_news(next((g for g in found.groups() if g), ""), facts):
            return f"the player's character speaks: {found.group(0)[:60]!r}"
    return ""


def _is_outside(sentence: str, found: re.Match[str] | None) -> bool:
    """Whether words that let "you" speak are the narrator's: of "You said," somebody else is."""
    if found is None:
        return False
    before = sentence[: found.start()]
    if found.group(0).startswith('"'):
        return before.count('"') % 2 == 1
    is_inside = before.count("“") > before.count("”") or before.count('"') % 2 == 1
    return not (is_inside and _SAID_OF_YOU.match(found.group(0)))


def _inner_life(sentence: str, facts: Facts) -> str:
    outside = _QUOTE.sub('" "', sentence)
    for pattern in patterns("talk.decides"):
        found = pattern.search(outside)
        if found and not _is_the_action(found.group(0), facts):
            return f"decides for the player: {found.group(0).strip()!r}"
    decided = _decides_by_name(outside, facts.brief.attempt.actor)
    return f"decides for the player: {decided!r}" if decided else ""


def _decides_by_name(sentence: str, actor: str) -> str:
    name = (actor.split() or [""])[0]
    if not name or name not in sentence:
        return ""  # most sentences do not name the character, and a pattern costs more than this
    found = re.search(rf"\b{re.escape(name)} (?:{_DECISIONS})\b", sentence)
    return found.group(0) if found else ""


def _is_the_action(words: str, facts: Facts) -> bool:
    """Whether remembering, or what the words say, is what was tried."""
    if _MEMORY.search(words) and facts.brief.attempt.manner in _RECALLING:
        return True
    done = content(words) & content(f"{facts.brief.attempt.text} {facts.brief.attempt.goal}")
    return bool(done) and done >= content(words)


def _tells_news(words: str, facts: Facts) -> bool:
    """Whether reported words hold what the player did not say."""
    attempt = facts.brief.attempt
    known = content(f"{attempt.text} {attempt.goal} {attempt.target or ''}")
    clause = re.split(r"[.;:!?]|, and ", words, maxsplit=1)[0]
    return len(content(clause) - known - facts.names) >= _NEW_WORDS


def _new_words(sentence: str, said: set[str]) -> bool:
    """Whether the words in quotes are not the player's own."""
    quoted = [w for part in _QUOTE.findall(sentence) for w in fold_words(part)]
    if not quoted:
        return "'" in sentence or "‘" in sentence
    telling = [w for w in quoted if stem(w) in content(w)] or quoted
    return sum(w in said for w in telling) < _OWN * len(telling)


def _by_name(sentence: str, actor: str) -> bool:
    plain = (actor.split() or [""])[0]
    if not plain or plain not in sentence:
        return False
    name = re.escape(plain)
    return (
        re.search(
            rf"[\"”»]\s*,?\s*(?:{name} (?:{_VERBS})|(?:{_VERBS})(?:-t-il|-t-elle)? {name})\b|"
            rf"\b{name} (?:{_VERBS})\b[^.]*[\"“„«]",
            sentence,
        )
        is not None
    )
