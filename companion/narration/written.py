"""What the kit of a scene has written for an outcome, for a chat model to tell in its own words."""

from companion.narration.brief import Brief
from companion.narration.cast import cast_of
from companion.narration.owing import promised_beat


def is_written(brief: Brief) -> bool:
    """Return whether the stakes of an attempt are those of this very scene."""
    return promised_beat(brief) is not None


def written_outcome(brief: Brief) -> str:
    """Return how a scene's kit tells the outcome that it promised; "" where it promised nothing.

    Args:
        brief: the exchange after its roll.
    """
    beat = promised_beat(brief) if brief.passed is not None else None
    if beat is None:
        return ""
    pair = beat.pair
    parts = (pair.done, pair.won) if brief.passed else (pair.undone, pair.lost.tell)
    # Other words are about the same people, so they are looked for with the same seed.
    slots = cast_of(brief.model_copy(update={"seed": brief.first_seed})).slots
    return " ".join(slots.sentence(part.text) for part in parts if part is not None)
