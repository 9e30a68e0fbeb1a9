"""The storyteller's fragments: read from ``words/``, each file once per process, only when used."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from companion.errors import CorpusError

_FOLDED: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_SLOT: Final = re.compile(r"\{([A-Za-z]+)(?:'s)?\}")
_TAGS: Final = re.compile(r"\s@([\w,!+]+)$")
_AGREE: Final = re.compile(r"<(?:[a-z]:)?[^<>|]*\|[^<>|]*>")
_HUMAN: Final = re.compile(
    r"\"|\b(?:hands?|palms?|fingers?|nails|coat|collar|sleeve|cup|pocket|boots?|wrist|arms?|shins|"
    r"knuckles|teeth|says?|asks?|tells?|talks?|swears?|grins?|smiles?|nods?|laughs?|yawns?|agrees?|"
    r"believes?|friends|orders|aim|pride|grudge|insult\w*|respect|contempt|word|promise|price|"
    r"belt|hat|face|voice|throat|brow|lip|lips|ear|cheek|skirts?|signal|folds?|clothes|holding)\b"
)
_STOP: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z{\"])|(?<=[.!?]\")\s+(?=[A-Z{\"])")
"""Between two sentences of a beat."""
SIGNATURE_WORDS: Final = 4
"""Words that a fragment's literal run must have, beside its slots, to tell whether it was used."""
SHORTEST_RUN: Final = 2
"""The same of a fragment without slots, such as a noise that stands in many sentences."""


@dataclass(frozen=True, slots=True)
class Fragment:
    """One piece of prose with slots.

    Attributes:
        text: ``{slot}`` for a noun, ``{Slot}`` at a sentence's start, ``<turns|turn>`` for a verb
            that agrees with the opponent (``<t:`` target, ``<i:`` tool, ``<n:`` bystander,
            ``<p:`` the opponent's pronoun, ``<c:`` clock).
        slots: lower-case names of the slots.
        tags: genres and kinds of place that it needs (any of them); empty suits all.
        refused: tags that it does not suit.
        needed: tags that it needs, all of them.
        is_human: whether an opponent in it speaks, or has hands or clothes.
        signature: its longest literal run in folded words; tells whether it was used.
    """

    text: str
    slots: frozenset[str] = frozenset()
    tags: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    needed: frozenset[str] = frozenset()
    is_human: bool = False
    signature: str = ""


@dataclass(frozen=True, slots=True)
class Consequence:
    """A consequence with slots.

    Attributes:
        kind: kind of effect.
        change: how it changes; "" for the kind's usual change.
        on: whom it happens to: scene, actor, opp, npc, ally, item.
        name: sheet-ready name, may have slots.
        tell: the sentence that tells it.
        good: whether it helps the players.
    """

    kind: str
    change: str
    on: str
    name: Fragment
    tell: Fragment
    good: bool = False


@dataclass(frozen=True, slots=True)
class StakesPair:
    """What success and failure mean, before and after the roll.

    Attributes:
        win: completes "If it works: ...".
        lose: completes "If it fails: ...".
        won: the sentence that tells ``win`` afterwards.
        lost: the consequence that tells ``lose`` afterwards.
        done: how the action succeeds, where it was written together with ``won``; else empty.
        undone: how it fails, where it was written together with ``lost``; else empty.
        done_again: the sentences of ``done`` and ``won`` in other words; () where none are written.
        undone_again: those of ``undone`` and the consequence in other words.
    """

    win: Fragment
    lose: Fragment
    won: Fragment
    lost: Consequence
    done: Fragment | None = None
    undone: Fragment | None = None
    done_again: tuple[Fragment, ...] = ()
    undone_again: tuple[Fragment, ...] = ()

    @property
    def parts(self) -> tuple[Fragment, ...]:
        """Every fragment of what is promised and first told of it."""
        own = tuple(f for f in (self.done, self.undone) if f is not None)
        return (self.win, self.lose, self.won, self.lost.name, self.lost.tell, *own)


@dataclass(frozen=True, slots=True)
class Manner:
    """Everything about one kind of action.

    Attributes:
        name: its tag.
        family: family of consequences.
        lines: quality (pass, strong, narrow, fail, near, bad) to fragments.
        stakes: pairs of stakes.
    """

    name: str
    family: str
    lines: dict[str, tuple[Fragment, ...]] = field(default_factory=dict)
    stakes: tuple[StakesPair, ...] = ()


def fold_words(text: str) -> list[str]:
    """Return the words of a text, lower case, apostrophes kept inside words."""
    return [*_folded(text)]


@lru_cache(maxsize=4096)
def _folded(text: str) -> tuple[str, ...]:
    return tuple(_FOLDED.findall(text.lower().replace("’", "'")))


def fragment(line: str) -> Fragment:
    """Read one line of a fragment file."""
    tags: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    needed: frozenset[str] = frozenset()
    found = _TAGS.search(line)
    if found:
        line = line[: found.start()]
        marks = found.group(1).split(",")
        tags = frozenset(m for m in marks if m[0] not in "!+")
        needed = frozenset(m[1:] for m in marks if m.startswith("+"))
        refused = frozenset(m[1:] for m in marks if m.startswith("!"))
    text = line.strip()
    slots = frozenset(name.lower() for name in _SLOT.findall(text))
    is_human = bool(slots & {"opp", "they", "them", "their"} and _HUMAN.search(text))
    return Fragment(text, slots, tags, refused, needed, is_human, _signature(text))


def _signature(text: str) -> str:
    runs = [fold_words(run) for run in _SLOT.split(_AGREE.sub(" {x} ", text))[::2]]
    longest = max(runs, key=len, default=[])
    least = SIGNATURE_WORDS if len(runs) > 1 else SHORTEST_RUN
    return " ".join(longest) if len(longest) >= least else ""


def lines_of(block: str) -> tuple[Fragment, ...]:
    """Read a block of one fragment a line."""
    return tuple(fragment(line) for line in block.splitlines() if line.strip())


def consequence(spec: str, tell: str, *, good: bool) -> Consequence:
    """Read ``kind[-change]:on:Name`` and its telling sentence."""
    kind, on, name = (part.strip() for part in spec.split(":", 2))
    kind, _, change = kind.partition("-")
    return Consequence(kind, change, on, fragment(name), fragment(tell), good)


def _stakes(block: str) -> tuple[StakesPair, ...]:
    pairs = []
    for line in filter(str.strip, block.splitlines()):
        win, lose, won, spec, tell = (part.strip() for part in line.split(" | "))
        lost = consequence(spec, tell, good=False)
        pairs.append(StakesPair(fragment(win), fragment(lose), fragment(won), lost))
    return tuple(pairs)


def _beats(name: str) -> tuple[StakesPair, ...]:
    """Read the beats of a kind of action: stakes with the passages that tell how each came about.

    A beat is written as a whole, so that the sentence of the act and that of its consequence belong
    together; the marks in ``on`` say which things and places it suits.
    """
    path = f"beats/{name}.toml"
    if not (resources.files("companion.narration") / "words" / path).is_file():
        return ()
    return tuple(pair_of(beat) for beat in _read(path)["beat"])


def pair_of(beat: Mapping[str, str]) -> StakesPair:
    """Return the stakes that one beat describes (docs/writing-beats.md).

    Raises:
        KeyError: a key is missing.
    """
    marks = f" @{beat['on']}" if beat.get("on") else ""
    lost = consequence(beat["cost"], beat["told"] + marks, good=False)
    win, lose, won, done, undone = (
        fragment(beat[key] + marks) for key in ("win", "lose", "won", "done", "undone")
    )
    again = (sentences(beat.get(key, ""), marks) for key in ("done2", "undone2"))
    return StakesPair(win, lose, won, lost, done, undone, *again)


def sentences(passage: str, marks: str = "") -> tuple[Fragment, ...]:
    """Return a passage of a beat sentence by sentence; () for an empty one."""
    return tuple(fragment(part + marks) for part in _STOP.split(passage) if part)


def _read(path: str) -> dict[str, Any]:
    source = resources.files("companion.narration") / "words" / path
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CorpusError(f"the storyteller's words in {path!r} cannot be read: {error}") from error


@cache
def word_sets() -> dict[str, frozenset[str]]:
    """Return the lists of words that grammar needs: roles, titles, plurals, tools ..."""
    return {name: frozenset(block.split()) for name, block in _read("grammar.toml").items()}


@cache
def known_people() -> dict[str, str]:
    """Return "he" or "she" for those of the openings whose names alone do not say so."""
    lists = _read("people.toml").items()
    return {name: pronoun for pronoun, block in lists for name in block.strip().splitlines()}


@cache
def manner(name: str) -> Manner:
    """Return a kind of action; an unknown one is the kind "other"."""
    known = manner_names()
    name = aliases().get(name, name)
    if name not in known:
        name = "other"
    data = _read(f"manners/{name}.toml")
    lines = {k: lines_of(v) for k, v in data.items() if k not in ("family", "stakes")}
    stakes = (*_beats(name), *_stakes(data.get("stakes", "")))
    return Manner(name, data["family"], lines, stakes)


@cache
def manner_names() -> frozenset[str]:
    """Return the kinds of action that have fragments of their own."""
    folder = resources.files("companion.narration") / "words" / "manners"
    return frozenset(p.name.removesuffix(".toml") for p in folder.iterdir())


@cache
def aliases() -> dict[str, str]:
    """Return kinds of action that borrow the fragments of another."""
    return dict(_read("index.toml")["aliases"])


@cache
def general_stakes() -> tuple[StakesPair, ...]:
    """Return stakes that suit any kind of action."""
    return _stakes(_read("stakes.toml")["any"])


@cache
def pool(path: str) -> dict[str, tuple[Fragment, ...]]:
    """Return a file of plain fragments: name of the block to its lines; tables are joined by dots.

    Args:
        path: file below ``words``, without suffix.
    """
    found: dict[str, tuple[Fragment, ...]] = {}
    for name, value in _read(f"{path}.toml").items():
        if isinstance(value, str):
            found[name] = lines_of(value)
        else:
            found |= {f"{name}.{key}": lines_of(block) for key, block in value.items()}
    return found


@cache
def consequences(side: str) -> dict[str, tuple[Consequence, ...]]:
    """Return consequences by family.

    Args:
        side: "good" or "bad".
    """
    found = {}
    for family, block in _read(f"{side}.toml").items():
        rows = (line.split(" | ", 1) for line in block.splitlines() if line.strip())
        found[family] = tuple(consequence(s, t, good=side == "good") for s, t in rows)
    return found


@cache
def place_words() -> dict[str, frozenset[str]]:
    """Return kind of place to the words that give it away."""
    return {k: frozenset(v.split()) for k, v in _read("index.toml")["places"].items()}


@cache
def tool_uses() -> dict[str, frozenset[str]]:
    """Return kind of tool to the kinds of action in which it shows itself."""
    return {k: frozenset(v.split()) for k, v in _read("index.toml")["tools"].items()}


@cache
def genre_tags() -> dict[str, frozenset[str]]:
    """Return genre to the tags that it brings."""
    return {k: frozenset(v.split()) for k, v in _read("index.toml")["genres"].items()}


@cache
def object_words() -> dict[str, frozenset[str]]:
    """Return class of thing to the words that name one."""
    return {k: frozenset(v.split()) for k, v in _read("objects.toml")["things"].items()}


@cache
def deed_words() -> dict[str, frozenset[str]]:
    """Return the small words by which a deed is taken apart: prepositions, particles ..."""
    return {k: frozenset(v.split()) for k, v in _read("objects.toml")["deeds"].items()}


@cache
def verb_words() -> dict[str, tuple[str, ...]]:
    """Return verb to the kinds of action that it may be told as, the plainest first."""
    found: dict[str, tuple[str, ...]] = {}
    for block in _read("objects.toml")["verbs"].values():
        for line in filter(str.strip, block.splitlines()):
            verbs, _, manners = line.partition(":")
            found |= dict.fromkeys(verbs.split(), tuple(manners.split()))
    return found


@cache
def made_up(kind: str) -> tuple[Fragment, ...]:
    """Return names that a find may bring in: people, places, hours; with the tags they suit."""
    return lines_of(_read("objects.toml")["names"][kind])
