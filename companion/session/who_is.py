"""Who somebody is, asked of somebody here: they are told of by what they are after."""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session.going import Going
from companion.session.memory import Memory
from companion.session.scene import find_person, words
from engine.api import agreeing, capital

_WHO_IS: Final = re.compile(
    r"[\"“](?:[\w'’ ]{1,30}, )?(?:and |but |so )?who(?:['’]s| is| are) (?:this |that )?"
    r"(?P<whom>[\w'’ -]{2,40}?)(?: here| then| anyway)?(?:, (?P<to>[\w'’ -]{2,40}))?[?.! ]*[\"”]?"
    r"|(?:i|we) ask (?P<asked>[\w'’ -]{2,40}?) who (?P<told>[\w'’ -]{2,40}?) (?:is|are)[?.! ]*",
    re.IGNORECASE,
)
_LINES: Final = (
    '"{Whom}?" {who} {says}. "Whatever else you hear, {they} {wants} one thing: {want}."',
    '{Who} {points} with the chin. "{Whom}. What {they} {wants} is {want}."',
)


def who_is(campaign: Campaign, memory: Memory, going: Going, text: str) -> str:
    """Return how somebody here tells who another of those here is; "" for other words.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers: who wants what, and who is spoken with.
        going: knows who is here, and who of them is against the players.
        text: the player's words.
    """
    found = _WHO_IS.fullmatch(" ".join(text.split()))
    if found is None:
        return ""
    state, people = campaign.state, going.people()
    whom = find_person(state, found["whom"] or found["told"])
    said = set(words(found["whom"] or found["told"]))
    if whom is None or whom not in people or not said <= set(words(whom)):
        return ""
    asked = found["to"] or found["asked"] or ""
    teller = find_person(state, asked) if asked else _teller(memory, going, whom)
    want = memory.wants.get(whom, "")
    if teller is None or teller == whom or not want:
        return ""
    memory.partner = teller
    noun, one = definite(teller), definite(whom)
    line = _LINES[memory.exchange % len(_LINES)]
    return line.format(
        Whom=capital(one.text),
        who=noun.text,
        Who=capital(noun.text),
        says=agreeing(teller, "says", "say"),
        points=agreeing(teller, "points", "point"),
        they=one.pronoun,
        wants="want" if one.pronoun == "they" else "wants",
        want=want,
    )


def _teller(memory: Memory, going: Going, whom: str) -> str | None:
    """Return who is asked: whom one speaks with, else somebody who is not against the players."""
    others = [name for name in going.people() if name != whom]
    if memory.partner in others:
        return memory.partner
    return next((name for name in others if name not in going.cold()), None)
