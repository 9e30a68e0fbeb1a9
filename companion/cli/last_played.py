"""When a campaign was last played, as a person says it."""

from datetime import datetime
from typing import Final

from companion.journal.records import CampaignInfo

_DAYS_TOLD: Final = 13
_WEEKS_TOLD: Final = 8


def last_played(info: CampaignInfo, now: datetime) -> str:
    """Return when a campaign was last played; when it was started, where that is all we know.

    Args:
        info: the campaign.
        now: the present, with its time zone.

    Example:
        >>> from datetime import UTC
        >>> kept = CampaignInfo("1", "Low tide", "stitcher", "", played="2026-05-03T20:15:00+00:00")
        >>> last_played(kept, datetime(2026, 5, 6, 9, tzinfo=UTC))
        'played 3 days ago'
    """
    did, when = ("played", info.played) if info.played else ("started", info.created)
    try:
        then = datetime.fromisoformat(when)
    except ValueError:
        return "when is not known"  # a damaged file
    return f"{did} {_ago(then, now)}"


def _ago(then: datetime, now: datetime) -> str:
    # Days change at midnight where the player sits.
    here = then.astimezone(now.tzinfo)
    days = (now.date() - here.date()).days
    if days <= 0:
        return "today"
    if days == 1:
        return "yesterday"
    if days <= _DAYS_TOLD:
        return f"{days} days ago"
    weeks = days // 7
    return f"{weeks} weeks ago" if weeks <= _WEEKS_TOLD else f"on {here.day} {here:%B %Y}"
