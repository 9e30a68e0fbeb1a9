"""``/next`` in an adventure: on to the one scene that follows, else what may."""

from companion.journal import Journal
from companion.session.exchange import Answered, SceneBegins
from tests.companion.session.doubles import in_adventure


def test_next_goes_on_to_the_end_of_an_adventure_and_asks_where_it_parts(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = in_adventure(journal, "the-last-ferry", "stitcher", seed=b"seed")
        seen = set()
        for _ in range(12):
            ahead = sitting.going.ahead()
            reply = sitting.next_chapter()
            if len(ahead) == 1:
                assert isinstance(reply, SceneBegins)
                assert reply.begun.place == ahead[0]
            else:
                assert isinstance(reply, Answered)
                assert all(place in reply.text for place in ahead)
                if not ahead:
                    assert "No further scene" in reply.text
                    break
                sitting.next_scene(ahead[0])
            seen.add(sitting.campaign.state.story.place)
        assert not sitting.going.ahead()
        assert len(seen) > 1


def test_next_of_an_adventure_never_begins_a_chapter(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = in_adventure(journal, "the-last-ferry", "stitcher", seed=b"seed")
        began = sitting.going.kits.began
        sitting.next_chapter()
        assert sitting.going.kits.began == began
