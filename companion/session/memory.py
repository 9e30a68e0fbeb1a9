"""What a sitting remembers: read once from the journal when it opens, then kept as play goes on."""

import hashlib
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import ROLL
from companion.oracle import SCENE
from companion.session import records
from companion.session.scene import RECENT_SENTENCES
from companion.threads import NOTE, Corrections
from engine.api import Action, Effect, EffectApplied, JsonValue, Resolution

if TYPE_CHECKING:
    from companion.session.exchange import AskedBack

KEPT_SENTENCES: Final = 1_500
"""Sentences that must not come again: some 300 exchanges."""
ASKED_LATELY: Final = 60
"""Lines that are not asked about once more."""
SLACK: Final = 500
"""Sentences beyond that before the oldest go, many at once: narrators index what was told, and an
index that only grows is cheap."""


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
        untold: number of the last roll that is told, if its narration is missing.
        last_roll: number of that roll; what others roll in a fight is shown and not told.
        ended: the player's characters whose story came to its end.
        partner: whom the player spoke with last; "" for nobody yet.
        asked: what the player was asked back and has not answered; None for nothing.
        asked_about: words that were asked about lately, and are not asked about again.
    """

    campaign: Campaign
    exchange: int = 0
    told: list[str] = field(default_factory=list)
    recent: deque[str] = field(default_factory=lambda: deque(maxlen=RECENT_SENTENCES))
    last_text: str = ""
    wants: dict[str, str] = field(default_factory=dict)
    genre: str = ""
    tone: str = "adventure"
    seed: int = 0
    untold: int | None = None
    last_roll: int | None = None
    ended: set[str] = field(default_factory=set)
    partner: str = ""
    asked: "AskedBack | None" = None
    asked_about: deque[str] = field(default_factory=lambda: deque(maxlen=ASKED_LATELY))
    _rolls: list[int] = field(default_factory=list)
    _told_rolls: set[int] = field(default_factory=set)
    _retold: dict[int, int] = field(default_factory=dict)
    _before_scene: int = 0
    _newest: tuple[int | None, int] = (None, 0)

    @classmethod
    def of(cls, campaign: Campaign) -> "Memory":
        """Return the memory of what a campaign's journal holds."""
        digest = hashlib.sha256(campaign.id.encode()).digest()
        memory = cls(campaign=campaign, seed=int.from_bytes(digest[:4], "big"))
        wanted = {records.PLAYER, records.NARRATION, records.OPENING, records.SKIP}
        wanted |= {SCENE, NOTE, ROLL, records.ENDING, records.CHAPTER}
        found = campaign.records(kinds=wanted, live=True)
        corrections = Corrections()
        skipped: set[int] = set()
        # What was skipped does not come again, also where an undo took the skipping back.
        for record in campaign.records(kinds={records.SKIP}):
            memory.told.extend(str(s) for s in record.body.get("sentences", ()))
        for record in found:
            if record.kind == NOTE:
                corrections.add(record.body)
            elif record.kind == records.SKIP:
                skipped.add(int(record.body.get("of", 0)))
        for record in found:
            if record.kind != NOTE and record.sequence not in skipped:
                memory._take(record, corrections)
        memory._look_back()
        return memory

    def reread(self) -> None:
        """Read the journal again, after something was corrected, taken back or a scene began."""
        fresh = Memory.of(self.campaign)
        # Whoever comes along is still whom one speaks with.
        fresh.partner = self.partner or fresh.partner
        fresh.asked_about = self.asked_about
        for part in fields(self):
            setattr(self, part.name, getattr(fresh, part.name))

    def _look_back(self) -> None:
        """Find the last roll that came from a proposal: only those are told."""
        for number in reversed(self._rolls):
            if number in self._told_rolls or "intent" in self.campaign.declaration(number):
                self.last_roll = number
                self.untold = None if number in self._told_rolls else number
                return

    def _take(self, record: Record, corrected: Corrections) -> None:
        body: dict[str, Any] = record.body
        at = record.sequence
        if record.kind == records.PLAYER:
            self.exchange += 1
            self.last_text = str(body.get("text", ""))
        elif record.kind == records.OPENING:
            self.genre = str(body.get("genre", ""))
            self.tone = str(body.get("tone", self.tone))
            self.partner = str(body.get("speaks", ""))
            self._want(body, corrected, at)
        elif record.kind == records.CHAPTER:
            self.partner = str(body.get("speaks", ""))
            self._want(body, corrected, at)
        elif record.kind == SCENE:
            self._want(body, corrected, at)
            self.recent.clear()
            self._before_scene = self._rolls[-1] if self._rolls else 0
        elif record.kind == records.NARRATION and body.get("again"):
            self._told_rolls.discard(int(body.get("roll") or 0))
            self._forget(body.get("roll"))
            self._told_once_more(int(body.get("roll") or 0), int(body.get("tellings", 1)))
        elif record.kind == records.NARRATION:
            sentences = [corrected(str(s), at) for s in body.get("sentences", ())]
            self.heard(sentences, roll=body.get("roll"))
        elif record.kind == records.ENDING:
            self.ended.add(str(body.get("name", "")))
        elif record.kind == records.SKIP:
            self.skipped([str(s) for s in body.get("sentences", ())], roll=body.get("roll"))
        else:
            self._rolls.append(int(body["number"]))

    def _want(self, body: Mapping[str, Any], corrected: Corrections, at: int) -> None:
        wants = body.get("wants", {}).items()
        self.wants.update({corrected(who, at): corrected(what, at) for who, what in wants})

    def heard(self, sentences: Sequence[str], *, roll: int | None) -> None:
        """Remember what was told to its end.

        Args:
            sentences: the narration.
            roll: number of the roll it tells; None for none.
        """
        self.told.extend(sentences)
        if len(self.told) > KEPT_SENTENCES + SLACK:
            del self.told[:-KEPT_SENTENCES]
        self.recent.extend(sentences)
        self._newest = (roll, len(sentences))
        self._was_told(roll)

    def skipped(self, sentences: Sequence[str], *, roll: int | None) -> None:
        """Remember what the player skipped: it does not come again, and nobody refers to it."""
        self.told.extend(sentences)
        self._was_told(roll)

    def _was_told(self, roll: int | None) -> None:
        if roll is not None:
            self._told_rolls.add(roll)
        if roll is not None and roll == self.untold:
            self.untold = None

    @property
    def scene_since(self) -> bool:
        """Whether another scene has begun since the last roll."""
        return self.last_roll is not None and self.last_roll <= self._before_scene

    def tell_again(self, tellings: int) -> None:
        """Take the last roll's words back; the next ones shall be others.

        Args:
            tellings: how often it was told so far, what an undo took back included.
        """
        self.untold = self.last_roll
        self._forget(self.last_roll)
        self._told_once_more(self.last_roll or 0, tellings)

    def _told_once_more(self, roll: int, tellings: int) -> None:
        self.seed += tellings
        self._retold[roll] = self._retold.get(roll, 0) + tellings

    def first_seed(self, roll: int) -> int:
        """Return the seed that a roll was first told with: other words change no consequence."""
        return self.seed - self.tellings(roll)

    def tellings(self, roll: int) -> int:
        """Return how often a roll was told and taken back."""
        return self._retold.get(roll, 0)

    def _forget(self, roll: int | None) -> None:
        """Leave out of the last narrations what is about to be told in other words."""
        told, count = self._newest
        if roll is not None and told == roll:
            for _ in range(min(count, len(self.recent))):
                self.recent.pop()
            self._newest = (None, 0)

    def rolled_now(self, number: int) -> None:
        """Remember that a roll was just made."""
        self.untold = self.last_roll = number

    def declared(self, number: int) -> Mapping[str, JsonValue]:
        """Return what was journaled about roll ``number`` before its dice."""
        return self.campaign.declaration(number)

    def effects_of(self, number: int) -> tuple[Effect, ...] | None:
        """Return the consequences applied for a roll; None when none were decided yet."""
        events = self.campaign.consequences_of(number)
        if events is None:
            return None
        return tuple(e.effect for e in events if isinstance(e, EffectApplied) and e.effect.key)

    def rolled(self, number: int) -> tuple[Action, Resolution]:
        """Return the action and the resolution of an earlier roll."""
        return self.campaign.rolled(number)
