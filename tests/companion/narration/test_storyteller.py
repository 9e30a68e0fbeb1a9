"""The built-in storyteller: one narrator among others, repeatable, and true to its brief."""

import re

import pytest

from companion.narration.brief import Attempt, Brief, Narrator, Person, Setting, Stakes
from companion.narration.cast import cast_of
from companion.narration.helps import IDLE
from companion.narration.memory import Memory
from companion.narration.storyteller import Storyteller
from companion.narration.subject import person_meant
from engine.api import Effect, Owed, Standing
from tests.companion.narration.players import MANNERS, Player

ROOK = Person(name="Captain Rook", weight="3", wants="the ledger")
WOLF = Person(name="a grey wolf", weight="2")


def talk(text, manner="talk", **more):
    fields = {
        "system": "stitcher",
        "exchange": 3,
        "seed": 4,
        "attempt": Attempt(actor="Farek", text=text, manner=manner, kind="none"),
        "setting": Setting(
            place="the Blue Heron bar",
            people=(ROOK,),
            standings=(Standing(name="Broken window"),),
            genre="noir",
        ),
    }
    return list(Storyteller().talk(Brief(**{**fields, **more})))


def test_it_is_a_narrator():
    teller: Narrator = Storyteller()
    assert teller.name == "storyteller"


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_the_same_brief_gives_the_same_words(system):
    first = [(e, s) for _, e, s in Player(system, 5).play(20)]
    second = [(e, s) for _, e, s in Player(system, 5).play(20)]
    assert first == second
    assert first != [(e, s) for _, e, s in Player(system, 6).play(20)]


@pytest.mark.parametrize("manner", [*MANNERS, "balance", "gamble", "dodge", "unheard_of"])
def test_every_kind_of_action_can_be_promised_and_told(manner):
    teller = Storyteller()
    player = Player("stitcher", 2)
    brief = player.attempt(7)
    attempt = brief.attempt.model_copy(update={"manner": manner, "opponent": None, "target": None})
    brief = brief.model_copy(update={"attempt": attempt})
    stakes = teller.stakes(brief)
    assert stakes.success != stakes.failure
    for line in (stakes.success, stakes.failure):
        assert "{" not in line
        assert "<" not in line
        assert line[0].isupper()
        assert line.endswith(".")
    resolved = player.resolve(brief.model_copy(update={"stakes": stakes}))
    told = list(teller.narrate(resolved, teller.consequences(resolved)))
    assert 2 <= len(told) <= 6


def test_prose_is_clean(recwarn):
    for system in ("stitcher", "skitterbarren", "altars"):
        for _, _, sentences in Player(system, 31).play(60):
            for sentence in sentences:
                assert not re.search(r"[{}<>|@]|\b(\w+) \1\b|\ba [aeiou]\w+ the\b", sentence), (
                    sentence
                )
                assert re.search(r"[.!?][\"'”’]?$", sentence), sentence
                assert sentence[0].isupper() or sentence[0] in "\"“‘'", sentence
                assert not re.search(r"\d", sentence), sentence


def test_it_names_who_opposed_and_what_was_of_use():
    named = opposed = stitched = done = 0
    for brief, _, sentences in Player("stitcher", 8).play(150):
        told = " ".join(sentences).lower()
        if brief.attempt.opponent is not None:
            opposed += 1
            head = brief.attempt.opponent.name.split()[-1].lower()
            named += head.rstrip("s") in told
        # What somebody is explains no failure, and told each time readers stumble over it (ADR 10);
        # a thing that such an act has no use for is not brought into it.
        of_use = [
            h for h in cast_of(brief).helps if h.form in ("object", "circ") and h.kind != IDLE
        ]
        if brief.passed and of_use:
            done += 1
            stitched += any((h.noun.head or h.noun.bare.lower()) in told for h in of_use)
    assert named >= 0.95 * opposed
    assert stitched >= 0.6 * done


def test_a_thing_that_such_an_act_has_no_use_for_is_not_brought_into_it():
    setting = Setting(place="a yard", items=("Rope",))
    for seed in range(30):
        attempt = Attempt(actor="Mara", text="I hide behind the cart", manner="hide",
                          stitched=("Rope",))  # fmt: skip
        brief = Brief(system="stitcher", seed=seed, setting=setting, attempt=attempt, passed=True,
                      direction=1)  # fmt: skip
        assert not any("rope" in s.lower() for s in Storyteller().narrate(brief, ()))


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_nearly_all_outcomes_are_told_in_two_or_three_sentences_and_none_in_five(system):
    lengths = [len(told) for _, _, told in Player(system, 21).play(100)]
    assert min(lengths) >= 2
    assert max(lengths) <= 4
    assert sum(n <= 3 for n in lengths) >= 0.96 * len(lengths)


@pytest.mark.parametrize(("sought", "shown"), [("a way out", True), ("letters", False)])
def test_a_way_that_is_found_is_shown(sought, shown):
    shows = re.compile(r"hatch|loose board|steps under|grating")
    for seed in range(12):
        text = f"search the back room for {sought}"
        attempt = Attempt(actor="Mara", text=f"I {text}", goal=text, manner="search")
        brief = Brief(
            system="stitcher", seed=seed, passed=True, direction=2, attempt=attempt,
            owed=Owed(done=True, gains=(1, 1)), setting=Setting(place="a back room, a house"),
        )  # fmt: skip
        found = Storyteller().consequences(brief)
        assert [e.kind for e in found] == ["knowledge"]
        assert bool(shows.search(found[0].tell)) is shown


def test_stakes_of_somebody_else_are_told_as_they_were_put():
    player = Player("stitcher", 3)
    stakes = Stakes(success="the kettle boils", failure="the kettle cracks")
    for exchange in range(12):
        brief = player.resolve(player.attempt(exchange).model_copy(update={"stakes": stakes}))
        told = " ".join(Storyteller().narrate(brief, ()))
        assert ("The kettle boils." in told) is brief.passed
        assert ("The kettle cracks." in told) is not brief.passed


def test_effects_of_somebody_else_are_told_even_without_a_sentence():
    brief = Player("stitcher", 3).attempt(1).model_copy(update={"passed": True, "direction": 0})
    bare = Effect(kind="harm", change="gain", target="Farek", name="Blue tongue")
    given = Effect(kind="cost", change="gain", target="Farek", name="Oath", tell="You owe an oath.")
    told = " ".join(Storyteller().narrate(brief, (bare, given)))
    assert "blue tongue" in told
    assert "you owe an oath." in told.lower()


def test_luck_is_told_by_what_it_brought_and_other_facts_as_they_are():
    brief = Player("skitterbarren", 3).attempt(1)
    got = Effect(kind="edge", change="gain", target="scene", name="Lull", tell="The wind drops.",
                 good=True)  # fmt: skip
    met = Effect(kind="trouble", change="gain", target="scene", name="Dust", tell="Dust comes up.")

    def told(note, *effects):
        update = {"passed": True, "margin": 3, "notes": (note,)}
        return " ".join(Storyteller().narrate(brief.model_copy(update=update), effects)).lower()

    # The card has the rule's word; the prose has the lucky detail and the ill omen, and no word
    # of luck in front of them.
    boon, blunder = told("The party gains a Boon.", got), told("The GM gains a Blunder.", met)
    assert boon.endswith(" the wind drops.")
    assert blunder.endswith(" dust comes up.")
    assert "luck" not in boon + blunder
    for telling in (boon, blunder, told("The party gains a Boon.")):
        assert "boon" not in telling
        assert "blunder" not in telling
    assert "the bell cracks." in told("The bell cracks.")


def fought(note, *, passed=True, damage=0):
    brief = Player("altars", 3).attempt(1)
    vash = Person(name="Vash", weight="d8")
    attempt = brief.attempt.model_copy(
        update={"manner": "fight", "kind": "attack", "target": "Vash", "opponent": vash}
    )
    update = {"attempt": attempt, "passed": passed, "margin": 3 if passed else -3, "damage": damage}
    resolved = brief.model_copy(update={**update, "notes": (note,)})
    return " ".join(Storyteller().narrate(resolved, ()))


def test_who_leads_is_told_once_and_nobody_is_called_by_name_who_is_you():
    assert "upper hand." not in fought("Farek has the upper hand.")
    assert "Farek" not in fought("Farek has a new scar.")
    assert "You have a new scar." in fought("Farek has a new scar.")


def test_a_wound_is_told_to_whom_it_happens():
    mine = fought("Farek loses 6 health points.", passed=False)
    theirs = fought("Vash loses 4 health points.", damage=4)
    assert "6" not in mine
    assert "4" not in theirs
    assert re.search(r"hurt|blood|wound|bruise|scratch|skin", mine)
    assert "Vash loses" not in theirs


def test_what_is_spent_and_who_is_down_is_told():
    assert "spent" in fought("Bills Stack is spent.")
    fallen = fought("Vash is out of action.")
    assert re.search(r"Vash .*(?:on the ground|falls|lies|down|knees|fight)", fallen)
    # Whoever lies there does nothing more.
    assert "Vash" not in fallen.partition(" way up.")[2]
    down = fought("Farek is out of action.", passed=False)
    assert "Farek" not in down


def test_a_lethal_effect_needs_leave():
    lethal = []
    for brief, effects, _ in Player("stitcher", 4).play(120):
        assert not any(e.lethal for e in effects)
        if brief.degree == "disaster":
            owed = brief.owed.model_copy(update={"lethal": True, "max_size": 3, "lasting": True})
            hurt = brief.setting.model_copy(update={"conditions": ("Broken ribs",)})
            climb = brief.attempt.model_copy(update={"manner": "climb"})
            allowed = brief.model_copy(update={"owed": owed, "setting": hurt, "attempt": climb})
            lethal += [e for e in Storyteller().consequences(allowed) if e.lethal]
    assert lethal


def test_nothing_owed_gives_nothing():
    brief = Player("stitcher", 4).attempt(0)
    assert Storyteller().consequences(brief) == ()
    none = brief.model_copy(update={"owed": Owed(done=True), "passed": True})
    assert Storyteller().consequences(none) == ()


def test_healing_oneself_takes_a_condition_away():
    brief = Player("stitcher", 4).attempt(0)
    healed = brief.model_copy(
        update={
            "attempt": brief.attempt.model_copy(update={"manner": "rest", "target": None}),
            "setting": brief.setting.model_copy(update={"conditions": ("Bruised ribs",)}),
            "passed": True,
            "direction": 1,
            "owed": Owed(done=True, gains=(0, 1), gain_kinds=("edge", "trouble")),
        }
    )
    effects = Storyteller().consequences(healed)
    assert [(e.change, e.name, e.good) for e in effects] == [("lose", "Bruised ribs", True)]


def test_somebody_who_is_spoken_to_answers():
    told = talk("I ask Captain Rook about the ledger")
    assert 1 <= len(told) <= 3
    assert "Rook" in told[0]


def test_looking_shows_what_is_there():
    told = " ".join(talk("I look around", "look"))
    assert "window" in told or "Rook" in told


@pytest.mark.parametrize(
    "text",
    [
        "hi", "haha", "what time is it?", "brb, pizza is here", "thanks!", "never mind",
        "I jump off the roof... just kidding", "hmm", "I wait", "I eat my bread", "...", "🙂",
        "doch nicht", "laisse tomber", "mejor no",
    ],
)  # fmt: skip
def test_small_talk_gets_an_answer(text):
    for manner in ("talk", "rest", "other"):
        told = talk(text, manner)
        assert 1 <= len(told) <= 3
        assert all(sentence.strip() for sentence in told)


def test_an_abandoned_plan_does_not_happen():
    told = " ".join(talk("I set the bar on fire. Or not. Never mind.", "cast")).lower()
    assert "burn" not in told
    assert "flames" not in told


def test_talk_does_not_repeat_itself():
    told: list[str] = []
    for exchange in range(40):
        new = talk("I wait and drink", "rest", exchange=exchange, told=tuple(told))
        assert not set(new) & set(told)
        told += new


def test_nobody_is_there_to_answer():
    told = talk("I ask who is there", setting=Setting(place="a cave"))
    assert told


def test_whoever_is_walked_up_to_sees_it_and_no_noise_is_left_behind():
    lines = {
        s for seed in range(20) for s in talk("I walk over to Captain Rook", "move", seed=seed)
    }
    assert any("Captain Rook" in line for line in lines)
    assert not any("left behind" in line or "not far" in line for line in lines)


def test_no_sense_gainsays_the_weather_or_the_water():
    told = set()
    for place in ("a ferry landing in the reed marshes", "the old toll road"):
        for seed in range(60):
            setting = Setting(
                place=place, genre="wasteland", standings=(Standing(name="Cold to the bone"),)
            )
            told |= set(talk("I take the spade", "handle", seed=seed, setting=setting))
    assert not any("heat" in line or "hot stone" in line for line in told)


def test_after_nobody_answers_nobody_is_heard_coming():
    setting = Setting(place="the moor", genre="noir")
    for seed in range(40):
        told = talk("I call out for help", "talk", seed=seed, setting=setting)
        assert not any("Somebody is coming" in line for line in told)


def test_a_beast_does_not_speak():
    told = " ".join(
        talk("I talk to the grey wolf", setting=Setting(place="a wood", people=(WOLF,)))
    )
    assert '"' not in told


def test_who_bears_a_grudge_is_the_one_who_may_see_it():
    people = (Person(name="Hakkur"), Person(name="the drum master", attitude=-1))
    for seed in range(20):
        brief = Brief(
            system="altars",
            seed=seed,
            attempt=Attempt(actor="Ysolde", text="I sneak to the hatch", manner="sneak"),
            setting=Setting(place="the rowing deck", people=people),
        )
        stakes = Storyteller().stakes(brief)
        assert "Hakkur" not in f"{stakes.success} {stakes.failure}"


def test_no_hour_goes_by_while_a_fight_is_counted():
    for seed in range(60):
        brief = Brief(
            system="altars",
            seed=seed,
            attempt=Attempt(actor="Ysolde", text="I smash the cask", manner="break"),
            setting=Setting(place="the rowing deck", in_fight=True),
        )
        assert "hour" not in Storyteller().stakes(brief).failure


def test_who_is_asked_about_somebody_else_answers():
    hakkur = Person(name="Hakkur the bench-mate")
    people = (Person(name="the living figurehead", attitude=-2), hakkur)
    brief = Brief(
        system="altars",
        attempt=Attempt(
            actor="Ysolde", text="I ask Hakkur: what do you know of the figurehead?", manner="talk"
        ),
        setting=Setting(place="the rowing deck", people=people),
    )
    told = " ".join(Storyteller().talk(brief))
    assert "the living figurehead says" not in told
    assert "Hakkur" in told


def test_an_article_names_nobody():
    setting = Setting(place="the rowing deck", people=(Person(name="Hakkur the bench-mate"),))
    oars = Attempt(actor="Ysolde", text="I hide behind the oars", manner="hide")
    brief = Brief(system="altars", attempt=oars, setting=setting)
    assert person_meant(brief) is None
    asked = oars.model_copy(update={"text": "I hide from Hakkur"})
    assert person_meant(brief.model_copy(update={"attempt": asked})) is not None


@pytest.mark.parametrize("lead", ["By the kind of luck that keeps,", "But luckily", "Unluckily"])
def test_what_was_told_behind_words_of_luck_is_no_news_without_them_or_behind_others(lead):
    memory = Memory([f"{lead} it takes the long way round."])
    assert not memory.fresh("It takes the long way round.")
    assert not memory.fresh("As bad luck will have it, it takes the long way round.")
    assert memory.fresh("As bad luck will have it, nobody has brought a rope.")
