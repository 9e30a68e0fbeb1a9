"""No test talks to the network: only loopback connections are let through."""

import socket
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# How fast examples are drawn says something of the machine and nothing of the program.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

# reportlab, which draws the PDF books of the tests, would load uharfbuzz for its own use; in one
# process with xllamacpp that fails (their shared Cython types differ in size). Nothing drawn here
# needs it, and the program draws its cards in a process of their own.
sys.modules.setdefault("uharfbuzz", None)  # type: ignore[arg-type]

LOOPBACK = ("127.", "::1", "localhost")


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if isinstance(address, tuple) and not str(address[0]).startswith(LOOPBACK):
            raise AssertionError(f"a test tried to reach {address!r}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing a test does touches the user's own campaigns and settings."""
    monkeypatch.setenv("DICEBOUND_HOME", str(tmp_path_factory.mktemp("home")))
