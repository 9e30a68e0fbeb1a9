"""Everything read before a choice is made: text, scene, sheet, acts; and an act weighed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.reader.act import Act, Reading
from companion.reader.acts import find_acts
from companion.reader.gear import Use, use_of
from companion.reader.grammar import guess_language
from companion.reader.lexicon import Lexicon, lexicon_of
from companion.reader.scene import Scene, read_scene
from companion.reader.sheet import SheetElement, sheet_elements
from companion.reader.spelling import respell
from companion.reader.stakes import around, needs_dice
from companion.reader.stems import stem
from companion.reader.text import Token, bag, tidy, tokens_of, words_of
from companion.reader.ways import plain_manner

_SHOUT_SHARE = 0.7
_SHOUT_LENGTH = 8


_TYPOS = 2


_TYPO_LENGTH = 4


_TYPO_SHARE = 0.4


@dataclass(frozen=True, slots=True)
class Choice:
    """The act that the reader settles on."""

    manner: str
    act: Act | None
    needs_roll: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is read before a choice is made."""

    system: str
    text: str
    reading: Reading
    scene: Scene
    elements: tuple[SheetElement, ...]
    acts: list[Act]

    @property
    def opens_locks(self) -> bool:
        """Whether the sheet has a way with locks."""
        return self.system == "skitterbarren" or any(
            "pick_lock" in e.core | e.plain for e in self.elements if not e.is_flaw
        )


def _calm(text: str) -> str:
    """Take shouting back to lower case, so that capitals mean something again."""
    letters = [c for c in text if c.isalpha()]
    if len(letters) > _SHOUT_LENGTH and sum(c.isupper() for c in letters) > _SHOUT_SHARE * len(
        letters
    ):
        return text.lower()
    return text


def _reading(tokens: list[Token], lexicon: Lexicon, scene: Scene, own: frozenset[str]) -> Reading:
    stems = [() if t.is_sign else lexicon.stems_of(t.word) for t in tokens]
    people = (being.name for being in scene.beings if being.weight is not None)
    called = tuple(tuple(words_of(name)) for name in people)
    return Reading(tokens, stems, lexicon, scene.names, own, _stand_ins(tokens, own), called=called)


_MY_GUY = ("my guy", "my girl", "my character", "my pc", "my man", "my lady", "mein charakter",
           "meine figur", "mein held", "mon perso", "mon personnage", "mi personaje",
           "mi pj")  # fmt: skip


_THIRD = bag("he she they he's she's they're er sie il elle el ella")


def _stand_ins(tokens: list[Token], own: frozenset[str]) -> frozenset[str]:
    """Pronouns that mean the character, where the player tells of it in the third person."""
    words = [t.word for t in tokens if not t.is_sign]
    flat = " " + " ".join(words) + " "
    told = bool(own & set(words)) or any(f" {p} " in flat for p in _MY_GUY)
    return _THIRD if told and not {"i", "ich", "je", "yo"} & set(words) else frozenset()


def lay_out(system: str, sheet: Mapping[str, Any], scene_text: str, text: str) -> Table:
    """Read text, scene and sheet.

    Args:
        system: Slug of the rule system.
        sheet: The sheet, in any of the three shapes.
        scene_text: The scene as told so far.
        text: What the player typed.

    Returns:
        Everything a choice needs.
    """
    text = _calm(tidy(text))
    scene_text = tidy(str(scene_text))
    scene_language = guess_language(words_of(scene_text))
    language = guess_language(words_of(text), scene_language)
    lexicon = lexicon_of(language)
    sheet = sheet if hasattr(sheet, "get") else {}  # callers hand on what a player wrote
    name = str(sheet.get("name", "") or "")[:200]
    scene = read_scene(scene_text, lexicon_of(scene_language), pc_name=name)
    elements = sheet_elements(sheet)
    own = frozenset(words_of(name))
    tokens = tokens_of(text, language=language, joins=lexicon.grammar.joins)
    reading = _reading(tokens, lexicon, scene, own)
    return Table(system, text, reading, scene, elements, find_acts(reading))


def mended(table: Table) -> Table | None:
    """The same table with misspelt words mended, if there are any."""
    old = table.reading
    tokens = respell(old.tokens, old.lexicon, table.scene, table.elements, old.own)
    if tokens is None:
        return None
    strange = sum(a.word != b.word for a, b in zip(tokens, old.tokens, strict=True))
    firm = any(a.standing == "live" and not a.is_noun for a in table.acts)
    long_words = sum(len(t.word) >= _TYPO_LENGTH for t in old.tokens)
    if firm and strange < max(_TYPOS, _TYPO_SHARE * long_words):
        return None
    reading = _reading(tokens, old.lexicon, table.scene, old.own)
    return replace(table, reading=reading, acts=find_acts(reading))


def uses_of(table: Table) -> dict[str, Use]:
    """How the text speaks of each name on the sheet.

    Args:
        table: What was read.

    Returns:
        Use by name; clauses that are not meant are left out.
    """
    reading = table.reading
    live = {a.clause for a in table.acts if a.standing != "live"}
    keep = [
        i
        for i, t in enumerate(reading.tokens)
        if t.clause not in live
        or any(a.clause == t.clause and a.standing == "live" for a in table.acts)
    ]
    tokens = [reading.tokens[i] for i in keep]
    stems = [reading.stems[i] for i in keep]
    language = reading.lexicon.language

    def class_at(at: int) -> frozenset[str]:
        return reading.lexicon.classes_at(stems, at)[0]

    def stem_word(word: str) -> str:
        return stem(reading.lexicon.irregular.get(word, word), language)

    return {e.name: use_of(e, tokens, stems, class_at, stem_word) for e in table.elements}


_TRIGGERS = (
    "as soon as", "the moment", "the second he", "the second she", "when he", "when she",
    "when it", "when they", "when the", "when someone", "when anyone", "once he", "once she",
    "once they", "if he", "if she", "if it", "if they", "if anyone", "if someone", "if the",
    "sobald", "wenn er", "wenn sie", "wenn jemand", "falls er", "falls jemand", "des qu",
    "quand il", "quand elle", "s il", "si quelqu", "au moment ou", "en cuanto", "cuando el",
    "cuando ella", "si alguien", "cuando alguien", "en el momento",
)  # fmt: skip


def _waits(table: Table, act: Act) -> bool:
    """Whether a blow hangs on somebody else's move: a readied action."""
    flat = " " + " ".join(around(table.reading, act)) + " "
    return any(f" {trigger} " in flat for trigger in _TRIGGERS)


def weigh(table: Table, act: Act) -> Choice:
    """An act with what it comes to in its scene.

    Args:
        table: What was read.
        act: The act.

    Returns:
        Its plain manner and whether it needs dice.
    """
    manner = plain_manner(
        act, table.reading, table.scene, system=table.system, opens_locks=table.opens_locks
    )
    if table.system == "skitterbarren" and manner in ("fight", "shoot") and _waits(table, act):
        return Choice("ready", act, needs_roll=False)
    if act.is_conditional and not table.scene.has("locked"):
        return Choice("ready", act, needs_roll=False)
    words = set(around(table.reading, act))
    needs = needs_dice(manner, table.scene, words, table.system)
    return Choice(manner, act, needs)
