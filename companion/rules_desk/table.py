"""What one table has ruled: settings that differ from the default, and rulings in free words."""

from collections.abc import Sequence
from typing import Any, Final

from companion.journal import Campaign
from companion.rules_desk.rulings import HouseRuling

RULING: Final = "ruling"
"""Kind of the journal records of free-text rulings: {"text"}."""
BOOKS: Final = "books"
"""Kind of the journal records of the order of a table's own books: {"order"}."""


def rulings_of(campaign: Campaign) -> list[HouseRuling]:
    """Return a campaign's rulings: its own words first, then its readings of the book."""
    own = [
        HouseRuling(id=f"house-{number}", title="The table's ruling", text=str(record.body["text"]))
        for number, record in enumerate(campaign.records(kinds={RULING}, live=True), 1)
    ]
    return own + _readings(campaign)


def _readings(campaign: Campaign) -> list[HouseRuling]:
    system = campaign.rule_system
    default = system.new_state().settings.model_dump(mode="json")
    played: dict[str, Any] = campaign.state.settings.model_dump(mode="json")
    found = []
    for name, value in played.items():
        if value == default[name]:
            continue
        field = system.settings_type.model_fields[name]
        extra = field.json_schema_extra if isinstance(field.json_schema_extra, dict) else {}
        about = " ".join((field.description or "").split())
        found.append(
            HouseRuling(
                id=str(extra.get("ruling", name)),
                title=name.replace("_", " "),
                text=f"{name.replace('_', ' ')} is {_spoken(value)} at this table. {about}",
            )
        )
    return found


def _spoken(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).replace("_", " ")


def add_ruling(campaign: Campaign, text: str) -> None:
    """Record a ruling in the table's own words; it stands first in answers from now on."""
    campaign.append(RULING, {"text": " ".join(text.split())})


def order_books(campaign: Campaign, slugs: Sequence[str]) -> None:
    """Record which of the user's own books come first at this table when two disagree."""
    campaign.append(BOOKS, {"order": list(slugs)})


def book_order(campaign: Campaign) -> tuple[str, ...]:
    """Return the books that come first at a table, as it last said; none if it never did."""
    said = list(campaign.records(kinds={BOOKS}, live=True))
    return tuple(str(slug) for slug in said[-1].body["order"]) if said else ()
