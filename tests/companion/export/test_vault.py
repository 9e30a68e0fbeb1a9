"""Notes that are exported twice leave nothing stale, and nobody else's files are touched."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.export.vault import MANIFEST, write_vault

FIRST = {"Index.md": "one", "People/Meg.md": "Meg", "People/Tam.md": "Tam", "Places/Mill.md": "m"}


def test_what_is_no_more_goes_and_what_somebody_wrote_stays(tmp_path: Path) -> None:
    write_vault(FIRST, tmp_path, owner="a", force=False)
    (tmp_path / "People" / "Mine.md").write_text("my own")
    (tmp_path / "People" / "Tam.md").write_text("Tam, with my own remarks")
    done = write_vault({"Index.md": "two"}, tmp_path, owner="a", force=True)
    assert sorted(done.removed) == ["People/Meg.md", "Places/Mill.md"]
    assert done.kept == ("People/Tam.md",)
    assert (tmp_path / "Index.md").read_text() == "two"
    assert (tmp_path / "People" / "Mine.md").read_text() == "my own"
    assert not (tmp_path / "Places").exists(), "an empty folder goes with its note"
    again = write_vault(FIRST, tmp_path, owner="a", force=True)
    assert again.removed == again.kept == ()
    assert (tmp_path / "People" / "Tam.md").read_text() == "Tam", "it is part of the story again"


def test_notes_of_another_campaign_stay(tmp_path: Path) -> None:
    write_vault({"People/Meg.md": "Meg"}, tmp_path, owner="a", force=False)
    write_vault({"People/Tam.md": "Tam"}, tmp_path, owner="b", force=False)
    done = write_vault({"People/Ann.md": "Ann"}, tmp_path, owner="b", force=True)
    assert done.removed == ("People/Tam.md",)
    assert (tmp_path / "People" / "Meg.md").exists()


def test_without_force_nothing_is_written_over_or_taken_away(tmp_path: Path) -> None:
    write_vault(FIRST, tmp_path, owner="a", force=False)
    with pytest.raises(BadInputError, match="--force"):
        write_vault({"Index.md": "two"}, tmp_path, owner="a", force=False)
    assert (tmp_path / "People" / "Meg.md").exists()


@pytest.mark.parametrize(
    "listed",
    [
        '{"a": {"../other.md": "%s"}}',
        '{"a": {"/tmp/other.md": "%s"}}',
        '{"a": {"keys.txt": "%s"}}',
        '{"a": ["keys.txt"]}',
        "[1]",
        "not json",
        "[" * 5_000,
    ],
)
def test_a_bent_list_takes_nothing_away(tmp_path: Path, listed: str) -> None:
    folder = tmp_path / "vault"
    folder.mkdir()
    (tmp_path / "other.md").write_text("x")
    (folder / "keys.txt").write_text("x")
    digest = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"  # of "x"
    (folder / MANIFEST).write_text(listed.replace("%s", digest))
    write_vault({"Index.md": "one"}, folder, owner="a", force=False)
    assert (tmp_path / "other.md").exists()
    assert (folder / "keys.txt").exists()
