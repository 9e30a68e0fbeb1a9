"""Whether a narration says outright which side of the stakes came about, or that one did not.

Who tells plainly, as the prompts ask, opens with the outcome, and mostly in the words in which it
was promised: "Osgood will not take you across." Such a clause is no matter of likeness. It has the
words of one line of the stakes and not those of the other; and it affirms the line, or denies it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from companion.narration.brief import Stakes
from companion.narration.library import fold_words
from companion.narration.prose.denial import QUOTED, is_unmade
from companion.narration.prose.words import patterns, stem, table, word_list

_PIECES: Final = re.compile(
    r"[.,;:!…—–]+\s*| (?:and|but|while|so|und|aber|doch|et|mais|y|pero)\b ?", re.IGNORECASE
)
_UNREAL: Final = re.compile(
    r"\b(?:almost|nearly|would|could|might|may|if|as though|unless|whether|until|before you|try|"
    r"tries|trying|about to|want\w*|hop(?:e|es|ing)|like|than|as [\w ]+ as|ask\w*|beinahe|fast|"
    r"als ob|würde|könnte|wenn|bis|presque|si|comme|jusqu\w*|casi|como|hasta)\b|\?",
    re.IGNORECASE,
)
_DENIES: Final = re.compile(
    r"\b(?:not|no|never|nobody|no one|nothing|none|neither|nor|cannot|hardly|barely|"
    r"refuses?|fails?|unable|missing|lacking|fehlt|manque|falta|kein\w*|nicht|nichts|nie|niemand|kaum|"
    r"pas|rien|jamais|personne|aucune?|plus aucun\w*|nada|nadie|nunca|jamás|tampoco|"
    r"ningun[oa]?|ningún)\b|n't\b|(?<=\s)no(?=\s)",
    re.IGNORECASE,
)
_LIKE: Final = 0.65
"""Share of the words of a line that a clause must have to be about it."""
_DENIED: Final = 0.75
"""The same for a clause that says that a line is not so."""
_AHEAD: Final = 0.2
"""By how much that share must exceed the other line's."""
_BUT_WHO: Final = 0.8
"""What it counts where only the first word is missing: "he" for whom the line names."""
_SHORT: Final = 3
"""Words of the longest clause that one word of a line makes a statement of it."""
_LEAST: Final = 2
_ROOT: Final = 4
"""Letters at least that two forms of a word share."""
_YOU: Final = re.compile(
    r"\b(?:you|your|du|dir|dich|dein\w*|tu|te|toi|ton|ta|tes|tus?|ti)\b|\bt'", re.IGNORECASE
)
_ONLY: Final = re.compile(r"\bnothing but\b|\bn'\w+ que\b", re.IGNORECASE)
_WHERE: Final = re.compile(r"\b(?:where|when|which|whose|wo|wenn|où|quand|donde|cuando)\b", re.I)


@dataclass(frozen=True, slots=True)
class Line:
    """A clause of the stakes or of a narration, as what it asserts.

    Attributes:
        words: its words, as roots.
        denies: whether it says that something is not so.
        is_yours: whether it tells of the character.
        places: whether it says "where" or "when" itself.
    """

    words: tuple[str, ...]
    denies: bool
    is_yours: bool
    places: bool


class Stated:
    """What the clauses of a narration say outright of what was at stake.

    Args:
        stakes: what success and failure mean.
        attempt: the player's words; what they hold is no news.
        actor: the character, who is "you".
        names: of others, which a clause may leave out.
        told: what the effects tell; a failure that an effect tells as well says nothing of the
            outcome, and no more does a success where it failed.
        passed: the result.

    Example:
        >>> stakes = Stakes(success="The ferryman takes you across.", failure="He stays ashore.")
        >>> Stated(stakes, "I beg for a ride.", "Ida").side("He takes you across.")
        1
    """

    def __init__(
        self,
        stakes: Stakes,
        attempt: str,
        actor: str,
        told: Sequence[str] = (),
        *,
        names: Sequence[str] = (),
        passed: bool | None = None,
    ) -> None:
        self._known = frozenset(roots(attempt))
        self._names = frozenset(root for name in names for root in roots(name))
        own = "|".join(map(re.escape, {actor, *actor.split()} - {""})) or "(?!)"
        self._actor = re.compile(rf"\b(?:{own})\b(?:['’]s\b)?")
        effects = [frozenset(roots(text)) for text in told]
        success, failure = self._lines(stakes.success), self._lines(stakes.failure)
        self._success = success if passed is not False else _untold(success, effects)
        self._failure = _untold(failure, effects)
        told_of = [word for line in (*self._success, *self._failure) for word in line.words]
        turned = [other for word in told_of for other in opposites().get(word, ())]
        self._begin = frozenset(word[:_ROOT] for word in (*told_of, *turned))

    @staticmethod
    def verdict(opening: str) -> int:
        """Return what an opening says in so many words, as "You make it": 1, -1 or 0.

        Example:
            >>> Stated.verdict("Nope. He laughs."), Stated.verdict("You nearly make it.")
            (-1, 0)
        """
        told = QUOTED.sub(" ", opening)
        if any(p.search(told) for p in patterns("stated.verdict.undone")):
            return -1
        found = (f for p in patterns("stated.verdict.done") if (f := p.search(told)))
        return 1 if any(not is_unmade(told[: f.start()]) for f in found) else 0

    def side(self, sentence: str) -> int:
        """Return what a sentence states: 1 the success, -1 the failure, 0 neither or both."""
        told = self._told(QUOTED.sub(" ", sentence))
        found = {self._clause(p) for p in _PIECES.split(told) if not _UNREAL.search(p)} - {0}
        return found.pop() if len(found) == 1 else 0

    def _told(self, text: str) -> str:
        return _ONLY.sub("only", self._actor.sub("you", text))

    def _lines(self, text: str) -> tuple[Line, ...]:
        """Return what a line of the stakes asserts, a part of it for each clause."""
        found = []
        for piece in _PIECES.split(self._told(text)):
            line = _line(piece)
            if line.words:
                found.append(line)
        full = [line for line in found if len(line.words) > 1]
        return tuple(full or [line for line in found if line.is_yours])

    def _clause(self, clause: str) -> int:
        said = _line(clause)
        if self._begin.isdisjoint(word[:_ROOT] for word in said.words):
            return 0  # most clauses speak of other things
        win, lose = 0.0, 0.0
        for line in self._success:
            agrees, turned = self._shares(line, said)
            win, lose = max(win, agrees), max(lose, turned)
        for line in self._failure:
            agrees, turned = self._shares(line, said)
            win, lose = max(win, turned), max(lose, agrees)
        if abs(win - lose) < _AHEAD:
            return 0
        return 1 if win > lose else -1

    def _shares(self, line: Line, said: Line) -> tuple[float, float]:
        """Return how surely a clause says a line, and how surely it says the contrary."""
        if (line.is_yours and not said.is_yours) or (said.places and not line.places):
            return 0.0, 0.0
        share = self._share(line, said.words)
        if line.denies != said.denies:
            return 0.0, share if share >= _DENIED and len(line.words) > 1 else 0.0
        turned = self._turned(line, said.words)
        return share if share >= _LIKE else 0.0, turned

    def _share(self, line: Line, said: tuple[str, ...]) -> float:
        """Return which share of a line's words a clause has, 0..1; 0 without what is new in it."""
        words = [word for word in line.words if word not in self._names]
        wanted = words if len(words) >= _LEAST else line.words
        places = _places(line.words, said)
        news = [word for word in wanted if word not in self._known]
        if not places or (news and places.keys().isdisjoint(news)):
            return 0.0
        particles = word_list("stated.particles").intersection(line.words)
        if particles and not (
            particles <= places.keys() and [*places.values()] == sorted(places.values())
        ):
            return 0.0  # "through the gate" is not "the gate, through"
        if len(places) == 1 and (len(line.words) > 1 or len(said) > _SHORT):
            return 0.0
        if len(line.words) > _LEAST and [*places] == [*line.words[1:]]:
            return _BUT_WHO
        share = len(places) / len(line.words)
        return max(share, len([word for word in wanted if word in places]) / len(wanted))

    def _turned(self, line: Line, said: tuple[str, ...]) -> float:
        """Return how surely a clause says the contrary by the opposite of a word."""
        for word in line.words:
            if opposites().get(word, frozenset()) & set(said):
                rest = [w for w in line.words if w != word]
                here = len(_places(rest, said))
                if here or (not rest and len(said) <= _SHORT):
                    return (here + 1) / len(line.words)
        return 0.0


def _untold(side: tuple[Line, ...], effects: Sequence[frozenset[str]]) -> tuple[Line, ...]:
    """Return the lines of a side that no effect tells as well."""
    return tuple(
        line
        for line in side
        if not any(len(effect & set(line.words)) >= _LIKE * len(line.words) for effect in effects)
    )


@lru_cache(maxsize=1024)
def _line(piece: str) -> Line:
    """Return what a clause, or a piece of a line of the stakes, asserts."""
    return Line(
        words=roots(piece),
        denies=_is_denied(piece),
        is_yours=_YOU.search(piece) is not None,
        places=_WHERE.search(piece) is not None,
    )


def _is_denied(clause: str) -> bool:
    return len(_DENIES.findall(clause)) % 2 == 1


def _places(words: Sequence[str], said: Sequence[str]) -> dict[str, int]:
    """Return where words of a line are said, each in a place of its own."""
    found: dict[str, int] = {}
    for word in words:
        free = (at for at, other in enumerate(said) if same(word, other))
        place = next((at for at in free if at not in found.values()), None)
        if place is not None:
            found[word] = place
    return found


def same(one: str, other: str) -> bool:
    """Whether two roots are of one word: "passer" and "passée", "weicht" and "weichen"."""
    if one == other or one[:_ROOT] != other[:_ROOT]:
        return one == other
    short, long = sorted((one, other), key=len)
    if len(short) < _ROOT or not long.isalpha():
        return False
    common = max(_ROOT, len(short) - 2)
    return short[:common] == long[:common] and len(long) - len(short) < _ROOT


def pieces(sentence: str) -> list[str]:
    """Return the clauses of a sentence, roughly."""
    return _PIECES.split(sentence)


def roots(text: str) -> tuple[str, ...]:
    """Return the roots of the words that tell something, each once."""
    small = word_list("stated.small")
    words = (w.removesuffix("'s") for w in fold_words(text))
    found = (_root(w) for w in words if w not in small and not _DENIES.fullmatch(w))
    return tuple(dict.fromkeys(found))


def _root(word: str) -> str:
    return forms().get(word) or forms().get(stem(word)) or stem(word)


@cache
def forms() -> dict[str, str]:
    """Return forms of verbs that no ending explains, and words that say the same, by one root."""
    found: dict[str, str] = {}
    for words in table("stated.forms").values():
        first, *others = words.split()
        found |= {word: first for word in (first, *others)}
    return found


@cache
def opposites() -> dict[str, frozenset[str]]:
    """Return for a root those that say the opposite."""
    found: dict[str, frozenset[str]] = {}
    for pair in table("stated.opposites").values():
        one, other = (frozenset(map(_root, side.split())) for side in pair.split("|"))
        for word in one:
            found[word] = found.get(word, frozenset()) | other
        for word in other:
            found[word] = found.get(word, frozenset()) | one
    return found
