"""A story as one HTML page: text in the column, dice in the margin; made for print as well."""

from html import escape
from typing import Final

from companion.export.story import Chapter, Passage, Story, StoryRoll
from companion.wording import percent, printable
from engine.api import CardDie

STYLE: Final = """
:root { --ink: #1d1b18; --soft: #6b645a; --line: #d9d2c5; --paper: #fbf8f2; --good: #23613a;
  --bad: #8f2d22; --die: #fff; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e9e4da; --soft: #a39b8d;
  --line: #453f36; --paper: #1c1a17; --good: #7fc796; --bad: #e58a7c; --die: #2a2722; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.6 Georgia, "Times New Roman", serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
header, section, footer { display: grid; grid-template-columns: minmax(0, 1fr) 15rem;
  column-gap: 2.5rem; align-items: start; }
header > *, h2, footer > * { grid-column: 1; }
h1 { font-size: 2.2rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.8rem 0 .6rem; }
h2 span { color: var(--soft); font-weight: normal; }
p { margin: .7rem 0; hyphens: auto; overflow-wrap: break-word; }
.soft, footer { color: var(--soft); font-size: .88rem; }
.you, .oracle { grid-column: 1; color: var(--soft); font-style: italic; padding-left: 1rem;
  border-left: 2px solid var(--line); }
.told { grid-column: 1; }
aside { grid-column: 2; font: .78rem/1.45 system-ui, sans-serif; color: var(--soft);
  margin: .8rem 0; break-inside: avoid; }
aside b { color: var(--ink); }
aside .passed b.result { color: var(--good); } aside .failed b.result { color: var(--bad); }
aside ul { margin: .3rem 0 0; padding: 0; list-style: none; }
.who { display: block; }
.die { display: inline-block; min-width: 1.45rem; padding: 0 .2rem; margin: .1rem .15rem .1rem 0;
  text-align: center; border: 1px solid var(--soft); border-radius: .25rem;
  background: var(--die); color: var(--ink); font-variant-numeric: tabular-nums; }
.die.success, .die.critical, .die.exploded { border-color: var(--good); color: var(--good); }
.die.critical { font-weight: bold; } .die.failure { border-color: var(--bad); color: var(--bad); }
.die.lone { border-width: 2px; font-weight: bold; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .8rem; }
code { overflow-wrap: anywhere; }
@media (max-width: 44rem) { header, section, footer { display: block; }
  aside { border-left: 2px solid var(--line); padding-left: .8rem; } }
@page { size: A4; margin: 18mm 15mm; }
@media print { :root { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --good: #000;
  --bad: #000; --die: #fff; } body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  header, section, footer { grid-template-columns: minmax(0, 1fr) 46mm; column-gap: 8mm; }
  h2 { break-after: avoid; } .told, .you, .oracle { orphans: 3; widows: 3; } }
""".strip()


def page(story: Story, open_rows: list[str]) -> str:
    """Return a story as a whole HTML document that needs nothing else.

    Args:
        story: the story.
        open_rows: what is open, a row each.
    """
    title = _text(story.title)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="generator" content="Dicebound">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>",
        f"<header><h1>{title}</h1>",
        f'<p class="soft">{_text(story.credit)}</p>',
        *(_character(name, rows) for name, rows in story.characters),
        "</header>",
        *(_chapter(chapter) for chapter in story.chapters),
        _open(open_rows),
        _footer(story),
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _text(text: str) -> str:
    return escape(printable(text), quote=True)


def _character(name: str, rows: list[str]) -> str:
    listed = "; ".join(row.strip("- ") for row in rows[1:])
    return f"<p><b>{_text(name)}</b>: {_text(listed)}</p>"


def _chapter(chapter: Chapter) -> str:
    note = "" if chapter.note in ("", "as expected") else f" <span>({_text(chapter.note)})</span>"
    head = f'<h2 dir="auto">{chapter.number}. {_text(chapter.heading)}{note}</h2>'
    return "<section>" + head + "\n".join(_passage(p) for p in chapter.passages) + "</section>"


def _passage(passage: Passage) -> str:
    text = _text(" ".join(passage.sentences))
    if passage.kind in ("you", "oracle"):
        return f'<p class="{passage.kind}" dir="auto">{text}</p>'
    if passage.kind == "mark":
        return f'<p class="told soft" dir="auto">{text}</p>'
    told = f'<p class="told" dir="auto">{text}</p>' if text else ""
    margin = _margin(passage)
    return f"{told}{margin}"


def _margin(passage: Passage) -> str:
    effects = "".join(f"<li>{_text(line)}</li>" for line in passage.effects)
    listed = f"<ul>{effects}</ul>" if effects else ""
    roll = "" if passage.roll is None else _roll(passage.roll)
    return f"<aside>{roll}{listed}</aside>" if roll or listed else ""


def _roll(roll: StoryRoll) -> str:
    how = "" if roll.passed is None else " passed" if roll.passed else " failed"
    rows = "".join(
        f'<span class="who">{_text(label)} {"".join(_die(d) for d in dice) or "no dice"}</span>'
        for label, dice in roll.card.rows
    )
    had = "" if roll.had is None else f", it had {percent(roll.had)}".replace(" %", "\u00a0%")
    verdict = roll.title or roll.card.verdict
    return (
        f'<div class="roll{how}"><b>{roll.number}. {_text(roll.goal)}</b>{rows}'
        f'<b class="result">{_text(verdict)}</b>{had}</div>'
    )


def _die(die: CardDie) -> str:
    return f'<span class="die {_text(die.role)}" title="d{die.sides}">{die.face}</span>'


def _open(rows: list[str]) -> str:
    if not rows:
        return ""
    listed = "".join(f'<li dir="auto">{_text(row)}</li>' for row in rows)
    return f'<section><h2>What is open</h2><div class="told"><ul>{listed}</ul></div></section>'


def _footer(story: Story) -> str:
    return (
        f"<footer><p>{story.rolls} rolls, each of them on record. Dice commitment "
        f"<code>{_text(story.commitment)}</code>, anchor <code>{_text(story.anchor)}</code>.</p>"
        "</footer>"
    )
