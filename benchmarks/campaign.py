"""A campaign of 300 exchanges of each game, played by a seeded player with the storyteller.

Prints what must hold of it: the journal verifies, an exchange takes no longer at the end, no
sentence comes again or nearly so, no thread is lost, what is exported is imported the same.
"""

import itertools
import re
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from benchmarks.measure import report
from companion.cli.wiring import make_sitting
from companion.journal import Campaign, Journal
from companion.oracle import LIKELIHOODS, told_of
from companion.session.beginning import begin_adventure, begin_anywhere
from companion.session.exchange import (
    AskedBack,
    FightBegins,
    Proposal,
    Reply,
    SceneBegins,
    StoryEnds,
    Talk,
)
from companion.session.noting import decide, note
from companion.session.scenes import begin_scene, oracle_of
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, EngineError, get_system, parse_model

EXCHANGES = 300
NEAR = 0.8
RESTING = ("take_rest", "camp")
ADVENTURES = {
    "stitcher": "the-last-ferry",
    "skitterbarren": "the-second-sun",
    "altars": "the-borrowed-crown",
}
SHEETS = {
    "stitcher": ["Warrior (3)", "Sword", "Long rope"],
    "skitterbarren": ["Brawn +2", "Knack +1", "Exertion +2", "Awareness +1", "Knife"],
    "altars": ["Warrior d12", "Thief d8", "Sage d6", "Initiative d10", "Longsword"],
}
THINGS = (
    "the wall", "the old door", "the cart", "the locked chest", "the roof", "the cellar stairs",
    "the well", "the narrow bridge", "the campfire", "the notice board", "the statue", "the crates",
    "the fence", "the hanging lamp", "the muddy bank", "the broken mast", "the storeroom",
)  # fmt: skip
DEEDS = (
    "I climb {thing}", "I search {thing} for anything useful", "I sneak past {thing}",
    "I break open {thing} with all my strength", "I listen at {thing} for voices",
    "I hide behind {thing}", "I jump over {thing}", "I try to repair {thing}",
    "I follow the tracks around {thing}", "I study {thing} and try to recall what I know of it",
)  # fmt: skip
WITH_PEOPLE = (
    "I try to persuade {person} to help me", "I lie to {person} about why I am here",
    "I threaten {person} until they let me pass", "I ask {person} what they want",
    "I try to calm {person} down",
)  # fmt: skip
QUIET = (
    "I sit down and watch {thing} for a while", "I look around at {thing}",
    "I talk to myself about {thing}", "I wait beside {thing}",
)  # fmt: skip
QUESTIONS = (
    "Is {thing} guarded?", "Does anybody here know my name?", "Is there another way past {thing}?",
    "Is somebody following me?", "Will the weather hold?", "Is {thing} older than it looks?",
)  # fmt: skip


@dataclass(slots=True)
class Played:
    """What came of a campaign.

    Attributes:
        seconds: processor time of each exchange; other programs do not count.
        opened: names of threads that were opened.
        scenes: scenes that began.
        fallen: characters who could not go on.
    """

    seconds: list[float] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    scenes: int = 0
    fallen: int = 0


class SeededPlayer:
    """Plays one campaign: the same seed does the same things.

    Args:
        sitting: the game.
        seed: whole number.
    """

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        self.played = Played()
        self._random = Random(seed)

    def play(self, exchanges: int) -> Played:
        """Play some exchanges."""
        for _ in range(exchanges):
            number = len(self.played.seconds)
            begin = time.process_time()
            try:
                self._exchange()
            except EngineError:
                self._recover()  # somebody is down; what the loop shows as an error
            self._go_on()
            self.played.seconds.append(time.process_time() - begin)
            if number % 12 == 11:
                self._besides(number)
        return self.played

    def _exchange(self) -> None:
        sitting = self.sitting
        if sitting.fighting.choice is not None:
            list(sitting.fighting.answer(sitting.fighting.choice.options[0]))
        if sitting.fighting.is_running:
            self._fight()
            return
        self._take(sitting.say(self._words()))

    def _go_on(self) -> None:
        """Let what follows a defeat follow, as the chat loop does; the dead are succeeded."""
        sitting = self.sitting
        while (reply := sitting.aftermath()) is not None:
            self.played.fallen += 1
            self._take(reply)
        if sitting.defeats.is_over:
            name = f"Farek {self.played.fallen + 1}"
            state, slug = sitting.campaign.state, sitting.system.info.slug
            sheet = sitting.system.play.draft_sheet(name, SHEETS[slug], state)
            sitting.defeats.succeed(sitting.party.join(sheet))

    def _recover(self) -> None:
        """Do what the chat loop proposes when nobody can act: rest, else somebody new joins."""
        sitting = self.sitting
        sitting.withdraw()
        for action_type in sitting.system.action_types:
            op = action_type.model_fields["op"].default
            if op in RESTING and not sitting.fighting.is_running:
                try:
                    action = parse_model(action_type, {"op": op, "acting": sitting.actor})
                    list(sitting.fighting.do(action))
                except EngineError:
                    continue
                return
        self.played.fallen += 1
        name = f"Farek {self.played.fallen + 1}"
        state, slug = sitting.campaign.state, sitting.system.info.slug
        sitting.party.join(sitting.system.play.draft_sheet(name, SHEETS[slug], state))
        sitting.switch(name)

    def _words(self) -> str:
        people = [p.name for p in self.sitting.setting().people]
        kind = self._random.random()
        pool: Sequence[str] = DEEDS
        if kind < 0.15:
            pool = QUIET
        elif kind < 0.45 and people:
            pool = WITH_PEOPLE
        person = self._random.choice(people) if people else "nobody"
        return self._random.choice(pool).format(thing=self._random.choice(THINGS), person=person)

    def _fight(self) -> None:
        foes = [p.name for p in self.sitting.setting().people]
        words = f"I flee from {foes[0]}" if foes else "I run away"
        self._take(self.sitting.say(words))
        if self.sitting.fighting.is_running:
            try:
                list(self.sitting.fighting.end_turn())
            except EngineError:
                list(self.sitting.fighting.advance())

    def _take(self, reply: Reply | None) -> None:
        if isinstance(reply, AskedBack):
            reply = self.sitting.say("1")
        if isinstance(reply, FightBegins):
            list(reply.steps)
            reply = reply.then() if reply.then is not None else None
        if isinstance(reply, Proposal):
            rolled = self.sitting.roll()
            list(self.sitting.fighting.advance())
            while self.sitting.fighting.choice is not None:  # what the roll waits for, as in play
                options = self.sitting.fighting.choice.options
                list(self.sitting.fighting.answer(self._random.choice(options)))
            list(self.sitting.tell(self.sitting.rolling.closed(rolled) or rolled).sentences)
        elif isinstance(reply, Talk | SceneBegins | StoryEnds):
            list(reply.sentences)

    def _besides(self, number: int) -> None:
        """Use the solo tools now and then, as people do."""
        sitting, random = self.sitting, self._random
        oracle = oracle_of(sitting.campaign, sitting.book)
        question = random.choice(QUESTIONS).format(thing=random.choice(THINGS))
        oracle.ask(question, random.choice(list(LIKELIHOODS)))
        name = f"What {random.choice(THINGS)} is for, {number}"
        entry = decide(sitting.campaign, sitting.book, f"add {name}")
        self.played.opened.append(entry.name if entry else name)
        if number % 24 == 23 and not sitting.fighting.is_running:
            self._next_scene(number)
        if number % 60 == 59:
            note(sitting.campaign, sitting.book, f"something to remember, {number}")

    def _next_scene(self, number: int) -> None:
        sitting = self.sitting
        sitting.withdraw()
        running = sitting.adventure
        ways = running.ways_on() if running is not None else ()
        if running is not None and ways:
            begun = running.go(ways[0])
            words = running.told(ways[0], begun)
        else:
            begun = begin_scene(
                sitting.campaign, sitting.book, f"{self._random.choice(THINGS)}, day {number}"
            )
            words = told_of(begun.test) if begun.test is not None else []
        self.played.scenes += 1
        sitting.memory.reread()
        list(sitting.telling.words(words))


def start(journal: Journal, system: str, *, seed: int, adventure: bool = True) -> Sitting:
    """Return the sitting of a new campaign that has begun."""
    game = get_system(system)
    kit = {"house_kit": True} if "house_kit" in game.settings_type.model_fields else {}
    book = journal.create(f"{system} {seed}", system, seed=str(seed).encode(), settings=kit)
    sheet = game.play.draft_sheet("Farek", SHEETS[system], book.state)
    book.apply(CharacterJoined(sheet=sheet))
    begin = begin_adventure(book, ADVENTURES[system]) if adventure else begin_anywhere(book)
    sitting = make_sitting(book, "Farek")
    list(sitting.begin(begin.opening, threads=begin.threads))
    return sitting


def told_sentences(campaign: Campaign) -> list[str]:
    """Return every sentence that was told and stands."""
    found = campaign.records(kinds={"narration"}, live=True)
    return [str(s) for record in found for s in record.body.get("sentences", ())]


def near_repeats(sentences: list[str]) -> Iterator[tuple[str, str]]:
    """Yield pairs of sentences that share more than ``NEAR`` of their words."""
    words = [frozenset(re.findall(r"[^\W_]+(?:['’][^\W_]+)*", s.lower())) for s in sentences]
    for (i, a), (j, b) in itertools.combinations(enumerate(words), 2):
        small, large = sorted((len(a), len(b)))
        if small * 2 > NEAR * (small + large) and 2 * len(a & b) > NEAR * (len(a) + len(b)):
            yield sentences[i], sentences[j]


def main() -> None:
    """Play and print."""
    for system in ADVENTURES:
        with tempfile.TemporaryDirectory() as folder, _journal(folder, "a") as journal:
            sitting = start(journal, system, seed=7)
            began = time.perf_counter()
            played = SeededPlayer(sitting, 7).play(EXCHANGES)
            took = time.perf_counter() - began
            _report(system, sitting, played, took)
            _round_trip(system, sitting.campaign, folder)


def _journal(folder: str, name: str) -> Journal:
    return Journal.open(Path(folder) / f"{name}.db")


def _report(system: str, sitting: Sitting, played: Played, took: float) -> None:
    verified = sitting.campaign.verify()
    report(f"{system}: {EXCHANGES} exchanges", f"{took:.1f} s", "at most 60 s", holds=took <= 60)
    report(
        f"{system}: journal of {verified.records:,} records, {verified.rolls} rolls and draws",
        "verifies" if verified.ok else f"{len(verified.findings)} faults", "verifies",
        holds=verified.ok,
    )  # fmt: skip
    early = statistics.median(played.seconds[10:60]) * 1000
    late = statistics.median(played.seconds[-50:]) * 1000
    report(f"{system}: an exchange, early and late", f"{early:.0f}, {late:.0f} ms of processor",
           "flat, at most 50 ms", holds=late <= 50)  # fmt: skip
    told = told_sentences(sitting.campaign)
    near = list(near_repeats(told))
    report(f"{system}: near repeats in {len(told):,} sentences", str(len(near)), "0",
           holds=not near)  # fmt: skip
    for first, second in list(dict.fromkeys(near))[:8]:
        print(f"       {first!r} / {second!r}")
    listed = {entry.name for entry in sitting.book.ledger.entries("thread")}
    lost = [name for name in played.opened if name not in listed]
    report(f"{system}: threads opened and not listed", f"{len(lost)} of {len(played.opened)}", "0",
           holds=not lost)  # fmt: skip


def _round_trip(system: str, campaign: Campaign, folder: str) -> None:
    data = campaign.export(reveal_seeds=True)
    with _journal(folder, "b") as other:
        back = other.import_campaign(data)
        same = (
            back.export(reveal_seeds=True) == data
            and back.state == campaign.state
            and back.verify().ok
        )
    report(f"{system}: exported and imported", "the same" if same else "not the same", "the same",
           holds=same)  # fmt: skip


if __name__ == "__main__":
    main()
