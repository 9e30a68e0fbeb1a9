"""What a child process of ours needs to find this very package, wherever it was started from."""

import os
from pathlib import Path


def child_environment() -> dict[str, str]:
    """Return this process's environment, with the folder of this package first on the path.

    For ``sys.executable -P -m companion...``: ``-P`` keeps the folder in which the user happens to
    stand out of the path, so that no file there can be imported in place of ours.
    """
    root = str(Path(__file__).resolve().parents[1])
    paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
