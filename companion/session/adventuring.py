"""An adventure while it is played: scenes that follow, clues that are found, clocks that fill."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from companion.journal import Campaign
from companion.openings import Circumstance, Newcomer, Opening, sentences_of
from companion.oracle import SCENE
from companion.session import records
from companion.session.book import Book
from companion.session.kept import KeptRecords
from companion.session.places import content, meant
from companion.session.scene import fold, words
from companion.session.scenes import Begun, Prepared, begin_scene, sheets_away
from engine.api import (
    CharacterJoined,
    Effect,
    EffectApplied,
    Event,
    SecretKept,
    Standing,
)

if TYPE_CHECKING:
    from companion.adventures.model import Adventure, AdventureScene

_LOOKING: Final = frozenset(
    {
        "search",
        "notice",
        "investigate",
        "track",
        "recall",
        "read",
        "appraise",
        "look",
        "hack",
        "think",
    }
)
"""Kinds of action that are after knowledge: their success finds a clue where there is one."""
_SPEAKING: Final = frozenset({"bribe", "talk", "persuade", "intimidate", "deceive"})
"""Kinds of action that find one where the words want to know something."""
_WANTS_TO_KNOW: Final = re.compile(
    r"\?|\b(?:asks?|questions?|who|whose|what|why|where|when|how|whether|about|knows?|truth|learn|"
    r"find out|talk|talking|admit|confess|answers?|explain|slip|news|gossip|secrets?|tells? me|"
    r"frage?|wer|was|warum|wo|wann|wie|wahrheit|demande|qui|quoi|pourquoi|où|quand|comment|vérité|"
    r"pregunto|quién|qué|por qué|dónde|cuándo|cómo|verdad)\b",
    re.IGNORECASE,
)


def seeks(manner: str, text: str) -> bool:
    """Return whether an attempt is after knowledge.

    Example:
        >>> seeks("persuade", "I ask Ness who was here"), seeks("persuade", "I calm Ness down")
        (True, False)
    """
    if manner in _SPEAKING:
        return _WANTS_TO_KNOW.search(text) is not None
    return manner in _LOOKING


def opening_of(adventure: "Adventure") -> Opening:
    """Return how an adventure begins."""
    first = adventure.scenes[0]
    people = [p for name in first.people if (p := adventure.person(name)) is not None]
    return Opening(
        id=f"adventure-{adventure.id}",
        systems=(adventure.system,),
        genre=adventure.genre,
        place=first.place,
        scene=first.text,
        premise=" ".join(adventure.premise.split()),
        trouble=adventure.clocks[0].name if adventure.clocks else adventure.stakes[0],
        segments=adventure.clocks[0].segments if adventure.clocks else 6,
        people=tuple(
            Newcomer(name=p.name, strength=p.strength, wants=p.wants, attitude=p.attitude)
            for p in people
        ),
        circumstances=tuple(Circumstance(name=c.name, helps=c.helps) for c in first.circumstances),
    )


def prepare(campaign: Campaign, adventure: "Adventure") -> None:
    """Write an adventure into a campaign that has not begun: its data, its secrets, its clocks."""
    campaign.append(records.ADVENTURE, {"data": adventure.model_dump(mode="json")})
    events: list[Event] = [SecretKept(secret=secret.truth) for secret in adventure.secrets]
    first = adventure.clocks[0].name if adventure.clocks else ""
    for clock in adventure.clocks:
        # The opening itself starts the first trouble with one segment.
        size = clock.start - (clock.name == first)
        effect = Effect(
            kind="clock", change="gain", target="scene", name=clock.name, size=max(0, size),
            good=clock.good, segments=clock.segments,
        )  # fmt: skip
        events.append(EffectApplied(effect=effect))
    if events:
        campaign.apply(*events)


class Adventuring:
    """The adventure of one campaign.

    Args:
        campaign: the campaign.
        book: its ledger.
        adventure: the adventure.
    """

    def __init__(self, campaign: Campaign, book: Book, adventure: "Adventure") -> None:
        self._campaign = campaign
        self._book = book
        self.adventure = adventure
        self._scenes = KeptRecords(campaign, {SCENE})
        self._due = KeptRecords(campaign, {records.DUE})

    @classmethod
    def of(cls, campaign: Campaign, book: Book) -> "Adventuring | None":
        """Return the adventure that a campaign plays; None for none."""
        found = campaign.records(kinds={records.ADVENTURE})
        if not found:
            return None
        from companion.adventures.loading import from_json

        adventure = from_json(found[-1].body["data"])
        return None if adventure is None else cls(campaign, book, adventure)

    @property
    def scene(self) -> "AdventureScene | None":
        """The adventure's scene that is played; None in a scene of the player's own."""
        found = self._scenes()
        if not found:
            return self.adventure.scenes[0]
        return self.adventure.scene(str(found[-1].body.get("scene", "")))

    def ways_on(self) -> tuple["AdventureScene", ...]:
        """Return the scenes that may follow."""
        found = self._scenes()
        visited = [str(r.body["scene"]) for r in found if r.body.get("scene")]
        last = self.adventure.scene(visited[-1]) if visited else self.adventure.scenes[0]
        ways = last.leads_to if last is not None else ()
        return tuple(s for way in ways if (s := self.adventure.scene(way)) is not None)

    def scene_meant(self, text: str) -> "AdventureScene | None":
        """Return the scene that the player means by a number or a word; "" for the next."""
        ways = self.ways_on()
        tidy = fold(text.strip())
        if not tidy:
            return ways[0] if ways else None
        if tidy.isdecimal():
            return ways[int(tidy) - 1] if 1 <= int(tidy) <= len(ways) else None
        by_id = next((s for s in ways if tidy == fold(s.id)), None)
        place = meant(text, [s.place for s in reversed(ways)])
        said = set(content(text))
        return (
            by_id
            or next((s for s in ways if s.place == place), None)
            or next((s for s in ways if said and said <= set(content(s.place))), None)
        )

    def scene_at(self, place: str) -> "AdventureScene | None":
        """Return the adventure's scene that is set in a place, by its whole name; None for none."""
        return next((s for s in self.adventure.scenes if fold(s.place) == fold(place)), None)

    def go(self, scene: "AdventureScene", *, said: str = "") -> Begun:
        """End the scene and go on to one of the adventure's."""
        standings = tuple(Standing(name=c.name, helps=c.helps) for c in scene.circumstances)
        return begin_scene(
            self._campaign,
            self._book,
            scene.place,
            prepared=Prepared(
                standings=standings,
                people=tuple(self._people(scene)),
                more={"scene": scene.id, "wants": self._wants(scene)},
            ),
            said=said,
            how="plain",  # it is as its author wrote it
        )

    def go_back(self, scene: "AdventureScene", *, said: str = "") -> Begun:
        """End the scene and return to one of the adventure's that was played before."""
        more = {"scene": scene.id, "wants": self._wants(scene)}
        prepared = Prepared(more=more)
        return begin_scene(self._campaign, self._book, scene.place, prepared=prepared, said=said)

    def _wants(self, scene: "AdventureScene") -> dict[str, str]:
        people = [self.adventure.person(name) for name in scene.people]
        return {person.name: person.wants for person in people if person and person.wants}

    def _people(self, scene: "AdventureScene") -> list[Event]:
        play = self._campaign.rule_system.play
        known = {**sheets_away(self._campaign), **_present(self._campaign)}
        events: list[Event] = []
        for name in scene.people:
            person = self.adventure.person(name)
            if person is None:
                continue
            sheet = known.get(name) or play.opponent_sheet(name, person.strength)
            events.append(CharacterJoined(sheet=sheet))
            if name not in self._campaign.state.story.relations and person.attitude:
                attitude = person.attitude
                effect = Effect(
                    kind="relation", change="set", target=name, name="attitude",
                    size=abs(attitude), good=attitude > 0,
                )  # fmt: skip
                events.append(EffectApplied(effect=effect))
        return events

    def told(self, scene: "AdventureScene", begun: Begun) -> list[str]:
        """Return how a scene is told when it begins."""
        added = (
            [] if begun.test is None or begun.test.result == "as expected" else [begun.test.text]
        )
        return [*sentences_of(scene.text), *added]

    # Clues

    def next_clue(self) -> str:
        """Return the next clue that can be found in this scene; "" when all are."""
        scene = self.scene
        if scene is None:
            return ""
        known = set(self._campaign.state.story.knowledge)
        for secret_id in scene.clues:
            secret = next((s for s in self.adventure.secrets if s.id == secret_id), None)
            for clue in secret.clues if secret is not None else ():
                if clue[:200] not in known:
                    return clue
        return ""

    def clue_for(self, thing: str) -> str:
        """Return a clue of this scene that may lie in a thing: one that names it, else the next.

        What only somebody's own mouth or manner can tell lies in no thing; "" where none is left.

        Args:
            thing: its noun, in small letters.
        """
        scene = self.scene
        known = set(self._campaign.state.story.knowledge)
        wanted = scene.clues if scene is not None else ()
        secrets = [s for s in self.adventure.secrets if s.id in wanted]
        left = [clue for s in secrets for clue in s.clues if clue[:200] not in known]
        naming = next((clue for clue in left if thing in words(clue)), "")
        people = {word for person in self.adventure.people for word in words(person.name)}
        return naming or next((clue for clue in left if not people & set(words(clue))), "")

    def with_clue(
        self, effects: Sequence[Effect], *, is_seeking: bool, passed: bool | None, key: str
    ) -> tuple[Effect, ...]:
        """Return consequences with a clue of the adventure's where knowledge was sought and gained.

        Who squeezes through a fence learns nothing of the strongbox by it.

        Args:
            effects: the consequences that stand.
            is_seeking: whether it was after knowledge; then a success finds a clue by itself.
            passed: whether it succeeded.
            key: idempotency key of an effect that is added.
        """
        clue = self.next_clue() if is_seeking else ""
        if not clue:
            return tuple(effects)
        turned = [e for e in effects if e.kind == "knowledge" and e.good]
        if turned:
            found = turned[0].model_copy(update={"name": clue[:200], "tell": clue})
            return tuple(found if e is turned[0] else e for e in effects)
        if passed:
            found = Effect(
                kind="knowledge", change="gain", target="scene", name=clue[:200], good=True,
                tell=clue, key=key,
            )  # fmt: skip
            return (*effects, found)
        return tuple(effects)

    def learnt(self) -> tuple[str, ...]:
        """Return secrets all of whose clues are found and that are not known yet."""
        known = set(self._campaign.state.story.knowledge)
        return tuple(
            secret.truth
            for secret in self.adventure.secrets
            if secret.truth not in known and all(clue[:200] in known for clue in secret.clues)
        )

    def told_due(self) -> set[str]:
        """Return the names of what has come due and was told."""
        return {str(record.body["name"]) for record in self._due()}

    def full_clocks(self) -> Iterator[tuple[str, str]]:
        """Yield name and sentence of each clock of the adventure's that is or was full."""
        for clock in self.adventure.clocks:
            entry = self._book.ledger.get("clock", self._book.corrections(clock.name))
            if entry is not None and entry.ticks >= entry.size:
                yield clock.name, clock.full


def _present(campaign: Campaign) -> dict[str, Any]:
    return {
        name: sheet.model_dump(mode="json")
        for name, sheet in campaign.state.characters.items()
        if sheet.side == "gm"
    }
