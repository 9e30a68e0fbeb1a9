"""Rolls of a sitting: thrown, taken up again where they were left, and closed after a choice."""

from dataclasses import replace

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.session import records
from companion.session.exchange import Proposal, Rolled
from companion.session.memory import Memory
from engine.api import Action, Dice, Resolution


class Rolling:
    """The rolls of one campaign.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
    """

    def __init__(self, campaign: Campaign, memory: Memory) -> None:
        self._campaign = campaign
        self._memory = memory

    def throw(self, proposal: Proposal, dice: Dice | None = None) -> Rolled:
        """Throw the dice of a proposal.

        Args:
            proposal: what was agreed.
            dice: the player's own dice; None for the campaign's.

        Raises:
            ChanceError: the given dice do not fit.
        """
        resolution = self._campaign.resolve(proposal.number, dice=dice)
        self._memory.rolled_now(proposal.number)
        return self._rolled(proposal.number, proposal.action, resolution, proposal)

    def unfinished(self) -> Rolled | None:
        """Return the last roll when it was never told to the end, as after a crash."""
        number = self._memory.untold
        return None if number is None else self._earlier(number)

    def retry(self) -> Rolled:
        """Take back the words for the last roll, to tell the same outcome in others.

        Raises:
            BadInputError: no roll was told yet, or another scene has begun since.
        """
        number = self._memory.last_roll
        if number is None:
            raise BadInputError("no roll was told yet, so there is nothing to tell again")
        if self._memory.scene_since:
            raise BadInputError(
                "nothing was rolled in this scene yet, and what was told of the last one stands"
            )
        tellings = self._tellings(number)
        if tellings:
            again = {"roll": number, "sentences": [], "again": True, "tellings": tellings}
            self._campaign.append(records.NARRATION, again)
            self._memory.tell_again(tellings)
        return self._earlier(number)

    def _tellings(self, number: int) -> int:
        """Return how often a roll was told so far, what was taken back included."""
        told = self._campaign.records(kinds={records.NARRATION})
        return sum(r.body.get("roll") == number and not r.body.get("again") for r in told)

    def is_open(self, rolled: Rolled) -> bool:
        """Return whether somebody must choose (to spend a Boon, say) before the result stands."""
        return rolled.resolution.degree is None and self._campaign.state.pending is not None

    def closed(self, rolled: Rolled) -> Rolled | None:
        """Return a roll with the result that stood after the choices that it waited for.

        Args:
            rolled: the roll.

        Returns:
            The roll itself when its result stands; None while it is open.
        """
        if rolled.resolution.degree is not None:
            return rolled
        for number in range(rolled.number + 1, self._campaign.next_roll):
            action, resolution = self._campaign.rolled(number)
            if resolution.degree is None:
                continue
            later = self._rolled(rolled.number, action, resolution, rolled.proposal)
            return replace(later, action=rolled.action, card=later.card)
        return None

    def _earlier(self, number: int) -> Rolled:
        action, resolution = self._memory.rolled(number)
        rolled = self._rolled(number, action, resolution, None)
        return self.closed(rolled) or rolled

    def _rolled(
        self, number: int, action: Action, resolution: Resolution, proposal: Proposal | None
    ) -> Rolled:
        system = self._campaign.rule_system
        titles = {degree.slug: degree.title for degree in system.degrees}
        title = titles.get(resolution.degree or "", "")
        had = None
        if proposal is not None:
            had = next(((label, p) for label, p in proposal.odds if label == title), None)
        return Rolled(
            number=number,
            proposal=proposal,
            action=action,
            resolution=resolution,
            card=system.play.card(action, resolution),
            title=title,
            had=had,
        )
