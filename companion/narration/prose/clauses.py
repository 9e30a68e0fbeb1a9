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
_GONE: Final = re.compile(r"\b(?:gone|goes|went|go)$", re.IGNORECASE)
_STATE: Final = re.compile(
    r" (?:through|cold|warm|hot|quiet|still|white|stiff|dim|soft|hard|black|brown|red|blue|"
    r"gr[ae]y|green|yellow|stale|flat|dull|to sleep|on|by|home)\b",
    re.IGNORECASE,
)
"""What a thing becomes that has not gone: cold, quiet."""
_HARDLY: Final = re.compile(r"\b(?:hardly|barely|scarcely|almost|nearly|never|not)\b")
_FADES: Final = re.compile(
    r"\b(?:last|first|next) (?:\w+ )?of (?:the|your|his|her) (?:\w+ )?$|"
    r"\b(?:notes?|sound|light|smell|taste|song|voice|echo|noise|glow|beam|shadow|weight|heat) "
    r"of (?:the|your|his|her|an?) (?:\w+ )?$"
)
"""Makes what follows the thing that sounds or shines, and not what goes."""
_FINDS: Final = re.compile(
    r"\s+(?:\w+ly )?(?!(?:is|has|was|as|goes|does|lies|its|this)\b)[a-z]{3,}s "
    r"(?:the|an?|his|her|your|its|their) \w+"
)
"""What a thing does to another, of which the rest is told."""
_SHORT: Final = 20
"""Letters of a way of going within which it may be taken back."""
_OUT: Final = re.compile(r"^[^.,;]{0,20}\b(?:gone|goes|went|go|burnt|burned|blown) out\b(?! of)")
"""What a light does; it is there to be lit again."""
_DOES: Final = re.compile(
    r"(?<!is )(?<!are )(?<!was )(?<!were )(?<!has )(?<!have )(?<!'s )"
    r"\b(?:snap|crack|split|break|broke|burst|tear|tore|rip|bend|bent|twist|strain|cut)\w*$",
    re.IGNORECASE,
)
"""A word of breaking, of which the thing may be the doer."""


_APART: Final = re.compile(
    r"[.;:!?…—–]|, (?:(?:and|but|or|so|then|und|aber|doch|et|mais|puis|y|pero) )?"
    r"(?:the|an?|it|you|he|she|they|his|her|their|where|which|who|whose|while|as|"
    r"and|but|der|die|das|ein|eine|er|sie|es|du|wo|et|mais|il|elle|tu|le|la|un|une|où|qui|"
    r"y|pero|el|los|las|una|que|donde)\b|"
    r"\b(?:while|where|when|until|till|because|though|während|wo|weil|bis|tandis|quand|où|"
    r"mientras|donde|cuando|porque)\b|"
    r"\b(?:and|but|und|aber|et|mais|y|pero) "
    r"(?:the|an?|it|you|he|she|they|his|her|their|that|this|there|here|in|on|out|now|at|"
    r"der|die|das|ein|eine|er|sie|es|du|da|hier|il|elle|tu|le|la|les|un|une|voilà|"
    r"el|los|las|una|tú|ahí|aquí)\b",
    re.IGNORECASE,
)
_SUPPOSED: Final = re.compile(
    r"\b(?:dream(?:s|t|ed|ing)?|imagin\w+|pretend\w*|suppos\w+|(?:they|men|people|some|folk) say|"
    r"it is said|is said to|legend|once upon|"
    r"(?:years|winters|summers|centuries) (?:ago|back|before)|"
    r"long ago|in (?:his|her|their|my|your) (?:\w+['’]s )?(?:youth|day|days|time)|"
    r"träumt\w*|man sagt|es heißt|heißt es|man erzählt|erzählt man|vor \w+ jahren|einst|"
    r"rêv\w+|dit-on|on dit|raconte\w*|jadis|autrefois|il y a \w+ ans|"
    r"sueñ\w+|soñ\w+|dicen|se dice|cuentan|se cuenta|hace \w+ años|antaño)\b",
    re.IGNORECASE,
)
"""Dreams, hearsay and old stories: what they tell is not so now."""
_BEFORE: Final = re.compile(
    r"\b(?:in|on|at|with|behind|under|over|above|below|beneath|beside|through|from|into|onto|"
    r"against|around|round|across|along|past|near|by|for|to|off|"
    r"an|am|auf|aus|bei|hinter|im|mit|neben|über|unter|vor|zu|zwischen|gegen|um|durch|"
    r"dans|sur|sous|avec|derrière|contre|par|vers|à|en|con|sobre|bajo|tras|hacia|entre)"
    r"(?: (?:your|the|his|her|their|a|an|ton|ta|tes|le|la|les|tu|tus|el|los|las|"
    r"dein\w*|de[mnrs]|das|die|\w+[’']s))"
    r"(?: (?!(?:the|your|an?|his|her|their|its|le|la|les|el|los|las|der|die|das)\b)"
    r"[^\W\d_]+){0,2} $",
    re.IGNORECASE,
)
_SUBJECT_AFTER: Final = re.compile(r"\b(?:one|some|two|half|all|string|end|blade|strap|rest) of\b")


def stands_apart(words: str) -> bool:
    """Whether words between two places of a sentence begin another statement.

    Example:
        >>> stands_apart(", and the hand in it "), stands_apart(" and is now ")
        (True, False)
    """
    return _APART.search(words) is not None


def is_hearsay(words: str) -> bool:
    """Whether words tell of a dream, of what people say, or of long ago.

    Example:
        >>> is_hearsay("Nine drowned here, they say, in a winter"), is_hearsay("Nine drown here")
        (True, False)
    """
    return _SUPPOSED.search(words) is not None


def is_governed(before: str) -> bool:
    """Whether what follows these words hangs on a preposition, and so does nothing itself.

    Example:
        >>> is_governed("Behind the "), is_governed("With a crack the ")
        (True, False)
    """
    found = _BEFORE.search(before)
    return found is not None and not _SUBJECT_AFTER.search(before)


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
    if _GONE.search(going) and _STATE.match(rest):
        return True
    return _DOES.search(going) is not None and _WORKS.match(rest) is not None


def goes_itself(before: str, rest: str, going: str) -> bool:
    """Whether a thing goes, and not its sound, its light going out, or another that it shows.

    Args:
        before: the words before the thing.
        rest: the words from the thing up to its going.
        going: the words that tell that it goes, and those after them.

    Example:
        >>> goes_itself("The last note of the ", " ", "has gone into the leaves")
        False
        >>> goes_itself("The ", " finds a stair ", "going down")
        False
        >>> goes_itself("The ", " ", "is gone")
        True
    """
    if _FADES.search(before) or _FINDS.match(rest) or _HARDLY.search(going[:_SHORT]):
        return False
    return _OUT.search(going) is None


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
