"""Turns a brief into the inputs of the prompts. Every part has an upper length.

So the prompt of exchange 1,000 is as long as that of exchange 20: what grows in a campaign
(sentences told, facts, circumstances) is cut to its newest part, and the past comes by retrieval.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.models.client import PromptRef
from companion.narration.brief import Brief, Person
from companion.narration.tone import TableTone
from companion.narration.written import written_outcome
from companion.prompting import NOTHING, Rendered, listed, load_prompt, one_line, quoted
from engine.api import Effect, get_system

ATTEMPT: Final = 800
SCENE: Final = 1_400
MOST: Final = 8
LATELY: Final = 2_300
"""Characters of the last exchanges, the player's words and what was told."""
SAID: Final = 300
"""Characters of the player's words in one of them."""
WRITTEN: Final = 600
"""Characters of what the scene's author wrote."""
TOLD_LETTERS: Final = 480
TOLD: Final = 10
ELEMENTS: Final = 30
LINE: Final = 240

KINDS: Final = {
    "harm": "harm: somebody is hurt or weakened; name is the condition",
    "gear": "gear: a thing is found, lost, broken or used up; name is the thing",
    "edge": "edge: something that helps the next action; name is the circumstance",
    "trouble": "trouble: something that hinders from now on; name is the circumstance",
    "position": "position: where somebody stands changes; name is the new position",
    "knowledge": "knowledge: something is learnt; name is the fact",
    "clock": "clock: a danger or a plan comes nearer or moves away; name is the clock",
    "cost": "cost: time, noise, a promise or attention is paid; name is what is paid",
    "relation": "relation: somebody's attitude moves; target is that person",
}
_COUNTS: Final = ("none", "one", "two", "three", "four")
_ATTITUDES: Final = {
    -3: "hates the players", -2: "hostile", -1: "wary", 0: "neutral", 1: "friendly",
    2: "trusting", 3: "devoted",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Passed:
    """One exchange that is over.

    Attributes:
        said: the player's words; "" for none, as at the beginning of a scene.
        told: what was told.
    """

    said: str
    told: str


class Parts:
    """The inputs that several prompts share.

    Args:
        brief: the exchange.
        tone: what the table agreed on.
        past: lines about what matters from before.
        lately: the last exchanges, oldest first; () where only what was told is known.
    """

    def __init__(
        self,
        brief: Brief,
        tone: TableTone,
        past: Sequence[str] = (),
        lately: Sequence[Passed] = (),
    ) -> None:
        self._brief = brief
        self._lately = lately
        self._tone = tone.rendered(tone=brief.setting.tone, genre=brief.setting.genre)
        self._past = past

    @property
    def tone(self) -> str:
        """How the table wants it told."""
        return self._tone.text

    @property
    def refs(self) -> tuple[PromptRef, ...]:
        """The part prompts that went in."""
        return (self._tone.ref,)

    @property
    def scene(self) -> str:
        """The place and its circumstances, with what was last told where no exchange is known."""
        setting = self._brief.setting
        told = "" if self._lately else setting.scene[-SCENE:]
        facts = [f"place: {setting.place}"] if setting.place else []
        facts += [
            f"{'helps' if s.helps else 'hinders'}: {s.name}" for s in setting.standings[-MOST:]
        ]
        facts += [f"known: {_cut(fact)}" for fact in setting.knowledge[-MOST:]]
        rows = listed(facts)
        return f"{rows}\n{quoted('the last narration', told)}" if told.strip() else rows

    @property
    def people(self) -> str:
        """Who is there, the player's character first: somebody may call them by name."""
        own = [f"{self._brief.attempt.actor}: the player's character, never spoken for"]
        others = (person_line(person) for person in self._brief.setting.people[:MOST])
        return listed([*(own if self._brief.attempt.actor else ()), *others])

    @property
    def clocks(self) -> str:
        """What is running."""
        return listed(
            f"{c.name} ({'good' if c.good else 'bad'} for the players when full)"
            for c in self._brief.setting.clocks[-MOST:]
        )

    @property
    def past(self) -> str:
        """What matters from before."""
        return listed(_cut(line) for line in self._past)

    @property
    def elements(self) -> str:
        """What the character has."""
        setting, attempt = self._brief.setting, self._brief.attempt
        names = dict.fromkeys((*attempt.stitched, *setting.items, *setting.conditions))
        return listed(list(names)[:ELEMENTS])

    @property
    def attempt(self) -> str:
        """The player's words."""
        return quoted("the player", self._brief.attempt.text, limit=ATTEMPT)

    @property
    def helped(self) -> str:
        """What counted for it."""
        attempt = self._brief.attempt
        return listed([*attempt.stitched, *attempt.helpers][:MOST])

    @property
    def opposed(self) -> str:
        """Who or what counted against it."""
        attempt = self._brief.attempt
        against = [person_line(attempt.opponent)] if attempt.opponent else []
        return listed([*against, *attempt.hindering][:MOST])

    @property
    def outcome(self) -> str:
        """What came of it, without a number."""
        brief = self._brief
        if brief.passed is None:
            return "No dice were rolled: nothing is gained, lost or decided."
        worked = "It worked." if brief.passed else "It did not work."
        lines = [f"{worked} {_owes(brief)}".strip()]
        if brief.stakes:
            lines.append(f"Before the roll this was said of it: {one_line(brief.promised)}")
        return "\n".join(lines)

    @property
    def written(self) -> str:
        """What the author of the scene has written for it."""
        return _cut(written_outcome(self._brief), WRITTEN) or NOTHING

    @property
    def owed(self) -> str:
        """What the result owes, in words."""
        owed = self._brief.owed
        if owed is None:
            return NOTHING
        lines = [
            f"gains: {_owed(owed.gains, owed.gain_kinds)}",
            f"setbacks: {_owed(owed.setbacks, owed.setback_kinds)}",
            f"largest size of one effect: {owed.max_size}",
        ]
        lines.append(
            "death was warned of and is allowed" if owed.lethal else "nobody may die of this"
        )
        return listed(lines)

    @property
    def kinds(self) -> str:
        """The kinds of effect that may pay what is owed."""
        owed = self._brief.owed
        if owed is None:
            return listed(KINDS.values())
        sides = ((owed.gains, owed.gain_kinds), (owed.setbacks, owed.setback_kinds))
        kinds = dict.fromkeys(kind for bounds, kinds in sides if bounds[1] for kind in kinds)
        return listed(KINDS[kind] for kind in kinds)

    @property
    def facts(self) -> str:
        """What must be told beside the effects."""
        return listed(self._brief.facts[:MOST])

    @property
    def lately(self) -> str:
        """The last exchanges, the newest last, within a length that is the same at every turn."""
        if not self._lately:
            return self._told
        kept: list[str] = []
        room = LATELY
        for passed in reversed(self._lately):
            said = one_line(_cut(passed.said, SAID))
            rows = [f"The player: {said}"] if said else []
            # The newest is kept whatever its length, by its end.
            told = passed.told if kept else passed.told[-LATELY:]
            row = "\n".join([*rows, f"Told: {told}"])
            room -= len(row)
            if kept and room < 0:
                break
            kept.append(row)
        return quoted("the last exchanges", "\n".join(reversed(kept)))

    @property
    def last(self) -> str:
        """What was told last, for a prompt that goes on from there."""
        told = self._lately[-1].told if self._lately else ""
        return quoted("the last narration", told[-SCENE:]) if told else NOTHING

    @property
    def _told(self) -> str:
        """What was told lately, where the player's words are not known."""
        kept: list[str] = []
        room = TOLD_LETTERS
        for sentence in map(_cut, reversed(self._brief.told[-TOLD:])):
            room -= len(sentence)
            if room < 0:
                break
            kept.append(sentence)
        return listed(reversed(kept))


def effect_fields() -> Rendered:
    """Return the part that says what the fields of an effect are."""
    return load_prompt("shared/effect_fields").render()


def effects_then_narration(brief: Brief, parts: Parts) -> Rendered:
    """Return the prompt for consequences and prose in one reply."""
    return load_prompt("gm/effects_then_narration").render(
        game=get_system(brief.system).info.title,
        kinds=parts.kinds,
        fields=effect_fields().text,
        tone=parts.tone,
        elements=parts.elements,
        scene=parts.scene,
        people=parts.people,
        clocks=parts.clocks,
        past=parts.past,
        attempt=parts.attempt,
        helped=parts.helped,
        opposed=parts.opposed,
        outcome=parts.outcome,
        owed=parts.owed,
        facts=parts.facts,
        lately=parts.lately,
    )


def propose_effects(brief: Brief, parts: Parts, recent: Sequence[str]) -> Rendered:
    """Return the prompt for consequences alone, for a table where a human tells."""
    return load_prompt("gm/propose_effects").render(
        game=get_system(brief.system).info.title,
        kinds=parts.kinds,
        fields=effect_fields().text,
        elements=parts.elements,
        people=parts.people,
        scene=parts.scene,
        clocks=parts.clocks,
        attempt=parts.attempt,
        outcome=parts.outcome,
        owed=parts.owed,
        recent=listed(recent[-MOST:]),
    )


def narrate_outcome(parts: Parts, effects: Sequence[Effect]) -> Rendered:
    """Return the prompt for the prose of a result whose effects stand."""
    return load_prompt("gm/narrate_outcome").render(
        tone=parts.tone,
        scene=parts.scene,
        people=parts.people,
        past=parts.past,
        attempt=parts.attempt,
        helped=parts.helped,
        opposed=parts.opposed,
        outcome=parts.outcome,
        written=parts.written,
        effects=effect_lines(effects),
        facts=parts.facts,
        lately=parts.lately,
    )


def rewrite_narration(
    parts: Parts, effects: Sequence[Effect], shown: Sequence[str], refused: str, why: Iterable[str]
) -> Rendered:
    """Return the prompt for the rest of a narration after a sentence was refused."""
    return load_prompt("gm/rewrite_narration").render(
        tone=parts.tone,
        scene=parts.scene,
        people=parts.people,
        outcome=parts.outcome,
        effects=effect_lines(effects),
        facts=parts.facts,
        attempt=parts.attempt,
        last=parts.last,
        shown=quoted("the narration so far", " ".join(shown)),
        refused=quoted("the refused text", refused, limit=ATTEMPT),
        reasons=listed(why),
    )


def talk(parts: Parts) -> Rendered:
    """Return the prompt for an exchange without a roll."""
    return load_prompt("gm/talk").render(
        tone=parts.tone,
        scene=parts.scene,
        people=parts.people,
        past=parts.past,
        text=parts.attempt,
        lately=parts.lately,
    )


def effect_lines(effects: Sequence[Effect]) -> str:
    """Return effects as a list for a narrator."""
    return listed(
        f"{e.tell or f'{e.target}: {e.name}'} ({'good' if e.good else 'bad'} for the players)"
        for e in effects
    )


def person_line(person: Person) -> str:
    """Return a person in one line: name, attitude, what they want."""
    wants = f"; wants: {person.wants}" if person.wants else ""
    return _cut(f"{person.name} ({_ATTITUDES[max(-3, min(3, person.attitude))]}){wants}")


def _owes(brief: Brief) -> str:
    degrees = get_system(brief.system).degrees
    degree = next((d for d in degrees if d.slug == brief.degree), None)
    return degree.owes if degree else ""


def _owed(bounds: tuple[int, int], kinds: Sequence[str]) -> str:
    return f"{_between(bounds)}; kinds: {', '.join(kinds)}" if bounds[1] else _between(bounds)


def _between(bounds: tuple[int, int]) -> str:
    counts = [_COUNTS[min(n, len(_COUNTS) - 1)] for n in range(bounds[0], bounds[1] + 1)]
    return " or ".join(dict.fromkeys(counts))


def _cut(text: str, limit: int = LINE) -> str:
    return text if len(text) <= limit else f"{text[: limit - 2].rstrip()} …"
