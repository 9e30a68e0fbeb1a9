"""Puts the parts of a sitting together: journal, reader, storyteller, rules desk."""

from pathlib import Path

from companion.journal import Campaign, Journal
from companion.session.exchange import Answered
from companion.session.sitting import Sitting
from companion.settings import load_settings


def open_journal() -> Journal:
    """Open the user's journal as the settings say."""
    return Journal.open(load_settings().database_url)


def history_file() -> Path | None:
    """Return where typed lines are kept between sittings; None when the folder cannot be used."""
    folder = load_settings().data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / "history"


def answer_rules(question: str, system: str) -> Answered:
    """Answer a question from the shipped rules."""
    from companion.rules_desk import default_desk

    answer = default_desk().answer(question, system)
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
