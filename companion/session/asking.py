"""Questions about the story: who somebody is, what they want, where they are, what is known.

Answered from the ledger and from what was told, so never by anything that the player does not know.
What the story has not said yet is said to be open, and no passage of the rules is quoted for it.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from companion.journal import Campaign
from companion.narration.library import word_sets
from companion.narration.naming import name_of
from companion.narration.nouns import definite, head_of, is_beast, somebody_in
from companion.reader.text import bag
from companion.session import records
from companion.session.book import Book, attitude_words
from companion.session.exchange import Answered
from companion.session.kit_words import question_in
from companion.session.places import in_short, meant
from companion.session.scene import fold, words
from companion.session.scenes import where_left
from companion.threads.ledger import Entry
from companion.wording import listed
from engine.api import agreeing, capital

_OF_RULES: Final = re.compile(
    r"\b(?:rules?|dice|die|d\d+|rolls?|rolling|rolled|traits?|weights?|ds|dr|difficult(?:y|ies)|"
    r"success(?:es)?|fail(?:ure|ures|s|ed)?|disasters?|criticals?|pools?|turns?|rounds?|initiative|"
    r"actions?|reactions?|boons?|blunders?|exhaust(?:ed|ion)|archetypes?|health|hp|xp|experience|"
    r"levels?|gm|npcs?|pcs?|players?|characters?|spells?|magic|damage|armou?r|advantages?|skills?|"
    r"advance(?:ment|s)?|level up|"
    r"attributes?|checks?|challenges?|opposed|opposing|ties?|tied|book|system|game)\b"
)
_RULING: Final = re.compile(
    r"^\W*(?:who|what|which)(?: side| player| one)? (?:goes|acts|rolls|decides|sets|wins|starts|"
    r"happens (?:if|when|on|after|to me if)|counts|can i|may i|do i (?:do|roll|need))\b"
)
_STORY: Final = re.compile(
    r"^\W*(?:(?:and|but|so|then) )?(?:who|whom|whose|where|why|when (?:did|was|were|will)|"
    r"which (?:way|road|door|of them)|"
    r"what(?:['’]?s| is| are| was| were) (?:in|on|under|behind|inside|beyond|over|that|this|there|"
    r"going on|happening|wrong|his|her|their|the name)|"
    r"what(?:['’]?s| is| are) (?:he|she|they|it|(?:that|this|the|these|those|my|our) [\w'’ -]+?) "
    r"(?:doing|wearing|holding|carrying|saying|looking|waiting|staring|thinking|called|up to)\b|"
    r"what (?:did|does|do) (?!i (?:do|roll|need)\b)|"
    r"what (?:happened|has happened|time|day)|how (?:long ago|far|old|did)|do (?:i|we) know|"
    r"have (?:i|we) (?:met|seen|been)|tell me about)\b"
)
_OF_THEM: Final = re.compile(r"\b(?:he|she|him|her|his|hers|himself|herself)\b")
"""Words for somebody of the story: no rule is about a "she"."""
_OF_THE_TABLE: Final = frozenset(
    [
        *("player", "players", "character", "characters", "opponent", "opponents", "enemy"),
        *("enemies", "attacker", "defender", "caster", "target", "ally", "allies", "helper"),
        *("master", "monster", "monsters", "creature", "creatures", "fighter", "warrior"),
    ]
)
"""Beings of whom the rules speak."""
_ABOUT: Final = re.compile(
    r"\b(?:know|remember|learnt?|found out|about|hear|heard|notes? on)\b|^\W*tell me\b"
)
_WANTS: Final = re.compile(r"\b(?:wants?|after|need|needs|looking for|up to)\b")
_ASKS_NAME: Final = re.compile(r"\b(?:name|names|called|call (?:him|her|them)self)\b")
_ASKS_WHERE: Final = re.compile(r"^\W*(?:(?:and|but|so|then) )?where\b")
_OF_ANYBODY: Final = re.compile(
    r"\W*(?:is|are|was|were|does|do|did|has|have) (?:anybody|anyone|somebody|someone|everybody"
    r"|everyone|nobody) (?!(?:else )?(?:roll|allowed|able))"
)
_ASKS_WHITHER: Final = re.compile(r"\bwhere (?:does|do|did|would|will) .*\b(?:lead|go|end)\b")
_ASKS_OPEN: Final = re.compile(
    r"\W*(?:(?:and|but|so|ok(?:ay)?|remind me),? )*what(?:['’]?s| is| are|) ?(?:"
    r"(?:still |left )*(?:open|unresolved|to be done|to do)(?: (?:now|here))?"
    r"|(?:the |our |my )(?:open )?(?:threads|loose ends|goals?|quests?|aims?|mission|task)"
    r"|(?:was|were) (?:i|we) (?:doing|after|about to do|supposed to (?:do|be doing)))[ ?.!]*"
)
"""Asks for what the story has left open, which is kept in the ledger."""
_ASKS_KNOWN: Final = re.compile(
    r"\W*(?:(?:and|but|so|remind me),? )*what (?:"
    r"(?:did|do|have|has) (?:i|we) (?:find(?: out)?|found(?: out)?|learn(?:t|ed)?|discover(?:ed)?"
    r"|know)|(?:clues|facts) (?:do|have) (?:i|we) (?:have|got|found|know))"
    r"(?: (?:so far|already|yet|by now|now|until now))*[ ?.!]*"
)
"""Asks for all that was learnt."""
OPEN: Final = (
    "The story has not said that yet. Ask somebody who may know, go and look, or ask the oracle, "
    "yes or no: /oracle likely: ..."
)
_MOST_FACTS: Final = 3


def is_about_story(question: str) -> bool:
    """Return whether a question is about the story and not about the rules.

    Example:
        >>> is_about_story("Who killed my brother?"), is_about_story("Who wins a tie?")
        (True, False)
        >>> is_about_story("How much does he want?"), is_about_story("Is the innkeeper armed?")
        (True, True)
        >>> is_about_story("Is anybody hurt? I have a healer's kit")
        True
    """
    flat = fold(question_in(question))
    if _OF_RULES.search(flat) or _RULING.search(flat):
        return False
    return bool(
        _STORY.search(flat) or _OF_ANYBODY.match(flat) or _OF_THEM.search(flat)
    ) or _is_of_somebody(flat)


def _is_of_somebody(flat: str) -> bool:
    """Return whether a question is of somebody by what they do for a living."""
    who = somebody_in(re.sub(r"['’]s?(?!\w)", "", flat))
    head = head_of(who)
    if re.match(r"\W*(?:can|could|may|must|should)\b", flat) or re.match(r"an? ", who):
        return False  # "Can a thief sneak twice?"
    return head in word_sets()["roles"] and head not in _OF_THE_TABLE


def is_missed(question: str, answer: str, told: Sequence[str]) -> bool:
    """Return whether rules were quoted for a question about something that only the story knows.

    Example:
        >>> is_missed("What is the mast of?", "A check must reach the DR.", ["A mast stands here."])
        True
        >>> is_missed("What is a tie?", "In a tie nobody wins.", ["His tie is red."])
        False
    """
    asked = {w for w in words(question) if w not in _ASKING_WORDS and len(w) > 2}  # noqa: PLR2004
    lately = {word for sentence in told for word in words(sentence)}
    return bool(asked & lately) and not asked & set(words(answer))


_OF_HERE: Final = re.compile(
    r"\b(?:it|its|this|that|these|those|they|them|their|he|him|his|she|her|here|there|you|your"
    r"|we|us"
    r"|somebody|someone|anybody|anyone|everybody|everyone|nobody)\b"
)
_OF_THE_LEDGER: Final = re.compile(
    r"^\W*(?:(?:and|but|so|then|ok(?:ay)?|well),? )*(?:who(?:['’]s| is| are| was| were) (?!in\b"
    r"|on\b"
    r"|behind\b|under\b|up\b|out\b|there\b)|who (?:did|killed)\b|where(?:['’]s| is| are| was"
    r"| were)\b"
    r"|what (?:do|does) (?:the |my )?[\w'’ -]+ (?:want|need)\b|do (?:i|we) know"
    r"|have (?:i|we) (?:met|seen|been)|what (?:do|did|have|has) (?:i|we)\b|tell me about\b"
    r"|what(?:['’]s| is| are) (?:his|her|their|the name)|(?:is|are|will) (?:he|she|they)\b)"
)
"""Questions that are the player's own of the table, as far as the ledger knows."""


def is_of_here(question: str, told: Sequence[str], names: Iterable[str] = ()) -> bool:
    """Return whether a question is of what is here, and of no rule: one of those present is asked.

    Args:
        question: the player's words.
        told: sentences told lately.
        names: names of people of the story, in which a word may be one of the rules as well.

    Example:
        >>> is_of_here("How do we stop it?", []), is_of_here("How do I stop bleeding?", [])
        (True, False)
        >>> is_of_here("How many clubs threw you out?", [])
        True
        >>> is_of_here("How many dice do they roll?", [])
        False
        >>> is_of_here("What does the turn keeper show?", ["A flag."], ["Os the turn keeper"])
        True
    """
    flat, named = fold(question), False
    whole = [fold(name) for name in names]
    for called in (*whole, *(name.partition("the ")[2] for name in whole)):
        if called and called in flat:
            flat, named = flat.replace(called, "-"), True
    if _OF_RULES.search(flat) or _RULING.search(flat):
        return False
    if named:
        return True
    lately = {word for sentence in told for word in words(sentence)}
    asked = {w for w in words(question) if w not in _ASKING_WORDS and len(w) > 2}  # noqa: PLR2004
    return bool(_OF_HERE.search(flat) or (asked & lately))


def is_of_the_ledger(question: str) -> bool:
    """Return whether a question asks the table who or where somebody is, or what was learnt.

    Example:
        >>> is_of_the_ledger("Where is Hob?"), is_of_the_ledger("What is the flag for?")
        (True, False)
    """
    flat = fold(question)
    return bool(_OF_THE_LEDGER.search(flat) or asks_whose_side(question)) or any(
        form.fullmatch(flat) for form in (_ASKS_OPEN, _ASKS_KNOWN, _THEIR_WISH)
    )


def is_about_rules(text: str) -> bool:
    """Return whether words hold a term of the rules, so that they may be for the table.

    Example:
        >>> is_about_rules("Help me understand ties"), is_about_rules("Help me up")
        (True, False)
    """
    return bool(_OF_RULES.search(fold(text)))


def answer_from_story(
    question: str, *, campaign: Campaign, book: Book, told: Sequence[str], of_world: bool = False
) -> Answered | None:
    """Answer a question about the story.

    Args:
        question: the player's words.
        campaign: the campaign.
        book: its ledger.
        told: what was told lately, oldest first.
        of_world: a reader takes it for one about the story's world, whatever its form.

    Returns:
        An answer; None for a question that is about the rules.
    """
    whole = _of_the_whole(question, campaign, book)
    if whole:
        return Answered(status="answered", text=whole)
    entry = _named(question, book) or _by_pronoun(question, campaign, book)
    of_world = of_world and not _OF_RULES.search(fold(question))
    asks = is_about_story(question) or asks_whose_side(question) or _asks_after(entry, question)
    if not (of_world or asks):
        return None
    ours = _who_did(question, campaign.state.story.knowledge)
    ours = ours or (_of_ours(question, campaign) if entry is None else "")
    if ours:
        return Answered(status="answered", text=ours)
    if entry is None and _THEIR_WISH.fullmatch(fold(question).strip(" .!?")):
        text = _wishes(campaign, book)
        return Answered(status="answered", text=text or OPEN)
    if entry is None:
        looks_up = of_world or _ABOUT.search(fold(question)) or _is_known_name(question, campaign)
        known = _known(question, campaign, told) if looks_up else ""
        return Answered(status="answered", text=known or OPEN)
    if entry.kind == "person":
        text = _person(entry, question, campaign, book, told)
    elif entry.kind == "place":
        text = _place(entry, question, campaign, book)
    else:
        text = _thing(entry, campaign)
    return Answered(status="answered", text=text)


_WHO_DID: Final = re.compile(r"(?:(?:and|but|so|then),? )*who(?:m|se)? (?P<did>[^.?!]{3,80})\??")


def _who_did(question: str, knowledge: Sequence[str]) -> str:
    """Return what is known of who did what a question is after; "" for any other question.

    Example:
        >>> _who_did("Who paid the rider?", ["Imre paid the rider with a spare horse"])
        'Imre paid the rider with a spare horse.'
        >>> _who_did("Who is the rider?", ["Imre paid the rider with a spare horse"])
        ''
    """
    asked = _WHO_DID.fullmatch(fold(question).strip())
    did = [word for word in words(asked["did"]) if word not in _ASKING_WORDS] if asked else []
    if len(did) < _WITH_VERB:
        return ""
    return next((_sentence(f) for f in reversed(knowledge) if set(did) <= set(words(f))), "")


_WITH_VERB: Final = 2
"""Words of a question that say what was done and to whom."""
_THEIR_WISH: Final = re.compile(
    r"(?:(?:and|but|so|then|ok|well),? )*what (?:do|does|might|would|could) "
    r"(?:they|he|she|it|everybody|everyone|these people|those people|people here|the others)"
    r" (?:all |really )?(?:want|need|like|look for)"
    r"(?: of us| from (?:me|us)| here| then| now| with me)?"
    r"|what (?:are they|is (?:he|she)) (?:all |really )?(?:after|up to|looking for)"
)
"""Asks what those want who are here, none of whom is named."""


def _wishes(campaign: Campaign, book: Book) -> str:
    """Return what the people of this scene want, as far as it has come out; "" where nobody is."""
    here = [n for n, sheet in campaign.state.characters.items() if sheet.side == "gm"]
    told = []
    for name in here:
        entry = book.ledger.get("person", name)
        detail = "" if entry is None else entry.detail
        who, want = definite(name).text, agreeing(name, "wants", "want")
        told += [f"{capital(who)} {want} {detail.removeprefix('wants ')}."] if detail else []
    if here and not told:
        return f"What {listed([definite(n).text for n in here])} want has not come out. Ask them."
    return " ".join(told)


_OF_SOMEBODY: Final = re.compile(
    r"^\W*(?:(?:and|but|so|then) )?(?:what(?:['’]?s)?|who(?:['’]?s|m|se)?|which|how|is|are|"
    r"was|were|does|do|did|has|have|had)\b"
)


_OF_A_MATTER: Final = re.compile(
    r"^\W*(?:(?:and|but|so|then) )?(?:what(?:['’]?s| is| are| was| were| about| of)|which|"
    r"how (?:is|are|far|near|close|long)|is|are) (?:that |this |the |these |those |my |our )"
)


def _asks_after(entry: Entry | None, question: str) -> bool:
    """Return whether a question is after what the ledger knows, and by no word of it after a rule.

    Somebody may be asked after in any form; a matter by "what is it?" only.
    """
    flat = fold(question)
    if entry is None or entry.kind == "place" or _RULING.search(flat):
        return False
    if entry.kind != "person" and not _OF_A_MATTER.search(flat):
        return False
    own = set(words(entry.name))
    rest = " ".join(w for w in flat.split() if w.strip(".,?!'\"") not in own)
    return bool(_OF_SOMEBODY.search(flat)) and not _OF_RULES.search(rest)


def _of_ours(question: str, campaign: Campaign) -> str:
    """Return what became of one of the player's own characters; "" where none is asked after."""
    asked = set(words(question))
    for record in reversed(campaign.records(kinds={records.ENDING}, live=True)):
        name = str(record.body.get("name", ""))
        if asked & set(words(name)) and name not in campaign.state.characters:
            by = str(record.body.get("by") or "")
            return f"{name} is dead: beaten by {by}." if by else f"{name} is dead."
    state = campaign.state
    ours = [n for n, sheet in state.characters.items() if sheet.side == "player"]
    here = next((name for name in ours if asked & set(words(name))), "")
    return f"{here} is here, on your side." if here else ""


def _named(question: str, book: Book) -> Entry | None:
    """Return the person, place or open matter that a question names most wholly."""
    asked = set(words(question))
    best: tuple[float, Entry] | None = None
    for entry in book.ledger.entries("person", "place", "clock", "promise"):
        of_name = [w for w in words(entry.name) if len(w) > 1]
        share = len(asked & set(of_name)) / len(of_name) if of_name else 0.0
        if share >= 0.5 and (best is None or share > best[0]):  # noqa: PLR2004 - half a name
            best = (share, entry)
    if best is not None:
        return best[1]
    for entry in book.ledger.entries("clock", "promise", "thread"):
        if asked & set(words(definite(entry.name).head)):
            return entry  # "the rumour" of "the rumour that is going round"
    places = [entry.name for entry in book.ledger.entries("place")]
    front = re.search(r"\b(?:the|my|our) [\w'’ -]+", question)
    place = meant(front.group().rstrip(" ?"), places) if front else ""
    return book.ledger.get("place", place) if place else None


_OF_ONE: Final = re.compile(r"\b(?:he|him|his|she|her|hers)\b")
_OF_SEVERAL: Final = re.compile(r"\b(?:they|them|their|theirs)\b")
_AT_OUR_SIDE: Final = re.compile(
    r"\b(?:with|help|helping|join|joining|follow|following|trust) (?:me|us)\b"
    r"|\b(?:on|at|by) (?:my|our) side\b|\b(?:coming|come|go|going) along\b"
    r"|\b(?:friend|ally|enemy)\b"
)


def asks_whose_side(question: str) -> bool:
    """Return whether words ask the table whether somebody is on the players' side.

    Example:
        >>> asks_whose_side("Is he coming with me?"), asks_whose_side("Are you coming with me?")
        (True, False)
    """
    flat = fold(question)
    asks = re.match(
        r"\W*(?:so |and |but )?(?:is|are|will|does|do|has|have) (?!you\b|i\b|we\b)", flat
    )
    return bool(asks and flat.endswith("?") and _AT_OUR_SIDE.search(flat))


def _by_pronoun(question: str, campaign: Campaign, book: Book) -> Entry | None:
    """Return the only one who can be meant by "he", "she" or "they"; None where several can."""
    flat = fold(question)
    here = [n for n, sheet in campaign.state.characters.items() if sheet.side == "gm"]
    people = [name for name in here if not is_beast(definite(name))] or here
    several = [name for name in people if definite(name).plural]
    one = [name for name in people if name not in several]
    if _OF_ONE.search(flat) and len(one) == 1:
        return book.ledger.get("person", one[0])
    if _OF_SEVERAL.search(flat) and len(people) == 1:
        return book.ledger.get("person", people[0])
    return None


def _person(
    entry: Entry, question: str, campaign: Campaign, book: Book, told: Sequence[str]
) -> str:
    told_as = definite(entry.name).text
    name = capital(told_as)
    where = _whereabouts(entry, campaign, book)
    if _ASKS_WHERE.search(fold(question)):
        return f"{name} {where}."
    if _ASKS_NAME.search(fold(question)):
        return _called(told_as, entry.name, campaign.state.story.knowledge)
    if _AT_OUR_SIDE.search(fold(question)) and entry.name in campaign.state.characters:
        return _side(entry, told_as)
    wants = entry.detail.removeprefix("wants ") if entry.detail.startswith("wants ") else ""
    if _WANTS.search(fold(question)):
        verb = agreeing(entry.name, "wants", "want")
        return f"{name} {verb} {wants}." if wants else f"What {told_as} {verb} has not come out."
    parts = [f"{name} {where}, {attitude_words(entry.attitude)}."]
    parts += [f"{agreeing(entry.name, 'Wants', 'Want')} {wants}."] if wants else []
    parts += _facts(words(entry.name), [*campaign.state.story.knowledge])
    if len(parts) == 1:
        parts += _facts(words(entry.name), list(reversed(told)))[:1]
    return " ".join(parts)


def _side(entry: Entry, told_as: str) -> str:
    """Return whether somebody is on the player's side, and how one gets them there."""
    name, short = capital(told_as), definite(entry.name).bare
    are = agreeing(entry.name, "is", "are")
    if entry.attitude > 0:
        return (
            f'{name} {are} on your side. "I go to ... with {told_as}" takes them along; '
            f"/ally {short} lets them fight beside you."
        )
    if entry.attitude < 0:
        return f"{name} {are} against you."
    return f"{name} {agreeing(entry.name, 'has', 'have')} not said so. Ask, or offer something."


def _called(told_as: str, name: str, knowledge: Sequence[str]) -> str:
    """Return what somebody is called, as far as the story has said."""
    given = name_of(name, knowledge)
    if given:
        return f"The name is {given}."
    if any(word[:1].isupper() for word in name.split()):
        return f"The name is {name}."
    verb = agreeing(name, "has", "have")
    return f"{capital(told_as)} {verb} not been named yet. Ask, and you may hear it."


def _whereabouts(entry: Entry, campaign: Campaign, book: Book) -> str:
    if entry.name in campaign.state.characters:
        return agreeing(entry.name, "is here", "are here")
    first = book.ledger.entries("place")
    left = where_left(campaign, entry.name, first_place=first[0].name if first else "")
    if not left:
        return agreeing(entry.name, "is not here", "are not here")
    return f"{agreeing(entry.name, 'was', 'were')} last seen at {in_short(left)}"


def _place(entry: Entry, question: str, campaign: Campaign, book: Book) -> str:
    here = campaign.state.story.place
    name = in_short(entry.name)
    if book.corrections(here) == entry.name or here == entry.name:
        people = [n for n, sheet in campaign.state.characters.items() if sheet.side == "gm"]
        counts = [standing.name for standing in campaign.state.story.standings]
        parts = [f"You are there: {name}."]
        if _ASKS_WHITHER.search(fold(question)):
            return OPEN
        if _ASKS_WHERE.search(fold(question)):
            return parts[0]
        if people:
            are = "are" if len(people) > 1 else agreeing(people[0], "is", "are")
            parts.append(f"{capital(listed(people))} {are} here.")
        if counts:
            parts.append(f"What counts here: {'; '.join(counts)}.")
        return " ".join(parts)
    return f'You have been there: "I go back to {name}" leads to it.'


def _open(book: Book) -> str:
    """Return what the story has left open: threads, promises, what comes closer."""
    matters = book.ledger.entries("thread", "promise")
    clocks = book.ledger.entries("clock")
    parts = [f"Still open: {'; '.join(e.name for e in matters)}."] if matters else []
    running = [f"{e.name}, {e.ticks} of {e.size}" for e in clocks]
    parts += [f"Running: {'; '.join(running)}."] if running else []
    return " ".join(parts) or "Nothing is open; /thread add NAME writes something down."


def _of_the_whole(question: str, campaign: Campaign, book: Book) -> str:
    """Return the answer to a question after all that is open or known; "" for any other."""
    flat = fold(question)
    if _ASKS_OPEN.fullmatch(flat):
        return _open(book)
    return _all_known(campaign) if _ASKS_KNOWN.fullmatch(flat) else ""


def _all_known(campaign: Campaign) -> str:
    """Return all that was learnt, oldest first."""
    facts = [_sentence(fact) for fact in campaign.state.story.knowledge]
    return " ".join(facts) or "Nothing yet. Look, listen, ask and search."


def _thing(entry: Entry, campaign: Campaign) -> str:
    name = capital(entry.name)
    if entry.kind != "clock":
        return f"{name}: {entry.detail}" if entry.detail else f"Still open: {entry.name}."
    known = _facts(words(definite(entry.name).head), [*campaign.state.story.knowledge])
    more = " ".join(known) or "More has not come out yet: ask somebody who may know."
    return f"{name}: {entry.ticks} of {entry.size}. {more}"


def _is_known_name(question: str, campaign: Campaign) -> bool:
    """Return whether a question is after a name that was learnt ("Who is Ozric?")."""
    named = set(re.findall(r"(?<=\s)[A-Z][\w'’-]+", question))
    return any(name in fact for name in named for fact in campaign.state.story.knowledge)


def _known(question: str, campaign: Campaign, told: Sequence[str]) -> str:
    """Return what was learnt or told about what a question asks after; everything for "what?"."""
    knowledge = [*campaign.state.story.knowledge]
    asked = [w for w in words(question) if w not in _ASKING_WORDS]
    if not asked:
        return " ".join(_sentence(fact) for fact in knowledge[-_MOST_FACTS:])
    learnt = _facts(asked, knowledge)
    if learnt or _YES_OR_NO.match(fold(question)):
        return " ".join(learnt)  # a word that was told somewhere says neither yes nor no
    return " ".join(_facts(asked, list(reversed(told)))[:1])


_YES_OR_NO: Final = re.compile(
    r"(?:(?:and|but|so|then|ok|well),? )*(?:is|are|was|were|does|do|did|has|have|had|can|could|will"
    r"|would)\b"
)


_ASKING_WORDS: Final = bag(
    "what do does did i we you know about remember tell me who where is are was so far have has "
    "learn learnt learned found out hear heard now it its he him his she her they them their there "
    "here any anybody anyone somebody someone anything something else inside outside around near "
    "more many much be been can could will would still yet already me my"
)


def _facts(about: Sequence[str], told: Sequence[str]) -> list[str]:
    """Return the sentences that have most of the words that are asked about, the nearest first."""
    wanted = set(about)
    scored = [(len(wanted & set(words(fact))), fact) for fact in told]
    most = max((score for score, _ in scored), default=0)
    least = max(1, len(wanted) // 2)
    near = [fact for score, fact in scored if score == most and score >= least]
    return [_sentence(fact) for fact in near][:_MOST_FACTS]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", '"')) else f"{text}."
