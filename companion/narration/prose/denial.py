"""Words that deny what follows, and words that leave it unreal, in four languages."""

import re
from typing import Final

from companion.narration.prose.clauses import is_hearsay

_NEGATIONS: Final = (
    r"not|no|never|nobody|no one|nothing|none|neither|nor|without|cannot|hardly|barely|scarcely|"
    r"kein\w*|nicht|nichts|nie|niemand|ohne|kaum|"
    r"pas|rien|jamais|personne ne|sans|aucune?|ni|ne|"
    r"nada|nadie|nunca|jamás|sin|tampoco|ningun[oa]?|ningún"
)
_UNREAL: Final = (
    r"almost|nearly|would|could|might|may|if|as if|as though|lest|instead|before|unless|whether|"
    r"inch(?:es)?|hair|short of|miss(?:es|ing)|empty|about to|ready to|tr(?:y|ies|ying)(?: to)?|"
    r"seems? to|threatens? to|waits? (?:for|to)|expects? \w+ to|"
    r"fast|beinahe|wäre|würde|könnte|als ob|presque|serait|pourrait|comme si|"
    r"casi|sería|podría|como si"
)
_FAILING: Final = r"instead of|fails? to|refuses? to|unable to|too \w+ to"
_NEAR: Final = r"(?:\s+\w+){0,2}\s*$"
"""Words between a denial and what it denies."""
_DENIES: Final = re.compile(rf"\b(?:{_NEGATIONS})\b|n't\b", re.IGNORECASE)
_UNMADE: Final = re.compile(rf"\b(?:{_NEGATIONS}|{_UNREAL})\b|n't\b", re.IGNORECASE)
_JUST_DENIED: Final = re.compile(rf"(?:\b(?:{_NEGATIONS}|{_FAILING})|n't){_NEAR}", re.IGNORECASE)
_JUST_UNREAL: Final = re.compile(rf"\b(?:{_UNREAL}){_NEAR}", re.IGNORECASE)
_NOT_BEFORE: Final = re.compile(r"\bnot (?:before|until|without)\b", re.IGNORECASE)
QUOTED: Final = re.compile(r"[\"“„«][^\"”“»]*[\"”“»]?")
"""What somebody says, in the quotation marks of four languages; the last may be missing."""
_CLAUSE: Final = re.compile(r"[.;:!?]|, (?:and|but) ")


def denies(text: str) -> bool:
    """Whether a text denies something.

    Example:
        >>> denies("The door will not open."), denies("Niemand hört dich."), denies("It opens.")
        (True, True, False)
    """
    return _DENIES.search(text) is not None


def denials(text: str) -> int:
    """Return how many words of a text deny."""
    return len(_DENIES.findall(text))


def is_unmade(before: str) -> bool:
    """Whether words that come before something deny it, or leave it in the air.

    Example:
        >>> is_unmade("the rope would have "), is_unmade("the rope has ")
        (True, False)
    """
    return _UNMADE.search(before) is not None or is_hearsay(before)


def sense(before: str) -> int:
    """Return 1 where what follows these words stands as it is, -1 if denied, 0 if it only looms.

    Example:
        >>> sense("at last you "), sense("you do not "), sense("you are about to ")
        (1, -1, 0)
    """
    if _JUST_UNREAL.search(before):
        return 0
    return -1 if _JUST_DENIED.search(before) else 1


def clause_before(sentence: str, at: int) -> str:
    """Return the words of the clause before a place of a sentence.

    "Not before it bites" means that it bites, so such a "not" is left out.
    """
    plain = _NOT_BEFORE.sub(lambda found: " " * len(found.group(0)), sentence)
    return _CLAUSE.split(plain[:at])[-1]
