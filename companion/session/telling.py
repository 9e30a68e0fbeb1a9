"""Telling: the consequences of a roll into the state, then the words into the journal.

The effects are durable before the first sentence; what was told to its end is remembered.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from companion.journal import Campaign
from companion.narration.brief import Brief, Narrator, Person
from companion.narration.demands import ANSWERED, WON, demanded
from companion.narration.owing import promised_beat, won_as_told
from companion.narration.scene_kits import GIVEN, SceneBeat
from companion.narration.tone import tells_as_written
from companion.reader import Intent
from companion.session import records
from companion.session.adventuring import Adventuring, seeks
from companion.session.consequences import outcome_of, settle
from companion.session.due import come_due
from companion.session.exchange import Rolled, Told
from companion.session.guard import Guard
from companion.session.kits import SceneKits
from companion.session.leading_on import leads_on
from companion.session.memory import Memory
from companion.session.oracle_facts import come_to_light
from companion.session.ordering import ordered, stands_now
from companion.session.repeating import COSTS
from companion.session.scene_clocks import of_the_table
from companion.session.seat import Seat
from companion.session.siding import made_enemy
from companion.session.upkeep import upkeep
from companion.session.winning import won
from engine.api import Effect, EffectApplied, Event, JsonValue, Request

_SEEN: Final = frozenset({"knowledge", "gear", "edge"})
"""Kinds of change that a telling names and the margin shows."""
FRIENDLY: Final = 2
"""Attitude of an ally to those they go with."""


class Telling:
    """Tells one campaign's player what happens.

    Args:
        campaign: the campaign.
        seat: who acts.
        memory: what the sitting remembers.
        guard: keeps what is told within the table's agreement.
        adventure: the adventure that is played; None for none.
        kits: what was written for the scene.
        narrator: who tells; may be a chat model.
        floor: the built-in storyteller, which takes over wherever ``narrator`` fails.
    """

    def __init__(
        self,
        campaign: Campaign,
        seat: Seat,
        memory: Memory,
        guard: Guard,
        adventure: Adventuring | None,
        kits: SceneKits,
        *,
        narrator: Narrator,
        floor: Narrator,
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._memory = memory
        self._guard = guard
        self._adventure = adventure
        self.narrator = narrator
        self.floor = floor
        self._kits = kits

    def outcome(self, rolled: Rolled) -> Told:
        """Apply the consequences of a roll, then tell it; the sentences come as they are made."""
        memory, briefs = self._memory, self._seat.briefs
        summary = memory.declared(rolled.number)
        intent = Intent.model_validate_json(summary["intent"])
        request = Request.model_validate_json(summary["request"])
        brief = briefs.after(memory, rolled, intent, request, summary)
        beat = promised_beat(brief) if brief.passed else None
        effects, notes, mended = self._effects(rolled, brief, beat)
        brief = brief.model_copy(
            update={
                "notes": (*brief.notes, *notes),
                "setting": briefs.setting(memory, actor=request.actor),
            }
        )
        text = brief.attempt.text
        seen = come_to_light(self._campaign, text) if brief.passed else ()
        words = chain(self.narrator.narrate(brief, effects), seen, self._comes_due())
        sentences = self._told(words, {"roll": rolled.number}, passed=brief.passed)
        # Who did not get down the wall is not at its foot.
        passed = brief.passed is not False
        then = leads_on(intent, text, request.opponent, passed=passed)
        if not then and beat is not None and beat.leads:
            then = f"I go to {beat.leads}"
        answered = self._kits.answer_stakes(beat.ends) if beat is not None and beat.ends else ""
        return Told(
            sentences=sentences, effects=effects, mended=mended, answered=answered, then=then
        )

    def talk(self, intent: Intent, text: str, *, friend: str = "") -> Iterator[str]:
        """Tell how the world answers words that need no roll.

        Args:
            intent: how they were read.
            text: the player's words.
            friend: an ally whom they are for, and who answers; "" for anybody else.
        """
        brief = self._seat.briefs.before(self._memory, intent, text)
        if friend:
            people = (Person(name=friend, attitude=FRIENDLY),)
            attempt = brief.attempt.model_copy(update={"manner": "talk", "target": friend})
            setting = brief.setting.model_copy(update={"people": people})
            brief = brief.model_copy(update={"setting": setting, "attempt": attempt})
        return self._told(chain(self.narrator.talk(brief), self._comes_due()), {"roll": None})

    def _comes_due(self) -> Iterator[str]:
        return come_due(self._campaign, self._adventure, self._kits)

    def words(self, sentences: Sequence[str]) -> Iterator[str]:
        """Tell sentences that nobody has to make up: a scene, an event of the oracle's."""
        return self._told(iter(sentences), {"roll": None})

    def _effects(
        self, rolled: Rolled, brief: Brief, beat: SceneBeat | None
    ) -> tuple[tuple[Effect, ...], tuple[str, ...], tuple[str, ...]]:
        """Return a roll's consequences, applied, what else came of it, and which hurts are over."""
        told = self._memory.effects_of(rolled.number)
        if told is not None:
            # They were applied already; only their words are still to come, or to come anew.
            return self._in_other_words(told, brief), (), ()
        campaign, system = self._campaign, self._campaign.rule_system
        outcome = outcome_of(system, campaign.state, rolled.resolution, brief)
        same = {"seed": self._memory.first_seed(rolled.number)}
        effects = settle(
            system,
            campaign.state,
            rolled.resolution,
            brief.model_copy(update={**same, "notes": (*brief.notes, *outcome.notes)}),
            narrators=(self.narrator, self.floor),
            roll=rolled.number,
        )
        if self._adventure is not None:
            effects = self._adventure.with_clue(
                effects,
                is_seeking=seeks(brief.attempt.manner, brief.attempt.text),
                passed=brief.passed,
                key=f"{rolled.number}:clue",
            )
        effects, given = self._with_kit(effects, brief, rolled.number, beat)
        effects, won_beside = self._with_demand(effects, brief, rolled.number)
        won_beside = (*won_beside, *given)
        struck = brief.attempt.opponent.name if brief.attempt.opponent is not None else None
        angered = made_enemy(campaign.state, brief.attempt.manner, struck, brief.attempt.text)
        obeys = _obeys(brief, struck) if brief.passed else ()
        beside = (*self._paid(rolled.number), *angered, *obeys)
        events = [EffectApplied(effect=e, roll=rolled.number) for e in (*effects, *beside)]
        told_once = lost_once([*outcome.events, *events, *won_beside])
        campaign.apply(*told_once, roll=rolled.number)
        passed = upkeep(
            system,
            campaign.state,
            roll=rolled.number,
            lasting=lambda: of_the_table(campaign),
            fresh={e.name for e in effects},
        )
        if passed.events:
            campaign.apply(*passed.events, roll=rolled.number)
        return effects, (*outcome.notes, *passed.told), passed.mended

    def _with_kit(
        self, effects: tuple[Effect, ...], brief: Brief, number: int, beat: SceneBeat | None
    ) -> tuple[tuple[Effect, ...], tuple[Event, ...]]:
        """Return consequences with what a beat of this very scene gives, and what changes beside.

        What is learnt comes in the place of a find that could stand in any scene.
        """
        if beat is None or not beat.gives or demanded(brief) is not None:
            return effects, ()
        tell = won_as_told(brief, beat)
        told = self._kits.events(
            beat.gives,
            tell=tell,
            actor=brief.attempt.actor,
            giver=beat.whom,
        )
        shown = [
            event.effect.model_copy(update={"key": f"{number}:{at}{GIVEN}", "tell": tell})
            for at, event in enumerate(told)
            if isinstance(event, EffectApplied) and event.effect.kind in _SEEN
        ]
        beside = [e for e in told if not (isinstance(e, EffectApplied) and e.effect.kind in _SEEN)]
        kept = (e for e in effects if not (shown and e.kind == "knowledge" and e.good))
        return (*shown, *kept), tuple(beside)

    def _with_demand(
        self, effects: tuple[Effect, ...], brief: Brief, number: int
    ) -> tuple[tuple[Effect, ...], tuple[Event, ...]]:
        """Return consequences with what a won demand hands over, and what changes beside them."""
        clue = next((e for e in effects if e.key == f"{number}:clue"), None)
        campaign = self._campaign
        if clue is None and (known := self._known_answer(brief, number)) is not None:
            return (known, *effects), ()
        met = won(
            campaign.rule_system, campaign.state, brief, clue="" if clue is None else clue.tell
        )
        if met is None:
            return effects, ()
        first = met.effect.model_copy(update={"key": f"{number}{WON}"})
        return (first, *(e for e in effects if e is not clue)), met.events

    def _known_answer(self, brief: Brief, number: int) -> Effect | None:
        """Return what somebody of this scene has to say to a question that was won; else None."""
        demand, opponent = demanded(brief) if brief.passed else None, brief.attempt.opponent
        if demand is None or opponent is None or demand.kind not in ANSWERED:
            return None
        if not tells_as_written(self.narrator):
            return None
        line = self._kits.answer(opponent.name, brief.attempt.text)
        fact = next((c.name for c in line.pays if c.kind == "fact"), "") if line else ""
        if line is None or not fact or not self._guard.shown(line.says):
            return None
        self._kits.note(line.says)
        fields = {"kind": "knowledge", "change": "gain", "target": "scene", "name": fact}
        return Effect.model_validate(
            {**fields, "tell": line.says, "good": True, "key": f"{number}{WON}"}
        )

    def _in_other_words(self, effects: tuple[Effect, ...], brief: Brief) -> tuple[Effect, ...]:
        """Return consequences with other words for what a demand handed over: the same answer."""
        first = next((e for e in effects if e.key.endswith(WON)), None)
        if first is None or not brief.tellings:
            return effects
        campaign = self._campaign
        clue = first.name if first.name.endswith(".") else ""  # a clue is a sentence of its own
        met = won(campaign.rule_system, campaign.state, brief, clue=clue)
        if met is None:
            return effects
        anew = first.model_copy(update={"tell": met.effect.tell})
        return tuple(anew if effect is first else effect for effect in effects)

    def _paid(self, number: int) -> tuple[Effect, ...]:
        """Return what an attempt costs whatever the dice say, as it was declared."""
        costs = self._memory.declared(number).get(COSTS)
        return () if costs is None else (Effect.model_validate_json(str(costs)),)

    def _told(
        self,
        sentences: Iterator[str],
        body: Mapping[str, JsonValue],
        *,
        passed: bool | None = None,
    ) -> Iterator[str]:
        told: list[str] = []
        before = self._memory.told
        for sentence in self._guard.sentences(sentences, told=before, passed=passed):
            told.append(sentence)
            yield sentence
        self._campaign.append(records.NARRATION, {**body, "sentences": told})
        self._memory.heard(told, roll=body.get("roll"))


def _obeys(brief: Brief, who: str | None) -> tuple[Effect, ...]:
    """Return where somebody stands from now on who was won over to come along, wait or watch."""
    order = ordered(brief.attempt.text) if who is not None else None
    return () if order is None or who is None else (stands_now(who, order),)


def lost_once(events: Sequence[Event]) -> list[Event]:
    """Return events without the second loss of one thing: a hurt that two consequences end.

    Args:
        events: what is to be applied, in order.
    """
    gone: set[tuple[str, str]] = set()
    kept: list[Event] = []
    for event in events:
        effect = event.effect if isinstance(event, EffectApplied) else None
        if effect is not None and effect.change in ("lose", "lower"):
            which = (effect.target, effect.name.casefold())
            if which in gone:
                continue
            if effect.change == "lose":
                gone.add(which)
        kept.append(event)
    return kept
