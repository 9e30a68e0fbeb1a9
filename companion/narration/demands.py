"""What words demand of somebody: a name, a place, an hour, the truth, a thing, the way, to go.

Who wins such a demand gets it. The words are read by their form, so that any verb of asking,
threatening or bargaining may stand before it.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.brief import Brief
from companion.narration.grammar import Slots
from companion.narration.naming import asks_name
from companion.narration.nouns import definite

Kind = Literal["who", "where", "when", "why", "truth", "way", "thing", "leave", "freed"]
ANSWERED: Final[frozenset[Kind]] = frozenset({"who", "where", "when", "why", "truth"})
"""Kinds that are told and then known."""
PRESSING: Final = frozenset(
    {"intimidate", "persuade", "deceive", "bribe", "haggle", "command", "talk", "charm"}
)
"""Kinds of action by which something is got out of somebody with words."""
WON: Final = ":won"
"""End of the key of the effect by which a demand is met; its sentences tell how."""
_END: Final = r"(?=[.,;:!?\"”]| or (?:i|we|else)\b| and (?:i|we)\b| before\b| unless\b|$)"
_TELLS: Final = (
    r"(?:(?:tell|show|explain to)(?:s|ing)? (?:me|us)|say(?:s|ing)?|ask(?:s|ing)?"
    r"|demand(?:s|ing)?|answer|know|wants? to know|admit|confess|reveal|remember|find out|learn"
    r"|hear|press(?:es|ing)?|question(?:s|ing)?|interrogate|name|out with|betray|give away)"
)
_CLAUSE: Final = re.compile(
    rf"(?:\b{_TELLS}\b[^.!?\"“]{{0,40}}?|^|[\"“:.,!;] ?|\band )"
    rf"(?P<clause>(?P<word>who|whom|whose|where|when|why|what|how)\b[^.,;:!?\"”]{{3,90}}?){_END}",
    re.IGNORECASE,
)
_OWN_NAME: Final = re.compile(r"\b(?:your|his|her) (?:own )?name\b", re.IGNORECASE)
_NAMES: Final = re.compile(
    rf"\b(?:a|the|his|her|their|some) names?\b(?: (?P<of>of [^.,;:!?\"”]{{3,60}}?))?{_END}",
    re.IGNORECASE,
)
_TRUTH: Final = re.compile(
    r"\b(?:the (?:whole )?truth|everything|all (?:that )?(?:you|he|she|they) knows?|the secret"
    r"|what (?:you|he|she|they) knows?|(?:to|into) (?:talk|talking|confess(?:ing)?)|talk\b(?= or\b)"
    r"|spill it|come clean)",
    re.IGNORECASE,
)
_OF_ALL: Final = re.compile(
    r"(?:what|how) (?:(?:do|does) (?:you|he|she|they) know\b|(?:you|he|she|they) knows?\b"
    r"|(?:is|was) (?:really )?(?:going on|happening|behind)\b|(?:really )?happened\b"
    r"|(?:did|have|has) (?:you|he|she|they) (?:see|seen|hear|heard|do|done)\b"
    r"|(?:you|he|she|they) (?:saw|heard|did)\b"
    r"|is (?:he|she|this|that|it) (?:up to|about)\b|are (?:you|they) (?:hiding|up to|planning)\b"
    r"|(?:you|they) are (?:hiding|up to|planning)\b)",
    re.IGNORECASE,
)
"""Questions that ask for whatever somebody knows; any other "what" has an answer of its own."""
_WAY: Final = re.compile(
    r"\b(?:the (?:\w+ )?way (?:in|out|to|into|through|past|there|down|up|over|across|round|back)\b"
    r"|a (?:\w+ )?way (?:in|out|into|through|past)\b"
    r"|how (?:do|can) (?:i|we) get (?:in|out|to|past|through|into)\b|how to get\b)",
    re.IGNORECASE,
)
_LEAVE: Final = re.compile(
    r"(?<!let me )(?<!let us )\b(?<!i )(?<!we )(?:get (?:out|off|lost|away)|go away|go home"
    r"|clear out|back off|be gone|get going|stand down|walk away|leave"
    r"(?: (?:me|us|her|him|them|this place|here|the \w+)(?: alone| in peace)?)?)"
    rf"{_END}",
    re.IGNORECASE,
)
_FREED: Final = re.compile(
    r"\b(?:let (?P<a>(?!me\b|us\b|go\b)(?:the |my |your )?[\w'’-]+(?: [\w'’-]+)?) "
    r"(?:go|out|off|be)\b|(?:releas|fre|unti|unchain)(?:e|ing)? "
    r"(?P<b>(?:the |my )?[\w'’-]+(?: [\w'’-]+)?)|let go of "
    rf"(?P<c>(?:the |my )?[\w'’-]+(?: [\w'’-]+)?)){_END}",
    re.IGNORECASE,
)
_GIVING: Final = r"(?:give|hand|pass|throw|toss|slide|surrender|turn|drop|lend|sell|bring|fetch)"
_HANDED: Final = re.compile(
    rf"(?:\b{_GIVING} (?:me|us)|\b{_GIVING} over|(?:^|[:;,\"“.!] ?){_GIVING})"
    r"(?: (?:over|up|down|back))* "
    r"(?P<thing>(?:the|your|his|her|their|that|my|an?) (?!(?:truth|names?|way|chance|reason"
    r"|answer|hand|break|moment|minute|ride|lift|room|bed|word|promise|time|fight|help)\b)"
    r"[\w'’-]+(?: (?!(?:or|and|to|before|unless|for|in|now|at|with|over|back|from)\b)"
    r"[\w'’-]+){0,2})",
    re.IGNORECASE,
)


_MINE: Final = re.compile(
    r"\b(?:i|we|i will|we will|i['’]ll|we['’]ll|(?:offer|promise|agree|want|ready|refuse) to) ?$",
    re.IGNORECASE,
)
"""What stands before a giving of the player's own."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What is demanded.

    Attributes:
        kind: what sort of thing.
        about: the question in the player's words, the thing, or who is to be let go.
    """

    kind: Kind
    about: str = ""


def demand_in(text: str) -> Demand | None:
    """Return what words demand of whoever they are said to; None where they demand nothing.

    Example:
        >>> demand_in("I threaten Osk: tell me who paid you or I burn the boat")
        Demand(kind='who', about='who paid you')
        >>> demand_in("I press her to tell me where they keep the boy").about
        'where they keep the boy'
        >>> demand_in("Hand over the ledger, or I call the watch")
        Demand(kind='thing', about='the ledger')
        >>> demand_in("I frighten him until he lets the girl go"), demand_in("I calm her down")
        (None, None)
    """
    said = " ".join(text.split())
    if asks_name(said):
        return None  # whoever is asked for a name of their own gives it
    clause = _CLAUSE.search(said)
    if clause is not None and not _OWN_NAME.search(clause["clause"]):
        return _asked(clause["word"].casefold(), clause["clause"].strip())
    names = _NAMES.search(said)
    if names is not None:
        return Demand("who", f"the name {names['of']}" if names["of"] else "")
    if _WAY.search(said) or _TRUTH.search(said):
        return Demand("way" if _WAY.search(said) else "truth")
    return _done(said)


def _done(said: str) -> Demand | None:
    """Return what somebody is to do, give or let go; None for nothing."""
    freed = _FREED.search(said)
    if freed is not None:
        return Demand("freed", next(part for part in freed.groups() if part))
    handed = _HANDED.search(said)
    if handed is not None and not _MINE.search(said[: handed.start()]):
        return Demand("thing", handed["thing"])
    return Demand("leave") if _LEAVE.search(said) else None


def _asked(word: str, clause: str) -> Demand | None:
    if word in ("who", "whom", "whose"):
        return Demand("who", clause)
    if word in ("where", "when", "why"):
        return Demand(word, clause)  # type: ignore[arg-type]
    if _WAY.search(clause):
        return Demand("way")
    return Demand("truth", clause) if _OF_ALL.match(clause) else None


def demanded(brief: Brief) -> Demand | None:
    """Return what an attempt demands of whoever resists it; None where it demands nothing."""
    attempt = brief.attempt
    if attempt.opponent is None or attempt.manner not in PRESSING:
        return None
    return demand_in(attempt.text)


_PROMISES: Final = {
    "who": "{opp} <names|name> whoever it was.",
    "where": "{opp} <tells|tell> you where.",
    "when": "{opp} <tells|tell> you when.",
    "why": "{opp} <tells|tell> you why.",
    "truth": "{opp} <tells|tell> you the truth of it.",
    "way": "{opp} <shows|show> you the way.",
    "thing": "{opp} <hands|hand> over {demanded}.",
    "leave": "{opp} <goes|go>.",
    "freed": "{opp} <lets|let> go.",
}


def promise_of(demand: Demand, slots: Slots) -> str:
    """Return what winning a demand means, as it is promised before the roll.

    Args:
        demand: what is demanded.
        slots: what the slots of the exchange stand for; ``opp`` is who is asked.
    """
    thing = re.sub(r"^(?:your|his|her|their)\b", "the", demand.about, flags=re.IGNORECASE)
    whole = slots.having(demanded=definite(thing)) if demand.kind == "thing" else slots
    return whole.sentence(_PROMISES[demand.kind])
