"""Whether a text has somebody in the scene: here, somewhere else, dead, or only spoken of.

"My brother Corvin left me a note" names Corvin, and says that he is not here; "the innkeeper wipes
the bar" has one in it. What is said of somebody and around their name tells which. Who is not here
is no less part of the story: the ledger keeps them, with the words that say where they are.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.nouns import head_of, is_role
from companion.openings import sentences_of
from companion.session.places import place_words

State = Literal["present", "absent", "dead", "unknown"]
"""Here; known to be elsewhere; dead; spoken of without a word on where they are."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether somebody is in the scene by a text.

    Attributes:
        state: what the text says of them.
        source: the sentence that says it; "" where it says nothing.
    """

    state: State
    source: str = ""


_HERE: Final = re.compile(
    r"^,?\s+(?:(?:who|and|he|she|they)\s+)?(?:is|are|am) (?:also |still |already |right )?"
    r"(?:here|with (?:me|us)|at my side|beside me|next to me|in (?:this|the same) room)\b",
    re.IGNORECASE,
)
_BE: Final = r"(?:is|are|was|were|has been|have been|had been|lies|lie|lay|went|got|gets)"
_DIED: Final = re.compile(
    rf"^(?:,[^,.]{{2,50}},|,)?\s+(?:{_BE} (?:\w+ )?(?:dead|killed|murdered|slain|hanged|buried"
    r"|executed|beheaded|drowned|poisoned|assassinated|shot dead|stabbed to death|burned alive)\b"
    r"|(?:has |have |had )?(?:just |recently |long )?(?:died|perished|drowned|passed away)\b)"
    r"|^['’]s? (?:corpse|body|grave|tomb|skull|bones|remains|ashes|murder(?:er)?|killer|death"
    r"|funeral|ghost|widow|widower|orphan|will)\b",
    re.IGNORECASE,
)
_DEAD: Final = re.compile(
    r"\b(?:dead|late|murdered|slain|deceased|buried|hanged) (?:[\w'’-]+ )?$"
    r"|\b(?:corpse|body|bones|grave|tomb|ashes|murder|death|killing|remains) of "
    r"(?:(?:the|my|our|his|her|their|an?) )?(?:[\w'’-]+ )?$"
    r"|\b(?:avenge|mourn|bury|killed|murdered) (?:(?:the|my|our|his|her|their) )?(?:[\w'’-]+ )?$",
    re.IGNORECASE,
)
_TAKEN: Final = (
    r"(?:(?:carried|dragged|hauled|led|marched|swept|driven|sent|locked|spirited|taken)"
    r" (?:off|away|out)|seized|snatched|taken|stolen|kidnapped|abducted|captured|caught|arrested"
    r"|robbed|killed|murdered|cursed|sold)"
)
"""What somebody has suffered who is not here for it, from somebody who need not be here either."""
_MISSING: Final = (
    r"(?:missing|gone|lost|taken|caught|captured|kidnapped|stolen|arrested|abducted|away|imprisoned"
    r"|(?:carried|dragged|hauled|led|marched|swept|driven|spirited|sent) (?:off|away)"
    r"|seized|snatched"
    r"|banished|exiled|elsewhere|overdue|late|expected|held|jailed|locked up"
    r"|hiding|in hiding"
    r"|in (?:prison|gaol|jail|exile|the cells)|at sea|abroad|on (?:his|her|their|the) way"
    r"|(?:their|his|her|a|the|in) (?:[\w'’-]+['’]s? )?(?:prisoner|hostage|captive|captivity|slave)"
    r"|nowhere|not here|no longer here|last seen|said to|rumou?red|supposed to|shot|wanted)"
)
_HOMES: Final = (
    "tower|castle|keep|manor|mansion|villa|palace|temple|fort|fortress|camp|lair|den|cave|mine|mill"
    "|farm|ranch|estate|island|ship|hideout|stronghold|vault|office|cellar|house|hall|tomb"
)
"""Where somebody is at home who is not said to be here."""
_WENT: Final = re.compile(
    rf"^(?:,? (?:who|my [\w ]+|the [\w ]+),?|,)?\s+(?:(?:\w+ly )?{_BE} (?:\w+ )?{_MISSING}\b"
    r"|(?:has |have |had )?(?:\w+ )?(?:disappeared|vanished|fled|gone missing|run away|run off"
    r"|escaped|sailed|departed)\b"
    r"|(?:has|have|had) (?:\w+ )?(?:gone|left|not (?:come|returned|written|been seen))\b"
    r"|went (?:missing|away|off|to|into|north|south|east|west|up|down|out|home)\b"
    r"|never (?:came|returned|arrived|showed)|(?:did not|didn['’]?t|has not|hasn['’]?t|have not) "
    r"(?:come|return|arrive|show)|(?:cannot|can['’]?t|could not) (?:get|come|reach)"
    r"|(?:will|would|should|must|is going to|are going to|is to|is about to|are about to) (?:\w+ )?"
    r"(?:come|arrive|return|be (?:here|back|along)|meet|find|hang|reach|follow|send|take|want"
    r"|kill)\b|(?:comes|arrives|returns|sails|hangs) "
    r"(?:at|in|on|tomorrow|tonight|soon|later|by|before)\b"
    r"|left\b|sent\b|wrote\b|writes\b|told (?:me|us)\b|hired (?:me|us)\b|promised (?:me|us)\b"
    r"|owes (?:me|us)\b|warned (?:me|us)\b|taught (?:me|us)\b|gave (?:me|us)\b|asked (?:me|us)\b"
    r"|ordered (?:me|us)\b"
    r"|(?:keeps|has|holds|hides|guards|lives|dwells|sits|rules|waits|works|sleeps|stores) "
    r"(?:[\w'’-]+ ){0,3}?"
    r"(?:in|at|on|under|behind|below|inside|beneath|beyond) (?:his|her|their) (?:own )?(?:\w+ )?"
    rf"(?:{_HOMES})\b"
    r"|betrayed\b|cheated (?:me|us)\b|once\b|used to\b|wants (?:me|us"
    r"|him|her|them) dead\b"
    r"|vowed\b|swore\b|hunts (?:me|us)\b)",
    re.IGNORECASE,
)
"""What is told of somebody who is somewhere else: gone, expected, or known by what they did."""
_OWN_WORDS: Final = (
    r"(?:(?:the|my|our|his|her|their|your|an?|some|one|any) )?"
    r"(?:(?!(?:and|or|but|me|us|him|them|it|that|who|while|as) )[\w'’-]+ ){0,2}?"
)
_AFTER: Final = re.compile(
    r"\b(?:missing|lost|absent|vanished|kidnapped|captured|stolen|exiled|imprisoned|abducted"
    r"|runaway|fugitive|long-lost|distant|faraway) (?:[\w'’-]+ )?$"
    r"|\b(?:find|finds|finding|look(?:ing)? for|search(?:ing)? for|hunt(?:ing)?(?: for| down)?"
    r"|track(?:ing)?(?: down)?|rescu(?:e|ing)|free(?:ing)?|reach(?:ing)?|save|saving|sav(?:e|ing)"
    r"|seek(?:ing)?|catch(?:ing)?(?: up with)?|warn(?:ing)?|flee(?:ing)?(?: from)?|escap(?:e|ing)"
    r"(?: from)?|hid(?:e|ing) from|on the run from|wait(?:s|ing)? for|expect(?:s|ing)?"
    r"|(?:news|word|rumou?rs?|tales?|stor(?:y|ies)|traces?|signs?|memor(?:y|ies)|dreams?|debts?)"
    r" (?:of|from|about|to)|heard (?:of|from|about)|(?:letter|note|message|parcel|order|orders|gift"
    r"|call|summons|invitation|map|key)s? (?:from|for|by|to)|(?:sent|hired|paid|wanted|hunted"
    r"|chased|pursued|betrayed|cheated|left|written|signed|built|founded|owned|ruled|cursed|accused"
    r"|raised) by|in (?:the )?(?:service|name|pay|memory) of|work(?:s|ing)? for|deliver(?:ing)?"
    r"(?: [\w'’-]+){1,4} to|bring(?:ing)?(?: [\w'’-]+){1,4} to|sold to"
    r"|ow(?:e|es|ed)(?: [\w'’-]+)* to|owes?"
    r"|owed|until|till|before|after|since|because of|instead of|without|like|about|than"
    r"|as if|unless"
    rf"|{_TAKEN}(?: [\w'’-]+){{0,3}}? by|named after|belongs? to|they say|it is said(?: that)?"
    rf"|rumou?r has it(?: that)?) {_OWN_WORDS}$",
    re.IGNORECASE,
)
"""What stands before somebody whom one looks for, hears of, or has something from."""
_OWNS: Final = re.compile(r"^['’](?!\w)|^['’]s [a-z]")
"""What makes an owner of somebody: "a smugglers' inn" has no smugglers in it."""
_PREDICATE: Final = re.compile(
    r"\b[A-Z][\w'’-]+ (?:is|was|became) (?:their|his|her|my|our|an?|the) $"
)
"""What somebody with a name is said to be ("Juno is their prisoner") is no second one."""
_NEXT_GONE: Final = re.compile(
    rf"^(?:he|she|they)(?:['’]s|['’]re)?\s+(?:(?:{_BE} )?(?:\w+ )?(?:missing|gone|dead|lost)\b"
    r"|(?:has |have )?(?:disappeared|vanished|died|fled|never (?:came|returned)|left)\b)",
    re.IGNORECASE,
)
_A_PLACE: Final = re.compile(r"\b(?:in|at|near|to|of|from) (?:Old |New |the )?$")
_OBJECT: Final = re.compile(r"\bby\s+(?:(?:the|an?|my|his|her|their|our|some)\s+)?$", re.IGNORECASE)


def presence_of(name: str, text: str) -> Presence:
    """Return whether a text has somebody in the scene.

    Where it says several things, "is here" wins, then that they are dead, then that they are
    elsewhere.

    Args:
        name: as the text calls them.
        text: the scene as it is told.

    Example:
        >>> text = "My brother Corvin left me a note. The innkeeper wipes the bar. Old Tam is dead."
        >>> [presence_of(name, text).state for name in ("Corvin", "innkeeper", "Tam", "Meg")]
        ['absent', 'present', 'dead', 'unknown']
        >>> text = "Dorthe says that her daughter Lise was carried off last night by Old Corvane."
        >>> [presence_of(name, text).state for name in ("Dorthe", "Lise", "Corvane")]
        ['present', 'absent', 'absent']
    """
    sentences = sentences_of(text)
    said = [
        (_said_of(before, after, following), sentence)
        for sentence, following in zip(sentences, [*sentences, ""][1:], strict=True)
        for before, after in _mentions(name, sentence)
    ]
    for state, sentence in said:
        if state == "here":
            return Presence("present", sentence)
    for wanted in ("dead", "absent"):
        for state, sentence in said:
            if state == wanted:
                return Presence(wanted, sentence)
    shown = next((sentence for state, sentence in said if state == "present"), "")
    if not shown or _is_of_a_place(name, text):
        return Presence("unknown")
    return Presence("present", shown)


def _mentions(name: str, sentence: str) -> list[tuple[str, str]]:
    """Return what stands before and after each mention of somebody in a sentence."""
    found = re.finditer(rf"\b{re.escape(name)}\b", sentence, re.IGNORECASE)
    return [(sentence[: m.start()], sentence[m.end() :]) for m in found]


def _said_of(before: str, after: str, following: str) -> str:
    """Return what one mention says: "here", "present", "absent", "dead"; "owner" for an owner."""
    if _HERE.match(after):
        return "here"
    if _DIED.match(after) or _DEAD.search(before):
        return "dead"
    if _OWNS.match(after) or _PREDICATE.search(before):
        return "owner"
    gone = _WENT.match(after) or _AFTER.search(before) or _OBJECT.search(before)
    return "absent" if gone or _NEXT_GONE.match(following) else "present"


def _is_of_a_place(name: str, text: str) -> bool:
    """Return whether a name is that of a place: "in Vessik", "the Lord of the Isles"."""
    found = re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)
    before = text[: found.start()] if found is not None else ""
    if _A_PLACE.search(before) and not is_role(head_of(name)):
        return True
    return head_of(name) in place_words("places") or bool(re.search(r"\b[A-Z]\w+ of the $", before))


_LOST: Final = re.compile(
    r"\b(?:missing|vanished|disappeared|taken|kidnapped|captured|abducted|stolen|arrested|lost|gone"
    r"|seized|snatched|(?:carried|dragged|spirited|led) (?:off|away)"
    r"|never (?:came|returned)|(?:not|n['’]t) (?:come|return|arrive))\b",
    re.IGNORECASE,
)


def is_lost(name: str, sentence: str) -> bool:
    """Return whether a sentence says that nobody knows what became of somebody.

    Args:
        name: as the sentence calls them.
        sentence: what says that they are not here.

    Example:
        >>> is_lost("Tam", "My brother Tam is missing."), is_lost("Tam", "Tam sent me a parcel.")
        (True, False)
    """
    return name in sentence and bool(_LOST.search(sentence))
