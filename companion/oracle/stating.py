"""What an answer of the oracle states: to "Is it locked?" yes says that it is locked."""

import re
from dataclasses import dataclass
from typing import Final

from engine.api import capital

_BE: Final = "is are was were"
_THERE: Final = re.compile(
    rf"(?P<be>{'|'.join(_BE.split())}) "
    r"(?:there|anybody|anyone|somebody|someone|anything|something)\b"
    r"(?: (?P<what>.+))?",
    re.IGNORECASE,
)
_ASKED: Final = re.compile(
    r"(?P<verb>is|are|was|were|has|have|had|can|could|will|would|must|may|does|do|did) "
    r"(?P<rest>.+)",
    re.IGNORECASE,
)
_OPENING: Final = re.compile(r"^(?:and|but|so|then|well|ok(?:ay)?),? ", re.IGNORECASE)
_DETERMINER: Final = re.compile(
    r"^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|any|some|every|all)$", re.I
)
_PREDICATE: Final = re.compile(
    r"^(?:in|on|at|by|behind|under|inside|outside|beyond|near|with|without|from|of|over|above|below"
    r"|to|here|there|still|already|really|also|alone|alive|dead|open|shut|locked|safe|awake|asleep|armed"
    r"|afraid|ready|able|empty|full|known|lying|true|false|gone|late|lost|hurt|ill|drunk|mad|rich|poor"
    r"|not|a|an|the|my|his|her|your|their|going|about|\w+(?:ed|ing|ful|less|ous|able|ible))$",
    re.IGNORECASE,
)
_WHERE: Final = re.compile(
    r"\b(?:in|on|at|behind|under|inside|beyond|beneath|near|below|above|outside|beside) "
    r"(?P<where>(?:(?:the|an?|my|our|your|his|her|their|this|that) |(?=[A-Z]))[\w'’-]+"
    r"(?: [\w'’-]+){0,3})$",
)
_ANY: Final = {"body": "somebody", "one": "somebody", "thing": "something"}
"""What "anybody", "someone" and the like come to, by how they end."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A fact that an answer states.

    Attributes:
        text: the fact, without a stop.
        who: who or what it says is somewhere; "" for anything else.
        where: where that is ("the door" of "behind the door", "here"); "" for nowhere.
        is_so: whether it was answered with yes.
    """

    text: str
    who: str = ""
    where: str = ""
    is_so: bool = True


def stated(question: str, *, yes: bool) -> Stated | None:
    """Return what an answer states; None for a question of no plain form.

    Args:
        question: what was asked.
        yes: whether the answer is yes.

    Example:
        >>> stated("Is the gate guarded?", yes=False).text
        'The gate is not guarded'
        >>> found = stated("is there a guard behind the door?", yes=True)
        >>> found.text, found.who, found.where
        ('There is a guard behind the door', 'a guard', 'the door')
        >>> stated("Is anybody here?", yes=False).text, stated("Why not?", yes=True)
        ('Nobody is here', None)
        >>> stated("Does Kesh know the count?", yes=False).text
        'Kesh does not know the count'
    """
    said = _OPENING.sub("", " ".join(question.split()).rstrip(" ?.!"))
    there = _THERE.fullmatch(said)
    if there is not None:
        return _there(said, there["be"].lower(), there["what"] or "", yes=yes)
    asked = _ASKED.fullmatch(said)
    if asked is None:
        return None
    verb = asked["verb"].lower()
    subject, predicate = _split(asked["rest"], acts=verb in ("do", "does", "did"))
    if not predicate:
        return None
    fact = _joined(subject, verb, predicate, yes=yes)
    where = _WHERE.search(predicate)
    is_place = verb in _BE.split() and (predicate == "here" or _is_all(where, predicate))
    place = ("here" if predicate == "here" else where["where"] if where else "") if is_place else ""
    return Stated(capital(fact), subject if place else "", place, yes)


def _there(said: str, be: str, what: str, *, yes: bool) -> Stated | None:
    word = said.split()[1].lower()
    if word != "there":
        some = _ANY[next(end for end in _ANY if word.endswith(end))]
        whole = some if yes else some.replace("some", "no")
        if not what:
            return None
        where = _WHERE.search(what)
        place = "here" if what.startswith(("here", "there")) else where["where"] if where else ""
        return Stated(capital(f"{whole} is {what}"), whole if yes else "", place, yes)
    if not what:
        return None
    where = _WHERE.search(what)
    who = what[: where.start()].strip() if where is not None else what
    here = re.fullmatch(r"(?P<who>.+?) (?:here|around|nearby)", what)
    place = where["where"] if where is not None else "here" if here is not None else ""
    who = here["who"] if where is None and here is not None else who
    if yes:
        plain = re.sub(r"^any\b", "some" if be == "are" else "a", what)
        return Stated(f"There {be} {plain}", re.sub(r"^any\b", "some", who), place, is_so=True)
    none = re.sub(r"^(?:an?|any|some) ", "", what)
    whole = re.sub(r"^(?:any|some)(?=body|one|thing)", "no", none)
    if whole != none:
        return Stated(f"There {be} {whole.replace('noone', 'nobody')}", who, place, is_so=False)
    return Stated(f"There {be} no {none}", who, place, is_so=False)


def _split(rest: str, *, acts: bool) -> tuple[str, str]:
    """Split "the old gate guarded" into who it is about and what is asked of them.

    Args:
        rest: the question without its first verb.
        acts: whether what is asked begins with a verb ("the gate hold").
    """
    said = rest.split()
    at = 1 if not _DETERMINER.match(said[0]) else 2
    named = said[0][:1].isupper()
    at += said[at - 1].endswith(("'s", "’s")) and at < len(said)
    while at < len(said) and not _PREDICATE.match(said[at]):
        if not (named and said[at][:1].isupper()) and not (
            not acts
            and _DETERMINER.match(said[0])
            and any(_PREDICATE.match(w) for w in said[at + 1 :])
        ):
            break
        at += 1
    return " ".join(said[:at]), " ".join(said[at:])


def _joined(subject: str, verb: str, predicate: str, *, yes: bool) -> str:
    if verb in ("do", "does", "did"):
        if not yes:
            return f"{subject} {verb} not {predicate}"
        first, _, more = predicate.partition(" ")
        if verb == "does":
            first += "es" if re.search(r"(?:ch|sh|ss|x|o)$", first) else "s"
            first = {"haves": "has"}.get(first, first)
        else:
            first = first if verb == "do" else f"did {first}"
        return f"{subject} {first} {more}".strip()
    return f"{subject} {verb} {'' if yes else 'not '}{predicate}"


def _is_all(where: re.Match[str] | None, predicate: str) -> bool:
    return where is not None and where.start() == 0 and bool(predicate)
