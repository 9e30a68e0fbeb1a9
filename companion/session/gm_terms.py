"""What a GM says is so, in a game's own terms; each change is tried before it is offered.

Whether damage counts points or makes a Trait, and whether a condition stands on a sheet or in the
scene, shows by trying it, so this knows no game by name.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from companion.narration.nouns import tool_class
from companion.session import gm_words as said_as
from companion.session.gm_offers import Offer
from companion.session.scene import fold, words
from engine.api import (
    CharacterLeft,
    Effect,
    EffectApplied,
    Element,
    EngineError,
    Event,
    GameState,
    RuleSystem,
    capital,
)

_DAMAGE: Final = "damage"
_WOUNDS: Final = {
    "bruise": "Bruised", "bruised": "Bruised", "cut": "Cut", "burn": "Burnt", "burnt": "Burnt",
    "burned": "Burnt", "scratch": "Scratched", "scratche": "Scratched", "scratched": "Scratched",
    "bitten": "Bitten", "shot": "Shot", "stabbed": "Stabbed",
}  # fmt: skip


class Terms:
    """Makes offers for one game as it stands.

    Args:
        system: the game.
        state: its state.
    """

    def __init__(self, system: RuleSystem[Any], state: GameState[Any, Any]) -> None:
        self.system = system
        self.state = state

    # Who

    @property
    def players(self) -> tuple[str, ...]:
        """The players' characters, in order of entry."""
        return tuple(n for n, sheet in self.state.characters.items() if sheet.side == "player")

    def is_ours(self, name: str) -> bool:
        """Return whether somebody is a player's."""
        return bool(self.state.characters[name].side == "player")

    def exactly(self, said: str) -> str | None:
        """Return the only one whose name, or a word of it, is what was said."""
        wanted = fold(said.strip(",.:;"))
        names = self.state.characters
        whole = [n for n in names if fold(n).removeprefix("the ") == wanted]
        part = [
            n for n in names if wanted in (set(fold(n).split()) - {"the", "of", "a", "in", "with"})
        ]
        for found in (whole, part):
            if len(found) == 1:
                return found[0]
        return None

    # Bodies

    def harm(self, name: str, what: str, size: int) -> Iterator[Offer]:
        """Offer a wound: points where the game counts them, else a condition with its weight."""
        if self._counts_damage(name):
            yield from self.effect("harm", "gain", name, _DAMAGE, size=size)
            return
        wound = _WOUNDS.get(fold(what).removesuffix("s"), _WOUNDS.get(fold(what), "Injured"))
        held = self.held(name, wound)
        change = "raise" if held is not None else "gain"
        yield from self.effect("harm", change, name, held or wound, size=size)

    def _counts_damage(self, name: str) -> bool:
        harm = Effect(kind="harm", change="gain", target=name, name=_DAMAGE)
        after = self._after(EffectApplied(effect=harm))
        if after is None:
            return False
        return _DAMAGE not in {e.name for e in self.system.play.elements(after.characters[name])}

    def condition(self, name: str, what: str) -> Iterator[Offer]:
        """Offer a condition, on the sheet where the game has a place for it, else in the scene."""
        if self.held(name, what) is not None:
            return
        harm = Effect(kind="harm", change="gain", target=name, name=what)
        after = self._after(EffectApplied(effect=harm))
        lines = () if after is None else self.system.play.sheet_lines(after.characters[name])
        if any(what in line for line in lines):
            yield from self.effect("harm", "gain", name, what)
        else:
            yield from self.effect("trouble", "gain", "scene", f"{what} ({name})")

    def relief(self, name: str, what: str) -> Iterator[Offer]:
        """Offer that a condition is over."""
        named = what.capitalize()
        held = self.held(name, what)
        lines = self.system.play.sheet_lines(self.state.characters[name])
        if held is not None or any(named in line for line in lines):
            yield from self.effect("harm", "lose", name, held or named, good=True)
        else:
            yield from self.effect("trouble", "lose", "scene", f"{named} ({name})", good=True)

    def healed(self, name: str, size: int) -> Iterator[Offer]:
        """Offer that wounds close: points back, or the first condition lowered."""
        if self._counts_damage(name):
            ours = self.is_ours(name)
            yield from self.effect("harm", "lose", name, _DAMAGE, size=size, good=ours)
            return
        first = next((e for e in self.elements(name) if e.role == "condition"), None)
        if first is not None:
            lowered = list(self.effect("harm", "lower", name, first.name, size=size, good=True))
            yield from lowered or self.effect("harm", "lose", name, first.name, good=True)

    def gone(self, name: str) -> Iterator[Offer]:
        """Offer that somebody is no longer there; never the last of the players' characters."""
        if self.players == (name,):
            return
        told = "leaves the game for good" if self.is_ours(name) else "is out of the scene"
        yield from self.tried([CharacterLeft(name=name)], f"{name} {told}")

    # Things

    def got(self, name: str, thing: str, *, number: str) -> Iterator[Offer]:
        """Offer a thing that somebody has now; what cannot be carried is knowledge."""
        if fold(thing.rsplit(maxsplit=1)[-1]) in said_as.FIXED:
            yield from self.effect("knowledge", "gain", "scene", capital(thing), good=True)
        else:
            yield from self.effect(
                "gear", "gain", name, capital(f"{number} {thing}".strip()), good=True
            )

    def given(self, giver: str, taker: str, thing: str, *, number: str) -> Iterator[Offer]:
        """Offer that a thing changes hands."""
        held = self.held(giver, thing)
        name = held or capital(f"{number} {thing}".strip())
        size = 1 if held is None else self._size(giver, held)
        events: list[Event] = [] if held is None else [applied("gear", "lose", giver, held)]
        events.append(applied("gear", "gain", taker, name, size=size, good=self.is_ours(taker)))
        yield from self.tried(events, f"gear: {taker} gets {name} from {giver}")

    def is_gear(self, name: str, thing: str) -> bool:
        """Return whether something on a sheet can be carried: by its role, or by what it is."""
        roles = [e.role for e in self.elements(name) if e.name == thing]
        return "gear" in roles or ("trait" in roles and bool(tool_class(thing)))

    def _size(self, name: str, thing: str) -> int:
        """Return the weight of a thing on a sheet, where the game gives it one."""
        values = [e.value.strip("()") for e in self.elements(name) if e.name == thing]
        return int(values[0]) if values and values[0].isdecimal() else 1

    def lost(self, name: str, thing: str) -> Iterator[Offer]:
        """Offer that something on a sheet is gone."""
        held = self.held(name, thing)
        counted = list(self.effect("gear", "lose", name, thing)) if held is None else []
        if held is not None:
            yield from self.effect("gear", "lose", name, held)
        elif any(self._changes_sheet(name, offer.events) for offer in counted):
            yield from counted  # "a handful of coins"

    def paid(self, name: str, amount: str) -> Iterator[Offer]:
        """Offer that somebody pays: from the sheet where it is there, else as a cost on record."""
        held = self.held(name, amount)
        counted = list(self.effect("gear", "lose", name, amount))
        if held is not None:
            yield from self.effect("gear", "lose", name, held)
        elif any(self._changes_sheet(name, offer.events) for offer in counted):
            yield from counted  # a purse of so many coins
        else:
            yield from self.effect("cost", "gain", name, f"{amount}, from {name}")

    def _changes_sheet(self, name: str, events: Sequence[Event]) -> bool:
        after = self._after(*events)
        return after is not None and after.characters[name] != self.state.characters[name]

    # The scene

    def time(self) -> Iterator[Offer]:
        """Offer that what comes closer comes closer still."""
        clocks = self.state.story.clocks
        clock = next((c for c in clocks if not c.good and c.ticks < c.size), None)
        if clock is not None:
            yield from self.effect("clock", "raise", "scene", clock.name)

    # Trying

    def elements(self, name: str) -> tuple[Element, ...]:
        """Return what stands on somebody's sheet."""
        return tuple(self.system.play.elements(self.state.characters[name]))

    def held(self, name: str, what: str) -> str | None:
        """Return the element of somebody's sheet that is meant: by its name, or its last word."""
        wanted = words(what)
        if not wanted:
            return None
        own = [(e.name, words(e.name)) for e in self.elements(name)]
        whole = [n for n, said in own if said == wanted]
        last = [n for n, said in own if said and said[-1] == wanted[-1]]
        return next(iter([*whole, *last]), None)

    def _after(self, *events: Event) -> GameState[Any, Any] | None:
        state: GameState[Any, Any] = self.state
        try:
            for event in events:
                state = self.system.apply(state, event)
        except (EngineError, ValueError):
            return None
        return state

    def effect(
        self,
        kind: Any,  # noqa: ANN401 - one of the engine's literals, as is the next
        change: Any,  # noqa: ANN401
        target: str,
        name: str,
        *,
        size: int = 1,
        good: bool = False,
    ) -> Iterator[Offer]:
        """Offer one effect, if the game can apply it and it changes something."""
        event = applied(kind, change, target, name, size=size, good=good)
        yield from self.tried([event], "", effect=event.effect)

    def tried(
        self, events: Sequence[Event], about: str, *, effect: Effect | None = None
    ) -> Iterator[Offer]:
        """Offer events, if the game can apply them and they change something."""
        after = self._after(*events)
        if after is not None and after != self.state:
            yield Offer(events=tuple(events), about=about, effect=effect)


def applied(
    kind: Any,  # noqa: ANN401 - one of the engine's literals, as is the next
    change: Any,  # noqa: ANN401
    target: str,
    name: str,
    *,
    size: int = 1,
    good: bool = False,
) -> EffectApplied:
    """Return an effect of the table's own as an event."""
    fields: dict[str, Any] = {"kind": kind, "change": change, "target": target, "size": size}
    return EffectApplied(effect=Effect(**fields, name=name[:200], good=good))
