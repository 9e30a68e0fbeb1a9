"""A seeded player who never tires: briefs for whole campaigns, with what each result owes."""

import random
from collections.abc import Iterator

from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.storyteller import Storyteller
from engine.api import Clock, Effect, Owed, Standing

MANNERS = [
    "climb",
    "jump",
    "swim",
    "sneak",
    "hide",
    "search",
    "notice",
    "track",
    "recall",
    "pick_lock",
    "hack",
    "repair",
    "craft",
    "lift",
    "break",
    "endure",
    "drive",
    "ride",
    "heal",
    "fight",
    "shoot",
    "grapple",
    "flee",
    "chase",
    "persuade",
    "deceive",
    "intimidate",
    "haggle",
    "buy",
    "steal",
    "tame",
    "perform",
    "forage",
    "cook",
    "cast",
    "blast",
    "ready",
    "rest",
    "talk",
    "move",
    "look",
    "other",
]
OPPOSED = [
    "fight",
    "shoot",
    "grapple",
    "flee",
    "chase",
    "persuade",
    "deceive",
    "intimidate",
    "haggle",
    "steal",
    "blast",
    "talk",
]
OFTEN = [
    "fight",
    "fight",
    "fight",
    "shoot",
    "sneak",
    "sneak",
    "search",
    "persuade",
    "persuade",
    "notice",
]

_GAINS = ("edge", "knowledge", "position", "relation", "trouble", "gear", "clock")
_COSTS = ("cost", "trouble", "position", "clock", "relation", "gear", "harm")
_CHANGED = ("trouble", "position", "clock")
DEGREES = {
    "overwhelming_success": (True, 2, (1, 2), (0, 0), _COSTS),
    "regular_success": (True, 1, (0, 1), (0, 0), _COSTS),
    "mixed_success": (True, 0, (0, 1), (1, 1), _COSTS),
    "mixed_failure": (False, 0, (1, 1), (0, 1), _COSTS),
    "regular_failure": (False, -1, (0, 0), (1, 1), _CHANGED),
    "disaster": (False, -2, (0, 0), (2, 2), _COSTS),
}

Being = tuple[str, str, str]
World = tuple[str, str, tuple[Being, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]

WORLDS: dict[str, tuple[World, ...]] = {
    "stitcher": (
        (
            "fantasy",
            "the roofs above Candle Lane",
            (
                ("a toll collector", "2", "the ledger"),
                ("two watchmen", "2", ""),
                ("Old Meg", "1", ""),
            ),
            ("Sword", "Long rope", "Lantern"),
            ("Warrior (3)", "Athletic"),
            ("loose scaffolding", "thick fog"),
        ),
        (
            "noir",
            "the back room of the Blue Heron bar",
            (
                ("Captain Rook", "3", "to close the case"),
                ("the barkeep", "1", ""),
                ("Moretti", "4", ""),
            ),
            ("Old Gun", "Notebook", "Magnifying Glass"),
            ("Detective (3)", "Streetwise"),
            ("a blind pianist", "rain on the skylight"),
        ),
        (
            "space",
            "a service corridor of the colony ship Hesper",
            (("Spitter", "2", ""), ("Chief Okafor", "3", "the core logs"), ("a drone", "1", "")),
            ("PDA", "Infrared Goggles", "Armor"),
            ("Smuggler (3)", "Techie", "Alien knowledge"),
            ("flickering lights", "a jammed hatch"),
        ),
        (
            "western",
            "the main street of Perdition Gulch",
            (
                ("Sheriff Dunn", "3", "quiet"),
                ("the Pardee brothers", "4", ""),
                ("a widow", "1", ""),
            ),
            ("Revolver", "Lasso", "Whiskey"),
            ("Gunslinger (3)", "Gambler"),
            ("swinging doors", "noon glare"),
        ),
    ),
    "skitterbarren": (
        (
            "wasteland",
            "a salt caravan camp at the Hollow Wells",
            (("a dune jackal", "2", ""), ("the water seller", "1", "silver"), ("raiders", "3", "")),
            ("Knife", "Bow", "Rope"),
            ("Exertion", "Awareness"),
            ("heat shimmer", "deep ruts"),
        ),
        (
            "wasteland",
            "the ruins of a pump station",
            (("Yarrow", "2", "to go home"), ("a tower crab", "4", ""), ("three scavvers", "2", "")),
            ("Hatchet", "Tent", "Waterskin"),
            ("Artifice", "Scavver"),
            ("a leaning gantry",),
        ),
    ),
    "altars": (
        (
            "swordsorcery",
            "the temple of the Drowned Moon",
            (("the high priest", "d10", "a heart"), ("Vash", "d8", ""), ("a cave ape", "d8", "")),
            ("Lockpicks", "Scimitar", "Torch"),
            ("Thief", "Barbarian Warrior", "Priest of Erlik"),
            ("guttering torches", "wet steps"),
        ),
        (
            "swordsorcery",
            "the slave market of Kessum",
            (
                ("Overseer Brann", "d8", "order"),
                ("two spearmen", "d6", ""),
                ("a veiled girl", "d4", ""),
            ),
            ("Dagger", "Cloak", "Gold"),
            ("Pirate", "Assassin"),
            ("a broken awning", "the crowd"),
        ),
    ),
}


class Player:
    """Makes briefs for a campaign, resolves them by lot, and keeps what was told."""

    def __init__(self, system: str, seed: int) -> None:
        self.system = system
        self.seed = seed
        self.lot = random.Random(seed)
        self.told: list[str] = []

    def attempt(self, exchange: int) -> Brief:
        worlds = WORLDS[self.system]
        genre, place, people, items, traits, circumstances = worlds[exchange // 50 % len(worlds)]
        lot = self.lot
        persons = tuple(
            Person(name=name, weight=weight, wants=wants, attitude=lot.randint(-2, 2))
            for name, weight, wants in people
        )
        manner = lot.choice(MANNERS + OFTEN)
        opponent = lot.choice(persons) if manner in OPPOSED else None
        if manner == "tame":
            opponent = Person(name="a stray mastiff", weight="2")
        helps = lot.sample([*items, *traits, *circumstances], lot.randint(1, 3))
        return Brief(
            system=self.system,
            exchange=exchange + 1,
            seed=self.seed,
            attempt=Attempt(
                actor="Farek",
                text=f"I {manner}",
                manner=manner,
                kind="opposed" if opponent else "challenge",
                target=opponent.name if opponent else None,
                stitched=tuple(helps),
                hindering=lot.choice([(), (), ("Injured",), ("Twisted ankle",)]),
                opponent=opponent,
            ),
            setting=Setting(
                place=place,
                people=persons,
                standings=tuple(Standing(name=name) for name in circumstances),
                clocks=(Clock(name="the rising tide", ticks=1),),
                items=items,
                genre=genre,
            ),
            told=tuple(self.told),
        )

    def resolve(self, brief: Brief) -> Brief:
        update = self._stitcher() if self.system == "stitcher" else self._by_margin(brief)
        return brief.model_copy(update=update)

    def _stitcher(self) -> dict[str, object]:
        slug = self.lot.choice(list(DEGREES))
        passed, direction, gains, setbacks, kinds = DEGREES[slug]
        owed = Owed(
            done=passed,
            gains=gains,
            setbacks=setbacks,
            gain_kinds=_GAINS,
            setback_kinds=kinds,
            max_size=self.lot.choice((1, 1, 2)),
        )
        return {"degree": slug, "passed": passed, "direction": direction, "owed": owed}

    def _by_margin(self, brief: Brief) -> dict[str, object]:
        margin = self.lot.randint(-8, 9)
        passed, attack = margin >= 0, brief.attempt.manner in ("fight", "shoot", "blast")
        gains = setbacks = (0, 0)
        notes: tuple[str, ...] = ()
        damage = 0
        if self.system == "skitterbarren":
            lone = self.lot.randint(1, 6)
            notes = {6: ("The party gains a Boon.",), 1: ("The GM gains a Blunder.",)}.get(lone, ())
            gains = (1, 1) if lone == 6 else gains
            setbacks = (1, 1) if lone == 1 or not passed else setbacks
            damage = lone if passed and attack else 0
        else:
            setbacks = (1, 1) if not passed and not attack else setbacks
            damage = margin if passed and attack else 0
            if brief.attempt.manner in ("cast", "blast"):
                notes = ("The spell costs 1 health.",)
        owed = Owed(done=passed, gains=gains, setbacks=setbacks)
        return {
            "degree": "success" if passed else "failure",
            "passed": passed,
            "direction": 1 if passed else -1,
            "margin": margin,
            "damage": damage,
            "notes": notes,
            "owed": owed,
        }

    def play(self, exchanges: int) -> Iterator[tuple[Brief, tuple[Effect, ...], list[str]]]:
        teller = Storyteller()
        for exchange in range(exchanges):
            brief = self.attempt(exchange)
            brief = self.resolve(brief.model_copy(update={"stakes": teller.stakes(brief)}))
            effects = tuple(teller.consequences(brief))
            sentences = list(teller.narrate(brief, effects))
            self.told += sentences
            yield brief, effects, sentences
