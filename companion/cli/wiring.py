"""Puts the parts of a sitting together: journal, reader, storyteller, rules desk."""

from typing import TYPE_CHECKING

from companion.cli.screen import Screen
from companion.cli.stores import make_desk
from companion.journal import Campaign
from companion.rules_desk.following import Thread, with_topic
from companion.session.exchange import Answered, Answerer, Reader, Suggester
from companion.session.sitting import Sitting
from companion.settings import load_settings

if TYPE_CHECKING:
    from companion.cli.chat_model import ModelSeat
    from companion.rules_desk.answer import Answer
    from companion.session.gm_table import GmTable


def answerer(campaign: Campaign, seat: "ModelSeat | None" = None) -> Answerer:
    """Return what answers rules questions in a campaign: its own rulings first, then the books.

    Args:
        campaign: the campaign.
        seat: a chat model that words the answers; None for the books' own words.
    """
    thread = Thread()

    def answer(question: str, system: str) -> Answered:
        from companion.rules_desk.table import book_order, rulings_of

        rulings = rulings_of(campaign)
        topic = thread.hear(question)

        def look_up(asked: str, previous: str | None = None) -> "Answer":
            return make_desk().answer(
                asked,
                system,
                campaign_rulings=rulings,
                book_order=book_order(campaign),
                previous=previous,
            )

        found = look_up(question, topic)
        if seat is not None:
            asked = with_topic(question, topic)
            found = seat.answered(asked, system, found, rulings, look_up=look_up)
        text = f"{found.answer} {found.odds}" if found.odds else found.answer
        return Answered(
            status=found.status,
            text=text,
            quotes=tuple((c.title, c.quote, c.id) for c in found.citations),
        )

    return answer


def model_seat(
    screen: Screen,
    *,
    name: str = "",
    base_url: str = "",
    offline: bool = False,
    show_prompt: bool = False,
    max_cost: float = 0.0,
) -> "ModelSeat | None":
    """Return a seat for the chat model of the options or the settings; None for none.

    Raises:
        SettingsError: the name or the address cannot be used.
        UsageLimitError: a limit of cost for a model whose price is not known.
    """
    settings = load_settings()
    if not (name or settings.chat_model):
        return None
    from companion.cli.chat_model import take_seat
    from companion.cli.model_access import with_address
    from companion.narration.storyteller import Storyteller

    return take_seat(
        name,
        with_address(settings, base_url),
        screen,
        floor=Storyteller(),
        offline=offline,
        show_prompt=show_prompt,
        max_cost=max_cost,
    )


def make_sitting(
    campaign: Campaign, actor: str, *, physical: bool = False, seat: "ModelSeat | None" = None
) -> Sitting:
    """Return a sitting with the built-in reader and storyteller, or with a chat model over them."""
    from companion.difficulty import suggest
    from companion.narration.storyteller import Storyteller
    from companion.reader import read_in_play as read
    from companion.reader.warming import warm_up

    warm_up()
    storyteller = Storyteller()
    sitting = Sitting(
        campaign,
        actor=actor,
        narrator=storyteller if seat is None else seat.narrator,
        floor=storyteller,
        reader=read,
        suggest=suggest if seat is None else seat.suggest,
        answer=answerer(campaign, seat),
        physical=physical,
    )
    if seat is not None:
        sitting.hearing.refiner = seat.reader
        seat.serve(lambda: sitting)
    return sitting


def make_gm_table(
    campaign: Campaign, actor: str, *, physical: bool = False, seat: "ModelSeat | None" = None
) -> "GmTable":
    """Return a human GM's table, where nobody narrates but the human.

    Args:
        campaign: the campaign.
        actor: the character whose sheet is shown first.
        physical: dice are thrown at the table and typed.
        seat: a chat model that reads, judges and has ideas; None for what is built in.
    """
    from companion.difficulty import suggest
    from companion.narration.storyteller import Storyteller
    from companion.reader import read_in_play as read
    from companion.reader.warming import warm_up
    from companion.session.gm_dues import Silent

    # What a GM tells is read by many patterns, which nobody else needs.
    from companion.session.gm_table import GmTable

    warm_up()
    silent = Silent()
    reader: Reader = read if seat is None else seat.reader
    judge: Suggester = suggest if seat is None else seat.suggest
    sitting = Sitting(
        campaign,
        actor=actor,
        narrator=silent,
        floor=silent,
        reader=read,
        suggest=judge,
        answer=answerer(campaign, seat),
        physical=physical,
    )
    if seat is not None:
        seat.serve(lambda: sitting)
    first = None if seat is None else seat.ideas
    return GmTable(sitting, reader=reader, suggest=judge, ideas=Storyteller(), first=first)
