"""Reads the rules corpus: one Markdown file a section, gaps, synonyms and the source's credit.

Parsing YAML is slow, so a running program reads books through ``index.py``, which keeps the
outcome of this module; only a changed corpus comes here again.
"""

import hashlib
import importlib.resources
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, cast

from companion.errors import CorpusError
from engine.api import system_slugs

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GapStatus = Literal["open", "not_covered"]

_FRONT = re.compile(r"\A---\n(.*?)\n---\n(.*)\Z", re.DOTALL)
_GAP_HEADING = re.compile(r"^## +(\S+) *$", re.MULTILINE)
_FENCE = re.compile(r"\A```ya?ml\n(.*?)\n```\s*\Z", re.DOTALL)


class CorpusFileError(CorpusError):
    """A file of the corpus cannot be used.

    Args:
        file: Name of the file inside its book.
        reason: What is wrong with it.
    """

    def __init__(self, *, file: str, reason: str) -> None:
        super().__init__(
            f"The rules file {file!r} cannot be used: {reason}. Correct it and try again."
        )
        self.file = file
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Section:
    """One rule or table of a book.

    Args:
        id: Stable id, ``<book>:<section>/<name>``.
        title: Its heading.
        text: Markdown, the heading included; tables whole.
        inventory: Ids of the mechanics it states.
        chapter: The part of the printed document it comes from.
        kind: rule, table, example, advice, ...
        asked_as: Questions that it answers, in players' words.
        see_also: Ids of related sections.
        page: Page of the printed book, counted from 1, where known.
    """

    id: str
    title: str
    text: str
    inventory: tuple[str, ...] = ()
    chapter: str = ""
    kind: str = "rule"
    asked_as: tuple[str, ...] = ()
    see_also: tuple[str, ...] = ()
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that a book leaves open or never covers.

    Args:
        id: Stable id.
        title: What is missing.
        status: ``open`` when the book promises or needs it, ``not_covered`` otherwise.
        text: What the book says, or that it says nothing.
        instead: What a table might do; advice, never the book's word.
        terms: Words that stand for the missing thing.
        asked_as: Questions in players' words.
        inventory: Ids of the mechanics it touches.
    """

    id: str
    title: str
    status: GapStatus
    text: str
    instead: str = ""
    terms: tuple[str, ...] = ()
    asked_as: tuple[str, ...] = ()
    inventory: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """A rule book: sections, gaps, groups of words that mean the same, and its source.

    Args:
        slug: Name of the book, the rule system's for a shipped one.
        sections: In the order of their ids.
        gaps: In the order of ``gaps.md``.
        synonyms: Groups of words or phrases of one meaning.
        source: Title, author, licence and credit, as ``source.toml`` has them.
    """

    slug: str
    sections: tuple[Section, ...]
    gaps: tuple[Gap, ...] = ()
    synonyms: tuple[tuple[str, ...], ...] = ()
    source: Mapping[str, str] = field(default_factory=dict)


@cache
def shipped_books() -> tuple[str, ...]:
    """Return the slug of every registered rule system whose rules are shipped, sorted."""
    return tuple(slug for slug in system_slugs() if shipped_folder(slug).is_dir())


def shipped_folder(slug: str) -> "Traversable":
    """Return the folder of a shipped book inside the installed package."""
    return importlib.resources.files("rules_corpus") / slug


def read_files(folder: "Traversable") -> dict[str, bytes]:
    """Return the bytes of every corpus file of a book, by name, in the order of the names.

    Raises:
        CorpusFileError: There is no such folder, or it cannot be read.
    """
    try:
        return {
            entry.name: entry.read_bytes()
            for entry in sorted(folder.iterdir(), key=lambda item: item.name)
            if entry.name.endswith((".md", ".yaml", ".toml")) and not entry.name.startswith(".")
        }
    except OSError as error:
        raise CorpusFileError(
            file=folder.name, reason=f"the folder is not readable ({error})"
        ) from error


def digest_files(files: Mapping[str, bytes]) -> str:
    """Return a digest over the names and bytes of a book's files, as 64 hex digits."""
    digest = hashlib.sha256()
    for name, data in files.items():
        digest.update(f"{len(name)}:{name}:{len(data)}:".encode())
        digest.update(data)
    return digest.hexdigest()


def parse_book(slug: str, files: Mapping[str, bytes]) -> Book:
    """Turn the files of a book into values.

    Args:
        slug: Name of the book.
        files: Name to bytes: ``*.md`` sections, ``gaps.md``, ``synonyms.yaml``, ``source.toml``.

    Raises:
        CorpusFileError: A file is malformed, or two of them claim the same id.
    """
    sections: list[Section] = []
    gaps: tuple[Gap, ...] = ()
    synonyms: tuple[tuple[str, ...], ...] = ()
    source: dict[str, str] = {}
    for name, data in files.items():
        text = _decode(name, data)
        if name == "gaps.md":
            gaps = _parse_gaps(name, text)
        elif name == "synonyms.yaml":
            synonyms = _parse_synonyms(name, text)
        elif name == "source.toml":
            source = _parse_source(name, text)
        elif name.endswith(".md") and not name.removesuffix(".md").isupper():
            # README.md, LICENSE.md and the like are about the folder, not of the book.
            sections.append(_parse_section(name, text))
    _verify_ids(slug, sections, gaps)
    sections.sort(key=lambda section: section.id)
    return Book(slug=slug, sections=tuple(sections), gaps=gaps, synonyms=synonyms, source=source)


def load_book(slug: str) -> Book:
    """Read a shipped book from its files.

    Raises:
        CorpusFileError: There is no such book, or a file of it is malformed.
    """
    return parse_book(slug, read_files(shipped_folder(slug)))


def _decode(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise CorpusFileError(file=name, reason="it is not UTF-8 text") from error


def _yaml(name: str, text: str) -> object:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return cast(object, yaml.load(text, Loader=loader))  # noqa: S506  (a safe loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f" near line {mark.line + 1}" if mark else ""
        raise CorpusFileError(file=name, reason=f"its YAML is broken{place}") from error


def _mapping(name: str, text: str, *, required: tuple[str, ...]) -> dict[str, Any]:
    value = _yaml(name, text)
    if not isinstance(value, dict):
        raise CorpusFileError(
            file=name, reason="the part in YAML is not a list of names and values"
        )
    for key in required:
        if not str(value.get(key) or "").strip():
            raise CorpusFileError(file=name, reason=f"{key!r} is missing")
    return value


def _strings(name: str, fields: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = fields.get(key) or []
    if not isinstance(value, list) or any(isinstance(item, (dict, list)) for item in value):
        raise CorpusFileError(file=name, reason=f"{key!r} is not a list of texts")
    return tuple(str(item).strip() for item in value)


def _parse_section(name: str, text: str) -> Section:
    match = _FRONT.match(text)
    if match is None:
        raise CorpusFileError(
            file=name, reason="it does not start with a block between two lines ---"
        )
    fields = _mapping(name, match.group(1), required=("id", "title"))
    body = match.group(2).strip()
    if not body:
        raise CorpusFileError(file=name, reason="it has no text")
    return Section(
        id=str(fields["id"]).strip(),
        title=str(fields["title"]).strip(),
        text=body,
        inventory=_strings(name, fields, "inventory"),
        chapter=str(fields.get("section") or ""),
        kind=str(fields.get("kind") or "rule"),
        asked_as=_strings(name, fields, "asked_as"),
        see_also=_strings(name, fields, "see_also"),
    )


def _parse_gaps(name: str, text: str) -> tuple[Gap, ...]:
    parts = _GAP_HEADING.split(text)
    return tuple(
        _parse_gap(name, gap_id, body)
        for gap_id, body in zip(parts[1::2], parts[2::2], strict=True)
    )


def _parse_gap(name: str, gap_id: str, body: str) -> Gap:
    fence = _FENCE.match(body.strip())
    place = f"{name} ({gap_id})"
    fields = _mapping(
        place, fence.group(1) if fence else body, required=("title", "status", "text")
    )
    status = str(fields["status"])
    if status not in {"open", "not_covered"}:
        raise CorpusFileError(
            file=place, reason=f"the status {status!r} is neither open nor not_covered"
        )
    return Gap(
        id=gap_id,
        title=str(fields["title"]).strip(),
        status=cast(GapStatus, status),
        text=" ".join(str(fields["text"]).split()),
        instead=" ".join(str(fields.get("instead") or "").split()),
        terms=_strings(place, fields, "terms"),
        asked_as=_strings(place, fields, "asked_as"),
        inventory=_strings(place, fields, "inventory"),
    )


def _parse_synonyms(name: str, text: str) -> tuple[tuple[str, ...], ...]:
    value = _yaml(name, text) or []
    if not isinstance(value, list) or any(not isinstance(group, list) for group in value):
        raise CorpusFileError(file=name, reason="it is not a list of groups of words")
    return tuple(tuple(str(word).strip().lower() for word in group) for group in value)


def _parse_source(name: str, text: str) -> dict[str, str]:
    import tomllib

    try:
        return {key: str(value) for key, value in tomllib.loads(text).items()}
    except tomllib.TOMLDecodeError as error:
        raise CorpusFileError(file=name, reason=f"its TOML is broken ({error})") from error


def _verify_ids(slug: str, sections: list[Section], gaps: tuple[Gap, ...]) -> None:
    seen: set[str] = set()
    items: list[Section | Gap] = [*sections, *gaps]
    for item in items:
        if item.id in seen:
            raise CorpusFileError(file=slug, reason=f"the id {item.id!r} is given twice")
        seen.add(item.id)
