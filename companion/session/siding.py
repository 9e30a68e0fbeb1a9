"""Who of those present would take a hand: in a fight that begins, or against what is tried.

Being there is not enough. Whoever is struck at fights, and so do their own kind and those who hate
the players as they do; whoever means well, or has a quarrel of their own, stays out of it.
"""

import re
from typing import Final

from companion.narration.library import word_sets
from companion.narration.nouns import definite, head_of, is_beast
from companion.session.scene import AnyState, words
from engine.api import Effect

MERCY: Final = "At the mercy of {captor}"
"""How it stands in the scene that somebody has the players, who gave themselves up."""
HOSTILE: Final = -2
"""Attitude from which on somebody is an enemy; a cool one (-1) only minds their own business."""
SOCIAL: Final = frozenset({"persuade", "haggle", "deceive", "intimidate", "perform", "talk"})
"""Manners that are aimed at somebody: whoever is not spoken to is no side in them."""
BLOWS: Final = frozenset({"fight", "shoot", "grapple", "blast"})
"""Manners that are meant to beat somebody; a friend is never guessed to be meant."""
AWAY: Final = frozenset({"flee", "run", "chase"})
"""Manners of getting away; only somebody cool or hostile holds one, or who was opposed last."""
NOTICED: Final = frozenset({"sneak", "hide", "steal"})
"""Manners that anybody who is awake and no friend may notice."""

CALM: Final = "Fights no more"
"""Where somebody stands who was talked out of a fight, until somebody strikes at them."""

OWN_WORK: Final = frozenset(
    [
        *(
            "drive",
            "ride",
            "climb",
            "descend",
            "swim",
            "jump",
            "lift",
            "heal",
            "navigate",
            "repair",
        ),
        *("craft", "cook", "forage", "track", "appraise", "read", "recall"),
    ]
)
"""Manners of work that is done to things or for somebody: only an enemy stands in its way."""

_OWNED: Final = re.compile(r"(?P<owner>.+?)(?:'s|’s|s'|s’) ")
_ARTICLES: Final = frozenset({"a", "an", "the", "two", "three", "four", "some"})


def _house(titles: str, own: str) -> tuple[frozenset[str], frozenset[str]]:
    return frozenset(titles.split()), frozenset(own.split())


_HOUSES: Final = (
    _house(
        "priest priestess abbot abbess prior prioress bishop hierophant cardinal deacon prophet",
        "temple shrine altar acolyte novice monk nun cultist idol sanctum worshipper zealot",
    ),
    _house(
        "captain bosun boatswain skipper admiral mate corsair",
        "crew crewman sailor deckhand pirate marine oarsman rower galley ship",
    ),
    _house(
        "sheriff marshal inspector constable sergeant lieutenant captain commander overseer reeve"
        " prefect warden colonel general officer",
        "deputy guard watchman watch constable soldier sentry militiaman patrol trooper posse"
        " policeman guardsman warder",
    ),
    _house(
        "king queen regent lord lady duke duchess baron baroness vizier prince princess emperor"
        " count countess sultan khan",
        "guard knight champion soldier archer herald royal palace court retainer footman spearman",
    ),
    _house(
        "boss ringleader godfather don madam kingpin chief moneylender",
        "thug gang ganger goon bruiser henchman heavy enforcer gunman crook minion bodyguard",
    ),
    _house(
        "warlord chieftain chief khan captain warchief",
        "raider marauder bandit brigand outlaw orc goblin warrior rider reaver tribesman",
    ),
    _house(
        "handler houndmaster huntsman beastmaster tamer falconer kennelmaster shepherd",
        "hound dog hawk falcon mastiff chained tame trained leashed",
    ),
    _house(
        "wizard magus sorcerer sorceress necromancer witch warlock mage magician lich",
        "skeleton zombie golem imp familiar apprentice homunculus undead ghoul wight servant"
        " corpse",
    ),
)
"""Titles of those who lead, and words for those whom they lead."""


def people_of(state: AnyState) -> list[str]:
    """Return who of the GM's side is in the scene."""
    return [name for name, sheet in state.characters.items() if sheet.side == "gm"]


def attitude(state: AnyState, name: str) -> int:
    """Return somebody's attitude towards the players, -3 (hates) to 3 (devoted)."""
    return int(state.story.relations.get(name, 0))


def is_calm(state: AnyState, name: str) -> bool:
    """Return whether somebody was talked out of fighting, and has been left alone since."""
    return bool(state.story.positions.get(name) == CALM)


def stirred(name: str) -> Effect:
    """Return the effect that ends the calm of somebody at whom a blow is aimed."""
    return Effect(kind="position", change="set", target=name, name="On their guard")


_IN_SPORT: Final = re.compile(
    r"\b(?:arm[- ]?wrestl\w*|spar(?:s|ring)?|(?:friendly|fair) (?:fight|match|bout|contest)|contest"
    r"|match|in (?:jest|sport|play|fun)|playfully|practi[cs]e (?:bout|fight|with)|for a bet)\b",
    re.IGNORECASE,
)
"""Blows and holds that nobody takes amiss."""


def in_sport(text: str) -> bool:
    """Return whether blows and holds are a game between those who do them.

    Example:
        >>> in_sport("I challenge Tam to arm wrestling"), in_sport("I throw Tam to the ground")
        (True, False)
    """
    return bool(_IN_SPORT.search(text))


def made_enemy(
    state: AnyState, manner: str, struck: str | None, text: str = ""
) -> tuple[Effect, ...]:
    """Return that whoever is struck at is an enemy from then on; nothing where they are already.

    Args:
        state: the game.
        manner: kind of action.
        struck: whom it is aimed at; None for nobody.
        text: the player's words: what is done in sport makes no enemy.
    """
    if manner not in BLOWS or struck not in people_of(state) or in_sport(text):
        return ()
    if attitude(state, struck) <= HOSTILE:
        return ()
    name = {"target": struck, "name": "attitude", "size": abs(HOSTILE), "good": False}
    return (Effect.model_validate({"kind": "relation", "change": "set", **name}),)


def would_fight(state: AnyState, name: str, attacked: str) -> bool:
    """Return whether somebody takes part in a fight that begins with a blow at ``attacked``.

    Args:
        state: the game.
        name: somebody of the GM's side.
        attacked: whom the players strike at.
    """
    if name == attacked or are_alike(name, attacked):
        return True
    if belong_together(name, attacked):
        return attitude(state, name) <= 0  # nobody looks on while their own are cut down
    beasts = is_beast(definite(name)), is_beast(definite(attacked))
    if attitude(state, name) > HOSTILE or beasts[0] != beasts[1]:
        return False
    # Beasts that are out for blood need no common cause; people do.
    return attitude(state, attacked) <= (0 if all(beasts) else HOSTILE)


def fight_together(state: AnyState, attacked: str) -> list[str]:
    """Return who of the GM's side takes part in a fight that begins with a blow at ``attacked``.

    Whoever would stand by one of them is one of them: the captain by the guards, and the captain's
    brother by the captain.
    """
    found = [attacked]
    outside = [name for name in people_of(state) if name != attacked]
    for one in found:  # it grows while it is gone through
        found += [name for name in outside if name not in found and would_fight(state, name, one)]
    return found


def belong_together(one: str, other: str) -> bool:
    """Return whether one of two leads or owns the other, as far as their names tell.

    Example:
        >>> belong_together("High Priest Anu-Sem", "two temple eels")
        True
        >>> belong_together("Lord Ashgar's champion", "Lord Ashgar")
        True
        >>> belong_together("two temple eels", "the cook")
        False
    """
    return any(_leads(*pair) for pair in ((one, other), (other, one)))


def _leads(leader: str, led: str) -> bool:
    owner = _OWNED.match(led)
    owned_by = set(words(owner["owner"])) - _ARTICLES if owner else set()
    if owned_by and owned_by <= set(words(leader)):
        return True
    heads, followers = set(words(leader)), {_single(word) for word in words(led)}
    return any(heads & titles and followers & own for titles, own in _HOUSES)


def _single(word: str) -> str:
    return "wolf" if word == "wolves" else word.removesuffix("s")


def are_alike(one: str, other: str) -> bool:
    """Return whether two names are of the same kind: a guard and the guard captain.

    Example:
        >>> are_alike("a guard", "the guard captain"), are_alike("Old Meg", "Old Hob")
        (True, False)
        >>> are_alike("the two guards", "the nervous guard")
        True
    """
    first, second = set(words(one)), set(words(other))
    heads = {*words(head_of(one)), *words(head_of(other))}
    return bool(first & second & heads) and not (one[:1].isupper() and other[:1].isupper())


def would_oppose(state: AnyState, name: str, manner: str, *, last: str | None) -> bool:
    """Return whether somebody whom the player did not name would resist what is tried.

    Args:
        state: the game.
        name: somebody of the GM's side who is here.
        manner: kind of action.
        last: who opposed the players last in this scene; None for nobody.
    """
    if manner in BLOWS:
        return attitude(state, name) <= 0
    felt = attitude(state, name)
    if (
        (felt > 0 and manner in NOTICED)  # nobody goes unseen by a friend
        or (felt >= 0 and manner in AWAY and name != last)  # who minds nothing holds nobody
        or (felt > HOSTILE and manner in OWN_WORK)
    ):
        return False
    if name == last or len(people_of(state)) == 1:
        return True
    if manner in SOCIAL:
        return False
    bars = 0 if manner in NOTICED else HOSTILE
    return attitude(state, name) <= bars


_HE: Final = re.compile(r"\b(?:he|him|his)\b", re.IGNORECASE)
_SHE: Final = re.compile(r"\b(?:she|her|hers)\b", re.IGNORECASE)


def suits(name: str, text: str) -> bool:
    """Return whether the player's "his" or "her" may be said of somebody.

    Example:
        >>> suits("the ferrywoman", "I creep along behind his back"), suits("Albert", "his back")
        (False, True)
    """
    he, she = bool(_HE.search(text)), bool(_SHE.search(text))
    sets, said = word_sets(), set(words(name))
    woman = head_of(name).endswith(("woman", "maid", "girl")) or bool(said & sets["women"])
    man = not woman and (head_of(name).endswith(("man", "boy")) or bool(said & sets["men"]))
    return not (woman and he and not she) and not (man and she and not he)


def likeliest(state: AnyState, manner: str, *, last: str | None, text: str = "") -> str | None:
    """Return who here would most of all resist what is tried; None where nobody would.

    Args:
        state: the game.
        manner: kind of action.
        last: who opposed the players last in this scene; None for nobody.
        text: the player's words, for a "his" or "her" in them.
    """
    would = [n for n in people_of(state) if would_oppose(state, n, manner, last=last)]
    order = {n: (not suits(n, text), n != last, attitude(state, n)) for n in would}
    return min(would, key=order.__getitem__, default=None)
