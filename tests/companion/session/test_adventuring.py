"""Adventures in play: scenes follow, people come and go, clues add up, secrets stay secret."""

from pathlib import Path

import pytest

from companion.adventures import load_adventure
from companion.errors import BadInputError
from companion.journal import Journal
from companion.oracle import SCENE
from companion.session.adventuring import Adventuring, seeks
from companion.session.beginning import agree, begin_adventure, begin_anywhere
from companion.session.exchange import SceneBegins
from companion.session.scenes import begin_scene
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, Effect, EffectApplied
from tests.companion.session.doubles import LINES, sit

CAMPAIGNS = {
    "stitcher": "the-last-ferry",
    "skitterbarren": "the-second-sun",
    "altars": "the-borrowed-crown",
}


def started(journal: Journal, system: str, name: str, lines: list[str] | None = None) -> Sitting:
    kit = {"house_kit": True} if system == "skitterbarren" else {}
    campaign = journal.create("Test", system, seed=b"seed", settings=kit)
    drafted = lines or LINES[system]
    sheet = campaign.rule_system.play.draft_sheet("Farek", drafted, campaign.state)
    campaign.apply(CharacterJoined(sheet=sheet))
    beginning = begin_adventure(campaign, name) if name else begin_anywhere(campaign)
    sitting = sit(campaign)
    list(sitting.begin(beginning.opening, threads=beginning.threads))
    return sitting


@pytest.fixture
def sitting(tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        yield started(journal, "stitcher", "the-last-ferry")


def people(sitting: Sitting) -> set[str]:
    return {p.name for p in sitting.setting().people}


@pytest.mark.parametrize(("system", "name"), CAMPAIGNS.items())
def test_every_shipped_adventure_can_be_played_to_its_end(tmp_path: Path, system, name):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = started(journal, system, name)
        adventure = load_adventure(name)
        assert people(sitting) == set(adventure.scenes[0].people)
        visited = {adventure.scenes[0].id}
        for _ in range(10):
            ways = [way for way in sitting.adventure.ways_on() if way.id not in visited]
            if not ways:
                break
            visited.add(ways[-1].id)
            begun = sitting.adventure.go(ways[-1])
            sitting.memory.reread()
            assert begun.place == sitting.campaign.state.story.place
            assert set(ways[-1].people) == people(sitting)
            list(sitting.telling.words(sitting.adventure.told(ways[-1], begun)))
        assert sitting.adventure.scene.ending
        ticks = {c.name: c.ticks for c in sitting.campaign.state.story.clocks}
        assert set(ticks) == {c.name for c in adventure.clocks}
        assert sitting.campaign.verify().ok


def test_clocks_begin_where_the_file_says(sitting):
    ticks = {c.name: c.ticks for c in sitting.campaign.state.story.clocks}
    assert ticks == {"water in the hold": 1, "the notary's patience": 0}
    assert [e.name for e in sitting.book.ledger.entries("thread")] == [
        "Who keeps the river crossing",
        "Whether old Tam Reeder lives to see it",
    ]


def test_people_come_back_as_they_were(sitting):
    tam = sitting.campaign.state.characters["Tam Reeder"]
    trait = sitting.system.play.elements(tam)[0].name
    hurt = Effect(kind="harm", change="lower", target="Tam Reeder", name=trait)
    sitting.campaign.apply(EffectApplied(effect=hurt))
    changed = sitting.campaign.state.characters["Tam Reeder"]
    assert changed != tam
    begin_scene(sitting.campaign, sitting.book, "an empty field")
    assert "Tam Reeder" not in people(sitting)
    assert sitting.book.ledger.get("person", "Tam Reeder").status == "away"
    begin_scene(sitting.campaign, sitting.book, "the barn, with Tam Reeder")
    assert sitting.campaign.state.characters["Tam Reeder"] == changed
    assert sitting.book.ledger.get("person", "Tam Reeder").status == "open"


def test_clues_are_found_in_order_and_the_last_one_lets_the_secret_out(sitting):
    adventure = sitting.adventure
    secret = adventure.adventure.secrets[0]
    assert sitting.guard.gives_away(secret.truth)
    for number, clue in enumerate(secret.clues):
        effects = adventure.with_clue((), is_seeking=True, passed=True, key=f"{number}:clue")
        assert [e.name for e in effects] == [clue]
        assert adventure.learnt() == ()
        sitting.campaign.apply(*(EffectApplied(effect=e) for e in effects))
    assert adventure.learnt() == (secret.truth,)
    assert adventure.with_clue((), is_seeking=True, passed=True, key="x") == ()


def test_nobody_finds_a_clue_by_failing_or_by_fighting(sitting):
    assert sitting.adventure.with_clue((), is_seeking=True, passed=False, key="x") == ()
    assert sitting.adventure.with_clue((), is_seeking=False, passed=True, key="x") == ()
    seen = Effect(
        kind="knowledge", change="gain", target="scene", name="Way round", good=True, tell="A way."
    )
    assert sitting.adventure.with_clue((seen,), is_seeking=False, passed=True, key="x") == (seen,)
    assert sitting.adventure.with_clue((seen,), is_seeking=True, passed=True, key="x") != (seen,)


@pytest.mark.parametrize(
    ("manner", "text", "found"),
    [
        ("search", "I go through the desk", True),
        ("persuade", "I ask Ness what she saw that night", True),
        ("intimidate", "I lean on him: talk, or else", True),
        ("persuade", "Ich frage Ness, wer hier war", True),
        ("persuade", "I beg Ness to let me through", False),
        ("intimidate", "I warn the guard off", False),
        ("climb", "I climb the mast to see who comes", False),
    ],
)
def test_whoever_wants_to_know_finds_clues(manner: str, text: str, found: bool) -> None:
    assert seeks(manner, text) is found


def test_play_finds_the_clues_and_tells_the_secret_once(tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        lines = ["Investigator (3)", "Magnifying glass", "Keen eyes"]
        search_until_known(started(journal, "stitcher", "the-last-ferry", lines))


def search_until_known(sitting: Sitting) -> None:
    secret = sitting.adventure.adventure.secrets[0]
    said = "With keen eyes and my magnifying glass I, the investigator, search box {}"
    for number in range(60):
        sitting.say(said.format(number))
        told = sitting.tell(sitting.roll())
        sentences = list(told.sentences)
        if any(secret.truth in s for s in sentences):
            break
        assert not any(sitting.guard.gives_away(s) for s in sentences)
    told = [r.text for r in sitting.campaign.records(kinds={"narration"})]
    assert sum(secret.truth in text for text in told) == 1
    assert not sitting.guard.gives_away(secret.truth)
    assert sitting.campaign.verify().ok


def test_a_secret_never_reaches_the_player_before(sitting):
    truth = sitting.adventure.adventure.secrets[0].truth
    told = list(sitting.telling.words(["The rope creaks.", truth]))
    assert told == ["The rope creaks."]
    seen = sitting.system.observe(sitting.campaign.state, "player")
    assert truth not in str(seen)
    assert truth not in " ".join(sitting.recap())


def test_a_full_clock_is_told_as_the_file_says_and_once(sitting):
    name = "water in the hold"
    for _ in range(7):
        effect = Effect(kind="clock", change="raise", target="scene", name=name)
        sitting.campaign.apply(EffectApplied(effect=effect))
    full = sitting.adventure.adventure.clocks[0].full
    told = []
    for number in range(3):
        sitting.say(f"I climb the cliff with my long rope, by way {number}")
        told += sitting.tell(sitting.roll()).sentences
    assert sum(full in sentence for sentence in told) == 1


def test_a_scene_of_ones_own_between_two_of_the_adventure(sitting):
    begin_scene(sitting.campaign, sitting.book, "my old attic")
    assert sitting.adventure.scene is None
    assert sitting.adventure.next_clue() == ""
    assert [s.id for s in sitting.adventure.ways_on()] == ["deck"]


def test_the_adventure_is_in_the_journal_and_needs_no_file(sitting):
    again = Adventuring.of(sitting.campaign, sitting.book)
    assert again.adventure == load_adventure("the-last-ferry")


def test_tension_follows_how_a_scene_went(sitting):
    before = sitting.campaign.records(kinds={SCENE})
    assert before == []
    for number in range(6):
        sitting.say(f"I climb the cliff with my long rope, by way {number}")
        list(sitting.tell(sitting.roll()).sentences)
    rolls = [r.body["passed"] for r in sitting.campaign.records(kinds={"roll"})]
    balance = sum(1 if passed else -1 for passed in rolls)
    begun = begin_scene(sitting.campaign, sitting.book, "the ford", how="plain")
    assert begun.tension == 2 - (balance > 0) + (balance < 0)


def test_an_adventure_for_another_game_is_refused(tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        campaign = journal.create("Test", "altars", seed=b"x")
        with pytest.raises(BadInputError, match="is for stitcher"):
            begin_adventure(campaign, "the-last-ferry")


@pytest.mark.parametrize("system", CAMPAIGNS)
def test_random_seeds_begin_a_game_and_keep_their_twist(tmp_path: Path, system):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = started(journal, system, "random")
        twist = sitting.campaign.state.secrets[0]
        assert twist not in " ".join(sitting.memory.told)
        assert len(sitting.book.ledger.entries("thread")) == 1
        assert sitting.campaign.verify().ok


def test_an_opening_is_drawn_that_crosses_no_line(tmp_path: Path):
    with Journal.open(tmp_path / "c.db") as journal:
        for number in range(12):
            campaign = journal.create(f"T{number}", "stitcher", seed=str(number).encode())
            agree(campaign, lines=["insects", "hanging", "alcohol"])
            scene = begin_anywhere(campaign).opening.scene.lower()
            assert "bees" not in scene
            assert "gallows" not in scene
            assert " bar " not in scene or "drunk" not in scene


def test_no_scene_begins_nowhere(sitting):
    with pytest.raises(BadInputError, match="where"):
        begin_scene(sitting.campaign, sitting.book, "  ")


def test_a_bare_number_takes_the_way_that_is_listed_under_it(sitting):
    [first, *_] = [scene.place for scene in sitting.adventure.ways_on()]
    begun = sitting.say("1")
    assert isinstance(begun, SceneBegins)
    assert begun.begun.place == first


@pytest.mark.parametrize(
    ("lines", "genre", "expected"),
    [
        (["Sheriff (3)", "Old saddle"], "", {"western"}),
        (["Sheriff (3)", "Old saddle"], "space", {"space"}),
    ],
)
def test_an_opening_suits_the_sheet_unless_a_genre_is_named(tmp_path, lines, genre, expected):
    with Journal.open(tmp_path / "c.db") as journal:
        drawn = set()
        for number in range(8):
            campaign = journal.create(f"T{number}", "stitcher", seed=str(number).encode())
            sheet = campaign.rule_system.play.draft_sheet("Ida", lines, campaign.state)
            campaign.apply(CharacterJoined(sheet=sheet))
            drawn.add(begin_anywhere(campaign, genre=genre).opening.genre)
        assert drawn == expected
