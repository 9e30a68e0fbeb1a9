"""Character cards of chat front ends (chara_card_v2): out as JSON, in as a concept."""

import base64
import binascii
import struct
from typing import Any, Final

from companion.errors import BadInputError
from companion.generators.legality import Record
from companion.generators.render import as_lines
from companion.generators.text import clean
from engine.api import CallError, parse_json

SPEC: Final = "chara_card_v2"
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_LONGEST_NAME: Final = 80


def as_card(record: Record) -> dict[str, Any]:
    """Return a chara_card_v2 object for somebody with a sheet.

    Raises:
        BadInputError: an archetype is nobody to talk to.
    """
    if record["kind"] == "archetype":
        raise BadInputError("an archetype has no voice; make a card of an npc, monster or creature")
    manner, _, line = record["voice"].partition("“")
    spoken = line.rstrip("”. ") or "..."
    data = {
        "name": record["name"],
        "description": f"{record['name']} is {_with_article(record)}. {record['look']}",
        "personality": manner.strip(" .") or record["concept"],
        "scenario": f"{{{{user}}}} meets {record['name']}, who wants something. "
        f"What: {record['want']}",
        "first_mes": f"“{spoken}”",
        "mes_example": f"<START>\n{{{{user}}}}: Who are you?\n{{{{char}}}}: “{spoken}”",
        "creator_notes": "\n".join([f"Secret: {record['secret']}", *as_lines(record)]),
        "system_prompt": "",
        "post_history_instructions": "",
        "alternate_greetings": [],
        "tags": [record["system"], record["kind"], record["genre"]],
        "creator": "Dicebound",
        "character_version": str(record["seed"]),
        "extensions": {"dicebound": dict(record)},
    }
    return {"spec": SPEC, "spec_version": "2.0", "data": data}


def _with_article(record: Record) -> str:
    concept = str(record["concept"]).rstrip(".")
    return concept if concept.split(" ")[0] in ("a", "an", "the") else f"this: {concept}"


def is_card(data: dict[str, Any]) -> bool:
    """Return whether JSON is a character card, of version 2 or 3 or the older flat one."""
    return isinstance(data.get("data"), dict) or ("first_mes" in data and "name" in data)


def concept_of_card(data: dict[str, Any]) -> str:
    """Return a concept from somebody's card: who it is, in its own words, and the name.

    Raises:
        BadInputError: the card says nothing that can be used.
    """
    inner = data["data"] if isinstance(data.get("data"), dict) else data
    name = clean(str(inner.get("name") or ""), _LONGEST_NAME)
    texts = [
        clean(str(inner.get(part) or "")) for part in ("description", "personality", "scenario")
    ]
    about = next((text for text in texts if text), "")
    about = about.replace("{{char}}", name or "somebody").replace("{{user}}", "a stranger")
    about = about.removeprefix(f"{name} is ")
    if not about and not name:
        raise BadInputError("the card has neither a name nor a description")
    first = about.split(". ")[0].strip()
    return f"{first}, named {name}" if name and name not in first else first or f"named {name}"


def record_in_card(data: dict[str, Any]) -> Record | None:
    """Return the thing that a card of our own was made from; None for any other card."""
    inner = data["data"] if isinstance(data.get("data"), dict) else data
    extensions = inner.get("extensions")
    found = extensions.get("dicebound") if isinstance(extensions, dict) else None
    return found if isinstance(found, dict) and "sheet" in found and "system" in found else None


def read_source(raw: bytes, name: str) -> dict[str, Any]:
    """Return the JSON object in a file: JSON itself, its last line, or a card inside a PNG.

    Args:
        raw: the file.
        name: its name, for the error.

    Raises:
        BadInputError: there is no JSON object in it.
    """
    text = _card_in_png(raw, name) if raw.startswith(_PNG) else raw.decode("utf-8", "replace")
    for part in (text, text.strip().splitlines()[0] if text.strip() else ""):
        try:
            return parse_json(part)
        except CallError:
            continue
    raise BadInputError(f"{name} holds no JSON object; give a file of `make --json` or a card")


def _card_in_png(raw: bytes, name: str) -> str:
    """Return the text of the chunk in which front ends keep a card."""
    at = len(_PNG)
    while at + 8 <= len(raw):
        (size,) = struct.unpack(">I", raw[at : at + 4])
        kind, body = raw[at + 4 : at + 8], raw[at + 8 : at + 8 + size]
        if kind == b"tEXt" and body.startswith((b"chara\0", b"ccv3\0")):
            try:
                return base64.b64decode(body.partition(b"\0")[2], validate=True).decode("utf-8")
            except (binascii.Error, UnicodeDecodeError) as error:
                raise BadInputError(f"the card inside {name} cannot be read: {error}") from error
        at += 12 + size
    raise BadInputError(f"{name} is a picture without a character card in it")
