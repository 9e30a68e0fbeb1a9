"""The engine performs no I/O and uses no global chance: what the import contracts cannot see."""

import ast
from pathlib import Path

import pytest

FILES = sorted(Path("engine").rglob("*.py"))
BANNED_BUILTINS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
ALLOWED_IMPORTS = {
    "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions",
    "functools", "hashlib", "hmac", "importlib", "itertools", "json", "math", "operator", "pkgutil",
    "re", "typing", "pydantic", "pydantic_core", "engine",
}  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_io_builtins(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} & BANNED_BUILTINS
    assert not used, f"{path}: {sorted(used)}"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_imports_are_on_the_short_list(path: Path) -> None:
    roots: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            roots |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            roots.add((node.module or "").partition(".")[0])
    assert roots <= ALLOWED_IMPORTS, f"{path}: {sorted(roots - ALLOWED_IMPORTS)}"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_floats_are_written_in_rules(path: Path) -> None:
    """Odds are exact; a float literal in a rule is a rounding error waiting to be found."""
    if path.name in {"odds.py", "opposed_odds.py"}:
        return  # opposed pools are irrational and say so
    tree = ast.parse(path.read_text(encoding="utf-8"))
    floats = [
        n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is float
    ]
    assert not floats, f"{path}: {floats}"
