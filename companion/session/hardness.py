"""How hard an attempt is here: by itself, and by what stands in its way.

A difficulty is judged for the act alone and for the act among the troubles of the scene. Only the
troubles that can bear on such an act are asked about (a glare hinders no bargain), and all together
they raise it by one step at most: a scene with two troubles is not twice as hard in everything.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.difficulty.grades import meaning_of
from companion.difficulty.scales import Difficulty, from_step, label_of, spoken, to_step
from companion.narration.helps import as_thing
from companion.session.exchange import Suggested, Suggester
from companion.session.siding import BLOWS
from engine.api import uncapital

_EASED: Final = re.compile(r" It is easier because .*?\.(?= |$)")
_STEP: Final = 1.0
"""Steps of the common scale that the troubles of a scene may add."""
_AMONG_PEOPLE: Final = frozenset(
    [
        *("persuade", "deceive", "intimidate", "haggle", "bribe", "gamble", "perform", "command"),
        *(
            "talk",
            "signal",
            "flirt",
            "tame",
            "calm",
            "negotiate",
            "comfort",
            "rally",
            "insult",
            "interrogate",
        ),
    ]
)
_OF_FEET: Final = re.compile(
    r"\b(?:mud(?:dy)?|slippery|slick|loose|scree|rubble|cracks?|gaps?|narrow|steep|sheer|ledge|edge"
    r"|cliff|ravine|chasm|bridge|thorns?|swamp|quicksand|stairs?|rotten|rickety|creak\w*|planks?)\b",
    re.IGNORECASE,
)
"""What hinders feet alone: whoever listens, reads or works with their fingers stands still."""
_STANDING_STILL: Final = frozenset(
    [
        *("notice", "listen", "recall", "read", "investigate", "heal", "pick_lock", "disarm"),
        *("repair", "craft", "hack", "appraise", "cook", "shoot", "tie", "look"),
        *("search", "break", "open", "disguise", "write", "forge", "sabotage"),
    ]
)
_OF_THE_GROUND: Final = re.compile(
    r"\b(?:glares?|dark(?:ness)?|dim|dusk|night|shadows?|fog|mist|smoke|haze|dust|rain|storm|wind"
    r"|gale|snow|hail|ice|icy|frost|cold|heat|hot|sun|wet|mud(?:dy)?|slippery|slick|loose|scree"
    r"|rubble|cracks?|gaps?|narrow|steep|sheer|height|ledge|edge|cliff|ravine|chasm|rope|bridge"
    r"|thorns?|swamp|quicksand|sand|tide|current|waves?|deep|stairs?|rotten|rickety|creaking"
    r"|locked?|barred|traps?|wires?|glass|holds|footing|roof|ladder|beams?|planks?|floor)\b",
    re.IGNORECASE,
)
"""What hinders feet, hands and eyes, and nobody's tongue."""
_AMONG_FOLK: Final = re.compile(
    r"\b(?:rumou?rs?|distrust\w*|suspicio\w*|prices?|debts?|grudges?|gossip|reputation|insult\w*"
    r"|prejudice|feud|contempt|shame|disgrace|wary|unwelcome|tongues?|lips|mood|questions?|secrets?"
    r"|awkward|talkative|hecklers?|doubters?|pride|bidder|seller|sold|locals|congregation|audience"
    r"|onlookers|staring|lie|slipped word|wrong ears?|mistaken|confidence|known as|example of"
    r"|measure of you|two and two|shown the door|your word)\b",
    re.IGNORECASE,
)
"""What hinders tongues, and nobody's feet."""
_OF_EYES: Final = re.compile(
    r"\b(?:watch(?:ed|ful|ing)?|watchers?|eyes|ears|onlookers|witness(?:es)?"
    r"|attention|sleepers?|sleeping|turned heads|lights? (?:in|everywhere)|awake|woken|quiet"
    r"|echo(?:es|ing)?|squeaking|listen(?:s|ing|er)|barking|prints|footprints|bloodstains"
    r"|trail of blood"
    r"|no cover|open ground)\b",
    re.IGNORECASE,
)
"""What hinders whoever wants to go unseen and unheard."""
_UNSEEN: Final = frozenset(
    [
        *("sneak", "hide", "steal", "pick_lock", "search", "investigate", "break", "hack", "flee"),
        *("escape", "disguise", "move", "sabotage", "disarm", "grapple", "other", "handle"),
    ]
)


@dataclass(frozen=True, slots=True)
class Hardness:
    """How hard an attempt is.

    Attributes:
        base: the difficulty, on the game's own scale.
        reason: one sentence.
        price: key of the price scale, for purchases.
    """

    base: Difficulty
    reason: str
    price: str | None = None


def bearing_on(manner: str, troubles: Sequence[str]) -> list[str]:
    """Return the troubles of a scene that can bear on an act of this manner.

    Example:
        >>> bearing_on("persuade", ["Blinding glare", "Angry crowd"])
        ['Angry crowd']
        >>> bearing_on("climb", ["Blinding glare", "Doubled prices", "Watching eyes"])
        ['Blinding glare']
        >>> bearing_on("sneak", ["Guarded tongues", "Watching eyes", "Rising water"])
        ['Watching eyes', 'Rising water']
        >>> bearing_on("heal", ["Creaking stair", "Driving rain"])
        ['Driving rain']
    """
    bears = (
        (_OF_THE_GROUND, manner not in _AMONG_PEOPLE),
        (_AMONG_FOLK, manner in _AMONG_PEOPLE),
        (_OF_EYES, manner in _UNSEEN),
    )

    def is_near(name: str) -> bool:
        if manner in _STANDING_STILL and _OF_FEET.search(name):
            return False
        fields = [on_this for words, on_this in bears if words.search(name)]
        return any(fields) or not fields

    return [name for name in troubles if is_near(name)]


def judge_here(
    suggest: Suggester,
    *,
    system: str,
    action: str,
    manner: str,
    place: str,
    troubles: Sequence[str],
) -> Suggested:
    """Judge how hard an act is among the troubles of the scene.

    Args:
        suggest: who judges.
        system: slug of the game.
        action: the player's words.
        manner: kind of act, as it was read.
        place: where it is.
        troubles: names of what hinders here.

    Returns:
        The difficulty with its reason.

    Rule: S-42, K-06, K-07, A-21, RK-50.
    """
    action = without_purpose(action)
    if manner not in BLOWS:
        action, place = without_size(action), without_size(place)
    bearing = bearing_on(manner, troubles)
    around = " ".join(f"{name}." for name in ([] if manner in _AMONG_PEOPLE else [place]) + bearing)
    alone = _grounded(suggest(system=system, action=action), system=system)
    here = alone
    if around:
        here = _grounded(suggest(system=system, action=action, context=around), system=system)
    steps = [to_step(system=system, value=str(found.base)) for found in (alone, here)]
    if steps[1] <= steps[0]:
        return alone  # what stands in the way eases nothing: "old bones" are no old lock
    if steps[1] - steps[0] <= _STEP:
        eased = _EASED.search(here.reason)
        if eased is None or eased.group() in alone.reason:
            return here
        # ... and nothing that stands in the way is told as what makes it easier.
        reason = _EASED.sub("", here.reason)
        return Hardness(base=here.base, reason=reason, price=here.price)
    base = from_step(system=system, step=steps[0] + _STEP)
    reason = spelt_out(system, base)
    if bearing:
        named = " and ".join(_named(name) for name in bearing[:2])
        reason += f". It is harder because of {named}"
    return Hardness(base=base, reason=f"{reason}.")


def _grounded(found: Suggested, *, system: str) -> Suggested:
    """Return a difficulty that is no higher than an ordinary one where nothing is named for it.

    Whoever calls an act hard says what makes it so: a word of it, or something that it is like.
    What makes it easier is no reason to call it hard.
    """
    is_bare = _EASED.sub("", found.reason) == f"{spelt_out(system, found.base)}."
    return at_most_ordinary(found, system=system) if is_bare else found


_ORDINARY: Final = 1.0
"""The step of a difficulty that says no more than that it takes some skill."""


def at_most_ordinary(found: Suggested, *, system: str) -> Suggested:
    """Return a difficulty that is no higher than an ordinary one, for what may be no attempt.

    Args:
        found: what was judged.
        system: slug of the game.

    Returns:
        The same where it is ordinary or easy, or is a price.

    Example:
        >>> hard = Hardness(base=4, reason="DS 4 (heroic): it takes more than skill.")
        >>> at_most_ordinary(hard, system="stitcher").base
        2
    """
    base = from_step(system=system, step=_ORDINARY)
    steps = [to_step(system=system, value=str(value)) for value in (found.base, base)]
    if found.price is not None or steps[0] <= steps[1]:
        return found
    return Hardness(base=base, reason=f"{spelt_out(system, base)}.")


def spelt_out(system: str, base: Difficulty) -> str:
    """Return a difficulty with its name and what it means."""
    label = label_of(system=system, value=base).replace("_", " ")
    meaning = meaning_of(system=system, value=base)
    return f"{spoken(system=system, value=base)} ({label}): {meaning}"


_PURPOSE: Final = re.compile(
    r",? (?:in order |so as )?to (?:see|look|find out|learn|get a (?:better )?(?:view|look)|watch"
    r"|scout|hear|know|show|prove|impress)\b.*$",
    re.IGNORECASE | re.DOTALL,
)
_MODE: Final = re.compile(
    r"^\W*(?P<who>i|we) (?:hold (?:my|our) breath|(?:take|draw) a (?:deep )?breath|grit (?:my|our)"
    r" teeth|brace (?:myself|ourselves)|steady (?:myself|ourselves|my hands?)"
    r"|clench my (?:teeth|jaw|fists))(?:,| and(?: then)?|, and) (?=\w)",
    re.IGNORECASE,
)
"""What somebody does with themselves before the deed, which is not the deed."""
_LEAST: Final = 3


def without_purpose(action: str) -> str:
    """Return what is done without what is hoped from it, which makes it no harder.

    Example:
        >>> without_purpose("I climb the mast to see how far the sea goes")
        'I climb the mast'
        >>> without_purpose("I try to find out who did it")
        'I try to find out who did it'
        >>> without_purpose("I hold my breath and search the wreck")
        'I search the wreck'
    """
    short = _PURPOSE.sub("", _MODE.sub(r"\g<who> ", action))
    return short if len(short.split()) >= _LEAST else action


_HUGE: Final = re.compile(
    r"\b(?P<a>(?:the|an?|that|this|his|her) )?(?:[\w-]+ )?(?:giant(?:ess)?|colossus|titan|leviathan"
    r"|behemoth|whale|mammoth|ogre)"
    r"(?:(?P<owns>['’]s)(?= )|(?= (?:an?|the|my|our|to|with|in|on|and|so|by|of|until)\b)"
    r"|(?=[.,;!?]|$))",
    re.IGNORECASE,
)


def without_size(action: str) -> str:
    """Return what is done without how huge that is to which it is done, and which it does not hurt.

    A thumb is climbed as any hump is, and a lullaby is sung: only who fights a giant has its size
    against them.

    Example:
        >>> without_size("I climb up on the giant's thumb")
        'I climb up on the thumb'
        >>> without_size("I sing the sleeping giant a lullaby")
        'I sing them a lullaby'
    """
    return _HUGE.sub(lambda found: (found["a"] or "") if found["owns"] else "them", action).replace(
        "  ", " "
    )


_ANYBODY: Final = frozenset(["everybody", "everyone", "somebody", "nobody", "something"])


def _named(circumstance: str) -> str:
    """Return a circumstance within a sentence; one that is a sentence itself is quoted.

    Example:
        >>> _named("Maze of pipes"), _named("Everybody has an opinion")
        ('the maze of pipes', '“everybody has an opinion”')
    """
    thing = as_thing(circumstance)
    some = circumstance.split(" ", maxsplit=1)[0].casefold() in _ANYBODY
    return thing.text if thing is not None and not some else f"“{uncapital(circumstance)}”"
