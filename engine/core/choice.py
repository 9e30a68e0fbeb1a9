"""A resolution that stops halfway: somebody must choose before it goes on."""

from typing import Literal

from engine.core.model import Event, Frozen, Seq


class Choice(Frozen):
    """An open choice.

    Attributes:
        who: name of the character, or "gm".
        about: what is to be chosen, a slug such as ``spend_boons`` or ``drop_items``.
        question: the question for a person.
        options: what may be answered, in full; the answer is the next legal action.
    """

    who: str
    about: str
    question: str
    options: Seq[str] = ()


class ChoicePending(Event):
    """Play waits for a choice."""

    kind: Literal["choice_pending"] = "choice_pending"
    choice: Choice


class ChoiceMade(Event):
    """The pending choice was answered."""

    kind: Literal["choice_made"] = "choice_made"
    about: str
    answer: str
