"""Plain words of play that need no dice, whatever else could be read into them.

"I catch my breath", "I go to the market" and "Agatha, where is my brother?" say all that they mean.
A reader that goes by likeness may take them for a swim, a bargain or a blow; in play they win over
it, outside of a fight, where every moment counts. What is everyday in every scene is in
``companion.reader.everyday``; here stands what depends on who is there and on the story.
"""

import re
from collections.abc import Collection
from typing import Final

from companion.reader import Intent
from companion.reader.everyday import SUBJECT, Everyday
from companion.reader.everyday import everyday as plainly
from companion.session.asking import asks_whose_side, is_about_story
from companion.session.onward import onward
from companion.session.scene import words
from companion.session.ways import plain_way

_WHO_WHAT: Final = (
    r"(?:who|whom|whose|what(?! if| about)|where|when|why(?! don['’]?t| not)|which|how(?! about))"
    r"(?:['’](?:s|re|d|ll))?"
)
EPITHET: Final = (
    r"(?:Old|Young|Big|Little|Mad|Blind|Fat|Tall|Black|Red|Grey|Mother|Father|Uncle|Aunt|Brother"
    r"|Sister|Granny|Widow|Mistress|Master|Captain|Sergeant|Sheriff|Judge|Doctor|Sir|Lady|Lord)"
)
"""What may stand before a name and is part of it."""
_QUESTION: Final = re.compile(
    rf"(?:and |but |so |then |ok(?:ay)?,? )?{_WHO_WHAT}\b[^\"“”]{{2,160}}\?"
)
_GREETS: Final = r"(?:hello|hi|hey|hail|greetings|good (?:day|morning|evening|night)|well met)"
_TO_YOU: Final = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
_ASKING: Final = re.compile(
    rf"{SUBJECT}(?:ask|question|inquire of|enquire of) (?P<who>[\w'’ -]{{2,40}}?)"
    r"(?: politely| kindly| quietly| gently)?,? (?:about|after|for (?:directions|the way|news|"
    rf"advice|the time)|if (?:he|she|they|it|anybody|anyone|there)|whether|{_WHO_WHAT}|of)\b"
    r".{0,140}",
    re.IGNORECASE,
)
_TALKING: Final = re.compile(
    rf"{SUBJECT}(?:talk|speak|chat|gossip)(?: (?:a (?:bit|little)|quietly|kindly|again))*"
    r"(?: (?:to|with) (?P<who>[\w'’ -]{2,40}?))?(?: about [\w'’, -]{2,80})?",
    re.IGNORECASE,
)
_TELLING: Final = re.compile(
    rf"{SUBJECT}(?:tell|promise|assure|thank|comfort|reassure|greet|congratulate|apologi[sz]e to|"
    r"explain to|introduce myself to|nod to|smile at|wave to|wave at|bow to) "
    r"(?P<who>[\w'’ -]{2,40}?)"
    r"(?:,? (?:that|about|of|how|why|what|where|who|for|the truth|my|a story|a joke|the story|"
    r"goodbye|hello)\b[\w'’, -]{0,140})?",
    re.IGNORECASE,
)
_TREATING: Final = re.compile(
    rf"{SUBJECT}(?:offer|buy|bring|pour) (?P<who>[\w'’ -]{{2,40}}?) "
    r"(?:a|an|some|another|my|the|one of my|half my) (?:\w+ ){0,2}?"
    r"(?:drink|cup|mug|glass|beer|ale|wine|coffee|tea|meal|seat|chair|hand|biscuit|apple|bread|food"
    r"|water|round|smoke|cigarettes?|sip|swig|nip|draught|mouthful|bite|piece|slice|brandy|whisk(?:e)?y"
    r"|rum|gin|flask|canteen|tobacco|sweets?|handkerchief|blanket|coat|cloak|arm|shoulder|light)\b"
    r"(?!.*\b(?:if|to|in (?:return|exchange)|so|for (?:the|his|her|your|their|a))\b)[\w'’ ]{0,24}",
    re.IGNORECASE,
)
_PLAIN_WORDS: Final = (_ASKING, _TALKING, _TELLING, _TREATING)
_WINS: Final = re.compile(
    r"\b(?:lie|lies|lying|pretend|claim|convince|persuade|threaten|trick|secret|secrets|secretly|"
    r"confess|password|bribe|demand|force|or else|distract|discount|cheaper|lower)\b",
    re.IGNORECASE,
)
"""What makes more of words than talk: somebody is to do or say what they would rather not."""
_MILD: Final = re.compile(
    rf"[\"“]?(?:{_WHO_WHAT}|are|is|were|was|do you (?:know|think|remember|like|want)|"
    r"did (?:you|he|she|they|anybody|anyone)|have you|has)\b",
    re.IGNORECASE,
)
"""How a question begins that asks for an answer and for nothing else."""
_NOT_SEEN: Final = r"(?!(?:for|to|if|until|while|and|from|through|without|then|before)\b)"
_LOOKED_AT: Final = (
    r"(?:it|him|them|her|(?:the|my|this|that|these|those|his|her|their|its|an?)"
    rf"(?: {_NOT_SEEN}[\w'’-]+){{1,4}})"
)
_SENSING: Final = (
    r"(?:(?:have|take) (?:a|another|one)(?: (?:good|closer|close|quick|long|last|better))? look at"
    r"|(?:look|glance|gaze|stare)(?: (?:closely|hard|again|once more|back|up|down|out|over|long"
    r"|carefully))* (?:at|across|over|into|out of|along|after|towards?)"
    r"|smell|sniff(?: at)?|touch|feel|listen to"
    r"|run (?:a|my) (?:hand|finger|fingers|thumb) (?:over|along|across)"
    r"|(?:kneel|crouch|bend|squat|stoop|lean)(?: down)? (?:by|beside|over|next to|in front of))"
    rf" {_LOOKED_AT}"
)
_LOOKING_AT: Final = re.compile(
    rf"{SUBJECT}{_SENSING}(?:(?:, and|,| and)?(?: then)? (?:i )?{_SENSING})*",
    re.IGNORECASE,
)
"""What is seen, smelt or felt of a thing by whoever only turns to it."""
_BODY: Final = r"(?:head|face|eyes|ears|nose|mouth|shoulders?|neck|hands?|waist|arms?|hair|wrists?)"
_HANDLING: Final = re.compile(
    rf"{SUBJECT}(?:(?:cover|shade|shield|rub|wipe|wash|close|wrap|warm) (?:up )?my {_BODY}"
    r"(?: (?:with|in|from|against) [\w' ’-]{2,40})?"
    r"|(?:put|pull|throw|drape|wrap|tie|draw|hold) [\w' ’-]{2,30} "
    rf"(?:over|on|around|round|across|about) my {_BODY}"
    r"|(?:tie|fasten|hitch|knot|hang|lash) (?!.*\b(?:guard|man|woman|him|her|them)\b)"
    r"(?:the|my|a|one end of the|an) [\w' ’-]{2,30} (?:to|on|onto|around|round) [\w' ’-]{2,40}"
    r"|(?:pick up|lift|carry|hold|cradle|take) (?:the|that|this|my) (?:\w+ )?"
    r"(?:child|boy|girl|baby|infant|kid|cat|dog|puppy|hen|chicken|lamb)"
    r"(?: (?:up|in my arms|by the hand|on my (?:back|shoulders?)|with me))?"
    r"|(?:take|have) (?:a|another) (?:long |deep |good |quick |big |small )?"
    r"(?:drink|sip|swig|gulp|mouthful)(?: (?:of|from) [\w' ’-]{2,30})?"
    r"|drink (?:some |my |a little |a bit of )?water(?: from [\w' ’-]{2,30})?)",
    re.IGNORECASE,
)
"""What hands do that nobody minds and nothing hangs on."""
_OWN_BODY: Final = (
    r"(?:wounds?|hurts?|injur\w+|cuts?|burns?|bruises?|legs?|arms?|hands?|head|face|side|shoulders?"
    r"|ribs?|knees?|ankles?|feet|foot|back|eyes?|self)"
)
"""What is cared for rather than handled."""
_OWN_THING: Final = (
    r"(?:(?:put|pull|strap|slip|get|try) on|put|pull|don|wear|take off|button|buckle|lace|load"
    r"|reload|unload|shoulder|sling|check|inspect|clean|oil|sharpen|whet|polish|unpack|pack"
    r"|repack|count|light|fill|refill|empty|tighten|roll up|fold|unfold|adjust|dust off)"
    rf"(?: (?:up|out))? (?:my|our) (?!way\b|luck\b|(?:[\w'’-]+ )?{_OWN_BODY}\b)"
    r"(?:[\w'’-]+ ){0,3}?[\w'’-]+"
    r"(?: (?:on|off|up|back on|again|over my shoulders?|on my (?:back|head|belt)))?"
)
"""What is done with a thing of one's own and with nothing else."""
_WITH_OWN: Final = re.compile(
    rf"{SUBJECT}{_OWN_THING}(?:(?:,? and(?: then)?|,? then|,) (?:i )?{_OWN_THING})*", re.IGNORECASE
)
_FOR_A_PURPOSE: Final = re.compile(
    r"\b(?:to|at|for|so|against|under|behind|inside|in|into|with|while|before|until|from|onto)\b",
    re.IGNORECASE,
)
_CALLING: Final = re.compile(
    rf"{SUBJECT}(?:call|cry|shout|yell|holler|sing|whistle|hum)(?: out| loudly| softly)*"
    r"(?:,? [\"“]?(?:hello|hey|hallo|anybody (?:there|home)|is anybody there|who['’]s there)"
    r"[\"”?!]*)?"
    r"(?: (?:into|down|up|across|over) the [\w'’-]+)?\W*",
    re.IGNORECASE,
)
_FORAGING: Final = re.compile(
    rf"{SUBJECT}(?:(?:go |try to )*(?:forage|hunt|fish|scavenge|go (?:foraging|hunting|fishing))"
    r"(?: (?:around|about))?(?: (?:for|some) (?:some |any )?(?:food|game|meat|fish|roots|berries|"
    r"provisions|supplies|something to eat|supper|dinner|our supper))?"
    r"|(?:look|search|hunt|scout)(?: (?:around|about))? for (?:some |any )?(?:food|game|"
    r"provisions|(?:something|anything) to (?:eat|drink)|anything edible|berries|roots|water|"
    r"edible plants)"
    r"|(?:gather|collect|pick) (?:some |wild )?(?:food|berries|roots|mushrooms|edible plants))"
    r"(?: (?:here|nearby|around here|in [\w' ’-]{2,30}|along [\w' ’-]{2,30}))?\W*",
    re.IGNORECASE,
)
FORAGE: Final = "I look for something to eat"
"""What every reader takes for a search for food."""
_READING: Final = re.compile(
    rf"{SUBJECT}(?:read|reread|leaf through|skim|study) (?:through )?"
    r"(?:the|my|this|that|his|her|their) (?:[\w'’-]+ )?"
    r"(?:letters?|notes?|cards?|books?|signs?|signpost|papers?|pages?|deed|map|poster|notice|"
    r"newspaper|list|ledger|diary|journal|message|label|menu|bill|telegram|contract)"
    r"(?: (?:that |which )?(?:he|she|they|the [\w'’-]+|[A-Z][\w'’-]+) (?:holds?|held|gives?|gave"
    r"|shows?|showed|shown|hands?|handed|offers?|offered)(?: out)?(?: (?:to )?(?:me|us))?)?",
    re.IGNORECASE,
)


_DRINKS: Final = (
    r"(?:rum|ale|beer|wine|mead|cider|gin|whiske?y|brandy|grog|vodka|tequila|bourbon|stout|porter|"
    r"coffee|tea|milk|water|cocoa|broth|soup|stew|meal|supper|dinner|lunch|breakfast|bread|pie|"
    r"drink|drinks|beers|ales|rums|whiske(?:y|ie)s|round|something to (?:eat|drink))"
)
_ORDERING: Final = re.compile(
    rf"{SUBJECT}(?:order|ask for|call for|get|have|buy|take)(?: (?:myself|us|me))? "
    r"(?P<what>(?:(?:an?|another|some|two|three) )?(?:[\w-]+ )?(?:(?:pint|mug|cup|glass|tankard|jug"
    rf"|bottle|bowl|plate|shot|dram)(?:e?s)? of )?(?:[\w-]+ )?{_DRINKS})"
    r"(?: (?:at|from|off) (?:the|a) [\w'’-]+(?: [\w'’-]+)?|,? please| for (?:myself|us|me))*",
    re.IGNORECASE,
)
"""A drink or a meal, which is had for the asking where they are sold."""
_SERVES: Final = re.compile(
    r"\b(?:inns?|taverns?|tap ?rooms?|bars?|saloon|pub|ale ?house|canteen|cantina|caf[eé]|lounge"
    r"|tea ?house|eating house|cook ?shop|diner|restaurant|common room|mess hall|hotel|innkeeper"
    r"|barkeep|bartender|barmaid|barman|landlord|landlady|publican|cook|waiter|waitress|host)\b",
    re.IGNORECASE,
)
_AND_ASKS: Final = re.compile(
    r"(?P<first>[^.!?]{6,80})[.!;,:]? (?:who|what|where|which|is|are|do i see|how)\b[^.!?\"“]*\?",
    re.IGNORECASE,
)
"""A look round with the question that it is to answer: "I look around. Who is here?" """


def everyday(
    text: str,
    *,
    people: Collection[str] = (),
    cold: Collection[str] = (),
    here: str = "",
    known: Collection[str] = (),
) -> Intent | None:
    """Return what plain words of play mean by themselves; None for any others.

    Args:
        text: the player's words.
        people: names of who is here.
        cold: those of them who are against the players; words to these may well be an attempt.
        here: where the scene is set.
        known: names of other places of the story.

    Example:
        >>> everyday("I catch my breath.").manner, everyday("We go to the market").manner
        ('rest', 'move')
        >>> everyday("I look around for a way past the guard") is None
        True
        >>> everyday("Agatha, where is he?", people=["Agatha"]).manner
        'talk'
    """
    said = " ".join(text.split())
    if plain_way(said, known) or onward(said, here=here) is not None:
        return _plain(Everyday("none", "move"), said)
    plain = plainly(said)
    if plain is not None and not (people and _asks_somebody(plain, said)):
        return _plain(plain, said)
    who = spoken_to(said, people)
    if who is not None and who not in cold and _only_talks(said):
        return _plain(Everyday("none", "talk"), said, target=who)
    if who is None and (_is_question(said) or asks_whose_side(said)):
        return _plain(Everyday("question", "question"), said)
    return _of_a_form(said, people=people, here=here)


def _of_a_form(said: str, *, people: Collection[str], here: str) -> Intent | None:
    """Return what plain deeds mean that are known by their form alone."""
    ordered = _ORDERING.fullmatch(said.rstrip(" .!…"))
    if ordered is not None and any(_SERVES.search(name) for name in (here, *people)):
        return _plain(Everyday("none", "served"), said, target=ordered["what"])
    asks = _AND_ASKS.fullmatch(said)
    looks = plainly(asks["first"]) if asks is not None else None
    if asks is not None and looks is not None and looks.manner == "look":
        return _plain(looks, asks["first"])
    for pattern, manner in (
        (_LOOKING_AT, "look"),
        (_READING, "read"),
        (_HANDLING, "handle"),
        (_WITH_OWN, "handle"),
        (_CALLING, "talk"),
    ):
        if pattern is _WITH_OWN and _FOR_A_PURPOSE.search(said):
            continue  # a knife that is cleaned is one thing, and cleaned of prints another
        if pattern is _HANDLING and _TIES.match(said) and _names_one(said, people):
            continue  # a rope goes round a post for the asking, and round nobody's ankle
        if pattern.fullmatch(said.rstrip(" .!…")):
            return _plain(Everyday("none", manner), said)
    return None


_TIES: Final = re.compile(rf"{SUBJECT}(?:tie|fasten|hitch|knot|hang|lash)\b", re.IGNORECASE)


def _names_one(said: str, people: Collection[str]) -> bool:
    """Return whether words name anybody who is here."""
    return any(set(words(said)) & set(words(name)) for name in people)


def _asks_somebody(plain: Everyday, said: str) -> bool:
    """Return whether a question is put to somebody of the story: "Who are you?"."""
    return plain.kind == "question" and bool(_TO_YOU.search(said)) and is_about_story(said)


def forages(text: str) -> bool:
    """Return whether words are a search for food and nothing else.

    Example:
        >>> forages("I forage for food"), forages("We hunt"), forages("I hunt the killer")
        (True, True, False)
    """
    return bool(_FORAGING.fullmatch(" ".join(text.split())))


def _is_question(said: str) -> bool:
    """Return whether words ask the table, and nobody in the scene."""
    return bool(_QUESTION.fullmatch(said.lower())) and not _TO_YOU.search(said)


def spoken_to(text: str, people: Collection[str]) -> str | None:
    """Return who of those present is spoken to in so many words, or None.

    Example:
        >>> spoken_to("Where were you, Tam?", ["Tam Reeder"])
        'Tam Reeder'
        >>> spoken_to("I ask the miller about her sister", ["the miller"])
        'the miller'
    """
    said = text.rstrip(' .!?…"”')
    first, _, rest = said.partition(",")
    named = [first] if rest else []
    named.append(said.rpartition(",")[2])
    greeted = re.match(rf"{_GREETS},? (?P<who>[\w'’ -]{{2,40}}?)(?:[,.!?]|$)", text, re.IGNORECASE)
    named += [greeted["who"]] if greeted else []
    for pattern in _PLAIN_WORDS:
        found = pattern.fullmatch(said)
        named += [found["who"]] if found and found["who"] else []
    for name in named:
        said_of = set(words(re.sub(rf"^{_GREETS}\b", "", name.strip(), flags=re.IGNORECASE)))
        for person in people:
            if said_of and (said_of <= set(words(person)) or _is_called(person, name)):
                return person
    # A greeting that names nobody is for whoever is there first; what it asks is asked of them.
    greets = re.match(rf"{_GREETS}\b", text, re.IGNORECASE)
    return next(iter(people), None) if greets and text.rstrip(' "”').endswith("?") else None


def _is_called(person: str, name: str) -> bool:
    """Return whether words are a name with an epithet before it: "Old Meg" for Meg."""
    own = re.escape(person)
    return person[:1].isupper() and bool(re.fullmatch(rf"{EPITHET} {own}", name.strip()))


def _only_talks(said: str) -> bool:
    """Return whether words to somebody are a question, a greeting or small talk."""
    if _WINS.search(said):
        return False
    plain = said.rstrip(' .!?…"”')
    if any(pattern.fullmatch(plain) for pattern in _PLAIN_WORDS):
        return True
    if re.match(rf"(?:[\w'’ -]{{2,40}}, )?{_GREETS}\b", said, re.IGNORECASE):
        return not re.search(r"\bi (?:want|need|will)\b", said, re.IGNORECASE)
    asked = (said, re.sub(r"^[^,?]{2,40}, ", "", said))
    return said.endswith("?") and any(_MILD.match(question) for question in asked)


def _plain(plain: Everyday, said: str, target: str | None = None) -> Intent:
    goal = re.sub(rf"^{SUBJECT}", "", said, flags=re.IGNORECASE).rstrip(" .!…")
    return Intent(needs_roll=False, kind=plain.kind, manner=plain.manner, goal=goal, target=target)
