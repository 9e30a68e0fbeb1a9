"""A campaign's state as a short text, to paste into any chat program and go on there."""

from collections.abc import Iterator
from typing import Final

from companion.journal import Campaign
from companion.session.book import Book, attitude_words
from companion.session.guard import Guard
from companion.session.memory import Memory

MOST_FACTS: Final = 8
MOST_OPEN: Final = 10
MOST_SENTENCES: Final = 6
LONGEST: Final = 6_000


def state_sheet(campaign: Campaign, book: Book, guard: Guard) -> str:
    """Return where a campaign stands, from its characters to the last words, as one short text."""
    state, play = campaign.state, campaign.rule_system.play
    story, ledger = state.story, book.ledger
    lines = [f"CAMPAIGN {campaign.name} ({campaign.rule_system.info.title})", ""]
    for sheet in state.characters.values():
        if sheet.side == "player":
            lines += [*filter(guard.shown, play.sheet_lines(sheet)), ""]
    lines.append(f"PLACE: {guard.shown(story.place) or 'not said'}")
    people = [
        _person(name, story.relations.get(name, 0))
        for name, sheet in state.characters.items()
        if sheet.side == "gm"
    ]
    threads = [e.name for e in ledger.entries("thread", "promise", standing=True)]
    for title, rows in (
        ("HERE", people),
        ("A FIGHT IS ON", _fight(campaign)),
        ("CIRCUMSTANCES", [f"{s.name} ({_helps(s.helps)})" for s in story.standings]),
        ("CLOCKS", [f"{c.name} {c.ticks}/{c.size}" for c in story.clocks]),
        ("OPEN", threads[-MOST_OPEN:]),
        ("KNOWN", list(story.knowledge[-MOST_FACTS:])),
    ):
        shown = [row for row in map(guard.shown, rows) if row]
        if shown:
            lines.append(f"{title}: " + "; ".join(row.rstrip(".") for row in shown) + ".")
    recent = [s for s in map(guard.shown, list(Memory.of(campaign).recent)[-MOST_SENTENCES:]) if s]
    lines += ["", "LAST TOLD: " + " ".join(recent)] if recent else []
    return "\n".join([*lines, "", *_agreement(guard)])[:LONGEST].rstrip() + "\n"


def _fight(campaign: Campaign) -> list[str]:
    fights, state = campaign.rule_system.fights, campaign.state
    running = fights is not None and fights.is_running(state)
    return [row.strip("> ") for row in fights.lines(state)] if fights and running else []


def _helps(helps: bool) -> str:  # noqa: FBT001 - a field's value, put into words
    return "helps" if helps else "hinders"


def _person(name: str, attitude: int) -> str:
    return f"{name}, {attitude_words(attitude)}" if attitude else name


def _agreement(guard: Guard) -> Iterator[str]:
    yield (
        "The dice and the sheet decide; whoever tells this changes neither by itself, and never "
        "speaks for the player's character."
    )
    if guard.safety.lines:
        yield f"Never tell of: {', '.join(guard.safety.lines)}."
    if guard.safety.veils:
        yield f"Fade out: {', '.join(guard.safety.veils)}."
