"""What the player's words do, and that the story's first sentence is about it."""

import re

import pytest

from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.deed import deed_of, manner_meant, object_class
from companion.narration.nouns import definite, short_of
from companion.narration.storyteller import Storyteller
from companion.narration.subject import thing_of
from engine.api import Clock, Owed

WARDEN = Person(name="Station Master Orr", weight="2")
_NAMED = re.compile(r"[\w-]+")


@pytest.mark.parametrize(
    ("text", "goal", "told", "thing"),
    [
        ("I heave the anchor up by hand", "", "heave the anchor up by hand", "the anchor"),
        ("I carefully lift my lid, then run", "", "lift your lid", "your lid"),
        ("I slip under the fence to reach the dogs", "", "slip under the fence", "the fence"),
        ("I set fire to the barn", "", "set fire to the barn", "the barn"),
        ("We jam my spear under the millstone", "", "jam your spear under the millstone",
         "the millstone"),
        ("I hook the line on a nail and swing across", "swing across",
         "hook the line on a nail and swing across", "the line"),
        ("I lead the old man over the ice", "", "lead the old man over the ice", ""),
        ("I tell Orr that the well is dry", "", "tell Orr", ""),
        ("I talk to the nearest man and ask what is going on", "ask what is going on",
         "talk to the nearest man and ask what is going on", ""),
        ("I write down what I know so far", "", "write down what you know so far", ""),
        ("I search the desk where he wrote", "", "search the desk", "the desk"),
    ],
)  # fmt: skip
def test_a_deed_is_said_back_with_its_thing(text, goal, told, thing):
    deed = deed_of(text, goal)
    assert (deed.text, deed.thing) == (told, thing)


@pytest.mark.parametrize(
    "text", ["Who is there?", "I am tired", "hm", "", "Ich klettere hinauf", "I hide", "I 🙂 it"]
)
def test_what_is_no_plain_deed_is_not_said_back(text):
    assert deed_of(text) is None


def test_what_is_searched_for_is_told_from_where():
    deed = deed_of("I search the hull for another way out")
    assert (deed.thing, deed.sought) == ("the hull", "another way out")


@pytest.mark.parametrize(
    ("manner", "text", "told"),
    [
        ("search", "I brew a potion from moss", "cook"),
        ("climb", "I read the plaque on the wall", "recall"),
        ("hide", "I hide the knife in a loaf", "other"),
        ("hide", "I hide behind the loaf", "hide"),
        ("lift", "I pull the thorn from its paw", "other"),
        ("climb", "I shin along the drainpipe", "climb"),
    ],
)
def test_a_verb_that_says_something_else_tells_the_kind_of_action(manner, text, told):
    assert manner_meant(manner, deed_of(text)) == told


def test_things_have_classes_and_people_have_short_names():
    assert [object_class(w) for w in ("hatches", "ladder", "sorrow")] == ["door", "stairs", ""]
    assert short_of(definite("Ada Quill"), ("Ada Quill", "Tom Quill")).text == "Ada"
    assert short_of(definite("the voice under the skylight")).text == "the voice"


def _resolved(text, manner, *, passed, seed, opponent=None):
    attempt = Attempt(actor="Farek", text=text, manner=manner, opponent=opponent)
    owed = Owed(done=passed, gains=(0, 1), setbacks=(0, 0) if passed else (1, 1))
    setting = Setting(place="a ruined mill", people=(WARDEN,), genre="fantasy",
                      clocks=(Clock(name="the miller comes home", ticks=1),))  # fmt: skip
    brief = Brief(system="stitcher", seed=seed, attempt=attempt, setting=setting)
    teller = Storyteller()
    stakes = teller.stakes(brief)
    update = {"stakes": stakes, "passed": passed, "direction": 1 if passed else -1, "owed": owed}
    resolved = brief.model_copy(update=update)
    effects = teller.consequences(resolved)
    return resolved, effects, list(teller.narrate(resolved, effects))


DEEDS = (
    ("I prise up the millstone with a bar", "lift", "millstone"),
    ("I mend the broken sluice", "repair", "sluice"),
    ("I smash the shutters with a stool", "break", "shutters"),
    ("I jump from the loft onto the flour cart", "jump", "cart"),
    ("I read the notches on the beam", "read", "notches"),
)


@pytest.mark.parametrize(("text", "manner", "thing"), DEEDS)
@pytest.mark.parametrize("passed", [True, False])
def test_the_first_sentence_is_about_the_thing_that_the_player_names(text, manner, thing, passed):
    about = 0
    for seed in range(12):
        _, _, told = _resolved(text, manner, passed=passed, seed=seed)
        about += thing in _NAMED.findall(told[0])
    assert about >= 11


def test_a_search_that_succeeds_finds_something_that_is_kept():
    for seed in range(12):
        _, effects, told = _resolved("I search the mill", "search", passed=True, seed=seed)
        found = [e for e in effects if e.good]
        assert found
        assert found[0].tell in told


def test_a_clock_s_name_is_never_made_part_of_a_sentence():
    for seed in range(60):
        _, _, told = _resolved("I wait by the sluice", "other", passed=False, seed=seed)
        for sentence in told:
            assert not re.search(r"[^:,] the miller comes home", sentence), sentence


def test_who_was_named_in_full_is_called_by_less_afterwards():
    text = "I lie to Station Master Orr about the tank"
    for seed in range(12):
        _, _, told = _resolved(text, "deceive", passed=False, seed=seed, opponent=WARDEN)
        assert " ".join(told).count("Station Master Orr") <= 1


def test_what_is_said_of_oneself_is_no_part_of_the_deed() -> None:
    deed = deed_of("I tell the clerk I'm the new auditor")
    assert deed is not None
    assert deed.text == "tell the clerk"


@pytest.mark.parametrize(
    ("text", "manner", "thing"),
    [
        ("I patch the hole in the boat", "repair", "the boat"),
        ("I mend the tear in my coat", "repair", "your coat"),
        ("I repair the pump", "repair", "the pump"),
        ("I look through the hole in the fence", "notice", "the hole"),
    ],
)
def test_who_mends_a_fault_works_on_the_thing_that_has_it(text, manner, thing):
    brief = Brief(system="stitcher", attempt=Attempt(actor="Mara", text=text, manner=manner))
    assert thing_of(brief, deed_of(text), None).text == thing


def test_a_fire_is_lit_and_not_built_like_a_chair():
    assert manner_meant("craft", deed_of("I build a fire in the stove")) == "other"
    assert manner_meant("craft", deed_of("I build a chair")) == "craft"


@pytest.mark.parametrize(
    ("text", "manner", "told"),
    [
        ("I throw Brandt off the boat", "grapple", "grapple"),
        ("I throw him over the rail", "fight", "fight"),
        ("I throw the guard down the stairs", "grapple", "grapple"),
        ("I throw a knife at Brandt", "grapple", "shoot"),
    ],
)
def test_who_is_thrown_is_no_stone(text: str, manner: str, told: str) -> None:
    assert manner_meant(manner, deed_of(text)) == told
