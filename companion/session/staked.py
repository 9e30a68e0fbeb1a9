"""What a scene's kit has at stake is decided by dice, however plainly the player says it.

"I turn the brake wheel" is everyday anywhere else; on a runaway train the scene is about it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from companion.narration.library import manner_names, verb_words
from companion.narration.scene_kits import SceneBeat, Thing, said_words
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.session.kit_deeds import best_thing, forced, handled, moved, only_felt

_BY_HAND: Final = ("repair", "lift", "break", "drive", "hack", "pick_lock", "craft")
"""Kinds of action that are done to a thing, the mildest first."""
_TAKES: Final = re.compile(
    r"\b(?:take|get|pick|grab|pocket|use|answer|try|unwrap|unfold|ring|stir)\b", re.IGNORECASE
)
"""What is only had or begun with it."""


_OFF_SOMEBODY: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?:\w+ly )?(?:reach for|take|snatch|grab|lift|slip|ease"
    r"|steal|fish|unhook|get|cut|pull|slide|work) (?P<what>[^.,;!?]{2,40}?) "
    r"(?:on|from|off|out of|at|under|in) (?:his|her|their|(?:the )?[\w'’ -]{2,30}?['’]s)\b",
    re.IGNORECASE,
)
"""What is taken off somebody's belt or out of their pocket."""


def taken_off(intent: Intent, text: str, beats: Sequence[SceneBeat]) -> Intent:
    """Return what is taken off somebody as the theft that a beat makes it; else the same.

    Whose belt it is need not be said: the scene knows who has it.

    Args:
        intent: what was read.
        text: the player's words.
        beats: what can be at stake here.
    """
    found = _OFF_SOMEBODY.match(text)
    if found is None or intent.kind in ("question", "attack"):
        return intent
    thefts = {beat: _won(beat) for beat in beats if "steal" in beat.of and beat.whom}
    what = found["what"]
    beat = next((b for b, won in thefts.items() if best_thing([won], what) is not None), None)
    if beat is None:
        return intent
    return intent.model_copy(
        update={
            "needs_roll": True,
            "kind": "opposed",
            "manner": "steal",
            "opponent": beat.whom,
            "target": beat.whom,
            "is_sure": True,
            "parts": (),
            "instead": None,
            "reason": reason_of("opposed", intent.stitched, (), beat.whom),
        }
    )


def _won(beat: SceneBeat) -> Thing:
    """Return what a beat wins, as a thing that its words name."""
    return Thing(words=said_words(f"{beat.pair.win.text} {beat.pair.won.text}"), look="")


_BY_BODY: Final = frozenset(
    {
        *("notice", "look", "search", "recall", "track", "climb", "descend", "jump", "balance"),
        *("swim", "move", "break", "lift", "craft", "repair", "sneak", "hide", "steal", "hack"),
        *("pick_lock", "drive", "ride", "endure", "forage", "cook"),
    }
)
"""Kinds of action that a verb tells better than what stands around it."""
_PLAINEST, _ANYTHING = 3, 10
"""Kinds of a verb that it plainly is; more kinds than a verb has that says anything."""
_VERB: Final = re.compile(
    r"^\W*(?:(?:then|so|and|now)\b ?)*(?:(?:i|we) )?(?:\w+ly )?(?P<verb>\w+)\b", re.IGNORECASE
)


def by_verb(intent: Intent, text: str) -> Intent:
    """Return what was read as the deed of its verb, where nothing in the words says otherwise.

    "Throw gum on the sensor" is a throw, whatever a sensor does, and who ties up a horse does not
    climb.

    Args:
        intent: what was read.
        text: the player's words.
    """
    found = _VERB.match(text)
    kinds = verb_words().get(found["verb"].casefold(), ()) if found is not None else ()
    is_plain = intent.kind == "challenge" and not intent.opponent and intent.manner in _BY_BODY
    if not is_plain or not 0 < len(kinds) <= _ANYTHING or intent.manner in kinds[:_PLAINEST]:
        return intent
    others = (verb_words().get(word, ()) for word in text.casefold().split()[1:])
    if any(intent.manner in plainest[:2] for plainest in others):
        return intent  # "I tie the rope to the chimney and climb down"
    manner = next((kind for kind in kinds if kind in manner_names()), "other")
    return intent.model_copy(update={"manner": manner})


def at_stake(
    intent: Intent, text: str, beats: Sequence[SceneBeat], *, read: Callable[[str], Intent]
) -> Intent:
    """Return what was read as the check that a beat of the scene makes it; else the same.

    Args:
        intent: what was read.
        text: the player's words.
        beats: what can be at stake here.
        read: reads other words, for what of the sheet helps.
    """
    what = "" if _TAKES.search(text) else handled(text) or forced(text) or moved(text)
    is_done_by_hand = not intent.needs_roll or (
        intent.manner in _BY_HAND and intent.opponent is None
    )
    if not is_done_by_hand or intent.kind == "question" or not what or only_felt(text):
        return intent
    said = said_words(text)
    for beat in sorted(beats, key=lambda beat: -len(beat.about & said)):  # nearest to the words
        manner = _manner(beat, text)
        if manner and best_thing([Thing(words=beat.about, look="")], what) is not None:
            if intent.needs_roll:
                own = intent.manner if intent.manner in beat.of else manner
                return intent.model_copy(update={"manner": own, "instead": None})
            helping = read(f"I force {what}").stitched
            return intent.model_copy(
                update={
                    "needs_roll": True,
                    "kind": "challenge",
                    "manner": manner,
                    "stitched": helping,
                    "is_sure": True,
                    "parts": (),
                    "instead": None,
                    "reason": reason_of("challenge", helping, (), None),
                }
            )
    return intent


def _manner(beat: SceneBeat, text: str) -> str:
    """Return the kind of action by hand that a beat is about, the verb's own first; "" for none."""
    if not beat.about or beat.whom:
        return ""
    verbs = [kind for word in text.lower().split() for kind in verb_words().get(word, ())]
    own = (kind for kind in verbs if kind in _BY_HAND and kind in beat.of)
    return next(own, next((kind for kind in _BY_HAND if kind in beat.of), ""))
