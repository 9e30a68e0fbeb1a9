"""What the documents say is what the code does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.adventures.loading import read_adventure
from companion.cli.main import COMMANDS, build_app
from engine.api import get_system, system_slugs
from tests.docs.regenerate import DOCS, PAGES

ROOT = Path(__file__).parents[2]
PLACES = re.compile(r"`((?:docs|engine|companion|tests|benchmarks|rules_corpus|prompts)/[\w./-]+)`")
INVENTORY = {"stitcher": ("S", 86), "skitterbarren": ("K", 75), "altars": ("A", 82)}


@pytest.mark.parametrize("slug", system_slugs())
def test_every_line_of_the_inventory_has_a_row(slug: str) -> None:
    letter, count = INVENTORY[slug]
    expected = {f"{letter}-{number:02d}" for number in range(1, count + 1)}
    assert {row.id for row in get_system(slug).ledger} == expected


@pytest.mark.parametrize("name", PAGES)
def test_generated_pages_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name](), "run: make docs"


def test_every_command_shows_an_example() -> None:
    app = build_app([])
    named = {info.name: info.callback for info in app.registered_commands}
    for group in app.registered_groups:
        assert group.typer_instance is not None
        for info in group.typer_instance.registered_commands:
            named[f"{group.name} {info.name}"] = info.callback
    assert {name.split()[0] for name in named if name} == set(COMMANDS)
    for name, callback in named.items():
        assert callback is not None
        assert "Example: dicebound" in (callback.__doc__ or ""), name


def test_no_document_names_a_place_that_is_not_there() -> None:
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]:
        text = path.read_text(encoding="utf-8")
        for named in re.findall(
            r"`((?:docs|engine|companion|tests|benchmarks|rules_corpus|prompts)/[\w./-]+)`", text
        ):
            if "<" not in named:
                assert (ROOT / named).exists(), f"{path.name} names {named}"


def test_decisions_are_numbered_and_short() -> None:
    pages = sorted((DOCS / "adr").glob("*.md"))
    assert [int(p.name[:4]) for p in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert all(f"**{part}" in text for part in ("Context", "Decision", "Consequence")) or (
            "**What came of it" in text
        ), page.name


def test_the_changelog_has_an_unreleased_part() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_adventure_in_the_manual_can_be_played() -> None:
    manual = (DOCS / "adventures.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(.*?)```", manual, re.DOTALL)
    assert example is not None
    adventure, faults = read_adventure(example.group(1))
    assert adventure is not None
    assert faults == []


def test_the_first_look_of_the_readme_is_what_the_program_shows(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = readme.partition("docs/sitting.txt\n[...]\n")[2].partition("```")[0]
    assert block.count("\n") > 20
    played = subprocess.run(
        [sys.executable, "-m", "companion", "play", "--plain", "--seed", "ember"],
        input=(DOCS / "sitting.txt").read_bytes(),
        env={**os.environ, "DICEBOUND_HOME": str(tmp_path), "COLUMNS": "80"},
        capture_output=True,
        check=True,
    ).stdout.decode()
    shown = "\n".join(line.rstrip() for line in played.splitlines())
    assert block.rstrip() in shown, "the README shows another sitting than the program"
