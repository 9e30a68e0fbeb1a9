"""Whatever is changed in a journal, verification names the record."""

import json

import pytest

from companion.journal import Campaign
from engine.api import GivenDice
from tests.companion.journal.forging import forge, run
from tests.companion.journal.lantern_rules import Brave, OilBurnt

PLAYED_KINDS = [
    "opened",
    "player_text",
    "declare",
    "roll",
    "events",
    "narration",
    "declare",
    "roll",
]


@pytest.fixture
def played(journal) -> Campaign:
    campaign = journal.create("played", "lantern", seed=b"v", player_text="mine")
    campaign.roll(Brave(against=2))
    campaign.apply(OilBurnt(amount=1), roll=1)
    campaign.append("narration", {"sentences": ["You walk on."], "roll": 1})
    campaign.roll(Brave(against=2, dice=3))
    assert [r.kind for r in campaign.records()] == PLAYED_KINDS
    return campaign


def named(journal, campaign: Campaign) -> set[int | None]:
    opened = journal.campaign(campaign.id, recover=False)
    report = opened.verify()
    assert report.ok is (not report.findings)
    for finding in report.findings:
        assert "\n" not in finding.sentence
        assert finding.sequence is None or str(finding.sequence) in finding.sentence
    return {finding.sequence for finding in report.findings}


def test_untouched_journal_verifies(journal, played):
    report = played.verify(played.head)
    assert report.ok
    assert report.findings == ()
    assert report.notes == ()
    assert (report.records, report.rolls, report.physical) == (8, 2, 0)
    assert report.head == played.head


@pytest.mark.parametrize("sequence", range(1, 9))
@pytest.mark.parametrize("column", ["body", "kind", "previous_hash", "hash"])
def test_changed_byte_names_the_record(journal, played, sequence, column):
    record = played.records()[sequence - 1]
    text = {
        "body": record.text,
        "kind": record.kind,
        "previous_hash": record.previous,
        "hash": record.hash,
    }[column]
    place = len(text) // 2
    swapped = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
    forge(journal, played.id, sequence, **{column: swapped})
    assert sequence in named(journal, played)


def test_every_byte_of_a_roll_counts(journal, played):
    record = played.records()[3]
    raw = record.text.encode()
    for place in range(0, len(raw), 7):
        changed = bytes([*raw[:place], raw[place] ^ 0x80, *raw[place + 1 :]])
        forge(journal, played.id, 4, body=changed)
        assert 4 in named(journal, played)
    forge(journal, played.id, 4, body=record.text)
    assert named(journal, played) == set()


@pytest.mark.parametrize("value", [b"\xff\xfe", 17, 2.5, "", "null", "[" * 100_000])
def test_body_that_is_no_record_at_all(journal, played, value):
    forge(journal, played.id, 5, body=value)
    assert 5 in named(journal, played)


def test_missing_record_is_named(journal, played):
    run(journal, "DELETE FROM records WHERE campaign_id = ? AND sequence = 5", played.id)
    report = journal.campaign("played").verify()
    assert "record 5 is missing" in [f.sentence for f in report.findings]


def test_record_moved_to_another_place(journal, played):
    run(
        journal,
        "UPDATE records SET sequence = 90 WHERE campaign_id = ? AND sequence = 6",
        played.id,
    )
    assert {6, 90} <= named(journal, played)


def body_of(campaign: Campaign, sequence: int) -> dict:
    return campaign.records()[sequence - 1].body


def refit(journal, campaign: Campaign, sequence: int, body: dict) -> None:
    text = json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    forge(journal, campaign.id, sequence, body=text, rehash=True)


def test_better_face_is_found_though_the_chain_is_whole(journal, played):
    body = body_of(played, 4)
    sides, face, lane = body["draws"][0]
    body["draws"][0] = [sides, face % 6 + 1, lane]
    refit(journal, played, 4, body)
    report = journal.campaign("played").verify()
    assert any(f.sequence == 4 and "the seed gives" in f.sentence for f in report.findings)


def test_seeded_roll_passed_off_as_physical_is_found(journal, played):
    body = body_of(played, 4)
    body["physical"] = True
    refit(journal, played, 4, body)
    assert named(journal, played) == {4}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("degree", "lost"),
        ("passed", False),
        ("fields", {"best": 6, "faces": [6], "oil_before": 10}),
        ("events", []),
        ("acting", "Ada"),
        ("op", "wish"),
    ],
)
def test_better_result_is_found_though_the_chain_is_whole(journal, played, field, value):
    body = body_of(played, 4)
    assert body[field] != value
    body[field] = value
    refit(journal, played, 4, body)
    assert 4 in named(journal, played)


def test_easier_declaration_is_found_though_the_chain_is_whole(journal, played):
    body = body_of(played, 3)
    body["action"]["dice"] = 1
    refit(journal, played, 3, body)
    assert 4 in named(journal, played)


@pytest.mark.parametrize(
    ("sequence", "change"),
    [
        (4, {"number": 2}),
        (4, {"number": "one"}),
        (4, {"number": -5}),
        (4, {"number": 2**80}),
        (4, {"declare": 1}),
        (4, {"draws": [[0, 1, ""]]}),
        (4, {"draws": [[600, 1, ""]]}),
        (4, {"draws": "six"}),
        (4, {"draws": [[6, 9, ""]]}),
        (3, {"number": 3}),
        (3, {"action": {"op": "fly"}}),
        (3, {"action": None}),
        (1, {"system": "stitcher"}),
        (1, {"commitment": "0" * 64}),
        (1, {"id": "other"}),
        (5, {"events": [{"kind": "nothing"}]}),
        (5, {"events": 3}),
    ],
)
def test_forged_fields_with_a_whole_chain(journal, played, sequence, change):
    refit(journal, played, sequence, {**body_of(played, sequence), **change})
    report = journal.campaign("played", recover=False).verify()
    assert report.findings or (sequence == 1 and report.notes)


def test_forged_undo_past_a_roll(journal, played):
    played.append("undone", {"to": 1, "takes_back": [4]})
    forge(journal, played.id, 9, kind="undo", rehash=True)
    report = journal.campaign("played").verify()
    assert {f.sequence for f in report.findings} == {9}
    assert "past the roll" in report.findings[0].sentence


@pytest.mark.parametrize("body", ['{"to":"x","takes_back":7}', "{}", '{"to":8,"takes_back":["a"]}'])
def test_malformed_undo_does_not_keep_the_rest_from_opening(journal, played, body):
    played.append("undone", {})
    forge(journal, played.id, 9, kind="undo", body=body, rehash=True)
    opened = journal.campaign("played")
    assert opened.state == played.state
    assert 9 in named(journal, played)


def test_dropped_roll_is_found_though_the_chain_is_whole(journal, played):
    played.roll(Brave(against=2))
    run(journal, "DELETE FROM records WHERE campaign_id = ? AND sequence IN (7, 8)", played.id)
    for old, new in ((9, 7), (10, 8)):
        run(
            journal,
            "UPDATE records SET sequence = ? WHERE campaign_id = ? AND sequence = ?",
            new,
            played.id,
            old,
        )
    forge(journal, played.id, 7, rehash=True)
    report = journal.campaign("played").verify()
    assert any("roll 2 is missing" in f.sentence for f in report.findings)


def test_anchor_finds_a_journal_written_anew(journal, played):
    anchor = played.head
    body = body_of(played, 6)
    body["sentences"] = ["You run away."]
    refit(journal, played, 6, body)
    opened = journal.campaign("played")
    assert opened.verify().ok  # nothing else can tell: words are not dice
    report = opened.verify(anchor)
    assert not report.ok
    assert "anchor" in report.findings[0].sentence
    assert opened.verify(opened.head[:12]).ok
    assert not opened.verify("ab").ok


def test_wrong_seed_is_found(journal, played):
    run(journal, "UPDATE seeds SET seed = ?", b"other".hex())
    report = journal.campaign("played").verify()
    assert {1, 4, 8} <= {f.sequence for f in report.findings}
    run(journal, "UPDATE seeds SET seed = 'not hex'")
    assert not journal.campaign("played").verify().ok


def test_lost_seed_is_noted(journal, played):
    run(journal, "DELETE FROM seeds")
    report = journal.campaign("played").verify()
    assert report.ok
    assert "cannot be drawn again" in report.notes[0]


def test_player_text_cannot_change_the_dice_later(journal, played):
    played.append("x", {"text": "other"})
    forge(journal, played.id, 9, kind="player_text", rehash=True)
    assert named(journal, played) == {9}


def test_impossible_physical_face_is_found(journal, played):
    played.roll(Brave(), dice=GivenDice([3, 4]))
    body = body_of(played, 10)
    body["draws"] = [[6, 3, ""], [6, 44, ""]]
    refit(journal, played, 10, body)
    assert 10 in named(journal, played)


def test_waiting_roll_is_noted(played):
    played.declare(Brave())
    report = played.verify()
    assert report.ok
    assert report.notes == ("roll 3 is declared and not rolled yet",)


def test_declaration_on_top_of_a_waiting_one(journal, played):
    played.declare(Brave())
    played.append("x", body_of(played, 9))
    forge(journal, played.id, 10, kind="declare", rehash=True)
    assert named(journal, played) == {10}


def test_withdrawal_of_nothing(journal, played):
    played.append("x", {"number": 3, "declare": 7, "reason": ""})
    forge(journal, played.id, 9, kind="withdraw", rehash=True)
    assert named(journal, played) == {9}


def test_second_opening(journal, played):
    played.append("x", body_of(played, 1))
    forge(journal, played.id, 9, kind="opened", rehash=True)
    assert 9 in named(journal, played)


def test_forged_draw_number(journal, played):
    played.draw("oracle", [6], about="?")
    refit(journal, played, 9, {**body_of(played, 9), "number": 2})
    assert named(journal, played) == {9}


def test_rules_that_changed_since(journal, played):
    body = body_of(played, 4)
    body["by"] = "0.0.1"
    body["fields"]["best"] = 6 if body["fields"]["best"] != 6 else 5
    refit(journal, played, 4, body)
    report = journal.campaign("played").verify()
    assert "written by version 0.0.1" in report.findings[0].sentence
