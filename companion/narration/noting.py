"""Facts of a roll in words of the story: wounds, omens, prices, and who is out of it."""

import re
from collections.abc import Mapping
from typing import Final

from companion.narration.brief import Brief
from companion.narration.cast import wound_step
from companion.narration.chooser import Chooser, lowered
from companion.narration.foe_turns import foe_turn, kind_mark
from companion.narration.grammar import Slots
from companion.narration.helps import as_thing
from companion.narration.library import Fragment, fold_words, pool
from companion.narration.nouns import Noun, clean, definite, is_plural, owned
from engine.api import capital

_GOT: Final = re.compile(r"^You have the .+ now\.$")
_BLOCKS: Final = (
    (re.compile(r"\bspent a blunder\b|\bblunder\b.*\bspent\b", re.IGNORECASE), "blunder_spent"),
    (re.compile(r"\bboons?\b.*\bspent\b|\bspen[dt]s? .*\bboons?\b", re.IGNORECASE), "boon_spent"),
    (re.compile(r"\bboons?\b", re.IGNORECASE), "boon"),
    (re.compile(r"\bblunders?\b", re.IGNORECASE), "blunder"),
    (re.compile(r"\bleft behind\b", re.IGNORECASE), "leftbehind"),
    (re.compile(r"\bout of (?:the fight|action)\b| falls\.$", re.IGNORECASE), "outoffight"),
    (re.compile(r"\bhurt and weaker\b", re.IGNORECASE), "weaker"),
    (re.compile(r"^(?=.*\bcosts?\b)(?=.*\bhealth\b)", re.IGNORECASE), "health"),
    (re.compile(r"\bgoes awry\b", re.IGNORECASE), "awry"),
    (re.compile(r" is spent\.$", re.IGNORECASE), "spent"),
    (re.compile(r"^It has come to it: "), "come"),
    (re.compile(r"^You have the use of the .+ now\.$"), "lent"),
    (_GOT, "got"),
    (re.compile(r"^You have the .+ for the night\.$"), "room"),
    (re.compile(r" (?:is|are) yours from now on\.$"), "owned"),
    (re.compile(r"^You are given this: "), "given"),
    (re.compile(r"^You are served: "), "served"),
    (re.compile(r" (?:is|are) with you now\.$"), "along"),
    (re.compile(r"^You are in cover now\.$"), "covered"),
    (re.compile(r" (?:is|are) on your side now\.$"), "sided"),
)
FELLED: Final = re.compile(r"^(?P<who>.+) (?:(?:is|are) out of action|falls?)\.$")
"""The fact that somebody has no health left: they lie there, and are not gone."""
_ENDINGS: Final = 4
"""Endings that are tried for a line before it is left out."""
_OF_THE_COUNT: Final = re.compile(r"^(?:The fight is over\b|Round \d|It is the turn of\b)")
"""Facts of the table's count, which stand beside the roll and are no part of a story."""
_UPPER_HAND: Final = re.compile(r"^(.+) (?:has|have) the upper hand\.$")
_HARMED: Final = re.compile(r"^(.+) (?:takes|loses) (\d+) (?:damage|health points?)\b")
_LUCK: Final = frozenset(["boon", "blunder", "boon_spent", "blunder_spent"])
"""Facts of the game's count of luck, which the roll shows; told is what the luck brought."""
_ABOUT_OPPONENT: Final = frozenset(["leftbehind", "outoffight", "weaker", "sided"])
_ON_THE_SHEET: Final = frozenset(["covered", "got", "sided"])
"""Facts that may go unsaid where every way to say them was told: the sheet shows them."""
_IN_THE_BEAT: Final = frozenset(["covered"])
"""Facts that a beat of such an act has told already."""
_GETTING: Final = frozenset(["find", "found", "have", "lift", "take", "yours", "buy", "get", "got"])
_IRREGULAR: Final = {"is": "are", "has": "have", "goes": "go", "does": "do", "was": "were"}


class Noting:
    """Tells the facts of one roll.

    Args:
        chooser: chooses the sentences.
        whole: whether a beat was told, which says already what a sheet shows beside it.
    """

    def __init__(self, chooser: Chooser, *, whole: bool = False) -> None:
        self._chooser = chooser
        self._whole = whole
        self._actor = clean(chooser.brief.attempt.actor)
        opponent = chooser.cast.opponent
        self._opponent = clean(opponent.name) if opponent else ""

    def sentences(self) -> list[str]:
        """Return a sentence for every fact that the outcome's own telling leaves out."""
        brief = self._chooser.brief
        fell = self._fall()
        if fell:
            return [fell, *self._noted(brief, but_opponent=True)]
        told = [self.wound(brief.damage, mine=brief.passed is False)] if brief.damage > 0 else []
        return [*told, *self._noted(brief)] if any(told) else self._noted(brief)

    @property
    def fells(self) -> bool:
        """Whether whoever resisted has no health left after this."""
        return any(map(self._falls, self._chooser.brief.notes))

    def _falls(self, note: str) -> bool:
        found = FELLED.match(note)
        return found is not None and self._same(found["who"], self._opponent)

    def _fall(self) -> str:
        """Return the sentence on the fall of whoever resisted; "" where they stand."""
        if not self.fells:
            return ""
        brief = self._chooser.brief
        return foe_turn(
            "fell",
            self._opponent,
            marks=(kind_mark(self._opponent),),
            told=brief.told,
            seed=(brief.seed, brief.exchange),
        )

    def _noted(self, brief: Brief, *, but_opponent: bool = False) -> list[str]:
        told = [
            self._note(note, wounded=brief.damage > 0)
            for note in brief.notes
            if not (but_opponent and self._falls(note))
            and _block_of(note) not in _LUCK
            and not (self._whole and _block_of(note) in _IN_THE_BEAT)
            and not _OF_THE_COUNT.match(note)
        ]
        return [sentence for sentence in told if sentence]

    def wound(self, points: int, *, mine: bool) -> str:
        """Return a sentence on a wound of so many points, the character's or the opponent's."""
        if not mine and not self._opponent:
            return ""
        block = f"{'hurt' if mine else 'wound'}.{wound_step(points)}"
        spots = pool("notes")["spot.any"]
        return self._first(block, self._chooser.cast.slots, {"spot": spots})

    def _first(self, block: str, slots: Slots, ends: Mapping[str, tuple[Fragment, ...]]) -> str:
        """Return the first new sentence of a block, with one ending and then with others."""
        lines = pool("notes").get(block, ())
        for name, fragments in ends.items():
            for fragment in self._chooser.picker.shuffled(fragments)[:_ENDINGS]:
                found = self._chooser.first(lines, slots.having(**{name: Noun(text=fragment.text)}))
                if found:
                    return found
        return self._chooser.first(lines, slots)

    def _note(self, note: str, *, wounded: bool) -> str:
        leads = _UPPER_HAND.match(note)
        if leads and self._is_outcome(leads.group(1)):
            return ""
        harm = _HARMED.match(note)
        if harm and self._same(harm.group(1), self._actor):
            return self.wound(int(harm.group(2)), mine=True) or self._plain(note)
        if harm and self._same(harm.group(1), self._opponent):
            return "" if wounded else self.wound(int(harm.group(2)), mine=False)
        is_got = _GOT.match(note) and " the use of " not in note
        if is_got and self._is_got(note):
            return ""
        found = self._in_words(note)
        if found or _block_of(note) in _ON_THE_SHEET:
            return found
        plain = self._plain(note)
        return plain if self._chooser.memory.fresh(plain) else self._chooser.renewed(plain) or plain

    def _is_outcome(self, leader: str) -> bool:
        wins = self._actor if self._chooser.brief.passed else self._opponent
        return self._same(leader, wins)

    @staticmethod
    def _same(name: str, other: str) -> bool:
        return bool(other) and clean(name).casefold() == other.casefold()

    def _in_words(self, note: str) -> str:
        name = _block_of(note)
        if name in _ABOUT_OPPONENT and self._mine(note):
            name = "down"  # the same fact, of the other side
        if not name:
            return ""
        omens = pool("notes").get(f"{name}_omen", ())
        return self._first(name, self._slots(note, name), {"omen": omens})

    def _is_got(self, note: str) -> bool:
        """Whether the sentence of the act has said already that a thing was got."""
        said = set(fold_words(self._chooser.text))
        return _got(note).head in said and (self._whole or bool(said & _GETTING))

    def _mine(self, note: str) -> bool:
        return bool(self._actor) and note.casefold().startswith(self._actor.casefold())

    def _slots(self, note: str, name: str) -> Slots:
        slots = self._chooser.cast.slots
        if name in _ABOUT_OPPONENT and self._opponent.casefold() not in note.casefold():
            slots = slots.lacking("opp")  # it is about somebody else
        if name == "spent":
            slots = slots.having(gear=owned(note.removesuffix(" is spent.")))
        if name == "got":
            slots = slots.having(gear=_got(note))
        if name in _HAD:
            slots = slots.having(gear=_had(note))
        if name == "come":
            what = clean(note.partition(": ")[2])
            slots = slots.having(come=as_thing(what) or Noun(text=lowered(what)))
        return slots

    def _plain(self, note: str) -> str:
        """Return a fact as it is, told to the player where it is about their character."""
        if not self._mine(note):
            return capital(note)
        rest = note[len(self._actor) :].lstrip()
        verb, _, after = rest.partition(" ")
        return capital(f"you {_IRREGULAR.get(verb, re.sub(r's$', '', verb))} {after}".strip())


def _block_of(note: str) -> str:
    return next((name for pattern, name in _BLOCKS if pattern.search(note)), "")


_HAD: Final = frozenset(["lent", "owned", "room", "given", "served", "along"])
"""What was asked for and is had."""
_AROUND: Final = re.compile(
    r"^You have the use of |^You have |^You are (?:given this|served): | now\.$| for the night\.$"
    r"| (?:is|are) (?:with you now|yours from now on)\.$|\.$"
)


def _had(note: str) -> Noun:
    """Return what somebody has got, from the fact that says so."""
    what = _AROUND.sub("", note)
    bare = re.sub(r"^the ", "", what, flags=re.IGNORECASE)
    return definite(what, thing=True) if bare != what else Noun(text=what, plural=is_plural(what))


def _got(note: str) -> Noun:
    return definite(note.removeprefix("You have ").removesuffix(" now."), thing=True)
