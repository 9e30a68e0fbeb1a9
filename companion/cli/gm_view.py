"""What a human GM sees: the check with whose it is, what a roll owes, and what is on offer."""

from collections.abc import Sequence
from typing import Final

from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.cli.table_view import TableView
from companion.openings import sentences_of
from companion.session.exchange import Proposal, Rolled
from companion.session.gm_offers import Offer
from companion.session.gm_recap import recap_rows
from companion.session.gm_table import GmTable
from companion.session.sitting import Sitting
from companion.wording import describe

WELCOME: Final = (
    'You are the GM. Say who tries what ("Farek climbs the wall with his rope", "ghoul: bite '
    'Farek"); I judge, roll and keep count, and you tell.'
)
OVERRULE: Final = (
    "Enter rolls. A number or a die alone sets another difficulty; n takes it back; more words "
    "argue."
)
EFFECTS: Final = (
    "/effect 1 takes an effect, /effect 1 size 2 or /effect 1 name Bruised changes it, /effect ok "
    "takes all, /effect skip none."
)


TELL_IT: Final = (
    'Say what it comes to in your own words ("Farek takes two injuries"), and I offer to write it '
    "down; /effect harm Farek: Bruised 1 writes it at once."
)


class GmView(TableView):
    """What a human GM sees of a table.

    Args:
        table: the table.
        source: where the players' own dice are typed.
        screen: where everything is shown.
        auto: proposals are rolled at once.

    Attributes:
        table: as given.
        fresh: how many of what is on offer were shown just now, so that "y" means them.
    """

    fight_hint = "/end ends the turn that runs; /npc auto plays out the turn of one of your people."

    def __init__(
        self, table: GmTable, *, source: LineSource, screen: Screen, auto: bool = False
    ) -> None:
        super().__init__(table.sitting, source=source, screen=screen, auto=auto)
        self.table = table
        self.fresh = 0

    def hint(self, name: str, text: str) -> None:
        """Show a hint once in a campaign."""
        self._hints.once(name, text)

    def move_to(self, sitting: Sitting) -> None:
        """Go on with another campaign, the table with it."""
        super().move_to(sitting)
        self.table.move_to(sitting)

    # Checks

    def proposal(self, proposal: Proposal) -> None:
        """Show a check on the table, with whose it is; the stakes are the GM's."""
        for remark in proposal.remarks:
            self._screen.line(remark, "hint")
        notes = [("Who", proposal.request.actor), ("Why", proposal.reason)]
        if proposal.warning:
            notes.append(("Warning", "this may end a character's part; tell the player first"))
        self._screen.proposal(proposal.summary, [(label, text) for label, text in notes if text])
        self._screen.odds(proposal.odds)
        if self._auto:
            self.roll()
        else:
            self.hint("gm-overrule", OVERRULE)

    def tell(self, rolled: Rolled) -> str:
        """Show what a roll owes, and what may be taken; the telling is the GM's."""
        due = self.table.after(rolled)
        if due.brief:
            self._screen.line(f"Owed: {due.brief}", "label")
        self.offers()
        return ""

    # Offers

    def offers(self) -> None:
        """Show everything that is on offer."""
        self.show_offers(self.table.due.offers)
        if self.table.due.offers:
            self.hint("gm-effects", EFFECTS)
        elif self.table.due.brief:
            self.hint("gm-tell-it", TELL_IT)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show offers with their numbers; "y" means these now."""
        self.fresh = len(offers)
        for place, offer in enumerate(offers, start=1):
            text = describe(offer.effect) if offer.effect is not None else offer.about
            self._screen.line(f"  {place}. {text}")

    def take_offer(self, place: int) -> None:
        """Take one of the offers, and show what it changed.

        Raises:
            BadInputError: there is no such offer, or the game cannot apply it.
        """
        offer, notes = self.table.take(place)
        effect = offer.effect
        text = describe(effect) if effect is not None else offer.about
        style = "" if effect is None else "good" if effect.good else "bad"
        self._screen.line(f"  {text}", style)
        for told in notes:
            self._screen.line(f"  {told}")
        if offer.scene:
            self.show_scene(())
        elif self.sitting.fighting.is_running:
            self.follow()

    # The course of the game

    def aftermath(self) -> None:
        """Do nothing: what follows a defeat is for the human GM to say."""

    def follow(self) -> None:
        """Say whose turn it is."""
        fighting = self.sitting.fighting
        turn = fighting.gm_turn()
        if turn and fighting.choice is None:
            self._screen.line(
                f"It is the turn of {turn[0]}: say what they do, or /npc auto.", "title"
            )
            return
        ours = self.sitting.party.on_turn()
        if ours and fighting.choice is None:
            self._screen.line(f"It is the turn of {ours[0]}.", "title")

    def so_far(self) -> None:
        """Show what was told and rolled lately, and what is open."""
        self._screen.lines("So far", recap_rows(self.sitting) or ["nothing was told or rolled yet"])

    def show_place(self) -> None:
        """Show where the game stands, and where the adventure leads from there."""
        running = self.sitting.adventure
        ways = () if running is None else running.ways_on()
        self.show_scene([f"from here, {i}: {s.place}" for i, s in enumerate(ways, 1)])

    def read_out(self, text: str) -> None:
        """Offer a written scene to be read out; whether it is, and how, is the GM's."""
        shown = [s for s in map(self.sitting.guard.shown, sentences_of(text)) if s]
        if shown:
            self._screen.line(f"To read out, if you like: {' '.join(shown)}", "hint")

    def pick_up(self) -> None:
        """Greet the GM, and show where the table left off."""
        self.hint("gm", WELCOME)
        self.show_place()
        if recap_rows(self.sitting):
            self.so_far()
        super().pick_up()
