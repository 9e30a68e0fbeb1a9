"""Words to somebody present, and plain steps and gestures: what they are, whatever the scene holds.

A reader that weighs every word against the scene takes "One more for the fire, I have salt" for
cooking and "I ask the woman her name" for a conjuring. Whoever speaks to somebody talks, or tries
to win them; whoever steps into the light with open hands does only that.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from companion.reader import Intent
from companion.reader.everyday import SUBJECT
from companion.session.asking import is_about_rules
from companion.session.everyday import everyday
from companion.session.scene import words

LONGEST_GOAL: Final = 120
_THEM: Final = (
    r"(?:him|her|them|(?:the |this |that )(?:(?:old|young|strange|other|tall) )?"
    r"(?:woman|man|stranger|girl|boy|fellow|voice|person|lady|one)|somebody|someone|anybody|anyone"
    r"|people|everybody|everyone|around|the locals|a passer-?by|the (?:first|next|nearest) "
    r"(?:person|one|man|woman)(?: (?:i|we) (?:see|meet|find))?)"
)
_TO_THEM: Final = re.compile(
    r"\b(?:ask|beg|urge|tell|question|answer|thank|greet|(?:talk|speak|listen) (?:to|with)"
    rf"|offer|promise|pay|bribe|sell) (?P<who>{_THEM})\b",
    re.IGNORECASE,
)
_YOU: Final = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)
_MILD: Final = re.compile(
    r"(?:and |but |so |then )?(?:who|whom|whose|what(?! if)|where|when|why(?! don['’]?t| not)|which"
    r"|how|are|is|were|was|do you (?:know|think|remember|like|want|need|have|live|work)|did"
    r"|have you|has|and you)\b",
    re.IGNORECASE,
)
_ASKS_FOR: Final = re.compile(
    rf"{SUBJECT}ask (?P<who>[\w'’ -]{{2,40}}?) (?:for )?(?:his|her|their|its|the|your)"
    r" (?:own )?(?:name|names|business|trade|story|news|opinion|advice|age|errand|time|way|price)\b"
    r".{0,60}",
    re.IGNORECASE,
)
_BEGS: Final = re.compile(
    rf"{SUBJECT}(?:ask|beg|urge|implore|beseech|press) (?P<who>[\w'’ -]{{2,40}}?) "
    r"(?P<what>(?:to|for|if (?:i|we) (?:may|can|could)|not to)\b.{2,200})",
    re.IGNORECASE,
)
_WOULD_YOU: Final = re.compile(
    r"(?:and |but |so |then |please,? )?(?:can|could|will|would|won['’]t|may|might) "
    r"(?:you|i|we)\b.{2,200}\?",
    re.IGNORECASE,
)
_SAYS: Final = re.compile(
    rf"{SUBJECT}(?:say|answer|reply|explain|add|call|call out|shout|whisper|murmur|mutter|respond"
    r"|(?:talk|speak)(?= (?:up|down|through|into|across|over|back)\b.*:))"
    r"(?: (?:back|up|down|softly|quietly|loudly|aloud))?(?: to (?P<who>[\w'’ -]{2,40}?))?"
    r"(?: (?:up|down|through|into|across|over) (?:the|my|his|her|their|a) [\w'’-]+"
    r"(?: [\w'’-]+)?(?= ?[:,]))?"
    r"(?: that |[:,] ?|(?= [\"“]))(?P<what>.{2,400})",
    re.IGNORECASE,
)
_TELLS: Final = re.compile(
    rf"{SUBJECT}(?:tell|inform|assure|remind|answer) (?P<who>[\w'’ -]{{2,40}}?)(?: |: ?)"
    r"(?:(?:(?<=: )|(?<=:))(?=\w)|(?:that|about|of|how|why|what|where|who|the|my|our|a story"
    r"|everything|nothing)\b|(?=(?:i|we|if)\b))(?P<what>.{2,400})",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(
    r"[\"“](?P<what>[^\"”]{2,400})[\"”]?"
    r"(?:,? (?:i|we) (?:say|answer|reply|whisper|murmur|mutter|call|call out|shout|tell|ask|add)\b"
    r"(?: (?:to )?(?P<who>[\w'’ -]{2,40}))?)?",
    re.IGNORECASE,
)
_BORROWS: Final = re.compile(
    rf"{SUBJECT}(?:borrow|beg|bum|cadge|scrounge|hire|rent) (?P<what>.{{2,60}}?) "
    r"(?:from|off|of) (?P<who>[\w'’ -]{2,40})",
    re.IGNORECASE,
)
_OFFERS: Final = re.compile(
    rf"{SUBJECT}(?:offer|promise|propose|suggest|sell) (?P<who>[\w'’ -]{{2,40}}?) "
    r"(?P<what>(?:a|an|the|my|some|one|two|three|four|five|six|ten|half|all|money|gold|silver|to|that)"
    r"\b.{2,200})",
    re.IGNORECASE,
)
_CONFRONTS: Final = re.compile(
    rf"{SUBJECT}(?:accuse|denounce|blame|order|command|warn) (?P<who>[\w'’ -]{{2,40}}?) "
    r"(?P<what>(?:of|for|as|off|out of|away from|to (?:leave|get|clear|stand|back|go|be gone))\b"
    r".{2,200})",
    re.IGNORECASE,
)
"""Somebody is told to their face what they did, or to be gone."""
_THREATENS: Final = re.compile(
    r"\b(?:or else|or (?:i|we)(?:['’]ll| will| shall)"
    r"|or (?:i|we) (?:cut|kill|shoot|stab|burn|break|take"
    r"|call|hang|drown|gut|scream|shout|fetch)|last (?:chance|warning)|drop (?:it|the|your)|regret"
    r"|kill you|hurt you|back off|out of my way|stand aside|threaten|surrender|yield)\b"
    r"|\b(?:i|we)(?:['’]ll| will| shall|['’]m going to) (?:kill|hurt|shoot|stab|cut|burn|break|gut"
    r"|hang|drown|smash|sink|crush|flog|report|call the)\b[^.!?]{1,80}\b(?:if|unless|until)\b"
    r"|\b(?:if|unless|until) (?:you|he|she|they)\b[^.!?]{2,80}\b(?:i|we)(?:['’]ll| will| shall"
    r"|['’]m going to) (?:kill|hurt|shoot|stab|cut|burn|break|gut|hang|drown|smash|sink|crush|flog"
    r"|report|call the)\b",
    re.IGNORECASE,
)
_LIES: Final = re.compile(
    r"\b(?:lie|lies|lying|pretend|sent me|sent us|on behalf|inspector|inspection|i['’]m the new"
    r"|claim|as if|never seen|false|bluff)\b",
    re.IGNORECASE,
)
_BARGAINS: Final = re.compile(
    r"\b(?:coins?|gold|silver|copper|money|pay|price|half|credits?|dollars?|deal|bargain|trade|"
    r"exchange|in return|cheaper|discount|share)\b"
    r"|\b(?:and|then) (?:i|we)(?:['’]ll| will) (?!(?:go|leave|see|know|tell|kill|hurt|be off)\b)"
    r"|\b(?:i|we)(?:['’]ll| will| can| could| shall)\b[^.!?]{2,80}\bif (?:you|he|she|they)\b"
    r"(?! (?:like|want|wish|please|prefer|need|don['’]?t mind)\b)"
    r"|\bif (?:you|he|she|they)\b(?! (?:like|want|wish|please|prefer|need)\b)[^.!?]{2,80}?,? "
    r"(?:i|we)(?:['’]ll| will| can| could| shall)\b"
    r"|\byou (?:can|could|may|shall|will) (?:have|keep|get|take)\b[^.!?]{2,80}\bif you\b",
    re.IGNORECASE,
)
_PLEADS: Final = re.compile(
    r"\bwhy (?:would|should) (?:i|we)\b|\bi(?: did not|['’]m innocent| am innocent"
    r"| had nothing to do with| never (?:did|touched|took|saw|went|meant)| didn['’]t)\b"
    r"|\bit was(?:n['’]t| not) (?:me|us|my|our)\b|\b(?:believe|trust) me\b"
    r"|\b(?:please|let (?:me|us|him|her|them|go)|give (?:me|us|it)|help (?:me|us)|trust|spare"
    r"|mercy|come with|join (?:me|us)|convince|persuade|agree|must|should|believe|leave (?:me|us"
    r"|him|her|them|now|the)|lend|open|swear|forgive|calm|stop|wait|tell me|show me|hide"
    r"|(?:take|row|bring|lead|guide|sail|ferry|drive|carry|fly|smuggle) (?:me|us))\b"
    r"|(?:^|[.!,\"“] ?)(?!i\b|we\b|you\b)[a-z]+ (?:me|us|him|her|them)\b[^.!?]{0,40}? and "
    r"(?:you (?:may|can|shall|will)|i(?:['’]ll| will)|[^.!?]{2,30} (?:is|are) yours)\b",
    re.IGNORECASE,
)
_PRICE: Final = re.compile(
    r"\b(?:what|how much)(?: [\w'’]+){0,2}? (?:would|will|do|can|could) (?:you|he|she|they) "
    r"(?:pay|give|offer|want|ask|take|charge)(?: (?:me|us))?\b"
    r"|\bwhat(?:['’]s| is) (?:your|the) price\b",
    re.IGNORECASE,
)
"""Asking for a price is not haggling over one."""
_LET_ME: Final = re.compile(
    r"(?:please,? |quick,? |hey,? |now )*"
    r"(?:let (?:me|us) (?:in|out|up|down|through|pass|by|go|off|be|inside)"
    r"|(?:take|hide|help|trust|believe|follow|forgive|spare|listen to|come with) (?:me|us)"
    r"|(?:give|lend) (?:me|us)"
    r"(?! (?:an? |some )?(?:list|summary|recap|hint|moment|minute|second)))\b.{0,300}",
    re.IGNORECASE,
)
"""Words that begin by asking something of somebody, though nobody is named."""
_SHORT: Final = re.compile(
    r"(?:(?:and|so|ok(?:ay)?|well|then),? )*how (?:much|many|far|long|soon|old)"
    r"(?: (?:is|are|for|does|do|will|would|did|was|were|off is) "
    r"(?:it|this|that|they|them|there|he|she|all of (?:it|them)|the lot)"
    r"(?: (?:cost|take|want|be|charge|ask|have|weigh))?)?(?: of them)?(?: here| then| now)*\?",
    re.IGNORECASE,
)
"""Asks of whoever is here what no rule of a game answers: "How much?", "How far is it?"."""
_DISTRACTS: Final = re.compile(
    r"\b(?:distract|divert|(?:keep|hold) (?:him|her|them|[A-Z][\w'’-]+) (?:busy|talking|here)"
    r"|draw (?:his|her|their) (?:attention|eyes))\b",
    re.IGNORECASE,
)
_WAYS: Final = (
    ("threaten", _THREATENS),
    ("distract", _DISTRACTS),
    ("lie to", _LIES),
    ("bargain with", _BARGAINS),
    ("persuade", _PLEADS),
)

_VEHICLES: Final = (
    r"(?:boat|ferry|raft|skiff|barge|canoe|dinghy|rowboat|punt|cart|wagon|carriage|coach|cab|taxi"
    r"|car|truck|van|lorry|bus|tram|train|sled|sledge|lift|elevator|saddle|horse|mule|shuttle|rover)"
)
"""What anybody gets into or out of who is not kept from it."""
_DRINK: Final = (
    r"(?:drinks?|cups?|mugs?|glass(?:es)?|beers?|ales?|wine|brandy|rum|whisk(?:e)?y|gin|coffee|tea"
    r"|meal|bowl|plate|bread|soup|stew|water|bottle|tankard|pint)"
)
_THEIRS: Final = r"(?:his|her|their|(?:the |my )?[\w-]+['’]s?)"
_STEPS: Final = re.compile(
    r"(?:(?:hold|put|raise|lift|spread|show|keep) (?:up |out )?(?:my|both|both my|my empty|empty)"
    r" (?:empty )?hands(?: up| out| open| in sight| visible| where [\w'’ ]{3,30})?"
    r"|(?:sit|stand|kneel|crouch|squat|lean|lie)(?: down| up| back| still)*"
    r"(?: (?:by|at|on|in|among|between|beside|near|next to|against|opposite|with) [\w'’ -]{2,40})?"
    r"|(?:step|walk|stroll|amble|wander|go|come|move|head|turn)(?: (?:slowly|calmly|openly|over|up"
    r"|in|inside|closer|forward|out|outside|back|away|around|round|right|straight))*"
    r"(?: (?:into|in|to|toward|towards|up to|through|along|out of|onto|out on|over to|closer to"
    r"|near|down|up) (?:(?:the|my|our|his|her|their|a|an) [\w'’ -]{2,40}|[\w'’-]{2,20}))?"
    r"|(?:get|climb|hop|step|clamber)(?: (?:back|carefully))? (?:in|inside|aboard|on board|ashore)"
    r"|(?:get|climb|hop|step|clamber|go|come)(?: (?:back|down))? (?:in|into|aboard|on board|onto|on"
    rf"|out of|off) (?:(?:the|my|our|his|her|their|a) (?:[\w'’-]+ )?)?{_VEHICLES}"
    r"(?: (?:beside|next to|with|behind) [\w'’ -]{2,30})?"
    rf"|(?:pour|fetch|bring|buy|draw|fill|ladle) (?:[\w'’-]+ ){{0,4}}?{_DRINK}"
    r"(?: of [\w'’ -]{2,30})?(?: for [\w'’ -]{2,30})?"
    r"|(?:set|put|place|push|slide) (?:it|them|one|the [\w'’-]+) (?:down )?(?:in front of|before"
    r"|beside|over to|across to|next to) [\w'’ -]{2,30}"
    rf"|(?:take|hold|squeeze|press|clasp|touch|kiss|stroke|pat) {_THEIRS} (?:[\w-]+ )?"
    r"(?:hands?|arm|shoulder|cheek|brow|forehead|fingers|hair|head)"
    r"(?: gently| in mine| for a moment)?"
    r"|(?:show|hold out|hand|give|point out) (?:[\w'’-]+ ){1,4}?(?:to )?[\w'’ -]{2,30}"
    r"|(?:greet|thank|salute|hail|approach|introduce myself to|shake hands with|walk up to|go up to"
    r"|sit down with|turn to) (?:the |my |an? )?[\w'’ -]{2,30}"
    r"|(?:nod|bow|smile|grin|shrug|wave|sigh|laugh|wait|blink|yawn|stretch|shiver|shake my head)"
    r"(?: (?:at|to|with) [\w'’ -]{2,30}| politely| slowly| a moment| for a moment)*)",
    re.IGNORECASE,
)
_RISKS: Final = re.compile(
    r"\b(?:ledges?|ropes?|beams?|chasm|gap|gorge|abyss|flames?|blaze|burning|fire|river|stream|water|"
    r"sea|ice|roofs?|walls?|guards?|sentr\w+|traps?|swamp|bog|cliffs?|past|unseen|quietly|silently|"
    r"locked|behind|without|before|while|windows?|dark|darkness|enem\w+|across|bridge|crack|hole|"
    r"chimney|tunnel|crowd|storm|lead|charge|watch|guard|hidden|low|flat|still|ground|fast|firm)\b",
    re.IGNORECASE,
)
"""What makes an attempt of a step, or an effort of standing and waiting."""
_THEN_ASKS: Final = re.compile(
    r"(?P<steps>(?P<who>i|we) [\w'’ -]{2,90}?)(?:,? and(?: then)?|,? then) (?:i |we )?"
    r"(?P<rest>(?:ask|tell|thank|greet|talk to|speak to|beg|urge|warn|offer) .{2,200})",
    re.IGNORECASE,
)
_AND: Final = re.compile(r"(?:,| then| and| and then|, and) (?:then )?(?:i |we )?", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Addressed:
    """What words to somebody, or a plain step, come to.

    Attributes:
        who: whom they are for; "" for nobody.
        way: how they are to be won ("bargain with"); "" for talk, and for a step.
        manner: the manner of what needs no dice.
    """

    who: str = ""
    way: str = ""
    manner: str = "talk"


def addressed(
    text: str, *, people: Collection[str], cold: Collection[str] = (), last: str = ""
) -> Addressed | None:
    """Return what words to somebody, or plain steps, come to; None for any others.

    Args:
        text: the player's words.
        people: names of who is here.
        cold: those of them who are against the players.
        last: whom the player spoke to last.

    Example:
        >>> addressed("What is your name?", people=["Tam"])
        Addressed(who='Tam', way='', manner='talk')
        >>> addressed("I offer Tam three silver coins for the boat", people=["Tam"])
        Addressed(who='Tam', way='bargain with', manner='talk')
        >>> addressed("I hold up my hands and step into the light", people=["Tam"])
        Addressed(who='', way='', manner='move')
    """
    said = " ".join(text.split())
    plain = said.rstrip(" .!…")
    if not cold and _only_steps(plain):
        return Addressed(manner="move")
    if not people:
        return None
    usual = last if last in people else next((p for p in people if p not in cold), "")
    usual = usual or next(iter(people))
    if _LET_ME.fullmatch(said) and not is_about_rules(said):
        return Addressed(who=_named(said, people) or usual, way=_way(said) or "persuade")
    if said.endswith("?") and _YOU.search(said):
        if _MILD.match(said) and not _way(said):
            return Addressed(who=_named(said, people) or usual)
        if _WOULD_YOU.fullmatch(said):
            return Addressed(who=_named(said, people) or usual, way=_way(said) or "persuade")
    return _told(plain, people, cold, usual)


_BROKEN: Final = re.compile(
    r"\W*?[\"“](?P<first>[^\"”]{1,200}?)[,.!?]*[\"”],? (?:i|we) "
    r"(?:say|answer|reply|whisper|murmur|mutter|call|call out|shout|tell|ask|add|hiss|growl"
    r"|laugh)\b(?: (?:to )?(?P<who>(?!and\b)[\w'’ -]{2,40}?))?"
    r"(?: (?:softly|quietly|loudly|back|aloud|gently))?"
    r"[,.:;!]? [\"“](?P<rest>[^\"”]{1,300})[\"”]?[ .!]*",
    re.IGNORECASE,
)


def in_one_breath(text: str) -> str:
    """Return speech that is broken by "I say" as one speech; any other words as they are.

    Example:
        >>> in_one_breath('"For you," I say. "Who chained you there?"')
        '"For you. Who chained you there?"'
        >>> in_one_breath('"No," I tell Kesh. "Where is it?"')
        '"No. Where is it?" I ask Kesh'
    """
    found = _BROKEN.fullmatch(" ".join(text.split()))
    if found is None:
        return text
    whole = f'"{found["first"]}. {found["rest"]}"'
    return f"{whole} I ask {found['who']}" if found["who"] else whole


def asks_shortly(text: str) -> bool:
    """Return whether a question is so short that only somebody present can be asked it.

    Example:
        >>> asks_shortly("How much?"), asks_shortly("And how far is it?"), asks_shortly("How?")
        (True, True, False)
    """
    return bool(_SHORT.fullmatch(" ".join(text.split())))


_SHE: Final = frozenset({"woman", "girl", "lady", "mother", "sister", "widow", "wife", "daughter"})
_HE: Final = frozenset({"man", "boy", "fellow", "father", "brother", "husband", "son", "lad"})


def _is_other(said: str, usual: str) -> bool:
    """Return whether words for somebody cannot mean whoever is spoken to: a boy is no girl."""
    mine, theirs = set(words(said)), set(words(usual))
    return bool((mine & _HE and theirs & _SHE) or (mine & _SHE and theirs & _HE))


def _told(
    plain: str, people: Collection[str], cold: Collection[str], usual: str
) -> Addressed | None:
    """Return what asking and telling somebody comes to; "her" is whom one speaks to."""
    meant = _TO_THEM.search(plain)
    if meant is not None and _is_other(meant["who"], usual):
        return None  # "the boy" is not the girl whom one spoke to last
    who = "" if meant is None or _named(meant["who"], people) else usual
    named = plain if not who or meant is None else _in_place(plain, meant, who)
    asked = _ASKS_FOR.fullmatch(named) or None
    if asked is not None and _someone(asked["who"], people):
        return Addressed(who=_someone(asked["who"], people))
    talk = everyday(named, people=people, cold=cold) if who else None
    if talk is not None and talk.manner == "talk":
        return Addressed(who=who)
    return _spoken(named, people, usual)


def after_steps(text: str) -> str:
    """Return words to somebody without the plain steps before them; any others as they are.

    Example:
        >>> after_steps("I sit down beside the woman and ask her what happened")
        'I ask the woman what happened'
        >>> after_steps("I climb the wall and ask the guard what happened")
        'I climb the wall and ask the guard what happened'
        >>> after_steps("I greet the keeper and ask him why he came")
        'I ask the keeper why he came'
    """
    found = _THEN_ASKS.fullmatch(" ".join(text.split()))
    if found is None or not _only_steps(found["steps"]):
        return text
    met = _MEETS.search(found["steps"])
    rest = found["rest"] if met is None else _PRONOUN_ASKED.sub(rf"\1 {met['whom']}", found["rest"])
    return f"{found['who']} {rest}"


_MEETS: Final = re.compile(
    r"\b(?:greet|thank|salute|hail|approach|(?:nod|bow|wave|smile|walk|go|turn|walk up|go up"
    r"|introduce myself) (?:up )?(?:to|at)|shake hands with|sit down (?:with|beside|by)) "
    r"(?P<whom>the [\w'’ -]{2,30}|[A-Z][\w'’ -]{1,30})$",
    re.IGNORECASE,
)
"""Whom one has just met is meant by the pronoun that follows."""
_PRONOUN_ASKED: Final = re.compile(
    r"^(ask|tell|thank|talk to|speak to|beg|urge|warn|offer) (?:him|her|them)\b", re.IGNORECASE
)


_THEN_DOES: Final = re.compile(
    r"(?P<steps>(?P<who>i|we) [\w'’ -]{2,60}?)(?:, and|,| and)(?: then)? (?P<rest>.{2,200})",
    re.IGNORECASE,
)


def without_steps(text: str) -> str:
    """Return words without the plain steps before what is done; "" where they begin with none.

    Example:
        >>> without_steps("I walk over to the bar and order a rum")
        'I order a rum'
        >>> without_steps("I climb the wall and order a rum")
        ''
    """
    found = _THEN_DOES.fullmatch(" ".join(text.split()))
    if found is None or not _only_steps(found["steps"]):
        return ""
    rest = found["rest"]
    return rest if re.match(r"(?:i|we)\b", rest, re.IGNORECASE) else f"{found['who']} {rest}"


def won(to: Addressed, text: str, read: Callable[[str], Intent]) -> Intent:
    """Return the intent of words to somebody: talk, or the attempt to win them.

    Args:
        to: what the words come to.
        text: the player's words.
        read: the reader, for what the attempt is made with.
    """
    goal = re.sub(rf"^{SUBJECT}", "", " ".join(text.split()), flags=re.IGNORECASE)[:LONGEST_GOAL]
    goal = goal.rstrip(" .!…")
    if not to.way:
        target = to.who or None
        return Intent(needs_roll=False, kind="none", manner=to.manner, goal=goal, target=target)
    intent = read(f"I {to.way} {to.who}")
    update: dict[str, object] = {"goal": f"{to.way} {to.who}", "target": to.who}
    if intent.opponent == to.who:
        update["opponent_is_chosen"] = True  # whoever is spoken to is meant, and nobody else
    return intent.model_copy(update=update)


def _in_place(text: str, meant: re.Match[str], who: str) -> str:
    return f"{text[: meant.start('who')]}{who}{text[meant.end('who') :]}"


def _spoken(said: str, people: Collection[str], usual: str) -> Addressed | None:
    """Return what words spoken in so many words come to."""
    for pattern in (_CONFRONTS, _BEGS, _BORROWS, _SAYS, _TELLS, _OFFERS, _QUOTED):
        found = pattern.fullmatch(said)
        if found is None:
            continue
        named = (found.groupdict().get("who") or "").strip()
        who = _someone(named, people) if named else _named(found["what"], people) or usual
        if not who:
            continue
        way = _way(found["what"])
        if pattern in (_BEGS, _BORROWS):
            way = way or "persuade"
        if pattern is _CONFRONTS:
            way = way or "threaten"
        if pattern is _OFFERS:
            way = way if way in ("threaten", "lie to", "distract") else "bargain with"
        return Addressed(who=who, way=way)
    return None


def _way(what: str) -> str:
    asked = (said for said in _SENTENCES.split(what) if not _only_asks(said))
    plain = _PRICE.sub(" ", " ".join(asked))
    return next((way for way, pattern in _WAYS if pattern.search(plain)), "")


_SENTENCES: Final = re.compile(r"(?<=[.!?…])\s+")


_PUTS_IT_TO: Final = re.compile(r"\bwhy (?:would|should) (?:i|we)\b", re.IGNORECASE)
"""A question that wants no answer: it argues."""


def _only_asks(said: str) -> bool:
    """Return whether a sentence asks for an answer, and for nothing to be done or given.

    Example:
        >>> _only_asks("Now, who did you pay for it?"), _only_asks("Will you pay for it?")
        (True, False)
    """
    plain = re.sub(r"^(?:[\w'’]+(?: [\w'’]+)?, )?", "", said.strip(' "“”'))
    if _PUTS_IT_TO.search(plain):
        return False
    return plain.endswith("?") and any(map(_MILD.match, (plain, said.strip(' "“”'))))


def _someone(name: str, people: Collection[str]) -> str:
    """Return the one of ``people`` whom a name means by all its words; "" for nobody."""
    said = set(words(name))
    return next((p for p in people if said and said <= set(words(p))), "")


def _named(text: str, people: Collection[str]) -> str:
    """Return the one of ``people`` who is named anywhere in a text; "" for nobody."""
    said = set(words(text))
    return next((p for p in people if set(words(p)) and set(words(p)) <= said), "")


def _only_steps(plain: str) -> bool:
    """Return whether words are steps and gestures and nothing else."""
    subject = re.match(SUBJECT, plain, re.IGNORECASE)
    if subject is None or _RISKS.search(plain):
        return False
    return all(_STEPS.fullmatch(part.strip()) for part in _AND.split(plain[subject.end() :]))
