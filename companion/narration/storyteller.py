"""The built-in storyteller: consequences and prose from fragments, without a chat model.

The same brief always gives the same words. Variety comes from seeded choice, and from what was told
before: a sentence, the first words of a narration or a consequence that stands in ``Brief.told``
does not come again.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.narration.brief import Brief, Stakes
from companion.narration.cast import Cast, cast_of
from companion.narration.chatter import Chatter
from companion.narration.chooser import closeness
from companion.narration.demands import demanded, promise_of
from companion.narration.grammar import Picker
from companion.narration.library import StakesPair
from companion.narration.memory import Memory
from companion.narration.owing import Owing, pairs_for, payable, stakes_text
from companion.narration.telling import Telling
from engine.api import Effect, get_system


class Storyteller:
    """Tells a game without a chat model; meets ``companion.narration.brief.Narrator``."""

    @property
    def name(self) -> str:
        """Name to show."""
        return "storyteller"

    def stakes(self, brief: Brief) -> Stakes:
        """Say, before the roll, what success and failure would mean, in one line each."""
        cast, memory = cast_of(brief), Memory(brief.told)
        stakes = stakes_text(cast, _choose_stakes(brief, cast, memory))
        demand = demanded(brief)
        if demand is None:
            return stakes
        return stakes.model_copy(update={"success": promise_of(demand, cast.slots)})

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        """Propose what a result changes, within what it owes."""
        return Owing(brief, cast_of(brief), Memory(brief.told)).choose()

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        """Tell the outcome with the effects that stand, in two to five sentences or so."""
        # Other words are about the same people, so they are looked for with the same seed.
        cast = cast_of(brief.model_copy(update={"seed": brief.first_seed}))
        yield from Telling(brief, cast, Memory(brief.told)).tell(effects)

    def talk(self, brief: Brief) -> Iterator[str]:
        """Answer an exchange without a roll, in one to three sentences."""
        yield from Chatter(brief, cast_of(brief), Memory(brief.told)).answer()


def _choose_stakes(brief: Brief, cast: Cast, memory: Memory) -> StakesPair:
    picker = Picker(brief.seed, brief.exchange, "stakes")
    own: list[StakesPair] = []
    general: list[StakesPair] = []
    for pair in pairs_for(cast):
        (own if pair in cast.scene or pair in cast.manner.stakes else general).append(pair)
    against = [p for p in own if "opp" in p.lose.slots | p.lost.tell.slots]
    own = [*picker.shuffled(against), *picker.shuffled(p for p in own if p not in against)]
    general = picker.shuffled(general)
    # A promise about the thing that the player names comes before one about such deeds at large,
    # and one whose telling was written with it before one that is put together.
    own.sort(key=lambda p: -_nearness(p))
    scene = [pair for pair in cast.scene if pair in own]
    if scene:  # what was written for this very scene comes before all, in its own order
        own = [*scene, *(pair for pair in own if pair not in scene)]
    late: list[StakesPair] = []
    if picker.chance(_PAYABLE):
        # A plain failure changes the situation: what it may not be paid with would not come true.
        is_resisted = brief.attempt.opponent is not None
        kinds = get_system(brief.system).story_terms.sure(is_resisted=is_resisted)
        late = [p for p in own if payable(p, kinds, cast) is None]
        own = [p for p in own if p not in late]
    ordered = [*own, *general, *late]
    unused = next((p for p in ordered if _is_new(cast, memory, p)), None)
    return unused or min(ordered, key=lambda p: memory.age(p.lost.tell) + memory.age(p.won))


_PAYABLE: Final = 85
"""Times in a hundred that failing is said to mean what every degree of failure may be paid with."""


_WHOLE: Final = 3
"""How much nearer a beat counts: even a general one comes before lines that are put together."""


def _nearness(pair: StakesPair) -> float:
    near = max(map(closeness, pair.parts))
    return near + _WHOLE if pair.done is not None else near


def _is_new(cast: Cast, memory: Memory, pair: StakesPair) -> bool:
    slots = cast.slots
    return (
        not memory.named(slots.fill(pair.lost.name.text))
        and memory.fresh(slots.sentence(pair.lost.tell.text))
        and memory.fresh(slots.sentence(pair.won.text))
        and memory.fresh(slots.sentence(pair.lose.text))
        and all(
            memory.fresh(slots.sentence(part.text), opens=True)
            for part in (pair.done, pair.undone)
            if part is not None
        )
    )
