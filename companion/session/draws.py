"""Faces outside the game's own rolls (openings, oracles), from the campaign's auditable streams."""

from companion.journal import Campaign


class DrawnDice:
    """Dice whose every face is a journaled draw.

    Args:
        campaign: whose dice.
        stream: name of the stream, such as ``opening``; never that of the game's rolls.
        about: what the faces decide; kept with them.
    """

    def __init__(self, campaign: Campaign, *, stream: str, about: str) -> None:
        self._campaign = campaign
        self._stream = stream
        self._about = about

    def face(self, sides: int, *, lane: str = "") -> int:
        """Return one face in ``1..sides`` (2..256); it is in the journal already."""
        about = f"{self._about} ({lane})" if lane else self._about
        return self._campaign.draw(self._stream, [sides], about=about)[0]
