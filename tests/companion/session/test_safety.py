"""Lines and veils hold whoever narrates, and nobody can talk or undo them away."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.narration.brief import Stakes
from companion.openings import openings
from companion.session.branching import branch
from companion.session.safety import FADES, RATINGS, Safety, decide, kept_within
from companion.session.topics import TOPICS, plain_words, topic
from engine.api import Effect, EffectApplied
from tests.companion.session.doubles import Double, table

CLIMB = "I climb the cliff with my long rope"


def agreed(**kinds) -> Safety:
    safety = Safety(rating="adult")
    safety.lines = dict.fromkeys(kinds.get("lines", ()), ())
    safety.veils = dict.fromkeys(kinds.get("veils", ()), ())
    return safety


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("spiders", "A spider the size of a cat drops on you."),
        ("spiders", "The SPIDERS come."),
        ("spiders", "Something spins a web across the door."),
        ("spiders", "A sp1der. Look: a s-p-i-d-e-r."),
        ("spiders", "A ѕріdеr with letters from elsewhere."),
        ("spiders", "A spi\u200bder with a gap that nobody sees."),
        ("Spider", "Tarantulas, by the dozen."),
        ("harm to children", "The boy is hurt, and badly."),
        ("violence against children", "They beat the little girls."),
        ("animal cruelty", "He kicks the dog until it is dead."),
        ("dentists", "The dentist smiles."),
        ("broken mirrors", "The mirror lies broken."),
    ],
)
def test_a_line_holds_for_more_than_its_own_word(name, text):
    assert topic(name).meets(plain_words(text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("spiders", "Spite and cider; a website of no use."),
        ("harm to children", "The boy laughs and runs off."),
        ("harm to children", "The guard is hurt."),
        ("rats", "The rate of the operation is steady."),
        ("fire", "A firm hand, a fir tree."),
        ("gore", "Visible to the naked eye."),
        ("gore", "A fishwife guts eels on the quay."),
        ("gore", "Nobody has the guts to say so."),
        ("ants", "The antique merchant wants pants."),
    ],
)
def test_a_line_holds_for_no_more_than_it_should(name, text):
    assert not topic(name).meets(plain_words(text))


def test_a_player_may_add_words_of_their_own():
    assert topic("clowns", ("pennywise",)).meets(plain_words("Pennywise waves."))
    assert topic("harm to animals", ("gryphon",)).meets(plain_words("The gryphon is hurt."))
    assert not topic("harm to animals", ("gryphon",)).meets(plain_words("The gryphon sings."))


def test_a_sentence_over_a_line_is_never_told_and_the_rest_is():
    told = list(kept_within(["The door opens.", "A spider waits."], agreed(lines=["spiders"])))
    assert told == ["The door opens."]


@pytest.mark.parametrize("passed", [True, False, None])
def test_a_narration_that_is_all_over_the_line_still_says_how_it_went(passed):
    safety = agreed(lines=["spiders"])
    first = list(kept_within(["A spider waits."], safety, passed=passed))
    second = list(kept_within(["A spider waits."], safety, passed=passed, told=first))
    assert len(first) == len(second) == 1
    assert first != second
    assert not safety.crossing(first[0])


def test_a_veil_fades_once_and_comes_back():
    sentences = ["You win.", "Blood runs.", "More blood runs.", "Dawn comes."]
    told = list(kept_within(sentences, agreed(veils=["blood"])))
    assert told[0] == "You win."
    assert told[1] in FADES
    assert told[2:] == ["Dawn comes."]


def test_no_rating_allows_children_and_sex():
    assert Safety(rating="adult").crossing("The child watches the naked dancers.") == "line"


def test_each_rating_is_stricter_than_the_next():
    everyone, teen, adult = (set(a) | set(b) for a, b in RATINGS.values())
    assert adult < teen < everyone
    assert all(name in TOPICS for name in everyone)


def test_shipped_openings_keep_to_the_default_rating():
    safety = Safety()
    for system in ("stitcher", "skitterbarren", "altars"):
        for opening in openings(system):
            assert not any(safety.crossing(s) for s in opening.scene.split(". ")), opening.id


class Grim(Double):
    """A narrator who puts spiders into everything."""

    def __init__(self):
        super().__init__(lambda brief: [spider(kind) for kind in brief.owed.setback_kinds])

    def stakes(self, brief):
        return Stakes(success="the spider is dead", failure="the spider bites")

    def narrate(self, brief, effects):
        yield "It is over."
        yield "Spiders come down on threads, as if they had been asked."


def spider(kind: str) -> Effect:
    return Effect(kind=kind, change="gain", target="Farek", name="Spider bite", tell="It bites.")


def test_a_line_holds_in_stakes_effects_and_words_of_any_narrator(tmp_path: Path):
    journal, sitting = table(tmp_path, narrator=Grim())
    with journal:
        decide(sitting.campaign, sitting.guard.safety, "line", "spiders")
        for number in range(6):
            proposal = sitting.say(f"{CLIMB}, by way {number}")
            assert "spider" not in f"{proposal.stakes.success} {proposal.stakes.failure}".lower()
            told = sitting.tell(sitting.roll())
            words = " ".join(told.sentences).lower()
            assert "spider" not in words
            assert "over" in words
            assert not any("spider" in e.name.lower() for e in told.effects)
        for record in sitting.campaign.records(kinds={"narration", "events", "declare"}):
            assert "spider" not in record.text.lower()


def test_no_undo_takes_a_line_back_and_a_branch_keeps_it(tmp_path: Path):
    journal, sitting = table(tmp_path)
    with journal:
        early = sitting.campaign.sequence
        sitting.say(CLIMB)
        rolled = sitting.roll()
        list(sitting.tell(rolled).sentences)
        decide(sitting.campaign, sitting.guard.safety, "line", "spiders: webs, arachne")
        decide(sitting.campaign, sitting.guard.safety, "rating", "everyone")
        sitting.undo()
        sitting.reopen()
        assert sitting.guard.safety.lines == {"spiders": ("webs", "arachne")}
        made = branch(sitting.campaign, "Other", at=early)
        there = Safety.of(made)
        assert there.lines == {"spiders": ("webs", "arachne")}
        assert there.rating == "everyone"
        decide(sitting.campaign, sitting.guard.safety, "lift", "spiders")
        assert Safety.of(sitting.campaign).lines == {}


def test_what_stands_in_the_scene_and_crosses_a_new_line_leaves_it(tmp_path: Path):
    journal, sitting = table(tmp_path)
    with journal:
        play = sitting.system.play
        from engine.api import CharacterJoined

        sitting.campaign.apply(
            CharacterJoined(sheet=play.opponent_sheet("a giant spider", "3")),
            EffectApplied(effect=Effect(kind="trouble", change="gain", target="scene",
                                        name="Cobwebs everywhere")),
        )  # fmt: skip
        decide(sitting.campaign, sitting.guard.safety, "line", "spiders")
        assert set(sitting.guard.clear_scene()) == {"a giant spider", "Cobwebs everywhere"}
        setting = sitting.setting().model_dump_json().lower()
        assert "spider" not in setting
        assert "cobweb" not in setting


@pytest.mark.parametrize(
    ("do", "text"), [("line", ""), ("line", "x" * 200), ("rating", "wild"), ("lift", "snakes")]
)
def test_what_cannot_be_agreed_is_told(tmp_path: Path, do, text):
    journal, sitting = table(tmp_path)
    with journal, pytest.raises(BadInputError):
        decide(sitting.campaign, sitting.guard.safety, do, text)
