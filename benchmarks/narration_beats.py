"""Reads the storyteller's beats out with sample names, and says what is wrong with them.

    python -m benchmarks.narration_beats [KIND ...] [--quiet]

Prints each beat of the kinds of action that are named (all by default) both ways, as it is told,
then every fault of form: a sentence too long, a mark or a slot that does not exist, a name that
stands twice, two sentences that are nearly the same. Exits with 1 where there is one.
"""

import argparse
import itertools
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

from companion.narration.grammar import Slots
from companion.narration.library import (
    Fragment,
    StakesPair,
    fold_words,
    fragment,
    genre_tags,
    manner,
    manner_names,
    object_words,
    place_words,
    sentences,
)
from companion.narration.memory import NEAR as SAME
from companion.narration.memory import overlap, tokens
from companion.narration.nouns import Noun, definite
from companion.narration.sentences import split_sentences

KEYS = {"win", "lose", "done", "won", "undone", "cost", "told"}
_PRONOUNS = {"they", "them", "their"}
AGAIN = {"done2", "undone2"}
KINDS = {"position", "trouble", "clock-start", "relation", "cost", "harm"}
WHOM = {"actor", "scene", "opp", "npc"}
SLOTS = {"target", "thing", "opp", "they", "them", "their", "npc", "npctheir", "deed", "sought"}
SAMPLES = {
    "door": "the iron gate", "box": "the sea chest", "lock": "the padlock", "wall": "the old wall",
    "stairs": "the cellar stairs", "gap": "the ditch", "water": "the canal",
    "bridge": "the footbridge", "vehicle": "the cart", "machine": "the pump",
    "text": "the ledger", "room": "the attic", "trail": "the footprints", "beast": "the mule",
    "fire": "the brazier", "wound": "the cut", "small": "the key", "stone": "the slab",
}  # fmt: skip
WEAK = (
    r"\b(?:seems?|somehow|suddenly|as if by magic|a sense of|you (?:feel|realise|realize|decide))\b"
)
LONGEST = {"win": 12, "lose": 12, "done": 30, "won": 26, "undone": 32, "told": 32}
LONGEST_AGAIN = {"done2": 48, "undone2": 56}
NEAR = 0.75
LONGEST_NAME = 6
TELLING = 3
"""Letters from which on a word of a name counts."""


def raw(name: str) -> list[dict[str, Any]]:
    path = resources.files("companion.narration") / "words" / "beats" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["beat"] if path.is_file() else []


def marks_known() -> set[str]:
    worlds = set().union(*genre_tags().values(), genre_tags())
    things = {f"on_{name}" for name in object_words()}
    return things | set(place_words()) | worlds | {"beast", "crowd", "struggle", "horror", "spoken"}


def faults(beat: dict[str, Any], pair: StakesPair) -> Iterator[str]:
    """Yield what is wrong with the form of one beat."""
    if set(beat) - {"on"} - AGAIN != KEYS:
        yield f"keys {sorted((set(beat) - AGAIN) ^ KEYS)}"
    marks = [mark.lstrip("!+") for mark in beat.get("on", "").split(",") if mark]
    known = marks_known()
    yield from (f"unknown mark {m!r}" for m in marks if m not in known and not m.startswith("v_"))
    yield from faults_of_texts(beat)
    yield from faults_of_sentences(beat)
    yield from faults_of_cost(beat)
    yield from faults_of_again(beat)
    slots = frozenset().union(*(part.slots for part in pair.parts))
    if slots - SLOTS:
        yield f"slots {sorted(slots - SLOTS)}"


def faults_of_texts(beat: dict[str, Any]) -> Iterator[str]:
    for key, most in (LONGEST | LONGEST_AGAIN).items():
        text = beat.get(key, "")
        if len(text.split()) > most:
            yield f"{key} has {len(text.split())} words, at most {most}"
        if re.search(WEAK, text, re.IGNORECASE):
            yield f"{key} has a weak word: {text}"
        if re.search(r"[–—;@|]", re.sub(r"<[^>]*>", "", text)):
            yield f"{key} has a sign that it may not have: {text}"


def faults_of_again(beat: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the second wording of the two passages."""
    title = beat["cost"].split(":", 2)[2]
    before = [bare(s) for key in ("done", "won", "undone", "told") for s in halves(beat[key])]
    allowed = set().union(*(slots_in(beat[key]) for key in KEYS))
    for key in sorted(AGAIN):
        text = beat.get(key, "")
        if not text:
            yield f"{key} is missing"
            continue
        if not re.search(r"[.!?]\"?$", text) or not re.match(r"[A-Z\"{]", text):
            yield f"{key} is no sentence"
        if slots_in(text) - allowed:
            yield f"{key} has slots that the beat has not: {sorted(slots_in(text) - allowed)}"
        for (at, said), old in itertools.product(enumerate(map(bare, halves(text))), before):
            # What begins a narration is held against all that was told, as the sitting does it;
            # what follows names the effect, whose words stand in both.
            near = overlap(said, old) > SAME if not at else share(tokens(said), tokens(old)) > NEAR
            if near:
                yield f"{key} is nearly what it says anew: {said!r} and {old!r}"
    if not {w for w in tokens(title) if len(w) >= TELLING} & tokens(beat.get("undone2", title)):
        yield f"the name {title!r} shares no word with undone2"


def slots_in(text: str) -> frozenset[str]:
    """Return the slots of a text, "they" and the like as whom they stand for."""
    found = fragment(text).slots
    return found - _PRONOUNS | {"opp"} if found & _PRONOUNS else found


def halves(passage: str) -> list[str]:
    """Return the sentences of a passage."""
    return [part.text for part in sentences(passage)]


DEATH = r"\b(?:dead|dies|died|kill\w*|corpse|slain|murder\w*)\b"
"""Words that would stand in a scene afterwards, and make a death there no news to the check."""


def faults_of_sentences(beat: dict[str, Any]) -> Iterator[str]:
    for key in ("win", "lose"):
        if beat[key][0].isupper() or beat[key][-1] in ".!":
            yield f"{key} begins with a capital or ends with a stop"
    for key in ("done", "won", "undone", "told"):
        if not re.search(r"[.!?]\"?$", beat[key]) or not re.match(r"[A-Z\"{]", beat[key]):
            yield f"{key} is no sentence"
    for key in ("done", "won", "undone"):
        if len(split_sentences(re.sub(r"[{}<>|:]", "", beat[key]))) > 1:
            yield f"{key} is more than one sentence"


def faults_of_cost(beat: dict[str, Any]) -> Iterator[str]:
    kind, whom, title = [*beat["cost"].split(":", 2), "", ""][:3]
    if kind not in KINDS or whom not in WHOM or not title[:1].isupper():
        yield f"cost {beat['cost']!r}"
    if not 1 <= len(title.split()) <= LONGEST_NAME:
        yield f"the name {title!r} is too long"
    if re.search(DEATH, f"{title} {beat['told']} {beat['win']} {beat['lose']}", re.IGNORECASE):
        yield f"a word of death stands in what is staked or comes of it: {title!r}"
    if not {w for w in tokens(title) if len(w) >= TELLING} & tokens(beat["told"]):
        yield f"the name {title!r} shares no word with what is told"


def slots_for(name: str, beat: dict[str, Any]) -> Slots:
    marks = [m for m in beat.get("on", "").split(",") if m.startswith("on_")]
    thing = SAMPLES.get(marks[0].removeprefix("on_") if marks else "", "the gate")
    deed = f"{name.replace('_', ' ')} it"
    nouns = {
        "target": definite(thing, thing=True), "opp": definite("Captain Rook"),
        "npc": definite("Old Meg"), "npctheir": definite("her"), "deed": Noun(text=deed),
        "sought": definite("letters"),
    }  # fmt: skip
    return Slots({**nouns, "thing": nouns["target"]})


def read_out(name: str, beat: dict[str, Any], pair: StakesPair) -> None:
    slots = slots_for(name, beat)

    def told(*parts: Fragment) -> str:
        return " ".join(slots.sentence(part.text) for part in parts)

    print(f"[{beat.get('on', '')}] {slots.fill(pair.win.text)} / {slots.fill(pair.lose.text)}")
    print(f"  + {told(pair.done, pair.won)}")
    print(f"  - {told(pair.undone, pair.lost.tell)}  ({beat['cost']})")
    print(f"  + again: {told(*pair.done_again)}")
    print(f"  - again: {told(*pair.undone_again)}")


def across(rows: list[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    """Yield what stands twice in the whole library."""
    titles: dict[str, str] = {}
    opens: dict[str, str] = {}
    texts: list[tuple[str, str]] = []
    for name, beat in rows:
        title = beat["cost"].split(":", 2)[2].casefold()
        if title in titles:
            yield f"{name}: the name {title!r} stands in {titles[title]} too"
        titles[title] = name
        for key in ("done", "undone"):
            first = " ".join(fold_words(beat[key])[:4])
            if first in opens:
                yield f"{name}: {first!r} begins a passage in {opens[first]} too"
            opens[first] = name
        stake = (beat["win"] + beat["lose"]).casefold()
        if stake in opens:
            yield f"{name}: the stakes {stake!r} stand in {opens[stake]} too"
        opens[stake] = name
        texts += [(name, bare(beat[key])) for key in ("done", "won", "undone", "told")]
    for (one, first), (other, second) in itertools.combinations(texts, 2):
        if share(tokens(first), tokens(second)) > NEAR:
            yield f"{one} and {other}: nearly the same: {first!r} and {second!r}"


def share(first: frozenset[str], second: frozenset[str]) -> float:
    """Return the share of words that two sentences have in common, 0..1."""
    return 2 * len(first & second) / (len(first) + len(second))


def bare(text: str) -> str:
    """Return a text with its slots as words and the first of two forms of a verb."""
    return re.sub(r"[{}]", "", re.sub(r"<(?:[a-z]:)?([^<>|]*)\|[^<>]*>", r"\1", text))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="kinds of action; all by default")
    parser.add_argument("--quiet", action="store_true", help="print faults only")
    args = parser.parse_args()
    names = args.kinds or sorted(manner_names())
    wrong = []
    for name in names:
        beats = raw(name)
        pairs = [p for p in manner(name).stakes if p.done is not None]
        if not args.quiet:
            print(f"\n# {name}: {len(beats)} beats")
        for beat, pair in zip(beats, pairs, strict=True):
            wrong += [f"{name}: {beat['win']!r}: {fault}" for fault in faults(beat, pair)]
            if not args.quiet:
                read_out(name, beat, pair)
    wrong += across([(name, beat) for name in sorted(manner_names()) for beat in raw(name)])
    print(*wrong, f"{len(wrong)} faults", sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
