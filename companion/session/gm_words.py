"""How a GM says in plain words that something is so: a wound, a find, a price, an hour gone.

Patterns only; ``companion.session.gm_telling`` makes effects of what they find. They match a clause
without its subject ("takes one injury"), in the present or the simple past.
"""

import re
from typing import Final

COUNTS: Final = {
    "a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "a couple of": 2, "three": 3, "four": 4,
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "half a": 1, "half an": 1,
    "some": 1, "the": 1,
}  # fmt: skip
_NUMBER: Final = (
    r"(?:(?P<n>\d{1,3}|an?|another|one|two|a couple of|three|four|five|six|seven|eight|nine|ten|"
    r"half an?|some)\s+)?(?:more |further |points? of )?"
)
_BODY: Final = (
    r"(?P<what>damage|harm|injur(?:y|ies)|wounds?|hits?|bruises?|cuts?|burns?|scratch(?:es)?|"
    r"health|hp|hit points?|life)\b(?: points?)?"
)
_ADJECTIVE: Final = r"(?:(?:nasty|deep|bad|light|small|ugly|serious|grave|flesh)\s+)?"


def _act(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


HARM: Final = _act(
    rf"(?:(?:takes?|took|suffers?|suffered|gets?|got|receives?|received|sustains?|has)\s+{_NUMBER}"
    rf"{_ADJECTIVE}(?!health|hp|hit p|life){_BODY}|"
    rf"(?:loses?|lost)\s+{_NUMBER.replace('<n>', '<n2>')}"
    r"(?:health|hp|hit points?|life)\b(?: points?)?)"
)
"""Somebody is hurt."""
BARE_HARM: Final = _act(
    r"(?:for )?(?:\d{1,3}|an?|one|two|three|four|five|six) (?:points? of )?"
    r"(?:damage|harm|injur(?:y|ies)|wounds?)\W*$"
)
"""A hurt that follows what happened with no verb of its own ("she burns her hand, 2 damage")."""
HURT: Final = _act(
    r"(?:is|are|gets?|got|was|were)\s+(?:badly |lightly |slightly |seriously )?"
    r"(?P<what>hurt|wounded|injured|hit|bruised|burnt|burned|bitten|stabbed|cut|shot|scratched)\b"
    r"(?!\s+(?:off|out|at|on|short))(?:.*\bfor\s+(?P<n>\d{1,3})\b)?"
)
DEALT: Final = _act(
    rf"(?:hits?|strikes?|wounds?|bites?|stabs?|cuts?|burns?|shoots?|costs?|cost|hurts?|"
    rf"deals?|dealt|does|did|do|inflicts?|causes?)\s+(?:(?P<whom>[\w'’ -]{{2,60}}?)\s+)?(?:"
    rf"(?:for\s+)?{_NUMBER}{_BODY}(?:\s+(?:to|on)\s+(?P<to>[\w'’ -]{{2,60}}))?|"
    r"for\s+(?P<n2>\d{1,3})\b)"
)
"""Somebody or something hurts somebody, by a number that the GM says."""
CONDITIONS: Final = (
    "poisoned", "frightened", "afraid", "scared", "terrified", "exhausted", "weary", "tired",
    "drunk", "sick", "ill", "blinded", "blind", "deafened", "stunned", "dazed", "bleeding",
    "soaked", "drenched", "freezing", "shaken", "winded", "burnt", "lame", "limping", "hungry",
    "starving", "thirsty", "cursed", "prone", "bound", "tied up", "trapped", "pinned", "stuck",
    "asleep", "paralysed", "paralyzed", "confused", "unconscious", "feverish", "hexed", "entangled",
    "on fire", "off balance", "demoralised", "distracted", "enraged", "furious", "invisible",
)  # fmt: skip
_CONDITION: Final = "|".join(re.escape(name) for name in CONDITIONS)
CONDITION: Final = _act(
    r"(?:is|are|gets?|got|becomes?|became|feels?|felt|falls?|fell|grows?|turns?)\s+"
    r"(?:now |very |badly |completely |quite |a little |too )*"
    rf"(?P<what>{_CONDITION})\b(?!\s+(?:of|that|to))"
)
RELIEF: Final = _act(
    rf"(?:(?:is|are)\s+(?:no longer|not)\s+(?P<what>{_CONDITION}|injured|hurt|wounded)\b|"
    r"(?:is|are)\s+cured of\s+(?P<of>[\w' -]{3,40})|shakes? off\s+(?P<off>[\w' -]{3,40}))"
)
HEALED: Final = _act(
    rf"(?:heals?|healed|recovers?|recovered|regains?|regained|gets? back|is healed(?: by| for)?|"
    rf"are healed(?: by| for)?)\s+(?:from\s+)?(?:{_NUMBER}{_BODY}|(?P<n2>\d{{1,3}})$)"
)
DEAD: Final = _act(r"(?:dies|die|died|(?:is|are|was|were|gets?) (?:dead|killed|slain))\b")
OUT: Final = _act(
    r"(?:(?:falls?|fell)(?=$|\s+(?:down|over|dead|unconscious|to the (?:ground|floor)|lifeless))|"
    r"drops?(?=$| dead| down$)|collapses?\b|goes? down\b|passes? out\b|faints?\b|"
    r"(?:is|are|gets?|lies?|was|were) (?:knocked out|unconscious|defeated|beaten|done for|no more|"
    r"out (?:cold|of (?:it|action|the fight)))\b)"
)
"""Somebody is out of it."""
YIELDS: Final = _act(
    r"(?:surrenders?|yields?|gives? (?:up|in)(?=$|\W)|lays? down (?:his|her|their) arms)\b"
)
AWAY: Final = _act(
    r"(?:flees?\b|fled\b|(?:runs?|ran) (?:off|away|for it)\b|leaves?(?=$| the \w+$| them| us)|"
    r"left(?=$| the \w+$)|(?:walks?|rides?|slips?|slinks?|sneaks?|hurries) (?:off|away)\b|"
    r"disappears?\b|vanish(?:es)?\b|retreats?\b|withdraws?\b|(?:goes|go|went) (?:away|home)\b|"
    r"(?:is|are) gone\b)"
)
"""Somebody is no longer there."""
GOT: Final = _act(
    r"(?P<verb>finds?|found|gets?|got|receives?|received|gains?|gained|picks? up|picked up|"
    r"pockets?|pocketed|(?:is|are|was|were) (?:given|handed)|earns?|earned|inherits?|"
    r"now (?:has|have|carries)|acquires?|obtains?)\s+"
    r"(?P<det>an?|the|some|another|his|her|their|\d{1,4}|one|two|three|"
    r"four|five|six|seven|eight|nine|ten)?\s*(?P<thing>[\w'’ -]{2,80})"
)
"""Somebody has something new."""
GIVEN: Final = _act(
    r"(?:gives?|gave|hands?|handed|pass(?:es)?|slips?|toss(?:es)?|lends?|lent)\s+(?:"
    r"(?P<whom>her|him|them|[\w'’-]+(?:\s[\w'’-]+)??)\s+"
    r"(?P<det>an?|the|his|her|their|my|our|\d{1,4}|two|three)"
    r"\s+(?P<thing>[\w'’ -]{2,60})|"
    r"(?P<det2>an?|the|his|her|their|my|our|\d{1,4}|two|three)\s+"
    r"(?P<thing2>[\w'’ -]{2,60}?)\s+to\s+"
    r"(?P<to>[\w'’ -]{2,40}))"
)
LOST: Final = _act(
    r"(?:loses?|lost|drops?|dropped|breaks?|broke|uses? up|used up|spends?|spent|gives? away|"
    r"gave away|leaves? behind|left behind|throws? away|threw away|forgets?|forgot|"
    r"no longer has)\s+"
    r"(?:(?:his|her|their|the|an?|one|two|three|\d{1,3}|its)\s+)*(?P<thing>[\w'’ -]{2,60})"
)
BROKEN: Final = _act(
    r"(?P<who>[\w'’-]+(?:\s[\w'’-]+)?)['’]s?\s+(?P<thing>[\w -]{2,40}?)\s+(?:breaks?|broke|snaps?|"
    r"shatters?|burns?(?: up)?|(?:is|are|was|were|gets?) (?:now )?"
    r"(?:broken|lost|gone|stolen|taken|ruined|destroyed|used up))\b"
)
"""A whole clause: "Oskar's medal is gone"."""
_SUM: Final = (
    r"(?P<sum>(?:\d{1,6}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|some)\s+"
    r"(?:\w+\s+)?(?:coins?|gold(?: pieces?)?|silver(?: pieces?)?|coppers?|marks?|credits?|crowns?|"
    r"dollars?|pounds?|pennies|pence|shillings?|euros?|gp|sp|cp|bits?|scrip|caps))\b"
)
PAID: Final = _act(rf"(?:pays?|paid|spends?|spent|loses?|lost|hands? over)\s+(?:\w+\s+)?{_SUM}")
PRICE: Final = _act(rf"\bcosts?\s+(?P<whom>[\w'’ -]{{2,40}}?)\s+{_SUM}")
"""Anywhere in a clause: "it costs her 2 coins"."""
LATER: Final = _act(
    r"(?:after )?(?P<time>(?:an?|one|two|three|four|five|six|\d{1,2}|half an?|several|a few|some) "
    r"(?:minutes?|hours?|days?|weeks?|while))(?: later)?,?\s+(?=\S)(?!pass|go |goes |is |are )|"
    r"(?:later|meanwhile|suddenly|then|now|finally|at last|the next (?:morning|day)),?\s+(?=\S)"
)
"""How a clause may begin before it says who."""
TIME: Final = _act(
    r"(?:(?:an?|one|two|three|four|five|six|\d{1,2}|half an?|several|a few|some|another)\s+"
    r"(?:more\s+)?(?:minutes?|hours?|days?|weeks?|while)\s+"
    r"(?:pass(?:es)?|passed|go(?:es)? by|went by|(?:is|are) (?:lost|gone))|"
    r"(?:much |some )?time (?:passes|passed|goes by|went by|(?:is )?runs? (?:out|on))|"
    r"(?:night|dusk|evening|darkness) (?:falls|fell|comes|draws in)|it gets late|"
    r"(?:dawn|day) breaks|(?:morning|dawn|evening) (?:comes|came))\b"
)
"""A whole clause that lets time go by."""
NIGHT: Final = _act(
    r"(?:rests?|rested|sleeps?|slept|camps?|makes? camp|takes? a (?:long|night's) rest)\b"
    r"(?=$|.*\b(?:night|morning|dawn|days?)\b)"
)
CLOSER: Final = _act(
    r"\b(?:(?:comes?|came|draws?|drew|gets?|got|moves?) (?:closer|nearer|near|worse|higher|on)|"
    r"advances?|progress(?:es)?|rises?|rose|ticks?|goes? up|grows?|spreads?|fills?)\b"
)
FARTHER: Final = _act(
    r"\b(?:(?:falls?|fell) back|slows?(?: down)?|recedes?|goes? down|ticks? back|ebbs?|"
    r"(?:is|are) (?:delayed|held up|pushed back|thrown back))\b"
)
COMES: Final = _act(
    r"\b(?:appears?|arrives?|enters?|(?:comes?|steps?|walks?|bursts?|strolls?|storms?|rides?) "
    r"(?:in|out|up|through|over|down|along)|turns? up|shows? up|approach(?:es)?|jumps? out|"
    r"joins? (?:them|you|the)|stands?|waits?|sits?|blocks?|lurks?|lies in wait|"
    r"(?<!\bthe )(?<!\ba )(?<!\bthat )guards? (?:the|an?|his|her|their|its?)\b|"
    r"there (?:is|are|stands?|waits?)|emerges?|returns?|(?:comes?|is|are) back)\b"
)
NEW_ONE: Final = _act(
    r"(?:an?|another|one|two|three|four|some|several|there (?:is|are|stands?|waits?))\s|"
    r".*\b(?:meets?|met|encounters?|sees?|saw|spots?|notices?|runs? into|ran into)\s+"
    r"(?:an?|another|two|three|four|some|several)\s"
)
"""How a clause tells of somebody for the first time."""
WARMER: Final = _act(
    r"(?:(?:likes?|trusts?|warms? to|takes? to|admires?|respects?|forgives?)\b|"
    r"(?:is|are) (?:now )?(?:impressed|grateful|won over|charmed|friendly|well disposed))"
)
COLDER: Final = _act(
    r"(?:(?:dislikes?|distrusts?|hates?|resents?|despises?)\b|"
    r"(?:is|are|gets?|grows?|becomes?) (?:now )?(?:angry|offended|suspicious|annoyed|insulted|"
    r"hostile|furious (?:with|at)))"
)
LEARNT: Final = _act(
    r"(?:learns?|learnt|learned|finds? out|found out|discovers?|discovered|realises?|realizes?|"
    r"hears?|heard|now knows?)\s+(?:that\s+)?(?P<fact>\S.{4,180})"
)
GOES: Final = _act(
    r"(?:(?:go|goes|went|walks?|rides?|rode|travels?|sails?|drives?|drove|returns?|moves?|climbs?|"
    r"runs?|ran|hurry|hurries|heads?|march(?:es)?|rows?|hikes?|flees?|fled|comes?|came) "
    r"(?:\w+ )?(?:to|back to|into|down to|up to|on to|over to)|(?:reach(?:es)?|reached|enters?|"
    r"entered|arrives? (?:at|in)|comes? to|came to))\s+(?P<place>[\w'’ -]{3,80})"
)
SURROUNDINGS: Final = (
    (_act(r"\b(?:it )?(?:starts?|begins?) (?:to rain|raining)|rain sets in|it rains\b"), "Rain"),
    (_act(r"\b(?:it )?(?:starts?|begins?) (?:to snow|snowing)|it snows\b"), "Snow"),
    (_act(r"\bfog (?:rolls|comes|creeps|rises|settles)|mist rises\b"), "Fog"),
    (_act(r"\b(?:it (?:gets|grows|is now) dark|the lights? (?:go|goes) out|"
          r"the (?:lamps?|torch(?:es)?|candles?) (?:go|goes) out)\b"), "Darkness"),
    (_act(r"\b(?:fire breaks out|(?:is|are|catch(?:es)?) (?:on )?fire|goes? up in flames)\b"),
     "Fire"),
    (_act(r"\bsmoke (?:fills|rises|pours|spreads)\b"), "Smoke"),
    (_act(r"\b(?:the )?alarm (?:is raised|rings|sounds|goes off)|bells? begins? to ring\b"),
     "Alarm"),
    (_act(r"\ba storm (?:breaks|rises|comes up)\b"), "Storm"),
)  # fmt: skip
"""What comes over a scene, and what it is called there."""
EVERYBODY: Final = re.compile(
    r"(?:everybody|everyone|they(?: all)?|all (?:of (?:them|you)|three|four|two|five)|the (?:party|"
    r"group|heroes|players|characters|pcs|company|companions|(?:two|three|four|five) of (?:them|"
    r"you))|each of (?:them|you)|you all|you|both(?: of them)?)(?:\s+(?:all|both|each))?\s+(?=\S)",
    re.IGNORECASE,
)
ONE: Final = re.compile(r"(?:he|she|it)\s+(?=\S)", re.IGNORECASE)
PRONOUNS: Final = frozenset({"he", "she", "him", "her", "it", "himself", "herself"})
TRAILING: Final = re.compile(
    r"\s+(?:in|on|under|from|behind|at|by|inside|beneath|that|which|who|among|near|with|for|hidden|"
    r"lying|while|when|as|because|before|after|through|into|each|there|here|worth|to)\b.*$",
    re.IGNORECASE,
)
"""What follows the thing itself."""
FIXED: Final = frozenset([
    "door", "doors", "passage", "path", "trail", "track", "tracks", "footprint", "footprints",
    "trap", "room", "entrance", "exit", "tunnel", "stairs", "staircase", "window", "body",
    "corpse", "clue", "clues", "hint", "secret", "proof", "evidence", "hole", "camp", "cave",
    "blood", "name", "grave", "lever", "switch", "hatch", "shelter", "trace", "traces", "sign",
    "signs", "mark", "marks", "inscription",
])  # fmt: skip
"""Found, and not to be carried: that is knowledge."""
UNREAL: Final = frozenset([
    "way", "ways", "out", "nothing", "time", "chance", "feeling", "idea", "look", "glimpse",
    "sense", "hold", "grip", "courage", "answer", "answers", "advantage", "moment", "breath",
    "word", "words", "help", "point", "attention", "trouble", "hand", "view", "nobody",
    "somebody", "rest", "sleep", "turn", "start", "job", "permission", "room", "better", "worse",
    "lost", "ready", "up", "down", "away", "surprise", "fright", "shock", "bonus", "penalty",
    "die", "dice", "success", "failure", "fault", "reason", "himself", "herself", "themselves",
    "place", "seat", "table", "wind", "impression", "stairs", "news",
])  # fmt: skip
"""Found and got in words only: no thing."""
