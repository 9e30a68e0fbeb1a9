"""A few who were told of by their number only: "three others wait", and "I attack the three".

What the place was told with is a circumstance ("Three who wait: hinders"). Once the player deals
with them they are people, and no circumstance any more.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.journal import Campaign
from companion.session.scene import AnyState
from engine.api import CharacterJoined, Effect, EffectApplied, uncapital

_NUMBERS: Final = "two|three|four|five|six|seven|eight|nine|ten"
_GROUP: Final = re.compile(
    rf"^(?:the )?(?P<number>{_NUMBERS}) (?:who|that|in|at|on|with)\b", re.IGNORECASE
)
_AFTER: Final = (
    "to|that|if|what|who|why|where|when|how|for|about|with|and|or|at|by|from|in|on|not|away"
)
_MEANT: Final = re.compile(
    rf"\b(?:all )?(?:the|these|those|you|all) (?:other )?(?P<number>{_NUMBERS})"
    rf"(?: of (?:them|you))?(?= (?:{_AFTER})\b|[.,!?;]|$)",
    re.IGNORECASE,
)


def told_in_full(text: str, groups: Sequence[str]) -> tuple[str, str]:
    """Return words with a bare number in the place of a group told in full, and the group.

    Args:
        text: the player's words.
        groups: names of those who are there, and of circumstances.

    Returns:
        The words and the name; the same words and "" where no number, or more than one, is meant.

    Example:
        >>> told_in_full("I attack the three", ["Three who wait", "Wet stones"])
        ('I attack the three who wait', 'Three who wait')
        >>> told_in_full("I attack the three guards", ["Three who wait"])
        ('I attack the three guards', '')
    """
    said = _MEANT.search(text)
    if said is None:
        return text, ""
    number = said["number"].casefold()
    known = [n for n in groups if (m := _GROUP.match(n)) and m["number"].casefold() == number]
    if len(known) != 1:
        return text, ""
    whole = re.sub(r"^the ", "", uncapital(known[0]))
    return f"{text[: said.start()]}the {whole}{text[said.end() :]}", known[0]


def step_forward(campaign: Campaign, text: str) -> str:
    """Let a group become people where words deal with it, and return the words with its name.

    Args:
        campaign: the campaign.
        text: the player's words.
    """
    state = campaign.state
    told, name = told_in_full(text, _groups(state))
    if name and any(standing.name == name for standing in state.story.standings):
        sheet = campaign.rule_system.play.opponent_sheet(f"the {uncapital(name)}")
        gone = Effect(kind="trouble", change="lose", target="scene", name=name, good=True)
        campaign.apply(CharacterJoined(sheet=sheet), EffectApplied(effect=gone))
    return told


def _groups(state: AnyState) -> list[str]:
    people = [name for name, sheet in state.characters.items() if sheet.side == "gm"]
    return [*people, *(s.name for s in state.story.standings if not s.helps)]
