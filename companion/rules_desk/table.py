"""What one table has ruled: settings that differ from the default, and rulings in free words."""

from collections.abc import Sequence
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.rules_desk.rulings import HouseRuling

RULING: Final = "ruling"
"""Kind of the journal records of free-text rulings: {"text"}."""
WITHDRAWN: Final = "ruling_withdrawn"
"""Kind of the journal records that take a free-text ruling back: {"id"}."""
BOOKS: Final = "books"
"""Kind of the journal records of the order of a table's own books: {"order"}."""


_FILLS: Final = {
    "house_kit": frozenset(
        f"skitterbarren:gaps/{gap}"
        for gap in (
            "health-totals", "armour-list", "weapon-sets", "monster-stats", "character-creation",
        )
    )
}  # fmt: skip
"""Settings that add what a book leaves out, and which of its gaps they fill."""


def rulings_of(campaign: Campaign) -> list[HouseRuling]:
    """Return a campaign's rulings: its own words first, then its readings of the book."""
    return own_rulings(campaign) + _readings(campaign)


def own_rulings(campaign: Campaign) -> list[HouseRuling]:
    """Return a campaign's rulings in its own words, those that were taken back left out."""
    gone = {str(record.body["id"]) for record in campaign.records(kinds={WITHDRAWN}, live=True)}
    said = [
        HouseRuling(
            id=f"house-{number}",
            title="The table's ruling",
            text=_sentence(record.body["text"]),
        )
        for number, record in enumerate(campaign.records(kinds={RULING}, live=True), 1)
    ]
    return [ruling for ruling in said if ruling.id not in gone]


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
                fills=_FILLS.get(name, frozenset()),
            )
        )
    return found


def _sentence(text: object) -> str:
    said = str(text).strip()
    return said if said.endswith((".", "!", "?")) else f"{said}."


def _spoken(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).replace("_", " ")


def add_ruling(campaign: Campaign, text: str) -> None:
    """Record a ruling in the table's own words; it stands first in answers from now on."""
    campaign.append(RULING, {"text": " ".join(text.split())})


def withdraw_ruling(campaign: Campaign, ruling: str) -> HouseRuling:
    """Record that a ruling in the table's own words holds no longer, and return it.

    Args:
        campaign: Whose ruling it is.
        ruling: Its id, such as ``house-2``, or just the number.

    Raises:
        BadInputError: There is no such ruling.
    """
    wanted = f"house-{ruling}" if ruling.isdecimal() else ruling.casefold()
    held = own_rulings(campaign)
    found = next((one for one in held if one.id == wanted), None)
    if found is None:
        known = ", ".join(one.id for one in held) or "none"
        raise BadInputError(
            f"{campaign.name!r} has no ruling {ruling!r} in its own words; it has: {known}"
        )
    campaign.append(WITHDRAWN, {"id": found.id})
    return found


def order_books(campaign: Campaign, slugs: Sequence[str]) -> None:
    """Record which of the user's own books come first at this table when two disagree."""
    campaign.append(BOOKS, {"order": list(slugs)})


def book_order(campaign: Campaign) -> tuple[str, ...]:
    """Return the books that come first at a table, as it last said; none if it never did."""
    said = list(campaign.records(kinds={BOOKS}, live=True))
    return tuple(str(slug) for slug in said[-1].body["order"]) if said else ()
