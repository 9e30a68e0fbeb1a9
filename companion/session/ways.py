"""What plain words do to the scene by themselves: go somewhere else, or let a night go by.

"I go to the harbour" ends the scene and begins another, where nothing opposes it; "we make camp for
the night" rests by the game's own rule. Both only where no roll is called for, and never for what
is within reach: "I go to the window" stays in the scene.
"""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from companion.errors import CorpusError
from companion.narration.nouns import is_role
from companion.reader import Intent

MOVING: Final = frozenset({"move", "ride", "drive", "run", "flee", "other"})
"""Kinds of action that may lead somewhere else."""
_BOLD: Final = frozenset({"flee", "chase", "jump", "swim", "attack", "fight", "shoot", "grapple"})
RESTING: Final = frozenset({"rest", "handle", "look", "other"})

_WALK: Final = r"go|walk|run|head|hurry|step|move|cross(?: over)?|come|wander|stroll|rush|slip"
_TRAVEL: Final = (
    r"travel|ride|drive|sail|row|journey|march|fly|return|trek|hike|head off|head back|go back|"
    r"come back|walk back|ride back|set (?:off|out|course|sail)|leave|depart|make (?:my|our) way|"
    r"take (?:me|us)|take (?:the|a|an) [\w'’-]{1,20}(?: [\w'’-]{1,20})?|"
    r"follow (?:the|a) (?:old |north |south |east |west )?(?:road|path|track|trail|river|coast)|"
    r"press on|carry on|continue|move on"
)
_ABROAD: Final = (
    r"(?:ich )?(?:gehe|reise|reite|fahre|laufe)(?: zurück)? (?:zum|zur|nach|in die|in den|ins)|"
    r"(?:je )?(?:vais|retourne|pars) (?:au|à la|à l['’]|aux|vers|pour|à)|"
    r"(?:yo )?(?:voy|vuelvo|viajo|camino) (?:al|a la|a los|hacia|a)"
)
_SUBJECT: Final = (
    r"(?:then |so |now |and |ok(?:ay)?,? |well,? )*"
    r"(?:(?:i|we)(?:['’]ll| will| now| then)?|"
    r"let['’]?s|let us|let me|i want to|i['’]d like to|we['’]re going to|i['’]m going to)\s+"
    r"(?:\w+ly |then |just |both |all )?"
)
_GOING: Final = re.compile(
    rf"^\W*(?:{_SUBJECT})?(?:(?P<travel>{_TRAVEL})|(?P<walk>{_WALK}))"
    r"(?: (?:over|back|down|up|out|on|off|straight|away|home|north|south|east|west|quickly|slowly)"
    r"){0,2}\s+(?:to|into|toward|towards|for|onto|through to|as far as)\s+(?P<place>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_GOING_ABROAD: Final = re.compile(rf"^\W*(?:{_ABROAD})\s*(?P<place>.+)$", re.IGNORECASE | re.DOTALL)
_WHERE: Final = re.compile(r"\b(?:of|in|on|at|by|near|under|beyond|behind|below|above|outside)\b")
_CUT: Final = re.compile(
    r"\s*(?:[.,;:!?—]|\bto (?!the\b|a\b)\w+|\b(?:and|then|but|so|because|where|before|after|while|"
    r"if|as soon|until|in order|hoping|looking|with|without|at (?:dawn|dusk|once|night|noon|first)|"
    r"in the (?:morning|evening|night)|tomorrow|tonight|now|again|und|et|y)\b)",
    re.IGNORECASE,
)
_THEN: Final = re.compile(
    r"^(?P<first>[^.;!?]{4,120}?)(?:,? and then|,? then|,? and|[.;])\s+(?P<rest>\S.{3,})$",
    re.IGNORECASE | re.DOTALL,
)
_LONG_NIGHT: Final = re.compile(
    r"\b(?:sleep|slumber|doze) (?:until|till|til|through|the night|in|soundly|well|deeply|there|"
    r"here)|\b(?:go|get|crawl|fall) (?:to|into) (?:bed|sleep)|"
    r"\bto sleep\b|\bturn in\b|\bbed down\b|\bbunk down\b|\b(?:make|set up|pitch) camp\b|"
    r"\bcamp (?:here|there|out|for|under|in|by)\b|"
    r"\bwe camp\b|\bi camp\b|\bnight['’]?s (?:sleep|rest)\b|\blong rest\b|"
    r"\b(?:rest|sleep|wait|stay|stop|shelter|spend)\b.{0,30}"
    r"\b(?:night|morning|dawn|daybreak|sunrise)\b|"
    r"\brest (?:up )?(?:for )?(?:a|one|two|three|four|five|six|seven|\d{1,2}|some|a few) "
    r"(?:days?|nights?|week)\b|\bi (?:go to )?sleep\W*$|\bwe (?:go to )?sleep\W*$|"
    r"\bschlafe|\b(?:schlage|schlagen).{0,12}lager|\bje (?:dors|me couche)|\bduermo\b|"
    r"\bacampamos\b",
    re.IGNORECASE,
)
_DAYS: Final = re.compile(
    r"\b(?P<n>a|one|two|three|four|five|six|seven|\d{1,2}|some|a few) "
    r"(?P<unit>days?|nights?|week)\b",
    re.IGNORECASE,
)
_COUNTS: Final = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "some": 3, "a few": 3,
}  # fmt: skip
MOST_DAYS: Final = 14
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Journey:
    """Words that lead out of the scene.

    Attributes:
        place: where to.
        then: what is to be done there, as the player put it; "" for nothing.
    """

    place: str
    then: str = ""


@dataclass(frozen=True, slots=True)
class Night:
    """Words that let a night go by.

    Attributes:
        days: how many days of rest, 1 and up.
        sheltered: whether there is a roof: an inn, a house, a town.
    """

    days: int
    sheltered: bool


@cache
def _words(name: str) -> frozenset[str]:
    source = resources.files("companion.session") / "ways.toml"
    try:
        lists = tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CorpusError(f"the words about places cannot be read: {error}") from error
    return frozenset(str(lists[name]).split())


def two_parts(text: str) -> tuple[str, str]:
    """Split "I go to the inn and order a drink" into the way and what follows.

    Example:
        >>> two_parts("I go to the inn and order a drink")
        ('I go to the inn', 'I order a drink')
    """
    found = _THEN.match(text.strip())
    if found is None or not is_going(found["first"]):
        return text, ""
    rest = found["rest"].strip()
    if not re.match(r"(?:i|we|let|there|he|she|they|the|my|our)\b", rest, re.IGNORECASE):
        subject = "We" if re.match(r"\W*(?:we|let)", found["first"], re.IGNORECASE) else "I"
        rest = f"{subject} {rest}"
    return found["first"], rest


_PLAIN_VERBS: Final = re.compile(
    r"\b(?:go|walk|head|travel|ride|sail|journey|return|come|wander|stroll|hike|trek)\b",
    re.IGNORECASE,
)


def plain_way(text: str) -> bool:
    """Return whether words do nothing but go to a place that is known for one.

    Example:
        >>> plain_way("I go to the old market"), plain_way("I run to the market, past the guard")
        (True, False)
    """
    found = _GOING.match(text)
    if found is None or not _PLAIN_VERBS.search(text[: found.start("place")]):
        return False
    place = tidy_place(found["place"])
    travels = re.search(r"\b(?:travel|ride|sail|journey|hike|trek)\b", text, re.IGNORECASE)
    is_place = _head(place) in _words("places") or (travels and place[:1].isupper())
    return place == found["place"].strip(" .!…") and bool(is_place)


def is_going(text: str) -> bool:
    """Return whether words are about going somewhere at all."""
    return bool(_GOING.match(text) or _GOING_ABROAD.match(text))


def journey(
    text: str, intent: Intent, *, here: Collection[str], known: Collection[str], free: bool = False
) -> Journey | None:
    """Return where plain words lead to; None when they stay in the scene.

    Args:
        text: the player's words.
        intent: how they were read.
        here: names of what and who is in this scene, and the place itself.
        known: names of other places of the story.
        free: whether nobody here is against the players; then nobody is there to get past either,
            and whoever was read out of the name of a place ("the slave market") does not count.
    """
    going = intent.manner in MOVING and not intent.needs_roll
    if intent.kind == "question" or not (going or (free and _is_unopposed(intent, text))):
        return None
    if any(part.standing != "live" for part in intent.parts):
        return None
    found = _GOING.match(text) or _GOING_ABROAD.match(text)
    if found is None:
        return None
    place = tidy_place(found["place"])
    said = _content(place)
    if not said or _words("no_place") & set(said):
        return None
    if any(_is_same(place, name) for name in known):
        return Journey(place)
    travels = bool(found.groupdict().get("travel"))
    return Journey(place) if _leaves(place, here, travels=travels) else None


def _is_unopposed(intent: Intent, text: str) -> bool:
    """Return whether a roll was read into words that do nothing but go to a place."""
    found = _GOING.match(text)
    if found is None or intent.manner in _BOLD:
        return False
    place = tidy_place(found["place"])
    who = set(_content(intent.opponent or ""))
    is_place = _head(place) in _words("places") or place != place.casefold()
    return is_place and who <= set(_content(place))


def tidy_place(text: str) -> str:
    """Return a place without what is to be done there.

    Example:
        >>> tidy_place("the old mill with the widow, quickly")
        'the old mill'
    """
    cut = _CUT.search(text)
    place = text[: cut.start()] if cut else text
    return " ".join(place.split())[:_LONGEST].strip(" '\"")


def _leaves(place: str, here: Collection[str], *, travels: bool) -> bool:
    """Return whether a place is out of the scene rather than a thing in it."""
    head = _head(place)
    names = [name for name in here if head in _content(name)]
    if names:
        return False
    named = any(word[:1].isupper() for word in place.split())  # the Blue Heron bar, Kessum
    if head in _words("near") and not named:
        return False
    if is_role(head) and head not in _words("places"):
        return False  # somebody who was never met is nowhere to go to
    return travels or named or head in _words("places")


def _head(place: str) -> str:
    """Return the noun that a phrase is about: "gate" of "the north gate of the city"."""
    words = _content(_WHERE.split(place, maxsplit=1)[0]) or _content(place)
    return words[-1] if words else ""


def _is_same(place: str, known: str) -> bool:
    mine, other = set(_content(place)), set(_content(known))
    return bool(mine and other) and (mine <= other or other <= mine)


def _content(text: str) -> list[str]:
    dropped = _words("articles")
    return [w for w in re.findall(r"[\w'’-]+", text.casefold()) if w not in dropped]


def night(text: str, intent: Intent, *, place: str) -> Night | None:
    """Return the night that plain words let go by; None for a short rest or none.

    Args:
        text: the player's words.
        intent: how they were read.
        place: where the scene is set.
    """
    if intent.needs_roll or intent.kind == "question" or intent.manner not in RESTING:
        return None
    if any(part.standing != "live" for part in intent.parts):
        return None
    if not _LONG_NIGHT.search(text):
        return None
    found = _DAYS.search(text)
    days = 1
    if found is not None:
        said = found["n"].casefold()
        days = int(said) if said.isdecimal() else _COUNTS[said]
        days *= 7 if found["unit"].casefold() == "week" else 1
    words = set(_content(f"{place} {text}"))
    return Night(days=min(MOST_DAYS, max(1, days)), sheltered=bool(words & _words("shelter")))
