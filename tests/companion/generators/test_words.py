"""The word lists: enough, in many scripts, and whole."""

import string
import unicodedata

from companion.generators import tables
from companion.generators.chance import Chance
from companion.generators.naming import STYLES, gender_of, person_name
from companion.generators.people import slots_of
from companion.generators.words.fields import ALSO, LEANS, SECRETS, WANTS


def test_there_are_parts_for_more_than_four_hundred_concepts() -> None:
    callings = sum(len(c.names) for c in tables.all_callings())
    beings = len(tables.all_beings("creature")) + len(tables.all_beings("monster"))
    tempers, vices = len(tables.all_tempers()), len(tables.all_vices())
    assert callings >= 400
    assert beings >= 90
    assert tempers >= 40
    assert vices >= 20
    assert len(tables.all_domains()) * len(tables.all_practices()) >= 900


def test_every_genre_has_callings_and_beings() -> None:
    for genre in tables.SYSTEM_GENRES["stitcher"]:
        assert len(tables.callings_of(genre)) >= 5, genre
        for kind in ("creature", "monster"):
            assert len(tables.beings_of(kind, genre)) >= 5, genre


def test_every_field_of_work_has_its_lists() -> None:
    fields = {calling.field for calling in tables.all_callings()}
    assert fields <= set(WANTS) & set(SECRETS) & set(LEANS) & set(ALSO)


def test_every_slot_can_be_filled() -> None:
    known = set(slots_of(tables.all_callings()[0])) | {
        "haunt", "prey", "thread", "other", "leader", "clause",
    }  # fmt: skip
    texts = [line for temper in tables.all_tempers() for line in temper.lines]
    texts += [line for vice in tables.all_vices() for line in (*vice.wants, *vice.secrets)]
    texts += [line for block in (*WANTS.values(), *SECRETS.values()) for line in block.splitlines()]
    for text in texts:
        slots = {name.casefold() for _, name, _, _ in string.Formatter().parse(text) if name}
        assert slots <= known, text


def test_no_line_stands_twice() -> None:
    for lists in (WANTS, SECRETS):
        lines = [line for block in lists.values() for line in block.strip().splitlines()]
        assert len(lines) == len(set(lines))


def test_names_come_in_many_styles_and_scripts() -> None:
    assert len(STYLES) >= 20
    scripts = set()
    for style in STYLES:
        for seed in range(40):
            name = person_name(Chance(seed, "test"), style)
            assert 0 < len(name) <= 60
            assert unicodedata.normalize("NFC", name) == name, (style, name)
            letters = [c for c in name if c.isalpha()]
            scripts.add(unicodedata.name(letters[0]).split()[0])
    assert {
        "LATIN",
        "CYRILLIC",
        "GREEK",
        "CJK",
        "HANGUL",
        "ARABIC",
        "DEVANAGARI",
        "HEBREW",
    } <= scripts


def test_a_title_may_say_which_names_fit() -> None:
    assert gender_of("Nun"), gender_of("King") == ("f", "m")
    names = {person_name(Chance(seed, "n"), "english", "f").split()[0] for seed in range(200)}
    assert "Ada" in names
    assert not names & {"Albert", "Hugh", "Walter"}
