"""Finds the acts in a text: which manner of acting, by whom, and whether it is meant.

An act carries its *standing*: ``live`` (the character does it now), or the reason why it is not
(``denied``, ``unreal``, ``past``, ``other``, ``asked``, ``ironic``, ``dropped``, ``quoted``).
"""

from dataclasses import replace

from companion.reader.act import TRIVIAL, Act, Reading, sentence_bounds
from companion.reader.matching import is_noun, raw_acts, settle
from companion.reader.standing import CONTRAST, asked_tokens, judge, marked
from companion.reader.subjects import subject_of
from companion.reader.text import bag

_OPENERS = bag(
    "but and ok okay well hmm hm ah oh uh und aber ach na et mais bon euh pero bueno y lol haha "
    "wait then ugh sigh yeah"
)
_LONGEST_CANCEL = 9
_WHEN = frozenset({"when", "als", "quand", "cuando"})
_UNTIL = bag("until till bis jusqu'a hasta")
_LONE = frozenset({("no",), ("nein",), ("non",)})


def cancel_points(reading: Reading) -> list[int]:
    """Indices of the tokens at which the player takes back what was said before."""
    tokens = reading.tokens
    starts = (i for i, t in enumerate(tokens) if i == 0 or t.clause != tokens[i - 1].clause)
    taken = [at for at in starts if not tokens[at].quoted and _cancels(reading, at)]
    return taken + _retractions(reading)


def _retractions(reading: Reading) -> list[int]:
    """Indices behind words that end an act before it is done ("and put them away again")."""
    tokens = [(at, t.word) for at, t in enumerate(reading.tokens) if not t.is_sign and not t.quoted]
    known = reading.lexicon.grammar.phrases["retract"]
    out = []
    for place, (_, word) in enumerate(tokens):
        for phrase in known.get(word, ()):
            row = tokens[place : place + len(phrase)]
            if place and tuple(w for _, w in row) == phrase:
                out.append(row[-1][0] + 1)
        if word == "put" and {"down", "away"} & {w for _, w in tokens[place + 2 : place + 4]}:
            armed = bool(_RAISED & {w for _, w in tokens[place : place + 4]})
            out += [tokens[place][0] + 2] if armed and place else []
        lowers = word == "lower" and any(w in _RAISED for _, w in tokens[:place])
        if lowers and tokens[place + 1 : place + 2] and tokens[place + 1][1] in _RAISED | {"it"}:
            out.append(tokens[place][0] + 2)
    return out


_RAISED = bag(
    "fist fists hand hands arm gun pistol rifle revolver bow sword blade axe knife weapon"
)


def _cancels(reading: Reading, begin: int) -> bool:
    """Whether a clause opens with words that take back what came before."""
    _, end = sentence_bounds(reading, reading.tokens[begin].sentence)
    words = reading.words(begin, min(end, begin + 2 * _LONGEST_CANCEL))[:_LONGEST_CANCEL]
    clause = reading.tokens[begin].clause
    size = sum(1 for t in reading.tokens[begin:end] if t.clause == clause and not t.is_sign)
    skip = 0
    while skip < len(words) and words[skip] in _OPENERS:
        skip += 1
    for shift in {0, skip}:
        first = words[shift] if shift < len(words) else ""
        for phrase in reading.lexicon.grammar.phrases["cancel"].get(first, ()):
            if tuple(words[shift : shift + len(phrase)]) != phrase:
                continue
            if _UNTIL & set(words[shift:]):  # "I don't rest until I have found them"
                continue
            brief = phrase in _LONE or phrase[0] in ("i", "not")
            if not brief or size - skip <= len(phrase) + 1:
                return True
    return False


def find_acts(reading: Reading) -> list[Act]:
    """Find the acts of a text in order, each with its standing.

    Args:
        reading: The tokenised text.

    Returns:
        All acts, those that are not meant among them.
    """
    acts = [replace(a, is_noun=is_noun(reading, a)) for a in raw_acts(reading)]
    acts = settle([a for a in acts if not a.is_noun]) + [a for a in acts if a.is_noun]
    taken = {a.at for a in acts if not a.is_noun}
    acts = sorted((a for a in acts if not a.is_noun or a.at not in taken), key=lambda a: a.at)
    asked = asked_tokens(reading)
    judged: list[Act] = []
    subject, sentence = "me", -1
    for act in acts:
        if act.sentence != sentence:
            subject, sentence = "me", act.sentence
        who = subject_of(reading, act, subject)
        if not act.is_noun:
            subject = who
        judged.append(judge(reading, act, who, asked))
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
    if final.manner not in TRIVIAL or not marked(reading, final, "around", whole=True):
        return False
    start, _ = sentence_bounds(reading, final.sentence)
    turn = {"then", "instead", "but", "dann", "lieber", "puis", "mais", "luego", "pero"}
    alone = len(live) == 1 or live[-2].sentence != final.sentence
    return alone or bool(turn & {t.word for t in reading.tokens[start : final.end]})


def _taken_back(reading: Reading, act: Act, live: list[Act], last: int) -> bool:
    if act.standing == "live" and act.at < last:
        return True
    if not act.is_soft:
        return False
    later = any(a.sentence > act.sentence for a in live)
    wished = later and marked(reading, act, "wish", whole=False)
    return wished or _contradicted(reading, act)


def _contradicted(reading: Reading, act: Act) -> bool:
    for at in range(act.end, len(reading.tokens)):
        token = reading.tokens[at]
        if token.sentence > act.sentence + 1:
            return False
        if token.word in CONTRAST:
            return True
        beside = reading.tokens[at + 1 : at + 2]
        if token.word in _WHEN and beside and beside[0].word in reading.lexicon.grammar.me:
            return True
    return False
