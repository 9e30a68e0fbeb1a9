"""Whether an act is meant: denied, supposed, remembered, asked, or done now."""

from collections.abc import Sequence
from dataclasses import replace

from companion.reader.act import Act, Reading, clause_start, sentence_bounds
from companion.reader.grammar import has_phrase
from companion.reader.subjects import ordered
from companion.reader.text import bag

CONTRAST = bag("but instead aber sondern stattdessen doch mais pero sino")


_IF = bag("if unless wenn falls sofern si")


def _denied(reading: Reading, act: Act) -> bool:
    """Whether a negation governs the act."""
    low = max(clause_start(reading, act.at), act.at - _NEGATION_REACH)
    before = reading.words(low, act.at)
    language = reading.lexicon.language
    if language == "fr":
        return _denied_in_french(reading, act, before)
    if language == "de":
        return _denied_in_german(reading, act, before)
    follower = reading.words(act.at + 1, act.at + 2)
    if follower and follower[0] in _NOTHING:
        return True
    if "without" in before[-2:] and reading.tokens[act.at].word.endswith("ing"):
        return True
    near = {w for w in before[-4:] if w != "without"}
    if not near & reading.lexicon.grammar.negations:
        return False
    # "try not to be seen" is the way of a sneak, not its denial.
    return not ("to" in before and act.manner in ("sneak", "hide"))


_NEGATION_REACH = 5
_NOTHING = frozenset({"nothing", "nada", "nobody", "nadie"})


def _denied_in_french(reading: Reading, act: Act, before: list[str]) -> bool:
    after = reading.words(act.at + 1, act.at + 4)
    if {"ne", "n"} & set(before) and {"pas", "jamais", "plus", "rien"} & set(after):
        return True
    return bool({"sans", "refuse", "evite"} & set(before[-3:]))


def _denied_in_german(reading: Reading, act: Act, before: list[str]) -> bool:
    clause = reading.tokens[act.at].clause
    after = [t.word for t in reading.tokens[act.at + 1 : act.at + 8] if t.clause == clause]
    if {"nicht", "nie", "niemals"} & {*before, *after} and not {"werden", "zu"} & set(after[:1]):
        return act.manner not in ("sneak", "hide")
    return bool({"ohne", "statt", "anstatt"} & set(before))


def marked(reading: Reading, act: Act, key: str, *, whole: bool) -> bool:
    """Whether a phrase of a kind governs the act: before it in its sentence, or anywhere in it."""
    start, end = sentence_bounds(reading, act.sentence)
    stop = end if whole else act.at + 1
    low = start
    if not whole:
        for at in range(act.at - 1, start - 1, -1):
            if reading.tokens[at].word in CONTRAST:
                low = at + 1
                break
    words = reading.words(low, stop)
    place = has_phrase(words, reading.lexicon.grammar.phrases[key])
    return place >= 0


_NOW = bag(
    "so now anyway today but jetzt nun heute also maintenant donc aujourd'hui alors ahora hoy "
    "entonces finally well"
)


_FAR_MARK = 24


def _near_mark(reading: Reading, act: Act, key: str) -> bool:
    """Whether a mark stands close to the act, with no turn to the present between them."""
    start, end = sentence_bounds(reading, act.sentence)
    phrases = reading.lexicon.grammar.phrases[key]
    low = max(start, act.at - _FAR_MARK)
    for at in range(act.at - 1, low - 1, -1):
        if reading.tokens[at].word in _NOW and at > start + 1:
            low = at + 1
            break
    high = min(end, act.end + _FAR_MARK // 2)
    return has_phrase(reading.words(low, high), phrases) >= 0


_CLOSE = 3


def _instead(reading: Reading, act: Act) -> bool:
    start = max(clause_start(reading, act.at) - _CLOSE, act.at - 2 * _CLOSE, 0)
    words = reading.words(start, act.at)
    place = has_phrase(words, reading.lexicon.grammar.phrases["instead"])
    return place >= 0 and len(words) - place <= _CLOSE


def _soft(reading: Reading, act: Act) -> bool:
    return marked(reading, act, "soft", whole=False)


def _in_if(reading: Reading, act: Act) -> str:
    """``if`` for an act inside a condition, ``then`` for one that hangs on it, else nothing."""
    start, _ = sentence_bounds(reading, act.sentence)
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


def asked_tokens(reading: Reading) -> frozenset[int]:
    """Tokens inside a question; an act told before the question word is not asked."""
    grammar = reading.lexicon.grammar
    out: set[int] = set()
    for number in asked_sentences(reading):
        start, end = sentence_bounds(reading, number)
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
    start = clause_start(reading, act.at)
    near = reading.words(max(start, act.at - 4), act.at)
    wants = {"like", "love", "better", "gern", "gerne", "rather"}
    return bool(helpers & set(near)) and not wants & set(near)


def judge(reading: Reading, act: Act, subject: str, asked: frozenset[int]) -> Act:
    """Give an act its standing.

    Args:
        reading: The text.
        act: The act.
        subject: ``me`` or ``other``.
        asked: Indices of the tokens that stand inside a question.

    Returns:
        The act with its standing, and whether it is only wished or hangs on a condition.
    """
    condition = _in_if(reading, act)
    standing = _plain_standing(reading, act, subject, asked)
    if standing == "live" and condition == "if":
        standing = "unreal"
    if standing == "live":
        standing = _mood(reading, act)
    return replace(
        act,
        standing=standing,
        is_soft=standing == "live" and _soft(reading, act),
        is_conditional=condition == "then",
    )


_INDIRECT = (
    "like to know", "tell me how", "tell me what", "tell me whether", "tell me if",
    "tell me which", "remind me", "wonder if", "wonder whether", "wonder how", "wondering if",
    "wondering whether", "wondering how", "not sure if", "not sure whether", "not sure how",
    "unsure if", "unsure whether", "curious if", "curious whether", "want to know",
    "need to know", "would know", "please explain", "wusste gern", "wissen ob", "sag mir ob",
    "sag mir wie", "frage mich ob", "unsicher ob", "voudrais savoir", "aimerais savoir",
    "dis moi si", "dis moi combien", "me demande si", "quisiera saber", "me gustaria saber",
    "dime si", "dime cuantos", "me pregunto si", "quiero saber",
)  # fmt: skip
_WE = bag("i we ich wir je on nous yo nosotros")
_APPLIES = bag(
    "count counts counted help helps cost costs apply applies add adds left allowed stack matter "
    "matters lower lowers hinder hinders zahlt zahlen hilft kostet gilt compte comptent aide coute "
    "cuenta cuentan ayuda cuesta sirve"
)


def asks_indirectly(words: list[str], rules: frozenset[str]) -> bool:
    """Whether a sentence asks about the game without a question mark ("I'd like to know ...")."""
    flat = " " + " ".join(words) + " "
    opener = any(f" {phrase} " in flat[:48] for phrase in _INDIRECT)
    return opener and bool(_APPLIES & set(words) or speaks_of_rules(words, rules))


def speaks_of_rules(words: Sequence[str], rules: frozenset[str]) -> bool:
    """Whether a sentence holds a term of the rules."""
    flat = " " + " ".join(words) + " "
    return any(f" {r} " in flat for r in rules)


def asked_sentences(reading: Reading) -> frozenset[int]:
    """Numbers of the sentences that ask something and do not announce an attempt."""
    grammar = reading.lexicon.grammar
    asked: set[int] = set()
    for number in sorted({t.sentence for t in reading.tokens}):
        start, end = sentence_bounds(reading, number)
        words = [t.word for t in reading.tokens[start:end] if not t.is_sign and not t.quoted]
        marked = any(t.word == "?" and not t.quoted for t in reading.tokens[start:end])
        if not words:
            continue
        opens = has_phrase(words[:6], grammar.phrases["meta"]) >= 0 or (
            not set(words[:2]) & _WE and speaks_of_rules(words, grammar.rules)
        )
        if (
            not marked
            and not (opens and words[0] in grammar.ask)
            and not asks_indirectly(words, grammar.rules)
        ):
            continue
        if has_phrase(words[:7], grammar.phrases["try"]) >= 0:
            continue
        asked.add(number)
    return frozenset(asked)


def _plain_standing(reading: Reading, act: Act, subject: str, asked: frozenset[int]) -> str:
    if reading.tokens[act.at].quoted:
        return "quoted"
    if act.at in asked:
        return "asked"
    return "other" if subject == "other" or ordered(reading, act) else "live"


def _mood(reading: Reading, act: Act) -> str:
    """Whether an act of the character is denied, remembered, supposed or mocked."""

    def governed(key: str, *, whole: bool) -> bool:
        return marked(reading, act, key, whole=whole) and _near_mark(reading, act, key)

    moods = (
        ("denied", _denied(reading, act) or _instead(reading, act)),
        ("past", _near_mark(reading, act, "past")),
        ("unreal", governed("unreal", whole=False) or _supposed(reading, act)),
        ("ironic", governed("irony", whole=True)),
    )
    return next((name for name, holds in moods if holds), "live")
