"""Branches: a campaign of its own from an earlier point, with the same lines and veils."""

import re
from typing import Final

from companion.errors import BadInputError, JournalConflictError
from companion.journal import Campaign
from companion.journal.records import DECLARE, ROLL
from companion.session import records

_BRANCH: Final = re.compile(
    r"""(?P<name>"[^"]+"|.+?)(?:\s+(?P<roll>roll\s+)?(?:at\s+)?(?P<at>\d+))?"""
)


def branch(campaign: Campaign, name: str, *, at: int) -> Campaign:
    """Start a campaign from this one's past, with dice of its own.

    Lines, veils and the rating that were agreed after that point hold there too.

    Args:
        campaign: the campaign.
        name: the new one's name.
        at: last record that both share.

    Raises:
        BadInputError: the name or ``at`` cannot be used.
        JournalConflictError: another process wrote first.
    """
    later = [r.body for r in campaign.records(since=at, kinds={records.SAFETY})]
    head = campaign.head
    try:
        made = campaign.branch(name, at=at)
    except JournalConflictError as error:
        campaign.refresh()
        if campaign.head != head:
            raise  # another program wrote to it
        raise BadInputError(str(error)) from error  # so it is the name that is taken
    for body in later:
        made.append(records.SAFETY, body)
    return made


def place_of(campaign: Campaign, text: str) -> tuple[str, int]:
    """Read what a player says about a branch.

    Args:
        campaign: the campaign.
        text: "NAME", "NAME 40" (a record) or "NAME roll 12" (just before that roll was proposed).

    Returns:
        The new name and the last record to keep.

    Raises:
        BadInputError: no name is given, or there is no such roll.
    """
    found = _BRANCH.fullmatch(text.strip())
    if found is None:
        raise BadInputError("say /branch NAME, /branch NAME 40 or /branch NAME roll 12")
    name = found["name"].strip("\"' ")
    if found["at"] is None:
        return name, campaign.sequence
    number = int(found["at"])
    return name, before_roll(campaign, number) if found["roll"] else number


def before_roll(campaign: Campaign, number: int) -> int:
    """Return the last record before the player's words that led to a roll.

    Args:
        campaign: the campaign.
        number: of the roll, 1 and up.

    Raises:
        BadInputError: there is no such roll.
    """
    declared = [r for r in campaign.records(kinds={DECLARE}) if r.body.get("number") == number]
    rolled = [r for r in campaign.records(kinds={ROLL}) if r.body.get("number") == number]
    if not declared or not rolled:
        raise BadInputError(f"there is no roll {number} in this campaign")
    said = campaign.records(kinds={records.PLAYER})
    before = [r.sequence for r in said if r.sequence < declared[0].sequence]
    return (before[-1] if before else declared[0].sequence) - 1
