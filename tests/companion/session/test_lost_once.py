"""A hurt that two consequences of one roll would end is ended once."""

from companion.journal import Journal
from companion.session.telling import lost_once
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import at_opening


class Fives:
    """Dice that always show a five."""

    def face(self, sides, *, lane=""):
        return min(5, sides)


def gone(change="lose"):
    return EffectApplied(
        effect=Effect(kind="harm", change=change, target="Farek", name="Arm numb", good=True)
    )


def test_the_second_loss_of_a_thing_is_left_out():
    assert lost_once([gone("lower"), gone(), gone("lower"), gone()]) == [gone("lower"), gone()]


def test_whoever_tends_a_hurt_that_passes_by_itself_is_rid_of_it(tmp_path):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = at_opening(journal, "boat-house")
        numb = Effect(
            kind="trouble", change="gain", target="Farek", name="Arm numb to the shoulder"
        )
        sitting.campaign.apply(EffectApplied(effect=numb))
        sitting.say("I try to set and splint my broken arm")
        assert sitting.proposal is not None
        list(sitting.tell(sitting.roll(Fives())).sentences)
        sheet = sitting.campaign.state.characters["Farek"]
        names = [e.name for e in sitting.system.play.elements(sheet)]
        assert "Arm numb to the shoulder" not in names
