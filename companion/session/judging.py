"""What is checked: the attempt in the game's own names, how hard it is, and the reason why."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.journal import Campaign
from companion.narration.nouns import definite, is_beast
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.reader.resisting import SPOKEN, resisting
from companion.session.aims import aim_of
from companion.session.arguments import MOST_CIRCUMSTANCES, makes_use_of
from companion.session.bodies import band
from companion.session.bribing import bargain_in, bribe_in
from companion.session.exchange import Suggested, Suggester
from companion.session.hardness import at_most_ordinary, judge_here
from companion.session.hurts import bearing_on, cared_for, exposed, named_in
from companion.session.opposing import with_name
from companion.session.scene import elements_of, words
from companion.session.siding import BLOWS, NOTICED
from companion.session.things import is_thing
from engine.api import Request, is_several

OWN_REASONS: Final = "reasons of their own"
"""What stands against words where nothing that somebody is does: one die, as any element (S-30)."""
_AGED: Final = frozenset({"old", "aged", "ancient", "young", "small", "little", "short", "tall"})
"""What is in the way of a person who is it, and says nothing against a thing."""
_HELPS: Final = re.compile(r"; (?P<who>[^;]+?) helps?(?=[.;])")


class Judging:
    """Judges the attempts of one character.

    Args:
        campaign: the campaign.
        actor: the player's character.
        suggest: suggests difficulties.
    """

    def __init__(self, campaign: Campaign, actor: str, suggest: Suggester) -> None:
        self._campaign = campaign
        self._system = campaign.rule_system
        self._actor = actor
        self._suggest = suggest

    def request(self, intent: Intent, text: str, opponent: str | None) -> tuple[Request, str]:
        """Return the check that was read, with its reason.

        Args:
            intent: what was read.
            text: the words that it comes from.
            opponent: name of whoever resists; None for nobody.
        """
        roles = {e.name: e.role for e in elements_of(self._campaign, self._actor)}
        stitched = self._helping(intent, text, roles)
        hindering = self._hindering(intent, text, roles)
        fields: dict[str, Any] = {
            "actor": self._actor,
            "kind": intent.kind if intent.kind != "question" else "challenge",
            "stitched": stitched,
            "hindering": hindering,
        }
        laid_open = opponent is not None and intent.manner in BLOWS
        circumstances = (
            *(self._laid_open(opponent) if laid_open and opponent is not None else ()),
            *(self._made_use_of(text) if intent.kind != "purchase" else ()),
        )
        if circumstances:
            fields["circumstances"] = tuple(dict.fromkeys(circumstances))[:MOST_CIRCUMSTANCES]
        aim = aim_of(intent, text)
        if aim:
            fields["aim"] = aim
        patient = self._patient(text) if aim == "heal" and opponent is None else ""
        if patient:
            fields["opponent"] = patient  # nobody resists: it is to whom the care is given
        if opponent is not None:
            fields |= self._resisted(opponent, intent, text)
            if intent.manner in NOTICED and "opposing" in fields and fields["kind"] == "challenge":
                fields["kind"] = "opposed"  # who is awake and here is a side of their own (S-58)
        buying = intent.kind == "purchase"
        suggested = self._judged(text, intent.manner, buying=buying)
        if not intent.is_sure:
            suggested = at_most_ordinary(suggested, system=self._system.info.slug)
        fields["difficulty"] = suggested.base
        if opponent is not None and fields["kind"] != "challenge":
            reason = with_name(intent.reason, intent.opponent or opponent, opponent)
            # "guards resist" of the words is "guard 1 resists" of whoever is meant by them.
            other_form = is_several(intent.opponent or opponent) != is_several(opponent)
            other_form = other_form or fields["kind"] != intent.kind
            counted = len(stitched) < len(intent.stitched) or hindering != intent.hindering
            if other_form or counted:
                reason = reason_of(fields["kind"], stitched, hindering, opponent)
            return Request(**fields), reason  # who resists takes the difficulty's place
        if suggested.price is not None:
            fields["price"] = suggested.price
        return Request(**fields), suggested.reason

    def _patient(self, text: str) -> str:
        """Return whom the words treat beside the actor, where health is counted; "" for nobody."""
        if not hasattr(self._campaign.state.characters[self._actor], "health"):
            return ""
        said = set(words(text))
        others = (name for name in self._campaign.state.characters if name != self._actor)
        return next((name for name in others if set(words(name)) & said), "")

    def _resisted(self, opponent: str, intent: Intent, text: str) -> dict[str, Any]:
        """Return whoever resists, with what of theirs bears on it where a sheet is of words."""
        sheet = self._campaign.state.characters[opponent].model_dump(mode="json")
        if not self._is_of_words(opponent):
            return {"opponent": opponent}
        found = resisting(sheet, intent.manner, text=text, is_beast=is_beast(definite(opponent)))
        elements = elements_of(self._campaign, opponent)
        ailing = [element.name for element in elements if element.role == "condition"]
        fields: dict[str, Any] = {
            "opponent": opponent,
            "opposing": (*found.names, *exposed(ailing, intent.manner)),
        }
        beside = self._beside(opponent) if intent.manner in BLOWS else ()
        if found.has_own_reasons or beside:
            own: tuple[tuple[str, int | None], ...] = ((OWN_REASONS, None),)
            fields["against"] = (*(own if found.has_own_reasons else ()), *beside)
        return fields

    def _laid_open(self, opponent: str) -> tuple[tuple[str, int | None], ...]:
        """Return how somebody stands whom a tactic of the players has laid open."""
        story, end = self._campaign.state.story, f"({opponent})"
        return tuple((s.name, None) for s in story.standings if s.helps and s.name.endswith(end))

    def _made_use_of(self, text: str) -> tuple[tuple[str, int | None], ...]:
        """Return the circumstances that help and that the words say they make use of."""
        names = [s.name for s in self._campaign.state.story.standings if s.helps]
        return tuple((name, None) for name in names if makes_use_of(text, name))

    def _beside(self, opponent: str) -> tuple[tuple[str, int | None], ...]:
        """Return those of a group who fight beside one of them: one die each, as an element (S-30).

        Their sheets say no more of them than that they are there; what they are is the one's too.
        """
        return tuple((name, None) for name in band(self._campaign.state, opponent))

    def _is_of_words(self, name: str) -> bool:
        """Return whether a sheet is made of words that are argued, so that hurts are words too."""
        return hasattr(self._campaign.state.characters[name], "traits")

    def _helping(self, intent: Intent, text: str, roles: Mapping[str, str]) -> tuple[str, ...]:
        # A wound or a fright is no help, whatever a reader makes of its name.
        helps = [name for name in intent.stitched if roles.get(name, "condition") != "condition"]
        if intent.kind == "attack":
            helps += self._arms_named(text, but=helps)
        elif intent.manner in SPOKEN and self._is_of_words(self._actor):
            helps += self._offered(text, but=helps)
        return tuple(helps)

    def _offered(self, text: str, *, but: Sequence[str]) -> tuple[str, ...]:
        """Return what is carried and offered in a bargain: an element of it like any other."""
        offer = bribe_in(text) or bargain_in(text)
        said = set(words(offer.thing)) if offer is not None else set()
        elements = elements_of(self._campaign, self._actor)
        own = [e.name for e in elements if e.role != "condition" and e.name not in but]
        return tuple(name for name in own if said and said <= set(words(name)))

    def _hindering(self, intent: Intent, text: str, roles: Mapping[str, str]) -> tuple[str, ...]:
        named = [name for name in intent.hindering if name in roles and not _is_aged(name)]
        hurts = []
        if self._is_of_words(self._actor):
            hurts = [name for name, role in roles.items() if role == "condition"]
        against = bearing_on(
            dict.fromkeys([*named, *hurts]),
            read=named,
            hurts=hurts,
            manner=intent.manner,
            kind=intent.kind,
            text=text,
        )
        if intent.manner == "heal":  # the hurt that is cared for is the task and not in its way
            task = cared_for(elements_of(self._campaign, self._actor), text)
            against = [name for name in against if name != task and not named_in(name, text)]
        return tuple(dict.fromkeys(against))

    def _arms_named(self, text: str, *, but: Sequence[str]) -> tuple[str, ...]:
        """Return what is carried and named in the words of an attack: the weapon that is meant."""
        said = set(words(text))
        gear = [
            e.name
            for e in elements_of(self._campaign, self._actor)
            if e.role == "gear" and e.name not in but
        ]
        return tuple(name for name in gear if words(name) and set(words(name)) <= said)

    def _judged(self, text: str, manner: str, *, buying: bool) -> Suggested:
        slug, story = self._system.info.slug, self._campaign.state.story
        if buying:
            return self._suggest(system=slug, action=text, purchase=True)
        # A whole scene holds too many words that make nothing harder.
        return judge_here(
            self._suggest,
            system=slug,
            action=text,
            manner=manner,
            place=story.place,
            troubles=[s.name for s in story.standings if not s.helps],
        )


def _is_aged(name: str) -> bool:
    """Return whether a name is of a thing that is only old or small, which hinders nobody.

    Example:
        >>> _is_aged("Old pistol"), _is_aged("Old"), _is_aged("Heavy armour")
        (True, False, False)
    """
    return bool(_AGED & set(words(name))) and is_thing(name)


def counting_only(reason: str, counted: Sequence[str]) -> str:
    """Return a reason without helpers that the game does not count, as a weapon decides by itself.

    Example:
        >>> counting_only("It is meant to hurt; Brawn helps.", ["Sabre"])
        'It is meant to hurt.'
        >>> counting_only("It is open; Wits, Rope help.", ["Wits", "Rope"])
        'It is open; Wits, Rope help.'
        >>> counting_only("It is open; Fast talker helps.", ["starting die", "Fast talker (3)"])
        'It is open; Fast talker helps.'
        >>> counting_only("It is open; Thief, Scout help.", ["Thief, Scout"])
        'It is open; Thief, Scout help.'
    """
    found = _HELPS.search(reason)
    if found is None:
        return reason
    named = (name for part in counted for name in part.casefold().split(", "))
    known = {name.partition(" (")[0] for name in named}
    kept = [n for n in found["who"].split(", ") if n.casefold() in known]
    helps = f"; {', '.join(kept)} help{'s' if len(kept) == 1 else ''}" if kept else ""
    return f"{reason[: found.start()]}{helps}{reason[found.end() :]}"
