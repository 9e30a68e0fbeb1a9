"""The seat at the table: which of the player's characters acts, and the parts of play of theirs."""

from typing import Any

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.brief import Narrator
from companion.session.book import Book
from companion.session.briefs import Briefs
from companion.session.dealing import Dealing
from companion.session.exchange import Suggester
from companion.session.fighting import Fighting
from companion.session.foe_telling import FoeTelling
from companion.session.party import Party
from companion.session.proposing import Proposer
from engine.api import JsonValue


class Seat:
    """Who acts. Whatever is made for one character is made anew when another one sits down.

    Args:
        campaign: the campaign.
        actor: name of the player's character.
        party: the player's side.
        book: the campaign's ledger.
        narrator: names the stakes.
        suggest: suggests difficulties.

    Attributes:
        actor: name of the character who acts.
        briefs: makes the narrator's briefs.
        fighting: the turn-by-turn side of the game.
        dealing: plain deeds with things.
        proposer: puts checks on the table.
    """

    def __init__(
        self,
        campaign: Campaign,
        actor: str,
        party: Party,
        book: Book,
        *,
        narrator: Narrator,
        suggest: Suggester,
    ) -> None:
        self._campaign = campaign
        self._party = party
        self._book = book
        self._narrator = narrator
        self.suggest = suggest
        self._teller: FoeTelling | None = None
        self.take(actor)

    def take(self, actor: str) -> None:
        """Let ``actor`` act from now on."""
        self.actor = actor
        self.briefs = Briefs(self._campaign, actor, self._book)
        self.fighting = Fighting(self._campaign, actor, self._party)
        self.fighting.teller = self._teller
        self.dealing = Dealing(self._campaign, actor)
        self.proposer = Proposer(
            self._campaign,
            actor,
            narrator=self._narrator,
            suggest=self.suggest,
            briefs=self.briefs,
            party=self._party,
        )

    def tell_fights_by(self, teller: FoeTelling) -> None:
        """Let somebody tell what the other side does in a fight, whoever acts."""
        self._teller = self.fighting.teller = teller

    def named(self, name: str) -> str:
        """Return the whole name of a character whom the player may let act.

        Args:
            name: the character's name, its beginning or a word of it.

        Raises:
            BadInputError: nobody of the player's is called so, or it is an ally.
        """
        found = self._party.must_find(name)
        if found in self._party.allies:
            raise BadInputError(f"{found} is an ally and acts without you; ask for help instead")
        return found

    def due(self) -> str | None:
        """Return who has the turn in a fight, if it is another one of the player's."""
        members, choice = self._party.members, self.fighting.choice
        due = [name for name in self._party.on_turn() if name in members]
        if choice is not None and choice.who in members:
            due = [choice.who]
        if self.actor not in members:
            due = due or list(members)
        return due[0] if due and self.actor not in due else None

    @property
    def others(self) -> list[str]:
        """The others on the player's side."""
        return [name for name in self._party.everybody if name != self.actor]

    @property
    def sheet(self) -> Any:  # noqa: ANN401 - any game's sheet
        """The sheet of the character who acts."""
        return self._campaign.state.characters[self.actor]

    @property
    def sheet_data(self) -> dict[str, JsonValue]:
        """The sheet as JSON."""
        data: dict[str, JsonValue] = self.sheet.model_dump(mode="json")
        return data

    def things(self) -> list[str]:
        """Return the names of everything on the sheet."""
        return [element.name for element in self._elements()]

    @property
    def spendable(self) -> tuple[str, int]:
        """Return what may be spent on a check before the dice, and how many are left."""
        return self._campaign.rule_system.play.spendable(self.sheet)

    def traits(self) -> list[str]:
        """Return the names on the sheet that are neither gear nor a condition."""
        return [e.name for e in self._elements() if e.role not in ("gear", "condition")]

    def _elements(self) -> Any:  # noqa: ANN401 - a tuple of the engine's elements
        return self._campaign.rule_system.play.elements(self.sheet)
