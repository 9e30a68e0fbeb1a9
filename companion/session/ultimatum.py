"""What is only said aloud, and a threat in it: do this, or that happens.

What stands between quotation marks is said to somebody and done by nobody: "Drop it and run!" is no
flight of whoever shouts it.
"""

import re
from typing import Final

_SPEAKS: Final = r"(?:say|shout|call(?: out)?|cry|yell|bark|hiss|snarl|growl|threaten|warn)"
_QUOTED: Final = re.compile(
    rf"\W*(?:(?:i|we) {_SPEAKS}[:,]? )?[\"“](?P<said>[^\"”]+)[\"”][\s.!]*"
    rf"(?:(?:i|we) {_SPEAKS}\b.*)?",
    re.IGNORECASE | re.DOTALL,
)
_HARM: Final = (
    r"(?:shoot|kill|fire|break|cut|burn|put|hang|drown|stab|smash|hurt|bury|feed|send|call|tell"
    r"|make|hit|strike|skin|drag|gut|crush|throw|slit|blow|scream|strangle)"
)
_WILL: Final = r"(?:['’]ll| will| shall| swear i(?:['’]ll| will))?"
_OR: Final = re.compile(
    rf"\bor (?:else\b|(?:i|we|my \w+){_WILL} (?:have to )?{_HARM}\b|(?:i|we)['’]ll\b"
    rf"|you(?:['’]ll| will)? (?:die|regret|lose|never|hang|burn|drown|bleed)\b|die\b)"
    rf"|\b(?:and|then) (?:i|we|nobody|no one|my \w+) ?(?:will not|won['’]?t|do not|don['’]?t)"
    rf" (?:have to )?{_HARM}\b"
    rf"|\b(?:if you (?:don['’]?t|do not)|unless you)\b.*\b(?:i|we){_WILL} {_HARM}\b"
    rf"|\b(?:last (?:chance|warning)|before (?:i|we) {_HARM})\b",
    re.IGNORECASE | re.DOTALL,
)


def said_aloud(text: str) -> str:
    """Return what is only said aloud in words; "" for words that do something.

    Example:
        >>> said_aloud('"Run!" I shout'), said_aloud("I run")
        ('Run!', '')
    """
    found = _QUOTED.fullmatch(text)
    return found["said"] if found is not None else ""


def is_ultimatum(text: str) -> bool:
    """Return whether words said aloud threaten whoever does not do what they ask.

    Example:
        >>> is_ultimatum('"Hand it over, or I put a stone through your hat"')
        True
        >>> is_ultimatum('"Drop it and run, and I will not shoot!"'), is_ultimatum('"Stay or go"')
        (True, False)
    """
    return bool(_OR.search(said_aloud(text)))
