"""The prose check: what must never get through, whoever wrote it.

Compares a narration with the closed result: no success told as a failure, no number that nobody
rolled, no wound or treasure that no effect made, no effect left out, no line of the table crossed,
no secret named, no word put into the mouth of the player's character, no machinery. False alarms
hurt as much as misses, so every check looks for something definite and gives ordinary storytelling
the benefit of the doubt.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.brief import Brief
from companion.narration.prose.facts import Facts
from companion.narration.prose.forbidden import crossed_lines, named_secrets
from companion.narration.prose.outcome import told_against_result
from companion.narration.prose.possessions import invented
from companion.narration.prose.surface import machinery, numbers, player_speaks
from companion.narration.prose.told import untold
from engine.api import Effect

FaultKind = Literal[
    "outcome", "number", "gain", "loss", "wound", "untold", "line", "secret", "player", "markup"
]

WHOLE: Final = -1
"""Index of a fault that no single sentence has."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a narration that the result or the table does not allow.

    Attributes:
        kind: outcome (told against the result), number (in no result), gain, loss, wound (no effect
            made it), untold (an effect is missing), line, secret, player (the character speaks or
            decides), markup (machinery shows).
        sentence: index of the sentence; ``WHOLE`` (-1) when the narration as a whole has it.
        detail: what was found, for a log or for whoever writes it again.
    """

    kind: FaultKind
    sentence: int
    detail: str


Finding = tuple[int, str]


def check_prose(
    sentences: Sequence[str],
    brief: Brief,
    effects: Sequence[Effect],
    *,
    known: Sequence[str] = (),
    lines: Sequence[str] = (),
    secrets: Sequence[str] = (),
) -> tuple[Fault, ...]:
    """Return what is wrong with a narration; nothing is what an honest one gets.

    Args:
        sentences: the narration.
        brief: the closed result that it tells.
        effects: the consequences that stand.
        known: further names and facts that the state knows.
        lines: topics that this table does not want to see, each a word or a short phrase.
        secrets: what the player must not learn yet.
    """
    facts = Facts(brief, effects, known)
    checks: tuple[tuple[FaultKind, Callable[[], Iterator[Finding]]], ...] = (
        ("markup", lambda: machinery(sentences)),
        ("number", lambda: numbers(sentences, facts)),
        ("player", lambda: player_speaks(sentences, facts)),
        ("outcome", lambda: told_against_result(sentences, facts)),
        ("gain", lambda: invented("gain", sentences, facts)),
        ("loss", lambda: invented("loss", sentences, facts)),
        ("wound", lambda: invented("wound", sentences, facts)),
        ("untold", lambda: untold(sentences, facts)),
        ("line", lambda: crossed_lines(sentences, lines)),
        ("secret", lambda: named_secrets(sentences, secrets)),
    )
    return tuple(
        Fault(kind, sentence, detail) for kind, check in checks for sentence, detail in check()
    )
