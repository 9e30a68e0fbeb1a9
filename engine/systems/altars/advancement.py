"""Steps of the scale, experience, and what a character rolls or faces."""

from typing import Any

from engine.core.model import Outcome, Refusal
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.bookkeeping import (
    Advance,
    AdvantageDie,
    AwardXp,
    LaypersonDifficulty,
    RelevantDie,
    SpendActionPoint,
    StepDie,
)
from engine.systems.altars.rolls import situation_die
from engine.systems.altars.scale import D4, largest_first, scale_of, step
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState
from engine.systems.altars.values import Wish

INITIATIVE = "initiative"
FIRST_DIE = "d6"
"""A new archetype begins here (A-71)."""


def resolve_advantage_die(state: AltarsState, action: AdvantageDie, dice: Dice) -> Outcome:  # noqa: ARG001
    """Name the die for a number of advantages.

    Rule: A-34, RA-18, RA-19.
    """
    return Outcome(fields={"die": situation_die(action.advantages, state.settings)})


def resolve_step_die(state: AltarsState, action: StepDie, dice: Dice) -> Outcome:  # noqa: ARG001
    """Move a die along the scale.

    Rule: A-08, A-09, RA-01, RA-02, RA-03, RA-48.
    """
    steps = scale_of(state.settings)
    place = step(steps, steps.index(action.die), action.steps) if action.die in steps else None
    if place is None:
        refusal = Refusal("A-08", f"{action.steps} steps from {action.die} is off the scale")
        return Outcome(fields={"allowed": False, "die": action.die}, refusal=refusal)
    return Outcome(fields={"allowed": True, "die": steps[place]})


def check_layperson(state: AltarsState, action: LaypersonDifficulty) -> None:
    """Make sure that the difficulty stands on the scale.

    Raises:
        IllegalActionError: it does not.
    """
    if action.difficulty not in scale_of(state.settings):
        raise IllegalActionError("A-22", f"{action.difficulty} is not on the scale of this table")


def resolve_layperson(state: AltarsState, action: LaypersonDifficulty, dice: Dice) -> Outcome:  # noqa: ARG001
    """Raise a difficulty for a layperson.

    Rule: A-22, RA-37.
    """
    if not action.specialised or action.has_archetype:
        return Outcome(fields={"difficulty": action.difficulty})
    steps = scale_of(state.settings)
    place = steps.index(action.difficulty) + state.settings.layperson_step_up
    return Outcome(fields={"difficulty": steps[max(0, min(place, len(steps) - 1))]})


def resolve_relevant_die(state: AltarsState, action: RelevantDie, dice: Dice) -> Outcome:  # noqa: ARG001
    """Find the die of the archetypes that fit.

    Rule: A-16, A-25, RA-36, RA-42.
    """
    names = dict.fromkeys(name for name in action.relevant if name in action.archetypes)
    found = largest_first(action.archetypes[name] for name in names)
    fields: dict[str, Any] = {"die": found[0] if found else D4}
    if state.settings.multiple_archetypes == "sum":
        fields["more_dice"] = found[1:]
    return Outcome(fields=fields)


def resolve_award_xp(state: AltarsState, action: AwardXp, dice: Dice) -> Outcome:  # noqa: ARG001
    """Give a point each.

    Rule: A-68.
    """
    return Outcome(fields={"xp": {name: xp + 1 for name, xp in action.xp.items()}})


def points_refusal(action: SpendActionPoint, settings: AltarsSettings) -> Refusal | None:
    """Return why Action Points cannot be spent, or None.

    Rule: A-31, RA-15, RA-16.
    """
    most = max(0, settings.action_points_per_action)
    if action.purpose == "resistance" and not settings.action_point_on_resistance:
        return Refusal("RA-16", "Action Points are for one's own actions only")
    if not action.declared_before_roll:
        return Refusal("A-31", "an Action Point is spent while declaring, before the roll")
    if not 0 <= action.amount <= most:
        return Refusal("RA-15", f"0 to {most} Action Points go into one action")
    if action.amount > action.points:
        return Refusal("A-31", f"only {action.points} Action Points are left")
    return None


def resolve_spend_action_point(
    state: AltarsState,
    action: SpendActionPoint,
    dice: Dice,  # noqa: ARG001
) -> Outcome:
    """Spend Action Points.

    Rule: A-31, A-32, RA-15, RA-16.
    """
    refusal = points_refusal(action, state.settings)
    left = action.points if refusal else action.points - action.amount
    return Outcome(fields={"allowed": refusal is None, "points_left": left}, refusal=refusal)


class Growth:
    """A character while experience is being spent.

    Args:
        settings: the readings of the table.
        initiative: initiative die.
        archetypes: name to die; the mapping is copied.
        max_health: most health.
        health: health now.
        xp: experience points.
        second_d10: names whose d10 stands on the upper of two steps (RA-01).
    """

    def __init__(
        self,
        settings: AltarsSettings,
        *,
        initiative: str,
        archetypes: dict[str, str],
        max_health: int,
        health: int,
        xp: int,
        second_d10: tuple[str, ...] = (),
    ) -> None:
        self.initiative = initiative
        self.archetypes = dict(archetypes)
        self.max_health = max_health
        self.health = health
        self.xp = xp
        self.second_d10 = set(second_d10)
        self._settings = settings
        epic = settings.advance_past_top == "epic"
        self._scale = scale_of(
            settings.model_copy(update={"epic_scale": True}) if epic else settings
        )

    def spend(self, wish: Wish) -> Refusal | None:
        """Spend one point; nothing changes when the wish is refused.

        Returns:
            Why the wish is refused; None when it is granted.

        Rule: A-69, A-70, A-71, RA-03, RA-40.
        """
        if self.xp < 1:
            return Refusal("A-69", "no experience point is left")
        refusal: Refusal | None = None
        if wish.on == "die":
            refusal = self._raise_die(wish.name or "")
        elif wish.on == "archetype":
            refusal = self._learn(wish.name or "", wish.reason)
        else:
            self._raise_health()
        if refusal is None:
            self.xp -= 1
        return refusal

    def _raise_die(self, name: str) -> Refusal | None:
        die = self.initiative if name == INITIATIVE else self.archetypes.get(name)
        if die is None:
            return Refusal("A-69", f"there is no die called {name!r} to raise")
        if die not in self._scale:
            return Refusal("A-69", f"{die} is not on the scale of this table")
        place = self._scale.index(die) + (1 if name in self.second_d10 and die == "d10" else 0)
        new = step(self._scale, place, 1)
        if new is None:
            return Refusal("RA-03", f"{name} is at the top of the scale; the point is kept")
        self.second_d10.discard(name)
        if self._scale[new] == die:
            self.second_d10.add(name)
        if name == INITIATIVE:
            self.initiative = self._scale[new]
        else:
            self.archetypes[name] = self._scale[new]
        return None

    def _raise_health(self) -> None:
        self.max_health += 1
        if self._settings.max_health_raises_current:
            self.health += 1

    def _learn(self, name: str, reason: str) -> Refusal | None:
        if not name.strip():
            return Refusal("A-71", "a new archetype needs a name")
        if name in self.archetypes:
            return Refusal("A-71", f"{name} is on the sheet already")
        if not reason.strip():
            return Refusal("A-71", f"{name} needs a reason in the story")
        self.archetypes[name] = FIRST_DIE
        return None


def resolve_advance(state: AltarsState, action: Advance, dice: Dice) -> Outcome:  # noqa: ARG001
    """Spend experience, wish by wish.

    Rule: A-69, A-70, A-71, RA-03, RA-40, RA-41.
    """
    before = action.character
    grown = Growth(
        state.settings,
        initiative=before.initiative,
        archetypes=before.archetypes,
        max_health=before.max_health,
        health=before.health,
        xp=before.xp,
    )
    refusals = [grown.spend(wish) for wish in action.spend]
    fields = {
        "results": ["ok" if refusal is None else "refused" for refusal in refusals],
        "character": {
            "initiative": grown.initiative,
            "archetypes": grown.archetypes,
            "max_health": grown.max_health,
            "health": grown.health,
            "xp": grown.xp,
        },
    }
    return Outcome(fields=fields, refusal=next((r for r in refusals if r is not None), None))
