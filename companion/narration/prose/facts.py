"""What a narration may take for granted: the result, the effects and what the state knows."""

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache

from companion.narration.brief import Brief
from companion.narration.library import fold_words
from companion.narration.prose.stated import Stated
from companion.narration.prose.words import content, stem, word_list
from engine.api import Effect


class Facts:
    """The closed result as the checks need it.

    Args:
        brief: the result.
        effects: the consequences that stand.
        known: further names and facts.

    Attributes:
        weighed: the outcome's points that sentences got so far.
    """

    def __init__(self, brief: Brief, effects: Sequence[Effect], known: Sequence[str]) -> None:
        self.brief = brief
        self.effects = tuple(effects)
        self._known = tuple(known)
        self.weighed: dict[str, tuple[float, float]] = {}

    @classmethod
    def of(cls, brief: Brief, effects: Sequence[Effect], known: Sequence[str]) -> "Facts":
        """Return the facts of a result; the same ones while it is told sentence by sentence."""
        return _facts(brief, tuple(effects), tuple(known))

    @cached_property
    def unclaimed(self) -> "Facts":
        """The same without what the player claims: their words make no things and no figures."""
        attempt = self.brief.attempt.model_copy(update={"text": "", "goal": ""})
        brief = self.brief.model_copy(update={"attempt": attempt})
        return Facts(brief, self.effects, self._known)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Every text that the state or the result holds."""
        brief, attempt, setting = self.brief, self.brief.attempt, self.brief.setting
        people = [p for p in (*setting.people, attempt.opponent) if p is not None]
        stakes = brief.stakes
        return (
            attempt.actor,
            *attempt.helpers,
            attempt.text,
            attempt.goal,
            attempt.target or "",
            *attempt.stitched,
            *attempt.hindering,
            attempt.difficulty,
            *(f"{p.name} {p.weight} {p.wants}" for p in people),
            setting.place,
            setting.scene,
            *(f"{s.name} {s.weight}" for s in setting.standings),
            *(f"{c.name} {c.ticks} {c.size}" for c in setting.clocks),
            *setting.knowledge,
            *setting.items,
            *setting.conditions,
            *((stakes.success, stakes.failure) if stakes else ()),
            *brief.notes,
            *brief.told,
            *(f"{e.name} {_IDIOM.sub(' ', e.tell)} {e.target} {e.size}" for e in self.effects),
            *self._known,
        )

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Stems of every word that the state or the result holds."""
        return frozenset(stem(word) for text in self.texts for word in fold_words(text))

    @cached_property
    def called(self) -> frozenset[str]:
        """The vocabulary and the words that have a capital anyway."""
        return self.vocabulary | frozenset(map(stem, word_list("capitals")))

    @cached_property
    def without_history(self) -> frozenset[str]:
        """The vocabulary without what was told before or stands in the scene."""
        setting = self.brief.setting.model_copy(update={"scene": ""})
        here = self.brief.model_copy(update={"told": (), "setting": setting})
        return Facts(here, self.effects, self._known).vocabulary

    @cached_property
    def names(self) -> frozenset[str]:
        """Stems of the names of everybody and of the place: they tell nothing of an effect."""
        brief = self.brief
        people = [p for p in (*brief.setting.people, brief.attempt.opponent) if p is not None]
        named = [brief.attempt.actor, *brief.attempt.helpers, brief.setting.place]
        return frozenset().union(*map(content, [*(p.name for p in people), *named]))

    @cached_property
    def consequences(self) -> tuple[frozenset[str], ...]:
        """For each effect the stems that tell it, names left out."""
        return tuple(content(f"{e.name} {e.tell}") - self.names for e in self.effects)

    @cached_property
    def stated(self) -> Stated | None:
        """What reads whether a sentence says a side of the stakes outright; None without any."""
        brief = self.brief
        if brief.stakes is None:
            return None
        attempt = brief.attempt
        told = [f"{e.name}. {e.tell}" for e in self.effects]
        people = [p.name for p in (*brief.setting.people, attempt.opponent) if p is not None]
        return Stated(
            brief.stakes, attempt.text, attempt.actor, told, names=people, passed=brief.passed
        )

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Every number that the state or the result holds."""
        brief = self.brief
        found = {brief.damage, abs(brief.margin or 0), *(e.size for e in self.effects)}
        found |= {int(n) for text in self.texts for n in re.findall(r"\d{1,6}", text)}
        return frozenset(found)

    @cached_property
    def figures(self) -> frozenset[int]:
        """Numbers that the result itself holds, which may be told as a game tells them."""
        brief = self.brief
        found = {brief.damage, abs(brief.margin or 0)}
        found |= {e.size for e in self.effects if e.size > 1}
        told = (*brief.notes, *(e.tell for e in self.effects))
        found |= {int(n) for line in told for n in re.findall(r"\d{1,6}", line)}
        return frozenset(found - {0})

    @cached_property
    def has_setbacks(self) -> bool:
        """Whether something went against the player's side."""
        return any(not e.good for e in self.effects)

    @cached_property
    def may_die(self) -> bool:
        """Whether the result, or what was staked on it, kills or fells somebody."""
        stakes = self.brief.stakes
        texts = [f"{e.name} {_IDIOM.sub(' ', e.tell)}" for e in self.effects]
        texts += [stakes.success, stakes.failure] if stakes else []
        felled = any(map(_FELLS.search, self.brief.notes))
        return felled or any(e.lethal for e in self.effects) or any(map(_KILLS.search, texts))

    @cached_property
    def is_hurt(self) -> bool:
        """Whether the result hurts the player's character."""
        brief = self.brief
        if any(not e.good and e.kind == "harm" for e in self.effects):
            return True
        by_rule = brief.damage > 0 and brief.passed is False
        return by_rule or any(self._hurts_actor(note) for note in brief.notes)

    def _hurts_actor(self, note: str) -> bool:
        named = content(note) & content(self.brief.attempt.actor)
        return bool(_HURTS.search(note)) and (bool(named) or "you" in fold_words(note))

    @cached_property
    def pays_health(self) -> bool:
        """Whether the action costs health by rule; a bleeding nose is a way to tell it."""
        return any("health" in note.lower() for note in self.brief.notes)

    @cached_property
    def was_hurt(self) -> bool:
        """Whether the player's character carries wounds or weaknesses from before."""
        return bool(self.brief.setting.conditions or self.brief.attempt.hindering)

    @cached_property
    def things(self) -> frozenset[str]:
        """Stems of every word of the state but those of the place, whose name is no thing."""
        others = [t for t in self.texts if t != self.brief.setting.place]
        held = frozenset(stem(word) for text in others for word in fold_words(text))
        return held

    @cached_property
    def losses(self) -> frozenset[str]:
        """Stems of what the effects take, break or cost."""
        taking = [e for e in self.effects if not e.good and e.kind in ("gear", "cost", "trouble")]
        notes = [n for n in self.brief.notes if _TAKES.search(n)]
        return frozenset().union(
            *(content(f"{e.name} {e.tell}") for e in taking), *map(content, notes)
        )


_IDIOM = re.compile(
    r"\b(?:stop|stand|stood|cut)\w* (?:\w+ )?dead\b|\bdead (?:tired|ahead|still|silent|end)\b",
    re.IGNORECASE,
)
"""Words of death that tell of none; an effect that has them lets nobody die."""
_HURTS = re.compile(r"\b(?:damage|hurt|wound|exhaust|poison|injur)", re.IGNORECASE)
_FELLS = re.compile(
    r"\b(?:dies?|dead|kill\w*|slain|out of the fight|defeated|down|falls?|tot|stirbt|mort|meurt|"
    r"muert\w|muere|corpse|execut\w+|hang\w*|drown\w*|under)\b",
    re.IGNORECASE,
)
# What is staked or comes of it is told at length: a foot comes down and a hand hangs over an edge
# there, and nobody dies of it.
_KILLS = re.compile(
    r"\b(?:dies|(?<!the )dead|kill\w*|slain|out of the fight|defeated|tot|stirbt|mort|meurt|"
    r"muert\w|muere|corpse|execut\w+|hanged|drowns?|falls? (?:for good|dead)|"
    r"goes? down for good)\b",
    re.IGNORECASE,
)
_TAKES = re.compile(
    r"\b(?:los[te]|spen[dt]|erased?|gone|used|costs?|pays?|broken?)\b", re.IGNORECASE
)


@lru_cache(maxsize=8)
def _facts(brief: Brief, effects: tuple[Effect, ...], known: tuple[str, ...]) -> Facts:
    return Facts(brief, effects, known)
