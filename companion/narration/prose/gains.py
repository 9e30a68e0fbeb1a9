"""Things that come into the character's hands though no effect gives them."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.clauses import is_returned, stands_apart
from companion.narration.prose.denial import QUOTED, is_unmade
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import Mention
from companion.narration.prose.words import filled, patterns, text, word_list

_HOLDER: Final = re.compile(
    r"(?:in|into|inside|under|on|onto|at|dans|entre|sur|à|sous|contre|zwischen|an|um|unter|en|a|bajo|"
    r"al|sobre|hasta) (?:your|ta|ton|tes|la|dein\w*|tus?|las?|el)\b",
    re.IGNORECASE,
)
_HAND: Final = re.compile(
    r"\b(?:hands?|palms?|fingers?|fists?|Händen?|Fingern?|mains?|doigts?|manos?|dedos?)\b",
    re.IGNORECASE,
)
_END: Final = re.compile(r"[.;:!?]")
_BREAK: Final = re.compile(r"[,;:.!?]")
_YOU: Final = re.compile(
    r"\b(?:you|your|yours|du|dir|dich|dein\w*|tu|te|toi|ton|ta|tes|ti|tus|contigo)\b|\bt'",
    re.IGNORECASE,
)
_WANTED: Final = re.compile(
    r"\b(?:ask\w*|wants?|wanted|needs?|needed|calls?|begs?|wish\w*|look\w*|search\w*|price|worth|talk\w*|"
    r"dream\w*|sings?|sang)(?: (?:for|of|about))?(?: [\w-]+){0,3} $",
    re.IGNORECASE,
)
_SEEN: Final = re.compile(
    r"\b(?:you (?:\w+ )?(?:see|hear|spot|notice|watch|smell|make out|glimpse|pass|count)|"
    r"(?:siehst|hörst|riechst) du|du (?:siehst|hörst|riechst)|"
    r"tu (?:vois|entends|aperçois|sens)|ves|oyes)\b",
    re.IGNORECASE,
)
"""What is only seen is scenery."""
_THEIRS: Final = re.compile(r"\b(?:his|her|their|\w+['’]s) (?:\w+ )?\w+", re.IGNORECASE)
_WORN: Final = re.compile(
    r"\b(?:wears?|wore|wearing|carries|carrying|shows?) (?:you )?(?:\w+ ){0,3}$", re.IGNORECASE
)
"""What somebody wears, or only shows."""
_FIXED: Final = re.compile(
    r" (?:in|on|over|above) (?:the|its|his|her|their) "
    r"(?:\w+ )?(?:wall|door|floor|rock|ceiling|mast|post|quay|stone|roof|gate|window|beam)\b"
)
"""What is fixed is no thing to have."""
_BESIDE: Final = 70
"""Letters before a thing within which the character is named, to be beside it."""
_IS_YOURS: Final = re.compile(
    r"(?:is|it's|are|was|were|est|sont|es|son|ist|sind|gehör\w+)\b", re.IGNORECASE
)
_PHRASE: Final = re.compile(
    r"\b(?:an?|the|his|her|their|un|une|una|le|la|el|ein\w*|der|die|das) \w+"
)
_NAMED: Final = re.compile(r"\b(?:an?|another|un|une|una|ein\w*) \w+", re.IGNORECASE)
"""Something is named for the first time."""
_OWNED: Final = re.compile(
    r"\b(?:an?|the|his|her|their) \w+ (?:that|which) *$|"
    r"\b(?:his|her|their|its|su|sus|son|sa|ses|sein\w*|ihr\w*) \w+ *$"
)
_YOU_TAKE: Final = re.compile(r"you(?:'ve|'ll)?\b", re.IGNORECASE)
_RELATIVE: Final = re.compile(r"\b(?:that|which|and)\b")
_NEW_CLAUSE: Final = re.compile(r", (?:and|but|und|aber|et|mais|y|pero)\b[^,]*,|[;:]")
"""Where another statement begins, and goes on, between a thing and a way of coming by it."""
_NOBODY_TAKES: Final = re.compile(r"\W*(?:and|then) (?!you\b)|, (?!you\b)", re.IGNORECASE)
"""Begins a way of coming by things that leaves open who does."""
_NOUN_NEXT: Final = re.compile(r"\b(?:his|her|their|its|your|the|an?) $", re.IGNORECASE)
"""Makes a noun of what follows: "in his hand" hands nobody anything."""
_OPEN: Final = re.compile(r" (?:to (?!keep|wear|carry|have)|alone to)\w+")
"""What is "yours to begin" is no thing."""
_NO_TAKING: Final = re.compile(
    r"\s+(?:hold of|on (?:round|to|tight|for)|back\b|tight\b)|"
    r"(?<=along) (?:the|an?|his|her|its|your|over)\b"
)
"""What follows a verb that takes nothing: "hang on", "come along the pipes"."""
_GIVEN: Final = re.compile(r"(?!you\b)\w+ (?:\w+ )?you$", re.IGNORECASE)
_SUBJECT: Final = 20
"""Letters between a thing and the words that make it the character's, where it is their subject."""
_OBJECT: Final = 50
"""The same for what the character takes themselves."""
_NEXT: Final = 30
"""Letters after a thing within which it is told that it lies there."""
_BACK: Final = 2
"""Sentences back to which "it" may point."""
_REACH: Final = 90
"""Letters between a thing and what tells that the character comes by it."""


def gained(reading: Reading, *, among: Collection[int] | None = None) -> Iterator[tuple[int, str]]:
    """Yield things that the character comes by and that neither an effect nor the state knows.

    Args:
        reading: the narration.
        among: indices of the sentences that are looked at; None for all.
    """
    for number in range(len(reading.said)) if among is None else sorted(among):
        thing = _comes_by(reading, number)
        if thing:
            yield number, f"a gain that nothing made: {thing!r}"


def may_be_gained(reading: Reading) -> bool:
    """Whether an unknown thing stands near a way of coming by things, in another clause."""
    numbers = range(len(reading.said))
    return any(_comes_by(reading, number, is_sure=False) for number in numbers)


def _comes_by(reading: Reading, number: int, *, is_sure: bool = True) -> str:
    sentence = reading.said[number]
    if reading.has_unnamed_gain:
        return ""
    some = [p for p in patterns(f"gains.{reading.language(number)}") if p.search(sentence)]
    ways = [found for pattern in some for found in pattern.finditer(sentence)]
    ways = [w for w in ways if not is_denied(sentence, w.start())]
    ways = [w for w in ways if not _NO_TAKING.match(sentence, w.end()) and not _is_back(w)]
    ways = [w for w in ways if not _NOUN_NEXT.search(sentence[: w.start()])]
    for thing in _new(reading, number):
        if is_returned(sentence, thing.word):
            continue
        for way in ways:
            if thing.end == way.end() and _YOU_TAKE.match(way.group(0)):
                continue  # "you hook the line" has no hook
            joins = _joins(sentence, thing, way) and not _is_held_only(sentence, thing, way)
            if joins and _is_sure(sentence, thing, way) is is_sure:
                return f"{thing.word} ({way.group(0).strip()})"
    return _taken_up(reading, number, ways, is_sure=is_sure)


def _says_who(sentence: str, way: re.Match[str]) -> bool:
    """Whether a way of coming by things tells of the character: a horn may take a cloak, too."""
    if not _NOBODY_TAKES.match(way.group(0)):
        return not _OPEN.match(sentence, way.end())
    return _YOU.search(_END.split(sentence[: way.start()])[-1]) is not None


def _is_sure(sentence: str, thing: Mention, way: re.Match[str]) -> bool:
    """Whether a new thing and the way of coming by it are of one statement.

    "The rope" is one that the listener knows, and one's own spoon is lent to taste with.
    """
    if any(q.start() <= way.start() < q.end() for q in QUOTED.finditer(sentence)):
        return True  # "Take this" is said of whatever is there
    if not _says_who(sentence, way):
        return False
    if thing.owner == "the" or re.search(r"\b(?:his|her|their) own $", sentence[: thing.start]):
        return False
    between = sentence[min(thing.end, way.end()) : max(thing.start, way.start())]
    if _IS_YOURS.match(way.group(0)) and _PHRASE.search(between):
        return False  # a boy with a lantern whose laugh is yours
    return not stands_apart(between)


def _is_back(way: re.Match[str]) -> bool:
    """Whether a way of coming by a thing gives back what was the character's."""
    return re.search(r"\b(?:back|zurück)\b", way.group(0)) is not None


def _joins(sentence: str, thing: Mention, way: re.Match[str]) -> bool:
    """Whether a thing is what a way of coming by things is about: by its place and distance."""
    words = way.group(0)
    is_before = thing.start < way.start()
    between = sentence[min(thing.end, way.end()) : max(thing.start, way.start())]
    if _NEW_CLAUSE.search(between):
        return False
    if is_before and _YOU_TAKE.match(words):
        return _RELATIVE.search(sentence[thing.end : way.start()]) is not None
    if max(thing.start - way.end(), way.start() - thing.end) > _reach(words):
        return False
    if _IS_YOURS.match(words) or "yours" in words:
        return is_before and "," not in between
    return not (is_before and _GIVEN.match(words))


def beside_you(reading: Reading, number: int) -> str:
    """Return a new thing worth having that a sentence puts beside the character, in any words."""
    sentence = reading.said[number]
    for thing in _new(reading, number):
        before = _END.split(sentence[: thing.start])[-1][-_BESIDE:]
        after = _END.split(sentence[thing.start :])[0][:_REACH]
        near = _SEEN.sub(" ", before + after)
        if (
            thing.owner == "new"
            and not thing.kinds <= word_list("sometimes.background")
            and _ends_phrase(sentence, thing)
            and not _FIXED.match(sentence[thing.end :])
            and not is_returned(sentence, thing.word)
            and (_YOU.search(near) or _own_thing(near, reading) or _lies_there(sentence, thing))
            and not is_denied(sentence, thing.start)
            and not _WANTED.search(sentence[: thing.start])
            and not _WORN.search(sentence[: thing.start])
        ):
            return thing.word
    return ""


def _own_thing(near: str, reading: Reading) -> bool:
    """Whether something of the character's stands beside a new thing: the bag that it goes into."""
    theirs = _THEIRS.sub(" ", near)
    return bool(reading.belongings.own.keys() & set(fold_words(theirs)))


def _lies_there(sentence: str, thing: Mention) -> bool:
    """Whether a thing lies about for whoever finds it."""
    near = f"{sentence[max(0, thing.start - _REACH) : thing.start]} {sentence[thing.end :][:_NEXT]}"
    return any(pattern.search(near) for pattern in patterns("found.there"))


def _ends_phrase(sentence: str, thing: Mention) -> bool:
    """Whether a thing is named for itself and does not tell of what kind another is."""
    after = re.match(r"[\s]+([^\W\d_]+)", sentence[thing.end :])
    return after is None or after.group(1).lower() in word_list("sometimes.following")


def _reach(way: str) -> int:
    """Return how many letters may stand between a thing and a way of coming by it."""
    if _IS_YOURS.match(way):
        return _SUBJECT
    return _OBJECT if re.match(r"you\b", way, re.IGNORECASE) else _REACH


def _taken_up(
    reading: Reading, number: int, ways: Sequence[re.Match[str]], *, is_sure: bool
) -> str:
    """Return a thing of the sentences before that comes to the character as "it" or "that".

    It is not sure where nothing says who takes it, or where something else was named since, which
    "it" may be as well.
    """
    pronoun = _pronoun(reading.language(number))
    sentence = reading.said[number]
    taken = next((w for w in ways if pronoun.search(sentence[_start_of(w) : w.end() + 20])), None)
    if taken is None or _has_subject(sentence, taken):
        return ""
    for back in range(number, max(-1, number - 1 - _BACK), -1):
        earlier = [t for t in _new(reading, back) if t.kinds]
        if back == number:
            earlier = [t for t in earlier if t.end < taken.start()]
        owners = ("new", "theirs", "the") if back == number else ("new", "theirs")
        earlier = [t for t in earlier if t.owner in owners and not _is_many(t, taken.group(0))]
        if earlier:
            since = sentence[earlier[-1].end if back == number else 0 : taken.start()]
            is_it = _says_who(sentence, taken) and not _NAMED.search(since)
            return f"{earlier[-1].word} ({taken.group(0).strip()})" if is_it is is_sure else ""
    return ""


def _has_subject(sentence: str, way: re.Match[str]) -> bool:
    """Whether something else is what is the character's: "su favor es tuyo"."""
    clause = re.split(r"[.,;:!?]", sentence[: way.start()])[-1]
    return _IS_YOURS.match(way.group(0)) is not None and _OWNED.search(clause) is not None


def _is_many(thing: Mention, way: str) -> bool:
    """Whether a thing is several, and "it" none of them: "nineteen pillows" and "it's yours"."""
    is_one = re.search(r"\bit(?:'s)?\b", way, re.IGNORECASE) is not None
    return is_one and thing.word.endswith("s") and not thing.word.endswith("ss")


def _start_of(way: re.Match[str]) -> int:
    """Return from where a pronoun may stand for what is come by: "it is yours" has it ahead."""
    given = _GIVEN.match(way.group(0)) is not None
    return way.start() if given else max(0, way.start() - 15)


def _is_held_only(sentence: str, thing: Mention, way: re.Match[str]) -> bool:
    """Whether a thing is only at hand: one's own gear in the bag, a rope that is caught hold of."""
    if not _HOLDER.match(way.group(0)):
        return False
    between = sentence[min(thing.end, way.end()) : max(thing.start, way.start())]
    if thing.owner not in ("new", "theirs") or _BREAK.search(between):
        return True
    return _HAND.search(way.group(0)) is not None and thing.kinds <= {"rope", "tool"}


def _new(reading: Reading, number: int) -> list[Mention]:
    """Return the things of a sentence that nothing knows and no effect may have given."""
    own = reading.belongings
    found = [t for t in reading.things(number, quoted=True) if own.is_new(t)]
    found = [t for t in found if t.word not in word_list("sometimes.heavy")]
    return [t for t in found if not own.may_gain(t)]


@cache
def _pronoun(language: str) -> re.Pattern[str]:
    return re.compile(filled(text(f"pronouns.{language}")), re.IGNORECASE)


def is_denied(sentence: str, at: int) -> bool:
    """Whether the words just before a place of a sentence deny or only imagine what it tells."""
    before = re.split(r"[.,;:!?]", sentence[:at])[-1][-50:]
    return is_unmade(before)
