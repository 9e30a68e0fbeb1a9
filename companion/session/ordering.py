"""Orders and small requests to somebody here: wait, come along, keep watch, close the door.

What costs nobody anything is done for the asking by whoever has nothing against the players. What
is asked for stands in the story from then on, as where that one stands: who waits, waits, and who
goes along is in the next scene as well.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from companion.session.scene import AnyState
from engine.api import Effect, capital

ALONG: Final = "Goes with you"
"""Where somebody stands who goes wherever the players go."""
COOL: Final = -1
"""Attitude of somebody who does nothing for the asking."""
_WHOM: Final = r"(?P<who>(?:(?:the|my|our|that|this) )?[\w'’-]+(?: (?!to\b)[\w'’-]+){0,3}?)"
_TOLD: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?:ask|tell|order|command|beg|urge|want|instruct"
    rf"|signal(?: to)?|motion(?: for)?|wave(?: for)?|persuade|convince|invite|get) {_WHOM},? to "
    r"(?P<what>\w.{1,100}?)[ .!]*$",
    re.IGNORECASE,
)
_CALLED: Final = re.compile(
    r"^\W*(?P<who>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?),? (?:please,? )?"
    r"(?P<what>[a-z]\w*.{0,100}?)[ .!”\"]*$"
)
_WOULD: Final = re.compile(
    rf"^\W*(?:then |so |and |now )*(?:i|we) ask {_WHOM} (?:if|whether) (?:he|she|they|it) "
    r"(?:will|would|wants? to|can|could|might|may|is willing to|are willing to) "
    r"(?P<what>\w.{1,100}?)[ .!?]*$",
    re.IGNORECASE,
)
_TAKES: Final = re.compile(
    rf"^\W*(?:then |so |and |now )*(?:i|we) (?:take|bring) {_WHOM} "
    r"(?P<what>along|with (?:me|us))[ .!]*$"
    rf"|^\W*(?:then |so |and |now )*(?:i|we) let {_WHOM.replace('who', 'whom')} "
    r"(?P<does>\w.{1,100}?)[ .!]*$",
    re.IGNORECASE,
)
_COMES: Final = re.compile(
    r"^(?:please )?(?:come (?:(?:in|out|outside|inside|down|up|over|away|on) )?(?:along"
    r"|with)|go with|follow|join|accompany|travel with"
    r"|ride with|stay with"
    r"|walk with|along|with) ?(?:me|us|along)?(?: (?!in\b|for\b|but\b|and\b)[\w'’ -]{0,40})?$",
    re.IGNORECASE,
)
_STAYS: Final = re.compile(
    r"^(?:please )?(?:(?:wait|stay|stop|remain|keep|hold|stand)(?: right| back| still| close| put)?"
    r"(?: (?:here|there|outside|inside|behind|by the [\w'’-]+|at the [\w'’-]+|for (?:me|us)|where "
    r"(?:he|she|they|you) (?:is|are)))?(?: (?:and|until|till|while) .{2,60})?"
    r"|(?:keep|stand) (?:watch|guard|a look-?out|an eye on .{2,50}|quiet|still)(?: .{2,50})?"
    r"|(?:watch|guard|mind|look after) (?:the|my|our) .{2,40}|stand guard.{0,40})$",
    re.IGNORECASE,
)
_SMALL: Final = re.compile(
    r"^(?:please )?(?:(?:close|shut|open|hold|bar) the (?:door|gate|window|shutters?)s?"
    r"|sit(?: down)?(?: (?:here|with (?:me|us)|by .{2,30}))?|stand up|get up|lie down"
    r"|come (?:here|in|closer"
    r"|over(?: here)?|inside|in and sit down)|step (?:back|aside|inside|closer)|be (?:quiet"
    r"|still|careful|calm)"
    r"|calm down|look (?:at|out) .{2,40}|listen(?: to (?:me|us))?|turn (?:round|around)"
    r"|hold (?:this|my|the) [\w'’ -]{2,30}|(?:light|put out|bring) (?:the|a) (?:lamp"
    r"|lantern|candle|fire"
    r"|light|chair|stool)|say nothing(?: .{2,40})?|rest|sleep|eat|drink|relax"
    r"|come (?:down|up|out|back|on)"
    r"|go (?:home|to bed|to sleep|outside|away)"
    r"|speak (?:up|quietly|louder|slowly)|take a seat|help (?:himself|herself|themselves))$",
    re.IGNORECASE,
)

_HELPS: Final = re.compile(
    r"^(?:please )?(?:(?:pull|haul|drag|lift|cut|get|free|untie|help|boost|draw|dig) (?:me|us)"
    r"(?: (?:in|out|up|down|off|free|loose|on|over|back|through))?"
    r"(?: (?!and\b|then\b)[\w'’-]+){0,5})$",
    re.IGNORECASE,
)
"""A hand for somebody who is stuck."""

Kind = Literal["along", "stay", "small", "help"]


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody is told to do.

    Attributes:
        who: who, as the words name them.
        kind: to come along, to stay or watch, to lend a hand, or some other small thing.
        what: what they are to do, as it was said.
    """

    who: str
    kind: Kind
    what: str


def ordered(text: str) -> Order | None:
    """Return the small thing that words tell somebody to do; None for any others.

    Args:
        text: the player's words.

    Example:
        >>> ordered("I tell Kesh to come with me").kind, ordered("Kesh, wait here!").kind
        ('along', 'stay')
        >>> ordered("I order the innkeeper to close the door").who
        'the innkeeper'
        >>> ordered("I order Kesh to kill the guard") is None, ordered("I ask Kesh to lie") is None
        (True, True)
    """
    said = " ".join(text.split())
    for pattern in (_TAKES, _WOULD, _TOLD, _CALLED):
        found = pattern.match(said)
        if found is None or re.search(r"\bnot to\b", said):
            continue
        groups = {name: said for name, said in found.groupdict().items() if said}
        what = groups.get("what") or groups["does"]
        who = groups.get("who") or groups["whom"]
        for kind, form in _FORMS:
            if form.fullmatch(what):
                return Order(who, kind, what)
    return None


_FORMS: Final[tuple[tuple[Kind, re.Pattern[str]], ...]] = (
    ("along", _COMES),
    ("stay", _STAYS),
    ("small", _SMALL),
    ("help", _HELPS),
)


def does_for_asking(state: AnyState, name: str, order: Order) -> bool:
    """Return whether somebody does what is asked without being won over first.

    Args:
        state: the state of the game.
        name: who is asked.
        order: what they are to do; to go along is more than to wait or to shut a door.
    """
    attitude = int(state.story.relations.get(name, 0))
    return attitude > 0 if order.kind in ("along", "help") else attitude > COOL


def stands_now(name: str, order: Order) -> Effect:
    """Return the effect of an order that is done: where that one stands from now on.

    Args:
        name: who does it.
        order: what they do.
    """
    what = ALONG if order.kind == "along" else capital(third_person(order.what))
    return Effect(kind="position", change="set", target=name, name=what[:60], good=True)


def helped_by(name: str, actor: str) -> Effect:
    """Return the effect of a hand that somebody lends: its receiver is stuck no more."""
    return Effect(
        kind="position", change="set", target=actor, name=f"Helped by {name}"[:60], good=True
    )


def stays_behind(name: str) -> Effect:
    """Return the effect by which somebody goes along no more."""
    return Effect(kind="position", change="set", target=name, name="Stays behind", good=True)


def third_person(what: str) -> str:
    """Return what somebody is told to do as what they do: "wait here" is "waits here"."""
    verb, _, rest = re.sub(r"^please ", "", what, flags=re.IGNORECASE).partition(" ")
    verb = {"be": "is", "go": "goes"}.get(verb.lower(), verb)
    rest = re.sub(r"\b(?:I|we)\b", "you", rest)
    if not verb.endswith("s") or verb.endswith("ss"):
        verb += "es" if re.search(r"(?:ch|sh|ss)$", verb) else "s"
    rest = re.sub(r"\bmy\b", "your", re.sub(r"\bme\b", "you", rest))
    return f"{verb} {rest}".strip()


def going_along(state: AnyState) -> list[str]:
    """Return who goes along with the players wherever they go."""
    places = state.story.positions
    return [n for n, s in state.characters.items() if s.side == "gm" and places.get(n) == ALONG]


_FOLLOWS: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?:follow|go after|walk after|go with|accompany"
    r"|tag along with"
    r"|go along with|trail after)(?: along| on)? (?P<who>him|her|them|(?:(?:the|my|our) )?[\w'’-]+"
    r"(?: [\w'’-]+){0,2}?)(?: (?:out|outside|inside|in|up|down|on|along|away|wherever .*"
    r"|(?:in|out of|into|through|down|up|along|to) .{2,40}))?[ .!]*$",
    re.IGNORECASE,
)


def follows(text: str) -> str:
    """Return whom words follow, as they name them; "" for nobody.

    Example:
        >>> follows("I follow Kesh"), follows("I follow her out"), follows("I follow the road")
        ('Kesh', 'her', 'the road')
    """
    found = _FOLLOWS.match(" ".join(text.split()))
    return found["who"] if found is not None else ""
