"""Who opposes a check: somebody here, somebody new who joins the scene, or nobody.

Whoever is known and named is meant before a stranger; whoever was left elsewhere does not turn up.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from companion.generators.usual import usual_strength
from companion.journal import Campaign
from companion.journal.records import EVENTS, ROLL
from companion.narration.nouns import definite, head_of, is_beast, is_role, somebody_in
from companion.narration.person_words import is_only_ridden, means_person
from companion.oracle import SCENE
from companion.reader import Intent
from companion.reader.goal import reason_of
from companion.reader.kinds import kind_of
from companion.session.bodies import band, step_apart
from companion.session.fight_words import flees
from companion.session.landing import lands_on, sufferer
from companion.session.lately import opponents_lately
from companion.session.meeting import addressed, called_upon, is_name, not_here, struck
from companion.session.not_somebody import (
    GUISE,
    is_cover,
    is_dealt,
    is_hidden_among,
    is_only_heard,
    is_part,
    is_place,
    is_said,
    is_thing,
    is_tool,
    is_topic,
    is_whither,
)
from companion.session.records import NARRATION, WITHDRAWN
from companion.session.rescuing import helped
from companion.session.scene import (
    ANYBODY,
    AnyState,
    elements_of,
    find_person,
    fold,
    named_person,
    words,
)
from companion.session.siding import (
    BLOWS,
    HOSTILE,
    SOCIAL,
    attitude,
    likeliest,
    people_of,
    suits,
    would_oppose,
)
from engine.api import CharacterJoined, IllegalActionError, agreeing, capital, is_several

_NOBODY: Final = frozenset(
    {"thing", "things", "something", "nobody", "somebody", "anybody", "noise"}
)
_SPEAKERS: Final = frozenset({"i", "me", "you", "we", "us", "my", "your", "it"})
"""Words of somebody who speaks: a name that holds one was cut out of a sentence."""
_BLOW: Final = re.compile(
    r"\b(?:attack|stab|punch|kill|slash|fight|strike|wound|shoot|hit|kick|tackle|charge|rush|behead"
    r"|(?:lunge|swing|slash|stab|strike|hack|cut|thrust|go|run|fly|shoot|fire)"
    r"(?: (?:my|the) [\w'’-]+)? (?:at|for)|lay into|set about) "
    r"(?:(?:the|that|this|an?|one of|both|all|some|two|three|four|five|these|those|his|her|their) "
    r"|[A-Z])"
)
_ANY_ONE: Final = frozenset({"one", "ones", "other", "others", "rest"})
"""Words that point at somebody, and are the name of nobody."""
_FITTINGS: Final = frozenset({"door", "gate", "lock", "statue", "idol", "mount", "gargoyle"})
_AGAIN: Final = re.compile(r"\b(?:him|her|them)\b", re.IGNORECASE)
_LEFT: Final = "character_left"
_HEARD_IN: Final = 12
"""Tellings in which somebody may have been named."""


class Opposing:
    """Finds whoever opposes one character, and lets them join the scene.

    Args:
        campaign: the campaign.
        actor: the player's character.
    """

    def __init__(self, campaign: Campaign, actor: str) -> None:
        self._campaign = campaign
        self._system = campaign.rule_system
        self._actor = actor
        self._last_opponent: str | None = next(opponents_lately(campaign), None)
        self.newcomers: tuple[str, ...] = ()
        """Who joined the scene for what was settled last."""

    def settle(self, intent: Intent, text: str) -> tuple[Intent, str | None]:
        """Return what was read with whoever opposes it as the rules know them.

        Args:
            intent: what was read.
            text: the player's words.

        Returns:
            The intent, without an opponent where nobody resists; the opponent's name in the state.

        Raises:
            IllegalActionError: whoever is attacked is out of action, or not here.
        """
        intent, text = self._unguised(self._pointed(self._of_beings(intent, text), text), text)
        self.newcomers = ()
        intent = self._struck_at(intent, text)
        opponent = self._meet(intent, text)
        known = self._campaign.state.characters.get(opponent or "")
        opponent = None if known is not None and known.side == "player" else opponent
        if opponent is not None and not _named(opponent, intent.opponent or ""):
            # Somebody else than the reader took is meant: what was read is of them from now on.
            target = opponent if intent.target == intent.opponent else intent.target
            reason = (
                with_name(intent.reason, intent.opponent, opponent)
                if intent.opponent
                else reason_of(intent.kind, intent.stitched, intent.hindering, opponent)
            )
            update = {"opponent": opponent, "target": target, "reason": reason}
            intent = intent.model_copy(update=update)
        # Magic stays magic, and has its price, when nobody resists it.
        unopposed: dict[str, str | None] = {
            "opponent": None,
            "kind": "magic" if intent.kind == "magic" else "challenge",
        }
        if opponent is None and (intent.opponent is not None or intent.kind == "opposed"):
            if intent.target == intent.opponent and not _named(intent.target, text):
                unopposed["target"] = None  # whom nobody named and who does not resist
            intent = intent.model_copy(update=unopposed)
        if opponent is not None and intent.manner in BLOWS:
            intent, opponent = self._one_of(intent, opponent, text)
        if opponent is not None and self._is_down(opponent):
            if intent.kind == "attack":
                who = capital(opponent)
                stands = agreeing(opponent, "is", "are")
                raise IllegalActionError(
                    "table", f"{who} {stands} out of action already; nobody is left there to fight"
                )
            opponent = None  # who lies there resists nothing
            intent = intent.model_copy(update=unopposed)
        return intent, opponent

    def _of_beings(self, intent: Intent, text: str) -> Intent:
        """Return what was read without a thing that was taken for somebody who resists."""
        read = intent.opponent
        if read is None or intent.opponent_is_chosen or read in self._campaign.state.characters:
            return intent
        robbed = self._robbed(intent, text) if intent.manner == "steal" else ""
        is_loot = bool(robbed) and not set(words(read)) & set(words(robbed))
        is_said = _named(read, text)
        if not is_loot and not (is_said and _is_nobody(read, intent.manner, text)):
            return intent
        opponent = robbed if is_loot else None  # "the watch" out of a pocket is no watch
        target = opponent if intent.target == read else intent.target
        return intent.model_copy(update={"opponent": opponent, "target": target})

    def _pointed(self, intent: Intent, text: str) -> Intent:
        """Return what was read with somebody here for "the one on the right", who is no name."""
        read = intent.opponent or ""
        if head_of(read) not in _ANY_ONE or find_person(self._campaign.state, read) is not None:
            return intent
        last = (
            self._last_opponent if self._last_opponent in self._campaign.state.characters else None
        )
        found = last or likeliest(self._campaign.state, intent.manner, last=None, text=text)
        target = found if intent.target == intent.opponent else intent.target
        update = {"opponent": found, "target": target, "opponent_is_chosen": found is not None}
        return intent.model_copy(update=update)

    def _one_of(self, intent: Intent, opponent: str, text: str) -> tuple[Intent, str]:
        """Return what was read with the one of a group who is struck at; it steps apart for it.

        Where one of it lies there already, and is not meant by name, the next who stands is.
        """
        if self._is_down(opponent):
            standing = [n for n in band(self._campaign.state, opponent) if not self._is_down(n)]
            is_meant = fold(opponent) in fold(text) or not standing
            return (intent, opponent) if is_meant else self._turned_to(intent, standing[0])
        stood = step_apart(self._campaign, opponent)
        if not stood:
            return intent, opponent
        if opponent in self.newcomers:
            kept = (name for name in self.newcomers if name != opponent)
            self.newcomers = (*kept, *stood)
        return self._turned_to(intent, stood[0])

    def _turned_to(self, intent: Intent, first: str) -> tuple[Intent, str]:
        """Return what was read, with somebody else as whoever is struck at."""
        self._last_opponent = first
        reason = reason_of(intent.kind, intent.stitched, intent.hindering, first)
        update: dict[str, str | None] = {"opponent": first, "reason": reason}
        if intent.target == intent.opponent:
            update["target"] = first
        return intent.model_copy(update=update), first

    def _unguised(self, intent: Intent, text: str) -> tuple[Intent, str]:
        """Return what was read without those whom the character is to pass for.

        Whoever is to be taken in opposes then: "I offer to be their witness" is put to those who
        are here, and not to the witness.
        """
        guises = [m for m in GUISE.finditer(text) if _being_in(f"the {m['who']}")]
        if not guises:
            return intent, text
        rest = text
        for guise in reversed(guises):
            rest = f"{rest[: guise.start()]}{rest[guise.end() :]}"
        read = intent.opponent
        if read is None or set(words(read)) & set(words(rest)) or not _named(read, text):
            return intent, rest
        whom = self._whoever_listens(intent.manner, rest)
        target = whom if intent.target == read else intent.target
        reason = reason_of(intent.kind, intent.stitched, intent.hindering, whom)
        update = {"opponent": whom, "opponent_weight": None, "target": target, "reason": reason}
        return intent.model_copy(update=update), rest

    def _whoever_listens(self, manner: str, text: str) -> str | None:
        """Return who would resist what is tried; words are for somebody, if only for a "they"."""
        state = self._campaign.state
        last = self._last_opponent if self._last_opponent in state.characters else None
        found = likeliest(state, manner, last=last, text=text)
        if found is not None or manner not in SOCIAL:
            return found
        many = re.search(r"\b(?:they|them|their)\b", text) is not None
        here = [name for name in people_of(state) if not is_beast(definite(name))]
        return min(here, key=lambda name: is_several(name) != many, default=None)

    def spoken_to(self, text: str) -> None:
        """Note who is spoken to without dice: words that name nobody are for the same one.

        Somebody new who is named by what they do joins the scene: where there is an inn there is
        an innkeeper, and whoever has answered is here from now on.

        Args:
            text: the player's words.
        """
        who = addressed(text)
        known = find_person(self._campaign.state, who) if who else None
        if known is None and who and not is_name(who) and not self._was_met(who):
            known = self._join(who, "") if is_role(definite(who).head) else None
        if known is None and is_name(who) and not self._is_no_person(who):
            known = self._join(who, "")  # whoever is named and spoken to is met
        self._last_opponent = known or self._last_opponent

    def _is_no_person(self, who: str) -> bool:
        """Return whether a name is the character's, a place's, or of somebody left behind."""
        state = self._campaign.state
        own = {w for e in elements_of(self._campaign, self._actor) for w in words(e.name)}
        own |= {w for n, s in state.characters.items() if s.side == "player" for w in words(n)}
        own |= set(words(state.story.place))
        return bool(set(words(who)) & own) or self._was_met(who)

    def absent(self, text: str) -> str:
        """Return what to say of somebody struck at or called upon who was left elsewhere.

        Args:
            text: the player's words.

        Returns:
            A sentence; "" where they strike at nobody, at somebody present or at somebody new.
        """
        who, state = struck(text) or called_upon(text), self._campaign.state
        ours = [name for name, sheet in state.characters.items() if sheet.side == "player"]
        if any(set(words(who)) & set(words(name)) for name in ours):
            return ""
        if not who or find_person(state, who) is not None or not self._was_met(who):
            return ""
        name = capital(who)
        present = [n for n, sheet in state.characters.items() if sheet.side == "gm"]
        return not_here(name, present)

    def _meet(self, intent: Intent, text: str) -> str | None:
        """Return the opponent's name in the state; somebody new joins the scene.

        Args:
            intent: what was read.
            text: the player's words: whoever is known and named there is meant before a stranger.
        """
        state = self._campaign.state
        if intent.opponent is None:
            return self._overlooked(state, text) if intent.kind == "opposed" else None
        meant = self._meant(state, text, intent.opponent)
        if meant is None and intent.opponent_is_chosen and intent.opponent in state.characters:
            meant = self._last_opponent = intent.opponent
        if meant is not None:
            return meant
        if intent.manner not in SOCIAL | BLOWS and self._is_whither(intent.opponent, text):
            return None
        taken = (intent.opponent, _being_in(text))
        if intent.manner in SOCIAL and any(is_topic(name, text) for name in taken if name):
            return self._asked_about(state, intent, text)
        if self._is_a_thing_asked(intent, intent.opponent, text):
            last = self._last_opponent if self._last_opponent in state.characters else None
            return likeliest(state, intent.manner, last=last)
        return self._guessed(state, intent, intent.opponent, text)

    def _overlooked(self, state: AnyState, text: str) -> str | None:
        """Return who opposes what is done against a will, where the reader found nobody.

        Raises:
            IllegalActionError: the words name somebody who was left elsewhere or is out of it.
        """
        if not flees(text):
            return self._meant(state, text, "")
        if self._last_opponent in state.characters:
            return self._last_opponent  # whoever was fought does not let one go for the asking
        foes = (name for name in people_of(state) if attitude(state, name) <= HOSTILE)
        return next(foes, None)

    def _guessed(self, state: AnyState, intent: Intent, read: str, text: str) -> str | None:
        """Return who opposes where the words address nobody who is known."""
        guessed = not set(words(read)) & set(words(text))
        present = named_person(state, text) if guessed else None
        named = ""
        if guessed and present is None:
            named = self._robbed(intent, text) or _being_in(text) or _struck_being(text)
        if named and (is_place(named, text) or _is_nobody(named, intent.manner, text)):
            named = ""  # a gap in the fence is no receiver of stolen goods
        spoken = intent.manner in SOCIAL | BLOWS
        if named and (is_dealt(named, text) or (not spoken and self._is_whither(named, text))):
            named = ""
        if named and find_person(state, named) is None:
            return self._join(named, "")  # whom the player names is meant, not whom the scene holds
        taken = None if present else find_person(state, read)
        if taken is not None and guessed and not self._fights():
            # The reader took somebody of the scene: only who would resist does.
            return self._who_would(state, taken, intent.manner, text)
        # In a fight "I stab him" is meant of whom one fights, not of somebody who looks on.
        foe = self._still_fighting(state) if guessed else None
        known = present or foe or taken or find_person(state, text) or self._still_fighting(state)
        if known is not None:
            self._last_opponent = known
            return known
        # "The cutter" out in the bay; "thing I", out of a speech.
        is_out = is_thing(read) or bool(_SPEAKERS & set(read.casefold().split()))
        is_out |= not means_person(read, text) or is_only_ridden(read, text)
        if is_out or is_said(read) or is_cover(read, text) or self._is_told_of_place(read):
            return None
        if guessed and (
            not self._is_somebody(read) or self._was_met(read) or self._is_only_heard(read)
        ):
            return None  # a thing, or somebody who was left behind and whom nobody names
        strength = "" if intent.opponent_weight is None else str(intent.opponent_weight)
        return self._join(read, strength)

    def _robbed(self, intent: Intent, text: str) -> str:
        """Return who is struck, or out of whose hand something is taken, where the words say so."""
        is_done_to_one = intent.manner in BLOWS or intent.manner == "steal"
        who = sufferer(text, people_of(self._campaign.state)) if is_done_to_one else ""
        return who if who and (is_role(head_of(who)) or is_beast(definite(who))) else ""

    def _who_would(self, state: AnyState, guess: str, manner: str, text: str) -> str | None:
        last = self._last_opponent if self._last_opponent in state.characters else None
        if manner in BLOWS and last is not None and _AGAIN.search(text) and suits(last, text):
            return last  # "I kick him": whoever was struck last, and not who stands beside them
        fits = would_oppose(state, guess, manner, last=last) and suits(guess, text)
        found = guess if fits else likeliest(state, manner, last=last, text=text)
        self._last_opponent = found or self._last_opponent
        return found

    def _fights(self) -> bool:
        fights = self._system.fights
        return fights is not None and fights.is_running(self._campaign.state)

    def _meant(self, state: AnyState, text: str, read: str) -> str | None:
        """Return whom the words speak to or strike at; None where they name nobody else than read.

        Raises:
            IllegalActionError: they name somebody who was left elsewhere or is out of it.
        """
        who = self._whole(text) or addressed(text)
        if not who or is_said(who) or head_of(who) in _ANY_ONE:
            return None
        known = find_person(state, who) or _where_they_are(state, who, text)
        if known is not None:
            self._last_opponent = known
            return known
        ours = [name for name, sheet in state.characters.items() if sheet.side == "player"]
        if any(fold(who) == fold(name) for name in ours):
            return None  # an ally is nobody to win over, and never joins a second time
        if is_name(who) and any(set(words(who)) & set(words(name)) for name in ours):
            return None
        if is_name(who) and self._was_met(who):
            present = [name for name in state.characters if name not in ours]
            raise IllegalActionError("table", not_here(who, present))
        is_whole = is_name(who) and set(words(read)) < set(words(who))
        if is_whole or not set(words(read)) & set(words(who)):
            return self._join(who, "")  # "Captain Rook", where the reader took "Captain"
        return None

    def _struck_at(self, intent: Intent, text: str) -> Intent:
        """Return the intent of a blow at somebody whom the reader did not take for somebody."""
        is_free = intent.opponent is None and intent.kind != "magic"
        is_free = is_free and not intent.opponent_is_chosen and not self._is_at_nobody(text)
        who = struck(text) if is_free and _BLOW.search(text) else ""
        if not who:
            return intent
        known: str | None = self._whole(text) or find_person(self._campaign.state, who)
        named = who if is_name(who) and not is_place(who, text) else ""
        known = known or _being_in(who) or _struck_being(text) or named or None
        if known is None:
            return intent
        kind = kind_of("fight", self._system.info.slug, is_magic=False, words=set(words(text)))
        changed = {"manner": "fight", "kind": kind, "opponent": known, "target": known}
        reason = reason_of(kind, intent.stitched, intent.hindering, known)
        return intent.model_copy(update={**changed, "reason": reason})

    def _is_at_nobody(self, text: str) -> bool:
        """Return whether words strike a thing, or are for somebody's good."""
        people = people_of(self._campaign.state)
        return lands_on(text, people) == "thing" or bool(helped(text, people))

    def _whole(self, text: str) -> str:
        """Return who of those here is called by their whole name: "the guard with the axe"."""
        said = fold(text)
        here = [name for name in people_of(self._campaign.state) if " " in name]
        return max((name for name in here if fold(name) in said), key=len, default="")

    def _was_met(self, who: str) -> bool:
        """Return whether somebody of that name was in the story before and is not here now."""
        said, gone = set(words(who)), list[str]()
        for record in self._campaign.records(kinds={EVENTS, ROLL, SCENE}, live=True):
            gone += record.body.get("away", {})
            if record.body.get("by") != WITHDRAWN:
                gone += [str(e["name"]) for e in record.body.get("events", ()) if _leaves(e)]
        return any(said <= set(words(name)) for name in gone)

    def _is_only_heard(self, name: str) -> bool:
        """Return whether somebody was no more than a sound far off: "A jackal barks at noon"."""
        told = self._campaign.records(kinds={NARRATION}, live=True)[-_HEARD_IN:]
        return is_only_heard(name, [str(s) for r in told for s in r.body.get("sentences", ())])

    def _join(self, name: str, strength: str) -> str:
        name = _as_called(name)
        if name in self._campaign.state.characters:
            return name
        strength = strength or usual_strength(self._system.info.slug, name)
        sheet = self._system.play.opponent_sheet(name, strength)
        self._campaign.apply(CharacterJoined(sheet=sheet))
        self._last_opponent = str(sheet["name"])
        self.newcomers = (*self.newcomers, self._last_opponent)
        return self._last_opponent

    def _asked_about(self, state: AnyState, intent: Intent, text: str) -> str | None:
        """Return who is talked to about what a reader took for somebody ("about his watch")."""
        before = re.split(r"\b(?:about|regarding|concerning)\b", text, flags=re.IGNORECASE)[0]
        who = _being_in(before)
        known = find_person(state, who) if who else named_person(state, before)
        if known is not None:
            self._last_opponent = known
            return known
        if who:
            return self._join(who, "")
        last = self._last_opponent if self._last_opponent in state.characters else None
        return likeliest(state, intent.manner, last=last)

    def _is_whither(self, name: str, text: str) -> bool:
        """Return whether somebody who is not here is where the way leads: "I drive to a doctor"."""
        is_here = find_person(self._campaign.state, name) is not None
        return not is_here and is_whither(name, text)

    def _is_a_thing_asked(self, intent: Intent, read: str, text: str) -> bool:
        """Return whether a thing was taken for whoever is to be won: nobody talks a bell round."""
        noun = definite(read)
        if intent.manner not in SOCIAL or not _named(read, text):
            return False
        known_kind = noun.plural or is_role(noun.head) or is_beast(noun)
        if not is_dealt(read, text) and (is_name(read) or known_kind):
            return False
        known = find_person(self._campaign.state, read)
        return known is None and not _named(addressed(text), read)

    def _is_told_of_place(self, name: str) -> bool:
        """Return whether a name is of what counts here: "the cypress" of "Cypress shadows"."""
        noun, said = definite(name), set(words(name))
        if is_role(noun.head) or is_beast(noun) or is_name(name):
            return False
        return any(said <= set(words(s.name)) for s in self._campaign.state.story.standings)

    def _is_somebody(self, name: str) -> bool:
        """Return whether a name that the player did not say can be anybody's.

        It was read out of what was told; a word of the character's own sheet ("a cat burglar's
        grip"), a thing or a participle is nobody to oppose.
        """
        own = {
            word
            for element in elements_of(self._campaign, self._actor)
            for word in words(element.name)
        }
        own |= set(words(self._actor))
        own |= {w for s in self._campaign.state.story.standings for w in words(s.name)}
        said = set(words(name))
        noun = definite(name)
        if not said or said <= own or noun.head in _NOBODY:
            return False
        if _SPEAKERS & set(name.casefold().split()):
            return False
        return is_role(noun.head) or is_beast(noun) or len(said) > 1

    def _still_fighting(self, state: AnyState) -> str | None:
        """Return whom the player fights already: "again!" means the same one."""
        if not self._fights():
            return None
        fights = self._system.fights
        fighters = fights.fighters(state) if fights is not None else ()
        foes = [n for n in fighters if state.characters[n].side == "gm" and not self._is_down(n)]
        return self._last_opponent if self._last_opponent in foes else next(iter(foes), None)

    def _is_down(self, name: str) -> bool:
        fights = self._system.fights
        return fights is not None and fights.is_down(self._campaign.state, name)


def _where_they_are(state: AnyState, who: str, text: str) -> str | None:
    """Return who is meant by "the man on my bench": somebody known by where they are."""
    if head_of(who) not in ANYBODY:
        return None
    found = re.search(
        rf"\b{re.escape(who)} (?:on|in|at|by|beside|behind|with|from|of|next to|near|who sits on)"
        r" (?:the|my|our|an?|his|her) (?P<where>[\w'’-]+)",
        text,
        re.IGNORECASE,
    )
    return find_person(state, found["where"]) if found else None


def with_name(reason: str, read: str, name: str) -> str:
    """Return the reason of a check with whoever resists called as the table calls them.

    Example:
        >>> with_name("It is meant to hurt; raider resists.", "raider", "the raiders")
        'It is meant to hurt; the raiders resist.'
    """
    named = reason.replace(read, name)
    return re.sub(
        rf"\b{re.escape(name)} resists?\b",
        f"{name} {agreeing(name, 'resists', 'resist')}",
        named,
    )


def _as_called(name: str) -> str:
    """Return how the story calls somebody new: a bare "watchman" is the watchman.

    Example:
        >>> _as_called("watchman"), _as_called("Hob"), _as_called("two guards")
        ('the watchman', 'Hob', 'two guards')
    """
    is_bare = name.isalpha() and name.islower() and is_role(name) and not is_several(name)
    return f"the {name}" if is_bare else name


def _being_in(text: str) -> str:
    """Return whom the words name, but for what is a being in a tale only: a gate that speaks."""
    who = somebody_in(text)
    if not means_person(who, text) or is_only_ridden(who, text):
        return ""
    return "" if definite(who).head in _FITTINGS else who


def _struck_being(text: str) -> str:
    """Return the animals or people at whom the words strike; "" for things and for nobody."""
    who = struck(text)
    noun = definite(who) if who else None
    if noun is None or noun.head in _FITTINGS:
        return ""
    kinds = {noun.head, noun.head.removesuffix("s") if is_several(who) else noun.head}
    return who if is_beast(noun) or any(map(is_role, kinds)) else ""


def _is_nobody(name: str, manner: str, text: str) -> bool:
    """Return whether a name is of a thing, a tool, a part of a thing, or of what one hides in."""
    is_cover_here = manner in ("hide", "sneak") and _is_among(name, text)
    return is_thing(name) or is_tool(name, text) or is_part(name, text) or is_cover_here


def _is_among(read: str, text: str) -> bool:
    """Return whether one hides among beasts or behind things that were taken for somebody."""
    noun = definite(read)
    known = {word for word in words(read) if is_beast(definite(word))}
    heads = {noun.head, *known}
    return any(is_hidden_among(head, text) for head in heads)


def _named(name: str | None, text: str) -> bool:
    return bool(set(words(name or "")) & set(words(text)))


def _leaves(event: Mapping[str, Any]) -> bool:
    return event.get("kind") == _LEFT
