"""Somebody for the scene that is being played: one call, ready to roll."""

from typing import Any, NamedTuple

from companion.generators.making import Wish, make


class SceneNpc(NamedTuple):
    """Somebody for a scene.

    Attributes:
        sheet: the sheet as JSON; its ``side`` is gm. ``CharacterJoined`` takes it as it is.
        want: what they want; the players may find out.
        secret: for the GM's eyes.
        voice: how they talk, with one line.
        concept: who they are, in a phrase.
        look: what one sees.
        hook: how they are tied to a thread; "" for not at all.
        seed: seed that makes them again.
    """

    sheet: dict[str, Any]
    want: str
    secret: str
    voice: str
    concept: str
    look: str
    hook: str
    seed: int


def make_for_scene(
    system: str,
    seed: int,
    concept: str = "",
    *,
    power: str = "",
    kind: str = "npc",
    genre: str = "",
    thread: str = "",
    taken: tuple[str, ...] = (),
) -> SceneNpc:
    """Return somebody for a scene; the same arguments give the same person.

    Args:
        system: slug of the game.
        seed: whole number; derive it from the campaign's so that a replay makes the same one.
        concept: the GM's words; data, never an order. "" for anybody.
        power: one of ``budgets.POWERS``; "" for capable, or a being's own size.
        kind: npc, monster or creature.
        genre: genre of the campaign; "" when it has none.
        thread: an open thread to tie them to; "" for none.
        taken: names that are in the game already; nobody gets one of them.

    Raises:
        BadInputError: a word names nothing that exists.
    """
    wish = Wish(kind=kind, system=system, concept=concept, power=power, genre=genre, thread=thread)
    low = {name.casefold() for name in taken}
    record = make(wish, seed)
    for more in range(1, 50):
        if record["name"].casefold() not in low:
            break
        record = make(wish, seed + more)
    if record["name"].casefold() in low:  # a name that the concept itself insists on
        number = next(n for n in range(2, 1000) if f"{record['name']} {n}".casefold() not in low)
        record["name"] = f"{record['name']} {number}"
        record["sheet"] = {**record["sheet"], "name": record["name"]}
    return SceneNpc(
        sheet=record["sheet"],
        want=record["want"],
        secret=record["secret"],
        voice=record["voice"],
        concept=record["concept"],
        look=record["look"],
        hook=record.get("hook", ""),
        seed=record["seed"],
    )
