"""Exchanges without a roll: somebody answers, time passes, the place shows itself.

One or two sentences, the answer first. What the place sounds or smells like is told where the place
is looked at, or where there is nothing else to tell.
"""

import re
from typing import Final

from companion.narration.brief import Brief, Person
from companion.narration.cast import Cast, to_be_sensed
from companion.narration.deed import object_class
from companion.narration.grammar import Picker, Slots
from companion.narration.helps import as_thing
from companion.narration.library import Fragment, fold_words, pool
from companion.narration.memory import Memory
from companion.narration.naming import asked_name_of, asks_name, has_name, name_of
from companion.narration.nouns import (
    Noun,
    clean,
    definite,
    is_beast,
    is_plural,
    listed,
    somebody_in,
)
from companion.narration.person_words import means_person
from companion.narration.said_back import said_back
from companion.narration.subject import told_first

_TABLE: Final = re.compile(
    r"\b(?:brb|afk|lol|rofl|haha+|hehe+|ooc|out of character|bathroom|toilet|pizza|snacks?|"
    r"phone|doorbell|my (?:cat|dog|kid|wife|husband|boss|mum|mom)\b|"
    r"be right back|one (?:sec|second|minute|moment)|hang on|hold on|sorry|thanks|thank you|"
    r"good (?:game|morning|night)|what time is it|are you (?:an? )?(?:ai|bot|robot|real)|"
    r"this is fun|nice (?:one|game)|danke|merci|gracias|moment mal|un momento|une minute)\b|"
    r"^\s*\(\(|^\s*//|^\s*(?:hi|hello|hey|hallo|salut|hola)[\s!.]*$",
    re.IGNORECASE,
)
_ABANDONED: Final = re.compile(
    r"\b(?:never ?mind|on second thoughts?|forget (?:it|that|about it)|just kidding|only joking|"
    r"jk|as if|yeah,? right|sure,? and then|i was going to|i almost|i nearly|i would have|"
    r"(?:but|then) (?:i )?(?:think better|decide not|don'?t|do not|change my mind)|"
    r"i change my mind|better not|maybe not|or (?:maybe )?not\b|"
    r"i (?:won'?t|will not|decide not to)|instead of (?:that|doing)|in my dreams|"
    r"what could go wrong|doch nicht|vergiss es|lieber nicht|"
    r"laisse tomber|finalement non|mieux vaut pas|olv[ií]dalo|mejor no|mejor que no)\b",
    re.IGNORECASE,
)
_BLOCKS: Final = {
    "move": "move.any",
    "ride": "move.any",
    "drive": "move.any",
    "arrive": "arrive.any",
    "night": "night.any",
    "bad_night": "bad_night.any",
    "rest": "rest.any",
    "eat": "eat.any",
    "wait": "wait.any",
    "think": "think.any",
    "handle": "handle.any",
    "ready": "handle.any",
}
_TO_SOMEBODY: Final = re.compile(
    r"\b(?:ask|tell|say|call|shout|talk|speak|nod|smile|wave|bow|wink|greet|salute|thank|hug|kiss|pat"
    r"|shake|show|point|beckon|offer|give|hand|pass|answer|get|let|have|make|want|order|beg|urge|join"
    r"|whisper|sing|play|introduce|propose|promise|apologi[sz]e|comfort|tease|mock|insult)\b",
    re.IGNORECASE,
)
"""What one does to be answered."""
_RESTS: Final = re.compile(
    r"\b(?:sit|rest|sleep|lie|lean|doze|nap|wait|stay|pause|breathe|drink|smoke|warm|relax|listen"
    r"|catch|linger|recover|take (?:a|an|my|your|some))\b",
    re.IGNORECASE,
)
_LONG_DEED: Final = 9
"""Words of a deed to which nothing is added."""
_DEEDS: Final = frozenset(
    ["bought", "sold", "eaten", "given", "dropped", "taken", "housed", "served"]
)
"""Manners of plain deeds with a thing; what it is stands in the attempt's target."""
_SPOKEN: Final = frozenset(
    [
        "talk",
        "persuade",
        "deceive",
        "intimidate",
        "haggle",
        "buy",
        "perform",
        "command",
        "bribe",
        "gamble",
        "signal",
    ]
)
_SEEING: Final = frozenset(
    ["look", "notice", "search", "recall", "read", "appraise", "investigate", "track"]
)
_ALL_ROUND: Final = re.compile(
    r"\b(?:look|gaze|glance|peer) (?:all )?(?:around|about|round)\b|\btake (?:a look|stock)\b"
    r"|\btake in the\b|\bsurvey\b",
    re.IGNORECASE,
)
_GOES: Final = re.compile(
    r"\b(?:go|walk|head|travel|ride|sail|row|journey|return|come|wander|stroll|hike|trek|drive|run"
    r"|hurry|follow|leave|cross|move|march|fly|move on|press on|carry on|continue|make my way)\b",
    re.IGNORECASE,
)
"""Verbs of a way, which may be long or short."""
_MOST: Final = 3
_REMINDED: Final = 45
"""Times in a hundred that a clock which has moved is spoken of."""
_POINTED: Final = 75
"""Times in a hundred that an answer names what it is about."""


_TOPIC: Final = re.compile(
    r"\babout\s+(?P<topic>(?:[\w'’-]+\s*){1,6}?)\s*(?:[.,;:!?]|$|\b(?:and|but|while|because|so|"
    r"before|until|when|if|who|which|that)\b)",
    re.IGNORECASE,
)
_TURNED: Final = {
    "my": "your", "our": "your", "his": "my", "her": "my", "their": "our", "your": "my",
    "me": "you", "us": "you", "you": "me",
}  # fmt: skip
_UNSAID: Final = frozenset(
    ["it", "him", "her", "them", "this", "that", "everything", "anything", "something", "nothing"]
)


_QUOTED: Final = re.compile(r"[\"“][^\"”]*(?:[\"”]|$)")
_QUESTION: Final = re.compile(
    r"\b(?P<word>who|whose|where|when|why|how|what|which|whether|if)\b", re.IGNORECASE
)
_ASKING: Final = re.compile(
    r"\?|\b(?:asks?|question|enquire|inquire|wonder|want to know|find out|learn|press|demand)\b"
    r"|^\W*(?:(?:and|but|so|then) )?(?:who|whose|where|when|why|how|what|which)\b",
    re.IGNORECASE,
)
_TELLS: Final = re.compile(r"^\W*(?:i |we )?(?:tell|promise|assure|inform|warn)\b", re.IGNORECASE)
_OWN_WISH: Final = re.compile(
    r"\bwhat\b.*\b(?:wants?|after|need|needs|hope|hopes)\b", re.IGNORECASE
)
_PAST: Final = re.compile(
    r"\b(?:was|were|did|had|happened|began|started|came|went|took|left|built|died|killed|stole|saw|"
    r"sent|made|burned|crossed|locked|broke|[a-z]{3,}ed)\b",
    re.IGNORECASE,
)
_UP_TO: Final = re.compile(
    r"\b(?:(?:over|up|back|closer|nearer) to|to|towards?|near|approach|join|beside|next to) "
    r"(?P<whom>(?:[\w'’-]+ ?){1,6})$",
    re.IGNORECASE,
)
_KINDS: Final = {"whose": "who", "which": "what", "whether": "if"}
_HOW_YOU_ARE: Final = re.compile(
    r"\bhow (?:are|r) (?:you|u|things)\b(?! (?:going to|getting|doing (?:it|that|this))\b)"
    r"|\bhow(?:['’]s| is) (?:it going|life|business)\b|\bhow do you (?:do|feel)\b"
    r"(?! (?:it|that|this|about)\b)"
    r"|\bare you (?:ok|okay|all right|well|hurt|tired|hungry|cold|afraid)\b"
    r"|\bask (?!.*\babout\b)[\w'’ -]{2,40} how (?:he|she|they) (?:is|are|feels?|fares?)\b",
    re.IGNORECASE,
)
_HOW_MUCH_OF: Final = {
    "q_price": r"\bhow much(?: (?:is|are|does|do|for|to|would|will)\b|\W*$)"
    r"|\bwhat (?:does|do|would|will) [\w'’ -]+ cost\b|\bwhat(?:['’]s| is) (?:the|your) price\b",
    "q_many": r"\bhow (?:many|much)\b",
    "q_far": r"\bhow far\b",
    "q_long": r"\bhow (?:long|soon|often|late)\b",
    "q_old": r"\bhow old\b",
}
"""What is asked by "how" and is no way of doing anything."""
_WHAT_OF: Final = {
    "q_mean": r"\bwhat do(?:es)? (?:you|he|she|they|that|this|it) mean\b",
    "q_know": r"\bwhat (?:do|does|did|can) (?:you|he|she|they) (?:know|tell|remember)\b"
    r"|\b(?:do|does) (?:you|he|she|they) know (?:anything|something|about)\b"
    r"|\bwhat (?:he|she|they) knows?\b",
    "q_think": r"\bwhat do you (?:think|make of|say to)\b|\bwhat(?:['’]s| is) your opinion\b",
    "q_next": r"\bwhat (?:happens|comes of)\b|\bwhat (?:will|would|could|might) (?:happen|come)\b"
    r"|\bwhat if\b|\bwhat comes (?:next|then)\b",
    "q_do": r"\bwhat (?:should|shall|can|do|must|would) (?:i|we|you) (?:do|try|suggest|advise)\b"
    r"|\bwhat now\b|\bwhat(?:['’]s| is) to be done\b",
    "q_inside": r"\bwhat(?:['’]s| is| was| are) (?:really )?(?:in|inside|under|behind|beneath)\b",
}
"""What is asked by "what" and is no thing that was done or taken."""
_WHAT_YOU_PAY: Final = re.compile(
    r"\b(?:what|how much)(?: \w+)? (?:would|will|do|can|could|might)?(?: (?:you|he|she|they))? ?"
    r"(?:would |will |can |could )?(?:pay|give|offer)\b",
    re.IGNORECASE,
)


def _own_kind(text: str) -> str:
    """Return the tag of a question that is of a kind of its own; "" for any other."""
    kinds = {
        "q_named": asked_name_of(text),
        "q_you": asks_name(text),
        "q_well": _HOW_YOU_ARE.search(text),
        "q_pay": _WHAT_YOU_PAY.search(text),
    }
    more = _HOW_MUCH_OF | _WHAT_OF
    kinds |= {tag: re.search(how, text, re.IGNORECASE) for tag, how in more.items()}
    return next((tag for tag, found in kinds.items() if found), "")


def _asked(text: str) -> frozenset[str]:
    """Return the tags of what is asked: "q_who"; the last of two questions counts least.

    Who somebody is ("q_you") and what they would give for something ("q_pay") are questions of
    their own: a name of somebody else answers neither.
    """
    text = _the_question(text)
    own_kind = _own_kind(text)
    if own_kind:
        return frozenset({own_kind})
    found = _QUESTION.search(text)
    if _YES_OR_NO.match(text):
        return frozenset({"q_if"} if found is None else {f"q_{_kind_of(found)}"})
    tells = _TELLS.search(text) is not None and "?" not in text
    if found is None or tells or not _ASKING.search(text):
        return frozenset()  # "I tell her who did it" asks nothing
    own = {"own"} if _OWN_WISH.search(text) else set()
    if _PAST.search(text):
        own.add("past")
    return frozenset({f"q_{_kind_of(found)}"} | own)


def _kind_of(question: re.Match[str]) -> str:
    word = question["word"].lower()
    return _KINDS.get(word, word)


_YES_OR_NO: Final = re.compile(
    r"^[\W]*(?:[A-Z][\w'’ ]{1,30}, )?(?:and |but |so |then )*"
    r"(?:(?:is|are|was|were) (?:there|it|that|this|these|those|he|she|they|the|any\w*|my|his|her)"
    r"|(?:do|does|did|has|have|had|will|would|can|could) (?!you\b|i\b|we\b)[\w'’]+"
    r"|(?:did|have|had) you (?:ever )?(?:see|hear|meet|know|seen|heard|met|known))\b[^?]*\?",
    re.IGNORECASE,
)
"""A question of fact that asks for a yes or a no; "will you" and "can I" ask for something else."""
_SENTENCE: Final = re.compile(r"(?<=[.!?;])[\"”]?\s+")


def _the_question(text: str) -> str:
    """Return the last sentence that asks, of words that say something before it.

    Example:
        >>> _the_question("The gate is full of wardens. Is there a way by the water?")
        'Is there a way by the water?'
        >>> _the_question("I ask her who did it.")
        'I ask her who did it.'
    """
    parts = _SENTENCE.split(text)
    asks = [part for part in parts if part.rstrip(' "”').endswith("?")]
    return asks[-1] if asks and len(parts) > 1 else text


def topic_of(text: str) -> str:
    """Return what the player asks somebody about, as that one would say it; "" for nothing.

    Example:
        >>> topic_of("I ask the boatman about his family, kindly"), topic_of("I ask how it went")
        ('my family', '')
    """
    found = _TOPIC.search(text)
    topic = found["topic"].strip() if found else ""
    words = topic.split()
    if not words or words[0].lower() in _UNSAID or words[0].lower() in ("why", "how", "what"):
        return ""
    return " ".join(_TURNED.get(word.lower(), word) for word in words)


_OWNED: Final = re.compile(
    r"\b(?:his|their|her)\b(?= (?!(?:and|or|to|in|at|for|from|out|hang|go|die|pay)\b)[a-z])"
)
"""A word of somebody's own before what is owned: "to see her hang" owns nothing."""


def _in_own_mouth(want: str) -> str:
    """Return what somebody wants as that one says it.

    Example:
        >>> _in_own_mouth("the clapper for a bell of her own"), _in_own_mouth("to see him hang")
        ('the clapper for a bell of my own', 'to see him hang')
    """
    said = re.sub(r"\b(?:him|her|them)sel(?:f|ves)\b", "myself", want, flags=re.IGNORECASE)
    return _OWNED.sub("my", said)


_WHAT_IS_SAID: Final = re.compile(
    r"\b(?:about|regarding|concerning)\b"
    r"|(?<=\w) (?:that|whether|if|what|who|whom|whose|where|when|why|how|which)\b",
    re.IGNORECASE,
)
_NO_OWNER: Final = r"(?!['’](?:s\b|(?!\w)))"
_OWNER: Final = re.compile(r"\b(?:the |an? |my )?[\w-]+['’]s?(?= [a-z])")
"""Whose something is: the pawnbroker's mark is no pawnbroker."""
_VERB_FIRST: Final = re.compile(r"^\W*(?:then |so |and )*(?:i|we) [a-z]+\b", re.IGNORECASE)
"""What one does oneself names nobody: who counts coins looks at no count."""
_I_SAY: Final = re.compile(r"^\W*(?:then |so |and )*(?:i|we)\b", re.IGNORECASE)
_OF_WHOM: Final = re.compile(
    r"\b(?:about|regarding|concerning) (?:(?:the|an?|my|your|his|her|their) )?[\w'’-]+",
    re.IGNORECASE,
)


def _to_whom(said: str) -> str:
    """Return words without what is said or asked, so that nobody who is only a topic answers.

    Example:
        >>> _to_whom("I ask Kesh what she knows about the count")
        'I ask Kesh'
        >>> _to_whom("What do you know about the count, Kesh?")
        'What do you know , Kesh?'
    """
    if _I_SAY.match(said):
        return _WHAT_IS_SAID.split(said, maxsplit=1)[0].rstrip()
    return _OF_WHOM.sub("", said)


class Chatter:
    """Answers one exchange without a roll.

    Args:
        brief: the exchange.
        cast: who and what it is about.
        memory: what was told; what is told here is added.
    """

    def __init__(self, brief: Brief, cast: Cast, memory: Memory) -> None:
        self._brief = brief
        self._cast = cast
        self._memory = memory
        self._picker = Picker(brief.seed, brief.exchange, "talk")
        self._said: list[str] = []

    def answer(self) -> list[str]:
        """Return one or two sentences; three for a look round."""
        text = self._brief.attempt.text
        if _TABLE.search(text) and not self._spoken_to():
            self._say(self._first("table.any", self._slots()))
        elif _ABANDONED.search(text):
            self._say(self._first("ironic.any", self._slots()))
        else:
            self._react()
        if not self._said:
            self._say(self._sense() or self._plain())
        return self._said[:_MOST]

    def _react(self) -> None:
        manner = self._brief.attempt.manner
        if manner in _DEEDS:
            self._deed(manner)
        elif self._is_talk(manner):
            self._conversation()
        elif manner in _SEEING:
            self._view()
        elif manner == "move" and (person := self._walked_up_to()) is not None:
            self._say(self._first("approach.any", self._with(person, "")))
        else:
            self._say(self._done(manner))
            if self._picker.chance(_REMINDED):
                self._say(self._pressure())

    def _is_talk(self, manner: str) -> bool:
        """Return whether somebody answers; a dance or a signal to nobody is no question."""
        if manner in ("other", "handle") and said_back(self._brief.attempt.text):
            # Who is laid hands on has nothing to say that would answer it.
            return _TO_SOMEBODY.search(self._brief.attempt.text) is not None and (
                self._spoken_to() is not None
            )
        if manner in ("other", "handle", "perform", "signal"):
            return self._spoken_to() is not None
        return manner in _SPOKEN

    def _done(self, manner: str) -> str:
        """Return how something plain is done: as the player put it, with what they named.

        Only what can be said back by no sentence is told in general words; "I get in" goes no way
        that could be long or far.
        """
        deed = said_back(self._brief.attempt.text)
        slots = self._slots()
        if not deed:
            return self._first(_BLOCKS.get(manner, "other.any"), slots.lacking("deed"))
        block = _BLOCKS.get(manner, "other.any") if self._is_of(manner) else "handle.any"
        said = slots.having(deed=Noun(text=deed))
        told = tuple(f for f in pool("talk")[block] if "deed" in f.slots)
        is_long = len(deed.split()) > _LONG_DEED
        told = pool("talk")["said.any"] if is_long or not told else told
        return self._choose(told, said) or self._first(block, slots.lacking("deed"))

    def _is_of(self, manner: str) -> bool:
        """Return whether words are plainly of the kind that they were read as."""
        goal = self._brief.attempt.goal or self._brief.attempt.text
        if manner in ("move", "ride", "drive"):
            return _GOES.search(goal) is not None
        return manner in ("eat", "other") or (manner == "rest" and _RESTS.search(goal) is not None)

    def _deed(self, manner: str) -> None:
        """Tell a plain deed with a thing; the numbers of it stand in the margin."""
        person = self._spoken_to() or self._cast.npc
        slots = self._slots() if person is None else self._with(person, "")
        if person is not None and is_beast(slots.nouns["npc"]):
            slots = slots.lacking("npc")
        thing = clean(self._brief.attempt.target or "")
        if thing:
            slots = slots.having(gear=definite(thing))
        self._say(self._first(f"{manner}.any", slots))

    def _conversation(self) -> None:
        person = self._spoken_to() or self._cast.npc
        if person is None:
            self._say(self._first("talk.nobody", self._slots()))
            return
        mood = "warm" if person.attitude > 0 else "cold" if person.attitude < 0 else "even"
        slots = self._with(person, topic_of(self._brief.attempt.text))
        if is_beast(slots.nouns["npc"]):
            self._say(self._first("talk.nobody", slots.lacking("npc")))
            return
        self._say(self._to_the_point(mood, slots) or self._first("talk.even", slots))
        if person.wants and self._picker.chance(35):
            self._say(self._first("talk.want", slots))

    def _to_the_point(self, mood: str, slots: Slots) -> str:
        """Return an answer to the question, or one that names what was asked about, mostly."""
        lines = pool("talk")[f"talk.{mood}"]
        asked = pool("talk")["asked.cold" if mood == "cold" else "asked.any"]
        answer = self._choose(asked, slots)
        if answer:
            return answer
        pointed = tuple(f for f in lines if "topic" in f.slots)
        found = self._choose(pointed, slots) if self._picker.chance(_POINTED) else ""
        return found or self._choose(lines, slots)

    def _view(self) -> None:
        slots = self._slots()
        person = self._looked_at()
        if person is not None:
            self._face(person)
            return
        all_round = _ALL_ROUND.search(self._brief.attempt.text) is not None
        if all_round:
            self._say(self._who_is_here(slots))
        self._say(self._first("look.plain", to_be_sensed(slots, self._brief.setting.place)))
        standings = [(as_thing(s.name), s.helps) for s in self._brief.setting.standings]
        usable = [(noun, helps) for noun, helps in standings if noun is not None]
        if usable and self._picker.chance(60):
            noun, helps = self._picker.one(usable)
            seen = slots.having(circ=noun)
            tags = seen.tags | ({"useful"} if helps else set())
            tags |= {"seen"} if object_class(noun.head) else set()
            self._say(self._first("look.circ", Slots(seen.nouns, tags)))
        elif "npc" in slots.nouns and not all_round:
            self._say(self._first("look.people", slots))
        if len(self._said) < _MOST:
            self._say(self._sense())

    def _who_is_here(self, slots: Slots) -> str:
        """Return a sentence with all who are here: whoever looks round sees them."""
        people = [definite(person.name) for person in self._brief.setting.people]
        if not people:
            return self._first("around.nobody", slots.lacking("npc"))
        names = [noun.text for noun in people]
        many = len(people) > 1 or people[0].plural
        return self._first("around.some", slots.having(npc=Noun(text=listed(names), plural=many)))

    def _walked_up_to(self) -> Person | None:
        """Return who of those present the player goes up to; None for a way or a place."""
        found = _UP_TO.search(self._brief.attempt.text)
        words = fold_words(found["whom"]) if found else []
        people = [(p, definite(p.name)) for p in self._brief.setting.people]
        return next((p for p, noun in people if noun.head in words and not is_beast(noun)), None)

    def _looked_at(self) -> Person | None:
        """Return who of those present is looked at; None for a look at things or all round."""
        words = set(fold_words(_VERB_FIRST.sub("", self._brief.attempt.text)))
        present = self._brief.setting.people
        return next((p for p in present if definite(p.name).head in words), None)

    def _face(self, person: Person) -> None:
        """Tell what somebody looks like who is looked at: their mood, and what they are after."""
        slots = self._with(person, "")
        mood = "warm" if person.attitude > 0 else "cold" if person.attitude < 0 else "even"
        mood = "beast" if is_beast(slots.nouns["npc"]) else mood
        self._say(self._first(f"face.{mood}", slots))
        if person.wants and mood != "beast" and self._picker.chance(60):
            self._say(self._first("face.want", slots))
        else:
            self._say(self._sense())

    def _spoken_to(self) -> Person | None:
        """Return the person whom the player's words are for."""
        # Who is named in what the player's character says is talked about, and not talked to.
        said = _to_whom(_QUOTED.sub(" ", self._brief.attempt.text))
        words = _VERB_FIRST.sub("", said).lower()
        target = clean(self._brief.attempt.target or "").lower()
        for person in self._brief.setting.people:
            if target and clean(person.name).lower() == target:
                return person
        for person in told_first(self._brief.setting.people, said):
            noun = definite(person.name)
            called = person.name.split()[0]
            if called.istitle() and re.search(
                rf"\b{re.escape(called.lower())}\b{_NO_OWNER}", words
            ):
                return person
            if target and (noun.bare.lower() == target or noun.head == target.split()[-1]):
                return person
            if noun.head and re.search(rf"\b{re.escape(noun.head)}\b{_NO_OWNER}", words):
                return person
        named = somebody_in(_OWNER.sub("", said))
        return Person(name=named) if named and means_person(named, said) else None

    def _with(self, person: Person, topic: str) -> Slots:
        noun = definite(person.name).single
        more = {"npc": noun, "npctheir": Noun(text=noun.their)}
        if topic:
            more["topic"] = Noun(text=topic, plural=is_plural(topic))
        if person.wants:
            more["want"] = Noun(text=clean(person.wants))
            more["mywant"] = Noun(text=_in_own_mouth(clean(person.wants)))
        named = self._named(person)
        tags = _asked(self._brief.attempt.text)
        if named:
            more["named"] = Noun(text=named)
            tags |= {"named"}
        other = self._somebody_else(person)
        if other is not None:
            more["other"] = other
            tags |= {"other"}
        slots = self._cast.slots.having(**more)
        return Slots(slots.nouns, slots.tags | tags)

    def _named(self, person: Person) -> str:
        """Return the name that is asked for, this one's or another's; "" where it is not known."""
        other, known = asked_name_of(self._brief.attempt.text), self._brief.setting.knowledge
        if not other:
            return name_of(person.name, known)
        head = definite(other).head
        names = (p.name for p in self._brief.setting.people if has_name(p.name))
        own = next((n for n in names if head in fold_words(n)), "")
        return own or name_of(other, known)

    def _somebody_else(self, person: Person) -> Noun | None:
        """Return somebody present to whom one may be sent on."""
        said = set(fold_words(self._brief.attempt.text))
        others = [
            p
            for p in self._brief.setting.people
            if p.name != person.name and definite(p.name).head not in said
        ]
        known = [noun for p in others if not is_beast(noun := definite(p.name))]
        return self._picker.one(known).single if known else None

    def _slots(self) -> Slots:
        return self._cast.slots

    def _sense(self) -> str:
        slots = to_be_sensed(self._slots(), self._brief.setting.place)
        return self._choose(pool("senses")["any"], slots)

    def _pressure(self) -> str:
        slots = self._slots()
        return self._choose(pool("closers")["clock"], slots) if "due" in slots.tags else ""

    def _plain(self) -> str:
        for name in ("other.any", "think.any", "look.plain", "move.any"):
            found = self._first(name, self._slots())
            if found:
                return found
        return self._sense() or "The moment passes, and another one takes its place."

    def _first(self, block: str, slots: Slots) -> str:
        return self._choose(pool("talk")[block], slots)

    def _choose(self, fragments: tuple[Fragment, ...], slots: Slots) -> str:
        suiting = [f for f in fragments if slots.suits(f)]
        for fragment in sorted(self._picker.shuffled(suiting), key=self._memory.age):
            sentence = slots.sentence(fragment.text)
            if self._memory.fresh(sentence, opens=not self._said):
                return sentence
        return ""

    def _say(self, sentence: str) -> None:
        if sentence and len(self._said) < _MOST:
            self._said.append(sentence)
            self._memory.tell(sentence)
