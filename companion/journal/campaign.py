"""One campaign: its journal, its dice, undo, branches, export and verification."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.errors import BadInputError
from companion.journal import records as kinds
from companion.journal.chance import MAX_SIDES, MIN_SIDES, PLAY
from companion.journal.records import Record
from companion.journal.rolls import Rolls
from engine.api import Dice, GivenDice, JsonValue, RecordedDice

if TYPE_CHECKING:
    from companion.journal.verify import VerifyReport


class Campaign(Rolls):
    """A campaign that was opened. Not to be shared between threads."""

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
            if not kinds.outlasts_undo(record.kind, record.body)
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
