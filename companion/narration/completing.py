"""Sentences that a narration is completed with, worded so that they may stand after any telling."""

import re
from typing import Final

from companion.narration.brief import Brief
from companion.narration.grammar import Picker
from engine.api import uncapital

_LEADS: Final = (
    "So this is how it stands: {}",
    "It comes to this: {}",
    "And with that it is settled: {}",
    "So much is certain: {}",
    "Take it as it is: {}",
    "This much you can count on: {}",
    "In the end it is simple: {}",
    "Where that leaves you: {}",
    "The long and the short of it: {}",
    "When all is said: {}",
    "And there is no doubt of it: {}",
)
_LOW: Final = re.compile(
    r"^(?:You|Your|The|He|She|It|They|His|Her|Their|A|An|Nobody|Nothing|Somebody|No|There|One|All|"
    r"That|This)\b"
)


def summed_up(outcome: str, brief: Brief) -> str:
    """Return the outcome as a sentence that sums up, since the prose may have told it already.

    Args:
        outcome: what came of the attempt, a whole sentence.
        brief: the result; the same one gives the same words.

    Example:
        >>> from companion.narration.brief import Attempt
        >>> brief = Brief(system="stitcher", attempt=Attempt(actor="Farek", text="I climb"))
        >>> summed_up("You stand on the rim.", brief).endswith(": you stand on the rim.")
        True
    """
    if _LOW.match(outcome):
        outcome = uncapital(outcome)
    told = " ".join(brief.told[-20:])
    leads = Picker(brief.seed, brief.exchange, "completing").shuffled(_LEADS)
    fresh = [lead for lead in leads if lead.removesuffix("{}") not in told]
    said = (fresh or leads)[0].format(outcome)
    return said if said[-1] in '.!?…"”' else f"{said}."
