"""Hearing: the player's words become an intent, by what the scene makes of them.

Everyday words and words to somebody who is known here are read by their form; a reader reads the
rest, with the scene and the sheet before it.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypedDict

from companion.journal import Campaign
from companion.narration.nouns import definite, head_of
from companion.reader import WORLD, Intent, read_as_attempt
from companion.reader.everyday import SUBJECT
from companion.reader.goal import reason_of
from companion.reader.kinds import kind_of
from companion.reader.text import bag
from companion.session.addressing import (
    Addressed,
    addressed,
    after_steps,
    asks_shortly,
    without_steps,
    won,
)
from companion.session.aims import aim_of
from companion.session.amid_fight import goes_on, strikes_at_one
from companion.session.asked_for import asked_for
from companion.session.bribing import bribe_in
from companion.session.calming import calmed, distracted, soothed
from companion.session.consequences import thing_got
from companion.session.everyday import FORAGE, everyday, forages
from companion.session.exchange import Reader, Refiner
from companion.session.fight_words import flees
from companion.session.going import Going
from companion.session.landing import is_called, lands_on
from companion.session.memory import Memory
from companion.session.on_things import moves_a_thing
from companion.session.pointing import foes
from companion.session.praying import asks_to_know, prayer_in, unresisted
from companion.session.scene import scene_text, unsaid, words
from companion.session.seat import Seat
from companion.session.seeking import FINDS, SEARCH, is_at_ease, sought
from companion.session.siding import HOSTILE, SOCIAL, attitude
from companion.session.tactics import Tactic, tactic_in
from companion.session.trifles import asks_for_a_trifle
from companion.session.ultimatum import is_ultimatum, said_aloud
from engine.api import JsonValue

_IS_BLOW: Final = '"kind":"attack"'
_TRADE: Final = frozenset({"buy", "haggle", "persuade"})


_EATS: Final = re.compile(
    r"\b(?:eat|ate|drink|sip|gulp|bite|chew|swallow|taste|dine|sup|feast|nibble|munch|lick|devour|smoke"
    r"|meal|food|breakfast|lunch|dinner|supper|bread|water|wine|ale|beer|rations?|provisions|snack|have"
    r"|pipe|cook|share|help myself)",
    re.IGNORECASE,
)


_HIRES: Final = re.compile(
    rf"{SUBJECT}(?:hire|rent|charter|book|lease|engage|recruit|borrow|look for|find)\b",
    re.IGNORECASE,
)


_BUYS: Final = frozenset({"bribe", "haggle", "persuade"})
"""What a reader may take a bribe for, by its own word for it."""


class Case(TypedDict):
    """What words are read against: the game, the sheet and the scene."""

    system: str
    sheet: dict[str, JsonValue]
    scene: str


_SEARCHES: Final = re.compile(
    rf"{SUBJECT}(?:search|frisk|pat down|go through|look through|turn out|rifle) "
    r"(?P<whom>(?:the )?[\w'’-]+?(?: [\w'’-]+?){0,3}?)(?:['’]s? (?:pockets?|coat|clothes|sleeves?"
    r"|bag|boots|jacket|person))?(?: (?:for|from|all over|down)\b.*)?[ .!]*$",
    re.IGNORECASE,
)
"""Somebody who is gone through for what they carry."""
_GOES_INTO: Final = re.compile(
    rf"{SUBJECT}(?:open|unbutton|pull open|tear open|lift|(?:reach|feel|look|peer) (?:in|into|under"
    r"|inside)) (?P<whom>his|her|their|(?:the )?[\w'’-]+?(?: [\w'’-]+?){0,2}?(?=['’]s? ))"
    r"(?:['’]s?)? (?:coat|jacket|cloak|collar|sleeves?|pockets?|shirt|waistcoat|dress"
    r"|skirts?|bag|satchel"
    r"|purse|briefcase|case|hat|gloves?|boots?|holster|belt)\b.*",
    re.IGNORECASE,
)
"""A hand that goes into what somebody wears."""
_TIES: Final = re.compile(
    rf"{SUBJECT}(?:tie|bind|gag|handcuff|cuff|shackle|blindfold|restrain|rope|chain|strap|lock"
    r"|bolt|shut|trap)(?: up)? "
    r"(?P<whom>(?:the )?[\w'’-]+?(?: [\w'’-]+?){0,2}?)(?:['’]s? (?:hands?|feet|wrists?|legs?))?"
    r"(?: up)?(?: (?:to|with|and|by|in|before)\b.*)?[.! ]*$",
    re.IGNORECASE,
)
_KNOCKS: Final = re.compile(
    rf"{SUBJECT}(?:knock|slap|strike|kick|yank|tear|rip|pull|wrench|twist|bat|flick) "
    r"(?P<whom>his|her|their|(?:the )?[\w'’-]+?(?: [\w'’-]+?){0,2}?(?=['’]s? ))(?:['’]s?)? "
    r"(?:[\w'’-]+ ){1,3}?(?:off|away|out of|from|down)\b.*",
    re.IGNORECASE,
)
"""A thing that is knocked off somebody, or out of their hands."""
_POURS: Final = re.compile(
    rf"{SUBJECT}(?:pour|spill|tip|empty|throw|fling|dash) .{{2,40}} "
    r"(?:in|into|on|onto|over|out|away)\b"
    r"(?! (?:a|my|the) (?:glass|cup|mug|mouth|throat))",
    re.IGNORECASE,
)
"""What is drunk by nobody."""
_ANY_OF_THEM: Final = frozenset({"him", "her", "them", "his", "their"})


class Hearing:
    """Hears what the player's words mean in this scene.

    Args:
        campaign: the campaign.
        seat: who acts.
        going: the ways out of the scene, which knows who is here.
        memory: what the sitting remembers.
        reader: reads whatever has no plain form.

    Attributes:
        reader: the same.
        refiner: reads the player's own words once more; None for nobody.
    """

    def __init__(
        self, campaign: Campaign, seat: Seat, going: Going, memory: Memory, reader: Reader
    ) -> None:
        self._campaign = campaign
        self._seat = seat
        self._going = going
        self._memory = memory
        self.reader = reader
        self.refiner: Refiner | None = None

    def read(self, text: str) -> Intent:
        """Return what words mean.

        Args:
            text: the words of one attempt, in any language.
        """
        tried = self._tried(text) or self._threatened(text) or self._soothed(text)
        if tried is not None or self._seat.fighting.is_running:
            return tried or self._read_in_a_fight(text)
        bribe = bribe_in(text)
        if bribe is not None:
            found = self.by_reader(f"I bribe {bribe.whom}")
            manner = found.manner if found.manner in _BUYS else "bribe"
            update = {"goal": f"bribe {bribe.whom}", "manner": manner, "is_sure": True}
            return found.model_copy(update=update)
        text = after_steps(text)
        is_short = asks_shortly(text) and bool(self._going.people())
        plain = self._prayed(text)
        if plain is None and not is_short:
            plain = self._plain(text) or self._plain(without_steps(text))
        if plain is not None:
            self._memory.partner = plain.target or self._memory.partner
            return plain
        to = self._addressed(text, is_short=is_short)
        if to is not None:
            return won(to, text, self.by_reader)
        if forages(text):
            found = self.by_reader(FORAGE)
            update = {"goal": "find something to eat", "manner": "forage", "opponent": None}
            return found.model_copy(update=update)
        return self._attempted(text)

    def as_attempt(self, text: str) -> Intent:
        """Return what words mean of which the player says that the dice decide them.

        Args:
            text: the words of one attempt, in any language.
        """
        read = self.read(text)
        found, other = read, read.instead
        if other is not None and other.needs_roll and not read.needs_roll:
            found = other
        elif not read.needs_roll:
            tried = f"I persuade {read.target}" if read.target and read.manner == "talk" else ""
            tried = SEARCH if read.manner == "look" else tried
            found = read_as_attempt(**self._case(), text=tried or text)
            found = found.model_copy(update={"goal": _whole(read.goal or found.goal, text)})
        return found.model_copy(update={"instead": None, "is_sure": True})

    @property
    def partner(self) -> str:
        """Whom the player speaks with at present; "" for nobody who is here."""
        return self._memory.partner if self._memory.partner in self._going.people() else ""

    @partner.setter
    def partner(self, name: str) -> None:
        self._memory.partner = name or self._memory.partner

    def _tried(self, text: str) -> Intent | None:
        """Return what is tried in a fight beside a blow, as the check that it is; else None."""
        tactic, fighting = tactic_in(text), self._seat.fighting
        against = foes(self._campaign.state, fighting) if tactic is not None else []
        hostile = [n for n in against if attitude(self._campaign.state, n) <= HOSTILE]
        if not fighting.is_running and moves_a_thing(text, self._going.people()):
            return None  # a crate that is shoved to the wall is no blow at whoever stands by
        if tactic is None or not ((fighting.is_running and against) or hostile):
            return None
        if not fighting.is_running and not self._is_against(text, tactic, hostile):
            return None
        said = {word for word in words(text)}
        whom = max(against, key=lambda name: len(said & set(words(name))))
        if not said & set(words(whom)):
            whom = next((n for n in fighting.against() if n in against), whom)
        slug = self._campaign.rule_system.info.slug
        kind = kind_of(tactic.manner, slug, is_magic=False, words=set(words(text)))
        read = self.by_reader(text)
        opponent = whom if tactic.resisted else None
        kind = "challenge" if opponent is None else kind
        reason = reason_of(kind, read.stitched, read.hindering, opponent)
        update: dict[str, object] = {"needs_roll": True, "kind": kind, "reason": reason}
        update["manner"] = tactic.manner
        update |= {"opponent": opponent, "target": opponent, "opponent_is_chosen": True}
        return read.model_copy(update=update)

    def _is_against(self, text: str, tactic: Tactic, hostile: Sequence[str]) -> bool:
        """Return whether something is tried against an enemy, where no fight is on.

        A ladder that is kicked off the wall shoves nobody, and whoever is named is meant.
        """
        people = self._going.people()
        if tactic.kind not in ("trip", "shove", "blind", "disarm", "hostage"):
            return True
        if lands_on(text, people) != "somebody":
            return False
        named = [name for name in people if is_called(text, [name])]
        return not named or any(name in hostile for name in named)

    def _threatened(self, text: str) -> Intent | None:
        """Return a demand with a threat behind it as the check that it is; None for other words."""
        fighting, people = self._seat.fighting, self._going.people()
        here = list(fighting.against()) if fighting.is_running else people
        if not here or not is_ultimatum(text):
            return None
        said = set(words(text))
        last = self._memory.partner if self._memory.partner in here else here[0]
        whom = next((name for name in here if said & set(words(name))), last)
        read = self.by_reader(f"I threaten {whom}")
        kind = kind_of(
            "intimidate", self._campaign.rule_system.info.slug, is_magic=False, words=said
        )
        reason = reason_of(kind, read.stitched, read.hindering, whom)
        self._memory.partner = whom
        update: dict[str, object] = {"needs_roll": True, "kind": kind, "reason": reason}
        update |= {"manner": "intimidate", "opponent": whom, "target": whom}
        update |= {"opponent_is_chosen": True, "goal": f"threaten {definite(whom).text}"}
        return read.model_copy(update=update)

    def _soothed(self, text: str) -> Intent | None:
        """Return what is to calm somebody as the attempt that it is, outside a fight; else None."""
        whom = "" if self._seat.fighting.is_running else soothed(text, self._going.people())
        if not whom:
            return None
        to = Addressed(who=whom, way="persuade")
        goal = re.sub(rf"^{SUBJECT}(?:try to )?", "", " ".join(text.split()), flags=re.IGNORECASE)
        return won(to, text, self.by_reader).model_copy(update={"goal": goal.rstrip(" .!")})

    def refined(self, text: str, plain: Intent) -> Intent:
        """Return what words mean after whoever reads beside the built-in reader has read them.

        They are asked about what the player said and never about a part or a rewording of it, so
        that one message is one call; what is plainly everyday is asked of nobody.

        Args:
            text: the words of one attempt, as the player has them.
            plain: how they were read.
        """
        if self.refiner is None or self._is_everyday(text):
            return plain
        plain = plain.model_copy(
            update={"instead": None}
        )  # whoever reads beside it is not in doubt
        read = self.refiner.refined(plain, **self._case(), text=text)
        return read.model_copy(update={"goal": _whole(read.goal, text)})

    def _is_everyday(self, text: str) -> bool:
        if self._seat.fighting.is_running:
            return False
        said = after_steps(text)
        return bool(self._plain(said) or self._plain(without_steps(said)))

    def _is_hiring(self, text: str) -> bool:
        """Whether words hire somebody or something where no purchase is rolled for."""
        asked = asked_for(text) if _HIRES.match(text.strip()) and self._going.people() else None
        belongings = self._campaign.rule_system.belongings
        is_bought = belongings is not None and belongings.rolls_purchases
        return asked is not None and asked.kind in ("person", "mount", "room") and not is_bought

    def _usual(self) -> str:
        """Return whom words are for that name nobody: who was spoken to last, else a friend."""
        people, cold = self._going.people(), self._going.cold()
        if self._memory.partner in people:
            return self._memory.partner
        return next((name for name in people if name not in cold), people[0])

    def _plain(self, text: str) -> Intent | None:
        going = self._going
        if not text:
            return None
        return everyday(
            text, people=going.people(), cold=going.cold(), here=going.place, known=going.known()
        )

    def _read_in_a_fight(self, text: str) -> Intent:
        plain = everyday(text, here=self._going.place)
        if plain is not None and plain.kind == "question":
            return plain
        if goes_on(text) and self._seat.fighting.against():
            foe = self._seat.fighting.against()[0]
            blow = self.by_reader(f"I attack {foe}")
            reason = reason_of("attack", blow.stitched, blow.hindering, foe)
            return blow.model_copy(update={"opponent": foe, "reason": reason})
        intent = self._attempted(text)
        against = self._seat.fighting.against()
        if against and intent.kind != "magic" and strikes_at_one(text):
            return self._blow_at(intent, against)
        foes = against if flees(text) and not said_aloud(text) else ()
        if not foes or (intent.needs_roll and intent.manner == "flee" and intent.opponent):
            return intent
        # Whoever stands against one does not let one go for the asking, however it is put.
        found = self.by_reader("I flee")
        slug = self._campaign.rule_system.info.slug
        kind = kind_of("flee", slug, is_magic=False, words={"flee"})
        flight = {"needs_roll": True, "kind": kind, "manner": "flee", "goal": "flee"}
        if not found.needs_roll or found.manner != "flee":
            reason = reason_of(kind, found.stitched, found.hindering, foes[0])
            found = found.model_copy(update={**flight, "reason": reason})
        return found.model_copy(update={"opponent": foes[0]})

    def _blow_at(self, intent: Intent, against: Sequence[str]) -> Intent:
        """Return a blow at whoever stands against one: "again" and "the hand" are nobody else."""
        said = set(words(intent.opponent or ""))
        foe = next((name for name in against if said & set(words(name))), against[0])
        blow = intent if intent.kind == "attack" else self.by_reader(f"I attack {foe}")
        reason = reason_of("attack", blow.stitched, blow.hindering, foe)
        update: dict[str, object] = {"opponent": foe, "target": foe, "opponent_is_chosen": True}
        return blow.model_copy(update={**update, "goal": intent.goal, "reason": reason})

    def once_more(self, text: str) -> str:
        """Return the words of one's last blow of this fight where words say no more than "again".

        Whoever goes on shooting shoots. Any other words stay, and so do these where whoever was
        aimed at is out of it.
        """
        return (self._last_blow() if goes_on(text) else "") or text

    def _last_blow(self) -> str:
        for number in range(self._campaign.next_roll - 1, 0, -1):
            action, _ = self._campaign.rolled(number)
            if action.op == "start_fight":
                break
            said = str(self._memory.declared(number).get("text") or "")
            if action.acting == self._seat.actor and said and not goes_on(said):
                is_up = getattr(action, "target", None) in self._seat.fighting.against()
                is_blow = _IS_BLOW in str(self._memory.declared(number)["intent"])
                return said if is_up and is_blow else ""
        return ""

    def _attempted(self, text: str) -> Intent:
        intent = self._unaimed(self._prayed(text) or self.by_reader(text, doubts=True), text)
        if intent.kind == "magic" and self._is_at_nobody(intent, text):
            return unresisted(intent, text, self._going.people(), prays=False)
        thing = sought(text)
        searched = self._searched(text)
        by_force = intent.needs_roll and intent.manner not in SOCIAL
        plain = " ".join(text.split())
        held = None if by_force else _TIES.match(plain)
        tied = self._awake(held or (_KNOCKS.match(plain) if _may_knock(intent) else None))
        if searched or tied:
            manner = "search" if searched else "grapple"
            return self._resisted(intent, text, searched or tied, manner=manner)
        if thing:
            return self._sought(intent, text, thing)
        manner = _told_manner(intent, text)
        return intent if manner == intent.manner else intent.model_copy(update={"manner": manner})

    def _resisted(self, intent: Intent, text: str, whom: str, *, manner: str = "search") -> Intent:
        """Return a search of somebody as what they do not let happen for the asking."""
        slug = self._campaign.rule_system.info.slug
        kind = kind_of(
            "steal" if manner == "search" else manner, slug, is_magic=False, words=set(words(text))
        )
        reason = reason_of(kind, intent.stitched, intent.hindering, whom)
        update: dict[str, object] = {"needs_roll": True, "kind": kind, "reason": reason}
        update |= {"opponent": whom, "target": whom, "opponent_is_chosen": True}
        return intent.model_copy(update={**update, "manner": manner})

    def _searched(self, text: str) -> str:
        """Return who is searched that stands there and is no friend; "" for things and nobody."""
        plain = " ".join(text.split())
        return self._awake(_SEARCHES.match(plain) or _GOES_INTO.match(plain))

    def _awake(self, found: re.Match[str] | None) -> str:
        """Return who is laid hands on that stands there and is no friend; "" for nobody."""
        said = set(words(found["whom"])) if found is not None else set()
        people, state = self._going.people(), self._campaign.state
        awake = (
            n for n in people if attitude(state, n) <= 0 and not self._seat.fighting.is_down(n)
        )
        if found is not None and found["whom"].casefold() in _ANY_OF_THEM:
            return self.partner if self.partner in awake else ""
        fits = (n for n in awake if said and said <= set(words(n)))
        # The harbour is not the harbour master: what is no name must say what somebody is.
        return next((n for n in fits if n[:1].isupper() or set(words(head_of(n))) <= said), "")

    def _is_at_nobody(self, intent: Intent, text: str) -> bool:
        """Return whether magic is to show or heal something, or is aimed at nobody who is named."""
        if asks_to_know(text) or aim_of(intent, text) == "heal":
            return True
        return not self._seat.fighting.is_running and not _SOMEBODY.search(text)

    def _unaimed(self, intent: Intent, text: str) -> Intent:
        """Return what was read; what is only to distract somebody is no blow at them."""
        whom = distracted(text) if intent.kind == "attack" else ""
        if not whom:
            return intent
        goal = re.sub(rf"^{SUBJECT}", "", " ".join(text.split()), flags=re.IGNORECASE)
        found = self.by_reader(f"I distract {whom}")
        return found.model_copy(update={"goal": goal.rstrip(" .!")})

    def _prayed(self, text: str) -> Intent | None:
        """Return what is asked of a god as the magic that it is; None for anything else."""
        people, own = self._going.people(), self._seat.traits()
        prayer = prayer_in(text, own, present=people)
        if prayer is None or not prayer.is_own or not prayer.request:
            return None
        found = self.by_reader(f"I cast a spell {prayer.request}")
        if found.kind != "magic":
            return None
        found = unresisted(found, text, people, prays=True)
        return found.model_copy(update={"goal": prayer.deed or found.goal, "target": found.target})

    def _sought(self, intent: Intent, text: str, thing: str) -> Intent:
        """Return words that look for something as the search that they are."""
        goal = re.sub(rf"^{SUBJECT}", "", " ".join(text.split()), flags=re.IGNORECASE)
        who = next((p for p in self._going.people() if set(words(thing)) <= set(words(p))), None)
        if who is not None:  # who is here is found by a look
            return Intent(needs_roll=False, kind="none", manner="look", goal=goal, target=who)
        if is_at_ease(thing, intent.manner) or (intent.needs_roll and intent.manner in FINDS):
            return intent
        found = self.by_reader(SEARCH)
        whole: dict[str, object] = {"goal": goal.rstrip(" .!"), "opponent": None, "target": None}
        if not (found.needs_roll and found.manner == "search"):
            reason = reason_of("challenge", found.stitched, found.hindering, None)
            whole |= {"needs_roll": True, "kind": "challenge", "manner": "search", "reason": reason}
        return found.model_copy(update=whole)

    def _case(self) -> Case:
        """Return what words are read against."""
        system = self._campaign.rule_system
        told = unsaid(self._memory.recent, self._seat.traits())
        return {
            "system": system.info.slug,
            "sheet": self._seat.sheet_data,
            "scene": scene_text(system, self._campaign.state, told),
        }

    def by_reader(self, text: str, *, doubts: bool = False) -> Intent:
        """Return how the reader reads words; with its doubts only where nothing else is known."""
        read = self.reader(**self._case(), text=text)
        read = read if doubts else read.model_copy(update={"instead": None})
        return _as_asked(
            calmed(read.model_copy(update={"goal": _whole(read.goal, text)}), text), text
        )

    def _addressed(self, text: str, *, is_short: bool) -> Addressed | None:
        """Return what words to somebody here come to; None for any others."""
        going = self._going
        if is_short or self._is_hiring(text):
            return Addressed(who=self._usual(), way="" if is_short else "persuade")
        to = addressed(text, people=going.people(), cold=going.cold(), last=self._memory.partner)
        self._memory.partner = to.who if to is not None and to.who else self._memory.partner
        if to is not None and to.who and asks_for_a_trifle(text):
            return replace(to, way="", manner="talk")  # nobody is won over for a match
        return to


_ASKS: Final = re.compile(
    r"(?:and |but |so |well,? )*(?:what|who|whose|where|why|when|how|which|do|does|did|is|are|was"
    r"|were)\b[^.!?]*\?",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"\b(?:i|we|me|us|my|our)\b", re.IGNORECASE)
_SOMEBODY: Final = re.compile(r"\b(?:him|her|them|they|he|she|everybody|everyone|all of)\b", re.I)
_OF_A_NOUN: Final = re.compile(
    r"(?:['’]s?|\b(?:the|a|an|my|his|her|their|its|our|your|some|any|with|of|two|three))$",
    re.IGNORECASE,
)


def _as_asked(intent: Intent, text: str) -> Intent:
    """Return a question where one was read as a deed: "What do you make of it?" makes nothing."""
    is_asked = _ASKS.fullmatch(text.strip()) is not None and not _OWN.search(text)
    if intent.kind != "challenge" or not is_asked:
        return intent
    return Intent(needs_roll=False, kind="question", manner=WORLD, goal=intent.goal)


_SAID_OF_ME: Final = {"my": "your", "me": "you", "myself": "yourself", "our": "your", "us": "you"}
_LONGEST: Final = 80


_CUT_AT: Final = 8
"""Words from which on a reader may have cut off what is tried."""
_MOST_MORE: Final = 6
_ENDS: Final = bag("and then but if so because while before after until when to for that which who")


def _to_its_end(goal: str, text: str) -> str:
    """Return what is tried with the words that a reader had no room for, up to a pause.

    Example:
        >>> said = "I offer the man from the salt works my lucky tooth if he forgets me"
        >>> _to_its_end("offer the man from the salt works your", said)
        'offer the man from the salt works your lucky tooth'
    """
    wanted = goal.casefold().split()
    said = [_SAID_OF_ME.get(word.lower(), word) for word in text.split()]
    low = [word.casefold() for word in said]
    if not wanted:
        return goal
    hyphened = f"{wanted[-1]}-"
    whole = next((word for word in low if word.startswith(hyphened)), "")
    if whole:  # "sawn" of "sawn-off"
        wanted[-1], goal = whole, f"{goal.rpartition(' ')[0]} {whole}"
    ends = [at for at in range(len(wanted), len(low) + 1) if low[at - len(wanted) : at] == wanted]
    if len(wanted) < _CUT_AT or not ends:
        return goal
    more = []
    for word in said[ends[0] : ends[0] + _MOST_MORE]:
        if word.casefold() in _ENDS:
            break
        more.append(word.rstrip(".,;:!?"))
        if more[-1] != word:
            break
    return " ".join((goal, *more))


def _whole(goal: str, text: str) -> str:
    """Return what is tried in the player's own words where a reader began it at a noun.

    Example:
        >>> _whole("pocket for a letter", "I search the dead man's pockets for a letter")
        "search the dead man's pockets for a letter"
        >>> _whole("climb the wall", "I climb the wall")
        'climb the wall'
        >>> _whole("tell the ferryman", "I tell the ferryman: let me go, and I pay")
        'tell the ferryman: "let me go, and I pay"'
    """
    spoken = re.fullmatch(r"(?P<before>[^:]{4,60}): ?(?P<what>\S.{3,300})", " ".join(text.split()))
    if spoken is not None and spoken["before"].endswith(goal):
        return _with_speech(goal, spoken["what"])
    first = goal.partition(" ")[0]
    found = re.search(rf"\b{re.escape(first)}(?:s|es)?\b", text) if first.isalpha() else None
    goal = _to_its_end(goal, text)
    told = re.fullmatch(rf"{SUBJECT}(?P<deed>.+?)[ .!…]*", " ".join(text.split()), re.IGNORECASE)
    if found is None or told is None or not _OF_A_NOUN.search(text[: found.start()].rstrip()):
        return goal
    said = [_SAID_OF_ME.get(word.lower(), word) for word in told["deed"].split()]
    whole = " ".join(said)
    return whole if len(whole) <= _LONGEST else goal


def _with_speech(goal: str, speech: str) -> str:
    """Return what is tried with what is said for it, as far as there is room for whole words."""
    plain = speech.strip(' "“”.!')
    room = _LONGEST - len(goal) - 4
    if len(plain) > room:
        plain = f"{plain[: max(room - 1, 0)].rpartition(' ')[0].rstrip(' ,;')} …"
    return f'{goal}: "{plain}"'


def _may_knock(intent: Intent) -> bool:
    """Return whether what was read may be a thing knocked off somebody, and is no blow at one."""
    return intent.kind != "attack" and not (intent.needs_roll and intent.manner in _GRABS)


_GRABS: Final = frozenset({"grapple", "fight", "steal", "shoot"})


def _told_manner(intent: Intent, text: str) -> str:
    """Return the kind of action that words are, where a reader took them for one near it."""
    if intent.manner == "forage" and thing_got("forage", text) is None:
        return "search"  # a bed is no meal
    is_no_meal = not _EATS.search(text) or _POURS.match(text) is not None
    if intent.manner == "eat" and intent.language == "en" and is_no_meal:
        return "handle"  # a lantern is lit, not a pipe
    if intent.kind == "purchase" and intent.manner not in _TRADE:
        return "buy"  # a drink is paid for, not a rest
    return intent.manner
