"""The act that a text which no table knows comes to, in a scene that holds trouble."""

from collections.abc import Sequence
from functools import lru_cache

from companion.reader.act import Act
from companion.reader.acts import cancel_points
from companion.reader.affordances import KEYS
from companion.reader.crafts import best_hit
from companion.reader.fields import field_of
from companion.reader.grammar import has_phrase
from companion.reader.hints import invited, is_meant
from companion.reader.peril import trouble_in
from companion.reader.sheet import SheetElement
from companion.reader.table import Choice, Table, uses_of
from companion.reader.text import bag, table_words
from companion.reader.words.effort import EFFORT

_IDLE = bag(
    "haha lol hm hmm ok okay yes no well oh ah wow nice great cool thanks hi hello bye so sure fine"
)
_EVERYDAY = frozenset(
    {"rest", "eat", "surrender", "buy", "listen", "ready", "signal", "withdraw", "flee"}
)


def by_trouble(table: Table, acts: Sequence[Act], told: Choice | None) -> Choice | None:
    """The act of a text that no table knows, in a scene that holds trouble.

    Args:
        table: What was read.
        acts: The acts that are done now.
        told: The plainest act told, if any.

    Returns:
        The choice, or None where nothing speaks for an attempt.
    """
    manner = told.manner if told else ""
    if any(a.manner in _EVERYDAY for a in acts) or not _tells_something(table):
        return None
    hit = best_hit(table)
    named = _names_a_means(table)
    trouble = trouble_in(table.scene)
    if trouble < _LEAST_TROUBLE or (manner in _MERE and not (named or hit)):
        return None
    score = trouble + _EFFORT_WORTH * min(_efforts(table), _MOST_EFFORTS)
    score += _MEANS_WORTH * named + _FIELD_WORTH * (hit.text if hit else 0.0)
    if score < _NEED.get(manner, _NEED_MOST):
        return None
    return Choice(_likeliest(table), told.act if told else None, needs_roll=True)


_EFFORT_WORTH, _MEANS_WORTH, _FIELD_WORTH, _MOST_EFFORTS = 0.5, 0.6, 0.5, 2
_LEAST_TROUBLE = 0.8
_MERE = frozenset({"move", "look", "talk", "think"})
_NEED = {"": 0.8, "other": 0.8, "handle": 1.3}
_NEED_MOST = 1.9


@lru_cache(maxsize=4)
def _effort_phrases(language: str) -> tuple[str, ...]:
    return tuple(f" {' '.join(table_words(p))} " for p in EFFORT[language].split("|"))


def _efforts(table: Table) -> int:
    """How many words of effort or aim the text holds."""
    flat = " " + " ".join(t.word for t in table.reading.tokens if not t.is_sign) + " "
    return sum(phrase in flat for phrase in _effort_phrases(table.reading.lexicon.language))


def _tells_something(table: Table) -> bool:
    """Whether a sentence of the text tells of something that the character does."""
    reading = table.reading
    if cancel_points(reading) or any(a.standing in _UNMEANT for a in table.acts):
        return False
    flat = [t.word for t in reading.tokens if not t.is_sign]
    if has_phrase(flat, reading.lexicon.grammar.phrases["around"]) >= 0 or _has_key(flat, table):
        return False
    stop = reading.lexicon.grammar.stop | _IDLE
    for number, (first, end) in reading.bounds.items():
        words = [t.word for t in reading.tokens[first:end] if not t.is_sign and not t.quoted]
        full = [w for w in words if w not in stop and len(w) > 1]
        if not full or not is_meant(reading, table.acts, number):
            continue
        if set(words) & reading.lexicon.grammar.negations:
            continue
        if set(words) & reading.lexicon.grammar.me or len(full) > 1:
            return True
    return False


def _has_key(words: Sequence[str], table: Table) -> bool:
    """Whether the text uses a key that the scene holds."""
    return bool(KEYS & set(words) & set(table.scene.words)) and bool(_TURNS & set(words))


_TURNS = bag("take use turn put nehme benutze drehe prends tourne cojo uso giro")
_UNMEANT = frozenset({"unreal", "ironic", "dropped", "denied", "past", "asked"})


def _names_a_means(table: Table) -> bool:
    """Whether the text names something on the sheet as a means."""
    uses = uses_of(table)
    return any(
        uses[e.name].is_mentioned and not uses[e.name].is_refused and not e.is_flaw
        for e in table.elements
        if e.group in ("trait", "item")
    )


def _likeliest(table: Table) -> str:
    """The manner that sheet and scene make likeliest."""
    hit = best_hit(table)
    if hit is not None:
        return hit.field.core[0]
    wanted = invited(table.scene)
    skills = [e for e in table.elements if _is_skill(e)]
    if len(skills) == 1 and skills[0].fields:
        return field_of(min(skills[0].fields)).core[0]
    both = {m for element in skills for m in element.core if wanted.get(m)}
    if both:
        return max(both, key=lambda m: (wanted[m], m))
    if wanted and not skills:
        mild = {m: w for m, w in wanted.items() if m not in _HARSH}
        return max(mild or wanted, key=lambda m: (mild or wanted)[m])
    return "other"


_HARSH = frozenset({"fight", "shoot", "cast", "blast", "flee"})


def _is_skill(element: SheetElement) -> bool:
    return not element.is_flaw and not element.classes and bool(element.core)
