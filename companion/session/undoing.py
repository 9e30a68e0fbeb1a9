"""What an undo may take back: never a roll, never what an oracle said, never the beginning.

A move is what one message of the player's led to: their words, what changed, what was told. What
came of the last roll is a move of its own, since its dice stay. Questions and refusals changed
nothing, so an undo goes through them to the move before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign, Record
from companion.journal import records as journal_kinds
from companion.narration.tone import TABLE
from companion.oracle import ORACLE, SCENE
from companion.session import records
from companion.threads import NOTE, THREAD
from companion.wording import describe
from engine.api import CharacterJoined, CharacterLeft, EffectApplied, Event

LONGEST_QUOTE: Final = 60
"""Letters of the player's words that are shown again."""
READINGS: Final = frozenset({ORACLE, SCENE})
"""Records that tell what dice meant; they stay with their dice."""
NOT_YET: Final = "nothing has happened yet that could be taken back"
NOTHING: Final = (
    "there is nothing to take back: what happened last was thrown by dice, and no undo goes past "
    "them. /retry tells it in other words, /branch NAME roll {number} plays on from before it with "
    "new dice"
)
CHAPTER: Final = 'the chapter "{title}", which had begun'
RETOLD: Final = "the other words; what was told first stands again"
_EMPTY: Final = frozenset(
    {
        records.PLAYER,
        records.ARGUMENT,
        records.ANSWER,
        records.SAFETY,
        records.SKIP,
        records.HINT,
        records.MODEL_CALL,
        records.SUMMARY,
        TABLE,
        journal_kinds.DECLARE,
        journal_kinds.WITHDRAW,
        journal_kinds.UNDO,
        journal_kinds.BRANCHED_TO,
        journal_kinds.RENAMED,
    }
)
"""Records that change nothing about the story."""
_ENDS_MOVE: Final = frozenset({records.NARRATION, records.ANSWER, journal_kinds.WITHDRAW})


@dataclass(frozen=True, slots=True)
class Move:
    """What one message led to, as far as it can be taken back.

    Attributes:
        after: place of the last record before it.
        words: the player's words, or what a human GM told; "" for a command.
        is_of_roll: whether it is what came of a roll whose dice stay.
        retells: whether it only told in other words what had been told before.
        chapter: title of the chapter that began with it; "" for none.
    """

    after: int
    words: str
    is_of_roll: bool
    retells: bool = False
    chapter: str = ""


def undo(campaign: Campaign, *, moves: int | None = None) -> Record:
    """Take back what happened since the last dice, the beginning of the story aside.

    Args:
        campaign: the campaign.
        moves: how many moves, the last ones first, 1 and up; None for all since the last dice.

    Raises:
        BadInputError: there is nothing to take back.
    """
    return campaign.undo(to=_mark(campaign, moves))


def _mark(campaign: Campaign, moves: int | None) -> int:
    found = moves_since_dice(campaign)
    if moves is None:
        gone = _all_of(found)
        return undo_floor(campaign) if gone == found else gone[0].after
    if not found:
        raise BadInputError(_nothing(campaign))
    return found[-min(moves, len(found))].after


def _all_of(found: list[Move]) -> list[Move]:
    """Return the moves that go at once: those of the chapter that is played, or else its start."""
    began = [place for place, move in enumerate(found) if move.chapter]
    return found[began[-1] + 1 :] or found[began[-1] :] if began else found


def undo_floor(campaign: Campaign) -> int:
    """Return the place of the last record that an undo leaves."""
    floor = campaign.undo_floor
    begun = False
    found = campaign.records(since=floor, live=True)
    written = _of_written_chapters(found)
    for record in found:
        if record.sequence in written:
            continue
        if record.kind in READINGS:
            floor = record.sequence
        elif begun and (record.body.get("by") or record.kind == records.PLAYER):
            begun = False  # at a human GM's table nobody tells the opening
        elif record.kind in (records.OPENING, records.CHAPTER):
            begun, floor = True, record.sequence
        elif begun and record.kind == records.NARRATION:
            begun, floor = False, record.sequence
        elif begun:
            floor = record.sequence
    return floor


def _of_written_chapters(found: Sequence[Record]) -> set[int]:
    """Return the places of records with which a written chapter begins: no dice made it."""
    of: set[int] = set()
    for place, record in enumerate(found):
        if record.kind == records.CHAPTER and record.body.get("title"):
            before = [r for r in found[:place] if r.kind == SCENE and "face" not in r.body]
            of |= {record.sequence, *(r.sequence for r in before[-1:])}
    return of


def moves_since_dice(campaign: Campaign) -> list[Move]:
    """Return the moves that can be taken back, oldest first.

    What a scene begins with goes with the dice that the scene was tested with, and stays.
    """
    floor = undo_floor(campaign)
    since = campaign.records(since=floor, live=True)
    before = campaign.records(since=floor - 1, live=True)[:1]
    in_scene = bool(before) and before[0].kind == SCENE
    moves: list[Move] = []
    told: set[int] = set()
    for place, step in enumerate(_steps(since)):
        is_of_scene = in_scene and place == 0 and step[0].kind != records.PLAYER
        is_empty = all(record.kind in _EMPTY or _comes_or_goes(record) for record in step)
        is_empty = is_empty and step[-1].kind == journal_kinds.WITHDRAW
        if is_of_scene or is_empty or all(record.kind in _EMPTY for record in step):
            continue
        rolls = {int(r.body["roll"]) for r in step if r.body.get("roll") is not None}
        retells = _begins_again(step[0]) and rolls <= told
        told |= {int(r.body["roll"]) for r in step if _tells_roll(r)}
        began = [str(r.body.get("title", "")) for r in step if r.kind == records.CHAPTER]
        of = began[-1] if began else ""
        moves.append(Move(step[0].sequence - 1, _said(step), bool(rolls), retells, of))
    return moves


def _comes_or_goes(record: Record) -> bool:
    """Return whether a record only brings somebody into a scene or takes them out of it."""
    kinds = {event.get("kind") for event in record.body.get("events", ())}
    return record.kind == journal_kinds.EVENTS and kinds <= {"character_joined", "character_left"}


def _begins_again(record: Record) -> bool:
    """Return whether a record begins other words for a roll that was told before."""
    return record.kind == records.NARRATION and bool(record.body.get("again"))


def _tells_roll(record: Record) -> bool:
    is_told = record.kind == records.NARRATION and not _begins_again(record)
    return is_told and record.body.get("roll") is not None


def _steps(found: Sequence[Record]) -> list[list[Record]]:
    """Part records into steps: a new one begins with words, and after what ended the last."""
    steps: list[list[Record]] = []
    is_ended = True
    for record in found:
        told = bool(record.body.get("by")) and record.kind == records.NARRATION
        by_command = record.body.get("by") == records.GM_COMMAND
        begins = record.kind in (records.PLAYER, NOTE, THREAD) or _begins_again(record)
        begins = begins and not (record.kind == THREAD and _begins_chapter(steps))
        if is_ended or told or by_command or begins:
            steps.append([])
        steps[-1].append(record)
        is_ended = record.kind in _ENDS_MOVE and not (told or _begins_again(record))
    return steps


def _begins_chapter(steps: Sequence[Sequence[Record]]) -> bool:
    """Return whether a chapter has begun in the last step: what it closes is closed with it."""
    return bool(steps) and any(record.kind == records.CHAPTER for record in steps[-1])


def _words(body: Mapping[str, Any]) -> str:
    """Return what the player said, or what a human GM told."""
    return str(body.get("text", "")) or " ".join(str(s) for s in body.get("sentences", ()))


def _said(step: Sequence[Record]) -> str:
    said = (_words(r.body) for r in step if r.kind in (records.PLAYER, NOTE) or r.body.get("by"))
    return next((" ".join(text.split()) for text in said if text.strip()), "")


def taken_back(campaign: Campaign, *, moves: int | None = None) -> str:
    """Return what an undo takes back now, for the player to read.

    Args:
        campaign: the campaign.
        moves: how many moves, as in ``undo``.

    Raises:
        BadInputError: there is nothing to take back.
    """
    found = moves_since_dice(campaign)
    if not found:
        if moves is None:
            return "Taken back, up to the last roll; the roll stands."
        raise BadInputError(_nothing(campaign))
    gone = _all_of(found) if moves is None else found[-moves:]
    first = gone[0]
    said = [move.words for move in gone if move.words]
    dice = " Dice that were thrown stand." if first is found[0] else ""
    if len(gone) == 1 and first.chapter:
        return f"Taken back: {CHAPTER.format(title=first.chapter)}.{dice}"
    if not said:
        what = "what came of the last roll" if first.is_of_roll else _changed(campaign, first)
        what = RETOLD if first.retells else what
        return f"Taken back: {what}.{dice}"
    more = len(said) - 1
    also = f" and {more} more {'move' if more == 1 else 'moves'}" if more else ""
    return f'Taken back: "{_short(said[0])}"{also}, and what came of it.{dice}'


def _changed(campaign: Campaign, move: Move) -> str:
    """Return what a command had changed, as it was shown then."""
    found = campaign.records(since=move.after, kinds={journal_kinds.EVENTS}, live=True)[:1]
    events = campaign.codec.events(found[0].body["events"]) if found else ()
    told = [told for told in map(_told_of, events) if told]
    return "; ".join(told) or "the last change"


def _told_of(event: Event) -> str:
    """Return what a change was, in a few words; "" for one that has none."""
    match event:
        case EffectApplied():
            return describe(event.effect)
        case CharacterJoined():
            return f"{event.sheet['name']} joins"
        case CharacterLeft():
            return f"{event.name} leaves"
        case _:
            return ""


def _nothing(campaign: Campaign) -> str:
    rolls = campaign.next_roll - 1
    return NOTHING.format(number=rolls) if rolls else NOT_YET


def _short(words: str) -> str:
    return words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE].rstrip()} ..."
