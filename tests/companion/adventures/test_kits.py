"""What an adventure's file says of its people and scenes beyond their text, and what is refused."""

from typing import get_args

import pytest

from companion.adventures.kits import kit_of_people, kit_of_scene
from companion.adventures.loading import from_json, load_adventure, read_adventure, shipped
from companion.adventures.model import Asked
from companion.cli.wiring import make_sitting
from companion.journal import Journal
from companion.narration.scene_kits import ASKED
from companion.session.adventuring import opening_of, prepare
from companion.session.exchange import Proposal, Talk
from tests.companion.session.doubles import with_farek

BELL = """
format: dicebound-adventure-1
id: the-dry-bell
title: The Dry Bell
system: stitcher
premise: A village has buried its bell.
stakes: [Who rings the buried bell]
people:
  - name: Sexton Maud
    wants: to be asked the right question
secrets:
  - id: grave
    truth: The bell was buried with the man who cast it.
    clues: [There is one grave too few.]
lines:
  - who: Sexton Maud
    kind: want
    says: '"To be asked what I dug, and not why," says Maud.'
    pays: fact:Maud dug here herself
gifts:
  - who: Sexton Maud
    words: sword
    says: Maud tries the edge on the turf.
    pays: likes
scenes:
  - id: green
    place: the green of Sallow
    text: Grass has grown over the place. Maud leans on a spade. What did you hear?
    people: [Sexton Maud]
    clues: [grave]
    ending: true
    things:
      - words: spade
        look: The blade is clean, and the handle is warm.
    beats:
      - of: climb
        with: ""
        win: you see the whole of the green
        lose: the branch speaks under you
        done: You swing yourself up from branch to branch until the roofs are below.
        won: From up here the cut in the turf is a straight line.
        undone: The first branch bears you, and the second does not.
        cost: position:actor:Hanging from a branch
        told: You are hanging from what is left of the branch.
        gives: fact:The turf was cut in a straight line
"""


def faults_of(text):
    return read_adventure(text)[1]


def test_a_kit_is_read_with_its_adventure_and_goes_into_the_journal_with_it():
    adventure, faults = read_adventure(BELL)
    assert faults == []
    assert adventure is not None
    assert from_json(adventure.model_dump(mode="json")) == adventure
    assert [line.kind for line in kit_of_people(adventure).lines] == ["want"]
    assert [beat.of for beat in kit_of_scene(adventure.scenes[0]).beats] == [{"climb"}]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("- who: Sexton Maud\n    kind", "- who: Hob\n    kind", "'Hob', who is not listed"),
        ("pays: likes", "pays: gold:ten", "no change that a kit can make"),
        ("of: climb", "of: waltz", "no kind of action 'waltz'"),
        ("kind: want", "kind: whether", "lines 1, kind"),
        ('with: ""', "with: Hob", "not listed: 'Hob'"),
        ("cost: position:actor:", "cost: gold:actor:", "cost"),
        ("The blade is clean,", "The bell was buried with the man who cast it, ", "outright"),
        ('"To be asked', '"The bell was buried with the man who cast it. To be asked', "outright"),
    ],
)
def test_what_is_wrong_with_a_kit_is_said(old, new, said):
    assert old in BELL
    found = faults_of(BELL.replace(old, new))
    assert [fault for fault in found if said in fault], found


@pytest.fixture
def sitting(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        campaign = with_farek(journal, "Bell", "stitcher", seed=b"bell")
        adventure, _ = read_adventure(BELL)
        assert adventure is not None
        prepare(campaign, adventure)
        sitting = make_sitting(campaign, "Farek")
        list(sitting.begin(opening_of(adventure), threads=adventure.stakes))
        yield sitting


def told(reply):
    assert isinstance(reply, Talk), reply
    return " ".join(reply.sentences)


def test_its_people_talk_and_its_things_are_looked_at(sitting):
    assert told(sitting.say("What do you want?")).startswith('"To be asked what I dug')
    assert "Maud dug here herself" in sitting.campaign.state.story.knowledge
    assert told(sitting.say("I look at the spade")).startswith("The blade is clean")
    assert told(sitting.say("I show Maud my sword")) == "Maud tries the edge on the turf."


def test_its_beats_are_at_stake_in_its_scene_alone(sitting):
    proposal = sitting.say("I try to climb up from branch to branch, as high as I can")
    assert isinstance(proposal, Proposal)
    assert proposal.stakes.success == "You see the whole of the green."
    list(sitting.next_scene("the forest edge").sentences)
    assert sitting.seat.briefs.setting(sitting.memory).beats == ()


@pytest.mark.parametrize("name", shipped())
def test_every_shipped_adventure_has_kits_for_its_people_and_scenes(name):
    adventure = load_adventure(name)
    assert len(kit_of_people(adventure).lines) >= 30
    for scene in adventure.scenes:
        assert len(kit_of_scene(scene).beats) >= 12, scene.id
        assert len(kit_of_scene(scene).things) >= 4, scene.id
    names = [beat.cost.rpartition(":")[2] for scene in adventure.scenes for beat in scene.beats]
    assert len(names) == len(set(names))


def test_an_adventure_may_ask_all_that_a_kit_may():
    assert set(get_args(Asked)) == {"", *ASKED}
