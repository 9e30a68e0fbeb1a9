"""Files that a user names: bounded, and never without an end."""

import os
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.errors import BadInputError
from companion.files import read_bounded, read_text


def test_a_file_is_read_up_to_its_bound(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_bounded(path, most=5, what="a sheet") == b"\xef\xbb\xbf{}"
    assert read_text(path, most=5, what="a sheet") == "{}"
    with pytest.raises(BadInputError, match="too long for a sheet"):
        read_bounded(path, most=4, what="a sheet")


def test_what_is_no_text_is_said_in_our_words(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"ab\xff")
    with pytest.raises(BadInputError, match=r"byte 3 is no UTF-8 text; save it as UTF-8"):
        read_text(path, most=5, what="a sheet")
    with pytest.raises(BadInputError, match=r"No such file or directory; give another file"):
        read_text(tmp_path / "none", most=5, what="a sheet")
    with pytest.raises(BadInputError, match="no file can have that name"):
        read_text(Path("a\0b"), most=5, what="a sheet")


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return str(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize(
    "words",
    [
        ["check", "FILE"],
        ["propose", "I climb", "--sheet", "FILE"],
        ["make", "npc", "--from", "FILE"],
        ["make", "npc", "--like", "FILE"],
        ["campaign", "import", "FILE"],
        ["play", "--plain", "--character", "FILE"],
        ["play", "--plain", "--adventure", "FILE"],
    ],
)
@pytest.mark.parametrize("what", ["pipe", "/dev/zero", "folder"])
def test_what_has_no_end_is_refused_before_it_is_opened(
    words: list[str], what: str, endless: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = {"pipe": endless, "folder": str(tmp_path)}.get(what, what)
    assert main([named if word == "FILE" else word for word in words]) == 2
    told = capsys.readouterr().err
    assert "give a file" in told
    assert told.count("\n") == 1
