"""Meaning words: a verb and a subject that together hint at something, read as one phrase.

Every verb takes an object and every subject is a whole noun phrase, so that each of the pairs reads
as English ("bury a letter", "outbid the neighbours"). Written for Dicebound.
"""

from typing import Final

VERBS: Final = tuple(
    word.strip()
    for word in """
abandon, admire, answer, arm, auction off, avoid, awaken, bait, bargain over, barricade, beg for,
betray, bless, block, borrow, break, bribe, brighten, burn, bury, call in, carry off, cast out,
catch, celebrate, change, chase, cheat, claim, clean, collect, confess to, confuse, copy, corner,
corrupt, count, crown, curse, dare, deliver, demand, deny, destroy, dig up, disarm, discover,
disguise, divide, doubt, drain, draw out, drive away, drop, echo, empty, endanger, entertain, envy,
escort, exchange, expect, expose, fake, fear, feed, find, finish, flatter, follow, forbid, force,
forget, forgive, free, frighten, gather, give away, grieve for, guard, guess at, guide, haunt, heal,
hide, hire, honour, humble, hunt, hurry, hush up, imitate, inherit, insult, interrupt, invent,
invite, judge, keep, lay open, lead astray, lend, leave behind, lift, light up, lock away, lose,
lure, mark, mend, misread, miss, mock, mourn, move, name, offer, open, outbid, outlast, outwit, owe,
pardon, pass on, pawn, plant, poison, praise, prepare, pretend to own, promise, protect, prove,
provoke, punish, put off, quarrel over, quieten, reach, recognise, refuse, release, remember,
repay, replace, rescue, resist, return, reveal, risk, ruin, rush, sacrifice, scatter, search for,
seize, sell, send back, separate, set free, settle, shadow, share, shelter, shut out, silence, sink,
slow, smuggle, soften, spoil, spread, stain, starve, steal, strengthen, swear by, swap, tempt,
test, tie up, trade, trap, trust, turn over, uncover, unmake, use up, visit, wait for, waste,
watch, weaken, welcome, withhold
""".replace("\n", " ").split(",")
)

SUBJECTS: Final = tuple(
    " ".join(word.split())
    for word in """
a bad bargain, a bell, a birthright, a body, a book, a border, a boundary stone, a bride, a bridge,
a broken tool, a burden, a candle, a caravan, a cellar, a chain, a child's toy, a closed door,
a coat, a code, a coincidence, a cold trail, a confession, a contract, a cook, a corner, a costume,
a cousin, a crossing, a crowd, a crown, a cure, a dare, a dead end, a debt, a decoy, a disguise,
a dispute, a doctor, a dog, a dream, a duel, a family name, a farewell, a false friend, a fever,
a fire, a foreign coin, a forgotten room, a funeral, a garden, a gift, a grave, a grudge,
a guest, a guide, a habit, a hammer, a herd, a hiding place, a hostage, a hunch, a hunger, a hunt,
a husband, a key, a kindness, a knife, a ladder, a landmark, a last chance, a law, a leader,
a lesson,
a letter, a lie, a lock, a longing, a lover, a lullaby, a machine, a map, a market stall, a mask,
a meal, a medicine, a meeting, a message, a messenger, a mirror, a missing page, a mistake,
a mother,
a name, a nest, a nickname, a night's rest, a night watch, an oath, an obstacle, an offer, an old
enemy, an old song, an omen, an opening, an order, an orphan, an outsider, a password, a path,
a photograph or portrait, a pilgrim, a place at the table, a plan, a poison, a portrait, a price,
a prisoner, a prize, a promise, a quarrel, a question, a rare animal, a reputation, a rival,
a river, a road, a roof, a room, a rumour, a safe house, a scar, a seal, a season, a secret, a seed,
a servant, a shadow, a shortcut, a shrine, a signature, a sister, a sleeper, a song, a spy,
a stranger, a strongbox, a summons, a superstition, a supper, a teacher, a temptation, a thief,
a threat, a throne, a tower, a toll, a trade, a trap, a treaty, a trophy, a tunnel, a uniform,
a vehicle or mount, a veteran, a view, a vow, a wager, a wall, a warning, a weapon, a wedding,
a well, a wheel, a will, a window, a witness, a wound, the accounts, the alarm, the dark, the dead,
the distance, the evening, the exit, the ground underfoot, the harvest, the high ground, the hour,
the keeper, the last witness, the law's patience, the light, the neighbours, the noise, the
other side, the past, the powerful, the price of bread, the quiet, the rain, the smell of smoke,
the stores, the tide, the truth, the water, the way back, the weather, the wrong man
""".replace("\n", " ").split(",")
)


def _listed(text: str) -> frozenset[str]:
    return frozenset(" ".join(word.split()) for word in text.split(","))


BEINGS: Final = _listed(
    """
a bride, a caravan, a cook, a cousin, a crowd, a doctor, a dog, a false friend, a guest, a guide,
a herd, a hostage, a husband, a leader, a lover, a messenger, a mother, a pilgrim, a prisoner,
a rare animal, a rival, a servant, a sister, a sleeper, a spy, a stranger, a teacher, a thief,
a veteran, a witness, an old enemy, an orphan, an outsider, the dead, the keeper, the last witness,
the neighbours, the powerful, the wrong man
"""
)
"""Subjects with a will of their own."""
TO_BEINGS: Final = _listed(
    """
admire, answer, arm, bribe, cheat, confuse, corrupt, crown, curse, dare, deliver, disarm,
endanger, entertain, envy, escort, feed, flatter, follow, forgive, free, frighten, grieve for,
guard, heal, hire, honour, humble, hunt, hurry, insult, interrupt, invite, judge, lead astray, lure,
mock, mourn, outbid, outwit, pardon, provoke, punish, rescue, set free, shelter, starve, tempt,
trap, wait for, welcome, force, release, corner, chase, drive away, send back
"""
)
"""Verbs that are done to somebody."""
TO_THINGS: Final = _listed(
    """
auction off, bargain over, break, brighten, burn, call in, clean, collect, confess to, copy, count,
dig up, divide, drain, draw out, drop, echo, empty, exchange, fake, finish, guess at, hush up,
imitate, inherit, invent, keep, lay open, lend, light up, lock away, mark, mend, misread, open, owe,
pass on, pawn, plant, prepare, pretend to own, promise, prove, put off, quarrel over, quieten,
reach, refuse, repay, replace, ruin, scatter, seize, sell, settle, share, shut out, sink, slow,
soften, spoil, spread, stain, steal, swap, swear by, tie up, trade, turn over, uncover, unmake,
use up, waste, withhold, borrow, carry off, change, claim, deny, abandon, demand
"""
)
"""Verbs that are done to a thing, a place or a matter."""


def pair(verb_face: int, subject_face: int) -> tuple[str, str]:
    """Return the verb and the subject of two faces, each 1 and up.

    Where the two do not go together ("flatter a wall"), the next subject that does is taken.

    Example:
        >>> pair(1, 1)
        ('abandon', 'a bad bargain')
    """
    verb = VERBS[verb_face - 1]
    for step in range(len(SUBJECTS)):
        subject = SUBJECTS[(subject_face - 1 + step) % len(SUBJECTS)]
        is_being = subject in BEINGS
        if not (verb in TO_BEINGS and not is_being) and not (verb in TO_THINGS and is_being):
            return verb, subject
    raise AssertionError("every verb goes with some subject")


SIDES: Final = (len(VERBS), len(SUBJECTS))
"""Sides of the two dice that choose a pair."""
