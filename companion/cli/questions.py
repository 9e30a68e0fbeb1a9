"""The questions before a game: which campaign, which game, whose dice, where it begins."""

import re
from datetime import datetime
from typing import Final

from companion.cli.drafting import LEAVES
from companion.cli.last_played import last_played
from companion.cli.lines import LineSource
from companion.cli.screen import Screen
from companion.journal import Campaign, Journal
from companion.openings import own_opening
from companion.session.beginning import (
    Beginning,
    adventure_meant,
    adventures_for,
    begin_adventure,
    begin_anywhere,
    genre_meant,
    genres_for,
)
from companion.session.own_place import begin_own_place, with_people
from engine.api import get_system, system_slugs

OFFERED: Final = ("stitcher", "skitterbarren", "altars")
"""The order in which games are offered."""
_IS_DEED: Final = re.compile(
    r"(?:i|we) (?!(?:am|are|was|were|wake|woke|stand|sit|lie|live|work|wait|stay|find (?:myself"
    r"|ourselves)|arrive|come|came|return|run (?:a|an|the)|keep|own|serve|hide)\b)\w+"
    r"(?!.* (?:in|inside|aboard|near|outside) )",
    re.IGNORECASE,
)
"""Somebody does something, and nothing says where: "I look around" is no place."""
PLACE_FIRST: Final = (
    "First the place, in a few words, such as a rainy inn by the marsh road; Enter takes one of "
    "ours. What can be typed in play, /help tells there."
)


def pick_campaign(journal: Journal, source: LineSource, screen: Screen) -> str | None:
    """Return the name of the campaign to go on with; "" for a new game, None to leave instead."""
    infos = journal.list()
    now = datetime.now().astimezone()
    rows = [f"{i}. {c.name} ({c.system}), {last_played(c, now)}" for i, c in enumerate(infos, 1)]
    screen.lines("Your campaigns", rows)
    while True:
        answer = source.ask("Number or name to go on with, Enter for a new game: ")
        text = (answer or "").strip()
        if answer is None or text.casefold() == LEAVES:
            return None
        if not text:
            return ""
        if text.isdecimal() and 1 <= int(text) <= len(infos):
            return infos[int(text) - 1].name
        found = next((c.name for c in infos if c.name.casefold() == text.casefold()), "")
        if found:
            return found
        screen.line(f"No campaign is called {text!r}; type one of the numbers.", "error")


def pick_system(source: LineSource, screen: Screen) -> str | None:
    """Return the slug of the game to play, the first where nobody can be asked; None to leave."""
    # The one with the fewest rules is offered first; a game that was added comes after the three.
    slugs = sorted(
        system_slugs(), key=lambda s: (OFFERED.index(s) if s in OFFERED else len(OFFERED), s)
    )
    if not source.interactive or len(slugs) == 1:
        return slugs[0]
    rows = [f"{i}. {get_system(slug).info.title}" for i, slug in enumerate(slugs, 1)]
    screen.lines("Which game?", rows)
    while True:
        answer = source.ask("Number or name, Enter for the first: ")
        text = (answer or "").strip().casefold()
        if answer is None or text == LEAVES:
            return None
        if not text:
            return slugs[0]
        if text.isdecimal() and 1 <= int(text) <= len(slugs):
            return slugs[int(text) - 1]
        titles = {slug: get_system(slug).info.title.casefold() for slug in slugs}
        found = next((s for s in slugs if s.startswith(text) or titles[s].startswith(text)), "")
        if found:
            return found
        screen.line(f"There is no game {text!r} here; type 1 to {len(slugs)}.", "error")


def own_words(source: LineSource, screen: Screen) -> str:
    """Let the player mix words of their own into the dice, after the program's commitment."""
    if not source.interactive:
        return ""
    screen.line(
        "The dice are sealed. You may stir in words of your own, so that nobody chose them."
    )
    return (source.ask("Your words, or Enter: ") or "").strip()


def pick_beginning(
    book: Campaign, source: LineSource, screen: Screen, *, by_hand: bool
) -> Beginning | None:
    """Return how a new campaign begins; None when the player leaves instead."""
    slug = book.rule_system.info.slug
    if not source.interactive:
        return begin_anywhere(book)
    offered = {} if by_hand else adventures_for(slug)
    screen.line("Where does it begin? Describe a place, or press Enter for one of ours.")
    genres = genres_for(slug)
    if len(genres) > 1:
        screen.line(f"Or name what it is to be like: {', '.join(genres)}.", "hint")
    for title in offered.values():
        screen.line(f"Or type the name of an adventure: {title}.", "hint")
    while True:
        answer = source.ask("> ")
        text = (answer or "").strip()
        if answer is None or text.casefold() == LEAVES:
            return None
        if not text:
            return begin_anywhere(book)
        genre = genre_meant(text, slug)
        if genre:
            return begin_anywhere(book, genre=genre)
        name = adventure_meant(text, offered)
        if name:
            return begin_adventure(book, name)
        if not (text.startswith("/") or _IS_DEED.match(text)):
            # A human GM brings people and troubles of their own.
            own = Beginning(opening=with_people(own_opening(slug, text), text)) if by_hand else None
            return own or begin_own_place(book, text)
        screen.line(f"{PLACE_FIRST} {LEAVES} leaves.", "hint")
