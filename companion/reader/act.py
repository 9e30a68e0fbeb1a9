"""An act found in a text, and the text as the finder of acts sees it."""

from dataclasses import dataclass, field

from companion.reader.lexicon import BEINGS, Lexicon
from companion.reader.text import Token, bag

TRIVIAL = bag("rest eat talk move look handle think ready withdraw signal surrender listen chore")


@dataclass(frozen=True, slots=True)
class Act:
    """One act found in the text."""

    manner: str
    weight: float
    at: int
    end: int
    sentence: int
    clause: int
    standing: str = "live"
    is_noun: bool = False
    is_soft: bool = False
    is_conditional: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """A tokenised text with the look-ups that the finder needs."""

    tokens: list[Token]
    stems: list[tuple[str, ...]]
    lexicon: Lexicon
    names: frozenset[str]
    own: frozenset[str]
    stands_for: frozenset[str] = frozenset()
    bounds: dict[int, tuple[int, int]] = field(default_factory=dict)
    called: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        """Note where each sentence begins and ends."""
        for at, token in enumerate(self.tokens):
            first = self.bounds.get(token.sentence, (at, at))[0]
            self.bounds[token.sentence] = (first, at + 1)

    def words(self, start: int, end: int) -> list[str]:
        """The folded words from one token to another, signs left out."""
        return [t.word for t in self.tokens[start:end] if not t.is_sign]

    def is_being(self, at: int) -> bool:
        """Whether a token names a creature."""
        token = self.tokens[at]
        if token.word in self.names or token.word.removesuffix("'s") in self.names:
            return True
        if any(self._is_called(at, name) for name in self.called):
            return True
        return bool(self.lexicon.classes_at(self.stems, at)[0] & BEINGS)

    def _is_called(self, at: int, name: tuple[str, ...]) -> bool:
        """Whether a token and those after it are the end of what somebody here is called."""
        word = self.tokens[at].word
        if word not in name:
            return False
        rest = name[name.index(word) :]
        return tuple(t.word for t in self.tokens[at : at + len(rest)]) == rest


def clause_start(reading: Reading, at: int) -> int:
    """Index of the first token of the clause in which a token stands."""
    clause = reading.tokens[at].clause
    while at > 0 and reading.tokens[at - 1].clause == clause:
        at -= 1
    return at


def sentence_bounds(reading: Reading, sentence: int) -> tuple[int, int]:
    """Where a sentence begins and the index behind its end."""
    return reading.bounds.get(sentence, (0, 0))


NOUN_BEFORE = bag(
    "the a an my his her your our their its this that these those some no of any each "
    "another der die das den dem des ein eine einen einem einer mein meine meinen meinem "
    "zum zur im beim kein keine le la les un une des du mon ma mes ce cet cette au aux el "
    "los las una unos mi mis su sus este esta ese esa del al"
)
