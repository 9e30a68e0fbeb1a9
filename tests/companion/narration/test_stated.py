"""What a narration says outright of its outcome, and what a thing does that is no loss."""

import pytest

from companion.narration.brief import Attempt, Brief, Setting, Stakes
from companion.narration.gate import Gate
from companion.narration.prose.clauses import does_its_work, is_returned, other_subject
from companion.narration.prose.stated import Stated
from companion.narration.prose_check import check_prose, find_gaps
from engine.api import Effect

FERRY = Stakes(
    success="The ferryman takes you across tonight.", failure="You stay on this side of the river."
)
CHEST = Stakes(success="The chest is open.", failure="The chest stays shut.")
DEUTSCH = Stakes(success="Bruno lässt dich in den Keller.", failure="Der Keller bleibt zu.")
FRANCAIS = Stakes(success="La grille est ouverte.", failure="La grille reste fermée.")
ESPANOL = Stakes(success="El barquero cruza el río contigo.", failure="El barquero no cruza.")


def side(stakes: Stakes, sentence: str, attempt: str = "I try it.") -> int:
    return Stated(stakes, attempt, "Ida Brandt").side(sentence)


@pytest.mark.parametrize(
    ("stakes", "sentence", "told"),
    [
        (FERRY, "He takes you across tonight, and he hums.", 1),
        (FERRY, "The ferryman will not take you across tonight.", -1),
        (FERRY, "The ferryman takes Ida across tonight.", 1),
        (CHEST, "The chest opens with a sigh.", 1),
        (CHEST, "The chest stays as shut as a mouth.", 0),
        (CHEST, "The chest stays shut.", -1),
        (CHEST, "The chest will not open.", -1),
        (CHEST, "The chest would be open by now.", 0),
        (CHEST, 'He says, "The chest is open."', 0),
        (CHEST, "Rain falls on the yard.", 0),
        (DEUTSCH, "Bruno lässt dich nicht in den Keller.", -1),
        (DEUTSCH, "Bruno nickt und lässt dich in den Keller.", 1),
        (FRANCAIS, "La grille s'ouvre.", 1),
        (FRANCAIS, "La grille ne s'ouvre pas.", -1),
        (ESPANOL, "El barquero no cruza el río contigo.", -1),
    ],
)
def test_what_is_said_outright_is_affirmed_or_denied(
    stakes: Stakes, sentence: str, told: int
) -> None:
    assert side(stakes, sentence) == told


@pytest.mark.parametrize(
    ("stakes", "told", "line"),
    [
        (DEUTSCH, "Bruno lässt dich nicht in den Keller.", "Bruno lässt dich in den Keller."),
        (FRANCAIS, "La grille ne s'ouvre pas.", "La grille est ouverte."),
        (ESPANOL, "El barquero no cruza el río contigo.", "El barquero cruza el río contigo."),
        (CHEST, "Die Truhe? Du schaffst es nicht, sie bleibt dir zu.", "Gelungen ist es."),
        (DEUTSCH, "Bruno nickt und lässt dich in den Keller.", ""),
        (CHEST, "Die Truhe geht auf, und es riecht nach Staub.", ""),
    ],
)
def test_an_outcome_told_wrongly_gets_a_line_in_its_language(
    stakes: Stakes, told: str, line: str
) -> None:
    gate = Gate(brief(stakes, passed=True), check=lambda *_, **__: ())
    gate.take(told)
    gate.finish()
    assert gate.missing() == ([line] if line else [])


def test_what_the_player_said_is_no_news() -> None:
    stakes = Stakes(success="You catch the runner.", failure="The runner is gone.")
    chase = "I run after the runner over the roofs."
    assert side(stakes, "The runner is on the roofs.", chase) == 0
    assert side(stakes, "You catch the runner.", chase) == 1


def test_a_failure_that_an_effect_tells_says_nothing_of_the_outcome() -> None:
    stakes = Stakes(success="You read the stone.", failure="The wolves come closer.")
    told = "The wolves have come closer."
    plain = Stated(stakes, "I try it.", "Ida", passed=True)
    paid = Stated(stakes, "I try it.", "Ida", [told], passed=True)
    assert (plain.side(told), paid.side(told)) == (-1, 0)


def effect(kind: str, change: str, name: str, tell: str, *, good: bool = False) -> Effect:
    return Effect.model_validate(
        {"kind": kind, "change": change, "target": "Ida", "name": name, "tell": tell, "good": good}
    )


def brief(stakes: Stakes, *, passed: bool, items: tuple[str, ...] = ()) -> Brief:
    return Brief(
        system="stitcher",
        attempt=Attempt(actor="Ida", text="I try it.", goal="try it"),
        setting=Setting(place="the landing", items=items),
        stakes=stakes,
        degree="regular_success" if passed else "regular_failure",
        passed=passed,
        direction=1 if passed else -1,
    )


@pytest.mark.parametrize(
    ("stakes", "passed", "told"),
    [
        (FERRY, False, "The ferryman will not take you across tonight. Rain drums on the boat."),
        (FRANCAIS, True, "La grille s'ouvre. Une odeur de terre monte du jardin."),
        (DEUTSCH, False, "Bruno lässt dich nicht in den Keller. Ein Fass tropft."),
    ],
)
def test_an_outcome_said_outright_gets_no_line(stakes: Stakes, passed: bool, told: str) -> None:
    assert find_gaps([*told.split(". ")], brief(stakes, passed=passed), ()) == ()


@pytest.mark.parametrize(
    ("stakes", "passed", "told"),
    [
        (DEUTSCH, True, "Bruno lässt dich nicht in den Keller, und nichts hilft."),
        (FRANCAIS, True, "La grille ne s'ouvre pas. Elle reste fermée."),
    ],
)
def test_an_outcome_told_wrongly_is_seen_in_other_languages(
    stakes: Stakes, passed: bool, told: str
) -> None:
    sentences = [*told.split(". ")]
    here = brief(stakes, passed=passed)
    faults = check_prose(sentences, here, ())
    assert [f.kind for f in faults] == ["outcome"] or find_gaps(sentences, here, ())


@pytest.mark.parametrize(
    "told",
    [
        "Your rope snaps tight around the post.",
        "Your arrow snaps the line of the boat.",
        "You lean on your spade until the wall breaks.",
        "Your boots slip on the moss, but your fingers find a hold.",
        "The ferryman grabs your collar.",
        "The map in your satchel crackles when you bend.",
        "The crowbar bends hard against the stone.",
    ],
)
def test_what_a_thing_does_is_no_loss(told: str) -> None:
    items = ("Rope", "Arrow", "Spade", "Boots", "Map", "Satchel", "Crowbar")
    here = brief(CHEST, passed=True, items=items)
    assert [
        f for f in check_prose(["The chest is open.", told], here, ()) if f.kind == "loss"
    ] == []


@pytest.mark.parametrize(
    "told",
    [
        "The ferryman hands you a cup of water and takes the cup back.",
        "A key slides out of the ferryman's coat.",
        "He throws the end of his cigar over the edge.",
        "You could sell a view like this for a hundred crowns.",
    ],
)
def test_what_does_not_stay_with_you_is_no_gain(told: str) -> None:
    key = Effect(
        kind="gear", change="gain", target="Ida", name="Key", good=True, tell="Ida has the key."
    )
    assert check_prose(["The chest is open.", told], brief(CHEST, passed=True), (key,)) == ()


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (effect("harm", "gain", "Wrenched back", "Ida has wrenched her back."),
         "Something tears in your back, and you cannot stand straight."),
        (effect("trouble", "gain", "Alarm", "The alarm is raised."),
         "Down in the yard somebody starts to ring a bell."),
        (effect("gear", "lose", "Pinces", "Ida perd ses pinces."),
         "Tes pinces tombent dans le trou."),
        (effect("relation", "lower", "Tilda", "Tilda thinks less of Ida."),
         "Tilda se détourne et ne te regarde plus."),
    ],
)  # fmt: skip
def test_effects_that_are_shown_get_no_line(effect: Effect, told: str) -> None:
    assert find_gaps(["The chest is open.", told], brief(CHEST, passed=True), (effect,)) == ()


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (effect("trouble", "gain", "Alarm", "The alarm is raised."), "No bell rings in the yard."),
        (effect("harm", "gain", "Twisted knee", "Ida has twisted her knee."),
         "The porter rubs his twisted knee."),
    ],
)  # fmt: skip
def test_effects_that_are_not_shown_get_one(effect: Effect, told: str) -> None:
    sentences = ["The chest is open before you.", told]
    gaps = find_gaps(sentences, brief(CHEST, passed=True), (effect,))
    assert [gap.kind for gap in gaps] == ["effect"]


@pytest.mark.parametrize(
    "told",
    [
        "The fire in the grate is dead.",
        "You are dead tired.",
        "You take hold of the ladder and begin to climb.",
        "You lift the lid of the chest, and it is empty.",
        "You get the window open with your shoulder.",
        "The strap of the satchel cuts into your shoulder.",
        "The rope slides through your hands until you stop it.",
        "The porter shows you a letter and folds it up again.",
        "He wears a ring on every finger.",
        "You take a swallow from your waterskin.",
        "Now you know why they call it the Needle.",
    ],
)
def test_figures_of_speech_claim_nothing(told: str) -> None:
    here = brief(CHEST, passed=True, items=("Waterskin", "Rope"))
    assert check_prose(["The chest is open.", told], here, ()) == ()
    assert find_gaps(["The chest is open.", told], here, ()) == ()


def test_who_stopped_dead_lets_nobody_die() -> None:
    pulled = effect("harm", "gain", "Pulled muscle", "Ida stopped dead and pulled a muscle.")
    faults = check_prose(
        ["The chest is open.", "The porter falls dead."], brief(CHEST, passed=True), (pulled,)
    )
    assert "death" in {fault.kind for fault in faults}


def test_clauses_are_read_for_who_does_what() -> None:
    assert other_subject(" until your head ")
    assert not other_subject(" and then ")
    assert not does_its_work("is broken", " the day after")
    assert is_returned("He gives you a cup and takes it back.", "cup")


@pytest.mark.parametrize(
    ("opening", "told"),
    [
        ("You make it, but only just.", 1),
        ("Sold! He takes your hand.", 1),
        ("Es klappt, und das Tor geht auf.", 1),
        ("¡Hecho! La puerta cede.", 1),
        ("You nearly make it.", 0),
        ("No one hears you.", 0),
        ("Nope. He laughs at you.", -1),
        ("He will not let you through.", -1),
        ("You do not make it.", -1),
        ("Da ist nichts zu machen.", -1),
        ("Tu n'y arrives pas.", -1),
        ("No lo logras.", -1),
    ],
)
def test_an_opening_gives_its_verdict(opening: str, told: int) -> None:
    assert Stated.verdict(opening) == told


PICKS = effect("gear", "lower", "Picks", "One of Ida's picks is bent.")
PASTE = effect("gear", "lose", "Paste", "The paste is used up.")
STORM = effect("knowledge", "gain", "The storm", "The storm comes at nightfall.", good=True)
ANGER = effect("relation", "lower", "Osgood", "Osgood takes against Ida.")


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (PICKS, "You roll up the picks, as straight as they ever were."),
        (PICKS, "Die Dietriche, die picks, sind so gerade wie zuvor."),
        (PASTE, "More than half of the paste is still there."),
        (STORM, "The storm will be here before noon."),
        (ANGER, 'He laughs. "Come and sit with us," he says.'),
    ],
)
def test_effects_that_are_turned_are_seen(effect: Effect, told: str) -> None:
    faults = check_prose(["The chest is open.", told], brief(CHEST, passed=True), (effect,))
    assert "effect" in {fault.kind for fault in faults}


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (PICKS, "One of your picks is bent like a twig, as it never was before."),
        (STORM, "By dusk the storm will be here."),
        (STORM, "It is noon now; at nightfall the storm will be here."),
        (ANGER, "He covers the pot and turns away from you."),
    ],
)
def test_effects_told_in_other_words_are_left_alone(effect: Effect, told: str) -> None:
    assert check_prose(["The chest is open.", told], brief(CHEST, passed=True), (effect,)) == ()


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("gain", '"I\'ll come with you," says the porter, "wherever you go."'),
        ("gain", "Der Träger stellt sich neben dich."),
        ("gain", "Le portier se joint à toi."),
        ("gain", "El mozo se une a ti."),
        ("gain", '"Keep the pistol," says the porter.'),
        ("person", "A porter with a limp pulls you the last step over the edge."),
        ("person", "Two archers on the roof begin to shoot at the men below to cover you."),
        ("person", "A stray dog trots up and takes its place at your side."),
        ("wound", "Your mouth fills with blood."),
        ("wound", "You've pulled a muscle in your back."),
        ("wound", "You leave half the skin of your palm on the wall."),
        ("number", "That is a success by two."),
        ("number", "That makes two full points of harm."),
        ("number", "It is worth a plus two the next time you try."),
        ("death", "The porter sinks, and he does not come up again."),
    ],
)
def test_what_nothing_made_is_seen(kind: str, told: str) -> None:
    faults = check_prose(["The chest is open.", told], brief(CHEST, passed=True), ())
    assert kind in {fault.kind for fault in faults}
