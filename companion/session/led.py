"""Where in the scene a line leads first, and what of it is to be done there.

"Down to the crypt, have a word with Ned about the lift" goes to the crypt and has the word there;
"I ask Ned about the lift" does the same, for whoever is met at one way only is asked where they
are. What is here, or whoever is, comes before any place that words may name besides.
"""

import re
from dataclasses import dataclass
from typing import Final

from companion.narration.scene_kits import said_words
from companion.reader.text import bag
from companion.session.first_person import as_first
from companion.session.going import Going
from companion.session.kit_deeds import best_thing
from companion.session.places import is_same, tidy_place
from companion.session.scene import ANYBODY, words
from companion.session.scenes import names_somebody

_LEADIN: Final = r"(?:(?:then|so|and|now|ok(?:ay)?|well|quick(?:ly)?|right|next|first),? )*"
_SUBJECT: Final = (
    rf"^\W*{_LEADIN}(?:(?:i|we)(?:['’]ll| will)? |let['’]?s |let us )?"
    r"(?:(?:\w+ly|just|both|all) )?"
)
_GO: Final = (
    r"(?:go|walk|run|head|hurry|step|move|wander|stroll|rush|dash|race|sprint|jog|trot|march|slip"
    r"|steal|pop|nip|duck|creep|crawl|return|make (?:my|our) way|make|get|come|hasten|stride"
    r"|squeeze|hop|clamber|set off|scramble)"
)
_CRAFT: Final = r"(?:ride|row|climb|descend|cross|drive|sail|paddle)"
"""How one goes by something that stands before whither: "I row the boat to the raft"."""
_TO: Final = bag("to into onto toward towards for aboard inside at in on")
_WHITHER: Final = bag("to into onto toward towards aboard inside")
_PASSED: Final = bag(
    "through past over across along via round around down up out off by beside near"
)
_BY: Final = _PASSED | bag("with without from under behind beside near")
_BEARINGS: Final = bag(
    "over round around back down up out off on across along away straight right upstairs inside in"
    " downstairs outside indoors home forward aft below ahead quickly quietly slowly"
)
"""Words between the verb and whither."""
_ALIKE: Final = {
    "down": {"down", "downstairs", "below"},
    "downstairs": {"down", "downstairs", "below"},
    "below": {"down", "downstairs", "below"},
    "up": {"up", "upstairs"},
    "upstairs": {"up", "upstairs"},
    "out": {"out", "outside"},
    "outside": {"out", "outside"},
    "home": {"home"},
    "forward": {"forward", "ahead"},
    "ahead": {"forward", "ahead"},
    "aft": {"aft"},
    "across": {"across"},
    "inside": {"inside", "in"},
    "in": {"inside", "in"},
}
"""Bearings that lead somewhere by themselves, with the words that a way may have for them."""
_UP_TO: Final = (
    r"(?:(?:take a |have a )?look at|examine|inspect|check|ask|find|see|seek out|look for|look up"
    r"|search for|fetch|get|meet|visit|join|confront"
    r"|question|warn|wake|tell|help|call on|(?:talk|speak|chat) (?:to|with)|have (?:a|another) "
    r"(?:quick |quiet |little )?(?:word|chat|talk) with|check on|get hold of)"
)
"""What is done with whoever is at the end of the way."""
_OF_THINGS: Final = re.compile(
    r"(?:take|have) a look|look at|examine|inspect|check|find|see|get|fetch|look for|search", re.I
)
_FAR: Final = re.compile(r",? as far as (?!the\b|an?\b|my\b|our\b|[A-Z]).*$")
_ONLY_FOUND: Final = re.compile(
    r"(?:find|see|seek out|look for|look up|search for|meet|visit|join|call on|check on"
    r"|get hold of)\b",
    re.IGNORECASE,
)
"""What is done already when one has come to them."""
_MOVES: Final = re.compile(
    rf"{_SUBJECT}(?:(?P<craft>{_CRAFT})|(?P<go>{_GO}))\b(?P<tail>.*)$", re.IGNORECASE | re.DOTALL
)
_VERBLESS: Final = re.compile(
    rf"^\W*{_LEADIN}(?P<tail>(?:(?:back|over|out|up|down|off|across|round|straight) )*"
    r"(?:down|up|across|over|back|out|to|into|onto) (?:the|my|our|(?-i:[A-Z])).*)$",
    re.IGNORECASE | re.DOTALL,
)
_ENDS: Final = re.compile(
    r"\s*(?:[,;.:!?]\s*(?:and |then |& )*|\s(?:and then|and|then|&)\s"
    rf"|\sto (?=(?:{_UP_TO}|look|check|read|hide|take|listen|do|say|open|wait)\b))",
    re.IGNORECASE,
)
_ASIDE: Final = re.compile(
    r"\b(?:about|that|who|which|where|because|so|before|while|until|when|whether|if|what|how|why)\b"
)
_WHOM: Final = re.compile(
    rf"^(?:(?:{'|'.join(sorted(_BEARINGS))}) )*(?:and )?(?P<deed>{_UP_TO}) (?P<whom>.{{2,60}})$",
    re.IGNORECASE | re.DOTALL,
)
_DEALS: Final = re.compile(
    rf"{_SUBJECT}(?:(?P<seeks>find|seek out|look for|search for|visit|see|meet|join)|{_UP_TO}) "
    r"(?P<whom>(?:the |my |old )?[\w'’-]+(?: [\w'’-]+){0,3})",
    re.IGNORECASE,
)
_FROM_AFAR: Final = re.compile(
    r"[\"“]|\b(?:call|shout|yell|cry|hail|wave|signal|whistle|phone|ring|write|radio|send|about"
    r"|think|remember|wonder|wish|throw|shoot|aim|listen|watch|hear)\b",
    re.IGNORECASE,
)
"""What is done from where one is, whoever it is about."""
_LOOSE: Final = re.compile(r"(?:them|him|her|it|there|whoever|everybody)\W*", re.IGNORECASE)
_NO_DEED: Final = re.compile(
    r"$|\W*(?:i|we|you|he|she|they|it|the|an?|my|our|his|her|their|this|that|these|those|there|let"
    r"|who|what|where|when|why|how|which|whose|is|are|was|were|do|does|did|can|could|will|would|has"
    r"|have you|any|please|hello|hey|yes|no|if|as|while|but|for|with)\b|\W*(?-i:[A-Z])|[\"“]",
    re.IGNORECASE,
)
"""What is no deed of the player's, or says itself whose it is."""
_I: Final = re.compile(r"^(?:i|we) ", re.IGNORECASE)
_MOST_NAMED: Final = 4
"""Words of what somebody is called."""


@dataclass(frozen=True, slots=True)
class Led:
    """Where a line leads.

    Attributes:
        place: a place of the scene, by its whole name.
        then: the player's words for what is done there; "" for nothing.
    """

    place: str
    then: str = ""

    @property
    def plainly(self) -> str:
        """The same in the plainest words."""
        then = _I.sub("", self.then)
        return f"I go to {self.place} and {then}" if then else f"I go to {self.place}"


def led(text: str, going: Going, *, by_bearing: bool = True) -> Led | None:
    """Return the place of the scene to which a line goes first; None for one that goes nowhere.

    Args:
        text: the player's words.
        going: the ways out of the scene.
        by_bearing: whether "down" or "outside" alone may lead somewhere.
    """
    if going.kits.at is None:
        return None
    for way in going.kits.ways():
        if text.startswith(f"I go to {way}"):
            then = text.removeprefix(f"I go to {way}").removeprefix(" and ").strip(" .!")
            return Led(way, _as_mine(then))
    found = _MOVES.match(text) or _VERBLESS.match(text)
    if found is None:
        return None
    tail, rest = found["tail"].strip(), ""
    end = _ENDS.search(tail)
    if end is not None:
        tail, rest = tail[: end.start()].strip(), tail[end.end() :].strip(" ;")
    met = _WHOM.match(tail)
    if met is not None:
        found_only = _ONLY_FOUND.match(met["deed"]) is not None
        what = tidy_place(_ASIDE.split(met["whom"])[0])
        if _OF_THINGS.match(met["deed"]) and _is_thing_of_here(what, going):
            return None
        place = (
            _of_person(met["whom"], going)
            or _at_one(met["whom"], going, by_name=found_only)
            or _at_thing(met["whom"], going)
        )
        deed = "" if found_only else f"{met['deed']} {met['whom']}"
        then = ", ".join(filter(None, (deed, rest)))
        return Led(place, _as_mine(then)) if place else None
    by_craft = bool(found.groupdict().get("craft"))
    place = _whither(tail, going, by_craft=by_craft, by_bearing=by_bearing)
    return Led(place, _as_mine(rest)) if place else None


def led_to_one(text: str, going: Going, whom: str) -> Led | None:
    """Return where somebody is met whom a line speaks to, deals with or looks for.

    Args:
        text: the player's words.
        going: the ways out of the scene.
        whom: for whom the words are, as they name them; "" for nobody.

    Returns:
        None where that is nobody, or somebody who is here or at no way.
    """
    if going.kits.at is None or _FROM_AFAR.search(re.sub(r"[\"“][^\"”]*[\"”]?", "", text)):
        return None
    dealt = _DEALS.match(text)
    place = _of_person(whom, going) or _of_person(dealt["whom"] if dealt else "", going)
    if not place:
        return None
    is_sought = dealt is not None and dealt["seeks"] is not None
    end = _ENDS.search(text) if is_sought or _MOVES.match(text) else None
    then = text if end is None else _as_mine(text[end.end() :].strip())
    return Led(place, "" if is_sought and end is None else then)


def place_of(who: str, going: Going) -> str:
    """Return the place of the scene at which somebody is met who is not here; "" for none.

    Args:
        who: as the player names them.
        going: the ways out of the scene.
    """
    said, people = set(words(who)), going.people()
    if said <= ANYBODY or any(said <= set(words(name)) for name in people):
        return ""
    been = going.been()
    ways = [way for way in going.kits.kit.ways if way.to != going.place]
    called = {name for alias, name in going.kits.kit.called if said <= set(words(alias))}
    for way in sorted(ways, key=lambda way: way.to in been):
        for name in way.people:
            if name not in people and (name in called or names_somebody(said, name)):
                return way.to
    return ""


def _as_mine(then: str) -> str:
    """Return what is done there as the player's own: "I go out the front door" of "out the ..."."""
    if _VERBLESS.match(then):
        return f"I go {then}"
    mine = as_first(then)
    return mine if mine != then or _NO_DEED.match(then) else f"I {then}"


def _of_person(whom: str, going: Going) -> str:
    """Return where somebody is met whom words begin with: "the steward about the sand"."""
    said = whom.split()
    for count in range(min(len(said), _MOST_NAMED), 0, -1):
        place = place_of(" ".join(said[:count]).strip(",.;:!?"), going)
        if place:
            return place
    return ""


def _whither(tail: str, going: Going, *, by_craft: bool, by_bearing: bool) -> str:
    """Return where the words after a verb of going lead to; "" for nowhere of the scene."""
    bare, pieces = _parsed(tail)
    if any(word not in _BEARINGS for word in bare) and not by_craft:
        return ""  # something is moved, or it is another deed
    wanted = _WHITHER if by_craft else _TO
    to = [what for how, what in pieces if how in wanted and what]
    if any(_is_of_here(what, going) for what in to):
        return ""
    is_for = any(how in _WHITHER and what for how, what in pieces)  # or else it leads elsewhere
    by = [what for how, what in pieces if how in _PASSED and what and not (is_for or by_craft)]
    for what in (*reversed(to), *reversed(by)):
        place = (place_of(what, going) if what in to else "") or _named(what, going)
        if place:
            return place
    bearings = [word for word in (*bare, *(how for how, _ in pieces)) if word in _ALIKE]
    is_bare = by_bearing and not by_craft and bearings and not any(what for _, what in pieces)
    return _by_bearing(bearings[-1], going) if is_bare else ""


def _parsed(tail: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the words before the first word of whither, and each such word with what it is of."""
    bare: list[str] = []
    pieces: list[tuple[str, list[str]]] = []
    for said in _FAR.sub("", tail).replace("as far as", "to").split():
        word = said.casefold()
        if word in _TO or word in _BY:
            if pieces and not pieces[-1][1]:
                pieces.pop()  # "over to"
            pieces.append((word, []))
        elif pieces:
            pieces[-1][1].append(said)
        else:
            bare.append(word)
    whole = [(how, " ".join(what)) for how, what in pieces]
    return bare, [
        (how, "" if _LOOSE.fullmatch(what) else tidy_place(_ASIDE.split(what)[0]))
        for how, what in whole
    ]


def _named(what: str, going: Going) -> str:
    """Return the place of the scene that words name by what it is; "" for none."""
    way = going.kits.way_called(what)
    if way is None or way.to == going.place or is_same(what, going.place):
        return ""
    said, ways = said_words(what), going.kits.kit.ways
    here = {word for other in ways if other.to == going.place for word in other.words}
    return "" if len(said & here) >= len(said & way.words) else way.to


def _at_one(whom: str, going: Going, *, by_name: bool) -> str:
    """Return the place of the scene that is told of whoever is there: "the piano player"."""
    what = tidy_place(_ASIDE.split(whom)[0])
    if by_name or not what or _is_of_here(what, going):
        return _named(what, going) if what else ""
    way = going.kits.way(what)
    return "" if way is None or way.to == going.place else way.to


def _at_thing(what: str, going: Going) -> str:
    """Return the place of the scene at which a thing is that lies nowhere here; "" for none."""
    kits, what = going.kits, tidy_place(_ASIDE.split(what)[0])
    there = [thing for thing in kits.kit.things if thing.at and thing.at != going.place]
    found = best_thing(there, what)
    return "" if found is None else found.at


def _is_thing_of_here(what: str, going: Going) -> bool:
    """Return whether words fit a thing that lies here as well as anything that lies elsewhere."""
    said, kits = said_words(what), going.kits
    here = max((len(thing.words & said) for thing in kits.things()), default=0)
    there = [thing.words for thing in kits.kit.things if thing.at and thing.at != going.place]
    there += [way.words for way in kits.kit.ways if way.to != going.place]
    return here > 0 and here >= max((len(words_of & said) for words_of in there), default=0)


def _is_of_here(what: str, going: Going) -> bool:
    """Return whether words end on somebody of here; "Sullo's boat" is not Sullo."""
    said = words(what)[-1:]
    return any(set(said) & set(words(name)) for name in going.people())


def _by_bearing(bearing: str, going: Going) -> str:
    """Return the one way that leads where a bearing says, from where the scene began."""
    if going.kits.at != "":
        return ""
    wanted = _ALIKE[bearing]
    of = {way.to: {*way.words, *said_words(way.to)} for way in going.kits.kit.ways}
    by_word = [to for to in of if bearing in of[to]]
    fits = by_word if len(by_word) == 1 else [to for to in of if wanted & of[to]]
    return fits[0] if len(fits) == 1 else ""
