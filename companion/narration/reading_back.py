"""A second reader: what does a finished narration tell, to somebody who does not know the result?

The prose check knows words; prose that tells its outcome sideways it can neither trust nor refuse.
A chat model can read such prose, and it is asked blind: two endings whose order says nothing, and
statements among which stand two of ours, one that the passage tells and one that it does not.
Whoever gets those wrong has guessed, and is not believed.
"""

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import ModelReplyError
from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import Reply, Request, Shape
from companion.narration.brief import Brief
from companion.narration.grammar import Picker
from companion.narration.library import fold_words
from companion.prompting import listed, load_prompt, quoted

TOKENS: Final = 120
TIMEOUT_S: Final = 15.0
"""Longest wait in seconds: the player waits for prose that is written already."""
READING_BACK: Final = "The narrator reads it over ..."
LONGEST: Final = 3_000
LOCAL: Final = "local:"
"""How the names of models begin that run in this process: small ones, each call of them felt."""

_OPEN: Final = "open"
_ELSEWHERE: Final = (
    "A ship with red sails comes into a harbour.",
    "Somebody bakes bread in a cellar.",
    "Two children quarrel over a kite.",
    "An orchestra tunes its instruments.",
    "Snow falls upon a vineyard.",
    "A postman reads the wrong address aloud.",
)
"""Statements that a passage of play hardly ever tells; the one least like it is put in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBack:
    """What a narration tells, as somebody read it who did not know the result.

    Attributes:
        passed: which of the stakes came true in it; None where it leaves that open.
        told: which of the statements it tells.
    """

    passed: bool | None
    told: frozenset[str]


class SecondReader:
    """Asks a chat model what a narration tells.

    Args:
        asker: the way to the model.
    """

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

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


def second_reader(asker: Asker) -> SecondReader | None:
    """Return the second reader that goes with a chat model; None for one that is not up to it."""
    return None if asker.name.startswith(LOCAL) else SecondReader(asker)


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
            },
            "required": ["ending", "told"],
            "additionalProperties": False,
        }

    def judged(self, reply: Reply) -> ReadBack | None:
        """Return what a reply says; None when it is wrong about what we know.

        Raises:
            ModelReplyError: it is no object or was cut off.
        """
        found = strict_object(reply, schema=self._schema())
        ending, letters = found.get("ending"), found.get("told")
        if ending not in (*self._endings, _OPEN) or not isinstance(letters, list):
            return None
        told = frozenset(text for letter, text in self._statements.items() if letter in letters)
        if self._said not in told or self._unsaid in told:
            return None
        passed = None if ending == _OPEN else self._endings[ending][0]
        return ReadBack(passed=passed, told=told)
