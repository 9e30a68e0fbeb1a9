"""What the story put there closed, hidden, written, waiting or held out is found in its words."""

import pytest

from companion.session.hooks import hooks_in, of_things, things_told
from companion.session.picking_up import picking
from companion.session.taking_up import takings


def _found(sentence: str) -> set[tuple[str, str]]:
    return {(hook.kind, hook.head) for hook in hooks_in([(1, sentence)])}


@pytest.mark.parametrize(
    ("sentence", "kind", "head"),
    [
        ("On the seat lies a parcel tied with blue string.", "container", "parcel"),
        ("Somebody has nailed a notice and a torn map to the post.", "writing", "map"),
        ("A whistle was left for you, in case of need.", "signal", "whistle"),
        ("At the end of the passage there is a low green door.", "door", "door"),
        ("Something breathes behind the curtain.", "hidden", "curtain"),
        ("Beneath the cart somebody is lying very still.", "hidden", "cart"),
        ("From the loft comes a slow scratching, and then a thud.", "sound", "scratching"),
        ("A line of wet footprints leads to the cellar.", "track", "footprint"),
        ("Councilman Dray sits there, quite dead.", "body", "body"),
        ("The old man holds out a brass compass.", "offered", "compass"),
        ("She presses a folded note into your hand.", "offered", "note"),
        ("He slides the ledger across to you.", "offered", "ledger"),
    ],
)
def test_a_hook_is_known_by_its_kind(sentence: str, kind: str, head: str) -> None:
    assert (kind, head) in _found(sentence)


@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("There is no letter, and nobody writes like a book.", "writing"),
        ("Ninety crates of potatoes fill a crate of their own sort.", "track"),
        ("A crate of potatoes stands by.", "container"),
        ("The deed is not in it.", "writing"),
        ("The wind plays one low note on a wire.", "writing"),
        ("She lays a hand on your chest.", "container"),
        ("He holds out his hand.", "offered"),
        ("A dead silence falls, and the trail is a dead end.", "body"),
        ("A soldier steps off, and a shutter knocks.", "sound"),
    ],
)
def test_what_is_not_there_or_means_something_else_is_no_hook(sentence: str, kind: str) -> None:
    assert kind not in {found for found, _ in _found(sentence)}


def test_what_is_called_a_gift_is_held_out() -> None:
    told = ["A herald comes with a box under his arm.", '"A gift from my lord," he calls.']
    assert ("offered", "box") in {(h.kind, h.head) for h in hooks_in(enumerate(told))}


def test_a_bag_of_ones_own_is_no_hook_and_a_letter_is() -> None:
    found = of_things(["Backpack", "Sealed letter", "Brass whistle", "Sword"], is_own=True)
    assert [(hook.kind, hook.head) for hook in found] == [
        ("writing", "letter"),
        ("signal", "whistle"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "I force the chest open",
        "I open the door without a sound and slip past the guard",
        "I open the letter before anybody sees me",
        "I follow the man",
        "I blow up the bridge",
    ],
)
def test_words_that_do_more_take_up_nothing_by_form(text: str) -> None:
    assert not takings(text) or not any(
        taking.means(hook)
        for taking in takings(text)
        for hook in hooks_in([(1, "A chest, a letter and a whistle lie here by the door.")])
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I open the parcel", "container"),
        ("I unwrap it, to see what is in it", "container"),
        ("I look inside", "container"),
        ("I go through the satchel carefully", "container"),
        ("I read the letter aloud", "writing"),
        ("I blow the whistle as hard as I can", "signal"),
        ("I knock three times", "door"),
        ("I look behind the curtain", "hidden"),
        ("I pull the tapestry aside", "hidden"),
        ("I follow the sound", "sound"),
        ("I search the dead man's pockets", "body"),
        ("I go through Dray's coat", "body"),
        ("I follow the footprints", "track"),
        ("I take the map from her", "offered"),
        ("I accept the lantern and thank her", "offered"),
    ],
)
def test_plain_words_take_up_a_hook(text: str, kind: str) -> None:
    assert kind in {kind for taking in takings(text) for kind in taking.kinds}


def test_several_things_are_picked_up_one_by_one() -> None:
    picked = picking("I take the map, the key and the old purse, and run to the gate")
    assert picked is not None
    assert picked.things == ("the map", "the key", "the old purse")
    assert picked.then == "I run to the gate"
    assert set(things_told([(1, "A key and a map lie by the lamp.")])) == {"key", "map", "lamp"}
