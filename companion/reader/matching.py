"""Matches the patterns of the word tables against a text."""

from companion.reader.act import NOUN_BEFORE, TRIVIAL, Act, Reading, clause_start
from companion.reader.lexicon import ADJACENT, BEINGS, PRONOUNS, Element, Pattern
from companion.reader.text import bag


def _fits(reading: Reading, at: int, element: Element) -> int:
    """How many tokens the element takes at a place; 0 when it does not fit."""
    token = reading.tokens[at]
    if token.is_sign:
        return 0
    if element.stems and not element.stems.isdisjoint(reading.stems[at]):
        return 1
    if not element.classes:
        return 0
    classes, size = reading.lexicon.classes_at(reading.stems, at)
    if classes & element.classes:
        return size
    alive = token.word in PRONOUNS[reading.lexicon.language] or reading.is_being(at)
    if "being" in element.classes and alive:
        return size if classes & BEINGS else 1
    return 0


_PLAIN = 2  # a stem and the word itself; more for a separable verb
_SLACK = 2


def _match_row(reading: Reading, pattern: Pattern, start: int) -> int:
    """Match a pattern in word order; the index behind it, or -1."""
    place = start + 1
    tokens = reading.tokens
    light = reading.lexicon.grammar.light
    for element in pattern.elements[1:]:
        reach = element.gap
        skipped = 0
        while True:
            if place >= len(tokens) or tokens[place].is_sign:
                return -1
            size = _fits(reading, place, element)
            if size:
                place += size
                break
            word = tokens[place].word
            if element.classes and word in _PARTING:
                return -1
            if reach == ADJACENT and not (word in light or word.endswith("ly")):
                return -1
            if word in ("and", "but", "und", "aber", "mais", "pero") and reach != ADJACENT:
                return -1
            skipped += 1
            if skipped > max(reach, _SLACK):
                return -1
            place += 1
    return place


_PARTING = bag(
    "behind past along under near toward towards beside around over through beneath "
    "before after between to into onto from like"
)


def _match_bag(reading: Reading, pattern: Pattern, start: int) -> int:
    """Match a pattern in any order within its clause (German); the index behind it, or -1."""
    tokens = reading.tokens
    clause = tokens[start].clause
    first = last = start
    while first > 0 and tokens[first - 1].clause == clause:
        first -= 1
    while last + 1 < len(tokens) and tokens[last + 1].clause == clause:
        last += 1
    furthest = start
    used: set[int] = set()
    for element in pattern.elements:
        for at in range(first, last + 1):
            fresh = at not in used or len(reading.stems[at]) > _PLAIN
            if fresh and _fits(reading, at, element):
                used.add(at)
                furthest = max(furthest, at)
                break
        else:
            return -1
    return furthest + 1


def raw_acts(reading: Reading) -> list[Act]:
    """Every act that a pattern finds, overlapping ones among them.

    Args:
        reading: The text.

    Returns:
        The acts, all of them live as yet.
    """
    found: list[Act] = []
    language = reading.lexicon.language
    match = _match_bag if language == "de" else _match_row
    for at, token in enumerate(reading.tokens):
        if token.is_sign or token.word in reading.names:
            continue
        if token.word in reading.lexicon.grammar.negations:
            continue
        small = language != "en" and token.word in reading.lexicon.grammar.stop
        for key in reading.stems[at]:
            for pattern in reading.lexicon.patterns.get(key, ()):
                begins = language == "de" or key in pattern.elements[0].stems
                if not begins or (small and len(pattern.elements) == 1):
                    continue
                end = match(reading, pattern, at)
                if end > 0:
                    found.append(
                        Act(
                            manner=pattern.manner,
                            weight=pattern.weight,
                            at=at,
                            end=end,
                            sentence=token.sentence,
                            clause=token.clause,
                        )
                    )
    return found


_CLITICS = bag("la le les los las l lo die das den der her that this")


def is_noun(reading: Reading, act: Act) -> bool:
    """Whether the word that names an act is used as a noun there ("the climb").

    Args:
        reading: The text.
        act: The act.

    Returns:
        True for a noun; such an act counts only where nothing better is found.
    """
    language = reading.lexicon.language
    if act.weight > 1 or (act.end - act.at > 1 and language != "de"):
        return False
    if act.at == 0:
        return False
    token, before = reading.tokens[act.at], reading.tokens[act.at - 1]
    owned = before.word.endswith("'s") and before.word not in _SHORT_IS
    if owned or _is_participle(reading, act.at):
        return True
    if before.clause == token.clause and before.word in NOUN_BEFORE:
        pronoun = language in ("fr", "es") and before.word in _CLITICS
        return not pronoun or not _follows_me(reading, act.at)
    fresh = before.is_sign and before.sentence != token.sentence
    return language == "de" and token.raw[:1].isupper() and not fresh


def _is_participle(reading: Reading, at: int) -> bool:
    """Whether a word such as "cursed" only describes the noun behind it."""
    word = reading.tokens[at].word
    if reading.lexicon.language != "en" or not word.endswith("ed") or at == 0:
        return False
    start = clause_start(reading, at)
    grammar = reading.lexicon.grammar
    subjects = grammar.me | grammar.other | reading.own
    told = any(t.word in subjects for t in reading.tokens[start:at])
    follows = at + 1 < len(reading.tokens) and not reading.tokens[at + 1].is_sign
    return start < at and not told and follows


_SHORT_IS = frozenset({"let's", "he's", "she's", "it's", "that's", "what's", "there's", "who's"})


def _follows_me(reading: Reading, at: int) -> bool:
    me = reading.lexicon.grammar.me
    return any(t.word in me for t in reading.tokens[max(0, at - 3) : at])


def settle(acts: list[Act]) -> list[Act]:
    """Keep the most telling act where several claim the same words.

    Args:
        acts: Acts that may overlap.

    Returns:
        Those kept, in the order of the text.
    """
    order = sorted(acts, key=lambda a: (-(a.weight - (0.5 if a.manner in TRIVIAL else 0)), a.at))
    kept: list[Act] = []
    taken: set[int] = set()
    for act in order:
        if act.at in taken:
            continue
        span = {act.at} if act.weight <= 1 else set(range(act.at, act.end))
        if taken & span and act.manner in TRIVIAL:
            continue
        taken |= span
        kept.append(act)
    return sorted(kept, key=lambda a: a.at)
