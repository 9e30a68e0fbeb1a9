"""Who opposes with what: made people argue their Traits, watchers are a side, a party is a team."""

from pathlib import Path
from typing import Any

import pytest

from companion.difficulty.scales import to_step
from companion.session.exchange import Proposal
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, CharacterLeft, Effect, EffectApplied
from tests.companion.session.doubles import table

INSPECTOR = {
    "name": "the inspector",
    "side": "gm",
    "traits": [
        {"name": "Locksmith", "weight": 3},
        {"name": "Quick Fingers", "weight": 2},
        {"name": "Watchful", "weight": 1},
        {"name": "Twisted ankle", "weight": 2, "negative": True},
    ],
}
THIEF = ["Thief (3)", "Dark cloak"]


def shed(path: Path, sheet: dict[str, Any] = INSPECTOR, lines: list[str] = THIEF) -> Sitting:
    _, sitting = table(path, place="a customs shed", lines=lines)
    sitting.campaign.apply(CharacterJoined(sheet=sheet))
    return sitting


def proposed(sitting: Sitting, text: str) -> Proposal:
    reply = sitting.say(text)
    assert isinstance(reply, Proposal), reply
    return reply


def opposing(proposal: Proposal) -> tuple[list[str], list[str]]:
    side = proposal.action.b  # type: ignore[attr-defined]
    return [e.name for e in side.elements], [e.name for e in side.negative_traits]


@pytest.mark.parametrize(
    ("said", "pooled", "exposed"),
    [
        ("I try to persuade the inspector to let me pass", ["reasons of their own"], []),
        ("I steal the keys from the inspector", ["Quick Fingers", "Watchful"], []),
        ("I sneak past the inspector", ["Watchful"], []),
        ("I wrestle the inspector to the ground", [], ["Twisted ankle"]),
    ],
)
def test_the_other_side_brings_what_bears_on_the_act(
    tmp_path: Path, said: str, pooled: list[str], exposed: list[str]
) -> None:
    assert opposing(proposed(shed(tmp_path), said)) == (pooled, exposed)


def test_who_is_here_and_awake_opposes_a_sneak_and_a_dark_shed_has_a_difficulty(
    tmp_path: Path,
) -> None:
    against = proposed(shed(tmp_path / "a"), "I sneak past the inspector")
    assert (against.request.kind, against.request.opponent) == ("opposed", "the inspector")
    assert "both sides roll" in against.reason
    _, alone = table(tmp_path / "b", place="a customs shed", lines=THIEF)
    assert proposed(alone, "I sneak along the wall").request.kind == "challenge"


@pytest.mark.parametrize(
    "said",
    [
        "We all sneak past the inspector",
        "The three of us sneak past the inspector",
        "Together we sneak past the inspector",
        "Our whole party sneaks past the inspector",
        "Adrian and Bess sneak past the inspector together with me",
    ],
)
def test_a_party_that_sneaks_is_one_pool_of_all_that_is_relevant(tmp_path: Path, said: str) -> None:
    sitting = shed(tmp_path)
    for name, lines in (("Adrian", ["Scout (3)"]), ("Bess", ["Nurse (3)", "Light step"])):
        sitting.party.join(sitting.system.play.draft_sheet(name, lines, sitting.campaign.state))
    sitting.switch("Farek")
    proposal = proposed(sitting, said)
    assert proposal.request.opponent == "the inspector"
    team = {proposal.request.actor, *proposal.request.helpers}
    assert team == {"Farek", "Adrian", "Bess"}
    assert proposal.action.a.participants == 3  # type: ignore[attr-defined]
    pooled = {e.name for e in proposal.action.a.elements}  # type: ignore[attr-defined]
    assert pooled == {"Thief", "Dark cloak", "Scout", "Light step"}


def test_nobody_is_made_of_a_gate_that_is_run_for(tmp_path: Path) -> None:
    sitting = shed(tmp_path)
    proposed(sitting, "I run for the gate")
    assert set(sitting.campaign.state.characters) == {"Farek", "the inspector"}


def test_whoever_is_met_is_as_strong_as_their_name_says(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="a yard")
    proposed(sitting, "I attack the guard captain")
    (met,) = [s for s in sitting.campaign.state.characters.values() if s.side == "gm"]
    assert met.traits[0].weight == 3, met


def test_who_is_spoken_to_opposes_even_where_the_reader_found_nobody(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="the harbour", lines=["Cat burglar (3)"])
    for said in (
        "I try to persuade the harbour master to let me on board",
        "I persuade the harbour master with a joke",
    ):
        proposal = proposed(sitting, said)
        assert proposal.request.opponent == "the harbour master"
        assert "the harbour master resists" in proposal.reason
    assert len(sitting.going.people()) == 1


def test_whoever_was_fought_does_not_let_one_go(tmp_path: Path) -> None:
    sitting = shed(tmp_path)
    proposed(sitting, "I attack the inspector")
    list(sitting.tell(sitting.roll()).sentences)
    if "the inspector" in sitting.campaign.state.characters:
        assert proposed(sitting, "I run away").request.opponent == "the inspector"


def test_nobody_stands_in_the_way_of_who_runs_from_a_friend(tmp_path: Path) -> None:
    sitting = shed(tmp_path)
    liked = Effect(
        kind="relation", change="set", target="the inspector", name="attitude", size=2, good=True
    )
    sitting.campaign.apply(EffectApplied(effect=liked))
    assert proposed(sitting, "I run away").request.opponent is None


def test_somebody_new_is_called_as_the_story_calls_them(tmp_path: Path) -> None:
    _, sitting = table(tmp_path, place="a yard", lines=THIEF)
    proposed(sitting, "I sneak past the watchman")
    assert sitting.going.people() == ["the watchman"]


@pytest.mark.parametrize("words", ["I bandage Ysolde's wounds", "I bandage my wounds"])
def test_care_is_for_whom_the_words_name(tmp_path: Path, words: str) -> None:
    journal, sitting = table(tmp_path, system="altars", place="a quay")
    with journal:
        state = sitting.campaign.state
        lines = ["Priest d12", "Thief d8", "Sage d6", "Initiative d10"]
        sheet = sitting.system.play.draft_sheet("Ysolde", lines, state)
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        for name in ("Farek", "Ysolde"):
            hurt = sitting.campaign.state.characters[name].model_dump(mode="json")
            hurt |= {"health": 3}
            sitting.campaign.apply(CharacterLeft(name=name), CharacterJoined(sheet=hurt))
        reply = sitting.say(words)
        assert isinstance(reply, Proposal)
        patient = "Ysolde" if "Ysolde" in words else "Farek"
        assert reply.action.model_dump()["patient"] == patient
        assert reply.request.opponent in (None, "Ysolde")
        assert sitting.unfinished() is None


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_what_may_be_no_attempt_is_neither_hard_nor_deadly(system: str, tmp_path: Path) -> None:
    journal, sitting = table(tmp_path, system=system)
    text = "I jump the gorge, a hundred feet wide, over the lava"
    with journal:
        sure = proposed(sitting, text)
        reader = sitting.hearing.reader
        sitting.hearing.reader = lambda **told: reader(**told).model_copy(update={"is_sure": False})
        unsure = proposed(sitting, text)

    def step(proposal: Proposal) -> float:
        return to_step(system=system, value=str(proposal.request.difficulty))

    assert step(unsure) < 1.5 < step(sure)
    assert unsure.warning == ""
    assert sure.warning or system == "altars"  # a die of health lost kills nobody who is whole


@pytest.mark.parametrize("system", ["altars", "stitcher", "skitterbarren"])
def test_what_the_words_make_use_of_counts_at_once(tmp_path: Path, system: str) -> None:
    journal, sitting = table(tmp_path, system=system, place="a customs shed")
    with journal:
        fields = {"kind": "edge", "change": "gain", "target": "scene", "name": "River mist"}
        effect = Effect.model_validate({**fields, "good": True})
        sitting.campaign.apply(EffectApplied(effect=effect))
        used = proposed(sitting, "I sneak along the wall under cover of the river mist")
        assert [name for name, _ in used.request.circumstances] == ["River mist"]
        plain = proposed(sitting, "I sneak along the wall")
        assert plain.request.circumstances == ()
