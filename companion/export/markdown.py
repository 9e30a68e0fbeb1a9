"""A story as Markdown, and as a folder of linked notes for Obsidian and the like."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from companion.export.story import Chapter, Passage, Story, StoryRoll
from companion.session.book import attitude_words
from companion.threads import Entry, Ledger
from companion.wording import cut_at_word, percent
from engine.api import capital

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>#|])")
_FORBIDDEN: Final = re.compile(r'[\\/:*?"<>|#^\[\]\x00-\x1f]')
_RESERVED: Final = frozenset(
    ["con", "prn", "aux", "nul", *(f"com{i}" for i in range(10)), *(f"lpt{i}" for i in range(10))]
)
_LONGEST_NAME: Final = 80
_TITLES: Final = frozenset(
    {"The", "A", "An", "Mr", "Mrs", "Ms", "Dr", "Lord", "Lady", "Sir", "Old"}
)
"""Words of a name that are no name by themselves."""


def escaped(text: str) -> str:
    r"""Return text with Markdown's own signs made plain.

    Example:
        >>> escaped("a *star*")
        'a \\*star\\*'
    """
    text = _SPECIAL.sub(r"\\\1", text)
    text = re.sub(r"^(\s*)([-+])(?=\s)", r"\1\\\2", text)
    return re.sub(r"^(\s*\d+)([.)])(?=\s)", r"\1\\\2", text)


def roll_line(roll: StoryRoll) -> str:
    """Return a roll as one line."""
    dice = "; ".join(
        f"{label}: {' '.join(str(die.face) for die in row) or 'no dice'}"
        for label, row in roll.card.rows
    )
    had = "" if roll.had is None else f" (it had {percent(roll.had)})"
    lead = f"{roll.goal}: " if roll.goal else ""
    return f"{lead}{dice}. {roll.card.verdict}{had}"


def markdown(story: Story, ledger_lines: list[str]) -> str:
    """Return a story as one Markdown document."""
    lines = [f"# {escaped(story.title)}", "", f"*{escaped(story.credit)}*"]
    for name, rows in story.characters:
        lines += [
            "",
            f"**{escaped(name)}**: " + escaped("; ".join(r.strip("- ") for r in rows[1:])),
        ]
    for chapter in story.chapters:
        lines += ["", *_chapter(chapter)]
    if ledger_lines:
        lines += ["", "## What is open", "", *(f"- {escaped(row)}" for row in ledger_lines)]
    lines += ["", "---", "", f"{story.rolls} rolls. Dice commitment `{story.commitment}`, "
              f"anchor `{story.anchor}`.", ""]  # fmt: skip
    return "\n".join(lines)


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.number}. {escaped(chapter.heading)}"
    if chapter.note and chapter.note != "as expected":
        yield f"\n*The scene was {chapter.note}.*"
    for passage in chapter.passages:
        yield ""
        yield from _passage(passage)


def _passage(passage: Passage) -> Iterator[str]:
    text = escaped(" ".join(passage.sentences))
    if passage.kind in ("you", "oracle"):
        mark = "" if passage.kind == "you" else "Oracle: "
        yield f"> {mark}{text}"
        return
    if passage.kind == "mark":
        yield f"*{text}*"
        return
    if passage.roll is not None:
        yield f"*{escaped(roll_line(passage.roll))}*"
        if text:
            yield ""
    if text:
        yield text
    if passage.effects:
        if text or passage.roll is not None:
            yield ""
        yield from (f"- {escaped(effect)}" for effect in passage.effects)


# Notes


def note_name(text: str, taken: set[str]) -> str:
    """Return a file name, without suffix, that every system takes and nobody has yet.

    Args:
        text: what the note is about.
        taken: names in use, in lower case; the new one is added.

    Example:
        >>> note_name("What? No: never", set())
        'What No never'
    """
    tidy = " ".join(_FORBIDDEN.sub(" ", text).split()).strip(". ")
    tidy = cut_at_word(tidy, _LONGEST_NAME).strip(". ")
    base = tidy or "Untitled"
    if base.casefold() in _RESERVED:
        base = f"{base} note"
    name, number = base, 1
    while name.casefold() in taken:
        number += 1
        name = f"{base} {number}"
    taken.add(name.casefold())
    return name


class Vault:
    """A folder of notes: one for each scene, person and place, with links between them.

    Args:
        story: the story.
        ledger: the ledger.
        shown: turns a text into what may be shown of it.
    """

    def __init__(self, story: Story, ledger: Ledger, shown: Callable[[str], str]) -> None:
        self._story = story
        self._shown = shown
        taken = {"index", "threads"}
        self._scenes = {
            chapter.number: note_name(
                f"{chapter.number:02} {chapter.place or 'The beginning'}", taken
            )
            for chapter in story.chapters
        }
        self._people = self._named(ledger, "person", taken)
        self._places = self._named(ledger, "place", taken)
        self._open = [e for e in ledger.entries("thread", "clock", "promise", "fact")]

    def _named(self, ledger: Ledger, kind: str, taken: set[str]) -> dict[str, tuple[str, Entry]]:
        found: dict[str, tuple[str, Entry]] = {}
        for entry in ledger.entries():
            if entry.kind == kind and entry.status != "dropped" and self._shown(entry.name):
                found[entry.name] = (note_name(entry.name, taken), entry)
        return found

    def files(self) -> dict[str, str]:
        """Return path to contents of every note."""
        files = {"Index.md": self._index(), "Threads.md": self._threads()}
        for number, chapter in enumerate(self._story.chapters):
            name = self._scenes[chapter.number]
            files[f"Scenes/{name}.md"] = self._scene(chapter, number)
        for note, entry in self._people.values():
            files[f"People/{note}.md"] = self._entry(entry)
        for note, entry in self._places.values():
            files[f"Places/{note}.md"] = self._entry(entry)
        return files

    def _index(self) -> str:
        story = self._story
        credit = escaped(story.credit)
        lines = ["---", "tags: [dicebound, campaign]", "---", "", f"# {escaped(story.title)}", ""]
        lines += [credit, "", "## Characters", ""]
        lines += [f"- **{escaped(name)}**: {escaped('; '.join(r.strip('- ') for r in rows[1:]))}"
                  for name, rows in story.characters]  # fmt: skip
        lines += ["", "## Scenes", "", *(f"- [[{n}]]" for n in self._scenes.values())]
        lines += ["", "## People", "", *(f"- [[{n}]]" for n, _ in self._people.values())]
        lines += ["", "## Places", "", *(f"- [[{n}]]" for n, _ in self._places.values())]
        return "\n".join([*lines, "", "See also [[Threads]].", ""])

    def _threads(self) -> str:
        lines = ["---", "tags: [dicebound, threads]", "---", "", "# Threads", ""]
        for entry in self._open:
            box = " " if entry.stands else "x"
            clock = f" {entry.ticks}/{entry.size}" if entry.kind == "clock" else ""
            row = self._shown(f"{entry.kind}: {entry.name}{clock}")
            if row:
                lines.append(f"- [{box}] {self._linked(escaped(row))}")
        return "\n".join([*lines, ""])

    def _scene(self, chapter: Chapter, index: int) -> str:
        numbers = list(self._scenes)
        around = []
        if index:
            around.append(f"before: [[{self._scenes[numbers[index - 1]]}]]")
        if index + 1 < len(numbers):
            around.append(f"after: [[{self._scenes[numbers[index + 1]]}]]")
        place = self._places.get(chapter.place)
        where = f"Place: [[{place[0]}]]" if place else ""
        body = "\n".join(_chapter(chapter))
        head = ["---", "tags: [dicebound, scene]", f"scene: {chapter.number}", "---", ""]
        return "\n".join([*head, self._linked(body), "", where, ", ".join(around), ""])

    def _entry(self, entry: Entry) -> str:
        head = ["---", f"tags: [dicebound, {entry.kind}]", f"status: {entry.status}",
                f"record: {entry.source}", "---", "", f"# {escaped(entry.name)}", ""]  # fmt: skip
        rows = []
        detail = self._shown(entry.detail)
        if detail:
            rows.append(f"{escaped(capital(detail)).rstrip('.')}.")
        if entry.kind == "person":
            rows.append(f"Attitude: {attitude_words(entry.attitude)} ({entry.attitude:+}).")
        found = [
            f"- [[{self._scenes[c.number]}]]"
            for c in self._story.chapters
            if c.place == entry.name or _mentions(c, entry.name)
        ]
        return "\n".join([*head, *rows, "", "## Scenes", "", *found, ""])

    def _linked(self, text: str) -> str:
        """Return text with the first mention of each person and place as a link."""
        names = {**self._people, **self._places}
        for name in sorted(names, key=len, reverse=True):
            note = names[name][0]
            pattern = rf"(?<![\w\[|]){re.escape(escaped(name))}(?![\w\]])"
            found = re.search(pattern, text, re.IGNORECASE)
            if found and not _in_link(text, found.start()):
                link = f"[[{note}]]" if found[0] == note else f"[[{note}|{found[0]}]]"
                text = text[: found.start()] + link + text[found.end() :]
        return text


def _in_link(text: str, at: int) -> bool:
    return text.rfind("[[", 0, at) > text.rfind("]]", 0, at)


def _mentions(chapter: Chapter, name: str) -> bool:
    text = " ".join(sentence for p in chapter.passages for sentence in p.sentences)
    if name.casefold() in text.casefold():
        return True
    own = [word for word in re.findall(r"\w+", name) if word[:1].isupper() and word not in _TITLES]
    return any(re.search(rf"\b{re.escape(word)}\b", text) for word in own)
