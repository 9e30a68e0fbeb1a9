"""What those who are here are known by: their names, what they are, what the scene tells of them.

A player who has read "a woman in goggles waxes the wheels" calls her "you in the goggles", and the
pearl merchant "the dealer". What stands beside somebody's own words in a scene kit says what one
sees of them, and whether it is a he or a she.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.narration.nouns import definite, is_role
from companion.narration.prose.words import common_words
from companion.narration.scene_kits import SMALL, Kit
from companion.session.scene import words

Sex = Literal["he", "she", ""]
_SPEECH: Final = re.compile(r"[\"“][^\"”]*[\"”]?")
_SAYS: Final = r"(?:says|asks|whispers|answers|calls|cries|adds|murmurs|shouts|breathes|replies)"
_SPEAKER: Final = re.compile(
    rf"¶ ?{_SAYS} the (?P<a>[a-z][\w'’ -]{{2,40}}?)(?=[,.;:]| and\b|$)"
    rf"|(?:^|[.!?¶] ?)The (?P<b>[a-z][\w'’ -]{{2,40}}?) {_SAYS}\b"
)
"""How a line's own words call who speaks it."""
_HE: Final = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)
_SHE: Final = re.compile(r"\b(?:she|her|hers|herself)\b", re.IGNORECASE)
_CLEARLY: Final = 3
"""How many times as often one pronoun must stand beside somebody's speech as the other."""
_MEN: Final = frozenset({"man", "boy", "lad", "fellow", "guy", "gentleman", "chap", "bloke"})
_WOMEN: Final = frozenset({"woman", "girl", "lass", "lady"})
_YOUNG: Final = frozenset({"girl", "boy", "lad", "lass", "kid", "child"})
_ELDERS: Final = frozenset(
    {"mother", "father", "mr", "mrs", "granny", "gran", "old", "captain", "judge", "madam", "lady"}
    | {"widow", "dame", "marshal", "master", "mistress", "doctor", "dr", "sir", "baron", "colonel"}
)
_GRAND: Final = frozenset({"lady", "gentleman"})
_ANYBODY: Final = (
    _MEN
    | _WOMEN
    | _YOUNG
    | {"you", "one", "person", "stranger", "somebody", "someone", "figure", "people", "folk"}
)
_LOOKS: Final = frozenset(
    {"old", "young", "little", "small", "big", "tall", "other", "poor", "good", "dear", "nearest"}
)
_BETWEEN: Final = re.compile(
    r"\s(?:in|with|at|by|on|under|behind|beside|near|next to|from|of|who|that|whose)\s",
    re.IGNORECASE,
)
_ALIKE: Final = 4
"""Letters by which a shouter is somebody who shouts."""


@dataclass(frozen=True, slots=True)
class Known:
    """What one of those who are here is known by.

    Attributes:
        name: the name.
        called: words by which the scene calls them.
        seen: words that the scene began with of them.
        told: words that stand beside what they say.
        sex: "he" or "she" where the texts say so; "" for anything else.
    """

    name: str
    called: frozenset[str]
    told: frozenset[str] = frozenset()
    sex: Sex = ""
    seen: frozenset[str] = frozenset()


def known_by(
    kit: Kit,
    people: Sequence[str],
    *,
    called: Collection[tuple[str, str]] = (),
    scene: Sequence[str] = (),
    speaks: str = "",
) -> list[Known]:
    """Return what people are known by in a scene.

    Args:
        kit: what the scene has to tell.
        people: names of who is here.
        called: further names, each with who has it.
        scene: the sentences that the scene began with.
        speaks: who has the last word in it.
    """
    found = []
    opened = [(sentence, {n for n in people if _is_told_of(n, sentence)}) for sentence in scene]
    for name in people:
        told = [_SPEECH.sub("¶", line.says) for line in kit.lines if line.who == name]
        told += [_SPEECH.sub("¶", gift.says) for gift in kit.gifts if gift.who == name]
        names = {*words(name), *(w for n, who in called if who == name for w in words(n))}
        heard = [*told, *([_SPEECH.sub("¶", " ".join(scene))] if name == speaks else [])]
        names |= {word for text in heard for said in _speakers(text) for word in words(said)}
        names |= {word for text in scene for word in words(_beside(name, text))}
        seen = [_SPEECH.sub("¶", sentence) for sentence, of in opened if of == {name}]
        found.append(
            Known(
                name,
                called=frozenset(names),
                told=_telling(told) - names,
                seen=_telling(seen) - names,
                sex=sex_of(name, told),
            )
        )
    return found


def _beside(name: str, sentence: str) -> str:
    """Return what somebody is said to be right behind the name: "Mother Kern the laundress"."""
    if not name[:1].isupper():
        return ""
    found = re.search(
        rf"\b{re.escape(name)},? (?:the|an?) (?P<what>[a-z][\w'’-]*(?: [a-z][\w'’-]*)?)(?=,)"
        rf"|\b{re.escape(name)} the (?P<is>[a-z][\w'’-]*)",
        sentence,
    )
    return "" if found is None else found["what"] or found["is"] or ""


def _telling(told: Iterable[str]) -> frozenset[str]:
    """Return the words of sentences that tell one person from another."""
    found = {word for text in told for word in words(text) if len(word) > SMALL}
    return frozenset(found) - common_words()


def _is_told_of(name: str, sentence: str) -> bool:
    """Return whether a sentence names somebody, or calls them by what they are."""
    own = [word for word in re.findall(r"\b[A-Z][\w'’]+", name) if word.casefold() != "the"]
    head = words(definite(name).head)[-1:]
    return bool({*words(" ".join(own)), *head} & set(words(sentence)))


def _speakers(told: str) -> Iterator[str]:
    yield from (found["a"] or found["b"] for found in _SPEAKER.finditer(told))


def sex_of(name: str, told: Iterable[str]) -> Sex:
    """Return whether somebody is a he or a she, by the name or else by what stands beside it.

    Args:
        name: the name.
        told: what is told of them beside their own words.

    Example:
        >>> sex_of("Yelda the page", ['¶ says Yelda, and pulls the shawl over her knees.'])
        'she'
        >>> sex_of("Captain Rook", []), sex_of("Mrs Orde", [])
        ('', 'she')
    """
    noun = definite(name)
    if noun.plural:
        return ""
    if noun.pronoun in ("he", "she"):
        return "he" if noun.pronoun == "he" else "she"
    text = " ".join(told)
    he, she = len(_HE.findall(text)), len(_SHE.findall(text))
    if he > _CLEARLY * she:
        return "he"
    return "she" if she > _CLEARLY * he else ""


def who_is_called(phrase: str, known: Collection[Known]) -> str:
    """Return who is meant by a description; "" for nobody, or for one of several.

    Args:
        phrase: a name, a trade or a description, as in "the dealer", "you in the goggles".
        known: what those who are here are known by.

    Example:
        >>> dealer = Known("Ghorab the pearl merchant", frozenset({"ghorab", "pearl", "merchant"}))
        >>> page = Known("Yelda", frozenset({"yelda", "page"}), frozenset({"shawl"}), "she")
        >>> who_is_called("the pearl dealer", [dealer, page])
        'Ghorab the pearl merchant'
        >>> who_is_called("the girl", [dealer, page]), who_is_called("you in the shawl", [page])
        ('Yelda', 'Yelda')
        >>> who_is_called("the crowd", [dealer, page])
        ''
    """
    plain = re.sub(r"^\W*one of\s", "", phrase.strip(), flags=re.IGNORECASE)
    head, *details = _BETWEEN.split(plain)
    front = words(head) or (("you",) if head.strip().casefold().startswith("you") else ())
    if not front:
        return ""
    detail = {word for part in details for word in words(part)} - _LOOKS
    fitting = [one for one in known if _may_be(front, one)]
    scored = [(_score(front, detail, one, fitting), one.name) for one in fitting]
    best = max((score for score, _ in scored), default=0)
    names = [name for score, name in scored if score == best]
    if best and len(names) == 1:
        return names[0]
    return "" if best or detail else _only_one(front, fitting)


def _may_be(front: Collection[str], one: Known) -> bool:
    """Return whether what somebody is called fits a he, or a she."""
    said = set(front)
    if said & one.called & _ANYBODY:
        return True
    return not ((said & _MEN and one.sex == "she") or (said & _WOMEN and one.sex == "he"))


def _score(
    front: tuple[str, ...], detail: Collection[str], one: Known, others: Collection[Known]
) -> int:
    """Return how well a description fits one of several; 0 for not at all."""
    noun, marks = front[-1], set(front) - _ANYBODY - _LOOKS
    rest = [other for other in others if other is not one]
    seen = one.seen.difference(*(other.seen for other in rest))
    told = one.told.difference(*(other.told for other in rest))
    said = 4 * len(set(front) & one.called - _LOOKS)
    marked = set(detail) | (marks - {noun})
    more = 3 * len(set(detail) & one.called) + 3 * len(marked & seen) + 2 * len(marked & told)
    if noun in one.called:
        return said + more + 4
    if _does(noun, one):
        return 3
    if noun in _ANYBODY:
        return (said + more) if not marks or marks & (one.called | seen | told) else 0
    return (said + more) if is_role(noun) and (said or more) else 0


def _does(noun: str, one: Known) -> bool:
    """Return whether somebody is called by what they are told to do: a shouter shouts."""
    root = re.sub(r"ers?$", "", noun)
    return root != noun and len(root) >= _ALIKE and root in one.told | one.seen


def _only_one(front: Collection[str], fitting: Collection[Known]) -> str:
    """Return the only girl, or the only man, of those who are here; "" for none or several."""
    said = set(front)
    if said - _ANYBODY - _LOOKS or not said & (_MEN | _WOMEN):
        return ""
    surely = [one for one in fitting if one.sex]
    if said & _YOUNG:
        surely = [one for one in surely if not one.called & _ELDERS]
    elif said & _GRAND and len(surely) > 1:
        surely = [one for one in surely if one.called & _ELDERS]
    return surely[0].name if len(surely) == 1 else ""
