"""Greetings, thanks and farewells: what somebody here answers to them."""

import re
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session.book import promise_in
from companion.session.memory import Memory
from companion.session.ordering import going_along, stays_behind
from companion.session.scene import find_person, words
from engine.api import EffectApplied, agreeing, capital

_I: Final = r"^\W*(?:then |so |and |now )*(?:i|we) "
_WHO: Final = r"(?P<who>(?:(?:the|my|our) )?[\w'’-]+(?: (?!and\b|for\b|then\b)[\w'’-]+){0,3}?)"
_TAIL: Final = (
    r"(?P<rest>(?:,? and(?: then)?|,? then) (?:i |we )?(?:leave|go|walk|head|set off).*)?"
)
_FORMS: Final = {
    "farewell": re.compile(
        rf"{_I}(?:(?:say|bid|wave) (?:good-?bye|farewell)(?: to| with)?|bid"
        rf"|take (?:my|our) leave of|part from) {_WHO}"
        rf"(?: (?:farewell|good-?bye|good ?night))?{_TAIL}[ .!]*$",
        re.IGNORECASE,
    ),
    "thanks": re.compile(
        rf"{_I}(?:thank|give thanks to) {_WHO}(?: for .{{2,60}}?)?{_TAIL}[ .!]*$", re.I
    ),
    "greeting": re.compile(
        rf"{_I}(?:greet|salute|hail|say (?:hello|hi|good (?:day|morning|evening)) to) "
        rf"{_WHO}[ .!]*$",
        re.IGNORECASE,
    ),
}
_LINES: Final = {
    "farewell": (
        '"Go well," {who} {says}.',
        "{Who} {raises} a hand, and {holds} it up until you turn round.",
        '"Come back in one piece," {who} {says}.',
    ),
    "thanks": (
        '"It was no trouble," {who} {says}.',
        "{Who} {waves} it away, and {looks} pleased for all that.",
        '"Do as much for me one day," {who} {says}.',
    ),
    "greeting": (
        "{Who} {nods} to you, and {makes} room.",
        '"Evening or morning, you are welcome to it," {who} {says}.',
        "{Who} {looks} you over and {returns} the greeting.",
    ),
}
_VOW: Final = (
    '"I will hold you to that," {who} {says}.',
    '{Who} {looks} at you until it has gone in. "So be it."',
    '"Others have promised me things," {who} {says}. "I will remember that it was you."',
)
_ON_TERMS: Final = re.compile(r"\b(?:if|unless|in return|in exchange|provided)\b", re.IGNORECASE)
_COLD: Final = "{Who} {looks} past you, and {says} nothing."
_ALL: Final = ("everybody", "everyone", "all", "them", "her", "him")
_VERBS: Final = ("says", "raises", "holds", "waves", "looks", "nods", "makes", "returns")


def courtesy(campaign: Campaign, memory: Memory, text: str) -> tuple[str, str]:
    """Return how somebody here takes a greeting, thanks or a farewell, and what is done next.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        text: the player's words.

    Returns:
        A sentence and the player's words for what follows ("I leave"); both "" for other words.
    """
    said = " ".join(text.split())
    kind, found = next(
        ((kind, match) for kind, form in _FORMS.items() if (match := form.match(said))), ("", None)
    )
    people = [n for n, s in campaign.state.characters.items() if s.side == "gm"]
    if found is None or not people:
        return "", ""
    name = find_person(campaign.state, found["who"])
    if name is None and found["who"].casefold() in (
        "everybody",
        "everyone",
        "all",
        "them",
        "her",
        "him",
    ):
        name = memory.partner if memory.partner in people else people[0]
    if name is None:
        return "", ""
    memory.partner = name
    if kind == "farewell" and name in going_along(campaign.state):
        campaign.apply(EffectApplied(effect=stays_behind(name)))
    rest = found.groupdict().get("rest") or ""
    return _told(campaign, kind, name, memory.exchange), _next(rest)


def vow_taken(campaign: Campaign, memory: Memory, text: str) -> str:
    """Return how somebody here takes the player's word; "" for other words, or for a bargain.

    Args:
        campaign: the campaign.
        memory: what the sitting remembers.
        text: the player's words.
    """
    people = [n for n, s in campaign.state.characters.items() if s.side == "gm"]
    if not people or not promise_in(text) or _ON_TERMS.search(text):
        return ""
    named = next((n for n in people if set(words(n)) & set(words(text))), "")
    memory.partner = named or (memory.partner if memory.partner in people else people[0])
    return _told(campaign, "vow", memory.partner, memory.exchange)


def _told(campaign: Campaign, kind: str, name: str, exchange: int) -> str:
    cold = int(campaign.state.story.relations.get(name, 0)) < 0
    lines = _VOW if kind == "vow" else _LINES[kind]
    verbs = {verb: agreeing(name, verb, verb.removesuffix("s")) for verb in _VERBS}
    noun = definite(name)
    line = _COLD if cold else lines[exchange % len(lines)]
    return line.format(who=noun.text, Who=capital(noun.text), **verbs)


def _next(rest: str) -> str:
    """Return what is done after it in the player's words: "I leave" of "and leave"."""
    plain = re.sub(r"^(?:,? and(?: then)?|,? then) (?:i |we )?", "", rest, flags=re.IGNORECASE)
    return f"I {plain}" if plain else ""
