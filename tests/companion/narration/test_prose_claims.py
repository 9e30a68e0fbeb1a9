"""Claims that prose of any voice may slip in: things, losses, counts, people, effects turned."""

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting, Stakes
from companion.narration.prose.facts import Facts
from companion.narration.prose.reading import Reading
from companion.narration.prose.things import kinds_of, language_of, named_things
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect

BAILIFF = Person(name="Bailiff Crane", weight="2", wants="his rent")


def brief(*, passed: bool = True) -> Brief:
    return Brief(
        system="stitcher",
        degree="regular_success" if passed else "regular_failure",
        passed=passed,
        direction=1 if passed else -1,
        attempt=Attempt(
            actor="Wilma Tarn",
            text="I talk the bailiff out of the cellar",
            manner="persuade",
            goal="an empty cellar",
            target="the bailiff",
            opponent=BAILIFF,
            stitched=("Sweet talker",),
        ),
        setting=Setting(
            people=(BAILIFF,),
            items=("Hunting horn", "Oil lantern", "Long knife", "Leather satchel"),
            place="the cellar of the Three Herons",
            scene="Four barrels, a stair, and the smell of wine.",
        ),
        stakes=Stakes(
            success="The bailiff leaves the cellar.", failure="The bailiff sits down on a barrel."
        ),
    )


def effect(kind: str, change: str, name: str, tell: str, *, good: bool, target: str = "") -> Effect:
    return Effect.model_validate(
        {
            "kind": kind,
            "change": change,
            "target": target or "Wilma Tarn",
            "name": name,
            "tell": tell,
            "good": good,
        }
    )


def found(text: str, *effects: Effect, passed: bool = True) -> set[str]:
    """Return the kinds of fault, but for what is told of the outcome, which is not asked here."""
    faults = check_prose(text.split(" | "), brief(passed=passed), effects)
    return {fault.kind for fault in faults} - {"outcome"}


GAINED = [
    "The bailiff leaves the cellar. He forgets a purse on the stair; it rides home in your coat.",
    "The bailiff leaves the cellar. | Under the bench lies a silver brooch. | It doesn't lie long.",
    "The bailiff leaves the cellar, and a small iron key has ended up in your palm.",
    "The bailiff leaves the cellar. Wilma goes up the stair with a pistol he had this morning.",
    "I saw the bailiff off, and his watch came home with me.",
    "The bailiff leaves. Behind the fourth barrel somebody has hidden a sealed letter.",
    'The bailiff leaves the cellar. | "Take this," says he, and there is a medallion between you.',
    "The bailiff leaves the cellar; a potion of some sort slides into your satchel.",
    "Der Büttel geht. | Hinter dem Fass liegt ein Dolch, und du steckst ihn ein.",
    "L'huissier s'en va. | Il te tend une bague avant de sortir.",
    "El alguacil se va. | Te llevas un collar que nadie reclama.",
    "The bailiff leaves the cellar, and he calls you a friend now and owes you a dinner.",
    "The bailiff leaves, and pushes a dagger with a lion's head through your sash.",
    "The bailiff leaves. There is a locket on a nail that nobody will miss.",
    "I saw the bailiff off. So I'm steward of the house now.",
    "The bailiff leaves. You're head of the kitchens from tonight.",
]
NOT_GAINED = [
    "The bailiff leaves the cellar with his keys in his hand and his hat on crooked.",
    "The bailiff leaves the cellar. You hear a horn, somewhere over the river.",
    "The bailiff leaves the cellar as a man leaves a purse behind: looking back twice.",
    "The bailiff leaves the cellar, past the four barrels, past you and your knife.",
    "Two guards yawn at nine bells; the bailiff leaves the cellar and you blow out the lantern.",
    "The bailiff doesn't hand you a key; he leaves, that is all.",
    "You see a knife on the block as the bailiff leaves the cellar.",
    "Der Büttel geht, und du hörst seine Stiefel auf der Treppe.",
    "L'huissier s'en va, et tu entends son trousseau tinter.",
]
LOST = [
    "The bailiff leaves, but your lantern rolls off the step and into the sea.",
    "The bailiff leaves the cellar. That is the end of the horn, though: it is in two pieces.",
    "The bailiff leaves. | You feel for the knife at your belt. | The sheath is empty.",
    "The bailiff leaves the cellar, and he has taken the satchel out of your hands on the way.",
    "The bailiff leaves. Where your knife hung there was a loop of leather and nothing else.",
    "Wilma saw him out, and came back to find her lantern smashed.",
    "The bailiff leaves, and the horn is swallowed by the drain.",
    "The bailiff leaves. By the door his clerk has your lantern already.",
    "The bailiff leaves. Something that used to be your horn lies on the step.",
    "Der Büttel geht, aber deine Laterne zerbricht auf der Stufe.",
    "L'huissier s'en va, et ton couteau n'est plus à ta ceinture: il a disparu.",
    "El alguacil se va, pero tu cuchillo se ha quedado dentro.",
]
NOT_LOST = [
    "The bailiff leaves the cellar. Your lantern ticks as it cools.",
    "The bailiff leaves, with one look at the knife in your belt.",
    "His sword snaps against the door, and the bailiff leaves the cellar.",
    "The bailiff leaves. The horn at your side is cold, and the satchel heavy.",
    "The lantern almost slips from your fingers as the bailiff leaves.",
]
COUNTED = [
    "The bailiff leaves the cellar; three arrows are left to you.",
    "The bailiff leaves, and you count eleven crowns into his hand.",
    "You needed seven and it was nine: the bailiff leaves.",
    "The bailiff leaves. Two of five, says the look on his face.",
    "The bailiff leaves, with two wounds more than he came with.",
    "The bailiff leaves. It was five against his four.",
    "The bailiff leaves; there is food for three days, and two days of water left.",
    "Der Büttel geht. Noch fünf Pfeile im Köcher.",
    "L'huissier s'en va. Il te reste trois flèches.",
    "El alguacil se va. Te quedan cuatro flechas.",
    "Der Büttel geht, um zwölf Gulden reicher.",
]
NOT_COUNTED = [
    "Two clerks, four barrels, nine steps: the bailiff leaves the cellar.",
    "It is twenty to four when the bailiff leaves the cellar.",
    "The bailiff leaves. He turns left at the two doors.",
    "The bailiff leaves; three times he looks back, and three times you wave.",
    "Der Büttel geht. Zwei Katzen sehen ihm von drei Fässern aus nach.",
    "L'huissier s'en va, et deux chats le suivent jusqu'à la dixième marche.",
]
NEWCOMERS = [
    "The bailiff leaves, and Jonas Wickham, from the lane, has come in with a stick.",
    "The bailiff leaves the cellar. Behind him a woman called Sarrow holds the door for you.",
    "The bailiff leaves. A ferryman leans in and pulls you up the coal chute to safety.",
    "The bailiff leaves the cellar, since the posse rides into the yard.",
    '"Perrin Holt," says a voice. "I hate bailiffs." The bailiff leaves.',
    "The bailiff leaves when Father Odran, in his nightshirt, comes down the stair.",
    "Der Büttel geht, denn oben steht Hedwig, die Magd, und hält ihm die Tür auf.",
    "L'huissier s'en va: Gaspard, le vieux tonnelier, te tire par la manche jusqu'à la cour.",
    "El alguacil se va, porque un pescador te ayuda a levantar la trampilla.",
]
NOT_NEWCOMERS = [
    "Bailiff Crane leaves the cellar. Crane does not look back.",
    "The bailiff leaves, muttering in Latin about Lent and Michaelmas.",
    "The bailiff leaves. A woman on a mule goes by in the street, singing.",
    "The bailiff leaves the cellar for the road to Harrowmere.",
    "Der Büttel geht, und in der Gasse lacht jemand.",
]


@pytest.mark.parametrize("text", GAINED)
def test_what_nobody_gave_is_withheld(text: str) -> None:
    assert "gain" in found(text)


@pytest.mark.parametrize("text", LOST)
def test_what_nobody_took_is_withheld(text: str) -> None:
    assert "loss" in found(text)


@pytest.mark.parametrize("text", COUNTED)
def test_what_nobody_counted_is_withheld(text: str) -> None:
    assert "number" in found(text)


@pytest.mark.parametrize("text", NEWCOMERS)
def test_whom_nobody_made_is_withheld(text: str) -> None:
    assert "person" in found(text)


@pytest.mark.parametrize("text", [*NOT_GAINED, *NOT_LOST, *NOT_COUNTED, *NOT_NEWCOMERS])
def test_scenery_likenesses_and_one_s_own_things_are_free(text: str) -> None:
    assert found(text) == set()


RING = effect("gear", "gain", "Signet ring", "Wilma has a signet ring.", good=True)
LANTERN = effect("gear", "lose", "Oil lantern", "The oil lantern is broken.", good=False)
HALF = effect("gear", "lower", "Leather satchel", "Half the satchel is eaten.", good=False)
COLD = effect(
    "relation", "lower", "attitude", "The bailiff bears Wilma a grudge.", good=False,
    target="Bailiff Crane",
)  # fmt: skip
WARM = effect(
    "relation", "raise", "attitude", "The bailiff takes to Wilma.", good=True,
    target="Bailiff Crane",
)  # fmt: skip
SHAKEN = effect("harm", "gain", "Shaken", "Wilma's nerve goes: she is shaken.", good=False)
ALARM = effect("clock", "raise", "Rent day", "The rent day clock goes up.", good=False)
CANDLES = effect("gear", "lower", "Candles", "Two candles burn down.", good=False)
HOUND = effect("trouble", "gain", "Hound loose", "The hound is let loose.", good=False)
NORTH = effect("knowledge", "gain", "the carter went north", "The carter went north.", good=True)


def test_what_an_effect_gives_may_have_another_name() -> None:
    assert found("The bailiff leaves, and a heavy gold band stays in your palm.", RING) == set()
    told = "The bailiff leaves. The signet ring is yours, and a pistol goes into your coat."
    assert "gain" in found(told, RING)


def test_what_an_effect_takes_may_go() -> None:
    told = "The bailiff leaves. The lantern shatters on the step."
    assert found(told, LANTERN) == set()
    assert "loss" in found(f"{told} Your horn is in two pieces.", LANTERN)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("The bailiff leaves. The lantern is still whole, and you keep it.", LANTERN),
        ("The bailiff leaves; of the satchel every last scrap is gone.", HALF),
        ("The bailiff leaves, and he says that he likes you.", COLD),
        ("The bailiff leaves. From now on he hates you.", WARM),
        ("The bailiff leaves, treading on your foot, and you hear the ankle crack.", SHAKEN),
        ("The bailiff leaves, and the rent day seems to have sunk back a step.", ALARM),
        ("The bailiff leaves. Five candles have burnt down by then.", CANDLES),
        ("The bailiff leaves. The carter, he says, went south.", NORTH),
        ("The bailiff leaves. In the yard there is no hound.", HOUND),
    ],
)
def test_an_effect_turned_round_is_withheld(text: str, given: Effect) -> None:
    assert "effect" in found(text, given)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("The bailiff leaves. Nothing is left of the lantern but a ring of tin.", LANTERN),
        ("The bailiff leaves; a rat has had the half of your satchel.", HALF),
        ("The bailiff leaves, scowling at you, and he will not forget your face.", COLD),
        ("The bailiff leaves, laughing, and claps you on the shoulder.", WARM),
        ("The bailiff leaves. Your hands shake so that the keys ring.", SHAKEN),
        ("The bailiff leaves, and rent day is a step nearer.", ALARM),
        ("The bailiff leaves. Two candles have burnt down by then.", CANDLES),
        ("The bailiff leaves. North, he says, that is where the carter went.", NORTH),
    ],
)
def test_an_effect_told_in_other_words_is_not(text: str, given: Effect) -> None:
    assert found(text, given) == set()


def test_a_diary_and_a_saga_speak_of_the_character_as_you() -> None:
    facts = Facts(brief(), (), ())
    assert Reading(["I took my horn."], facts).said == ("you took your horn.",)
    assert Reading(["Wilma's horn rang."], facts).said == ("your horn rang.",)


def test_things_are_known_by_kind_and_owner() -> None:
    assert kinds_of("Jagdmesser", "de") == kinds_of("knife")
    assert language_of(["Tu descends, et la porte est là."]) == "fr"
    owners = [m.owner for m in named_things("your knife, the key, a ring, his axe", "en")]
    assert owners == ["own", "the", "new", "theirs"]
    assert list(named_things("a face like a knife", "en")) == []


HOUNDS = effect("trouble", "gain", "Hounds loosed", "The hounds are let loose.", good=False)


@pytest.mark.parametrize(
    "text",
    [
        "The bailiff sits down on a barrel. In the yard nobody looks up.",
        "The bailiff sits down on a barrel. Nothing stirs in the yard.",
        "Der Büttel setzt sich auf ein Fass. Draußen rührt sich niemand, nichts regt sich.",
        "L'huissier s'assied sur un tonneau. Dans la cour, personne ne bouge.",
    ],
)
def test_calm_is_no_telling_of_a_setback(text: str) -> None:
    assert "effect" in found(text, HOUNDS, passed=False)
    assert "effect" not in found(text, passed=False)


def test_a_setback_may_begin_in_calm() -> None:
    told = "The bailiff sits down on a barrel. Nothing stirs. Then the hounds are let loose."
    assert found(told, HOUNDS, passed=False) == set()


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("The bailiff leaves. Of the light nothing remains but a ring of tin.", LANTERN),
        ("The bailiff leaves, and what he left behind goes into your coat.", RING),
        ("The bailiff leaves, grinning, with a nod to you.", WARM),
        ("The bailiff leaves without a word and shuts the door.", COLD),
        ("The bailiff leaves. You tremble from head to foot.", SHAKEN),
    ],
)
def test_what_is_shown_needs_no_second_telling(text: str, given: Effect) -> None:
    assert not [g for g in find_gaps(text.split(" | "), brief(), [given]) if g.kind == "effect"]


@pytest.mark.parametrize("given", [LANTERN, RING, WARM, COLD, SHAKEN, HOUNDS])
def test_what_is_not_shown_is_told_after_all(given: Effect) -> None:
    told = ["The bailiff climbs the stair, and rain drums on the yard."]
    assert given.tell in [g.tell for g in find_gaps(told, brief(), [given])]


FOUR_LANTERNS = effect(
    "knowledge", "gain", "Four lanterns on the ridge", "Four lanterns move on the ridge.", good=True
)
ZWEI_FACKELN = effect("gear", "gain", "zwei Pechfackeln", "zwei Pechfackeln", good=True)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        (
            "Up on the ridge they move in a row. Seven of them, by the count of sparks.",
            FOUR_LANTERNS,
        ),
        ("Seven lanterns move along the ridge.", FOUR_LANTERNS),
        ("Drei Fackeln liegen am Ende bei dir, trocken und schwer.", ZWEI_FACKELN),
    ],
)
def test_another_number_than_was_found_is_withheld(text: str, given: Effect) -> None:
    assert "effect" in found(text, given)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        (
            "Up on the ridge they move in a row. Four of them, by the count of sparks.",
            FOUR_LANTERNS,
        ),
        ("Four lanterns move along the ridge, and two of them go out.", FOUR_LANTERNS),
        ("Zwei Fackeln liegen am Ende bei dir, trocken und schwer.", ZWEI_FACKELN),
    ],
)
def test_the_number_that_was_found_is_not(text: str, given: Effect) -> None:
    assert "effect" not in found(text, given)


def test_counted_health_may_be_named_where_the_result_counts_it() -> None:
    told = ["Der Hieb kostet dich zwei Lebenspunkte."]
    plain = brief(passed=False)
    hurt = plain.model_copy(
        update={"damage": 2, "notes": ("Wilma Tarn loses 2 health points.",), "system": "altars"}
    )
    assert "number" in {fault.kind for fault in check_prose(told, plain, ())}
    assert "number" not in {fault.kind for fault in check_prose(told, hurt, ())}


def test_a_thing_underfoot_is_not_had_and_a_name_keeps_its_last_letter() -> None:
    assert "gain" not in found("A plank tilts under your boot with a squeal of old nails.")
    assert "person" not in found("The voice of Mara Voll's brother comes up the stairs.")


def test_what_did_not_move_tells_a_failure_and_no_calm() -> None:
    flood = effect("clock", "raise", "Flood", "The water comes up to the seats.", good=False)
    told = "The cart has not moved a hand's breadth. Brown water is over the seats."
    assert found(told, flood, passed=False) <= {"outcome"}
