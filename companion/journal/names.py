"""Names of campaigns: any text a person would use, compared without regard to letter case."""

import unicodedata
from typing import Final

from companion.errors import BadInputError

MAX_NAME: Final = 100


def tidy_name(name: str) -> str:
    r"""Return a campaign's name in its stored form: NFC, without spaces around it.

    Args:
        name: 1 to 100 characters of any script; never used as a path.

    Raises:
        BadInputError: empty, too long, or with control characters.

    Example:
        >>> tidy_name("  Zoe\u0308 ")
        'Zoë'
    """
    tidy = unicodedata.normalize("NFC", name).strip()
    if not tidy:
        raise BadInputError("a campaign needs a name; give at least one visible character")
    if len(tidy) > MAX_NAME:
        raise BadInputError(f"this name has {len(tidy)} characters; at most {MAX_NAME} are kept")
    # Cc: control characters, Cs: halves of characters. Joiners (Cf) stay: emoji need them.
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in tidy):
        raise BadInputError("this name holds control characters; leave out line breaks and tabs")
    if all(unicodedata.category(char) in ("Cf", "Zs", "Zl", "Zp") for char in tidy):
        raise BadInputError("a campaign needs a name; give at least one visible character")
    return tidy


def name_key(name: str) -> str:
    """Return the form in which two names are compared.

    Example:
        >>> name_key("STRASSE") == name_key("Straße")
        True
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).strip().casefold())
