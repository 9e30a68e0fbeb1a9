"""Rolls: declared before the dice exist, resolved once, found again."""

from collections.abc import Mapping
from typing import Final

from companion.errors import BadInputError, JournalConflictError, JournalError
from companion.journal import records as kinds
from companion.journal.canonical import canonical_json
from companion.journal.chance import PLAY
from companion.journal.chronicle import Chronicle
from companion.journal.fold import Pending
from companion.journal.version import program_version
from engine.api import (
    Action,
    Dice,
    Event,
    GivenDice,
    JsonValue,
    Resolution,
    RuleError,
)

MAX_REASON: Final = 1_000


class Rolls(Chronicle):
    """A campaign's journal with the rolls of its game."""

    def roll(
        self,
        action: Action,
        *,
        dice: Dice | None = None,
        summary: Mapping[str, JsonValue] | None = None,
    ) -> Resolution:
        """Declare a roll that the player agreed to and resolve it; both are durable on return.

        Args:
            action: what is tried.
            dice: the player's own dice; None for the campaign's.
            summary: what was shown before the roll (pool, difficulty, odds as fractions).

        Raises:
            RuleError: the rules do not allow it; nothing was rolled.
            ChanceError: the given dice do not fit; ask again, the roll waits.
            JournalConflictError: another process wrote first.
        """
        pending = self.declare(action, summary=summary, physical=dice is not None, accepted=True)
        return self.resolve(pending.number, dice=dice)

    def declare(
        self,
        action: Action,
        *,
        summary: Mapping[str, JsonValue] | None = None,
        physical: bool = False,
        accepted: bool = False,
    ) -> Pending:
        """Record what is about to be rolled, before any die exists.

        A declaration that waits already is withdrawn for the new one, under the same number: no
        change of mind ever buys other dice.

        Args:
            action: what is tried.
            summary: what the player is shown.
            physical: the player throws dice of their own.
            accepted: the player has agreed; a crash is then made good by ``recover``. A proposal
                that the player is still thinking about waits as ``pending``.

        Raises:
            RuleError: the rules do not allow it.
            JournalError: the roll before was agreed and is not made yet.
        """
        data = self.codec.action_json(action)
        self.rule_system.check(self.state, self.codec.action(data))
        entries: list[tuple[str, Mapping[str, JsonValue]]] = []
        waiting = self.pending
        if waiting is not None:
            if waiting.accepted and not waiting.physical:
                raise JournalError(
                    f"roll {waiting.number} was agreed; resolve it before the next one"
                )
            entries.append(withdrawal(waiting, "replaced"))
        body = {
            "number": self.next_roll,
            "stream": PLAY,
            "action": data,
            "summary": dict(summary or {}),
            "physical": physical,
            "accepted": accepted,
        }
        if waiting is not None and _same_declaration(waiting, body):
            return waiting
        self._write([*entries, (kinds.DECLARE, body)])
        declared = self.pending
        assert declared is not None
        return declared

    def withdraw(self, reason: str = "") -> None:
        """Give up the pending roll. Its number, and so its dice, stay for the next one.

        Args:
            reason: why, for the record.

        Raises:
            BadInputError: no roll is pending.
        """
        if self.pending is None:
            raise BadInputError("no roll is waiting, so there is nothing to withdraw")
        self._write([withdrawal(self.pending, reason)])

    def resolve(self, number: int | None = None, *, dice: Dice | None = None) -> Resolution:
        """Roll the declared roll ``number``; once. Asked again, it tells what was rolled.

        Args:
            number: the roll's number; None for the one that waits.
            dice: the player's own dice; None for the campaign's.

        Raises:
            ChanceError: the given dice do not fit; ask again, the roll waits.
            RuleError: the roll cannot be made; it is withdrawn.
            BadInputError: it was never declared, or with other dice.
        """
        pending = self.pending
        if number is None:
            if pending is None:
                raise BadInputError("no roll is waiting; declare one first")
            number = pending.number
        if number < self.next_roll:
            return self.resolution(number)
        if pending is None or pending.number != number:
            raise BadInputError(f"roll {number} was not declared; declare it first")
        body = self._resolved(pending, self._source(pending, dice), dice)
        try:
            self._write([(kinds.ROLL, body)])
        except JournalConflictError:
            # Another process may have made this very roll: the same stream gives the same faces.
            self.refresh()
            if number >= self.next_roll:
                raise
            return self.resolution(number)
        return self.codec.resolution(body)

    def _source(self, pending: Pending, dice: Dice | None) -> Dice:
        if dice is not None:
            if pending.accepted and not pending.physical:
                raise BadInputError(f"roll {pending.number} was agreed with the campaign's dice")
            return dice
        if pending.physical:
            raise BadInputError(f"roll {pending.number} waits for your own dice; give the faces")
        return self._seeded(PLAY, pending.number)

    def _seeded(self, stream: str, number: int) -> Dice:
        dice = self._epochs.dice(stream, number)
        if dice is None:
            raise JournalError(
                "the secret seed of these dice is not here; play on in a branch, or with own dice"
            )
        return dice

    def _resolved(self, pending: Pending, source: Dice, given: Dice | None) -> dict[str, JsonValue]:
        action = self.codec.action(pending.action)
        try:
            resolution = self.rule_system.resolve(self.state, action, source)
        except RuleError as error:
            self._write([withdrawal(pending, f"refused: {error}")])
            raise
        if isinstance(given, GivenDice) and resolution.reads_dice:
            given.finish()
        body: dict[str, JsonValue] = {
            "number": pending.number,
            "declare": pending.sequence,
            "physical": given is not None,
            "by": program_version(),
            **self.codec.resolution_json(resolution),
        }
        self._fold.after(self.codec.events(body["events"]))
        return body

    def resolution(self, number: int) -> Resolution:
        """Return what roll ``number`` gave, from the journal.

        Raises:
            BadInputError: there is no such roll.
            JournalError: its record is damaged.
        """
        return self.codec.resolution(self._roll_record(number).body)

    def rolled(self, number: int) -> tuple[Action, Resolution]:
        """Return the action of roll ``number`` and what it gave; raises as ``resolution``."""
        action = self.codec.action(self._declare_body(number)["action"])
        return action, self.resolution(number)

    def declaration(self, number: int) -> dict[str, JsonValue]:
        """Return what the player was shown before roll ``number``; raises as ``resolution``."""
        summary: dict[str, JsonValue] = self._declare_body(number)["summary"]
        return summary

    def consequences_of(self, number: int) -> tuple[Event, ...] | None:
        """Return the events that ``apply`` added for roll ``number``.

        Returns:
            None when there are none yet, or an undo took them back.
        """
        since = self._roll_record(number).sequence
        bodies = [r.body for r in self.records(since, {kinds.EVENTS}, live=True)]
        mine = [body["events"] for body in bodies if body.get("roll") == number]
        return tuple(e for events in mine for e in self.codec.events(events)) if mine else None

    def recover(self) -> Resolution | None:
        """Make the roll that was agreed when the program died; the same faces, once.

        Returns:
            What it gave; None when nothing was left open.
        """
        pending = self.pending
        if pending is None or not pending.accepted or pending.physical:
            return None
        if self._epochs.dice(PLAY, pending.number) is None:
            return None
        try:
            return self.resolve(pending.number)
        except RuleError:
            return None  # it was withdrawn, with the reason on record


def withdrawal(pending: Pending, reason: str) -> tuple[str, dict[str, JsonValue]]:
    """Return the entry that takes a declared roll back."""
    body = {"number": pending.number, "declare": pending.sequence, "reason": reason[:MAX_REASON]}
    return kinds.WITHDRAW, body


def _same_declaration(waiting: Pending, body: Mapping[str, JsonValue]) -> bool:
    mine = (waiting.action, waiting.summary, waiting.physical, waiting.accepted)
    new = (body["action"], body["summary"], body["physical"], body["accepted"])
    return canonical_json(mine) == canonical_json(new)
