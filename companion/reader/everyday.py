"""Everyday acts and turns of phrase, which are no attempt at anything whatever the scene holds.

Tables of verbs read "I hit the road" as a blow and "I give Hob a coin" as something done to Hob; a
player who reads that loses all trust in the reader. So these are known before anything is weighed.
They hold for a text that says nothing else: an "and", a "while" or a purpose after it is another
act, and is read as ever.
"""

import re
from dataclasses import dataclass
from typing import Final

from companion.reader.intent import Kind


@dataclass(frozen=True, slots=True)
class Everyday:
    """What an everyday text comes to.

    Attributes:
        kind: ``none``, or ``question`` about the player's own game.
        manner: the manner of the act, such as ``talk`` or ``rest``.
    """

    kind: Kind
    manner: str


SUBJECT: Final = (
    r"(?:(?:so|then|now|and|ok(?:ay)?|well|alright),? )*"
    r"(?:(?:i|we)(?:['’]ll| will)?|let['’]?s|let me|let us) "
    r"(?:(?:just|then|now|slowly|gently|calmly|carefully|quickly|simply|politely|finally|also|"
    r"gladly|briefly|both|all) )*"
)
"""Who does it, with what says no more than how: the beginning of every plain sentence of play."""
_A_WHILE: Final = (
    r"(?: (?:here|there|again|now|first|a bit|a little|a while|awhile|for a (?:bit|while|moment|"
    r"minute|second|little while)|for (?:a few|some|five|ten) minutes|for an hour|a moment))*"
)
_AT_A_PLACE: Final = r"(?: (?:by|at|on|in|under|against|behind|near) [\w' -]{2,40})?"
_BREATHER: Final = (
    r"(?:catch|get|recover) (?:my|our) breath(?: back)?|"
    r"(?:take|have|pause for|stop for|need) (?:a|some|another) (?:short |quick |brief |little |"
    r"deep |long |moment's |minute's )?(?:rest|break|breather|breath|pause|moment|minute)"
    r"(?: to (?:rest|breathe|recover|calm down|think|catch (?:my|our) breath))?|"
    r"(?:rest|relax|breathe|calm down|sit|sit down|lie down|lean back)(?: and (?:rest|breathe|"
    r"wait|relax|catch (?:my|our) breath))?"
)
_LOOKING: Final = (
    r"(?:look|gaze|glance) (?:around|about|round)(?: (?:me|us|here|the (?:room|place|scene|area)|"
    r"this place))?|take (?:a look|a good look|stock)(?: (?:around|about|round))?|"
    r"take in the (?:room|place|scene|view)"
)
_NOT_GIVEN: Final = (
    r"(?:beating|kick|shove|push|punch|slap|hiding|hell|headbutt|battle|slip|order|command|speech"
    r"|lie|ultimatum|warning|bribe|forged|forgery|fake|false|stolen|finger|help|first aid"
    r"|treatment|boost|who|what|why|how|ropes)"
)
"""What is given or shown in earnest: a blow, a bribe, a forgery, an order."""
_LASTING: Final = "(?:whole|rest|night|day|siege|storm|winter|pain|cold|attack|torture)"
"""What somebody holds out by bearing it."""
_WRITTEN: Final = (
    "(?:letters?|notes?|diary|journal|postcard|message|poem|will|list|lines?|song|report)"
)
_BEASTS: Final = "(?:dog|cat|horse|pony|mule|donkey|hound|puppy|kitten|cow|goat)s?"
_LIGHTS: Final = "(?:lantern|torch|lamp|candle|pipe|fire|campfire|cigarette|cigar)s?"
_ARMS: Final = (
    "(?:axe|sword|blade|knife|dagger|spear|bow|crossbow|gun|pistol|rifle|revolver|hammer|mace|club"
    "|weapon)s?"
)
_POISED: Final = "(?:guard|watch|still|perfectly|my ground|hidden|quiet|out|low|firm|fast|up to)"
"""What makes an effort of standing, waiting or lying."""
_GREETINGS: Final = "(?:thank|greet|hug|kiss|salute|(?:wave|nod|smile|bow)(?: at| to)?)"
_HOST: Final = "(?:(?:the |a )?(?:innkeeper|barkeep|waiter|bartender|trader|shopkeeper|locals?) )?"
_MY_HANDS: Final = (
    r"(?:both |both of )?my (?:(?:two|own|bare|empty|open) )*"
    r"(?:hands?|palms?|arms?|fingers|wrists?)"
)
_HELD: Final = (
    r"(?:,? (?:palms? |fingers )?(?:up|out|open|empty|wide|apart|high|together|upwards?|spread))*"
    r"(?: to (?:him|her|them|(?:the )?[\w'-]+(?: [\w'-]+)?))?"
)
_ACTS: Final[tuple[tuple[str, str], ...]] = (
    # Turns of phrase whose words are blows, throws or thefts elsewhere.
    (r"(?:hit|take to) the (?:road|trail)", "move"),
    (r"hit the (?:hay|sack|books)", "rest"),
    (r"shoot the breeze\b.*", "talk"),
    (r"(?:shoot|throw|steal|cast|give) .{0,20}\b(?:glance|look|smile|wink|nod)\b.*", "signal"),
    (r"(?:strike|striking) up (?:a )?conversation\b.*", "talk"),
    (r"strike a (?:pose|match|light)\b.*", "handle"),
    (r"break the ice\b.*", "talk"),
    (r"break (?:bread|camp)\b.*", "rest"),
    (r"(?:kill|pass|while away) (?:the |some |a little )?time\b.*", "rest"),
    (r"(?:catch|get) my breath\b.*", "rest"),
    (r"(?:take|have) (?:a |another )?(?:\w+ )?(?:rest|break|breather|nap)\b.*", "rest"),
    (r"call it a (?:day|night)", "rest"),
    (r"beat around the bush", "talk"),
    # A weapon that leaves the hand threatens nobody.
    (r"(?:put|lay|set) (?:down|away|aside) .{1,40}", "handle"),
    (r"(?:put|lay|set) (?:my|the|our|all my) .{1,30} (?:down|away|aside)", "handle"),
    (r"(?:drop|lower|sheathe|sheath|holster|pocket|stow|unload) (?:my|our) .{1,40}", "handle"),
    (rf"(?:lower|sheathe|sheath|holster|stow|unload) the {_ARMS}", "handle"),
    (r"(?:spare|forgive) .{1,40}", "talk"),
    (r"let .{1,25} go", "talk"),
    # Giving, showing and telling what nobody minds.
    (
        r"(?:give|hand|return|show) (?!over\b|up\b|fire\b|it all\b|chase\b)"
        rf"(?!.*\b{_NOT_GIVEN}\b).{{1,60}}",
        "handle",
    ),
    (
        rf"hold out (?:my|our|the|an?|his|her|some) (?!{_LASTING}\b)(?:(?! to ).){{1,40}}"
        r"(?: to (?:(?:the|an?|my|our|his|her|him|them)\b.{0,30}|[\w'-]+))?",
        "handle",
    ),
    # What the body says: nobody is hurt, robbed or fooled by it.
    (
        rf"(?:hold (?:out|up)|show|raise|lift|lower|spread|open|turn (?:up|over)|stretch out|put up"
        rf"|fold|clasp|let them see) (?:\w+ )?{_MY_HANDS}{_HELD}",
        "signal",
    ),
    (r"(?:lower|close|avert|cast down) my (?:eyes|gaze|head)", "signal"),
    (r"(?:kneel|curtsey|bow)(?: down| low| deeply| at (?:his|her|their) feet)?", "signal"),
    (rf"write (?:a|the|my|another|down) (?:\w+ )?{_WRITTEN}\b.{{0,40}}", "handle"),
    (rf"(?:pet|stroke|pat) (?:the |my |a )?{_BEASTS}", "handle"),
    (rf"{_GREETINGS}\b.{{0,40}}", "talk"),
    (r"(?:say|bid) (?:hello|hi|good (?:day|morning|evening|night))\b.*", "talk"),
    (r"(?:say|bid) (?:goodbye|farewell|thanks|thank you)\b.*", "talk"),
    (rf"ask {_HOST}(?:who|where|when|what time|how much|how far)\b.{{1,50}}", "talk"),
    (r"(?:look|glance) (?:around|about|round)(?: (?:the|this|me|here|in)\b.{0,30})?", "look"),
    (r"take a bow", "talk"),
    (r"(?:bow|shake|nod|hang) my head", "talk"),
    (r"pour (?:myself|us|ourselves|me) .{1,30}", "eat"),
    (
        r"(?:go|take|turn|head|choose|pick) (?:the )?(?:left|right|middle|north|south|east|west)"
        r"(?: (?:one|path|door|fork|turn|tunnel|passage|corridor|road|way|hand side))?",
        "move",
    ),
    # What costs nothing but a moment.
    (rf"(?:sit|stand|wait|stay|lean|kneel|lie down)\b(?! {_POISED}\b).{{0,40}}", "rest"),
    (r"(?:quit|resign|retire)\b.{0,40}", "other"),
    (r"(?:give up|stop)(?: \w+ing\b.{0,30})?", "other"),
    (r"(?:end|finish|pass) my turn", "other"),
    (rf"(?:light|raise|hold up|lift) (?:my|a|the|our) {_LIGHTS}", "handle"),
    (r"(?:put on|take off|open|close) my (?!eyes|ears|mind).{1,40}", "handle"),
    (r"pick (?:the child|him|her|it) up(?: and carry (?:it|him|her))?", "handle"),
    (r"(?:pick up|take|pack) (?:my|our) .{1,40}", "handle"),
)
_WHOLLY: Final[tuple[tuple[str, str], ...]] = (
    (rf"(?:{_BREATHER}){_A_WHILE}{_AT_A_PLACE}", "rest"),
    (rf"(?:{_LOOKING}){_A_WHILE}", "look"),
    (
        rf"(?:raise|hold|lift|lower|swing|shine|turn) (?:up )?(?:my|a|the|our) {_LIGHTS}"
        r"(?: (?:up|high|closer|out))?"
        r"(?: (?:to|at|over|near|towards?|into|along|on|against) (?:the|a|an|my|his|her) "
        r"[\w' -]{2,30}?)?(?:,? and (?:look|peer|peek|glance|gaze) "
        r"(?:in|into|out|through|around|round|about|down|up|at|behind|over|along)\b"
        r"(?: (?!and\b|then\b)[\w'-]+){0,8})?",
        "look",
    ),
)
"""Acts that say by themselves where they end, an "and" or a purpose included."""
_ASKS: Final = (
    r"who(?:'s| is| else is) (?:here|there|around|with (?:me|us))",
    r"where (?:am i|are we)",
    r"what (?:do (?:i|we) (?:carry|have|own|see)|am i carrying|is here|can i do(?: here| now)?)",
    r"who (?:is|was|are) [\w' -]{2,40}",
    r"what do (?:i|we) know (?:about|of) .{2,60}",
    r"(?:(?:so|ok|okay|and|wait|hm),? )*(?:what|who|where|which|when|how) .{3,60} again"
    r"(?:\? i (?:forgot|forget|don't remember))?",
    r"(?:am|are) (?:i|we) (?:still |now |really )?(?:hidden|exhausted|wounded|hurt|poisoned|dying"
    r"|dead|bleeding|hungry|tired|armed|prone|stunned|in range|engaged|next|first|healed|well)"
    r"(?: (?:right )?now| yet| again)?",
    r"(?:help|undo|what now|what can i do)",
)
_MORE: Final = re.compile(
    r"[;:!.]\s*\w|\"|\b(?:and|but|then|while|before|after|as|without|to|so that|when|until|if"
    r"|because|hoping|trying|secretly|unseen|unnoticed|quietly|with my|using|in front of"
    r"|under (?:his|her)|at (?:him|her|them))\b"
)
"""What makes more of an everyday act: another act, a purpose, stealth or a means."""
_LOOSE: Final = re.compile(r"^(?:give|hand|return|show|write|hold out)\b")
"""Verbs that name their receiver with "to": for these a "to" is no purpose."""
_TO_SOMEBODY: Final = re.compile(
    r"\bto (?=(?:the|an?|my|our|him|her|them|every\w+|all)\b|[\w'-]+(?: [\w'-]+)?$)"
)
_YES_OR_NO: Final = frozenset({"y", "n", "yes", "no", "ok", "okay", "j", "ja", "nein"})
_LONGEST: Final = 90
_WHOLE: Final = tuple(
    (re.compile(rf"{SUBJECT}(?P<act>{pattern})"), manner) for pattern, manner in _ACTS
)
_ENDED: Final = tuple(
    (re.compile(rf"{SUBJECT}(?:{pattern})"), manner) for pattern, manner in _WHOLLY
)
_QUESTIONS: Final = tuple(re.compile(pattern) for pattern in _ASKS)


def everyday(text: str) -> Everyday | None:
    """Return what a text comes to that says something everyday and no more.

    Args:
        text: what the player typed.

    Returns:
        Kind and manner, or None for everything else.

    Example:
        >>> everyday("I hit the road"), everyday("I hit the guard")
        (Everyday(kind='none', manner='move'), None)
        >>> everyday("I lift the lantern to the shutters and look through the crack").manner
        'look'
        >>> everyday("I hold out both my hands, palms up, and bow my head").kind
        'none'
    """
    flat = " ".join(text.casefold().replace("’", "'").split()).rstrip(" .!?")
    if not flat or len(flat) > _LONGEST:
        return None
    if flat in _YES_OR_NO:
        return Everyday("none", "talk")
    if any(question.fullmatch(flat) for question in _QUESTIONS):
        return Everyday("question", "question")
    told = flat if re.match(SUBJECT, f"{flat} ") else f"i {flat}"  # "look around" needs no "I"
    ended = next((manner for pattern, manner in _ENDED if pattern.fullmatch(told)), None)
    if ended is not None:
        return Everyday("none", ended)
    for pattern, manner in _WHOLE:
        found = pattern.fullmatch(told)
        if found and not _says_more(found["act"]):
            return Everyday("none", manner)
    return _in_a_row(flat)


_BREAK: Final = re.compile(r"(?:[,.;] (?:and then |and |then )?| and then | and | then )")
_LINKS: Final = re.compile(
    rf"(?:{SUBJECT})?(?:(?:palms?|hands?|fingers) (?:up|open|out|empty|spread|upwards?)"
    r"|nod|smile|bow|shrug|breathe|yawn|wait|sit|left|right"
    r"|write (?:it|them|everything|all of it|it all) down.{0,20}"
    r"|(?:tell|ask) (?:him|her|them) to (?:go|leave|run|get up|sit down|go home))"
)
"""Small acts that are everyday beside another everyday one."""
_FEW: Final = 4


def _in_a_row(flat: str) -> Everyday | None:
    """Several everyday acts one after another ("I take off my helm and bow my head")."""
    parts = _BREAK.split(flat)
    if not 1 < len(parts) <= _FEW or all(_LINKS.fullmatch(part) for part in parts):
        return None
    found = [_one_of_a_row(part) for part in parts]
    return found[-1] if all(found) else None


def _one_of_a_row(part: str) -> Everyday | None:
    if _LINKS.fullmatch(part):
        return Everyday("none", "talk")
    told = part if re.match(SUBJECT, f"{part} ") else f"i {part}"
    return next(
        (
            Everyday("none", manner)
            for pattern, manner in (*_ENDED, *_WHOLE)
            if (hit := pattern.fullmatch(told))
            and not ("act" in hit.groupdict() and _says_more(hit["act"]))
        ),
        None,
    )


def _says_more(act: str) -> bool:
    rest = act.split(" ", 1)[-1]
    if _LOOSE.match(act):
        rest = re.sub(r"\bto\b", "", rest, count=1)
    if act.startswith(("say ", "bid ")):
        rest = _TO_SOMEBODY.sub("", rest, count=1)
    if re.match(r"(?:bow|wave|nod|smile) (?:to|at)\b", act) or re.match(r"while away", act):
        rest = rest.split(" ", 1)[-1]
    if re.search(r"and carry (?:it|him|her)$", act):
        return False
    if "until dusk" in act or "until dawn" in act:
        rest = rest.replace("until", "")
    return bool(_MORE.search(rest))
