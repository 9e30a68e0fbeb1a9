"""Reads adventure files, and says of each fault in one sentence what is wrong with it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.adventures.kits import kit_faults
from companion.adventures.model import FORMAT, Adventure, AdventureScene
from companion.errors import BadInputError
from companion.files import read_text
from engine.api import EngineError, get_system, system_slugs, uncapital

LARGEST: Final = 200_000
"""Bytes of an adventure file."""
DEEPEST: Final = 40
"""Levels of lists and mappings in it."""
MOST_PARTS: Final = 20_000
"""Texts, lists and mappings in it."""


def shipped() -> dict[str, str]:
    """Return the shipped adventures: name to the text of the file."""
    folder = resources.files("companion.adventures") / "data"
    found = {
        item.name.removesuffix(".yaml"): item.read_text(encoding="utf-8")
        for item in folder.iterdir()
        if item.name.endswith(".yaml")
    }
    return dict(sorted(found.items()))


def headlines() -> dict[str, tuple[str, str]]:
    """Return the shipped adventures without reading them whole: name to (title, system)."""
    found = {}
    for name, text in shipped().items():
        title, system = (
            found_in[1].strip() if (found_in := re.search(rf"^{key}: *(.+)$", text, re.M)) else ""
            for key in ("title", "system")
        )
        found[name] = (title, system)
    return found


def load_adventure(name_or_path: str) -> Adventure:
    """Return an adventure by its name, or from a file.

    Raises:
        BadInputError: there is none, or the file has faults; the message tells each.
    """
    known = shipped()
    # The title in its own spelling ("The Last Ferry") is how the game itself calls an adventure.
    name = "-".join(re.findall(r"\w+", name_or_path.casefold()))
    if name in known and not _is_there(Path(name_or_path)):
        text, is_ours = known[name], True
    else:
        path = Path(name_or_path).expanduser()
        if not _is_there(path):
            raise BadInputError(
                f"there is no adventure {name_or_path!r}; give a file, or one of: "
                f"{', '.join(known)}"
            )
        text, is_ours = read_text(path, most=LARGEST, what="an adventure"), False
    adventure, faults = read_adventure(text, is_ours=is_ours)
    if adventure is None or faults:
        listed = " ".join(f"({i}) {fault}" for i, fault in enumerate(faults, 1))
        raise BadInputError(f"the adventure {name_or_path!r} cannot be played: {listed}")
    return adventure


def _is_there(path: Path) -> bool:
    try:
        return path.exists() and path != Path()
    except (OSError, ValueError):  # a name that no file can have
        return False


def read_adventure(text: str, *, is_ours: bool = False) -> tuple[Adventure | None, list[str]]:
    """Read and validate an adventure.

    Args:
        text: YAML.
        is_ours: it is shipped, so nobody has made it to be hard to read.

    Returns:
        The adventure, or None when its form is wrong; and one sentence for each fault.
    """
    data, fault = _yaml(text, is_ours=is_ours)
    if fault:
        return None, [fault]
    if not isinstance(data, dict):
        return None, ["The file must be a mapping with format, title, system, scenes and so on."]
    if data.get("format") != FORMAT:
        return None, [f"The file must begin with: format: {FORMAT}."]
    try:
        adventure = Adventure.model_validate(_tuples(data))
    except ValidationError as error:
        return None, [_sentence(item) for item in error.errors(include_url=False)]
    return adventure, list(_faults(adventure))


def from_json(data: Any) -> Adventure | None:  # noqa: ANN401 - JSON data of a journal
    """Return the adventure that a journal holds; None when it cannot be read any more."""
    try:
        return Adventure.model_validate(_tuples(data))
    except ValidationError:
        return None


def _yaml(text: str, *, is_ours: bool) -> tuple[Any, str]:
    import yaml

    # The same in C where the library has it: an adventure with its kits is some 90 kB.
    fast: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        depth = 0
        # The scanner's time grows with the square of open brackets: they are counted as they come.
        events = () if is_ours else yaml.parse(text, Loader=yaml.SafeLoader)
        for count, event in enumerate(events):
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                return None, f"The file is nested too deeply; {DEEPEST} levels are the most."
            if count > MOST_PARTS:
                return None, f"The file has too many parts; {MOST_PARTS:,} are the most."
            if isinstance(event, yaml.AliasEvent):
                return None, "The file uses a YAML alias (*name), which adventures do not have."
        return yaml.load(text, Loader=fast), ""  # noqa: S506 - a safe one
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f" in line {mark.line + 1}" if mark else ""
        problem = getattr(error, "problem", None) or "it cannot be read"
        return None, f"The file is no YAML{where}: {problem}."
    except (ValueError, RecursionError):
        return None, "The file is no YAML that can be read."


def _tuples(value: object) -> object:
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    if isinstance(value, dict):
        return {str(key): _tuples(item) for key, item in value.items()}
    if isinstance(value, str):
        return " ".join(value.split())
    return value


def _sentence(item: Any) -> str:  # noqa: ANN401 - pydantic's dictionaries
    path = item["loc"]
    where = ""
    for part in path:
        where += f" {part + 1}" if isinstance(part, int) else f"{', ' if where else ''}{part}"
    if item["type"] == "missing":
        return f"In {where}: this is missing."
    if item["type"] == "extra_forbidden":
        return f"In {where}: there is no such field."
    message = item["msg"]
    return f"In {where}: {uncapital(message).rstrip('.')}."


def _faults(adventure: Adventure) -> Iterator[str]:
    if adventure.system not in system_slugs():
        games = ", ".join(system_slugs())
        yield f"The system {adventure.system!r} is not here; use one of {games}."
    else:
        yield from _bad_strengths(adventure)
    yield from _doubles("scene", (s.id for s in adventure.scenes))
    yield from _doubles("person", (p.name.casefold() for p in adventure.people))
    yield from _doubles("secret", (s.id for s in adventure.secrets))
    yield from _doubles("clock", (c.name.casefold() for c in adventure.clocks))
    yield from _unknown_names(adventure)
    yield from _lost_scenes(adventure)
    if not any(scene.ending for scene in adventure.scenes):
        yield "No scene has ending: true, so the adventure cannot end."
    findable = {secret for scene in adventure.scenes for secret in scene.clues}
    for secret in adventure.secrets:
        if secret.id not in findable:
            yield f"The secret {secret.id!r} has clues, but no scene lists them."
    yield from kit_faults(adventure)
    for scene in adventure.scenes:
        for text in (scene.text, *_kit_texts(scene)):
            yield from _spoilers(adventure, scene.id, text)
    for line in adventure.lines:
        yield from _spoilers(adventure, line.who, line.says)
    yield from _spoilers(adventure, "premise", adventure.premise)


def _kit_texts(scene: AdventureScene) -> Iterator[str]:
    for thing in scene.things:
        yield f"{thing.look} {thing.handled} {thing.pays}"
    for beat in scene.beats:
        yield f"{beat.done} {beat.won} {beat.undone} {beat.told} {beat.gives}"


def _bad_strengths(adventure: Adventure) -> Iterator[str]:
    system = get_system(adventure.system)
    for person in adventure.people:
        try:
            system.play.opponent_sheet(person.name, person.strength)
        except (EngineError, ValueError) as error:
            reason = " ".join(str(error).split()).rstrip(".")
            yield f"The strength {person.strength!r} of {person.name} does not fit: {reason}."


def _doubles(what: str, names: Iterable[str]) -> Iterator[str]:
    for name, count in Counter(names).items():
        if count > 1:
            yield f"The {what} {name!r} is there {count} times."


def _unknown_names(adventure: Adventure) -> Iterator[str]:
    people = {person.name for person in adventure.people}
    scenes = {scene.id for scene in adventure.scenes}
    secrets = {secret.id for secret in adventure.secrets}
    for scene in adventure.scenes:
        for what, names, known in (
            ("person", scene.people, people),
            ("scene", scene.leads_to, scenes),
            ("secret", scene.clues, secrets),
        ):
            for name in names:
                if name not in known:
                    yield f"The scene {scene.id!r} names the {what} {name!r}, which is not listed."


def _lost_scenes(adventure: Adventure) -> Iterator[str]:
    reached, waiting = set[str](), [adventure.scenes[0].id]
    while waiting:
        here = adventure.scene(waiting.pop())
        if here is not None and here.id not in reached:
            reached.add(here.id)
            waiting += here.leads_to
    for scene in adventure.scenes:
        if scene.id not in reached:
            yield f"No way leads to the scene {scene.id!r}."
        if not scene.leads_to and not scene.ending:
            yield f"The scene {scene.id!r} leads nowhere and is no ending."


def _spoilers(adventure: Adventure, where: str, text: str) -> Iterator[str]:
    for secret in adventure.secrets:
        if secret.truth.rstrip(".").casefold() in text.casefold():
            yield f"The text of {where!r} tells the secret {secret.id!r} outright."
