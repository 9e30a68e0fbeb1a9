"""Puts what the other side does in a fight into words, once it is in the state.

A card of numbers says what was rolled; beside it stands what one sees. Told is what happens to the
characters of the player, and how a fight ends: who fell, who ran, who lies there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.journal import Campaign
from companion.narration.foe_turns import foe_turn, kind_mark, step_of, weapon_mark
from companion.narration.nouns import definite, is_beast
from companion.session.siding import is_calm, people_of
from companion.wording import listed
from engine.api import Action, Resolution, capital

_LATELY: Final = 160
"""Sentences back within which words for a blow do not come again."""
_SHORT: Final = 3
"""Who lies there is named one by one up to so many."""

Say = Callable[[Sequence[str]], Iterator[str]]


@dataclass(slots=True)
class FoeTelling:
    """Tells the turns of the other side.

    Attributes:
        campaign: the campaign.
        told: what was told, oldest first.
        seed: number that varies the words.
        say: takes sentences into what was told, within the table's agreement.
    """

    campaign: Campaign
    told: Callable[[], Sequence[str]]
    seed: int
    say: Say
    _fought: set[str] = field(default_factory=set)

    def step(self, actor: str, action: Action, resolution: Resolution) -> tuple[str, ...]:
        """Return what one sees of something that was done in a fight; () where that is nothing.

        Args:
            actor: the player's character who is told of as "you".
            action: what was done.
            resolution: what came of it; its events are in the state.
        """
        self._note_fighters()
        sentences = [*self._blow(actor, action, resolution), *self._end(resolution)]
        return self._said(sentences)

    def of(self, block: str, who: str) -> tuple[str, ...]:
        """Return what one sees of somebody who runs, gives up or falls."""
        return self._said([self._row(block, who, (kind_mark(who),))])

    def _said(self, sentences: Sequence[str]) -> tuple[str, ...]:
        kept = [sentence for sentence in sentences if sentence]
        return tuple(self.say(kept)) if kept else ()

    def _row(self, block: str, who: str, marks: Sequence[str] = (), lying: str = "") -> str:
        seed = (self.seed, self.campaign.next_roll)
        lately = self.told()[-_LATELY:]
        return foe_turn(block, who, marks=marks, told=lately, seed=seed, lying=lying)

    def _note_fighters(self) -> None:
        fights, state = self.campaign.rule_system.fights, self.campaign.state
        if fights is not None and fights.is_running(state):
            self._fought |= {n for n in fights.fighters(state) if state.characters[n].side == "gm"}

    def _blow(self, actor: str, action: Action, resolution: Resolution) -> Iterator[str]:
        """Yield how a blow at the player's character lands or misses."""
        who, whom = _sides(action, resolution)
        state = self.campaign.state
        sheet = state.characters.get(who)
        if sheet is None or sheet.side != "gm" or whom != actor or resolution.passed is None:
            return
        damage = int(resolution.fields.get("damage") or 0)
        block = "miss" if not resolution.passed else "hit" if damage else "graze"
        held = [str(resolution.fields.get("weapon") or "")]
        held += [e.name for e in self.campaign.rule_system.play.elements(sheet) if e.role == "gear"]
        mark = weapon_mark(who, [name for name in held if name])
        marks = [kind_mark(who), *([mark] if mark else []), step_of(damage)]
        yield self._row(block, who, marks)
        fights = self.campaign.rule_system.fights
        if fights is not None and resolution.passed and fights.is_down(state, actor):
            yield self._row("down", "")

    def _end(self, resolution: Resolution) -> Iterator[str]:
        """Yield how the fight ended, where it did and somebody of the player's side stands."""
        if not any(event.kind == "fight_ended" for event in resolution.events):
            return
        fights, state = self.campaign.rule_system.fights, self.campaign.state
        fought, self._fought = self._fought, set()
        assert fights is not None, "a fight has ended"
        ours = [n for n, sheet in state.characters.items() if sheet.side == "player"]
        if all(fights.is_down(state, name) for name in ours):
            return
        here = [name for name in people_of(state) if name in fought]
        lying = [name for name in here if fights.is_down(state, name)]
        standing = [name for name in here if name not in lying]
        if any(is_calm(state, name) for name in standing):
            yield self._row("calm", "")
        elif not standing:
            yield self._row("over" if lying else "gone", "")
        if lying:
            mark = "carcass" if all(is_beast(definite(n)) for n in lying) else _number(lying)
            yield self._row("left", "", (mark,), lying=_named(lying))


def _number(names: Sequence[str]) -> str:
    return "one" if len(names) == 1 and not definite(names[0]).plural else "some"


def _named(names: Sequence[str]) -> str:
    if len(names) > _SHORT:
        return f"{capital(definite(names[0]).text)} and the others"
    return capital(listed([definite(name).text for name in names]))


def _sides(action: Any, resolution: Resolution) -> tuple[str, str]:  # noqa: ANN401 - any game's
    """Return who struck and at whom; "" for what is no blow."""
    if "damage" not in resolution.fields:
        return "", ""
    who = action.acting or str(resolution.fields.get("who") or "")
    for found in (resolution.fields.get("target"), getattr(action, "opponent", None)):
        if isinstance(found, str) and found:
            return who, found
    return who, ""
