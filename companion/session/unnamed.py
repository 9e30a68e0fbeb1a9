"""Figures told of without a name: the woman in the window, who is one of those who are there.

A scene may show somebody before it says who that is. Where everybody else who is there was told of
by name, the figure is the one who was not, and the player's words for the figure mean that one.
"""

import re
from collections.abc import Sequence
from typing import Final

from companion.narration.nouns import definite, head_of, is_plural
from companion.session.described import without_described
from companion.session.scene import fold, words
from engine.api import agreeing, capital

_LIVE: Final = (
    r"somebody|someone|stranger|woman|man|girl|boy|child|figure|shape|shadow|voice|silhouette"
    r"|whisperer|person|lady|gentleman|fellow|newcomer|onlooker|watcher"
)
_FIGURE: Final = re.compile(
    r"\b(?:the|that|this|a) (?:[a-z]+ )?"
    rf"(?P<noun>{_LIVE})(?P<owns>['’]s)?"
    r"(?: (?:who |that )?(?:is |was |stands |standing |hiding |waiting )?"
    r"(?:in|at|behind|under|by|on|near|beside|above|below) "
    r"(?:the|that|this|a|an) [\w-]+)?",
    re.IGNORECASE,
)
_TOLD: Final = re.compile(
    rf"\b(?:(?:the|an?|another|this|that) (?:[a-z]+ )?)?(?P<noun>{_LIVE})\b", re.IGNORECASE
)
_ASKS_WHO: Final = re.compile(
    r"^\W*(?:(?P<to>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}), )?(?:and |but |so )?"
    r"who(?:['’]s| is| was) (?P<whom>.{3,60}?)\W*$",
    re.IGNORECASE,
)
_ASKED: Final = re.compile(
    r"\bi ask (?P<to>[\w'’ -]{2,40}?),? who (?P<whom>.{3,60}?) (?:is|was)\W*$", re.IGNORECASE
)
_HERS: Final = frozenset({"woman", "girl", "lady"})
_HIS: Final = frozenset({"man", "boy", "gentleman"})


def figure_of(told: Sequence[str], people: Sequence[str]) -> tuple[str, frozenset[str]]:
    """Return who of those present was told of without a name, and the words told of that one.

    Args:
        told: the sentences of the scene.
        people: names of those who are there.

    Returns:
        The name and the figure's nouns; "" and nothing where it is nobody, or not plain who.

    Example:
        >>> told = ["Ilmar brings a map.", "A woman's shadow stands in the window."]
        >>> name, nouns = figure_of(told, ["Steward Ilmar", "Regent Osha"])
        >>> name, sorted(nouns)
        ('Regent Osha', ['shadow', 'woman'])
        >>> figure_of(told, ["Steward Ilmar"])[0], figure_of(told, ["Osha", "Kesh", "Ilmar"])[0]
        ('', '')
    """
    said = set(words(" ".join(told)))
    left = [name for name in people if not _is_told(name, said)]
    if len(left) != 1 or is_plural(left[0]):
        return "", frozenset()
    others = (without_described(line, people) for line in told)
    nouns = frozenset(fold(found["noun"]) for line in others for found in _TOLD.finditer(line))
    pronoun = definite(left[0]).pronoun
    against = {"she": _HIS, "he": _HERS}.get(pronoun, frozenset())
    fitting = nouns - against
    return (left[0], fitting) if fitting else ("", frozenset())


def _is_told(name: str, said: set[str]) -> bool:
    """Return whether a name was said: its own word where it has one, else what somebody is."""
    own = [word for word in re.findall(r"\b[A-Z][\w'’-]+", name) if fold(word) != "the"]
    known = words(own[-1] if own else head_of(name))
    return bool(set(known) & said)


def with_figure(text: str, told: Sequence[str], people: Sequence[str]) -> str:
    """Return words with the name of whoever a figure of this scene must be.

    Args:
        text: the player's words.
        told: the sentences of the scene.
        people: names of those who are there.

    Example:
        >>> told = ["Ilmar brings a map.", "A woman's shadow stands in the window."]
        >>> with_figure("I wave at the woman in the window", told, ["Ilmar", "Regent Osha"])
        'I wave at Regent Osha'
        >>> with_figure("I wave at the woman", ["A woman sings."], ["Osha", "Kesh"])
        'I wave at the woman'
    """
    if _FIGURE.search(text) is None:
        return text
    name, nouns = figure_of(told, people)

    def meant(found: re.Match[str]) -> str:
        if fold(found["noun"]) not in nouns:
            return found[0]
        return definite(name).text + (found["owns"] or "")

    return _FIGURE.sub(meant, text) if name else text


def who_it_is(text: str, told: Sequence[str], people: Sequence[str]) -> tuple[str, str, str]:
    """Return who a figure is that words ask about, in whose words, and as it was called.

    Args:
        text: the player's words.
        told: the sentences of the scene.
        people: names of those who are there.

    Returns:
        The name, whoever is asked ("" for nobody) and the figure; three "" for other words.

    Example:
        >>> told = ["Ilmar brings a map.", "A woman's shadow stands in the window."]
        >>> who_it_is("Ilmar, who is the woman in the window?", told, ["Ilmar", "Regent Osha"])
        ('Regent Osha', 'Ilmar', 'the woman in the window')
    """
    plain = text.strip(' "“”')
    asked = _ASKS_WHO.match(plain) or _ASKED.search(plain)
    if asked is None:
        return "", "", ""
    figure = _FIGURE.fullmatch(asked["whom"])
    name, nouns = figure_of(told, people) if figure is not None else ("", frozenset())
    if figure is None or fold(figure["noun"]) not in nouns:
        return "", "", ""
    return name, asked["to"] or "", figure[0]


_SAYS: Final = (
    '"{Whom}, who else?" {says} {who}.',
    '{Who} {follows} your eyes. "{Whom}."',
    '"You are looking at {whom}," {who} {says}.',
)
_IS_SEEN: Final = "{Figure} can only be {whom}."


def told_of(name: str, figure: str, asked: str, turn: int) -> str:
    """Return the sentence that says who a figure is.

    Args:
        name: who it is.
        figure: as the player called the figure.
        asked: whoever is asked; "" for nobody.
        turn: number of the exchange, which chooses the words.

    Example:
        >>> told_of("Regent Osha", "the woman in the window", "", 0)
        'The woman in the window can only be Regent Osha.'
        >>> told_of("Regent Osha", "the woman", "Steward Ilmar", 2)
        '"You are looking at Regent Osha," Steward Ilmar says.'
    """
    whom = definite(name).text
    if not asked:
        return _IS_SEEN.format(Figure=capital(figure), whom=whom)
    who = definite(asked).text
    verbs = {verb: agreeing(asked, verb, verb.removesuffix("s")) for verb in ("says", "follows")}
    line = _SAYS[turn % len(_SAYS)]
    return line.format(whom=whom, Whom=capital(whom), who=who, Who=capital(who), **verbs)


def opened_with(told: Sequence[tuple[int, str]]) -> list[str]:
    """Return the sentences that a scene was opened with: those of its first record.

    Args:
        told: record and sentence of each that was told since the scene began.

    Example:
        >>> opened_with([(3, "It rains."), (3, "A bell rings."), (7, "Kesh nods.")])
        ['It rains.', 'A bell rings.']
    """
    return [sentence for source, sentence in told if source == told[0][0]]
