"""What else a scene's people are called, by what their own lines tell of them.

Somebody is met as "the girl in the crate" and says that she is Nell: the player calls her Nell from
then on, and so does the story ("says Nell").
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from companion.narration.scene_kits import Line

_SAYS: Final = r"(?:says|asks|whispers|answers|calls|cries|adds|murmurs)"
_NAME: Final = r"(?P<name>[A-Z][\w’'-]+(?: [A-Z][\w’'-]+){0,2})"
_SPEECH: Final = re.compile(r'"[^"]*"')
_AFTER: Final = re.compile(rf"¶ ?{_SAYS} {_NAME}")
_BEFORE: Final = re.compile(rf"(?:^|[.!?¶] ){_NAME} {_SAYS}\b")
_OWN: Final = re.compile(
    r"\"(?:I am |I['’]m |My name is )?(?P<name>[A-Z][a-z’'-]+ [A-Z][a-z’'-]+)[,.:]"
)
_NO_NAME: Final = frozenset(
    {"she", "he", "it", "they", "the", "you", "a", "an", "i", "his", "her", "still", "then", "now"}
    | {"it's", "it’s", "that's", "that’s", "here", "there", "but", "and", "so"}
)


def called(lines: Iterable[Line]) -> list[tuple[str, str]]:
    """Return names of a kit's people that they are not met by, each with who has it.

    Args:
        lines: what they say.
    """
    found: dict[str, str] = {}
    lines = tuple(lines)
    people = {line.who: set(line.who.casefold().split()) for line in lines}
    for line in lines:
        for name in _names(line):
            said = name.casefold().split()
            # Whoever else has the name is who speaks in the middle of another one's line.
            if said[0] not in _NO_NAME and not any(set(said) <= own for own in people.values()):
                found.setdefault(name, line.who)
    return list(found.items())


def _names(line: Line) -> Iterator[str]:
    told = _SPEECH.sub("¶", line.says)
    for pattern in (_AFTER, _BEFORE):
        yield from (found["name"] for found in pattern.finditer(told))
    given = _OWN.match(line.says) if line.kind == "you" else None
    if given is not None:
        yield given["name"]
