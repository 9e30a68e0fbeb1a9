"""Hooks of one campaign: which are open, what a line takes up, and how it pays.

No dice are thrown for what nobody hinders. A hook pays once; what it brought stands in the journal
as typed effects, so an undo takes it back and a replay has it again.
"""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from companion.journal import Campaign
from companion.narration.brief import Brief
from companion.narration.cast import tags_of
from companion.narration.grammar import Picker, Slots
from companion.narration.nouns import Noun, definite, head_of, is_beast, is_plural
from companion.oracle import SCENE
from companion.reader import Intent
from companion.session import records
from companion.session.adventuring import Adventuring
from companion.session.exchange import Answered, Reply, Talk
from companion.session.going import Going
from companion.session.guard import Guard
from companion.session.hooks import Hook, hooks_in, listed_words, of_things, things_told
from companion.session.kept import KeptRecords, sentences_of
from companion.session.memory import Memory
from companion.session.payoffs import Paid, Place, drawn, got, lead, somebody_and_somewhere
from companion.session.picking_up import Picking, picking
from companion.session.scene import find_person, words
from companion.session.seat import Seat
from companion.session.showing_oneself import is_asked_for, shown
from companion.session.taking_up import Taking, takings
from companion.session.telling import Telling
from companion.wording import listed
from engine.api import Effect, EffectApplied, Event, capital

if TYPE_CHECKING:
    from companion.session.book import Book

_SHUT: Final = re.compile(
    r"\b(?:locked|padlock\w*|bolted|barred|nailed|welded|chained|sealed shut|trapped|guarded"
    r"|jammed)\b",
    re.IGNORECASE,
)
"""What opens to no hand that only opens it."""
FOUND: Final = "You look once more, and all of it is as it was when you came on it first: {known}."
"""What is said of a hook that was taken, where every other way to say it was told."""
_SHORT: Final = 60
"""Letters of what a hook brought, up to which it can be told once more in another sentence."""
_NO_FACE: Final = frozenset({"voice", "thing", "shape", "shadow", "giant", "spirit", "idol"})
"""Those who write no letters and stand on no picture."""
_CLOSED: Final = frozenset({"container", "door"})
_LEARNS: Final = frozenset({"container", "writing", "hidden", "sound", "track", "body"})
"""Kinds that may hold a clue of an adventure's."""


class Hooked:
    """The hooks of one campaign.

    Args:
        campaign: the campaign.
        seat: who acts.
        going: knows where the story is and who is against the players.
        memory: what the sitting remembers.
        guard: keeps what is told within the table's agreement.
        telling: tells.
        book: the ledger.
        adventure: the adventure that is played; None for none.
    """

    def __init__(
        self,
        campaign: Campaign,
        seat: Seat,
        going: Going,
        memory: Memory,
        guard: Guard,
        telling: Telling,
        book: "Book",
        adventure: Adventuring | None,
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._going = going
        self._memory = memory
        self._guard = guard
        self._telling = telling
        self._book = book
        self._adventure = adventure
        self._told = KeptRecords(campaign, {records.NARRATION, SCENE})
        self._taken = KeptRecords(campaign, {records.HOOK})

    # What is open

    def told_here(self) -> list[tuple[int, str]]:
        """Return the sentences told since the scene began, each with its record."""
        since = takewhile(lambda record: record.kind != SCENE, reversed(self._told()))
        return [
            (record.sequence, sentence)
            for record in reversed(list(since))
            for sentence in sentences_of(record)
        ]

    def hooks(self) -> list[Hook]:
        """Return what can be taken up here, the latest last; also what was taken already."""
        standings = [s.name for s in self._campaign.state.story.standings]
        return [
            *of_things(self._seat.things(), is_own=True),
            *of_things(standings, is_own=False),
            *hooks_in(self.told_here()),
        ]

    def open(self) -> list[Hook]:
        """Return the hooks that were not taken yet."""
        return [hook for hook in self.hooks() if self._brought(hook) is None]

    def _scene(self) -> int:
        return sum(record.kind == SCENE for record in self._told())

    def _key(self, hook: Hook) -> str:
        again = hook.kind == "signal"  # a whistle can be blown anywhere, a letter says one thing
        where = "sheet" if hook.is_own and not again else f"scene {self._scene()}"
        way = "offered" if hook.kind == "offered" else "opened"
        return f"{way} {hook.head}, {where}"

    def _brought(self, hook: Hook) -> str | None:
        """Return what a hook brought when it was taken; None while it is open."""
        key = self._key(hook)
        found = (str(r.body["known"]) for r in self._taken() if r.body["key"] == key)
        return next(found, None)

    # Taking

    def by_words(self, text: str) -> Reply | None:
        """Do what words take up; None where they take up nothing that is free to be taken."""
        if self._seat.fighting.is_running:
            return None
        meant = self.meant(text)
        if meant is not None:
            hook, taking = meant
            return self._again(hook) or self._take(hook, taking, text)
        picked = picking(text)
        return (self._pick_up(picked) if picked is not None else None) or self._shown(text)

    def holds_clue(self, text: str) -> bool:
        """Return whether what words take up has a clue of the adventure's in it."""
        meant = None if self._adventure is None else self.meant(text)
        if meant is None or self._brought(meant[0]) is not None:
            return False
        return self._clue(meant[0]) is not None

    def meant(self, text: str) -> tuple[Hook, Taking] | None:
        """Return the hook that words take up, and how; None for none that is free to be taken."""
        found = takings(text)
        hooks = self.hooks() if found else []
        for taking in found:
            fitting = [hook for hook in reversed(hooks) if taking.means(hook)]
            fitting.sort(key=lambda hook: self._brought(hook) is not None)  # open ones first
            if fitting and not self._is_opposed(fitting[0], taking):
                return fitting[0], taking
        return None

    def _is_opposed(self, hook: Hook, taking: Taking) -> bool:
        """Return whether somebody or something stands between the character and a hook."""
        if hook.kind in _CLOSED and not taking.knocks and _SHUT.search(hook.told):
            return True
        if hook.is_own or hook.kind == "offered":
            return False
        if hook.kind == "body":  # the living are not searched for the asking
            said = set(words(taking.thing)) - {"body", "pocket"}
            return any(said & set(words(name)) for name in self._going.people())
        return hook.kind in ("container", "writing", "signal") and self._is_held(
            hook.head, hook.told
        )

    def _is_held(self, head: str, told: str) -> bool:
        """Return whether somebody holds a thing, as it was told: by name, or under their arm."""
        if re.search(rf"\b{re.escape(head)}s?\b (?:\w+ )?(?:under|in|across|on|against|at) "
                     r"(?:his|her|their) ", told, re.IGNORECASE):  # fmt: skip
            return True
        cold = self._going.cold()
        if any(set(words(name)) & set(words(told)) for name in cold):
            return True
        held = rf"\b(?:his|her|their) (?:[\w-]+ ){{0,2}}{re.escape(head)}"
        return bool(cold) and re.search(held, told, re.IGNORECASE) is not None

    def _again(self, hook: Hook) -> Reply | None:
        known = self._brought(hook)
        if known is None:
            return None
        slots = Slots({"known": Noun(text=known)})
        place = self._place(hook, slots, 0)
        again = lead("found", place, self._memory.told) if len(known) <= _SHORT else ""
        if not again:  # a whole sentence that was told is no news of the story's
            return Answered(status="answered", text=FOUND.format(known=known))
        return Talk(sentences=self._telling.words([again]))

    def _take(self, hook: Hook, taking: Taking, text: str) -> Reply | None:
        """Take a hook: what it brings is in the journal before the first word."""
        intent = Intent(needs_roll=False, kind="none", manner="handle")
        brief = self._seat.briefs.before(self._memory, intent, text)
        place = self._place(hook, self._slots(hook, taking, brief), len(self._taken()))
        met = self._met(hook)
        kind = "met" if met else hook.kind
        clue = self._clue(hook)
        paid = clue or drawn(kind, place, shown=self._guard.shown)
        if paid is None:
            return None
        thing = self._thing(hook)
        events: tuple[Event, ...] = paid.events
        if hook.kind == "offered":
            events = (got(place.system, place.state, place.actor, thing), *events)
        self._note(hook, paid.content, paid.known if hook.kind != "offered" else thing, events)
        leads = ["met" if met else _manner(hook, taking)]
        if clue is not None and hook.head not in words(clue.content):
            leads.append("beside")
        before = [lead(kind, place, self._memory.told) for kind in leads]
        return Talk(sentences=self._telling.words([*filter(None, before), *paid.sentences]))

    def _note(self, hook: Hook, content: str, known: str, events: Sequence[Event]) -> None:
        self._campaign.apply(*events)
        body = {
            "key": self._key(hook), "kind": hook.kind, "name": hook.name, "of": hook.source,
            "content": content, "known": known,
        }  # fmt: skip
        self._campaign.append(records.HOOK, body)

    def _thing(self, hook: Hook) -> str:
        return capital(hook.name)

    # What a content is made of

    def _place(self, hook: Hook, slots: Slots, number: int) -> Place:
        trouble = self._trouble()
        return Place(
            system=self._campaign.rule_system,
            state=self._campaign.state,
            actor=self._seat.actor,
            slots=slots,
            used={str(record.body["content"]) for record in self._taken()},
            trouble=trouble if self._ticks(trouble) else "",
            giver=self._giver(hook),
            picker=self._picker(hook, number),
        )

    def _picker(self, hook: Hook, number: int) -> Picker:
        return Picker(self._memory.seed, number, f"hook/{self._key(hook)}")

    def _slots(self, hook: Hook, taking: Taking, brief: Brief) -> Slots:
        picker = self._picker(hook, len(self._taken()))
        tags = tags_of(brief) | {_manner(hook, taking)}
        story = self._campaign.state.story
        here = [*self._campaign.state.characters, story.place]
        nouns = dict(somebody_and_somewhere(picker, tags, known=story.knowledge, here=here))
        named = hook.name if taking.is_pointing else taking.thing
        target = definite(named, thing=True)
        nouns["target"] = target
        nouns["deed"] = Noun(text=taking.deed)
        met = self._met(hook)
        who = met or self._somebody(hook, picker)
        if who:
            nouns["npc"] = definite(who)
        wants = self._memory.wants.get(met, "")
        if wants:
            nouns["wants"] = Noun(text=wants)
            tags |= {"wanted"}
        trouble = self._trouble()
        if trouble:
            nouns["trouble"] = Noun(text=trouble)
        return Slots(nouns, tags)

    def _met(self, hook: Hook) -> str:
        """Return who was told to be behind a door or to make a sound, by their very name."""
        if hook.kind not in ("door", "hidden", "sound"):
            return ""
        people = self._going.people()
        named = next((name for name in people if hook.head in words(name)), "")
        told = set(words(hook.told))
        speaks = hook.head == "voice" and people
        near = (
            next((name for name in people if told & set(words(name))), people[-1]) if speaks else ""
        )
        return named or near

    def _somebody(self, hook: Hook, picker: Picker) -> str:
        """Return somebody of the story whom a content may be about, rather one with a stake."""
        entries = self._book.ledger.entries("person", standing=True)
        ours = {n for n, s in self._campaign.state.characters.items() if s.side == "player"}
        fitting = [
            e
            for e in entries
            if e.name not in ours
            and not is_plural(e.name)
            and not is_beast(definite(e.name))
            and head_of(e.name) not in _NO_FACE
            and not set(words(e.name)) & set(words(f"{hook.giver} {self._trouble()}"))
        ]
        staked = [e.name for e in fitting if e.detail]
        names = staked or [e.name for e in fitting]
        return picker.one(names) if names else ""

    def _trouble(self) -> str:
        entries = self._book.ledger.entries("clock", standing=True)
        open_ones = (e.name for e in entries if not e.good and e.ticks < e.size)
        return next(open_ones, "")

    def _ticks(self, trouble: str) -> int:
        clocks = self._campaign.state.story.clocks
        return next((c.ticks for c in clocks if c.name.casefold() == trouble.casefold()), 0)

    def _giver(self, hook: Hook) -> str:
        """Return who held a thing out or is met behind a door; "" for nobody in the game."""
        met = self._met(hook)
        if met:
            return met
        if hook.kind != "offered" or not hook.giver:
            return ""
        state = self._campaign.state
        whole = find_person(state, hook.giver)
        if whole is not None and state.characters[whole].side == "gm":
            return whole
        said = set(words(hook.giver))
        people = self._going.people()
        return next((p for p in people if head_of(p) in said or said & set(words(p))), "")

    def _clue(self, hook: Hook) -> Paid | None:
        """Return a clue of the adventure's, where one is left that such a hook could hold."""
        running = self._adventure
        clue = running.clue_for(hook.head) if running and hook.kind in _LEARNS else ""
        if not clue or not self._guard.shown(clue):
            return None
        fields: dict[str, Any] = {"kind": "knowledge", "change": "gain", "target": "scene"}
        effect = Effect.model_validate({**fields, "name": clue[:200], "tell": clue, "good": True})
        return Paid(
            content=clue,
            sentences=(clue,),
            events=(EffectApplied(effect=effect),),
            known=clue.rstrip("."),
        )

    def _shown(self, text: str) -> Reply | None:
        """Show what somebody asked to see of one, and learn what comes of it; None for no clue."""
        shows = shown(text)
        running = self._adventure
        if shows is None or running is None:
            return None
        told = [sentence for _, sentence in self.told_here()]
        clue = running.clue_for(shows.part) if is_asked_for(shows.part, told) else ""
        if shows.part not in words(clue) or not self._guard.shown(clue):
            return None
        fields: dict[str, Any] = {"kind": "knowledge", "change": "gain", "target": "scene"}
        effect = Effect.model_validate({**fields, "name": clue[:200], "tell": clue, "good": True})
        self._campaign.apply(EffectApplied(effect=effect))
        return Talk(sentences=self._telling.words([f"You {shows.deed}.", clue]))

    # Picking up

    def _pick_up(self, picked: Picking) -> Reply | None:
        """Take things that lie about, each of those that were named; None where one is not free."""
        told = things_told(self.told_here())
        standings = (s.name for s in self._campaign.state.story.standings)
        told |= {words(name)[-1]: name for name in standings if _is_carried(name)}
        heads = [words(thing)[-1] for thing in picked.things if words(thing)]
        mine = {word for name in self._seat.things() for word in words(name)[-1:]}
        there = [head for head in heads if head in told and head not in mine]
        if not there or any(self._is_held(head, told[head]) for head in there):
            return None
        campaign, actor = self._campaign, self._seat.actor
        taken = [t for t in picked.things if words(t) and words(t)[-1] in there]
        missing = [t for t in picked.things if t not in taken]
        for thing in taken:
            name = capital(definite(thing, thing=True).bare)
            campaign.apply(got(campaign.rule_system, campaign.state, actor, name))
        sentences = [f"You take {listed([_the(t) for t in taken])}."]
        if missing:
            sentences.append(f"There is no sign of {' or '.join(_the(t) for t in missing)}.")
        return Talk(sentences=self._telling.words(sentences), then=picked.then)


def _is_carried(name: str) -> bool:
    return bool(set(words(name)[-1:]) & (listed_words("carried") | listed_words("container")))


def _the(thing: str) -> str:
    return definite(thing, thing=True).text


def _manner(hook: Hook, taking: Taking) -> str:
    if hook.kind == "door" and taking.knocks:
        return "knock"
    if hook.kind == "writing" and hook.head in ("map", "chart"):
        return "map"
    return hook.kind
