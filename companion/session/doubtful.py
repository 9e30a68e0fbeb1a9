"""Two readings of the same words, told as sentences: a plain deed or an attempt, help or a blow.

What the dice decide and what simply happens are far apart, and so are cutting somebody loose and
attacking them. Where the words may mean either, the player says which.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from companion.narration.library import verb_words
from companion.narration.nouns import definite
from companion.reader import Intent
from companion.reader.everyday import SUBJECT
from companion.reader.goal import reason_of
from companion.session.exchange import AskedBack, Option
from companion.session.meeting import struck
from companion.session.ordering import ordered
from companion.session.scene import words
from companion.session.siding import BLOWS, SOCIAL
from companion.wording import cut_at_word, told_to

WHICH: Final = "Which do you mean? Or say it in other words."
SIMPLY: Final = "Is that simply done, or may it fail? Or say it in other words."
MAY_FAIL: Final = "You try to, and it may fail (a roll)."
_EFFORT: Final = frozenset({"heal", "lift", "rescue", "swim", "climb"}) | SOCIAL
"""What may well fail, for whomever it is done."""
_LONGEST: Final = 70
"""Letters of a deed as it is offered."""
_PLAINLY: Final = ("no roll", "no dice", "just do it", "plainly", "it just happens")
_TRIED: Final = ("a roll", "roll", "roll for it", "dice", "an attempt", "i try")
_WHOM: Final = r"(?P<whom>(?:the |my |old )?[\w'’-]+(?: [\w'’-]+){0,3}?)"
_HELPS: Final = re.compile(
    rf"^\W*{SUBJECT}(?:(?:help|free|untie|unbind|unchain|unshackle|release|feed|dress|undress|wash"
    r"|carry|lift|support|steady|cradle|cover|wrap|warm|loosen|unlock|ungag|let)"
    rf" {_WHOM}(?:['’]s? [\w'’ -]+)?(?: (?:up|down|out|free|loose|go|in|to|from|with|into|over|off"
    r"|across|home|back|along|some|a|an|the|my|of)\b.*)?"
    rf"|cut {_WHOM.replace('?P<whom>', '?P<cut>')} (?:loose|free|down)\b.*"
    rf"|(?:let|set|turn) {_WHOM.replace('?P<whom>', '?P<let>')} (?:go|free|loose)\b.*)[ .!]*$",
    re.IGNORECASE,
)
"""What is done for somebody, whatever a reader makes of its verb."""
_OUTRIGHT: Final = re.compile(
    r"\b(?:try to|attempt to|persuade|convince|threaten|intimidate|frighten|deceive|lie to|bluff"
    r"|trick|bribe|haggle|sneak|steal|force|wrestle|outwit|outrun|dodge|pick the lock"
    r"|break (?:down|open))\b",
    re.IGNORECASE,
)
"""What nobody says who only means to do it."""
_BLOW: Final = re.compile(
    r"\b(?:attack|strike|stab|hit|shoot|fight|kill|slash|punch|charge|swing|lunge|throw|fire|rush|cut"
    r"|kick|hack|hew|smash|bash|ambush|blast|burn|aim|swipe|thrust|loose|battle|duel|brawl)(?:s|ing)?"
    r"\b",
    re.IGNORECASE,
)
_SOMEBODY: Final = re.compile(r"\b(?:him|her|them|he|she|they|his|their)\b", re.IGNORECASE)
_WAYS: Final = {
    "persuade": "win somebody over by it",
    "deceive": "deceive somebody by it",
    "intimidate": "frighten somebody with it",
    "haggle": "get a better price by it",
}
"""What words are meant to do that are more than talk."""


def helped(text: str, people: Collection[str]) -> str:
    """Return who of those here something is done for by some words; "" for nobody.

    Example:
        >>> helped("I cut Ines loose", ["Ines Marr"]), helped("I cut the rope loose", ["Ines Marr"])
        ('Ines Marr', '')
        >>> helped("I carry Ines out of here", ["Ines Marr"])
        'Ines Marr'
    """
    found = _HELPS.match(" ".join(text.split()))
    if found is None:
        return ""
    said = set(words(found["whom"] or found["cut"] or found["let"] or ""))
    return next((name for name in people if said and said <= set(words(name))), "")


def is_blow_at(intent: Intent, name: str) -> bool:
    """Return whether what was read is a blow, or something done against somebody's will."""
    if intent.kind == "attack" or intent.manner in BLOWS or intent.manner == "hunt":
        return True
    return intent.opponent == name and intent.manner not in SOCIAL


def which(intent: Intent, text: str, people: Sequence[str], *, typed: str) -> AskedBack | None:
    """Return the question which of two readings is meant; None where the words are plain.

    Args:
        intent: what was read.
        text: the player's words for it.
        people: names of those who are here.
        typed: all of the player's words.
    """
    asked = _which(intent, text, people)
    if asked is None:
        return None
    options = (replace(option, text=typed, deed=text) for option in asked.options)
    return replace(asked, options=tuple(options))


def _which(intent: Intent, text: str, people: Sequence[str]) -> AskedBack | None:
    friend = helped(text, people) if intent.needs_roll else ""
    if friend:
        return _helping(intent, text, friend)
    if _is_guessed_blow(intent, text, people):
        return _blow_or_not(intent, text)
    return _rolled_or_not(intent, text)


def _helping(intent: Intent, text: str, friend: str) -> AskedBack | None:
    """Return the question about what is done for somebody and was read as something else."""
    if is_blow_at(intent, friend):
        return _help_or_blow(intent, text, friend)
    if intent.kind != "challenge" or intent.manner in _EFFORT:
        return None
    plain, tried = _for_somebody(intent), intent.model_copy(update={"instead": None})
    return _asked(text, plain, tried, (f"{_you(text)} (no roll).", MAY_FAIL), also=("help",))


def _rolled_or_not(intent: Intent, text: str) -> AskedBack | None:
    """Return the question whether dice decide, where the reader itself is in doubt."""
    other = intent.instead
    if other is None or intent.needs_roll is other.needs_roll:
        return None
    kept = {"then": intent.then, "instead": None}
    tried, plain = (intent, other) if intent.needs_roll else (other, intent)
    tried = tried.model_copy(update={**kept, "is_sure": True})
    plain = plain.model_copy(update=kept)
    is_outright = intent.needs_roll and (_OUTRIGHT.search(text) or ordered(text) is not None)
    is_told = intent.needs_roll or bool(_you(text))
    may_be_either = plain.kind == "none" and tried.kind in ("challenge", "opposed")
    # Who speaks to somebody gets an answer, and not a question; "that is a roll" rolls for it.
    speaks = tried.manner in SOCIAL
    if is_outright or not is_told or not may_be_either or speaks:
        return None
    asked = _asked(text, plain, tried, _plain_and_tried(plain, tried, text))
    return replace(asked, question=SIMPLY)


def _for_somebody(intent: Intent) -> Intent:
    """Return what is done for somebody, as hands do it: whoever is helped is not spoken to."""
    plain = plainly(intent.model_copy(update={"instead": None, "target": None}))
    return plain.model_copy(update={"manner": "handle"})


def plainly(intent: Intent) -> Intent:
    """Return what was read as a roll as the plain deed that it may be."""
    other = intent.instead
    if other is not None and not other.needs_roll and other.kind == "none":
        return other.model_copy(update={"then": intent.then, "instead": None})
    return Intent(
        needs_roll=False,
        kind="none",
        manner="talk" if intent.manner in SOCIAL else "handle",
        goal=intent.goal,
        language=intent.language,
        target=intent.target,
        then=intent.then,
    )


def _help_or_blow(intent: Intent, text: str, friend: str) -> AskedBack:
    name = definite(friend).text
    plain = _for_somebody(intent)
    against_friend = {
        "target": friend,
        "opponent": friend,
        "opponent_is_chosen": True,
        "instead": None,
    }
    tried = intent.model_copy(update=against_friend)
    against = "attack" if intent.kind == "attack" or intent.manner in BLOWS else "act against"
    said = (f"{_you(text)}, to help (no roll).", f"You {against} {name} (a roll).")
    return _asked(text, plain, tried, said, also=("help", "to help"))


def _is_guessed_blow(intent: Intent, text: str, people: Sequence[str]) -> bool:
    """Return whether a blow was read where words strike at nobody and name nobody."""
    is_blow = intent.kind == "attack" or intent.manner in BLOWS - {"grapple"}
    if not is_blow or intent.opponent_is_chosen or struck(text) or _BLOW.search(text):
        return False
    said = set(words(text))
    named = any(said & set(words(name)) for name in people)
    return bool(_you(text)) and not named and not _SOMEBODY.search(text)


def _blow_or_not(intent: Intent, text: str) -> AskedBack:
    whom = definite(intent.opponent).text if intent.opponent else "somebody"
    blow = intent.model_copy(update={"instead": None})
    nobody = {"opponent": None, "target": None, "opponent_weight": None}
    reason = reason_of("challenge", blow.stitched, blow.hindering, None)
    tried = blow.model_copy(
        update={**nobody, "kind": "challenge", "manner": "other", "reason": reason}
    )
    said = (f"{_you(text)} (no roll).", MAY_FAIL)
    asked = _asked(text, _for_somebody(intent), tried, said)
    attack = Option(
        said=f"You attack {whom} (a roll).", text=text, intent=blow, also=("attack", "i attack")
    )
    return replace(asked, options=(*asked.options, attack))


def _asked(
    text: str, plain: Intent, tried: Intent, said: tuple[str, str], also: Sequence[str] = ()
) -> AskedBack:
    return AskedBack(
        question=WHICH,
        options=(
            Option(said=said[0], text=text, intent=plain, also=(*_PLAINLY, *also)),
            Option(said=said[1], text=text, intent=tried, also=_TRIED),
        ),
        in_rows=True,
    )


def _plain_and_tried(plain: Intent, tried: Intent, text: str) -> tuple[str, str]:
    """Return both readings as sentences."""
    if plain.manner == "talk" and tried.manner in _WAYS:
        return "You only say it (no roll).", f"You mean to {_WAYS[tried.manner]} (a roll)."
    deed = _you(text) if plain.language == "en" else ""
    if not deed:
        return "It is simply done (no roll).", "It is an attempt, and may fail (a roll)."
    against = f", with {definite(tried.opponent).text} against it" if tried.opponent else ""
    return f"{deed} (no roll).", MAY_FAIL.replace(",", f"{against},", 1)


def _you(text: str) -> str:
    """Return a deed as it is told to whoever does it; "" for words that tell none so.

    Example:
        >>> _you("I carry my brother home."), _you("past all of them")
        ('You carry your brother home', '')
    """
    said = " ".join(text.split()).rstrip(" .!…")
    own = re.sub(rf"^\W*{SUBJECT}", "", said, flags=re.IGNORECASE)
    first = own.split()[0].lower() if own.split() else ""
    if own == said and first not in verb_words():
        return ""
    deed = told_to(f"I {own}")
    return cut_at_word(deed, _LONGEST).rstrip(" ,;:")
