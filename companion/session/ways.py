"""What plain words do to the scene by themselves: go somewhere else, or let a night go by.

"I go to the harbour" ends the scene and begins another, where nothing opposes it; "we make camp for
the night" rests by the game's own rule. Both only where no roll is called for, and never for what
is within reach: "I go to the window" stays in the scene.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from companion.narration.deed import object_class
from companion.narration.nouns import definite, is_beast, is_role
from companion.reader import Intent
from companion.session.onward import DAYS, days_in, onward
from companion.session.places import content, head, is_same, names_any, place_words, tidy_place

MOVING: Final = frozenset({"move", "ride", "drive", "run", "flee", "other"})
"""Kinds of action that may lead somewhere else."""
_BOLD: Final = frozenset({"flee", "chase", "jump", "swim", "attack", "fight", "shoot", "grapple"})
RESTING: Final = frozenset({"rest", "handle", "look", "other"})

_WALK: Final = r"go|walk|run|head|hurry|step|move|cross(?: over)?|come|wander|stroll|rush|slip"
_TRAVEL: Final = (
    r"travel|ride|drive|sail|row|paddle|steam|journey|march|fly|return|trek|hike|head off|"
    r"head back|go back|come back|walk back|ride back|set (?:off|out|course|sail)|leave|depart|"
    r"make (?:my|our) way|"
    r"(?:ride|drive|row|sail|paddle|fly) (?:the|a|an|my|our|his|her|their) [\w'’-]{1,20}"
    r"(?: (?!to\b|into\b)[\w'’-]{1,20}){0,2}|take (?:me|us)|take (?:the|a"
    r"|an) [\w'’-]{1,20}(?: [\w'’-]{1,20})?|"
    r"follow (?:the|a) (?:old |north |south |east |west )?(?:road|path|track|trail|river|coast)|"
    r"press on|carry on|continue|move on"
)
_ENTER: Final = r"enter|visit|board|go (?:and )?(?:see|visit)|call on|look in on|make for"
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
_GROUND: Final = (
    r"the (?:[\w'’-]+ )?(?:mud|mudflats?|sands?|square|street|yard|courtyard|fields?|hall|room"
    r"|bridge|deck|market|quay|beach|meadow|gardens?|grass|road|path|stairs|steps|corridor|docks?"
    r"|lane|alley|plaza)"
)
_ACROSS: Final = rf" (?:(?:across|over|through|along|down|up) )?{_GROUND}"
"""What a way leads over, where it may be gone like any other."""
_AT_SOMEBODY: Final = r"go (?:straight |right )?for (?:(?-i:[A-Z])|(?:him|her|them)\b)"
"""An attack: nobody travels "for Kesh"."""
_GOING: Final = re.compile(
    rf"^\W*(?:{_SUBJECT})?(?!{_AT_SOMEBODY})(?:(?:(?P<travel>{_TRAVEL})|(?P<walk>{_WALK}))"
    r"(?: (?:over|back|down|up|out|on|off|straight|away|home|north|south|east|west|quickly|slowly)"
    rf"){{0,2}}(?:{_ACROSS})?(?: {DAYS.pattern})?\s+(?:to|into|toward|towards|for|onto|inside|"
    rf"aboard|through to|as far as)|(?P<enter>{_ENTER}))\s+(?P<place>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_GOING_ABROAD: Final = re.compile(rf"^\W*(?:{_ABROAD})\s*(?P<place>.+)$", re.IGNORECASE | re.DOTALL)
_THEN: Final = re.compile(
    r"^(?P<first>[^.;!?]{4,120}?)(?:,? and then|,? then|,? and|[.;])\s+(?P<rest>\S.{3,})$",
    re.IGNORECASE | re.DOTALL,
)
_LONG_NIGHT: Final = re.compile(
    r"\b(?:sleep|slumber|doze) (?:until|till|til|through|the night|in|soundly|well|deeply|there|"
    r"here|beside|by|under|near|next to|inside|at|against|behind|outside|rough"
    r"|on the)\b|\b(?:go|get|crawl|fall) (?:to|into) (?:bed|sleep)|"
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


_HOURS: Final = re.compile(
    r"\b(?:wait|stay|rest|hide|hole up|lie low|sit|keep watch|linger)\b[^.?!]{0,40}?"
    r"\b(?:until|till|for) (?:the |it (?:gets|is) )?(?:dark|darkness|nightfall|dusk|evening|sunset"
    r"|night|noon|midday|sun (?:goes down|sets)|light (?:goes|fails))\b"
    r"|\b(?:wait|stay|rest) (?:here )?for (?:a few|some|two|three|four|several|an?) hours?\b",
    re.IGNORECASE,
)
"""What lets hours go by, and no night."""


@dataclass(frozen=True, slots=True)
class Journey:
    """Words that lead out of the scene.

    Attributes:
        place: where to, as the player put it.
        days: how many days it takes by the player's words, 0 for no word about it.
        is_here: the scene is set there already.
    """

    place: str
    days: int = 0
    is_here: bool = False


@dataclass(frozen=True, slots=True)
class Night:
    """Words that let a night go by.

    Attributes:
        days: how many days of rest, 1 and up.
        sheltered: whether there is a roof: an inn, a house, a town.
    """

    days: int
    sheltered: bool


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


_REMARK: Final = re.compile(
    r"^\W*(?!(?:i|we|let|you|please|hey|come)\b)[^.!?;\"“”]{2,80}[.!]\s+(?=(?:i|we)\b)",
    re.IGNORECASE,
)


def without_remark(text: str) -> str:
    """Return the way by itself where a remark on how things stand goes before it.

    Example:
        >>> without_remark("Dark is soon. I go over to their fire and look into the pot.")
        'I go over to their fire and look into the pot.'
        >>> without_remark("Dark is soon. I sing."), without_remark("I sing. I go to the fire.")
        ('Dark is soon. I sing.', 'I sing. I go to the fire.')
    """
    found = _REMARK.match(text)
    rest = text[found.end() :] if found is not None else ""
    return rest if rest and is_going(two_parts(rest)[0]) else text


_DEPARTS: Final = re.compile(
    rf"^\W*(?P<who>{_SUBJECT})"
    r"(?:leave|quit|(?:go|get|slip|steal|creep|sneak|walk|climb|run|hurry|step|head|crawl|ride)"
    r"(?: (?:quietly|quickly|softly|right|straight|back))?"
    r"(?: (?:out of|away from|down from|off|from|out from)))"
    r" (?P<left>(?:the|this|my|our) [\w'’ -]{2,40}?|here|[A-Z][\w'’-]+)"
    r"(?:,? (?:and|and then|then) (?:i )?|, )(?P<rest>\S.+)$",
    re.IGNORECASE | re.DOTALL,
)


def straight(text: str, *, here: str) -> str:
    """Return the way by itself where words first say what is left: the place where one is.

    Args:
        text: the player's words.
        here: where the scene is set.

    Example:
        >>> straight("I slip out of the garden and make for the tombs", here="the queen's garden")
        'I make for the tombs'
        >>> straight("I leave the garden and sing", here="the garden")
        'I leave the garden and sing'
    """
    found = _DEPARTS.match(text.strip())
    if found is None:
        return text
    way = f"{found['who']}{found['rest']}"
    said = set(content(found["left"]))
    is_here = found["left"].casefold() == "here" or (said and said <= set(content(here)))
    return way if is_here and going_to(way) else text


_PLAIN_VERBS: Final = re.compile(
    r"\b(?:go|walk|head|travel|ride|sail|journey|return|come|wander|stroll|hike|trek|enter|visit|"
    r"board|row|drive|paddle|make|step)\b",
    re.IGNORECASE,
)


_CRAFT: Final = re.compile(
    r"\b(?:row|sail|paddle|steam|ride|drive)(?: (?:out|over|back|on|off|across))?"
    r" (?:to|for|towards?) the(?: [\w'’-]+){1,3}?(?: with [\w'’ -]+)?\W*$",
    re.IGNORECASE,
)
"""Travel that a boat, a beast or an engine does: whither it leads is a place, whatever its name."""


def plain_way(text: str, known: Collection[str] = ()) -> bool:
    """Return whether words do nothing but go to a place that is known for one.

    Args:
        text: the player's words.
        known: names of places of the story, which need not sound like any.

    Example:
        >>> plain_way("I go to the old market"), plain_way("I run to the market, past the guard")
        (True, False)
    """
    found = _GOING.match(text)
    if found is None or not _PLAIN_VERBS.search(text[: found.start("place")]):
        return False
    place = tidy_place(found["place"])
    travels = re.search(r"\b(?:travel|ride|sail|journey|hike|trek)\b", text, re.IGNORECASE)
    is_place = head(place) in place_words("places") or (travels and place[:1].isupper())
    is_place = is_place or any(is_same(place, name) for name in known)
    is_place = is_place or _CRAFT.search(text) is not None
    if DAYS.fullmatch(place):
        return False
    return place == _alone(found["place"]) and bool(is_place)


_COMPANY: Final = re.compile(
    r",? (?:together )?with (?:him\b|her\b|them\b|(?:the|my) (?!.*\b(?:drawn|raised|ready)\b)"
    r"|[A-Z]).*"
)


def _alone(place: str) -> str:
    """Return a place without who comes along ("the beach with the ferrywoman")."""
    return _COMPANY.sub("", place).strip(" .!…")


def is_going(text: str, *, here: str = "") -> bool:
    """Return whether words are about going somewhere at all.

    Args:
        text: the player's words.
        here: where the scene is set.

    Example:
        >>> is_going("I go for the door"), is_going("I go for Kesh"), is_going("go for him")
        (True, False, False)
    """
    named = _GOING.match(text) or _GOING_ABROAD.match(text)
    return bool(named) or onward(text, here=here) is not None


_WHITHER: Final = re.compile(
    r"\b(?:to|into|onto|towards?|inside|aboard|through|down|out (?:to|into)) "
    r"(?P<place>(?:the|a|an|my) .+)$",
    re.IGNORECASE | re.DOTALL,
)
_BELOW: Final = frozenset({"hatch", "hatchway", "companionway", "scuttle"})


def flight_to(text: str) -> str:
    """Return where a flight leads to by the player's words, as a place to go to; "" for nowhere.

    Example:
        >>> flight_to("I run from the guards into the old temple!"), flight_to("I flee")
        ('the old temple', '')
        >>> flight_to("I flee down the hatch"), flight_to("I run to the door")
        ('the deck below', '')
    """
    found = _WHITHER.search(text)
    place = tidy_place(found["place"]) if found is not None else ""
    noun = head(place) if place else ""
    if noun in _BELOW:
        return "the deck below"
    return place if noun in place_words("places") else ""


_THROUGH: Final = re.compile(
    rf"^\W*(?:{_SUBJECT})?(?:go|step|walk|duck|crawl|climb|squeeze) (?:in |out |on )?through "
    r"(?P<place>(?:the|that|this) [\w'’-]+(?: (?!to\b|and\b|into\b|in\b|then\b)[\w'’-]+){0,2})"
    r"(?: (?:to|into) (?:them|him|her|the other side|whatever|where)\b[^.;!?]*)?[ .!]*$",
    re.IGNORECASE,
)


def gone_through(text: str) -> str:
    """Return what words go through and no more, as a place to go to; "" for nothing.

    Example:
        >>> gone_through("I go through the panel to them"), gone_through("I go through my bag")
        ('the panel', '')
    """
    found = _THROUGH.match(text)
    return found["place"] if found is not None else ""


_LEADS_TO: Final = re.compile(
    r"\b(?:to|into|onto|towards?|for|through to|as far as) "
    r"(?P<place>(?:the|a|an|my) [^.;!?]{2,80}|[A-Z][^.;!?]{2,60})",
    re.DOTALL,
)


def leads_to(text: str, known: Collection[str]) -> str:
    """Return the known place to which an attempt to get somewhere leads; "" for none.

    Args:
        text: the player's words.
        known: names of the other places of the story.

    Example:
        >>> leads_to("I sneak past the guards to the old mill, unseen", ["the old mill"])
        'the old mill'
        >>> leads_to("I sneak to the door", ["the old mill"])
        ''
    """
    for found in _LEADS_TO.finditer(text):
        place = tidy_place(found["place"])
        same = next((name for name in known if is_same(place, name)), "")
        if same:
            return same
    return ""


def going_to(text: str) -> str:
    """Return what words are about going to, a place or somebody; "" for nothing.

    Example:
        >>> going_to("I go to the notary"), going_to("I sing")
        ('the notary', '')
    """
    found = _GOING.match(text)
    return tidy_place(found["place"]) if found else ""


def journey(
    text: str,
    intent: Intent,
    *,
    here: str,
    things: Collection[str],
    known: Collection[str],
    free: bool = False,
) -> Journey | None:
    """Return where plain words lead to; None when they stay in the scene.

    Args:
        text: the player's words.
        intent: how they were read.
        here: where the scene is set.
        things: names of what and who is in this scene.
        known: names of other places of the story.
        free: whether nobody here is against the players; then nobody is there to get past either,
            and whoever was read out of the name of a place ("the slave market") does not count.
    """
    going = intent.manner in MOVING and not intent.needs_roll
    if intent.kind in ("question", "magic") or not (
        going or (free and _is_unopposed(intent, text, known))
    ):
        return None
    found = _GOING.match(text) or _GOING_ABROAD.match(text)
    if found is None or any(part.standing != "live" for part in intent.parts):
        return None
    place, days = tidy_place(found["place"]), days_in(text)
    said = content(place)
    if not said or place_words("no_place") & set(said) or DAYS.fullmatch(place):
        return None
    if is_same(place, here) and not any(content(name) == said for name in known):
        return Journey(place, days, is_here=True)
    travels = bool(found.groupdict().get("travel"))
    leads = any(is_same(place, name) for name in known) or _leaves(place, things, travels=travels)
    return Journey(place, days) if leads else None


_AFOOT: Final = re.compile(
    rf"^\W*(?:{_SUBJECT})?(?:go|walk|head|stroll|wander|cross|enter|hurry|hasten|return)\b",
    re.IGNORECASE,
)
"""Whoever says that they walk does not swim, whatever lies there."""


def _is_unopposed(intent: Intent, text: str, known: Collection[str] = ()) -> bool:
    """Return whether a roll was read into words that do nothing but go to a place."""
    found = _GOING.match(text)
    if found is None or (intent.manner in _BOLD and not _AFOOT.match(text)):
        return False
    place = tidy_place(found["place"])
    who = set(content(intent.opponent or ""))
    by_craft = found.groupdict().get("travel") and _CRAFT.search(text)
    plain = place == _alone(found["place"])
    is_place = head(place) in place_words("places") or place != place.casefold()
    is_place = is_place or bool(by_craft and plain)
    is_place = is_place or any(is_same(place, name) for name in known)
    is_named = bool(who & set(content(text))) and not who <= set(content(place))
    return is_place and not (is_named or (who and not _AFOOT.match(text)))


_SHORT: Final = 3


def _leaves(place: str, things: Collection[str], *, travels: bool) -> bool:
    """Return whether a place is out of the scene rather than a thing in it."""
    noun = head(place)
    is_place = noun in place_words("places")
    if any(noun == head(name) or (noun in content(name) and not is_place) for name in things):
        return False  # "the temple guards" are no temple
    named = any(word[:1].isupper() for word in place.split())  # the Blue Heron bar, Kessum
    if noun in place_words("near") and not named:
        return False
    if is_role(noun) and noun not in place_words("places"):
        return False  # somebody who was never met is nowhere to go to
    if travels or named or noun in place_words("places"):
        return True
    # Nothing of the scene, no thing that one could stand at and nobody: so it is somewhere else.
    is_thing = bool(object_class(noun)) or is_role(noun) or is_beast(definite(place))
    return not is_thing and place.casefold().startswith("the ") and len(noun) > _SHORT


def waits(text: str, intent: Intent) -> bool:
    """Return whether plain words let hours go by, and no night.

    Args:
        text: the player's words.
        intent: how they were read.
    """
    at_ease = not intent.needs_roll and intent.kind != "question"
    return at_ease and bool(_HOURS.search(text)) and not _LONG_NIGHT.search(text)


_PAID_BED: Final = re.compile(
    r"\W*(?:i|we) (?:pay for|take|rent|hire|get|book|ask for) (?:a|the|my|our) (?:[\w'’-]+ )?"
    r"(?:bed|room|bunk|hammock|cot)\b[^.?!]{0,30}?\b(?:sleep|rest|spend the night|stay the night)\b"
    r"[^.?!]{0,30}\W*$",
    re.IGNORECASE,
)
"""A bed that is taken to be slept in: whoever keeps the house has no quarrel with that."""


def night(text: str, intent: Intent, *, place: str) -> Night | None:
    """Return the night that plain words let go by; None for a short rest or none.

    Args:
        text: the player's words.
        intent: how they were read.
        place: where the scene is set.
    """
    bed = _PAID_BED.match(text) is not None
    if not bed and (intent.needs_roll or intent.kind == "question" or intent.manner not in RESTING):
        return None
    if any(part.standing != "live" for part in intent.parts):
        return None
    if not (bed or _LONG_NIGHT.search(text)):
        return None
    sheltered = names_any(f"{place} {text}", place_words("shelter"))
    return Night(days=max(1, days_in(text)), sheltered=sheltered)
