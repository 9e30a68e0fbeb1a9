"""Chooses the act that the player's text comes to."""

from collections.abc import Callable
from dataclasses import replace

from companion.reader.act import TRIVIAL, Act
from companion.reader.acts import cancel_points
from companion.reader.affordances import affordance, is_going
from companion.reader.crafts import FIRM_HIT, by_field, hits_of, sharper_by_field
from companion.reader.fit import SPELLS
from companion.reader.gear import wields_power
from companion.reader.grammar import has_phrase
from companion.reader.hints import hinted_manner
from companion.reader.peril import trouble_in
from companion.reader.sharpen import ARMS, MINDFUL, by_mind, sharper
from companion.reader.speech import spoken_manner
from companion.reader.spheres import sphere_of
from companion.reader.stakes import needs_dice
from companion.reader.table import Choice, Table, uses_of, weigh
from companion.reader.text import bag
from companion.reader.troubles import by_trouble

_DIRE = 2.0
_KEY_WORDS = frozenset({"key", "keys", "keycard"})


_FIRST_PERSON = bag("i i'm i'll we ich wir je j nous yo")


_TERSE = 6
_WEAK = frozenset({"throw", "run", "rescue", "command", "dodge"})


def choose(table: Table) -> Choice:
    """The act that a text comes to: the first that needs dice, else the plainest one.

    Args:
        table: What was read.

    Returns:
        The choice.
    """
    live = [a for a in table.acts if a.standing == "live"]
    firm = [a for a in live if not a.is_noun]
    told = _flight(table, firm) or _told(table, firm)
    if told is not None and (told.needs_roll or told.manner == "ready"):
        return told
    if told is not None and told.manner == "chore":
        told = replace(told, manner="handle")
        if trouble_in(table.scene) < _DIRE:
            return told
    guess = _guessed(table, live, firm)
    if guess is not None:
        return guess
    if _tries(table) and not any(a.manner in ("rest", "eat", "surrender") for a in firm[-1:]):
        return Choice("other", told.act if told else None, needs_roll=True)
    return told or Choice("other", None, needs_roll=False)


def _guessed(table: Table, live: list[Act], firm: list[Act]) -> Choice | None:
    """What words spoken, the field of the sheet, the scene or hints make of the text."""
    named = table.system != "skitterbarren"
    ways: tuple[Callable[[], Choice | None], ...] = (
        lambda: _spoken(table, firm),
        lambda: by_field(table, firm, least=FIRM_HIT) if named else None,
        lambda: _vague(table),
        lambda: _from_nouns(table, live),
        lambda: _tip(table, firm),
        lambda: by_field(table, firm),
    )
    return next((guess for way in ways if (guess := way()) is not None), None)


def last_resort(table: Table, choice: Choice) -> Choice:
    """What a text comes to that no table knows, by the trouble in the scene.

    Args:
        table: What was read.
        choice: The choice so far, one without a roll.

    Returns:
        That choice, or an attempt at whatever sheet and scene make likeliest.
    """
    firm = [a for a in table.acts if a.standing == "live" and not a.is_noun]
    idle = any(a.manner == "chore" for a in firm)
    used = any(u.is_used for u in uses_of(table).values())
    if idle and not used and trouble_in(table.scene) < _DIRE:
        return choice
    return by_trouble(table, firm, choice if choice.act else None) or choice


def _flight(table: Table, firm: list[Act]) -> Choice | None:
    """Flight comes before whatever it leads over, where somebody is in pursuit."""
    if not table.scene.has("pursued"):
        return None
    flights = (weigh(table, a) for a in firm if a.manner == "flee")
    return next((choice for choice in flights if choice.needs_roll), None)


def _told(table: Table, firm: list[Act]) -> Choice | None:
    """The first act told outright that needs dice; a readied one; else a plain one."""
    trivial: Choice | None = None
    weak: Choice | None = None
    for act in firm:
        choice = weigh(table, act)
        if choice.manner == "ready":
            return choice
        if choice.manner == "talk" and _fools_official(table, act):
            return replace(choice, manner="deceive", needs_roll=True)
        if choice.needs_roll and choice.manner not in _WEAK:
            choice = _blow_behind(table, choice, firm)
            return sharper_by_field(table, sharper(table, choice, firm), hits_of(table))
        if choice.needs_roll:
            weak = weak or choice
        elif trivial is None or (trivial.manner in TRIVIAL and choice.manner not in TRIVIAL):
            trivial = choice
    return weak or trivial


def _blow_behind(table: Table, choice: Choice, firm: list[Act]) -> Choice:
    """The blow that a hold or a trip only opens ("I sweep his legs and crack him on the head")."""
    if choice.manner != "grapple" or choice.act is None:
        return choice
    later = (weigh(table, a) for a in firm if a.at > choice.act.at)
    return next((c for c in later if c.manner in ("fight", "shoot") and c.needs_roll), choice)


_OFFICIALS = bag(
    "inspector collector officer official customs toll clerk guard sentry conductor warden "
    "steward gatekeeper doorman monitor principal teacher sheriff deputy policeman beamt "
    "zollner kontrolleur schaffner wachter wache douani controleur garde portier aduanero "
    "revisor guardia inspecteur"
)
_CLAIMS = bag(
    "we're i'm paid already lost fell stolen forgot cousin sent expected new official belong "
    "here's permit permission ticket license invited bezahlt verloren geschickt schon paye "
    "perdu envoye deja pagado perdido enviado ya sick nobody nothing never"
)


def _fools_official(table: Table, act: Act) -> bool:
    """Whether somebody in office is told a story ("I tell him we paid yesterday")."""
    officials = bool(table.scene.beings and _OFFICIALS & table.scene.stems)
    told = {t.word for t in table.reading.tokens[act.end :] if t.sentence == act.sentence}
    reported = table.scene.has("resist") and bool({"that", "que", "qu", "dass"} & told)
    return (
        officials and (reported or bool(_CLAIMS & told)) and not table.scene.has("friendly", "safe")
    )


def _from_nouns(table: Table, live: list[Act]) -> Choice | None:
    """An act that only a noun names ("Fireball!"), where nothing is calm."""
    if any(not a.is_noun for a in live) or table.scene.has("safe", "friendly", "alone"):
        return None
    return next((c for c in (weigh(table, a) for a in live) if c.needs_roll), None)


def _tip(table: Table, firm: list[Act]) -> Choice | None:
    return None if any(a.manner == "buy" for a in firm) else _hinted(table)


def _spoken(table: Table, firm: list[Act]) -> Choice | None:
    manner = spoken_manner(table.reading, table.scene)
    if not manner or manner == "talk":
        return None
    quoted = any(t.quoted for t in table.reading.tokens)
    if manner == "persuade" and quoted and _shows_weapon(table):
        manner = "intimidate"
    busy = any(a.manner not in ("talk", "look", "move", "handle", "rest", "think") for a in firm)
    said = {t.word for t in table.reading.tokens}
    plain_speech = manner == "persuade" and not quoted and bool(said & _FIRST_PERSON)
    if busy or (plain_speech and firm):
        return None
    if any(a.manner == "rest" for a in firm) and not quoted:
        return None
    return Choice(manner, None, needs_roll=True)


def _shows_weapon(table: Table) -> bool:
    """Whether words are backed by a weapon ("Fill the bag," with the revolver up)."""
    reading = table.reading
    return any(
        not token.quoted and reading.lexicon.classes_at(reading.stems, at)[0] & ARMS
        for at, token in enumerate(reading.tokens)
    )


def _vague(table: Table) -> Choice | None:
    """Sentences without a known act that still go for something the scene puts in the way."""
    last = max(cancel_points(table.reading), default=-1)
    dead = {a.sentence for a in table.acts if a.standing not in ("live", "dropped")}
    numbers = sorted({t.sentence for t in table.reading.tokens})
    for number in numbers:
        inside = [t for t in table.reading.tokens if t.sentence == number and not t.is_sign]
        if number in dead or not inside or any(t.quoted for t in inside):
            continue
        if table.reading.tokens.index(inside[0]) < last:
            continue
        words = {t.word for t in inside}
        supposed = table.reading.lexicon.grammar.phrases["unreal"]
        if has_phrase([t.word for t in inside], supposed) >= 0:
            continue
        first_person = words & table.reading.lexicon.grammar.me or len(inside) <= _TERSE
        if words & table.reading.lexicon.grammar.negations or not first_person:
            continue
        if is_going(words):
            manner = affordance(words, table.scene, opens_locks=table.opens_locks)
            if manner:
                return Choice(manner, None, needs_roll=True)
    return None


def _hinted(table: Table) -> Choice | None:
    if cancel_points(table.reading):
        return None
    uses = uses_of(table)
    named = frozenset(n for n, use in uses.items() if use.is_mentioned and not use.is_refused)
    words = {t.word for t in table.reading.tokens} | set(table.scene.words)
    powers = any(wields_power(e, uses[e.name], words) for e in table.elements) + any(
        e.core & SPELLS and sphere_of(e, words) for e in table.elements
    )
    turned = words & {"take", "use", "turn"}
    if turned and words & _KEY_WORDS and _KEY_WORDS & set(table.scene.words):
        return None
    manner = hinted_manner(
        table.reading, table.acts, table.scene, table.elements, named, powers=powers
    )
    if not manner:
        return None
    if table.system == "altars" and manner in MINDFUL and by_mind(table):
        manner = "cast"
    return Choice(manner, None, needs_roll=needs_dice(manner, table.scene, set(), table.system))


def _tries(table: Table) -> bool:
    """Whether the text says in so many words that the character tries something."""
    reading = table.reading
    last = max(cancel_points(reading), default=-1)
    if table.scene.has("safe", "friendly") and not table.scene.has("threat"):
        return False
    dead = {a.sentence for a in table.acts if a.standing not in ("live", "other")}
    for number in sorted({t.sentence for t in reading.tokens}):
        inside = [t for t in reading.tokens if t.sentence == number and not t.is_sign]
        if number in dead or not inside or any(t.quoted for t in inside):
            continue
        if reading.tokens.index(inside[0]) < last:
            continue
        if has_phrase([t.word for t in inside], reading.lexicon.grammar.phrases["tries"]) >= 0:
            return True
    return False
