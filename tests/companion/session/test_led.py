"""Where in the scene a line leads first, and what of it is done there."""

import pytest

from companion.journal import Journal
from companion.openings import openings
from companion.session.exchange import SceneBegins
from tests.companion.session.doubles import at_opening

LEADS = [
    ("night-clinic", "I run home", "your own front door", ""),
    ("night-clinic", "go outside", "the kerb", ""),
    (
        "night-clinic",
        "I go out in the rain and sit down on the kerb next to him",
        "the kerb",
        "I sit down on the kerb next to him",
    ),
    ("museum-night", "head downstairs & talk to the guard", "the Sedge Gallery", "I talk to"),
    ("night-train", "go ask the steward about the sand", "the linen closet", "I ask the steward"),
    ("ore-carrier", "get to the autopilot through the service hatch", "the bridge", ""),
    ("blue-heron", "I go ask the piano player what he saw", "the front bar", "I ask the piano"),
    ("jungle-idol", "run back to Sullo's boat, cut the rope", "Sullo's boat", "I cut the rope"),
    ("vault-of-teeth", "I find Sully and ask what he saw", "the laundry van", "I ask what he saw"),
    ("vault-of-teeth", "ask Sully what he saw", "the laundry van", "I ask Sully what he saw"),
    ("vault-of-teeth", "go to the van & bang on the door", "the laundry van", "I bang on the door"),
    ("vault-of-teeth", 'run to the van, "Sully, drive!"', "the laundry van", '"Sully, drive!"'),
    ("vault-of-teeth", "up to the scaffold, look for a loose plank", "the painters' scaffold", "I"),
]
STAYS = [
    ("vault-of-teeth", "I go up to Madame Thibault and ask about the van"),
    ("vault-of-teeth", "I run my hand along the door of the van"),
    ("vault-of-teeth", "I think about Sully"),
    ("vault-of-teeth", "I ask Madame Thibault about Sully"),
    ("vault-of-teeth", "I step back"),
    ("bell-cistern", "I move the crate to the door"),
    ("bell-cistern", "I climb along the ledge past the pillars"),
    ("wreck-of-the-plough", "I talk to the engine through the nearest hatch"),
    ("iron-orchard", "go and have a look at the cook fire"),
    ("glass-flats", "I crawl under the cart to cool down"),
    ("salt-widow", "I shout down to the beach"),
    ("night-train", "I step over to the window and look out"),
    ("night-clinic", "I tell the man to hold still"),
]


def sitting_at(journal, scene):
    systems = ("stitcher", "altars", "skitterbarren")
    system = next(one for one in systems if any(o.id == scene for o in openings(one)))
    return at_opening(journal, scene, system=system)


@pytest.mark.parametrize(("scene", "text", "place", "then"), LEADS)
def test_a_line_leads_to_a_way_and_the_rest_is_done_there(tmp_path, scene, text, place, then):
    with Journal.open(tmp_path / "c.db") as journal:
        reply = sitting_at(journal, scene).say(text)
        assert isinstance(reply, SceneBegins)
        assert reply.begun.place == place
        assert reply.then.startswith(then)
        assert bool(reply.then) == bool(then)


@pytest.mark.parametrize(("scene", "text"), STAYS)
def test_what_is_of_here_or_goes_nowhere_stays(tmp_path, scene, text):
    with Journal.open(tmp_path / "c.db") as journal:
        sitting = sitting_at(journal, scene)
        assert not isinstance(sitting.say(text), SceneBegins)
