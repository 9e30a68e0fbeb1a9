"""What words give, look at, listen to, handle or move, as far as a scene kit has a piece for it."""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.scene_kits import Thing, said_words
from companion.session.kit_words import I_DO

_FREES: Final = re.compile(
    rf"{I_DO}(?:untie|unbind|unchain|unshackle|free|release|loosen|let loose|cut)\b(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_LOOSE: Final = re.compile(r"\b(?:loose|free|ropes?|bonds|cords?|chains?|knots?|gag)\b", re.I)
_GIVES: Final = re.compile(
    rf"{I_DO}(?:give|hand|offer|show|pass|return|bring|toss|throw|slide|hold out|hold up|present"
    r"|push|lay|put|tell|pay|drop|feed)\b(?! my (?:ear|hand|eye|nose|head|foot|arm)s?\b)"
    r"(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_SAID: Final = re.compile(r"[\"“][^\"”]*[\"”]?")
_THROWN_AWAY: Final = re.compile(
    r"\b(?:out of|out|through|over|into|down|off) (?:the|a|an|my) (?:[\w'’-]+ )?(?:windows?|doors?"
    r"|rail|side|edge|river|sea|water|fire|stove|well|shaft|stairs|track|train|roof|overboard)\b"
    r"|\b(?:overboard|away)\b",
    re.IGNORECASE,
)
"""Where a thing goes that is given to nobody."""
_HELPS: Final = re.compile(
    rf"{I_DO}(?:(?:take|get|catch|keep) (?:a )?(?:firm )?hold of|hold|steady|help)\b"
    r"(?! (?:back|still|on\b|my\b|out|up))(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
"""A hand that is lent, which somebody may have asked for."""
_TAKEN_AND_GIVEN: Final = re.compile(
    rf"{I_DO}(?:take|grab|pick up|get|fetch|pull out|draw|bring out|unpack)(?: out)? "
    r"(?P<what>[^.;!?]{2,60}?),? (?:and|then|and then) (?:i )?(?P<how>(?:give|hand|offer|show|pass"
    r"|bring|toss|throw|slide|hold|present|push|lay|put|feed)\b[^.;!?]{0,60}?) (?:it|them|this)\b"
    r"(?P<rest>[^.;!?]*)",
    re.IGNORECASE,
)
_HELD_OUT: Final = re.compile(
    rf"{I_DO}(?:hold|stretch|reach) (?P<rest>[^.;!?]{{2,60}}? (?:out|up|over)\b[^.;!?]*)",
    re.IGNORECASE,
)
_SHOWS: Final = re.compile(r"\b(?:show|hold up|tell)\b", re.IGNORECASE)
_LOOKS: Final = re.compile(
    rf"{I_DO}(?:(?:take|have) a (?:closer |good |quick |careful )?look (?:at|in|into|under|behind)"
    r"|look (?:closely |carefully |more closely )?"
    r"(?:at|in|into|under|behind|over|through|inside|down|up|across|towards?|along"
    r"|out (?:at|of|over|across|through|into|towards?|from))"
    r"|examine|inspect|study|read|check(?: out)?|(?:peer|peek|peep|squint) "
    r"(?:at|in|into|under|behind|through|over|round|around)"
    r"|(?:look|see|check) (?:what|which|whose|who|where|why|whether|if|how)|glance at"
    r"|listen (?:to|at)|smell(?! for)"
    r"|sniff(?: at)?|lean over)\b(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_HANDLES: Final = re.compile(
    rf"{I_DO}(?:take|grab|pick up|pick|touch|open|lift|pull|pocket|unwrap|untie|unfold"
    r"|use(?! (?:my|our)\b)|turn (?:over|round)|answer|reach (?:for|into)|feel|tap|knock (?:on|at)"
    r"|rub|wipe|brush|stroke|wind|unroll|uncover|draw (?:back|aside|out)|slide|roll|ring|stir"
    r"|put out|(?:put|lay|press|rest) (?:my|an?) (?:open )?(?:hand|ear|palm|fingers) (?:down )?"
    r"(?:to|on|upon|in|into|against)|run my (?:hand|fingers|thumb) (?:over|along|round|across))\b"
    r"(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_FORCES: Final = re.compile(
    rf"{I_DO}(?:scrape|scratch|peel|pry|prise|prize|force|wrench|tug|loosen|unscrew|dig|strip|tear"
    r"|rip|cut|chip)\b(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
"""What goes at a thing with some force: the kit answers only where it says what comes of it."""
_FEELS: Final = re.compile(
    r"\b(?:touch|feel|tap|knock|stroke|(?:put|lay|rest|press|run) my)\b", re.IGNORECASE
)
_NEARS: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?P<who>i|we) (?:\w+ly )?(?:hold|kneel|bend|crouch|lean|stoop"
    r"|squat|raise|lift|bring|light|step|walk|go|move|get|put|set|sit|nod|smile|shrug|ignore"
    r"|leave) (?!(?:back|out|away|through|along)\b)",
    re.IGNORECASE,
)
"""What one does to be nearer to what is looked at then."""
_LINK: Final = re.compile(r",? (?:and|to|then) ", re.IGNORECASE)
_ENDS: Final = re.compile(
    r"[.,;!?]| [-–—]+ |\b(?:and|then|while|so that|to see|for any|from|off|out of|against|before"
    r"|with (?:my|the (?:tip|end|point|edge|handle) of))\b",
    re.IGNORECASE,
)
_SOMEBODYS: Final = re.compile(r"\s*(?:his|her|their)\b|[\w'’ -]+['’]s\b", re.IGNORECASE)
"""What is on somebody, which they do not let go of for the asking."""


def given(text: str) -> str:
    """Return what is said of giving, showing or offering something; "" for anything else.

    Example:
        >>> given("I hand Thibault the badge"), given("I sing")
        ('Thibault the badge', '')
        >>> given("I untie the clerk"), given("I cut the clerk loose"), given("I cut the rope")
        ('the clerk loose', 'the clerk loose', 'the rope loose')
        >>> given("I take the bone and hold it out to the hound")
        'the bone out to the hound'
    """
    freed = _FREES.match(text)
    if freed is not None and (
        "cut" not in text.casefold()[:10] or _LOOSE.search(freed["rest"]) is not None
    ):
        rest = re.sub(r" (?:loose|free)\b.*", "", freed["rest"].strip())
        return f"{rest} loose"
    both = _TAKEN_AND_GIVEN.match(text)
    if both is not None:
        return f"{both['what']} {both['rest'].strip()}".strip()
    if _THROWN_AWAY.search(text):
        return ""
    found = _GIVES.match(text) or _HELD_OUT.match(text)
    rest = found["rest"].strip() if found is not None else ""
    return f"{rest} truth" if is_report(rest) else rest


_REPORTS: Final = re.compile(
    r"\b(?:what|everything|all|how|that|whom?|of what) (?:that )?(?:[\w'’-]+ ){0,4}?(?:said|told me"
    r"|told us|admitted|confessed|did|found|saw|heard|learnt|learned|know|discovered|worked out)\b",
    re.IGNORECASE,
)


def is_report(text: str) -> bool:
    """Return whether words pass on what was learnt.

    Example:
        >>> is_report("the mayor what the keeper said"), is_report("the mayor a joke")
        (True, False)
    """
    return _REPORTS.search(text) is not None


def lent(text: str) -> str:
    """Return what a hand is lent to; "" for anything else.

    Example:
        >>> lent("I take hold of the ladder."), lent("I hold my breath")
        ('the ladder.', '')
        >>> lent('"What is the hurry?" I steady the ladder')
        'the ladder'
    """
    found = _HELPS.match(_SAID.sub(" ", text).strip())
    return found["rest"].strip() if found is not None else ""


def only_shows(text: str) -> bool:
    """Return whether a thing that is held out stays with whoever shows it."""
    return _SHOWS.search(text) is not None


def looked_at(text: str) -> str:
    """Return what words look at, read or listen to; "" for anything else.

    Example:
        >>> looked_at("I look closely at the timer lock"), looked_at("I take the lock")
        ('the timer lock', '')
        >>> looked_at("I hold my candle to the wall and look closely at the moths")
        'the moths'
        >>> looked_at("The guards. I kneel down and smell their breath")
        'The guards'
    """
    return _looked_at_bent(text) or _object(_LOOKS, text)


_BENDS: Final = re.compile(
    r"(?:^|[.;!?]\s+)(?:then |so |and |now )*(?:i|we) (?:\w+ly )?(?:kneel|crouch|squat|bend|stoop"
    r"|lean|sit|turn)(?: down| over| close)?(?P<where>(?: (?!and\b)[\w'’-]+){0,6}?),? and "
    r"(?P<looks>(?:then )?(?:i )?[^.;!?]+)",
    re.IGNORECASE,
)
"""How one gets near a thing to look at it, which is a part of the look."""
_IT: Final = re.compile(r"^(?:it|them|him|her|their|his|its)\b", re.IGNORECASE)


def _looked_at_bent(text: str) -> str:
    """Return what is looked at from near by; "it" and "their" are what was named before."""
    found = _BENDS.search(text)
    if found is None:
        return ""
    looks = re.sub(r"^(?:then )?(?:i )?", "I ", found["looks"], flags=re.IGNORECASE)
    what = _object(_LOOKS, looks)
    if not _IT.match(what):
        return what
    near = re.sub(r"^ *(?:by|at|over|beside|to|near|in front of|next to) ", "", found["where"])
    before = text[: found.start()].strip(" .;!?").rsplit(".", maxsplit=1)[0]
    return near.strip() if near.strip() and not _IT.match(near) else before


def handled(text: str) -> str:
    """Return what words take, touch or open; "" for anything else.

    Example:
        >>> handled("I pick up the badge and run"), handled("I look at it")
        ('the badge', '')
        >>> handled("I grab his coat"), handled("I open the lid with my knife")
        ('', 'the lid')
    """
    what = _object(_HANDLES, text)
    return "" if _SOMEBODYS.match(what) else what


def only_felt(text: str) -> bool:
    """Return whether a hand that is laid on something changes nothing about it.

    Example:
        >>> only_felt("I touch the handle"), only_felt("I turn the handle")
        (True, False)
    """
    return _FEELS.search(text) is not None


_TAKES_UP: Final = re.compile(
    rf"{I_DO}(?:take|grab|pick up|pick|pocket|collect|gather|get|fetch)\b", re.IGNORECASE
)


def only_taken(text: str) -> bool:
    """Return whether a thing is merely taken up, and so looked at.

    Example:
        >>> only_taken("I pick up the rope"), only_taken("I pull the rope")
        (True, False)
    """
    return _TAKES_UP.match(text) is not None


_LIGHTLY: Final = re.compile(
    rf"{I_DO}(?P<verb>tap|knock|shake|ring|stir|rub|stroke|roll|wind)\b", re.IGNORECASE
)


def is_touched(text: str, handled: str) -> bool:
    """Return whether what comes of laying hands on a thing comes of this.

    Args:
        text: the player's words.
        handled: what comes of it; a knock opens nothing that does not say so.

    Example:
        >>> is_touched("I knock on the pipe", "You turn the wheel.")
        False
        >>> is_touched("I ring the bell", "It rings twice."), is_touched("I pull it", "It opens.")
        (True, True)
    """
    found = _LIGHTLY.match(text)
    return found is None or found["verb"].casefold() in handled.casefold()


def listens(text: str) -> bool:
    """Return whether an ear is laid on something, which shows what it is and changes nothing."""
    return re.search(r"\bmy ears?\b", text, re.IGNORECASE) is not None


def forced(text: str) -> str:
    """Return what words scrape, prise or tear at; "" for anything else.

    Example:
        >>> forced("I scrape the paint off the door with my knife"), forced("I look at the paint")
        ('the paint', '')
    """
    return _object(_FORCES, text)


def _object(pattern: re.Pattern[str], text: str) -> str:
    nears = _NEARS.match(text)
    said = [text]
    if nears is not None:
        said += [f"{nears['who']} {text[link.end() :]}" for link in _LINK.finditer(text)]
    found = next(filter(None, map(pattern.match, said)), None)
    return _ENDS.split(found["rest"], maxsplit=1)[0].strip() if found is not None else ""


_MOVES: Final = re.compile(
    rf"{I_DO}(?:push|pull|turn|move|shove|drag|heave|haul|swing|crank|release|unhook|uncouple|jam|block|throw|smash"
    r"|break(?: open| down)?|kick|hammer|rewire|reset|disconnect|unlock|start|stop)\b(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)


def moved(text: str) -> str:
    """Return what words shove, work or break; "" for anything else.

    Example:
        >>> moved("I shove the crate to the wall"), moved("I look at the crate")
        ('the crate to the wall', '')
    """
    return _object(_MOVES, text)


def worked(text: str) -> str:
    """Return the thing that words push, turn or shove, and nothing that stands by it.

    Example:
        >>> worked("I turn off the fountain"), worked("I push the case out of the window")
        ('the fountain', '')
    """
    plain = re.sub(
        r"^(\W*(?:i|we) \w+) (?:off|on|out|up|down|over) ", r"\1 ", text, flags=re.IGNORECASE
    )
    return "" if _SOMEWHERE.search(plain) else moved(plain)


_SOMEWHERE: Final = re.compile(
    r"\b(?:to|towards?|into|onto|out|against|across|over|under|behind|aside|away|overboard|off)\b",
    re.IGNORECASE,
)
"""What is pushed somewhere is not opened."""


_JOINS: Final = re.compile(
    r"\b(?:of|on|in|off|out|from|under|behind|at|to|by|over|into|onto|against|through|for|near"
    r"|towards?|across|along|beside|before|inside|with|between|as|away|onto)\b",
    re.IGNORECASE,
)
_TRAILS: Final = frozenset(
    {
        *("again", "now", "here", "there", "first", "too", "once", "more", "up", "down", "back"),
        *("open", "shut", "closed", "loose", "free", "apart", "aside", "round", "around", "over"),
    }
)
"""What may stand behind the noun: how, or how it is afterwards."""


def best_thing(things: Sequence[Thing], what: str) -> Thing | None:
    """Return the thing that words name; None for none.

    A thing is named by the noun that a phrase ends on: "the iron bar" is a bar.
    """
    phrases = []
    for phrase in _JOINS.split(what):
        named = [w for w in phrase.split() if w not in _TRAILS and not w.endswith("ly")]
        if named:
            phrases.append((said_words(named[-1]), said_words(phrase)))
    scored = [
        (sum(len(thing.words & said) for head, said in phrases if head & thing.words), thing)
        for thing in things
    ]
    best = max((score for score, _ in scored), default=0)
    return next(thing for score, thing in scored if score == best) if best else None
