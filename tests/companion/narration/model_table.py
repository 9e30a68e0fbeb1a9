"""A table with a scripted chat model: what it was asked, what was told, what the journal holds."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.cli.chat_model import ModelSeat
from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.models import ScriptedChatModel
from companion.models.asking import Asker
from companion.models.client import ChatModel, Request
from companion.models.limits import Limits, Meter, MeteredModel
from companion.narration.reading_back import When
from companion.narration.storyteller import Storyteller
from companion.openings import own_opening
from companion.session.exchange import Answered, FightBegins, Proposal, Talk
from companion.session.sitting import Sitting
from engine.api import CharacterJoined
from tests.companion.session.doubles import LINES

NO_PROSE = '{"effects": []}\n'


@dataclass
class Table:
    journal: Journal
    sitting: Sitting
    seat: ModelSeat
    said: list[str] = field(default_factory=list)
    passed: bool | None = None
    """Whether the roll of the last message succeeded; None when nothing was rolled."""

    def told(self, text: str) -> list[str]:
        """Play one message to its end and return what the player reads of it."""
        reply = self.sitting.say(text)
        lines: list[str] = []
        self.passed = None
        if isinstance(reply, FightBegins):
            list(reply.steps)
            reply = reply.then()  # type: ignore[misc]
        if isinstance(reply, Talk):
            lines += list(reply.sentences)
        elif isinstance(reply, Answered):
            lines.append(reply.text)
        elif isinstance(reply, Proposal):
            rolled = self.sitting.roll()
            if self.sitting.rolling.is_open(rolled):
                self._choose()
                rolled = self.sitting.rolling.closed(rolled) or rolled
            self.passed = rolled.resolution.passed
            lines += list(self.sitting.tell(rolled).sentences)
        self._choose()
        list(self.sitting.fighting.advance())
        return lines

    def _choose(self) -> None:
        while self.sitting.fighting.choice is not None:
            list(self.sitting.fighting.answer(self.sitting.fighting.choice.options[0]))

    def records(self, kind: str) -> list[dict[str, Any]]:
        return [record.body for record in self.sitting.campaign.records(kinds={kind})]


def table_with(
    path: Path,
    model: ChatModel | Callable[[Request], Any],
    *,
    system: str = "stitcher",
    place: str = "a narrow ledge above the gorge",
    limits: Limits | None = None,
    seed: bytes = b"seed",
    reading_back: When = "unsure",
    language: str = "en",
) -> Table:
    """Return a table whose narrator and reader is ``model`` (a function of the request, or one)."""
    inner = model if hasattr(model, "complete") else ScriptedChatModel(model)  # type: ignore[arg-type]
    meter = Meter()
    said: list[str] = []
    asker = Asker(MeteredModel(inner, meter=meter, limits=limits), meter=meter, say=said.append)  # type: ignore[arg-type]
    seat = ModelSeat(
        asker, meter, floor=Storyteller(), language=language, reading_back=reading_back
    )
    journal = Journal.open(path / "campaigns.db")
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Test", system, seed=seed, settings=kit)
    sheet = campaign.rule_system.play.draft_sheet("Farek", list(LINES[system]), campaign.state)
    campaign.apply(CharacterJoined(sheet=sheet))
    sitting = make_sitting(campaign, "Farek", seat=seat)
    list(sitting.begin(own_opening(system, place)))
    return Table(journal=journal, sitting=sitting, seat=seat, said=said)
