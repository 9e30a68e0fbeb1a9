"""What a hook holds: a content that fits genre and place, drawn once, with what it changes.

The words stand in ``narration/words/hooks.toml``. A content is typed: a thing for the sheet, a fact
for the ledger, somebody who comes, an advantage of the place, a step off what threatens. It is
chosen by the campaign's own seed among those that were not told yet.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from companion.narration.grammar import Picker, Slots
from companion.narration.library import Fragment, fragment, made_up, pool
from companion.narration.memory import Memory
from companion.narration.nouns import Noun, definite
from companion.narration.sentences import told_sentences
from engine.api import (
    CharacterJoined,
    Effect,
    EffectApplied,
    EngineError,
    Event,
    GameState,
    RuleSystem,
    capital,
    uncapital,
)

WORDS: Final = "hooks"
_LONGEST: Final = 200
"""Letters of a fact."""
GROUND: Final = "{thing} on the ground"
"""How the scene lists what lies there because no bag would hold it."""


@dataclass(frozen=True, slots=True)
class Content:
    """One thing that a hook may hold.

    Attributes:
        changes: (kind, name) of each change, names with slots.
        text: how it is told.
    """

    changes: tuple[tuple[str, Fragment], ...]
    text: Fragment

    @property
    def slots(self) -> frozenset[str]:
        """Every slot that must be filled."""
        return self.text.slots.union(*(name.slots for _, name in self.changes))


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """What a content is chosen for.

    Attributes:
        system: the game.
        state: its state.
        actor: who takes the hook.
        slots: nouns and tags that hold.
        used: contents that were told before.
        trouble: name of the clock that may be put off; "" for none.
        giver: who held a thing out; "" for nobody in the game.
        picker: the seeded choice.
    """

    system: RuleSystem[Any]
    state: GameState[Any, Any]
    actor: str
    slots: Slots
    used: Collection[str] = ()
    trouble: str = ""
    giver: str = ""
    picker: Picker


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid:
    """What a hook brought.

    Attributes:
        content: the content as it is written, so that it is not drawn again.
        sentences: how it is told.
        events: what changes.
        known: what it was, in a few words, for whoever comes back to it.
    """

    content: str
    sentences: tuple[str, ...]
    events: tuple[Event, ...] = ()
    known: str = ""


@cache
def contents(kind: str) -> tuple[Content, ...]:
    """Return what hooks of a kind may hold."""
    return tuple(_content(line.text, line) for line in pool(WORDS)[f"pays.{kind}"])


def _content(line: str, told: Fragment) -> Content:
    specs, _, text = line.partition(" | ")
    pairs = (spec.strip().partition(":") for spec in specs.split(";"))
    whole = fragment(text)
    marked = Fragment(
        whole.text, whole.slots, told.tags, told.refused, told.needed, signature=whole.signature
    )
    return Content(tuple((kind, fragment(name)) for kind, _, name in pairs), marked)


def lead(kind: str, place: Place, told: Sequence[str]) -> str:
    """Return a sentence for how a hook is taken that was not nearly told before; "" for none."""
    memory = Memory(told)
    fitting = [f for f in pool(WORDS)[f"lead.{kind}"] if place.slots.suits(f)]
    filled = (place.slots.sentence(f.text) for f in place.picker.shuffled(fitting))
    return next((s for s in filled if memory.fresh(s)), "")


def drawn(kind: str, place: Place, *, shown: Any = None) -> Paid | None:  # noqa: ANN401
    """Return a content that was not told yet, with what it changes; None where none is left.

    A campaign that has had them all goes on without: the dice decide again what there is.

    Args:
        kind: kind of hook.
        place: what it is chosen for.
        shown: called with a sentence; whether the table's lines let it be told. None for all.
    """
    fitting = [c for c in contents(kind) if _suits(c, place)]
    fresh = [c for c in fitting if c.text.text not in place.used]
    for content in place.picker.shuffled(fresh):
        sentences = _sentences(content.text, place.slots)
        if shown is not None and not all(shown(sentence) for sentence in sentences):
            continue
        paid = _paid(content, sentences, place)
        if paid is not None:
            return paid
    return None


def _suits(content: Content, place: Place) -> bool:
    nouns = place.slots.nouns
    if not all(slot.removesuffix("bare") in nouns for slot in content.slots):
        return False
    kinds = {kind for kind, _ in content.changes}
    if ("ease" in kinds and not place.trouble) or ("likes" in kinds and not place.giver):
        return False
    return place.slots.suits(content.text)


def _sentences(text: Fragment, slots: Slots) -> tuple[str, ...]:
    return tuple(slots.sentence(part) for part in told_sentences(slots.fill(text.text)))


def _paid(content: Content, sentences: tuple[str, ...], place: Place) -> Paid | None:
    events: list[Event] = []
    known: list[str] = []
    for kind, name in content.changes:
        said = place.slots.fill(name.text)
        more = changed(kind, said, sentences[-1], place)
        if more is None:
            return None
        events += more
        if kind in ("gear", "comes", "comes+", "comes-"):
            known.append(said if kind != "gear" else definite(uncapital(said)).text)
        elif kind in ("fact", "edge"):
            known.append(said if _is_named(said, place.slots) else uncapital(said))
    return Paid(
        content=content.text.text,
        sentences=sentences,
        events=tuple(events),
        known=known[0] if known else "a little time",
    )


def _is_named(text: str, slots: Slots) -> bool:
    return any(text.startswith(n.text) and n.text[:1].isupper() for n in slots.nouns.values())


def changed(kind: str, name: str, tell: str, place: Place) -> tuple[Event, ...] | None:
    """Return one change of a content as events; None where the game cannot have it."""
    match kind:
        case "gear":
            return (got(place.system, place.state, place.actor, name),)
        case "fact":
            return (_effect("knowledge", "gain", "scene", capital(name)[:_LONGEST], tell=tell),)
        case "edge":
            return (_effect("edge", "gain", "scene", capital(name)),)
        case "ease":
            return (_effect("clock", "lower", "scene", place.trouble),)
        case "likes":
            return (_effect("relation", "raise", place.giver, "took what was offered"),)
        case _:
            return _coming(kind.removeprefix("comes"), name, place)


def _coming(feeling: str, name: str, place: Place) -> tuple[Event, ...] | None:
    if name in place.state.characters:
        return None
    joined = CharacterJoined(sheet=place.system.play.opponent_sheet(name, ""))
    if not feeling:
        return (joined,)
    fields = {"kind": "relation", "change": "set", "target": name, "name": "attitude", "size": 1}
    feels = Effect.model_validate({**fields, "good": feeling == "+"})
    return (joined, EffectApplied(effect=feels))


def got(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, thing: str
) -> EffectApplied:
    """Return that a thing comes onto a sheet; that it lies there where no bag would hold it."""
    gained = _effect("gear", "gain", actor, capital(thing))
    try:
        system.apply(state, gained)
    except (EngineError, ValueError):
        return _effect("edge", "gain", "scene", GROUND.format(thing=capital(thing)))
    return gained


def _effect(kind: str, change: str, target: str, name: str, *, tell: str = "") -> EffectApplied:
    fields: dict[str, object] = {"kind": kind, "change": change, "target": target, "name": name}
    return EffectApplied(effect=Effect.model_validate({**fields, "tell": tell, "good": True}))


def somebody_and_somewhere(
    picker: Picker, tags: frozenset[str], *, known: Sequence[str], here: Collection[str]
) -> Mapping[str, Noun]:
    """Return a name and a place that a content may bring in, rather ones not spoken of yet.

    Args:
        picker: the seeded choice.
        tags: genre and kind of place.
        known: what is known.
        here: names of who is in the game and of where it is set.
    """
    found: dict[str, Noun] = {}
    spoken, taken = " ".join(known).casefold(), " ".join(here).casefold()
    for slot, kind in (("newname", "person"), ("newplace", "where")):
        fitting = [f.text for f in made_up(kind) if Slots({}, tags).suits(f)]
        free = [name for name in fitting if name.casefold() not in taken]
        fresh = [name for name in free if name.casefold() not in spoken]
        if fresh or free:
            found[slot] = Noun(text=picker.one(fresh or free))
    return found
