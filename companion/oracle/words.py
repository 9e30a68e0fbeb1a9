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


def pair(verb_face: int, subject_face: int) -> tuple[str, str]:
    """Return the verb and the subject of two faces, each 1 and up.

    Example:
        >>> pair(1, 1)
        ('abandon', 'a bad bargain')
    """
    return VERBS[verb_face - 1], SUBJECTS[subject_face - 1]


SIDES: Final = (len(VERBS), len(SUBJECTS))
"""Sides of the two dice that choose a pair."""
