"""What the oracle's faces are told as: plain sentences that leave the player something to do."""

from typing import Final

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "yes_and": (
        "Yes, and better than you asked: it can be had at once, and nobody is looking.",
        "Yes, and {who} would even help you with it.",
        "Yes, and there is more of it than you need.",
        "Yes, and it has been made ready, as if somebody had expected you.",
        "Yes, and it brings you a step on in another matter: {matter}.",
        "Yes, and you are the first to find out.",
        "Yes, and there is a second way to the same thing, in case the first is shut.",
        "Yes, and it gives you something to hold over {who}.",
        "Yes, and nobody will ask you how you came by it.",
        "Yes, and somebody here will thank you for having asked.",
    ),
    "yes": (
        "Yes.",
        "Yes, plainly.",
        "Yes. It is just what it looks like.",
        "Yes, and nothing hangs on it.",
        "Yes. You can count on that much.",
    ),
    "yes_but": (
        "Yes, but it has a price, and {who} will name it.",
        "Yes, but you are not the only one who wants it.",
        "Yes, but it will not stay so for long.",
        "Yes, but it cannot be done quietly.",
        "Yes, but a part of it is missing or broken.",
        "Yes, but {who} <knows|know> of it already.",
        "Yes, but it makes something else more pressing: {matter}.",
        "Yes, but whoever makes use of it will be remembered.",
        "Yes, but it takes longer than you have reckoned with.",
        "Yes, but at {place} it is not where anybody would look first.",
        "Yes, but somebody must be asked for leave, and may refuse.",
    ),
    "no_but": (
        "No, but something close to it will do.",
        "No, but {who} <knows|know> where else to look.",
        "No, but it was so until a short while ago, and the traces are fresh.",
        "No, but it will be, if you wait for it.",
        "No, but for a favour {who} would see to it.",
        "No, but what you find in its place is of use.",
        "No, but the asking has shown you another way round.",
        "No, but nobody else knows that yet, and a bluff might hold.",
        "No, but the reason is worth knowing, and it bears on this: {matter}.",
    ),
    "no": (
        "No.",
        "No, plainly not.",
        "No. Whoever told you so was wrong.",
        "No, and that is all there is to it.",
        "No. You will have to find another way.",
    ),
    "no_and": (
        "No, and that you have asked has been noticed.",
        "No, and {who} would rather you had not asked.",
        "No, and the opposite is true.",
        "No, and it is too late to change that here.",
        "No, and somebody is on the way to make sure of it.",
        "No, and {who} <has|have> not told you everything.",
        "No, and it throws a worse light on something else: {matter}.",
        "No, and what you counted on in its place will not hold either.",
        "No, and the way back is no longer as open as it was.",
    ),
}
"""What is told of an answer; the slots are of the ledger: who (a person), matter (a thread), place.

A text whose slots the ledger cannot fill is passed over; ``<is|are>`` agrees with the person.
"""

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
        "{Person} <does|do> not wait for you any longer, and <goes|go> off alone. Where to?",
        "{Person} <sends|send> word that you must come at once. What has happened?",
        "{Person} <has|have> been seen with somebody you would not have expected. With whom?",
        "{Person} <takes|take> something that belongs to somebody else. What is it for?",
        "{Person} <tells|tell> somebody what you are after. Whom?",
        "{Person} <needs|need> help and cannot say so openly. What with?",
        "{Person} <gets|get> hurt. Who did it, or was it bad luck?",
        "{Person} <makes|make> the other side an offer. What is in it?",
        "{Person} <begins|begin> to look for something that you hold. How near is the search?",
        "{Person} <breaks|break> a promise. To whom was it given?",
        "{Person} <finds|find> out something about you. What is it?",
        "{Person} <brings|bring> somebody along. Who is it?",
        "{Person} <gets|get> there before you. What is done by the time you come?",
    ),
    "person turns": (
        "{Person} <changes|change> sides on one matter. What was the price?",
        "{Person} <wants|want> something of you that was never asked before. Do you give it?",
        "{Person} <turns|turn> out to have lied about one thing. About which?",
        "{Person} <owns|own> up to something. Does it make matters better or worse?",
        "{Person} <has|have> had enough and <means|mean> to leave. What would keep them?",
        "{Person} <begins|begin> to trust you. What do you get to hear?",
        "{Person} <is|are> afraid of somebody. Of whom?",
        "{Person} <remembers|remember> an old wrong. Who did it?",
    ),
    "thread tightens": (
        'It gets worse with "{thread}": somebody has made a move. Who?',
        'Somebody else is working on "{thread}" as well. How far ahead of you?',
        'Something that you relied on in "{thread}" breaks away. What?',
        'There is a day set for "{thread}" now. How much time is left?',
        'Somebody who could say more about "{thread}" cannot be found. Where was the last trace?',
        'What you did lately has made "{thread}" harder. How?',
        'You are suspected of a hand in "{thread}". Who thinks so?',
        'A new price is asked in "{thread}". What is it?',
    ),
    "thread eases": (
        'Help comes from an odd side in "{thread}". Who offers it?',
        'A loose end of "{thread}" turns up in your hand. What is it?',
        'Somebody who stood in your way in "{thread}" gives up. Why?',
        'Something about "{thread}" fits at last that did not fit before. What?',
        'A rumour about "{thread}" proves true. Which?',
        'Somebody makes a mistake in "{thread}". What can you do with it?',
    ),
    "clock": (
        "Time has not stood still: {clock} has come a step nearer. What is the sign of it?",
        "There is a sign that nobody can mistake, and it means this: {clock}. Who sees it first?",
        "While you were busy, {clock} has moved on. Who has helped it along?",
        "{Clock}: a step nearer. Who is frightened by it, and who is glad?",
        "Somebody hurries in with news, and it is of {clock}. What do they ask of you?",
    ),
    "newcomer": (
        "Somebody new walks in and asks for one of you by name. What for?",
        "A stranger arrives who is running from something. From what?",
        "A face that you do not know has been here for a while. Who sent it?",
        "Somebody comes to sell something. What is it, and why here?",
        "A child turns up where no child should be. Whose is it?",
        "Somebody arrives whom {who} <knows|know>. How do they greet each other?",
        "Two people arrive who are quarrelling. What about?",
        "A messenger comes with something for somebody else. Do you take it?",
        "Somebody comes back whom nobody expected to see again. Who is glad of it?",
        "An animal comes in and will not be driven off. Whose is it?",
    ),
    "place": (
        "A way that was open is shut now. Which, and who shut it?",
        "Something gives way, underfoot or overhead. Who stands nearest?",
        "A light goes out, and another is lit elsewhere. Where?",
        "There is a way through here that nobody has mentioned. Where does it lead?",
        "The weather turns, or what passes for it here. What does it make harder?",
        "A smell of smoke comes in. Where is it burning?",
        "All at once it falls quiet at {place}. What has stopped?",
        "A noise begins that makes soft talk impossible. What makes it?",
        "Something has been moved since you last looked. What?",
        "Water comes in where no water was, or runs dry where there was some. Which is it?",
        "Something of weight falls, not far off. What stood there?",
        "A draught comes from a side that you took for solid. What lies behind it?",
        "Somebody has left a mark here since you came. What does it warn of?",
        "The nearest good hiding place turns out to be taken. Who is in it?",
        "A bell, a horn or a siren is heard. Whom does it call?",
        "Something here begins to burn, to boil or to run hot. Can it be stopped?",
        "A thing that everybody leans on at {place} gives a crack. How long will it hold?",
        "The ground shows something that it did not show before. What?",
    ),
    "find": (
        "You find something that was left behind in a hurry. What is it, and whose?",
        "In plain sight lies a thing that could help you. Why has nobody taken it?",
        "Something falls out where you touched it. Who hid it there?",
        "You come upon a trace that {who} must have left. What does it tell you?",
        "There is writing here that was not meant for you. What does it say?",
        "You find what somebody else has been looking for. What is it worth to them?",
        "A thing that you took for worthless turns out to be of use. Which?",
    ),
}

ALTERED: Final = (
    "One person is here who should not be. Who is it?",
    "It is later than you reckoned, and somebody has been here before you.",
    "You are expected, and a place has been kept for you.",
    "What was to help you here is missing. Who took it?",
    "Two whom you wanted apart are here together, and fall silent when you come.",
    "A cup still steams where nobody sits.",
    "There is twice the noise you expected: a crowd has come, and not for you.",
    "A price is asked at the way in today. What is it?",
    "A part of it is closed off, and nobody will say why.",
    "The one you came for left a moment ago. Which way?",
    "A watch has been set, and it faces your way.",
    "A notice hangs here that is new, and people look from it to you.",
    "{Who} <is|are> here before you, and did not expect you.",
    "The way in is another than you planned, and narrower.",
    "Somebody has been hurt here, not an hour ago.",
    "Nobody is where they should be; the place is empty.",
    "Something is being celebrated, and nobody has asked you to it.",
    "They are packing up here, and will soon be gone.",
    "It is far darker than you pictured it.",
    "Somebody is being looked for here, and the description would fit one of you.",
    "It is as you pictured it, except that {who} <wants|want> a word with you first.",
    "Something that is talked of here bears on this: {matter}.",
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
