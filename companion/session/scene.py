"""What the story looks like right now, for the reader, the narrator and the player."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from companion.journal import Campaign
from companion.narration.brief import Person, Setting
from companion.narration.nouns import definite, head_of, is_beast, is_plural
from engine.api import Element, GameState, RuleSystem

AnyState = GameState[Any, Any]
AnySystem = RuleSystem[Any]

RECENT_SENTENCES: Final = 6
"""Sentences of the last narrations that still count as "in the scene"."""

_SMALL_WORDS: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "this",
        "that",
        "these",
        "those",
        "my",
        "your",
        "his",
        "her",
        "their",
        "its",
        "our",
        "of",
        "in",
        "on",
        "at",
        "to",
        "and",
        "or",
        "with",
        "from",
        "der",
        "die",
        "das",
        "ein",
        "eine",
        "einen",
        "dem",
        "den",
        "des",
        "le",
        "la",
        "les",
        "un",
        "une",
        "du",
        "el",
        "los",
        "las",
        "una",
    ]
)


def elements_of(campaign: Campaign, name: str) -> tuple[Element, ...]:
    """Return everything that stands on the sheet of somebody in the game."""
    return campaign.rule_system.play.elements(campaign.state.characters[name])


def fold(text: str) -> str:
    """Return ``text`` for comparing: no case, no accents, straight apostrophes.

    Example:
        >>> fold("Épée")
        'epee'
    """
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=16_384)
def words(text: str) -> tuple[str, ...]:
    """Return the words that carry meaning, folded, a plural "s" aside."""
    found = re.findall(r"[^\W_]+(?:'[^\W_]+)?", fold(text))
    return tuple(_singular(w.removesuffix("'s")) for w in found if w not in _SMALL_WORDS)


def _singular(word: str) -> str:
    longer = len(word) > 3  # noqa: PLR2004 - "gas" stays "gas"
    return word[:-1] if longer and word.endswith("s") and not word.endswith("ss") else word


def setting_of(
    system: AnySystem,
    state: AnyState,
    *,
    actor: str,
    scene: str = "",
    tone: str = "adventure",
    genre: str = "",
    wants: dict[str, str] | None = None,
    everybody: bool = False,
) -> Setting:
    """Return where the story stands, as the player's side knows it.

    Args:
        system: the game.
        state: its state.
        actor: whose belongings count as "items".
        scene: the scene as it was last described.
        tone: how the table wants it told.
        genre: genre tag.
        wants: name of a person to what they are after.
        everybody: with those who lie beaten, whom a telling leaves out.
    """
    sheet = state.characters.get(actor)
    elements = system.play.elements(sheet) if sheet is not None else ()
    fights = None if everybody else system.fights
    quiet = fights is not None and not fights.is_running(state)
    # Whoever is out of action sees, says and does nothing, once the fight is over.
    lie = [n for n in state.characters if quiet and fights is not None and fights.is_down(state, n)]
    return Setting(
        place=state.story.place,
        scene=scene,
        people=tuple(
            Person(
                name=name,
                weight=strength_of(system, other),
                attitude=state.story.relations.get(name, 0),
                wants=(wants or {}).get(name, ""),
            )
            for name, other in state.characters.items()
            if other.side == "gm" and name not in lie
        ),
        standings=state.story.standings,
        clocks=state.story.clocks,
        knowledge=state.story.knowledge,
        items=tuple(e.name for e in elements if e.role == "gear"),
        conditions=tuple(e.name for e in elements if e.role == "condition"),
        tone=tone,
        genre=genre,
    )


def strength_of(system: AnySystem, sheet: Any) -> str:  # noqa: ANN401 - any game's sheet
    """Return a GM character's leading strength as the game prints it, without brackets."""
    values = [e.value for e in system.play.elements(sheet) if e.value]
    return values[0].strip("()") if values else ""


def scene_text(system: AnySystem, state: AnyState, recent: Iterable[str]) -> str:
    """Return the scene for the reader: place, people with their strength, what was last told."""
    told = list(recent)[-RECENT_SENTENCES:]
    place = state.story.place
    is_told = bool(told) and told[0].casefold().startswith(place.casefold())
    parts = [f"{place}."] if place and not is_told else []
    parts += [f"{s.name}." for s in state.story.standings]
    parts += told
    strengths = {
        name: strength_of(system, sheet)
        for name, sheet in state.characters.items()
        if sheet.side == "gm"
    }
    present = [f"{name} ({value})" if value else name for name, value in strengths.items()]
    if present:
        parts.append("Here: " + ", ".join(present) + ".")
    return " ".join(parts)


def unsaid(sentences: Iterable[str], names: Iterable[str]) -> list[str]:
    """Return told sentences without what the character is called in them ("a hedge wizard's").

    The prose credits what was used; a reader must not take that for what is used next.

    Example:
        >>> unsaid(["For all a hedge wizard's care, it slips."], ["Hedge wizard"])
        ["For all a 's care, it slips."]
    """
    known = sorted((re.escape(name) for name in names if name), key=len, reverse=True)
    if not known:
        return list(sentences)
    pattern = re.compile(rf"\b(?:{'|'.join(known)})\b", re.IGNORECASE)
    return [pattern.sub("", sentence) for sentence in sentences]


_LOOKS: Final = frozenset(
    ["old", "young", "big", "little", "small", "tall", "short", "fat", "thin", "tired", "poor"]
)
"""Words that two people share without being the same: Old Meg is not the old ferryman."""
ALIKE: Final = 4
"""Letters that two words must share at the start to mean the same person (drummer, drum)."""


def find_person(state: AnyState, name: str) -> str | None:
    """Return the name of the GM's character that ``name`` means, or None.

    Whole names win over shared words ("the bear" means "wounded bear"), those over words that
    begin alike ("the drummer" means "the drum master"), and names over what somebody is ("the
    ferryman" means the one who was made as a sly ferryman).
    """
    wanted = words(name)
    best: tuple[int, str] | None = None
    for known, sheet in state.characters.items():
        if sheet.side != "gm":
            continue
        if fold(known) == fold(name):
            return known
        mine = words(known) if len(wanted) <= _OF_A_NAME else own_words(known)
        score = sum(_likeness(a, b) for a in wanted for b in mine if a not in _LOOKS)
        if score and (best is None or score > best[0]):
            best = (score, known)
    if best is not None and best[0] > 1:
        return best[1]
    found = _by_calling(state, set(wanted)) or (best[1] if best else None)
    return found or (_only_one(state) if head_of(name) in ANYBODY else None)


ANYBODY: Final = frozenset(
    ["woman", "man", "person", "stranger", "girl", "boy", "fellow", "lady", "lad", "guy", "figure"]
)
"""Words for somebody that fit anybody: the prose calls people so before it names them."""


def _only_one(state: AnyState) -> str | None:
    """Return the only single human being of the GM's; None where there are none or several."""
    names = [name for name, sheet in state.characters.items() if sheet.side == "gm"]
    single = [n for n in names if not is_beast(definite(n)) and not is_plural(n)]
    return single[0] if len(single) == 1 else None


def _by_calling(state: AnyState, wanted: set[str]) -> str | None:
    """Return the GM's character whose calling, as they were made, ends in a wanted word."""
    for known, sheet in state.characters.items():
        if sheet.side == "gm" and wanted & set(callings(state, known)):
            return known
    return None


_MADE_AS: Final = re.compile(r" \((?P<what>[^()]{1,120})\) wants: ")
_AFTER_HEAD: Final = re.compile(
    r"\s(?:of|with|in|from|on|at|for|who|that|which|by|under|behind|near|to)\s|[,:;(]"
)


def made_as(name: str, concept: str) -> str:
    """Return how the GM's secret about somebody begins; the words they were made from are kept.

    Args:
        name: their name.
        concept: who they are, in a phrase.
    """
    plain = " ".join(re.sub(r"[()]", " ", concept).split())[:120]
    return f"{name} ({plain}) wants: " if plain else f"{name} wants: "


def callings(state: AnyState, name: str) -> tuple[str, ...]:
    """Return the words for what somebody is: the main word of what they were made from.

    Example: of "a drowned bell-ringer who sings" they are bell and ringer.
    """
    for secret in state.secrets:
        found = _MADE_AS.match(secret, len(name)) if secret.startswith(name) else None
        if found is not None:
            front = _AFTER_HEAD.split(found["what"], maxsplit=1)[0].split()
            return words(front[-1]) if front else ()
    return ()


_WHERE: Final = re.compile(
    r"(?<=\w) (?:in|behind|under|at|on|with|beside|outside|inside|upon) .*", re.IGNORECASE
)
_OF_A_NAME: Final = 3
"""Words of weight up to which somebody may be meant by where they are ("the boy in bed six")."""


def own_words(name: str) -> tuple[str, ...]:
    """Return the words of somebody's name without where they are, which is a thing's.

    Example:
        >>> own_words("the child behind the door"), own_words("Master of Wax")
        (('child',), ('master', 'wax'))
    """
    return words(_WHERE.sub("", name))


def named_person(state: AnyState, text: str) -> str | None:
    """Return the GM's character of whose name most words stand in ``text``; None for nobody."""
    said = set(words(text))
    named = {
        name: len(said & set(words(name))) * bool(said & set(own_words(name)))
        for name, sheet in state.characters.items()
        if sheet.side == "gm"
    }
    best = max(named, key=lambda name: named[name], default=None)
    return best if best is not None and named[best] else _by_calling(state, said)


def _likeness(a: str, b: str) -> int:
    if a == b:
        return 3
    return 1 if min(len(a), len(b)) >= ALIKE and a[:ALIKE] == b[:ALIKE] else 0
