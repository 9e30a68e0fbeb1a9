"""Tells questions about the game from questions within the story."""

from collections.abc import Sequence
from typing import Literal

from companion.reader.act import TRIVIAL, Act, Reading
from companion.reader.grammar import has_phrase
from companion.reader.standing import asked_sentences, asks_indirectly, speaks_of_rules
from companion.reader.text import bag

_SENSING = (
    "do i see", "do i hear", "do i notice", "do i smell", "what do i see", "can i see",
    "is there", "are there", "sehe ich", "hore ich", "gibt es hier", "est ce que je vois",
    "que vois je", "y a t il", "veo", "hay",
)  # fmt: skip
_ATTEMPT = ("can i ", "can we ", "may i ", "kann ich ", "darf ich ", "puis je ", "je peux ",
            "est ce que je peux ", "puedo ", "podemos ", "do i recognize", "do i recognise",
            "do i know ", "kenne ich ", "erkenne ich ", "do i notice", "do i remember",
            "do i recall", "weiss ich ", "am i being followed", "me suena", "reconozco ",
            "est ce que je reconnais", "est ce que je connais",
            "have i heard", "have i seen")  # fmt: skip
_EXPLAIN = (
    "explain", "remind me", "tell me how", "refresh my memory", "quick question", "rules question",
    "erklar", "erinner mich", "regelfrage", "explique", "rappelle moi", "rappelez moi",
    "question de regle", "explica", "recuerdame", "pregunta de reglas", "wondering how",
    "wondering if", "just checking", "not sure how", "ooc", "clarify",
)  # fmt: skip


def _asks_how_many(flat: str, words: set[str]) -> bool:
    """Whether a question counts what is spent, left or owed ("How many charges are left?")."""
    if not any(f" {phrase} " in flat for phrase in _COUNTING):
        return False
    return bool(words & (_SPENT | _COSTS)) or bool(words & _SELF and words & _LEFT)


_COUNTING = ("how many", "how often", "how much", "wie viele", "wie viel", "wie oft", "combien",
             "cuantas", "cuantos", "cuantas veces")  # fmt: skip
_SPENT = bag(
    "charge charges use uses times casts rounds ladung ladungen anwendungen mal charges "
    "utilisations fois cargas usos veces"
)
_COSTS = bag("cost costs kostet coute cuesta")
_LEFT = bag("left still remain remaining noch ubrig reste restent encore queda quedan")
_SELF = bag(
    "i my i'm i've me we our mein meine meinen meinem ich mir mich je j mon ma mes me mi "
    "mis yo tengo"
)


def _flat(words: Sequence[str]) -> str:
    return " " + " ".join(words).replace("'", " ").replace("-", " ") + " "


def classify(
    reading: Reading, acts: Sequence[Act], sheet_words: frozenset[str] = frozenset()
) -> Literal["question", "attempt", "none"]:
    """What a text without a roll asks.

    Args:
        reading: The text.
        acts: Its acts.
        sheet_words: Single-word names on the sheet that are no gear, folded.

    Returns:
        ``question`` about rules, sheet or odds; ``attempt`` for an act put as a question
        ("Can I climb that?"); else ``none``.
    """
    grammar = reading.lexicon.grammar
    asked = asked_sentences(reading)
    for number in sorted({t.sentence for t in reading.tokens}):
        inside = [t for t in reading.tokens if t.sentence == number and not t.is_sign]
        words = [t.word for t in inside if not t.quoted]
        if not words:
            continue
        flat = _flat(words)
        rules = speaks_of_rules(words, grammar.rules)
        explains = any(f" {p}" in flat for p in _EXPLAIN)
        if number not in asked:
            if explains and (rules or "how" in words or "wie" in words):
                return "question"
            continue
        if (
            rules
            or sheet_words & set(words)
            or asks_indirectly(words, grammar.rules)
            or _asks_how_many(flat, set(words))
        ):
            return "question"
        attempt = any(f" {p}" in flat[:_OPENING_LENGTH] for p in _ATTEMPT)
        if any(f" {p} " in flat for p in _SENSING) and not attempt:
            continue
        meta = has_phrase(words, grammar.phrases["meta"])
        if (
            attempt
            and _asks_for_act(acts, number)
            and has_phrase(words[:5], grammar.phrases["meta"]) < 0
        ):
            return "attempt"
        if meta >= 0 and _SELF & set(words):
            return "question"
    return "none"


_OPENING_LENGTH = 26


def _asks_for_act(acts: Sequence[Act], number: int) -> bool:
    return any(
        a.sentence == number and a.manner not in TRIVIAL and a.standing == "asked" for a in acts
    )
