"""Seats a chat model at the table: reader, suggester, narrator, rules answers, memory, cost.

Everything here is used only when a chat model was chosen; nothing of it decides about rules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from companion.cli.chat import Chat
from companion.cli.commands import Command
from companion.cli.model_access import open_asker
from companion.cli.screen import Screen
from companion.cli.waiting import Waiting
from companion.errors import BadInputError, CompanionError
from companion.journal import Campaign
from companion.journal.records import EVENTS
from companion.memory import CampaignMemory, Summariser
from companion.models.asking import Asker
from companion.models.limits import Meter
from companion.narration.brief import Brief, Narrator
from companion.narration.model_ideas import ModelIdeas
from companion.narration.model_narrator import Manners, ModelNarrator
from companion.narration.prompt_parts import Passed
from companion.narration.reading_back import When, second_reader
from companion.narration.tone import TABLE, TableTone
from companion.reading_model import ModelReader, ModelSuggester
from companion.rules_desk.answer import Answer
from companion.rules_desk.rulings import HouseRuling
from companion.session.records import MODEL_CALL
from companion.session.sitting import Sitting
from companion.settings import Settings
from companion.threads import NOTE
from engine.api import JsonValue

MOST_OPEN: Final = 4
"""Open matters that a chat model is told of."""
RECENT: Final = 60
"""Records among which recent consequences are looked for."""


class ModelSeat:
    """One chat model at one table.

    Args:
        asker: the way to the model.
        meter: counts its calls.
        floor: the built-in storyteller.
        language: language of the narration, unless the table says otherwise.
        reading_back: when it is asked what its finished prose tells.
    """

    def __init__(
        self,
        asker: Asker,
        meter: Meter,
        *,
        floor: Narrator,
        language: str,
        reading_back: When = "unsure",
    ) -> None:
        self.asker = asker
        self.meter = meter
        self._language = language
        self._sitting: Callable[[], Sitting] | None = None
        self._memories: dict[str, CampaignMemory] = {}
        self._summarisers: dict[str, Summariser] = {}
        asker.record = self._record
        self.reader = ModelReader(asker, recent=self._about, before=self._said)
        self.suggest = ModelSuggester(band_of=self.reader.band_for)
        manners = Manners(tone=self.tone, secrets=self._secrets)
        self.narrator = ModelNarrator(
            asker,
            floor=floor,
            promised=self.reader.stakes_for,
            past=self,
            manners=manners,
            second=second_reader(asker, reading_back),
        )
        self.ideas = ModelIdeas(asker, manners=manners, recent=self._consequences)

    def serve(self, sitting: Callable[[], Sitting]) -> None:
        """Say which sitting is served; asked anew each time, as a branch brings another."""
        self._sitting = sitting

    def sit_at(self, chat: Chat) -> None:
        """Join a chat loop: its commands ``/cost`` and ``/table``, and the notes after a line."""
        self.serve(lambda: chat.sitting)
        chat.cost = self.cost
        chat.after = self.keep_up
        chat.commands["/table"] = Command(
            self._table_command, "how it is told: /table language German, /table length 3 sentences"
        )

    def _table_command(self, rest: str) -> bool:
        campaign = self._campaign
        name, _, value = rest.partition(" ")
        if campaign is None or not name:
            raise BadInputError(
                "say what to change: /table language, person, length, tone or genre, and to what"
            )
        TableTone().with_setting(name, value)  # a name that does not exist is told, not kept
        campaign.append(TABLE, {"name": name, "value": value})
        self.asker.say(f"{name} is {value or 'as before'} from now on.")
        return True

    @property
    def _campaign(self) -> Campaign | None:
        return None if self._sitting is None else self._sitting().campaign

    def _record(self, body: Mapping[str, JsonValue]) -> None:
        if self._campaign is not None:
            self._campaign.append(MODEL_CALL, body)

    # What the model is told of the table

    def tone(self) -> TableTone:
        """Return what the table has agreed on: its settings, lines and veils."""
        campaign = self._campaign
        if campaign is None or self._sitting is None:
            return TableTone(language=self._language)
        held = campaign.records(kinds={TABLE}, live=True)
        tone = TableTone.of((record.body for record in held), language=self._language)
        safety = self._sitting().guard.safety
        return replace(
            tone,
            never=(*tone.never, *safety.lines),
            offstage=(*tone.offstage, *safety.veils),
        )

    def _secrets(self) -> tuple[str, ...]:
        campaign = self._campaign
        if campaign is None:
            return ()
        learnt = set(campaign.state.story.knowledge)
        return tuple(secret for secret in campaign.state.secrets if secret not in learnt)

    def _consequences(self) -> list[str]:
        """Return how the last consequences were told."""
        campaign = self._campaign
        if campaign is None:
            return []
        fresh = campaign.records(
            since=max(0, campaign.sequence - RECENT), kinds={EVENTS}, live=True
        )
        found = [e.get("effect") for r in fresh for e in r.body.get("events", ())]
        return [str(effect.get("tell") or effect.get("name")) for effect in found if effect]

    # Memory

    def lines(self, brief: Brief) -> Sequence[str]:
        """Return what matters from before."""
        memory = self._memory()
        return memory.lines(brief) if memory else ()

    def lately(self) -> Sequence[Passed]:
        """Return the exchanges before this one."""
        memory = self._memory()
        return memory.lately() if memory else ()

    def _said(self) -> Sequence[str]:
        memory = self._memory()
        return memory.said_lately() if memory else ()

    def _open_matters(self, _: str) -> list[str]:
        """Return what the story has left open, the newest first."""
        if self._sitting is None:
            return []
        entries = self._sitting().book.ledger.entries("thread", "promise", standing=True)
        newest = sorted(entries, key=lambda entry: -entry.touched)[:MOST_OPEN]
        return [f"Still open: {e.name}{f' ({e.detail})' if e.detail else ''}." for e in newest]

    def _about(self, text: str) -> Sequence[str]:
        memory = self._memory()
        return memory.about(text) if memory else ()

    def _memory(self) -> CampaignMemory | None:
        campaign = self._campaign
        if campaign is None:
            return None
        if campaign.id not in self._memories:
            self._memories[campaign.id] = CampaignMemory(
                campaign,
                corrected=self._corrected,
                corrections=self._corrections,
                more=self._open_matters,
            )
        return self._memories[campaign.id]

    def _corrected(self, text: str, sequence: int | None) -> str:
        return text if self._sitting is None else self._sitting().guard.shown(text, sequence)

    def _corrections(self) -> list[str]:
        campaign = self._campaign
        if campaign is None:
            return []
        notes = [record.body for record in campaign.records(kinds={NOTE}, live=True)]
        return [
            f"The player says: it is {body['right']}, not {body['wrong']}."
            if body.get("wrong")
            else f"The player noted: {body.get('text', '')}"
            for body in notes
        ]

    def keep_up(self) -> None:
        """Write the rolling summary when it is due; the player reads meanwhile.

        Not while a proposal is on the table: then the player waits for the dice.
        """
        campaign = self._campaign
        if campaign is None or self._sitting is None or self._sitting().proposal is not None:
            return
        if campaign.id not in self._summarisers:
            self._summarisers[campaign.id] = Summariser(
                campaign,
                self.asker,
                language=self.tone().spoken,
                corrected=self._corrected,
                corrections=self._corrections,
            )
        self._summarisers[campaign.id].keep_up()

    # Rules

    def answered(
        self,
        question: str,
        system: str,
        plain: Answer,
        rulings: Sequence[HouseRuling] = (),
        *,
        look_up: Callable[[str], Answer],
    ) -> Answer:
        """Return an answer in the model's words, where they stand.

        Args:
            question: what the player asked.
            system: slug of the game.
            plain: the desk's own answer.
            rulings: how this table plays it.
            look_up: puts another question to the desk.
        """
        from companion.rules_desk.model_answer import with_model
        from companion.tools.questions import needs_tools, with_tools

        sitting = None if self._sitting is None else self._sitting()
        if sitting is None or not needs_tools(question, plain):
            return with_model(self.asker, question, system, plain, rulings=rulings)
        return with_tools(
            self.asker,
            question,
            plain,
            system=system,
            look_up=look_up,
            campaign=sitting.campaign,
            actor=sitting.actor,
            rulings=rulings,
        )

    def cost(self) -> str:
        """Return what was used so far, in one sentence."""
        return self.meter.report().sentence()


def take_seat(
    name: str,
    settings: Settings,
    screen: Screen,
    *,
    floor: Narrator,
    offline: bool = False,
    show_prompt: bool = False,
    max_cost: float = 0.0,
) -> ModelSeat | None:
    """Return a seat for the chat model that was chosen; None for none.

    Args:
        name: of the model, as ``open_model`` reads it; "" for what the settings say.
        settings: name and address where none was given.
        screen: where status lines go.
        floor: the built-in storyteller.
        offline: refuse a model that is not on this machine; one of the settings is then left out.
        show_prompt: print every request before it is sent.
        max_cost: most US dollars of this sitting; 0 for no limit.

    Raises:
        SettingsError: the name cannot be read, or it needs a key or the network.
        UsageLimitError: a limit of cost for a model whose price is not known.
    """
    chosen = name or settings.chat_model
    if not chosen:
        return None
    waiting = Waiting(screen)
    try:
        asker, meter = open_asker(
            chosen,
            settings,
            waiting,
            offline=offline,
            show=screen if show_prompt else None,
            max_cost=max_cost,
        )
    except CompanionError:
        if name or not offline:
            raise
        return None  # the settings name a model, but this sitting does without a network
    return ModelSeat(
        asker,
        meter,
        floor=floor,
        language=settings.language,
        reading_back=settings.reading_back,
    )
