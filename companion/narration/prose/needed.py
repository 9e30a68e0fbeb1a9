"""Letters without which a pattern finds nothing: to look for them costs less than to search.

A pattern is read roughly: what is not surely needed counts for nothing, so that the answer may miss
a chance to save time, and never a place that fits.
"""

from collections.abc import Iterator
from typing import Final

_LEAST: Final = 3
"""Letters from which on a run tells enough."""
_MOST: Final = 10
"""Runs to look for; with more of them a search is as cheap."""
_OPTIONAL: Final = "?*{"
_COMMON: Final = frozenset(["you", " you", "you ", " you ", "your", " your", "your ", " your "])
"""Runs that most sentences have; a group of others is preferred to them."""

Runs = tuple[str, ...]


def needed_letters(pattern: str) -> Runs:
    r"""Return runs of letters of which every text that fits a pattern has one; () for no answer.

    Example:
        >>> needed_letters(r"\byou (?:pocket|palm) |is yours\b"), needed_letters(r"\w+ing?")
        (('pocket', 'palm', 'is yours'), ())
    """
    found: list[str] = []
    for branch in _branches(pattern):
        runs = _of_branch(branch)
        if not runs:
            return ()
        found += runs
    return tuple(dict.fromkeys(found)) if len(found) <= _MOST else ()


def _of_branch(branch: str) -> Runs:
    runs, groups = [], []
    for kind, piece in _pieces(branch):
        if kind == "run":
            runs.append(piece)
        elif found := needed_letters(piece):
            groups.append(found)
    best = max(runs, key=len, default="")
    if len(best) >= _LEAST and best not in _COMMON:
        return (best,)
    if groups:
        return min(groups, key=len)
    return (best,) if len(best) >= _LEAST else ()


def _pieces(branch: str) -> Iterator[tuple[str, str]]:
    """Yield the runs of plain letters of a branch, and the groups that it cannot do without."""
    run, at = "", 0
    while at < len(branch):
        letter, end = branch[at], _end_of(branch, at)
        after = branch[end : end + 1]
        is_optional = after != "" and after in _OPTIONAL
        if letter in "\\[(.^$|)":
            yield "run", run
            run = ""
            inner = _inner(branch[at:end])
            if inner and not is_optional:
                yield "group", inner
        elif is_optional or after == "+":
            yield "run", run + ("" if is_optional else letter)
            run = ""
        else:
            run += letter
        at = _past_quantifier(branch, end)
    yield "run", run


def _inner(piece: str) -> str:
    """Return what a group holds; "" for what is no group, or only looks ahead or back."""
    if not piece.startswith("("):
        return ""
    if piece.startswith("(?:"):
        return piece[3:-1]
    return "" if piece.startswith("(?") else piece[1:-1]


def _past_quantifier(branch: str, at: int) -> int:
    if branch[at : at + 1] == "{":
        at = branch.index("}", at) + 1
    elif branch[at : at + 1] in ("?", "*", "+"):
        at += 1
    else:
        return at
    return at + 1 if branch[at : at + 1] == "?" else at


def _end_of(pattern: str, at: int) -> int:
    """Return where the letter, escape, class or group at a place ends."""
    if pattern[at] == "\\":
        return at + 2
    if pattern[at] == "[":
        end = at + 2 if pattern[at + 1] in "^]" else at + 1
        end += pattern[at + 1 : at + 3] == "^]"
        while pattern[end] != "]":
            end += 2 if pattern[end] == "\\" else 1
        return end + 1
    if pattern[at] == "(":
        end = at + 1
        while pattern[end] != ")":
            end = _end_of(pattern, end)
        return end + 1
    return at + 1


def _branches(pattern: str) -> Iterator[str]:
    """Yield the alternatives of a pattern that stand in no group."""
    begin = at = 0
    while at < len(pattern):
        if pattern[at] == "|":
            yield pattern[begin:at]
            begin = at + 1
        at = _end_of(pattern, at)
    yield pattern[begin:]
