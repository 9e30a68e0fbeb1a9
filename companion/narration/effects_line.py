"""Reads the effects that a chat model proposes, and drops what cannot be meant.

What comes out is well formed and names only what is there; whether a result owes it, and how large
it may be, is the engine's to say. Every effect is read for itself: one that is malformed does not
take the others with it.
"""

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from pydantic import ValidationError

from companion.errors import ModelReplyError
from companion.models.arguments import depths, strict_arguments
from companion.models.client import JsonSchema
from companion.narration.brief import Brief
from companion.narration.sentences import split_sentences, tidy
from engine.api import EFFECT_KINDS, Effect

LONGEST: Final = 6_000
"""Characters after which a first part that is still open is given up."""
MOST: Final = 6
NAME: Final = 80
TELL: Final = 300
CHANGES: Final = ("gain", "lose", "raise", "lower", "set")
SCENE: Final = "scene"

_KIND_WORDS: Final = {
    "damage": "harm", "wound": "harm", "injury": "harm", "condition": "harm", "item": "gear",
    "loot": "gear", "equipment": "gear", "advantage": "edge", "benefit": "edge", "boon": "edge",
    "complication": "trouble", "hindrance": "trouble", "disadvantage": "trouble",
    "threat": "trouble", "clue": "knowledge", "information": "knowledge", "fact": "knowledge",
    "time": "cost", "price": "cost", "attitude": "relation", "location": "position",
    "place": "position", "timer": "clock",
}  # fmt: skip
_CHANGE_WORDS: Final = {
    "add": "gain", "new": "gain", "found": "gain", "start": "gain", "remove": "lose",
    "lost": "lose", "break": "lose", "broken": "lose", "increase": "raise", "advance": "raise",
    "tick": "raise", "worsen": "raise", "decrease": "lower", "reduce": "lower", "weaken": "lower",
    "change": "set", "move": "set",
}  # fmt: skip
_SELF: Final = frozenset({"you", "player", "the player", "self", "me", "character", "actor", "pc"})
_ODD: Final = re.compile(r"[\d{}\[\]<>|`*_#]")
_NEAR: Final = 0.8


def effect_schema(brief: Brief) -> JsonSchema:
    """Return the JSON schema of the list of effects that one result may be given."""
    owed = brief.owed
    kinds = dict.fromkeys((*owed.gain_kinds, *owed.setback_kinds)) if owed else EFFECT_KINDS
    fields: dict[str, Any] = {
        "kind": {"type": "string", "enum": list(kinds)},
        "change": {"type": "string", "enum": list(CHANGES)},
        "target": {"type": "string", "enum": [*who_is_there(brief), SCENE]},
        "name": {"type": "string"},
        "size": {"type": "integer"},
        "good": {"type": "boolean"},
        "tell": {"type": "string"},
        "lethal": {"type": "boolean"},
    }
    effect = {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {"effects": {"type": "array", "items": effect}},
        "required": ["effects"],
        "additionalProperties": False,
    }


def who_is_there(brief: Brief) -> tuple[str, ...]:
    """Return the names that an effect may happen to."""
    attempt, people = brief.attempt, brief.setting.people
    opponent = [attempt.opponent.name] if attempt.opponent else []
    names = (attempt.actor, *attempt.helpers, *(p.name for p in people), *opponent)
    return tuple(dict.fromkeys(names))


class FirstPart:
    """Separates the JSON object at the start of a reply from the prose after it.

    ``feed`` takes pieces until ``is_done``. A reply that begins with prose has no first part.
    """

    def __init__(self) -> None:
        self._held = ""
        self.raw = ""
        self.prose = ""
        self.is_done = False
        self._in_fence = False

    def feed(self, text: str) -> None:
        """Take a piece of the reply."""
        if self.is_done:
            self._add(text)
            return
        self._held += text
        begun = re.sub(r"^\s*(?:```\w*\s*)?", "", self._held)
        if not begun:
            return
        if begun[0] not in "{[":
            if not re.fullmatch(r"`{1,3}\w{0,8}", begun):
                self._end("", self._held)
            return
        end = _balanced(begun)
        if end is not None:
            self._end(begun[:end], begun[end:])
        elif len(begun) > LONGEST:
            self._end(begun, "")

    def finish(self) -> None:
        """Take the end of the reply: what is still open is a cut-off first part."""
        if not self.is_done:
            self._end(self._held if self._held.lstrip()[:1] in ("{", "[") else "", "")

    def _end(self, raw: str, prose: str) -> None:
        self.raw, self._held, self.is_done = raw, "", True
        self._in_fence = bool(raw)
        self._add(prose)

    def _add(self, text: str) -> None:
        """Add prose; what closes the object's fence is none of it, in however many pieces."""
        if self._in_fence:
            self._held += text
            begun = re.sub(r"^\s*(?:```)?\s*", "", self._held)
            if not begun or re.fullmatch(r"`{1,2}", begun):
                return
            text, self._in_fence = begun, False
        self.prose += text


def _balanced(text: str) -> int | None:
    """Return where the JSON value at the start of ``text`` ends; None when it is still open."""
    return next((place for place, open_ in enumerate(depths(text), 1) if open_ == 0), None)


def read_effects(
    raw: str, brief: Brief, *, is_honest: Callable[[Effect], bool] = lambda _: True
) -> tuple[Effect, ...]:
    """Return the effects of a first part that can be meant; () when it cannot be read.

    Args:
        raw: the JSON as it came.
        brief: who and what is there.
        is_honest: whether the sentence of an effect may be shown.
    """
    text = raw if raw.lstrip().startswith("{") else f'{{"effects": {raw}}}'
    try:
        found = strict_arguments(text, "stop", schema=effect_schema(brief)).get("effects")
    except ModelReplyError:
        return ()
    items = found if isinstance(found, list) else [found]
    kept: list[Effect] = []
    for item in items[:MOST]:
        effect = _read(item, brief) if isinstance(item, Mapping) else None
        if effect is not None and is_honest(effect):
            kept.append(effect)
    return tuple(kept)


def _read(item: Mapping[str, Any], brief: Brief) -> Effect | None:
    kind = _word(item.get("kind"), EFFECT_KINDS, _KIND_WORDS)
    change = _word(item.get("change"), CHANGES, _CHANGE_WORDS) or "gain"
    name, tell = _text(item.get("name"), NAME), _sentence(item.get("tell"))
    if kind is None or not name or not tell or _ODD.search(name):
        return None
    target = _target(str(item.get("target", "")), kind, brief)
    held = _held_name(name, target, change, kind, brief)
    if target is None or held is None:
        return None
    size = item.get("size")
    try:
        return Effect.model_validate(
            {
                "kind": kind,
                "change": change,
                "target": target,
                "name": held,
                "size": size if type(size) is int and 1 <= size <= 1_000 else 1,  # noqa: PLR2004
                "good": _is_good(item.get("good"), kind, change, target, brief),
                "tell": tell,
                "lethal": kind == "harm" and item.get("lethal") is True,
            }
        )
    except ValidationError:
        return None


def _word(value: object, allowed: Sequence[str], others: Mapping[str, str]) -> str | None:
    word = str(value).strip().casefold() if isinstance(value, str) else ""
    if word in allowed:
        return word
    stems = {word, word.removesuffix("s"), word.removesuffix("ed"), word.removesuffix("d")}
    return next((a for a in allowed if a in stems), None) or next(
        (others[w] for w in sorted(stems) if w in others), None
    )


def _text(value: object, limit: int) -> str:
    return tidy(value)[:limit].strip(" .") if isinstance(value, str) else ""


def _sentence(value: object) -> str:
    found = split_sentences(value[:TELL]) if isinstance(value, str) else []
    if not found:
        return ""
    return found[0] if found[0][-1] in ".!?…\"'”’。！？" else f"{found[0]}."


def _target(target: str, kind: str, brief: Brief) -> str | None:
    said = tidy(target).casefold()
    names = who_is_there(brief)
    if said in _SELF or not said:
        return brief.attempt.actor
    near = nearest(said, names)
    if near is not None:
        return near
    # Whom nobody knows cannot be hurt, robbed or won over; the place can be changed.
    return SCENE if said == SCENE or kind not in ("harm", "gear", "relation") else None


def nearest(said: str, names: Sequence[str]) -> str | None:
    """Return the name that is meant, or None.

    Example:
        >>> nearest("the rope", ["Long rope", "Sword"])
        'Long rope'
    """
    folded = {name.casefold(): name for name in names}
    said = said.casefold().strip()
    bare = re.sub(r"^(?:the|a|an|your|my|his|her)\s+", "", said)
    for key, name in folded.items():
        if key in (said, bare) or re.sub(r"^(?:the|a|an)\s+", "", key) == bare:
            return name
    within = [n for key, n in folded.items() if bare and set(bare.split()) <= set(key.split())]
    if len(within) == 1:
        return within[0]
    close = difflib.get_close_matches(bare, list(folded), n=1, cutoff=_NEAR)
    return folded[close[0]] if close else None


def _held_name(name: str, target: str | None, change: str, kind: str, brief: Brief) -> str | None:
    """Return the name as the state has it; None for losing what is not there."""
    setting = brief.setting
    mine = target == brief.attempt.actor
    if kind == "gear" and change in ("lose", "lower") and mine:
        return nearest(name, (*setting.items, *brief.attempt.stitched))
    if kind == "harm" and change in ("lose", "lower") and mine:
        return nearest(name, setting.conditions)
    if kind == "clock":
        return nearest(name, [c.name for c in setting.clocks]) or name
    if kind in ("edge", "trouble") and change in ("lose", "lower"):
        standing = nearest(name, [s.name for s in setting.standings])
        return standing or (nearest(name, setting.conditions) if mine else None)
    return name


def _is_good(said: object, kind: str, change: str, target: str | None, brief: Brief) -> bool:
    """Return whether an effect helps the players: from what it is, else from what was said."""
    ours = target in (brief.attempt.actor, *brief.attempt.helpers)
    more = change in ("gain", "raise")
    if kind == "harm":
        return more != ours
    if kind == "gear" and ours:
        return more
    if kind == "edge":
        return more
    if kind in ("trouble", "cost"):
        return not more and change != "set"
    return said is True or str(said).casefold() == "true"


assert set(CHANGES) == set(get_args(Effect.model_fields["change"].annotation))
