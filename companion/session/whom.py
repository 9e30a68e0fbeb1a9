"""Whom the player turns to: who is called upon anywhere in a speech, or walked up to.

At the table that one is spoken with from then on, until the player turns to somebody else.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.narration.nouns import definite
from companion.session.addressing import without_steps
from companion.session.in_turn import is_verb
from companion.session.scene import words
from engine.api import uncapital

_SPOKEN: Final = re.compile(r"[\"“](?P<said>[^\"”]+)[\"”]?")
_STOPS: Final = re.compile(r"[,.;:!?…]+")
_LEADS: Final = re.compile(
    r"^(?:(?:and|so|but|now|well|oh|no|yes|hey|hello|listen|look|wait|please|come on|thanks?"
    r"|thank you|sorry|good|my|dear|old|mister|mr\.?|mistress|miss|mrs\.?|madam|sir) )+",
    re.IGNORECASE,
)
"""What may stand before a name that is called."""
_I_DO: Final = re.compile(r"^\W*(?:i|we)\b", re.IGNORECASE)
_LONGEST: Final = 3
_WALKS_UP: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?:go|walk|step|stride|march|head|cross|move|climb|run"
    r"|hurry|push|make my way|turn|lean|crouch|kneel|sit|wade|stroll|clamber)(?: [\w'’-]+){0,5}? "
    r"(?:to|towards?|beside|next to|in front of|before|behind) "
    r"(?P<whom>(?:(?:the|my|old) )?[\w'’-]+(?: (?!and\b|then\b|to\b)[\w'’-]+){0,4}?)"
    r"(?=[,.;!]|\s(?:and|then|to)\b|$)",
    re.IGNORECASE,
)
_FINDS: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?P<who>i|we) (?:go (?:over )?(?:and )?)?(?:find|seek out"
    r"|look for|search for|look up|see|approach) (?P<whom>(?:the |my |old )?[\w'’-]+"
    r"(?: (?!and\b|then\b|to\b)[\w'’-]+){0,4}?)"
    r"(?:(?:,| and| then|,? and then) (?P<rest>.+)|[ .!]*)$",
    re.IGNORECASE | re.DOTALL,
)
"""Somebody is looked for, who may stand there."""


_TO_ONE: Final = re.compile(
    r"(?:^|,? |,)(?<!\bthe )(?<!\ba )(?<!\ban )(?<!\bmy )(?<!\bhis )(?<!\bher )(?<!\bour )"
    r"(?<!\btheir )(?<!\bthat )(?<!\bthis )"
    r"(?:ma['’]?am|madam|sir|mister|miss|my (?:friend|lord|lady|dear)|friend|lad|lass|brother"
    r"|sister|captain|officer|doctor|sheriff|your (?:honou?r|majesty|grace|worship))\b(?=[,.!]|$)",
    re.IGNORECASE,
)
_PLEASE: Final = re.compile(r"^\W*please,? |,? please(?=[,.!]|$)", re.IGNORECASE)


def asked_of(text: str, partner: str) -> str:
    """Return an order that is said to whoever one speaks with, as the attempt that it is.

    Args:
        text: the player's words.
        partner: whom the player speaks with; "" for nobody.

    Example:
        >>> asked_of("Open for the herd, ma'am, they'll die.", "Mrs Brand")
        "I persuade Mrs Brand to open for the herd, they'll die"
        >>> asked_of("Please open the gate", "Mrs Brand"), asked_of("Open the gate", "Mrs Brand")
        ('I persuade Mrs Brand to open the gate', 'Open the gate')
        >>> asked_of("Good day, ma'am", "Mrs Brand"), asked_of("shoot the sheriff", "Mrs Brand")
        ("Good day, ma'am", 'shoot the sheriff')
    """
    if not partner or "?" in text or _I_DO.match(text):
        return text
    plain = _PLEASE.sub("", _TO_ONE.sub("", text, count=1), count=1).strip(' .!"“”')
    if plain == text.strip(' .!"“”') or not is_verb(plain.partition(" ")[0].casefold()):
        return text
    return f"I persuade {definite(partner).text} to {uncapital(plain)}"


def called_in(text: str, people: Collection[str]) -> str:
    """Return who of those here is called upon in what is said; "" for nobody.

    Args:
        text: the player's words; who is only spoken about stands between no pauses.
        people: names of who is here.

    Example:
        >>> called_in('"Thank you, Brandt. What did you get for her?"', ["Calico Brandt", "Hob"])
        'Calico Brandt'
        >>> called_in("You can have a berth, Hob, if you help me", ["Calico Brandt", "Hob"])
        'Hob'
        >>> called_in('"Who is Brandt?"', ["Calico Brandt"])
        ''
    """
    speech = [found["said"] for found in _SPOKEN.finditer(text)]
    if not speech and not _I_DO.match(text):
        speech = [text]
    for said in speech:
        pieces = [piece.strip() for piece in _STOPS.split(said)]
        for piece in pieces if len(pieces) > 1 else []:
            named = set(words(_LEADS.sub("", piece)))
            if not named or len(named) > _LONGEST:
                continue
            who = next((p for p in people if named <= set(words(p))), "")
            if who and _is_a_call(piece, who):
                return who
    return ""


def _is_a_call(piece: str, who: str) -> bool:
    """Return whether a piece of speech calls somebody: by name, or by what they are, bare."""
    bare = _LEADS.sub("", piece)
    if bare == definite(who).text:
        return True  # how the scene calls whoever was called by a name
    if re.match(r"(?:the|an?|this|that)\b", bare, re.IGNORECASE):
        return False
    return bare[:1].isupper() or not who[:1].isupper()


def walked_up_to(text: str, people: Collection[str]) -> str:
    """Return who of those here is walked up to, whatever is done then; "" for nobody.

    Example:
        >>> walked_up_to("I walk over to Brandt and snatch my hat", ["Hob", "Calico Brandt"])
        'Calico Brandt'
        >>> walked_up_to("I walk over to the window and call Hob", ["Hob"])
        ''
    """
    said_plainly = " ".join(text.split())
    found = _WALKS_UP.match(said_plainly) or _FINDS.match(said_plainly)
    said = set(words(found["whom"])) - {"old"} if found is not None else set()
    return next((p for p in people if said and said <= set(words(p))), "")


_POSSESSIVE: Final = re.compile(
    r"\b(?:his|their|her(?= (?!and\b|or\b|with\b|to\b|in\b|on\b)[a-z]))\b"
)
_OBJECT: Final = re.compile(r"\b(?:him|her|them)\b")


def once_there(text: str, people: Collection[str]) -> str:
    """Return what is done to whoever is walked up to, without the way; any others as they are.

    Nobody is hindered on a way across the room, and "him" is who stands at its end.

    Example:
        >>> once_there("I walk over to Brandt and snatch my hat off his head", ["Calico Brandt"])
        "I snatch my hat off Calico Brandt's head"
        >>> once_there("I walk silently up to Brandt and cut his purse", ["Calico Brandt"])
        'I walk silently up to Brandt and cut his purse'
        >>> once_there("I go over to the water seller and ask her price", ["the water seller"])
        "I ask the water seller's price"
        >>> once_there("I find Hob and ask him for a light", ["Hob"])
        'I ask Hob for a light'
    """
    who, text = walked_up_to(text, people), " ".join(text.split())
    if not who:
        return text
    sought, walked = _FINDS.match(text), _WALKS_UP.match(text)
    if sought is not None:
        rest = sought["rest"] or f"walk up to {definite(who).text}"
        rest = rest if re.match(r"(?:i|we) ", rest, re.IGNORECASE) else f"{sought['who']} {rest}"
    else:  # what somebody is called is no risk of the way: the water seller, the fire eater
        rest = without_steps(text.replace(walked["whom"], "them", 1)) if walked else ""
    if not rest:
        return text
    name = definite(who).text
    return _OBJECT.sub(name, _POSSESSIVE.sub(f"{name}'s", rest))


_DEED_AND_QUESTION: Final = re.compile(
    r"(?P<deed>(?:i|we) (?!ask\b|wonder\b|say\b|tell\b|call\b|shout\b|whisper\b|want to know\b)"
    r"[^.!?:;\"“]{6,120}?)(?: ?[.;:!]| ?[-–—]+) "
    r"(?P<asks>(?:who|what|where|which|how|is|are|was|were|does|do|did|has|have|can|could|will|any)\b"
    r"[^.!?\"“]*\?)",
    re.IGNORECASE,
)


def without_question(text: str) -> str:
    """Return a deed without the question that it is to answer; any other words as they are.

    Example:
        >>> without_question("I examine the hull: does it match what the papers say?")
        'I examine the hull'
        >>> without_question("I ask the mate: does it match?")
        'I ask the mate: does it match?'
    """
    found = _DEED_AND_QUESTION.fullmatch(" ".join(text.split()))
    return found["deed"] if found is not None and not _YOU.search(found["asks"]) else text


_ORDERS: Final = re.compile(
    r"(?:(?:well|now|then|please|quick|come|hey),? )*(?P<who>(?:the )?[\w'’-]+(?: [\w'’-]+){0,2}),"
    r" (?:please,? |just |now |quick,? )*(?P<what>[a-z][\w'’-]* [^?.!;]{2,160})[.! ]*",
    re.IGNORECASE,
)
_ORDERS_LAST: Final = re.compile(
    r"(?:please,? |just |now |quick,? )*(?P<what>[a-z][\w'’-]* [^?.!;]{2,160}),"
    r" (?P<who>(?:the )?[\w'’-]+(?: [\w'’-]+)?)[.! ]*",
    re.IGNORECASE,
)


def as_order(text: str, people: Collection[str]) -> str:
    """Return what somebody here is told to do by name as an order; any other words as they are.

    Args:
        text: the player's words.
        people: names of who is here.

    Example:
        >>> as_order("Maro, drink from the clay!", ["Vizier Maro"])
        'I order Maro to drink from the clay'
        >>> as_order("Pull me in by the legs, Maro.", ["Vizier Maro"])
        'I order Maro to pull me in by the legs'
        >>> as_order("Maro, you look pale", ["Vizier Maro"])
        'Maro, you look pale'
    """
    said = " ".join(text.split())
    for found in filter(None, (form.fullmatch(said) for form in (_ORDERS, _ORDERS_LAST))):
        who, what = set(words(found["who"])), found["what"].rstrip(" .!")
        is_here = bool(who) and any(who <= set(words(name)) for name in people)
        verb = what.split()[0].lower()
        if is_here and (is_verb(verb) or verb in _PLAIN) and not _THOUGHT.match(what):
            how = "ask" if "please" in said.lower() else "order"
            return f"I {how} {found['who']} to {uncapital(what)}"
    return text


_PLAIN: Final = frozenset(
    {
        *("drink", "eat", "take", "give", "show", "put", "drop", "get", "keep", "let", "make"),
        *("bring", "send", "turn", "leave", "set", "swear", "kneel"),
    }
)
"""What anybody can be told to do, beside the verbs that the library knows."""
_THOUGHT: Final = re.compile(
    r"(?:tell|thank|forgive|excuse|believe|trust|look|listen|come on|calm|hurry|wait|stay|come"
    r"|follow|help|say|think|know|answer|welcome)\b",
    re.IGNORECASE,
)
"""What is asked of somebody in so many words, and understood as it stands."""
_ABOUT_FIRST: Final = re.compile(
    r"(?P<says>\W*(?:i|we) (?:talk|speak|chat|ask|complain|tell|inquire|gossip|argue|quarrel))"
    r"(?P<about> about (?:the |my |an? )?[\w'’-]+(?: [\w'’-]+){0,3}?)"
    r"(?P<to> (?:to|with)) (?P<whom>(?:the |my )?[\w'’-]+(?: [\w'’-]+){0,3})(?P<end>[ .!]*)",
    re.IGNORECASE,
)


def to_whom_first(text: str, people: Collection[str]) -> str:
    """Return words to somebody about another with whom they are for first; any others as they are.

    Example:
        >>> to_whom_first("I talk about the guard with Osk", ["Brother Osk", "the guard"])
        'I talk with Osk about the guard'
        >>> to_whom_first("I talk about the road to town", ["Brother Osk"])
        'I talk about the road to town'
    """
    found = _ABOUT_FIRST.fullmatch(" ".join(text.split()))
    said = set(words(found["whom"])) if found is not None else set()
    if found is None or not any(said and said <= set(words(name)) for name in people):
        return text
    return f"{found['says']}{found['to']} {found['whom']}{found['about']}{found['end']}"


_YOU: Final = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)
