"""Small orders carried out, giving oneself up to nobody, and following somebody: told at once."""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session.fight_words import yields
from companion.session.going import Going
from companion.session.memory import Memory
from companion.session.ordering import (
    Order,
    does_for_asking,
    follows,
    going_along,
    helped_by,
    ordered,
    stands_now,
    third_person,
)
from companion.session.places import in_short
from companion.session.scene import find_person, words
from engine.api import EffectApplied, agreeing, capital

_ALONG: Final = (
    "{Who} {gets} ready and {comes} with you.",
    '"Lead the way," {who} {says}, and {comes} along.',
    "{Who} {falls} in beside you.",
)
_DOES: Final = (
    "{Who} {nods}, and {does}.",
    '"As you like," {who} {says}, and {does}.',
    "{Who} {does}, without a word against it.",
)
_VERBS: Final = {"gets": "get", "comes": "come", "says": "say", "falls": "fall", "nods": "nod"}
NOBODY_TO_YIELD_TO: Final = (
    "Nobody here is against you, so there is nobody to give yourself up to.{more}"
)
STAYS: Final = (
    '{Who} {is_} here and {goes} nowhere yet. Ask {them} to lead you ("{Who}, take me to ..."), or '
    'say where you go together: "I go to ... with {who}".'
)


def obeyed(campaign: Campaign, memory: Memory, text: str, *, actor: str = "") -> str:
    """Let somebody here do the small thing that words ask of them, and tell it.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers; "her" is whom the player speaks with.
        text: the player's words.
        actor: who of the player's asks.

    Returns:
        A sentence; "" where nothing such is asked, or where somebody must be won over for it.
    """
    order = ordered(text)
    name = order and named_here(campaign, memory, order.who)
    if not name or order is None or not does_for_asking(campaign.state, name, order):
        return ""
    lends = order.kind == "help"
    if lends and actor not in campaign.state.story.positions:
        return ""  # nobody is stuck, so it is about something else
    done = helped_by(name, actor) if lends else stands_now(name, order)
    campaign.apply(EffectApplied(effect=done))
    memory.partner = name
    return _told(name, order, memory.exchange)


def as_request(campaign: Campaign, memory: Memory, text: str) -> str:
    """Return an order that somebody here must be won over for as the attempt that it is.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        text: the player's words.

    Returns:
        "I persuade Kesh to come with me" for "Kesh, come with me!"; any others as they are.
    """
    order = ordered(text)
    name = order and named_here(campaign, memory, order.who)
    if not name or order is None or does_for_asking(campaign.state, name, order):
        return text
    takes = re.match(r"\W*(?:i|we) (?:take|bring|let)\b", text, re.IGNORECASE)
    says_i = re.match(r"\W*(?:i|we)\b", text, re.IGNORECASE)
    if takes:
        return f"I persuade {definite(name).text} to come along with me"
    if says_i and order.who.lower() not in _PRONOUNS:
        return text
    return f"I persuade {definite(name).text} to {order.what}"


_PRONOUNS: Final = ("him", "her", "them")


def named_here(campaign: Campaign, memory: Memory, who: str) -> str:
    """Return who of the GM's people here words name; "" for nobody.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        who: a name, what somebody is, or "her".
    """
    if who.casefold() in _PRONOUNS:
        return _by_pronoun(campaign, memory.partner, who.casefold())
    return find_person(campaign.state, who) or ""


def _by_pronoun(campaign: Campaign, partner: str, whom: str) -> str:
    """Return who "him" or "her" is: whom one speaks with, unless that is another kind of one."""
    people = [n for n, s in campaign.state.characters.items() if s.side == "gm"]
    wanted = {"him": "he", "her": "she"}.get(whom, "they")
    if partner in people and definite(partner).pronoun == wanted:
        return partner
    fitting = [name for name in people if definite(name).pronoun == wanted]
    if len(fitting) == 1 and whom != "them":
        return fitting[0]
    return partner if partner in people else ""


def _told(name: str, order: Order, exchange: int) -> str:
    noun = definite(name)
    lines = _ALONG if order.kind == "along" else _DOES
    does = third_person(order.what)
    verbs = {one: agreeing(name, one, many) for one, many in _VERBS.items()}
    if noun.plural:
        does = re.sub(r"^be\b", "are", order.what)
        does = re.sub(r"\bmy\b", "your", re.sub(r"\b(?:me|I)\b", "you", does))
    line = lines[exchange % len(lines)]
    return line.format(who=noun.text, Who=capital(noun.text), does=does, **verbs)


def to_nobody(going: Going, text: str) -> str:
    """Return what to say to who surrenders where nobody is against them; "" for other words."""
    if not yields(text):
        return ""
    here = [definite(name).text for name in going.people()]
    more = (
        f" If you mean to put yourself in somebody's hands, say what you offer {here[0]}."
        if here
        else ""
    )
    return NOBODY_TO_YIELD_TO.format(more=more)


_WHERE_IS: Final = re.compile(
    r"^\W*(?:(?:then|so|and|but|well),? )?(?:(?:i|we) (?:ask|wonder|want to know)"
    r"(?: [\w'’ -]{2,30}?)? )?"
    r"where(?:['’]s| is| are)? (?P<who>(?:the |my )?[\w'’-]+(?: [\w'’-]+){0,2}?)"
    r"(?: is| are)?(?: (?:right )?now)?[ ?.!]*"
    r"(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|must|have) (?:to )?(?:talk|speak|see)\b"
    r"[^.!?]{0,20}[ ?.!]*)?$",
    re.IGNORECASE,
)


def is_here(campaign: Campaign, text: str) -> str:
    """Return that somebody is here whom words ask for: "I ask where Hesk is"; "" for other words.

    Args:
        campaign: the campaign.
        text: the player's words.
    """
    found = _WHERE_IS.match(" ".join(text.split()))
    said = set(words(found["who"])) if found is not None else set()
    people = (n for n, s in campaign.state.characters.items() if s.side == "gm")
    name = next((n for n in people if said and said <= set(words(n))), "")
    return f"{capital(definite(name).text)} {agreeing(name, 'is', 'are')} here." if name else ""


_WHERE_WE_ARE: Final = re.compile(
    r"^\W*(?:i|we) ask (?P<who>[\w'’ -]{2,40}?) (?:where (?:we are|i am|this is)"
    r"|what (?:this )?place "
    r"(?:this |it )?is)[ ?.!]*$",
    re.IGNORECASE,
)


def where_we_are(campaign: Campaign, memory: Memory, text: str) -> str:
    """Return how somebody here answers where one is; "" for other words.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        text: the player's words.
    """
    found = _WHERE_WE_ARE.match(" ".join(text.split()))
    name = named_here(campaign, memory, found["who"]) if found is not None else ""
    if not name:
        return ""
    memory.partner = name
    noun, place = definite(name).single, in_short(campaign.state.story.place)
    return f'"{capital(place)}," {noun.text} says. "Where else?"'


def stays(campaign: Campaign, memory: Memory, text: str) -> str:
    """Return what to say to who would follow somebody who goes nowhere; "" for other words."""
    who = follows(text)
    name = named_here(campaign, memory, who) if who else ""
    if not name or name in going_along(campaign.state):
        return ""
    noun = definite(name)
    return STAYS.format(
        Who=capital(noun.text),
        who=noun.text,
        is_=agreeing(name, "is", "are"),
        goes=agreeing(name, "goes", "go"),
        them=noun.them,
    )
