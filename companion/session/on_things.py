"""Deeds done to things: what the player's own verb says, where a reader took it for something else.

A reader that weighs sheet and scene may take "I drag the chest to the door" for a spell of the
sorcerer's, or "I throw a stone at the lantern" for a blow at whoever stands there. The verb and the
thing after it are plain, and nobody resists on a thing's behalf.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.narration.deed import Deed, deed_of, object_class
from companion.narration.library import fold_words, verb_words
from companion.narration.nouns import definite, head_of, is_beast, is_role
from companion.narration.subject import NO_THINGS
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.reader.kinds import kind_of
from companion.reader.text import bag
from companion.session.calming import distracted
from companion.session.in_turn import two_deeds
from companion.session.scene import own_words, words

_SEEN: Final = frozenset({"sneak", "hide", "steal", "flee", "persuade", "intimidate", "deceive"})
"""Kinds of action that somebody may resist who is not named, whatever they are done to."""
_MOVED: Final = re.compile(
    r"\b(?:push|pull|shove|drag|heave|haul|roll)(?:es|s|ing)? (?:[\w'’-]+ ){1,5}?(?:to|towards?"
    r"|across|onto|up|down|along|aside|away|against|in front of|overboard"
    r"|over the side|out of the way)\b",
    re.IGNORECASE,
)
_BLOWS: Final = frozenset({"fight", "grapple"})
_ONE_OF_THEM: Final = bag(
    "nearest closest biggest largest smallest strongest weakest tallest oldest youngest fastest "
    "foremost first last next other others one ones both rest two three four five six"
)
"""What stands for somebody who was told of already."""
_PRONOUNS: Final = frozenset({"him", "her", "them", "he", "she", "they", "his", "their"})


def meant_by_verb(intent: Intent, text: str, *, system: str, people: Collection[str]) -> Intent:
    """Return what was read as the player's verb has it, where it is done to a thing.

    Args:
        intent: what was read.
        text: the player's words.
        system: slug of the game.
        people: names of everybody who is here, the player's side too.

    Returns:
        The intent with the manner of that verb, and without somebody who resists where the words
        name nobody; the same intent for magic, purchases and whomever a chat model chose.

    Example:
        >>> from companion.reader import Intent
        >>> read = Intent(needs_roll=True, kind="attack", manner="cast", opponent="Rook", reason="")
        >>> told = meant_by_verb(read, "I drag the chest to the door", system="altars", people=())
        >>> told.manner, told.kind, told.opponent
        ('lift', 'challenge', None)
        >>> read = Intent(needs_roll=True, kind="challenge", manner="break", reason="")
        >>> meant_by_verb(read, "I push the keg to the bow", system="altars", people=()).manner
        'lift'
        >>> meant_by_verb(read, "I push the gate open", system="altars", people=()).manner
        'break'
    """
    if not intent.needs_roll or intent.kind in ("magic", "purchase") or intent.opponent_is_chosen:
        return intent
    if distracted(text):
        return intent  # what is thrown to be heard is not thrown to hit
    deed = deed_of(text, intent.goal)
    known = verb_words().get(deed.verb.lower(), ()) if deed is not None else ()
    if deed is None or not known or not _is_thing(deed, people) or _is_second(intent, text):
        return intent
    manner = intent.manner if intent.manner in known else known[0]
    if manner == "break" and _MOVED.search(text):
        manner = "lift"  # what is pushed somewhere is to get there whole
    if manner in _BLOWS and _MOVED.search(text):
        manner = "lift"
    elif manner in _BLOWS and "break" in known:
        manner = "break"  # a wall that is hit fights with nobody
    opponent = intent.opponent
    if manner not in _SEEN and not _names_somebody(text, deed, people):
        opponent = None
    if manner == intent.manner and opponent == intent.opponent:
        return intent
    kind = kind_of(manner, system, is_magic=False, words=set(words(text)))
    if opponent is None and kind in ("attack", "opposed"):
        kind = "challenge"
    target = intent.target if opponent == intent.opponent else None
    return intent.model_copy(
        update={
            "manner": manner,
            "kind": kind,
            "opponent": opponent,
            "target": target,
            "reason": reason_of(kind, intent.stitched, intent.hindering, opponent),
        }
    )


def moves_a_thing(text: str, people: Collection[str]) -> bool:
    """Return whether words push a thing somewhere, and nobody.

    Example:
        >>> moves_a_thing("I shove the crate towards the door", ["the girl in the crate"])
        True
        >>> moves_a_thing("I shove Reddy towards the door", ["Reddy"])
        False
    """
    deed = deed_of(text, text)
    if deed is None or not _MOVED.search(text) or not _is_thing(deed, people):
        return False
    return not _names_somebody(text, deed, people)


_QUESTION: Final = re.compile(r"\b(?:whose|what|who|which|where)\b", re.IGNORECASE)
_DANGLING: Final = r" (?P<end>for|at|from|about|with|to|of|in|on|after|by)(?=\W*$|[.,;!?])"


def _with_its_end(goal: str, text: str) -> str:
    """Return a goal with the small word that its question ends on: "what he is looking for"."""
    asked = _QUESTION.search(goal)
    if asked is None:
        return goal
    end = re.search(re.escape(goal[asked.start() :]) + _DANGLING, text, re.IGNORECASE)
    return goal if end is None else f"{goal} {end['end']}"


def _is_second(intent: Intent, text: str) -> bool:
    """Whether what was read is the second deed of two: "I draw my sabre and attack the guard"."""
    deeds = two_deeds(text)
    if deeds is None:
        return False
    verbs = (word.lower() for word in deeds[1].split()[1:])
    verb = next((verb for verb in verbs if verb in verb_words()), "")
    return intent.manner in verb_words().get(verb, ())


_SAYS: Final = re.compile(r"(?:say|says) to (?=\S)", re.IGNORECASE)


def goal_in_full(goal: str, text: str) -> str:
    """Return what somebody is after as a phrase that can follow "you set out to".

    A goal of one word is the thing for the deed ("store" of "I crawl to the powder store"), and
    what was cut off after "say to Hakkur" leaves no sentence behind.

    Args:
        goal: the reader's phrase.
        text: the player's words.

    Example:
        >>> goal_in_full("store", "I crawl to the powder store")
        'crawl to the powder store'
        >>> goal_in_full("say to Hakkur", "I say to Hakkur: stop!")
        'talk to Hakkur'
        >>> goal_in_full("flee", "I flee down the hatch"), goal_in_full("hide", "I hide")
        ('flee down the hatch', 'hide')
        >>> goal_in_full("ask whose ring he is looking", "I ask whose ring he is looking for")
        'ask whose ring he is looking for'
        >>> goal_in_full("Kesh", "Kesh, come with me")
        'win Kesh over'
    """
    if _SAYS.match(goal):
        return _SAYS.sub("talk to ", goal, count=1)
    if len(goal.split()) > 1:
        return _with_its_end(goal, text)
    deed = deed_of(text, goal)
    if deed is None and goal[:1].isupper():
        return f"win {goal} over"  # "Kesh, come with me" was cut to the name
    return goal if deed is None else deed.text


def _is_thing(deed: Deed, people: Collection[str]) -> bool:
    """Whether it is done to a thing, and not to a creature, a wound or somebody by name."""
    head = head_of(deed.thing) if deed.thing else ""
    if not head or deed.thing[:1].isupper():
        return False
    if is_beast(definite(deed.thing)) and object_class(head) in ("", "beast"):
        return False  # a door is a being in tales only
    if (is_role(head) and not object_class(head)) or head in _ONE_OF_THEM:
        return False  # the leader of the three, the nearest of them
    if any(head in own_words(name) for name in people):
        return False
    return object_class(head) not in NO_THINGS


def _names_somebody(text: str, deed: Deed, people: Collection[str]) -> bool:
    """Whether the words name or point at somebody who could resist, beside the thing itself."""
    called = set(words(text)) - set(words(deed.thing))
    if any(called & set(own_words(name)) for name in people):
        return True
    thing = set(fold_words(deed.thing))
    said = [word for word in fold_words(text) if word not in thing]
    return bool(_PRONOUNS & set(said)) or any(
        is_role(word) and not object_class(word) for word in said
    )
