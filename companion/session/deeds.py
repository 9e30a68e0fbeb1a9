"""The words of plain deeds with things: "I buy three provisions from Yarrow", "I drop the rope".

Words that mean more than the plain deed (a bribe, a theft, a bargain, a second act) are none.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.api import DeedVerb

_SUBJECT: Final = (
    r"(?:(?:so|then|now|and|ok(?:ay)?|well|first),? )*"
    r"(?:(?:i|we)(?:['’]ll| will| want to| would like to|['’]d like to)?|let me|let us|let['’]s) "
    r"(?:then |just |now |quickly |slowly |hungrily |gladly |try to )*"
)
_NUMBERS: Final = {
    "a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "a couple of": 2, "three": 3, "four": 4,
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "a dozen": 12,
}  # fmt: skip
_COUNT: Final = (
    rf"(?P<count>[0-9]{{1,9}}|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))}"
    r"|some(?: more)?|all (?:of )?(?:the|my|our)|(?:the|my|our) whole|the|my|our|his|her|their"
    r"|every|all)"
)
_MEASURE: Final = r"(?:(?:days?|weeks?|pieces?|portions?|pairs?|lots?|bits?) (?:of|worth of) )?"


def _name(group: str, *stops: str) -> str:
    """Return a pattern for a name of one to four words that runs up to a stop word."""
    stop = "|".join(stops)
    return rf"(?P<{group}>[\w'’-]+(?: (?!(?:{stop})\b)[\w'’-]+){{0,3}})"


_STOPS: Final = (
    *("from", "for", "off", "at", "to", "with", "and", "but", "while", "in", "on", "so"),
    *("before", "by", "into", "as", "without", "up", "back", "away", "down"),
    *("over", "instead", "rather", "too", "if", "unless", "when", "until", "because", "that"),
)
_THING: Final = rf"(?:{_COUNT} )?(?:of (?:my|the|our) )?{_MEASURE}{_name('thing', *_STOPS)}"
_LOOK: Final = (
    r"(?: (?:with|without|in) [\w'’-]+(?: [\w'’-]+){0,2}?"
    rf"(?= (?:an?|my|our|some|the|all|[0-9]+|{'|'.join(_NUMBERS)})\b)"
    r"| with(?:out)? (?:an?|one|no|the) [\w'’-]+(?: [\w'’-]+)?(?=\W*$))?"
)
"""What tells somebody from others ("the man with one glove"), before the thing begins."""
_SOMEBODY: Final = _name(
    *("whom", "for", "and", "but", "while", "so", "in", "with", "as", "to", "my", "our", "some"),
    *(
        "if",
        "unless",
        "when",
        "until",
        "because",
        "that",
        "the",
        "over",
        "back",
        "instead",
        "[0-9]+",
        *_NUMBERS,
    ),
)
_WHOM: Final = _SOMEBODY.removesuffix(")") + _LOOK + ")"
_WHOSE: Final = r"(?:an?|the|my|our|her|his|their|its|your)"
_DUE: Final = (
    r"(?:fees?|payment|trouble|pains|kindness|thanks|gift|present|ransom|debts?"
    r"|share|nursing)"
)
_PAYING: Final = re.compile(rf"\b(?:re)?pay\b|\b{_DUE}\b", re.IGNORECASE)
_PLACES: Final = "market|stall|counter|shop|store|well|camp|bar|inn|town"
_HERE: Final = (
    r"(?: (?:here|again|now|in peace|for now|for (?:the|my) (?:journey|road|way|trip)"
    rf"|for (?:(?P<coins>[\w.-]+) )?coins?|(?:at|in) the (?:{_PLACES})"
    rf"|(?:as|for|to settle) {_WHOSE} {_DUE}))*"
)
_FOOD: Final = r"(?:provisions?|rations?|food|meal|snack|bread|stew|soup|cheese|meat|fish|fruit)"
"""What having it means eating it; whoever has a rope carries one."""
_NOT_LAID: Final = (
    "lock|keyhole|slot|fire|flames?|oven|water|sheath|scabbard|holster|ignition|socket|throat|wound"
    "|finger|head|neck|shoulders?|face|mouth|bag|pack|pocket"
)
"""Where a thing is used, worn, kept or lost, and not merely laid."""
_NO_THING: Final = (
    "in|into|inside|on|onto|out|off|up|down|over|under|away|back|behind|closer|near|nearer|past"
    "|through|around|round|by|along|across|aboard|ashore|to|ready|going|moving|lost|dressed|drunk"
    "|some sleep|some rest|rid|him|her|them|it|everybody|everyone"
)
"""What one gets that nobody sells: "I get in", "I get ready"."""
_GROUND: Final = r"(?: (?:again|(?:off|from) the ground))*"
_PATTERNS: Final[tuple[tuple[DeedVerb, str], ...]] = (
    ("eat", rf"(?:eat|munch|chew|nibble)(?: on)?(?: up)? {_THING}(?: from my \w+)?"),
    (
        "eat",
        rf"have (?:{_COUNT} )?(?:of (?:my|the|our) )?{_MEASURE}(?P<thing>{_FOOD})(?: from my \w+)?",
    ),
    ("eat", "(?:eat|dine|have (?:a bite|breakfast|lunch|dinner|supper))(?: something)?"),
    (
        "treat",
        r"(?:treat|bandage|bind|dress|clean|stitch|tend(?: to)?|see to|patch(?: up)?)(?: up)? my "
        r"(?:own |many )?(?:wounds?|injur(?:y|ies)|cuts?|hurts?|arm|leg|side|scratches)"
        r"|(?:heal|patch|bandage)(?: up)? myself(?: up)?",
    ),
    ("drink", rf"(?:drink|quaff|swallow|sip|down|gulp)(?: (?:down|up|from))? {_THING}"),
    ("drop", rf"(?:drop|throw away|discard|leave behind|(?:put|lay|set) down) {_THING}"),
    ("drop", rf"(?:throw|put|set|lay|leave) {_THING} (?:away|down|behind|here|on the ground)"),
    (
        "give",
        rf"(?:put|place|lay|press|drop) {_THING} in(?:to)? "
        r"(?P<whom>(?:the )?[\w'’-]+(?: [\w'’-]+)?)['’]s? "
        r"(?:open |outstretched )?(?:hands?|palm|lap)",
    ),
    (
        "drop",
        rf"(?:put|place|lay|set) {_THING} (?:in|into|on|onto|upon|under|beside|before|at) "
        rf"(?!(?:my|our|fire|place)\b)(?!.*\b(?:{_NOT_LAID})\b)[\w'’ -]{{3,50}}",
    ),
    ("give", rf"(?:give|hand|pass|offer) {_THING} (?:over |back )?to {_WHOM}"),
    ("give", rf"(?:give|hand|pass|offer) {_WHOM} {_THING}"),
    ("give", rf"pay {_THING} (?:over |back )?to {_WHOM}"),
    ("give", rf"(?:re)?pay {_WHOM} (?:back )?(?:(?:off )?with |in )?{_THING}"),
    ("give", rf"share {_THING} with {_WHOM}"),
    ("give", rf"feed (?P<whom>(?:the |my |a |an )?[\w'’-]+(?: [\w'’-]+)?) {_THING}"),
    ("give", rf"feed {_THING} to {_WHOM}"),
    ("take", rf"(?:pick up|take|grab|collect|fetch|take back) {_THING}{_GROUND}"),
    ("take", rf"(?:pick|take) {_THING} (?:back )?(?:up|back){_GROUND}"),
    (
        "buy",
        rf"(?:buy|purchase|get|order)(?: (?:myself|us|me))? (?!(?:{_NO_THING})\b){_THING}"
        rf"(?: (?:from|off) {_WHOM})?",
    ),
    ("sell", rf"sell {_THING}(?: to {_WHOM})?"),
    ("sell", rf"sell {_WHOM} {_THING}"),
)
_WHOLE: Final = tuple(
    (verb, re.compile(rf"{_SUBJECT}(?:{pattern}){_HERE}\W*", re.IGNORECASE))
    for verb, pattern in _PATTERNS
)
_TIMES: Final = re.compile(
    r"\b(?P<verb>buy|purchase|get|order|sell|take|grab|drop|give|eat) (?P<thing>[\w' -]{2,40}?) "
    r"x ?(?P<many>[0-9]{1,2})\b",
    re.IGNORECASE,
)
"""How a list writes several of a thing: "provisions x3"."""
_LONGEST: Final = 120
_NOT_PLAIN: Final = re.compile(
    r"\b(?:bribes?|forged|fake|false|stolen|poison(?:ed)?|secretly|silence|time|attention|story"
    r"|trust|information|passage|way|chance|look|hand|breath|cover|aim|kick|punch|slap|order"
    r"|warning|orders|news|signal|word|fright|name|help|place|note|care|part|seat|path|road"
    r"|advantage|stock|turn|risk)\b",
    re.IGNORECASE,
)
"""What is given or taken in another sense, or with more in mind than the plain deed."""

_NO_COUNT: Final = re.compile(r"[-+]?\.?[0-9]")
"""How a number begins that is no count: "-5 rations", "1e9 rations"."""
_NOBODY: Final = re.compile(
    r"(?:my|our|all|[-+]?[0-9])\b|(?:the|an?|this|that|some)$", re.IGNORECASE
)
_FOR_SOMEBODY: Final = re.compile(r".+? (?=(?:an?|some) )(?:an?|some) ", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Said:
    """A plain deed as it was said.

    Attributes:
        verb: what is done.
        thing: with what, in the player's words; "" where they name nothing.
        count: how many; 0 for a number that nobody can carry out ("-5", "1e9").
        whom: to or from whom; "" for nobody named.
        coins: for how many coins; None where no price was named.
        every: all of it that there is ("all my coins", "my torches").
        pays: it is given for something that is owed.
    """

    verb: DeedVerb
    thing: str
    count: int = 1
    whom: str = ""
    coins: int | None = None
    every: bool = False
    pays: bool = False


def plain_deeds(text: str) -> Iterator[Said]:
    """Yield what a text may be as a plain deed with a thing; nothing where it says more.

    Example:
        >>> bought = next(plain_deeds("I buy three provisions from Yarrow"))
        >>> bought.verb, bought.thing, bought.count, bought.whom
        ('buy', 'provisions', 3, 'Yarrow')
        >>> list(plain_deeds("I buy time by talking"))
        []
    """
    said = _TIMES.sub(r"\g<verb> \g<many> \g<thing>", " ".join(text.replace("’", "'").split()))
    if len(said) > _LONGEST:
        return
    for verb, pattern in _WHOLE:
        found = pattern.fullmatch(said)
        groups = {} if found is None else found.groupdict()
        thing, whom = (groups.get(name) or "" for name in ("thing", "whom"))
        if found is None or _NOT_PLAIN.search(f"{thing} {whom}") or _NOBODY.match(whom):
            continue
        if verb == "buy":
            thing = _FOR_SOMEBODY.sub("", thing)  # "I buy the ferryman a drink"
        odd = _NO_COUNT.match(thing) is not None
        yield Said(
            verb=verb,
            thing=thing,
            count=0 if odd else _number(groups.get("count") or ""),
            whom=whom,
            coins=_price(groups.get("coins") or ""),
            every=_means_all(groups.get("count") or "", thing),
            pays=bool(_PAYING.search(said)),
        )


_LISTED: Final = re.compile(
    rf"(?P<lead>{_SUBJECT}(?:buy|purchase|order|sell|drop|give [\w'’-]+)) (?P<first>.+?)"
    rf"(?:,| and|, and) (?P<next>(?:{'|'.join(_NUMBERS)}|some|my|the|[0-9]{{1,2}}) .+?)"
    r"(?P<whom> (?:from|to) [\w'’ -]+?)?[ .!]*",
    re.IGNORECASE,
)


def one_by_one(text: str) -> list[str]:
    """Return the deeds of a text that names several things, each in words of its own.

    Example:
        >>> one_by_one("I buy a rope, two torches and a hat from Yarrow")
        ['I buy a rope from Yarrow', 'I buy two torches from Yarrow', 'I buy a hat from Yarrow']
        >>> one_by_one("I drop the rope and run")
        ['I drop the rope and run']
    """
    said = " ".join(text.split())
    found = _LISTED.fullmatch(said)
    if found is None:
        return [said]
    whom = found["whom"] or ""
    rest = one_by_one(f"{found['lead']} {found['next']}{whom}")
    return [f"{found['lead']} {found['first']}{whom}", *rest]


def _means_all(count: str, thing: str) -> bool:
    """Return whether words mean all of a thing: by saying so, or by "my" before several."""
    low = count.casefold()
    several = thing.casefold().endswith("s") and not thing.casefold().endswith("ss")
    return low.startswith(("all", "every")) or low.endswith("whole") or (low in _OWN and several)


_OWN: Final = frozenset({"my", "our", "the"})


def _number(word: str) -> int:
    low = word.casefold()
    return int(low) if low.isdecimal() else _NUMBERS.get(low, 1)


def _price(word: str) -> int | None:
    """Return the coins that a price names; 0 for what nobody pays, None for no number."""
    low = word.casefold()
    if low.isdecimal() or low in _NUMBERS:
        return _number(low)
    return 0 if _NO_COUNT.match(low) else None
