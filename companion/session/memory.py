"""What a sitting remembers: read once from the journal when it opens, then kept as play goes on."""

import hashlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from companion.journal import Campaign
from companion.session import records
from companion.session.scene import RECENT_SENTENCES
from engine.api import Action, Effect, EffectApplied, JsonValue, Resolution

KEPT_SENTENCES: Final = 1_500
"""Sentences that must not come again: some 300 exchanges."""


@dataclass(slots=True, kw_only=True)
class Memory:
    """A campaign's memory.

    Attributes:
        campaign: where it comes from.
        exchange: number of the current exchange.
        told: sentences told, oldest first.
        recent: sentences of the last narrations.
        last_text: the player's last words.
        wants: person to what they are after.
        genre, tone: how the table wants it told.
        seed: number that varies the prose; from the campaign's id, so a replay reads the same.
        untold: number of the last roll if its narration is missing.
    """

    campaign: Campaign
    exchange: int = 0
    told: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT_SENTENCES))
    recent: deque[str] = field(default_factory=lambda: deque(maxlen=RECENT_SENTENCES))
    last_text: str = ""
    wants: dict[str, str] = field(default_factory=dict)
    genre: str = ""
    tone: str = "adventure"
    seed: int = 0
    untold: int | None = None

    @classmethod
    def of(cls, campaign: Campaign) -> "Memory":
        """Return the memory of what a campaign's journal holds."""
        digest = hashlib.sha256(campaign.id.encode()).digest()
        memory = cls(campaign=campaign, seed=int.from_bytes(digest[:4], "big"))
        wanted = (records.PLAYER, records.NARRATION, records.OPENING, "roll")
        for record in campaign.records(kinds=wanted, live=True):
            memory._take(record.kind, record.body)
        return memory

    def _take(self, kind: str, body: dict[str, Any]) -> None:
        if kind == records.PLAYER:
            self.exchange += 1
            self.last_text = str(body.get("text", ""))
        elif kind == records.OPENING:
            self.genre = str(body.get("genre", ""))
            self.tone = str(body.get("tone", self.tone))
            self.wants.update(body.get("wants", {}))
        elif kind == records.NARRATION:
            if body.get("roll") is not None and body["roll"] == self.untold:
                self.untold = None
            for sentence in body.get("sentences", ()):
                self.hear(str(sentence))
        else:
            self.untold = int(body["number"])

    def hear(self, sentence: str) -> None:
        """Remember a sentence that was told."""
        self.told.append(sentence)
        self.recent.append(sentence)

    def declared(self, number: int) -> dict[str, JsonValue]:
        """Return what was journaled about roll ``number`` before its dice."""
        return self.campaign.declaration(number)

    def effects_of(self, number: int) -> tuple[Effect, ...] | None:
        """Return the consequences that were applied for a roll; None when none were decided yet."""
        events = self.campaign.consequences_of(number)
        if events is None:
            return None
        return tuple(e.effect for e in events if isinstance(e, EffectApplied) and e.effect.key)

    def rolled(self, number: int) -> tuple[Action, Resolution]:
        """Return the action and the resolution of an earlier roll."""
        return self.campaign.rolled(number)
