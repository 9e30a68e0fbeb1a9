"""Whether a line of a new sheet names what somebody is, or a thing that somebody has."""

import re
from typing import Final

from engine.systems.altars.samples import SAMPLE_ARCHETYPES

_SOMEBODY: Final = re.compile(
    r"(?:[^aeiou]er|dier|tor|ilor|llor|ssor|ist|ian|eer|man|woman|smith|wright|mancer|ess|lord|lady"
    r"|monk|nun|bard|poet|druid|shaman|spy|knight|squire|mage|witch|wizard|warlock|priest|pirate"
    r"|noble|thief|scholar|sage|slave|nomad|outlaw|rogue|corsair|sergeant|captain|prince|duke|baron"
    r"|guard|scout|servant|merchant|peasant|hermit|acolyte|orphan|urchin|cook|nurse|oracle|prophet"
    r"|saint|herald|clerk|scribe|alchemist|cleric|champion|assassin|savage|bandit|brute|acrobat)$"
)
"""How words for people end; a few for things end so too."""
_THINGS: Final = re.compile(
    r"(?:"
    r"dagger|hammer|armor|leather|ladder|paper|poker|copper|silver|amber|water|letter|"
    r"tinder|powder|tether|holster|saber|halter|cover|hanger|feather|rudder|pitcher|"
    r"beaker|banner|charter|folder|ledger|marker|pointer|cleaver|opener|container|blaster|"
    r"revolver|computer|scanner|cutter|lighter|censer|glider|warhammer|timber|cider|"
    r"butter|pepper|lager|spyglass|trencher|shutter|lever|river|plaster|poster|register|"
    r"tracker|wrapper|slipper|boomer|player|dress|mess|harness|compass|mattress|bracer|"
    r"roller|blister|counter|filter|tower|helper|goblet|bladder|saddler|canister|caster|"
    r"hauler|dispenser|sprayer|tester|fastener|stopper|hopper|clapper|dipper|skewer|"
    r"scraper|pliers|whisper|reactor|tractor|motor|rotor|projector|detector|conductor|"
    r"list|fist|mist|wrist|twist|waist|page|buckler|flower|beer|spider|summer|winter|"
    r"corner|sister|brother|quarter|lumber|rubber|fever|chapter|border|number|order|"
    r"powers|shoulder|finger|daughter|father|mother"
    r")"
)
_DETERMINERS: Final = re.compile(r"(?:an?|my|some|the|two|three|four|five|six|his|her)\b")
_ABOUT: Final = re.compile(r" (?:of|from|for|with|in) ")
_MOST_WORDS: Final = 4


def names_somebody(text: str) -> bool:
    """Return whether words may name a kind of person.

    Example:
        >>> [names_somebody(text) for text in ("Sailor", "Hedge wizard", "Priest of the sea")]
        [True, True, True]
        >>> [names_somebody(text) for text in ("Dagger", "a sailor's knife", "Leather armor")]
        [False, False, False]
    """
    name = text.lstrip("-*• ").casefold()
    known = {name.casefold() for group in SAMPLE_ARCHETYPES.values() for name in group}
    words = _ABOUT.split(name, maxsplit=1)[0].split()
    if name in known or not words:
        return name in known
    last = words[-1]
    if len(words) > _MOST_WORDS or _DETERMINERS.match(name) or _THINGS.fullmatch(last):
        return False
    return bool(_SOMEBODY.search(last)) or any(last in held.split() for held in known)
