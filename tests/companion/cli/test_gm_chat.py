"""A human GM's evening, typed: what is told is kept, what it would change waits for a yes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.export.markdown import markdown
from companion.export.story import story_of
from companion.journal import Campaign, Journal
from companion.session import records
from companion.session.book import Book
from companion.session.guard import Guard
from tests.companion.cli.sittings import LINES, Script, play


def sitting(path: Path, *lines: str, system: str = "stitcher") -> str:
    return play(Script(system, [*lines, "/quit"], gm=True), path)


def campaign_of(journal: Journal) -> Campaign:
    return journal.campaign("Golden")


def story(path: Path) -> str:
    with Journal.open(path / "campaigns.db") as journal:
        campaign = campaign_of(journal)
        book = Book(campaign)
        return markdown(story_of(campaign, book, Guard(campaign, book)), [])


@pytest.mark.parametrize("answer", ["", "n", "Farek looks for cover", "/scene"])
def test_nothing_is_applied_without_a_yes(tmp_path: Path, answer: str) -> None:
    shown = sitting(tmp_path, "Farek finds a key", answer, "/sheet Farek")
    assert "1. gear: Farek gains Key" in shown
    assert "- Key" not in shown
    with Journal.open(tmp_path / "campaigns.db") as journal:
        events = campaign_of(journal).records(kinds={"events"}, live=True)
        assert not any(record.body.get("by") == records.GM for record in events)


def test_a_yes_applies_it_and_the_journal_says_who_decided(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek finds a key", "y", "/sheet Farek")
    assert "- Key" in shown
    with Journal.open(tmp_path / "campaigns.db") as journal:
        campaign = campaign_of(journal)
        (taken,) = [r for r in campaign.records(kinds={"events"}) if r.body.get("by") == records.GM]
        assert taken.body["events"][0]["effect"]["name"] == "Key"
        assert campaign.verify().ok


def test_one_of_several_may_be_taken(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek gets a lamp and a bucket", "2", "/sheet Farek")
    assert "- Bucket" in shown
    assert "- Lamp" not in shown


def test_y_means_what_was_shown_just_now_and_nothing_older(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek finds a key", "It is very quiet here.", "y", "/sheet Farek")
    assert "Nothing waits for an answer." in shown
    assert "- Key" not in shown


def test_telling_takes_a_roll_off_the_table(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek climbs the wall", "Farek finds a key", "y", "/sheet Farek")
    assert "The roll is taken back." in shown
    assert "- Key" in shown
    assert "Result:" not in shown


def test_what_crosses_a_line_is_not_kept(tmp_path: Path) -> None:
    told = "A spider drops from the ceiling"
    shown = sitting(tmp_path, "/lines add spiders", told, "/recap", "It is very quiet here.")
    assert "crosses a line of this table" in shown
    assert shown.count(told) == 1, "as it was typed, and nowhere else"
    assert told not in story(tmp_path)


def test_x_strikes_the_telling_and_what_it_changed(tmp_path: Path) -> None:
    lines = ("It rains hard here.", "Farek finds a key", "y", "/x 1", "/sheet Farek", "/recap")
    shown = sitting(tmp_path, *lines)
    assert "taken back: gear: Farek gains Key" in shown
    assert "- Key" not in shown.partition("/sheet")[2]
    assert "Farek finds a key" not in shown.partition("/recap")[2]
    assert "It rains hard here." in shown.partition("/recap")[2]
    assert "Farek finds a key" not in story(tmp_path)


def test_the_export_tells_it_in_the_gms_words(tmp_path: Path) -> None:
    sitting(
        tmp_path,
        "The wall is older than the town.",
        "Farek finds a key",
        "y",
        "/scene to the cellar",
        "Water drips somewhere.",
    )
    text = story(tmp_path)
    assert "The wall is older than the town." in text
    assert "Farek finds a key.\n\n- gear: Farek gains Key" in text
    assert text.index("## 2. The cellar") < text.index("Water drips somewhere.")


@pytest.mark.parametrize("system", sorted(LINES))
def test_people_stay_behind_and_are_there_again(tmp_path: Path, system: str) -> None:
    lines = ("/scene to the cellar", "/npc", "/scene to a yard below a high wall", "/npc")
    shown = sitting(tmp_path, *lines, system=system)
    first, second = shown.split("> /npc\n")[1:]
    assert "nobody yet" in first
    assert "ghoul" in second.partition("GM>")[0]


def test_people_come_along_when_they_are_named(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "/scene to the cellar with the ghoul", "/npc")
    assert "Scene 2: the cellar\n" in shown
    assert "ghoul" in shown.partition("> /npc\n")[2]


def test_who_leaves_a_fight_does_not_hold_it_up(tmp_path: Path) -> None:
    for system in ("altars", "skitterbarren"):
        folder = tmp_path / system
        folder.mkdir()
        lines = ("/fight", "the ghoul flees", "y", "/init", "/end")
        shown = sitting(folder, *lines, system=system)
        assert "The fight is over" in shown
        assert "No fight is running" in shown


@pytest.mark.parametrize("system", sorted(LINES))
def test_free_dice_are_thrown_from_the_campaigns_own(tmp_path: Path, system: str) -> None:
    shown = sitting(tmp_path, "/roll d8", "/roll 2d6+1", "/roll 1d1", system=system)
    assert "d8: d8 " in shown
    assert "2d6+1: d6 " in shown
    assert "a die has 2 to 256 sides" in shown
    with Journal.open(tmp_path / "campaigns.db") as journal:
        campaign = campaign_of(journal)
        draws = [r for r in campaign.records(kinds={"draw"}) if r.body["stream"] == "table"]
        assert [len(r.body["draws"]) for r in draws] == [1, 2]
        assert campaign.verify().ok


@pytest.mark.parametrize("system", sorted(LINES))
def test_help_lists_exactly_what_works(tmp_path: Path, system: str) -> None:
    shown = sitting(tmp_path, "/help", system=system)
    listed = [w for line in shown.splitlines() for w in line.split()[:1] if w.startswith("/")]
    assert {"/roll", "/thread", "/clock", "/npc", "/x", "/recap", "/oracle"} <= set(listed)
    assert ("/initiative" in listed) == (system != "stitcher")
    for name in listed:
        if name != "/quit":
            folder = tmp_path / name.strip("/")
            folder.mkdir()
            answer = sitting(folder, name, system=system).partition(f"> {name}\n")[2]
            assert "There is no" not in answer, name
            assert "for playing alone" not in answer, name


def test_a_question_is_answered_while_a_roll_waits(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek climbs the wall", "what happens on a tie?", "")
    assert "Result:" in shown


def test_several_act_together_and_a_helper_counts(tmp_path: Path) -> None:
    draft = ("/join new", "Adrian Long", "Hunter (3)", "Bow", "")
    lines = ("they all climb the wall", "n", "Adrian helps Farek climb the wall", "n")
    shown = sitting(tmp_path, *draft, *lines)
    both = shown.partition("they all climb the wall")[2]
    assert "Who: Farek" in both
    assert "starting dice 2 dice" in both
    helped = shown.partition("Adrian helps Farek climb the wall")[2]
    assert "Who: Farek" in helped
    assert "starting dice 2 dice" in helped


def test_what_the_gms_people_do_by_themselves_is_told_not_rolled(tmp_path: Path) -> None:
    shown = sitting(
        tmp_path,
        "The ghoul searches the yard as if nobody were there.",
        "ghoul: search the yard",
        "n",
        "the ghoul bites Farek",
    )
    first, second = shown.split("GM> ")[1:3]
    assert "Noted." in first
    assert "Proposed:" in second
    assert "Proposed:" in shown.rpartition("bites Farek")[2]


def test_what_a_roll_offers_stays_when_the_gm_tells_on(tmp_path: Path) -> None:
    lines = ("Farek climbs the wall", "", "Farek finds a key", "y", "/effect")
    shown = sitting(tmp_path, *lines, system="skitterbarren")
    before = shown.partition("Owed:")[2].partition("Apply?")[0]
    offered = [row.strip()[3:] for row in before.splitlines() if row.startswith("  1. ")]
    assert offered
    assert offered[0] in shown.rpartition("> /effect")[2]


def test_the_export_keeps_what_was_taken_after_a_roll_and_what_was_told(tmp_path: Path) -> None:
    shown = sitting(
        tmp_path,
        "/scene to the cellar",
        "/secret the abbot sold the girl",
        "Farek climbs the wall",
        "",
        "y",
        "the abbot looks at the girl and says nothing",
        system="skitterbarren",
    )
    text = story(tmp_path)
    offered = next(row for row in shown.splitlines() if row.startswith("  1. "))[5:]
    assert f"- {offered}" in text
    assert "The abbot looks at the girl and says nothing." in text, "the GM told it, so it is known"
    assert "## 1. The cellar" in text, "the opening was never played"
    assert "sold" not in text


def test_whoever_is_known_by_a_calling_comes_along(tmp_path: Path) -> None:
    shown = sitting(
        tmp_path, "/npc make a secretive smith", "they ride to the mill with the smith", "y"
    )
    name = shown.partition(" (a secretive smith)")[0].splitlines()[-1]
    assert name in shown.rpartition("a new scene: the mill")[2]


def test_whom_an_attempt_names_is_let_in_by_a_yes_and_then_it_is_judged(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek attacks the troll with his sword", "y", "n", "/npc")
    assert "Nobody called 'troll' is here yet." in shown
    after = shown.partition("number] y\n")[2]
    assert after.index("troll joins the scene") < after.index("Against: troll")
    folder = tmp_path / "no"
    folder.mkdir()
    shown = sitting(folder, "Farek attacks the troll with his sword", "", "/npc")
    assert "troll:" not in shown.rpartition("/npc")[2]


def test_what_is_told_outright_is_never_a_roll_even_where_nothing_changes(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek heals 1", "Farek is no longer injured")
    assert "Proposed:" not in shown


def test_a_written_scene_is_offered_to_be_read_out_and_never_told(tmp_path: Path) -> None:
    sheet = tmp_path / "mara.json"
    sheet.write_text('{"name": "Mara", "traits": [{"name": "Thief", "weight": 3}]}')
    command = [
        sys.executable, "-m", "companion", "play", "--gm", "--plain", "--campaign", "Ferry",
        "--adventure", "the-last-ferry", "--character", str(sheet), "--seed", "a",
        "--line", "notaries",
    ]  # fmt: skip
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        command, input="/npc\n/scene to 1\n/recap\n/quit\n", env=home, text=True, check=True,
        capture_output=True,
    )  # fmt: skip
    shown = " ".join(done.stdout.split())
    assert shown.count("To read out, if you like:") == 2
    assert "Ness Reeder takes you by the sleeve" in shown
    assert "wants the deed found" not in shown.partition("/npc")[2].partition("Tam Reeder")[0]
    assert "otary" not in shown.replace("--line", ""), "a line holds for written scenes as well"
    assert "nothing was told or rolled yet" in shown.partition("/recap")[2]


def test_after_a_branch_the_table_goes_on_there(tmp_path: Path) -> None:
    told = "The story goes on elsewhere."
    shown = sitting(tmp_path, "It rains hard here.", "/branch other", told, "/recap")
    assert told in shown.rpartition("/recap")[2]
    with Journal.open(tmp_path / "campaigns.db") as journal:
        kept = [
            [s for r in journal.campaign(name).records(kinds={"narration"}, live=True)
             for s in r.body.get("sentences", ())]
            for name in ("Golden", "other")
        ]  # fmt: skip
    assert told not in kept[0]
    assert told in kept[1]


def test_who_is_not_here_cannot_fall_and_nobody_odd_comes(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "the sheriff falls", "/npc add ogre -3", "/npc")
    assert "Nobody called sheriff is here, so nothing else changes" in shown
    assert "joins the scene" not in shown
    assert "'-3' is no strength" in shown
    assert "ogre" not in shown.partition("Your people")[2]


def test_a_line_drawn_later_holds_for_notes_and_secrets_too(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "/note spiders in the cellar", "/note the well is dry"),
        *("/secret the spiders talk", "/lines add spiders", "/note", "/secret"),
    )
    after = shown.partition("is a line now")[2]
    assert "the well is dry" in after
    assert after.count("1 more crosses a line") == 2
    listed = "\n".join(row for row in after.splitlines() if not row.startswith(">"))
    assert "spiders" not in listed.partition("Lines and veils")[0]


def test_a_telling_in_german_is_kept_and_the_gm_told_what_is_read(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Der Wind ist kalt und die Nacht ist still.", "Farek kauft ein Seil")
    told = " ".join(shown.split())
    assert "Of a telling in German, French or Spanish I read who comes" in told
    assert "Trade is read in English only" in told
    assert "say whom Farek means" not in told


def test_a_telling_in_french_is_offered_like_any_other(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "Un forgeron entre dans la cour et Farek trouve une clé.", "y"),
        *("Le forgeron s'enfuit.", "y", "Der Sheriff fällt um."),
    )
    assert "forgeron joins the scene" in shown
    assert "gear: Farek gains Clé" in shown
    assert "forgeron is out of the scene" in shown
    assert "Nobody called Sheriff is here" in " ".join(shown.split())


@pytest.mark.parametrize("system", ["altars", "skitterbarren"])
def test_what_a_player_buys_changes_the_sheet_by_the_rules(tmp_path: Path, system: str) -> None:
    shown = sitting(
        *(tmp_path, "Farek finds 40 coins", "y", "Farek buys a lantern", "y", "/sheet Farek"),
        *("Farek buys a castle", "Farek sells the lamp", "/undo 3", "/sheet Farek"),
        system=system,
    )
    told = " ".join(shown.split())
    bought, taken_back = told.split("buys a castle", 1)
    assert "Farek gets Lantern" in bought
    assert "Lantern" in bought.partition("/sheet Farek")[2]
    assert "By the rules it changes nothing: That costs" in taken_back
    assert "Farek carries no lamp" in taken_back
    assert "Lantern" not in taken_back.partition("/sheet Farek")[2]


def test_a_purchase_in_stitcher_is_rolled_at_a_gms_table_too(tmp_path: Path) -> None:
    shown = sitting(
        tmp_path, "Farek buys a lantern", "n", "Farek drops the long rope", "y", "/scene"
    )
    assert "Proposed" in shown
    assert "Long rope" in shown


def test_a_turn_that_ends_takes_the_roll_off_the_table(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "/npc add ghoul 2", "/fight", "/npc auto", "/npc auto"),
        *("Farek attacks the ghoul", "/end", "", "/end", "", "/initiative"),
        system="altars",
    )
    assert "went wrong" not in shown
    assert "nothing to withdraw" not in shown


def test_moves_of_a_fight_are_made_in_plain_words(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "/npc add wolf 2", "Farek ends his turn", "/fight"),
        *("/npc auto", "wolf moves up to Farek", "Farek steps back", "Farek ends his turn"),
        system="skitterbarren",
    )
    assert "No turn is running" in shown
    assert "ft now" in shown
    assert "went wrong" not in shown
    turns = [row for row in shown.splitlines() if row.startswith("It is the turn of Farek, with")]
    assert turns


def test_the_second_guard_is_not_the_first(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "Two guards stand at the gate.", "y", "Farek hits guard 2 with a stick"),
        system="skitterbarren",
    )
    assert "of guard 2" in shown
    assert "guard 2 resists" in " ".join(shown.split())


def test_coins_are_counted_and_the_fallen_rest(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "Farek finds ten coins", "y", "Farek pays 3 coins to the smith", "y"),
        *("/sheet Farek", "Farek gets 90 damage", "y", "Farek climbs the wall"),
        *("Farek heals 5", "y", "Farek climbs the wall", "n"),
        system="skitterbarren",
    )
    assert "Coins x" in shown
    assert "Farek is out of action" in shown
    assert "Proposed:" in shown.rpartition("recovers from 5 damage")[2]


def test_a_fight_against_one_is_one_of_both_sides(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "/npc add ghoul d8", "/fight ghoul", "/initiative", system="altars")
    assert "Farek: initiative" in shown


def test_a_command_is_a_move_of_its_own_and_nothing_that_was_told(tmp_path: Path) -> None:
    shown = sitting(
        *(tmp_path, "Farek finds a key", "y", "/clock the patrol 6", "/clock the patrol +2"),
        *("/x list", "/undo", "/clock", "/undo", "/undo", "/sheet Farek"),
    )
    changed = shown.partition("/x list")[2].partition("> /undo")[0]
    assert "Key" in changed
    assert "patrol" not in changed
    undone = [row for row in shown.splitlines() if row.startswith("Taken back: ")]
    assert undone[0] == "Taken back: clock: the patrol +2."
    assert "the patrol, 0 of 6" in shown
    assert undone[2].startswith('Taken back: "Farek finds a key"')
    assert "- Key" not in shown.rpartition("/sheet Farek")[2]


def test_a_number_too_high_leaves_the_question_open(tmp_path: Path) -> None:
    shown = sitting(tmp_path, "Farek finds a key", "3", "y", "/sheet Farek")
    assert "there is no effect 3" in shown
    assert "- Key" in shown


def test_the_roll_of_somebody_of_the_gms_says_how_it_is_written_down(tmp_path: Path) -> None:
    shown = " ".join(sitting(tmp_path, "ghoul: bite Farek", "").split())
    assert "Owed: ghoul" in shown
    assert 'Say what it comes to in your own words ("Farek takes two injuries")' in shown
