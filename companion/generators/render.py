"""Shows what was made: as Markdown, which ``check`` reads back, and as plain lines."""

import re
from typing import Any, Final

from companion.generators.against import USUAL, odds_against
from companion.generators.legality import Record
from engine.api import get_system, uncapital

_MARKS: Final = re.compile(r"([\\`*_\[\]<>#|])")
LABELS: Final = (
    ("concept", "Concept"), ("known_for", "Known for"), ("look", "Look"), ("habit", "Habit"),
    ("want", "Wants"),
    ("secret", "Secret"), ("voice", "Voice"), ("weakness", "Weakness"),
    ("hook", "Tie to the story"),
)  # fmt: skip


def escaped(text: str) -> str:
    r"""Return text that Markdown shows as it is.

    Example:
        >>> escaped("<b>*Bo*</b>")
        '\\<b\\>\\*Bo\\*\\</b\\>'
    """
    return _MARKS.sub(r"\\\1", text)


def told_of(record: Record, part: str) -> str:
    """Return one part of a thing as text; a list with commas."""
    value = record[part]
    return ", ".join(value) if isinstance(value, list) else str(value)


def sheet_lines(record: Record) -> list[str]:
    """Return the sheet in the game's printed notation, without the name on a line of its own."""
    rules = get_system(record["system"])
    sheet: Any = rules.parse_sheet(record["sheet"])
    lines = list(rules.play.sheet_lines(sheet))
    if lines and lines[0] == sheet.name:
        lines = lines[1:]
    if record["system"] == "skitterbarren":
        if record["kind"] in ("monster", "creature"):  # teeth lie in no bag
            lines = [re.sub(r"^Bag \([^)]*\): ", "Attack (house): as ", line) for line in lines]
        lines += _barren_lines(record)
    return lines


def _barren_lines(record: Record) -> list[str]:
    sheet = record["sheet"]
    if "armor_bonus" not in sheet:
        return []
    rating = sheet["attributes"]["Knack"] + sheet["armor_bonus"]
    return [
        f"Defense Rating {rating} (Knack {sheet['attributes']['Knack']:+}, armour "
        f"{sheet['armor_bonus']} house), movement {sheet['movement_ft']} ft (house), "
        f"Aptitude {sheet['aptitude']:+} (house)"
    ]


def odds_lines(record: Record, against: tuple[str, ...] = ()) -> list[str]:
    """Return one line with the exact chances of beating somebody.

    Args:
        record: as ``make`` returns it.
        against: what is rolled against them; empty for a usual choice.

    Raises:
        BadInputError: ``against`` names nothing that the game rolls.
    """
    if "sheet" not in record:
        return []
    system = record["system"]
    told, theirs = [], ""
    for mine in against or USUAL[system]:
        theirs, chance = odds_against(system, record["sheet"], mine)
        what = {"stitcher": f"a pool of {mine}", "altars": mine, "skitterbarren": f"{mine} to hit"}
        told.append(f"{what[system]} ({chance * 100:.1f} %)")
    verb = "Hit by" if system == "skitterbarren" else "Beaten by"
    return [f"{verb} {', '.join(told)}; {theirs}"]


def after_lines(record: Record) -> list[str]:
    """Return what has happened to somebody, and how they feel about the players since."""
    lines = [f"Happened: {event}" for event in record.get("history", ())]
    attitude = int(record.get("attitude", 0))
    if attitude:
        lines.append(f"Towards the players: {attitude:+} ({_FEELINGS[attitude]})")
    return lines


_FEELINGS: Final = {
    -3: "an enemy", -2: "hostile", -1: "cool", 1: "warm", 2: "a friend", 3: "would risk much",
}  # fmt: skip


def tie_lines(record: Record) -> list[str]:
    """Return one sentence for each tie of a member of a group."""
    return [f"{record['name']} {uncapital(tie['tie'])}" for tie in record.get("ties", ())]


def as_lines(record: Record, against: tuple[str, ...] = ()) -> list[str]:
    """Return one thing as plain lines, the name first."""
    if record["kind"] == "archetype":
        return _note_lines(record)
    lines = [f"{record['name']} ({record['kind']}, {record['power']})"]
    lines += sheet_lines(record)
    lines += odds_lines(record, against)
    lines += [f"{label}: {told_of(record, part)}" for part, label in LABELS if record.get(part)]
    lines += after_lines(record)
    lines += [f"Tie: {told}" for told in tie_lines(record)]
    lines += [f"Left open: {' '.join(record['open'])}"] if record.get("open") else []
    return [*lines, f"Seed: {record['seed']}"]


def _note_lines(record: Record) -> list[str]:
    lists = (
        ("Covers", "covers"), ("Does not cover", "does_not_cover"),
        ("Activities", "activities"), ("Gear", "gear"), ("Overlaps", "overlaps"),
    )  # fmt: skip
    lines = [record["name"], record["definition"], f"Role: {record['role']}"]
    for label, part in lists:
        lines += [f"{label}: {'; '.join(record[part])}"] if record.get(part) else []
    lines += [f"Use: {record['use']}"] if record.get("use") else []
    return [*lines, f"Seed: {record['seed']}"]


def as_markdown(record: Record, against: tuple[str, ...] = ()) -> str:
    """Return one thing as Markdown; ``check`` reads the sheet back out of it."""
    if record["kind"] == "archetype":
        return _note_markdown(record)
    out = [f"## {escaped(record['name'])}", ""]
    out += [f"*{record['kind']}, {record['power']}, {record['system']}*", ""]
    out += ["```sheet", *_notation(record), "```", ""]
    out += (
        [f"{line}  " for line in _barren_lines(record)]
        if record["system"] == "skitterbarren"
        else []
    )
    out += [f"- **Odds:** {line}" for line in odds_lines(record, against)]
    out += [
        f"- **{label}:** {escaped(told_of(record, part))}"
        for part, label in LABELS
        if record.get(part)
    ]
    out += [f"- {escaped(told)}" for told in after_lines(record)]
    out += [f"- **Tie:** {escaped(told)}" for told in tie_lines(record)]
    out += [f"- *Left open:* {line}" for line in record.get("open", ())]
    return "\n".join([*out, f"- *Seed {record['seed']}*", ""])


def _notation(record: Record) -> list[str]:
    """Return the sheet in the notation that ``reading`` reads, the name first."""
    sheet, system = record["sheet"], record["system"]
    is_gm = ["Side: gm"] if sheet.get("side") == "gm" else []
    if system == "stitcher":
        traits = [
            f"- {t['name']}" + (f" ({t['weight']})" if t["weight"] != 1 else "")
            for t in sheet["traits"]
        ]
        return [sheet["name"], *traits, *is_gm]
    if system == "altars":
        dice = {**sheet["archetypes"], **sheet.get("words", {}), "Initiative": sheet["initiative"]}
        return [
            f"{sheet['name']}: {', '.join(f'{name} {die}' for name, die in dice.items())}",
            f"Health {sheet['health']}", *(f"- {item}" for item in sheet["equipment"]), *is_gm,
        ]  # fmt: skip
    numbers = {**sheet["attributes"], **sheet["skills"]}
    return [
        sheet["name"], *(f"{name} {value:+}" for name, value in numbers.items()),
        *(f"- {item}" for item in sheet["inventory"]), *is_gm,
    ]  # fmt: skip


def _note_markdown(record: Record) -> str:
    out = [f"## {escaped(record['name'])}", "", f"**{escaped(record['definition'])}**", ""]
    out += [f"Role: {escaped(record['role'])}", ""]
    for label, part in (
        ("Covers", "covers"), ("Does not cover", "does_not_cover"),
        ("Activities", "activities"), ("Gear", "gear"), ("Overlaps", "overlaps"),
    ):  # fmt: skip
        if record.get(part):
            out += [f"### {label}", "", *(f"- {escaped(line)}" for line in record[part]), ""]
    return "\n".join(
        [*out, *([record["use"], ""] if record.get("use") else []), f"*Seed {record['seed']}*", ""]
    )
