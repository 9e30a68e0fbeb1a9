"""What the oracle's faces are told as: plain sentences that leave the player something to do."""

from typing import Final

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "yes_and": (
        "Yes, and better than you asked: there is a way here to {verb} {subject}.",
        "Yes, and more comes with it. Look for a chance to {verb} {subject}.",
        "Yes, and it opens a second door: {verb} {subject}.",
        "Yes, and whoever is here would even help you {verb} {subject}.",
        "Yes, and it was waiting to be asked. It lets you {verb} {subject}.",
    ),
    "yes": (
        "Yes.",
        "Yes, plainly.",
        "Yes. It is just what it looks like.",
        "Yes, and nothing hangs on it.",
        "Yes. You can count on that much.",
    ),
    "yes_but": (
        "Yes, but it has a price: somebody has to {verb} {subject} first.",
        "Yes, but you are not the only one who wants it. Another means to {verb} {subject}.",
        "Yes, but it will not stay so: soon somebody will {verb} {subject}.",
        "Yes, but a string is tied to it, and it leads to this: {verb} {subject}.",
        "Yes, but taking it means that you may have to {verb} {subject}.",
    ),
    "no_but": (
        "No, but something else is within reach: {verb} {subject}.",
        "No, but the asking shows you another way, which is to {verb} {subject}.",
        "No, but it could become so, if somebody were to {verb} {subject}.",
        "No, but there is a crumb of comfort: a chance to {verb} {subject}.",
        "No, but somebody nearby would change that for a favour: {verb} {subject}.",
    ),
    "no": (
        "No.",
        "No, plainly not.",
        "No. Whoever told you so was wrong.",
        "No, and that is all there is to it.",
        "No. You will have to find another way.",
    ),
    "no_and": (
        "No, and it is worse than that: somebody is about to {verb} {subject}.",
        "No, and the matter shuts another door: nobody here can {verb} {subject} any more.",
        "No, and asking has been noticed. Now they will {verb} {subject}.",
        "No, and what you feared in its place is true. It begins when they {verb} {subject}.",
        "No, and it costs you: expect somebody to {verb} {subject} before long.",
    ),
}

FOCI: Final[tuple[tuple[str, int], ...]] = (
    ("person acts", 5),
    ("person turns", 2),
    ("thread tightens", 4),
    ("thread eases", 2),
    ("clock", 3),
    ("newcomer", 3),
    ("place", 3),
    ("find", 2),
)
"""What an event is about, with its number of faces on a d24."""

FOCUS_SIDES: Final = sum(weight for _, weight in FOCI)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "person acts": (
        "{Person} does not wait for you any longer and sets out to {verb} {subject}.",
        "While you look elsewhere, {person} begins to {verb} {subject}.",
        "{Person} has made up a mind that was in two halves: to {verb} {subject}, now.",
        "Word reaches you that {person} is said to {verb} {subject}.",
    ),
    "person turns": (
        "{Person} changes sides on one matter. The reason has to do with this: {verb} {subject}.",
        "Somebody has spoken with {person}, who would now rather {verb} {subject}.",
        "{Person} asks something of you that was never asked before: to {verb} {subject}.",
    ),
    "thread tightens": (
        "It concerns {thread}, and it gets worse: somebody tries to {verb} {subject}.",
        "There is news of {thread}. Whoever is behind it has gone on to {verb} {subject}.",
        "You had hoped that {thread} could wait. Somebody moves to {verb} {subject}.",
    ),
    "thread eases": (
        "It concerns {thread}, and for once it helps: a chance to {verb} {subject}.",
        "A loose end of {thread} turns up in your hand. It might let you {verb} {subject}.",
    ),
    "clock": (
        "Time has not stood still. {Clock} comes a step nearer, and somebody hurries to "
        "{verb} {subject}.",
        "A sign that you cannot mistake: {clock} has moved on. It shows where they "
        "{verb} {subject}.",
    ),
    "newcomer": (
        "Somebody new walks into this, on the way to {verb} {subject}.",
        "A face that you do not know: its owner came here to {verb} {subject}.",
        "Strangers arrive, not for you but to {verb} {subject}.",
    ),
    "place": (
        "The place itself will not keep still. What changes invites somebody to {verb} {subject}.",
        "Something gives way, floods, falls dark or opens; it makes it easy to {verb} {subject}.",
        "What you took for part of the walls turns out to be a way to {verb} {subject}.",
    ),
    "find": (
        "Your foot, hand or eye finds something left behind by one who meant to {verb} {subject}.",
        "In plain sight lies a thing that could help to {verb} {subject}.",
    ),
}

ALTERED: Final = (
    "One person is here who should not be, and is busy to {verb} {subject}.",
    "It is later than you reckoned, and somebody has had the time to {verb} {subject}.",
    "The place is as you pictured it, except that they have begun to {verb} {subject}.",
    "Somebody left just before you came, and had a reason: to {verb} {subject}.",
    "The way in is another than you planned, past people who mean to {verb} {subject}.",
    "You are expected. Somebody would like you to {verb} {subject}.",
    "What was to help you here is missing; it was taken to {verb} {subject}.",
    "Two things that you wanted apart are here together, and the talk is how to {verb} {subject}.",
    "A cup still steams where nobody sits, beside a plan to {verb} {subject}.",
    "There is twice the noise you expected: a crowd has come to {verb} {subject}.",
    "A price is asked at the door today, and the price is to {verb} {subject}.",
    "A part of it is closed off today, since somebody tried to {verb} {subject}.",
    "Two who should not know each other stand close here and agree to {verb} {subject}.",
    "Someone has set a watch here, and would see you {verb} {subject} first.",
    "A notice that is new here forbids all comers to {verb} {subject}.",
    "Somebody has been waiting here to ask you, not smiling, whether you still {verb} {subject}.",
)

EXPECTED: Final = (
    "It is as you pictured it.",
    "It is much as it was told to you.",
    "You arrive, and for once the place keeps its word.",
    "All is where you thought it would be.",
    "What you came for can begin.",
)

INTERRUPTED: Final = (
    "You do not get that far.",
    "Something comes between.",
    "Before the scene can begin, another begins.",
    "The road there is cut short.",
    "Halfway there your plan meets another one.",
    "It has to wait.",
    "You are stopped on the threshold.",
    "First there is something else.",
    "The moment is taken out of your hands.",
    "That was to be next, and is not.",
)


def focus_of(face: int) -> str:
    """Return what an event is about.

    Args:
        face: of a die with ``FOCUS_SIDES`` sides.

    Example:
        >>> focus_of(1), focus_of(FOCUS_SIDES)
        ('person acts', 'find')
    """
    for focus, weight in FOCI:
        face -= weight
        if face < 1:
            return focus
    raise AssertionError("the faces are more than the foci")
