"""Work told without its name, acts broken off, and attempts that only the scene tells of."""

import pytest

from companion.reader import Intent, read
from companion.reader.fields import field_of, named_fields, terms
from companion.reader.lexicon import lexicon_of
from companion.reader.lone import lone_helper
from companion.reader.peril import trouble_in
from companion.reader.scene import read_scene
from companion.reader.sheet import sheet_elements

ROBIN = {"attributes": {"Brawn": 2, "Knack": 2, "Wits": 1}, "inventory": ["War axe", "Rifle"],
         "skills": {"Exertion": 1, "Awareness": 2, "Artifice": 1, "Vigor": 2}}  # fmt: skip


def stitcher(names: str, scene: str, text: str) -> Intent:
    traits = [{"name": name.strip(), "weight": 1} for name in names.split(",")]
    return read(system="stitcher", sheet={"traits": traits}, scene=scene, text=text)


@pytest.mark.parametrize(
    ("names", "scene", "text", "helper"),
    [
        ("Saddler, Sabre", "The girth has snapped in the middle of the chase.",
         "I stitch the strap with waxed thread.", "Saddler"),
        ("Kartografin, Degen", "Niemand kennt den Weg durch das Moor.",
         "Ich zeichne eine Karte der Inseln und wähle die Route.", "Kartografin"),
        ("Apicultrice, Fusil", "Un essaim furieux barre la porte.",
         "Je prends l'essaim dans une ruche avec un peu de fumée.", "Apicultrice"),
        ("Relojera, Sable", "El reloj de la torre se ha parado.",
         "Ajusto el péndulo y la rueda del mecanismo.", "Relojera"),
        ("Bolt cutters, Sabre", "A chain holds the gate, the guards come at midnight.",
         "I snip the chain.", "Bolt cutters"),
    ],
)  # fmt: skip
def test_work_told_without_its_name_finds_its_calling(names, scene, text, helper) -> None:
    intent = stitcher(names, scene, text)
    assert intent.needs_roll
    assert helper in intent.stitched
    assert names.split(", ")[1] not in intent.stitched


@pytest.mark.parametrize(
    ("scene", "text"),
    [
        ("A locked door.", "I kneel, get the picks out, and put them away again."),
        ("A thug (2) sneers.", "I raise my fist. Then I lower it."),
        (
            "A bandit (2) kneels.",
            "Tom shouts that I should stab him. I do not move.",
        ),
        ("A high wall.", "I could be over that wall in no time, but I knock at the gate."),
        ("Ein Dieb (2) grinst.", "Ich greife nach dem Schwert, lasse es dann aber stecken."),
    ],
)
def test_an_act_broken_off_or_only_asked_for_is_not_done(scene: str, text: str) -> None:
    assert not stitcher("Thief, Sword, Lockpicks", scene, text).needs_roll


@pytest.mark.parametrize(
    "text",
    ["I roll out my bedding.", "I sharpen my sword.", "I coil the ropes and scrub the deck.",
     "Ich öle mein Gewehr.", "Je balaie le sol.", "Afino el laúd."],
)  # fmt: skip
def test_chores_are_not_rolled_in_a_quiet_place(text: str) -> None:
    intent = stitcher("Sailor, Sword", "A quiet evening in camp.", text)
    assert (intent.needs_roll, intent.kind) == (False, "none")


@pytest.mark.parametrize(
    ("scene", "text", "kind", "skill"),
    [
        ("The flats shimmer. No water, ten miles to go.", "We keep walking.", "challenge", "Vigor"),
        ("A ledge a foot wide above the gorge.", "I go along it, on to the cave.", "challenge",
         "Exertion"),
        ("A raider roars and comes at you.", "Axe, then the knee.", "attack", "Brawn"),
        ("A raider climbs the wall.", "I slam him against the stones.", "attack", "Brawn"),
        ("A sniper lies on the dune.", "Bang. Reload. Bang.", "attack", "Knack"),
    ],
)  # fmt: skip
def test_terse_and_implied_attempts(scene: str, text: str, kind: str, skill: str) -> None:
    intent = read(system="skitterbarren", sheet=ROBIN, scene=scene, text=text)
    assert (intent.kind, intent.stitched) == (kind, (skill,))


@pytest.mark.parametrize(
    "text",
    ["I'd like to know whether Thief counts here", "Tell me how many dice I would throw",
     "How many charges are left in the wand?", "Does my limp cost me anything?",
     "Wie oft kann ich den Stab noch benutzen?"],
)  # fmt: skip
def test_indirect_questions_about_the_game(text: str) -> None:
    assert stitcher("Thief, Limp, Wand", "A high wall.", text).kind == "question"


def test_who_has_left_is_no_opponent() -> None:
    intent = stitcher("Picks", "The jailer (2) has gone home. A locked cell.", "I pick it.")
    assert intent.opponent is None


def test_a_theft_told_from_the_side_of_the_thing() -> None:
    intent = stitcher("Pickpocket", "The merchant (2) argues.", "His purse slides into my sleeve.")
    assert (intent.kind, intent.opponent) == ("opposed", "merchant")


def test_a_seller_takes_the_money() -> None:
    intent = stitcher("Wealthy", "The gunsmith asks forty silver.", "Wrap it up. Here's the money.")
    assert (intent.kind, intent.stitched) == ("purchase", ("Wealthy",))


def test_stamina_flaws_count_on_long_labour_and_flaws_of_mind_do_not() -> None:
    scene = "Forty sacks must go up the hill before nightfall."
    intent = stitcher("Porter, Asthmatic, Forgetful", scene, "I carry them up, all forty.")
    assert intent.hindering == ("Asthmatic",)


def test_a_scene_without_trouble_weighs_less_than_one_with_it() -> None:
    english = lexicon_of("en")
    calm = read_scene("A quiet evening at home, all safe and warm.", english)
    dire = read_scene("The dam has burst, nobody can swim and the water rises.", english)
    assert trouble_in(calm) < 0 < trouble_in(dire)


def test_the_lone_calling_helps_only_where_it_is_plausible() -> None:
    elements = sheet_elements({"traits": ["Cook", "Sabre"]})
    assert lone_helper(elements, "heal", is_guessed=False) == "Cook"
    assert lone_helper(elements, "climb", is_guessed=False) == ""
    assert lone_helper(elements, "climb", is_guessed=True) == "Cook"
    assert lone_helper(elements, "fight", is_guessed=True) == ""


def test_the_tables_of_fields_are_wide_and_sound() -> None:
    names = dict(named_fields())
    trades = {key for key, number in names.items() if field_of(number).sort == "trade"}
    gear = {key for key, number in names.items() if field_of(number).sort == "gear"}
    assert len(trades) > 1000
    assert len(gear) > 1000
    for number in set(names.values()):
        for language in ("en", "de", "fr", "es"):
            known = terms(number, language)
            assert known, (field_of(number).core, language)
            assert all(0 < worth <= 1.2 for worth in known.values())
