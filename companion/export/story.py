"""A campaign as a story: scenes, what was said, what the dice showed, what came of it.

Only what stands is told: nothing that an undo or the player took back, names as they were
corrected, no line crossed, no secret that is still one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final, Literal

from companion.errors import JournalError
from companion.journal import Campaign, Record
from companion.journal.records import BRANCHED_FROM, EVENTS, ROLL
from companion.oracle import ORACLE, SCENE
from companion.session import records
from companion.session.book import Book
from companion.session.guard import Guard
from companion.session.party import Party
from companion.session.recap import goal_of, in_third_person
from engine.api import (
    Card,
    CharacterJoined,
    CharacterLeft,
    EffectApplied,
    EngineError,
    Event,
    capital,
)

TOLD: Final = frozenset(
    {
        records.PLAYER,
        records.OPENING,
        records.CHAPTER,
        records.NARRATION,
        records.SKIP,
        ROLL,
        EVENTS,
        SCENE,
        ORACLE,
        BRANCHED_FROM,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryRoll:
    """A roll in the margin.

    Attributes:
        number: the roll's number.
        goal: what it was for; "" when unknown.
        card: its dice and how they were counted.
        title: name of the result; "" for rolls without one.
        had: the probability that the result had; None when unknown.
        passed: whether the action succeeded.
    """

    number: int
    goal: str
    card: Card
    title: str
    had: Fraction | None = None
    passed: bool | None = None


@dataclass(slots=True, kw_only=True)
class Passage:
    """A piece of the story.

    Attributes:
        kind: you (the player's words), told, oracle or mark (a branch).
        sentences: the text.
        roll: the roll that it tells.
        effects: what it changed, a line each.
        sequence: its record.
    """

    kind: Literal["you", "told", "oracle", "mark"]
    sentences: list[str]
    sequence: int
    roll: StoryRoll | None = None
    effects: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Chapter:
    """A scene of the story; ``title`` is that of the chapter which begins with it, if one does."""

    number: int
    place: str
    note: str = ""
    title: str = ""
    passages: list[Passage] = field(default_factory=list)

    @property
    def heading(self) -> str:
        """The place as a heading has it, behind the chapter's title."""
        if self.title:
            return f"{capital(self.title)}: {self.place}"
        return capital(self.place) or "The beginning"


@dataclass(slots=True, kw_only=True)
class Story:
    """A whole campaign.

    Attributes:
        title: the campaign's name.
        system: title of the game.
        credit: the line that credits its author.
        characters: (name, rows) of the player's side.
        chapters: scenes in order.
        commitment, anchor: of the dice, and of the journal as it is.
        rolls: number of rolls.
    """

    title: str
    system: str
    credit: str
    characters: list[tuple[str, list[str]]]
    chapters: list[Chapter]
    commitment: str
    anchor: str
    rolls: int


def story_of(campaign: Campaign, book: Book, guard: Guard) -> Story:
    """Return the story that a campaign tells."""
    teller = _Teller(campaign, book, guard)
    play, info = campaign.rule_system.play, campaign.rule_system.info
    return Story(
        title=campaign.name,
        system=info.title,
        credit=info.credit,
        characters=[
            (name, [row for row in play.sheet_lines(sheet) if guard.shown(row)])
            for name, sheet in campaign.state.characters.items()
            if sheet.side == "player"
        ],
        chapters=teller.chapters(),
        commitment=campaign.commitment,
        anchor=campaign.head,
        rolls=campaign.next_roll - 1,
    )


class _Teller:
    def __init__(self, campaign: Campaign, book: Book, guard: Guard) -> None:
        self._campaign = campaign
        self._book = book
        self._guard = guard
        self._chapters: list[Chapter] = []
        self._by_roll: dict[int, Passage] = {}
        self._effects: dict[int, list[str]] = {}
        self._several = False
        self._by_hand = False
        self._people = {e.name for e in book.ledger.entries("person")}

    def chapters(self) -> list[Chapter]:
        found = self._campaign.records(kinds=TOLD, live=True)
        actors = {str(r.body.get("actor", "")) for r in found if r.kind == records.PLAYER}
        self._several = len(actors) > 1
        self._by_hand = any(r.body.get("by") == records.GM for r in found)
        skipped = {int(r.body.get("of", 0)) for r in found if r.kind == records.SKIP}
        for record in found:
            if record.sequence not in skipped:
                self._take(record, record.body)
        for number, passage in self._by_roll.items():
            passage.effects = [*self._effects.get(number, []), *passage.effects]
        if not self._by_hand:
            for chapter in self._chapters:
                chapter.passages = _without_dead_ends(chapter.passages)
        kept = [chapter for chapter in self._chapters if chapter.passages or chapter.note]
        for number, chapter in enumerate(kept, start=1):
            chapter.number = number  # an opening that nobody played is no chapter
        return kept

    def _chapter(self) -> Chapter:
        if not self._chapters:
            places = self._book.ledger.entries("place")
            place = self._guard.shown(places[0].name) if places else ""
            self._chapters.append(Chapter(number=1, place=place))
        return self._chapters[-1]

    def _take(self, record: Record, body: Mapping[str, Any]) -> None:
        at = record.sequence
        match record.kind:
            case records.PLAYER:
                self._add("you", [self._said(body)], at)
            case records.NARRATION:
                self._narration(body, at)
            case "roll":
                self._roll(int(body["number"]), at)
            case "events":
                self._events(body, at)
            case "scene":
                place = self._shown(str(body.get("place", "")), at)
                note = str(body.get("result", ""))
                self._chapters.append(Chapter(number=int(body["number"]), place=place, note=note))
            case records.CHAPTER:
                title = self._shown(str(body.get("title", "")), at)
                self._chapter().title = title or "another story"
            case "oracle":
                self._add("oracle", list(_oracle_lines(body)), at)
            case "branched_from":
                parent = body.get("parent", {})
                self._add(
                    "mark", [f"A branch of {parent.get('name', '')!r}; new dice from here."], at
                )
            case _:
                pass

    def _said(self, body: Mapping[str, Any]) -> str:
        """Return the player's words, with who acts where there are several who could."""
        text, actor = str(body.get("text", "")), str(body.get("actor", ""))
        names = {name.casefold() for name in (actor, *actor.split()[:1]) if name}
        plain = text.casefold().removeprefix("the ")
        if not self._several or not names or plain.startswith(tuple(names)):
            return text
        return f"{actor}: {text}"

    def _shown(self, text: str, at: int) -> str:
        if not self._by_hand:
            return self._guard.shown(text, at)
        # What a human GM told, the players know: only what was agreed on is left out.
        reworded = self._book.corrections(text, at)
        return "" if self._guard.safety.crossing(reworded) else reworded

    def _add(self, kind: Any, sentences: list[str], at: int) -> Passage:  # noqa: ANN401
        shown = [s for s in (self._shown(sentence, at) for sentence in sentences) if s.strip()]
        passage = Passage(kind=kind, sentences=shown, sequence=at)
        if shown:
            self._chapter().passages.append(passage)
        return passage

    def _narration(self, body: Mapping[str, Any], at: int) -> None:
        number = body.get("roll")
        if number is not None and int(number) in self._by_roll:
            told = self._by_roll[int(number)]
            # A retry takes the words back and says others.
            told.sentences = [
                s for s in (self._shown(str(x), at) for x in body.get("sentences", ())) if s
            ]
            return
        words = [str(s) for s in body.get("sentences", ())]
        self._add("told", [_sentence(s) for s in words] if body.get("by") else words, at)

    def _roll(self, number: int, at: int) -> None:
        roll = self._story_roll(number)
        if roll is None:
            self._deed(number, at)
            return
        passage = Passage(kind="told", sentences=[], sequence=at, roll=roll)
        self._by_roll[number] = passage
        self._chapter().passages.append(passage)

    def _deed(self, number: int, at: int) -> None:
        """Note what a deed without dice changed."""
        try:
            action, resolution = self._campaign.rolled(number)
            notes = self._campaign.rule_system.play.notes(action, resolution)
        except (JournalError, EngineError, KeyError, ValueError, TypeError, AttributeError):
            return  # damaged, or of a version that cannot be read any more
        if action.acting not in Party(self._campaign).members or "turn_of" in resolution.fields:
            return  # the passing of turns is no story
        shown = [note for note in (self._shown(n, at).rstrip(".") for n in notes) if note]
        if shown:
            told = Passage(kind="told", sentences=[], sequence=at, effects=shown)
            self._chapter().passages.append(told)

    def _story_roll(self, number: int) -> StoryRoll | None:
        try:
            action, resolution = self._campaign.rolled(number)
            summary = self._campaign.declaration(number)
            card = self._campaign.rule_system.play.card(action, resolution)
        except (JournalError, EngineError, KeyError, ValueError, TypeError, AttributeError):
            return None  # damaged, or of a version that cannot be read any more
        if not card.rows:
            return None
        degrees = {d.slug: d.title for d in self._campaign.rule_system.degrees}
        title = degrees.get(resolution.degree or "", "")
        odds = dict(summary.get("odds", {}))
        had = Fraction(odds[title]) if title in odds else None
        goal = goal_of(summary)
        # Who rolls stands beside the dice; what a step is called is the program's own business.
        names_who = card.rows[0][0] in {*self._campaign.state.characters, *self._people}
        plain = "" if names_who and not goal else action.op.replace("_", " ")
        goal = (in_third_person(goal) if self._several else goal) or plain
        goal = self._shown(goal, 0) or plain
        return StoryRoll(
            number=number,
            goal=goal,
            card=self._masked(card, title),
            title=title,
            had=had,
            passed=resolution.passed,
        )

    def _masked(self, card: Card, title: str) -> Card:
        """Return a card on which nobody stands whom the table does not want to read of."""
        rows = tuple(
            (label if self._guard.shown(label) else "other", dice) for label, dice in card.rows
        )
        lines = tuple(line for line in card.lines if self._guard.shown(line))
        verdict = card.verdict if self._guard.shown(card.verdict) else title
        return replace(card, rows=rows, lines=lines, verdict=verdict)

    def _events(self, body: Mapping[str, Any], at: int) -> None:
        number = body.get("roll")
        if number is None and body.get("by") not in (records.GM, records.GM_COMMAND):
            return
        for event in self._campaign.codec.events(body["events"]):
            line = self._shown(_changed(event), at)
            if not line:
                continue
            if number is not None:
                self._effects.setdefault(int(number), []).append(line)
            elif self._chapter().passages:
                self._chapter().passages[-1].effects.append(line)


def _without_dead_ends(passages: list[Passage]) -> list[Passage]:
    """Return passages without words of the player's that came to nothing: taken back or refused."""
    kept: list[Passage] = []
    for passage in passages:
        last = kept[-1] if kept else None
        if passage.kind == "you" and last is not None and last.kind == "you":
            kept.pop()
        kept.append(passage)
    return kept


def _sentence(text: str) -> str:
    """Return what a GM typed as a sentence: with a capital, and an end.

    Example:
        >>> _sentence("they find the girl"), _sentence("Who is there?")
        ('They find the girl.', 'Who is there?')
    """
    whole = capital(text).rstrip()
    return whole if whole.endswith((".", "!", "?", "…", '"', "”", "’", ":", ")")) else f"{whole}."


def _changed(event: Event) -> str:
    """Return a change as a line for the margin; "" for one that no reader needs."""
    if isinstance(event, EffectApplied):
        from companion.wording import describe

        return describe(event.effect)
    if isinstance(event, CharacterJoined) and event.sheet.get("side") == "gm":
        return f"{event.sheet['name']} joins the scene"
    return f"{event.name} leaves" if isinstance(event, CharacterLeft) else ""


def _oracle_lines(body: Mapping[str, Any]) -> Iterator[str]:
    what = body.get("what")
    if what == "answer":
        yield f"{body['question']} ({body['likelihood']})"
        yield str(body["text"])
        if body.get("happening"):
            yield str(body["happening"]["text"])
    elif what == "words":
        yield f"{body['verb']} {body['subject']}"
