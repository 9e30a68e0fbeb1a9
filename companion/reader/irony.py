"""Bold talk that is taken back: "Sure, I'll hug the dragon. No. I stay here." tells of staying."""

import re

from companion.reader.text import bag, words_of

_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*\s*")
_REFUSALS = frozenset(
    {
        "no", "nah", "nope", "no no", "no no no", "joke", "joking", "just joking", "kidding",
        "just kidding", "nein", "quatsch", "non", "non non", "no gracias", "no thanks",
        "no thank you", "ha no", "ha ha no", "haha no", "or not", "i think not",
    }
)  # fmt: skip
_BOASTS = bag(
    "sure yeah yes oh ooh ha haha hahaha wonderful great tempted could would imagine obviously "
    "heroic right aye klar sicher natürlich bien bah claro genial certo"
)


def after_refusal(text: str) -> str:
    """What is left of a text once its writer has laughed a boast off.

    Args:
        text: What the player typed.

    Returns:
        The sentences after the refusal; the text as it is where nothing is taken back, where it is
        spoken to somebody, or where nothing follows.
    """
    if '"' in text or "“" in text or "«" in text:
        return text
    parts = _SENTENCE.findall(text)
    for at in range(1, len(parts)):
        said = " ".join(words_of(parts[at]))
        if said in _REFUSALS and _BOASTS & set(words_of("".join(parts[:at]))):
            return "".join(parts[at + 1 :]).strip() or text
    return text
