"""A second reader: what does a finished narration tell, to somebody who does not know the result?

The prose check knows words; prose that tells sideways it can neither trust nor refuse. A chat model
can read such prose, and it is asked blind: two endings whose order says nothing, statements among
which stand two of ours, one that the passage tells and one that it neither tells nor denies, and
what the character comes by, loses and suffers, in the passage's own words. Whoever gets ours wrong
has guessed, and is not believed. Whether any of it speaks against the result, code decides
(``companion.narration.objections``).
"""

import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from companion.errors import ModelReplyError
from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import Reply, Request, Shape
from companion.narration.brief import Brief
from companion.narration.grammar import Picker
from companion.narration.library import fold_words
from companion.prompting import listed, load_prompt, one_line, quoted

TOKENS: Final = 250
TIMEOUT_S: Final = 15.0
"""Longest wait in seconds: the player waits for prose that is written already."""
READING_BACK: Final = "The narrator reads it over ..."
LONGEST: Final = 3_000

When = Literal["unsure", "always", "never"]
"""When finished prose is read back: where the prose check is unsure of it, always, or never."""
ClaimKind = Literal["gain", "loss", "wound", "helper"]

_OPEN: Final = "open"
_CLAIMS: Final[dict[str, ClaimKind]] = {
    "gained": "gain", "lost": "loss", "hurt": "wound", "joined": "helper",
}  # fmt: skip
"""Field of an answer to what it lists."""
_MOST: Final = 4
"""Phrases of one field that are looked at; who lists more has copied the passage."""
_PHRASE: Final = 100
"""Characters of the longest phrase that is looked at."""
_ELSEWHERE: Final = (
    "A ship with red sails comes into a harbour.",
    "Somebody bakes bread in a cellar.",
    "Two children quarrel over a kite.",
    "An orchestra tunes its instruments.",
    "Snow falls upon a vineyard.",
    "A postman reads the wrong address aloud.",
)
"""Statements that a passage of play hardly ever tells; the one least like it is put in."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a narration lets happen to the player's character.

    Attributes:
        kind: gain (a thing come by), loss (of a thing of theirs), wound, or helper (somebody new).
        words: how the narration says it, a phrase of its own.
    """

    kind: ClaimKind
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBack:
    """What a narration tells, as somebody read it who did not know the result.

    Attributes:
        passed: which of the stakes came true in it; None where it leaves that open.
        told: which of the statements it tells.
        denied: which of them it tells the other way round.
        claims: what it lets happen to the player's character.
    """

    passed: bool | None
    told: frozenset[str]
    denied: frozenset[str] = frozenset()
    claims: tuple[Claim, ...] = ()


class SecondReader:
    """Asks a chat model what a narration tells.

    Args:
        asker: the way to the model.
        always: whether it is asked about every narration, and not only where the check is unsure.
    """

    def __init__(self, asker: Asker, *, always: bool = False) -> None:
        self._asker = asker
        self.always = always

    @property
    def is_open(self) -> bool:
        """Whether it may be asked now."""
        return self._asker.is_open

    def read(
        self, sentences: Sequence[str], brief: Brief, statements: Sequence[str]
    ) -> ReadBack | None:
        """Return what a narration tells; None without an answer that can be believed.

        Args:
            sentences: the narration.
            brief: the closed result, for the attempt and its two stakes; which of them came true
                is not passed on.
            statements: plain sentences of which it is to be said whether the narration tells them.
        """
        if brief.stakes is None or not sentences:
            return None
        sheet = _Sheet(sentences, brief, statements)
        reply = self._asker.complete(sheet.request(), status=READING_BACK)
        self._asker.say("")
        try:
            return None if reply is None else sheet.judged(reply)
        except ModelReplyError:
            return None


def second_reader(asker: Asker, when: When = "unsure") -> SecondReader | None:
    """Return the second reader that goes with a chat model; None for nobody.

    Args:
        asker: the way to the model.
        when: when prose is read back. A model of this process is not up to it, unless somebody
            wants it always.
    """
    if when == "never" or (when == "unsure" and asker.is_small):
        return None
    return SecondReader(asker, always=when == "always")


class _Sheet:
    """One question: endings and statements under letters, in an order that tells nothing."""

    def __init__(self, sentences: Sequence[str], brief: Brief, statements: Sequence[str]) -> None:
        stakes = brief.stakes
        assert stakes is not None
        order = Picker(brief.seed, brief.exchange, "reading back")
        self._brief = brief
        self._text = " ".join(sentences)[:LONGEST]
        self._said = max(sentences, key=len)
        said = set(fold_words(self._text))
        self._unsaid = min(
            order.shuffled(_ELSEWHERE), key=lambda text: len(said & set(fold_words(text)))
        )
        endings = order.shuffled(((True, stakes.success), (False, stakes.failure)))
        self._endings = dict(zip("AB", endings, strict=True))
        asked = order.shuffled(dict.fromkeys((*statements, self._said, self._unsaid)))
        self._statements = dict(zip(string.ascii_uppercase[2:], asked, strict=False))

    def request(self) -> Request:
        prompt = load_prompt("gm/read_back").render(
            character=one_line(self._brief.attempt.actor),
            attempt=quoted("the player", self._brief.attempt.text, limit=800),
            endings=listed(f"{letter}: {text}" for letter, (_, text) in self._endings.items()),
            statements=listed(f"{letter}: {text}" for letter, text in self._statements.items()),
            narration=quoted("the passage", self._text),
        )
        return Request(
            messages=prompt.messages,
            purpose="read back",
            prompts=(prompt.ref,),
            shape=Shape(name="read_back", schema=self._schema()),
            max_tokens=TOKENS,
            temperature=0.0,
            timeout_s=TIMEOUT_S,
            deadline_s=TIMEOUT_S,
        )

    def _schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {
                "ending": {"enum": [*self._endings, _OPEN]},
                "told": {"type": "array", "items": {"enum": [*self._statements]}},
                "denied": {"type": "array", "items": {"enum": [*self._statements]}},
                **{name: {"type": "array", "items": {"type": "string"}} for name in _CLAIMS},
            },
            "required": ["ending", "told", "denied", *_CLAIMS],
            "additionalProperties": False,
        }

    def judged(self, reply: Reply) -> ReadBack | None:
        """Return what a reply says; None when it is wrong about what we know.

        Raises:
            ModelReplyError: it is no object or was cut off.
        """
        found = strict_object(reply, schema=self._schema())
        ending = found.get("ending")
        told, denied = self._lettered(found.get("told")), self._lettered(found.get("denied", []))
        if ending not in (*self._endings, _OPEN) or told is None or denied is None:
            return None
        if self._said not in told - denied or self._unsaid in told | denied:
            return None
        return ReadBack(
            passed=None if ending == _OPEN else self._endings[ending][0],
            told=told - denied,
            denied=denied - told,
            claims=tuple(self._claims(found)),
        )

    def _lettered(self, letters: object) -> frozenset[str] | None:
        """Return the statements of a list of letters; None where it is no list."""
        if not isinstance(letters, list):
            return None
        return frozenset(text for letter, text in self._statements.items() if letter in letters)

    def _claims(self, found: Mapping[str, object]) -> Iterator[Claim]:
        """Yield what an answer lists in words of the passage; other words are its own invention."""
        passage = " ".join(fold_words(self._text))
        for name, kind in _CLAIMS.items():
            phrases = found.get(name)
            if not isinstance(phrases, list) or len(phrases) > _MOST:
                continue
            for phrase in phrases:
                if not isinstance(phrase, str) or len(phrase) > _PHRASE:
                    continue
                words = " ".join(fold_words(phrase))
                if words and words in passage:
                    yield Claim(kind, words)
