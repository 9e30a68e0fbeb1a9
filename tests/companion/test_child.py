"""A child process finds this package from any folder, and nothing that lies in that folder."""

import subprocess
import sys
from pathlib import Path

import companion
from companion.child import child_environment


def test_a_child_imports_this_package_and_not_what_lies_where_it_starts(tmp_path: Path) -> None:
    (tmp_path / "companion").mkdir()
    (tmp_path / "companion" / "__init__.py").write_text("raise SystemExit(3)", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-S", "-P", "-c", "import companion; print(companion.__file__)"],
        cwd=tmp_path, env=child_environment(), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == companion.__file__
