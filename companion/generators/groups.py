"""Makes groups: a gang with its leader, a village's people, a crew, tied to each other."""

from dataclasses import replace
from typing import Any, Final

from companion.errors import BadInputError
from companion.generators.budgets import POWERS
from companion.generators.chance import Chance
from companion.generators.legality import Record
from companion.generators.making import Wish, make
from companion.generators.naming import group_name, style_for
from companion.generators.tables import lines_of
from companion.generators.text import filled
from companion.generators.words.people import GROUPS

USUAL: Final = 5
_MOST: Final = 12
_GENRES: Final[dict[str, tuple[str, ...]]] = {
    "gang": ("noir", "modern", "heist", "fantasy"),
    "village": ("fantasy", "western", "horror", "wasteland"),
    "crew": ("sea", "space", "sea"),
}
_TRIES: Final = 30


def make_group(wish: Wish, seed: int, kind: str, count: int = USUAL) -> list[Record]:
    """Return the members of a group, the leader first, each tied to others.

    Args:
        wish: genre, names, power and the like; its concept flavours the leader.
        seed: whole number.
        kind: gang, village or crew.
        count: members, 2 to 12.

    Raises:
        BadInputError: there is no such group, or the number is out of range.
    """
    if kind not in GROUPS:
        raise BadInputError(f"no group {kind!r}; choose one of: {', '.join(GROUPS)}")
    if not 2 <= count <= _MOST:  # noqa: PLR2004
        raise BadInputError(f"a group has 2 to {_MOST} people, not {count}")
    chance = Chance(seed, f"group/{kind}/{wish.system}")
    genre = wish.genre or _genre(chance, wish, seed, kind)
    # People of one place and one trade are mostly named alike.
    names = wish.names or style_for(chance, genre, "", "")
    wish = replace(wish, names=names)
    members: list[Record] = []
    for place, role in enumerate(_roles(chance, kind, count)):
        members.append(_member(chance, wish, genre, role, place, members))
    _tie(chance, kind, members)
    about = _about(chance, kind, members)
    for place, member in enumerate(members):
        member["group"] = {**about, "role": "leader" if place == 0 else "member"}
    return members


def _genre(chance: Chance, wish: Wish, seed: int, kind: str) -> str:
    """Return the genre of a group: what the concept or the game says, else one of the kind's."""
    found: str = make(wish, seed)["genre"]
    if wish.concept or wish.system != "stitcher":
        return found
    return chance.one("genre", _GENRES[kind])


def _roles(chance: Chance, kind: str, count: int) -> list[str]:
    leader, near, others = (part.split(",") for part in GROUPS[kind].split("|"))
    roles = [chance.one("leader", leader), *near]
    more = chance.some("others", others, count)
    return [*roles, *more][:count] if len(roles) < count else roles[:count]


def _member(
    chance: Chance, wish: Wish, genre: str, role: str, place: int, before: list[Record]
) -> Record:
    """Return one member; the leader is a step stronger than the others."""
    usual = POWERS.index(wish.power or ("capable" if place == 0 else "minor"))
    power = POWERS[min(usual + (1 if place == 0 and wish.power else 0), len(POWERS) - 1)]
    concept = f"{role}, {wish.concept}" if place == 0 and wish.concept else role
    names = {member["name"] for member in before}
    said = {part for member in before for part in (member["want"], member["secret"])}
    fields = {**_fields(wish), "genre": genre, "power": power, "concept": concept}
    member = make(Wish(**fields), chance.stream("members").randrange(2**31))
    for _ in range(_TRIES):
        repeats = member["want"] in said or member["secret"] in said
        if member["name"] not in names and not repeats:
            break
        member = make(Wish(**fields), chance.stream("members").randrange(2**31))
    return member


def _fields(wish: Wish) -> dict[str, Any]:
    return {name: getattr(wish, name) for name in Wish.__dataclass_fields__}


def _tie(chance: Chance, kind: str, members: list[Record]) -> None:
    """Give everybody one or two ties; everybody is tied to somebody, and most to the leader."""
    lines = list(lines_of("ties", kind))
    chance.stream("ties").shuffle(lines)
    for place, member in enumerate(members):
        others = [other for other in members if other is not member]
        first = members[(place + 1) % len(members)]
        second = chance.one("ties", others)
        tied = list(dict.fromkeys([first["name"], second["name"]]))
        member["ties"] = [
            {"to": name, "tie": filled(lines[(2 * place + n) % len(lines)], {"other": name})}
            for n, name in enumerate(tied)
        ]


def _about(chance: Chance, kind: str, members: list[Record]) -> dict[str, str]:
    slots = {"leader": members[0]["name"]}
    return {
        "kind": kind,
        "name": group_name(chance, kind),
        "want": filled(chance.one("want", lines_of("group_wants", kind)), slots),
        "secret": filled(chance.one("secret", lines_of("group_secrets", kind)), slots),
    }
