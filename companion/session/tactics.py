"""What is tried in a fight beside a blow: to disarm, to take a hostage, to offer quarter.

Each is a check against whoever is meant, and what it gains is a fact of the scene: who is disarmed
strikes with bare hands, who yields strikes no more, and nobody strikes while one of theirs is held.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.nouns import definite
from companion.reader.everyday import SUBJECT
from engine.api import Effect, agreeing, capital

Kind = Literal["disarm", "trip", "blind", "shove", "hostage", "quarter", "help", "cover"]
_ARM: Final = (
    r"(?:axe|sword|knife|dagger|spear|club|gun|pistol|rifle|blade|weapon|staff|chain|hatchet"
    r"|crowbar|cudgel|bow|mace|sabre|hammer)"
)
_WHOM: Final = r"(?:him|her|them|it|the [\w'’ -]{2,40}?|[A-Z][\w'’-]+)"
_KINDS: Final[tuple[tuple[Kind, str], ...]] = (
    (
        "quarter",
        rf"(?:offer|give|grant|promise) {_WHOM} (?:quarter|mercy|(?:his|her|their) li(?:fe|ves)"
        r"|(?:a|one|the) (?:last )?chance to (?:surrender|yield|give up|run|leave|walk away))"
        rf"|(?:call (?:up)?on|order|tell|ask|urge|command|shout (?:at|to|for)|demand that|yell at)"
        rf" {_WHOM} (?:to )?(?:surrender|yield|give (?:up|in)|lay down|drop|throw down"
        r"|stop fighting)"
        r"|offer (?:quarter|terms)|demand (?:their|his|her) surrender"
        r"|(?:shout|call|say|cry|yell|demand)[:,]? [\"“'](?:surrender|yield|give up|drop|lay down)",
    ),
    (
        "hostage",
        r"(?:grab|seize|take|catch|drag|pull) .{0,50}\b(?:hostage|(?:to|at|against|on|under) (?:his"
        r"|her|their|its|the) (?:throat|neck|head|temple))"
        r"|(?:hold|put|press|set) (?:my|the) [\w'’ -]{2,30} (?:to|at|against|on|under)"
        r" (?:[\w'’ -]{2,40}['’]s?|his|her|their|the) (?:throat|neck|head|temple)",
    ),
    (
        "disarm",
        rf"(?:disarm\b|(?:knock|kick|strike|beat|twist|wrench|tear|pull|snatch|grab|take|whip|shoot)"
        rf" (?:the|his|her|their|its) (?:\w+ )?{_ARM} (?:out of|from|away|off|aside)"
        r"(?! (?:the|a) (?:wall|floor|ground|table|rack|dead|wounded|body|chest|shelf|corpse))"
        rf"|(?:knock|kick|strike|wrench|tear) (?:away|off) (?:the|his|her|their) (?:\w+ )?{_ARM})",
    ),
    (
        "blind",
        r"(?:throw|kick|fling|toss|hurl|cast) (?:a handful of |some |the )?(?:sand|dirt|dust|ash"
        r"|ashes|gravel|salt|snow|mud|flour|soot|pepper|\w+) (?:in(?:to)?|at)"
        r" (?:his|her|their|its|the|[\w'’ -]{2,40}['’]s?) (?:eyes?|faces?)",
    ),
    (
        "trip",
        rf"(?:trip\b|sweep (?:his|her|their|the) (?:legs?|feet)|knock {_WHOM} (?:down|over|off)"
        rf"|throw {_WHOM} (?:to the (?:ground|floor)|down)"
        r"|kick (?:his|her|their|the) (?:legs?|feet)"
        r"|pull (?:the (?:rug|carpet)|(?:his|her|their) (?:legs?|feet)))",
    ),
    (
        "shove",
        rf"(?:shove|push|drive|force|ram|barge|kick|tip|knock|throw|overturn|topple|pull) "
        r"(?:over )?(?:the |a )?(?:[\w'’-]+ ){0,3}?(?:table|bench|chair|barrel|cart|shelf|shelves"
        r"|crate|cask|cauldron|brazier|curtain|chandelier|counter|stool|ladder)s?\b"
        r"(?: over| down)?(?: (?:at|into|onto|on|against|in front of|between|on top of)\b.*)?"
        rf"|(?:shove|push|force|drive) {_WHOM} (?:back|away|into|against|over|off|down|through)",
    ),
    (
        "help",
        r"(?:call|shout|yell|cry|scream|whistle|signal|bellow)(?: out)?(?: loudly)? for"
        r" (?:help|aid|the (?:guard|watch|others)|assistance|somebody|someone|anyone)"
        r"|raise the alarm",
    ),
    (
        "cover",
        r"(?:take|get (?:in)?to|find|seek|look for|dive (?:in)?to|run (?:in)?to) (?:some )?cover\b"
        r"|(?:duck|dive|get|crouch|step|hide|jump|roll|drop|throw myself) (?:down )?behind"
        r" (?:the|a|some|my|an) ",
    ),
)
_PATTERNS: Final = tuple(
    (kind, re.compile(rf"{SUBJECT}(?:try to |then |quickly )?(?:{words})", re.IGNORECASE))
    for kind, words in _KINDS
)
_OTHER_SHOUT: Final = re.compile(
    r"\W*(?:throw (?:it |them )?down|drop|lay down|put down) (?:it|them|your (?:\w+ )?"
    r"(?:weapons?|arms|swords?|guns?|axes?|kni(?:fe|ves)))\b.*"
    r"|\W*(?:surrender|yield|give up) (?:or|and|now)\b.*",
    re.IGNORECASE,
)
_THEN_STRIKES: Final = re.compile(
    r",? and (?:then )?(?:i )?(?:shoot|attack|fire|stab|strike|charge|slash|hit|swing|thrust"
    r"|kill)\b",
    re.IGNORECASE,
)
_FROM_COVER: Final = re.compile(
    r"\bfrom (?:behind|under|inside) (?P<what>(?:the|a|an|some|my|it|its|cover)\b[\w'’ -]{0,40})",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Tactic:
    """Something that is tried in a fight.

    Attributes:
        kind: what.
        manner: kind of action that it is checked and told as.
        resisted: whether somebody resists it.
    """

    kind: Kind
    manner: str
    resisted: bool = True


_MANNERS: Final[dict[Kind, str]] = {"quarter": "intimidate", "help": "perform", "cover": "hide"}


def tactic_in(text: str) -> Tactic | None:
    """Return what words try in a fight beside a blow; None for any others.

    Args:
        text: the player's words.

    Example:
        >>> [t.kind for t in map(tactic_in, ("I disarm the guard", "I offer them quarter")) if t]
        ['disarm', 'quarter']
        >>> tactic_in("I grab one of them and hold my dagger to his throat").kind
        'hostage'
        >>> tactic_in("I attack the guard") is None
        True
    """
    said = " ".join(text.split())
    if _THEN_STRIKES.search(said):
        return None  # the blow is what is rolled for, and the rest is how it comes about
    kind: Kind | None = "quarter" if _OTHER_SHOUT.fullmatch(said) else None
    kind = kind or next((kind for kind, pattern in _PATTERNS if pattern.match(said)), None)
    if kind is None:
        return None
    return Tactic(kind, _MANNERS.get(kind, "grapple"), kind not in ("help", "cover"))


def covered_by(text: str) -> str:
    """Return behind what somebody strikes from; "" for words that say nothing of it.

    Example:
        >>> covered_by("I shoot the guard from behind the overturned table")
        'Behind the overturned table'
    """
    found = _FROM_COVER.search(text)
    if found is None:
        return ""
    what = " ".join(found["what"].split()[:4]).rstrip(" .!")
    known = what.casefold().partition(" ")[0] in ("it", "its", "cover")
    return "In cover" if known else f"Behind {what}"


_LEFT_SO: Final[dict[Kind, tuple[str, str]]] = {
    "disarm": ("Disarmed", "{opp} {has} nothing in hand any more; it lies out of reach."),
    "trip": ("On the ground", "{opp} {is} on the ground, and you are not."),
    "blind": ("Blinded", "{opp} cannot see for the moment."),
    "shove": ("Off balance", "{opp} {is} off balance, with no room to stand."),
}
"""How somebody stands after it, and the sentence that tells it."""
PASSING: Final = frozenset({"On the ground", "Blinded", "Off balance"})
"""What is over with the next blow at whoever stands so."""
HEARD: Final = "Somebody has heard the call"
IN_COVER: Final = "In cover"


def edge_of(how: str, who: str) -> str:
    """Return how the scene notes that somebody stands so; it goes when they go."""
    return f"{how} ({who})"


def gained(tactic: Tactic, opponent: str, actor: str, arms: Sequence[str]) -> tuple[Effect, ...]:
    """Return what a tactic that came off changes, each with the sentence that tells it.

    Args:
        tactic: what was tried.
        opponent: against whom; "" for nobody.
        actor: who tried it.
        arms: weapons on the opponent's sheet.
    """
    if tactic.kind == "help":
        tell = "Somebody has heard you, and answers from not far off."
        return (_edge("scene", HEARD, tell),)
    if tactic.kind == "cover":
        return (
            Effect(
                kind="position",
                change="set",
                target=actor,
                name=IN_COVER,
                good=True,
                tell="You are in cover now.",
            ),
            _edge("scene", f"Your cover ({actor})", ""),
        )
    if tactic.kind not in _LEFT_SO or not opponent:
        return ()
    how, tell = _LEFT_SO[tactic.kind]
    verbs = {"has": agreeing(opponent, "has", "have"), "is": agreeing(opponent, "is", "are")}
    told = tell.format(opp=capital(definite(opponent).text), **verbs)
    where = {"change": "set", "target": opponent, "name": how, "good": True, "tell": told}
    lost = arms[:1] if tactic.kind == "disarm" else ()
    return (
        Effect.model_validate({"kind": "position", **where}),
        _edge("scene", edge_of(how, opponent), ""),
        *(Effect(kind="gear", change="lose", target=opponent, name=n, good=True) for n in lost),
    )


def _edge(target: str, name: str, tell: str) -> Effect:
    return Effect(kind="edge", change="gain", target=target, name=name, good=True, tell=tell)
