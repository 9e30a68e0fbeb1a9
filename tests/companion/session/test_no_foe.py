"""A blow that lands on a thing is against nobody, and whoever is helped resists nothing."""

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.reader import Intent
from companion.session.exchange import Proposal
from companion.session.landing import calling, lands_on
from companion.session.no_foe import without_foe
from companion.session.rescuing import helped
from tests.companion.session.doubles import at_opening

PEOPLE = ("Mayor Holt", "the tall bell-ringer", "Winifred Oakes", "Brother Osk", "Doc Vesper")


@pytest.mark.parametrize(
    "text",
    [
        "I pour lamp oil on the axle of the west wheel and hit it with a hammer",
        "I kick the fire ladder off the wall",
        "I throw a slate into the next lane so that they run there",
        "I swing the clapper like a hammer at the first hook that comes over the edge",
        "I kick the boiler room door open",
        "I snap my own oar over my knee",
        "I hit the cracked bell till it falls",
        "I swing the swivel gun on the Magpie and fire one across the bow",
        "I light a hundred fires, beat the drum from three sides, and let Holt look out",
        "I throw my sword to Osk",
        "I shoot the lantern above her head",
        "I punch the wall next to Osk",
        "I hurl myself at the door",
        "I fight the fire",
    ],
)
def test_a_deed_lands_on_a_thing(text: str) -> None:
    assert lands_on(text, PEOPLE) == "thing"
    read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Mayor Holt")
    told = without_foe(read, text, people=PEOPLE)
    assert (told.kind, told.opponent, told.target) == ("challenge", None, None)


@pytest.mark.parametrize(
    "text",
    [
        "I knock Holt's hat off with my fist",
        "I throw sand in the guard's eyes",
        "I smash the bottle over his head",
        "I throw a net over the wolf",
        "I put an arrow through the ape",
        "I kick the chair out from under her",
        "I wrestle the keys out of his hand",
        "I go for his throat",
        "I shove the crate against Osk",
        "I throw the barrel at them",
        "I strike the leader of the three while he stares",
        "I hit the bell-ringer",
        "I smash the window and punch Holt",
        "I attack the one on the right",
    ],
)
def test_whoever_is_struck_or_grabbed_or_robbed_in_the_line_is_fought(text: str) -> None:
    assert lands_on(text, PEOPLE) == "somebody"
    read = Intent(needs_roll=True, kind="attack", manner="fight", opponent="Mayor Holt")
    assert without_foe(read, text, people=PEOPLE) is read


@pytest.mark.parametrize(
    "text",
    [
        "I attack",
        "I draw my sword and strike",
        "I take aim and loose",
        "I shoot again",
        "we continue the fight",
    ],
)
def test_a_blow_that_names_nothing_stays_as_it_was_read(text: str) -> None:
    assert lands_on(text, PEOPLE) == ""


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("I cut down whoever is hanging there", "whoever"),
        ("I cut the doc down", "the doc"),
        ("I cut the horses loose at the picket line", "the horses"),
        ("I free the captain from his chains", "the captain"),
        ("I put the child in the handcart, throw the blanket over us and go", "the child"),
        ("I throw my coat over the girl", "the girl"),
        ("I drag Osk out of the fire", "Osk"),
        ("I get the bell-ringer out", "the bell-ringer"),
        ("I help Osk up", "Osk"),
        ("I cut down the guard", ""),
        ("I cut the rope loose", ""),
        ("I free my hand", ""),
        ("I let the dogs loose on him", ""),
        ("I throw a blanket over his head", ""),
        ("I drag the barker in here by the collar", ""),
        ("I take Osk down", ""),
        ("I carry the boxes out", ""),
    ],
)
def test_who_is_freed_or_carried_or_covered_is_helped(text: str, whom: str) -> None:
    assert helped(text, PEOPLE) == whom


def test_an_enemy_is_not_dragged_off_for_their_good_but_may_be_cut_from_a_rope() -> None:
    enemies = ("Brother Osk",)
    assert helped("I drag Osk out of the fire", PEOPLE, enemies=enemies) == ""
    assert helped("I cut Osk loose from the gallows", PEOPLE, enemies=enemies) == "Osk"


def test_who_helps_one_may_still_have_another_against_them() -> None:
    read = Intent(needs_roll=True, kind="opposed", manner="sneak", opponent="Brother Osk")
    told = without_foe(read, "I pull Vesper to safety behind Osk's back", people=PEOPLE)
    assert told.opponent == "Brother Osk"
    blow = read.model_copy(update={"manner": "fight", "opponent": "Doc Vesper"})
    told = without_foe(blow, "I cut the doc down", people=PEOPLE)
    assert (told.opponent, told.target, told.kind) == (None, "Doc Vesper", "challenge")


def test_nobody_is_called_by_half_of_what_they_are() -> None:
    assert calling("the tall bell-ringer") == {"ringer"}
    assert calling("Nettle the wire cutter") == {"nettle", "cutter"}


@pytest.mark.parametrize(
    ("scene", "system", "text"),
    [
        ("lost-property", "stitcher", "fight my way through the coats"),
        ("tower-of-wax", "altars", "hit the mirror with the candlestick"),
        ("eel-market", "stitcher", "cut the cart horse loose"),
    ],
)
def test_such_a_deed_is_no_fight_at_the_table(
    tmp_path: Path, scene: str, system: str, text: str
) -> None:
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, scene, system=system).say(text)
        assert isinstance(reply, Proposal)
        assert reply.request.opponent is None
        assert reply.intent.kind == "challenge"
