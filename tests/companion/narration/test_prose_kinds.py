"""What prose must not claim, kind by kind and in four languages; and what it may."""

import pytest

from companion.narration.brief import Brief
from companion.narration.prose.counts import counts
from companion.narration.prose_check import check_prose
from engine.api import Effect
from tests.companion.narration.test_prose_check import brief

MISHAP = Effect(
    kind="trouble",
    change="gain",
    target="scene",
    name="Barking dog",
    tell="A dog starts barking.",
)


def found(text: str, given: Brief | None = None, effects: tuple[Effect, ...] = ()) -> set[str]:
    sentences = ["You are inside before he turns.", *text.split(" | ")]
    return {f.kind for f in check_prose(sentences, given or brief(), effects)}


NUMBERS = [
    "The lock wanted a nine, and a nine it got.",
    "You clear it by two.",
    "He is down to his last three health.",
    "That makes it three successes against his two.",
    "The wound is worth four.",
    "It costs him half of his eight points of life.",
    "A twelve would have done; this was better.",
    "He has two left out of seven.",
    "Seventy percent of them would have heard it.",
    "The old trait drops from three to two.",
    "It adds +2 to whatever you try next.",
    "You have a one in six chance of getting out again.",
    "Das Schloss verlangt eine Sieben.",
    "Er hat noch drei Lebenspunkte.",
    "Du schlägst ihn um vier Punkte.",
    "Il lui reste trois points de vie.",
    "Il fallait un neuf pour l'entendre.",
    "Ta marge est de deux.",
    "Le quedan cinco puntos de vida.",
    "Hacía falta un nueve.",
]
SCENERY_NUMBERS = [
    "Three lamps burn on the wall, one of them low.",
    "It is a quarter to four, and nobody has slept.",
    "A dozen steps, then nine more, and a landing.",
    "Two of the seven doors stand open.",
    "Somebody has carved a date over the arch, seventeen years gone.",
    "The bell gives out ten, and then thinks about eleven.",
    "One of the four cooks laughs.",
    "Sieben Stufen, zwei Türen, dann der Hof.",
    "Trois chats dorment sur le mur.",
    "Cuatro perros duermen al sol.",
]
SPEAKING = [
    '"Over here," you hiss at nobody.',
    '"It was never about money," you find yourself telling the wall.',
    'You lean in and murmur: "Nobody saw me."',
    '"Coward!" The word is out of your mouth before he is gone.',
    "You tell the cook that your sister died in this house and that you forgive her.",
    "You promise the boy a silver whistle and a place by the fire.",
    '"Leise", flüsterst du.',
    'Du drehst dich um und sagst: "Das war knapp."',
    '"Pas un bruit", murmures-tu.',
    'Tu souffles: "On y est."',
    '"Ni una palabra", susurras.',
    'Y dices: "Ya está."',
]
DECIDING = [
    "You decide that enough is enough.",
    "You make up your mind to burn the place down.",
    "Relief floods you.",
    "You feel a stab of guilt about the cloak.",
    "You remember your mother's kitchen.",
    "You vow never to come back.",
    "You hope he will forgive you.",
    "This, you think, was too easy.",
    "You hate him for it.",
    "Du beschließt, nie wieder zu stehlen.",
    "Erleichterung durchströmt dich.",
    "Tu décides de ne plus jamais mentir.",
    "La honte te submerge.",
    "Decides no volver nunca.",
    "El alivio te inunda.",
]
GIVEN = [
    "The cook presses a bottle of brandy on you.",
    "A child tugs at your sleeve and drops a brass key in your hand.",
    "Your fingers close round a pistol that somebody has left on the sill.",
    "Under the bench there is a pouch of coins, and it goes into your sleeve.",
    "A dagger comes loose from the panel and stays in your hand.",
    "On the sill lies a loaded crossbow, as if left for you.",
    "Somebody has forgotten a ring of keys in the door.",
    "The steward throws in a horse.",
    "He unbuckles a sword and holds it out to you, hilt first.",
    "Der Koch drückt dir einen Beutel Münzen in die Hand.",
    "Auf der Bank findest du einen Dolch.",
    "Le cuisinier te glisse une clef dans la main.",
    "Sur le banc tu ramasses un pistolet.",
    "El cocinero te da una llave.",
    "En el banco encuentras una pistola.",
]
LOST = [
    "Your lantern is a heap of glass on the step.",
    "Somewhere back there your lantern has gone out of your belt for good.",
    "Your cloak has caught on the hinge and is torn from collar to hem.",
    "Of your lantern there is nothing left but the handle.",
    "The lantern slips from your fingers and rolls over the edge.",
    "The dark cloak goes up in flames.",
    "Deine Laterne zerbricht auf der Stufe.",
    "Dein Mantel ist von oben bis unten zerrissen.",
    "Ta lanterne se brise sur la marche.",
    "Tu linterna se rompe en el escalón.",
]
HURT = [
    "Something tears in your knee, and it will not bear you.",
    "You limp from now on.",
    "Glass opens your palm, and it bleeds.",
    "Two of your fingers are broken.",
    "There is blood on your sleeve, and it is yours.",
    "Your ankle twists under you with a crack.",
    "The hot iron takes the skin off your palm.",
    "Ein Nagel reißt dir die Hand auf, und du blutest.",
    "Du verstauchst dir den Knöchel.",
    "Un clou t'ouvre la paume et le sang coule.",
    "Tu te tords la cheville.",
    "Un clavo te abre la palma.",
    "Te tuerces el tobillo.",
]
PEOPLE = [
    '"Psst. I\'m Odo," says a boy under the bench. "I can show you the cellar."',
    'A kitchen maid steps out of the dark. | "I know where he keeps it. Come with me."',
    '"Name\'s Harrow Pike," says a voice. "I\'ll hold the door for you."',
    'An old soldier lifts the latch for you. | "I\'ll not tell. I can get you a uniform."',
    '"If you need a boat, go and see Marten Holt by the ferry. He owes me one."',
    '"Ich heiße Odo", sagt ein Junge. "Ich kann dir den Keller zeigen."',
    '"Je m\'appelle Odon", dit un gamin. "Je connais la cave."',
    '"Me llamo Odón", dice un chico. "Conozco la bodega."',
]
WAVED = [
    "A dog barks, and no harm is done.",
    "A dog barks, but you come off without a scratch.",
    "The dog barks once and goes back to sleep, and it is as if nothing had happened.",
    "It could have been worse.",
    "Ein Hund bellt, aber es ist nichts passiert.",
    "Un chien aboie, mais plus de peur que de mal.",
    "Un perro ladra, pero no ha pasado nada.",
]
CRUMBS = [
    "Outcome: success.",
    "(OOC: let me know if that works.)",
    "[rolls behind the screen]",
    "GM: what do you do?",
    "effects: []",
    "Narration complete.",
    "As the storyteller, I would add a storm here.",
    "</scene>",
    "set_flag: door_open = true",
    "The degree of success is regular.",
    "Spielleiter: Was tust du?",
    "MJ: que fais-tu?",
    "What do you do next, player?",
]
FREE = [
    "You hold your breath, and something warm runs down the wall.",
    '"You think you can hide?" asks the cook of a rat.',
    "You hear the guard tell somebody that the beer is off.",
    "You see a knife on the block, a lamp over it, and a cat.",
    "Your cloak brushes the wall, and your lantern ticks as it cools.",
    "The cook is a big man with flour on his arms.",
    "Rain drips from the gargoyles, and the ivy smells of cats.",
    "Du hörst Schritte, und eine Lampe schwankt im Hof.",
    "Tu entends des pas, et une lampe vacille dans la cour.",
    "Oyes pasos, y una lámpara oscila en el patio.",
]


@pytest.mark.parametrize("text", NUMBERS)
def test_figures_of_the_game_are_found(text: str) -> None:
    assert "number" in found(text)


@pytest.mark.parametrize("text", [*SCENERY_NUMBERS, *FREE])
def test_scenery_is_free(text: str) -> None:
    assert found(text) == set()


@pytest.mark.parametrize("text", [*SPEAKING, *DECIDING])
def test_the_player_speaks_and_decides_alone(text: str) -> None:
    assert "player" in found(text)


@pytest.mark.parametrize("text", GIVEN)
def test_what_comes_into_the_hands_is_found(text: str) -> None:
    assert "gain" in found(text)


@pytest.mark.parametrize("text", LOST)
def test_what_goes_is_found(text: str) -> None:
    assert "loss" in found(text)


@pytest.mark.parametrize("text", HURT)
def test_wounds_are_found(text: str) -> None:
    assert "wound" in found(text)


@pytest.mark.parametrize("text", PEOPLE)
def test_new_helpers_are_found(text: str) -> None:
    assert "person" in found(text)


@pytest.mark.parametrize("text", WAVED)
def test_a_setback_is_not_waved_away(text: str) -> None:
    assert "degree" in found(text, effects=(MISHAP,))
    assert "degree" not in found(text), "without a setback nothing is waved away"


def test_a_wound_is_told_where_the_result_has_it() -> None:
    arm = Effect(
        kind="harm",
        change="gain",
        target="Farek",
        name="Gashed arm",
        tell="A nail gashes your forearm.",
    )
    assert "wound" not in found("A nail opens your forearm, and blood runs down it.", None, (arm,))
    assert "wound" in found("Your ankle twists under you with a crack.", None, (arm,))


def test_a_great_blow_is_no_scratch() -> None:
    attack = brief().attempt.model_copy(update={"kind": "attack", "manner": "fight"})
    great = brief(attempt=attack, direction=2, damage=4)
    plain = brief(attempt=attack, direction=1, damage=1)
    assert "degree" in found("The blade barely scratches him.", great)
    assert "degree" not in found("The blade barely scratches him.", plain)


def test_lines_and_secrets_are_known_by_their_family_of_words() -> None:
    told = ["You are inside before he turns.", "Im Glas klebt ein Rest des blauen Mohns."]
    given = check_prose(told, brief(), (), secrets=("Blauer Mohn",))
    assert [f.kind for f in given] == ["secret"]
    crawling = ["You are inside before he turns.", "Etwas hat acht Beine: Spinnen, überall."]
    assert [f.kind for f in check_prose(crawling, brief(), (), lines=("spiders",))] == ["line"]


@pytest.mark.parametrize("text", CRUMBS)
def test_crumbs_of_machinery_are_found(text: str) -> None:
    assert "markup" in found(text)


@pytest.mark.parametrize(
    ("phrase", "values"),
    [
        ("With luck on your side for once, two men go by.", [2]),
        ("Quedan once monedas en la bolsa.", [11]),
    ],
)
def test_once_is_a_number_in_spanish_only(phrase: str, values: list[int]) -> None:
    assert [value for value, _ in counts(phrase)] == values


def test_one_of_several_says_nothing_of_how_many_there_are() -> None:
    told = Effect(
        kind="knowledge",
        change="gain",
        target="Farek",
        name="Who pays",
        tell="One of the guards says who pays.",
        good=True,
    )
    assert "effect" not in found("The two guards let it out.", effects=(told,))


@pytest.mark.parametrize(
    "text",
    [
        "A woman shades a candle and hands you the bill for the room.",
        "The clerk holds the note against a lamp and gives it back to you.",
        "The rats come along the pipes and past you.",
        "The carter's grandfather was killed on this very road.",
        "El cochero está muerto de sueño.",
        "Dehors, la pluie redouble.",
    ],
)
def test_what_is_shown_returned_or_long_past_is_no_claim(text: str) -> None:
    assert not found(text) & {"gain", "death", "person"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("A clerk hands you a silver key.", "gain"),
        ("There is a silver key on the hook, and it is yours.", "gain"),
        ("The rats scatter, and the youngest dies under the wheels.", "death"),
    ],
)
def test_what_is_given_and_who_dies_now_is_one(text: str, kind: str) -> None:
    assert kind in found(text)
