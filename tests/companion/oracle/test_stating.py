"""What the oracle's yes and no state."""

import pytest

from companion.oracle.stating import stated


@pytest.mark.parametrize(
    ("question", "yes", "fact"),
    [
        ("Is the gate guarded?", True, "The gate is guarded"),
        ("is the old gate locked?", False, "The old gate is not locked"),
        ("Is there a guard behind the door?", True, "There is a guard behind the door"),
        ("Is there a guard behind the door?", False, "There is no guard behind the door"),
        ("Are there any soldiers in the yard?", True, "There are some soldiers in the yard"),
        ("Is anybody in the cellar?", True, "Somebody is in the cellar"),
        ("is anyone here?", False, "Nobody is here"),
        ("Is Corvin in the cellar?", True, "Corvin is in the cellar"),
        ("Is Captain Rook alone?", False, "Captain Rook is not alone"),
        ("Does Kesh know my brother?", True, "Kesh knows my brother"),
        ("Does the innkeeper have a key?", True, "The innkeeper has a key"),
        ("Did Kesh lie to me?", False, "Kesh did not lie to me"),
        ("Has the tide turned?", True, "The tide has turned"),
        ("Can I see the ship from here?", True, "I can see the ship from here"),
        ("And is the boat still there?", False, "The boat is not still there"),
        ("Will it rain?", True, "It will rain"),
    ],
)
def test_an_answer_is_a_fact(question: str, *, yes: bool, fact: str) -> None:
    found = stated(question, yes=yes)
    assert found is not None
    assert found.text == fact


@pytest.mark.parametrize(
    ("question", "who", "where"),
    [
        ("Is there a guard behind the door?", "a guard", "the door"),
        ("Is Corvin in the old cellar?", "Corvin", "the old cellar"),
        ("Is there somebody in the boat house?", "somebody", "the boat house"),
        ("Is Kesh here?", "Kesh", "here"),
        ("Is there a guard here?", "a guard", "here"),
        ("Is the gate guarded?", "", ""),
        ("Is Kesh in love with the count?", "", ""),
    ],
)
def test_who_is_where_is_part_of_it(question: str, who: str, where: str) -> None:
    found = stated(question, yes=True)
    assert found is not None
    assert (found.who, found.where) == (who, where)


def test_what_has_no_plain_form_states_nothing() -> None:
    assert stated("What now?", yes=True) is None
    assert stated("Is it?", yes=True) is None
