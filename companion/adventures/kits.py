"""The scene kits that an adventure brings along: what its people say, what its scenes hold."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from companion.adventures.model import Adventure, AdventureScene
from companion.narration.library import manner_names
from companion.narration.scene_kits import ALSO_READ, Kit, changes_of, kit_of


@lru_cache(maxsize=4)
def kit_of_people(adventure: Adventure) -> Kit:
    """Return what an adventure's people say, and do with what they are given."""
    return kit_of({"line": _rows(adventure.lines), "gift": _rows(adventure.gifts)})


@lru_cache(maxsize=8)
def kit_of_scene(scene: AdventureScene) -> Kit:
    """Return what a scene of an adventure holds."""
    return kit_of({"thing": _rows(scene.things), "beat": _rows(scene.beats)})


def _rows(parts: Iterable[BaseModel]) -> list[dict[str, Any]]:
    return [part.model_dump(mode="json", by_alias=True) for part in parts]


def kit_faults(adventure: Adventure) -> Iterator[str]:
    """Yield what is wrong with the kits of an adventure, each as a sentence."""
    people = {person.name for person in adventure.people}
    spoken = [("line", i, row.who, row.pays) for i, row in enumerate(adventure.lines, 1)]
    spoken += [("gift", i, row.who, row.pays) for i, row in enumerate(adventure.gifts, 1)]
    for what, number, who, pays in spoken:
        if who not in people:
            yield f"The {what} {number} is of {who!r}, who is not listed."
        yield from _bad_changes(f"the {what} {number}", pays)
    for scene in adventure.scenes:
        for number, thing in enumerate(scene.things, 1):
            yield from _bad_changes(f"thing {number} of {scene.id!r}", thing.pays)
        for number, beat in enumerate(scene.beats, 1):
            at = f"beat {number} of {scene.id!r}"
            yield from _bad_changes(at, beat.gives)
            if beat.whom and beat.whom not in people:
                yield f"In {at} somebody is named who is not listed: {beat.whom!r}."
            for kind in sorted(set(beat.of.split()) - manner_names() - ALSO_READ):
                yield f"In {at} there is no kind of action {kind!r}."


def _bad_changes(where: str, pays: str) -> Iterator[str]:
    try:
        changes_of(pays)
    except ValueError as error:
        yield f"In {where}: {error}."
