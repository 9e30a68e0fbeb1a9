"""Puts the parts of a sitting together: journal, reader, storyteller, rules desk."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.journal import Campaign, Journal
from companion.session.exchange import Answered
from companion.session.sitting import Sitting
from companion.settings import data_folder, load_settings

if TYPE_CHECKING:
    from companion.rules_desk.desk import RulesDesk


def open_journal() -> Journal:
    """Open the user's journal as the settings say."""
    return Journal.open(load_settings().database_address)


def history_file() -> Path | None:
    """Return where typed lines are kept between sittings; None when the folder cannot be used."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / "history"


@cache
def _desk() -> "RulesDesk":
    from companion.rules_desk.desk import RulesDesk

    return RulesDesk()


def answer_rules(question: str, system: str) -> Answered:
    """Answer a question from the shipped rules."""
    answer = _desk().answer(question, system)
    return Answered(
        status=answer.status,
        text=answer.answer,
        quotes=tuple((c.title, c.quote, c.id) for c in answer.citations),
    )


def make_sitting(campaign: Campaign, actor: str, *, physical: bool = False) -> Sitting:
    """Return a sitting with the built-in reader and storyteller."""
    from companion.difficulty import suggest
    from companion.narration.storyteller import Storyteller
    from companion.reader import read

    storyteller = Storyteller()
    return Sitting(
        campaign,
        actor=actor,
        narrator=storyteller,
        floor=storyteller,
        reader=read,
        suggest=suggest,
        answer=answer_rules,
        physical=physical,
    )
