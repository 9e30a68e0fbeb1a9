"""Markdown that reads back, cards that hold no markup of others, character cards out and in."""

import base64
import json
import struct
import sys
import zlib
from html.parser import HTMLParser

import pytest

from companion.errors import BadInputError
from companion.generators.cards import as_cards
from companion.generators.making import KINDS, SYSTEMS, Wish, make, make_many
from companion.generators.reading import guess_system, read_notation, sheet_texts
from companion.generators.render import as_lines, as_markdown
from companion.generators.tavern import as_card, concept_of_card, read_source, record_in_card
from engine.api import get_system


def plain(system: str, sheet: dict[str, object]) -> dict[str, object]:
    """A sheet as the printed notation can say it: no categories, no house numbers."""
    kept = {"name", "traits", "attributes", "skills", "inventory", "archetypes", "initiative"}
    kept |= {"equipment", "side"} | ({"health"} if system == "altars" else set())
    out = {key: value for key, value in sheet.items() if key in kept}
    if "traits" in out:
        out["traits"] = [{"name": t["name"], "weight": t["weight"]} for t in out["traits"]]  # type: ignore[attr-defined]
    if "words" in sheet:
        out["archetypes"] = {**sheet["archetypes"], **sheet["words"]}  # type: ignore[dict-item]
    return out


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", ["npc", "character", "monster"])
def test_markdown_reads_back_as_the_same_sheet(system: str, kind: str) -> None:
    made = make_many(Wish(kind=kind, system=system), 0, 40)
    texts = sheet_texts("\n".join(as_markdown(record) for record in made))
    assert len(texts) == 40
    for text, record in zip(texts, made, strict=True):
        assert guess_system(text) == system
        sheet, faults = read_notation(system, text)
        assert faults == []
        assert sheet == plain(system, record["sheet"])


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_one_well_formed_page_without_outside_parts(system: str, kind: str) -> None:
    wish = Wish(kind=kind, system=system, concept="<script>x</script> & a <img src=http://x>")
    page = as_cards(make_many(wish, 0, 9))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.tags.count("article") == 9
    assert not {"script", "img", "link"} & set(tags.tags)
    assert "http" not in page.replace("http://x", "")


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_character_card_goes_out_and_comes_back(system: str) -> None:
    record = make(Wish(kind="npc", system=system, concept="a bitter customs officer"), 3)
    card = as_card(record)
    assert (card["spec"], card["spec_version"]) == ("chara_card_v2", "2.0")
    assert set(card["data"]) == {
        "name", "description", "personality", "scenario", "first_mes", "mes_example",
        "creator_notes", "system_prompt", "post_history_instructions", "alternate_greetings",
        "tags", "creator", "character_version", "extensions",
    }  # fmt: skip
    assert record["secret"] not in card["data"]["description"] + card["data"]["scenario"]
    assert record_in_card(json.loads(json.dumps(card))) == record
    assert "customs officer" in concept_of_card(card)


def test_a_card_of_others_becomes_a_concept_with_its_name() -> None:
    card = {"name": "Ilse", "description": "{{char}} is a weary lighthouse keeper. She waits.",
            "first_mes": "Hm."}  # fmt: skip
    concept = concept_of_card(card)
    record = make(Wish(kind="npc", concept=concept), 1)
    assert record["name"] == "Ilse"
    assert record["title"] == "Lighthouse Keeper"


def png_with(text: bytes) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13))
    return head + chunk(b"tEXt", text) + chunk(b"IEND", b"")


def test_a_card_inside_a_picture_is_read() -> None:
    inner = base64.b64encode(json.dumps({"name": "Ilse", "first_mes": ""}).encode())
    assert read_source(png_with(b"chara\0" + inner), "x.png")["name"] == "Ilse"
    with pytest.raises(BadInputError, match="without a character card"):
        read_source(png_with(b"Title\0hello"), "x.png")
    with pytest.raises(BadInputError, match="cannot be read"):
        read_source(png_with(b"chara\0!!!"), "x.png")


def test_plain_lines_hold_all_that_a_gm_needs() -> None:
    lines = as_lines(make(Wish(kind="npc", concept="a drunk wizard", power="dangerous"), 2), ("5",))
    text = "\n".join(lines)
    for label in ("Wants: ", "Secret: ", "Voice: ", "Weakness: Drinks", "a pool of 5 ", "Seed: 2"):
        assert label in text
    assert get_system("stitcher").info.slug == "stitcher"


def test_a_pdf_holds_every_card_and_every_script() -> None:
    import pypdfium2

    from companion.generators.pdf import as_pdf

    made = make_many(Wish(kind="npc", concept="a translator who lies"), 0, 7)
    made += [make(Wish(kind="npc", names=style), 1) for style in ("arabic", "hindi", "chinese")]
    made += [make(Wish(kind="archetype", system="altars", concept="<b>a rain auctioneer</b>"), 1)]
    pages, told = as_pdf(made)
    document = pypdfium2.PdfDocument(pages)
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    assert len(document) in (2, 3)  # the letters of one machine are broader than those of another
    assert text.count("seed ") == 11
    for record in made[:7]:
        assert record["name"] in text
    # A machine without fonts says which letters it could not draw; one with fonts draws them.
    if told:
        assert told.startswith("This machine has no font for: ")
    else:
        assert "?" not in [line.strip() for line in text.splitlines()]


def test_a_machine_without_fonts_still_prints_and_says_what_is_missing() -> None:
    from companion.generators.pdf import as_pdf

    pages, told = as_pdf([make(Wish(kind="npc", names="chinese"), 1)], folders=())
    assert pages.startswith(b"%PDF")
    assert told.startswith("This machine has no font for: ")
    assert "question mark" in told


def test_drawing_leaves_this_process_as_it_was() -> None:
    """uharfbuzz and xllamacpp cannot share a process (their Cython types differ in size)."""
    from companion.generators.pdf import as_pdf

    as_pdf([make(Wish(kind="npc"), 1)])
    assert [name for name in ("fpdf", "uharfbuzz") if sys.modules.get(name) is not None] == []


def test_a_card_of_a_skitterbarren_being_shows_no_bag() -> None:
    page = as_cards([make(Wish(kind="creature", system="skitterbarren", concept="a wolf"), 1)])
    assert "Attacks as Bite (house)" in page
    assert "Bag (" not in page
