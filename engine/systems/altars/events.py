"""What can happen to characters, to the round and to the campaign."""

from typing import Literal

from engine.core.model import Event, Seq
from engine.systems.altars.numbers import Whole
from engine.systems.altars.scale import Die


class HealthChanged(Event):
    """Somebody loses health (negative) or gets it back (A-44, A-50, A-51, A-56)."""

    kind: Literal["health_changed"] = "health_changed"
    character: str
    by: Whole


class ActionSpent(Event):
    """The action of this round is gone (A-39, A-40)."""

    kind: Literal["action_spent"] = "action_spent"
    character: str


class PointsChanged(Event):
    """Action Points are spent (negative) or handed out (A-31, A-32)."""

    kind: Literal["points_changed"] = "points_changed"
    character: str
    by: Whole


class DefencePrepared(Event):
    """A defence is prepared and its advantage named (A-36)."""

    kind: Literal["defence_prepared"] = "defence_prepared"
    character: str
    advantages: Whole


class DefenceUsed(Event):
    """A prepared defence has done its work."""

    kind: Literal["defence_used"] = "defence_used"
    character: str


class ItemUsed(Event):
    """A magic item was used (A-64)."""

    kind: Literal["item_used"] = "item_used"
    character: str
    item: str


class GearChanged(Event):
    """A line of somebody's equipment is another now (A-15).

    Attributes:
        before: the line; "" for one that is new.
        after: what stands there instead; "" where it is gone.
    """

    kind: Literal["gear_changed"] = "gear_changed"
    character: str
    before: str = ""
    after: str = ""


class WoundsTreated(Event):
    """Somebody was treated; one attempt a day (A-54, RA-31)."""

    kind: Literal["wounds_treated"] = "wounds_treated"
    healer: str
    patient: str
    mending: Whole = 0


class FightBegan(Event):
    """From now on everybody listed has one action a round (A-37, A-39)."""

    kind: Literal["fight_began"] = "fight_began"
    fighters: Seq[str]


class RoundBegan(Event):
    """Initiative was rolled for a new round (A-38)."""

    kind: Literal["round_began"] = "round_began"
    number: Whole
    order: Seq[str]
    rolls: dict[str, Whole]


class FightEnded(Event):
    """Nobody counts rounds any more."""

    kind: Literal["fight_ended"] = "fight_ended"


class DaysPassed(Event):
    """Days have gone by: attempts and uses of the day are open again."""

    kind: Literal["days_passed"] = "days_passed"
    days: Whole
    rested: Seq[str] = ()


class AdventureFinished(Event):
    """An adventure is over (A-68)."""

    kind: Literal["adventure_finished"] = "adventure_finished"


class AdventureBegan(Event):
    """The next adventure begins."""

    kind: Literal["adventure_began"] = "adventure_began"


class XpChanged(Event):
    """Experience is gained, or spent (negative) (A-68 to A-71)."""

    kind: Literal["xp_changed"] = "xp_changed"
    character: str
    by: Whole


class DieAdvanced(Event):
    """A die has gone up one step (A-69)."""

    kind: Literal["die_advanced"] = "die_advanced"
    character: str
    name: str
    die: Die
    on_second_d10: bool = False


class MaxHealthRaised(Event):
    """Most health is one higher (A-70)."""

    kind: Literal["max_health_raised"] = "max_health_raised"
    character: str


class ArchetypeGained(Event):
    """A new archetype stands on the sheet (A-71, A-76)."""

    kind: Literal["archetype_gained"] = "archetype_gained"
    character: str
    name: str
    die: Die
    definition: str = ""
    notes: Seq[str] = ()


class BlowAnnounced(Event):
    """One of the GM's beings is about to strike; players declare how they resist (A-40, A-60)."""

    kind: Literal["blow_announced"] = "blow_announced"
    attacker: str
    targets: Seq[str]
    spell: str = ""


class DefenceChosen(Event):
    """Somebody declared how they resist the announced blow; "" is not at all (A-43)."""

    kind: Literal["defence_chosen"] = "defence_chosen"
    character: str
    using: str = ""
