"""Beats: well formed, none twice, and told as one piece when they were promised."""

import pytest

from benchmarks.narration_beats import across, faults, raw
from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.cast import cast_of
from companion.narration.library import made_up, manner, manner_names
from companion.narration.memory import Memory, tokens
from companion.narration.owing import pairs_for, promised_pair, stakes_text
from companion.narration.storyteller import Storyteller
from companion.narration.subject import said_of
from engine.api import Effect, Owed

KINDS = sorted(name for name in manner_names() if raw(name))


@pytest.mark.parametrize("name", KINDS)
def test_each_is_well_formed(name):
    pairs = [p for p in manner(name).stakes if p.done is not None]
    found = [f for beat, p in zip(raw(name), pairs, strict=True) for f in faults(beat, p)]
    assert found == []


def test_nothing_stands_twice_in_the_library():
    assert list(across([(name, beat) for name in KINDS for beat in raw(name)])) == []


def a_climb(text="I climb the wall", **more):
    attempt = Attempt(actor="Mara", text=text, manner="climb", goal="climb the wall")
    brief = Brief(
        system="stitcher",
        exchange=more.pop("exchange", 1),
        seed=4,
        attempt=attempt,
        setting=Setting(place="the yard"),
    )
    return brief.model_copy(update=more)


def resolved(brief, *, passed):
    owed = Owed(
        done=passed,
        gains=(0, 0),
        setbacks=(0, 0) if passed else (1, 1),
        setback_kinds=("position", "trouble", "clock", "cost", "relation", "harm"),
    )
    update = {"passed": passed, "direction": 1 if passed else -1, "owed": owed}
    return brief.model_copy(update=update)


@pytest.mark.parametrize("passed", [True, False])
def test_a_promised_beat_is_told_whole(passed):
    teller = Storyteller()
    brief = a_climb()
    stakes = teller.stakes(brief)
    cast = cast_of(brief)
    pair = next(p for p in pairs_for(cast) if stakes_text(cast, p) == stakes)
    assert pair.done is not None
    brief = resolved(brief.model_copy(update={"stakes": stakes}), passed=passed)
    told = " ".join(teller.narrate(brief, teller.consequences(brief)))
    slots = cast_of(brief).slots
    first, then = (pair.done, pair.won) if passed else (pair.undone, pair.lost.tell)
    assert f"{slots.sentence(first.text)} {slots.sentence(then.text)}" in told


def test_a_failure_without_its_consequence_is_not_told_as_the_beat():
    teller = Storyteller()
    brief = a_climb()
    brief = brief.model_copy(update={"stakes": teller.stakes(brief)})
    pair = next(p for p in pairs_for(cast_of(brief)) if p.undone is not None)
    told = " ".join(teller.narrate(resolved(brief, passed=False), ()))
    assert pair.undone.text not in told


def test_a_beat_about_a_kind_of_thing_is_for_such_things_only():
    walls = {p.win.text for p in manner("climb").stakes if "on_wall" in p.win.tags}
    assert walls
    for text, has in (
        ("I climb the wall", True),
        ("I climb the letter", False),
        ("I climb", False),
    ):
        found = {p.win.text for p in pairs_for(cast_of(a_climb(text)))}
        assert bool(found & walls) is has, text


def test_stakes_that_were_used_do_not_come_again_while_there_are_others():
    teller, told, seen = Storyteller(), [], []
    for exchange in range(1, 5):
        brief = a_climb(exchange=exchange, told=tuple(told))
        brief = brief.model_copy(update={"stakes": teller.stakes(brief)})
        seen.append(brief.stakes)
        told += teller.narrate(resolved(brief, passed=True), ())
    assert len(set(seen)) == len(seen)
    assert Memory(told).fresh("A sentence that nobody told.")


def promised(text, manner_name, *, passed, **more):
    """Return a resolved brief with the storyteller's own stakes, and what came of it."""
    attempt = Attempt(actor="Mara", text=text, manner=manner_name, goal=text[2:])
    brief = Brief(system="stitcher", seed=9, attempt=attempt, setting=Setting(**more))
    brief = brief.model_copy(update={"stakes": Storyteller().stakes(brief)})
    brief = resolved(brief, passed=passed)
    return brief, Storyteller().consequences(brief)


def retellings(brief, effects, times):
    """Yield the sentences of one result as ``/retry`` has them told, one telling after another."""
    told, tellings = [], 0
    for time in range(times):
        tellings += time
        again = {"seed": brief.seed + tellings, "tellings": tellings, "told": tuple(told)}
        sentences = list(Storyteller().narrate(brief.model_copy(update=again), effects))
        told += sentences
        yield sentences


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("passed", [True, False])
def test_other_words_for_a_beat_repeat_no_sentence_and_keep_what_was_promised(name, passed):
    people = (Person(name="the guard"), Person(name="Old Meg"), Person(name="Tib"))
    brief, effects = promised("I climb the wall", name, passed=passed, people=people)
    cast = cast_of(brief)
    pair = promised_pair(brief, cast)
    written = pair.done_again if passed else pair.undone_again
    seen = set()
    for time, sentences in enumerate(retellings(brief, effects, 4)):
        assert not seen & set(sentences), sentences
        seen |= set(sentences)
        told = " ".join(sentences).casefold()
        if time == 1 and written:
            assert cast.slots.sentence(written[-1].text).casefold() in told
        elif time:
            assert cast.slots.fill((pair.win if passed else pair.lose).text).casefold() in told


@pytest.mark.parametrize("name", ["climb", "jump", "sneak"])
def test_from_the_third_telling_on_a_promised_consequence_is_said_once(name):
    brief, effects = promised("I climb the wall", name, passed=False)
    label = effects[0].name.casefold()
    for sentences in list(retellings(brief, effects[:1], 6))[2:]:
        assert len(sentences) > 1
        assert not any(label in sentence.casefold() for sentence in sentences[1:]), sentences


def test_a_name_that_the_storyteller_gives_keeps_its_capital_in_an_effect():
    name = made_up("person")[0].text.split()[0]
    assert said_of(f"{name} decides") == f"{name} decides"
    assert said_of("Second way, narrower") == "second way, narrower"


def test_other_words_tell_every_consequence_that_stands():
    brief, effects = promised("I climb the wall", "climb", passed=False)
    more = Effect(
        kind="edge", change="gain", target="scene", name="A rope left behind", good=True,
        tell="Somebody has left a rope behind.",
    )  # fmt: skip
    for sentences in list(retellings(brief, (*effects, more), 3))[1:]:
        words = tokens(" ".join(sentences))
        for effect in (*effects, more):
            assert words & {word for word in tokens(effect.name) if len(word) > 2}, sentences


@pytest.mark.parametrize(
    ("manner", "said", "thing"),
    [
        ("hide", "I hide in the storeroom behind the crates", "the crates"),
        ("hide", "I hide in the storeroom", "the storeroom"),
        ("track", "I look for tracks in the mud", "the tracks"),
    ],
)
def test_an_act_is_about_the_cover_and_the_tracks_and_not_where_they_are(manner, said, thing):
    attempt = Attempt(actor="Mara", text=said, manner=manner, goal=said.removeprefix("I "))
    brief = Brief(system="stitcher", attempt=attempt, setting=Setting(place="the yard"))
    assert cast_of(brief).slots.nouns["thing"].text == thing
