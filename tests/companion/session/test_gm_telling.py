"""What a GM tells outright is read as what it would change, in each game's own terms."""

from typing import Any

import pytest

from companion.session.gm_telling import GmTelling
from companion.session.scene import find_person
from companion.wording import describe
from engine.api import (
    CharacterJoined,
    Effect,
    EffectApplied,
    GameState,
    RuleSystem,
    SceneSet,
    get_system,
)

SHEETS: dict[str, dict[str, Any]] = {
    "stitcher": {
        "Mara": {"traits": [{"name": "Thief", "weight": 3}, {"name": "Lockpicks", "weight": 1}]},
        "Oskar": {"traits": [{"name": "Soldier", "weight": 2}, {"name": "Old medal", "weight": 1}]},
    },
    "altars": {
        "Mara": {
            "archetypes": {"Thief": "d12", "Rogue": "d10", "Sailor": "d8"},
            "initiative": "d6",
            "health": 8,
            "equipment": ["Lockpicks"],
        },
        "Oskar": {
            "archetypes": {"Soldier": "d12", "Cook": "d10", "Singer": "d8"},
            "initiative": "d6",
            "health": 8,
            "equipment": ["Old medal"],
        },
    },
    "skitterbarren": {
        "Mara": {"attributes": {"Brawn": 1, "Knack": 1, "Wits": 2}, "inventory": ["Lockpicks"]},
        "Oskar": {"attributes": {"Brawn": 2, "Knack": 1, "Wits": 1}, "inventory": ["Old medal"]},
    },
}
COUNTING = ("altars", "skitterbarren")
"""Games that count damage rather than name it."""


def table(slug: str) -> tuple[RuleSystem[Any], GameState[Any, Any]]:
    system = get_system(slug)
    kit = {"house_kit": True} if slug == "skitterbarren" else {}
    state: GameState[Any, Any] = system.new_state(kit)
    for name, sheet in SHEETS[slug].items():
        state = system.apply(state, CharacterJoined(sheet={"name": name, **sheet}))
    for name in ("gate guard", "Ines Marchetti"):
        state = system.apply(state, CharacterJoined(sheet=system.play.opponent_sheet(name, "")))
    clock = Effect(
        kind="clock", change="gain", target="scene", name="the patrol", size=0, segments=6
    )
    state = system.apply(state, SceneSet(place="a yard"))
    return system, system.apply(state, EffectApplied(effect=clock))


def read(slug: str, text: str, *, last: str | None = "Mara") -> list[str]:
    system, state = table(slug)
    telling = GmTelling(system, state, find=lambda name: find_person(state, name), last=last)
    return [
        describe(offer.effect) if offer.effect is not None else offer.about
        for offer in telling.offers(text)
    ]


@pytest.mark.parametrize("slug", sorted(SHEETS))
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("the guard falls", ["gate guard is out of the scene"]),
        ("The gate guard is dead.", ["gate guard is out of the scene"]),
        ("Ines runs away", ["Ines Marchetti is out of the scene"]),
        ("the guard surrenders", ["gate guard: has surrendered"]),
        ("Oskar finds a key", ["gear: Oskar gains Key"]),
        ("Oskar finds a rusty key under the mat", ["gear: Oskar gains Rusty key"]),
        ("Oskar finds a hidden door", ["knowledge: Hidden door"]),
        ("Oskar finds two coins and a letter in the chest",
         ["gear: Oskar gains Two coins", "gear: Oskar gains Letter"]),
        ("Oskar gets a rope and two torches",
         ["gear: Oskar gains Rope", "gear: Oskar gains Two torches"]),
        ("they find a key", ["gear: Mara gains Key"]),
        ("they find a frightened girl in the loft", ["frightened girl joins the scene"]),
        ("An old woman gives Oskar a ring",
         ["woman joins the scene", "gear: Oskar gains Ring"]),
        ("They run to the old mill with the guard", ["a new scene: the old mill, with the guard"]),
        ("Mara loses her lockpicks", ["gear: Mara loses Lockpicks"]),
        ("Oskar's medal breaks", ["gear: Oskar loses Old medal"]),
        ("Oskar gives his old medal to Mara", ["gear: Mara gets Old medal from Oskar"]),
        ("the guard gives Mara a letter", ["gear: Mara gets Letter from gate guard"]),
        ("it costs her 2 coins", ["cost: 2 coins, from Mara"]),
        ("Oskar pays 5 gold to the guard", ["cost: 5 gold, from Oskar"]),
        ("an hour passes", ["clock: the patrol +1"]),
        ("the patrol comes closer", ["clock: the patrol +1"]),
        ("it begins to rain", ["trouble: the scene gains Rain"]),
        ("a wolf appears at the edge of the wood", ["wolf joins the scene"]),
        ("two wolves wait in the dark", ["wolf 1 joins the scene", "wolf 2 joins the scene"]),
        ("A ghoul crouches in the third coffin", ["ghoul joins the scene"]),
        ("They meet an old priest", ["priest joins the scene"]),
        ("A ghoul bites the guard", ["ghoul joins the scene"]),
        ("they learn that the heir is alive", ["knowledge: The heir is alive"]),
        ("the guard trusts Mara now", ["gate guard: warmer"]),
        ("the guard is angry with Oskar", ["gate guard: colder"]),
        ("they go to the harbour", ["a new scene: the harbour"]),
        ("Two hours later they reach the old mill",
         ["clock: the patrol +1", "a new scene: the old mill"]),
        ("the party sleeps until morning", ["a night goes by, by the game's own rules"]),
        ("Oskar dies", ["Oskar leaves the game for good"]),
    ],
)  # fmt: skip
def test_what_is_told_is_offered(slug: str, text: str, shown: list[str]) -> None:
    assert read(slug, text) == shown


@pytest.mark.parametrize("slug", sorted(SHEETS))
@pytest.mark.parametrize(
    "text",
    [
        "Mara sneaks past the guard",
        "Oskar attacks the guard",
        "The guard attacks Oskar with his spear",
        "Mara picks the lock with her lockpicks",
        "Oskar searches the desk for a key",
        "Oskar breaks down the door",
        "Mara takes cover behind the wall",
        "Mara takes the stairs",
        "Mara finds nothing",
        "Mara gets up",
        "Mara runs away",
        "Ines leaves a note",
        "Ines tells them about the patrol",
        "Oskar and Mara push the cart together",
        "They spend the evening talking",
        "A huge shadow falls over them",
        "A cold wind blows through the ruins",
        "A door slams somewhere",
    ],
)
def test_attempts_and_colour_offer_nothing(slug: str, text: str) -> None:
    assert read(slug, text) == []


@pytest.mark.parametrize("slug", sorted(SHEETS))
@pytest.mark.parametrize(
    ("text", "who", "size"),
    [
        ("Mara takes one injury", ["Mara"], 1),
        ("Mara takes 3 damage from the fall", ["Mara"], 3),
        ("She loses 2 health", ["Mara"], 2),
        ("Mara and Oskar take 2 damage each", ["Mara", "Oskar"], 2),
        ("everybody takes 1 damage", ["Mara", "Oskar"], 1),
        ("the guard hits Oskar for 2 damage", ["Oskar"], 2),
        ("the fall does 2 damage to Oskar", ["Oskar"], 2),
        ("Oskar is hit by a stone for 2", ["Oskar"], 2),
        ("the wolf bites Oskar for 3", ["Oskar"], 3),
        ("Oskar hits the guard for 4", ["gate guard"], 4),
    ],
)
def test_wounds_are_in_the_games_own_terms(slug: str, text: str, who: list[str], size: int) -> None:
    more = f" ({size})" if size > 1 else ""
    told = f"takes {size} damage" if slug in COUNTING else f"gains Injured{more}"
    assert read(slug, text) == [f"harm: {one} {told}" for one in who]


def test_a_condition_stands_where_the_game_has_a_place_for_it() -> None:
    assert read("stitcher", "Oskar is poisoned") == ["harm: Oskar gains Poisoned"]
    assert read("skitterbarren", "Oskar is poisoned") == ["harm: Oskar gains Poisoned"]
    assert read("altars", "Oskar is poisoned") == ["trouble: the scene gains Poisoned (Oskar)"]


@pytest.mark.parametrize("slug", sorted(SHEETS))
def test_what_was_told_is_over_when_that_is_told(slug: str) -> None:
    system, state = table(slug)
    for text in ("Oskar takes 2 damage", "Oskar is poisoned"):
        for offer in GmTelling(system, state, find=lambda _: None).offers(text):
            for event in offer.events:
                state = system.apply(state, event)
    ill = GmTelling(system, state, find=lambda _: None)
    assert len(ill.offers("Oskar is no longer poisoned")) == 1
    (healed,) = ill.offers("Oskar recovers 2 health")
    better: GameState[Any, Any] = state
    for event in healed.events:
        better = system.apply(better, event)
    assert better.characters["Oskar"] != state.characters["Oskar"]
    assert ill.offers("Mara is no longer poisoned") == [], "she never was"


def test_the_last_players_character_is_never_offered_to_go() -> None:
    system = get_system("stitcher")
    state: GameState[Any, Any] = system.new_state({})
    sheet = {"name": "Mara", **SHEETS["stitcher"]["Mara"]}
    state = system.apply(state, CharacterJoined(sheet=sheet))
    assert GmTelling(system, state, find=lambda _: None).offers("Mara dies") == []


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        ("The old ferryman falls", "old ferryman"),
        ("the sheriff runs away", "sheriff"),
        ("the guard falls", ""),  # the gate guard is here
        ("the rope falls", ""),
        ("the sheriff nods", ""),
    ],
)
def test_who_is_not_here_is_missed_and_not_brought_in(text: str, absent: str) -> None:
    system, state = table("altars")
    telling = GmTelling(system, state, find=lambda name: find_person(state, name))
    offers = telling.offers(text)
    assert telling.absent == absent
    assert not any("joins" in offer.about for offer in offers)


@pytest.mark.parametrize("slug", sorted(SHEETS))
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mara findet einen Schlüssel im Stroh", "gear: Mara gains Schlüssel"),
        ("Mara trouve une clé dans la paille", "gear: Mara gains Clé"),
        ("Mara encuentra una llave en la paja", "gear: Mara gains Llave"),
        ("Eine Priesterin betritt den Hof", "Priesterin joins the scene"),
        ("Un forgeron entre dans la cour", "forgeron joins the scene"),
        ("Una bruja aparece junto al pozo", "bruja joins the scene"),
        ("Der gate guard flieht", "gate guard is out of the scene"),
        ("Le gate guard s'enfuit", "gate guard is out of the scene"),
        ("El gate guard huye", "gate guard is out of the scene"),
        ("Mara verliert ihre Lockpicks", "gear: Mara loses Lockpicks"),
        ("Mara erfährt, dass der Graf lügt", "knowledge: Der Graf lügt"),
        ("Mara apprend que le comte ment", "knowledge: Le comte ment"),
        ("Mara descubre que el conde miente", "knowledge: El conde miente"),
        ("Zwei Stunden vergehen", "clock: the patrol +1"),
        ("Deux heures passent", "clock: the patrol +1"),
        ("Cae la noche", "clock: the patrol +1"),
        ("The patrol rückt näher", "clock: the patrol +1"),
        ("Es beginnt zu regnen", "trouble: the scene gains Rain"),
        ("Ines Marchetti ist beeindruckt", "Ines Marchetti: warmer"),
        ("Ines Marchetti est furieuse", "Ines Marchetti: colder"),
    ],
)
def test_tellings_in_other_languages_are_read_as_far_as_said(
    slug: str, text: str, expected: str
) -> None:
    system, state = table(slug)
    reading = GmTelling(system, state, find=lambda name: find_person(state, name))
    offers = reading.offers(text) or reading.foreign(text)
    told = [offer.about if offer.effect is None else describe(offer.effect) for offer in offers]
    assert any(expected in line for line in told), told


@pytest.mark.parametrize("slug", COUNTING)
@pytest.mark.parametrize(
    "text", ["Mara nimmt zwei Schaden", "Mara subit deux dégâts", "Mara sufre 2 daños"]
)
def test_damage_in_other_languages_is_counted(slug: str, text: str) -> None:
    system, state = table(slug)
    reading = GmTelling(system, state, find=lambda name: find_person(state, name))
    effects = [offer.effect for offer in reading.foreign(text)]
    assert [(e.target, e.size, e.good) for e in effects if e is not None] == [("Mara", 2, False)]


@pytest.mark.parametrize(
    "text",
    ["Mara klettert über die Mauer", "Der Wind dreht sich", "Mara findet den Mut", "Mara rit",
     "The guard laughs at the joke", "Mara mira la luna"],
)  # fmt: skip
def test_words_that_change_nothing_in_any_language(text: str) -> None:
    system, state = table("altars")
    reading = GmTelling(system, state, find=lambda name: find_person(state, name))
    assert reading.offers(text) == []
    assert reading.foreign(text) == []


@pytest.mark.parametrize("slug", COUNTING)
@pytest.mark.parametrize(
    "text", ["Mara burns her hand, 2 damage", "Mara falls from the wall, for two damage."]
)
def test_a_hurt_without_a_verb_of_its_own_is_a_hurt(slug: str, text: str) -> None:
    assert "Mara takes 2 damage" in " ".join(read(slug, text))
