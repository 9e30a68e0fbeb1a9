"""What was stitched into an action, and what worked against it, as they can be named."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.narration.brief import Brief
from companion.narration.library import Manner, tool_uses, verb_words
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    is_plural,
    owned,
    skill_form,
    tool_class,
)
from engine.api import uncapital

_STATE_END: Final = re.compile(r"(?:ed|ing|en|y|some|less|bound|raw)$")
_PLACED: Final = frozenset(
    [
        "in",
        "on",
        "under",
        "at",
        "behind",
        "between",
        "off",
        "out",
        "down",
        "up",
        "over",
        "by",
        "within",
        "above",
        "with",
        "of",
        "to",
        "from",
        "against",
        "your",
        "you",
    ]
)


IDLE: Final = "idle"
"""Kind of a thing that has no use in the kind of action it was stitched into."""
_LACKING: Final = frozenset(["no", "not", "nothing", "nobody", "too"])
"""Words that begin what is not there: "no spare parts" is no thing to look at."""


@dataclass(frozen=True, slots=True)
class Help:
    """Something that was stitched in.

    Attributes:
        form: object, circ, agent, quality or knowledge.
        noun: how it is named.
        kind: tool class of an object that this kind of action can use; ``IDLE`` for one that it
            cannot, "any" for a thing of no known class.
    """

    form: str
    noun: Noun
    kind: str = ""


_NO_NOUNS: Final = frozenset(["nothing", "nobody", "everybody", "everyone", "it", "they", "you"])
_DONE_TO: Final = re.compile(
    r"\w+(?:ed|own|en|ught|orn|ung|ost|eld) (?:as|by|at|with|to|from|on|in|for|off|out|up|down"
    r"|behind|against|among|before)\b",
    re.IGNORECASE,
)
_SOME: Final = frozenset(["somebody", "someone", "something", "anybody", "one"])
"""What stands before no article: "somebody who was warned"."""


@lru_cache(maxsize=1024)
def as_thing(name: str) -> Noun | None:
    """Return a circumstance or fact as a noun phrase, or None when it is no noun.

    Example:
        >>> as_thing("Barking dog").text, as_thing("Cornered")
        ('the barking dog', None)
        >>> as_thing("Known as beaten"), as_thing("Nothing to go down by")
        (None, None)
        >>> as_thing("Somebody who was warned").text
        'somebody who was warned'
    """
    words = clean(name).split()
    if not words or words[0].lower() in _PLACED | _LACKING or len(words) > 6:  # noqa: PLR2004
        return None
    if len(words) == 1 and _STATE_END.search(words[0].lower()):
        return None
    if words[0].lower() in _NO_NOUNS or _DONE_TO.match(name):
        return None  # a clause, or what somebody is: "Looked at from all sides"
    if words[0].lower() in _SOME:
        return plain(uncapital(" ".join(words)))
    if len(words) > 1 and words[1][:1].islower() and words[0][1:].islower():
        words[0] = uncapital(words[0])
    elif len(words) == 1:
        words[0] = words[0].lower()
    return definite(" ".join(words), thing=True)


def plain(text: str) -> Noun:
    """Return a phrase that stands for itself."""
    return Noun(text=text, bare=text)


def helps_of(brief: Brief, known: Manner) -> tuple[Help, ...]:
    """Return what was stitched in, as far as it can be named."""
    items = {clean(item).lower() for item in brief.setting.items}
    circumstances = {clean(s.name).lower() for s in brief.setting.standings}
    states = {clean(c).lower() for c in brief.setting.conditions}
    found = [
        _help(clean(name), items, circumstances)
        for name in brief.attempt.stitched
        if clean(name).lower() not in states  # "caught off guard" is no guard's craft
    ]
    return tuple(_in_use(h, known) for h in found if h is not None)


def _in_use(one: Help, known: Manner) -> Help:
    if one.form == "object" and known.name not in tool_uses().get(one.kind, ()):
        return one if one.kind == "any" else Help("object", one.noun, IDLE)
    return one


def _help(name: str, items: set[str], circumstances: set[str]) -> Help | None:
    low = name.lower()
    if low not in items and low in circumstances:
        noun = as_thing(name)
        return Help("circ", noun) if noun else None
    form, kind = skill_form(name), tool_class(name)
    if low in items or (kind and form != "agent"):
        return Help("object", owned(name), kind or "any")
    if form != "agent" and name[:1].islower():
        return Help("circ", definite(name, thing=True))
    return _trait(form, _lower(name))


_NEVER: Final = frozenset(["never", "always", "often", "rarely", "seldom"])


def _as_habit(bare: str) -> str:
    """Return a trait that says what somebody does as a habit of theirs; "" for any other.

    Example:
        >>> _as_habit("notices small things"), _as_habit("never forgets a face")
        ('noticing small things', 'never forgetting a face')
        >>> _as_habit("nets and traps"), _as_habit("sees well"), _as_habit("alien knowledge")
        ('', 'seeing well', '')
    """
    first, _, rest = bare.partition(" ")
    if first in _NEVER and rest:
        habit = _as_habit(rest)
        return f"{first} {habit}" if habit else ""
    base = _base_of(first)
    if not rest or not base or rest.split()[0] in ("and", "or", "of"):
        return ""
    doubled = re.fullmatch(r"(?:for)?[^aeiou]*[aeiou][bdgklmnprt]", base) and base[-2:] != "al"
    stem = re.sub(r"(?<=[^aeioy])e$|(?<=[aiou])ie$", "", base)
    return f"{stem}{base[-1] if doubled else ''}ing {rest}"


def _base_of(verb: str) -> str:
    """Return what a verb in its third person is of ("notices": notice); "" for no such verb."""
    for end, base in (("ies", "y"), ("es", ""), ("s", "")):
        found = f"{verb.removesuffix(end)}{base}"
        if verb.endswith(end) and (found in verb_words() or found in _MORE_VERBS):
            return found
    return ""


_MORE_VERBS: Final = frozenset(
    [
        "notice",
        "forget",
        "remember",
        "know",
        "speak",
        "talk",
        "see",
        "hear",
        "feel",
        "sleep",
        "trust",
        "believe",
        "love",
        "hate",
        "fear",
        "heal",
        "learn",
        "sing",
        "dance",
        "swear",
        "lie",
        "drink",
        "keep",
        "think",
        "dream",
        "sense",
        "walk",
        "run",
    ]
)


def _trait(form: str, bare: str) -> Help | None:
    if form == "rule":
        return None
    habit = _as_habit(bare)
    if habit:
        return Help("knowledge", Noun(text=f"your habit of {habit}", bare=habit, pronoun="it"))
    if form == "knowledge":
        return Help(form, Noun(text=f"your {bare}", bare=bare, pronoun="it"))
    return Help(form, plain(bare))


def _lower(name: str) -> str:
    words = name.split()
    of = next((at for at, w in enumerate(words) if at and w.lower() in ("of", "from")), len(words))
    # Whom or what somebody is of keeps its own name: "priestess of the Drowned God".
    return " ".join(_low(word) if at <= of else word for at, word in enumerate(words))


def _low(word: str) -> str:
    return word if len(word) > 1 and word.isupper() else word.lower()


def flaw_of(brief: Brief) -> tuple[str, Noun] | None:
    """Return a negative trait that worked against it, with its form: noun or state."""
    for name in map(clean, brief.attempt.hindering):
        words = name.lower().split()
        if not words or set(words) & _PLACED:
            continue
        if _STATE_END.search(words[-1]):
            return "state", plain(name.lower())
        if len(words) > 1:
            return "noun", _owned_flaw(name.lower())
    return None


def _owned_flaw(name: str) -> Noun:
    many = is_plural(name)
    return Noun(text=f"your {name}", pronoun="they" if many else "it", bare=name, plural=many)


def article(word: str) -> str:
    """Return a word with "a" or "an".

    Example:
        >>> article("acrobat"), article("unicorn"), article("hour")
        ('an acrobat', 'a unicorn', 'an hour')
    """
    low = word.lower()
    vowel = low[:1] in "aeiou" and not re.match(r"(?:uni|eu|one|use|usu)", low)
    silent = re.match(r"(?:hour|honest|honour|heir)", low)
    return f"{'an' if vowel or silent else 'a'} {word}"
