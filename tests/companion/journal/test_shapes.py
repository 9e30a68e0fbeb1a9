"""A well-chained journal with bodies of the wrong shape: refused, and never the end of a reader."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.cli.main import main
from companion.errors import JournalTamperedError
from companion.journal import Journal
from companion.journal.canonical import GENESIS, canonical_json, record_hash
from companion.journal.shapes import Share
from engine.api import CharacterJoined, Effect, EffectApplied, get_system
from tests.companion.journal.forging import forge

Document = dict[str, Any]


def rechained(document: Document) -> Document:
    """Return a document whose chain is whole again, as a clever forger would leave it."""
    previous = GENESIS
    for record in document["records"]:
        text = canonical_json(record["body"])
        record["previous"] = previous
        previous = record_hash(previous, document["id"], record["sequence"], record["kind"], text)
        record["hash"] = previous
    return document


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "dicebound"


@pytest.fixture
def document(tmp_path: Path) -> Document:
    with Journal.open(tmp_path / "source.db") as journal:
        book = journal.create("Night", "stitcher", seed=b"shapes")
        sheet = {"name": "Mara", "traits": [{"name": "Quick", "weight": 2}]}
        book.apply(CharacterJoined(sheet=sheet))
        book.append("opening", {"wants": {"Crane": "the paper"}, "actor": "Mara"})
        book.append("player", {"text": "I climb", "actor": "Mara"})
        call = get_system("stitcher").play.bare_call("4", 3)
        assert call is not None
        book.roll(call, summary={"odds": {"Disaster": "1/3"}, "total": "4 dice"})
        effect = Effect(kind="knowledge", change="gain", target="scene", name="It is open")
        book.apply(EffectApplied(effect=effect), roll=1)
        book.append("narration", {"roll": 1, "sentences": ["The rope holds."]})
        book.append("note", {"wrong": "Crane", "right": "Heron", "first": 0, "last": None})
        found: Document = book.export(reveal_seeds=True)
        assert book.verify().ok
        return found


def body_of(document: Document, kind: str) -> dict[str, Any]:
    body: dict[str, Any] = next(r["body"] for r in document["records"] if r["kind"] == kind)
    return body


CHANGES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("narration", lambda body: body.update(sentences=[0])),
    ("narration", lambda body: body.update(roll="first")),
    ("narration", lambda body: body.update(sentences=7)),
    ("events", lambda body: body.update(events=7)),
    ("events", lambda body: body["events"][0].update(sheet=0)),
    ("events", lambda body: body["events"][0]["sheet"].update(name=[])),
    ("roll", lambda body: body.update(number="x")),
    ("roll", lambda body: body.update(fields=0)),
    ("roll", lambda body: body["draws"].append([6])),
    ("declare", lambda body: body["summary"].update(odds={"Disaster": "1/0"})),
    ("declare", lambda body: body.update(summary=[])),
    ("opening", lambda body: body.update(wants=["Crane"])),
    ("player", lambda body: body.update(text={"a": {}})),
    ("note", lambda body: body.update(first=10**30)),
    ("opened", lambda body: body.update(settings=[])),
]


@pytest.mark.parametrize(("kind", "change"), CHANGES)
def test_a_body_of_the_wrong_shape_is_not_taken_in(
    tmp_path: Path, document: Document, kind: str, change: Callable[[dict[str, Any]], object]
) -> None:
    change(body_of(document, kind))
    with (
        Journal.open(tmp_path / "here.db") as journal,
        pytest.raises(JournalTamperedError, match=rf"not taken in: record \d+ .*{kind}"),
    ):
        journal.import_campaign(rechained(document))
    with Journal.open(tmp_path / "here.db") as journal:
        assert journal.list() == []


@pytest.mark.parametrize(("kind", "change"), CHANGES)
def test_readers_of_a_damaged_body_name_the_record_and_go_on(
    folder: Path,
    document: Document,
    kind: str,
    change: Callable[[dict[str, Any]], object],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = next(r["sequence"] for r in document["records"] if r["kind"] == kind)
    changed = deepcopy(body_of(document, kind))
    change(changed)
    from companion.cli.stores import open_journal

    with open_journal() as journal:
        book = journal.import_campaign(document)
        forge(journal, book.id, number, rehash=True, body=json.dumps(changed))
    monkeypatch.setenv("DICEBOUND_DEBUG", "1")  # what is no sentence of ours is raised
    for words in (
        ["log"], ["recap"], ["show"], ["stats"], ["export"], ["export", "--format", "html"]
    ):  # fmt: skip
        assert main(["campaign", words[0], "Night", *words[1:]]) in {0, 1}, words
    assert main(["thread", "--campaign", "Night"]) in {0, 1}
    capsys.readouterr()
    assert main(["campaign", "log", "Night"]) == 0
    assert f"{number:>5}  {kind}: damaged" in capsys.readouterr().out
    assert main(["campaign", "verify", "Night"]) == 1
    assert f"FAULT: record {number} " in capsys.readouterr().out


@pytest.fixture
def steering(folder: Path, document: Document) -> None:
    body_of(document, "narration")["sentences"] = ["\x1b[2J\x9b31mGone.\u202e"]
    body_of(document, "player")["text"] = "\x1b]0;x\x07I climb"
    from companion.cli.stores import open_journal

    with open_journal() as journal:
        journal.import_campaign(rechained(document))


@pytest.mark.usefixtures("steering")
@pytest.mark.parametrize(
    "words",
    [
        ["log"], ["log", "--json"], ["recap"], ["show"], ["export"],
        ["export", "--format", "html"], ["export", "--format", "json"],
    ],
)  # fmt: skip
def test_no_imported_text_steers_the_terminal(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["campaign", words[0], "Night", *words[1:]]) == 0
    shown = capsys.readouterr().out
    assert not set(shown) & set("\x1b\x07\x9b\u202e")
    if words == ["export", "--format", "json"]:  # and still says exactly what was told
        told = [r["body"] for r in json.loads(shown)["records"] if r["kind"] == "narration"]
        assert told[0]["sentences"] == ["\x1b[2J\x9b31mGone.\u202e"]


@pytest.mark.parametrize("share", ["0", "1", "7/54", "0.22211792994920923", "5e-05", "1.2e-07"])
def test_exact_and_approximate_odds_are_well_shaped(share: str) -> None:
    assert TypeAdapter(Share).validate_python(share) == share


@pytest.mark.parametrize(
    "share", ["", "-1/2", "1/0", "1/", ".5", "e-5", "nan", "1e5", "0.5/2", "²"]
)
def test_what_is_no_probability_is_not(share: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Share).validate_python(share)
