"""Measures the prose check: false alarms, lines added for nothing, lies that it misses.

    python -m benchmarks.narration_prose [--half tuned|held|fresh|last] [--table] [--show]
    python -m benchmarks.narration_prose --rows FILE [--table] [--show]

``data/prose_honest.jsonl`` and ``data/prose_lies.jsonl`` were written for this, in many voices.
Rows with an even number below 100 were looked at while the check was tuned; those with an odd one
were held out; those from 101 on, and from 201 on, were written afterwards, to see how the check
does on prose that it has not met, and looked at then. ``data/prose_oblique.jsonl`` came later:
literary prose of sixty scenes that says most things sideways, honest and lying.
``data/prose_plain.jsonl`` is plain prose, as chat models write it that do what the prompts say: a
hundred situations, each told honestly and with one subtle lie, 20 of them not in English. The
first sixty were looked at; those marked ``last`` were only ever counted.
``data/prose_batches.jsonl`` are batches of ten scenes, each told honestly and with one subtle lie,
written by kind before anybody saw what the check says of them.
``data/prose_first.jsonl`` are six sets by other hands, scored before anybody looked at them; signs
are weighed on them now (``benchmarks.narration_suspicion``).
How the outcome alone is judged, ``benchmarks.narration_outcome`` measures.

What is counted: honest prose that is withheld (an alarm) or completed (a line added that it told
already), and lies that are withheld, completed with what they leave out, or shown; and the time.
With ``--table`` it goes through the gate, sentence by sentence, as in play.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.gate import Gate
from companion.narration.prose.things import language_of
from companion.narration.prose_check import Fault, Gap, check_prose, find_gaps
from companion.narration.reading_back import ReadBack
from companion.narration.sentences import split_sentences
from engine.api import Effect

DATA = Path(__file__).parent / "data"
OBLIQUE = DATA / "prose_oblique.jsonl"
_SEEN = ("as it is", "with a line", "refused", "taken back", "read")
LENGTH = 120
"""Words of a long narration, for which the time of a check is given."""
OUTCOMES_LIED = ("outcome", "success_as_failure", "failure_as_success")


def read_rows(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def rows(name: str, half: str = "") -> list[dict[str, Any]]:
    found = read_rows(DATA / f"{name}.jsonl")
    if half in ("fresh", "last"):
        return [r for r in found if r.get(half)]
    if half:
        found = [r for r in found if not r.get("fresh") and not r.get("last")]
        return [r for r in found if int(r["id"][1:]) % 2 == (half == "held")]
    return found


def brief_of(row: dict[str, Any]) -> tuple[Brief, tuple[Effect, ...]]:
    data = row["brief"]
    if "attempt" in data:
        effects = row["check_effects"] if "check_effects" in row else row["effects"]
        return Brief.model_validate_json(json.dumps(data)), tuple(Effect(**e) for e in effects)
    people = [Person(name=n, weight=w, wants=x) for n, w, x in data.get("people", [])]
    opponent = None
    if "opponent" in data:
        name, weight, wants = data["opponent"]
        opponent = Person(name=name, weight=weight, wants=wants)
        people.append(opponent)
    stakes = data["stakes"]
    brief = Brief(
        system=data["system"],
        attempt=Attempt(
            actor="Farek",
            text=data["text"],
            manner=data["manner"],
            kind=data.get("kind", "challenge"),
            goal=data["goal"],
            target=data["target"],
            stitched=tuple(data["stitched"]),
            opponent=opponent,
        ),
        setting=Setting(
            place=data["place"],
            people=tuple(people),
            items=tuple(data["items"]),
            genre=data.get("genre", "fantasy"),
        ),
        stakes=Stakes(success=stakes[0], failure=stakes[1]),
        degree=data["degree"],
        passed=data["passed"],
        direction=data["direction"],
        margin=data.get("margin"),
        damage=data.get("damage", 0),
        notes=tuple(data.get("notes", ())),
    )
    return brief, tuple(Effect(**e) for e in data.get("effects", []))


def sentences_of(row: dict[str, Any]) -> list[str]:
    return row["sentences"] if "sentences" in row else split_sentences(row["narration"])


def lie_of(row: dict[str, Any]) -> str:
    """Return the kind of lie of a row; "" for an honest one."""
    return str(row.get("fault") or row.get("lie_kind") or "")


def faults_of(row: dict[str, Any]) -> tuple[Fault, ...]:
    brief, effects = brief_of(row)
    data = row if "known" in row else row["brief"]
    return check_prose(
        sentences_of(row),
        brief,
        effects,
        known=data.get("known", ()),
        lines=data.get("lines", ()),
        secrets=data.get("secrets", ()),
    )


def gaps_of(row: dict[str, Any]) -> tuple[Gap, ...]:
    brief, effects = brief_of(row)
    return find_gaps(sentences_of(row), brief, effects, known=row.get("known", ()))


def report(found: list[dict[str, Any]], *, show: bool) -> None:
    """Print what the check does on honest and lying rows, by kind of lie."""
    seen, withheld, completed, added = Counter[str](), Counter[str](), Counter[str](), 0
    words, taken = 0, 0.0
    for row in found:
        kind = lie_of(row) or "honest"
        begun = time.process_time()
        faults = faults_of(row)
        taken += time.process_time() - begun
        words += sum(len(sentence.split()) for sentence in sentences_of(row))
        gaps = gaps_of(row)
        seen[kind] += 1
        withheld[kind] += bool(faults)
        completed[kind] += bool(gaps) and not faults
        added += len(gaps) if kind == "honest" else 0
        if show and (bool(faults) if kind == "honest" else not faults):
            print(row["id"], kind, faults, [g.tell for g in gaps], " ".join(sentences_of(row)))
    honest = seen["honest"]
    print(f"honest: {withheld['honest']} of {honest} withheld, "
          f"{completed['honest']} of {honest} completed, with {added} lines")  # fmt: skip
    print(f"time:   {1000 * taken / words * LENGTH:.1f} ms of processor time for {LENGTH} words, "
          f"{words / len(found):.0f} at a time")  # fmt: skip
    lies = [k for k in seen if k != "honest"]
    total = sum(seen[k] for k in lies)
    print(f"lies:   {sum(withheld[k] for k in lies)} of {total} withheld, "
          f"{sum(completed[k] for k in lies)} completed, "
          f"{total - sum(withheld[k] + completed[k] for k in lies)} shown as they are")  # fmt: skip
    for kind in sorted(lies):
        print(f"  {kind:20} {withheld[kind]:3} withheld {completed[kind]:3} completed "
              f"of {seen[kind]}")  # fmt: skip


def at_the_table(found: list[dict[str, Any]]) -> None:
    """Print what a player would see of it: with nobody, and with somebody right, to read it back.

    How good a chat model is at that, ``dicebound eval`` measures; this is what there is to gain.
    """
    for when in ("never", "unsure", "always"):
        seen: Counter[tuple[str, str]] = Counter()
        for row in found:
            label = "lies" if lie_of(row) else "honest"
            for what in _seen(row, when):
                seen[label, what] += 1
        for label in ("honest", "lies"):
            total = sum(n for (other, what), n in seen.items() if other == label and what != "read")
            if total:
                told = (f"{what} {seen[label, what] / total:4.0%}" for what in _SEEN)
                print(f"  read back {when:6} {label:6} {', '.join(told)}")


def _seen(row: dict[str, Any], when: str) -> Iterator[str]:
    """Yield what becomes of a narration, and ``read`` where it is read back, by one who is right.

    Args:
        row: the narration.
        when: when it is read back.
    """
    brief, effects = brief_of(row)
    sentences = sentences_of(row)
    is_english = language_of(sentences) == "en"
    gate = Gate(
        brief,
        effects,
        lines=tuple(row.get("lines", ())),
        secrets=tuple(row.get("secrets", ())),
        known=tuple(row.get("known", ())),
        must_show=is_english and brief.passed is not None,
    )
    gate.awaits = when != "never" and brief.passed is not None and brief.stakes is not None
    gate.holds = when == "always"
    if any(map(gate.take, sentences)):
        yield "refused"
        return
    gate.finish()
    is_read = gate.awaits and (when == "always" or gate.is_unsure)
    if is_read:
        yield "read"
    if is_read and lie_of(row):
        yield "taken back" if gate.held else "with a line"
        return
    right = ReadBack(passed=brief.passed, told=frozenset(gate.statements())) if is_read else None
    gate.settle(right)
    yield "with a line" if gate.missing() else "as it is"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=("tuned", "held", "fresh", "last"), default="")
    parser.add_argument("--rows", type=Path, default=None, help="a file in the oblique form")
    parser.add_argument("--table", action="store_true", help="what a player would see of it")
    parser.add_argument("--show", action="store_true", help="print what went wrong")
    args = parser.parse_args()
    if args.rows:
        report(read_rows(args.rows), show=args.show)
        if args.table:
            at_the_table(read_rows(args.rows))
    else:
        for names in (
            ("prose_honest", "prose_lies"),
            ("prose_oblique",),
            ("prose_plain",),
            ("prose_batches",),
            ("prose_first",),
        ):
            found = [r for name in names for r in rows(name, args.half)]
            report(found, show=args.show)
            if args.table:
                at_the_table(found)
            if args.half:
                break


if __name__ == "__main__":
    main()
