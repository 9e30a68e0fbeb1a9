"""Plain deeds with things that need no dice: eating, giving, dropping, buying, selling.

Where a game keeps count of what is carried (``RuleSystem.belongings``), such words change the sheet
by the game's own rule, and the world answers. What the rules refuse is said in one sentence.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.difficulty import suggest
from companion.journal import Campaign
from companion.narration.library import word_sets
from companion.narration.nouns import head_of, is_role
from companion.session.deeds import Said, one_by_one, plain_deeds
from companion.session.exchange import Step
from companion.session.fighting import Fighting
from companion.session.scene import find_person, words
from companion.session.things import is_thing
from companion.wording import listed
from engine.api import (
    Action,
    CharacterJoined,
    Deed,
    DeedVerb,
    Effect,
    EffectApplied,
    Event,
    GameState,
    GivenDice,
    IllegalActionError,
    RuleSystem,
    capital,
)

TOLD_AS: Final[dict[DeedVerb, str]] = {
    "eat": "eaten",
    "drink": "eaten",
    "drop": "dropped",
    "give": "given",
    "take": "taken",
    "buy": "bought",
    "sell": "sold",
    "treat": "rest",
}
"""Deed to the manner that the storyteller knows it by."""
_GROUND: Final = " on the ground"
_PRONOUNS: Final = frozenset({"him", "her", "them", "it"})
_MOST: Final = 99
_WEIGHT: Final = re.compile(r"\([1-9][0-9]?\)")
_LYING: Final = re.compile(rf"(?P<thing>.+?)(?: x(?P<count>[0-9]+))?{_GROUND}")
"""What was dropped, as the scene lists it: "Coins x3 on the ground"."""
_TRADES: Final = re.compile(
    r"\b(?:markets?|bazaar|shops?|stores?|stalls?|inn|tavern|taproom|towns?|villages?|city|port"
    r"|harbou?r|caravan|caravanserai|fair|trading post|smithy|forge|settlement|kitchen|bar)\b",
    re.IGNORECASE,
)
"""Places where things are for sale, whoever was named there."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A plain deed that the rules know.

    Attributes:
        said: what was said.
        action: what it is by the rules; None for what is refused.
        first: what changes before it: who gets the thing comes into the scene.
        events: what changes beside the action's own events.
        refusal: why it does not happen; "" where it does.
        notes: what is said of it in the margin beside the action's own.
        then: words for what is done after it, a deed each.
    """

    said: Said
    action: Action | None = None
    first: tuple[Event, ...] = ()
    events: tuple[Event, ...] = ()
    refusal: str = ""
    notes: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


_FOR_USE: Final = re.compile(
    r"(?<=\w) to (?:hold|keep|carry|use|wear|look at|read|eat|drink|guard|look after|try)[ .!]*$",
    re.IGNORECASE,
)
"""What something is given for, which changes nothing about the giving."""
_AND_ON: Final = re.compile(
    r",? and (?:then )?(?:(?:cross|pass|enter|leave|(?:go|walk|move|ride|step|drive|carry) "
    r"(?:on|over|past|through|across|in|inside|by|away))"
    r"(?: (?:the |my |his |her )?[\w'’-]+)?|(?:thank|nod (?:to|at)|smile at|bow to) [\w'’ -]{2,30}"
    r"|nod|smile|wait|sit down)[ .!]*$",
    re.IGNORECASE,
)
"""What follows a plain deed of itself and needs nothing of its own: one pays, and crosses."""


class Dealing:
    """Plain deeds of one campaign.

    Args:
        campaign: the campaign.
        actor: the player's character.
        anywhere: things are for sale wherever one is, because a human GM says so.
    """

    def __init__(self, campaign: Campaign, actor: str, *, anywhere: bool = False) -> None:
        self._campaign = campaign
        self._system: RuleSystem[Any] = campaign.rule_system
        self._actor = actor
        self._anywhere = anywhere

    def meant(self, text: str) -> Dealt | None:
        """Return the deed that words are by the rules; None where they are none."""
        if self._system.belongings is None:
            return None
        first, *then = one_by_one(_FOR_USE.sub("", _AND_ON.sub("", text)))
        readings = (self._dealt(said) for said in plain_deeds(first))
        dealt = next((dealt for dealt in readings if dealt is not None), None)
        if dealt is None or not all(any(plain_deeds(words)) for words in then):
            return None
        return replace(dealt, then=tuple(then))

    def preview(self, dealt: Dealt) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return what leaves the actor's sheet and what comes onto it by a deed."""
        assert dealt.action is not None, "only what the rules allow is done"
        state = self._campaign.state
        before = self._carried(state)
        for event in dealt.first:
            state = self._system.apply(state, event)
        resolution = self._system.resolve(state, dealt.action, GivenDice(()))
        for event in (*resolution.events, *dealt.events):
            state = self._system.apply(state, event)
        after = self._carried(state)
        gone = tuple(name for name in before if name not in after)
        return gone, tuple(name for name in after if name not in before)

    def _carried(self, state: GameState[Any, Any]) -> list[str]:
        elements = self._system.play.elements(state.characters[self._actor])
        return [f"{e.name} {e.value}".strip() if e.value[:1] == "(" else e.name for e in elements]

    def perform(self, dealt: Dealt, fighting: Fighting) -> Iterator[Step]:
        """Do a deed: its action by the rules, then what else changes."""
        assert dealt.action is not None, "only what the rules allow is done"
        if dealt.first:
            self._campaign.apply(*dealt.first)
        yield from fighting.do(dealt.action)
        if dealt.events:
            self._campaign.apply(*dealt.events)
        if dealt.notes:
            yield Step(title="settled", notes=dealt.notes)
        for words_of_next in dealt.then:
            following = self.meant(words_of_next)
            if following is not None and not following.refusal:
                yield from self.perform(following, fighting)
            elif following is not None:
                yield Step(title="refused", notes=(following.refusal,))

    def _dealt(self, said: Said) -> Dealt | None:
        whom = self._person(said.whom) if said.whom else ""
        if said.verb == "buy" and self._is_somebody(said.thing):
            return Dealt(said, refusal=f"{capital(said.thing)}: not for sale.")
        if said.verb in ("buy", "sell") and not whom:
            refusal = self._nobody(said)
            return Dealt(said, refusal=refusal) if refusal else self._by_rule(said, "")
        if said.verb == "take":
            return self._taken(said)
        if said.verb == "drop":
            return self._dropped(said)
        return self._given(said, whom) if said.verb == "give" else self._by_rule(said, whom or "")

    def _given(self, said: Said, whom: str | None) -> Dealt | None:
        """Return what giving comes to; what is paid settles what is owed to whoever gets it."""
        if not whom:
            return self._given_to_new(said) if said.whom else None
        given = self._by_rule(said, whom)
        if given is None or given.action is None or not said.pays:
            return given
        owed = [c for c in self._campaign.state.story.costs if set(words(whom)) & set(words(c))]
        done = [("cost", "lose", cost) for cost in owed[:1]]
        done += [("knowledge", "gain", paid_fact(whom)) for _ in owed[:1]]
        settled = (
            EffectApplied(
                effect=Effect.model_validate(
                    {"kind": kind, "change": change, "target": "scene", "name": name, "good": True}
                )
            )
            for kind, change, name in done
        )
        notes = tuple(f"Settled: {cost}." for cost in owed[:1])
        return replace(given, events=tuple(settled), notes=notes)

    def _given_to_new(self, said: Said) -> Dealt | None:
        """Return a gift to somebody who has no sheet yet: who was only told of comes into play."""
        state = self._campaign.state
        if said.whom.casefold() in _PRONOUNS:
            return self._refused(said, _which_one(state))
        if set(words(said.whom)) <= set(words(self._actor)):
            return self._refused(said, f"It is {self._actor} who acts now, and who gives.")
        if not is_role(head_of(said.whom)):
            return self._refused(said, _not_here(said.whom))
        name = re.sub(r"^(?:an?|my|our) ", "the ", said.whom, flags=re.IGNORECASE)
        joined = CharacterJoined(sheet=self._system.play.opponent_sheet(name, ""))
        given = self._by_rule(said, name, self._system.apply(state, joined))
        return given and (given if given.refusal else replace(given, first=(joined,)))

    def _refused(self, said: Said, why: str) -> Dealt | None:
        """Return a gift that nobody takes; None where no thing of one's own is given."""
        is_own = self._by_rule(said, said.whom) is not None
        return Dealt(said, refusal=why) if is_own else None

    def _dropped(self, said: Said) -> Dealt | None:
        """Return what putting down comes to; it lies there then, as many and as good as it was."""
        dropped = self._by_rule(said, "")
        if dropped is None or dropped.action is None:
            return dropped
        data = dropped.action.model_dump()
        things = data.get("items") or [data.get("item", said.thing)] * int(data.get("count", 1))
        before = self._lying(things[0]) or ""
        thing, lies = _parted(before) if before else (str(things[0]), 0)
        weight = self._weight_of(things[0])
        return replace(dropped, events=_lying_now(before, thing, lies + len(things), weight))

    def _taken(self, said: Said) -> Dealt | None:
        """Return what picking up comes to: as many as were said, else all that lie there."""
        lying = self._lying(said.thing)
        if lying is None:
            own = self._own(said.thing)
            return Dealt(said, refusal=f"You have it already: {own}.") if own else None
        thing, lies = _parted(lying)
        count = said.count if 1 < said.count < lies else lies
        taken = self._by_rule(replace(said, thing=thing, count=count), "")
        return taken and replace(taken, events=_lying_now(lying, thing, lies - count))

    def _by_rule(self, said: Said, whom: str, state: Any = None) -> Dealt | None:  # noqa: ANN401
        """Return what a deed is by the game's rules, and whether they allow it."""
        belongings = self._system.belongings
        state = self._campaign.state if state is None else state
        assert belongings is not None, "asked only where there are some"
        deed = Deed(
            verb=said.verb,
            actor=self._actor,
            thing=said.thing,
            count=max(1, min(said.count, _MOST)),
            offered=said.coins,
            every=said.every,
            whom=whom,
            price_step=_price_step(said),
        )
        try:
            action = belongings.deed(state, deed)
            if action is None or not self._is_thing(str(getattr(action, "item", ""))):
                return self._missing(said)
            if not 1 <= said.count <= _MOST:
                return Dealt(said, refusal=f"How many is a whole number from 1 to {_MOST}.")
            self._system.check(state, action)
        except IllegalActionError as error:
            return Dealt(said, refusal=_sentence(error.message))
        return Dealt(said, action=action)

    def _missing(self, said: Said) -> Dealt | None:
        """Return the answer to somebody who sells a thing, or drops all of it, and carries none."""
        is_own = said.verb == "sell" or (said.verb == "drop" and said.every)
        if not is_own or not is_thing(said.thing) or self._has(said.thing):
            return None
        return Dealt(said, refusal=f"You carry no {said.thing}; /sheet lists what you have.")

    def _has(self, thing: str) -> bool:
        sheet = self._campaign.state.characters[self._actor]
        names = (words(e.name) for e in self._system.play.elements(sheet))
        return any(set(words(thing)) & set(name) for name in names)

    def _person(self, name: str) -> str | None:
        """Return the name in the state of somebody here; a pronoun is the only one who is here."""
        others = [known for known in self._campaign.state.characters if known != self._actor]
        if name.casefold() in _PRONOUNS:
            return others[0] if len(others) == 1 else None
        wanted, state = set(words(name)), self._campaign.state
        friends = [known for known in others if state.characters[known].side == "player"]
        ours = [known for known in friends if wanted & set(words(known))]
        return find_person(state, name) or (ours[0] if ours else None)

    def _is_somebody(self, thing: str) -> bool:
        """Whether what is to be bought is a person."""
        wanted = words(thing)
        known = any(words(name) == wanted for name in self._campaign.state.characters)
        return known or head_of(thing).casefold() in word_sets()["roles"]

    def _nobody(self, said: Said) -> str:
        """Return why nobody deals with one; "" where somebody does.

        Whoever is named by a trade ("from the smith") is taken to be here; anybody who bears no
        grudge deals in common things.
        """
        if self._anywhere:
            return ""
        if said.whom:
            here = is_role(head_of(said.whom)) or _TRADES.search(said.whom)
            return "" if here else _not_here(said.whom)
        state = self._campaign.state
        if _TRADES.search(state.story.place) or any(
            sheet.side == "gm" and int(state.story.relations.get(name, 0)) >= 0
            for name, sheet in state.characters.items()
        ):
            return ""
        deals = "sells" if said.verb == "buy" else "buys"
        return f"Nobody is here who {deals} anything; go where people are."

    def _lying(self, thing: str) -> str | None:
        wanted = set(words(thing))
        standings = (s.name for s in self._campaign.state.story.standings)
        dropped = (name for name in standings if name.endswith(_GROUND))
        return next((name for name in dropped if wanted & set(words(_parted(name)[0]))), None)

    def _weight_of(self, thing: str) -> int:
        """Return the Weight of a thing that is carried, where the game weighs things; else 1."""
        sheet = self._campaign.state.characters[self._actor]
        elements = self._system.play.elements(sheet)
        value = next((e.value for e in elements if words(e.name) == words(thing)), "")
        return int(value[1:-1]) if _WEIGHT.fullmatch(value) else 1

    def _is_thing(self, name: str) -> bool:
        """Return whether a name of the sheet is that of a thing, and no calling or gift."""
        sheet = self._campaign.state.characters[self._actor]
        roles = {e.name: e.role for e in self._system.play.elements(sheet)}
        return roles.get(name, "gear") == "gear" or is_thing(name)

    def _own(self, thing: str) -> str:
        """Return a thing that the actor carries under that very name; "" for none."""
        sheet = self._campaign.state.characters[self._actor]
        things = (e.name for e in self._system.play.elements(sheet) if e.role == "gear")
        return next((name for name in things if words(name) == words(thing)), "")


def _not_here(name: str) -> str:
    return f"Nobody called {name} is here; /scene lists who is."


def _which_one(state: GameState[Any, Any]) -> str:
    here = [name for name, sheet in state.characters.items() if sheet.side == "gm"]
    return f"Say to whom; here is {listed(here)}." if here else "Nobody is here to take it."


def paid_fact(whom: str) -> str:
    """Return what is known once somebody got what they were owed: they want it no longer."""
    return f"{capital(whom)} has been paid"


def _parted(lying: str) -> tuple[str, int]:
    """Return what lies on the ground, and how many of it."""
    found = _LYING.fullmatch(lying)
    assert found is not None, "only what was dropped is asked about"
    return found["thing"], int(found["count"] or 1)


def _lying_now(before: str, thing: str, count: int, weight: int = 1) -> tuple[Event, ...]:
    """Return what changes so that ``count`` of a thing lie where ``before`` lay."""
    gone = (_standing(before, change="lose"),) if before else ()
    many = f" x{count}" if count > 1 else ""
    name = f"{capital(thing)}{many}{_GROUND}"
    lies = (_standing(name, weight=weight),) if count else ()
    return (*gone, *lies)


def _standing(name: str, *, change: str = "gain", weight: int = 1) -> EffectApplied:
    fields = {"kind": "edge", "change": change, "target": "scene", "name": name, "size": weight}
    return EffectApplied(effect=Effect.model_validate({**fields, "good": True}))


def _price_step(said: Said) -> int:
    """Return what a thing is worth by the steps of the price scale; 0 where nothing is paid."""
    if said.verb not in ("buy", "sell"):
        return 0
    return int(suggest(system="stitcher", action=f"buy a {said.thing}", purchase=True).base)


def _sentence(message: str) -> str:
    return f"{capital(message.removesuffix('.'))}."
