"""Gear that the player claims and the sheet does not hold."""

from companion.reader.sharpen import ARMS
from companion.reader.stems import stem
from companion.reader.table import Table
from companion.reader.text import bag, unfold

_CLAIMS = bag("my mein meine meinem meinen meiner mon ma mes mi mis")


_MEANS = bag("with using mit avec con use benutze utilise uso")


def off_sheet(table: Table) -> tuple[list[str], bool]:
    """Gear that the player claims and the sheet does not hold; and whether a weapon is among it."""
    reading = table.reading
    owned_words = {w for e in table.elements for w in e.words}
    owned_stems = {stem(w, reading.lexicon.language) for w in owned_words}
    owned_classes = {c for e in table.elements for c in e.classes}
    claims: list[str] = []
    armed = False
    for at, token in enumerate(reading.tokens):
        if token.is_sign or token.quoted or token.word in owned_words:
            continue
        classes, size = reading.lexicon.classes_at(reading.stems, at)
        things = classes & _THING_NAMES
        before = {t.word for t in reading.tokens[max(0, at - 3) : at]}
        claimed = bool(before & _CLAIMS) or bool(before & _MEANS)
        if not things or not claimed or set(reading.stems[at]) & (owned_stems | table.scene.stems):
            continue
        if things & owned_classes:
            continue
        claims.append(" ".join(t.raw for t in reading.tokens[at : at + size]))
        armed = armed or bool(things & ARMS)
    return claims, armed


def _thing_names() -> frozenset[str]:
    from companion.reader.words.things import THINGS

    return frozenset(line.split("|")[0].strip() for line in unfold(THINGS))


_THING_NAMES = _thing_names()
