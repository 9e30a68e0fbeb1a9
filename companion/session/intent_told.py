"""What the player's own words about a beginning are after, and what must not be waited for."""

import re
from collections.abc import Sequence
from typing import Final

from companion.openings import sentences_of
from companion.wording import told_to
from engine.api import uncapital

_GOAL: Final = re.compile(
    r"^(?:but |and |now |so )?(?:i|we)(?:['’]m|['’]re| am| are)?(?: \w+ly)? "
    r"(?P<how>(?:want|need|have|must|hope|mean|intend|plan|swore|promised|wish|came|come"
    r"|have come|(?:am |are )?(?:here|sworn|sent|hired|determined|trying|out))"
    r"(?: here| back| home)*(?: to)? |(?:look|search|hunt)ing for )(?P<what>.{4,90})$",
    re.IGNORECASE,
)
_HAVE_TO: Final = re.compile(r"\b(?:to|must) $", re.IGNORECASE)
_ONE_OF_THEM: Final = re.compile(
    r"\b(?:him|them|her(?= (?:before|and|from|back|to|at|in|out|home|alive|or|first|now|again)\b"
    r"|\W*$|[.,;!]))\b",
    re.IGNORECASE,
)
_OF_THEM: Final = re.compile(r"\b(?:his|her|their)\b(?= \w)", re.IGNORECASE)


def goals(text: str, gone: Sequence[str] = ()) -> tuple[str, ...]:
    """Return what the player says that their character is after, as threads of the story.

    Args:
        text: the player's words.
        gone: names of those who are not there: "him" is the only one of them.

    Example:
        >>> goals("My brother Tam is gone. I want to find him before the tide.", ["Tam"])
        ('to find Tam before the tide',)
        >>> goals("I need to get her locket back", ["Ines"])
        ("to get Ines's locket back",)
        >>> goals("I am looking for my sister"), goals("I have a knife.")
        (('to find your sister',), ())
    """
    found = []
    for sentence in sentences_of(text):
        plain = re.sub(r"^.*?, (?:and|but|so) (?=(?:i|we)\b)", "", sentence.strip(), flags=re.I)
        plain = re.split(r",? but ", plain, maxsplit=1)[0]
        said = _GOAL.match(plain.rstrip(" .!"))
        if said is None:
            continue
        looks = said["how"].lower().endswith("for ")
        if not looks and not _HAVE_TO.search(said["how"]):
            continue
        what = f"find {said['what']}" if looks else said["what"]
        if len(gone) == 1 and gone[0] not in what:
            what = _ONE_OF_THEM.sub(gone[0], what, count=1)
            what = _OF_THEM.sub(f"{gone[0]}'s", what, count=1)
        found.append(told_to(f"I want to {what}").partition(" want ")[2])
    return tuple(found)


_BARGAIN: Final = re.compile(
    r"\b(?:if|once|when|as soon as|provided(?: that)?|unless) (?:i|we) (?:can |will |do )?"
    r"(?P<what>(?:bring|fetch|get|steal|find|win|kill|catch|rid|beat|deliver|carry|take|free|save"
    r"|pay|prove|clear|break|open|guard|escort|lead|recover|return|bring back|help|solve|stop)"
    r"\b.{4,110})$",
    re.IGNORECASE,
)
"""What somebody asks in return for what the player wants."""
_OFFER: Final = re.compile(
    r"\b(?:will|would|offers to|promises to|is willing to) (?!not\b|never\b)"
    r"(?:let|give|sell|tell|free|release|trade|hand|pay|show|take|lead|help|forgive|return)\b"
    r".{2,60}\b(?:for|in return for|in exchange for|against) "
    r"(?:an? |the |my |our |some )[^.;]{3,60}$",
    re.IGNORECASE,
)
"""What somebody would do for a price that is named."""


_STARTS_LOW: Final = re.compile(r"(?:The|An?|He|She|They|My|Your|His|Her|Our|Their) ")


def bargain(text: str, giver: str) -> str:
    """Return what is asked of the player in return for something; "" for nothing.

    Args:
        text: the player's words.
        giver: who asks, where one person is there; "him" is this one.

    Example:
        >>> bargain("He says I can have it if I bring him the ledger.", "Brindle")
        'to bring Brindle the ledger'
        >>> bargain("The gaoler will let him go for a vial of water.", "")
        'the gaoler will let him go for a vial of water'
    """
    for sentence in sentences_of(text):
        plain = sentence.strip().rstrip(" .!")
        asked = _BARGAIN.search(plain)
        if asked is not None:
            what = told_to(f"I want to {asked['what']}").partition(" want ")[2]
            return (
                re.sub(
                    r"\b(?:him|them|her(?= (?:the|an?|his|her|my|your|some)\b))\b",
                    giver,
                    what,
                    count=1,
                    flags=re.I,
                )
                if giver
                else what
            )
        if _OFFER.search(plain):
            told = told_to(plain)
            return uncapital(told) if _STARTS_LOW.match(told) else told
    return ""


_BROUGHT: Final = re.compile(
    r"^to (?:bring|fetch|get|steal|find|deliver|carry|recover|return)(?: back)? (?:\w+ )??"
    r"(?P<thing>(?:the|an?|his|her|their) (?!rid\b)[\w'’-]+(?: [\w'’-]+)??)"
    r"(?=$|[,.;]| (?:that|which|who|from|of|in|to|out|back|at|on)\b)"
)


def asked_for(asked: str, giver: str) -> str:
    """Return what somebody wants who asks for something to be brought; "" for something else.

    Example:
        >>> asked_for("to bring Brindle the ledger that his rival keeps", "Brindle")
        'the ledger'
    """
    found = _BROUGHT.match(asked.replace(f" {giver} ", " ", 1) if giver else asked)
    return found["thing"] if found is not None else ""


_BEFORE: Final = re.compile(
    r"\b(?:before|until|till)\s+(?P<what>(?:the |a |an )?[\w'’ -]{3,40})", re.I
)
_COMES: Final = re.compile(
    r"(?P<who>(?:the |a |an )?[\w'’-]+(?: [\w'’-]+)??) "
    r"(?P<verb>(?:come|arrive|return|get)s?)(?: back| home| here)?",
    re.IGNORECASE,
)
_CLAUSE: Final = re.compile(
    r"(?:the|an?|my|our|his|her|their) [\w'’-]+ (?!of\b|and\b|or\b|for\b)[\w'’-]+ "
    r"(?:the|an?|my|our|us|me|it|him|her|them|his|their)\b",
    re.IGNORECASE,
)
"""Somebody who does something to something: no name of a thing."""
_HAPPENS: Final = re.compile(
    r"(?:the|an?|my|our|his|her|their) [\w'’-]+ "
    r"(?:ends?|begins?|starts?|closes?|opens?|leaves?|sails?"
    r"|departs?|rises?|falls?|sets?|turns?|burns?|dies?|wakes?|strikes?|breaks?|marr(?:y|ies)|goes|go"
    r"|hangs?|sinks?|dawns?|fails?|changes?|moves?|attacks?|wins?)",
    re.IGNORECASE,
)
"""Something that happens: "the fair ends"."""
_TOLD_BACK: Final = re.compile(
    r"^(?:i|we|he|she|it|they|you|then|that|this|now|anybody|somebody|anyone|someone|me|him|her|them)\b"
    r"|\b(?:is|are|was|were|had|has|went|came|left|died|fled|vanished|disappeared)\b",
    re.IGNORECASE,
)
"""What tells of something that happened: nothing to make haste for."""


def pressing(text: str) -> str:
    """Return what the player's own words say must not be waited for; "" for nothing.

    Example:
        >>> pressing("He left a note before he went missing. I must be gone before the flood.")
        'the flood'
        >>> pressing("I must be out of here before the captain returns")
        'the return of the captain'
        >>> pressing("I must be there before the fair ends")
        'the hour at which the fair ends'
    """
    for found in _BEFORE.finditer(text):
        what = re.split(r"\b(?:where|when|and|with|in|at|on)\b", found["what"])[0].strip()
        comes = _COMES.fullmatch(what)
        if comes is not None:
            way = "arrival" if comes["verb"].lower().startswith("arrive") else "return"
            return f"the {way} of {comes['who']}"
        if _CLAUSE.match(what) or _HAPPENS.fullmatch(what):
            return f"the hour at which {what}"
        if what and not _TOLD_BACK.search(what):
            return what
    return ""
