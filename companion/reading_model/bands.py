"""The model picks a band with a reason; code picks the number.

The built-in suggestion, from calibrated examples, says which number of the band, and keeps a model
from going astray: a band further than two steps from it is drawn in to two steps.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from companion.difficulty import Suggestion, suggest
from companion.difficulty.scales import (
    SYSTEMS,
    Difficulty,
    from_step,
    harder,
    label_of,
    spoken,
    to_step,
)
from companion.errors import ModelReplyError
from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import JsonSchema, Reply, Request, Shape
from companion.prompting import listed, load_prompt, quoted
from companion.reading_model import drift
from companion.reading_model.shown import adds_to, shown_line
from companion.replying import ask_typed
from engine.api import Rung, get_system

FURTHEST: Final = 2.0
"""Steps that a band may lie from the built-in suggestion."""
MOST_EXAMPLES: Final = 4
TOKENS: Final = 160
TIMEOUT_S: Final = 30.0
JUDGING: Final = "Judging how hard it is ..."
_VALUE: Final = re.compile(r"\((?:DS |DR )?(d?\d+): ")
_OF_A_TABLE: Final = re.compile(r", step \d of \d\)$")
"""An example whose reason is its place in a table of ours, which says nothing to anybody else."""

Band = tuple[str | None, str]
"""Label of a rung (None for none) and the reason for it."""


def calibrated(system: str, action: str, context: str = "") -> tuple[str, ...]:
    """Return the nearest calibrated examples, each with the band it has on this game's ladder."""
    if system not in SYSTEMS:
        return ()
    ladder = get_system(system).difficulty_ladder

    def band(found: re.Match[str]) -> str:
        rung = drift.rung_of(found.group(1), ladder) or ladder[0]  # below it: nobody fails at it
        return f"({rung.label}: "

    found = suggest(system=system, action=action, context=context, purchase=False)
    told = [example for example in found.examples if not _OF_A_TABLE.search(example)]
    return tuple(_VALUE.sub(band, example) for example in told[:MOST_EXAMPLES])


class ModelSuggester:
    """Suggests a difficulty; meets ``companion.session.exchange.Suggester``.

    Args:
        band_of: the band that was read together with these words; (None, "") for none.
        asker: asked for a band where none was read; None to take the built-in suggestion then.
    """

    def __init__(
        self, *, band_of: Callable[[str], Band] = lambda _: (None, ""), asker: Asker | None = None
    ) -> None:
        self._band_of = band_of
        self._asker = asker

    def __call__(
        self,
        *,
        system: str,
        action: str,
        context: str = "",
        hindrances: Sequence[tuple[str, int | None]] = (),
        purchase: bool | None = None,
    ) -> Suggestion:
        """Suggest a difficulty for ``action``; a purchase goes by the price scale alone."""
        plain = suggest(
            system=system, action=action, context=context, hindrances=hindrances, purchase=purchase
        )
        if plain.price is not None:
            return plain
        band, reason = self._band_of(action)
        if band is None and self._asker is not None:
            band, reason = self._ask(self._asker, system, action, context)
        ladder = get_system(system).difficulty_ladder
        rung = next((rung for rung in ladder if rung.label == band), None)
        reason = reason if adds_to(action, reason) else ""
        return plain if rung is None else _with_band(plain, system, rung, reason)

    def _ask(self, asker: Asker, system: str, action: str, context: str) -> Band:
        game = get_system(system)
        ladder = game.difficulty_ladder
        prompt = load_prompt("gm/suggest_band").render(
            game=game.info.title,
            ladder=listed(f"{rung.label}: {rung.meaning}" for rung in ladder),
            examples=listed(calibrated(system, action, context)),
            circumstances=quoted("the scene", context, limit=1_000),
            action=quoted("the player", action, limit=1_000),
        )
        fields = {
            "band": {"type": "string", "enum": [rung.label for rung in ladder]},
            "reason": {"type": "string"},
        }
        schema = {
            "type": "object",
            "properties": fields,
            "required": list(fields),
            "additionalProperties": False,
        }
        request = Request(
            messages=prompt.messages,
            purpose="suggest",
            prompts=(prompt.ref,),
            shape=Shape(name="band", schema=schema),
            max_tokens=TOKENS,
            temperature=0.0,
            timeout_s=TIMEOUT_S,
            deadline_s=TIMEOUT_S,
        )
        found = ask_typed(asker, request, lambda r: _read(r, schema, system), status=JUDGING)
        asker.say("")
        return found or (None, "")


def _read(reply: Reply, schema: JsonSchema, system: str) -> Band:
    """Return the band and the reason that a reply gives.

    Raises:
        ModelReplyError: it is no object, or names no step of the ladder.
    """
    ladder = get_system(system).difficulty_ladder
    found = strict_object(reply, schema=schema)
    band = drift.band(found.get("band"), system, ladder)
    if band is None:
        labels = ", ".join(rung.label for rung in ladder)
        raise ModelReplyError(
            f"the chat model's answer names no band; it must be one of: {labels}",
            reason="missing_field",
            received=reply.text[:400],
        )
    return band, shown_line(found.get("reason"))


def _with_band(plain: Suggestion, system: str, rung: Rung, reason: str) -> Suggestion:
    value = _number(plain.base, system, rung)
    if value == plain.base and not reason:
        return plain
    label = label_of(system=system, value=value)
    weight = _weight(plain, system)
    why = reason.rstrip(".") if reason else "judged by its circumstances"
    return plain.model_copy(
        update={
            "base": value,
            "difficulty": harder(system=system, value=value, weight=weight),
            "label": label,
            "reason": f"{spoken(system=system, value=value)} ({label.replace('_', ' ')}): {why}.",
        }
    )


def _number(base: Difficulty, system: str, rung: Rung) -> Difficulty:
    """Return the number of the rung that is nearest to the built-in suggestion."""
    low = to_step(system=system, value=str(rung.low))
    high = low + 1 if rung.high is None else to_step(system=system, value=str(rung.high))
    own = to_step(system=system, value=str(base))
    step = min(max(own, low), high)
    step = min(max(step, own - FURTHEST), own + FURTHEST)
    return base if step == own else from_step(system=system, step=step)


def _weight(plain: Suggestion, system: str) -> int:
    """Return the weight of the hindrances that a suggestion counts."""
    steps = to_step(system=system, value=str(plain.difficulty)) - to_step(
        system=system, value=str(plain.base)
    )
    return round(steps) if system == "stitcher" else 2 * round(steps)
