import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.models import ChatModel, Message, Request
from companion.models.langchain_chat import LangChainChat
from companion.models.openai_chat import OpenAIChat

KEY = "sk-test-4f9d2c7a1b"
SECRETS = ("OPENAI_", "ANTHROPIC_", "OLLAMA_", "LANGSMITH_", "LANGCHAIN_")
OpenModel = Callable[[str], ChatModel]


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No key, address or proxy of the user's own reaches a test."""
    for name in os.environ:
        if name.startswith(SECRETS) or name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    return KEY


@pytest.fixture(params=["openai", "langchain"])
def open_at(request: pytest.FixtureRequest, key: str) -> OpenModel:
    """Both ways to a server of the common format, each opened at an address."""
    adapter = OpenAIChat if request.param == "openai" else LangChainChat

    def opened(url: str) -> ChatModel:
        return adapter("openai:scripted-1", base_url=url)

    return opened


def ask(text: str = "I climb the wall.", **changes: Any) -> Request:
    messages = (
        Message(role="instructions", content="You tell a story."),
        Message(role="player", content=text),
    )
    return replace(Request(messages=messages, timeout_s=5.0), **changes)
