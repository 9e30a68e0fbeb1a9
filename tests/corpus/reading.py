"""Reads a game's folder of the rules corpus as its files stand, without the product's loader."""

import re
from collections.abc import Collection
from importlib.resources.abc import Traversable
from typing import Any

import yaml


def load_sections(folder: Traversable, but: Collection[str]) -> list[dict[str, Any]]:
    """Return front matter, file, heading and text of every section file that is not in ``but``."""
    sections = []
    for name in sorted(entry.name for entry in folder.iterdir()):
        if not name.endswith(".md") or name in but:
            continue
        content = (folder / name).read_text(encoding="utf-8")
        match = re.fullmatch(r"---\n(.*?)\n---\n# (.*?)\n\n(.+)", content, re.DOTALL)
        assert match, f"{name} has no front matter, heading and text"
        fields = yaml.safe_load(match[1])
        sections.append({**fields, "file": name, "heading": match[2], "text": match[3].strip()})
    return sections


def load_gaps(folder: Traversable) -> list[dict[str, Any]]:
    """Return the gaps of a game, each with its id."""
    content = (folder / "gaps.md").read_text(encoding="utf-8")
    parts = re.split(r"^## +(\S+) *$", content, flags=re.MULTILINE)
    return [
        {"id": gap_id, **yaml.safe_load(body)}
        for gap_id, body in zip(parts[1::2], parts[2::2], strict=True)
    ]


def first_sentence(text: str) -> str:
    """Return the text up to the first full stop, question mark or exclamation mark."""
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]
