"""Adventure files: the shipped ones are sound, and every fault is one sentence."""

from copy import deepcopy
from pathlib import Path

import pytest
import yaml

from companion.adventures import headlines, load_adventure, read_adventure, shipped
from companion.errors import BadInputError
from companion.session.safety import Safety

SYSTEMS = {"stitcher", "skitterbarren", "altars"}
GOOD = {
    "format": "dicebound-adventure-1",
    "id": "two-rooms",
    "title": "Two Rooms",
    "system": "stitcher",
    "premise": "There are two rooms and one key.",
    "stakes": ["Who leaves"],
    "people": [{"name": "the porter", "strength": "2", "wants": "his key"}],
    "secrets": [{"id": "key", "truth": "The porter ate the key.", "clues": ["He clinks."]}],
    "clocks": [{"name": "the bell", "full": "The bell rings."}],
    "scenes": [
        {"id": "one", "place": "a room", "text": "It is locked. Who has the key?",
         "people": ["the porter"], "leads_to": ["two"], "clues": ["key"]},
        {"id": "two", "place": "another room", "text": "It is open.", "ending": True},
    ],
}  # fmt: skip


def changed(**changes) -> str:
    return yaml.safe_dump(deepcopy({**GOOD, **changes}), sort_keys=False)


def scene(number: int, **changes) -> list[dict]:
    scenes = [dict(s) for s in GOOD["scenes"]]
    scenes[number].update(changes)
    return scenes


def test_there_is_a_sound_adventure_for_each_game():
    systems = set()
    for name, text in shipped().items():
        adventure, faults = read_adventure(text)
        assert faults == []
        assert adventure.id == name
        assert len(adventure.scenes) >= 4
        assert adventure.secrets
        assert adventure.clocks
        systems.add(adventure.system)
    assert systems == SYSTEMS


def test_shipped_adventures_keep_to_their_rating_and_end_on_something_to_answer():
    for text in shipped().values():
        adventure, _ = read_adventure(text)
        safety = Safety(rating=adventure.rating)
        for one in adventure.scenes:
            assert not safety.crossing(one.text), one.id
            assert "?" in one.text[-120:], one.id


def test_a_good_file_has_no_faults():
    assert read_adventure(changed())[1] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "must be a mapping"),
        ("- one", "must be a mapping"),
        ("a: [", "no YAML in line"),
        ("a: &x 1\nb: *x", "alias"),
        ("format: other", "must begin with: format"),
        (changed(scenes=[]), "scenes"),
        (changed(title=None), "title"),
        (changed(colour="red"), "colour: there is no such field"),
        (changed(system="chess"), "The system 'chess' is not here"),
        (
            changed(people=[dict(p) for p in GOOD["people"] * 2]),
            "person 'the porter' is there 2 times",
        ),
        (changed(scenes=scene(0, people=["a ghost"])), "person 'a ghost', which is not listed"),
        (changed(scenes=scene(0, leads_to=["three"])), "scene 'three', which is not listed"),
        (changed(scenes=scene(0, leads_to=[], ending=True)), "No way leads to the scene 'two'"),
        (changed(scenes=scene(1, ending=False)), "leads nowhere and is no ending"),
        (changed(scenes=scene(1, ending=False)), "so the adventure cannot end"),
        (changed(scenes=scene(0, clues=[])), "secret 'key' has clues, but no scene"),
        (changed(premise="Listen: the porter ate the key."), "tells the secret 'key' outright"),
        (changed(clocks=[{"name": "x", "start": 4, "full": "It is full."}]), "clocks 1, start"),
        (changed(scenes=[{"id": "one", "place": "a room"}]), "scenes 1, text: this is missing"),
    ],
)
def test_each_fault_is_told_in_one_sentence(text, told):
    _, faults = read_adventure(text)
    assert any(told in fault for fault in faults), faults
    assert all(fault.endswith(".") and "\n" not in fault for fault in faults)


def test_a_file_is_loaded_and_its_faults_stop_it(tmp_path: Path):
    path = tmp_path / "mine.yaml"
    path.write_text(changed(), encoding="utf-8")
    assert load_adventure(str(path)).title == "Two Rooms"
    path.write_text(changed(system="chess", scenes=scene(1, ending=False)), encoding="utf-8")
    with pytest.raises(BadInputError, match=r"\(1\).*\(2\)"):
        load_adventure(str(path))


@pytest.mark.parametrize("name", ["nothing-like-it", "/nowhere/at/all.yaml", ""])
def test_what_is_not_there_is_told_with_what_is(name):
    with pytest.raises(BadInputError, match="the-last-ferry"):
        load_adventure(name)


def test_a_file_that_is_no_text_or_too_large_is_refused(tmp_path: Path):
    path = tmp_path / "bad.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInputError, match="cannot be read"):
        load_adventure(str(path))
    path.write_text("x" * 300_000, encoding="utf-8")
    with pytest.raises(BadInputError, match="too long for an adventure"):
        load_adventure(str(path))


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "{" * 100_000, "- " * 90_000, "a: [" + "1," * 90_000 + "]"]
)
def test_a_file_of_brackets_is_refused_soon(text: str) -> None:
    adventure, faults = read_adventure(text)
    assert adventure is None
    assert "are the most" in faults[0]


def test_a_shipped_adventure_is_found_by_its_title() -> None:
    assert load_adventure("The Last Ferry").title == load_adventure("the-last-ferry").title


def test_the_headline_of_a_shipped_adventure_is_what_it_says_when_read_whole() -> None:
    assert {
        name: (adventure.title, adventure.system)
        for name in shipped()
        if (adventure := load_adventure(name))
    } == headlines()
