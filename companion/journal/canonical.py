"""Canonical JSON and the hash that chains one record to the next.

The same value always gives the same bytes: sorted keys, no spaces, UTF-8, no floats (two machines
may print them differently; a probability is kept as the text ``p/q``).
"""

import hashlib
import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from pydantic import BaseModel

from companion.errors import JournalError
from engine.api import JsonValue

GENESIS: Final = "0" * 64
"""What stands for the hash of the record before the first one."""


def canonical_json(value: JsonValue) -> str:
    """Return the one JSON text of ``value``.

    Args:
        value: JSON data; tuples, fractions and pydantic values are converted.

    Raises:
        JournalError: a float, a value of another type, or text that is no Unicode.

    Example:
        >>> canonical_json({"b": Fraction(1, 3), "a": (1, True, None, "é")})
        '{"a":[1,true,null,"é"],"b":"1/3"}'
    """
    try:
        text = json.dumps(
            plain(value), sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False
        )
        text.encode()
    except RecursionError as error:
        raise JournalError(
            "this entry is nested too deeply to be kept; send flatter data"
        ) from error
    except UnicodeEncodeError as error:
        raise JournalError(
            "this entry holds half a character (a lone surrogate); send well-formed text"
        ) from error
    return text


def plain(value: JsonValue, *, path: str = "") -> JsonValue:
    """Return ``value`` as dictionaries, lists, texts, whole numbers, booleans and None.

    Args:
        value: what is to be kept.
        path: where it stands, for the error.

    Raises:
        JournalError: ``value`` holds something that has no exact JSON form.
    """
    if value is None or isinstance(value, str | bool | int):
        return value
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, BaseModel):
        return plain(value.model_dump(mode="json"), path=path)
    if isinstance(value, Mapping):
        for key in value:
            if not isinstance(key, str):
                raise JournalError(f"{path or 'the entry'}: the key {key!r} must be text")
        return {
            key: plain(item, path=f"{path}.{key}" if path else key) for key, item in value.items()
        }
    if isinstance(value, list | tuple):
        return [plain(item, path=f"{path}.{number}") for number, item in enumerate(value)]
    kind = "a float" if isinstance(value, float) else f"of type {type(value).__name__}"
    raise JournalError(
        f"{path or 'the entry'}: {value!r} is {kind}; the journal keeps whole numbers and text"
    )


def record_hash(previous: str, campaign_id: str, sequence: int, kind: str, body: str) -> str:
    """Return the SHA-256 of a record, chained to the one before, as 64 hex digits.

    Args:
        previous: hash of the record before; ``GENESIS`` for the first.
        campaign_id: the campaign's id.
        sequence: place of the record, 1 and up.
        kind: kind of the record.
        body: its canonical JSON.
    """
    digest = hashlib.sha256()
    for text in (previous, campaign_id, str(sequence), kind, body):
        # Damaged rows are hashed too: undecodable bytes come back as they were.
        part = text.encode("utf-8", "surrogateescape")
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()
