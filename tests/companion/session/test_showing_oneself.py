"""What somebody asked to see of one is shown without dice, and pays."""

from companion.session.exchange import SceneBegins, Talk
from companion.session.sitting import Sitting
from tests.companion.session.test_ways_on import garden

__all__ = ["garden"]


def test_hands_that_were_asked_for_are_held_out_and_teach_something(garden: Sitting) -> None:
    for way in ("I go to the steps of the reed kings' tombs", "I step into the tomb"):
        there = garden.say(way)
        assert isinstance(there, SceneBegins), there
        list(there.sentences)
    reply = garden.say("I hold out both my hands, palms up, and bow my head")
    assert isinstance(reply, Talk), reply
    said = " ".join(reply.sentences)
    assert "look at its fingers" in said
    assert any("every hand" in fact for fact in garden.campaign.state.story.knowledge)


def test_hands_that_nobody_asked_for_teach_nothing(garden: Sitting) -> None:
    before = garden.campaign.state.story.knowledge
    reply = garden.say("I hold out both my hands, palms up")
    assert isinstance(reply, Talk), reply
    assert garden.campaign.state.story.knowledge == before
