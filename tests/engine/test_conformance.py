"""Every rule system, present and future, passes these tests unchanged."""

import json
from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from engine.api import (
    GM_ONLY,
    CallError,
    CharacterJoined,
    Deed,
    GivenDice,
    IllegalActionError,
    RuleSystem,
    SceneSet,
    SecretKept,
    SeededDice,
    answer_line,
    get_system,
    system_slugs,
)
from tests.engine.conformance import GOLDEN, Sample, playthrough, samples

CASES = [
    pytest.param(slug, sample, id=f"{slug}-{number}-{type(sample[1]).__name__}")
    for slug in system_slugs()
    for number, sample in enumerate(samples(slug))
]


@pytest.fixture(params=system_slugs())
def system(request: pytest.FixtureRequest) -> RuleSystem[Any]:
    return get_system(request.param)


def test_slug_is_folder_name(system: RuleSystem[Any]) -> None:
    module = system.state_type.__module__.split(".")
    assert module[:3] == ["engine", "systems", system.info.slug]


def test_every_author_is_credited(system: RuleSystem[Any]) -> None:
    assert system.info.title
    assert system.info.credit
    assert system.info.licence


def test_golden_playthrough(system: RuleSystem[Any]) -> None:
    path = GOLDEN / f"{system.info.slug}.txt"
    assert path.exists(), f"write it with: python -m tests.engine.regenerate {system.info.slug}"
    assert playthrough(system.info.slug) == path.read_text(encoding="utf-8")


def test_a_new_state_survives_storage(system: RuleSystem[Any]) -> None:
    state = system.new_state()
    assert system.state_type.model_validate_json(state.model_dump_json()) == state


def test_every_op_has_one_name_and_a_summary(system: RuleSystem[Any]) -> None:
    names = [t.model_fields["op"].default for t in system.action_types]
    assert len(set(names)) == len(names)
    assert all(t.summary for t in system.action_types)
    assert set(system.call_types) <= set(system.action_types)


def test_every_setting_tells_its_ruling(system: RuleSystem[Any]) -> None:
    for name, field in system.settings_type.model_fields.items():
        extra = field.json_schema_extra
        assert field.description, f"{name} says nothing of itself"
        assert isinstance(extra, dict), f"{name} names no ruling"
        assert extra["ruling"], f"{name} names no ruling"


def test_unknown_settings_are_refused(system: RuleSystem[Any]) -> None:
    with pytest.raises(CallError) as caught:
        system.new_state({"no_such_setting": 1})
    assert caught.value.kind == "unknown_setting"


def test_degrees_and_ladder_are_in_order(system: RuleSystem[Any]) -> None:
    directions = [degree.direction for degree in system.degrees]
    assert directions == sorted(directions, reverse=True)
    assert len({degree.slug for degree in system.degrees}) == len(system.degrees)
    assert all(degree.owes for degree in system.degrees)
    assert len(system.difficulty_ladder) >= 3


def test_the_ledger_has_every_line_once(system: RuleSystem[Any]) -> None:
    import importlib

    ids = [row.id for row in system.ledger]
    assert len(set(ids)) == len(ids)
    for row in system.ledger:
        assert (row.status == "enforced") == bool(row.where), row.id
        if row.where:
            module, _, name = row.where.rpartition(".")
            assert _resolves(module, name, importlib), f"{row.id}: {row.where} is not there"


def _resolves(module: str, name: str, importlib: Any) -> bool:
    try:
        return hasattr(importlib.import_module(module), name)
    except ModuleNotFoundError:
        owner, _, attribute = module.rpartition(".")
        return hasattr(getattr(importlib.import_module(owner), attribute), name)


def test_a_player_cannot_tell_secrets_apart(system: RuleSystem[Any]) -> None:
    state = system.new_state()
    other = system.apply(state, SecretKept(secret="the butler did it"))
    assert system.observe(other, "gm") != system.observe(state, "gm")
    assert system.observe(other, "player") == system.observe(state, "player")
    marked = [n for n, f in system.state_type.model_fields.items() if GM_ONLY in f.metadata]
    assert "secrets" in marked


def test_nobody_unknown_acts(system: RuleSystem[Any]) -> None:
    for state, action in samples(system.info.slug):
        stranger = action.model_copy(update={"acting": "nobody of that name"})
        with pytest.raises(IllegalActionError, match="nobody of that name"):
            system.check(state, stranger)


@pytest.mark.parametrize(("slug", "sample"), CASES)
def test_resolving_leaves_the_state_alone_and_replays(slug: str, sample: Sample) -> None:
    system = get_system(slug)
    state, action = sample
    before = state.model_dump_json()
    for number in range(20):
        resolution = system.resolve(state, action, SeededDice(b"k", number=number))
        assert state.model_dump_json() == before
        lanes: dict[str, list[int]] = defaultdict(list)
        for _, face, lane in resolution.draws:
            lanes[lane].append(face)
        given = GivenDice(lanes)
        assert system.resolve(state, action, given) == resolution
        given.finish()
        json.dumps(resolution.as_json())
        assert _fold(system, state, resolution.events) is not None


def _fold(system: RuleSystem[Any], state: Any, events: Any) -> Any:
    for event in events:
        assert type(event) in system.event_types
        again = type(event).model_validate_json(event.model_dump_json(exclude_none=True))
        assert again == event, "an event must survive the journal"
        state = system.apply(state, event)
        assert system.state_type.model_validate_json(state.model_dump_json()) == state
    return state


@pytest.mark.parametrize(("slug", "sample"), CASES)
def test_odds_are_exact_and_sum_to_one(slug: str, sample: Sample) -> None:
    system = get_system(slug)
    state, action = sample
    try:
        odds = system.odds(state, action)
    except CallError as error:
        kind = error.kind
    else:
        kind = ""
    if kind:
        assert kind == "no_odds", kind
        return
    view = system.play.odds_view(action, odds)
    total = sum((p for _, p in view), Fraction(0))
    assert total == 1 or abs(float(total) - 1) < 1e-12
    assert all(0 <= p <= 1 for _, p in view)
    assert system.play.summary(state, action).total


@pytest.mark.parametrize(("slug", "sample"), CASES)
def test_every_roll_can_be_shown(slug: str, sample: Sample) -> None:
    system = get_system(slug)
    state, action = sample
    resolution = system.resolve(state, action, SeededDice(b"k"))
    if not resolution.draws:
        return
    card = system.play.card(action, resolution)
    shown = sorted(die.face for _, dice in card.rows for die in dice)
    assert shown == sorted(face for _, face, _ in resolution.draws), (
        "every die is on the card, once"
    )
    assert card.verdict
    system.play.notes(action, resolution)
    system.owed(state, resolution)


@pytest.mark.parametrize(("slug", "sample"), CASES)
def test_what_is_promised_of_a_failure_may_come_true_in_each(slug: str, sample: Sample) -> None:
    system = get_system(slug)
    state, action = sample
    terms = system.story_terms
    promised = terms.sure(is_resisted=True)
    if action.op not in ("opposed", "attack"):
        promised |= terms.sure(is_resisted=False)
    for number in range(40):
        resolution = system.resolve(state, action, SeededDice(b"k", number=number))
        degree = next((d for d in system.degrees if d.slug == resolution.degree), None)
        owed = system.owed(state, resolution)
        if degree is not None and not owed.done and owed.setbacks[1]:
            assert promised <= set(owed.setback_kinds), (action.op, resolution.degree)


def test_a_drafted_opponent_joins_and_can_be_shown(system: RuleSystem[Any]) -> None:
    sheet = system.play.opponent_sheet("Zoë 林小雨")
    state = system.apply(system.new_state(), CharacterJoined(sheet=sheet))
    joined = state.characters["Zoë 林小雨"]
    assert joined.side == "gm"
    assert system.play.elements(joined)
    assert any("Zoë 林小雨" in line for line in system.play.sheet_lines(joined))
    moved = system.apply(state, SceneSet(place="a cellar"))
    assert moved.story.place == "a cellar"
    assert moved.characters == state.characters


def test_difficulties_rise_and_have_words(system: RuleSystem[Any]) -> None:
    terms = system.difficulty_terms
    places = [terms.place(value) for value in terms.values]
    assert places == sorted(set(places))
    assert places[0] <= terms.easy < places[-1]
    words = [terms.label(value) for value in terms.values]
    assert len(set(words)) > 3
    assert [word for _, word in terms.labels if word in words] == list(dict.fromkeys(words))
    tops = [terms.place(top) for top, _ in terms.labels]
    assert tops == sorted(set(tops))
    hardest = terms.values[-1]
    for weight in range(6):
        harder = [terms.place(terms.harder(value, weight)) for value in terms.values]
        assert harder == sorted(harder)
        assert all(b >= a for a, b in zip(places, harder, strict=True))
        assert (harder != places) is bool(weight and terms.weight_per_step)
    assert terms.written(hardest) == f"{terms.prefix}{hardest}"
    steps = [step for _, step in terms.line]
    assert steps == sorted(steps)


def test_prices_are_said_and_paid_in_one_way(system: RuleSystem[Any]) -> None:
    """Every step has words; a game without dice for it lets a purchase be a plain deed."""
    if system.belongings is None:
        return
    said = [system.belongings.price_words(step) for step in range(1, 7)]
    assert all(said)
    assert len(set(said)) > 2
    sheet = system.play.opponent_sheet("Buyer")
    state = system.apply(system.new_state(), CharacterJoined(sheet=sheet))
    deed = Deed(verb="buy", actor="Buyer", thing="torch", price_step=1)
    bought = system.belongings.deed(state, deed)
    assert (bought is None) is system.belongings.rolls_purchases


def test_calls_with_wrong_fields_are_told(system: RuleSystem[Any]) -> None:
    for action_type in system.call_types:
        op = action_type.model_fields["op"].default
        line = json.dumps({"system": system.info.slug, "call": {"op": op, "no_such_field": 1}})
        error = answer_line(line)["error"]
        assert error["kind"] == "bad_field", (op, error)
        line = json.dumps({"system": system.info.slug, "call": {"op": op, "acting": "me"}})
        assert answer_line(line)["error"]["kind"] == "bad_field"


def test_there_is_no_golden_file_without_its_system() -> None:
    assert {p.stem for p in GOLDEN.glob("*.txt")} >= set(system_slugs())
    assert all(p.stem.split("_")[0] in system_slugs() for p in GOLDEN.glob("*.txt"))
