"""Cards as a PDF, two a row, through fpdf2; names in any script the machine has letters for."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.child import child_environment
from companion.errors import BadInputError, CompanionError
from companion.generators.cards import card_parts
from companion.generators.legality import Record

if TYPE_CHECKING:
    from fpdf import FPDF

_MARGIN: Final = 10.0
_GAP: Final = 5.0
_WIDTH: Final = 92.5
_PAD: Final = 4.0
_PAGE_HEIGHT: Final = 297.0
"""Millimetres, of A4."""
_PLAIN: Final = "Helvetica"
FOLDERS: Final = (
    "/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts",
    "/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts", "C:/Windows/Fonts",
)  # fmt: skip
_BASES: Final = (
    ("NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf", "NotoSerif-Italic.ttf"),
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf"),
    ("DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSerif-Italic.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf"),
    ("georgia.ttf", "georgiab.ttf", "georgiai.ttf"), ("Georgia.ttf", "Georgia Bold.ttf",
                                                      "Georgia Italic.ttf"),
    ("arial.ttf", "arialbd.ttf", "ariali.ttf"), ("Arial.ttf", "Arial Bold.ttf",
                                                 "Arial Italic.ttf"),
)  # fmt: skip
"""Families that serve as the text's own letters, the best first: upright, bold, italic."""
_MORE: Final = (
    "DejaVuSans.ttf", "NotoSansArabic-Regular.ttf", "NotoNaskhArabic-Regular.ttf",
    "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf",
    "NotoSansBengali-Regular.ttf", "NotoSansTamil-Regular.ttf", "NotoSansArmenian-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf", "NotoSansEthiopic-Regular.ttf", "NotoSerifCJK-Regular.ttc",
    "NotoSansCJK-Regular.ttc", "wqy-microhei.ttc", "msyh.ttc", "malgun.ttf", "PingFang.ttc",
    "Arial Unicode.ttf", "NotoSansSymbols2-Regular.ttf", "NotoEmoji-Regular.ttf",
)  # fmt: skip
"""Fonts whose letters fill in for what the first one lacks."""


class Letters:
    """The fonts of one document, and which letters none of them has.

    Attributes:
        family: name of the family that is used.
        missing: letters that cannot be drawn, in order of appearance.
    """

    def __init__(self, pdf: "FPDF", files: Mapping[str, Path]) -> None:
        self.missing: dict[str, None] = {}
        self._known: frozenset[int] = frozenset()
        base = next((b for b in _BASES if all(name in files for name in b)), None)
        self.family = "card" if base else _PLAIN
        if base is None:
            return
        for name, style in zip(base, ("", "B", "I"), strict=True):
            pdf.add_font("card", style, str(files[name]))
        known = _letters_of(pdf, "card")
        more = []
        for number, name in enumerate(n for n in _MORE if n in files):
            pdf.add_font(f"more{number}", "", str(files[name]))
            known |= _letters_of(pdf, f"more{number}")
            more.append(f"more{number}")
        pdf.set_fallback_fonts(more, exact_match=False)
        self._known = frozenset(known)

    def safe(self, text: str) -> str:
        """Return text with a question mark for each letter that cannot be drawn."""
        if self.family == _PLAIN:
            tidy = text.translate({0x201C: '"', 0x201D: '"', 0x2019: "'", 0x2212: "-", 0xB7: "-"})
            kept = tidy.encode("latin-1", "replace").decode("latin-1")
            self.missing |= {a: None for a, b in zip(tidy, kept, strict=True) if a != b}
            return kept
        lacking = [c for c in text if ord(c) not in self._known and not c.isspace()]
        self.missing |= dict.fromkeys(lacking)
        return "".join("?" if c in lacking else c for c in text)


def _letters_of(pdf: "FPDF", family: str) -> set[int]:
    font: Any = pdf.fonts[family]
    return set(font.cmap)


def font_files(folders: Sequence[str]) -> dict[str, Path]:
    """Return the font files in some folders by name."""
    found: dict[str, Path] = {}
    wanted = {*_MORE, *(name for base in _BASES for name in base)}
    for folder in folders:
        root = Path(folder).expanduser()
        if root.is_dir():
            found |= {path.name: path for path in root.rglob("*.tt[fc]") if path.name in wanted}
    return found


def as_pdf(
    records: Sequence[Record], against: tuple[str, ...] = (), *, folders: Sequence[str] = FOLDERS
) -> tuple[bytes, str]:
    """Return a PDF with a card for each thing, and a word on what it could not draw.

    The file is drawn in a process of its own: the library that shapes letters (uharfbuzz) and the
    one that runs a chat model on this machine (xllamacpp) cannot be loaded into the same one.

    Args:
        records: as ``make`` returns them.
        against: what is rolled against them, for the odds; empty for a usual choice.
        folders: where fonts are looked for.

    Returns:
        The file; "" or one sentence that says which letters are missing, and why.

    Raises:
        BadInputError: fpdf2 is not installed.
        CompanionError: the file could not be drawn.
    """
    if find_spec("fpdf") is None:
        raise BadInputError(
            "a PDF needs fpdf2: pip install 'dicebound[cards]'; --card writes HTML without it"
        )
    told = {"records": list(records), "against": list(against), "folders": list(folders)}
    done = subprocess.run(  # noqa: S603 - this very module
        [sys.executable, "-P", "-m", __name__],
        input=json.dumps(told).encode(),
        capture_output=True,
        check=False,
        env=child_environment(),
    )
    first, _, pages = done.stdout.partition(b"\n")
    if done.returncode or not pages.startswith(b"%PDF"):
        raise CompanionError("the PDF could not be drawn; --card writes the same cards as HTML")
    return pages, str(json.loads(first))


def draw(
    records: Sequence[Record], against: tuple[str, ...], folders: Sequence[str]
) -> tuple[bytes, str]:
    """Draw the cards in this process; see ``as_pdf``."""
    from fpdf import FPDF

    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(auto=False)
    pdf.set_title(", ".join(record["name"] for record in records[:3]))
    pdf.set_creator("Dicebound")
    letters = Letters(pdf, font_files(folders))
    if letters.family != _PLAIN and find_spec("uharfbuzz"):
        pdf.set_text_shaping(use_shaping_engine=True)
    pdf.add_page()
    _lay_out(pdf, letters, records, against)
    return bytes(pdf.output()), _told(letters)


def main() -> None:
    """Draw what standard input says; print a word on it, and the file."""
    asked = json.load(sys.stdin)
    pages, told = draw(asked["records"], tuple(asked["against"]), asked["folders"])
    sys.stdout.buffer.write(json.dumps(told).encode() + b"\n" + pages)


def _told(letters: Letters) -> str:
    if not letters.missing:
        return ""
    shown = " ".join(list(letters.missing)[:20])
    return f"This machine has no font for: {shown} (a question mark stands there)."


def _lay_out(
    pdf: "FPDF", letters: Letters, records: Sequence[Record], against: tuple[str, ...]
) -> None:
    """Draw the cards in rows of two; a row is as high as its higher card."""
    top = _MARGIN
    for start in range(0, len(records), 2):
        row = [card_parts(record, against) for record in records[start : start + 2]]
        height = max(_card(pdf, letters, parts, 0, 0, draws=False) for parts in row)
        if top + height > _PAGE_HEIGHT - _MARGIN and top > _MARGIN:
            pdf.add_page()
            top = _MARGIN
        for place, parts in enumerate(row):
            left = _MARGIN + place * (_WIDTH + _GAP)
            _card(pdf, letters, parts, left, top, draws=True)
            pdf.set_draw_color(60)
            pdf.set_line_width(0.35)
            pdf.rect(left, top, _WIDTH, height, round_corners=True, corner_radius=2.5)
        top += height + _GAP


def _card(
    pdf: "FPDF",
    letters: Letters,
    parts: list[tuple[str, str, str]],
    left: float,
    top: float,
    *,
    draws: bool,
) -> float:
    """Draw a card, or only measure it; return its height in mm."""
    at = top + _PAD
    for kind, label, text in parts:
        style, size, gray = _LOOKS.get(kind, ("", 8.6, 25))
        pdf.set_font(letters.family, style, size)
        pdf.set_text_color(gray)
        words = letters.safe(f"{label}: {text}" if label else text)
        line = size * 0.47
        width = _WIDTH - 2 * _PAD
        measured: Any = pdf.multi_cell(width, line, words, dry_run=True, output="HEIGHT")
        height = float(measured)
        if draws:
            pdf.set_xy(left + _PAD, at)
            pdf.multi_cell(width, line, words, align="L")
            if kind == "secret":
                pdf.set_fill_color(138, 31, 31)
                pdf.rect(left + 1.4, at, 0.9, height, style="F")
            if kind == "head":
                pdf.set_draw_color(90)
                pdf.set_line_width(0.25)
                pdf.line(left + _PAD, at + height + 0.6, left + _WIDTH - _PAD, at + height + 0.6)
        at += height + (2.0 if kind in ("head", "chips") else 1.1)
    return at + _PAD - 1.0 - top


_LOOKS: Final[dict[str, tuple[str, float, int]]] = {
    "name": ("B", 13.0, 0), "head": ("", 7.4, 90), "chips": ("B", 8.6, 25),
    "voice": ("I", 8.8, 25), "foot": ("", 7.0, 120),
}  # fmt: skip
"""Style, size in points and grey of the parts of a card."""


if __name__ == "__main__":
    main()
