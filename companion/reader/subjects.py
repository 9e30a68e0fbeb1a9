"""Who acts: the player's character or somebody else."""

from companion.reader.act import NOUN_BEFORE, Act, Reading, clause_start, sentence_bounds
from companion.reader.lexicon import PRONOUNS
from companion.reader.text import bag

_BECOMES_ME = bag("me us mich uns moi nous")


_LINK_IN = bag("to and then zu um a de pour para y et und dann")


def subject_of(reading: Reading, act: Act, previous: str) -> str:
    """Who acts.

    Args:
        reading: The text.
        act: The act.
        previous: Who acted before in the same sentence.

    Returns:
        ``me`` for the player's character, else ``other``.
    """
    if _told_of_a_thing(reading, act):
        return "other"
    start = clause_start(reading, act.at)
    named = _named_subject(reading, act, start)
    if named:
        return named
    head = reading.tokens[start].word
    if head in _RELATIVES and start and start != act.at:
        return "other"
    if reading.lexicon.language == "de" and act.at + 1 < len(reading.tokens):
        after = reading.tokens[act.at + 1].word
        if after in _GERMAN_AFTER:
            return _GERMAN_AFTER[after]
    grammar = reading.lexicon.grammar
    goes_on = start == act.at or head in grammar.joins or head in _LINK_IN
    return previous if goes_on else "me"


_UNTIL = bag("until till while bis solange jusqu hasta mientras")
_BARE = bag("the a an der die das ein eine le la les l un une el los las una ce que")
_LONGEST_SUBJECT = 5


def _told_of_a_thing(reading: Reading, act: Act) -> bool:
    """Whether an act is what a thing does in the meantime ("until the candle burns down")."""
    low = max(0, act.at - _LONGEST_SUBJECT)
    for at in range(act.at - 1, low - 1, -1):
        token = reading.tokens[at]
        if token.is_sign or token.word in reading.lexicon.grammar.me:
            return False
        if token.word in _UNTIL:
            return at + 2 < act.at and reading.tokens[at + 1].word in _BARE
    return False


def _named_subject(reading: Reading, act: Act, start: int) -> str:
    """The nearest subject before the verb in its clause; empty when none is there."""
    grammar = reading.lexicon.grammar
    english = reading.lexicon.language == "en"
    for at in range(act.at - 1, start - 1, -1):
        word = reading.tokens[at].word
        beside = at + 1 == act.at
        if word in grammar.me or word in reading.own:
            object_form = word in _BECOMES_ME and beside and english
            return "other" if object_form else "me"
        if word in grammar.other and _is_subject(reading, at, start):
            command = word in _ANYBODY and beside and not reading.tokens[act.at].word.endswith("s")
            return "me" if command or word in reading.stands_for else "other"
        if reading.is_being(at) and _is_subject(reading, at, start):
            return "other"
    return ""


_RELATIVES = frozenset({"who", "which", "that", "qui", "que", "quien"})
_GERMAN_AFTER = {"ich": "me", "wir": "me", "er": "other", "du": "other", "ihr": "other",
                 "man": "other"}  # fmt: skip
_ANYBODY = frozenset({"somebody", "someone", "everybody", "everyone", "jemand", "alle"})
_FEW = 2


def _is_subject(reading: Reading, at: int, start: int) -> bool:
    """Whether a creature before a verb is the one that acts: nothing governs it in its clause."""
    grammar = reading.lexicon.grammar
    before = reading.words(start, at)
    own_pet = bool(before) and before[-1] in ("my", "meinen", "mein", "meine", "mon", "ma", "mi")
    if own_pet:
        return False
    bare = [w for w in before if w not in NOUN_BEFORE and w not in grammar.joins]
    plain = [w for w in bare if not w.endswith(("er", "y", "ed", "ing", "ly", "ous", "ful"))]
    return len(plain) <= _FEW and not any(
        w in grammar.me or reading.lexicon.stems_of(w)[0] in reading.lexicon.verbs for w in bare
    )


def ordered(reading: Reading, act: Act) -> bool:
    """Whether the act is what somebody else is told to do ("I ask her to climb")."""
    grammar = reading.lexicon.grammar
    start, _ = sentence_bounds(reading, act.sentence)
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
