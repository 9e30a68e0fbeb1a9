"""Dice statistics: what the dice showed, and how lucky that was against the odds on record."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from companion.journal import Campaign
from companion.journal.records import DECLARE, DRAW, ROLL
from companion.wording import percent
from engine.api import JsonValue

FEW: Final = 5
"""Rolls below which luck says nothing."""


@dataclass(slots=True, kw_only=True)
class Stats:
    """Figures of one campaign.

    Attributes:
        rolls: checks with odds on record.
        draws: dice drawn for oracles and the like.
        order: results, the best first.
        faces: sides to how often each face came up in rolls of the game.
        results: result to how often it came.
        expected: result to how often the odds promised it.
        passed: checks that passed.
        chances: probability that each check would pass, as declared before it.
        ranks: for each check, the share of results that would have been worse, half of its own
            share added; a half on average.
    """

    rolls: int = 0
    draws: int = 0
    order: tuple[str, ...] = ()
    faces: dict[int, Counter[int]] = field(default_factory=dict)
    results: Counter[str] = field(default_factory=Counter)
    expected: dict[str, Fraction] = field(default_factory=dict)
    passed: int = 0
    chances: list[Fraction] = field(default_factory=list)
    ranks: list[tuple[float, float]] = field(default_factory=list)

    @property
    def luck(self) -> float | None:
        """How many of a hundred players with these odds would have passed less often.

        Half of those with as many passes count as less lucky. Exact, from the law of the number of
        passes; None below ``FEW`` checks.
        """
        if len(self.chances) < FEW:
            return None
        law = passes_law(self.chances)
        return 100 * (math.fsum(law[: self.passed]) + law[self.passed] / 2)

    @property
    def rank(self) -> float | None:
        """Mean rank of the results, 0 (worst of all) to 1; a half is what the odds promise."""
        return math.fsum(r for r, _ in self.ranks) / len(self.ranks) if self.ranks else None


def passes_law(chances: Sequence[Fraction | float]) -> list[float]:
    """Return the probability of each number of passes.

    Args:
        chances: the probability of each check to pass.

    Example:
        >>> passes_law([0.5, 0.5])
        [0.25, 0.5, 0.25]
    """
    law = [1.0]
    for chance in chances:
        p = float(chance)
        law = [
            (law[k] * (1 - p) if k < len(law) else 0.0) + (law[k - 1] * p if k else 0.0)
            for k in range(len(law) + 1)
        ]
    return law


def stats_of(campaign: Campaign) -> Stats:
    """Return the figures of a campaign, of all its rolls: no undo takes one back."""
    stats = Stats()
    declared = {r.sequence: r.body for r in campaign.records(kinds={DECLARE})}
    degrees = {d.title: d for d in campaign.rule_system.degrees}
    slugs = {d.slug: d.title for d in campaign.rule_system.degrees}
    for record in campaign.records(kinds={ROLL, DRAW}):
        body = record.body
        if record.kind == DRAW:
            stats.draws += len(body.get("draws", ()))
            continue
        for sides, face, _ in body.get("draws", ()):
            stats.faces.setdefault(int(sides), Counter())[int(face)] += 1
        summary = declared.get(int(body.get("declare", 0)), {}).get("summary", {})
        result = slugs.get(str(body.get("degree")), "")
        odds = _odds(summary)
        if result in odds and degrees.keys() >= odds.keys():
            _count(stats, odds, result, degrees)
    stats.order = tuple(label for label in degrees if label in stats.expected)
    return stats


def _odds(summary: dict[str, JsonValue]) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for label, text in dict(summary.get("odds", {})).items():
        try:
            found[label] = Fraction(str(text))
        except (ValueError, ZeroDivisionError):
            return {}
    return found


def _count(stats: Stats, odds: dict[str, Fraction], result: str, degrees: dict[str, Any]) -> None:
    stats.rolls += 1
    stats.results[result] += 1
    for label, chance in odds.items():
        stats.expected[label] = stats.expected.get(label, Fraction(0)) + chance
    passes = sum((p for label, p in odds.items() if degrees[label].passed), Fraction(0))
    stats.chances.append(passes)
    stats.passed += degrees[result].passed
    order = [label for label in reversed(degrees) if label in odds]  # the worst first
    worse = sum((odds[label] for label in order[: order.index(result)]), Fraction(0))
    mean_square = _mean_square([odds[label] for label in order])
    stats.ranks.append((float(worse + odds[result] / 2), mean_square - 0.25))


def _mean_square(chances: Sequence[Fraction]) -> float:
    total, below = 0.0, Fraction(0)
    for chance in chances:
        total += float(chance) * float(below + chance / 2) ** 2
        below += chance
    return total


def stats_rows(stats: Stats) -> list[str]:
    """Return the figures as rows for a person."""
    if not stats.rolls:
        return [f"No checks with odds were rolled yet; {_dice(stats.draws)} drawn besides."]
    promised = float(sum(stats.chances, Fraction(0)))
    checks = "check" if stats.rolls == 1 else "checks"
    rows = [f"{stats.rolls} {checks}: {stats.passed} passed; the odds promised {promised:.1f}."]
    luck = stats.luck
    if luck is None:
        rows.append(f"That is too few to speak of luck; from {FEW} checks on it can be said.")
    else:
        rows.append(
            f"Of 100 players with the same odds, {luck:.0f} would have had less luck. "
            f"{_verdict(luck)}"
        )
    for label in stats.order:
        rows.append(
            f"{label}: {stats.results[label]}, promised {float(stats.expected[label]):.1f} "
            f"({percent(stats.expected[label] / stats.rolls)} on average)"
        )
    for sides, faces in sorted(stats.faces.items()):
        rows.append(_faces_row(sides, faces))
    if stats.draws:
        drawn = _dice(stats.draws, more="more ")
        rows.append(f"{drawn} drawn for openings, oracles and the like.")
    return rows


def _dice(count: int, *, more: str = "") -> str:
    """Return so many dice as a sentence has them, with its verb."""
    return f"1 {more}die was" if count == 1 else f"{count} {more}dice were"


def _verdict(luck: float) -> str:
    steps = ((5, "The dice owe you."), (25, "A little unlucky."), (75, "Much as it should be."),
             (95, "A little lucky."))  # fmt: skip
    return next((text for most, text in steps if luck < most), "The dice have been kind.")


def _faces_row(sides: int, faces: Counter[int]) -> str:
    total = sum(faces.values())
    mean = sum(face * count for face, count in faces.items()) / total
    count = "1 die" if total == 1 else f"{total} dice"
    most_listed = 12
    if sides <= most_listed:
        each = sorted(faces.items())
        count += f" ({', '.join(str(f) if n == 1 else f'{f} ×{n}' for f, n in each)})"
    row = f"d{sides}: {count}, mean {mean:.2f}, expected {(sides + 1) / 2:.2f}"
    return row


def stats_json(stats: Stats) -> dict[str, JsonValue]:
    """Return the figures as JSON data; probabilities as fractions in text."""
    return {
        "rolls": stats.rolls,
        "passed": stats.passed,
        "passes_expected": str(sum(stats.chances, Fraction(0))),
        "luck_percentile": stats.luck,
        "mean_rank": stats.rank,
        "results": dict(stats.results),
        "expected": {label: str(p) for label, p in stats.expected.items()},
        "faces": {
            f"d{sides}": {str(face): count for face, count in sorted(counts.items())}
            for sides, counts in stats.faces.items()
        },
        "draws": stats.draws,
    }
