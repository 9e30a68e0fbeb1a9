"""No test talks to the network, and each has a home of its own with the compiled rules in it."""

import gc
import os
import socket
import sys
from pathlib import Path
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: one worker plays whole campaigns, the other does the rest."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Leave the thousands of collected tests out of every later search for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def compiled_books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled rules: made by whoever asks first, and shared by all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "compiled"
    folder.mkdir(exist_ok=True)
    return folder


def furnish(home: Path, compiled: Path) -> Path:
    """Make a home that finds the compiled rules, as that of anybody who has asked before."""
    (home / "cache").mkdir(parents=True, exist_ok=True)
    (home / "cache" / "books").symlink_to(compiled, target_is_directory=True)
    return home


@pytest.fixture(autouse=True)
def own_home(
    tmp_path_factory: pytest.TempPathFactory, compiled_books: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Nothing a test does touches the user's own campaigns and settings."""
    home = furnish(tmp_path_factory.mktemp("home"), compiled_books)
    monkeypatch.setenv("DICEBOUND_HOME", str(home))
    return home
