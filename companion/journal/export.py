"""A campaign as one JSON document, exact to the last record, and back."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.errors import BadInputError, JournalConflictError, JournalTamperedError
from companion.journal.branching import opened
from companion.journal.campaign import Campaign
from companion.journal.canonical import canonical_json
from companion.journal.codec import Codec
from companion.journal.names import MAX_NAME, name_key, tidy_name
from companion.journal.records import CampaignInfo, Record, chain_faults
from companion.journal.shapes import shape_fault
from engine.api import JsonValue, RuleSystem, commitment

if TYPE_CHECKING:
    from companion.journal.store import Store

FORMAT: Final = "dicebound-campaign"


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ExportedRecord(_Document):
    """One record.

    Attributes:
        sequence, kind, previous, hash: see ``Record``.
        body: the body as data.
        text: the body as it stands, where that is not the canonical text of any data.
    """

    sequence: int = Field(ge=1)
    kind: str = Field(min_length=1, max_length=40)
    body: dict[str, JsonValue] | None = None
    text: str | None = None
    previous: str
    hash: str


class ExportedCampaign(_Document):
    """A whole campaign.

    Attributes:
        format, version: what this document is.
        id, name, system: see ``CampaignInfo``.
        records: the journal.
        seeds: commitment to secret seed (hexadecimal); {} when they stay secret.
    """

    format: Literal["dicebound-campaign"] = FORMAT
    version: Literal[1] = 1
    id: str = Field(min_length=1, max_length=MAX_NAME)
    name: str
    system: str
    records: list[ExportedRecord]
    seeds: dict[str, str] = Field(default_factory=dict)


def export(campaign: Campaign, store: "Store", *, reveal_seeds: bool) -> dict[str, JsonValue]:
    """Return a campaign as JSON data; see ``Campaign.export``."""
    document = ExportedCampaign(
        id=campaign.id,
        name=campaign.name,
        system=campaign.info.system,
        records=[_exported(record) for record in store.records(campaign.id)],
        seeds={c: s.hex() for c, s in store.seeds(campaign.id).items()} if reveal_seeds else {},
    )
    data: dict[str, JsonValue] = document.model_dump(mode="json", exclude_none=False)
    for record in data["records"]:
        del record["text" if record["text"] is None else "body"]
    return data


def _exported(record: Record) -> ExportedRecord:
    body = record.body
    exact = canonical_json(body) == record.text
    return ExportedRecord(
        sequence=record.sequence,
        kind=record.kind,
        body=body if exact else None,
        text=None
        if exact
        else record.text.encode("utf-8", "surrogateescape").decode("utf-8", "replace"),
        previous=record.previous,
        hash=record.hash,
    )


def import_campaign(
    store: "Store",
    system_of: Callable[[str], RuleSystem[Any]],
    data: Mapping[str, JsonValue] | str | bytes,
    name: str | None,
) -> Campaign:
    """Add an exported campaign; see ``Journal.import_campaign``."""
    document = _read(data)
    rule_system = system_of(document.system)
    records = [_record(document.id, item) for item in document.records]
    faults = chain_faults(records)
    if faults:
        raise JournalTamperedError(f"this campaign was not taken in: {faults[0].sentence}")
    _check_shapes(records, Codec(rule_system))
    seeds = _seeds(document.seeds)
    held = store.find(campaign_id=document.id)
    if held is not None:
        raise JournalConflictError(
            f"this campaign is here already, as {held.name!r}; delete or branch that one first"
        )
    tidy = tidy_name(name if name is not None else document.name)
    info = CampaignInfo(document.id, tidy, document.system, "")
    store.add_campaign(info, name_key(tidy), seeds, records)
    return opened(store, rule_system, document.id)


def _read(data: Mapping[str, JsonValue] | str | bytes) -> ExportedCampaign:
    try:
        text = data if isinstance(data, str | bytes) else json.dumps(data, ensure_ascii=False)
        return ExportedCampaign.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "the document"
        raise BadInputError(f"this is no exported campaign: {where}: {first['msg']}") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInputError("this is no exported campaign: it is no JSON data") from error


def _record(campaign_id: str, item: ExportedRecord) -> Record:
    if (item.body is None) == (item.text is None):
        raise BadInputError(f"record {item.sequence} needs a body or a text, and not both")
    text = item.text if item.text is not None else canonical_json(item.body)
    return Record(campaign_id, item.sequence, item.kind, text, item.previous, item.hash)


def _check_shapes(records: Sequence[Record], codec: Codec) -> None:
    for record in records:
        fault = shape_fault(record, codec)
        if fault is not None:
            raise JournalTamperedError(
                f"this campaign was not taken in: record {record.sequence} {fault}; "
                "export it again where it was played"
            )


def _seeds(held: Mapping[str, str]) -> dict[str, bytes]:
    seeds: dict[str, bytes] = {}
    for published, text in held.items():
        try:
            seeds[published] = bytes.fromhex(text)
        except ValueError as error:
            raise BadInputError("a seed of this campaign is no hexadecimal text") from error
        if commitment(seeds[published]) != published:
            raise JournalTamperedError("a seed of this campaign does not fit its commitment")
    return seeds
