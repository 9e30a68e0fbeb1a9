"""At whom a blow is aimed that names nobody: "I attack", "I stab the nearest enemy"."""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.nouns import definite
from companion.session.exchange import Answered, AskedBack, Option
from companion.session.fighting import Fighting
from companion.session.scene import AnyState
from companion.session.siding import HOSTILE, attitude, people_of
from companion.wording import one_of

_VERBS: Final = r"attacks?|strikes?|stab|hit|shoot|fight|kill|slash|punch"
"""What is done to somebody, whoever that is."""
_BLOW: Final = re.compile(
    rf"\b(?:{_VERBS}|charge|swing|lunge|throw|fire|rush|cut)\b", re.IGNORECASE
)
_VAGUE: Final = re.compile(
    r"\b(?:(?:the|my|our|an?|any|another|one of (?:the|my|our)) )?"
    r"(?:(?:nearest|closest|next|first|other|last|remaining|weakest|strongest|biggest) )?"
    r"(?:enem(?:y|ies)|foes?|opponents?|attackers?|hostiles?|adversar(?:y|ies))\b",
    re.IGNORECASE,
)
_BARE: Final = re.compile(
    rf"(?P<blow>(?:i|we) (?:{_VERBS}))(?P<more>(?: (?:again|now|at once|first|with (?:my|the|our)"
    r" [\w' -]+))*)[.!]*",
    re.IGNORECASE,
)
_AT_THEM: Final = re.compile(
    rf"(?:i|we) (?:{_VERBS}|finish) (?:at )?(?:him|her|it|them)(?: again| once more| all)?[.!]*",
    re.IGNORECASE,
)
NO_MORE: Final = "Nobody stands against you any more. Say by name whom you attack now."
NOBODY: Final = "Nobody here is your enemy; say by name whom you attack."
WHOM: Final = "Whom do you attack: {names}?"


def aim(
    text: str, fighting: Fighting, state: AnyState, *, asks: bool = True
) -> str | Answered | AskedBack:
    """Return the words with the one at whom they are aimed, or the question who that is.

    Args:
        text: the player's words.
        fighting: the fight that runs, if one does.
        state: the game.
        asks: whether the player may be asked; else the worst of several is meant.
    """
    against = fighting.against() if fighting.is_running else ()
    here = [name for name in enemies_here(state) if not fighting.is_down(name)]
    if asks and not against and len(here) > 1 and _BARE.fullmatch(text.strip()):
        return _whom(text, here)
    lies = [name for name in people_of(state) if fighting.is_down(name)]
    if _AT_THEM.fullmatch(text.strip()) and lies and not against and not _hostile(state, here):
        return Answered(status="answered", text=NO_MORE)
    found = aimed(text, against=against, enemies=here)
    return Answered(status="answered", text=NOBODY) if found is None else found


def _whom(text: str, here: Sequence[str]) -> AskedBack:
    """Return the question whom a blow is for that names nobody."""
    bare = _BARE.fullmatch(text.strip())
    assert bare is not None, "only such a blow is asked about"
    named = [definite(name).text for name in here]
    options = (
        Option(said=said, text=f"{bare['blow']} {said}{bare['more']}", also=(name,))
        for said, name in zip(named, here, strict=True)
    )
    return AskedBack(question=WHOM.format(names=one_of(named)), options=tuple(options))


def _hostile(state: AnyState, names: Sequence[str]) -> bool:
    return any(attitude(state, name) <= HOSTILE for name in names)


def aimed(text: str, *, against: Sequence[str], enemies: Sequence[str]) -> str | None:
    """Return the words with the one at whom they are aimed; None where nobody can be meant.

    Args:
        text: the player's words.
        against: whom one fights already, the one struck at last first.
        enemies: those here whom one might attack without naming them, the worst first.

    Example:
        >>> aimed("I stab the nearest enemy with my knife", against=(), enemies=("a ghoul",))
        'I stab a ghoul with my knife'
        >>> aimed("I attack with my sword!", against=(), enemies=("Hob",))
        'I attack Hob with my sword'
        >>> aimed("I attack", against=(), enemies=()) is None
        True
        >>> aimed("I attack Hob", against=(), enemies=())
        'I attack Hob'
    """
    bare = None if against else _BARE.fullmatch(text.strip())
    vague = _VAGUE.search(text) if _BLOW.search(text) else None
    if bare is None and vague is None:
        return text
    whom = next(iter([*against, *enemies]), None)
    if whom is None:
        return None
    if vague is not None:
        return f"{text[: vague.start()]}{whom}{text[vague.end() :]}"
    assert bare is not None, "one of both was found"
    return f"{bare['blow']} {whom}{bare['more']}"


def enemies_here(state: AnyState) -> list[str]:
    """Return those of the GM's side who bear a grudge, or else who is at least no friend."""
    people = sorted(people_of(state), key=lambda name: attitude(state, name))
    worst = [name for name in people if attitude(state, name) <= HOSTILE]
    return worst or [name for name in people if attitude(state, name) <= 0]
