"""Party play: several characters under one player, their helpers, and allies who act by themselves.

The stated policy of an ally:

- outside a fight an ally helps when the player says so;
- in a fight without turns (Stitcher) an ally lends a hand unasked, until told not to;
- on a turn of their own an ally goes for whoever the player's characters attacked last and fights
  as the game's own policy has it, until nothing is left to do;
- asked to choose, an ally takes the first way that is offered.

The player may change it for each of them (``Policy``): an ally may also pick foes as they like, or
hold back, and then neither strikes nor lends a hand.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.journal.records import UNDO
from companion.session import records
from companion.session.scene import find_person, fold, words
from engine.api import (
    CharacterJoined,
    CharacterLeft,
    Element,
    GameState,
    JsonValue,
    RuleSystem,
)

FRIENDLY: Final = 1
"""Attitude from which somebody may become an ally."""
SPOTLIGHT: Final = 2
"""Exchanges for each character after which somebody has not acted "lately"."""

ALLY: Final = "ally"
"""Kind of record: somebody became an ally, parted or fights otherwise: name, stays, policy."""

_ADDRESS: Final = re.compile(r"\s*(?P<who>[^:,!?.\n]{1,80}?)\s*:\s*(?P<rest>\S.*)", re.S)


class Policy(NamedTuple):
    """How an ally fights.

    Attributes:
        name: what the player types.
        told: what the ally does by it, in a clause.
    """

    name: str
    told: str


FOLLOW: Final = Policy("follow", "goes for whoever you attacked last")
FREE: Final = Policy("free", "picks a foe of their own")
HOLD: Final = Policy("hold", "holds back: neither strikes nor lends a hand")
POLICIES: Final = (FOLLOW, FREE, HOLD)


class Party:
    """The characters of one campaign's player.

    Args:
        campaign: the campaign.
    """

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._begin()

    def _begin(self) -> None:
        self._seen = 0
        self._exchange = 0
        self._stays: dict[str, bool] = {}
        self._policies: dict[str, str] = {}
        self._acted: dict[str, int] = {}

    def _catch_up(self) -> None:
        """Read what was added to the journal; all of it again after an undo."""
        head = self._campaign.sequence
        if self._seen == head:
            return
        kinds = {ALLY, records.PLAYER}
        new = self._campaign.records(self._seen, kinds | {UNDO}, live=True)
        if any(record.kind == UNDO for record in new):
            self._begin()
            new = self._campaign.records(kinds=kinds, live=True)
        for record in new:
            body = record.body
            if record.kind == ALLY:
                name = str(body.get("name", ""))
                self._stays[name] = bool(body.get("stays", True))
                self._policies[name] = str(body.get("policy", FOLLOW.name))
            else:
                self._exchange += 1
                self._acted[str(body.get("actor", ""))] = self._exchange
        self._seen = head

    @property
    def _state(self) -> GameState[Any, Any]:
        return self._campaign.state

    @property
    def allies(self) -> frozenset[str]:
        """Names of those on the player's side who act by the stated policy."""
        self._catch_up()
        stays = self._stays.items()
        return frozenset(name for name, still in stays if still and self._is_ours(name))

    def policy_of(self, ally: str) -> Policy:
        """Return how an ally fights."""
        self._catch_up()
        name = self._policies.get(ally, FOLLOW.name)
        return next((policy for policy in POLICIES if policy.name == name), FOLLOW)

    def instruct(self, name: str, policy: str) -> Policy:
        """Let an ally fight otherwise from now on.

        Args:
            name: of the ally.
            policy: name of one of ``POLICIES``.

        Raises:
            BadInputError: there is no such ally, or no such policy.
        """
        known = self.must_find(name)
        if known not in self.allies:
            raise BadInputError(f"{known} is no ally; you decide yourself what {known} does")
        found = next((one for one in POLICIES if one.name == policy.casefold()), None)
        if found is None:
            ways = ", ".join(f"{one.name} ({one.told})" for one in POLICIES)
            raise BadInputError(f"an ally knows these ways to fight: {ways}")
        self._campaign.append(ALLY, {"name": known, "stays": True, "policy": found.name})
        return found

    def _is_ours(self, name: str) -> bool:
        sheet = self._state.characters.get(name)
        return sheet is not None and sheet.side == "player"

    @property
    def everybody(self) -> tuple[str, ...]:
        """The player's side in order of entry, allies among them."""
        return tuple(name for name in self._state.characters if self._is_ours(name))

    @property
    def members(self) -> tuple[str, ...]:
        """The characters whom the player decides for."""
        allies = self.allies
        return tuple(name for name in self.everybody if name not in allies)

    def find(self, name: str) -> str | None:
        """Return the one on the player's side whom ``name`` means: whole, its beginning or a word.

        Returns:
            None when it is nobody's, or that of several.
        """
        said = fold(name).strip()
        exact = [known for known in self.everybody if fold(known) == said]
        begun = [known for known in self.everybody if said and fold(known).startswith(said)]
        part = [known for known in self.everybody if said and said in fold(known).split()]
        for found in (exact, begun, part):
            if len(found) == 1:
                return found[0]
        return None

    def must_find(self, name: str) -> str:
        """Return the one whom ``name`` means.

        Raises:
            BadInputError: nobody, or several.
        """
        found = self.find(name)
        if found is None:
            raise BadInputError(
                f"nobody on your side is called {name!r}; there are: {', '.join(self.everybody)}"
            )
        return found

    def addressed(self, text: str) -> tuple[str | None, str]:
        """Split "Adrian: I shoot" into the member who is meant and what they do.

        Returns:
            (name, the words for them); (None, the text) when nobody is addressed.
        """
        match = _ADDRESS.fullmatch(text)
        who = self.find(match["who"]) if match else None
        if match is None or who is None or who not in self.members:
            return None, text
        return who, match["rest"]

    def named_in(self, text: str, *, but: Iterable[str] = ()) -> tuple[str, ...]:
        """Return those on the player's side whose names stand in ``text``."""
        said = set(words(text))
        aside = set(but)
        return tuple(
            name
            for name in self.everybody
            if name not in aside and words(name) and (words(name)[0] in said)
        )

    # Coming and going

    def join(self, sheet: dict[str, JsonValue]) -> str:
        """Let another character of the player's enter the game.

        Args:
            sheet: a legal sheet as JSON.

        Returns:
            The name.

        Raises:
            BadInputError: somebody in this game has that name.
        """
        name = str(sheet.get("name", ""))
        if any(fold(name) == fold(known) for known in self._state.characters):
            raise BadInputError(f"somebody in this game is called {name!r} already; choose another")
        self._campaign.apply(CharacterJoined(sheet={**sheet, "side": "player"}))
        return name

    def befriend(self, name: str) -> str:
        """Make an ally of somebody whom the GM runs.

        Returns:
            Their name.

        Raises:
            BadInputError: nobody like that is here, or they are no friend.
        """
        known = find_person(self._state, name)
        if known is None:
            raise BadInputError(f"nobody called {name!r} is here; /scene lists who is")
        if self._state.story.relations.get(known, 0) < FRIENDLY:
            raise BadInputError(f"{known} is no friend of yours yet; win them over first")
        self._change_side(known, "player", stays=True)
        return known

    def _change_side(self, name: str, side: str, *, stays: bool) -> None:
        sheet = self._state.characters[name].model_dump(mode="json", exclude_none=True)
        self._campaign.apply(CharacterJoined(sheet={**sheet, "side": side}))
        self._campaign.append(ALLY, {"name": name, "stays": stays})

    def part(self, name: str) -> None:
        """Let somebody leave the party: an ally goes back to the GM, a character out of the game.

        Raises:
            BadInputError: they are the last one.
        """
        if name in self.allies:
            self._change_side(name, "gm", stays=False)
            return
        if self.members == (name,):
            raise BadInputError(f"{name} is all you have; /join somebody else first")
        self._campaign.apply(CharacterLeft(name=name))

    # Turns and light

    def on_turn(self) -> tuple[str, ...]:
        """Return those on the player's side whose turn runs in a fight."""
        fights, state = self._campaign.rule_system.fights, self._state
        if fights is None or not fights.is_running(state):
            return ()
        return tuple(name for name in self.everybody if fights.end_turn(state, name) is not None)

    def _is_out(self, name: str) -> bool:
        fights = self._campaign.rule_system.fights
        return fights is not None and fights.is_down(self._state, name)

    def overlooked(self) -> tuple[str, ...]:
        """Return the members who have not acted lately, the longest silent first.

        Each is named once in a while, not after every exchange.
        """
        self._catch_up()
        members = [name for name in self.members if not self._is_out(name)]
        lately = SPOTLIGHT * len(members)
        silent = {name: self._exchange - self._acted.get(name, 0) for name in members}
        due = [name for name, gap in silent.items() if gap >= lately and gap % lately == 0]
        return tuple(sorted(due, key=lambda name: -silent[name])) if len(members) > 1 else ()

    def who_acts(self) -> str | None:
        """Return who acted last and is still there, else the first member; None without any."""
        self._catch_up()
        members = self.members
        return max(members, key=lambda name: self._acted.get(name, 0), default=None)


def strongest(system: RuleSystem[Any], sheet: Any) -> str | None:  # noqa: ANN401 - any game's
    """Return the name of the element that somebody does best with; None when they have none."""
    found = [e for e in system.play.elements(sheet) if e.role != "condition"]
    return max(found, key=_size).name if found else None


def _size(element: Element) -> int:
    digits = re.findall(r"-?\d+", element.value)
    return int(digits[0]) if digits else 1
