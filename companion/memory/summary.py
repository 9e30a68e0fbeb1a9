"""The rolling summary: asked for now and then, checked against the journal, kept in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import ModelReplyError
from companion.journal import Campaign, Record
from companion.journal.records import EVENTS
from companion.memory.checking import carries, evidence_of, sound_sentences
from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import JsonSchema, Request, Shape
from companion.narration.sentences import tidy
from companion.prompting import listed, load_prompt, quoted
from companion.session import records
from companion.session.records import SUMMARY

EVERY: Final = 12
"""Exchanges between two summaries."""
MOST_SENTENCES: Final = 10
MOST_FACTS: Final = 8
READ: Final = 7_000
"""Characters of records that one summary reads; the newest are kept."""
FACT_KINDS: Final = ("person", "place", "promise", "threat", "debt", "thread")
TOKENS: Final = 900
KEEPING: Final = "Noting what happened ..."
_SOURCES: Final = frozenset(
    {records.PLAYER, records.NARRATION, records.OPENING, records.CHAPTER, EVENTS}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StorySummary:
    """What is kept.

    Attributes:
        sentences: the summary.
        facts: (kind, sentence, record it stands in).
        upto: the last record that it covers.
    """

    sentences: tuple[str, ...] = ()
    facts: tuple[tuple[str, str, int], ...] = ()
    upto: int = 0

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> "StorySummary":
        """Return the summary that a record holds."""
        return cls(
            sentences=tuple(map(str, body.get("sentences", ()))),
            facts=tuple((str(k), str(t), int(r)) for k, t, r in body.get("facts", ())),
            upto=int(body.get("upto", 0)),
        )


class Summariser:
    """Keeps one campaign's summary.

    Args:
        campaign: the campaign.
        asker: the way to a chat model.
        language: language of the summary.
        corrected: reads told text through the player's corrections.
        corrections: what the player corrected, each as a sentence.
    """

    def __init__(
        self,
        campaign: Campaign,
        asker: Asker,
        *,
        language: str = "English",
        corrected: Callable[[str, int | None], str] = lambda text, _: text,
        corrections: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self._campaign = campaign
        self._asker = asker
        self._language = language
        self._corrected = corrected
        self._corrections = corrections
        self._asked_at = 0

    def latest(self) -> StorySummary:
        """Return the newest summary that no undo took back."""
        found = self._campaign.records(kinds={SUMMARY}, live=True)
        return StorySummary.of(found[-1].body) if found else StorySummary()

    def keep_up(self) -> bool:
        """Write a new summary when one is due; whether one was written."""
        last = self.latest()
        fresh = self._campaign.records(since=last.upto, kinds=_SOURCES, live=True)
        # One that was refused is not asked for again at once: it would cost as much each time.
        waiting = [r for r in fresh if r.kind == records.PLAYER and r.sequence > self._asked_at]
        if len(waiting) < EVERY or not self._asker.is_open:
            return False
        self._asked_at = self._campaign.sequence
        made = self._ask(last, fresh)
        if made is None:
            return False
        self._campaign.append(
            SUMMARY,
            {
                "sentences": list(made.sentences),
                "facts": [list(fact) for fact in made.facts],
                "upto": made.upto,
            },
        )
        return True

    def _ask(self, last: StorySummary, fresh: Sequence[Record]) -> StorySummary | None:
        lines = {record.sequence: self._text(record) for record in fresh}
        shown = _newest([f"{n}: {text}" for n, text in lines.items() if text])
        prompt = load_prompt("memory/summarise").render(
            language=self._language,
            length=f"at most {MOST_SENTENCES} sentences",
            summary=quoted("the summary", " ".join(last.sentences)),
            corrections=listed(self._corrections()),
            names=listed(self._names()),
            records=quoted("the journal", "\n".join(shown)),
        )
        reply = self._asker.complete(
            Request(
                messages=prompt.messages,
                purpose="memory",
                prompts=(prompt.ref,),
                shape=Shape(name="story_summary", schema=_SCHEMA),
                max_tokens=TOKENS,
                temperature=0.0,
                timeout_s=60.0,
                deadline_s=90.0,
            ),
            status=KEEPING,
        )
        self._asker.say("")
        if reply is None:
            return None
        try:
            found = strict_object(reply, schema=_SCHEMA)
        except ModelReplyError:
            return None
        return self._checked(found, last, lines)

    def _checked(
        self, found: Mapping[str, Any], last: StorySummary, lines: Mapping[int, str]
    ) -> StorySummary | None:
        claims = [text for text in lines.values() if text.startswith(_SAID)]
        told = [text for text in lines.values() if not text.startswith(_SAID)]
        sheet = [str(s.model_dump()) for s in self._campaign.state.characters.values()]
        known = [*last.sentences, *(text for _, text, _ in last.facts), *self._names()]
        evidence = evidence_of([*told, *known, *sheet, *self._corrections()], claims)
        stand, fall = sound_sentences(str(found.get("summary", "")), evidence)
        if not stand or len(fall) > len(stand):
            return None  # mostly invented: the old one is better
        upto = max(lines, default=last.upto)
        facts = [
            fact for item in found.get("facts") or () if (fact := _fact(item, lines)) is not None
            and evidence.holds(fact[1])
        ]  # fmt: skip
        return StorySummary(
            sentences=tuple(stand[:MOST_SENTENCES]), facts=tuple(facts[:MOST_FACTS]), upto=upto
        )

    def _names(self) -> list[str]:
        state = self._campaign.state
        return [*state.characters, *([state.story.place] if state.story.place else [])]

    def _text(self, record: Record) -> str:
        body: dict[str, Any] = record.body
        match record.kind:
            case records.PLAYER:
                return f"{_SAID}{body.get('text', '')}"
            case records.NARRATION:
                told = " ".join(map(str, body.get("sentences", ())))
                return self._corrected(told, record.sequence)
            case records.OPENING | records.CHAPTER:
                wants = dict(body.get("wants", {}))
                return " ".join(f"{who} wants {what}." for who, what in wants.items())
            case _:
                effects = [e.get("effect") for e in body.get("events", ()) if isinstance(e, dict)]
                tells = [str(e["tell"]) for e in effects if e and e.get("tell")]
                return self._corrected(" ".join(tells), record.sequence)


_SAID: Final = "the player said: "
_SCHEMA: Final[JsonSchema] = {
    "type": "object",
    "properties": {
        "summary": {"type": "string"},
        "facts": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "kind": {"type": "string", "enum": list(FACT_KINDS)},
                    "text": {"type": "string"},
                    "record": {"type": "integer"},
                },
                "required": ["kind", "text", "record"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["summary", "facts"],
    "additionalProperties": False,
}


def _fact(item: object, lines: Mapping[int, str]) -> tuple[str, str, int] | None:
    """Return a fact that the record it names carries; None for any other."""
    if not isinstance(item, Mapping):
        return None
    kind, text, number = item.get("kind"), item.get("text"), item.get("record")
    if kind not in FACT_KINDS or not isinstance(text, str) or type(number) is not int:
        return None
    source = lines.get(number, "")
    return (str(kind), tidy(text), number) if carries(source, text) else None


def _newest(lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    room = READ
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
