"""Where a clause goes over to something else, and where a thing only does its work."""

import re
from typing import Final

_OTHER: Final = re.compile(
    r"\band (?!is\b|are\b|has\b|have\b|goes\b|rolls\b|falls\b|then\b)|"
    r", (?:the|a|an|it|you|he|she|they|his|her|but)\b|"
    r"\b(?:while|as|where|when|until|till|before|after|because|though|that|who|which)\b",
    re.IGNORECASE,
)
_WORKS: Final = re.compile(
    r"\s+(?:taut|tight|shut|open|home|true|free|straight|into place|to attention|"
    r"(?:hard |flat |close |tight )?(?:against|round|around|about|between|across)|"
    r"the|an?|his|her|its|their)\b",
    re.IGNORECASE,
)
_BACK: Final = re.compile(
    r"\b(?:takes?|took|snatch(?:es)?|puts?|gives?|hands?|wants?|folds?|rolls?|packs?) "
    r"(?:it|them|the (?:\w+ )?(\w+)) (?:back|away|up again)\b"
)
_RUNS: Final = re.compile(
    r"\b(?:rope|line|cord|reins|chain|cable)\b[^.,;]{0,12}"
    r"\b(?:slid|slip|run|pass)\w* through your (?:hands?|fingers|palms?)",
    re.IGNORECASE,
)
_DOES: Final = re.compile(
    r"(?<!is )(?<!are )(?<!was )(?<!were )(?<!has )(?<!have )(?<!'s )"
    r"\b(?:snap|crack|split|break|broke|burst|tear|tore|rip|bend|bent|twist|strain|cut)\w*$",
    re.IGNORECASE,
)
"""A word of breaking, of which the thing may be the doer."""


def other_subject(words: str) -> bool:
    """Whether words between a thing and what goes bring in something else that goes.

    Example:
        >>> other_subject(" until your head "), other_subject(" and then ")
        (True, False)
    """
    return _OTHER.search(words) is not None


def does_its_work(going: str, rest: str) -> bool:
    """Whether a word of breaking or going is what a thing does to another, or how it is used.

    Example:
        >>> does_its_work("snaps", " the link."), does_its_work("snaps", " in the middle.")
        (True, False)
    """
    return _DOES.search(going) is not None and _WORKS.match(rest) is not None


def runs_through(words: str) -> bool:
    """Whether words tell of a rope that runs through one's hands, as ropes do.

    Example:
        >>> runs_through("the rope slides through your hands")
        True
    """
    return _RUNS.search(words) is not None


def is_returned(sentence: str, word: str) -> bool:
    """Whether a sentence that gives a thing takes it back, or says that it is put away again.

    Example:
        >>> is_returned("She hands you a cup, and takes the cup back.", "cup")
        True
    """
    return any(found[1] in (None, word) for found in _BACK.finditer(sentence.lower()))
