"""Taking back, up to a roll and never past it; branches with dice of their own."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.errors import BadInputError, JournalConflictError
from companion.journal import Campaign, Journal
from engine.api import Effect, EffectApplied, SceneSet
from tests.companion.journal.lantern_rules import Brave, OilBurnt, system_of


def oil(size: int, key: str = "") -> EffectApplied:
    return EffectApplied(
        effect=Effect(kind="gear", change="gain", target="Ada", name="oil", size=size, key=key)
    )


def test_undo_takes_back_what_followed_the_roll_and_releases_its_keys(journal, campaign):
    campaign.roll(Brave())
    before = campaign.state
    campaign.apply(oil(5, "1/oil"), roll=1)
    campaign.append("narration", {"sentences": ["You find oil."], "roll": 1})
    undone = campaign.undo()
    assert undone.body == {"to": 3, "takes_back": [4, 5]}
    assert campaign.state == before
    assert campaign.consequences_of(1) is None
    assert [r.kind for r in campaign.records(live=True)] == ["opened", "declare", "roll", "undo"]
    campaign.apply(oil(5, "1/oil"), roll=1)
    assert campaign.state.oil == before.oil + 5
    again = journal.campaign(campaign.id)
    assert again.state == campaign.state
    assert again.verify().ok


def test_the_roll_itself_and_what_it_cost_stay(campaign):
    campaign.roll(Brave(against=1))
    with pytest.raises(BadInputError, match="nothing happened since"):
        campaign.undo()
    with pytest.raises(BadInputError, match="no undo goes past"):
        campaign.undo(to=1)
    assert campaign.state.oil == 9


def test_undo_after_a_draw_stays_after_it(campaign):
    campaign.apply(OilBurnt(amount=1))
    campaign.draw("oracle", [6], about="rain?")
    with pytest.raises(BadInputError):
        campaign.undo(to=1)


def test_undo_in_steps(journal, campaign):
    for amount in (1, 2, 3):
        campaign.apply(OilBurnt(amount=amount))
    campaign.undo(to=3)
    assert campaign.state.oil == 7
    campaign.apply(OilBurnt(amount=4))
    campaign.undo()
    assert campaign.state.oil == 10
    again = journal.campaign(campaign.id)
    assert again.state == campaign.state
    assert again.verify().ok


def test_undo_of_a_proposal_keeps_its_number(journal, campaign):
    campaign.declare(Brave())
    campaign.undo()
    assert campaign.pending is None
    assert journal.campaign(campaign.id).pending is None
    campaign.roll(Brave())
    assert campaign.records()[-1].body["number"] == 1
    assert campaign.verify().ok


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("burn"), st.integers(0, 2)),
        st.tuples(st.just("oil"), st.integers(0, 5)),
        st.tuples(st.just("scene"), st.integers(0, 3)),
        st.tuples(st.just("roll"), st.integers(1, 6)),
        st.tuples(st.just("declare"), st.integers(1, 6)),
        st.tuples(st.just("undo"), st.integers(0, 6)),
        st.tuples(st.just("note"), st.integers(0, 1)),
    ),
    max_size=14,
)


def act(campaign: Campaign, step: str, number: int) -> None:
    match step:
        case "burn":
            campaign.apply(OilBurnt(amount=number))
        case "oil":
            campaign.apply(oil(number, key=f"oil/{number}"))
        case "scene":
            campaign.apply(SceneSet(place=f"room {number}"))
        case "roll" if campaign.state.oil > 0:
            campaign.roll(Brave(against=number))
        case "declare" if campaign.state.oil > 0:
            campaign.declare(Brave(against=number))
        case "note":
            campaign.append("note", {"number": number})
        case "undo":
            to = max(campaign.undo_floor, campaign.sequence - number)
            try:
                campaign.undo(to=to)
            except BadInputError:
                return


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    path = tmp_path_factory.mktemp("property") / "campaigns.db"
    with Journal.open(path, system_of=system_of) as opened:
        yield opened


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps=STEPS)
def test_state_after_undo_is_the_state_at_its_mark(shared, steps):
    name = f"c{len(shared.list())}"
    campaign = shared.create(name, "lantern", seed=b"h")
    states = {campaign.sequence: campaign.state}
    gone: set[int] = set()
    for step, number in steps:
        act(campaign, step, number)
        last = campaign.records()[-1]
        if last.kind == "undo" and last.sequence not in states:
            if last.body["to"] not in gone:
                assert campaign.state == states[last.body["to"]]
            gone.update(last.body["takes_back"])
        for sequence in range(max(states) + 1, campaign.sequence + 1):
            states[sequence] = campaign.state
    again = shared.campaign(campaign.id, recover=False)
    assert again.state == campaign.state
    assert again.pending == campaign.pending
    report = again.verify()
    assert report.findings == ()
    # What an undo left is what a journal without the records it took back would give.
    live = [r for r in again.records(live=True) if r.kind in ("events", "roll")]
    plain = system_of("lantern").new_state()
    for record in live:
        for event in again.codec.events(record.body["events"]):
            plain = again.rule_system.apply(plain, event)
    assert plain == again.state


def test_branch_has_the_past_and_other_dice(journal, campaign):
    campaign.roll(Brave(against=1))
    campaign.apply(OilBurnt(amount=1))
    fork = campaign.sequence
    campaign.roll(Brave(dice=12))
    other = campaign.branch("what if", at=fork)
    assert other.state.oil == 8
    assert other.next_roll == 2
    assert other.commitment != campaign.commitment
    assert other.roll(Brave(dice=12)).draws != campaign.resolution(2).draws
    assert campaign.records()[-1].body == {"at": fork, "id": other.id, "name": "what if"}
    mark = other.records(kinds={"branched_from"})[0].body
    assert mark["parent"] == {
        "at": fork,
        "hash": campaign.records()[fork - 1].hash,
        "id": campaign.id,
        "name": "Zoë",
    }
    assert campaign.verify().ok
    assert journal.campaign("what if").verify().ok


def test_branch_of_a_branch_verifies(journal, campaign):
    campaign.roll(Brave())
    first = campaign.branch("one", at=campaign.sequence)
    first.roll(Brave())
    second = first.branch("two", at=first.sequence)
    second.roll(Brave())
    assert journal.campaign("two").verify().ok
    assert journal.campaign("one").verify().ok
    back = second.branch("three", at=2)
    assert back.next_roll == 1
    assert back.verify().ok


def test_branch_between_declaration_and_dice_does_not_roll(journal, campaign):
    campaign.roll(Brave())
    at = campaign.records(kinds={"declare"})[0].sequence
    other = campaign.branch("before", at=at)
    assert other.pending is None
    assert journal.campaign("before").next_roll == 1
    assert other.verify().ok


def test_branch_that_cannot_be(journal, campaign):
    campaign.roll(Brave())
    for at in (0, -1, 99):
        with pytest.raises(BadInputError, match="from 1 to 3"):
            campaign.branch("b", at=at)
    with pytest.raises(JournalConflictError, match="already"):
        campaign.branch("zOË", at=1)
    assert campaign.sequence == 3
    assert [info.name for info in journal.list()] == ["Zoë"]


def test_branch_from_a_stale_parent_makes_nothing(journal, campaign):
    stale = journal.campaign(campaign.id)
    campaign.append("note", {"text": "first"})
    with pytest.raises(JournalConflictError, match="wrote to this campaign first"):
        stale.branch("b", at=1)
    assert len(journal.list()) == 1


def test_changed_past_of_a_branch_is_found(journal, campaign):
    campaign.append("note", {"text": "true"})
    other = campaign.branch("b", at=2)
    from tests.companion.journal.forging import forge

    forge(journal, other.id, 2, body='{"text":"false"}', rehash=True)
    report = journal.campaign("b").verify()
    assert [f.sequence for f in report.findings] == [3]
    assert "past" in report.findings[0].sentence
