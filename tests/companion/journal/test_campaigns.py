"""Creating, naming, listing, renaming and deleting campaigns; free records; canonical JSON."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import BadInputError, JournalConflictError, JournalError
from companion.journal.canonical import canonical_json, plain, record_hash
from companion.journal.names import name_key, tidy_name
from engine.api import CallError, commitment
from tests.companion.journal.lantern_rules import Brave


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "林小雨",
        "שלום עולם",
        "🐉 الرحلة",
        'She said "no"',
        "it's; DROP TABLE campaigns; --",
        "../../x",
        "/etc/passwd",
        "C:\\games",
        "x" * 100,
        "👩‍👩‍👧",
        "CON",
        "%s %(name)s {0}",
    ],
)
def test_any_name_a_person_would_use(journal, database, name):
    before = sorted(p.name for p in database.parent.iterdir())
    created = journal.create(name, "lantern")
    created.roll(Brave())
    assert created.name == name
    assert journal.campaign(name).verify().ok
    assert [info.name for info in journal.list()] == [name]
    assert sorted(p.name for p in database.parent.iterdir()) == before
    renamed = journal.rename(name, f"{name[:98]}!")
    assert journal.campaign(renamed.name).id == created.id
    journal.delete(renamed.name)
    assert journal.list() == []


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 101, "a\nb", "a\x00b", "\ud800", "\u200d", "\u202e"]
)
def test_names_that_are_none(journal, name):
    with pytest.raises(BadInputError) as error:
        journal.create(name, "lantern")
    assert "\n" not in str(error.value)
    assert journal.list() == []


def test_names_differ_by_more_than_case_and_composition(journal):
    journal.create("Zoë", "lantern")
    for same in ("ZOË", "Zoe\u0308", "  zoë "):
        with pytest.raises(JournalConflictError, match="already"):
            journal.create(same, "lantern")
        assert journal.campaign(same).name == "Zoë"
    journal.create("Straße", "lantern")
    with pytest.raises(JournalConflictError):
        journal.create("STRASSE", "lantern")
    with pytest.raises(JournalConflictError):
        journal.rename("Zoë", "strasse")
    assert journal.rename("Zoë", "zoë").name == "zoë"


@given(st.text(max_size=30))
def test_tidy_names_stay_tidy(text):
    try:
        tidy = tidy_name(text)
    except BadInputError:
        return
    assert tidy_name(tidy) == tidy
    assert name_key(tidy) == name_key(text)


def test_first_record_is_the_commitment(journal):
    campaign = journal.create("c", "lantern", seed=b"s", settings={"explode": False})
    first = campaign.records()[0]
    assert first.kind == "opened"
    assert first.body["commitment"] == commitment(b"s") == campaign.commitment
    assert first.body["system"] == "lantern"
    assert first.body["settings"] == {"explode": False}
    assert first.body["program"]
    assert "seed" not in first.text.replace("seeds", "")
    assert campaign.state.settings.explode is False
    assert journal.campaign("c").state.settings.explode is False


def test_wrong_settings_and_seeds_make_no_campaign(journal):
    with pytest.raises(CallError):
        journal.create("c", "lantern", settings={"explode": "yes"})
    with pytest.raises(CallError):
        journal.create("c", "lantern", settings={"fly": True})
    with pytest.raises(BadInputError, match="empty seed"):
        journal.create("c", "lantern", seed=b"")
    assert journal.list() == []


def test_seeded_campaign_keeps_its_id_when_renamed(journal):
    journal.create("Replay", "lantern", seed=b"s")
    journal.rename("replay", "Old one")
    assert journal.campaign("Old one").id == "Replay"
    assert journal.campaign("Replay").name == "Old one"  # by its id
    with pytest.raises(JournalConflictError):
        journal.create("Replay", "lantern", seed=b"s")
    journal.create("Replay", "lantern")
    assert journal.campaign("Replay").id != "Replay"
    assert journal.campaign("Old one").records()[-1].body == {"from": "Replay", "to": "Old one"}


def test_campaign_that_is_not_there(journal):
    for act in (journal.campaign, journal.delete, lambda name: journal.rename(name, "x")):
        with pytest.raises(BadInputError, match="campaign list"):
            act("nobody")


def test_list_tells_what_there_is(journal):
    assert journal.list() == []
    journal.create("b", "lantern").roll(Brave())
    journal.create("A", "lantern")
    assert [(i.name, i.system, i.records) for i in journal.list()] == [
        ("A", "lantern", 1),
        ("b", "lantern", 3),
    ]
    journal.campaign("b").roll(Brave())
    journal.campaign("A").verify()
    journal.rename("A", "C")
    assert [i.name for i in journal.list()] == ["b", "C"], "only play counts, the last first"


def test_free_records(journal, campaign):
    body = {
        "text": 'a "quoted"\nline \x00 \u2028 林',
        "odds": Fraction(1, 3),
        "list": (1, None, True),
    }
    record = campaign.append("exchange.told", body)
    again = journal.campaign("Zoë").records(since=1)
    assert again == [record]
    assert again[0].body == {**body, "odds": "1/3", "list": [1, None, True]}
    assert campaign.records(kinds={"other"}) == []
    assert campaign.records(since=2) == []


@pytest.mark.parametrize("kind", ["roll", "declare", "undo", "Roll", "", "a b", "x" * 41, "é"])
def test_kinds_that_are_not_free(campaign, kind):
    with pytest.raises(BadInputError):
        campaign.append(kind, {})


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"a": [1, 0.5]}, "a.1: 0.5 is a float"),
        ({"a": float("nan")}, "a: nan is a float"),
        ({1: 2}, "must be text"),
        ({"a": {"b": object}}, "a.b"),
        ({"a": "\ud800"}, "half a character"),
        ({"a": b"x"}, "bytes"),
    ],
)
def test_what_has_no_exact_form_is_refused(campaign, value, said):
    with pytest.raises(JournalError, match=said) as error:
        campaign.append("note", value)
    assert "\n" not in str(error.value)
    assert campaign.sequence == 1


def test_deep_nesting_is_refused(campaign):
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(JournalError, match="nested too deeply"):
        campaign.append("note", {"deep": deep})


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=4), inner)
    ),
    max_leaves=12,
)


@given(JSON)
def test_canonical_text_is_a_fixed_point(value):
    import json

    text = canonical_json(value)
    assert json.loads(text) == plain(value)
    assert canonical_json(json.loads(text)) == text


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=3), min_size=4, max_size=4)
)
def test_hash_keeps_neighbouring_fields_apart(parts):
    previous, campaign_id, kind, body = parts
    mine = record_hash(previous, campaign_id, 1, kind, body)
    moved = record_hash(previous, campaign_id + kind, 1, "", body)
    assert (mine == moved) is (kind == "")
