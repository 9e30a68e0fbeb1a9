"""The journal: all campaigns of one database."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from companion.errors import BadInputError, JournalError
from companion.journal import records as kinds
from companion.journal.branching import create
from companion.journal.campaign import Campaign
from companion.journal.canonical import canonical_json
from companion.journal.names import name_key, tidy_name
from companion.journal.records import CampaignInfo, Finding, next_record
from engine.api import EngineError, JsonValue, RuleSystem, UnknownSystemError, get_system

if TYPE_CHECKING:
    from companion.journal.store import Store

PATIENCE_S: Final = 5.0
"""How long to wait for another process that is writing, in seconds."""


class Journal:
    """All campaigns of one database. Use ``Journal.open``."""

    def __init__(self, store: "Store", system_of: Callable[[str], RuleSystem[Any]]) -> None:
        self._store = store
        self._system_of = system_of

    @classmethod
    def open(
        cls,
        url_or_path: str | Path,
        *,
        system_of: Callable[[str], RuleSystem[Any]] = get_system,
        patience_s: float = PATIENCE_S,
    ) -> "Journal":
        """Open the database, make it when it is missing, and bring its tables up to date.

        Args:
            url_or_path: path of an SQLite file, or a database URL.
            system_of: finds a rule system by its slug.
            patience_s: how long to wait for another process that is writing, in seconds.

        Raises:
            JournalError: the database cannot be used; the message says why.
        """
        from companion.journal.store import Store

        return cls(Store(url_or_path, patience_s=patience_s), system_of)

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def create(
        self,
        name: str,
        system: str,
        *,
        seed: bytes | None = None,
        player_text: str = "",
        settings: Mapping[str, JsonValue] | None = None,
    ) -> Campaign:
        """Start a campaign. Its first record is the commitment to its dice.

        Args:
            name: 1 to 100 characters; letter case does not tell two names apart.
            system: slug of the rule system.
            seed: secret seed; None for 32 random bytes. With a seed the campaign's id is its
                name, so that the same game can be played again.
            player_text: what the player adds to the dice; recorded after the commitment.
            settings: the table's readings of the rules.

        Raises:
            BadInputError: the name cannot be used.
            UnknownSystemError: there is no such rule system.
            CallError: a setting is unknown or wrong.
            JournalConflictError: the name is taken.
        """
        return create(
            self._store,
            self._system_of(system),
            name,
            seed=seed,
            player_text=player_text,
            settings=settings or {},
        )

    def campaign(self, name_or_id: str, *, recover: bool = True) -> Campaign:
        """Open a campaign. Damage is told in its ``damage``, and a copy of the file is kept.

        Args:
            name_or_id: its name in any letter case, or its id.
            recover: make the roll that was agreed when the program died; commands that only look
                leave it alone.

        Raises:
            BadInputError: there is no such campaign.
            JournalError: it cannot be read.
        """
        info = self._info(name_or_id)
        try:
            rule_system = self._system_of(info.system)
        except UnknownSystemError as error:
            raise JournalError(
                f"{info.name!r} is played with {info.system!r}, which is not installed; install it"
            ) from error
        campaign = Campaign(self._store, info, rule_system)
        if campaign.damage:
            campaign.damage = (*campaign.damage, self._copy(campaign))
        if recover:
            # Whatever stands in the way now, the roll stays ``pending`` and the rest can be read.
            with suppress(JournalError, EngineError):
                campaign.recover()
        return campaign

    def _info(self, name_or_id: str) -> CampaignInfo:
        asked = name_or_id.encode("utf-8", "replace").decode()  # half characters match no name
        found = self._store.find(key=name_key(asked)) or self._store.find(campaign_id=asked)
        if found is None:
            raise BadInputError(
                f"there is no campaign {name_or_id!r}; `dicebound campaign list` shows them"
            )
        return found

    def _copy(self, campaign: Campaign) -> Finding:
        told = "\n".join(finding.sentence for finding in campaign.damage)
        tag = sha256(f"{campaign.id}\n{campaign.head}\n{told}".encode()).hexdigest()[:12]
        copy = self._store.back_up(tag)
        if copy is None:
            return Finding(None, "no copy of the damaged campaign could be made; make one yourself")
        return Finding(None, f"a copy of everything as it was found is kept in {str(copy)!r}")

    def list(self) -> list[CampaignInfo]:
        """Return all campaigns, the last played first."""
        return self._store.campaigns()

    def rename(self, name_or_id: str, new_name: str) -> CampaignInfo:
        """Give a campaign another name; its id, and so its dice, stay.

        Raises:
            BadInputError: there is no such campaign, or the name cannot be used.
            JournalConflictError: the name is taken.
        """
        info = self._info(name_or_id)
        tidy = tidy_name(new_name)
        last = self._store.last(info.id)
        body = canonical_json({"from": info.name, "to": tidy})
        record = next_record(info.id, last.sequence + 1, last.hash, kinds.RENAMED, body)
        self._store.rename(info.id, tidy, name_key(tidy), record)
        return self._info(info.id)

    def import_campaign(
        self, data: Mapping[str, JsonValue] | str | bytes, *, name: str | None = None
    ) -> Campaign:
        """Add a campaign that ``Campaign.export`` gave, record by record.

        Args:
            data: the document, as data or as JSON text.
            name: another name for it here.

        Raises:
            BadInputError: it is no such document.
            JournalTamperedError: a record or a seed does not hold.
            JournalConflictError: it is here already, or the name is taken.
        """
        from companion.journal.export import import_campaign

        return import_campaign(self._store, self._system_of, data, name)

    def delete(self, name_or_id: str) -> CampaignInfo:
        """Remove a campaign for good, with its whole journal.

        Returns:
            What was removed.

        Raises:
            BadInputError: there is no such campaign.
        """
        info = self._info(name_or_id)
        self._store.delete(info.id)
        return info
