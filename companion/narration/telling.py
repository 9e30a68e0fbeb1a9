"""Telling an outcome: sentences chosen and put in order, each of them new to the sitting."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.narration.brief import Brief
from companion.narration.cast import Cast, Help, article, as_thing, wound_step
from companion.narration.grammar import Picker, Slots
from companion.narration.library import Fragment, fold_words, manner, pool, word_sets
from companion.narration.memory import Memory, tokens
from companion.narration.nouns import Noun, clean, listed
from companion.narration.owing import promised_pair
from engine.api import Effect

MOST: Final = 5
"""Sentences of a narration, facts that must be told aside."""

_NAMED: Final = 3
_LONG_WORD: Final = 6
_ROOM: Final = 19
_NARROW: Final = {"skitterbarren": 2, "altars": 1}
_STRONG: Final = {"skitterbarren": 6, "altars": 5}
_NOTES: Final = (
    (re.compile(r"\bboons?\b", re.IGNORECASE), "boon"),
    (re.compile(r"\bblunders?\b", re.IGNORECASE), "blunder"),
    (re.compile(r"\bleft behind\b", re.IGNORECASE), "leftbehind"),
    (re.compile(r"\bout of the fight\b", re.IGNORECASE), "outoffight"),
    (re.compile(r"\bhurt and weaker\b", re.IGNORECASE), "weaker"),
    (re.compile(r"^(?=.*\bcosts?\b)(?=.*\bhealth\b)", re.IGNORECASE), "health"),
)
_SPENT: Final = re.compile(r"\bspen[dt]s?\b|\bused?\b|\bno longer\b|\blost\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Frame:
    """Words round a main sentence that name what was stitched in.

    Attributes:
        lead: a clause before it.
        tail: a clause after it.
        names: what it names.
        yours: whether the lead is about the character, so that the sentence must begin with "you".
    """

    lead: str = ""
    tail: str = ""
    names: frozenset[str] = frozenset()
    yours: bool = False

    def round(self, text: str) -> str:
        """Return a sentence with the clause, or "" where it does not fit."""
        if not self.lead and not self.tail:
            return text
        # Talk, double sentences and long ones take no further clause.
        if '"' in text or len(text.split()) > _ROOM or re.search(r"[.!?:;].", text):
            return ""
        if self.yours and not text.startswith("You "):
            return ""
        if self.tail:
            return f"{text.rstrip('.')}, {self.tail}."
        return f"{self.lead}, {_lowered(text)}"


_YOURS: Final = re.compile(r"with |helped |by dint ")
_PLAIN: Final = Frame()


class Telling:
    """Tells one exchange.

    Args:
        brief: the closed result.
        cast: who and what it is about.
        memory: what was told; what is told here is added.
    """

    def __init__(self, brief: Brief, cast: Cast, memory: Memory) -> None:
        self._brief = brief
        self._cast = cast
        self._memory = memory
        self._picker = Picker(brief.seed, brief.exchange, f"telling/{brief.degree}")
        self._said: list[str] = []
        self._named: set[str] = set()

    def tell(self, effects: Sequence[Effect]) -> list[str]:
        """Return the narration, sentence by sentence."""
        good = any(e.good for e in effects)
        slots = self._cast.slots
        if good:
            slots = Slots(slots.nouns, slots.tags | {"gain"})
        facts = self._facts(effects)
        self._say(self._action(slots, effects))
        room = MOST - len(self._said) - len(facts) - 1
        stakes = self._stakes(effects) if room > 0 or not facts else ""
        if room - bool(stakes) > 0:
            self._say(self._support())
        self._say(stakes)
        for fact in facts:
            self._say(fact)
        self._say(self._closer(effects))
        return self._said

    def _say(self, sentence: str) -> None:
        if sentence:
            self._said.append(sentence)
            self._memory.tell(sentence)

    # Choosing

    def _first(
        self,
        fragments: Iterable[Fragment],
        slots: Slots,
        *,
        opens: bool = False,
        frame: Frame | None = None,
    ) -> str:
        """Return the first new sentence, unused fragments first."""
        suiting = [f for f in fragments if slots.suits(f)]
        ordered = sorted(self._picker.shuffled(suiting), key=self._memory.age)
        best, least = "", 3
        for fragment in ordered:
            text = frame.round(fragment.text) if frame else fragment.text
            sentence = slots.sentence(text) if text else ""
            if not sentence or not self._memory.fresh(sentence, opens=opens):
                continue
            echoes = self._echoes(sentence)
            if echoes == 0:
                return sentence
            if echoes < least:
                best, least = sentence, echoes
        return best

    def _echoes(self, sentence: str) -> int:
        """Return how many telling words a sentence shares with what was just said."""
        words = {w for w in tokens(sentence) if len(w) >= _LONG_WORD}
        names = {w for noun in self._cast.slots.nouns.values() for w in fold_words(noun.text)}
        return sum(len((words & tokens(said)) - names) for said in self._said)

    # The action itself

    def _quality(self, effects: Sequence[Effect]) -> tuple[str, ...]:
        brief = self._brief
        if brief.margin is not None and brief.system in _NARROW:
            if brief.passed:
                if brief.margin <= _NARROW[brief.system]:
                    return ("narrow", "pass")
                return ("strong", "pass") if brief.margin >= _STRONG[brief.system] else ("pass",)
            return ("fail",)
        harmed = any(e.kind in ("harm", "gear") and not e.good for e in effects)
        by_direction = {
            (True, 2): ("strong", "pass"),
            (True, 0): ("narrow", "pass"),
            (False, 0): ("near", "fail"),
            (False, -2): ("bad", "fail") if harmed else ("fail",),
        }
        default = ("pass",) if brief.passed else ("fail",)
        return by_direction.get((bool(brief.passed), brief.direction), default)

    def _action(self, slots: Slots, effects: Sequence[Effect]) -> str:
        qualities = self._quality(effects)
        lines = self._cast.manner.lines
        # The telling qualities hold few lines; mixed with the plain ones they do not wear out.
        special = [f for q in qualities[:-1] for f in lines.get(q, ())]
        plain = lines.get(qualities[-1], ())
        order = [special, plain] if special and self._picker.chance(60) else [(*special, *plain)]
        frames = [f for f in self._frames() if self._picker.chance(75)]
        for fragments in (*order, manner("other").lines[qualities[-1]]):
            for frame in (*frames, _PLAIN):
                found = self._first(fragments, slots, opens=True, frame=frame)
                if found:
                    self._named.update(frame.names)
                    return found
        return self._worn(slots, (*special, *plain))

    def _frames(self) -> list[Frame]:
        """Return ways to name what was stitched in around the main sentence, in seeded order."""
        helps = [h for h in self._cast.helps if h.form not in ("quality",)][:_NAMED]
        if not helps:
            return []
        outcome = "pass" if self._brief.passed else "fail"
        names = [self._lent(h) for h in helps]
        slots = self._cast.slots.having(list=Noun(text=listed(names)))
        if len(names) > 1:
            slots = Slots(slots.nouns, slots.tags | {"many"})
        cores = frozenset(map(_core, helps))
        rounds = pool("tools")
        leads = [
            Frame(lead=slots.fill(f.text), names=cores, yours=bool(_YOURS.match(f.text)))
            for f in self._picker.shuffled(rounds[f"round.lead_{outcome}"])[:3]
            if slots.suits(f)
        ]
        tails = [
            Frame(tail=slots.fill(f.text), names=cores)
            for f in self._picker.shuffled(rounds[f"round.tail_{outcome}"])[:3]
        ]
        own = [
            Frame(lead=lead, names=frozenset([_core(h)]), yours=True)
            for h in helps
            if h.form == "object" and h.kind != "any" and (lead := self._lead(h))
        ]
        return [*own[:1], *self._picker.shuffled([*leads[:2], *tails[:2]])]

    def _lent(self, one: Help) -> str:
        """Return what a help lends: "your rope", "a thief's patience"."""
        if one.form != "agent":
            return one.noun.text
        tools = pool("tools")
        family = self._cast.manner.family
        virtues = tools.get(f"virtue.{family}") or tools["virtue.general"]
        return f"{article(one.noun.bare)}'s {self._picker.one(virtues).text}"

    def _lead(self, tool: Help) -> str:
        leads = pool("tools").get(f"{tool.kind}.lead", ())
        slots = self._tool_slots(tool)
        fitting = [f for f in leads if slots.suits(f)]
        return slots.fill(self._picker.one(fitting).text) if fitting else ""

    def _tool_slots(self, tool: Help) -> Slots:
        noun = tool.noun
        its = "their" if noun.plural else "its"
        it = "them" if noun.plural else "it"
        return self._cast.slots.having(tool=noun, its=Noun(text=its), it=Noun(text=it))

    def _worn(self, slots: Slots, fragments: Sequence[Fragment]) -> str:
        """Return an old line with a new beginning, when a sitting has used everything up."""
        for fragment in sorted(filter(slots.suits, fragments), key=self._memory.age):
            found = self._renewed(slots.fill(fragment.text))
            if found:
                return found
        return ""

    def _renewed(self, line: str) -> str:
        """Return a line that was told before after something to hear or smell."""
        slots = self._cast.slots
        heads = [f for f in self._picker.shuffled(pool("senses")["any"]) if slots.suits(f)]
        for head in heads[:12]:
            begun = slots.fill(head.text).rstrip(".")
            sentence = slots.sentence(f"{begun}, and {_lowered(line.rstrip('.'))}")
            if self._memory.fresh(sentence):
                return sentence
        return ""

    # What was stitched in

    def _support(self) -> str:
        """Return a sentence that names what helped, as far as it is not named yet."""
        passed = "pass" if self._brief.passed else "fail"
        text = " ".join(self._said).lower()
        rest = [h for h in self._cast.helps if _core(h) not in text]
        ally = self._cast.slots.nouns.get("ally")
        if ally is not None and ally.text.lower() not in text:
            found = self._first(pool("tools")[f"ally.{passed}"], self._cast.slots)
            if found:
                return found
        if self._named and self._picker.chance(60):
            return self._flaw(passed)
        named = [h for h in rest if h.form != "quality"]
        if len(named) > 1 and self._picker.chance(30):
            found = self._roster(named[:_NAMED], passed)
            if found:
                return found
        for one in self._picker.shuffled(rest):
            found = self._one_help(one, passed)
            if found:
                return found
        return self._flaw(passed)

    def _roster(self, rest: list[Help], passed: str) -> str:
        names = [self._lent(h) for h in rest]
        slots = self._cast.slots.having(list=Noun(text=listed(names)))
        return self._first(pool("tools")[f"roster.{passed}"], slots)

    def _one_help(self, one: Help, passed: str) -> str:
        tools = pool("tools")
        if one.form == "object":
            slots = self._tool_slots(one)
            own = tools.get(f"{one.kind}.{passed}", ())
            return self._first((*own,), slots) or self._first(tools[f"any.{passed}"], slots)
        if one.form == "circ":
            slots = self._cast.slots.having(circ=one.noun)
        else:
            slots = self._cast.slots.having(
                skill=one.noun, askill=Noun(text=article(one.noun.bare))
            )
        return self._first(tools[f"{one.form}.{passed}"], slots)

    def _flaw(self, passed: str) -> str:
        if self._cast.flaw is None:
            return ""
        form, noun = self._cast.flaw
        return self._first(
            pool("tools")[f"against_{form}.{passed}"], self._cast.slots.having(flaw=noun)
        )

    # What was at stake

    def _stakes(self, effects: Sequence[Effect]) -> str:
        brief, cast = self._brief, self._cast
        if brief.stakes is None:
            return ""
        pair = promised_pair(brief, cast)
        promise = brief.stakes.success if brief.passed else brief.stakes.failure
        if pair is None:
            return _as_sentence(promise)
        if brief.passed:
            told = cast.slots.sentence(pair.won.text)
            if self._memory.fresh(told):
                return told
            return _as_sentence(promise) if self._memory.fresh(_as_sentence(promise)) else ""
        name = cast.slots.fill(pair.lost.name.text)
        if any(e.name.partition(" (")[0] == name for e in effects):
            return ""  # the effect's own sentence tells it
        line = _as_sentence(promise)
        return line if self._memory.fresh(line) else self._renewed(line)

    # What must be told

    def _facts(self, effects: Sequence[Effect]) -> list[str]:
        wounds = [self._wound()] if self._brief.damage > 0 else []
        notes = [self._note(n) for n in self._brief.notes]
        tells = [self._joined(effect) for effect in effects]
        # A wound in words tells the note that gives its points.
        return [s for s in (*wounds, *notes, *tells) if s]

    def _joined(self, effect: Effect) -> str:
        """Return an effect's sentence, with a word in front where it goes against the outcome."""
        told = effect.tell or plain_tell(effect)
        against = effect.good is not bool(self._brief.passed)
        begins = any(
            told.startswith(noun.text) and noun.text[:1].isupper()
            for noun in self._cast.slots.nouns.values()
        )
        if not against or begins or told[:1] in "\"'“" or not self._picker.chance(65):
            return told
        turns = pool("notes")["turn_good" if effect.good else "turn_bad"]
        for turn in sorted(self._picker.shuffled(turns), key=self._memory.age)[:4]:
            sentence = f"{turn.text} {told[:1].lower()}{told[1:]}"
            if re.match(r"(?:and|but|so|only)\b", told.lower()) is None:
                return sentence
        return told

    def _wound(self) -> str:
        step = wound_step(self._brief.damage)
        harmed = "hurt" if self._brief.passed is False else "wound"
        if harmed == "wound" and self._cast.opponent is None:
            return ""
        return self._first(pool("notes")[f"{harmed}.{step}"], self._cast.slots) or ""

    def _note(self, note: str) -> str:
        if _SPENT.search(note) and re.search(r"\bboon|\bblunder", note, re.IGNORECASE):
            return note
        for pattern, name in _NOTES:
            if pattern.search(note):
                slots = self._note_slots(note)
                omens = pool("notes").get(f"{name}_omen", ())
                if omens:
                    slots = slots.having(omen=Noun(text=self._picker.one(omens).text))
                return self._first(pool("notes")[name], slots) or note
        return note

    def _note_slots(self, note: str) -> Slots:
        # "The Spitter is out of the fight." may be about somebody else than the opponent.
        opponent = self._cast.opponent
        if opponent is not None and clean(opponent.name).lower() not in note.lower():
            return self._cast.slots.lacking("opp")
        return self._cast.slots

    # The end

    def _closer(self, effects: Sequence[Effect]) -> str:
        names = self._closer_blocks(effects)
        closers = pool("closers")
        text = " ".join(self._said).lower()
        missing = not word_sets()["sensed"] & set(fold_words(text))
        if missing:
            names = [*self._picker.shuffled(["sound", "where"]), *names]
        opp = self._cast.slots.nouns.get("opp")
        if opp is not None and opp.head not in text:
            names = [n for n in names if n.startswith("opp")] + names
        slots = self._closer_slots()
        for name in names:
            found = self._heard(slots) if name == "where" else self._first(closers[name], slots)
            if found:
                return found
        return self._first(pool("senses")["any"], slots) or self._heard(slots)

    def _heard(self, slots: Slots) -> str:
        """Return a sound from somewhere: two fragments put together."""
        closers = pool("closers")
        noises = [f for f in closers["noise"] if slots.suits(f)]
        for noise in sorted(self._picker.shuffled(noises), key=self._memory.age):
            found = self._first(closers["where"], slots.having(noise=_noise(noise.text)))
            if found:
                return found
        return ""

    def _closer_slots(self) -> Slots:
        slots = self._cast.slots
        standings = [as_thing(s.name) for s in self._brief.setting.standings]
        usable = [s for s in standings if s is not None]
        return slots.having(circ=self._picker.one(usable)) if usable else slots

    def _closer_blocks(self, effects: Sequence[Effect]) -> list[str]:
        outcome = "pass" if self._brief.passed else "fail"
        slots, gone = self._cast.slots, self._opponent_gone()
        weights = {"sound": 3, "where": 3, "thing": 3, "people": 3, "want": 3, "recall": 1}
        if "npc" in slots.nouns:
            weights[f"ask_{outcome}"] = 8
        if self._brief.attempt.opponent is not None and not gone:
            weights["opp_beast" if "beast" in slots.tags else f"opp_{outcome}"] = 8
        if self._cast.clock and all(e.kind != "clock" for e in effects):
            weights["clock"] = 3
        if self._brief.setting.standings:
            weights["standing"] = 2
        bag = [name for name, weight in weights.items() for _ in range(weight)]
        return list(dict.fromkeys(self._picker.shuffled(bag)))

    def _opponent_gone(self) -> bool:
        notes = " ".join(self._brief.notes).lower()
        return any(
            word in notes for word in ("out of the fight", "left behind", "defeated", "dies")
        )


def _noise(text: str) -> Noun:
    return Noun(text=text, plural=bool(re.match(r"hoofbeats|wings|three|a great many", text)))


def _lowered(text: str) -> str:
    """Return a sentence as the second part of another: "You" loses its capital, a name does not."""
    if text.startswith("{") and text[1:2].isupper():
        return "{" + text[1].lower() + text[2:]
    first = text.split(" ", 1)[0]
    is_name = first[1:].lower() != first[1:] or first in ("I", "I'd", "I'll")
    return text if is_name else text[:1].lower() + text[1:]


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _as_sentence(text: str) -> str:
    text = _upper(text.strip())
    return text if re.search(r"[.!?][\"'”’]?$", text) else f"{text}."


def _core(one: Help) -> str:
    return (one.noun.bare or one.noun.text).lower()


def plain_tell(effect: Effect) -> str:
    """Return a sentence for an effect that came without one."""
    name = effect.name[:1].lower() + effect.name[1:]
    verbs = {
        ("harm", "gain"): f"It leaves its mark on you: {name}.",
        ("gear", "gain"): f"You come away with {name}.",
        ("gear", "lose"): f"That is the end of your {name}.",
        ("gear", "lower"): f"Your {name} will never be quite the same.",
        ("trouble", "lose"): f"There is no more {name} to trouble you.",
        ("clock", "raise"): f"It brings {name} a step nearer.",
        ("clock", "lower"): f"It pushes {name} a step back.",
    }
    found = verbs.get((effect.kind, effect.change))
    if found is not None:
        return found
    if effect.kind == "relation":
        return f"{_upper(effect.target)} looks at you otherwise than before: {name}."
    return f"There is something else now: {name}."


def stream(sentences: Iterable[str]) -> Iterator[str]:
    """Yield sentences one at a time."""
    yield from sentences
