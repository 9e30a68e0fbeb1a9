"""A sheet of cards to print: one HTML page without any outside part, nine cards a page.

Print it, or save it as PDF, from any browser. Everything is escaped: a concept is data.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from companion.generators.legality import Record
from companion.generators.render import odds_lines, sheet_lines, tie_lines
from engine.api import get_system

_STYLE: Final = """\
@page { size: A4; margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0; padding: 4mm; color: #1b1b1b; background: #fff;
  font: 8.6pt/1.32 Georgia, "Noto Serif", "Noto Sans", serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(88mm, 1fr)); gap: 5mm; }
article { border: 0.4mm solid #333; border-radius: 2.5mm; padding: 4mm; break-inside: avoid;
  display: flex; flex-direction: column; gap: 1.6mm; min-height: 84mm; overflow-wrap: anywhere; }
header { border-bottom: 0.3mm solid #333; padding-bottom: 1.2mm; }
h2 { font-size: 13pt; line-height: 1.15; margin: 0; }
header p, footer { margin: 0; color: #555; font-size: 7.4pt; }
ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 1mm 1.5mm; }
li { border: 0.2mm solid #999; border-radius: 1.2mm; padding: 0.2mm 1.6mm; background: #f4f1ea; }
p { margin: 0; }
b { font-variant: small-caps; letter-spacing: 0.02em; }
.secret { border-left: 0.8mm solid #8a1f1f; padding-left: 2mm; }
.voice { font-style: italic; }
footer { margin-top: auto; border-top: 0.2mm solid #bbb; padding-top: 1mm; }
@media (max-width: 420px) { main { grid-template-columns: 1fr; } }
"""


def as_cards(records: Sequence[Record], against: tuple[str, ...] = ()) -> str:
    """Return one HTML page with a card for each thing.

    Args:
        records: as ``make`` returns them.
        against: what is rolled against them, for the odds; empty for a usual choice.
    """
    cards = "\n".join(_card(record, against) for record in records)
    title = escape(", ".join(record["name"] for record in records[:3]))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{cards}\n</main>\n</body>\n</html>\n"
    )


def _card(record: Record, against: tuple[str, ...]) -> str:
    game = get_system(record["system"]).info.title
    what = (
        record["kind"] if record["kind"] == "archetype" else f"{record['kind']}, {record['power']}"
    )
    title = f"{escape(record['title'])} · " if record.get("title") else ""
    head = (
        f'<header><h2 dir="auto">{escape(record["name"])}</h2>'
        f"<p>{title}{escape(what)} · {escape(game)}</p></header>"
    )
    body = _note(record) if record["kind"] == "archetype" else _being(record, against)
    return f"<article>\n{head}\n{body}\n<footer>seed {record['seed']}</footer>\n</article>"


def _being(record: Record, against: tuple[str, ...]) -> str:
    out = [f"<ul>{''.join(f'<li>{escape(chip)}</li>' for chip in _chips(record))}</ul>"]
    out += [f"<p><b>Odds</b> {escape(line)}</p>" for line in odds_lines(record, against)]
    out += [f"<p><b>Look</b> {escape(record['look'])} {escape(record.get('habit', ''))}</p>"]
    out += [f"<p><b>Wants</b> {escape(record['want'])}</p>"]
    out += [f'<p class="secret"><b>Secret</b> {escape(record["secret"])}</p>']
    out += [f'<p class="voice">{escape(record["voice"])}</p>']
    if record.get("weakness"):
        out.append(f"<p><b>Weakness</b> {escape(record['weakness'])}</p>")
    out += [f"<p><b>Tie</b> {escape(told)}</p>" for told in tie_lines(record)]
    if record.get("house"):
        out.append("<p><b>House</b> numbers that the book leaves open are the house kit's.</p>")
    return "\n".join(out)


def _chips(record: Record) -> list[str]:
    sheet = record["sheet"]
    if record["system"] == "stitcher":
        return [
            f"{t['name']} ({t['weight']})" if t["weight"] != 1 else t["name"]
            for t in sheet["traits"]
        ]
    if record["system"] == "altars":
        dice = {**sheet["archetypes"], **sheet.get("words", {}), "Initiative": sheet["initiative"]}
        return [
            *(f"{name} {die}" for name, die in dice.items()),
            f"Health {sheet['health']}", *sheet["equipment"],
        ]  # fmt: skip
    numbers = {**sheet["attributes"], **sheet["skills"]}
    more = sheet_lines(record)[3:]
    return [*(f"{n} {v:+}" for n, v in numbers.items()), *sheet["inventory"], *more]


def _note(record: Record) -> str:
    out = [f"<p>{escape(record['definition'])}</p>", f"<p><b>Role</b> {escape(record['role'])}</p>"]
    for label, part in (
        ("Covers", "covers"), ("Does not cover", "does_not_cover"), ("Does", "activities"),
        ("Gear", "gear"), ("Overlaps", "overlaps"),
    ):  # fmt: skip
        if record.get(part):
            out.append(f"<p><b>{label}</b> {escape('; '.join(record[part]))}</p>")
    return "\n".join(out)
