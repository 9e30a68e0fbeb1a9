"""Whom a line is said to, where they are called by what they are or by what one sees of them.

"What are the laws here, warden?", "You in the goggles, what is that?", "I ask the dealer ..." and
"I sit by the girl and ask her name" each turn to one of those who are here. The words come back
with that one's name in them, which everything that reads on knows.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.narration.nouns import definite, is_role
from companion.session.known_by import Known, who_is_called
from companion.session.scene import words

_SMALL: Final = (
    r"(?:the|an?|this|that|my|his|her|their|our|your|and|or|but|to|about|for|not|if|what|who|whom"
    r"|whose|where|when|why|how|which|whether|that|i|we|he|she|they|it|there|is|are|was|were|in"
    r"|with|at|by|on|under|behind|beside|near|from|of|up|over|out|back|then|so|please)\b"
)
_WORD: Final = rf"(?!{_SMALL})[\w'’-]+"
_DETAIL: Final = (
    r"(?: (?:in|with|at|by|on|under|behind|beside|near|next to|from)"
    rf" (?:(?:the|an?|his|her|that) )?{_WORD}(?: {_WORD}){{0,2}}?(?: of {_WORD}(?: {_WORD})?)?)"
)
_SOMEBODY: Final = (
    rf"(?:one of )?(?:(?:the|that|this|my|those|these) )?{_WORD}(?: {_WORD}){{0,2}}?{_DETAIL}?"
)
_ENDS: Final = (
    r"(?=[,.:;!?\"”]|$| (?:(?:and|or|but|to|about|for|not|if|what|who|whom|whose|where|when|why|how"
    r"|which|whether|that|i|we|he|she|they|it|there|her|his|their|my|our|your|the|an?|politely"
    r"|quietly|kindly|directly)\b|[\"“]))"
)
_SPEAKS: Final = re.compile(
    r"\b(?:ask|tell|question|warn|beg|thank|greet|order|urge|persuade|convince|interrogate|hail"
    r"|(?:talk|speak|whisper|murmur|say|explain|turn|nod|wave|listen|lie|confess|appeal)"
    r" (?:quietly |softly |back )?(?:to|with|at)"
    r"|(?:call|shout|yell)(?: (?:out|over|across|up|down|through|back))? (?:to|at)"
    r"|(?:have )?a (?:quiet )?(?:word|chat) with) "
    rf"(?P<who>{_SOMEBODY}){_ENDS}",
    re.IGNORECASE,
)
_SITS: Final = re.compile(
    r"^\W*(?:(?:i|we) )?(?:sit|kneel|crouch|squat|stand|lean|step|walk|go|come|move|turn|head)"
    r"(?: (?:down|over|up|back|across|out|in|right|close))* (?:to|by|beside|next to|in front of"
    r"|before)"
    rf" (?P<who>{_SOMEBODY}),?(?: and| then| and then) (?:i )?"
    r"(?P<speaks>ask|tell|beg|warn|thank|talk to|speak to|talk|speak) (?:(?:him|her|them) )?"
    r"(?P<rest>.{2,300})$",
    re.IGNORECASE | re.DOTALL,
)
"""Somebody whom one goes to with a question."""
_ASIDE: Final = re.compile(
    rf"(?P<tells>\b(?:tell|assure|inform|warn|remind|promise|ask) {_SOMEBODY}), "
    r"(?!(?:that|to|about|how|what|where|who|why|when|whether|if)\b)[^,.:;!?\"“”]{2,50}, "
    r"(?=(?:that|to|about|how|what|where|who|why|when|whether|if)\b)",
    re.IGNORECASE,
)
"""How something is said, in the midst of it: "I tell her, as kindly as I can, that ..."."""
_CALLING: Final = (
    rf"(?:(?:you|the one|one of you) (?:there )?(?:in|with|at|by|on|under|behind|beside|near)"
    rf" (?:(?:the|an?|that) )?{_WORD}(?: {_WORD}){{0,2}}?|{_WORD}(?: {_WORD})?)"
)
_LEADS: Final = (
    r"(?:(?:and|so|but|now|well|oh|no|yes|hey|hello|listen|look|wait|please|thanks?|thank you|sorry"
    r"|good|my|dear|old),? )*"
)
_FIRST: Final = re.compile(
    rf"^(?P<lead>\W*{_LEADS})(?P<who>{_CALLING})(?=[,!:] ?\S)", re.IGNORECASE
)
_LATER: Final = re.compile(
    rf"(?<=\S), (?:my |dear |good |old )*(?P<who>{_CALLING})(?=[,.?!]|\W*$)", re.IGNORECASE
)
_BY_SEX: Final = re.compile(
    r"^(?P<lead>\W*)(?P<who>madam|ma['’]am|m['’]lady|my lady|milady|your ladyship|miss|missus"
    r"|sir|mister|my lord|your lordship)(?=[,!] ?\S)",
    re.IGNORECASE,
)
_MINE: Final = re.compile(
    r"^\W*(?:then |so |and |now )*(?:i|we) (?!want\b|need\b|am\b|have\b|know\b|think\b|['’])", re.I
)
_SPEECH: Final = re.compile(r"[\"“][^\"”]*[\"”]?")
_ASKED_LAST: Final = re.compile(
    r"[\"“]?(?P<asks>(?:what|who|whom|whose|where|when|why|how|which|is|are|was|were|do|does"
    r"|did|can"
    r"|could|will|would|has|have)\b[^.!\"“”]{3,200}?)[,.?!]*[\"”]?,? (?:i|we) ask (?P<who>"
    rf"{_SOMEBODY})[.?! ]*",
    re.IGNORECASE,
)


def turned_with_name(text: str, known: Collection[Known]) -> str:
    """Return words with the name of whoever is called by a trade or a description in them.

    Args:
        text: the player's words.
        known: what those who are here are known by.

    Example:
        >>> warden = Known("Warden Ruddle", frozenset({"warden", "ruddle"}))
        >>> driver = Known("Kestrel", frozenset({"kestrel"}), frozenset({"goggle"}), "she")
        >>> turned_with_name("Why is the water so low, warden?", [warden, driver])
        'Why is the water so low, Warden Ruddle?'
        >>> turned_with_name('"You in the goggles, what is that?"', [warden, driver])
        '"Kestrel, what is that?"'
        >>> turned_with_name("I ask the woman with the goggles her name", [warden, driver])
        'I ask Kestrel her name'
        >>> turned_with_name("what happens at ten, I ask the warden", [warden, driver])
        'I ask Warden Ruddle what happens at ten'
        >>> turned_with_name("I sit by the driver and ask what she saw", [warden, driver])
        'I sit by the driver and ask what she saw'
        >>> turned_with_name("I sit by the woman and ask what she saw", [warden, driver])
        'I ask Kestrel what she saw'
        >>> turned_with_name("I tell Ruddle, as kindly as I can, that it is dry", [warden])
        'I tell Ruddle that it is dry'
        >>> turned_with_name("I take the rope, goggles and lamp", [warden, driver])
        'I take the rope, goggles and lamp'
    """
    if not known:
        return text
    text = _ASIDE.sub(r"\g<tells> ", _asked_near(_asked_first(text), known))
    text = _SPEAKS.sub(lambda found: _named(found, known), text)
    if _MINE.match(text):
        return _SPEECH.sub(lambda found: _called(found[0], known), text)
    return _called(text, known)


def _asked_first(text: str) -> str:
    """Return a question with "I ask" before it that stood behind it."""
    found = _ASKED_LAST.fullmatch(" ".join(text.split()))
    return f"I ask {found['who']} {found['asks']}" if found is not None else text


def _asked_near(text: str, known: Collection[Known]) -> str:
    """Return what is asked of somebody who is walked up to for it, without the way."""
    found = _SITS.match(text)
    if found is None:
        return text
    who = next((one.name for one in known if _is_of(found["who"], one)), "")
    who = who or who_is_called(found["who"], known)
    speaks = found["speaks"]
    speaks = f"{speaks} to" if speaks in ("talk", "speak") else speaks
    return f"I {speaks} {definite(who).text} {found['rest']}" if who else text


def _called(text: str, known: Collection[Known]) -> str:
    by_sex = _BY_SEX.match(text)
    if by_sex is not None:
        man = by_sex["who"].casefold() in ("sir", "mister", "my lord", "your lordship")
        who = who_is_called("the gentleman" if man else "the lady", known)
        if who:
            text = f"{by_sex['lead']}{definite(who).text}{text[by_sex.end('who') :]}"
    for pattern in (_FIRST, _LATER):
        text = pattern.sub(lambda found: _named(found, known, calls=True), text)
    return text


def _named(found: re.Match[str], known: Collection[Known], *, calls: bool = False) -> str:
    """Return what was matched with the name of whoever is meant."""
    said = found["who"]
    if _is_name(said, known) or (calls and not _calls_one(said, known)):
        return found[0]
    who = who_is_called(said, known)
    if not who:
        return found[0]
    start, end = (at - found.start() for at in found.span("who"))
    return f"{found[0][:start]}{definite(who).text}{found[0][end:]}"


def _is_name(said: str, known: Collection[Known]) -> bool:
    """Return whether somebody is called by a name already, or by all that they are called."""
    return any(_is_of(said, one) for one in known)


def _is_of(said: str, one: Known) -> bool:
    if said.casefold() == definite(one.name).text.casefold():
        return True
    own = re.sub(r"^(?:the|my|that|this|old) ", "", said, flags=re.IGNORECASE)
    return own[:1].isupper() and {*words(own)} <= {*words(one.name)}


def _calls_one(said: str, known: Collection[Known]) -> bool:
    """Return whether bare words between pauses call somebody: by a trade or by what one sees."""
    if said.casefold().startswith(("you ", "the one ", "one of you ")):
        return True
    trade = words(said)
    if len(trade) > 1 and is_role(trade[-1]):
        return True
    return any({*trade} <= one.called for one in known)
