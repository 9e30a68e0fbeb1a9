"""The table side: characters in the chat, checks from names, summaries, odds and cards."""

from fractions import Fraction
from typing import Any

import pytest

from engine.api import (
    Card,
    EffectApplied,
    GivenDice,
    IllegalActionError,
    Request,
    SeededDice,
    get_system,
)
from engine.core.effects import Effect
from engine.systems.stitcher.actions import (
    Challenge,
    Element,
    Opposed,
    ParseTrait,
    Pool,
    Purchase,
    RollPool,
    Side,
)
from engine.systems.stitcher.events import TraitGained
from tests.engine.systems.stitcher.samples import (
    FAREK,
    HURT,
    PARTY,
    STITCHER,
    after,
    table,
)

PLAY = STITCHER.play
NEW = STITCHER.new_state()


# Making a character


def test_a_character_is_made_line_by_line() -> None:
    lines: list[str] = []
    told = []
    for line in ("Warrior (3)", "- Sword", "Long rope"):
        told.append(PLAY.draft_line(lines, line, NEW))
        lines.append(line)
    assert told == [
        "Warrior (3): 2 points left.",
        "Sword: 1 point left.",
        "Long rope: 0 points left.",
    ]
    assert PLAY.draft_sheet(" Farek ", lines, NEW) == {
        "name": "Farek",
        "traits": [
            {"name": "Warrior", "weight": 3},
            {"name": "Sword", "weight": 1},
            {"name": "Long rope", "weight": 1},
        ],
    }
    assert "Weight" in PLAY.draft_help


@pytest.mark.parametrize(
    ("line", "name", "weight"),
    [
        ("Thief:3", "Thief", 3),
        ("Thief : 2", "Thief", 2),
        ("Thief = 3", "Thief", 3),
        ("- Thief +2", "Thief", 2),
        ("Thief 3", "Thief", 3),
        ("Agent 7", "Agent 7", 1),
        ("Class of 1923", "Class of 1923", 1),
        ("Ace 23", "Ace 23", 1),
        ("Motto: never again", "Motto: never again", 1),
    ],
)
def test_a_weight_may_be_typed_without_brackets(line: str, name: str, weight: int) -> None:
    assert PLAY.draft_sheet("Mara", [line], NEW)["traits"] == [{"name": name, "weight": weight}]


@pytest.mark.parametrize(
    ("lines", "line", "rule", "message"),
    [
        ([], " - ", "S-08", "needs a word"),
        (["Sword"], "SWORD (2)", "S-31", "on the list already"),
        ([], "Wizard (4)", "S-20", "no Trait starts above 3"),
        (["Wizard (3)"], "Sage (3)", "S-18", "costs 3 points, and 2 of 5 are left"),
        ([], "Ghost (0)", "S-19", "the lowest Weight is 1"),
    ],
)
def test_lines_that_cannot_stand(lines: list[str], line: str, rule: str, message: str) -> None:
    with pytest.raises(IllegalActionError, match=message) as caught:
        PLAY.draft_line(lines, line, NEW)
    assert caught.value.rule == rule


def test_lines_under_other_limits() -> None:
    rich = STITCHER.new_state({"starting_points": 9, "single_weight_traits": ["Elf"]})
    with pytest.raises(IllegalActionError, match="only 1 Trait may start above 2"):
        PLAY.draft_line(["Wizard (3)"], "Sage (3)", rich)
    with pytest.raises(IllegalActionError, match="has no degrees here"):
        PLAY.draft_line([], "Elf (2)", rich)
    free = STITCHER.new_state({"enforce_creation_limits": False})
    told = PLAY.draft_line([], "Wizard (9)", free)
    assert told == (
        "Wizard (9): 0 points left. "
        "(Beyond the usual limits: the Traits cost more points than there are.)"
    )
    assert PLAY.draft_sheet("Merlin", ["Wizard (9)"], free)["traits"][0]["weight"] == 9


@pytest.mark.parametrize(
    ("name", "lines", "settings", "rule"),
    [
        (" ", ["Sword"], {}, "S-24"),
        ("A", ["Sword (9)"], {}, "S-18"),
        ("A", ["Sword"], {"allow_unspent_points": False}, "RS-06"),
        ("", ["Sword"], {"enforce_creation_limits": False}, "S-24"),
        ("A", ["Sword (0)"], {"enforce_creation_limits": False}, "S-19"),
    ],
)
def test_sheets_that_are_not_legal(
    name: str, lines: list[str], settings: dict[str, Any], rule: str
) -> None:
    with pytest.raises(IllegalActionError) as caught:
        PLAY.draft_sheet(name, lines, STITCHER.new_state(settings))
    assert caught.value.rule == rule


def test_each_fault_of_a_sheet_is_told() -> None:
    sheet = STITCHER.parse_sheet(
        {
            "name": " ",
            "traits": [
                {"name": "Wizard", "weight": 4},
                {"name": "Sage", "weight": 3},
                {"name": "Elf", "weight": 3},
            ],
        }
    )
    state = STITCHER.new_state({"single_weight_traits": ["elf"]})
    assert PLAY.faults(state, sheet) == (
        "The character has no name: add one.",
        "The Traits cost 10 points; a new character has 5: take 5 away.",
        "Wizard (4): no Trait starts above 3.",
        "Wizard (4), Sage (3), Elf (3): only 1 Trait may start above 2.",
        "Elf (3): such a Trait has no degrees here and stays at 1.",
    )
    strict = STITCHER.new_state({"allow_unspent_points": False})
    legal = STITCHER.parse_sheet({"name": "A", "traits": [{"name": "Sword", "weight": 2}]})
    assert PLAY.faults(NEW, legal) == ()
    assert PLAY.faults(strict, legal) == ("This table wants all points spent; 3 of 5 are left.",)


# Sheets of others


@pytest.mark.parametrize(
    ("strength", "weight"),
    [("4", 4), ("", 2), ("0", 1), ("(3)", 3), ("d8", 8), ("strong", 2), ("9" * 5_000, 999_999_999)],
)
def test_an_opponent_is_one_weighted_trait(strength: str, weight: int) -> None:
    assert PLAY.opponent_sheet("Spitter", strength) == {
        "name": "Spitter",
        "side": "gm",
        "traits": [{"name": "Spitter", "weight": weight}],
    }


def test_sheets_are_shown_as_the_game_writes_them() -> None:
    sheet = HURT.characters["Farek"]
    assert PLAY.sheet_lines(sheet)[:3] == ("Farek", "- Warrior (3)", "- Sword")
    shown = {e.name: (e.value, e.role) for e in PLAY.elements(sheet)}
    assert shown == {
        "Warrior": ("(3)", "skill"),
        "Sword": ("", "gear"),
        "Long rope": ("", "gear"),
        "Bills Stack": ("(2)", "gear"),
        "Shield": ("", "gear"),
        "Injured": ("", "condition"),
    }
    archer = PLAY.elements(PARTY.characters["Adrian"])[0]
    assert (archer.name, archer.role) == ("Archer", "trait")


# Checks from names


def build(state: Any = HURT, **request: Any) -> Any:
    return PLAY.build(state, Request(**{"actor": "Farek", "difficulty": 2, **request}))


def test_a_challenge_from_names() -> None:
    action = build(
        stitched=("warrior", "High Ground"),
        circumstances=(("The guard sleeps", None), ("high ground", None)),
        hindering=("Injured", "Rain", "Darkness"),
    )
    assert action == Challenge(
        acting="Farek",
        elements=(
            Element(name="Warrior", weight=3, owner="Farek"),
            Element(name="High ground", weight=2, owner="scene"),
            Element(name="The guard sleeps", owner="scene"),
            Element(name="High ground", weight=2, owner="scene"),
        ),
        hindrances=(
            Element(name="Injured", weight=1, owner="Farek"),
            Element(name="Rain", weight=1, owner="scene"),
            Element(name="Darkness", owner="scene"),
        ),
        ds=2,
    )
    assert STITCHER.resolve(HURT, action, SeededDice(b"k")).fields["pool_size"] == 1 + 3 + 2 + 1


def test_helpers_bring_their_die_and_their_traits() -> None:
    action = build(stitched=("Warrior", "Long Bow"), helpers=("Adrian",))
    assert action.participants == 2
    assert [element.owner for element in action.elements] == ["Farek", "Adrian"]


@pytest.mark.parametrize("difficulty", [3, "3", " 3 "])
def test_a_difficulty_may_be_written(difficulty: int | str) -> None:
    assert build(difficulty=difficulty).ds == 3


def test_a_purchase_from_names() -> None:
    action = build(
        kind="purchase", stitched=("Bills Stack", "Sword"), price="average_week", opponent="Bandit"
    )
    assert isinstance(action, Purchase)
    assert (action.value, action.ds) == ("average_week", None)
    assert [element.name for element in action.cash] == ["Bills Stack"]
    assert [element.name for element in action.elements] == ["Sword"]
    assert build(kind="purchase").ds == 2
    assert build(kind="purchase", price="a fortune").ds == 2


def test_an_opposing_roll_from_names() -> None:
    for kind in ("opposed", "attack", "magic"):
        action = build(
            kind=kind, stitched=("Warrior", "Shield"), hindering=("Injured",), opponent="Bandit"
        )
        assert action == Opposed(
            acting="Farek",
            opponent="Bandit",
            a=Side(
                elements=(
                    Element(name="Warrior", weight=3, owner="Farek"),
                    Element(name="Shield", weight=1, owner="Farek", protective=True),
                ),
                negative_traits=(Element(name="Injured", weight=1, owner="Farek"),),
                leader="Farek",
            ),
            b=Side(
                elements=(Element(name="Bandit", weight=5, owner="Bandit"),),
                negative_traits=(Element(name="Blinded", weight=2, owner="Bandit"),),
                leader="Bandit",
            ),
        )


def test_somebody_on_the_other_side_does_not_always_oppose() -> None:
    assert isinstance(build(opponent="Bandit"), Challenge)
    assert isinstance(build(opponent="Bandit", kind="challenge", difficulty=1), Challenge)
    bare = Request(actor="Farek", opponent="Bandit")
    assert isinstance(PLAY.build(HURT, bare), Opposed)
    assert isinstance(build(kind="attack"), Challenge)


def test_the_other_side_pools_what_it_argues_and_nothing_else() -> None:
    action = build(kind="opposed", opponent="Bandit", opposing=("bandit",))
    assert isinstance(action, Opposed)
    assert [element.name for element in action.b.elements] == ["Bandit"]
    assert action.b.negative_traits == ()
    action = build(kind="opposed", opponent="Bandit", opposing=(), against=(("own reasons", None),))
    assert isinstance(action, Opposed)
    assert action.b.elements == (Element(name="own reasons", owner="scene"),)
    with pytest.raises(IllegalActionError, match="S-30"):
        build(kind="opposed", opponent="Bandit", against=(("a wall between you", 3),))


def test_a_table_may_haggle_for_every_price() -> None:
    haggling = table(FAREK, PLAY.opponent_sheet("Fixer"), settings={"purchase_roll": "opposed"})
    assert isinstance(build(haggling, kind="purchase", opponent="Fixer"), Opposed)
    assert isinstance(build(haggling, kind="purchase"), Purchase)


@pytest.mark.parametrize(
    ("request_fields", "rule"),
    [
        ({"actor": "Nobody"}, "sheet"),
        ({"helpers": ("Nobody",)}, "sheet"),
        ({"stitched": ("Crown",)}, "S-29"),
        ({"stitched": ("Archer",)}, "S-29"),
        ({"circumstances": (("An army", 9),)}, "S-30"),
        ({"circumstances": (("High ground", 9),)}, "S-30"),
        ({"kind": "opposed"}, "S-58"),
        ({"kind": "opposed", "opponent": "Nobody"}, "S-58"),
        ({"kind": "opposed", "opponent": "Farek"}, "S-58"),
        ({"difficulty": "hard"}, "S-40"),
        ({"difficulty": -1}, "RS-28"),
        ({"kind": "purchase", "difficulty": "d8"}, "S-40"),
        ({"stitched": ("Injured",), "hindering": ("Injured",)}, "RS-23"),
    ],
)
def test_requests_that_cannot_be_checks(request_fields: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        build(**request_fields)
    assert caught.value.rule == rule


def test_a_challenge_needs_a_difficulty() -> None:
    with pytest.raises(IllegalActionError, match="sets a Difficulty Score first"):
        PLAY.build(HURT, Request(actor="Farek"))


@pytest.mark.parametrize(
    ("strength", "difficulty", "size"), [("5", 3, 5), ("1", "2", 1), ("12", 0, 12)]
)
def test_a_bare_pool_against_a_difficulty(strength: str, difficulty: int | str, size: int) -> None:
    action = PLAY.bare_call(strength, difficulty)
    assert action is not None
    assert STITCHER.resolve(NEW, action, SeededDice(b"k")).fields["pool_size"] == size


@pytest.mark.parametrize(
    ("strength", "difficulty"), [("d8", 3), ("0", 3), ("-2", 3), ("5", "d8"), ("5", -1), ("", 1)]
)
def test_what_is_no_pool(strength: str, difficulty: int | str) -> None:
    assert PLAY.bare_call(strength, difficulty) is None


# Summaries and odds


def test_a_challenge_is_summed_up() -> None:
    action = build(
        stitched=("Warrior", "Bills Stack"),
        circumstances=(("A rope bridge", None),),
        hindering=("Injured", "Darkness"),
    )
    summary = PLAY.summary(HURT, action)
    assert summary.parts == (
        ("starting die", "1 die"),
        ("Warrior (3)", "3 dice"),
        ("Bills Stack (2)", "2 dice"),
        ("A rope bridge", "1 die"),
    )
    assert summary.total == "5 dice and 1 automatic Success"
    assert summary.target == "DS 4, heroic: 2 and Injured 1, Darkness 1"
    assert PLAY.summary(HURT, build()).target == "DS 2, tricky"


def test_other_rolls_are_summed_up() -> None:
    fought = PLAY.summary(HURT, build(kind="opposed", opponent="Bandit", helpers=("Adrian",)))
    assert fought.parts == (("starting dice", "2 dice"), ("Blinded (2)", "2 dice"))
    assert (fought.total, fought.target) == ("4 dice", "Bandit: 5 dice")
    hindered = build(kind="opposed", opponent="Bandit", hindering=("Injured",))
    assert PLAY.summary(HURT, hindered).target.endswith(", with Injured 1 against you")
    bought = PLAY.summary(
        HURT, build(kind="purchase", stitched=("Bills Stack",), price="average_year")
    )
    assert (bought.total, bought.target) == ("3 dice", "DS 5, legendary")
    assert PLAY.summary(HURT, RollPool(dice_rolled=7)).total == "7 dice"
    assert PLAY.summary(HURT, Pool()).total == "no dice"
    nameless = Opposed(a=Side(), b=Side(elements=(Element(name="Spitter", weight=2),)))
    assert PLAY.summary(HURT, nameless).target == "Spitter: 3 dice"
    assert PLAY.summary(HURT, Opposed(a=Side(), b=Side())).target == "the other side: 1 die"


def test_elements_that_count_twice_are_shown_twice_only_where_they_do() -> None:
    action = Challenge(ds=1, elements=(Element(name="Fog"), Element(name="fog")))
    assert len(PLAY.summary(NEW, action).parts) == 2
    counted = STITCHER.new_state({"duplicate_elements": "count"})
    assert len(PLAY.summary(counted, action).parts) == 3


def test_odds_are_shown_best_first() -> None:
    action = build()
    view = PLAY.odds_view(action, STITCHER.odds(HURT, action))
    assert [label for label, _ in view] == [degree.title for degree in STITCHER.degrees]
    assert sum(p for _, p in view) == Fraction(1)


def test_opposed_odds_are_those_of_what_will_be_told() -> None:
    action = Opposed(a=Side(), b=Side())
    odds = STITCHER.odds(NEW, action)
    view = dict(PLAY.odds_view(action, odds))
    assert view["Overwhelming Success"] == odds["a"]["overwhelming_success"]
    assert view["Disaster"] == odds["b"]["overwhelming_success"]
    strict = STITCHER.new_state({"tie_winner_counts_as_success": False})
    action = Opposed(a=Side(), b=Side(elements=(Element(name="B"),)))
    view = dict(PLAY.odds_view(action, STITCHER.odds(strict, action)))
    assert sum(view.values()) == pytest.approx(1, abs=1e-15)
    counted: dict[str, int] = {}
    for number in range(4_000):
        resolution = STITCHER.resolve(strict, action, SeededDice(b"k", number=number))
        counted[resolution.degree or ""] = counted.get(resolution.degree or "", 0) + 1
    for degree in STITCHER.degrees:
        assert counted.get(degree.slug, 0) / 4_000 == pytest.approx(view[degree.title], abs=0.03)


# Cards


def card(state: Any, action: Any, *faces: int, **lanes: tuple[int, ...]) -> Card:
    dice = GivenDice(lanes if lanes else {"": faces})
    return PLAY.card(action, STITCHER.resolve(state, action, dice))


def rows(shown: Card) -> list[tuple[str, str]]:
    return [(who, " ".join(f"{d.face}{d.role[0]}" for d in dice)) for who, dice in shown.rows]


def test_a_card_shows_every_wave() -> None:
    action = build(stitched=("Warrior", "Bills Stack", "Sword"), hindering=("Injured",))
    shown = card(HURT, action, 6, 1, 3, 5, 6, 6, 2, 1)
    assert rows(shown) == [
        ("Farek", "6c 1f 3p 5s 6c"),
        ("Farek, exploded", "6c 2e"),
        ("Farek, exploded", "1f"),
    ]
    assert shown.lines == (
        "2 dice above five: 1 automatic Success",
        "3 more dice from sixes",
        "3 Critical Successes and 2 Critical Failures: +1 net",
    )
    assert shown.verdict == "5 Successes against DS 3 (hard): Overwhelming Success"


@pytest.mark.parametrize(
    ("weight", "line"),
    [
        (5, "1 die above five: lost"),
        (7, "3 dice above five: 1 automatic Success, 1 lost"),
        (8, "4 dice above five: 2 automatic Successes"),
    ],
)
def test_a_card_says_what_became_of_dice_above_five(weight: int, line: str) -> None:
    action = Challenge(ds=9, elements=(Element(name="A", weight=weight),))
    shown = card(NEW, action, 2, 3, 2, 3, 2)
    assert shown.lines == (line,)
    assert shown.rows[0][0] == "pool"


def test_a_card_follows_the_reading_of_exploded_dice() -> None:
    state = STITCHER.new_state({"criticals_on_exploded_dice": False})
    shown = card(state, Challenge(ds=1, elements=(Element(name="A"),)), 6, 2, 6, 1)
    assert rows(shown) == [("pool", "6c 2p"), ("pool, exploded", "6s"), ("pool, exploded", "1e")]


def test_a_card_of_an_opposing_roll_shows_the_tie_break() -> None:
    action = Opposed(acting="Farek", opponent="Bandit", a=Side(), b=Side())
    shown = card(PARTY, action, a=(4, 6, 3, 5), b=(6, 2, 5, 1))
    assert rows(shown) == [
        ("Farek", "4s"),
        ("Bandit", "6c"),
        ("Bandit, exploded", "2e"),
        ("Farek, extra die", "6c"),
        ("Farek, exploded", "3e"),
        ("Bandit, extra die", "5s"),
        ("Farek, extra die", "5s"),
        ("Bandit, extra die", "1f"),
    ]
    assert shown.lines[-1] == "equal so far: 2 extra dice each"


def test_the_winner_of_an_opposing_roll_is_named() -> None:
    action = Opposed(acting="Farek", opponent="Bandit", a=Side(), b=Side())
    shown = card(PARTY, action, a=(2,), b=(6, 4))
    assert shown.verdict == "Bandit wins 2 to 0: Overwhelming Success for Bandit"
    assert "1 more die from sixes" in shown.lines[0]
    bare = Opposed(a=Side(elements=(Element(name="A"),)), b=Side())
    shown = card(NEW, bare, a=(4, 2), b=(4,))
    assert (
        shown.verdict
        == "the other side wins 1 to 1, by fewest dice: Regular Success for the other side"
    )


def test_extra_dice_that_do_not_explode_are_shown_as_they_fell() -> None:
    state = STITCHER.new_state({"tiebreak_dice_explode": False})
    shown = card(state, Opposed(a=Side(), b=Side()), a=(2, 6, 4), b=(2, 4, 2))
    assert rows(shown)[2:] == [
        ("side a, extra die", "6c"),
        ("the other side, extra die", "4s"),
        ("side a, extra die", "4s"),
        ("the other side, extra die", "2e"),
    ]
    assert shown.verdict.startswith("side a wins 2 to 1, by extra dice")


def test_a_bare_throw_and_a_call_without_dice_have_cards() -> None:
    shown = card(NEW, RollPool(dice_rolled=2), 4, 2)
    assert (rows(shown), shown.lines, shown.verdict) == ([("dice", "4s 2p")], (), "1 Success")
    assert card(NEW, RollPool(dice_rolled=1), 1).lines == ("1 Critical Failure: -1 net",)
    empty = card(NEW, RollPool(dice_rolled=0))
    assert (empty.rows, empty.verdict) == ((), "0 Successes")
    assert card(NEW, ParseTrait(text="A")) == Card(rows=(), lines=(), verdict="")


# What must be told


def test_spent_cash_and_the_winner_are_told() -> None:
    action = build(kind="purchase", stitched=("Bills Stack",), difficulty=0)
    bought = STITCHER.resolve(HURT, action, GivenDice([4, 2, 2]))
    assert PLAY.notes(action, bought) == ("Bills Stack is spent.",)
    action = build(kind="opposed", opponent="Bandit")
    for faces, winner in (((4, 2, 2), "Farek"), ((2, 2, 2), "Bandit")):
        dice = GivenDice({"a": faces, "b": (2, 2, 2, 2, 2) if winner == "Farek" else (4,) * 5})
        fought = STITCHER.resolve(after(HURT), _weaker(action), dice)
        assert PLAY.notes(action, fought) == (f"{winner} has the upper hand.",)
    assert PLAY.notes(build(), STITCHER.resolve(HURT, build(), SeededDice(b"k"))) == ()


def _weaker(action: Opposed) -> Opposed:
    return action.model_copy(
        update={"b": action.b.model_copy(update={"elements": action.b.elements[:1]})}
    )


def test_a_check_is_deadly_from_five_on() -> None:
    assert not PLAY.deadly(HURT, build(difficulty=4))
    assert PLAY.deadly(HURT, build(difficulty=5))
    assert PLAY.deadly(HURT, build(difficulty=4, hindering=("Injured",)))
    assert PLAY.deadly(HURT, build(kind="opposed", opponent="Bandit"))
    assert not PLAY.deadly(HURT, build(kind="purchase", difficulty=6))
    weaker = after(
        PARTY,
        EffectApplied(
            effect=Effect(kind="harm", change="lower", target="Bandit", name="Bandit", good=True)
        ),
        TraitGained(character="Farek", name="Lucky"),
    )
    assert not PLAY.deadly(weaker, build(weaker, kind="opposed", opponent="Bandit"))


# The ledger


def test_the_ledger_has_all_86_lines() -> None:
    ledger = get_system("stitcher").ledger
    assert [row.id for row in ledger] == [f"S-{number:02d}" for number in range(1, 87)]
    assert {row.id for row in ledger if row.status == "open"} == {
        f"S-{number}" for number in range(76, 85)
    }
    assert all(row.note for row in ledger)
