"""Rewrite the generated pages of ``docs/``: ``python -m tests.docs.regenerate``."""

import sys
from pathlib import Path

from engine.api import get_system, system_slugs

DOCS = Path(__file__).parents[2] / "docs"


def rules_ledger() -> str:
    """Return the ledger of all games as Markdown."""
    lines = [
        "# Rules ledger",
        "",
        "How each line of the rules is treated. *enforced*: code decides it; *narrated*: it is the",
        "narrator's or the table's; *open*: the book announces it and does not write it. Generated",
        "from the rule systems by `make docs`; a test compares.",
    ]
    for slug in system_slugs():
        system = get_system(slug)
        counts = {status: 0 for status in ("enforced", "narrated", "open")}
        for row in system.ledger:
            counts[row.status] += 1
        told = ", ".join(f"{n} {status}" for status, n in counts.items())
        lines += ["", f"## {system.info.title}", "", f"{len(system.ledger)} lines: {told}.", ""]
        lines += ["| id | status | what | where |", "|---|---|---|---|"]
        for row in system.ledger:
            where = f"`{row.where}`" if row.where else ""
            lines.append(f"| {row.id} | {row.status} | {row.note} | {where} |")
    return "\n".join(lines) + "\n"


def rulings() -> str:
    """Return every setting of all games as Markdown."""
    lines = [
        "# Readings of the rules",
        "",
        "Where a book is silent, each game has a setting. `dicebound rules rulings` shows",
        "them; `--campaign NAME --set NAME=VALUE` plays another. `make docs` writes this.",
    ]
    for slug in system_slugs():
        system = get_system(slug)
        defaults = system.new_state().settings.model_dump(mode="json")
        lines += ["", f"## {system.info.title}", ""]
        for name, field in system.settings_type.model_fields.items():
            extra = field.json_schema_extra
            ruling = extra["ruling"] if isinstance(extra, dict) else ""
            told = " ".join((field.description or "").split())
            lines.append(f"- **{name}** ({ruling}), default `{defaults[name]}`: {told}")
    return "\n".join(lines) + "\n"


PAGES = {"rules_ledger.md": rules_ledger, "rulings.md": rulings}


def main() -> int:
    """Write every generated page."""
    for name, make in PAGES.items():
        (DOCS / name).write_text(make(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
