"""What a human GM tells: kept in their own words, and what it would change is put on offer."""

from dataclasses import replace
from typing import Final

from companion.session import records
from companion.session.gm_dues import Dues
from companion.session.gm_offers import Offer
from companion.session.gm_telling import GmTelling
from companion.session.safety import Crossing
from companion.session.scene import find_person
from companion.session.scenes import sheets_away
from engine.api import CharacterJoined

LONGEST_TELLING: Final = 2_000
"""Characters of one telling that are kept."""


class ToldDues(Dues):
    """The part of a GM's table that keeps what is told."""

    _spoken_of: str | None = None
    absent: str = ""
    """Whom the last telling would have changed, had they been here."""

    def telling(self) -> GmTelling:
        """Return a reader of what is told, for the game as it stands."""
        state = self._state
        return GmTelling(
            self.sitting.system,
            state,
            find=lambda name: find_person(state, name),
            away=sheets_away(self.sitting.campaign),
            last=self._spoken_of if self._spoken_of in state.characters else None,
        )

    def meant(self, text: str) -> tuple[list[Offer], bool]:
        """Return what a telling would change, and whether it tells outright how somebody is now."""
        reading = self.telling()
        offers = reading.offers(text) or reading.foreign(text)
        self.absent = reading.absent
        if reading.last is not None:
            self._spoken_of = reading.last
        return offers, bool(offers) or reading.is_outcome

    def newcomer(self, name: str) -> Offer:
        """Return the offer to bring somebody in whom an attempt names and who is not here."""
        sheet = self.sitting.system.play.opponent_sheet(name, "")
        return Offer(events=(CharacterJoined(sheet=sheet),), about=f"{name} joins the scene")

    def crossing(self, text: str) -> Crossing:
        """Return what a telling crosses of the table's agreement."""
        return self.sitting.guard.safety.crossing(text)

    def tell(self, text: str, offers: list[Offer]) -> None:
        """Keep what the GM told, and put what it would change before what a roll offers.

        Args:
            text: the GM's words; never reworded.
            offers: what they would change, in order.
        """
        sitting = self.sitting
        sitting.withdraw()
        said = " ".join(text.split())[:LONGEST_TELLING]
        sitting.campaign.append(
            records.NARRATION, {"roll": None, "sentences": [said], "by": records.GM}
        )
        sitting.memory.heard((said,), roll=None)
        if offers:
            rolled = [offer for offer in self.due.offers if not offer.told]
            self.due.offers = [*(replace(offer, told=True) for offer in offers), *rolled]
