"""Second thoughts about a choice: the blow behind a lead-in, the spell behind a throw."""

from dataclasses import replace

from companion.reader.act import Act
from companion.reader.fit import SPELLS
from companion.reader.hints import hinted_manner
from companion.reader.table import Choice, Table, weigh
from companion.reader.text import bag

ARMS = bag("blade knife axe blunt polearm bow gun thrown bomb whip")


_BLUNT = frozenset({"fight", "shoot", "break", "throw", "other"})


_FUEL = bag(
    "torch oil lantern match matches fackel ol laterne torche huile antorcha aceite gun "
    "rifle pistol"
)


_BEDSIDE = frozenset({"grapple", "endure", "lift", "dodge", "other", "break"})


def _hinted_as(table: Table, manner: str) -> bool:
    hinted = hinted_manner(table.reading, [], table.scene, table.elements, frozenset(), powers=0)
    return hinted == manner


_LEAD_INS = frozenset({"hide", "dodge", "notice", "steal", "lift", "throw"})


_MOVES = frozenset({"jump", "climb", "run", "balance", "flee"})


MINDFUL = frozenset({"fight", "deceive", "persuade", "grapple", "handle", "intimidate"})


def _casts(table: Table) -> bool:
    return any((e.core | e.further) & SPELLS for e in table.elements if not e.is_flaw)


def _shoots(table: Table) -> bool:
    return any(e.classes & {"bow", "gun"} for e in table.elements)


_PSYCHICS = bag("psionic psion telepath psychic telepathe telepathin telepata mesmerist mind")
_MINDS = bag("mind head thought thoughts will gedanken kopf esprit tete mente cabeza")


def by_mind(table: Table) -> bool:
    """Whether a psychic works on a mind ("I push a picture into his head")."""
    words = {t.word for t in table.reading.tokens if not t.quoted}
    psychic = any(_PSYCHICS & set(e.words) for e in table.elements)
    return psychic and bool(words & _MINDS)


def _throws_element(table: Table) -> bool:
    reading = table.reading
    words = {t.word for t in reading.tokens}
    able = any("blast" in e.core for e in table.elements if not e.is_flaw)
    armed = any(
        reading.lexicon.classes_at(reading.stems, at)[0] & ARMS for at in range(len(reading.tokens))
    )
    armed = armed and not words & {"bolt", "bolts", "staff", "wand"}
    elemental = any(
        "element" in reading.lexicon.classes_at(reading.stems, at)[0]
        for at in range(len(reading.tokens))
    )
    return able and elemental and not armed and not words & _FUEL


def sharper(table: Table, choice: Choice, firm: list[Act]) -> Choice:
    """What a chosen act really leads to.

    Args:
        table: What was read.
        choice: The first act that needs dice.
        firm: All acts that are done now.

    Returns:
        The same choice, the act behind it, or the same act under another manner.
    """
    behind = _behind(table, choice, firm)
    if behind is not None:
        return weigh(table, behind)
    if choice.manner in _BEDSIDE and table.scene.has("wounded") and _hinted_as(table, "heal"):
        return replace(choice, manner="heal", act=None)
    manner = choice.manner
    if manner in ("blast", "cast") and not _casts(table) and _shoots(table):
        manner = "shoot"
    elif table.system == "altars" and manner in MINDFUL and by_mind(table):
        manner = "cast"
    elif manner in _BLUNT and _throws_element(table):
        manner = "blast"
    return choice if manner == choice.manner else replace(choice, manner=manner)


def _behind(table: Table, choice: Choice, firm: list[Act]) -> Act | None:
    """The act that a lead-in leads to: the spell that strikes, the blow after the leap."""
    if choice.act is None:
        return None
    near = [a for a in firm if a.sentence == choice.act.sentence]
    if choice.manner == "cast":
        return next((a for a in near if a.manner == "blast"), None)
    obstacle = table.scene.has("gap", "height", "narrow", "water")
    if choice.manner in _LEAD_INS or (choice.manner in _MOVES and not obstacle):
        blows = ("fight", "shoot", "grapple")
        return next((a for a in near if a.at > choice.act.at and a.manner in blows), None)
    return None
