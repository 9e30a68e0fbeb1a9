"""Reads a sheet that somebody wrote: JSON, our Markdown, the games' printed notation.

Everything that is wrong is told, not only the first thing: a wrong field is noted, put right for
the moment, and the sheet is read again.
"""

import copy
import difflib
import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from engine.api import CallError, get_system, parse_json

_FENCE: Final = re.compile(r"```(?:sheet|json)?\s*\n(.*?)```", re.DOTALL)
_DIE_AT_END: Final = re.compile(r"^(?P<name>.*?)[\s:]*\b(?P<die>[dD]\d+(?:\+[dD]\d+)*)$")
_HEALTH: Final = re.compile(
    r"^(?:health|hp)(?: points?)?[\s:]*(?P<now>-?\d{1,6})(?: of (?P<most>\d{1,6}))?", re.IGNORECASE
)
_NUMBER: Final = re.compile(r"^(?P<name>[^\W\d_]+)[\s:=]*(?P<value>[+-]?\s?\d{1,6})$")
_SIDE: Final = re.compile(r"^side\s*:\s*(?P<side>\w+)$", re.IGNORECASE)
_WEIGHT: Final = re.compile(r"^(?P<name>.*?)\s*\(\s*(?P<weight>[^()]*?)\s*\)$")
_ONE_TRAIT: Final = re.compile(r"([^()]+)\(\s*([+-]?\d{1,9})\s*\)")
_FIRST_FIELDS: Final = {
    "stitcher": "traits", "skitterbarren": "attributes", "altars": "archetypes",
}  # fmt: skip
_FILLINGS: Final[dict[str, Any]] = {
    "name": "Nameless", "initiative": "d4", "health": 10, "weight": 1,
}  # fmt: skip
_FOLLOWS: Final = ("The dice are", "There are ", "There is neither", "Nameless: ")
"""Beginnings of faults that may only come of what was put right for the moment."""
_MOST_FAULTS: Final = 60
_FEW_FAULTS: Final = 10
_HUGE: Final = 1_000
_LIKE: Final = 0.6


def sheet_texts(text: str) -> list[str]:
    """Return the sheets in a text: fenced blocks of Markdown, JSON lines, or the whole."""
    blocks = _FENCE.findall(text)
    if blocks:
        return [block.strip("\n") for block in blocks]
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(line.lstrip().startswith("{") for line in lines):
        return lines
    return [text]


def guess_system(text: str) -> str:
    """Return the slug of the game that a sheet is for; "" when nothing tells."""
    try:
        data = parse_json(text)
    except CallError:
        if text.lstrip().startswith(("{", "[")):
            return ""
        return _guess_notation(text)
    if isinstance(data.get("system"), str):
        return str(data["system"])
    inner = data.get("sheet") if isinstance(data.get("sheet"), dict) else data
    assert isinstance(inner, dict)
    more = {"skills": "skitterbarren", "inventory": "skitterbarren", "initiative": "altars"}
    fields = {field: slug for slug, field in _FIRST_FIELDS.items()} | more
    return next((slug for field, slug in fields.items() if field in inner), "")


def _guess_notation(text: str) -> str:
    low = text.casefold()
    if sum(word in low for word in ("brawn", "knack", "wits", "exertion", "artifice", "vigor")) > 1:
        return "skitterbarren"
    if "initiative" in low or re.search(r"\bd(?:4|6|8|10|12|20)\b", low):
        return "altars"
    return "stitcher" if "\n" in text.strip() else ""


def read_notation(slug: str, text: str) -> tuple[dict[str, Any], list[str]]:
    """Return the sheet that printed notation stands for, and what could not be read.

    Args:
        slug: the game.
        text: the name first, then a thing a line; in Altars also "Name: Thief d10, ...".
    """
    lines = [line.strip().lstrip("#").strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        return {}, ["The sheet is empty: write a name, then a line for each thing."]
    reader = {"stitcher": _stitched, "skitterbarren": _barren, "altars": _altered}[slug]
    sheet: dict[str, Any] = {}
    kept = []
    for line in lines:
        side = _SIDE.match(line)
        if side:
            sheet["side"] = side["side"].casefold()
        else:
            kept.append(line)
    read, faults = reader(kept or [""])
    return {**read, **sheet}, faults


def _bare(line: str) -> str:
    return line.lstrip("-*• ").strip()


def _stitched(lines: list[str]) -> tuple[dict[str, Any], list[str]]:
    name, *rest = lines
    faults = []
    if name.startswith(("-", "*", "•")):
        faults.append(f"The first line is {name!r}: write the character's name there.")
        name, rest = "Nameless", lines
    traits: list[dict[str, Any]] = []
    for line in rest:
        bare = _bare(line)
        several = _ONE_TRAIT.findall(bare)
        if len(several) > 1:
            faults.append(f"{bare[:80]}: several Traits stand in one line; write one a line.")
            traits += [{"name": name.strip(" ,;"), "weight": int(w)} for name, w in several]
            continue
        match = _WEIGHT.match(bare)
        weight = match["weight"] if match else ""
        if match and re.fullmatch(r"[+-]?\d{1,9}", weight):
            traits.append({"name": match["name"], "weight": int(weight)})
        elif match and (not weight or re.fullmatch(r"[\d.,+xX-]+", weight)):
            faults.append(f"{bare}: the Weight in brackets is no whole number; write (1) or more.")
            traits.append({"name": match["name"], "weight": 1})
        else:
            traits.append({"name": bare, "weight": 1})
    return {"name": name.strip(), "traits": traits}, faults


def _altered(lines: list[str]) -> tuple[dict[str, Any], list[str]]:
    name, _, after = lines[0].partition(":")
    parts = [part.strip() for part in after.split(",") if part.strip()]
    sheet: dict[str, Any] = {"name": name.strip(), "archetypes": {}, "equipment": []}
    faults: list[str] = []
    held: set[str] = set()
    for line in (*parts, *lines[1:]):
        _altered_line(sheet, _bare(line), faults, held)
    if "initiative" not in sheet:
        faults.append("The initiative die is missing: write a line such as Initiative d8.")
        sheet["initiative"] = "d4"
    sheet.setdefault("health", 10)
    return sheet, faults


def _altered_line(sheet: dict[str, Any], line: str, faults: list[str], held: set[str]) -> None:
    """Read one thing of an Altars sheet; ``held`` are the archetypes before it, in lower case."""
    health, dice = _HEALTH.match(line), _DIE_AT_END.match(line)
    if health:
        sheet["health"] = int(health["now"])
        if health["most"]:
            sheet["max_health"] = int(health["most"])
    elif dice and dice["name"].strip():
        name, die = dice["name"].strip(), dice["die"].casefold()
        is_held = name.casefold() in held
        held.add(name.casefold())
        if name.casefold() == "initiative":
            if "initiative" in sheet:
                faults.append("Initiative has a die twice: keep one.")
            sheet["initiative"] = die
        elif is_held:
            faults.append(f"{name}: this archetype is there twice; keep one.")
        else:
            sheet["archetypes"][name] = die
    elif line:
        sheet["equipment"].append(line)


def _barren(lines: list[str]) -> tuple[dict[str, Any], list[str]]:
    name, *rest = lines
    sheet: dict[str, Any] = {"name": name, "attributes": {}, "skills": {}, "inventory": []}
    faults: list[str] = []
    for line in rest:
        bag = re.match(r"^(?:bag|inventory)[^:]*:\s*(?P<things>.*)$", line, re.IGNORECASE)
        if bag:
            things = [t.strip() for t in bag["things"].split(",")]
            sheet["inventory"] += [thing for thing in things if thing and thing != "empty"]
            continue
        parts = [part.strip() for part in line.split(",")]
        is_numbers = all(_NUMBER.match(_minus(_unbulleted(part))) for part in parts)
        for part in parts if is_numbers else [line]:
            _barren_part(sheet, part, faults)
    return sheet, faults


def _minus(text: str) -> str:
    return text.translate(str.maketrans("−–", "--"))


def _unbulleted(text: str) -> str:
    return re.sub(r"^[-*•]\s+", "", text)


def _barren_part(sheet: dict[str, Any], part: str, faults: list[str]) -> None:
    groups = {
        "attributes": ("Brawn", "Knack", "Wits"),
        "skills": ("Exertion", "Awareness", "Artifice", "Vigor"),
    }
    bare = _unbulleted(part)
    match = _NUMBER.match(_minus(bare))
    names = {name.casefold(): (group, name) for group, all_ in groups.items() for name in all_}
    if match is None:
        sheet["inventory"].append(bare)
        return
    found = names.get(match["name"].casefold())
    if found is None:
        if bare.casefold().startswith("exhaustion"):
            sheet["inventory"].append(bare)
            return
        near = difflib.get_close_matches(match["name"].casefold(), names, 1, _LIKE)
        hint = f"; did you mean {names[near[0]][1]}?" if near else ""
        faults.append(f"{bare}: this game has no such skill or attribute{hint}")
        return
    group, name = found
    if name in sheet[group]:
        faults.append(f"{name} stands there twice: keep one.")
    sheet[group][name] = int(match["value"].replace(" ", ""))


def read_json_sheet(slug: str, data: Mapping[str, Any]) -> tuple[Any, list[str]]:
    """Return a sheet as far as it can be read, and one sentence for every wrong field.

    Args:
        slug: the game.
        data: the JSON object.

    Returns:
        The parsed sheet, or None when even the repaired data cannot be read; the faults.
    """
    rules = get_system(slug)
    repaired: dict[str, Any] = copy.deepcopy(dict(data))
    faults: list[str] = []
    known = [*_fields_of(slug)]
    # Each fault costs a reading of the whole; a huge sheet is told its first ones.
    most = _MOST_FAULTS if _size(repaired) < _HUGE else _FEW_FAULTS
    for _ in range(most):
        try:
            return rules.parse_sheet(repaired), faults
        except CallError as error:
            path = (error.field or "").split(".")
            told = _told(slug, repaired, path, error.message, known)
            faults.append(told)
            if not _repair(repaired, path, error.message):
                return None, faults
    return None, [*faults, "There may be more: put these right and check again."]


def _size(data: Mapping[str, Any]) -> int:
    """Return how many things a sheet holds."""
    return sum(len(value) if isinstance(value, list | dict) else 1 for value in data.values())


def _fields_of(slug: str) -> list[str]:
    from typing import get_args

    state = get_system(slug).state_type
    sheet_type: Any = get_args(state.model_fields["characters"].annotation)[1]
    return list(sheet_type.model_fields)


def _at(data: Any, path: list[str]) -> Any:  # noqa: ANN401 - JSON of any shape
    for step in path:
        if isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        elif isinstance(data, dict) and step in data:
            data = data[step]
        else:
            return None
    return data


def _told(slug: str, data: dict[str, Any], path: list[str], message: str, known: list[str]) -> str:
    """Return one sentence about a wrong field: where, what stands there, what would be right."""
    where = _where(data, path)
    value = _at(data, path)
    reason = message.partition(": ")[2] or message
    if "is missing" in reason:
        return f"{where}: is missing; {_right(slug, path)}."
    if "is not a field" in reason or "[key]" in path:
        names = known if len(path) == 1 else _key_names(path)
        near = difflib.get_close_matches(
            path[-1] if path[-1] != "[key]" else path[-2], names, 1, _LIKE
        )
        hint = f"did you mean {near[0]!r}?" if near else f"the fields are {', '.join(names)}."
        return f"{where}: there is no such field; {hint}"
    shown = repr(value)
    shown = shown if len(shown) <= 40 else f"{shown[:37]}..."  # noqa: PLR2004
    return f"{where} is {shown}; {_right(slug, path)}."


def _key_names(path: list[str]) -> list[str]:
    return {
        "attributes": ["Brawn", "Knack", "Wits"],
        "skills": ["Exertion", "Awareness", "Artifice", "Vigor"],
        "traits": ["name", "weight", "category", "temporary", "negative"],
    }.get(path[0], [])


def _where(data: dict[str, Any], path: list[str]) -> str:
    steps = [step for step in path if step != "[key]"]
    if len(steps) > 1 and steps[0] == "traits" and steps[1].isdecimal():
        trait = _at(data, steps[:2])
        named = trait.get("name") if isinstance(trait, dict) else None
        place = f"Trait {int(steps[1]) + 1}" + (f" ({named})" if isinstance(named, str) else "")
        return ": ".join([place, *steps[2:]])
    return ": ".join(steps) or "The sheet"


_RIGHTS: Final[dict[str, str]] = {
    "name": "write a name of 1 to 200 characters",
    "weight": "write a whole number, 1 and up",
    "traits": 'write a list such as [{"name": "Warrior", "weight": 3}]',
    "category": "write quality, skill or object",
    "side": "write player or gm",
    "attributes": "write Brawn, Knack and Wits with a whole number each",
    "skills": "write Exertion, Awareness, Artifice and Vigor with a whole number each",
    "inventory": "write a list of texts, one a thing",
    "equipment": "write a list of texts, one a thing",
    "initiative": "write a die: d4, d6, d8, d10, d12 or d20",
    "archetypes": "write names with a die each: d4, d6, d8, d10, d12 or d20",
    "words": "write words with a die each: d4, d6, d8, d10, d12 or d20",
    "health": "write a whole number",
    "level": "write a whole number, 1 to 100",
}


def _right(slug: str, path: list[str]) -> str:
    for step in reversed(path):
        if step in _RIGHTS:
            return _RIGHTS[step]
    return "see the example sheets of `dicebound make character --json --system " + slug + "`"


def _repair(data: dict[str, Any], path: list[str], message: str) -> bool:
    """Put something right for the moment; return whether anything changed."""
    steps = path[: path.index("[key]")] if "[key]" in path else path
    if "is missing" in message:
        holder = _at(data, steps[:-1]) if len(steps) > 1 else data
        if isinstance(holder, dict) and steps[-1] in _FILLINGS:
            holder[steps[-1]] = _FILLINGS[steps[-1]]
            return True
        return False
    for depth in range(len(steps), 0, -1):
        holder = _at(data, steps[: depth - 1]) if depth > 1 else data
        last = steps[depth - 1]
        if isinstance(holder, dict) and last in holder:
            del holder[last]
            if last in _FILLINGS:  # it must be there; what stood there was told
                holder[last] = _FILLINGS[last]
            return True
        if isinstance(holder, list) and last.isdecimal() and int(last) < len(holder):
            holder[int(last)] = (
                {"name": f"Thing {int(last) + 1}"} if steps[0] == "traits" else "thing"
            )
            return True
    return False


def rule_faults(slug: str, sheet: Any, *, repaired: bool = False) -> list[str]:  # noqa: ANN401 - each game has its own type
    """Return one sentence for each rule that a sheet breaks, by the engine's word.

    Somebody of the GM's (``side`` gm) is bound by no creation rule where the game has none for
    them.

    Args:
        slug: the game.
        sheet: a parsed sheet.
        repaired: whether wrong fields were put right for the moment; faults that may only come
            of that are left out.
    """
    found = _rule_faults(slug, sheet)
    return [fault for fault in found if not (repaired and fault.startswith(_FOLLOWS))]


def _rule_faults(slug: str, sheet: Any) -> list[str]:  # noqa: ANN401
    rules = get_system(slug)
    found = _doubles(slug, sheet)
    if slug == "stitcher" and not sheet.traits:
        found.append("There are no Traits: add one, such as Warrior (3).")
    is_gm = sheet.side == "gm"
    if slug == "altars" and is_gm and not sheet.dice:
        found.append("There is neither an archetype nor a word with a die: add one.")
    if is_gm and slug == "stitcher":
        return found
    settings = {"house_kit": True} if slug == "skitterbarren" and not is_gm else {}
    return [*found, *rules.play.faults(rules.new_state(settings), sheet)]


def double_keys(text: str) -> list[str]:
    """Return one sentence for each name that one JSON object holds twice; the last one counts."""
    found: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found.extend(name for name, times in Counter(n for n, _ in pairs).items() if times > 1)
        return dict(pairs)

    try:
        json.loads(text, object_pairs_hook=look)
    except (ValueError, RecursionError):
        return []
    return [f"{name}: this name stands there twice; keep one." for name in found]


def _doubles(slug: str, sheet: Any) -> list[str]:  # noqa: ANN401
    names = [t.name for t in sheet.traits] if slug == "stitcher" else []
    names = list(sheet.dice) if slug == "altars" else names
    low = Counter(name.strip().casefold() for name in names)
    return [
        f"{name}: this name is there more than once; keep one."
        for name, times in low.items()
        if times > 1
    ]
