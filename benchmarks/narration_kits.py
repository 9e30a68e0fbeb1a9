"""Reads scene kits and says what is wrong with them.

    python -m benchmarks.narration_kits [ID ...]

Without an id all kits are read, and sentences that stand twice among them are named too. How a kit
is written: docs/writing-kits.md.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from typing import Any, Final

from companion.adventures.model import COST
from companion.narration.library import fold_words, manner_names
from companion.narration.scene_kits import ALSO_READ, ASKED, FOLDER, changes_of, kit_names
from companion.narration.sentences import told_sentences
from companion.openings import Opening, sentences_of
from companion.openings.chapters import Chapter, chapter_after, opening_called

GAMES: Final = ("stitcher", "skitterbarren", "altars")
FIELDS: Final = {
    "line": ({"who", "says"}, {"kind", "asked", "pays"}),
    "gift": ({"who", "words", "says"}, {"pays"}),
    "thing": ({"words", "look"}, {"handled", "pays", "at", "also", "by"}),
    "way": ({"to", "words", "text"}, {"people", "after"}),
    "beat": (
        {"of", "win", "lose", "done", "won", "undone", "cost", "told"},
        {"with", "about", "leads", "gives", "done2", "undone2", "at", "ends"},
    ),
}
"""Table to what each of its entries needs, and what it may have."""
OTHERS: Final = frozenset({"trouble", "called"})
"""Tables of another form."""
LEAST: Final = {"line": 12, "gift": 2, "thing": 4, "way": 2, "beat": 14}
TOLD: Final = ("says", "look", "handled", "text", "after", "done", "won", "undone", "told")
MOST: Final = {"win": 13, "lose": 13, "done": 30, "undone": 32, "says": 52, "text": 95, "after": 95}
"""Words of a piece at most."""
LONGEST_NAME: Final = 6
LONGEST_END: Final = 20
LONGEST_BETWEEN, LONGEST_SCENE = 60, 130
_STEM: Final = 4


def raw(name: str) -> dict[str, Any]:
    """Return the tables of a kit as they are written."""
    source = resources.files("companion.narration") / FOLDER / f"{name}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


def opening_of(name: str) -> Opening | None:
    """Return the opening that a kit is for."""
    return next((o for game in GAMES if (o := opening_called(game, name)) is not None), None)


def faults(name: str) -> Iterator[str]:
    """Yield what is wrong with one kit, each as a sentence."""
    opening, data = opening_of(name), raw(name)
    if opening is None:
        yield f"{name}: there is no such opening"
        return
    if isinstance(opening, Chapter):
        yield from (f"{name}: {fault}" for fault in _of_chapter(opening))
    people = {person.name for person in opening.people}
    yield from (f"{name}: {table!r} is no table" for table in set(data) - OTHERS - set(FIELDS))
    yield from (f"{name}, trouble: {fault}" for fault in _of_trouble(data.get("trouble", {})))
    yield from (f"{name}: {fault}" for fault in _of_names(data, people))
    names: list[str] = []
    ways = {way["to"] for way in data.get("way", [])}
    for table, (needs, may) in FIELDS.items():
        rows = data.get(table, [])
        if len(rows) < LEAST[table]:
            yield f"{name}: only {len(rows)} of {table}"
        for number, row in enumerate(rows, 1):
            at = f"{name}, {table} {number}"
            unknown, missing = set(row) - needs - may, needs - set(row)
            if unknown or missing:
                yield f"{at}: has {sorted(unknown)} too much, lacks {sorted(missing)}"
                continue
            yield from (f"{at}: {fault}" for fault in _of_row(row, people))
            for where in {row.get("at", ""), row.get("also", "")} - {"", *ways}:
                yield f"{at}: {where!r} is no way of this kit"
            if table == "beat":
                yield from (
                    f"{at}: {fault}" for fault in _of_beat(row, ways, names, place=opening.place)
                )
    for who in people & {row["who"] for row in data.get("line", [])}:
        yield from (f"{name}: {who} {fault}" for fault in _of_speaker(who, data["line"]))


def _of_chapter(found: Chapter) -> Iterator[str]:
    """Yield what is wrong with how a chapter begins."""
    before = opening_of(found.after)
    if before is None or chapter_after(found.after) != found:
        yield f"it follows no opening {found.after!r}"
        return
    earlier = {person.name for person in before.people}
    for key in ("won", "lost", "left", "scene"):
        text = getattr(found, key)
        most = LONGEST_SCENE if key == "scene" else LONGEST_BETWEEN
        if len(fold_words(text)) > most or re.search(r"\d", text):
            yield f"{key} has at most {most} words, and no digits"
        if not re.search(r"[.!?…][\"”]?$", text.strip()):
            yield f"{key} does not end"
    for person in found.people:
        if bool(person.again) is not (person.name in earlier):
            yield f"{person.name}: whoever was there before, and nobody else, is there again"
        if person.away and person.away not in " ".join(sentences_of(found.scene)):
            yield f"{person.name}: the scene does not say {person.away!r}"
    if found.speaks not in {p.name for p in found.people if not (p.away or p.again)}:
        yield f"{found.speaks!r} cannot speak in it"
    if found.place == before.place or not found.stakes:
        yield "it has a place of its own, and something at stake"


def _of_names(data: Mapping[str, Any], people: set[str]) -> Iterator[str]:
    coming = data.get("trouble", {}).get("brings", [])
    called = data.get("called", [])
    named = {*coming, *(row.get("who", "") for row in called)}
    yield from (f"{who!r} is nobody of the opening" for who in named - people)
    if any(set(row) != {"name", "who"} for row in called):
        yield "called has name and who, and nothing else"


def _of_trouble(row: Mapping[str, Any]) -> Iterator[str]:
    if set(row) - {"brings"} != {"full", "elsewhere", "leaves"}:
        yield "has full, elsewhere, leaves and maybe brings, and nothing else"
        return
    for key, most in (("full", 80), ("elsewhere", 48)):
        if len(fold_words(row[key])) > most or re.search(r"\d", row[key]):
            yield f"{key} has at most {most} words, and no digits"
    if not row["leaves"][:1].isupper() or len(row["leaves"].split()) > LONGEST_NAME:
        yield f"{row['leaves']!r} is no name of two to six words"


def _of_row(row: Mapping[str, Any], people: set[str]) -> Iterator[str]:
    named = {row.get("who", ""), row.get("with", ""), *row.get("people", ())} - {""}
    yield from (f"{who!r} is nobody of the opening" for who in named - people)
    for key, value in row.items():
        if not isinstance(value, str):
            continue
        if re.search(r"\d", value):
            yield f"a digit in {key}"
        if key in TOLD and not re.search(r"[.!?…][\"”]?$", value.strip()):
            yield f"{key} does not end"
        if key in ("asked", "words", "about") and value != value.lower():
            yield f"{key} is in lower case"
        if len(fold_words(value)) > MOST.get(key, len(fold_words(value))):
            yield f"{key} is longer than {MOST[key]} words"
        if key in ("pays", "gives"):
            try:
                changes_of(value)
            except ValueError as error:
                yield str(error)
    if row.get("kind", "you") not in ASKED:
        yield f"{row['kind']!r} is no kind of question"


def _of_beat(
    row: Mapping[str, str], ways: set[str], names: list[str], *, place: str
) -> Iterator[str]:
    yield from (
        f"{manner!r} is no kind of action"
        for manner in set(row["of"].split()) - manner_names() - ALSO_READ
    )
    yield from (f"{key} ends with a stop" for key in ("win", "lose") if row[key].endswith("."))
    if row.get("leads") and row["leads"] not in {*ways, place}:
        yield f"{row['leads']!r} is no way of this kit"
    if row.get("ends") and not row.get("about"):
        yield "an ending says what it is about"
    if len(fold_words(row.get("ends", ""))) > LONGEST_END or row.get("ends", "").endswith("."):
        yield f"ends is longer than {LONGEST_END} words, or ends with a stop"
    found = re.fullmatch(COST, row["cost"])
    if found is None or len(found["name"].split()) > LONGEST_NAME:
        yield f"{row['cost']!r} is no cost"
        return
    if found["name"] in names:
        yield f"{found['name']!r} stands twice"
    names.append(found["name"])
    stems = [{w[:_STEM] for w in fold_words(text)} for text in (found["name"], row["told"])]
    if not stems[0] & stems[1]:
        yield f"{found['name']!r} shares no word with {row['told']!r}"


def _of_speaker(who: str, lines: Iterable[Mapping[str, str]]) -> Iterator[str]:
    own = [row for row in lines if row["who"] == who]
    yield from (
        f"has no answer of kind {kind!r}"
        for kind in ("you", "want")
        if kind not in {row.get("kind") for row in own}
    )
    if all("kind" in row or "asked" in row for row in own):
        yield "has no answer to anything else"


def twice(names: Iterable[str]) -> Iterator[str]:
    """Yield sentences of five words and more that stand twice among some kits."""
    seen: dict[tuple[str, ...], str] = {}
    for name in names:
        rows = ((table, row) for table in FIELDS for row in raw(name).get(table, []))
        for table, row in rows:
            for sentence in (s for key in TOLD for s in told_sentences(row.get(key, ""))):
                words = tuple(fold_words(sentence))
                if len(words) < 5:
                    continue
                if words in seen:
                    yield f"{sentence!r} stands in {seen[words]} and in {name}, {table}"
                seen[words] = f"{name}, {table}"


def main() -> int:
    """Print the faults of the kits named, or of all; return the exit status."""
    names = sys.argv[1:] or kit_names()
    found = [*(fault for name in names for fault in faults(name)), *twice(kit_names())]
    print(*found, f"{len(found)} faults in {len(names)} kits", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
