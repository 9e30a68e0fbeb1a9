"""The process in which files are read: what it says, and what becomes of one that hangs or dies."""

import subprocess
import sys
import time
import zlib
from pathlib import Path

import pytest

from companion.retrieval.documents import DocumentError
from companion.retrieval.reading import Limits, blocks_apart


def hostile_pdf(path: Path, content: bytes, *, pages: int = 1) -> Path:
    """Write a PDF whose pages all show one packed stream."""
    packed = zlib.compress(content)
    kids = " ".join(f"{n} 0 R" for n in range(5, 5 + pages))
    bodies = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {pages} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        f"<< /Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode()
        + packed
        + b"\nendstream",
        *[
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
            b"/Resources << /Font << /F1 3 0 R >> >> >>"
        ]
        * pages,
    ]
    out = b"%PDF-1.4\n"
    for number, body in enumerate(bodies, 1):
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    path.write_bytes(out + b"trailer << /Root 1 0 R >>\n%%EOF")
    return path


def test_a_page_that_takes_too_long_is_named(tmp_path: Path) -> None:
    content = b"BT /F1 9 Tf 72 700 Td " + b"(the same words) Tj " * 6_000_000 + b"ET"
    path = hostile_pdf(tmp_path / "slow.pdf", content)
    begin = time.monotonic()
    with pytest.raises(DocumentError, match="longer than 1 seconds at page 1; save it without"):
        list(blocks_apart(path, limits=Limits(still_s=1.0)))
    assert time.monotonic() - begin < 10


def test_a_file_that_fills_the_memory_is_refused(tmp_path: Path) -> None:
    content = b"BT /F1 9 Tf 72 700 Td " + b"(the same words) Tj " * 6_000_000 + b"ET"
    path = hostile_pdf(tmp_path / "large.pdf", content)
    assert path.stat().st_size < 1_000_000
    with pytest.raises(DocumentError, match=r"too much memory at page 1|more than 200,000 letters"):
        list(blocks_apart(path, limits=Limits(memory=400 << 20)))


def test_a_page_with_too_many_letters_is_refused(tmp_path: Path) -> None:
    content = b"BT /F1 9 Tf 72 700 Td " + b"(the same words) Tj " * 20_000 + b"ET"
    with pytest.raises(DocumentError, match="page 1 holds more than 200,000 letters"):
        list(blocks_apart(hostile_pdf(tmp_path / "full.pdf", content)))


def test_a_book_with_too_many_pages_is_refused(tmp_path: Path) -> None:
    path = hostile_pdf(tmp_path / "long.pdf", b"", pages=5_001)
    with pytest.raises(DocumentError, match="more than 5,000 pages; cut it into parts"):
        list(blocks_apart(path))


def test_the_process_never_runs_what_lies_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('run')")
    (tmp_path / "a.html").write_text("<p>One.</p>")
    monkeypatch.chdir(tmp_path)
    assert [block.text for block in blocks_apart(Path("a.html"))] == ["One."]


def test_a_reader_that_is_left_early_ends(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("<p>One.</p>" * 50_000)
    blocks = blocks_apart(tmp_path / "a.html")
    assert next(blocks).text == "One."
    blocks.close()  # type: ignore[attr-defined]


def test_the_process_says_what_it_reads(tmp_path: Path) -> None:
    """As a process, for it limits itself."""
    path = tmp_path / "a.html"
    path.write_text("<h1>Storms</h1><p>Roll.</p>")
    done = subprocess.run(
        [sys.executable, "-m", "companion.retrieval.reading", str(path), str(1 << 31)],
        capture_output=True,
        check=True,
        timeout=60,
        text=True,
        cwd=Path(__file__).resolve().parents[3],
    )
    assert done.stdout.splitlines() == [
        '["block", "heading", "Storms", 1, null]',
        '["block", "paragraph", "Roll.", 0, null]',
        '["end"]',
    ]
