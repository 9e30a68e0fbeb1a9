"""The prose check: what must never get through, whoever wrote it, and what is still to be told.

Two answers. A *fault* withholds a sentence: it tells the result the other way round, names a number
that nobody rolled, makes a wound, a treasure, a death or a helper that no effect made, waves a
setback away, crosses a line of the table, gives a secret away, speaks for the player's character or
shows machinery. False alarms hurt as much as misses, so every fault is something definite.

A *gap* withholds nothing: an effect, a fact or the outcome is not surely told. Prose may tell it so
obliquely that no program sees it, so it is told once more, plainly, and nothing is lost.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.brief import Brief
from companion.narration.prose.brevity import brief_ones
from companion.narration.prose.calm import calm_instead
from companion.narration.prose.contrary import told_contrary
from companion.narration.prose.counts import invented_counts
from companion.narration.prose.degree import waved_away
from companion.narration.prose.facts import Facts
from companion.narration.prose.forbidden import crossed_lines, named_secrets
from companion.narration.prose.gains import gained
from companion.narration.prose.lines import effect_line
from companion.narration.prose.losses import lost
from companion.narration.prose.newcomers import newcomers
from companion.narration.prose.numbers import numbers
from companion.narration.prose.outcome import Outcome, told_against_result
from companion.narration.prose.people import invented_people
from companion.narration.prose.possessions import invented
from companion.narration.prose.reading import Reading
from companion.narration.prose.speaking import player_speaks
from companion.narration.prose.surface import machinery
from companion.narration.prose.suspicion import suspicions
from companion.narration.prose.told import untold_effects, untold_notes
from companion.narration.prose.turned import doubtful_effects, has_other_number
from companion.narration.prose.unearned import unearned
from companion.narration.prose.unsure import unsure_claims
from engine.api import Effect

FaultKind = Literal[
    "outcome", "degree", "effect", "number", "gain", "loss", "wound", "death", "person",
    "line", "secret", "player", "markup",
]  # fmt: skip
GapKind = Literal["outcome", "effect", "note", "claim"]

WHOLE: Final = -1
"""Index of a fault that no single sentence has."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a narration that the result or the table does not allow: it is withheld.

    Attributes:
        kind: outcome (told against the result), degree (a setback waved away), number (in no
            result), gain, loss, wound, death, person (nothing made it), line, secret, player (the
            character speaks, decides or feels), markup (machinery shows).
        sentence: index of the sentence; ``WHOLE`` (-1) when the narration as a whole has it.
        detail: what was found, for a log or for whoever writes it again.
    """

    kind: FaultKind
    sentence: int
    detail: str


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that a narration does not surely tell: it is completed.

    Attributes:
        kind: outcome (what came of the attempt), effect, note (a fact of the roll), or claim (it
            may speak of a gain, a loss or a newcomer that nothing made).
        tell: the sentence that tells it.
        about: of a claim what is in doubt, as gain or loss; "" for the other kinds.
    """

    kind: GapKind
    tell: str
    about: str = ""


Finding = tuple[int, str]


def check_prose(
    sentences: Sequence[str],
    brief: Brief,
    effects: Sequence[Effect],
    *,
    known: Sequence[str] = (),
    lines: Sequence[str] = (),
    secrets: Sequence[str] = (),
    trusts_player: bool = True,
    goes_on: bool = False,
) -> tuple[Fault, ...]:
    """Return what must be withheld of a narration; nothing is what an honest one gets.

    Args:
        sentences: the narration.
        brief: the closed result that it tells.
        effects: the consequences that stand.
        known: further names and facts that the state knows.
        lines: topics that this table does not want to see, each a word or a short phrase.
        secrets: what the player must not learn yet.
        trusts_player: whether the player's own words are evidence of things and figures; else they
            claim them and make none.
        goes_on: whether more of the narration is to come.
    """
    facts = Facts.of(brief, effects, known)
    sure = facts if trusts_player else facts.unclaimed
    reading, sure_reading = Reading.of(sentences, facts), Reading.of(sentences, sure)
    few = brief_ones(sentences, goes_on=goes_on)
    checks: tuple[tuple[FaultKind, Callable[[], Iterator[Finding]]], ...] = (
        ("markup", lambda: machinery(sentences)),
        ("number", lambda: numbers(sentences, sure)),
        ("number", lambda: invented_counts(sentences, sure)),
        ("player", lambda: player_speaks(reading, sentences)),
        ("outcome", lambda: told_against_result(Outcome(sentences, facts, goes_on=goes_on), facts)),
        ("degree", lambda: waved_away(sentences, facts)),
        ("effect", lambda: told_contrary(reading)),
        ("effect", lambda: calm_instead(sentences, facts, among=few)),
        ("gain", lambda: invented("gain", sentences, sure, among=few)),
        ("gain", lambda: unearned(sure_reading)),
        ("loss", lambda: invented("loss", sentences, facts, among=few)),
        ("gain", lambda: gained(sure_reading, among=few)),
        ("loss", lambda: lost(reading, among=few)),
        ("wound", lambda: invented("wound", sentences, facts)),
        ("death", lambda: invented("death", sentences, facts)),
        ("person", lambda: invented_people(sentences, facts)),
        ("person", lambda: newcomers(sentences, facts, among=few)),
        ("line", lambda: crossed_lines(sentences, lines)),
        ("secret", lambda: named_secrets(sentences, secrets, facts)),
    )
    return tuple(
        Fault(kind, sentence, detail) for kind, check in checks for sentence, detail in check()
    )


def find_gaps(
    sentences: Sequence[str],
    brief: Brief,
    effects: Sequence[Effect],
    *,
    known: Sequence[str] = (),
) -> tuple[Gap, ...]:
    """Return what a narration does not surely tell: the outcome first, then effects and facts.

    Last comes how things stand, where it may claim more than the result made.

    Args:
        sentences: the narration.
        brief: the closed result that it tells.
        effects: the consequences that stand.
        known: further names and facts that the state knows.
    """
    facts = Facts.of(brief, effects, known)
    found: list[Gap] = []
    if brief.passed is not None and brief.stakes:
        is_shown = Outcome(sentences, facts).is_shown
        if not is_shown or has_other_number(brief.promised, sentences):
            found.append(Gap("outcome", brief.promised))
    open_ones = (*untold_effects(sentences, facts), *doubtful_effects(sentences, facts))
    found += [Gap("effect", effect_line(e, sentences)) for e in dict.fromkeys(open_ones)]
    found += [Gap("note", note) for note in untold_notes(sentences, facts)]
    claims = [*unsure_claims(sentences, facts)]
    said = {claim.about for claim in claims}
    claims += [claim for claim in suspicions(sentences, facts) if claim.about not in said]
    found += [Gap("claim", claim.line, claim.about) for claim in claims]
    return tuple(found)
