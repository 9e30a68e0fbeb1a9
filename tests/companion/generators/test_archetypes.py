"""New archetypes: whole notes, and overlaps that are named."""

from companion.generators.legality import faults_of
from companion.generators.making import Wish, make, make_many


def test_a_note_has_every_part_and_says_what_it_does_not_cover() -> None:
    for record in make_many(Wish(kind="archetype", system="altars"), 0, 50):
        assert record["definition"].startswith("One ")
        assert len(record["covers"]) >= 3
        assert record["does_not_cover"]
        assert not set(record["covers"]) & set(record["does_not_cover"])
        assert len(record["activities"]) == 3
        assert record["gear"]


def test_the_concept_chooses_what_it_is_about() -> None:
    record = make(Wish(kind="archetype", system="altars", concept="a hunter of debts"), 1)
    assert record["name"].endswith("Hunter of Debts")
    assert "debts" in record["definition"]
    record = make(Wish(kind="archetype", system="altars", concept="someone who reads bones"), 1)
    assert "Bone Reader" in record["name"]


def test_overlaps_with_the_other_archetypes_are_named() -> None:
    wish = Wish(
        kind="archetype", system="altars", concept="one who steals keys",
        beside=("Thief d10", "Woodsman d6", "Qux"),
    )  # fmt: skip
    told = make(wish, 1)["overlaps"]
    assert any(line.startswith("Thief: both cover going unseen") for line in told)
    assert not any(line.startswith("Woodsman") for line in told)
    assert any(line.startswith("Qux: not known here") for line in told)


def test_a_note_without_a_definition_is_found() -> None:
    record = {**make(Wish(kind="archetype", system="altars"), 1), "definition": "  "}
    assert any(fault.startswith("definition") for fault in faults_of(record))
