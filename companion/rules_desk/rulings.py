"""The campaign's own rulings: they stand before the book, and the book is told beside them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.retrieval.lexicon import Slot, Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.text import words

_ENOUGH: Final = 0.5


@dataclass(frozen=True, slots=True)
class HouseRuling:
    """How one table plays something.

    Args:
        id: A setting's ruling id (``RS-01``) or one of the campaign's own (``house-3``).
        title: What it is about.
        text: How the table plays it, one sentence.
        rules: INVENTORY ids that it touches; empty for a ruling in free words.
        fills: Ids of the gaps that it fills, where it changes nothing the book says; it bears on
            no other passage then.
    """

    id: str
    title: str
    text: str
    rules: tuple[str, ...] = ()
    fills: frozenset[str] = frozenset()

    @property
    def passage_text(self) -> str:
        """What is shown as its passage and quoted from."""
        return f"# {self.title}\n{self.text}"


def rulings_on(
    rulings: Sequence[HouseRuling],
    best: Passage,
    slots: Sequence[Slot],
    stemmer: Stemmer,
) -> list[HouseRuling]:
    """Return the rulings that bear on a question, in the campaign's order.

    One bears on it if it names a rule that the best passage states, if that passage names the
    ruling, or if its words carry at least half of the question's words of meaning. One that fills
    gaps bears on those only.

    Args:
        rulings: All of the campaign's.
        best: The passage that answers by the book, or the gap that says it does not.
        slots: The question's words of meaning.
        stemmer: The one the slots were made with.
    """
    return [
        ruling
        for ruling in rulings
        if (best.id in ruling.fills if ruling.fills else _bears(ruling, best, slots, stemmer))
    ]


def _bears(ruling: HouseRuling, best: Passage, slots: Sequence[Slot], stemmer: Stemmer) -> bool:
    return (
        bool(set(ruling.rules) & set(best.inventory))
        or (ruling.id.startswith("R") and bool(re.search(rf"\b{ruling.id}\b", best.text)))
        or _carries(ruling, slots, stemmer)
    )


def _carries(ruling: HouseRuling, slots: Sequence[Slot], stemmer: Stemmer) -> bool:
    if not slots:
        return False
    stems = set(stemmer.stem(words(f"{ruling.title} {ruling.text}")))
    hits = sum(any(stems.issuperset(alt) for alt in slot.alternatives) for slot in slots)
    return hits / len(slots) >= _ENOUGH
