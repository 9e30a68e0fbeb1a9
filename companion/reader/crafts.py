"""How far a text lies in the field of a name on the sheet: its work told without its name."""

from dataclasses import dataclass, replace

from companion.reader.act import Act
from companion.reader.acts import cancel_points
from companion.reader.fields import Field, field_of, fields_by_term, terms
from companion.reader.grammar import has_phrase
from companion.reader.hints import is_meant
from companion.reader.peril import trouble_in
from companion.reader.sheet import SheetElement
from companion.reader.stakes import needs_dice
from companion.reader.table import Choice, Table
from companion.reader.text import bag

_SCENE_SHARE = 0.4
_MOST_SCENE = 1.0
_PLAIN_ACT = 1.6
_PLAIN_TEXT = 0.7
_TOOL_TEXT = 1.7
FIRM_HIT = 1.9


@dataclass(frozen=True, slots=True)
class Hit:
    """How much of a field the text and the scene speak of."""

    number: int
    text: float
    scene: float

    @property
    def field(self) -> Field:
        """The field itself."""
        return field_of(self.number)

    @property
    def total(self) -> float:
        """Text and scene together; the scene counts for less."""
        return self.text + min(self.scene * _SCENE_SHARE, _MOST_SCENE)


def _stems_told(table: Table) -> frozenset[str]:
    """Stems of what the text tells as done now."""
    reading = table.reading
    dead = {a.clause for a in table.acts if a.standing != "live" and not a.is_noun}
    live = {a.clause for a in table.acts if a.standing == "live"}
    return frozenset(
        stem
        for at, token in enumerate(reading.tokens)
        if not token.is_sign and not token.quoted and (token.clause not in dead - live)
        for stem in reading.stems[at]
    )


def _worth(number: int, told: frozenset[str], table: Table) -> Hit:
    known = terms(number, table.reading.lexicon.language)
    text = sum(known[s] for s in known.keys() & told)
    scene = sum(known[s] for s in known.keys() & table.scene.stems)
    return Hit(number, text, scene)


def hits_of(table: Table) -> dict[str, tuple[Hit, ...]]:
    """The hits of every element, by name; fields without any word in the text are left out.

    Args:
        table: What was read.

    Returns:
        Name to hits.
    """
    told = _stems_told(table)
    found: dict[str, tuple[Hit, ...]] = {}
    for element in table.elements:
        rows = [_worth(n, told, table) for n in sorted(element.fields)]
        hits = tuple(h for h in rows if h.text)
        if hits:
            found[element.name] = hits
    return found


def helps_by_field(element: SheetElement, manner: str, hits: tuple[Hit, ...]) -> bool:
    """Whether an act lies in the field of an element.

    Args:
        element: The element of the sheet.
        manner: The act's manner.
        hits: Its hits.

    Returns:
        True when the text tells of its work and the manner is in its reach, or tells of it amply.
    """
    for hit in hits:
        fits = manner in hit.field.manners
        if fits and hit.text >= _PLAIN_TEXT:
            return True
        if hit.total >= FIRM_HIT and hit.text >= _PLAIN_TEXT + 0.5 and manner not in _BLOWS:
            return not element.classes
    return False


_BLOWS = frozenset({"fight", "shoot", "grapple", "blast", "buy", "flee"})


def by_field(table: Table, acts: list[Act], *, least: float = _PLAIN_ACT) -> Choice | None:
    """The act that a text in the field of the sheet comes to, where no verb told of one.

    Args:
        table: What was read.
        acts: The acts that are done now.
        least: How much of the field text and scene must tell.

    Returns:
        The choice, or None.
    """
    hit = best_hit(table)
    if hit is None:
        return None
    scene = table.scene
    calm = scene.has("safe", "friendly", "alone", "easy", "plain") and not scene.has(
        "threat", "pursued", "strain", "wounded", "broken", "resist", "hunger"
    )
    if calm or hit.total < least or _is_idle(acts, hit):
        return None
    words = [t.word for t in table.reading.tokens if not t.is_sign]
    if has_phrase(words, table.reading.lexicon.grammar.phrases["around"]) >= 0:
        return None
    mere = bool(acts) and all(a.manner in _MERE for a in acts)
    thin = (mere or table.system == "skitterbarren") and hit.total < _AMPLE
    if thin and trouble_in(scene) < _UNEASY:
        return None
    manner = _manner_of(hit, table)
    needs = needs_dice(manner, scene, set(), table.system)
    return Choice(manner, None, needs_roll=True) if needs else None


def _is_idle(acts: list[Act], hit: Hit) -> bool:
    """Whether the last act is an idle one, unless the text is full of the work."""
    return bool(acts) and acts[-1].manner in _LAZY and hit.total < _AMPLE


_LAZY = frozenset({"rest", "eat", "surrender", "buy", "ready", "withdraw", "flee", "listen"})
_MERE = frozenset({"talk", "think", "look", "move"})
_AMPLE = 2.6
_UNEASY = 0.8


def _manner_of(hit: Hit, table: Table) -> str:
    """The first manner of the field that needs dice here."""
    return next(
        (m for m in hit.field.core if needs_dice(m, table.scene, set(), table.system)),
        hit.field.core[0],
    )


def best_hit(table: Table) -> Hit | None:
    """The field that what is meant in the text tells most of.

    Args:
        table: What was read.

    Returns:
        The hit, or None where no word of a field on the sheet is told.
    """
    reading = table.reading
    told: set[str] = set()
    last = max(cancel_points(reading), default=-1)
    for number, (first, end) in reading.bounds.items():
        if first >= last and is_meant(reading, table.acts, number):
            told |= {
                s
                for at in range(first, end)
                if not reading.tokens[at].is_sign and not reading.tokens[at].quoted
                for s in reading.stems[at]
            }
    if not told:
        return None
    frozen = frozenset(told)
    if table.system == "skitterbarren":
        rows = _open_hits(table, frozen)
    else:
        numbers = {n for e in table.elements for n in e.fields}
        rows = [_worth(n, frozen, table) for n in sorted(numbers)]
    if table.scene.has("threat"):
        rows = [h for h in rows if h.field.sort != "gear"]
    rows = [h for h in rows if h.text >= (_TOOL_TEXT if h.field.sort == "gear" else _PLAIN_TEXT)]
    return max(rows, key=lambda h: (h.total, h.field.sort == "trade"), default=None)


def _open_hits(table: Table, told: frozenset[str]) -> list[Hit]:
    """Hits of every trade, for a game whose sheets name no callings."""
    index = fields_by_term(table.reading.lexicon.language)
    numbers = {n for s in told for n, _ in index.get(s, ())}
    rows = [_worth(n, told, table) for n in sorted(numbers)]
    return [replace(h, text=h.text - _STRANGER) for h in rows]


_STRANGER = 0.6


def sharper_by_field(table: Table, choice: Choice, hits: dict[str, tuple[Hit, ...]]) -> Choice:
    """The manner of the field, where the verb alone misleads ("coax the engine back to life").

    Args:
        table: What was read.
        choice: What the words alone come to.
        hits: The hits of the sheet.

    Returns:
        The choice, perhaps under another manner.
    """
    if choice.manner not in _MISLEADING or any(b.weight for b in table.scene.beings):
        return choice
    best = max(
        (h for rows in hits.values() for h in rows if h.field.sort != "gear"),
        key=lambda h: h.total,
        default=None,
    )
    if best is None or best.total < FIRM_HIT or choice.manner in best.field.manners:
        return choice
    if table.scene.has("threat", "pursued", "resist") and choice.manner in _BLOWS:
        return choice
    return replace(choice, manner=_manner_of(best, table))


_MISLEADING = bag(
    "persuade deceive intimidate perform fight shoot grapple flee dodge jump endure cast blast "
    "gamble steal chase drive break search command throw"
)
