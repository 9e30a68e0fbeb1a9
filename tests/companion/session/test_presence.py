"""Who a text has in the scene, who is somewhere else, and who is dead."""

import pytest

from companion.session.presence import presence_of

PRESENT = [
    ("innkeeper", "An inn at dusk. The innkeeper wipes the bar."),
    ("Kesh", "Kesh the smuggler sits by the fire."),
    ("Tam", "A barn. Tam stands in the door with a fork."),
    ("guard", "A gate at night, and a guard who yawns."),
    ("Ada", "I share the cell with Ada, who hums."),
    ("captain", "The deck. The captain waits for an answer."),
    ("Old Meg", "Old Meg keeps the bar here."),
    ("Ines", "My sister Ines is here with me."),
    ("priest", "A chapel. Before the altar kneels a priest."),
    ("Rook", "Captain Rook and two soldiers hold the bridge."),
    ("Hob", "Hob blocks my way and grins."),
    ("nurse", "The ward. A nurse with a lamp comes towards me."),
    ("Wynn", "Beside me stands Wynn with the rope."),
    ("merchant", "A merchant argues with the toll keeper."),
    ("toll keeper", "A merchant argues with the toll keeper."),
    ("girl", "In the corner a girl counts coins."),
    ("Petrov", "Guard Petrov looks at my papers for too long."),
    ("bailiff", "A village inn where a bailiff is looking for me."),
    ("Jory", "I wake up. Jory is asleep beside the fire."),
    ("doctor", "The doctor asks me to sit down."),
    ("brother", "My brother leans on the rail and says nothing."),
    ("stranger", "A stranger holds out a letter to me."),
    ("Dov", "Dov is with me, as always."),
    ("widow", "The widow pours tea and does not look up."),
]
ABSENT = [
    ("Corvin", "My brother Corvin left me a note here before he went missing."),
    ("Calzon", "My brother Calzon is missing."),
    ("Ines", "My sister Ines was taken by slavers."),
    ("slavers", "My sister Ines was taken by slavers."),
    ("baron", "I was sent by the baron to count his sheep."),
    ("queen", "I carry a letter from the queen."),
    ("Marrow", "I am looking for Marrow, who owes me money."),
    ("brother", "I came here to find my missing brother."),
    ("sister", "I want to free my sister before dawn."),
    ("sheriff", "I am on the run from the sheriff."),
    ("Tolly", "Tolly sent for me, and the street is empty."),
    ("Bram", "Everybody waits for Bram."),
    ("duke", "I am to bring the box to the duke."),
    ("admiral", "The admiral will arrive at noon."),
    ("Sera", "I have not had word from Sera for a year."),
    ("uncle", "My uncle told me that the mill is haunted."),
    ("Edda", "Edda never came back from the marsh."),
    ("father", "My father went to sea. I keep his lamp."),
    ("Rusk", "They say Rusk has a treasure."),
    ("killer", "I hunt the killer through these streets."),
    ("mother", "I dream of my mother. She is gone."),
    ("Nils", "The cart belongs to Nils."),
    ("wife", "A farm at dusk. My wife has disappeared."),
    ("Quill", "We must be gone before Quill returns."),
    ("abbot", "The abbot is in prison, and the monks are drunk."),
]
DEAD = [
    ("king", "The palace. The king is dead."),
    ("Tam", "Old Tam was murdered last night."),
    ("father", "I kneel at the grave of my father."),
    ("Osric", "Osric's corpse lies on the table."),
    ("mayor", "I was there when the mayor died."),
    ("Lena", "My late wife Lena lived here."),
    ("partner", "I want to avenge my partner."),
    ("miller", "The body of the miller floats in the race."),
    ("Hesk", "Hesk drowned in spring."),
    ("captain", "The captain was hanged at noon."),
    ("Anselm", "Anselm's killer is in this room."),
    ("bishop", "They have buried the bishop today."),
]
UNKNOWN = [
    ("Corvin", "An inn at dusk."),
    ("smugglers", "A smugglers' inn on a foggy night"),
    ("captain", "The captain's cabin, at night"),
    ("Vessik", "A harbour in Vessik, at low tide."),
]


@pytest.mark.parametrize(
    ("name", "text", "state"),
    [
        *((*case, "present") for case in PRESENT),
        *((*case, "absent") for case in ABSENT),
        *((*case, "dead") for case in DEAD),
        *((*case, "unknown") for case in UNKNOWN),
    ],
)
def test_what_is_said_of_somebody_tells_where_they_are(name: str, text: str, state: str) -> None:
    assert presence_of(name, text).state == state


def test_the_sentence_that_says_it_is_the_source() -> None:
    text = "The inn. My brother Corvin left me a note. Rain falls."
    assert presence_of("Corvin", text).source == "My brother Corvin left me a note."
    assert presence_of("Meg", text).source == ""


def test_to_be_here_is_more_than_to_have_left_something() -> None:
    text = "Corvin left me a note once. Now Corvin is here."
    assert presence_of("Corvin", text).state == "present"


def test_who_was_carried_off_is_away_and_so_is_who_did_it() -> None:
    text = (
        "An inn in the snow. The innkeeper Dorthe says that her daughter Lise was carried off last "
        "night by the hermit Corvane."
    )
    states = [presence_of(name, text).state for name in ("Dorthe", "Lise", "Corvane", "hermit")]
    assert states == ["present", "absent", "absent", "absent"]


def test_who_was_robbed_is_still_there() -> None:
    text = "The widow Marda was robbed this morning by a tall stranger."
    assert presence_of("Marda", text).state == "present"
    assert presence_of("stranger", text).state == "absent"
