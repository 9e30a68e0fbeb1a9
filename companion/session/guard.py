"""Stands between every narrator and the player: corrections, secrets, lines and veils.

It works on what comes out, so no prompt and no chat model can get round it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from companion.journal import Campaign
from companion.narration.brief import Brief, Narrator, Stakes
from companion.session.book import Book
from companion.session.safety import Safety, kept_within
from companion.session.topics import plain_words
from engine.api import CharacterLeft, Effect, EffectApplied, Event, GameState, Owed

_SHARE: Final = 0.6
_LEAST: Final = 2
_SHORT: Final = 3

PLAIN_STAKES: Final = Stakes(success="it is done", failure="it is not, and it costs you")
"""Said where what a narrator wanted to stake crosses a line."""

_STANDING_IN: Final[dict[str, tuple[Any, str, str]]] = {
    "position": ("set", "Thrown off", "It leaves you in a worse place to stand."),
    "cost": ("gain", "Time lost", "It takes longer than you have."),
    "trouble": ("gain", "Unrest all around", "There is unrest all around now."),
    "edge": ("gain", "A clear moment", "It gives you a clear moment."),
    "knowledge": ("gain", "How things stand here", "You see how things stand here."),
}
"""Consequences to fall back on where all that were proposed cross a line."""


class Guard:
    """What a campaign's players may be told.

    Args:
        campaign: the campaign.
        book: its ledger and corrections.
    """

    def __init__(self, campaign: Campaign, book: Book) -> None:
        self._campaign = campaign
        self._book = book
        self.safety = Safety.of(campaign)

    def reload(self) -> None:
        """Read the agreement again, after another process wrote to the campaign."""
        self.safety = Safety.of(self._campaign)

    def clear_scene(self) -> tuple[str, ...]:
        """Take out of the scene what crosses a line.

        Returns:
            The names of what is gone.
        """
        gone, events = _crossing(self._campaign.state, self.safety)
        if events:
            self._campaign.apply(*events)
        return gone

    def narrator(self, narrator: Narrator) -> "GuardedNarrator":
        """Return a narrator whose stakes and consequences cross nothing."""
        return GuardedNarrator(narrator, self)

    def sentences(
        self, sentences: Iterable[str], *, told: Sequence[str] = (), passed: bool | None = None
    ) -> Iterator[str]:
        """Return a narration as it may be told, sentence by sentence as it comes."""
        corrections = self._book.corrections
        named = (corrections(sentence) for sentence in sentences)
        quiet = (sentence for sentence in named if not self.gives_away(sentence))
        return kept_within(quiet, self.safety, told=told, passed=passed)

    def shown(self, text: str, sequence: int | None = None) -> str:
        """Return a text that was told before as it may be shown again; "" for not at all."""
        reworded = self._book.corrections(text, sequence)
        return "" if self.crosses(reworded) else reworded

    def crosses(self, text: str) -> bool:
        """Whether a text crosses a line or a veil, or gives a secret away."""
        return bool(self.safety.crossing(text)) or self.gives_away(text)

    def gives_away(self, text: str) -> bool:
        """Whether a text names a secret that the players have not learnt."""
        state = self._campaign.state
        learnt = set(state.story.knowledge)
        hidden = [s for s in state.secrets if s not in learnt]
        if not hidden:
            return False
        words = _content(text)
        for secret in hidden:
            told = _content(secret)
            if len(told & words) >= max(min(_LEAST, len(told)), _SHARE * len(told)):
                return True
        return False


def _content(text: str) -> set[str]:
    found = re.findall(r"[^\W_]+", plain_words(text))
    return {w.removesuffix("s") for w in found if len(w) > _SHORT}


def _crossing(
    state: GameState[Any, Any], safety: Safety
) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    """Return what stands in the scene and crosses a line, and the events that take it out."""
    gone: list[str] = []
    events: list[Event] = []
    for name, sheet in state.characters.items():
        if sheet.side == "gm" and safety.crossing(name) == "line":
            gone.append(name)
            events.append(CharacterLeft(name=name))
    for standing in state.story.standings:
        if safety.crossing(standing.name) == "line":
            gone.append(standing.name)
            events.append(_lost("edge" if standing.helps else "trouble", standing.name))
    for clock in state.story.clocks:
        if safety.crossing(clock.name) == "line":
            gone.append(clock.name)
            events.append(_lost("clock", clock.name))
    return tuple(gone), tuple(events)


def _lost(kind: Any, name: str) -> EffectApplied:  # noqa: ANN401 - one of the engine's literals
    return EffectApplied(effect=Effect(kind=kind, change="lose", target="scene", name=name))


class GuardedNarrator:
    """A narrator under guard; what it says is checked where it is told.

    Args:
        narrator: the narrator.
        guard: the guard.
    """

    def __init__(self, narrator: Narrator, guard: Guard) -> None:
        self.unguarded = narrator
        self._guard = guard

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever else the narrator has
        return getattr(self.unguarded, name)

    @property
    def name(self) -> str:
        """Name to show."""
        return self.unguarded.name

    def stakes(self, brief: Brief) -> Stakes:
        """Say what success and failure would mean."""
        stakes = self.unguarded.stakes(brief)
        crosses = self._guard.crosses
        return Stakes(
            success=PLAIN_STAKES.success if crosses(stakes.success) else stakes.success,
            failure=PLAIN_STAKES.failure if crosses(stakes.failure) else stakes.failure,
        )

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        """Propose what a result changes, and nothing that crosses a line."""
        proposed = self.unguarded.consequences(brief)
        kept = [e for e in proposed if not self._guard.crosses(f"{e.name}. {e.target}. {e.tell}")]
        cut = len(proposed) - len(kept)
        return [*kept, *_standing_in(brief.owed, brief.attempt.actor)[:cut]] if cut else kept

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        """Tell the outcome."""
        return self.unguarded.narrate(brief, effects)

    def talk(self, brief: Brief) -> Iterator[str]:
        """Answer an exchange without a roll."""
        return self.unguarded.talk(brief)


def _standing_in(owed: Owed | None, actor: str) -> list[Effect]:
    if owed is None:
        return []
    found = []
    for good, kinds, least in (
        (True, owed.gain_kinds, owed.gains[0]),
        (False, owed.setback_kinds, owed.setbacks[0]),
    ):
        for kind in kinds if least else ():
            known = _STANDING_IN.get(kind)
            if known is not None and good == (kind in ("edge", "knowledge")):
                change, name, tell = known
                whose = "scene" if kind == "trouble" else actor
                found.append(
                    Effect(kind=kind, change=change, target=whose, name=name, tell=tell, good=good)
                )
    return found
