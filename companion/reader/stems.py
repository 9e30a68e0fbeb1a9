# ruff: noqa: PLR2004 - the bare numbers are lengths of endings and of what must stay of a word
"""Light stemming for the four languages: enough to match inflected words with the tables."""

from functools import lru_cache

_VOWELS = frozenset("aeiouy")
_DE_ENDINGS = ("test", "tet", "ten", "est", "ern", "te", "st", "em", "en", "er", "es", "et",
               "e", "t", "n", "s")  # fmt: skip
_FR_ENDINGS = (
    "eraient", "issaient", "issons", "issent", "issant", "erions", "erai", "eras", "erait",
    "erons", "eront", "aient", "irai", "ions", "ant", "ons", "ent", "ait", "ais", "iez", "ez",
    "ees", "ee", "es", "er", "ir", "re", "ai", "as", "it", "is", "e", "s", "a", "i", "x", "t",
)  # fmt: skip
_ES_CLITICS = ("melo", "mela", "selo", "sela", "noslo", "me", "te", "se", "lo", "la", "le",
               "los", "las", "les", "nos")  # fmt: skip
_ES_ENDINGS = (
    "aremos", "eremos", "iremos", "abamos", "iamos", "iendo", "yendo", "ando", "aron", "ieron",
    "amos", "emos", "imos", "aria", "eria", "iria", "are", "ere", "ire", "ara", "era", "ado",
    "ada", "ido", "ida", "ados", "adas", "idos", "idas", "aba", "ia", "ar", "er", "ir", "an",
    "en", "as", "es", "os", "io", "o", "a", "e", "i", "s",
)  # fmt: skip


def _english(word: str) -> str:
    if word.endswith("'s"):
        word = word[:-2]
    for tail, swap in (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x")):
        if word.endswith(tail) and len(word) > len(tail) + 1:
            word = word[: -len(tail)] + swap
            break
    else:
        if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
            word = word[:-1]
    for tail in ("ing", "ed"):
        root = word[: -len(tail)]
        if word.endswith(tail) and len(root) > 2 and _VOWELS & set(root):
            word = root
            if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    if word.endswith("y") and len(word) > 3 and word[-2] not in _VOWELS:
        word = word[:-1] + "i"
    return word


def _german(word: str) -> str:
    if word.startswith("ge") and len(word) > 6 and word.endswith(("t", "en")):
        word = word[2:]
    for _ in range(2):
        for tail in _DE_ENDINGS:
            if word.endswith(tail) and len(word) - len(tail) >= 3:
                word = word[: -len(tail)]
                break
        else:
            break
        if tail == "ern":  # an ending and the stem's own -er at once
            break
    return word


def _french(word: str) -> str:
    for tail in _FR_ENDINGS:
        if word.endswith(tail) and len(word) - len(tail) >= 3:
            word = word[: -len(tail)]
            break
    if len(word) > 4 and word.endswith("e"):
        word = word[:-1]
    return word


def _spanish(word: str) -> str:
    for tail in _ES_CLITICS:
        root = word[: -len(tail)]
        if (
            word.endswith(tail)
            and len(root) > 3
            and root.endswith(("ar", "er", "ir", "ando", "endo"))
        ):
            word = root
            break
    for tail in _ES_ENDINGS:
        if word.endswith(tail) and len(word) - len(tail) >= 3:
            return word[: -len(tail)]
    return word


_STEMMERS = {"en": _english, "de": _german, "fr": _french, "es": _spanish}


@lru_cache(maxsize=32768)
def stem(word: str, language: str) -> str:
    """The stem of a folded word.

    Args:
        word: Folded word (see :func:`companion.reader.text.fold`).
        language: ``en``, ``de``, ``fr`` or ``es``.

    Returns:
        A stem that the inflected forms of the word mostly share; not always a word itself.
    """
    return _STEMMERS[language](word)
