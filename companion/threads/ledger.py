"""The ledger of a story: who, where, what is open; each entry with the record it came from.

Play proposes entries; the player accepts, edits, closes or drops them. The ledger is a fold: made
anew from the records that stand, it is the same, so what an undo took back was never in it.
"""

import re
import unicodedata
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Protocol, get_args

from companion.errors import BadInputError

THREAD: Final = "thread"
"""A decision of the player's about the ledger: do, key, and for some a kind, a name or a text."""

Kind = Literal["thread", "person", "place", "clock", "promise", "fact"]
Status = Literal["proposed", "open", "closed", "dropped", "away"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CHANGES: Final = {"accept": "open", "reopen": "open", "close": "closed", "drop": "dropped"}
"""What the player may do to an entry, and the status it has then."""

_ARTICLE: Final = re.compile(r"^(?:the|an?)\s+")


def fold_name(name: str) -> str:
    """Return a name for comparing: no case, accents, article or doubled spaces.

    Example:
        >>> fold_name("The Zoë  Gate")
        'zoe gate'
    """
    plain = unicodedata.normalize("NFKD", name.replace("’", "'")).casefold()
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    return _ARTICLE.sub("", " ".join(plain.split()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of the ledger.

    Attributes:
        number: its number for the player; stays the same while it stands.
        kind: what sort of thing it is.
        name: its name.
        detail: what is known of it beside the name; "" for nothing.
        status: proposed, open, closed, dropped, or away (a person who left).
        source: record that it came from.
        touched: record that it was last touched by.
        attitude: of a person, -3 (hates) to 3 (devoted).
        ticks, size: of a clock.
        good: whether it is good for the players.
    """

    number: int
    kind: Kind
    name: str
    detail: str = ""
    status: Status = "proposed"
    source: int
    touched: int
    attitude: int = 0
    ticks: int = 0
    size: int = 0
    good: bool = False

    @property
    def key(self) -> str:
        """What tells it from the others."""
        return key_of(self.kind, self.name)

    @property
    def stands(self) -> bool:
        """Whether it is still part of the story's open business."""
        return self.status not in ("closed", "dropped")


def key_of(kind: str, name: str) -> str:
    """Return the key of a thing.

    Example:
        >>> key_of("person", "The Toll Collector")
        'person:toll collector'
    """
    return f"{kind}:{fold_name(name)}"


@dataclass(slots=True)
class Ledger:
    """Everything that the story keeps track of."""

    _entries: dict[str, Entry] = field(default_factory=dict)
    _next: int = 1

    def entries(self, *kinds: Kind, standing: bool = False) -> list[Entry]:
        """Return entries in the order they came.

        Args:
            kinds: only these kinds; none for all.
            standing: leave out what is closed or dropped.
        """
        found = self._entries.values()
        return [e for e in found if (not kinds or e.kind in kinds) and (e.stands or not standing)]

    def get(self, kind: Kind, name: str) -> Entry | None:
        """Return the entry of a name, or None."""
        return self._entries.get(key_of(kind, name))

    def find(self, text: str) -> Entry:
        """Return the entry that the player means.

        Args:
            text: its number, its name or a part of the name.

        Raises:
            BadInputError: none or several are meant.
        """
        wanted = fold_name(text)
        if wanted.isdecimal():
            found = [e for e in self._entries.values() if e.number == int(wanted)]
        else:
            named = [e for e in self._entries.values() if fold_name(e.name) == wanted]
            found = named or [
                e for e in self._entries.values() if wanted and wanted in fold_name(e.name)
            ]
        if len(found) == 1:
            return found[0]
        if not found:
            raise BadInputError(
                f"the ledger has nothing called {text!r}; /thread lists what it has"
            )
        listed = ", ".join(f"{e.number} ({e.name})" for e in found[:5])
        raise BadInputError(f"{text!r} could be {listed}; give the number")

    # What play does

    def propose(
        self,
        kind: Kind,
        name: str,
        *,
        source: int,
        detail: str = "",
        status: Status = "proposed",
        **more: Any,  # noqa: ANN401 - fields of an entry
    ) -> None:
        """Enter something that came up in play, or touch it when it is here already."""
        tidy = " ".join(name.split())
        if not tidy:
            return
        key = key_of(kind, tidy)
        held = self._entries.get(key)
        if held is None:
            self._entries[key] = Entry(
                number=self._next,
                kind=kind,
                name=tidy,
                detail=detail,
                status=status,
                source=source,
                touched=source,
                **more,
            )
            self._next += 1
            return
        back = held.status == "away" and kind == "person"
        self._entries[key] = replace(
            held,
            touched=source,
            detail=held.detail or detail,
            status="open" if back else held.status,
            **more,
        )

    def change(self, kind: Kind, name: str, *, source: int, **fields: Any) -> None:  # noqa: ANN401
        """Change fields of an entry that is here; nothing happens when it is not."""
        held = self.get(kind, name)
        if held is not None:
            self._entries[held.key] = replace(held, touched=source, **fields)

    # What the player does

    def decide(self, do: str, key: str, *, source: int, text: str = "") -> None:
        """Carry out a decision of the player's; an entry that is gone is left alone.

        Args:
            do: one of ``CHANGES``, ``edit`` (the name) or ``detail``.
            key: the entry.
            source: the decision's record.
            text: the new name or detail.
        """
        held = self._entries.get(key)
        if held is None:
            return
        if do == "edit":
            self._rename(held, text, source)
        elif do == "detail":
            self._entries[key] = replace(held, detail=text, touched=source)
        elif do in CHANGES:
            status: Status = CHANGES[do]  # type: ignore[assignment]
            self._entries[key] = replace(held, status=status, touched=source)

    def _rename(self, held: Entry, name: str, source: int) -> None:
        renamed = replace(held, name=" ".join(name.split()), touched=source)
        if renamed.key != held.key and renamed.key in self._entries:
            del self._entries[held.key]  # both were the same all along; the other one stays
            return
        # The order is that of the numbers, so the entry stays where it was.
        self._entries = {
            (renamed.key if key == held.key else key): (renamed if key == held.key else entry)
            for key, entry in self._entries.items()
        }

    def reword(self, reword: "Rewording", *, source: int) -> None:
        """Write names and details anew, as a correction asks.

        Args:
            reword: called with a text and the record that the entry came from.
            source: the correction's record.
        """
        for entry in list(self._entries.values()):
            name, detail = reword(entry.name, entry.source), reword(entry.detail, entry.source)
            if detail != entry.detail:
                self._entries[entry.key] = replace(entry, detail=detail, touched=source)
            if name != entry.name:
                self._rename(self._entries[entry.key], name, source)


class Rewording(Protocol):
    """Writes a text anew; see ``companion.threads.corrections``."""

    def __call__(self, text: str, sequence: int) -> str:
        """Return ``text``, which stands at record ``sequence``, as it should read."""
        ...
