"""What the scene has at stake decides whether a deed matters; the player need not be asked.

A reader sees words and a sheet. Whether dice are thrown when somebody reverses a bus into the car
behind is nothing that either says: the scene has a beat for it, or it has not.
"""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Final

from companion.narration.library import fold_words, manner_names, verb_words
from companion.narration.nouns import somebody_in
from companion.narration.scene_kits import SceneBeat, said_words
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.session.doubtful import SIMPLY
from companion.session.exchange import AskedBack
from companion.session.first_person import as_first
from companion.session.scene import words

_VERB: Final = re.compile(
    r"^\W*(?:(?:then|so|and|now|ok|okay|first)\b,? ?)*(?:i|we) (?:go and |try to |go )?(?:\w+ly )?"
    r"(?P<verb>[a-z]+)\b(?P<rest>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_SAYS_LITTLE: Final = 10
"""Kinds of a verb ("take", "turn") from which on it says nothing of the deed."""
_TAKES: Final = frozenset(
    "take get grab pick put use try hold have make let go come do keep set leave show bring".split()  # noqa: SIM905
)
"""Verbs that anything is begun with: one word of a beat beside them is too little."""
_AT_EASE: Final = frozenset(
    "go walk come sit stand wait rest lie drink eat follow return lean smile nod".split()  # noqa: SIM905
)
"""Verbs of what nobody hinders by itself."""
_SURELY: Final = 2
"""Words of a beat by which a deed is surely about it."""
_PLAIN: Final = frozenset({"handle", "other", "move", "ready", "rest", "think", "eat", "drive"})
"""Kinds of action that a reader takes for everyday."""
_SPOKEN: Final = frozenset(
    {"persuade", "talk", "bargain", "haggle", "deceive", "intimidate", "command", "bribe"}
)
_SEEN: Final = frozenset({"look", "notice", "search", "recall", "track", "scry"})
_SPEECH: Final = re.compile(
    r"^\W*(?:i|we) (?:\w+ly )?(?:ask|tell|say|answer|call|shout|talk|speak|whisper|beg|propose"
    r"|suggest|greet|look|listen|see|wait|watch)\b",
    re.IGNORECASE,
)
_ASKS: Final = re.compile(r"^\W*(?:what|who|whom|whose|where|why|when|how|which)\b|\?\s*$", re.I)


def beat_meant(
    text: str, beats: Sequence[SceneBeat], people: Collection[str] = ()
) -> tuple[SceneBeat, str] | None:
    """Return what of the scene a deed puts at stake, and the kind of action that it is there.

    Args:
        text: the player's words, with "I".
        beats: what can be at stake here.
        people: names of who is here.

    Returns:
        None for words that are about no beat in particular.
    """
    found = _VERB.match(text)
    if found is None or _SPEECH.match(text) or _ASKS.search(text):
        return None
    verb, said = found["verb"].casefold(), said_words(text)
    if verb in _AT_EASE:
        return None
    known = verb_words().get(verb, ())
    kinds = known if len(known) <= _SAYS_LITTLE else ()
    scored = [
        (met, beat, manner)
        for beat in beats
        if beat.about
        and not beat.ends
        and _may_be_dealt(beat, text, people)
        and (met := _met(beat, said))
        and (manner := _manner(beat, kinds, met, verb))
        and beat.leads_where(text)
    ]
    best = max(scored, key=lambda row: row[0], default=None)
    return None if best is None else best[1:]


def _met(beat: SceneBeat, said: Collection[str]) -> int:
    """Return of how many things or acts of a beat words speak; a name counts once."""
    words_met = beat.about & set(said)
    met = len({word.removesuffix("s") for word in words_met - beat.names})
    return met + bool(words_met & beat.names)


def _manner(beat: SceneBeat, kinds: Sequence[str], met: int, verb: str) -> str:
    """Return the kind of action that a deed is, of those that a beat is for; "" for none."""
    own = next((kind for kind in kinds if kind in beat.of and kind != "other"), "")
    if own and own not in _SEEN | _SPOKEN and (met >= _SURELY or verb not in _TAKES):
        return own
    if met < _SURELY:
        return "other" if "other" in beat.of and ("other" in kinds or verb in beat.about) else ""
    hands = sorted(beat.of - _SEEN - _SPOKEN)
    if "other" in hands:
        return "other"
    # A verb that no list has may be anything that the beat is for.
    return next((kind for kind in hands if kind in manner_names()), "") if not kinds else ""


def _may_be_dealt(beat: SceneBeat, text: str, people: Collection[str]) -> bool:
    if not beat.whom:
        return True
    return beat.whom in people and bool(set(words(beat.whom)) & set(fold_words(text)))


def as_the_scene_has_it(
    intent: Intent,
    text: str,
    beats: Sequence[SceneBeat],
    people: Collection[str],
    *,
    read: Callable[[str], Intent],
) -> Intent:
    """Return what was read as everyday, or was in doubt, as the scene has it.

    What a beat is about is decided by dice.

    Args:
        intent: what was read.
        text: the player's words.
        beats: what can be at stake here; none for a place that nothing was written for.
        people: names of who is here.
        read: reads other words, for what of the sheet helps.
    """
    doubts = intent.instead is not None and intent.instead.needs_roll is not intent.needs_roll
    is_plain = not intent.needs_roll and intent.kind == "none" and intent.manner in _PLAIN
    if not beats or not (doubts or is_plain) or intent.kind in ("question", "magic", "purchase"):
        return intent
    found = beat_meant(as_first(text, people), beats, people)
    if found is not None:
        return _tried(intent, found, read(text))
    return intent


def _tried(intent: Intent, found: tuple[SceneBeat, str], read: Intent) -> Intent:
    beat, manner = found
    helping = intent.stitched or read.stitched
    kind = "opposed" if beat.whom else "challenge"
    whom = {"opponent": beat.whom, "target": beat.whom} if beat.whom else {"opponent": None}
    return intent.model_copy(
        update={
            **whom,
            "needs_roll": True,
            "kind": kind,
            "manner": manner,
            "stitched": helping,
            "is_sure": True,
            "instead": None,
            "reason": reason_of(kind, helping, (), beat.whom or None),
        }
    )


_THEM: Final = re.compile(r"\b(?:him|her|them|he|she|they|his|their)\b", re.IGNORECASE)


def settled(
    asked: AskedBack, text: str, beats: Sequence[SceneBeat], people: Collection[str]
) -> Intent | None:
    """Return which of two readings holds, where the scene itself says so.

    What a beat is about is an attempt; so is what somebody stands against who is named. Anything
    else is simply done: a scene that was written has nothing for it.

    Args:
        asked: what the player would be asked.
        text: the player's words.
        beats: what can be at stake here; none for a place that nothing was written for.
        people: names of who is here.

    Returns:
        None where only the player can say: who helps somebody may be taken to strike them.
    """
    is_open = asked.question == SIMPLY or len(asked.options) > _TWO
    plain, tried = (option.intent for option in asked.options[:_TWO])
    if not beats or not is_open or plain is None or tried is None:
        return None
    done = as_first(text, people)
    found = beat_meant(done, beats, people)
    if found is not None:
        return _tried(tried, found, tried)
    if len(asked.options) > _TWO and somebody_in(_done_to(done)):
        return asked.options[_TWO].intent  # a drummer who is choked is no thing
    against = tried.opponent or ""
    is_named = bool(set(words(against)) & set(words(text))) or _THEM.search(text) is not None
    return tried if against in people and is_named else plain


_TWO: Final = 2
_WHERE: Final = re.compile(
    r"\b(?:with|of|from|on|in|into|onto|to|at|by|before|after|over|under|behind|until|so|and|while"
    r"|when|as|out|off)\b|[,.;]",
    re.IGNORECASE,
)


def _done_to(text: str) -> str:
    """Return what a verb is done to, without where, how and when."""
    found = _VERB.match(text)
    return _WHERE.split(found["rest"], maxsplit=1)[0].strip() if found is not None else ""
