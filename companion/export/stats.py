"""Dice statistics: what the dice showed, and how lucky that was against the odds on record.

Luck is of the dice alone. What somebody spends on a roll that lies on the table (a Boon, the GM's
Blunder) is no luck: those dice are counted apart, and so is what they changed.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from companion.journal import Campaign
from companion.journal.records import DECLARE, DRAW, ROLL
from companion.wording import listed, percent
from engine.api import EngineError, GivenDice, JsonValue, parse_model

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
        passed: checks that the dice alone passed, before anything was spent on the roll.
        won: checks that passed for what was spent on them, though the dice had failed.
        lost: checks that failed for what was spent against them, though the dice had passed.
        spent: what was spent on rolls on the table, in words, to how often.
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
    won: int = 0
    lost: int = 0
    spent: Counter[str] = field(default_factory=Counter)
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
    waiting: _Waiting | None = None
    for record in campaign.records(kinds={ROLL, DRAW}):
        body = record.body
        if record.kind == DRAW:
            stats.draws += len(body.get("draws", ()))
            continue
        for sides, face, _ in body.get("draws", ()):
            stats.faces.setdefault(int(sides), Counter())[int(face)] += 1
        proposed = declared.get(int(body.get("declare", 0)), {})
        odds = _odds(proposed.get("summary", {}))
        if odds and degrees.keys() >= odds.keys():
            waiting = _Waiting(proposed, odds, list(body.get("draws", ())))
        elif waiting is not None:  # the answer to a choice that the roll waited for
            waiting.draws += body.get("draws", ())
        if waiting is not None and body.get("degree") is not None:
            _close(stats, campaign, waiting, str(body["degree"]))
            waiting = None
    stats.order = tuple(label for label in degrees if label in stats.expected)
    return stats


@dataclass(slots=True)
class _Waiting:
    """A check that was rolled and may wait for a choice before its result stands."""

    declared: Mapping[str, Any]
    odds: dict[str, Fraction]
    draws: list[Any]


def _close(stats: Stats, campaign: Campaign, check: _Waiting, degree: str) -> None:
    """Count a check whose result stands: by the dice alone, then what was spent on it."""
    system = campaign.rule_system
    found = {d.slug: d for d in system.degrees}
    lanes = dict.fromkeys(str(lane) for _, _, lane in check.draws)
    spent = [system.spent_lanes[lane] for lane in lanes if lane in system.spent_lanes]
    alone = _by_dice_alone(campaign, check) if spent else degree
    if alone not in found or found[alone].title not in check.odds:
        return
    _count(stats, check.odds, found[alone].title, {d.title: d for d in system.degrees})
    stats.spent.update(spent)
    passed = degree in found and found[degree].passed
    stats.won += passed and not found[alone].passed
    stats.lost += found[alone].passed and not passed


def _by_dice_alone(campaign: Campaign, check: _Waiting) -> str:
    """Return the degree of a check before anything was spent on it; "" where that is not known."""
    system = campaign.rule_system
    lanes: dict[str, list[int]] = {}
    for _, face, lane in check.draws:
        if lane not in system.spent_lanes:
            lanes.setdefault(str(lane), []).append(int(face))
    # A bare calculation knows nobody, so whoever acts and whoever is struck at are left out.
    who = ("acting", "target")
    fields = {k: v for k, v in check.declared.get("action", {}).items() if k not in who}
    op = next(
        (t for t in system.action_types if t.model_fields["op"].default == fields["op"]), None
    )
    try:
        if op is None:
            return ""
        # Nobody holds anything in a state that is new, so nothing is spent there.
        state = system.new_state(campaign.state.settings.model_dump())
        action = parse_model(op, fields)
        return str(system.resolve(state, action, GivenDice(lanes)).degree or "")
    except EngineError:
        return ""


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
    alone = "passed by the dice alone" if stats.spent else "passed"
    rows = [f"{stats.rolls} {checks}: {stats.passed} {alone}; the odds promised {promised:.1f}."]
    luck = stats.luck
    if luck is None:
        rows.append(f"That is too few to speak of luck; from {FEW} checks on it can be said.")
    else:
        rows.append(
            f"Of 100 players with the same odds, {luck:.0f} would have had less luck. "
            f"{_verdict(luck)}"
        )
    if stats.spent:
        rows.append(_spent_row(stats))
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


def _spent_row(stats: Stats) -> str:
    """Return what was spent on rolls that lay on the table, and what came of it."""
    each = [
        f"{what} {'once' if n == 1 else f'{n} times'}" for what, n in sorted(stats.spent.items())
    ]
    ended = stats.passed + stats.won - stats.lost
    turned = [
        f"{n} {did}" for n, did in ((stats.lost, "lost by it"), (stats.won, "won by it")) if n
    ]
    changed = f": {listed(turned)}, so {ended} passed in the end" if turned else ", to no effect"
    return f"No luck, but a choice: {listed(each)}{changed}."


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
        "passed_in_the_end": stats.passed + stats.won - stats.lost,
        "spent": dict(stats.spent),
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
