"""What speaks against a narration, once somebody has read it who did not know the result.

The reader only says what is told. Whether that may be so is compared here with the closed result:
what an effect, the promised outcome, the attempt or a fact of the roll explains is no objection.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.narration.prose.facts import Facts
from companion.narration.prose.lines import effect_line
from companion.narration.prose.things import Belongings, language_of
from companion.narration.prose.words import content, stem, table
from companion.narration.reading_back import Claim, ClaimKind, ReadBack
from engine.api import Effect

_MADE_BY: Final[dict[ClaimKind, tuple[bool, frozenset[str]]]] = {
    "gain": (True, frozenset(["gear", "cost", "edge"])),
    "loss": (False, frozenset(["gear", "cost", "trouble", "edge"])),
    "wound": (False, frozenset(["harm", "trouble", "cost"])),
    "helper": (True, frozenset(["relation", "edge", "position"])),
}
"""What may happen to a character, and the effects that can be told in such words of their own."""
_REASONS: Final[dict[ClaimKind, str]] = {
    "gain": "a gain that nothing made",
    "loss": "a loss that nothing made",
    "wound": "a wound that nothing made",
    "helper": "somebody whom nothing made",
}


@dataclass(frozen=True, slots=True)
class Objection:
    """Something that a narration tells and the result does not hold.

    Attributes:
        reason: what it is, for a log or for whoever tells it again.
        line: the sentence that says how it is.
        words: where it stands, as words in small letters; "" for the narration as a whole.
        is_outcome: whether it is the outcome that is told the other way round.
    """

    reason: str
    line: str
    words: str = ""
    is_outcome: bool = False


def statement(effect: Effect) -> str:
    """Return an effect as a statement that a passage may tell or deny."""
    return effect.tell or f"{effect.target}: {effect.name}."


def objections(read: ReadBack, sentences: Sequence[str], facts: Facts) -> tuple[Objection, ...]:
    """Return what speaks against a narration, the outcome first.

    Args:
        read: what somebody read in it.
        sentences: the narration.
        facts: the result that it tells.
    """
    return tuple(_objections(read, sentences, facts))


def _objections(read: ReadBack, sentences: Sequence[str], facts: Facts) -> Iterator[Objection]:
    brief = facts.brief
    if read.passed is not None and read.passed is not brief.passed:
        reason = "it tells the opposite of what came of the attempt"
        yield Objection(reason, brief.promised, is_outcome=True)
    for effect in facts.effects:
        if statement(effect) in read.denied:
            line = effect_line(effect, sentences)
            yield Objection(f"it tells the opposite of: {statement(effect)}", line)
    for kind in _REASONS:
        claims = [claim for claim in read.claims if claim.kind == kind]
        for claim in _unmade(claims, kind, facts):
            line = _how_it_stands(claim, sentences, facts)
            yield Objection(f"{_REASONS[kind]}: {claim.words!r}", line, claim.words)


def _unmade(claims: Sequence[Claim], kind: ClaimKind, facts: Facts) -> list[Claim]:
    """Return the claims of one kind that nothing explains."""
    if kind == "wound" and (facts.is_hurt or facts.was_hurt or facts.pays_health):
        return []
    if kind == "loss":
        claims = [claim for claim in claims if _is_own(claim, facts)]
    explained = _explained(kind, facts)
    left = [c for c in claims if not content(c.words) & explained]
    is_good, kinds = _MADE_BY[kind]
    fitting = [e for e in facts.effects if e.good is is_good and e.kind in kinds]
    named = frozenset().union(*(content(claim.words) for claim in claims))
    # An effect may be told in words of its own: the blade that is given, as "two feet of steel".
    unnamed = [e for e in fitting if not content(f"{e.name} {e.tell}") & named]
    return left[len(unnamed) :]


def _explained(kind: ClaimKind, facts: Facts) -> frozenset[str]:
    """Return the stems of what may be told as come by, gone, hurt or joined."""
    if kind == "helper":
        return facts.vocabulary
    brief, attempt = facts.brief, facts.brief.attempt
    is_good = _MADE_BY[kind][0]
    texts = [brief.promised, *brief.notes]
    texts += [f"{e.name} {e.tell}" for e in facts.effects if e.good is is_good]
    if kind != "wound":  # who cuts a purse loose is not cut by it
        texts += [attempt.text, attempt.goal, attempt.target or "", *attempt.stitched]
    if kind == "gain":
        texts += [*brief.setting.items, *(e.tell for e in facts.effects)]
    return frozenset().union(*map(content, texts)) - facts.names


def _is_own(claim: Claim, facts: Facts) -> bool:
    """Whether what is gone is on the sheet: what else breaks in a story is scenery."""
    own = Belongings(facts).own
    return bool(content(claim.words) & frozenset(map(stem, own)))


def _how_it_stands(claim: Claim, sentences: Sequence[str], facts: Facts) -> str:
    lines = table(f"standing.{language_of(sentences)}")
    if claim.kind == "helper":
        return lines["nobody"]
    if claim.kind == "wound":
        return lines["unhurt"]
    if claim.kind == "loss":
        said = content(claim.words)
        items = [i.partition(" (")[0] for i in facts.brief.setting.items]
        return lines["kept"].format(thing=next(i for i in items if content(i) & said))
    given = [e.name for e in facts.effects if _gives(e)]
    return lines["only"].format(names=", ".join(given)) if given else lines["nothing"]


def _gives(effect: Effect) -> bool:
    return effect.good and effect.kind == "gear"
