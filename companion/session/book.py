"""The ledger of one campaign, proposed from play: read from the records, kept up as they come."""

import re
from collections.abc import Mapping
from typing import Any, Final

from companion.journal import Campaign, Record
from companion.journal.records import EVENTS, ROLL, UNDO
from companion.oracle import ORACLE, SCENE
from companion.session import records
from companion.threads import NOTE, THREAD, Corrections, Ledger
from engine.api import CLOCK_SIZE

READ: Final = frozenset(
    {records.OPENING, records.CHAPTER, records.PLAYER, EVENTS, ROLL, SCENE, ORACLE, THREAD, NOTE}
)
"""Kinds of records that the ledger is made of."""
_ATTITUDES: Final = {
    -3: "full of hate for {}",
    -2: "against {}",
    -1: "cool towards {}",
    0: "without feelings either way",
    1: "well disposed",
    2: "siding with {}",
    3: "devoted to {}",
}


_OWED: Final = re.compile(
    r"\b(?:debts?|favou?rs?|promise[ds]?|owe[ds]?|owing|pledged?|oath|vow|ransom"
    r"|to (?:be )?(?:pa(?:id|y)|returned?|do|give|deliver|bring)|due"
    r"|nursing|errand|service|word given|come back|return|iou|bargain"
    r"|share (?:of|for)|(?:weeks?|months?|years?) of (?:work|service))\b",
    re.IGNORECASE,
)
"""What a cost is called that is still to be paid; any other one was paid when it came."""


_PROMISES: Final = re.compile(
    r"^\W*(?:i|we) (?:promise|swear|vow|pledge|give (?:\w+ ){1,4}?(?:my|our) word)"
    r"(?: (?!to\b|that\b)[\w'’ -]{2,40}?)?,? "
    r"(?P<what>(?:that|to) .{4,90})$",
    re.IGNORECASE,
)


_VOWS: Final = r"(?:promise|swear|vow|pledge|give (?:you|him|her|them) my word)"
_VOWED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\W*(?:i|we) [^\"“]{{3,80}}?,? and (?:i )?{_VOWS}(?: [\w'’ -]{{2,40}}?)?,? "
        r"(?P<what>(?:that|to) .{4,90})",
        rf"[\"“](?:[\w'’ ]{{2,30}}, )?(?:i|we) {_VOWS}(?: you)?(?: (?:by|on) [\w'’ -]{{2,30}})?,? "
        r"(?P<what>(?:that |to )?[^\"”]{4,90})[\"”]?",
        r"[\"“](?:[\w'’ ]{2,30}, )?(?P<what>(?:i|we)(?:['’]ll| will| shall) [^\"”]{4,90}?)[,.] "
        rf"(?:(?:i|we) {_VOWS}(?: (?:it|you|that))*|on my (?:honou?r|oath|word|life)"
        r"|you have my word)\W*",
    )
)


def promise_in(text: str) -> str:
    """Return what a player's character gives their word on; "" for nothing.

    Example:
        >>> promise_in('"I will bring Lise home, I swear it."')
        'your word that I will bring Lise home'
        >>> promise_in("I hold up the seal and swear by the order that I will bring Lise home")
        'your word that I will bring Lise home'
        >>> promise_in("I promise him that nobody will touch him")
        'your word that nobody will touch him'
        >>> promise_in("I ask her to promise it")
        ''
    """
    said = " ".join(text.split()).rstrip(" .!")
    found = _PROMISES.match(said)
    found = found or next((m for p in _VOWED if (m := p.fullmatch(said))), None)
    if found is None:
        return ""
    what = found["what"].strip(' "”.!,')
    return f"your word {what if _JOINED.match(what) else f'that {what}'}"


_JOINED: Final = re.compile(r"(?:that|to)\b", re.IGNORECASE)


class Book:
    """Ledger and corrections of one campaign.

    Args:
        campaign: the campaign.
    """

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._begin()

    def _begin(self) -> None:
        self._seen = 0
        self._ledger = Ledger()
        self._corrections = Corrections()
        self._wants: dict[str, str] = {}

    @property
    def ledger(self) -> Ledger:
        """The ledger as it stands."""
        self._catch_up()
        return self._ledger

    @property
    def corrections(self) -> Corrections:
        """The corrections as they stand."""
        self._catch_up()
        return self._corrections

    def _catch_up(self) -> None:
        head = self._campaign.sequence
        if self._seen == head:
            return
        new = self._campaign.records(self._seen, READ | {UNDO}, live=True)
        if any(record.kind == UNDO for record in new):
            self._begin()  # what was taken back must be as if it had never been
            new = self._campaign.records(kinds=READ, live=True)
        for record in new:
            if record.kind == records.PLAYER:
                self._promised(str(record.body.get("text", "")), record.sequence)
            else:
                self._take(record)
        self._seen = head

    def _take(self, record: Record) -> None:
        body: dict[str, Any] = record.body
        match record.kind:
            case records.OPENING | records.CHAPTER:
                self._opening(body, record.sequence)
            case "events" | "roll":
                for event in body.get("events", ()):
                    self._event(event, record.sequence, by=str(body.get("by", "")))
            case "scene":
                self._propose("place", str(body.get("place", "")), record.sequence, status="open")
                for name, wants in body.get("wants", {}).items():
                    self._propose(
                        "person", name, record.sequence, detail=f"wants {wants}", status="open"
                    )
                for name in body.get("away", {}):
                    self._ledger.change("person", name, source=record.sequence, status="away")
            case "oracle":
                self._oracle(body, record.sequence)
            case "thread":
                self._decision(body, record.sequence)
            case "note":
                self._note(body, record.sequence)
            case _:
                pass

    def _propose(self, kind: Any, name: str, source: int, **more: Any) -> None:  # noqa: ANN401
        self._ledger.propose(kind, self._corrections(name, None), source=source, **more)

    def _promised(self, text: str, source: int) -> None:
        promised = promise_in(text)
        if promised:
            self._propose("promise", promised, source, detail="your word, given")

    def _opening(self, body: Mapping[str, Any], source: int) -> None:
        absent = body.get("absent", {})
        self._wants.update(body.get("wants", {}))
        for name, wants in body.get("wants", {}).items():
            if name not in absent:
                self._propose("person", name, source, detail=f"wants {wants}", status="open")
        for name, (state, said) in absent.items():
            # Where they are is known from what was told of them, and no scene has had them yet.
            detail = f"{state}: {said}"
            self._propose("person", name, source, detail=detail, status="away")
        for thread in body.get("threads", ()):
            self._propose("thread", thread, source, status="open")

    def _came(self, name: str, source: int) -> None:
        """Enter somebody who came: where they were before is no longer where they are."""
        self._propose("person", name, source, status="open")
        held = self._ledger.get("person", self._corrections(name, None))
        if held is not None and held.detail.startswith("absent: "):
            wants = self._wants.get(name, "")
            detail = f"wants {wants}" if wants else ""
            self._ledger.change("person", held.name, source=source, detail=detail)

    def _event(self, event: Mapping[str, Any], source: int, *, by: str) -> None:
        match event.get("kind"):
            case "character_joined":
                sheet = event["sheet"]
                if sheet.get("side", "player") == "gm":
                    self._came(str(sheet["name"]), source)
            case "character_left":
                name = self._corrections(str(event["name"]), None)
                status = "closed" if by == records.WITHDRAWN else "away"
                self._ledger.change("person", name, source=source, status=status)
            case "scene_set":
                self._propose("place", str(event["place"]), source, status="open")
            case "effect_applied":
                self._effect(event["effect"], source)
            case _:
                pass

    def _effect(self, effect: Mapping[str, Any], source: int) -> None:
        name, kind, change = str(effect["name"]), effect["kind"], effect["change"]
        good, size = bool(effect.get("good")), int(effect.get("size", 1))
        if kind == "clock":
            most = int(effect.get("segments") or CLOCK_SIZE)
            self._clock(name, source, change=change, size=size, good=good, most=most)
        elif kind == "relation":
            self._relation(str(effect["target"]), source, size if good else -size)
        elif kind == "knowledge":
            self._propose("fact", name, source, detail=str(effect.get("tell", "")))
        elif kind == "cost" and change != "lose":
            if _OWED.search(name):  # an hour or a coin that is gone is owed to nobody
                self._propose("promise", name, source, detail=str(effect.get("tell", "")))
        elif kind == "cost":
            name = self._corrections(name, None)
            self._ledger.change("promise", name, source=source, status="closed")

    def _clock(
        self, name: str, source: int, *, change: str, size: int, good: bool, most: int
    ) -> None:
        name = self._corrections(name, None)
        held = self._ledger.get("clock", name)
        if change == "lose":
            self._ledger.change("clock", name, source=source, status="closed")
            return
        step = -size if change == "lower" else size
        most = held.size if held else most
        ticks = min(most, max(0, (held.ticks if held else 0) + step))
        self._ledger.propose(
            "clock", name, source=source, status="open",
            ticks=ticks, size=most, good=held.good if held else good,
        )  # fmt: skip
        if ticks == most:
            self._ledger.change("clock", name, source=source, detail="full")

    def _relation(self, name: str, source: int, step: int) -> None:
        name = self._corrections(name, None)
        held = self._ledger.get("person", name)
        if held is not None:
            attitude = min(3, max(-3, held.attitude + step))
            self._ledger.change("person", name, source=source, attitude=attitude)

    def _oracle(self, body: Mapping[str, Any], source: int) -> None:
        happening = body if body.get("what") == "event" else body.get("happening")
        if happening and happening.get("focus") in ("newcomer", "find"):
            self._propose("thread", _matter(str(happening["text"])), source)

    def _decision(self, body: Mapping[str, Any], source: int) -> None:
        if body["do"] == "add":
            self._propose(body["kind"], str(body["name"]), source, status="open")
        else:
            text = str(body.get("text", ""))
            self._ledger.decide(str(body["do"]), str(body["key"]), source=source, text=text)

    def _note(self, body: Mapping[str, Any], source: int) -> None:
        correction = self._corrections.add(body)
        if correction is None:
            self._propose("fact", str(body["text"]), source, status="open")
            return
        only = Corrections()
        only.add(body)
        self._ledger.reword(only, source=source)


def _matter(text: str) -> str:
    """Return what a reading is about, without the question that it leaves the player.

    Example:
        >>> _matter("A stranger arrives. What for?"), _matter("A stranger arrives.")
        ('A stranger arrives', 'A stranger arrives.')
    """
    first, _, asked = text.partition(". ")
    return first if asked.endswith("?") else text


def attitude_words(attitude: int, towards: str = "you") -> str:
    """Return an attitude in words.

    Args:
        attitude: -3 (hates) to 3 (devoted).
        towards: whom it is for.

    Example:
        >>> attitude_words(-3), attitude_words(-2, "the players")
        ('full of hate for you', 'against the players')
    """
    return _ATTITUDES[attitude].format(towards)
