"""Weighs the signs that prose makes something up (``companion.narration.prose.suspicion``).

    python -m benchmarks.narration_suspicion [--fit]

Each kind of lie that a line can answer has its signs; a logistic regression over them is fitted on
the honest narrations and the lies of that kind that the check does not withhold. Prose that was
scored before anybody looked at it (``data/prose_first.jsonl``) counts full, prose that rules were
mended for a third: on that every rule is right. Situations are kept together, a fifth at a time is
held out, and the figures are of what was held out. ``--fit`` prints the weights for
``words/suspicion.toml``.
"""

import argparse
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benchmarks.narration_prose import brief_of, faults_of, lie_of, rows, sentences_of
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.signs import SIGNS

Array = npt.NDArray[np.float64]

KINDS: Final[Mapping[str, str]] = {
    "gain": "gain invented_gain gain_more more_gain gain_in_other_words",
    "loss": "loss invented_loss loss_own loss_of_another_kind thing_of_the_scene_taken",
    "death": "death invented_death",
    "helper": "helper invented_entity invented_ally helper_joins",
    "degree": "degree degree_shift degree_shifted great_as_near partial_as_full",
}
"""What the sets call the lies of each kind."""
_SETS: Final[Mapping[str, float]] = {
    "prose_first": 1.0, "prose_oblique": 0.35, "prose_plain": 0.35, "prose_batches": 0.35,
    "prose_claims": 0.35, "prose_voices": 0.35, "prose_honest": 0.15, "prose_lies": 0.15,
}  # fmt: skip
"""How much a narration of each set counts."""
_FOLDS: Final = 5
_PRIOR: Final = 0.06
"""Share of narrations that tell a lie of one kind, for which the chances hold."""
_TOTAL: Final = 300.0
_RIDGE: Final = 1.0
_STEPS: Final = 25
_ALARMS: Final = (0.03, 0.06, 0.1)


def kind_of(row: dict[str, Any]) -> str:
    """Return the kind of lie of a row that signs exist for; "honest", or "" for another lie."""
    lie = lie_of(row).replace(" ", "_")
    if not lie or row.get("label") == "honest":
        return "honest"
    return next((kind for kind, names in KINDS.items() if lie in names.split()), "")


def narrations() -> Iterator[tuple[str, float, int, Reading]]:
    """Yield kind, weight, fold and reading of each narration that the check does not withhold."""
    for name, weight in _SETS.items():
        for row in rows(name):
            kind = kind_of(row)
            if not kind or faults_of(row):
                continue
            brief, effects = brief_of(row)
            known = (row if "known" in row else row["brief"]).get("known", ())
            situation = f"{name}{row.get('batch', '')}{row.get('situation') or row['id'][:-1]}"
            fold = zlib.crc32(situation.encode()) % _FOLDS
            reading = Reading.of(sentences_of(row), Facts.of(brief, effects, known))
            yield kind, weight, fold, reading


def fitted(values: Array, is_lie: Array, weights: Array) -> Array:
    """Return the constant and the weights of a logistic regression, (k + 1,) float64.

    Args:
        values: signs, (n, k) float64.
        is_lie: 1 for a lie and 0 for honest prose, (n,) float64.
        weights: how much each narration counts, (n,) float64.
    """
    mean, spread = values.mean(axis=0), values.std(axis=0) + 1e-6
    design = np.hstack([np.ones((len(values), 1)), (values - mean) / spread])
    honest, lies = weights[is_lie == 0].sum(), weights[is_lie == 1].sum()
    share = np.where(is_lie == 1, _PRIOR * honest / max(lies, 1e-9), 1.0)
    counted = weights * share
    counted *= _TOTAL / counted.sum()
    ridge = np.full(design.shape[1], _RIDGE)
    ridge[0] = 1e-3
    found = np.zeros(design.shape[1])
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-design @ found))
        slope = design.T @ (counted * (chance - is_lie)) + ridge * found
        bend = (design * (counted * chance * (1 - chance))[:, None]).T @ design + np.diag(ridge)
        found -= np.linalg.solve(bend, slope)
    slopes = found[1:] / spread
    return np.concatenate([[found[0] - mean @ slopes], slopes])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fit", action="store_true", help="print the weights")
    args = parser.parse_args()
    found = list(narrations())
    kinds = np.array([kind for kind, *_ in found])
    weights, folds = np.array([w for _, w, *_ in found]), np.array([f for *_, f, _ in found])
    for about, signs in SIGNS.items():
        values = np.array([[*signs(reading).values()] for *_, reading in found])
        is_lie, is_used = (kinds == about).astype(float), np.isin(kinds, ["honest", about])
        total = np.zeros(len(found))
        for fold in range(_FOLDS):
            taught = is_used & (folds != fold)
            fit = fitted(values[taught], is_lie[taught], weights[taught])
            total[folds == fold] = fit[0] + values[folds == fold] @ fit[1:]
        fresh = weights == 1
        honest, lies = total[fresh & (kinds == "honest")], total[fresh & (kinds == about)]
        orders = np.mean(lies[:, None] > honest[None]) + np.mean(lies[:, None] == honest[None]) / 2
        caught = (np.mean(lies > np.quantile(honest, 1 - share)) for share in _ALARMS)
        print(f"{about:8} {len(lies):3} lies: orders {orders:.2f}, found at 3, 6 and 10 alarms "
              f"in 100: {', '.join(f'{c:.0%}' for c in caught)}")  # fmt: skip
        if args.fit:
            fit = fitted(values[is_used], is_lie[is_used], weights[is_used])
            print(f'{about} = "{" ".join(f"{w:.3f}" for w in fit)}"')


if __name__ == "__main__":
    main()
