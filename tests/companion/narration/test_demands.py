"""What words demand of somebody is read by its form, whatever verb of asking stands before it."""

import pytest

from companion.narration.demands import demand_in


@pytest.mark.parametrize(
    ("text", "kind", "about"),
    [
        ("I threaten the clerk: tell me who sent you or I call the watch", "who", "who sent you"),
        ("I press Rook to tell me who has the seal", "who", "who has the seal"),
        ('I put my knife to his throat. "Who paid you?"', "who", "Who paid you"),
        ("I bribe the porter for the name of the guest", "who", "the name of the guest"),
        ("I ask the smith where the children are", "where", "where the children are"),
        ("I demand to know when the boat sails", "when", "when the boat sails"),
        ("I beg her to tell me why she did it", "why", "why she did it"),
        ("I frighten him into talking", "truth", ""),
        ("I threaten them until they tell me the truth", "truth", ""),
        ("I ask the boy what he saw", "truth", "what he saw"),
        ("I make the guard show me the way in", "way", ""),
        ("Hand over the ledger or I burn the boat", "thing", "the ledger"),
        ("I threaten the thief: give me your purse", "thing", "your purse"),
        ("I shout at the dogs to go away", "leave", ""),
        ("I order them to let the boy go", "freed", "the boy"),
    ],
)
def test_what_is_demanded(text: str, kind: str, about: str) -> None:
    found = demand_in(text)
    assert found is not None
    assert (found.kind, found.about) == (kind, about)


@pytest.mark.parametrize(
    "text",
    [
        "I persuade the captain to take me along",
        "I calm the horse",
        "I ask her what she wants for the boat",
        "I ask the guard for his name",
        "I persuade him to let me leave",
        "I tell the guard who did it",
        "I give the bailiff the key as a bribe",
        "I hand over the purse to her",
        "I offer to hand over the map",
    ],
)
def test_what_demands_nothing_of_the_sort(text: str) -> None:
    assert demand_in(text) is None
