"""Questions about one's own game, answered from the state and never by changing it."""

import collections
import json
import re
from collections.abc import Sequence
from typing import Any, Final

from companion.narration.nouns import head_of
from companion.session.exchange import Answered
from companion.session.places import in_short
from companion.session.scene import fold, words
from engine.api import Element, GameState, RuleSystem, capital

_MINE: Final = re.compile(
    r"\b(do i (still )?have|have i( got)?|how (much|many)"
    r"|what (do|am|can) i|where am i|who(se| is| am|'s)"
    r"|what'?s (my|on my|in my)|what is (my|on my)"
    r"|my (sheet|weight|die|traits?|gear|inventory|health|character|stats?)|weight (on|of) my"
    r"|am i (still |badly |seriously )?(hurt|injured|wounded|carrying|alive|dying|all right|ok)"
    r"|how (\w+ )?(am i|are we) (hurt|injured|wounded|doing|holding up|faring|feeling)"
    r"|(do|did|have) we (still |already )?(have|got|get|earn|gain)"
    r"|our (experience|xp|boons?|blunders?)"
    r"|habe ich|wie ?viel|mein(e|en)?|ai-je|combien|mon|ma|mes"
    r"|tengo|cuant[oa]s?|mi|mis)\b"
)
_SHEET: Final = re.compile(
    r"\b(sheet|character|traits|gear|inventory|carrying|stats"
    r"|bogen|inventar|fiche|inventaire|ficha|inventario)\b"
)
_HELD: Final = re.compile(
    r"\b((do|did) (i|we) (still |already )?(have|get|earn|gain)|have (i|we)( already)?( got)?"
    r"|my|our|left|remain(s|ing)?|mein(e|en)?|habe ich|mon|ma|mes|ai-je|mi|mis|tengo)\b"
)
"""Asks what somebody holds, not what a rule allows ("how many Boons may we hold?")."""
_PLAIN_NAME: Final = 2
"""Words that the name of a number may have and still be meant by one of them."""
_OTHER_NAMES: Final = {"xp": "experience"}
_HOW_MANY: Final = re.compile(r"\b(?:how (?:many|much)|wie ?viele?|combien|cuant[oa]s?)\b")
_NOT_CARRIED: Final = frozenset({"attribute", "skill", "condition", "archetype"})
_MANY: Final = re.compile(r"(?P<thing>.+?)(?: x(?P<count>\d+))?")
_CARRIED: Final = re.compile(
    r"\bwhat (do i (carry|have)|am i carrying|(have i|do i have) (got )?(on me|with me|in my))\b"
)
_HERE: Final = re.compile(
    r"\b(where am i|who(se|'s| is) (here|there|around|with me)|what can i do( here| now)?"
    r"|what am i supposed to do|what now)\b"
)
_OWNING: Final = re.compile(
    r"\b(?:have|carry|got|tengo|habe ich|ai-je)\s+(?:an?|any|the|un|una|une|ein(?:en?)?)\s+(\w+)"
)


def answer_from_state(
    question: str, *, system: RuleSystem[Any], state: GameState[Any, Any], actor: str
) -> Answered | None:
    """Answer a question about the player's own sheet or scene.

    Args:
        question: the player's words.
        system: the game.
        state: what is true now.
        actor: the player's character.

    Returns:
        An answer, or None when the question is about the rules.
    """
    if not _MINE.search(fold(question)) or actor not in state.characters:
        return None
    sheet = state.characters[actor]
    told = (
        _count(system.play.elements(sheet), question)
        or " ".join(_tell(element) for element in _named(system.play.elements(sheet), question))
        or _kept(system, state, actor, question)
        or _hurt(system, state, actor, question)
        or _line(system.play.sheet_lines(sheet), question, actor)
        or _here(state, question)
        or _clocks(state, question)
        or _carried(system.play.elements(sheet), question)
        or _whole_sheet(system.play.sheet_lines(sheet), question)
        or _missing(actor, question)
    )
    return Answered(status="answered", text=told) if told else None


def _clocks(state: GameState[Any, Any], question: str) -> str:
    asked = set(words(question))
    found = [c for c in state.story.clocks if _asks_for(c.name, asked)]
    return " ".join(f"{capital(clock.name)}: {clock.ticks} of {clock.size}." for clock in found)


_LEAST: Final = 2


def _asks_for(clock: str, asked: set[str]) -> bool:
    """Return whether a question names a clock: by its main word, or by several of its words."""
    return head_of(clock) in asked or len(set(words(clock)) & asked) >= _LEAST


_HURT: Final = re.compile(
    r"\b(am i|are we)\b.*\b(hurt|injured|wounded|alive|dying|all right|ok|doing|holding up|faring"
    r"|feeling)\b"
)


def _hurt(system: RuleSystem[Any], state: GameState[Any, Any], actor: str, question: str) -> str:
    """Return what ails the character: health where the game counts it, and conditions."""
    if not _HURT.search(fold(question)):
        return ""
    sheet = state.characters[actor]
    lines = [line.strip("- ") for line in system.play.sheet_lines(sheet)]
    health = next((line for line in lines if line.casefold().startswith("health")), "")
    ails = [e.name for e in system.play.elements(sheet) if e.role == "condition"]
    told = [f"{health.partition(',')[0]}."] if health else []
    told += [f"What ails {actor}: {', '.join(ails)}."] if ails else []
    return " ".join(told) or f"Nothing ails {actor}."


def _whole_sheet(lines: Sequence[str], question: str) -> str:
    if not _SHEET.search(fold(question)):
        return ""
    return "; ".join(line.strip("- ") for line in lines) + "."


def _carried(elements: tuple[Element, ...], question: str) -> str:
    if not _CARRIED.search(fold(question)):
        return ""
    gear = [e.name for e in elements if e.role == "gear"]
    gear = gear or [e.name for e in elements if e.role not in _NOT_CARRIED]
    return "On the sheet: " + ", ".join(gear) + "." if gear else "Nothing: no gear is on the sheet."


def _here(state: GameState[Any, Any], question: str) -> str:
    return here_of(state) if _HERE.search(fold(question)) else ""


def here_of(state: GameState[Any, Any]) -> str:
    """Return the scene in short: place, people, what can be used, what is running."""
    story = state.story
    people = [name for name, sheet in state.characters.items() if sheet.side == "gm"]
    told = [f"You are at {in_short(story.place)}." if story.place else "No place is named yet."]
    told.append(f"Here: {', '.join(people)}." if people else "Nobody else is here.")
    for word, helps in (("To be used", True), ("In the way", False)):
        found = [s.name for s in story.standings if s.helps is helps]
        told += [f"{word}: {', '.join(found)}."] if found else []
    told += [f"Running: {c.name}, {c.ticks} of {c.size}." for c in story.clocks]
    return " ".join(told)


def _missing(actor: str, question: str) -> str:
    owned = _OWNING.search(fold(question))
    return f"No, there is no {owned[1]} on {actor}'s sheet." if owned else ""


def _kept(system: RuleSystem[Any], state: GameState[Any, Any], actor: str, question: str) -> str:
    """Return the numbers a game keeps for the character (health, points) that were asked for."""
    fights = system.fights
    asked = set(words(question))
    if fights is not None and fights.is_running(state) and asked & {"energy", "turn", "position"}:
        return " ".join(line.strip() for line in fights.lines(state))
    if "energy" in asked and _HELD.search(fold(question)) and _counts_energy(system):
        return "No fight is running; Energy Points are counted from turn to turn of one."
    if not _HELD.search(fold(question)):
        return ""
    # Numbers of the whole party, such as Boons, and one by the name that players use.
    seen = state.characters[actor].model_dump(mode="json")
    party = type(state).model_fields.keys() - GameState.model_fields.keys()
    seen |= {name: getattr(state, name) for name in sorted(party)}
    seen = {_OTHER_NAMES.get(name, name): value for name, value in seen.items()}
    told = [
        f"{name.replace('_', ' ')}: {value}"
        for name, value in seen.items()
        if isinstance(value, int) and not isinstance(value, bool) and _is_meant(name, asked)
    ]
    return "; ".join(told) + "." if told else ""


def _is_meant(name: str, asked: set[str]) -> bool:
    # "max_health" is meant by "health"; "boon_cap_bonus" is not by "how many boons may we hold".
    of_name = set(words(name))
    return of_name <= asked or (
        len(of_name) <= _PLAIN_NAME and bool((of_name - {"points"}) & asked)
    )


def _line(lines: Sequence[str], question: str, actor: str) -> str:
    """Return the line of the sheet that is headed by what was asked for."""
    asked = set(words(question)) - set(words(actor))
    found = [line for line in lines if ":" in line and set(words(line.partition(":")[0])) & asked]
    return found[0].strip("- ") + "." if found else ""


def _counts_energy(system: RuleSystem[Any]) -> bool:
    return '"energy"' in json.dumps(system.state_type.model_json_schema())


def _named(elements: tuple[Element, ...], question: str) -> list[Element]:
    asked = set(words(question))
    found = []
    for element in elements:
        of_name = words(element.name)
        if of_name and (of_name[-1] in asked or set(of_name) <= asked):
            found.append(element)
    return found


def _count(elements: tuple[Element, ...], question: str) -> str:
    """Return how many of a thing are on the sheet, where that is what was asked."""
    if not _HOW_MANY.search(fold(question)):
        return ""
    asked, many = set(words(question)), collections.Counter[str]()
    for element in elements:
        parts = _MANY.fullmatch(element.name) if element.role == "gear" else None
        if parts is not None and set(words(parts["thing"])) <= asked:
            many[parts["thing"]] += int(parts["count"] or 1)
    return " ".join(f"{thing}: {count}." for thing, count in many.items())


def _tell(element: Element) -> str:
    value = element.value.strip("()")
    return f"{element.name}: {value}." if value else f"Yes, {element.name} is on the sheet."
