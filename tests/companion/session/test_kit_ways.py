"""Ways of a scene's kit by what their places are, and who is meant where a scene begins."""

from companion.journal import Journal
from companion.session.exchange import SceneBegins, Talk
from tests.companion.session.doubles import at_opening


def test_a_way_is_gone_by_what_its_place_is_in_any_verb(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        begun = at_opening(journal, "vault-of-teeth").say("I walk out to the waiting van")
        assert isinstance(begun, SceneBegins)
        assert begun.begun.place == "the laundry van"


def test_her_is_whoever_spoke_last_where_nobody_has_said_who_is_a_woman(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        reply = at_opening(journal, "eel-market").say("I ask her how long until the tide turns")
        assert isinstance(reply, Talk)
        assert "harbour master" in " ".join(reply.sentences)


def test_a_question_about_the_rules_is_nobodys_in_the_scene(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        loft = at_opening(journal, "museum-night")
        assert not isinstance(loft.say("what happens on a tie?"), Talk)
        assert isinstance(loft.say("What happened up here?"), Talk)


def test_what_lies_here_is_no_place_to_go_to(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        tower = at_opening(journal, "tower-of-wax", system="altars")
        assert not isinstance(tower.say("I walk over to the lectern"), SceneBegins)
        assert tower.campaign.state.story.place == "the tower of the wax magus"


def test_another_question_about_the_same_thing_is_not_taken_for_the_same(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        vault = at_opening(journal, "vault-of-teeth")
        assert isinstance(vault.say("I ask Thibault about the timer"), Talk)
        again = vault.say("I ask Thibault about the timer")
        other = vault.say("I ask Thibault which locksmith in Lyon built the timer")
        assert not isinstance(again, Talk)
        assert isinstance(other, Talk)
