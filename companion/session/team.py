"""Helpers in a check: who acts along, what of theirs counts, and why somebody cannot."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from companion.journal import Campaign
from companion.reader import read
from companion.session.hurts import bearing_on
from companion.session.party import HOLD, Party, strongest
from companion.session.scene import fold, words
from companion.session.siding import BLOWS
from engine.api import Element, IllegalActionError, Request

_HELPS: Final = re.compile(
    r"\b(help\w*|assist\w*|aids?|aiding|joins?|covers?|backs?|lends?|keeps? watch|distracts?"
    r"|together|too|also|with"
    r"|hilft|helfen|zusammen|mit|aide\w*|ensemble|avec|ayud\w*|juntos|con)\b"
)
_WITHOUT: Final = re.compile(
    r"\b(without|leave out|drop|not|alone|ohne|sans|sin)\b|\bstays? (out|back|away)\b"
)


@dataclass(frozen=True, slots=True)
class Joined:
    """A check after a word about helpers.

    Attributes:
        request: the check, perhaps another one now.
        remarks: what was granted and refused, a sentence each.
    """

    request: Request
    remarks: tuple[str, ...] = ()


class Team:
    """Those who may help one character.

    Args:
        campaign: the campaign.
        party: the player's side.
        actor: who is helped.
    """

    def __init__(self, campaign: Campaign, party: Party, actor: str) -> None:
        self._campaign = campaign
        self._system = campaign.rule_system
        self._party = party
        self._actor = actor

    def argued(self, request: Request, text: str) -> Joined | None:
        """Weigh "Adrian helps with his bow" or "without Adrian".

        Args:
            request: the check on the table.
            text: the player's words.

        Returns:
            The check with its remarks; None when the words are about no helper.
        """
        named = self._party.named_in(text, but=(self._actor,))
        if not named:
            return None
        if _WITHOUT.search(fold(text)):
            leaving = [name for name in named if name in request.helpers]
            return self._without(request, leaving) if leaving else None
        if not _HELPS.search(fold(text)):
            return None
        return self._with(request, named, text)

    def from_the_start(
        self, request: Request, text: str, manner: str, *, along: Iterable[str] = ()
    ) -> Joined:
        """Add those whom the player's first words name as helping, and allies in a fight.

        Args:
            request: the check that was read.
            text: the player's words.
            manner: kind of action, as the reader calls it.
            along: names of those who act along by these words, whatever else is said.
        """
        others = self._party.named_in(text, but=(self._actor, request.opponent or ""))
        helps = _HELPS.search(fold(text)) or re.search(r"\band i\b", fold(text))
        mine = [name for name in along if name != self._actor]
        named = list(dict.fromkeys([*mine, *(others if helps else ())]))
        joined = self._with(request, named, text) if named else Joined(request)
        if mine:
            joined = Joined(self._argued(joined.request, mine, text), joined.remarks)
        # In a fight an ally lends a hand unasked.
        if manner not in BLOWS or self._system.fights is not None or request.opponent is None:
            return joined
        remarks = list(joined.remarks)
        for ally in sorted(self._party.allies):
            if ally in joined.request.helpers or self._party.policy_of(ally) == HOLD:
                continue
            joined = self._with(joined.request, (ally,), "", best=True)
            remarks.append(f'{ally} lends a hand; "without {ally}" leaves them out.')
        return Joined(joined.request, tuple(remarks))

    def _with(
        self,
        request: Request,
        names: Iterable[str],
        text: str,
        *,
        best: bool = False,
    ) -> Joined:
        remarks: list[str] = []
        for name in names:
            refusal = self._refusal(name)
            if refusal:
                remarks.append(refusal)
                continue
            request, told = self._added(request, name, text, best=best)
            remarks.append(told)
        return Joined(request, tuple(remarks))

    def _refusal(self, name: str) -> str:
        fights = self._system.fights
        if fights is None or not fights.is_running(self._campaign.state):
            return ""
        has_assist = any("assist" in t.summary for t in self._system.action_types)
        if has_assist:
            return (
                f"In a fight helping is an action of its own: on {name}'s turn say "
                f'"assist {self._actor}".'
            )
        return f"In a fight everybody acts on a turn of their own; {name} cannot act on this one."

    def _added(self, request: Request, name: str, text: str, *, best: bool) -> tuple[Request, str]:
        sheet = self._campaign.state.characters[name]
        said = set(words(text)) - set(words(name))
        own = [
            element.name
            for element in self._system.play.elements(sheet)
            if element.role != "condition"
            and element.name not in request.stitched
            and _is_named(element, said)
        ]
        leading = strongest(self._system, sheet)
        if best and leading is not None and leading not in request.stitched:
            own = [leading]
        helpers = (*request.helpers, *(() if name in request.helpers else (name,)))
        more = request.model_copy(
            update={"helpers": helpers, "stitched": (*request.stitched, *own)}
        )
        try:
            changed = self._counts(more, request)
        except IllegalActionError:
            # This game takes nothing from a helper's sheet: the hand itself is what counts.
            own = []
            more = request.model_copy(update={"helpers": helpers})
            changed = self._counts(more, request)
        if not changed and name not in request.helpers:
            aid = (f"help of {name}", None)
            more = more.model_copy(update={"circumstances": (*request.circumstances, aid)})
        what = f" with {' and '.join(own)}" if own else ""
        return more, f"{name} helps{what}."

    def _argued(self, request: Request, names: Iterable[str], text: str) -> Request:
        """Return a check with what those who act along bring to it, and what ails them.

        Where sheets are made of words that are argued, a team is one pool of everything relevant
        (S-67, RS-24); helpers who were only named bring what the player names of theirs.
        """
        slug, state = self._system.info.slug, self._campaign.state
        helping, hindering = list(request.stitched), list(request.hindering)
        for name in names:
            sheet = state.characters[name]
            if name not in request.helpers or not hasattr(sheet, "traits"):
                continue
            scene = state.story.place
            found = read(system=slug, sheet=sheet.model_dump(mode="json"), scene=scene, text=text)
            elements = self._system.play.elements(sheet)
            hurts = [element.name for element in elements if element.role == "condition"]
            helping += [n for n in found.stitched if n not in (*helping, *hurts)]
            manner, kind = found.manner, found.kind
            against = [n for n in found.hindering if n not in hurts]
            against += bearing_on(
                hurts, read=found.hindering, hurts=hurts, manner=manner, kind=kind, text=text
            )
            hindering += [n for n in against if n not in hindering]
        fields = {"stitched": tuple(helping), "hindering": tuple(hindering)}
        return request.model_copy(update=fields)

    def _counts(self, more: Request, request: Request) -> bool:
        build, state = self._system.play.build, self._campaign.state
        return build(state, more) != build(state, request)

    def _without(self, request: Request, names: list[str]) -> Joined:
        theirs = {
            element.name
            for name in names
            for element in self._system.play.elements(self._campaign.state.characters[name])
        }
        own = self._campaign.state.characters[self._actor]
        theirs -= {element.name for element in self._system.play.elements(own)}
        aids = {f"help of {name}" for name in names}
        fewer = request.model_copy(
            update={
                "helpers": tuple(name for name in request.helpers if name not in names),
                "stitched": tuple(name for name in request.stitched if name not in theirs),
                "circumstances": tuple(c for c in request.circumstances if c[0] not in aids),
            }
        )
        return Joined(fewer, tuple(f"{name} stays out of it." for name in names))


def _is_named(element: Element, said: set[str]) -> bool:
    of_name = words(element.name)
    return bool(of_name) and (of_name[-1] in said or set(of_name) <= said)
