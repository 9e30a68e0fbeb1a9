"""A sheet of cards to print: one HTML page without any outside part, nine cards a page.

Print it, or save it as PDF, from any browser. Everything is escaped: a concept is data.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from companion.generators.legality import Record
from companion.generators.render import after_lines, odds_lines, sheet_lines, tie_lines, told_of
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
    """Return a card; every part is escaped."""
    head, body, foot = [], [], []
    for kind, label, text in card_parts(record, against):
        bold = f"<b>{escape(label)}</b> " if label else ""
        match kind:
            case "name":
                head.append(f'<h2 dir="auto">{escape(text)}</h2>')
            case "head":
                head.append(f"<p>{escape(text)}</p>")
            case "chips":
                chips = "".join(f"<li>{escape(chip)}</li>" for chip in _chips(record))
                body.append(f"<ul>{chips}</ul>")
            case "foot":
                foot.append(f"{bold}{escape(text)}")
            case _:
                marked = f' class="{kind}"' if kind else ""
                body.append(f"<p{marked}>{bold}{escape(text)}</p>")
    inner = "\n".join([f"<header>{''.join(head)}</header>", *body])
    return f"<article>\n{inner}\n<footer>{' · '.join(foot)}</footer>\n</article>"


def card_parts(record: Record, against: tuple[str, ...] = ()) -> list[tuple[str, str, str]]:
    """Return what stands on a card as (kind of part, label, text), from the top.

    Args:
        record: as ``make`` returns it.
        against: what is rolled against them, for the odds; empty for a usual choice.
    """
    game = get_system(record["system"]).info.title
    is_note = record["kind"] == "archetype"
    what = record["kind"] if is_note else f"{record['kind']}, {record['power']}"
    title = f"{record['title']} · " if record.get("title") else ""
    parts = [("name", "", record["name"]), ("head", "", f"{title}{what} · {game}")]
    if is_note:
        parts += [("", "", record["definition"]), ("", "Role", record["role"])]
        parts += [
            ("", label, "; ".join(record[part])) for label, part in _NOTE_PARTS if record.get(part)
        ]
    else:
        parts.append(("chips", "", " · ".join(_chips(record))))
        parts += [("", "Odds", line) for line in odds_lines(record, against)]
        parts += (
            [("", "Known for", told_of(record, "known_for"))] if record.get("known_for") else []
        )
        parts += [("", "Look", f"{record['look']} {record.get('habit', '')}".strip())]
        parts += [("", "Wants", record["want"]), ("secret", "Secret", record["secret"])]
        parts.append(("voice", "", record["voice"]))
        parts += [("", "Weakness", record["weakness"])] if record.get("weakness") else []
        parts += [("", "Tie to the story", record["hook"])] if record.get("hook") else []
        parts += [("", "", told) for told in after_lines(record)]
        parts += [("", "Tie", told) for told in tie_lines(record)]
        is_house = bool(record.get("house"))
        parts += [("foot", "House", _HOUSE)] if is_house else []
    return [*parts, ("foot", "", f"seed {record['seed']}")]


_HOUSE: Final = "numbers that the book leaves open are the house kit's."
_NOTE_PARTS: Final = (
    ("Covers", "covers"), ("Does not cover", "does_not_cover"), ("Does", "activities"),
    ("Gear", "gear"), ("Overlaps", "overlaps"),
)  # fmt: skip


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
    is_being = record["kind"] in ("monster", "creature")  # teeth lie in no bag
    things = [f"Attacks as {a} (house)" if is_being else a for a in sheet["inventory"]]
    return [*(f"{n} {v:+}" for n, v in numbers.items()), *things, *more]
