"""Scene kits: each well formed, none twice, and before what suits any scene."""

import pytest

from benchmarks.narration_kits import faults, twice
from companion.narration.brief import Attempt, Brief, Person, Setting
from companion.narration.cast import cast_of, scene_beats
from companion.narration.owing import pairs_for, payable, promised_beat, won_as_told
from companion.narration.scene_kits import EMPTY, Change, changes_of, kit, kit_names, kit_of
from companion.narration.storyteller import Storyteller
from companion.openings import openings
from engine.api import Owed

GAMES = ("stitcher", "skitterbarren", "altars")
VAULT = Setting(
    place="the strongroom corridor",
    beats=tuple(beat for beat in kit("vault-of-teeth").beats if not beat.at),
    people=(Person(name="Madame Thibault"), Person(name="Sully the driver")),
)


def attempt(manner, text, **more):
    made = Attempt(actor="Mara", text=text, manner=manner, goal=text.removeprefix("I "), **more)
    return Brief(system="stitcher", seed=4, attempt=made, setting=VAULT)


@pytest.mark.parametrize("name", kit_names())
def test_each_is_well_formed(name):
    assert list(faults(name)) == []


def test_no_sentence_stands_twice():
    assert list(twice(kit_names())) == []


@pytest.mark.parametrize("name", ["", "no-such-scene", "../prose", "own"])
def test_what_has_no_kit_has_an_empty_one(name):
    assert kit(name) is EMPTY


def test_whoever_is_away_is_met_at_a_way_that_lists_them():
    for game in GAMES:
        for opening in openings(game):
            met = {name for way in kit(opening.id).ways for name in way.people}
            trouble = kit(opening.id).trouble
            met |= set(trouble.brings) if trouble is not None else set()
            away = {person.name for person in opening.people if person.away}
            assert opening.speaks not in away, opening.id
            assert away <= met, opening.id


def test_a_change_of_no_kind_or_without_a_name_is_refused():
    assert changes_of("gear:Bent key; likes") == (Change("gear", "Bent key"), Change("likes"))
    for wrong in ("gold:ten", "fact:", "likes:much"):
        with pytest.raises(ValueError, match="no change"):
            changes_of(wrong)


def test_a_row_that_lacks_its_words_is_refused():
    with pytest.raises(KeyError):
        kit_of({"thing": [{"words": "badge"}]})


def test_what_the_scene_has_comes_before_what_suits_any():
    brief = attempt("persuade", "I talk her round", opponent=Person(name="Madame Thibault"))
    own = [beat.pair for beat in scene_beats(brief)]
    assert own
    assert next(iter(pairs_for(cast_of(brief)))) == own[0]
    stakes = Storyteller().stakes(brief)
    beat = promised_beat(brief.model_copy(update={"stakes": stakes}))
    assert beat is not None
    assert "persuade" in beat.of
    assert beat.whom in ("", "Madame Thibault")


def test_beats_of_somebody_else_or_about_something_else_do_not_suit():
    whom = {beat.whom for beat in scene_beats(attempt("deceive", "I lie to everybody"))}
    assert whom <= {""}
    assert not [b for b in scene_beats(attempt("climb", "I climb the wall")) if "sneak" in b.of]


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("I hide in bed eleven", "sleeper"),
        ("I hide under the linen room trolley", "sleeper"),
        ("I sneak across the ward to bed eleven", "far end"),
    ],
)
def test_who_hides_is_told_of_hiding_wherever_it_is(text, wins):
    ward = Setting(
        place="the ward", beats=tuple(beat for beat in kit("quiet-ward").beats if not beat.at)
    )
    manner = text.split()[1]
    brief = attempt(manner, text).model_copy(update={"setting": ward})
    assert any(wins in beat.pair.win.text for beat in scene_beats(brief)[:1])


def test_what_a_beat_wins_names_whoever_it_is_about():
    beats = [b for b in kit("snake-regent-2").beats if "{Opp}" in b.pair.won.text]
    assert beats
    foe = Person(name="the rider with the axe")
    brief = attempt("fight", "I pull the rider off the horse", opponent=foe)
    for beat in beats:
        told = won_as_told(brief, beat)
        assert "{" not in told
        assert "<" not in told
        assert "rider with the axe" in told.lower()


def test_elsewhere_a_scene_has_no_beats():
    brief = attempt("persuade", "I talk her round")
    elsewhere = brief.model_copy(update={"setting": VAULT.model_copy(update={"beats": ()})})
    assert scene_beats(elsewhere) == []
    assert promised_beat(elsewhere) is None


def test_what_a_search_finds_is_what_the_scene_has_and_is_told_once():
    brief = attempt("search", "I search the place")
    teller = Storyteller()
    owed = Owed(done=True, gains=(0, 1), setbacks=(0, 0), gain_kinds=("knowledge", "edge"))
    after = brief.model_copy(
        update={
            "stakes": teller.stakes(brief),
            "passed": True,
            "direction": 1,
            "owed": owed,
        }
    )
    beat = promised_beat(after)
    assert beat is not None
    found = [effect for effect in teller.consequences(after) if effect.kind == "knowledge"]
    assert [effect.tell for effect in found] == [beat.pair.won.text]
    assert " ".join(teller.narrate(after, found)).count(beat.pair.won.text) == 1


COURT = VAULT.model_copy(
    update={
        "beats": tuple(beat for beat in kit("snake-regent").beats if not beat.at),
        "place": "the banquet court",
    }
)


@pytest.mark.parametrize(
    ("text", "leads"),
    [
        ("I run for the water gate", {"", "the water gate"}),
        ("I run for the terrace", {""}),
        ("I run for it", {"", "the water gate", "the serpent walk"}),
    ],
)
def test_a_beat_that_leads_elsewhere_than_the_words_does_not_suit(text, leads):
    brief = attempt("flee", text).model_copy(update={"setting": COURT})
    assert {beat.leads for beat in scene_beats(brief)} | {""} == leads


def test_trouble_of_this_scene_is_paid_by_a_failure_that_may_only_change_where_one_stands():
    beat = next(b for b in kit("vault-of-teeth").beats if b.pair.lost.kind == "trouble")
    who = Person(name=beat.whom) if beat.whom else None
    text = f"I try it with the {' '.join(sorted(beat.about)) or 'wall'}"
    cast = cast_of(attempt(min(beat.of), text, opponent=who))
    pair = beat.pair
    assert pair in cast.scene
    paid = payable(pair, ["position", "clock"], cast)
    assert paid is not None
    assert (paid.kind, paid.on, paid.tell) == ("position", "actor", pair.lost.tell)
    assert payable(pair, ["trouble"], cast) is pair.lost
    assert payable(pair, ["clock"], cast) is None
    other = next(p for p in cast.manner.stakes if p.lost.kind == "trouble")
    assert payable(other, ["position", "clock"], cast) is None


def test_who_is_ordered_to_something_is_told_of_orders_too():
    maro = Person(name="Vizier Maro")
    brief = attempt("persuade", "I order Maro to drink from the clay", opponent=maro)
    brief = brief.model_copy(update={"setting": COURT})
    assert any("command" in b.of and "persuade" not in b.of for b in scene_beats(brief))
    asked = brief.attempt.model_copy(update={"text": "I ask Maro to drink from the clay"})
    assert all("persuade" in b.of for b in scene_beats(brief.model_copy(update={"attempt": asked})))
