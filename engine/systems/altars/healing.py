"""Rest, healing skill and supernatural healing."""

from engine.core.model import Event, Outcome, Refusal
from engine.dice.source import Dice
from engine.errors import IllegalActionError
from engine.systems.altars.actions import Heal
from engine.systems.altars.bands import degree_of
from engine.systems.altars.binding import (
    attempts_today,
    bound,
    deed_events,
    health_after_item,
    health_event,
    magic_cost,
)
from engine.systems.altars.bookkeeping import Rest
from engine.systems.altars.checks import check_deed
from engine.systems.altars.damage import after_harm
from engine.systems.altars.events import WoundsTreated
from engine.systems.altars.magic import casting_refusal
from engine.systems.altars.rolls import Margin, against_difficulty, roll_actor, roll_difficulty
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState


def resolve_rest(state: AltarsState, action: Rest, dice: Dice) -> Outcome:  # noqa: ARG001
    """Rest for some days.

    Rule: A-50, RA-32.
    """
    return Outcome(fields={"health_left": min(action.max_health, action.health + action.days)})


def attempt_refusal(attempts: int) -> Refusal | None:
    """Return why no further healing attempt is possible today, or None.

    Rule: A-54, RA-31.
    """
    if attempts < 1:
        return None
    return Refusal("A-54", "a healing attempt was made today; the next one is possible tomorrow")


def _refusal(action: Heal, settings: AltarsSettings) -> Refusal | None:
    refusal = attempt_refusal(action.attempts_today)
    if refusal is None and action.supernatural and action.healer_health is not None:
        refusal = casting_refusal(action.healer_health, settings)
    return refusal


def check_heal(state: AltarsState, action: Heal) -> None:
    """Make sure that somebody may be treated.

    Raises:
        IllegalActionError: with the rule and one sentence.

    Rule: A-54, A-56, RA-21, RA-31.
    """
    check_deed(state, action)
    if action.acting is None:
        return
    patient = action.patient or action.acting
    if patient not in state.characters:
        raise IllegalActionError("A-51", f"nobody called {patient!r} is here to be treated")
    if action.rest_days:
        raise IllegalActionError("A-51", "treat first; the days of rest come afterwards")
    refusal = attempt_refusal(attempts_today(state, action.acting, patient))
    if refusal is None and action.supernatural and magic_cost(state, action):
        refusal = casting_refusal(health_after_item(state, action), state.settings)
    if refusal is not None:
        raise IllegalActionError(refusal.rule, refusal.message)


def restored_by(margin: Margin, settings: AltarsSettings) -> int:
    """Return the health points that healing gives back, before any limit.

    Rule: A-51, RA-05.
    """
    if not margin.passed:
        return 0
    least = 1 if settings.margin_zero_effect == "minimum_one" and margin.size == 0 else 0
    return max(least, margin.size)


def health_after(action: Heal, health: int, restored: int, settings: AltarsSettings) -> int:
    """Return the patient's health after treatment and rest.

    Rule: A-50, A-51, A-52, RA-30, RA-32.
    """
    if action.supernatural:
        return min(action.max_health, health + restored)
    gained = restored if action.rest_days >= 1 else 0
    if settings.healing_stacks_with_rest or not restored:
        gained += action.rest_days
    return min(action.max_health, health + gained)


def resolve_heal(state: AltarsState, action: Heal, dice: Dice) -> Outcome:
    """Treat somebody.

    Rule: A-51 to A-54, A-56, RA-05, RA-21, RA-29, RA-30.
    """
    settings = state.settings
    action = bound(state, action)
    refusal = _refusal(action, settings)
    if refusal is not None:
        return Outcome(fields={"allowed": False}, refusal=refusal, reads_dice=False)
    total = roll_actor(dice, action.actor, settings)
    margin = against_difficulty(total, roll_difficulty(dice, action.difficulty, settings), settings)
    restored = restored_by(margin, settings)
    health = action.health
    if not margin.passed and settings.failed_healing == "harm":
        health = after_harm(health, -margin.size, settings)
    left = health_after(action, health, restored, settings)
    fields = {
        "allowed": True,
        **margin.fields(),
        "restored": restored,
        "when": "instant" if action.supernatural else "rest",
        "health_left": left,
    }
    if action.healer_health is not None:
        fields["healer_health"] = action.healer_health - (1 if action.supernatural else 0)
    if action.acting is not None:
        fields["damage"] = 0
    return Outcome(
        fields=fields,
        degree=degree_of(margin.passed, margin.size, settings.margin_bands),
        passed=margin.passed,
        events=tuple(_events(state, action, restored, left)),
    )


def _events(state: AltarsState, action: Heal, restored: int, left: int) -> list[Event]:
    if action.acting is None or action.patient is None:
        return []
    treated = WoundsTreated(
        rule="A-54",
        healer=action.acting,
        patient=action.patient,
        mending=0 if action.supernatural else restored,
    )
    paid = -1 if action.supernatural and action.healer_health is not None else 0
    return [
        *deed_events(state, action),
        treated,
        *health_event(state, action.patient, left - action.health, "A-51"),
        *health_event(state, action.acting, paid, "A-56"),
    ]
