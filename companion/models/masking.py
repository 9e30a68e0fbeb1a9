"""Takes keys and passwords out of everything that arrives from a chat model or its library.

A shape such as ``sk-...`` gives only some keys away, so the keys that are really in use are looked
for: those of the environment, and whatever an address holds. Text that arrives is also made fit to
store here: half of a surrogate pair can be neither printed nor saved.
"""

import base64
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

MASK: Final = "***"
SHORTEST: Final = 6
"""Shortest text that is taken for a secret, in characters; shorter ones stand in any prose."""

LOOKED_AT: Final = 20_000
"""Characters in which shapes of keys are looked for; far more than is ever shown."""

_NAMED: Final = re.compile(
    r"(?i)(^|_)(api_?key|access_key|secret|token|password|credentials?)($|_)"
)
_HEADERS: Final = re.compile(r"(?i)_HEADERS$")
_ADDRESSES: Final = re.compile(r"(?i)(_proxy|_url|_host|_base|_endpoint)$")
_NONE: Final = frozenset({"ollama", "no-key", "nokey", "not-needed", "placeholder", "anything"})
"""What people write where a server wants some text for a key; no secret, and common in prose."""

_SHAPES: Final = re.compile(
    r"(?i)\b(?:sk|pk|key|gsk|xai|ghp)[-_][\w*.-]{6,}|\bBearer\s+\S+|(?<=//)[^/@\s]+@"
    r"|(?<![\w.-])[\w.-]*\*{3,}[\w.-]+"
)
_SLASHED: Final = frozenset('"/\\')
_SLASH: Final = r"\\?"
_HALVES: Final = re.compile(r"[\ud800-\udfff]")
_addresses: set[str] = set()


def learn_address(address: str) -> None:
    """Remember an address whose user, password and query are to be masked from now on."""
    if address:
        _addresses.add(address)


def masked(text: str) -> str:
    """Return a text without the secrets in use, whether written plainly or as JSON escapes."""
    return _masked(text, _secrets())


def _masked(text: str, secrets: tuple[str, ...]) -> str:
    pattern = _pattern(secrets)
    return pattern.sub(MASK, text) if pattern else text


def without_keys(text: str) -> str:
    """Return the beginning of a text, without the secrets in use and all that is shaped like one.

    Example:
        >>> without_keys("Incorrect API key provided: sk-abcd****wxyz.")
        'Incorrect API key provided: ***'
    """
    return _SHAPES.sub(MASK, fit(text)[:LOOKED_AT])


def whole_characters(text: str) -> str:
    """Return a text with its surrogate pairs joined and every lone half replaced.

    Example:
        >>> whole_characters("a" + chr(0xD800) + "b") == "a" + chr(0xFFFD) + "b"
        True
    """
    if not _HALVES.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def fit(text: str) -> str:
    """Return a text that arrived as it may be shown and stored."""
    return masked(whole_characters(text))


class PieceFilter:
    """Does for a text that comes in pieces what ``fit`` does for a whole one.

    The end of a piece is held back while it may be the beginning of a secret or of a character. The
    secrets are gathered once, when the text begins: a reply may come in thousands of pieces.
    """

    def __init__(self) -> None:
        self._held = ""
        self._secrets = _secrets()

    def feed(self, text: str) -> str:
        """Take a piece and return what may be shown now."""
        text = _masked(self._held + text, self._secrets)
        ready = len(text) - self._open_end(text)
        self._held = text[ready:]
        return whole_characters(text[:ready])

    def rest(self) -> str:
        """Return what was held back, at the end of the text."""
        held, self._held = self._held, ""
        return fit(held)

    def _open_end(self, text: str) -> int:
        """Return how many characters at the end may go on to something that is to be replaced."""
        most = max((begun(text, secret) for secret in self._secrets), default=0)
        return max(most, int("\ud800" <= text[-1:] <= "\udbff"))


def begun(text: str, secret: str) -> int:
    """Return how many characters at the end of a text are the beginning of a secret."""
    longest = min(len(text), len(secret) - 1)
    return next((n for n in range(longest, 0, -1) if text.endswith(secret[:n])), 0)


def _secrets() -> tuple[str, ...]:
    """Return the secrets in use, longest first: one may stand inside another."""
    found: set[str] = set()
    for name, value in os.environ.items():
        if _HEADERS.search(name):
            found |= {
                word for line in value.splitlines() for word in line.partition(":")[2].split()
            }
        elif _ADDRESSES.search(name):
            found.update(_in_address(value))
        elif _NAMED.search(name):
            found.add(value.strip())
    for address in _addresses.copy():  # another thread may open a model meanwhile
        found.update(_in_address(address))
    kept = {value for value in found if len(value) >= SHORTEST and value.lower() not in _NONE}
    return tuple(sorted(kept, key=lambda value: (-len(value), value)))


def _in_address(address: str) -> Iterator[str]:
    try:
        parts = urlsplit(address)
    except ValueError:
        return
    user, colon, password = parts.netloc.rpartition("@")[0].partition(":")
    for part in (password, "" if colon else user):
        yield part
        yield unquote(part)
    if colon:
        pair = f"{unquote(user)}:{unquote(password)}".encode()
        yield base64.b64encode(pair).decode()  # as it stands in the header of a request
    for name, value in parse_qsl(parts.query):
        if _NAMED.search(name) or name.lower() in {"key", "auth", "sig"}:
            yield value


@lru_cache(maxsize=4)
def _pattern(secrets: tuple[str, ...]) -> re.Pattern[str] | None:
    return re.compile("|".join(map(_escaped, secrets))) if secrets else None


def _escaped(secret: str) -> str:
    """Return a pattern for a secret of which any character may be written as a JSON escape."""
    return "".join(
        rf"(?:{_SLASH if char in _SLASHED else ''}{re.escape(char)}|\\u(?i:{ord(char):04x}))"
        for char in secret
    )
