"""Going without the name of a place: out, on, back, home, along a road, for days.

"I leave the village", "we press on", "I go back", "let's head home", "I follow the road north" and
"I travel for three days" say all that they mean, but not where they lead; the story knows.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from companion.reader.everyday import SUBJECT
from companion.session.places import content, head, place_words

Kind = Literal["out", "in", "through", "on", "back", "home", "road"]

_COUNTS: Final = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "ten": 10, "some": 3, "several": 3, "a few": 3, "a couple of": 2, "many": 7,
}  # fmt: skip
MOST_DAYS: Final = 14
_COUNTED: Final = "|".join((*sorted(_COUNTS, key=len, reverse=True), r"\d{1,2}"))
DAYS: Final = re.compile(
    rf"\b(?P<n>{_COUNTED}) (?:more |long |whole )?(?P<unit>days?|nights?|weeks?)\b",
    re.IGNORECASE,
)
_FOR_DAYS: Final = (
    rf"(?: (?:for |on for )?(?:{_COUNTED}) "
    r"(?:more |long |whole )?(?:days?|nights?|weeks?)(?: and nights?)?)"
)
_COMPASS: Final = (
    r"(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west|upriver|"
    r"downriver|upstream|downstream|inland|uphill|downhill)"
)
_BEARING: Final = rf"(?: (?:to|towards?|into) (?:the )?{_COMPASS}| {_COMPASS})"
_WAY: Final = (
    r"(?:road|path|track|trail|river|stream|coast|shore|highway|street|lane|canal|valley|ridge|"
    r"tunnel|rails?|tracks|corridor|passage)"
)
_GO: Final = (
    r"(?:go|walk|travel|ride|drive|head|march|hike|trek|wander|sail|row|journey|move|continue|"
    r"carry|press|push|keep going|keep walking|keep riding)"
)
_HOW: Final = r"(?: (?:quickly|slowly|quietly|carefully|alone|together|again|now|then|at once))*"
_WITH: Final = r"(?:,? (?:together )?with [\w'’ ,-]{2,60})?"
_OUT: Final = (
    r"(?:leave|depart|exit|set (?:off|out)|head (?:off|out)|get going|"
    r"(?:go|walk|step|head|slip|come|get|hurry) (?:back )?(?:outside|out(?: of (?:here|there))?|"
    r"out (?:into|to) the (?:open|fresh air|night|street|cold|sun|rain)|out (?:of )?the door)|"
    r"(?:leave|exit|depart|depart from|go out of|walk out of|get out of|head out of|step out of|"
    r"come out of|clear out of) (?P<left>(?:the|this|my|our|his|her|their) [\w'’ -]{2,60}|here|"
    r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)(?: behind)?)"
)
_DOOR: Final = (
    r"(?:(?:front|back|rear|main|street|outer|side|kitchen|yard) )?"
    r"(?:door|doors|doorway|gate|entrance|exit|way (?:out|we came|i came))"
)
_BY_DOOR: Final = (
    r"(?:(?:go|walk|step|head|slip|sneak|get|run|hurry|rush|storm|stroll) (?:back )?(?:out|outside)"
    rf"(?: quickly| quietly)? (?:by|through|via) (?:the|a) {_DOOR}"
    r"|(?:go|walk|step|slip|sneak|hurry|rush|storm) (?:by|through|via) (?:the|a) "
    r"(?:front|back|rear|main|street|outer|yard) (?:door|doors|gate|entrance)"
    r"|(?:leave|exit)(?: (?P<gone>(?:the|this|my|our) [\w'’-]+(?: [\w'’-]+)?"
    rf"|[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*))? (?:by|through|via) (?:the|a) {_DOOR})"
)
"""Out by a door, which leads outside of where one is."""
_IN: Final = (
    r"(?:go|walk|step|head|slip|sneak|get|come|run|hurry) (?:back )?(?:in|inside|indoors)"
    rf"(?: (?:by|through|via) (?:the|a) {_DOOR})?(?: again)?"
    r"|(?:re-?enter|enter)(?: again)?"
    rf"|enter (?:by|through|via) (?:the|a) {_DOOR}"
)
_THROUGH: Final = (
    r"(?:(?:go|walk|step|slip|sneak|duck|crawl|squeeze|head|hurry) (?:in |inside )?through"
    r"|enter(?: by| through)?) (?:the|that|this) (?:[\w'’-]+ )?"
    r"(?:door|doors|doorway|gate|gateway|opening|gap|hole|hatch|arch|archway|entrance)"
)
_ON: Final = (
    r"(?:go|move|press|push|carry|travel|walk|ride|head|march|keep|continue|drive|sail)"
    r"(?: straight)? (?:on|onward|onwards|forward|ahead|along|further|farther|further on)|"
    r"continue|keep (?:going|walking|moving|riding)|"
    r"(?:continue|go on|carry on|proceed|resume)(?: with)? (?:the|my|our) (?:journey|way|road|trip|"
    r"voyage|travels)|"
    r"(?:go|move|head|walk|travel|ride|proceed|continue)(?: on| over)? to (?:the next "
    r"(?:place|scene|stop|town|village|location|room|area|part)|somewhere else|another place)"
)
_BACK: Final = (
    r"(?:go|turn|walk|head|ride|travel|run|come|hurry|drive|sail)(?: right| straight)? back"
    r"(?: (?:there|again|out|to where (?:i|we) (?:was|were|came from)|the way (?:i|we) came|"
    r"(?:along )?(?:the|my|our) (?:same )?(?:way|road|path|steps?)))?|"
    r"return(?: there| again)?|retrace (?:my|our) steps|turn (?:around|round) and (?:go|walk|"
    r"head|ride) back|go back to (?:the )?(?:last|previous) (?:place|scene)|"
    r"go back to where (?:i|we) (?:was|were|came from)(?: before)?"
)
_HOME: Final = (
    r"(?:go|head|walk|ride|travel|return|come|hurry|drive|sail|run)(?: on| straight| right)?"
    r"(?: back)?(?: to)?(?: my| our)? home"
)
_ROAD: Final = (
    r"(?:(?:follow|take|walk|ride|stay on|keep to|"
    r"(?:go|walk|ride|travel|head|continue|carry on) (?:along|down|up)) "
    rf"(?P<road>(?:the|a|this|that|an) (?:[\w'’-]+ )?{_WAY})(?: {_COMPASS})?"
    rf"(?: (?:out of|away from) (?:the |this )?[\w'’-]+)?|"
    rf"{_GO}(?: on| out| off)?{_BEARING}|travel|{_GO}(?: on)?(?={_FOR_DAYS}))"
)
_WAYS: Final[tuple[tuple[Kind, str], ...]] = (
    ("home", _HOME),
    ("back", _BACK),
    ("out", _BY_DOOR),
    ("in", _IN),
    ("through", _THROUGH),
    ("road", _ROAD),
    ("on", _ON),
    ("out", _OUT),
)
_PATTERNS: Final = tuple(
    (
        kind,
        re.compile(
            rf"\W*{SUBJECT}(?:{pattern}){_FOR_DAYS}?{_BEARING}?{_HOW}{_WITH}\W*", re.IGNORECASE
        ),
    )
    for kind, pattern in _WAYS
)
_SHORT_CUTS: Final[dict[str, Kind]] = {"onward": "on", "onwards": "on", "back": "back"}
_DIRECTION: Final = re.compile(rf"\b{_COMPASS}\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Onward:
    """Words that lead out of the scene without naming where to.

    Attributes:
        kind: out of the place, into it again, through a door to what lies behind it, on to the
            next, back to the last, home, or along a road.
        what: the place that is left or the road that is followed, as the player put it; "".
        days: how many days it takes by the player's words, 0 for no word about it.
    """

    kind: Kind
    what: str = ""
    days: int = 0


def days_in(text: str) -> int:
    """Return how many days a text speaks of, 0 for none.

    Example:
        >>> days_in("We ride for three days"), days_in("a week of rain"), days_in("I wait")
        (3, 7, 0)
    """
    found = DAYS.search(text)
    if found is None:
        return 0
    said = " ".join(found["n"].casefold().split())
    days = int(said) if said.isdecimal() else _COUNTS[said]
    days *= 7 if found["unit"].casefold().startswith("week") else 1
    return min(MOST_DAYS, days)


def onward(text: str, *, here: str = "") -> Onward | None:
    """Return where words without the name of a place lead; None for any others.

    Args:
        text: the player's words.
        here: where the scene is set; to leave something else is no journey.

    Example:
        >>> onward("I travel for three days").days, onward("We head home").kind
        (3, 'home')
        >>> onward("We travel for two days to the north").what, onward("I walk to the north").kind
        ('the road north', 'road')
        >>> onward("I follow the old road north").what, onward("I leave the letter on the table")
        ('the old road north', None)
    """
    said = " ".join(text.split())
    short = _SHORT_CUTS.get(said.casefold().strip(" .!"))
    if short is not None:
        return Onward(short)
    for kind, pattern in _PATTERNS:
        found = pattern.fullmatch(said)
        if found is None:
            continue
        groups = found.groupdict()
        left = (groups.get("left") or groups.get("gone") or "").strip()
        if left and not _is_left(left, here):
            continue
        return Onward(kind, what=left or _road(groups.get("road"), said), days=days_in(said))
    return None


def _is_left(place: str, here: str) -> bool:
    """Return whether what is left is where one is, or some place at all."""
    said = set(content(place))
    if place.casefold() == "here" or not said:
        return True
    if place[:1].isupper():
        return said <= set(content(here))
    known = place_words("places") | place_words("inside") | {"place", "area", "scene", "building"}
    return head(place) in known or bool({head(place), f"{head(place)}s"} & set(content(here)))


def _road(road: str | None, said: str) -> str:
    way = _DIRECTION.search(said)
    direction = way.group().casefold() if way else ""
    if road:
        plain = re.sub(r"^(?:a|an|this|that)\b", "the", road.casefold())
        return f"{plain} {direction}".strip()
    return f"the road {direction}".strip() if direction else ""
