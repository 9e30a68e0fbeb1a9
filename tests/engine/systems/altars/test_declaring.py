"""Announced blows: players declare how they resist, and the blow falls as it was announced."""

from typing import Any

import pytest

from engine.api import IllegalActionError
from engine.core.state import CharacterLeft
from engine.errors import StateError
from engine.systems.altars.declaring import answer, may_choose
from engine.systems.altars.events import DefenceChosen, HealthChanged
from engine.systems.altars.policy import next_action
from engine.systems.altars.state import AltarsState
from engine.systems.altars.table_actions import (
    AnnounceBlow,
    ChooseDefence,
    EndFight,
    NextRound,
    PassTurn,
    StartFight,
)
from tests.engine.systems.altars.table import (
    GUARD,
    HELL_KNIGHT,
    KELTUR,
    MIRA,
    SLIME,
    SYSTEM,
    act,
    fight,
    fold,
    seeded,
    table,
)

FIGHTS = SYSTEM.fights
assert FIGHTS is not None
WARLOCK = {
    "name": "Warlock", "side": "gm", "archetypes": {"Warlock": "d10"}, "initiative": "d8",
    "health": 9,
}  # fmt: skip


def announced(*targets: str, **fields: Any) -> AltarsState:
    state = fight(table(), "Guard", "Mira", "Kel'tur", "Slime")
    return act(state, AnnounceBlow(acting="Guard", targets=targets, **fields))[0]


def rule_of(state: AltarsState, action: Any) -> str:
    with pytest.raises(IllegalActionError) as caught:
        SYSTEM.check(state, action)
    return caught.value.rule


def test_the_one_who_is_attacked_is_asked() -> None:
    state = announced("Mira")
    assert state.pending is not None
    assert (state.pending.who, state.pending.about) == ("Mira", "defence")
    assert state.pending.options == ("Evoker", "Thief", "Medic", "stand still")
    assert "Guard attacks Mira" in state.pending.question
    assert rule_of(state, PassTurn(acting="Guard")) == "A-60"
    assert rule_of(state, NextRound()) == "A-60"


@pytest.mark.parametrize(
    ("text", "using", "die", "spent"),
    [
        ("Thief", "Thief", "d10", True),
        ("  thi ", "Thief", "d10", True),
        ("1", "Evoker", "d12", True),
        ("stand still", "", "d4", False),
        ("4", "", "d4", False),
    ],
)
def test_the_answer_decides_the_die_and_the_action(
    text: str, using: str, die: str, spent: bool
) -> None:
    state = announced("Mira")
    state, _ = act(state, answer(state, text))
    assert state.pending is None
    assert state.announced is not None
    assert state.announced.defences == {"Mira": using}
    blow = next_action(state, seeded(1))
    roll = SYSTEM.resolve(state, blow, seeded(2))
    assert roll.fields["resist_die"] == die
    after = fold(state, roll.events)
    assert ("Mira" in after.acted) is spent
    assert after.announced is None
    assert "Guard" in after.acted


def test_everybody_in_a_blast_is_asked_in_turn() -> None:
    state = fight(table(KELTUR, MIRA, WARLOCK), "Warlock", "Mira", "Kel'tur")
    state, roll = act(
        state, AnnounceBlow(acting="Warlock", targets=("Mira", "Kel'tur"), spell="Warlock")
    )
    assert "hurls Warlock at Mira" in state.pending.question  # type: ignore[union-attr]
    assert SYSTEM.play.notes(roll, roll) == ("Warlock hurls Warlock at Mira and Kel'tur.",)
    state, _ = act(state, ChooseDefence(acting="Mira"))
    assert state.pending is not None
    assert state.pending.who == "Kel'tur"
    state, roll = act(state, ChooseDefence(acting="Kel'tur", using="Woodsman"))
    assert SYSTEM.play.notes(roll, roll) == ("Kel'tur resists with Woodsman.",)
    blast = next_action(state, seeded(1))
    assert blast.op == "blast"
    assert [t.die for t in blast.targets] == [None, "d12"]  # type: ignore[attr-defined]
    assert blast.difficulty == ("d12",)  # type: ignore[attr-defined]


def test_who_has_no_choice_is_not_asked() -> None:
    state = fight(table(), "Guard", "Mira", "Slime")
    assert may_choose(state, "Mira")
    assert not may_choose(state, "Slime")
    assert not may_choose(state.model_copy(update={"acted": ("Mira",)}), "Mira")
    assert not may_choose(fold(state, (HealthChanged(character="Mira", by=-9),)), "Mira")
    assert not may_choose(state, "Kel'tur")
    after, _ = act(state, AnnounceBlow(acting="Guard", targets=("Slime",)))
    assert after.pending is None


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (AnnounceBlow(targets=("Mira",)), "A-60"),
        (AnnounceBlow(acting="Mira", targets=("Guard",)), "A-38"),
        (AnnounceBlow(acting="Guard", targets=("Nobody",)), "A-60"),
        (AnnounceBlow(acting="Guard", targets=("Mira",), spell="Fire"), "A-03"),
        (ChooseDefence(acting="Mira"), "A-40"),
    ],
)
def test_what_cannot_be_announced(action: Any, rule: str) -> None:
    assert rule_of(fight(table(), "Guard", "Mira"), action) == rule


def test_announcements_belong_to_fights() -> None:
    assert rule_of(table(), AnnounceBlow(acting="Guard", targets=("Mira",))) == "A-38"


def test_wrong_answers_are_told() -> None:
    state = announced("Mira")
    assert rule_of(state, ChooseDefence(acting="Kel'tur")) == "A-40"
    assert rule_of(state, ChooseDefence(acting="Mira", using="Warrior")) == "A-28"
    for text in ("", "Warrior", "9"):
        with pytest.raises(IllegalActionError, match="stand still"):
            answer(state, text)
    with pytest.raises(IllegalActionError, match="nobody is asked"):
        answer(table(), "Thief")
    with pytest.raises(StateError, match="no blow"):
        fold(table(), (DefenceChosen(character="Mira"),))


def test_a_fight_that_ends_asks_no_more() -> None:
    state, _ = act(announced("Mira"), EndFight())
    assert (state.pending, state.announced) == (None, None)


def test_who_has_left_is_not_waited_for() -> None:
    state = fold(announced("Mira"), (CharacterLeft(name="Mira"),))
    SYSTEM.check(state, PassTurn(acting="Guard"))
    blow = next_action(state, seeded(3))
    assert blow.opponent == "Kel'tur"  # type: ignore[attr-defined]


def test_a_whole_fight_through_the_front_end_s_eyes() -> None:
    assert FIGHTS is not None
    asked = 0
    for number in range(40):
        state = table(KELTUR, MIRA, WARLOCK, HELL_KNIGHT, GUARD, SLIME)
        assert FIGHTS.gm_action(state, seeded(0)) is None
        assert FIGHTS.lines(state) == ()
        chance = seeded(number, "policy")
        state = fold(state, SYSTEM.resolve(state, FIGHTS.start(()), seeded(number)).events)
        for step in range(600):
            if state.pending is not None:
                options = state.pending.options
                asked += 1
                action: Any = answer(state, options[chance.face(len(options)) - 1])
            else:
                action = FIGHTS.gm_action(state, chance) or next_action(state, chance)
            assert FIGHTS.lines(state)
            roll = SYSTEM.resolve(state, action, seeded(1000 * number + step, "own"))
            state = fold(state, roll.events)
            if not FIGHTS.is_running(state):
                break
        assert not state.in_fight
    assert asked > 40


def test_lines_and_turns_of_a_fight() -> None:
    assert FIGHTS is not None
    state = fight(table(), "Mira", "Guard", "Slime", "Kel'tur")
    state = fold(state, (HealthChanged(character="Slime", by=-5), CharacterLeft(name="Kel'tur")))
    assert FIGHTS.lines(state) == (
        "> Mira: initiative 20, health 9",
        "  Guard: initiative 19, health 6",
        "  Slime: initiative 18, health 0, out of action",
    )
    assert FIGHTS.gm_action(state, seeded(1)) is None
    assert FIGHTS.end_turn(state, "Guard") is None
    turn = FIGHTS.end_turn(state, "Mira")
    assert turn is not None
    state, _ = act(state, turn)
    assert FIGHTS.lines(state)[0] == "  Mira: initiative 20, health 9, has acted"
    assert FIGHTS.gm_action(state, seeded(1)).op == "attack"  # type: ignore[union-attr]
    over = fold(state, (HealthChanged(character="Guard", by=-6),))
    assert FIGHTS.gm_action(over, seeded(1)) == EndFight()
    done = state.model_copy(update={"acted": ("Mira", "Guard")})
    assert FIGHTS.gm_action(done, seeded(1)) == NextRound()
    assert FIGHTS.start(("Mira",)) == StartFight(fighters=("Mira",))
