"""First letters of names and sentences."""


def capital(text: str) -> str:
    """Return a text that begins with a capital letter; the rest stays as it is.

    Example:
        >>> capital("the gate of Old Ness"), capital("")
        ('The gate of Old Ness', '')
    """
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """Return a text that begins with a small letter, to stand inside a sentence.

    Example:
        >>> uncapital("Twisted ankle of Old Meg")
        'twisted ankle of Old Meg'
    """
    return text[:1].lower() + text[1:]
