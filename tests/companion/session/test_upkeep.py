"""What the story has moved past fades; what a full clock stands for comes."""

from pathlib import Path

from companion.session.upkeep import (
    MOST_CLOCKS,
    MOST_COSTS,
    MOST_HURTS,
    MOST_PASSING,
    MOST_STANDINGS,
    upkeep,
)
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import table


def gain(
    kind: str, name: str, target: str = "scene", size: int = 1, good: bool = False
) -> EffectApplied:
    effect = {
        "kind": kind,
        "change": "gain",
        "target": target,
        "name": name,
        "size": size,
        "good": good,
    }
    return EffectApplied(effect=Effect.model_validate(effect))


def test_the_oldest_goes_first_and_lasting_things_stay(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        book = sitting.campaign
        for number in range(12):
            book.apply(gain("trouble", f"Trouble {number}"))
            book.apply(gain("cost", f"Cost {number}"))
            book.apply(gain("clock", f"Clock {number}"))
            book.apply(gain("harm", f"Bruise {number}", target="Farek"))
        passed = upkeep(sitting.system, book.state, roll=None)
        book.apply(*passed.events)
        story = book.state.story
        assert [s.name for s in story.standings] == [f"Trouble {n}" for n in range(12)][
            -MOST_STANDINGS:
        ]
        assert len(story.costs) == MOST_COSTS
        assert len(story.clocks) <= MOST_CLOCKS
        names = [t.name for t in book.state.characters["Farek"].traits]
        assert names[:3] == ["Warrior", "Sword", "Long rope"]
        assert names[3:] == [f"Bruise {n}" for n in range(12)][-MOST_HURTS:]
        assert MOST_HURTS < MOST_PASSING
        assert book.verify().ok


def test_a_full_clock_brings_what_it_stood_for(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        book = sitting.campaign
        book.apply(gain("clock", "The dam breaks", size=4))
        passed = upkeep(sitting.system, book.state, roll=None)
        assert passed.told == ("It has come to it: The dam breaks.",)
        book.apply(*passed.events)
        assert "The dam breaks" not in [c.name for c in book.state.story.clocks]
        standing = next(s for s in book.state.story.standings if s.name == "The dam breaks")
        assert (standing.weight, standing.helps) == (2, False)


def test_a_quiet_state_needs_nothing(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        assert upkeep(sitting.system, sitting.campaign.state, roll=None).events == ()


def test_a_moment_is_over_with_the_next_deed_and_a_grave_hurt_stays(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        book = sitting.campaign
        book.apply(
            gain("harm", "Winded", target="Farek"), gain("harm", "Cut cheek", target="Farek")
        )
        book.apply(gain("harm", "Broken arm", target="Farek", size=2))
        assert upkeep(sitting.system, book.state, roll=None, fresh=["Winded"]).events == ()
        book.apply(*upkeep(sitting.system, book.state, roll=None).events)
        names = [t.name for t in book.state.characters["Farek"].traits]
        assert names[3:] == ["Cut cheek", "Broken arm"]
        book.apply(*(gain("harm", f"Bruised {n}", target="Farek") for n in ("shin", "hip")))
        passed = upkeep(sitting.system, book.state, roll=None, fresh=["Bruised hip"])
        assert passed.told == ()
        assert passed.mended == ("The cut cheek no longer troubles you.",)
        book.apply(*passed.events)
        names = [t.name for t in book.state.characters["Farek"].traits]
        assert names[3:] == ["Broken arm", "Bruised shin", "Bruised hip"]


def test_a_hurt_that_is_over_stands_beside_the_story_and_not_in_it(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        for name in ("Cut cheek", "Bruised shin", "Bruised hip", "Torn sleeve"):
            sitting.campaign.apply(gain("harm", name, target="Farek"))
        sitting.say("I climb the wall")
        told = sitting.tell(sitting.roll())
        assert "The cut cheek no longer troubles you." in told.mended
        assert "cut cheek" not in " ".join(told.sentences).lower()


def test_hurts_in_the_plural_trouble_nobody_any_more(tmp_path: Path) -> None:
    journal, sitting = table(tmp_path)
    with journal:
        for name in ("Bruised ribs", "Bruised shin", "Bruised hip"):
            sitting.campaign.apply(gain("harm", name, target="Farek"))
        passed = upkeep(sitting.system, sitting.campaign.state, roll=None, fresh=["Bruised hip"])
        assert passed.mended[0] == "The bruised ribs no longer trouble you."
