"""Finds the acts in a text: which manner of acting, by whom, and whether it is meant.

An act carries its *standing*: ``live`` (the character does it now), or the reason why it is not
(``denied``, ``unreal``, ``past``, ``other``, ``asked``, ``ironic``, ``dropped``, ``quoted``).
"""

from dataclasses import dataclass, field, replace

from companion.reader.lexicon import (
    ADJACENT,
    BEINGS,
    PRONOUNS,
    Element,
    Lexicon,
    Pattern,
    has_phrase,
)
from companion.reader.text import bag, Token
from companion.reader.words.grammar import GRAMMAR

TRIVIAL = bag("rest eat talk move look handle think ready withdraw signal surrender listen")
_NOUN_BEFORE = bag(
    "the a an my his her your our their its this that these those some no of any each "
    "another der die das den dem des ein eine einen einem einer mein meine meinen meinem "
    "zum zur im beim kein keine le la les un une des du mon ma mes ce cet cette au aux el "
    "los las una unos mi mis su sus este esta ese esa del al"
)
_CONTRAST = bag("but instead aber sondern stattdessen doch mais pero sino")
_IF = bag("if unless wenn falls sofern si")
_LINK_IN = bag("to and then zu um a de pour para y et und dann")
_BECOMES_ME = bag("me us mich uns moi nous")


@dataclass(frozen=True, slots=True)
class Act:
    """One act found in the text."""

    manner: str
    weight: float
    at: int
    end: int
    sentence: int
    clause: int
    standing: str = "live"
    is_noun: bool = False
    is_soft: bool = False
    is_conditional: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """A tokenised text with the look-ups that the finder needs."""

    tokens: list[Token]
    stems: list[tuple[str, ...]]
    lexicon: Lexicon
    names: frozenset[str]
    own: frozenset[str]
    stands_for: frozenset[str] = frozenset()
    bounds: dict[int, tuple[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Note where each sentence begins and ends."""
        for at, token in enumerate(self.tokens):
            first = self.bounds.get(token.sentence, (at, at))[0]
            self.bounds[token.sentence] = (first, at + 1)

    def words(self, start: int, end: int) -> list[str]:
        """The folded words from one token to another, signs left out."""
        return [t.word for t in self.tokens[start:end] if not t.is_sign]

    def is_being(self, at: int) -> bool:
        """Whether a token names a creature."""
        token = self.tokens[at]
        if token.word in self.names or token.word.removesuffix("'s") in self.names:
            return True
        return bool(self.lexicon.classes_at(self.stems, at)[0] & BEINGS)


def _fits(reading: Reading, at: int, element: Element) -> int:
    """How many tokens the element takes at a place; 0 when it does not fit."""
    token = reading.tokens[at]
    if token.is_sign:
        return 0
    if element.stems and not element.stems.isdisjoint(reading.stems[at]):
        return 1
    if not element.classes:
        return 0
    classes, size = reading.lexicon.classes_at(reading.stems, at)
    if classes & element.classes:
        return size
    if "being" in element.classes:
        if token.word in PRONOUNS[reading.lexicon.language] or reading.is_being(at):
            return max(size, 1) if classes & BEINGS else 1
    return 0


def _match_row(reading: Reading, pattern: Pattern, start: int) -> int:
    """Match a pattern in word order; the index behind it, or -1."""
    place = start + 1
    tokens = reading.tokens
    light = reading.lexicon.grammar.light
    for element in pattern.elements[1:]:
        reach = element.gap
        skipped = 0
        while True:
            if place >= len(tokens) or tokens[place].is_sign:
                return -1
            size = _fits(reading, place, element)
            if size:
                place += size
                break
            word = tokens[place].word
            if element.classes and word in _PARTING:
                return -1
            if reach == ADJACENT and not (word in light or word.endswith("ly")):
                return -1
            if word in ("and", "but", "und", "aber", "mais", "pero") and reach != ADJACENT:
                return -1
            skipped += 1
            if skipped > max(reach, 2):
                return -1
            place += 1
    return place


_PARTING = bag(
    "behind past along under near toward towards beside around over through beneath "
    "before after between to into onto from like"
)


def _match_bag(reading: Reading, pattern: Pattern, start: int) -> int:
    """Match a pattern in any order within its clause (German); the index behind it, or -1."""
    tokens = reading.tokens
    clause = tokens[start].clause
    first = last = start
    while first > 0 and tokens[first - 1].clause == clause:
        first -= 1
    while last + 1 < len(tokens) and tokens[last + 1].clause == clause:
        last += 1
    furthest = start
    used: set[int] = set()
    for element in pattern.elements:
        for at in range(first, last + 1):
            fresh = at not in used or len(reading.stems[at]) > 2
            if fresh and _fits(reading, at, element):
                used.add(at)
                furthest = max(furthest, at)
                break
        else:
            return -1
    return furthest + 1


def _raw_acts(reading: Reading) -> list[Act]:
    found: list[Act] = []
    bag = reading.lexicon.language == "de"
    for at, token in enumerate(reading.tokens):
        if token.is_sign or token.word in reading.names:
            continue
        for key in reading.stems[at]:
            for pattern in reading.lexicon.patterns.get(key, ()):
                small = token.word in reading.lexicon.grammar.stop
                if small and len(pattern.elements) == 1 and reading.lexicon.language != "en":
                    continue
                if not bag and pattern.elements[0].stems.isdisjoint({key}):
                    continue
                end = (_match_bag if bag else _match_row)(reading, pattern, at)
                if end > 0:
                    found.append(
                        Act(pattern.manner.rstrip("?"), pattern.weight, at, end,
                            token.sentence, token.clause)
                    )  # fmt: skip
    return found


def _is_noun(reading: Reading, act: Act) -> bool:
    if act.end - act.at > 1 and reading.lexicon.language != "de":
        return False
    if act.weight > 1:
        return False
    token = reading.tokens[act.at]
    before = reading.tokens[act.at - 1] if act.at else None
    if _is_participle(reading, act.at):
        return True
    if before is not None and before.word.endswith("'s") and before.word not in _SHORT_IS:
        return True
    if before is not None and before.clause == token.clause and before.word in _NOUN_BEFORE:
        after = reading.tokens[act.at + 1] if act.at + 1 < len(reading.tokens) else None
        romance = reading.lexicon.language in ("fr", "es")
        clitic = before.word in {"la", "le", "les", "los", "las", "l", "lo", "die", "das", "den",
                                 "der", "her", "that", "this"}  # fmt: skip
        if romance and clitic:
            return not _follows_me(reading, act.at) and after is not None
        return True
    return (
        reading.lexicon.language == "de"
        and token.raw[:1].isupper()
        and before is not None
        and not (before.is_sign and before.sentence != token.sentence)
    )


def _is_participle(reading: Reading, at: int) -> bool:
    """Whether a word such as "cursed" only describes the noun behind it."""
    word = reading.tokens[at].word
    if reading.lexicon.language != "en" or not word.endswith("ed") or at == 0:
        return False
    start = _clause_start(reading, at)
    grammar = reading.lexicon.grammar
    subjects = grammar.me | grammar.other | reading.own
    told = any(t.word in subjects for t in reading.tokens[start:at])
    follows = at + 1 < len(reading.tokens) and not reading.tokens[at + 1].is_sign
    return start < at and not told and follows


_SHORT_IS = frozenset({"let's", "he's", "she's", "it's", "that's", "what's", "there's", "who's"})


def _follows_me(reading: Reading, at: int) -> bool:
    me = reading.lexicon.grammar.me
    return any(t.word in me for t in reading.tokens[max(0, at - 3) : at])


def _settle(acts: list[Act]) -> list[Act]:
    """Keep the most telling act where several claim the same words."""
    order = sorted(acts, key=lambda a: (-(a.weight - (0.5 if a.manner in TRIVIAL else 0)), a.at))
    kept: list[Act] = []
    taken: set[int] = set()
    for act in order:
        if act.at in taken:
            continue
        span = {act.at} if act.weight <= 1 else set(range(act.at, act.end))
        if taken & span and act.manner in TRIVIAL:
            continue
        taken |= span
        kept.append(act)
    return sorted(kept, key=lambda a: a.at)


def _clause_start(reading: Reading, at: int) -> int:
    clause = reading.tokens[at].clause
    while at > 0 and reading.tokens[at - 1].clause == clause:
        at -= 1
    return at


def _sentence_bounds(reading: Reading, sentence: int) -> tuple[int, int]:
    return reading.bounds.get(sentence, (0, 0))


def _subject(reading: Reading, act: Act, previous: str) -> str:
    """Who acts: ``me`` or ``other``."""
    grammar = reading.lexicon.grammar
    start = _clause_start(reading, act.at)
    head = reading.tokens[start].word
    for at in range(act.at - 1, start - 1, -1):
        word = reading.tokens[at].word
        if word in grammar.me or word in reading.own:
            if word in ("my", "mein", "meine", "mon", "ma", "mi", "mis", "myself"):
                return "me"
            if word in _BECOMES_ME and at + 1 == act.at and reading.lexicon.language == "en":
                return "other"
            return "me"
        if word in grammar.other and _is_subject(reading, at, start):
            if (
                word in _ANYBODY
                and at + 1 == act.at
                and not reading.tokens[act.at].word.endswith("s")
            ):
                return "me"
            return "me" if word in reading.stands_for else "other"
        if reading.is_being(at) and _is_subject(reading, at, start):
            return "other"
    if head in ("who", "which", "that", "qui", "que", "quien") and start and start != act.at:
        return "other"
    if reading.lexicon.language == "de" and act.at + 1 < len(reading.tokens):
        after = reading.tokens[act.at + 1].word
        if after in ("ich", "wir"):
            return "me"
        if after in ("er", "du", "ihr", "man"):
            return "other"
    if start == act.at or head in grammar.joins or head in _LINK_IN:
        return previous
    return "me"


_ANYBODY = frozenset({"somebody", "someone", "everybody", "everyone", "jemand", "alle"})


def _is_subject(reading: Reading, at: int, start: int) -> bool:
    """Whether a creature before a verb is the one that acts: nothing governs it in its clause."""
    grammar = reading.lexicon.grammar
    before = reading.words(start, at)
    own_pet = bool(before) and before[-1] in ("my", "meinen", "mein", "meine", "mon", "ma", "mi")
    if own_pet:
        return False
    bare = [w for w in before if w not in _NOUN_BEFORE and w not in grammar.joins]
    plain = [w for w in bare if not w.endswith(("er", "y", "ed", "ing", "ly", "ous", "ful"))]
    return len(plain) <= 2 and not any(
        w in grammar.me or reading.lexicon.stems_of(w)[0] in reading.lexicon.verbs for w in bare
    )


def _ordered(reading: Reading, act: Act) -> bool:
    """Whether the act is what somebody else is told to do ("I ask her to climb")."""
    grammar = reading.lexicon.grammar
    start, _ = _sentence_bounds(reading, act.sentence)
    low = max(start, act.at - 7)
    words = [t.word for t in reading.tokens[low : act.at]]
    if reading.lexicon.language == "en" and not (
        words
        and (
            words[-1] in ("to", "not")
            or words[-1] in PRONOUNS["en"]
            or reading.is_being(act.at - 1)
        )
    ):
        return False
    for at in range(act.at - 1, low - 1, -1):
        token = reading.tokens[at]
        if token.is_sign and token.word not in ",":
            return False
        if token.word in grammar.me and token.word not in _BECOMES_ME:
            return False
        if token.word in grammar.told:
            inner = reading.tokens[at + 1 : act.at]
            return any(
                t.word in PRONOUNS[reading.lexicon.language] or reading.is_being(at + 1 + i)
                for i, t in enumerate(inner)
            )
    return False


def _denied(reading: Reading, act: Act) -> bool:
    grammar = reading.lexicon.grammar
    start = _clause_start(reading, act.at)
    low = max(start, act.at - 5)
    before = reading.words(low, act.at)
    if reading.lexicon.language == "fr":
        before = [w for i, w in enumerate(before) if w != "n" or i]
        after = reading.words(act.at + 1, min(act.at + 4, len(reading.tokens)))
        if {"ne", "n"} & set(before) and {"pas", "jamais", "plus", "rien"} & set(after[:3]):
            return True
        return bool({"sans", "refuse", "evite"} & set(before[-3:]))
    if reading.lexicon.language == "de":
        after = [
            t.word
            for t in reading.tokens[act.at + 1 : act.at + 8]
            if t.clause == reading.tokens[act.at].clause
        ]
        hits = {"nicht", "nie", "niemals"} & set(before + after)
        if hits and not {"werden", "zu"} & set(after[:1]):
            return act.manner not in ("sneak", "hide")
        return bool({"ohne", "statt", "anstatt"} & set(before))
    follower = reading.words(act.at + 1, min(act.at + 2, len(reading.tokens)))
    if follower and follower[0] in ("nothing", "nada", "nobody", "nadie"):
        return True
    near = [w for w in before[-4:] if w != "without"]
    if "without" in before[-2:] and reading.tokens[act.at].word.endswith("ing"):
        return True
    if any(w in grammar.negations for w in near):
        purpose = "to" in before[-2:] and act.manner in ("sneak", "hide")
        return not purpose and not ("not" in before and act.manner == "sneak" and "to" in before)
    return False


def _marked(reading: Reading, act: Act, key: str, *, whole: bool) -> bool:
    """Whether a phrase of a kind governs the act: before it in its sentence, or anywhere in it."""
    start, end = _sentence_bounds(reading, act.sentence)
    stop = end if whole else act.at + 1
    low = start
    if not whole:
        for at in range(act.at - 1, start - 1, -1):
            if reading.tokens[at].word in _CONTRAST:
                low = at + 1
                break
    words = reading.words(low, stop)
    place = has_phrase(words, reading.lexicon.grammar.phrases[key])
    return place >= 0


_NOW = frozenset(
    "so now anyway today but jetzt nun heute also maintenant donc aujourd'hui alors ahora hoy "
    "entonces finally well".split()
)
_FAR_MARK = 24


def _near_mark(reading: Reading, act: Act, key: str) -> bool:
    """Whether a mark stands close to the act, with no turn to the present between them."""
    start, end = _sentence_bounds(reading, act.sentence)
    phrases = reading.lexicon.grammar.phrases[key]
    low = max(start, act.at - _FAR_MARK)
    for at in range(act.at - 1, low - 1, -1):
        if reading.tokens[at].word in _NOW and at > start + 1:
            low = at + 1
            break
    high = min(end, act.end + _FAR_MARK // 2)
    return has_phrase(reading.words(low, high), phrases) >= 0


def _long_ago(reading: Reading, act: Act) -> bool:
    return _near_mark(reading, act, "past")


def _instead(reading: Reading, act: Act) -> bool:
    start = max(_clause_start(reading, act.at) - 3, act.at - 6, 0)
    words = reading.words(start, act.at)
    place = has_phrase(words, reading.lexicon.grammar.phrases["instead"])
    return place >= 0 and len(words) - place <= 3


def _soft(reading: Reading, act: Act) -> bool:
    return _marked(reading, act, "soft", whole=False)


def _in_if(reading: Reading, act: Act) -> str:
    """``if`` for an act inside a condition, ``then`` for one that hangs on it, else nothing."""
    start, _ = _sentence_bounds(reading, act.sentence)
    opened = -1
    for at in range(start, act.at):
        if reading.tokens[at].word in _IF:
            opened = at
    if opened < 0:
        return ""
    between = reading.tokens[opened : act.at]
    parted = any(t.word in (",", "—", "then", "dann", "alors", "entonces") for t in between)
    if parted or reading.tokens[act.at].clause - reading.tokens[opened].clause > 1:
        return "then"
    return "if"


def _asked_tokens(reading: Reading) -> frozenset[int]:
    """Tokens inside a question; an act told before the question word is not asked."""
    grammar = reading.lexicon.grammar
    out: set[int] = set()
    for number in asked_sentences(reading):
        start, end = _sentence_bounds(reading, number)
        opened = start
        for at in range(start + 2, end):
            fresh = reading.tokens[at].clause != reading.tokens[at - 1].clause
            told = any(t.word in grammar.me for t in reading.tokens[start:at]) or (
                reading.lexicon.language == "es" and at > start + 2
            )
            if fresh and told and reading.tokens[at].word in _WH:
                opened = at
                break
        out |= set(range(opened, end))
    return frozenset(out)


_WH = bag(
    "what where who why how which whose was wo wer warum wie welche que quoi ou qui "
    "pourquoi comment combien quien donde cuando cuantos cuantas cual"
)


def _supposed(reading: Reading, act: Act) -> bool:
    """Whether the verb itself, or its helper, only supposes ("Gorm would lift", "treparía")."""
    language = reading.lexicon.language
    token = reading.tokens[act.at]
    if language in ("es", "fr"):
        ends = ("ria", "riamos") if language == "es" else ("rais", "rions")
        return token.word.endswith(ends)
    helpers = {"would", "could", "i'd", "we'd"} if language == "en" else {
        "wurde", "wurden", "konnte", "konnten", "hatte", "hatten"}  # fmt: skip
    start = _clause_start(reading, act.at)
    near = reading.words(max(start, act.at - 4), act.at)
    wants = {"like", "love", "better", "gern", "gerne", "rather"}
    return bool(helpers & set(near)) and not wants & set(near)


def _standing(reading: Reading, act: Act, subject: str, asked: frozenset[int]) -> Act:
    token = reading.tokens[act.at]
    standing = "live"
    condition = _in_if(reading, act)
    if token.quoted:
        standing = "quoted"
    elif act.at in asked:
        standing = "asked"
    elif subject == "other" or _ordered(reading, act):
        standing = "other"
    elif condition == "if":
        standing = "unreal"
    elif _denied(reading, act) or _instead(reading, act):
        standing = "denied"
    elif _long_ago(reading, act):
        standing = "past"
    elif (
        _marked(reading, act, "unreal", whole=False) and _near_mark(reading, act, "unreal")
    ) or _supposed(reading, act):
        standing = "unreal"
    elif _marked(reading, act, "irony", whole=True) and _near_mark(reading, act, "irony"):
        standing = "ironic"
    return replace(
        act,
        standing=standing,
        is_soft=standing == "live" and _soft(reading, act),
        is_conditional=condition == "then",
    )


def cancel_points(reading: Reading) -> list[int]:
    """Indices of the tokens at which the player takes back what was said before."""
    points = []
    tokens = reading.tokens
    openers = {"but", "and", "ok", "okay", "well", "hmm", "hm", "ah", "oh", "uh", "und", "aber",
               "ach", "na", "et", "mais", "bon", "euh", "pero", "bueno", "y", "lol", "haha",
               "wait", "then", "ugh", "sigh", "yeah"}  # fmt: skip
    phrases = reading.lexicon.grammar.phrases["cancel"]
    starts = [i for i, t in enumerate(tokens) if i == 0 or t.clause != tokens[i - 1].clause]
    for begin in starts:
        words, at = [], begin
        while at < len(tokens) and tokens[at].sentence == tokens[begin].sentence and len(words) < 9:
            if not tokens[at].is_sign:
                words.append(tokens[at].word)
            at += 1
        clause_size = sum(
            1 for t in tokens[begin:at] if t.clause == tokens[begin].clause and not t.is_sign
        )
        if tokens[begin].quoted:
            continue
        skip = 0
        while skip < len(words) and words[skip] in openers:
            skip += 1
        for phrase in phrases:
            size = len(phrase)
            hit = tuple(words[skip : skip + size]) == phrase or tuple(words[:size]) == phrase
            if not hit:
                continue
            short = phrase in ((("no"),), ("nein",), ("non",)) or phrase[0] in ("i", "not")
            if short and clause_size - skip > size + 1:
                continue
            points.append(begin)
            break
    return points


def asked_sentences(reading: Reading) -> frozenset[int]:
    """Numbers of the sentences that ask something and do not announce an attempt."""
    grammar = reading.lexicon.grammar
    asked: set[int] = set()
    for number in sorted({t.sentence for t in reading.tokens}):
        start, end = _sentence_bounds(reading, number)
        words = [t.word for t in reading.tokens[start:end] if not t.is_sign and not t.quoted]
        marked = any(t.word == "?" and not t.quoted for t in reading.tokens[start:end])
        if not words:
            continue
        opens = has_phrase(words[:6], grammar.phrases["meta"]) >= 0
        if not marked and not (opens and words[0] in grammar.ask):
            continue
        if has_phrase(words[:7], grammar.phrases["try"]) >= 0:
            continue
        asked.add(number)
    return frozenset(asked)


def find_acts(reading: Reading) -> list[Act]:
    """Find the acts of a text in order, each with its standing.

    Args:
        reading: The tokenised text.

    Returns:
        All acts, those that are not meant among them.
    """
    acts = [replace(a, is_noun=_is_noun(reading, a)) for a in _raw_acts(reading)]
    acts = _settle([a for a in acts if not a.is_noun]) + [a for a in acts if a.is_noun]
    taken = {a.at for a in acts if not a.is_noun}
    acts = sorted((a for a in acts if not a.is_noun or a.at not in taken), key=lambda a: a.at)
    asked = _asked_tokens(reading)
    judged: list[Act] = []
    subject, sentence = "me", -1
    for act in acts:
        if act.sentence != sentence:
            subject, sentence = "me", act.sentence
        who = _subject(reading, act, subject)
        if not act.is_noun:
            subject = who
        judged.append(_standing(reading, act, who, asked))
    return _drop(reading, judged)


def _drop(reading: Reading, acts: list[Act]) -> list[Act]:
    """Take back what the player took back."""
    points = cancel_points(reading)
    last = max(points, default=-1)
    live = [a for a in acts if a.standing == "live" and not a.is_noun]
    if live and _goes_round(reading, live):
        last = max(last, live[-1].at)
    return [
        replace(a, standing="dropped") if _taken_back(reading, a, live, last) else a for a in acts
    ]


def _goes_round(reading: Reading, live: list[Act]) -> bool:
    """Whether the last act of all is to leave the trouble alone."""
    final = live[-1]
    if final.manner not in TRIVIAL or not _marked(reading, final, "around", whole=True):
        return False
    start, _ = _sentence_bounds(reading, final.sentence)
    turn = {"then", "instead", "but", "dann", "lieber", "puis", "mais", "luego", "pero"}
    alone = len(live) < 2 or live[-2].sentence != final.sentence
    return alone or bool(turn & {t.word for t in reading.tokens[start : final.end]})


def _taken_back(reading: Reading, act: Act, live: list[Act], last: int) -> bool:
    if act.standing == "live" and act.at < last:
        return True
    if not act.is_soft:
        return False
    later = any(a.sentence > act.sentence for a in live)
    wished = later and _marked(reading, act, "wish", whole=False)
    return wished or _contradicted(reading, act)


def _contradicted(reading: Reading, act: Act) -> bool:
    for token in reading.tokens[act.end :]:
        if token.sentence > act.sentence + 1:
            return False
        if token.word in _CONTRAST:
            return True
    return False


LANGUAGES_KNOWN = tuple(GRAMMAR)
