"""Ways to a known place, in whatever words: "I'm heading back to the mill" is "I go to the mill".

Only where the place is one that the story knows already, so that nothing else can be meant. Who
goes unseen, or runs for it, does more than go, and keeps their own words.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.session.places import is_same, tidy_place
from companion.session.ways import flight_to, leads_to

_WHO: Final = r"^\W*(?:(?:ok(?:ay)?|well|so|then|now|and|right|good)\b,? )*"
_AM: Final = r"(?:['’]m| am|['’]re| are) (?:now |just |already )?"
_WILL: Final = (
    r"(?:['’]ll| will| want to| would like to|['’]d like to| try to| must| have to| need to"
    r"|['’]m going to| am going to|['’]re going to| are going to)?"
)
_HOW: Final = r"(?: (?!to\b|for\b)(?:\w+ly|just|then|now|both|all|at once))?"
_GO: Final = (
    r"(?:(?:get|stand) up and )?(?:go|walk|head|hurry|step|cross|come|stride|stroll|trot|wander"
    r"|crawl|follow|climb|return|set (?:off|out)|leave|depart|make(?: (?:my|our) way)?"
    r"|find (?:my|our) way|get|(?:lead|take) the (?:way|path|road|stairs?|passage|steps))"
)
_ONGOING: Final = (
    r"(?:going|walking|heading|hurrying|crossing|leaving|off|bound|setting (?:off|out)"
    r"|making(?: (?:my|our) way)?|returning|headed)"
)
_ALONG: Final = (
    r"(?: (?:forward|ahead|aft|over|back|down|up|off|out|on|straight|right|away|along|again|now"
    r"|home|together|alone|north|south|east|west|quickly|slowly|calmly)){0,3}"
)
_TO: Final = r" (?:to|for|into|towards?|onto|inside|aboard|through(?: to)?|along|down|up|as far as)"
_WAY: Final = re.compile(
    rf"{_WHO}(?:(?:(?P<who>i|we)(?:{_AM}{_ONGOING}|{_WILL}{_HOW} (?:{_GO}))|let['’]?s {_GO})"
    rf"{_ALONG}{_TO}"
    rf"|(?P<finds>i|we){_WILL}{_HOW} (?:(?:go|get up) and )?"
    r"(?:reach|find|get to|seek out|follow)"
    rf"|to(?= the [\w'’ -]+!?\W*$)) (?P<place>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_MANNER: Final = re.compile(
    r"^,? (?:and )?(?:as (?:fast|quick\w*) as [^.;,]+|(?:very )?(?:quick|slow|swift|calm)ly|at once"
    r"|now|without (?:looking|a word|waiting|delay|stopping|haste|hurry)[^.;,]*"
    r"|(?:,? and |, )without [^.;,]+)+\W*$",
    re.IGNORECASE,
)


def as_way(text: str, known: Collection[str]) -> str:
    """Return words that only go to a known place as plain ones; any other words as they are.

    Args:
        text: the player's words.
        known: names of the other places of the story.

    Example:
        >>> as_way("I'm heading back to the old mill now", ["the old mill"])
        'I go to the old mill'
        >>> as_way("I make for the mill and knock", ["the old mill"])
        'I go to the mill and knock'
        >>> as_way("I sneak to the old mill", ["the old mill"])
        'I sneak to the old mill'
        >>> as_way("I go through the red door", ["the room behind the red door"])
        'I go to the room behind the red door'
    """
    found = _WAY.match(text)
    if found is None:
        return text
    # Whatever follows the place is done there, or says how one goes.
    whole = found["place"]
    cut = re.search(r"[,.;!?]| (?:and|then|with|before|while|now)\b", whole)
    said, rest = (whole[: cut.start()], whole[cut.start() :]) if cut else (whole, "")
    place = tidy_place(said)
    beyond = _beyond(place, known) if _THROUGH.search(text[: found.start("place")]) else ""
    if not place or not (beyond or any(is_same(place, name) for name in known)):
        return text
    place = beyond or place
    rest = "" if _MANNER.match(rest) or not rest.strip(" !.") else rest
    who = (found["who"] or found["finds"] or ("We" if "let" in text[:12].lower() else "I")).upper()
    return f"{'We' if who == 'WE' else 'I'} go to {place}{rest}"


_ON_FOOT: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?:\w+ly )?"
    r"(?:slip|steal|pop|nip|duck|dash|run|hurry|rush"
    r"|race|sprint|jog|step|cross|climb|creep|head|move|wander|stroll|walk|go)"
    r"(?: (?:out|off|away|over|up|down|across|back|along|upstairs|downstairs|round|around|quietly"
    r"|quickly))* (?:to|into|onto|towards?|for|inside|aboard) (?P<place>[\w'’ -]{2,40}?)"
    r"(?P<rest>(?:,? and |,? then |, | to (?=(?:look|see|find|get|ask|talk|speak|fetch|read|listen"
    r"|hide|search|check|warn|meet|wait)\b)|[.;!] ).*|[.;!]*)$",
    re.IGNORECASE | re.DOTALL,
)


def on_foot(text: str) -> tuple[str, str]:
    """Return where words go on foot, however they put it, and what is to be done there.

    Example:
        >>> on_foot("I slip upstairs to the card room to look at the claims")
        ('the card room', 'look at the claims')
        >>> on_foot("I dash over to the van!"), on_foot("I swim to the island")
        (('the van', ''), ('', ''))
    """
    found = _ON_FOOT.match(text)
    if found is None:
        return "", ""
    rest = re.sub(r"^[,.;! ]*(?:(?:and|then|to)\b ?)*(?:(?:i|we) )?", "", found["rest"], flags=re.I)
    return found["place"].strip(), rest.strip(" .!;")


_CROSSING: Final = frozenset(
    ["climb", "descend", "swim", "jump", "balance", "move", "ride", "drive"]
)
"""Kinds of action by which one gets to another place."""


def led_on(manner: str, text: str, known: Collection[str]) -> str:
    """Return words for what follows where an attempt to get somewhere succeeds; "" for nothing.

    Args:
        manner: kind of action.
        text: the player's words.
        known: names of the other places of the story.

    Example:
        >>> led_on("swim", "I swim over to the old mill and knock", ["the old mill"])
        'I go to the old mill and knock'
        >>> led_on("sneak", "I sneak to the old mill", ["the old mill"])
        'I go to the old mill'
        >>> led_on("swim", "I swim for it", ["the old mill"])
        ''
    """
    place = flight_to(text) if manner == "flee" else ""
    if place or manner in ("flee", "sneak"):
        place = place or leads_to(text, known)
        return f"I go to {place}" if place else ""
    first, _, rest = text.partition(" and ")
    place = leads_to(first, known) if manner in _CROSSING else ""
    return f"I go to {place}{f' and {rest}' if rest else ''}" if place else ""


_THROUGH: Final = re.compile(r"\b(?:through|behind) (?:to )?$", re.IGNORECASE)


def _beyond(place: str, known: Collection[str]) -> str:
    """Return the known place that is called by what one goes through to it; "" for none."""
    tail = re.compile(rf"\b(?:behind|beyond|through) {re.escape(place)}$", re.IGNORECASE)
    return next((name for name in known if tail.search(name)), "")
