"""Deeds that are typed without saying who does them: "grab the camera" is "I grab the camera".

At a table nobody says "I" each time. What is called to somebody ("Stand aside!", "follow me") or
asked stays as it is.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.reader.text import bag
from companion.session.in_turn import is_verb
from companion.session.questions import look_before
from companion.session.scene import words

_MORE: Final = bag(
    "check peek feel blow stuff prop swing tap press touch taste smell sniff inspect whisper shout"
    " call yell hum talk show offer pass point follow move stand sit lie lean place lay cut stop"
    " start aim snatch swipe count write sign empty clean close shut unlock lock bolt bar slip"
    " duck dash run crouch knock drop turn twist try keep stay roll stick strip scatter sprinkle"
    " smear rub scratch scrape splash dip soak swallow bite lick wipe brush sweep shake rattle"
    " wave nod bow salute greet thank warn comfort calm study compare measure weigh test"
)
_DEED: Final = re.compile(
    r"^\W{0,2}(?:(?:ok(?:ay)?|then|so|and|now|first|next|quickly|slowly|carefully|quietly|gently)\b"
    r",? )*(?P<verb>[A-Za-z]+(?:-[a-z]+)?) (?P<rest>\S.*)$",
    re.DOTALL | re.IGNORECASE,
)
_TO_SOMEBODY: Final = re.compile(
    r"^(?:me|us|to me|with me|with us|on|aside|back|away|off|up|down|it|out|still|here)\b[^a-z]*$"
    r"|^(?:me|us|with me|with us|for me|for us)\b",
    re.IGNORECASE,
)
"""What follows the verb of an order."""
_OF_A_THING: Final = re.compile(
    r"(?:the|an?|my|our|his|her|its|their|it|him|them|this|that|these|those|some|every|each"
    r"|another)\b(?!(?: (?!that\b|which\b|who\b)[\w'’-]+){0,3}"
    r" (?:is|are|was|were|has|have|had|will|would|can|could)\b)",
    re.IGNORECASE,
)
"""What stands behind a verb: no order of words in English but a deed's begins so."""
_NO_VERBS: Final = bag(
    "the a an my our his her its their your this that these those it he she they we you i him them"
    " and or but nor yet for so if when while as because since until unless although though than"
    " of to in on at by from with without into onto upon over under up down off out above below"
    " behind before beside between beyond near past after against along across through towards"
    " toward inside outside around round about during despite except within"
    " is are was were be been am do does did has have had can could will would shall should may"
    " might must who whom whose what which where when why how"
    " not no yes yeah yep nope ok okay well oh ah hey hello hi thanks sorry please maybe perhaps"
    " only just even also still again always never ever once twice all both half such quite rather"
    " too very more most less least many much few same other either neither nothing nobody"
    " everybody everyone somebody anyone someone here there now then today tonight tomorrow"
    " like unlike let lets what's who's that's it's"
    " damn blast excuse pardon forgive bless people lads boys girls ladies gentlemen friends"
)
"""Words that stand before an article, and are what nobody does."""
_GOES: Final = re.compile(
    r"^(?:go|head|walk|run|climb|hurry) (?!away|aside|on\b|to (?:me|hell))", re.I
)
"""Going is the player's own: whoever sends somebody else says whom."""

_SPEAKS: Final = frozenset(
    {"ask", "tell", "talk", "speak", "call", "shout", "whisper", "say", "beg", "warn", "greet"}
)
_NEAR: Final = 4
"""Words behind a verb of speech in which somebody is named whom one speaks to."""


def _is_to_one(rest: str, people: Collection[str]) -> bool:
    """Return whether somebody who is here is named right behind a verb of speech."""
    named = set(words(" ".join(rest.split()[:_NEAR])))
    return any(named & set(words(name)) for name in people)


def as_first(text: str, people: Collection[str] = ()) -> str:
    """Return a deed that is typed bare as what "I" do; any other words as they are.

    Args:
        text: the player's words.
        people: names of who is here, to whom an order may be given.

    Example:
        >>> as_first("grab the camera and run"), as_first("Then quietly unscrew the grille")
        ('I grab the camera and run', 'I unscrew the grille')
        >>> as_first("Follow me"), as_first("Stand aside!"), as_first("Open up, Vole!")
        ('Follow me', 'Stand aside!', 'Open up, Vole!')
        >>> as_first("Stop talking, Vera", ["Vera Lund"])
        'Stop talking, Vera'
        >>> as_first("talk to Vera: what is it?", ["Vera Lund"]), as_first("Tell me, who is it?")
        ('I talk to Vera: what is it?', 'Tell me, who is it?')
        >>> as_first("look at the badge, any blood on it?")
        'I look at the badge, any blood on it?'
        >>> as_first("go back"), as_first("Go away"), as_first("step back")
        ('I go back', 'Go away', 'step back')
        >>> as_first("Look, who is that?"), as_first("Fire"), as_first("The door opens")
        ('Look, who is that?', 'Fire', 'The door opens')
        >>> as_first("chuck it on the fire"), as_first("unhitch the oxen"), as_first("not the oxen")
        ('I chuck it on the fire', 'I unhitch the oxen', 'not the oxen')
    """
    found = _DEED.match(text)
    if found is None or '"' in text[:2]:
        return text
    verb, rest = found["verb"].casefold(), found["rest"]
    looks = verb != "let" and bool(look_before(text))  # "let me see" is no deed of letting
    asks = looks or (verb in _SPEAKS and _is_to_one(rest, people))
    if verb in ("i", "we") or (not asks and text.rstrip().endswith(("!", "?"))):
        return text
    if asks:
        return f"I {verb} {rest}"
    called = set(words(rest.rpartition(",")[2]))
    if "," in rest and called and any(called <= set(words(name)) for name in people):
        return text
    named = {word for name in people for word in words(name)}
    does = is_verb(verb) or verb in _MORE
    does = does or (verb not in _NO_VERBS | named and _OF_A_THING.match(rest) is not None)
    to_somebody = _TO_SOMEBODY.search(rest) and not _GOES.match(f"{verb} {rest}")
    return f"I {verb} {rest}" if does and not to_somebody else text
