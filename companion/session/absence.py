"""Why somebody who is spoken to or struck at does not answer: not here, or dead.

Whoever is named is meant, and nobody else answers for them. Where they are is known from the scene
they stayed behind in, from the beginning, or from what was told since.
"""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.openings.chapters import opening_called
from companion.oracle import SCENE
from companion.session.book import Book
from companion.session.looting import beaten
from companion.session.meeting import addressed, called_upon, is_name, not_here, struck
from companion.session.places import in_short
from companion.session.presence import presence_of
from companion.session.records import CHAPTER, NARRATION
from companion.session.scene import find_person, words
from companion.session.scenes import where_left
from companion.threads.ledger import Entry
from companion.wording import told_to
from engine.api import agreeing, capital

_TOLD_IN: Final = 60
"""Tellings in which somebody may have been spoken of."""
_DEALS_WITH: Final = re.compile(
    r"\b(?<!will )(?<!shall )(?<!would )(?<!to )(?<!['’]ll )"
    r"(?:(?:show|give|hand|offer|bring|pay|kiss|hug|embrace|help|heal|free|join|lead|carry|untie)"
    r"|(?:play|dance|drink|eat|sit|walk|dice|gamble|cards?|game|deal|bargain|trade)\b"
    r"[^.,;]{0,40}? with)"
    r" (?P<who>[A-Z][\w'’-]+)(?!['’])"
)
"""What else is done with somebody who must be here for it, and who has a name."""
_TAKES_FROM: Final = re.compile(
    r"\b(?:steal|take|snatch|grab|lift|pinch|buy|borrow|get|pickpocket|rob)\b[^.,;]{0,40}? from "
    r"(?P<who>(?:the )?[\w'’-]+(?: (?!and\b|with\b|while\b|before\b|in\b|on\b|at\b)[\w'’-]+)?)",
    re.IGNORECASE,
)
"""From whom something is taken, who must be here for it if it is somebody of the story."""
_ASKS: Final = re.compile(
    r"\W*(?:i|we) (?:ask|tell|beg|order|urge|want|persuade|convince)\b", re.IGNORECASE
)
"""Words to somebody, in which another one is only to be helped or shown something."""
DEAD: Final = (
    "{who} {is_} dead{said}. Ask somebody who knew {them}, or look for what {they} left behind."
)


def why_silent(campaign: Campaign, book: Book, text: str) -> str:
    """Return why whoever some words are for does not answer, and what can be done instead.

    Args:
        campaign: the campaign.
        book: its ledger.
        text: the player's words.

    Returns:
        Sentences; "" where somebody here is meant, somebody new, or nobody.
    """
    who, state = for_whom(text, book), campaign.state
    said = set(words(who))
    if not said or any(
        said & set(words(name)) for name, sheet in state.characters.items() if sheet.side != "gm"
    ):
        return ""
    here = find_person(state, who)
    if here is not None and (not is_name(who) or said & set(words(here))):
        return ""
    return _somewhere_else(campaign, book, who)


def for_whom(text: str, book: Book) -> str:
    """Return for whom some words are, as they name them; "" for nobody in particular.

    Args:
        text: the player's words.
        book: the campaign's ledger.
    """
    who = called_upon(text) or addressed(text) or struck(text)
    dealt = None if who or _ASKS.match(text) else _DEALS_WITH.search(text)
    who = dealt["who"] if dealt is not None else who
    robbed = None if who else _TAKES_FROM.search(text)
    return _of_the_story(book, robbed["who"]) if robbed is not None else who


def _of_the_story(book: Book, who: str) -> str:
    """Return somebody as they are named, where they were met and are elsewhere; "" for others."""
    said = set(words(who))
    known = [e for e in book.ledger.entries("person") if said and said & set(words(e.name))]
    return who if known and all(entry.status == "away" for entry in known) else ""


def _somewhere_else(campaign: Campaign, book: Book, who: str) -> str:
    """Return where somebody is who is not here; "" for somebody new."""
    said = set(words(who))
    entry = next((e for e in book.ledger.entries("person") if _is_away(e, said)), None)
    if entry is not None and is_name(entry.name) and not is_name(who) and entry.detail:
        state = entry.detail.partition(": ")[0]
        entry = None if state in ("absent", "dead") else entry  # the doctor is no Doctor Vance
    if entry is not None and not is_name(who) and _is_of_before(campaign, entry):
        entry = None  # another man than the one on the kerb of the chapter before
    told_away = entry is not None and entry.detail.startswith(("absent: ", "dead: "))
    if entry is not None and not told_away and not is_name(who) and _is_told_here(campaign, said):
        return ""  # another guard than the one who was left behind
    where = _known_where(campaign, who)
    if where:
        return where
    if entry is not None:
        return _of_entry(campaign, book, entry, who)
    seen = presence_of(who if is_name(who) else definite(who).bare, _told(campaign))
    # Of a guard one may be gone and another here; of the dead nobody else comes.
    if seen.state != "dead" and not (seen.state == "absent" and is_name(who)):
        return ""
    return _told_so(campaign, who, seen.state, seen.source)


def _known_where(campaign: Campaign, who: str) -> str:
    """Return where somebody is by what is known, or that they are dead by it; "" for neither."""
    facts = [f"{fact.rstrip(' .')}." for fact in campaign.state.story.knowledge]
    seen = presence_of(who, " ".join(facts))
    if seen.state == "dead":
        return _told_so(campaign, who, "dead", seen.source)
    there = re.compile(
        rf"{re.escape(who)} (?:is|are) (?:in|on|at|behind|under|inside|beyond|below|with) (.+)\.",
        re.IGNORECASE,
    )
    source = next((fact for fact in reversed(facts) if there.fullmatch(fact)), "")
    return _told_so(campaign, who, "absent", source) if source else ""


def _is_of_before(campaign: Campaign, entry: Entry) -> bool:
    """Return whether somebody is only of a chapter before the one that is played."""
    begun = campaign.records(kinds={CHAPTER}, live=True)
    if not begun:
        return False
    slug, name = campaign.rule_system.info.slug, str(begun[-1].body.get("id", ""))
    chapter = opening_called(slug, name)
    of_now = {person.name for person in chapter.people} if chapter is not None else set()
    for record in campaign.records(begun[-1].sequence, {SCENE}, live=True):
        of_now |= set(record.body.get("away", {}))
    return entry.name not in of_now


def _is_away(entry: Entry, said: set[str]) -> bool:
    return entry.status == "away" and said <= set(words(entry.name))


def _told(campaign: Campaign) -> str:
    records = campaign.records(kinds={NARRATION}, live=True)[-_TOLD_IN:]
    told = [str(s) for r in records for s in r.body.get("sentences", ())]
    return " ".join([*told, *(f"{fact.rstrip(' .')}." for fact in campaign.state.story.knowledge)])


def _is_told_here(campaign: Campaign, said: set[str]) -> bool:
    """Return whether what was told in this scene speaks of somebody of that kind."""
    begun = campaign.records(kinds={SCENE}, live=True)
    since = begun[-1].sequence if begun else 0
    told = campaign.records(since, {NARRATION}, live=True)
    return any(said <= set(words(str(s))) for r in told for s in r.body.get("sentences", ()))


def _of_entry(campaign: Campaign, book: Book, entry: Entry, who: str) -> str:
    state, _, source = entry.detail.partition(": ")
    if state in ("absent", "dead"):
        return _told_so(campaign, entry.name, state, source)
    places = book.ledger.entries("place")
    left = where_left(campaign, entry.name, first_place=places[0].name if places else "")
    missed = capital(not_here(who if is_name(who) else definite(entry.name).text, _here(campaign)))
    if not left:
        return f"{missed}{_ask(campaign, definite(entry.name).text)}"
    place = in_short(left)
    return f'{missed} The place to find {definite(entry.name).them} is {place}: "I go to {place}".'


def _told_so(campaign: Campaign, name: str, state: str, source: str) -> str:
    noun = definite(name)
    quoted = told_to(source).rstrip(" .!")
    if state == "dead":
        return DEAD.format(
            who=capital(noun.text),
            is_=agreeing(name, "is", "are"),
            said=f', as was said ("{quoted}")' if quoted else "",
            them=noun.them,
            they=noun.pronoun,
        )
    known = f' What is known: "{quoted}."' if quoted else ""
    return f"{capital(not_here(noun.text, _here(campaign)))}{known}{_ask(campaign, noun.text)}"


def _ask(campaign: Campaign, whom: str) -> str:
    """Return what can be done about somebody who is somewhere else."""
    here = _here(campaign)
    if not here:
        return f" Say where you go to look for {whom}."
    return f" Ask {definite(here[0]).text} about {whom}, or say where you go to look."


def _here(campaign: Campaign) -> list[str]:
    """Return who is here beside the players, as one speaks of them."""
    state = campaign.state
    down = beaten(campaign.rule_system, state)
    people = [name for name, sheet in state.characters.items() if sheet.side == "gm"]
    return [definite(name).text for name in people if name not in down]
