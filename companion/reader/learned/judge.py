"""The models applied: whether dice are rolled, of which kind, which names bear on the act."""

import re
from dataclasses import dataclass
from functools import cached_property
from math import log, sqrt
from typing import TYPE_CHECKING

from companion.reader.fit import SKILL_OF
from companion.reader.intent import Kind
from companion.reader.learned.cues import (
    IDLE,
    KINDS,
    MANNERS,
    OUTCOMES,
    PLACE,
    Seen,
    kind_row,
    manner_row,
    outcome_row,
    verdict_row,
)
from companion.reader.learned.names import Reach, helper_row, hindrance_row, reaches
from companion.reader.learned.plain import ANSWERS, plain_row
from companion.reader.learned.vectors import bare, prepare
from companion.reader.learned.weights import Linear, load
from companion.reader.sheet import SheetElement
from companion.reader.text import bag

if TYPE_CHECKING:
    from companion.reader.learned.cues import Row

HELPS = 0.35
"""The share from which a name counts as helping; chosen on our own items, see the trainer."""

STANDS = 0.03
"""The same for a name that the rules found for an act told outright."""

HINDERS = 0.30
CALLS = 0.15
"""The share from which the best calling is taken at all."""

_RULES_SKILL = 2.0
"""How much the skill that the rules chose counts beside the shares."""

_RULES_KIND = 0.5
"""The kind that the rules chose stands unless its share falls below this part of the best one."""

_TOLD_KIND = 0.15
"""The same for an act told outright."""

_SAME_ACT = 0.3
"""From this share on, a text is about the act that the rules found; its kind is theirs."""

_OWN_OUTCOME, _OWN_KIND = 0.7, 0.5
"""How much the text alone counts beside the model that also weighs the rules' verdict, 0..1."""

_PLAINLY = re.compile(r"\b(?:no|without|sin|ohne|sans|senza) (?:any )?mag(?:ic|ia|ie)\b", re.I)
"""Words that say no magic is meant."""

_ALONE = bag(
    "climb jump swim balance lift break pick_lock disarm hack repair craft cook heal forage "
    "navigate read recall search investigate notice track endure sneak hide"
)
"""What is done against things, whoever looks on."""

_MEETS = 0.7
_LEAST = 1e-3
_WILL = bag(
    "persuade deceive intimidate haggle steal sleight tame flee chase grapple gamble command "
    "perform appraise drive ride"
)
_OF_KIND = {
    "purchase": frozenset({"buy"}),
    "attack": frozenset({"fight", "shoot"}),
    "magic": frozenset({"cast", "blast"}),
}
PLAY_OF_KIND = {
    "stitcher": _WILL | {"fight", "shoot", "blast"},
    "altars": _WILL,
    "skitterbarren": frozenset[str](),
}
SKILLS = ("Exertion", "Awareness", "Artifice", "Vigor", "Wits")


@dataclass(frozen=True)
class Judge:
    """The models' view of one text."""

    seen: Seen

    @property
    def _models(self) -> dict[str, Linear]:
        return load(is_encoded=self.seen.is_encoded)

    def _about(self, text: str, scene: str = "") -> "Row":
        return manner_row(text, scene, is_encoded=self.seen.is_encoded)

    @cached_property
    def manners(self) -> "Row":
        """Shares of :data:`MANNERS`: what the text may be about."""
        return self._models["manner"].shares(self._about(self.seen.text, self.seen.scene))

    @cached_property
    def attempt(self) -> float:
        """The share of the text's being an attempt and no plain act, 0..1."""
        shares = self._models["plain"].shares(plain_row(self.seen))
        return float(shares[ANSWERS.index("attempt")])

    @cached_property
    def _outcomes(self) -> "Row":
        models = self._models
        alone = models["outcome"].shares(outcome_row(self.seen))
        weighed = models["verdict"].shares(verdict_row(self.seen, alone, self.manners))
        return _between(weighed, alone, _OWN_OUTCOME)

    @property
    def rolls(self) -> float:
        """The share of a roll, 0..1."""
        return float(self._outcomes[OUTCOMES.index("roll")])

    @cached_property
    def outcome(self) -> str:
        """One of :data:`OUTCOMES`."""
        return OUTCOMES[int(self._outcomes.argmax())]

    @cached_property
    def kind(self) -> Kind:
        """The kind of roll, one that the game knows."""
        models = self._models
        alone = models["kinds"].shares(outcome_row(self.seen))
        weighed = models["kind"].shares(kind_row(self.seen, alone, self.manners))
        shares = _between(weighed, alone, _OWN_KIND)
        known = _KINDS_OF.get(self.seen.system, KINDS)
        if _PLAINLY.search(self.seen.text):
            known = tuple(k for k in known if k != "magic")
        elif self.seen.is_told and self.seen.kind == "magic" and "magic" in known:
            return "magic"
        best = max(known, key=lambda k: float(shares[KINDS.index(k)]))
        if self._is_what_the_rules_say() and self.seen.kind in known:
            return self.seen.kind
        if self.seen.is_told and self.seen.manner in _ALONE and self.seen.kind == "challenge":
            return "challenge"
        part = _TOLD_KIND if self.seen.is_told else _RULES_KIND
        least = part * float(shares[KINDS.index(best)])
        said = (k for k in known if self.seen.outcome == "roll" and k == self.seen.kind)
        return next((k for k in said if float(shares[KINDS.index(k)]) >= least), best)

    def _is_what_the_rules_say(self) -> bool:
        """Whether the text is about the very act that the rules found told in it."""
        place = PLACE.get(self.seen.manner)
        return self.seen.is_told and place is not None and float(self.manners[place]) >= _SAME_ACT

    @cached_property
    def skill(self) -> str:
        """The skill of a Skitterbarren check, or ``Wits`` where none of them fits."""
        shares = dict.fromkeys(SKILLS, 0.0)
        for manner, skill in SKILL_OF.items():
            if skill in shares and manner in PLACE:
                shares[skill] += float(self.manners[PLACE[manner]])

        row = self._about(self.seen.text, self.seen.scene)
        direct = dict(zip(SKILLS, self._models["skill"].shares(row), strict=True))

        def worth(skill: str) -> float:
            told = log(shares[skill] + _LEAST) + log(float(direct[skill]) + _LEAST)
            return told + _RULES_SKILL * (skill in self.seen.stitched)

        return max(SKILLS, key=worth)

    @cached_property
    def manner(self) -> str:
        """The likeliest manner of the kind and the skill; the rules' own where it is one."""
        fits = self._fitting()
        if self.seen.outcome == "roll" and self.seen.kind == self.kind:
            same_skill = SKILL_OF.get(self.seen.manner, "") == self.skill
            if self.seen.system != "skitterbarren" or self.kind == "attack" or same_skill:
                return self.seen.manner
        return max(fits, key=lambda m: float(self.manners[PLACE[m]]))

    def _fitting(self) -> list[str]:
        active = [m for m in MANNERS if m not in IDLE and m != "question"]
        kind, system = self.kind, self.seen.system
        if kind == "challenge" and system == "skitterbarren":
            return [m for m in active if SKILL_OF.get(m) == self.skill] or active
        against = PLAY_OF_KIND.get(system, _WILL)
        if kind == "opposed":
            return [m for m in active if m in against]
        wanted = _OF_KIND.get(kind)
        if wanted:
            return [m for m in active if m in wanted]
        harmful = against | {"fight", "shoot", "blast", "buy"}
        return [m for m in active if m not in harmful] or active

    @cached_property
    def idle_manner(self) -> str:
        """What is done where nothing is rolled, under a name that the rest of the reader knows."""
        best = max(IDLE, key=lambda m: float(self.manners[PLACE[m]]))
        return _PLAIN_NAMES.get(best, best)

    @cached_property
    def _reaches(self) -> dict[str, Reach]:
        return reaches(self.seen.elements, self.manners)

    def like(self, element: SheetElement) -> float:
        """How alike a name and the text are in what they are about, 0..1."""
        mine = self._models["manner"].shares(self._about(bare(element.name)))
        return sum(sqrt(float(a) * float(b)) for a, b in zip(mine, self.manners, strict=True))

    def helps(self, element: SheetElement) -> float:
        """The share of a trait's helping."""
        return self._help(element, "helper")

    def calls(self, element: SheetElement) -> float:
        """The share of an archetype's being the one for the act."""
        return self._help(element, "calling")

    def _help(self, element: SheetElement, model: str) -> float:
        row = helper_row(self.seen, element, self._reaches, self.like(element))
        return float(self._models[model].shares(row)[1])

    def meets(self, element: SheetElement, manner: str) -> bool:
        """Whether nearly everything that the text may be about is hindered, this act too."""
        active = 1.0 - sum(float(self.manners[PLACE[m]]) for m in (*IDLE, "question"))
        met = sum(float(self.manners[PLACE[m]]) for m in sorted(element.hinders) if m in PLACE)
        return manner in element.hinders and met >= _MEETS * active

    def hinders(self, element: SheetElement) -> float:
        """The share of a negative trait's working against the act."""
        row = hindrance_row(self.seen, element, self.manners, self.like(element))
        return float(self._models["hindrance"].shares(row)[1])


def _between(weighed: "Row", alone: "Row", own: float) -> "Row":
    """The shares between two answers: their weighted geometric mean, adding up to 1."""
    product: Row = weighed ** (1 - own) * alone**own
    found: Row = product / product.sum()
    return found


_KINDS_OF: dict[str, tuple[Kind, ...]] = {
    "stitcher": ("challenge", "opposed", "purchase"),
    "skitterbarren": ("challenge", "attack"),
    "altars": ("challenge", "opposed", "attack", "magic"),
}
_PLAIN_NAMES = {"decline": "think", "banter": "talk", "assist": "ready", "chore": "handle"}


def judge(seen: Seen) -> Judge:
    """The models' view of a text; its vectors are made at once.

    Args:
        seen: The text and what the rules made of it.

    Returns:
        The view.

    Raises:
        RetrievalError: If the word vectors cannot be opened.
    """
    prepare((seen.text, seen.scene, *(bare(e.name) for e in seen.elements)))
    return Judge(seen)
