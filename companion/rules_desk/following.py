"""Follow-up questions: "and if it's a tie?", "why?", "so 3 then?" lean on the question before.

A conversation has a topic, the last question that stood by itself. A question that says too little
alone is read together with it, and the topic stays; one that says enough begins a new topic, even
if it starts with "and".
"""

import re
from typing import Final

from companion.retrieval.text import clean_question, content_words, words

LONGEST_FOLLOW_UP: Final = 14
"""Words above which a question stands by itself."""
LONGEST_TOPIC: Final = 400
"""Characters of a topic that are carried on."""

_LINK = re.compile(
    r"^(?:(?:and|but|or|so|then|ok(?:ay)?|hm+|well|also|now|yes|no|wait|same)\b[\s,]*)+",
    re.IGNORECASE,
)
_ELLIPTIC = re.compile(
    r"^(?:what if|what about|how about|if|when|for|with|without|in|on|at|against|by|even|only|not|"
    r"unless|after|before|during|both|same|why|how so|how come|says who|which one|which ones|"
    r"since when|how many|how much|how often|how long|how far|who|when|where|always|never|every|"
    r"each|really|a|an|the|\d+)\b(?!\s+(?:\w+\s+)?(?:do|does|did|is|are|can|may|must|should|will)\b)",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"^(?:what|whats|who|whos|how|when|where|which|why|whose|do|does|did|can|could|may|might|is|"
    r"are|am|must|should|will|would|has|have)\b",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(
    r"\b(?:that|this|those|these|them|they|it|its|then|instead|either|one|ones|too|as well|he|she|"
    r"him|her|the same|otherwise)\b",
    re.IGNORECASE,
)
_SAYS_LITTLE: Final = frozenset({"anything", "something", "everything", "nothing", "always"})
_ENOUGH: Final = 2
"""Words of meaning with which a question that asks in full stands by itself."""


def is_follow_up(question: str) -> bool:
    """Return whether a question says too little to be understood without the one before.

    Args:
        question: As the player wrote it.

    Example:
        >>> is_follow_up("and if it's a tie?"), is_follow_up("and how do I buy a horse?")
        (True, False)
    """
    text = clean_question(question)
    rest = _LINK.sub("", text)
    if len(words(text)) > LONGEST_FOLLOW_UP:
        return False
    meant = len([word for word in content_words(rest) if word not in _SAYS_LITTLE])
    if meant == 0:
        return True
    if _ELLIPTIC.search(rest):
        # "For NPCs?" hangs in the air with or without a link; "In a fight, who begins?" does not.
        return rest != text or not _asks_in_full(rest)
    if _ASKS.search(rest):
        return meant < _ENOUGH and bool(_POINTS_BACK.search(rest))
    return rest != text


def _asks_in_full(text: str) -> bool:
    parts = re.split(r"[,;:.]\s+", text)
    return len(parts) > 1 and any(_ASKS.search(part) for part in parts[1:])


def with_topic(question: str, topic: str | None) -> str:
    """Return a follow-up read together with its topic, and any other question as it is.

    Args:
        question: Cleaned.
        topic: The last question that stood by itself; None at the start.
    """
    if not topic or not is_follow_up(question):
        return question
    before = clean_question(topic)[:LONGEST_TOPIC].rstrip(" ?.!")
    return clean_question(f"{before}? {_LINK.sub('', question)}")


class Thread:
    """The topic of one conversation, for a loop that asks several questions in a row."""

    def __init__(self) -> None:
        self.topic: str | None = None

    def hear(self, question: str) -> str | None:
        """Return the topic that a question leans on, and keep the topic for the next one.

        Args:
            question: As the player wrote it.
        """
        before = self.topic
        if before is not None and is_follow_up(question):
            return before
        self.topic = clean_question(question)
        return None
