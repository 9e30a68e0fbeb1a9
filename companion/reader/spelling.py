"""Mends misspelt words against the lexicon, the sheet and the scene."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from companion.reader.lexicon import Lexicon, lexicon_of
from companion.reader.scene import Scene
from companion.reader.sheet import SheetElement
from companion.reader.stems import stem
from companion.reader.text import Token, bag, fold, unfold

_SHORTEST = 4
_LONG = 7


def near(one: str, two: str, limit: int) -> bool:
    """Whether two words lie within a number of edits (swaps of neighbours count as one).

    Args:
        one: A word.
        two: Another word.
        limit: Most edits, 1 or 2.

    Returns:
        True when they are that close.
    """
    if abs(len(one) - len(two)) > limit:
        return False
    older: list[int] = []
    old = list(range(len(two) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(two, 1):
            cost = min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and one[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return False
        older, old = old, row
    return old[-1] <= limit


@lru_cache(maxsize=4)
def _table_words(language: str) -> frozenset[str]:
    import importlib

    table = importlib.import_module(f"companion.reader.words.verbs_{language}")
    words: set[str] = set()
    for line in unfold(table.VERBS):
        for part in line.partition(":")[2].replace("/", " ").replace(",", " ").split():
            if not part.startswith("<") and len(part) >= _SHORTEST:
                words.add(fold(part.strip("?>")))
    return frozenset(words)


@lru_cache(maxsize=4)
def _right_words(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Stems of the known nouns, and small words that are never misspelt."""
    lexicon = lexicon_of(language)
    nouns = frozenset(key[0] for key in lexicon.nouns if len(key) == 1)
    grammar = lexicon.grammar
    small = grammar.stop | grammar.me | grammar.other | grammar.negations | grammar.light
    small |= grammar.joins | grammar.ask | grammar.told | grammar.rules | _COMMON
    return nouns, small


def respell(
    tokens: Sequence[Token],
    lexicon: Lexicon,
    scene: Scene,
    elements: Sequence[SheetElement],
    own: frozenset[str] = frozenset(),
) -> list[Token] | None:
    """Mend unknown words.

    Args:
        tokens: The text.
        lexicon: The lexicon of its language.
        scene: The scene, whose words are all right as they are.
        elements: The sheet, whose words are all right as they are.
        own: Words of the character's name, which are right too.

    Returns:
        The tokens with mended words, or None when there is nothing to mend.
    """
    near_words = own | set(scene.words) | {w for e in elements for w in e.words}
    nouns, small = _right_words(lexicon.language)
    candidates = [w for w in near_words if len(w) >= _SHORTEST] + sorted(
        _table_words(lexicon.language)
    )
    out = list(tokens)
    changed = False
    for at, token in enumerate(tokens):
        word = token.word
        if lexicon.language == "de" and token.raw[:1].isupper():
            continue
        if token.is_sign or len(word) < _SHORTEST or word in small or word in near_words:
            continue
        root = stem(lexicon.irregular.get(word, word), lexicon.language)
        if root in lexicon.verbs or root in nouns or word in lexicon.irregular:
            continue
        found = _closest(word, candidates)
        if found:
            out[at] = replace(token, word=found)
            changed = True
    return out if changed else None


def _closest(word: str, candidates: Sequence[str]) -> str:
    for limit in (1, 2) if len(word) >= _LONG else (1,):
        for candidate in candidates:
            first = candidate[:1] == word[:1] or candidate[1:2] == word[:1]
            if first and near(word, candidate, limit):
                return candidate
    return ""


_COMMON = bag(
    "about above again against ages alive almost alone along already also always among "
    "angry answer anyone anything anyway around away back ball bare became because become "
    "been before began begin behind being believe below best better between beyond black "
    "blue body both bring bright brought brown care case cause certain chair change cheap "
    "clear cold cool could course dark days dead dear deep does doing done double down "
    "dream dress during each early earth east easy edge eight either else empty ending "
    "enough even ever every face fact fair fall false family fast favorite feel feeling "
    "fell felt fine first five floor focus food fool force form four free fresh front "
    "full funny gave glad gone good grand great green group grow guess half hand hands "
    "happy hard hate have heart heavy hello here high hole home hope hour house however "
    "huge idea inside instead into job joke just keep kept kind king knew last late "
    "laughing least less life like line little live lives living long lord lots lovely "
    "luck made main many matter maybe mean means might mind mine minute moment money "
    "month more morning most much must name near nearly need never next nice night nine "
    "none noon north nothing number often only onto other over pain paper part party past "
    "people perfect perhaps person piece plain plan please plus point poor power pretty "
    "problem promise quick quiet quite rain rather ready real really reason remember rich "
    "right river road room round safe said same sane save school second seem self sense "
    "serious seven several shall share short side silly since sing single sister slow "
    "small snow soft some someone something sometimes soon sort sound south still stone "
    "stop story straight strange strong such suddenly summer sure sweet table take talk "
    "tall team than thank that their them then there these they thing things think third "
    "this those though three through till time tired today together told tomorrow tonight "
    "took toward town tree tried true trust truth twice under until upon used usual very "
    "voice wall want warm was watch water weak wear week weird well went were west what "
    "when where which while white whole whom whose wide wild will winter wise wish with "
    "within without woman wonder wood word work world worst would wrong year years yellow "
    "yesterday young your about beautiful weather lovely sunset hungry thirsty boring "
    "awesome exactly honestly literally actually probably definitely alright gonna gotta "
    "kinda dude mate guys hello hey thanks sorry session game player players character "
    "dinner pizza beer snack minutes brb work phone"
)
