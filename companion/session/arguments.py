"""Arguing for a die: "I also use the rope", "the dark helps me", "no, I'd rather run".

The table's rule is the same for everybody: what stands on the sheet may be stitched in, and so may
something that was told about this scene. What nobody has heard of may not.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.narration.nouns import head_of
from companion.reader.text import bag
from companion.session.scene import fold, words
from engine.api import Element

MOST_CIRCUMSTANCES: Final = 2
"""Circumstances that one check may count beside the sheet; a house limit of Dicebound's."""

_ADDS: Final = re.compile(
    r"\b(also|as well|take advantage|thanks to|too|plus|and i use|with my|using|helps?"
    r"|because|since|adds?|counts?"
    r"|auch|ausserdem|dazu|zusatzlich|weil|hilft|mit meine[mnr]?"
    r"|aussi|en plus|parce que|avec mon|avec ma|aide|j'utilise"
    r"|tambien|ademas|porque|con mi|ayuda|uso)\b"
)
_DROPS: Final = re.compile(
    r"\b(without|not use|don't use|do not use|leave out|drop|ohne|sans|sin)\b\s+(?P<what>.+)"
)


@dataclass(frozen=True, slots=True)
class Argument:
    """What an argument came to.

    Attributes:
        added: names on the sheet that now count.
        circumstances: things of the scene that now count.
        dropped: names that no longer count.
        refused: one sentence for each claim that was not granted.
    """

    added: tuple[str, ...] = ()
    circumstances: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()

    @property
    def changes_something(self) -> bool:
        """Whether the proposal is another one now."""
        return bool(self.added or self.circumstances or self.dropped)


_GIVES_UP: Final = re.compile(
    r"^\W*(nah|nope|no|never ?mind|forget (it|that)|cancel|stop|wait|hold on|not that|leave it"
    r"|vergiss es|doch nicht|lieber nicht|laisse tomber|non|olvidalo|mejor no|dejalo)\b"
)
_MORE_WORDS: Final = 7


def gives_up(text: str) -> bool:
    """Return whether ``text`` only takes a proposal back ("nah, forget it")."""
    return bool(_GIVES_UP.search(fold(text))) and len(text.split()) <= _MORE_WORDS


_CORRECTS: Final = re.compile(
    r"^\W*(?i:(?:no|nope|sorry|wait|oops),? )*(?:[Ii] (?:mean|meant|speak to|talk to|said it to"
    r"|was speaking to|was talking to|am talking to|am speaking to)\b"
    r"|(?i:not|no,? not) (?:to |at )?(?:him|her|them|that one|the|[A-Z]))"
)
_REFUSED: Final = re.compile(r"\bnot (?:to |at )?(?:the )?[\w'’ -]+$", re.IGNORECASE)


def meant_instead(text: str, people: Sequence[str], opponent: str | None) -> str:
    """Return who is meant in the place of whoever resists: "I mean Marda", "not him, the guard".

    Args:
        text: the player's words about a proposal.
        people: names of those who are here.
        opponent: who resists on the table; None for nobody.

    Example:
        >>> meant_instead("no, I speak to Marda, not to the man", ["the man", "Marda"], "the man")
        'Marda'
        >>> meant_instead("I use the rope on Marda", ["the man", "Marda"], "the man")
        ''
    """
    if opponent is None or not _CORRECTS.search(text):
        return ""
    said = set(words(_REFUSED.sub("", text) or text)) or set(words(text))
    others = [n for n in people if n != opponent and set(words(n)) & said]
    return others[0] if len(others) == 1 else ""


_PLAN: Final = re.compile(
    r"^\W*(?:(?:no|ok(?:ay)?|well|instead|rather|first|actually|then|so|but),? )*"
    r"(?:i(?:'ll| will|'d rather| would rather)?|we(?:'ll| will)?|let me|let's|let us) "
    r"(?!am\b|have\b|had\b|know\b|was\b|can\b|could\b|should\b|need\b|think\b|believe\b)\w+"
)


def is_plan(text: str) -> bool:
    """Return whether ``text`` says that the player's character does something.

    Example:
        >>> is_plan("I talk to Yarrow instead"), is_plan("hm"), is_plan("I have long arms")
        (True, False, False)
    """
    return bool(_PLAN.search(fold(text)))


_USES: Final = re.compile(
    r"^\W*(?:and )?(?:(?:i|we) (?:use|take|have|count on|rely on)|use|using|with|what about"
    r"|how about) "
    r"(?:my|the|our|his|her|their|this|that)?\b(?P<what>[\w' -]{2,40})[.!?]*$"
)


def is_argument(text: str) -> bool:
    """Return whether ``text`` argues about the proposal on the table rather than replacing it.

    Example:
        >>> is_argument("I use the lantern"), is_argument("I use the lantern to burn the rope")
        (True, False)
    """
    folded = fold(text)
    uses = _USES.match(folded)
    alone = uses is not None and not re.search(r"\b(?:to|and|on|at|against|in)\b", uses["what"])
    return alone or bool(_ADDS.search(folded) or _DROPS.search(folded))


_BEGINS: Final = re.compile(
    r"^\W*(?:(?:and|but|also|then|well) )*(?:i|we|he|she|they|you|who|what|where|why|how|is|are|do"
    r"|does|can|let|no|yes|go|take|run|attack|ask|tell|look|say)\b"
)


def names_what_counts(
    text: str, *, elements: Sequence[Element], standings: Sequence[str], known: Sequence[str]
) -> bool:
    """Return whether words do no more than name something that may count: "hedge witch lore".

    Args:
        text: the player's words about a proposal.
        elements: everything on the sheet.
        standings: circumstances of the scene that have names and help.
        known: what has been learnt.
    """
    if text.strip().endswith("?") or _BEGINS.search(fold(text)):
        return False
    said = set(words(text))
    own = (*(element.name for element in elements), *standings)
    if any(words(name) and set(words(name)) <= said for name in own):
        return True
    return any(_is_meant(fact, text) or claimed_of(fact, text) for fact in known)


def claimed_of(fact: str, text: str) -> str:
    """Return the words of a text that name something out of a fact that is a whole sentence.

    Example:
        >>> fact = "There is a pawnbroker's mark on the locket"
        >>> claimed_of(fact, "the pawnbroker's mark helps"), claimed_of(fact, "the mark of a king")
        ("pawnbroker's mark", '')
        >>> claimed_of(fact, "the mark")
        'mark'
    """
    in_fact = set(words(fact)) - _SAY_LITTLE
    told = re.findall(r"[^\W_]+(?:['’][^\W_]+)?", text)
    run: list[str] = []
    best: list[str] = []
    for word in told:
        run = [*run, word] if set(words(word)) & in_fact else []
        best = run if len(run) > len(best) else best
    rest = {w for w in words(text) if not _ADDS.fullmatch(w)} - in_fact
    if len(best) > 1 or (len(best) == 1 and not rest):
        return " ".join(best)
    return ""


_SAY_LITTLE: Final = bag(
    "there is are was were has have had no not who what it he she they him her them here from with "
    "be been do does did will would can could"
)

_OUTRIGHT: Final = re.compile(
    r"\b(also|as well|take advantage|thanks to|too|plus|and i use|helps?|because|since|adds?"
    r"|counts?)\b"
    r"|^\W*(?:with|using|i use|i have|i take|what about)\b"
)


_ALSO: Final = re.compile(
    r"^\W*(?:and )?(?:i|we) (?:also|additionally) (?:use|take|have|count on|rely on|bring)\b"
    r"(?!.*\b(?:to|and|on|at|against|in)\b)"
)


def adds_to_a_check(text: str) -> bool:
    """Return whether ``text`` only adds something to a check that must be on the table for it.

    Example:
        >>> adds_to_a_check("I also use the rope"), adds_to_a_check("I also use the rope to climb")
        (True, False)
    """
    return bool(_ALSO.search(fold(text)))


def argues_outright(text: str) -> bool:
    """Return whether ``text`` can be nothing but an argument: it says that something counts.

    Example:
        >>> argues_outright("I also use the rope"), argues_outright("I hit him with my rope")
        (True, False)
    """
    return bool(_OUTRIGHT.search(fold(text)) or _DROPS.search(fold(text)))


_BY_WAY_OF: Final = (
    r"(?:with|using|use|through|in|into|under|behind|beneath|between|among|amid|along|by|from|for"
    r"|down|up|over|across|thanks to|relying on|counting on|(?:under )?(?:the )?cover of) "
    r"(?:the |that |this |these |those |its |their |an? )?"
)


_FRONT: Final = re.compile(r" (?:that|which|who|whom|of|in|on|at|with|from|under|behind)\b")


def makes_use_of(text: str, circumstance: str) -> bool:
    """Return whether an attempt says that it makes use of a circumstance, by its name.

    Args:
        text: the player's words for the attempt.
        circumstance: its name, as the scene has it.

    Example:
        >>> makes_use_of("I creep down under cover of the river mist", "River mist")
        True
        >>> makes_use_of("I hide in the mist", "River mist"), makes_use_of("I sneak", "River mist")
        (True, False)
        >>> makes_use_of("I go under cover of the singing", "Singing that covers noise")
        True
        >>> makes_use_of("I climb down the roof chains", "Roof chains")
        True
        >>> makes_use_of("I search the heaped goods", "Heaped grave goods")
        False
    """
    front = _FRONT.split(re.sub(r"\s*\([^)]*\)", "", fold(circumstance)), maxsplit=1)[0]
    plain = front.split()
    if not plain or plain[0] in ("your", "my"):
        return False
    *before, last = (re.escape(word) for word in plain)
    middle = "".join(f"(?:{word} )?" for word in before)
    return re.search(rf"\b{_BY_WAY_OF}(?:[\w'-]+ )?{middle}{last}\b", fold(text)) is not None


def weigh(
    text: str,
    *,
    elements: Sequence[Element],
    counted: Sequence[str],
    circumstances: Sequence[str],
    scene: str,
    standings: Sequence[str] = (),
    known: Sequence[str] = (),
) -> Argument:
    """Weigh an argument.

    Args:
        text: what the player said.
        elements: everything on the sheet.
        counted: names that already count.
        circumstances: circumstances that already count.
        scene: what was told about the scene.
        standings: circumstances of the scene that have names and help.
        known: what has been learnt; what was found out counts like what one carries.

    Returns:
        What is granted and what is refused.
    """
    drop = _DROPS.search(fold(text))
    if drop:
        dropped = tuple(e.name for e in elements if _named(e.name, drop["what"]))
        dropped = tuple(name for name in dropped if name in counted)
        if dropped:
            return Argument(dropped=dropped)
        if not _ADDS.search(fold(text)):
            return Argument(refused=("That does not count as it is.",))
    added = tuple(
        e.name
        for e in elements
        if e.role != "condition" and e.name not in counted and _named(e.name, text)
    )
    if added:
        named = [n for n in standings if set(words(n)) <= set(words(text))]
        return Argument(added=added, circumstances=_room_for(named, circumstances))
    named = [name for name in standings if _named(name, text)]
    if len(named) > 1:
        return Argument(circumstances=_room_for(named, circumstances))
    named += [fact for fact in known if _is_meant(fact, text)]
    named += [claim for fact in known if (claim := claimed_of(fact, text))]
    named = [name for name in named if name not in circumstances]
    if named and len(circumstances) < MOST_CIRCUMSTANCES:
        return Argument(circumstances=(named[0],))
    return _circumstances(text, elements, counted, circumstances, scene)


def _room_for(named: Sequence[str], circumstances: Sequence[str]) -> tuple[str, ...]:
    """Return what is named and does not count yet, as far as more may count."""
    new = [name for name in named if name not in circumstances]
    return tuple(new[: MOST_CIRCUMSTANCES - len(circumstances)])


def _named(name: str, text: str) -> bool:
    of_name, of_text = words(name), set(words(text))
    return bool(of_name) and (of_name[-1] in of_text or set(of_name) <= of_text)


_STATES: Final = re.compile(r"\b(?:is|are|was|were|has|have|had|wants?|did|does)\b")


def _is_meant(fact: str, text: str) -> bool:
    """Return whether something learnt is named ("the signal"); a whole sentence names nothing."""
    return not _STATES.search(fact) and head_of(fact) in words(text)


def _circumstances(
    text: str,
    elements: Sequence[Element],
    counted: Sequence[str],
    circumstances: Sequence[str],
    scene: str,
) -> Argument:
    if any(e.name in counted and _named(e.name, text) for e in elements):
        return Argument(refused=("That already counts; the same thing counts once.",))
    in_scene = set(words(scene))
    claims = [w for w in words(text) if len(w) > 2 and _is_told(w, in_scene)]  # noqa: PLR2004
    new = [c for c in claims if c not in circumstances and not _ADDS.fullmatch(c)]
    if not new:
        return Argument(
            refused=("Nothing like that is on the sheet, and this scene was not told to have it.",)
        )
    if len(circumstances) >= MOST_CIRCUMSTANCES:
        return Argument(
            refused=(f"{MOST_CIRCUMSTANCES} circumstances of the scene already count; no more do.",)
        )
    return Argument(circumstances=(_phrase(text, new),))


def _phrase(text: str, claims: Sequence[str]) -> str:
    """Return the first claim with the claimed words that follow it at once ("low gravity")."""
    said = words(text)
    start = said.index(claims[0])
    end = start + 1
    while end < len(said) and said[end] in claims:
        end += 1
    return " ".join(said[start:end])


def _is_told(word: str, in_scene: set[str]) -> bool:
    """Return whether the scene has a word, or one that is made from it (fog, foggy)."""
    return word in in_scene or any(told.startswith(word) for told in in_scene)
