"""The table side: making characters, building rolls, showing them."""

from fractions import Fraction
from typing import Any

import pytest

from engine.api import Card, IllegalActionError, Request
from engine.systems.altars.actions import (
    Attack,
    Attempt,
    Blast,
    CertainDamage,
    Heal,
    Initiative,
    Magic,
    Opposed,
    Threat,
)
from engine.systems.altars.bookkeeping import UseItem
from engine.systems.altars.events import HealthChanged
from engine.systems.altars.settings import AltarsSettings
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    AwardPoints,
    BeginAdventure,
    EndFight,
    FinishAdventure,
    PassTurn,
    PrepareDefence,
    SpendXp,
    StartFight,
    TakeRest,
)
from engine.systems.altars.values import Actor, BlastTarget, Participant, Target
from tests.engine.systems.altars.samples import ROLLS
from tests.engine.systems.altars.table import (
    GUARD,
    HELL_KNIGHT,
    KELTUR,
    MIRA,
    STAFF,
    SYSTEM,
    act,
    fight,
    fold,
    table,
)

PLAY = SYSTEM.play
DEFAULTS = AltarsSettings()


def test_help_has_an_example() -> None:
    assert draft(PLAY.draft_help.rsplit(": ", 1)[1])


def draft(*lines: str, **settings: Any) -> list[str]:
    """Give lines one by one; return what was said to each."""
    state = SYSTEM.new_state(settings)
    said: list[str] = []
    for i, line in enumerate(lines):
        said.append(PLAY.draft_line(lines[:i], line, state))
    return said


def draft_rule(*lines: str, **settings: Any) -> tuple[str, str]:
    state = SYSTEM.new_state(settings)
    with pytest.raises(IllegalActionError) as caught:
        PLAY.draft_line(lines[:-1], lines[-1], state)
    return caught.value.rule, caught.value.message


KELTUR_LINES = ("Woodsman d12", "Druid d10", "Initiative d8", "Warrior d6")


def test_drafting_keltur() -> None:
    assert draft(*KELTUR_LINES, "Rope", STAFF) == [
        "Woodsman d12. Left: d6, d8, d10 for Initiative and 2 archetypes.",
        "Druid d10. Left: d6, d8 for Initiative and 1 archetype.",
        "Initiative d8. Left: d6 for 1 archetype.",
        "Warrior d6. All dice are given; more lines are equipment.",
        "Rope is equipment. All dice are given; more lines are equipment.",
        f"{STAFF} is equipment.",
    ]
    sheet = PLAY.draft_sheet("Kel'tur", [*KELTUR_LINES, "Rope"], SYSTEM.new_state())
    assert sheet == {
        "name": "Kel'tur",
        "archetypes": {"Woodsman": "d12", "Druid": "d10", "Warrior": "d6"},
        "initiative": "d8",
        "health": 10,
        "equipment": ["Rope"],
    }
    assert SYSTEM.parse_sheet(sheet)


def test_ways_of_writing_a_line() -> None:
    lines = ("- Thief: D10", "initiative  d6", "Priest of Erlik d12", "* Cook d8", "- Old map")
    sheet = PLAY.draft_sheet(" Mira ", lines, SYSTEM.new_state())
    assert sheet["archetypes"] == {"Thief": "d10", "Priest of Erlik": "d12", "Cook": "d8"}
    assert (sheet["name"], sheet["initiative"], sheet["equipment"]) == ("Mira", "d6", ["Old map"])


@pytest.mark.parametrize(
    ("lines", "rule", "words"),
    [
        (("Thief d10", "Spy d10"), "A-10", "given away"),
        (("Thief d4",), "A-10", "none of the starting dice"),
        (("Thief d20",), "A-10", "brackets"),
        (("Thief d7",), "A-08", "no d7"),
        (("Thief d10", "thief d8"), "A-03", "has a die already"),
        (("Initiative d6", "Initiative d8"), "A-04", "has its die"),
        (("A d6", "B d8", "C d10", "D d12"), "A-10", "3 archetypes"),
        (("Start: huge",), "A-79", "two and two"),
        (("Thief d10", "Start: three dice"), "A-79", "before the first"),
        (("   ",), "A-15", "characters"),
        (("x" * 300,), "A-15", "characters"),
        (("Start: two and two", "Thief d12"), "A-79", "none of the starting dice"),
        (("Start: three dice", "A d6", "B d8", "C d10"), "A-80", "2 archetypes"),
    ],
)
def test_lines_that_cannot_stand(lines: tuple[str, ...], rule: str, words: str) -> None:
    found, message = draft_rule(*lines)
    assert found == rule
    assert words in message


def test_nobody_carries_everything() -> None:
    assert draft_rule(*[f"Rope {n}" for n in range(201)])[0] == "A-15"


def test_the_other_starts() -> None:
    said = draft("Start: two and two", "Thief d8", "Cook d8", "Initiative d6", "Spy d6")
    assert said[0] == "Start: two and two. Left: d6, d6, d8, d8 for Initiative and 3 archetypes."
    assert said[-1].startswith("Spy d6. All dice are given")
    said = draft("start: Three-Dice", "Thief d12", "Initiative d6", "Cook d8")
    assert said[1] == "Thief d12. Choose from d6, d8, d10 for Initiative and 1 archetype."
    assert draft("Thief d8", "Cook d8", starting_dice="two_and_two")
    small = {"starting_dice": "three_dice", "three_dice_choice": "d6_d8_d10"}
    assert draft_rule("Thief d12", **small)[0] == "A-80"


def test_unfinished_characters() -> None:
    state = SYSTEM.new_state()
    for lines, rule in ((KELTUR_LINES[:3], "A-10"), ((*KELTUR_LINES[:2], "Warrior d6"), "A-10")):
        with pytest.raises(IllegalActionError) as caught:
            PLAY.draft_sheet("Kel'tur", lines, state)
        assert caught.value.rule == rule
    with pytest.raises(IllegalActionError):
        PLAY.draft_sheet("  ", KELTUR_LINES, state)


def test_action_points_of_a_new_character_follow_the_table() -> None:
    state = SYSTEM.new_state({"action_points_per_adventure": 3})
    sheet = PLAY.draft_sheet("Kel'tur", KELTUR_LINES, state)
    assert SYSTEM.parse_sheet(sheet).action_points == 3  # type: ignore[attr-defined]
    plain = PLAY.draft_sheet("Kel'tur", KELTUR_LINES, SYSTEM.new_state())
    assert SYSTEM.parse_sheet(plain).action_points == 1  # type: ignore[attr-defined]


def faults(sheet: dict[str, Any], **settings: Any) -> tuple[str, ...]:
    return PLAY.faults(SYSTEM.new_state(settings), SYSTEM.parse_sheet(sheet))


def test_faults_of_sheets() -> None:
    assert faults(KELTUR) == ()
    assert faults({**KELTUR, "archetypes": {"Thief": "d6", "Cook": "d10"}}) == ()
    assert faults(HELL_KNIGHT) == ()
    found = faults({**KELTUR, "archetypes": {"Thief": "d12"}, "health": 14})
    assert any("1 archetypes" in line for line in found)
    assert any("Health is 14" in line for line in found)
    found = faults({**KELTUR, "archetypes": {"A": "d12", "B": "d12", "C": "d20+d4"}})
    assert any("not on the scale" in line for line in found)
    assert any("one each of d6, d8, d10, d12" in line for line in found)
    bad = {**KELTUR, "archetypes": {"A": "d4", "B": "d8", "C": "d8"}}
    assert any("exactly d6, d6" in f for f in faults(bad, starting_dice="two_and_two"))
    assert any("three different" in f for f in faults(bad, starting_dice="three_dice"))
    assert any("health points" in f for f in faults({**GUARD, "health": 0}))


def test_opponents() -> None:
    for strength, die, health in (
        ("d12", "d12", 12), ("", "d8", 8), ("6", "d6", 5), ("huge", "d8", 8),
        ("d20+d6", "d20+d6", 15), (" D4 ", "d4", 3),
    ):  # fmt: skip
        sheet = PLAY.opponent_sheet("the ghoul", strength)
        assert sheet["words"] == {"The ghoul": die}
        assert (sheet["side"], sheet["health"]) == ("gm", health)
        assert SYSTEM.parse_sheet(sheet)


def test_elements_and_lines_of_a_sheet() -> None:
    elements = PLAY.elements(SYSTEM.parse_sheet(KELTUR))
    assert [(e.name, e.value, e.role) for e in elements] == [
        ("Woodsman", "d12", "archetype"),
        ("Druid", "d10", "archetype"),
        ("Warrior", "d6", "archetype"),
        ("Hunting bow", "", "gear"),
        (STAFF, "d4", "gear"),
    ]
    knight = PLAY.elements(SYSTEM.parse_sheet(HELL_KNIGHT))
    assert [(e.value, e.role) for e in knight] == [("d10", "trait"), ("d8", "archetype")]
    full = {**KELTUR, "origin": "the Ash Steppe", "definitions": {"Druid": {"definition": "old"}}}
    lines = PLAY.sheet_lines(SYSTEM.parse_sheet(full))
    assert lines[1] == "Health 10 of 10, Action Points 1, experience 0"
    assert lines[2:4] == ("the Ash Steppe", "Druid: old")
    assert lines[-1] == f"- {STAFF}"
    assert "Action Points" not in PLAY.sheet_lines(SYSTEM.parse_sheet(GUARD))[1]


# Building


def build(state: AltarsState | None = None, **fields: Any) -> Any:
    return PLAY.build(state or table(), Request(**{"actor": "Mira", **fields}))


def test_build_an_action() -> None:
    action = build(stitched=("Thief", "Rope"), difficulty="d10", dangerous=True)
    assert action == Attempt(
        acting="Mira",
        using=("Thief",),
        actor=Actor(die="d10"),
        difficulty=("d10",),
        dangerous=True,
    )
    assert build().difficulty == ("d8",)
    assert build().actor.die is None
    assert build(kind="purchase", stitched=("thief",), difficulty=" D6 ").difficulty == ("d6",)
    helped = build(circumstances=(("dark", None), ("rain", 2)), difficulty="d6")
    assert helped.actor.advantages == 2
    off = table(use_situational_modifiers=False)
    assert build(off, circumstances=(("dark", None),)).actor.advantages == 0


def test_build_with_an_item() -> None:
    action = build(actor="Kel'tur", stitched=("Druid", STAFF), difficulty="d8")
    assert (action.item, action.actor.item_die) == (STAFF, "d4")
    assert build(actor="Kel'tur", stitched=("staff of lightning",)).item == STAFF


def test_build_with_several_archetypes() -> None:
    assert build(stitched=("Thief", "Evoker")).actor == Actor(die="d12")
    summed = build(table(multiple_archetypes="sum"), stitched=("Thief", "Evoker"))
    assert summed.actor == Actor(die="d12", more_dice=("d10",))
    quick = build(table(initiative_die_as_archetype=True), stitched=("Initiative",))
    assert (quick.using, quick.actor.die) == (("initiative",), "d6")


def test_build_against_somebody() -> None:
    action = build(kind="opposed", opponent="Guard", stitched=("Thief",), difficulty="d8")
    assert isinstance(action, Opposed)
    assert (action.opponent, action.target.die) == ("Guard", "d6")
    action = build(kind="attack", opponent="Hell Knight", stitched=("Thief",))
    assert isinstance(action, Attack)
    assert action.target.die == "d10"
    assert isinstance(build(opponent="Guard", difficulty="d8"), Attempt)
    assert isinstance(build(opponent="Guard"), Opposed)


def test_build_magic() -> None:
    assert isinstance(build(kind="magic", stitched=("Evoker",), difficulty="d8"), Magic)
    charm = build(kind="magic", opponent="Guard", stitched=("Evoker",), difficulty="d8")
    assert isinstance(charm, Magic)
    assert charm.opponent == "Guard"
    bolt = build(kind="magic", opponent="Guard", aim="harm", difficulty="d8")
    assert isinstance(bolt, Blast)
    assert [t.name for t in bolt.targets] == ["Guard"]
    fighting = fight(table(), "Mira", "Guard")
    assert isinstance(build(fighting, kind="magic", opponent="Guard"), Blast)
    assert isinstance(build(fighting, kind="magic", opponent="Guard", aim="other"), Magic)
    assert isinstance(build(kind="magic", aim="harm"), Magic)


def test_build_healing() -> None:
    skill = build(opponent="Kel'tur", stitched=("Medic",), difficulty="d6")
    assert isinstance(skill, Heal)
    assert (skill.patient, skill.supernatural) == ("Kel'tur", False)
    spell = build(actor="Kel'tur", kind="magic", opponent="Mira", stitched=("Druid",))
    assert isinstance(spell, Heal)
    assert spell.supernatural
    own = build(aim="heal", stitched=("Medic",))
    assert isinstance(own, Heal)
    assert own.patient == "Mira"


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"actor": "Nobody"}, "sheet"),
        ({"helpers": ("Nobody",)}, "sheet"),
        ({"stitched": ("Warrior",)}, "A-03"),
        ({"stitched": ("initiative",)}, "A-03"),
        ({"difficulty": 3}, "A-19"),
        ({"difficulty": "hard"}, "A-19"),
        ({"kind": "attack", "opponent": "Nobody"}, "A-27"),
        ({"kind": "magic", "opponent": "Nobody"}, "A-27"),
        ({"kind": "opposed", "opponent": "Mira"}, "A-27"),
        ({"aim": "heal", "opponent": "Nobody"}, "sheet"),
    ],
)
def test_requests_that_cannot_be_built(fields: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        build(**fields)
    assert caught.value.rule == rule


def test_two_magic_items_are_too_many() -> None:
    rich = {**MIRA, "equipment": ["Wand (light d4)", "Ring (luck d6)"]}
    with pytest.raises(IllegalActionError) as caught:
        build(table(rich), stitched=("Wand", "Ring"))
    assert caught.value.rule == "A-65"


def test_bare_calls() -> None:
    action = PLAY.bare_call("d8", "D10")
    assert action == Attempt(actor=Actor(die="d8"), difficulty=("d10",))
    assert PLAY.bare_call("5", "d8") is None
    assert PLAY.bare_call("d8", 5) is None


# Showing


def test_summaries() -> None:
    state = table()
    rain = (("rain", None),)
    action = build(actor="Kel'tur", stitched=("Druid", STAFF), circumstances=rain, difficulty="d10")
    summary = PLAY.summary(state, action)
    assert summary.parts == (("Druid", "d10"), (STAFF, "d4"), ("1 advantage", "d4"))
    assert (summary.total, summary.target) == ("d10 + d4 + d4", "difficulty d10")
    best = table(item_die="best")
    assert "the better" in PLAY.summary(best, build(best, actor="Kel'tur", stitched=(STAFF,))).total
    attack = build(kind="attack", opponent="Guard", stitched=("Thief",))
    assert PLAY.summary(state, attack).target == "Guard: d6, and a tie resists"
    none = PLAY.summary(state, build())
    assert none.parts == (("no fitting archetype", "d4"),)
    both = PLAY.summary(state, build(stitched=("Thief", "Evoker")))
    assert both.parts == (("Evoker", "d12"),)
    point = Attempt(acting="Mira", using=("Thief",), actor=Actor(action_points=1),
                    difficulty=("d6",))  # fmt: skip
    assert PLAY.summary(state, point).parts == (("Thief", "d10"), ("Action Point", "d4"))
    bare = Attempt(actor=Actor(die="d8", item_die="d4"), difficulty=("d6", "d4"))
    assert PLAY.summary(state, bare).parts == (("archetype", "d8"), ("magic item", "d4"))


def test_summaries_of_other_rolls() -> None:
    state = fight(table(), "Mira", "Guard")
    for action, target in (
        (Threat(acting="Mira", using=("Thief",), threat_die="d12", health=9), "danger d12"),
        (CertainDamage(die="d6", health=9), ""),
        (PassTurn(acting="Mira"), ""),
        (build(kind="magic", opponent="Guard", aim="other"), "Guard: d6, and a tie resists"),
        (build(kind="magic", difficulty="d12"), "difficulty d12"),
        (build(kind="magic", opponent="Guard", aim="harm", difficulty="d10"),
         "difficulty d10; Guard: d6, and a tie resists"),
        (build(aim="heal", difficulty="d6"), "difficulty d6"),
        (build(kind="opposed", opponent="Slime"), "Slime: d8, and a tie resists"),
        (Opposed(actor=Actor(), target=Target()), "the resistance: d4, and a tie resists"),
    ):  # fmt: skip
        assert PLAY.summary(state, action).target == target


def test_odds_view_sums_to_one_with_or_without_a_sheet() -> None:
    state = table()
    bare = Attempt(actor=Actor(die="d8"), difficulty=("d8",))
    view = PLAY.odds_view(bare, SYSTEM.odds(state, bare))
    assert view[0][0] == "Crushing Success"
    assert sum(p for _, p in view) == 1
    assert sum(p for label, p in view if "Success" in label) == Fraction(36, 64)
    own = table(margin_bands=[1, 2, 3])
    action = build(own, stitched=("Thief",), difficulty="d4")
    assert dict(PLAY.odds_view(action, SYSTEM.odds(own, action)))["Crushing Success"] > 0.5
    attack = Attack(actor=Actor(), target=Target())
    view = PLAY.odds_view(attack, SYSTEM.odds(state, attack))
    assert sum(p for label, p in view if "Success" in label) == Fraction(6, 16)


def card(action: Any, *faces: int, state: AltarsState | None = None) -> Card:
    return PLAY.card(action, act(state or table(), action, *faces)[1])


def shown(found: Card) -> list[tuple[str, list[int]]]:
    return [(who, [die.face for die in dice]) for who, dice in found.rows]


def test_card_of_an_action() -> None:
    action = Attempt(acting="Kel'tur", using=("Druid",), item=STAFF,
                     actor=Actor(die="d10", item_die="d4", action_points=1), difficulty=("d10",),
                     dangerous=True)  # fmt: skip
    found = card(action, 2, 1, 3, 10)
    assert shown(found) == [
        ("Kel'tur: Druid", [2]), (STAFF, [1]), ("Action Point", [3]), ("difficulty", [10]),
    ]  # fmt: skip
    assert found.verdict == "6 against 10: Clear Failure"
    assert "the failure hurts: 4 damage" in found.lines


def test_card_where_the_better_die_counts() -> None:
    state = table(item_die="best")
    action = Attempt(acting="Kel'tur", using=("Druid",), item=STAFF,
                     actor=Actor(die="d10", item_die="d4"), difficulty=("d6",))  # fmt: skip
    assert shown(card(action, 7, 3, 5, state=state)) == [
        ("Kel'tur: Druid", [7]), (STAFF, [3]), ("difficulty", [5]),
    ]  # fmt: skip
    more = action.model_copy(update={"actor": Actor(die="d10", item_die="d4", advantages=1)})
    assert shown(card(more, 7, 3, 2, 5, state=state))[2:] == [
        ("extra dice", [2]),
        ("difficulty", [5]),
    ]
    assert shown(card(more, 7, 3, 2, 5))[2:] == [("extra dice", [2]), ("difficulty", [5])]


def test_cards_of_fights() -> None:
    blow = Attack(acting="Mira", using=("Thief",), opponent="Guard", actor=Actor(die="d10"),
                  target=Target(die="d6"))  # fmt: skip
    found = card(blow, 9, 3)
    assert shown(found) == [("Mira: Thief", [9]), ("Guard", [3])]
    assert "6 damage" in found.lines
    assert "no damage" in card(blow, 3, 3).lines
    soft = blow.model_copy(update={"weapon": "none"})
    assert "no fitting means: an effect of 6, no harm" in card(soft, 9, 3).lines
    blast = Blast(acting="Mira", using=("Evoker",), actor=Actor(die="d12"), difficulty=("d4",),
                  targets=(BlastTarget(name="Guard", die="d6", health=6),), health=9)  # fmt: skip
    found = card(blast, 9, 3, 2)
    assert shown(found) == [("Mira: Evoker", [9]), ("difficulty", [3]), ("Guard", [2])]
    assert "Guard resists with d6: 2, 7 damage" in found.lines
    assert shown(card(StartFight(fighters=("Mira", "Guard")), 4, 2)) == [("initiative", [4, 2])]
    rolls = Initiative(participants=(Participant(name="A", side="gm", die="d6"),))
    assert card(rolls, 4).verdict == "Order: A"


def test_other_cards() -> None:
    danger = Threat(acting="Mira", threat_die="d12", health=9)
    assert shown(card(danger, 9, 3)) == [("danger", [9]), ("Mira", [3])]
    assert card(CertainDamage(die="d6", health=9), 4).verdict == "4 damage"
    spell = build(kind="magic", difficulty="d8")
    assert "the spell goes awry" in card(spell, 1, 8).lines
    charm = Magic(actor=Actor(), target=Target(name="Eel"), health=4)
    assert shown(card(charm, 4, 1)) == [("roll", [4]), ("Eel", [1])]
    treat = build(aim="heal", difficulty="d4")
    assert "3 health points restored (rest)" in card(treat, 4, 1).lines
    refused = Heal(actor=Actor(), difficulty=("d4",), health=1, max_health=9, attempts_today=1)
    assert card(refused).verdict.startswith("A healing attempt")
    assert card(PassTurn(acting="Mira"), state=fight(table(), "Mira")).verdict == ""


def notes(action: Any, *faces: int, state: AltarsState | None = None) -> tuple[str, ...]:
    return PLAY.notes(action, act(state or table(), action, *faces)[1])


def test_notes_tell_what_must_be_told() -> None:
    blow = Attack(acting="Mira", using=("Thief",), opponent="Guard", actor=Actor(),
                  target=Target())  # fmt: skip
    assert notes(blow, 4, 3) == ("Guard loses 1 health point.",)
    assert notes(blow, 10, 1) == ("Guard loses 6 health points.", "Guard is out of action.")
    assert notes(blow, 1, 4) == ()
    spell = build(kind="magic", difficulty="d8")
    assert notes(spell, 1, 8) == ("The magic costs Mira 1 health point.", "The spell goes awry.")
    awry = table(awry_effect="caster_takes_margin")
    assert "Mira loses 8 health points." in notes(spell, 1, 8, state=awry)
    blast = build(kind="magic", opponent="Guard", aim="harm", stitched=("Evoker",), difficulty="d4")
    assert notes(blast, 12, 1, 1)[-1] == "Guard is out of action."
    assert notes(blast, 1, 4, 1)[-1] == "The spell goes awry."
    dying = fold(table(), (HealthChanged(character="Mira", by=-8),))
    assert notes(spell, 4, 4, state=dying)[-1] == "Mira is out of action."
    hurt = fold(table(), (HealthChanged(character="Mira", by=-5),))
    cure = build(actor="Kel'tur", kind="magic", opponent="Mira", difficulty="d4")
    assert notes(cure, 4, 1, state=hurt) == (
        "Mira recovers 3 health points.", "The magic costs Kel'tur 1 health point.",
    )  # fmt: skip
    treat = build(opponent="Kel'tur", difficulty="d4")
    assert notes(treat, 4, 1) == ("Kel'tur will recover 3 health points over the next rest.",)
    assert notes(UseItem(acting="Kel'tur", item=STAFF, health=1)) == (
        "Staff of Lightning is used for today.",
    )


def test_notes_of_a_campaign() -> None:
    state, _ = act(table(), FinishAdventure())
    assert notes(FinishAdventure())[-1].startswith("The adventure is over")
    for action, words in (
        (SpendXp(acting="Mira", on="die", name="Thief"), "Thief of Mira is d12 now."),
        (SpendXp(acting="Mira", on="health"), "Mira can have 1 health point more."),
        (SpendXp(acting="Mira", on="archetype", name="Sailor", reason="sea"),
         "Mira is a Sailor now, at d6."),
        (BeginAdventure(), "A new adventure begins."),
    ):  # fmt: skip
        assert words in notes(action, state=state)


def test_notes_of_what_needs_no_dice() -> None:
    state = fight(table(), "Mira", "Guard")
    for action, told in (
        (PassTurn(acting="Mira"), "Mira lets the action of this round go."),
        (EndFight(), "The fight is over."),
        (PrepareDefence(acting="Mira"), "Mira has a defence ready."),
        (AwardPoints(to="Mira", amount=2), "Mira gains 2 Action Points."),
    ):
        assert notes(action, state=state) == (told,)
    assert notes(TakeRest())[-1] == "A day goes by."
    assert notes(TakeRest(days=3))[-1] == "3 days go by."


def test_deadly() -> None:
    low = fold(table(), (HealthChanged(character="Mira", by=-7),))
    leap = Attempt(acting="Mira", using=("Thief",), actor=Actor(), difficulty=("d10",),
                   dangerous=True)  # fmt: skip
    assert PLAY.deadly(low, leap)
    assert not PLAY.deadly(table(), leap)
    assert not PLAY.deadly(low, leap.model_copy(update={"dangerous": False}))
    assert PLAY.deadly(
        fold(table(failed_action_damage="always"), (HealthChanged(character="Mira", by=-7),)),
        leap.model_copy(update={"dangerous": False}),
    )
    fall = Threat(acting="Mira", threat_die="d20", health=9)
    assert PLAY.deadly(table(), fall)
    assert not PLAY.deadly(table(), fall.model_copy(update={"acting": "Guard"}))
    blow = Attack(acting="Hell Knight", opponent="Mira", using=("demonic",), actor=Actor(),
                  target=Target())  # fmt: skip
    assert PLAY.deadly(low, blow)
    assert not PLAY.deadly(table(), blow)
    own = Attack(acting="Mira", opponent="Guard", actor=Actor(), target=Target())
    assert not PLAY.deadly(low, own)
    last = fold(table(), (HealthChanged(character="Mira", by=-8),))
    assert PLAY.deadly(last, build(kind="magic"))
    assert not PLAY.deadly(low, build(kind="magic"))
    assert not PLAY.deadly(low, PassTurn(acting="Mira"))
    assert not PLAY.deadly(low, Attempt(acting="Guard", actor=Actor(), difficulty=("d20",),
                                        dangerous=True))  # fmt: skip
    fire = Blast(acting="Hell Knight", using=("demonic",), actor=Actor(), difficulty=("d4",),
                 health=15, targets=(BlastTarget(name="Mira", health=9),
                                     BlastTarget(name="Guard", health=6)))  # fmt: skip
    assert PLAY.deadly(low, fire)
    assert not PLAY.deadly(table(), fire)
    spent = Blast(acting="Slime", actor=Actor(), difficulty=("d4",), health=1, targets=())
    gone = fold(table(), (HealthChanged(character="Slime", by=-5),))
    assert not PLAY.deadly(gone, spent)


@pytest.mark.parametrize(("state", "action"), ROLLS)
def test_every_sample_can_be_judged(state: AltarsState, action: Any) -> None:
    assert PLAY.deadly(state, action) in (True, False)
