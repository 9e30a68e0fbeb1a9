"""What the oracle says is so from then on: a fact of the ledger, and somebody where it says.

"Is there a guard behind the door?" answered with yes puts a guard behind that door: whoever opens
it meets them. What is said of this place is seen at once.
"""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import clean, definite, is_beast, is_role
from companion.oracle import ORACLE, Answer
from companion.oracle.stating import stated
from companion.session.book import Book
from companion.session.meeting import is_name
from companion.session.memory import Memory
from companion.session.places import head, is_same
from companion.session.scene import find_person, words
from companion.session.scenes import oracle_of, sheets_away
from companion.wording import told_to
from engine.api import CharacterJoined, Effect, EffectApplied, Event, agreeing, capital

_LONGEST: Final = 200
_OPENS: Final = re.compile(
    r"\b(?:open|unlock|unbar|go|walk|step|look|enter|climb|crawl|peer|peek|break|kick|force|push|slip|sneak"
    r"|search|check|lift|pull|approach|try|through|behind|into|inside)\b",
    re.IGNORECASE,
)
"""What brings whatever is behind or in something to light."""
_THERE_IS: Final = re.compile(
    r"(?:There (?:is|are|was|were) )?(?P<who>.+?)(?: (?:is|are))? "
    r"(?P<how>in|on|at|behind|under|inside|beyond|beneath|near|below|above|outside|beside) "
    r"(?P<where>.+)$"
)


def ask_oracle(
    campaign: Campaign,
    book: Book,
    question: str,
    likelihood: str,
    *,
    memory: Memory | None = None,
) -> tuple[Answer, str]:
    """Ask the oracle, and hold the story to what it says.

    Args:
        campaign: the campaign.
        book: its ledger.
        question: a question that yes or no can answer.
        likelihood: how likely a yes is.
        memory: what the sitting remembers; None outside of one.

    Returns:
        The answer, and the fact that it states, a sentence; "" for none.

    Raises:
        BadInputError: nothing is asked, or no likelihood is called so.
    """
    answer = oracle_of(campaign, book).ask(question, likelihood)
    found = None if answer.again else stated(told_to(answer.question), yes=answer.yes)
    if found is None:
        return answer, ""
    events: list[Event] = [_known(found.text)]
    place = campaign.state.story.place
    if found.is_so and (found.where == "here" or is_same(found.where, place)):
        events += _joining(campaign, found.who)
    campaign.apply(*events)
    if memory is not None:
        memory.recent.append(f"{found.text}.")
    return answer, f"{found.text}."


def come_to_light(campaign: Campaign, text: str, *, place: str = "") -> list[str]:
    """Let whoever the oracle put somewhere be met there, and return what is seen of them.

    Args:
        campaign: the campaign.
        text: the player's words: what they open, look behind or go into.
        place: a place where the story has just come to; "" for words within a scene.
    """
    said, told = set(words(text)), list[str]()
    stated_by_it = _said_by_the_oracle(campaign)
    for fact in campaign.state.story.knowledge:
        if fact not in stated_by_it:
            continue  # a clue has its own way of coming out
        found = _THERE_IS.fullmatch(clean(fact))
        if found is None or found["who"].casefold().startswith(("no ", "nobody", "nothing")):
            continue
        where = found["where"]
        is_there = is_same(where, place) if place else head(where) in said and _OPENS.search(text)
        if not is_there or not _is_somebody(found["who"]) or " not" in found["who"]:
            continue
        joining = _joining(campaign, found["who"])
        if joining:
            campaign.apply(*joining)
            some = found["who"].casefold() == "somebody"
            name = "Somebody" if some else capital(definite(found["who"]).text)
            is_ = agreeing(found["who"], "is", "are")
            how = "here" if place else f"{found['how']} {where}"
            told.append(f"{name} {is_} {how}, as you knew.")
    return told


def _said_by_the_oracle(campaign: Campaign) -> set[str]:
    """Return the facts that answers of the oracle stated."""
    bodies = [record.body for record in campaign.records(kinds={ORACLE}, live=True)]
    asked = (body for body in bodies if body.get("what") == "answer")
    found = (stated(told_to(str(b["question"])), yes=bool(b["yes"])) for b in asked)
    return {fact.text[:_LONGEST] for fact in found if fact is not None}


def _is_somebody(who: str) -> bool:
    noun = definite(who)
    if re.search(r"['’]s? ", who):
        return is_role(noun.head)  # Vance's body is no Vance
    return is_name(who) or is_role(noun.head) or is_beast(noun) or who.casefold() == "somebody"


def _joining(campaign: Campaign, who: str) -> list[Event]:
    """Return the events by which somebody joins the scene who is not in it."""
    who = re.sub(r"^(?:The|An?|Some|My|Your)\b", lambda m: m.group().lower(), who)
    if find_person(campaign.state, who) is not None or not _is_somebody(who):
        return []
    said = set(words(who))
    if any(said & set(words(n)) for n, s in campaign.state.characters.items() if s.side != "gm"):
        return []
    away = sheets_away(campaign)
    known = next((name for name in away if is_name(who) and said <= set(words(name))), None)
    if known is not None:
        return [CharacterJoined(sheet=away[known])]
    name = definite(who).text if not is_name(who) else who
    name = "the stranger" if who.casefold() == "somebody" else name
    return [CharacterJoined(sheet=campaign.rule_system.play.opponent_sheet(name, ""))]


def _known(text: str) -> EffectApplied:
    effect = Effect(
        kind="knowledge", change="gain", target="scene", name=text[:_LONGEST], good=True
    )
    return EffectApplied(effect=effect)
