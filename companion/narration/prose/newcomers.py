"""Somebody whom nothing made comes in: by a name never heard, or with help that decides."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from companion.narration.library import fold_words
from companion.narration.prose.anycase import sorted_words
from companion.narration.prose.denial import QUOTED
from companion.narration.prose.facts import Facts
from companion.narration.prose.things import language_of
from companion.narration.prose.words import common_words, stem, text, word_list

_NAME: Final = (
    r"[A-ZÄÖÜÉÁÍÓÑ][a-zäöüßéèêëàâçîïôûáíóúñ]{2,}(?:[- ][A-ZÄÖÜÉÁÍÓÑ][a-zäöüßéèêëàâçîïôûáíóúñ]{2,})*"
)
_ONLY_NAME: Final = re.compile(rf"[\"“„«]({_NAME})(?:[,.][\"”“»]|, (?:of|from|aus|von|de|du) )")
_CAPITAL: Final = re.compile(
    rf"(?<!Old )(?<!Young )(?<=[a-zà-ÿ,;’'] )({_NAME})\b(?!['’](?:d|ll|ve|m|re)\b)"
)
_SPEAKS: Final = re.compile(
    r"[\"“„«]|\b(?:says|shouts?|shouting|calls?|calling|ruft|sagt|dit|crie|dice|grita)\b"
)
_SAYING: Final = re.compile(r"[\"”“»] \w+s $")
_DOES: Final = re.compile(
    r"['’]s (?:hands?|voice|eyes|face|arms?|grip|lantern|boat|cart|men|horse)\b|"
    r",? who\b|, (?:the|an?|his|her|their|your) \w+|"
    r",? (?:\w+ly |has |have |had |is |was |will |then |too,? )*"
    r"(?!is\b|was\b|has\b|says? nothing)[^\W\d_]+(?:s|ed|ing|t|e|a|ó)\b"
)
_YOU: Final = re.compile(
    r"\b(?:you|your|thee|thy|me|my|us|dich|dir|dein\w*|uns|te|toi|ton|ta|tes|nous|vous|tu|tus|ti|"
    r"contigo|os|nos)\b|\bt'",
    re.IGNORECASE,
)
_REACH: Final = 90
"""Letters after a name within which somebody has to do with the character."""
_CALLED: Final = 8
"""Words before a name among which stands who is called so."""
_PRONOUNS: Final = frozenset(
    (
        *(
            "he",
            "she",
            "him",
            "her",
            "his",
            "who",
            "they",
            "them",
            "himself",
            "herself",
            "somebody",
        ),
        *("someone", "er", "sie", "ihn", "ihm", "ihr", "wer", "jemand", "il", "elle", "lui", "on"),
        *("se", "le", "la", "él", "ella", "quien", "alguien", "tal"),
    )
)
_LISTS: Final = ("title", "who", "some", "band", "where", "being")
_NEAR: Final = 2
"""Sentences after a newcomer within which they speak of themselves."""


def newcomers(
    sentences: Sequence[str], facts: Facts, *, among: Collection[int] | None = None
) -> Iterator[tuple[int, str]]:
    """Yield people whom nothing knows and who are called by name, act and help.

    Args:
        sentences: the narration.
        facts: the result that it tells.
        among: indices of the sentences that are looked at; None for all.
    """
    known = facts.called
    whole = language_of(sentences)
    for number, sentence in enumerate(sentences):
        if among is not None and number not in among:
            continue
        language = language_of([sentence], whole)
        blocks = ("names_de",) if language == "de" else ("names", "acts")
        name = _named(sentence, known, blocks, is_french=language == "fr") or _helper(
            sentence, known
        )
        if not name:
            near = " ".join(QUOTED.findall(" ".join(sentences[number : number + _NEAR + 1])))
            name = _presents(sentence, near, known)
        if name:
            yield number, f"somebody whom nothing made: {name!r}"


def maybe_newcomers(sentences: Sequence[str], facts: Facts) -> Iterator[str]:
    """Yield names never heard and strangers who speak: new people, or people in passing."""
    known = facts.called
    whole = language_of(sentences)
    for number, sentence in enumerate(sentences):
        following = sentences[number + 1] if number + 1 < len(sentences) else ""
        name = _speaker(sentence, following, known)
        language = language_of([sentence], whole)
        if not name:
            block = "spoken_of_de" if language == "de" else "spoken_of"
            name = _named(sentence, known, (block,), is_french=language == "fr")
        is_plain = bool(language_of([sentence], "")) and language != "de"
        if not name and is_plain:
            name = _unheard(sentence, known)
        if name:
            yield name


def _named(sentence: str, known: frozenset[str], blocks: Sequence[str], *, is_french: bool) -> str:
    """Return a name never heard that a sentence gives to somebody who acts."""
    told = QUOTED.sub(lambda found: " " * len(found.group(0)), sentence)
    if is_french:  # what is said goes on around "souffle Zohra"
        told = sentence
    for block in blocks:
        for at, pattern in enumerate(_patterns(block)):
            for found in pattern.finditer(told):
                name = found.group(1)
                is_called = at == 0 and block in ("names", "names_de")
                if is_called and not _is_of_somebody(told, found.start(1)):
                    continue
                if is_called and not (_YOU.search(told) or _DOES.match(told, found.end(1))):
                    continue  # whom a sick man mutters at is not there
                if not _is_new(name, known):
                    continue
                if block == "acts" and not _YOU.search(told[found.end(1) :][:_REACH]):
                    continue  # a singer comes on, a champion once came: they have naught with you
                if is_called or not _is_somewhere(told, found.start(1), name):
                    return name
    return ""


def _unheard(sentence: str, known: frozenset[str]) -> str:
    """Return a capitalised word that nothing knows and the calendar does not explain."""
    for found in _CAPITAL.finditer(QUOTED.sub(" ", sentence)):
        name = found.group(1)
        if name.isupper() or not _is_new(name, known) or name.lower() in _everyday():
            continue
        if not _is_somewhere(found.string, found.start(1), name) and _is_somebody(found):
            return name
    return ""


def _is_of_somebody(told: str, at: int) -> bool:
    """Whether a name is given to somebody; a barge or an inn is called by a name as well."""
    before = fold_words(re.split(r"[.;:!?]", told[:at])[-1])[-_CALLED:]
    return any(w in _PRONOUNS or _is_who(w) or w in _persons() for w in before)


@cache
def _persons() -> frozenset[str]:
    return frozenset(text("people.person").split("|"))


def _is_somebody(found: re.Match[str]) -> bool:
    """Whether a name does something, has a hand or a voice, or is somebody by what follows it.

    One that is only spoken of, as a town or a tune, brings nobody in.
    """
    return _DOES.match(found.string, found.end()) is not None


def _helper(sentence: str, known: frozenset[str]) -> str:
    """Return what tells that somebody without a name helps."""
    told = QUOTED.sub(" ", sentence)
    for pattern in _patterns("helps"):
        found = pattern.search(told)
        if found and not _is_known(found.group(0), known):
            return found.group(0)
    return ""


def _speaker(sentence: str, following: str, known: frozenset[str]) -> str:
    """Return a stranger who comes in and then speaks: people in passing are scenery."""
    for pattern in _patterns("strangers"):
        found = pattern.search(sentence)
        if found is None or _is_known(found.group(0), known):
            continue
        inside = any(q.start() < found.start() < q.end() for q in QUOTED.finditer(sentence))
        spoken = (
            _SPEAKS.search(sentence[found.end() :])
            or QUOTED.match(following.lstrip())
            or _SAYING.search(sentence[: found.start()])
        )
        if spoken and not inside:
            return found.group(0)
    return ""


def _is_known(phrase: str, known: frozenset[str]) -> bool:
    return any(stem(w) in known for w in fold_words(phrase) if _is_who(w))


def _presents(sentence: str, near: str, known: frozenset[str]) -> str:
    """Return the name that a newcomer says as their own beside an offer of help."""
    offers = any(p.search(near) for p in _patterns("offers"))
    for found in _ONLY_NAME.finditer(sentence):
        name = found.group(1)
        words = name.split()
        if _is_new(name, known) and (len(words) > 1 or "-" in name or offers):
            return name if words[0].lower() not in common_words() else ""
    return ""


def _is_new(name: str, known: frozenset[str]) -> bool:
    """Whether the own part of a name, without titles, is known to nothing."""
    titles = {stem(t.strip("\\.?")) for t in text("newcomers.title").split("|")}
    words = [w for w in fold_words(name) if stem(w) not in titles]
    is_word = bool(words) and (words[0] in common_words() or words[0] in _everyday())
    return bool(words) and stem(words[0]) not in known and not is_word


def _is_somewhere(sentence: str, at: int, name: str) -> bool:
    """Whether a name is that of a place: where something is, or a street, a church, a ship."""
    before = sentence[:at].split()
    places = frozenset(text("people.places").split())
    is_place = any(w in places for w in fold_words(name))
    return is_place or (bool(before) and before[-1] in text("newcomers.where").split("|"))


def _is_who(word: str) -> bool:
    return any(word in text(f"newcomers.{n}").lower().split("|") for n in ("who", "band", "being"))


@cache
def _everyday() -> frozenset[str]:
    return word_list("newcomers.everyday")


@cache
def _patterns(block: str) -> tuple[re.Pattern[str], ...]:
    found = []
    for line in text(f"newcomers.{block}").splitlines():
        pattern = line.replace("<name>", rf"{_NAME}\b")
        for name in _LISTS:
            pattern = pattern.replace(f"<{name}>", text(f"newcomers.{name}"))
        if pattern:
            found.append(re.compile(sorted_words(pattern)))
    return tuple(found)
