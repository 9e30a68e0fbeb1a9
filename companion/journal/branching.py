"""Starting campaigns: a new one, and one that branches off another's past."""

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from companion.errors import BadInputError, JournalError
from companion.journal import records as kinds
from companion.journal.campaign import Campaign
from companion.journal.canonical import GENESIS, canonical_json
from companion.journal.fold import Fold
from companion.journal.names import name_key, tidy_name
from companion.journal.records import CampaignInfo, Record, chain_faults, next_record
from companion.journal.rolls import withdrawal
from companion.journal.version import program_version
from engine.api import JsonValue, RuleSystem, commitment

if TYPE_CHECKING:
    from companion.journal.store import Store

SEED_BYTES: Final = 32
FORMAT: Final = 1
"""Raised when records get another meaning."""


def create(
    store: "Store",
    rule_system: RuleSystem[Any],
    name: str,
    *,
    seed: bytes | None,
    player_text: str,
    settings: Mapping[str, JsonValue],
) -> Campaign:
    """Start a campaign; see ``Journal.create``."""
    tidy, campaign_id, secret = _identity(name, seed)
    rule_system.new_state(settings)  # a wrong setting is told before anything is kept
    info = rule_system.info
    published = commitment(secret)
    entries: list[tuple[str, Mapping[str, JsonValue]]] = [
        (
            kinds.OPENED,
            {
                "format": FORMAT,
                "id": campaign_id,
                "commitment": published,
                "program": program_version(),
                "system": info.slug,
                "edition": info.edition,
                "settings": dict(settings),
            },
        )
    ]
    if player_text:
        entries.append((kinds.PLAYER_TEXT, {"text": player_text}))
    records = chained(campaign_id, entries)
    kept = CampaignInfo(campaign_id, tidy, info.slug, "")
    store.add_campaign(kept, name_key(tidy), {published: secret}, records)
    return opened(store, rule_system, campaign_id)


def branch(parent: Campaign, store: "Store", name: str, *, at: int, seed: bytes | None) -> Campaign:
    """Start a campaign from another's past; see ``Campaign.branch``."""
    tidy, campaign_id, secret = _identity(name, seed)
    if not 1 <= at <= parent.sequence:
        raise BadInputError(f"a branch starts at a record from 1 to {parent.sequence}")
    past = store.records(parent.id, until=at)
    faults = chain_faults(past)
    if faults:
        raise JournalError(f"{faults[0].sentence}; branch off before it")
    published = commitment(secret)
    entries: list[tuple[str, Mapping[str, JsonValue] | str]] = [
        (record.kind, record.text) for record in past
    ]
    origin = {"id": parent.id, "name": parent.name, "at": at, "hash": past[-1].hash}
    entries.append(
        (
            kinds.BRANCHED_FROM,
            {
                "id": campaign_id,
                "commitment": published,
                "program": program_version(),
                "parent": origin,
            },
        )
    )
    fold = Fold(parent.codec)
    for record in past:
        fold.take(record)
    if fold.pending is not None:  # what was agreed there was agreed for the other dice
        entries.append(withdrawal(fold.pending, "branched off before the dice"))
    records = chained(campaign_id, entries)
    mark = next_record(
        parent.id,
        parent.sequence + 1,
        parent.head,
        kinds.BRANCHED_TO,
        canonical_json({"id": campaign_id, "name": tidy, "at": at}),
    )
    seeds = {**store.seeds(parent.id), published: secret}
    kept = CampaignInfo(campaign_id, tidy, parent.info.system, "")
    store.add_campaign(kept, name_key(tidy), seeds, [*records, mark])
    parent.refresh()
    return opened(store, parent.rule_system, campaign_id)


def opened(store: "Store", rule_system: RuleSystem[Any], campaign_id: str) -> Campaign:
    """Return a campaign that was just written.

    Raises:
        JournalError: another program has deleted it meanwhile.
    """
    info = store.find(campaign_id=campaign_id)
    if info is None:
        raise JournalError("this campaign was deleted by another program")
    return Campaign(store, info, rule_system)


def chained(
    campaign_id: str, entries: Sequence[tuple[str, Mapping[str, JsonValue] | str]]
) -> list[Record]:
    """Return the records of a new journal.

    Args:
        campaign_id: the campaign.
        entries: kind and body of each; a body that is text is canonical JSON already.
    """
    records: list[Record] = []
    previous = GENESIS
    for number, (kind, body) in enumerate(entries, start=1):
        text = body if isinstance(body, str) else canonical_json(body)
        records.append(next_record(campaign_id, number, previous, kind, text))
        previous = records[-1].hash
    return records


def _identity(name: str, seed: bytes | None) -> tuple[str, str, bytes]:
    # With a given seed the id is the name, so that the same commands play the same game again.
    tidy = tidy_name(name)
    if seed is None:
        return tidy, secrets.token_hex(16), secrets.token_bytes(SEED_BYTES)
    if not seed:
        raise BadInputError("an empty seed is none; give at least one character, or leave it out")
    return tidy, tidy, seed
