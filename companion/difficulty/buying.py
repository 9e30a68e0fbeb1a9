"""Tells whether an action of Stitcher buys something."""

import re
from collections.abc import Sequence
from typing import Final

from companion.difficulty.earnings import worked_days
from companion.difficulty.price_list import hits_in
from companion.difficulty.words import fold, tokens
from companion.difficulty.work_time import stated

_BUYING = re.compile(
    r"\b(?:buy|buys|buying|bought|purchas\w+|hire|hires|hiring|rent|rents|renting|charter\w*"
    r"|brib(?:e|es|ing)|pay|pays|paying|order an?|order some|order the (?:best|finest|house)"
    r"|shop(?:ping)? for|book (?:a|us a|passage|two) ?\w*|splurge|stock up on|commission an?"
    r"|acquire an?\b.*\bfrom\b|bid (?:on|for)|spend .+ on"
    r"|tips? (?:the|a|an|him|her|my|our|every\w+)"
    r"|makes? (?:an?|him an?|her an?|them an?) (?:\w+ )?offer (?:for|on)"
    r"|kauf\w*|erwerb\w*|erwirb\w*|einkauf\w*|miet\w*|bestech\w*|bestich\w*|bezahl\w*|anheuer\w*|heuer\w*"
    r"|achet\w*|achat|lou(?:e|er|ons)|pay(?:e|er|ons)|paie|soudo\w+|embauch\w*|engager?\b"
    r"|compr(?:o|ar|amos|arle|arme|arlo|arla)|alquil\w+|pag(?:o|ar|amos)|soborn\w+|contrat\w+)\b"
)
_NOT_BUYING = re.compile(
    r"\b(?:buy|buys|buying|bought|gain) (?:\w+ )?(?:some |more |enough |a little |a bit of )?time\b"
    r"(?! (?:on|at|in) )"
    r"|\b(?:buy|buys|buying) (?:his|her|their|that|the|your) (?:story|lie|excuse|act|silence of)\b"
    r"|\bpay(?:s|ing)? (?:\w+ )?(?:attention|heed|respects?|homage|tribute|a visit|the price for)\b"
    r"|\b(?:without paying|not (?:to )?pay|avoid paying|refuse to pay|pay (?:him|her|them) back)\b"
    r"|\bbook\w* (?:he|she|it|from|about)\b|\bhired\b.*\bto kill me\b"
    r"|\b(?:convince|persuade|talk|trick|get|force|beg) .{1,50}\b(?:to|into) "
    r"(?:buy|buying|pay|paying|hire|hiring|rent|purchase|purchasing)\b"
)
_ORDERING = re.compile(
    r"\b(?:order\w*|commission\w*|book\w*|leas(?:e|es|ing)|procur\w+|acquir\w+|treat\w*|stand|hail|post"
    r"|invest\w*|splash out|lay in|stock up|have (?:a|an|my|the|new|some)|take (?:a|the))\b"
)
_GETTING = re.compile(
    r"\b(?:get|gets|getting|obtain\w*|secur\w+|pick(?:ing)? up|arrange\w*|lease|trade|barter\w*"
    r"|swap|afford|spend\w*|find|fetch|outfit|equip|settle|cover|put down|hand over"
    r"|offer\w*|negotiat\w+)\b"
)
_HELPING_ONESELF = re.compile(
    r"\b(?:get|grab|have|pick up|take|fetch) (?:\w+ )?(?:an?|some|two|three|another)\b"
)
_BARE = re.compile(
    r"^(?:(?:and )?(?:i would like|i'd like|i d like|i want|we want|give me|get me|make that"
    r"|i ll have|i'll have|we ll have|let me have|could i have|can i have) )?"
    r"(?:an?|the|some|new|one|two|three|four|five|six|my|our|another|first class)\b"
)
_SELLING = re.compile(
    r"\b(?:dealer|trader|merchant|seller|vendor|shop|shopkeeper|store|market|marketplace|bazaar|fixer"
    r"|fence|broker|smith|blacksmith|gunsmith|armou?rer|tailor|jeweller|pawn\w*|dealership"
    r"|auction|garage|stall|counter|outfitter|shipyard|stables?|kiosk|bar|costs?|price\w*|worth"
    r"|asks for|asking"
    r"|for sale|sells?|selling|wages?|salary|pay|coins?|money|cash|gold|silver|credits?|tab)\b"
)
_GREASING = re.compile(
    r"\b(?:slip|hand|give|offer|press)\w* .{1,40}\b(?:bribe|banknotes?|bills?|coins|money|cash)\b"
    r"|\b(?:toss|flip|throw|hand|give|slip|press|count out)\w* .{1,30}\b(?:his|her|their|the) "
    r"(?:coppers?|penny|pennies|coin|fare|toll|fee|asking price)\b"
    r"|\bgreas\w+ .{0,20}palms?\b|\b(?:settle|split) (?:the|my|our|his|her) (?:tab|bill|debt)\b"
    r"|\b(?:have|get) (?:the|my|our) (?:\w+ ){1,5}(?:repair|mend|fix|resol|sharpen|engrav|tailor"
    r"|chang|replac|servic|stitch|bless|enchant|treat|re ?shod|rebuil|overhaul|patch)(?:ed|d|t)?\b"
    r"|\boffer\w* .{1,30}\b(?:enough|money|silver|gold) (?:to|so|for|if)\b"
    r"|\bgive \b.{0,30}\bwhat (?:he|she|they) (?:wants?|asks?)(?: for)?\b"
    r"|\bput(?:ting)? (?:the )?money down\b|\bdown payment\b|\bplace an order\b|\bfor sale\b"
)
_COSTS = re.compile(
    r"\b(?:costs?|priced?|asks|asking|for sale|sells?|selling|worth|wants .{1,30} for|wants \d+"
    r"|tags?|stickers?|quotes?|quoted|invoice|fees?|deposit|charges"
    r"|the (?:sign|label|ticket) says)\b"
)
_ASKING: Final = ("book", "reserve", "order", "commission")
_WINDOW: Final = 14
_OBJECT_WINDOW: Final = 6


def is_purchase(action: str, context: str = "") -> bool:
    """Tell whether an action buys, hires or bribes.

    A word of buying is enough; a word of ordering needs a thing of the price list behind it, a
    word of getting a word of selling as well; a bare thing ("a new coat") is bought; and so is
    whatever has a price stated as a time of work.
    """
    text = re.sub(r"[-'\s]+", " ", fold(action))
    if _NOT_BUYING.search(text):
        return False
    if _BUYING.search(text) or _GREASING.search(text):
        return True
    whole = text + " . " + re.sub(r"[-\s]+", " ", fold(context))
    told = f"{action} . {context}"
    if _COSTS.search(whole) and (stated(told) is not None or worked_days(told) is not None):
        return True
    return _is_ordered(text) or _is_got(text, sold=_SELLING.search(whole) is not None)


def _is_ordered(text: str) -> bool:
    """Tell whether a thing of the price list stands bare or behind a word of ordering."""
    if _BARE.match(text) and _stands_soon(text.partition(" ")[2]):
        return True
    ordering = _ORDERING.search(text)
    return ordering is not None and _stands_soon(text[ordering.end() :])


def _is_got(text: str, *, sold: bool) -> bool:
    """Tell whether a thing is got that is sold, or one that costs next to nothing."""
    helping = _HELPING_ONESELF.search(text)
    if helping is not None and " from " not in text:
        found = hits_in(tokens(text[helping.end() :])[:_OBJECT_WINDOW])
        if found and found[0].ds == 1:
            return True
    getting = _GETTING.search(text)
    return sold and getting is not None and _stands_soon(text[getting.end() :])


def _stands_soon(text: str) -> bool:
    """Tell whether a thing of the price list follows within a few words."""
    return bool(hits_in(tokens(text)[:_OBJECT_WINDOW]))


def after_verb(words: Sequence[str]) -> list[str]:
    """Give the words from the verb of buying on; what is bought mostly follows it."""
    if words[:1] == ["i"] and words[1:2] and words[1] in _ASKING:
        words = words[2:]  # "I book a cabin" is about a cabin and no book
    for place, word in enumerate(words):
        if _BUYING.fullmatch(word):
            return list(words[place : place + _WINDOW])
    return list(words)
