"""Questions as they are typed: without a mark, after a look, or with somebody named behind them.

Half of those who ask type no question mark, and whatever reads on takes "what's in the strongbox,
really" for a deed with a lock. A question is known by how it begins.
"""

import re
from typing import Final

from companion.session.in_turn import is_verb
from companion.session.kit_words import I_DO
from companion.session.looking import as_look
from engine.api import uncapital

_BE: Final = (
    r"(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|might|must|shall|may"
    r"|am)(?:n['’]t)?"
)
_ANY: Final = (
    r"(?:the|that|this|these|those|there|he|she|it|they|you|we|i|any\w*|some\w*|every\w*"
    r"|no(?:body)?"
    r"|my|your|his|her|its|their|our|all|both|one)"
)
_LEADS: Final = (
    r"(?:(?:and|so|but|ok(?:ay)?|well|now|then|hey|wait|hang on|hm+|erm?|right|yes|no|sorry"
    r"|please),? )*"
)
_ASKS: Final = re.compile(
    rf"^{_LEADS}(?:"
    rf"(?:who|whom|what|where|when|why|how|which|whose)(?:['’](?:s|re|d|ll|ve)"
    rf"| {_BE})\b(?! done is)"
    r"|(?:how (?:many|much|far|long|old|big|deep|high|often|soon|bad|late|near|close|wide|heavy"
    r"|fast"
    r"|tall|strong|thick|hot|cold|drunk|hurt|sure|badly|well)|which|whose|what (?!the\b|an?\b"
    r"|i\b|we\b"
    rf"|you\b|he\b|she\b|it\b|they\b|my\b|else\b))(?: (?!i\b|we\b)[\w'’-]+){{0,4}}? {_BE}\b"
    rf"|what (?:the hell|on earth|in the world|else|the devil) {_BE}\b"
    rf"|(?:is|are|was|were|does|did|has|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|didn['’]t"
    rf"|hasn['’]t) "
    rf"{_ANY}\b"
    r"|(?:do|have|don['’]t|haven['’]t) (?:you|they|we|i|any\w+|people)\b"
    r"|(?:can|could|would|will|should|might|can['’]t|couldn['’]t|won['’]t|shouldn['’]t) "
    r"(?:you|they|we|i|he|she|it|any\w+|somebody|someone|the)\b(?= \w)"
    r"|(?:any(?:body|one|thing)?|what|how|why|who|where|when)"
    r"(?: (?:else|about|of|more|idea|so|not|then|for|if|next|now|come))\b"
    r"|who (?!cares\b|dares\b|knows\b|i\b|we\b|the\b|an?\b|ever\b)[a-z]+\b)",
    re.IGNORECASE,
)
"""How a question begins, with a mark or without."""
_CALLED: Final = re.compile(
    r"(?P<who>(?!(?:i|we|when|while|if|after|before|as|what|how)\b)[\w'’-]+(?: [\w'’-]+){0,3}), ",
    re.I,
)
"""Somebody who is called upon before a question."""
_SENTENCES: Final = re.compile(r"(?P<open>[\"“]?)(?P<said>[^.?!\"“”]+)(?P<end>[.?!]*)")
_DEED: Final = re.compile(
    r"(?:[,;]| [-–—]| and| so| then) (?:and |so |then )*(?P<deed>(?:i|we) (?P<verb>[a-z]+)\b)",
    re.IGNORECASE,
)


def asks(text: str) -> bool:
    """Return whether words begin as a question does.

    Example:
        >>> asks("how many raiders are there"), asks("is anybody else awake"), asks("who did it")
        (True, True, True)
        >>> asks("quartermaster, what's in the sacks"), asks("take the rope, is it long")
        (True, False)
        >>> asks("when the water comes I row"), asks("what a hat"), asks("do it again")
        (False, False, False)
    """
    said = text.strip(' "“”')
    called = _CALLED.match(said)
    if called is not None and not is_verb(called["who"].split()[0].casefold()):
        said = said[called.end() :]
    return bool(_ASKS.match(said))


def with_marks(text: str) -> str:
    """Return words with a question mark behind each question in them that has none.

    Args:
        text: the player's words.

    Example:
        >>> with_marks("what's in the strongbox, really")
        "what's in the strongbox, really?"
        >>> with_marks("years? how are those paid, and who has paid")
        'years? how are those paid, and who has paid?'
        >>> with_marks("what's that scorched smell, I look around")
        "what's that scorched smell? I look around"
        >>> with_marks("I ask what is in it"), with_marks("What a night. I sleep.")
        ('I ask what is in it', 'What a night. I sleep.')
    """
    return _SENTENCES.sub(_marked, text)


def _marked(found: re.Match[str]) -> str:
    said, end = found["said"], found["end"]
    if "?" in end or "!" in end or not asks(said):
        return found[0]
    for deed in _DEED.finditer(said):
        if is_verb(deed["verb"].casefold()) or deed["verb"].casefold() in ("look", "ask", "go"):
            return f"{found['open']}{said[: deed.start()]}? {said[deed.start('deed') :]}{end}"
    bare = said.rstrip()
    return f"{found['open']}{bare}?{said[len(bare) :]}"


_LETS: Final = re.compile(r"\W*(?:please,? )?let\b", re.IGNORECASE)
_LOOKS: Final = re.compile(
    r"^(?P<looks>\W*(?:then |so |and |now )*(?:i |we )?(?:go (?:and )?)?(?:\w+ly )?(?:look|read"
    r"|examine"
    r"|inspect|study|check|smell|sniff|listen|touch|feel|count|peer|glance|have a (?:\w+ )?look"
    r"|take a"
    r" (?:\w+ )?look)\b [^.!?;:\"“]{2,}?)"
    r"(?:,| ?[-–—:;.]| and see) (?P<asks>(?:(?:and|so|but) )?(?:any|what|who|whose|where|when"
    r"|why|how|which"
    r"|is|are|was|were|does|do|did|has|have|can|could|will|would|if|whether|maybe)\b[^.!\"“]*\??)$",
    re.IGNORECASE,
)
_TO_YOU: Final = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)


def look_before(text: str) -> str:
    """Return the look that words begin with, where a question behind it says what it is for.

    Args:
        text: the player's words.

    Returns:
        The look alone; "" where there is none, or where the question is put to somebody.

    Example:
        >>> look_before("look at the badge, any blood on it?")
        'I look at the badge'
        >>> look_before("let me see the scales please, who made the weights?")
        'I look at the scales'
        >>> look_before("I look at her, what do you want?"), look_before("I look at the badge")
        ('', '')
    """
    said = as_look(text) if _LETS.match(text) else text
    found = _LOOKS.match(" ".join(said.split()))
    if found is None:
        return said if said != text else ""
    if _TO_YOU.search(found["asks"]):
        return ""
    looks = found["looks"].lstrip()
    return looks if re.match(I_DO, looks, re.IGNORECASE) else f"I {uncapital(looks)}"
