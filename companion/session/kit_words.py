"""What words say and ask, and which line of a scene kit answers them."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from companion.narration.library import fold_words
from companion.narration.naming import asks_name
from companion.narration.prose.words import common_words
from companion.narration.scene_kits import LITTLE, SMALL, Line, said_words

_PRESSES: Final = re.compile(
    r"\b(?:persuad|convinc|beg|plead|threat|lie\b|lies\b|lying|bluff|pretend|demand|order\b|command"
    r"|haggl|bargain|flirt|charm|seduc|intimidat|trick|fool|brib|blackmail|taunt|provok|insult"
    r"|accus|interrogat|press\b|force|calm|comfort|distract|stall|fast-talk|talk (?:him|her|them)"
    r" (?:into|out|down|round)|or else|or i)",
    re.IGNORECASE,
)
"""What tries to bring somebody to something, which dice decide."""
_REQUESTS: Final = re.compile(
    r"\b(?:let (?:me|us|him|her|them)|give (?:me|us)|hand (?:me|us|over|it)|come (?:with|along)"
    r"|follow (?:me|us)|join (?:me|us)|take (?:me|us)|lend (?:me|us)|put (?:it|that|the) "
    r"|stand (?:aside|down|back)|back off|go away|leave (?:me|us|him|her|it)|open (?:the|this|that)"
    r"|stop (?:it|that|the|this|him|her)|don['’]?t|do not|untie|free (?:him|her|me|us|them)"
    r"|(?:pull|lift|haul|hide|carry|fetch|bring|spare|save|cut) (?:me|us|him|her|them)"
    r"|you (?:may|can|could|shall) have|i(?:['’]ll| will) (?:give|pay)|in (?:exchange|return)"
    r"|(?:can|could|may|might) (?:i|we) (?:have|take|borrow|come|go|pass|stay|keep))\b",
    re.IGNORECASE,
)
I_DO: Final = r"^\W*(?:then |so |and |now )*(?:i|we) (?:\w+ly )?"
"""How words of the player's own deeds begin."""
_SAYS: Final = re.compile(
    rf"{I_DO}(?:ask|tell|say|answer|reply|greet|thank|question|whisper|murmur|call (?:out )?to"
    r"|shout (?:back )?to|(?:talk|speak|explain)(?: to| with)?|(?:turn|nod|wave) (?:back )?to"
    r"|introduce myself)\b",
    re.IGNORECASE,
)
_INDIRECT: Final = re.compile(
    r"\b(?:ask|question|enquire|inquire|wonder)\b[^.!]{0,60}?"
    r"\b(?:how|what|where|when|whether|if|who|whom|whose|which|why|about)\b",
    re.IGNORECASE,
)
"""A question that is told: whatever stands in it is asked about, and nobody is to do it."""
_ASKED_TO: Final = re.compile(
    r"\b(?:ask|tell|want|order|urge)\b[^?.!]{2,40} (?:not )?to \w+", re.IGNORECASE
)
_FAR: Final = re.compile(
    r"\b(?:call|shout|yell)\b (?:out )?(?:across|over|down|up|into|through|from)\b", re.IGNORECASE
)
"""What is called to somebody who is not at hand."""
_CALLS: Final = re.compile(
    rf"{I_DO}(?:call|wave|beckon)\b (?:to |for |at )?(?P<who>[^.,;!?]{{2,40}}?)"
    r"(?: (?:over|here|across|closer|near))?[.!]*$",
    re.IGNORECASE,
)
_SPEECH: Final = re.compile(r"[\"“]")
_KINDS: Final = {
    "greet": r"\b(?:hello|hi|hey there|greetings|good (?:day|morning|evening|night|afternoon)"
    r"|thanks|thank you|i (?:greet|thank|nod to|wave))\b",
    "you": r"\bwho (?:are|r) you\b|\bwho (?:he|she|they) (?:is|are)\b|\bwhat do you do\b"
    r"|\bintroduce\b|\byour (?:own )?name\b"
    r"|\btell me about yourself\b|\bwhat are you\b(?! (?:after\b|\w+ing\b))",
    "want": r"\bwhat (?:do|does|would|did|is it)(?: it)? (?:you|he|she|they)?.{0,12}"
    r"\b(?:want|need|like|after)\b"
    r"|\bwhat (?:are|is) (?:you|he|she|they) (?:after|looking for|waiting for|doing here)\b"
    r"|\bwhy (?:are|is) (?:you|he|she|they) here\b|\bwhat brings (?:you|him|her)\b"
    r"|\bwhat (?:you|he|she|they) wants?\b|\bwhat (?:he|she|they) (?:is|are) after\b",
    "happened": r"\bwhat(?:['’]s| is| was| has| had)? ?"
    r"(?:happened|happening|going on|wrong|the matter|all this|this about"
    r"|the trouble|up here)|\bwhat (?:did|have|had) you (?:see|seen|hear|heard|witness)"
    r"|\bwhat (?:you|he|she|they) (?:saw|heard|witnessed|(?:have|has|had) seen)\b"
    r"|\bhow did (?!you\b).{2,30} (?:die|happen|fall|drown|disappear)\b|\bwho (?:killed|did)\b"
    r"|\bwhat went (?:on|wrong)\b|\bwhat has gone\b"
    r"|\bwhat is this\b|\bwhat(?:['’]s| is) the (?:story|situation)\b",
    "do": r"\bwhat (?:should|shall|can|do|must|would|could) (?:i|we|you) "
    r"(?:do|try|suggest|advise|make)\b|\bwhat now\b|\bany (?:advice|ideas?|suggestions?)\b"
    r"|\bhow (?:do|can|could) (?:i|we) (?:get|leave)\b"
    r"|\b(?:way|ways) out\b|\bwhat (?:do|would) you (?:suggest|advise)\b|\bfor advice\b",
    "help": r"\b(?:will|would|can|could) (?:you|he|she|they) (?:please )?(?:help|assist)\b"
    r"|\bhelp (?:me|us)\b|\bfor (?:your |his |her |their )?help\b|\bneed (?:your|his|her) help\b",
    "know": r"\bwhat (?:do|does|did|can|else) (?:you|he|she|they) (?:know|tell|remember)\b"
    r"|\btell (?:me|us) (?:everything|all|more|what (?:you|he|she) knows?)\b|\bknow anything\b"
    r"|\bwhat (?:he|she|they) knows?\b|\b(?:do|does) (?:you|he|she|they) know\b",
    "who": r"\b(?:who|whom|whose)\b",
    "where": r"\bwhere\b",
    "why": r"\bwhy\b|\bwhat for\b|\bhow come\b",
    "when": r"\bwhen\b|\bhow (?:long|soon|often|late)\b",
    "how": r"\bhow\b",
    "what": r"\b(?:what|which)\b",
}  # fmt: skip
"""Kinds of questions, the particular ones first."""
_KIND: Final = {kind: re.compile(how, re.IGNORECASE) for kind, how in _KINDS.items()}
_ASKS: Final = re.compile(
    r"\?|\b(?:asks?|wonder|question|want to know|enquire|inquire)\b", re.IGNORECASE
)
_OTHERS_WISH: Final = re.compile(
    r"\bwhat (?:(?:do|does|did|is|are|can) )?(?!(?:do|does|did|is|are|you|he|she|they|it|i|we)\b)"
    r"[\w'’-]+(?: [\w'’-]+){0,3}? (?:wants?|wanted|after|looking for|(?:is|are) after)\b",
    re.IGNORECASE,
)
OTHERS_WISH: Final = "wants"
GREETING: Final = "greet"
STATED: Final = "told"


def presses(text: str) -> bool:
    """Return whether words try to bring somebody to something."""
    return bool(_PRESSES.search(text) or _REQUESTS.search(text))


def is_talk(text: str) -> bool:
    """Return whether words only talk: they ask or tell, and try to bring nobody to anything.

    Example:
        >>> is_talk("I ask Vera what she wants"), is_talk("I ask Vera to let me go")
        (True, False)
        >>> is_talk("I ask her how to stop the drum"), is_talk("I tell him to put it down")
        (True, False)
        >>> is_talk("I persuade Vera to tell me"), is_talk("I climb the wall")
        (False, False)
    """
    if _PRESSES.search(text) or _FAR.search(text):
        return False
    speaks = _SAYS.match(text) or _SPEECH.search(text) or "?" in text
    if _INDIRECT.search(text):
        return bool(speaks)
    return bool(speaks) and not (_REQUESTS.search(text) or _ASKED_TO.search(text))


def is_asking(text: str) -> bool:
    """Return whether words tell of a question to somebody.

    Example:
        >>> is_asking("I ask Vera what she wants"), is_asking("I ask Vera to wait")
        (True, False)
    """
    return bool(_INDIRECT.search(text) and not _ASKED_TO.search(text))


def called_over(text: str) -> str:
    """Return whom words call over or wave to; "" for nobody.

    Example:
        >>> called_over("I call Jess over"), called_over("I call out: who is there?")
        ('Jess', '')
    """
    found = _CALLS.match(text)
    return found["who"].strip() if found is not None else ""


def is_addressed(text: str) -> bool:
    """Return whether words are said to somebody, and are no question to the table."""
    return bool(_SAYS.match(text) or _SPEECH.search(text) or re.search(r"\byou\b", text, re.I))


def kinds_asked(text: str) -> frozenset[str]:
    """Return the kinds of question that words may be.

    Example:
        >>> sorted(kinds_asked("What happened here?")), sorted(kinds_asked("I tell her the truth"))
        (['happened', 'what'], ['told'])
        >>> "you" in kinds_asked("I ask the nurse her name")
        True
        >>> sorted(kinds_asked("What does Black Tom want?"))
        ['wants', 'what']
    """
    found = {kind for kind, how in _KIND.items() if how.search(text)}
    if asks_name(text):
        found.add("you")
    if _OTHERS_WISH.search(text):
        found = (found - {"want"}) | {OTHERS_WISH}
    if not _ASKS.search(text) and not found & {"help", "do"}:
        return frozenset(found & {GREETING}) or frozenset({STATED})
    return frozenset(found)


def best_line(lines: Sequence[Line], text: str) -> Line | None:
    """Return the line that answers words best; None where none is about them.

    Args:
        lines: what may be said, in the order of the file.
        text: the player's words.
    """
    for words in dict.fromkeys((question_in(text), text)):
        said, kinds = said_words(words), kinds_asked(words)
        scored = [(_score(line, said, kinds), line) for line in lines]
        best = max((score for score, _ in scored), default=0)
        if best:
            return next(line for score, line in scored if score == best)
    return None


def is_asked_again(line: Line, text: str) -> bool:
    """Return whether words ask what a line has answered, and nothing beside it.

    Example:
        >>> said = Line(who="Vera", asked=frozenset({"boots"}), says='"He bet his boots."')
        >>> is_asked_again(said, "What about the boots?")
        True
        >>> is_asked_again(said, "Which cobbler sold the boots?")
        False
    """
    return not _topic(said_words(text)) - line.asked - said_words(line.says)


def near_line(lines: Sequence[Line], text: str, *, names: Collection[str] = ()) -> Line | None:
    """Return a line that speaks of what words name, where none is meant for it; None for none.

    Args:
        lines: what may be said, in the order of the file.
        text: the player's words.
        names: words that name somebody here, who is spoken to and not about.
    """
    kinds = kinds_asked(text)
    topic = _topic(said_words(text)) - {*names}
    if not topic or kinds <= {GREETING, "you"}:
        return None
    return next((n for n in lines if not n.is_general and topic & _spoken(n.says)), None)


def _topic(said: Collection[str]) -> frozenset[str]:
    """Return the words of what is asked that name something."""
    return frozenset(w for w in said if len(w) > SMALL) - common_words() - _NO_TOPIC


def _spoken(says: str) -> frozenset[str]:
    """Return the words that somebody speaks, without how it is told that they do."""
    return said_words(" ".join(_QUOTED.findall(says)))


_QUOTED: Final = re.compile(r"[\"“]([^\"”]+)[\"”]")
_NO_TOPIC: Final = frozenset(
    {"about", "again", "asks", "does", "else", "exactly", "have", "know", "mean", "means", "more"}
    | {"once", "please", "question", "really", "said", "says", "tell", "tells", "thing", "think"}
    | {"thinks", "this", "told", "your"}
)
"""Words of asking, which name nothing."""
OFFERED: Final = ("know", "do", "happened", "help", "want")
"""Kinds of lines with which somebody answers who has nothing else left to say, in turn."""


def offered_line(lines: Sequence[Line]) -> Line | None:
    """Return what somebody says of their own accord; None for nothing left."""
    general = next((line for line in lines if line.is_general), None)
    if general is not None:
        return general
    in_turn = (line for kind in OFFERED for line in lines if line.kind == kind and not line.asked)
    return next(in_turn, None)


_PARTICULAR: Final = frozenset(
    {"you", "want", OTHERS_WISH, "happened", "do", "help", "know", GREETING, STATED}
)
"""Kinds that say by themselves what is asked; "who" and "where" ask it of something."""


def is_personal(line: Line) -> bool:
    """Return whether a line says what only whoever says it can: who they are, what they want."""
    return line.kind in _PARTICULAR


def _score(line: Line, said: Collection[str], kinds: Collection[str]) -> int:
    """Return how well a line answers; 0 for not at all."""
    if line.is_general or (line.kind and line.kind not in kinds):
        return 0
    asked = line.asked & set(said)
    named = 0 if asked <= LITTLE else len(asked)
    if line.asked and not named:
        return 0
    by_kind = 0 if not line.kind else 1
    if line.kind in _PARTICULAR:  # "what do you want the copper for?" is answered with copper
        by_kind = 2 * (1 + len(_topic(said) & _spoken(line.says)))
    return 3 * named + by_kind  # "what happened to that finger?" is about the finger


_QUESTION: Final = re.compile(r"[^.!?;\"“”]*\?")


_SENTENCE: Final = re.compile(r"[^.!?;]+[.!?;]*")
_DOES: Final = re.compile(
    r"\s*(?:then |so |and |now )*(?:i|we) (?!(?:\w+ly )?(?:am|was|have|had|want|need|know|think"
    r"|guess|believe|can|can['’]t|could|would|will|do|don['’]t|did|didn['’]t|see|saw|like|hear|heard|hope"
    r"|mean|meant|wish|wonder|only|just|am not|never|must|may|might|came|come from|are|were|feel"
    r"|wait|listen|smile|nod|shrug)\b)[a-z]",
    re.IGNORECASE,
)


def deed_after(text: str) -> str:
    """Return what is done once a question was asked; "" where nothing is.

    Example:
        >>> deed_after("Where does the wire end? I climb the pylon to get at it.")
        'I climb the pylon to get at it.'
        >>> deed_after("Where is he? I want to talk to him."), deed_after("I ask where he is.")
        ('', '')
    """
    if "?" not in text or _SPEECH.search(text):
        return ""
    parts = [found[0] for found in _SENTENCE.finditer(text)]
    asked = (i for i, part in enumerate(parts) if part.rstrip().endswith("?"))
    last = max(asked, default=len(parts))
    rest = parts[last + 1 :]
    does = bool(rest) and _DOES.match(rest[0]) and not _SAYS.match(rest[0])
    return "".join(rest).strip() if does else ""


def question_in(text: str) -> str:
    """Return what of words asks something, where a question stands beside other words.

    Example:
        >>> question_in("I take hold of the ladder. I'm not with them. Who are you?")
        'Who are you?'
        >>> question_in("I ask her about the wire")
        'I ask her about the wire'
    """
    asked = " ".join(found[0].strip() for found in _QUESTION.finditer(text))
    return asked if len(fold_words(asked)) > 1 else text
