"""How a text speaks of what is on the sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.reader.sheet import SheetElement
from companion.reader.text import Token, bag

WEAPONS = bag("blade knife razor axe blunt polearm whip bow gun thrown bomb")


RANGED = frozenset({"bow", "gun", "thrown"})


LIGHT_WEAPONS = bag("knife razor whip bow gun thrown")


_AGAINST_USE = bag(
    "without leave leaving drop dropping sheathe sheathed holster stow no not forgot lost lacking "
    "instead lower lowering useless ohne lasse weglegen kein keine senke sans laisse laissant "
    "range baisse sin dejo guardo bajo suelto"
)


_WITH = bag(
    "with using use by mit benutze nutze nehme verwende avec utilise j'utilise prends con "
    "usando uso utilizo draw grab raise swing fire ziehe swing throw aim take via my mein "
    "meine meinem meinen meiner mon ma mes mi mis"
)


_SHORT_WORD = 3


@dataclass(frozen=True, slots=True)
class Use:
    """How the player's text speaks of a name on the sheet."""

    is_mentioned: bool = False
    is_refused: bool = False
    is_used: bool = False


def use_of(
    element: SheetElement,
    tokens: Sequence[Token],
    stems: Sequence[tuple[str, ...]],
    class_at: Callable[[int], frozenset[str]],
    stem_word: Callable[[str], str],
) -> Use:
    """How a text speaks of an element.

    Args:
        element: The element of the sheet.
        tokens: Tokens of the text.
        stems: Stems of each token.
        class_at: Noun classes at a token.
        stem_word: Stemmer of the text's language.

    Returns:
        Whether it is named, put aside, or named as a means.
    """
    words = element.words
    if element.classes:  # whoever brings rolls does not bring the rolling pin
        words = tuple(w for w in words if not w.endswith("ing")) or words
    heads = {stem_word(w) for w in words if len(w) > _SHORT_WORD or len(words) == 1}
    mentioned = refused = used = False
    for at, token in enumerate(tokens):
        if token.is_sign:
            continue
        hit = bool(heads & set(stems[at]))
        if not hit and element.classes and element.group in ("trait", "item"):
            shared = class_at(at) & element.classes
            hit = bool(shared) and not token.word.endswith("ing")
        if not hit:
            continue
        mentioned = True
        before = [t.word for t in tokens[max(0, at - 5) : at] if t.clause == token.clause]
        doffed = "off" in before[-3:] and bool({"take", "took", "taking"} & set(before))
        if doffed or any(w in _AGAINST_USE for w in before[-4:]):
            refused = True
        elif any(w in _WITH for w in before[-4:]):
            used = True
    return Use(mentioned, refused and not used, used)


def uses_item(element: SheetElement, use: Use) -> bool:
    """Whether an item with a die of its own is used."""
    return (
        element.group == "item"
        and element.die is not None
        and use.is_mentioned
        and not use.is_refused
    )


def wields_power(element: SheetElement, use: Use, words: set[str]) -> bool:
    """Whether an item's power is called on, and not only its edge.

    Args:
        element: The element of the sheet.
        use: How the text speaks of it.
        words: Folded words of the text.

    Returns:
        True for an item in use that is no weapon, or whose power the text names.
    """
    mere_weapon = element.classes & (WEAPONS - {"blunt"})
    return uses_item(element, use) and (not mere_weapon or bool(element.power & words))
