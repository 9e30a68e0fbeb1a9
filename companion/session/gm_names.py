"""Whom a human GM's words name, and what they say of them."""

import re
from collections.abc import Callable
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.session import records
from companion.session.gm_telling import GmTelling
from companion.session.gm_words import ONE
from companion.session.party import Party
from companion.session.scene import find_person, fold, words

_TELLER: Final = re.compile(r"(?P<who>[^:\n]{1,80}?)\s*:\s*(?P<rest>\S.*)", re.S)
_LONGEST_NAME: Final = 3
_STATE: Final = re.compile(
    r"(?:is|are|was|were|has|have|had|seems?|looks (?:like|as)|dies|falls asleep)\b", re.IGNORECASE
)
"""How words begin that tell how somebody is: the GM's telling, not an attempt."""


def tells_state(act: str) -> bool:
    """Return whether words after a name tell how somebody is, which is no attempt.

    Example:
        >>> tells_state("is dead"), tells_state("climbs the wall")
        (True, False)
    """
    return bool(_STATE.match(act))


def is_spoken_for(text: str) -> bool:
    """Return whether words are said as somebody's: "ghoul: bite Farek"."""
    found = _TELLER.fullmatch(text.strip())
    return found is not None and len(found["who"].split()) <= _LONGEST_NAME


def tells_with_a_colon(text: str) -> bool:
    """Return whether words before a colon are a sentence: "The boss offers her a deal: ..."."""
    found = _TELLER.fullmatch(text.strip())
    return found is not None and len(found["who"].split()) > _LONGEST_NAME


class Names:
    """Finds whom words name in one campaign.

    Args:
        campaign: the campaign.
        party: the players' side.
        telling: returns a reader of what is told, for the game as it stands.
    """

    def __init__(self, campaign: Campaign, party: Party, telling: Callable[[], GmTelling]) -> None:
        self._campaign = campaign
        self._party = party
        self._telling = telling

    def whose(self, text: str) -> tuple[str | None, str]:
        """Return the character whom "Farek climbs" or "ghoul: bite Farek" is about, and the act.

        Returns:
            (name, what they do, in the words of the doer); (None, the text) for nobody known.
        """
        match = _TELLER.fullmatch(text.strip())
        if match is not None:
            named = self.known(match["who"])
            # "The boss offers Mara a deal: ..." is told, and nobody's deed.
            if named is not None and len(words(match["who"])) <= len(words(named)) + 1:
                return named, match["rest"]
        best = None
        folded = fold(text.strip().removeprefix("the ").removeprefix("The "))
        for name in self._campaign.state.characters:
            for said in (fold(name), fold(name).removeprefix("the "), fold(name).split()[0]):
                if folded.startswith(f"{said} ") and (best is None or len(said) > best[1]):
                    best = (name, len(said))
        if best is None:
            found, act = self._telling().subject(text.strip())
            one = len(found) == 1 and not ONE.match(text.strip())
            return (found[0], act) if one and act else self._by_calling(text)
        tidy = text.strip().removeprefix("the ").removeprefix("The ")
        return best[0], tidy[best[1] :].strip()

    def is_state(self, text: str) -> bool:
        """Return whether words tell how somebody known is, which is no attempt."""
        who, act = self.whose(text)
        return who is not None and tells_state(act)

    def _by_calling(self, text: str) -> tuple[str | None, str]:
        """Find "the ferryman lies" among those who were made as ferrymen."""
        found = re.fullmatch(r"(?:the )?([\w'’-]+)\s+(\S.*)", text.strip(), re.IGNORECASE | re.S)
        who = self.called(found[1]) if found is not None else None
        return (who, found[2]) if found is not None and who is not None else (None, text)

    def called(self, said: str) -> str | None:
        """Return the one of the GM's people here who was made with that word for a calling."""
        wanted = set(words(said))
        found = [
            str(record.body["name"])
            for record in self._campaign.records(kinds={records.MADE}, live=True)
            if wanted and wanted <= set(words(str(record.body["concept"])))
        ]
        here = [name for name in found if name in self._campaign.state.characters]
        return here[-1] if here else None

    def known(self, name: str) -> str | None:
        """Return the whole name of somebody in the game; None for nobody."""
        state, folded = self._campaign.state, fold(name).removeprefix("the ").strip()
        exact = [n for n in state.characters if fold(n).removeprefix("the ") == folded]
        return (
            exact[0]
            if exact
            else self._party.find(name) or find_person(state, name) or self.called(name)
        )

    def must_know(self, name: str) -> str:
        """Return the whole name of somebody in the game.

        Raises:
            BadInputError: nobody is called so.
        """
        found = self.known(name) if name.strip() else None
        if found is None:
            raise BadInputError(
                f"nobody called {name.strip()!r} is in this game; /npc add NAME brings them in"
            )
        return found
