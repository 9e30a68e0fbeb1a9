"""Words that are said beside a deed: whom they are for, and what is done meanwhile.

Who is only spoken about is not who answers: "Who is the girl?" is for whoever has the word. And a
deed that stands beside a speech ("I say, and start untying him") is done when it was answered.
"""

import re
from typing import Final

from companion.generators.grammar import base_of_ing
from companion.narration.nouns import definite
from companion.session.in_turn import is_verb

_SPEECH: Final = re.compile(r"[\"“][^\"”]*[\"”]?")
_SAID: Final = "¶"
"""Stands where something was said."""
_CLAUSES: Final = re.compile(rf"[{_SAID}.,;:!?]+|\b(?:and then|and|then|while|as)\b", re.IGNORECASE)
_LEADS: Final = re.compile(
    r"^(?:(?:i|we|also|just|now|quickly|slowly|quietly|gently|carefully|softly) )+", re.IGNORECASE
)
_BEGINS: Final = re.compile(r"^(?:start|begin|starting|beginning|keep|go on|set about) ", re.I)
_STANCE: Final = re.compile(
    r"ask|say|tell|answer|reply|call|shout|whisper|murmur|mutter|add|explain|greet|thank"
    r"|speak|talk|turn|nod|wave|cry|hiss|growl|begin|go|kneel|sit|stand|stoop|bend|crouch"
    r"|lean|squat|look|glance|stare|gaze|smile|grin|laugh|shrug|sigh|frown|wink|bow"
    r"|curtsey|cough|clear|swallow|breathe|wait|stay|keep|raise|lower|lift|point|step|tip"
    r"|doff|try|want|hope|mean|know|think|feel|stop|pause|repeat|insist|continue|demand"
    r"|beg|plead|joke|lie|offer|promise|warn|order|yell|scream|gasp|remark|note|snap"
    r"|suggest|spread|face|walk|approach|come|be|have|do|let|see|hear|listen|watch"
    r"|study"
)
"""What goes with any speech and is no deed of its own."""
_BLOWS: Final = re.compile(
    r"punch|hit|kick|stab|shoot|attack|strike|slap|slam|tackle|grab|seize|throttle|shove"
    r"|push|tie|bind|cut|slash|smash|break|fire|charge|jump|leap|run|throw"
)
"""What is done before anything that is said beside it."""
_ABOUT: Final = re.compile(
    r" (?:about|what|who|whom|whose|where|why|when|how|which|whether|if|that)\b.*", re.I | re.S
)
_OF_MINE: Final = re.compile(r"^\W*(?:then |so |and |now )*(?:i|we)\b", re.IGNORECASE)


def turned_to(text: str) -> str:
    """Return the words that may name who is spoken to: not what is said, nor what it is about.

    Example:
        >>> turned_to("I ask the clerk what Tom wants"), turned_to("Who is the girl?")
        ('I ask the clerk', '')
        >>> turned_to('I bend to the crate. "Tom is gone"').strip()
        'I bend to the crate.'
    """
    outside = _SPEECH.sub(" ", text)
    if outside == text and not _OF_MINE.match(text):
        return ""
    return " ".join(_ABOUT.sub("", outside).split())


def spoken_in(text: str) -> str:
    """Return what is said aloud in words; the words themselves where nothing is.

    Example:
        >>> spoken_in('"I begin with the cup." I turn it in my hands'), spoken_in("I ask why")
        ('I begin with the cup.', 'I ask why')
    """
    said = " ".join(found[0].strip(' "“”') for found in _SPEECH.finditer(text))
    return said or text


def without_name(text: str, who: str) -> str:
    """Return words without the name of who is spoken to, which says nothing of what is asked.

    Example:
        >>> without_name("I ask the child behind the door about doors", "the child behind the door")
        'I ask  about doors'
    """
    return re.sub(re.escape(definite(who).text), "", text, count=1, flags=re.IGNORECASE)


def deed_beside(text: str) -> tuple[str, bool]:
    """Return what is done beside a speech, and whether it comes first, as a blow does.

    Args:
        text: the player's words.

    Returns:
        A deed of the player's own ("I untie him"); "" where there is none, or nothing is said.

    Example:
        >>> deed_beside('"Neither," I say, and start untying him. "Who is the girl?"')
        ('I untie him', False)
        >>> deed_beside('I kneel by the crate and say "I am Odile. Who are you?"')
        ('', False)
        >>> deed_beside('I punch Reddy. "Who sent you?"')
        ('I punch Reddy', True)
    """
    outside = _SPEECH.sub(_SAID, text)
    if _SAID not in outside:
        return "", False
    for clause in _CLAUSES.split(outside):
        deed = _LEADS.sub("", clause.strip())
        begun = _BEGINS.sub("", deed)
        verb, _, rest = begun.partition(" ")
        if begun != deed and verb.endswith("ing"):
            verb = base_of_ing(verb)
        low = verb.casefold()
        if rest and not _STANCE.fullmatch(low) and (_BLOWS.fullmatch(low) or is_verb(low)):
            return f"I {verb} {rest}", _BLOWS.fullmatch(low) is not None
    return "", False
