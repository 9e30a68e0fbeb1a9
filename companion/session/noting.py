"""What the player writes into the ledger: notes, corrections, decisions about threads."""

import re
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session import records
from companion.session.book import Book
from companion.session.scene import find_person
from companion.threads import CHANGES, KINDS, NOTE, THREAD, Entry, parse_correction
from companion.threads.ledger import fold_name, key_of
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    Clock,
    Effect,
    EffectApplied,
    Event,
    Standing,
    agreeing,
)

LONGEST_NOTE: Final = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """What became of a note.

    Attributes:
        text: one sentence for the player.
        rewords: whether told text reads otherwise now.
    """

    text: str
    rewords: bool = False


def note(campaign: Campaign, book: Book, text: str, *, in_fight: bool = False) -> Noted:
    """Write a note down; a correction is obeyed from then on.

    Args:
        campaign: the campaign.
        book: its ledger.
        text: the player's words.
        in_fight: a fight is running; then nobody in it changes names before its end.

    Raises:
        BadInputError: there is nothing to note.
    """
    tidy = " ".join(text.split())
    if not tidy:
        raise BadInputError("say what to note: /note it was Calzon, not Agatha")
    tidy = tidy[:LONGEST_NOTE]
    found = parse_correction(tidy)
    if found is None:
        campaign.append(NOTE, {"text": tidy})
        absent = "" if in_fight else _said_absent(campaign, tidy)
        if absent:
            campaign.apply(CharacterLeft(name=absent))
            return Noted(text=f"Noted: {definite(absent).text} {_is_not(absent)} here.")
        return Noted(text="Noted.")
    wrong, right = found
    if not _was_told(campaign, book, wrong):
        campaign.append(NOTE, {"text": tidy})
        return Noted(text=f"Noted, but nothing called {wrong} was told so far.")
    first, last = _range(campaign, book, right)
    campaign.append(
        NOTE, {"text": tidy, "wrong": wrong, "right": right, "first": first, "last": last}
    )
    if last is not None:
        return Noted(
            text=f"Noted: in what was told last it was {right}, not {wrong}.", rewords=True
        )
    if not in_fight:
        _rename_in_state(campaign, wrong, right)
    return Noted(text=f"Noted: it is {right}, not {wrong}, from the start.", rewords=True)


_ABSENT: Final = re.compile(
    r"^(?:that )?(?P<who>.{2,80}?) (?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t) ?"
    r"(?:not |no longer |never |nowhere )?"
    r"(?P<how>here|there|present|in (?:this|the) scene|gone|away)\b"
    r"|^(?:there is|there['’]?s|there are) no (?P<nobody>.{2,80}?) (?:here|there)\b"
    r"|^(?P<left>.{2,80}?) (?:has|have) (?:left|gone)\W*$",
    re.IGNORECASE,
)
_NOT: Final = re.compile(r"\b(?:not|no longer|never|nowhere)\b|n['’]?t\b", re.IGNORECASE)


def _said_absent(campaign: Campaign, text: str) -> str:
    """Return who of those present a note says is not here; "" for nobody."""
    found = _ABSENT.search(text)
    if found is None:
        return ""
    is_away = found["how"] is None or found["how"].lower() in ("gone", "away")
    if is_away == bool(_NOT.search(text)) and found["nobody"] is None:
        return ""
    who = find_person(campaign.state, found["who"] or found["nobody"] or found["left"])
    sheet = campaign.state.characters.get(who or "")
    return who if who is not None and sheet is not None and sheet.side == "gm" else ""


def _is_not(name: str) -> str:
    return agreeing(name, "is not", "are not")


def _was_told(campaign: Campaign, book: Book, name: str) -> bool:
    wanted = fold_name(name)
    if any(wanted in fold_name(f"{e.name} {e.detail}") for e in book.ledger.entries()):
        return True
    told = campaign.records(kinds={records.NARRATION, records.PLAYER}, live=True)
    for record in reversed(told):
        body = record.body
        if wanted in fold_name(" ".join([*body.get("sentences", ()), str(body.get("text", ""))])):
            return True
    return False


def _range(campaign: Campaign, book: Book, right: str) -> tuple[int, int | None]:
    """Return the records that a correction is about.

    Where the right one is somebody known already, the two are two people, and only what was told
    last is wrong; otherwise the name itself is.
    """
    if book.ledger.get("person", right) is None and right not in campaign.state.characters:
        return 0, None
    said = campaign.records(kinds={records.PLAYER}, live=True)
    return (said[-1].sequence if said else 0), campaign.sequence


def _rename_in_state(campaign: Campaign, wrong: str, right: str) -> None:
    events = [*_renamed_people(campaign, wrong, right), *_renamed_story(campaign, wrong, right)]
    if events:
        campaign.apply(*events)


def _renamed_people(campaign: Campaign, wrong: str, right: str) -> list[Event]:
    state = campaign.state
    for name, sheet in state.characters.items():
        if sheet.side == "gm" and fold_name(name) == fold_name(wrong):
            data: dict[str, Any] = {**sheet.model_dump(mode="json"), "name": right}
            events: list[Event] = [CharacterLeft(name=name), CharacterJoined(sheet=data)]
            attitude = state.story.relations.get(name, 0)
            if attitude:
                events.append(
                    _effect("relation", "set", right, "attitude", abs(attitude), good=attitude > 0)
                )
            return events
    return []


def _renamed_story(campaign: Campaign, wrong: str, right: str) -> list[Event]:
    from companion.threads import Correction, Corrections

    only = Corrections([Correction(wrong=wrong, right=right)])
    story = campaign.state.story
    events: list[Event] = []
    for clock in story.clocks:
        if only(clock.name) != clock.name:
            events += _clock_anew(clock, only(clock.name))
    for standing in story.standings:
        if only(standing.name) != standing.name:
            events += _standing_anew(standing, only(standing.name))
    return events


def _clock_anew(clock: Clock, name: str) -> list[Event]:
    return [
        _effect("clock", "lose", "scene", clock.name, 1, good=clock.good),
        _effect("clock", "gain", "scene", name, clock.ticks, good=clock.good, segments=clock.size),
    ]


def _standing_anew(standing: Standing, name: str) -> list[Event]:
    kind = "edge" if standing.helps else "trouble"
    return [
        _effect(kind, "lose", "scene", standing.name, 1, good=standing.helps),
        _effect(kind, "gain", "scene", name, standing.weight, good=standing.helps),
    ]


def _effect(
    kind: Any,  # noqa: ANN401 - one of the engine's literals, as is the next
    change: Any,  # noqa: ANN401
    target: str,
    name: str,
    size: int,
    *,
    good: bool,
    segments: int | None = None,
) -> EffectApplied:
    return EffectApplied(
        effect=Effect(
            kind=kind,
            change=change,
            target=target,
            name=name,
            size=size,
            good=good,
            segments=segments,
        )
    )


def decide(campaign: Campaign, book: Book, text: str) -> Entry | None:
    """Do what the player says about the ledger.

    Args:
        campaign: the campaign.
        book: its ledger.
        text: "add TEXT" (or "add person NAME"), "accept N", "close N", "drop N", "reopen N",
            "edit N NEW NAME" or "detail N TEXT".

    Returns:
        The entry as it is now.

    Raises:
        BadInputError: that cannot be read, or nothing is meant by it.
    """
    word, _, rest = text.strip().partition(" ")
    do, rest = word.casefold(), rest.strip()
    if do == "add":
        return _add(campaign, book, rest)
    if do in CHANGES:
        entry = book.ledger.find(rest)
        campaign.append(THREAD, {"do": do, "key": entry.key})
        return next(e for e in book.ledger.entries() if e.number == entry.number)
    if do in ("edit", "detail"):
        which, _, new = rest.partition(" ")
        if not new.strip():
            raise BadInputError(f"say it like this: /thread {do} 3 what it should be")
        entry = book.ledger.find(which)
        campaign.append(THREAD, {"do": do, "key": entry.key, "text": new.strip()[:200]})
        return next((e for e in book.ledger.entries() if e.number == entry.number), None)
    raise BadInputError(
        f"/thread cannot {word!r}; it can add, accept, edit, detail, close, reopen and drop"
    )


def _add(campaign: Campaign, book: Book, rest: str) -> Entry | None:
    first, _, name = rest.partition(" ")
    kind = first.casefold() if first.casefold() in KINDS and name.strip() else "thread"
    text = name.strip() if kind == first.casefold() else rest
    if not text:
        raise BadInputError("say what to add: /thread add Who rang the bell?")
    campaign.append(THREAD, {"do": "add", "kind": kind, "name": text[:200]})
    if kind == "clock":
        campaign.apply(_effect("clock", "gain", "scene", text[:200], 0, good=False))
    key = key_of(kind, book.corrections(text[:200]))
    return next((e for e in book.ledger.entries() if e.key == key), None)
