"""One campaign: its journal, its dice, undo, branches and verification."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from companion.errors import BadInputError, JournalConflictError, JournalError
from companion.journal import records as kinds
from companion.journal.chance import MAX_SIDES, MIN_SIDES, PLAY
from companion.journal.chronicle import Chronicle
from companion.journal.fold import Pending
from companion.journal.records import Record
from companion.journal.version import program_version
from engine.api import (
    Action,
    Dice,
    Event,
    GivenDice,
    JsonValue,
    RecordedDice,
    Resolution,
    RuleError,
)

if TYPE_CHECKING:
    from companion.journal.verify import VerifyReport

MAX_REASON: Final = 1_000


class Campaign(Chronicle):
    """A campaign that was opened. Not to be shared between threads."""

    # Rolls

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

    def draw(
        self, stream: str, sides: Sequence[int], *, about: str, dice: Dice | None = None
    ) -> tuple[int, ...]:
        """Draw faces that no action of the game asks for, such as an oracle's.

        Args:
            stream: whose dice, such as ``oracle``; each stream counts its own draws.
            sides: sides of each die, 2..256.
            about: what is asked; kept with the answer.
            dice: the player's own dice; None for the campaign's.

        Raises:
            BadInputError: the stream is that of the rolls, or a die has impossible sides.
            ChanceError: the given dice do not fit.
        """
        if stream == PLAY or not stream:
            raise BadInputError("draws need a stream of their own; rolls of the game use `roll`")
        if not sides or any(not MIN_SIDES <= count <= MAX_SIDES for count in sides):
            raise BadInputError(f"a die has {MIN_SIDES} to {MAX_SIDES} sides")
        number = self._fold.next_draw.get(stream, 1)
        recorded = RecordedDice(self._seeded(stream, number) if dice is None else dice)
        faces = tuple(recorded.face(count) for count in sides)
        if isinstance(dice, GivenDice):
            dice.finish()
        body = {
            "stream": stream,
            "number": number,
            "physical": dice is not None,
            "draws": recorded.draws,
            "about": about,
        }
        self._write([(kinds.DRAW, body)])
        return faces

    def take_player_text(self, text: str) -> None:
        """Mix the player's own text into the dice, after the commitment and before any roll.

        Raises:
            BadInputError: empty, given before, or too late.
        """
        if not text:
            raise BadInputError("an empty text changes nothing; give at least one character")
        held = {record.kind for record in self.records()}
        if held & {kinds.PLAYER_TEXT, kinds.DECLARE, kinds.DRAW}:
            raise BadInputError(
                "the dice are fixed by now; a text counts only before the first roll"
            )
        self._write([(kinds.PLAYER_TEXT, {"text": text})])

    # Taking back

    def undo(self, *, to: int | None = None) -> Record:
        """Take back what happened since the last roll; never the roll itself.

        Args:
            to: place of the last record that stays; None for the last roll's (or the opening's).

        Raises:
            BadInputError: that would go past a roll, or there is nothing to take back.
        """
        floor = self.undo_floor
        back_to = floor if to is None else to
        if back_to < floor:
            raise BadInputError(
                f"record {floor} is a roll, and no undo goes past one; start a branch at "
                f"record {back_to} to play on from there with new dice"
            )
        takes_back = [
            record.sequence
            for record in self.records(since=back_to, live=True)
            if record.kind not in kinds.LASTING
        ]
        if not takes_back:
            raise BadInputError(
                "nothing happened since the last roll, so nothing can be taken back"
            )
        return self._write([(kinds.UNDO, {"to": back_to, "takes_back": takes_back})])[0]

    def branch(self, name: str, *, at: int, seed: bytes | None = None) -> "Campaign":
        """Start a campaign of its own from this one's past, with new dice.

        Args:
            name: the new campaign's name.
            at: place of the last record that it shares.
            seed: secret seed of the new dice; None for 32 random bytes.

        Returns:
            The new campaign; both journals tell of the branch.

        Raises:
            BadInputError: the name or ``at`` cannot be used.
            JournalConflictError: the name is taken, or another process wrote first.
        """
        from companion.journal.branching import branch

        return branch(self, self._store, name, at=at, seed=seed)

    def export(self, *, reveal_seeds: bool = False) -> dict[str, JsonValue]:
        """Return the whole campaign as JSON data, exact to the last record.

        Args:
            reveal_seeds: add the secret seeds, so that others can check the dice and play on.
                Whoever has them can foresee every die to come, of the campaigns it branched off
                as well.
        """
        from companion.journal.export import export

        return export(self, self._store, reveal_seeds=reveal_seeds)

    def verify(self, anchor: str | None = None) -> "VerifyReport":
        """Check the whole journal: chain, commitment, every die, every result, every state.

        Args:
            anchor: hash of a record that was noted at the end of a sitting, or its first digits.
        """
        from companion.journal.verify import verify

        return verify(self, self._store, anchor)


def withdrawal(pending: Pending, reason: str) -> tuple[str, dict[str, JsonValue]]:
    """Return the entry that takes a declared roll back."""
    body = {"number": pending.number, "declare": pending.sequence, "reason": reason[:MAX_REASON]}
    return kinds.WITHDRAW, body


def _same_declaration(waiting: Pending, body: Mapping[str, JsonValue]) -> bool:
    from companion.journal.canonical import canonical_json

    mine = (waiting.action, waiting.summary, waiting.physical, waiting.accepted)
    new = (body["action"], body["summary"], body["physical"], body["accepted"])
    return canonical_json(mine) == canonical_json(new)
