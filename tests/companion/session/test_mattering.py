"""A scene's own beats decide whether a deed is rolled for; nobody is asked where they do."""

import pytest

from companion.narration.scene_kits import kit
from companion.reader import Intent
from companion.session.doubtful import SIMPLY
from companion.session.exchange import AskedBack, Option
from companion.session.mattering import as_the_scene_has_it, beat_meant, settled


def beats(scene: str, at: str = "") -> list:
    return [beat for beat in kit(scene).beats if beat.at == at]


@pytest.mark.parametrize(
    ("scene", "text", "wins"),
    [
        ("last-bus", "I back the bus into his car", "radiator"),
        ("customs-ring-2", "I load the seed potatoes out on the ramp as a barricade", "potatoes"),
        ("hesper-cold", "I shut the valve by hand", "main seven"),
        ("allotment-nine", "I bury it again and stamp on it", "parsnips"),
        ("long-drive-2", "I get the hands to hitch a rope to the pole gate", "gate"),
        ("perdition-gulch", "I saw through a leg of the scaffold", "splinter"),
    ],
)
def test_a_deed_that_a_beat_is_about_is_meant(scene: str, text: str, wins: str) -> None:
    found = beat_meant(text, beats(scene))
    assert found is not None
    beat, manner = found
    assert wins in beat.pair.win.text
    assert manner in beat.of


@pytest.mark.parametrize(
    ("scene", "text"),
    [
        ("last-bus", "I sit down beside the driver"),
        ("last-bus", "I look at the grey car"),
        ("last-bus", "I ask the driver about the bridge"),
        ("last-bus", "I go to the grey car"),
        ("last-bus", "I take my hat off"),
        ("last-bus", "what is the bus worth"),
        ("hesper-cold", "I hum a song"),
        ("hesper-cold", "I tell Okafor about the valve"),
        ("perdition-gulch", "I lean on the gallows"),
        ("perdition-gulch", "I smile at the preacher"),
    ],
)
def test_ease_talk_and_looks_put_nothing_at_stake(scene: str, text: str) -> None:
    assert beat_meant(text, beats(scene)) is None


PLAIN = Intent(needs_roll=False, kind="none", manner="handle")
TRIED = Intent(needs_roll=True, kind="challenge", manner="lift")


def asked(tried: Intent = TRIED) -> AskedBack:
    both = (Option(said="a", text="t", intent=PLAIN), Option(said="b", text="t", intent=tried))
    return AskedBack(question=SIMPLY, options=both)


def test_where_the_scene_has_nothing_for_it_a_deed_is_simply_done() -> None:
    here = beats("last-bus")
    assert settled(asked(), "I hang my coat on the hook", here, ["the driver"]) == PLAIN
    rolled = settled(asked(), "I back the bus into his car", here, ["the driver"])
    assert rolled is not None
    assert (rolled.needs_roll, rolled.manner) == (True, "other")


def test_who_stands_against_it_makes_it_an_attempt() -> None:
    against = TRIED.model_copy(update={"kind": "opposed", "opponent": "the driver"})
    here = beats("last-bus")
    for text in ("I get the keys off the driver", "I slip past while she writes"):
        assert settled(asked(against), text, here, ["the driver"]) == against
    assert settled(asked(against), "I hang my coat up", here, ["the driver"]) == PLAIN


def test_somebody_whom_a_guessed_blow_is_done_to_is_struck() -> None:
    blow = Intent(needs_roll=True, kind="attack", manner="grapple", opponent="the drum master")
    both = asked()
    guessed = AskedBack(
        question="Which?", options=(*both.options, Option(said="c", text="t", intent=blow))
    )
    here = beats("last-bus")
    assert settled(guessed, "I choke the drummer with my chain", here, []) == blow
    for text in ("I scrape the paint off before the guard can", "I sniff at it and listen"):
        assert settled(guessed, text, here, []) == PLAIN


def test_a_place_that_nothing_was_written_for_is_asked_about() -> None:
    assert settled(asked(), "I bail out the hold", [], []) is None
    untouched = as_the_scene_has_it(PLAIN, "I bar the door", [], [], read=lambda _: PLAIN)
    assert untouched == PLAIN
