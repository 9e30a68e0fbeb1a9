"""Brings somebody new into the game while it is played: made from a few words, ready to roll."""

from typing import Final

from companion.errors import BadInputError
from companion.generators.budgets import POWERS
from companion.generators.scene import SceneNpc, make_for_scene
from companion.session import records
from companion.session.draws import DrawnDice
from companion.session.scene import made_as
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, SecretKept

STREAM: Final = "maker"
_KINDS: Final = ("npc", "monster", "creature")
_FACES: Final = 256
_TRIES: Final = 12
_LONGEST: Final = 1_000


def bring(sitting: Sitting, text: str) -> SceneNpc:
    """Make somebody from a few words and let them join; want and secret are the GM's.

    The seed comes from the campaign's own dice, so that the journal says who came and why. Where
    the story has an open thread, they are tied to one.

    Args:
        sitting: the game that is played.
        text: "a bitter customs officer", "monster: a rude door", "dangerous: a toll keeper".

    Raises:
        BadInputError: nothing says who.
    """
    kind, power, concept = read_wish(text)
    if not concept:
        raise BadInputError(
            "say who: /npc make a bitter customs officer; monster, creature or a power such as "
            "dangerous may stand before it"
        )
    campaign = sitting.campaign
    dice = DrawnDice(campaign, stream=STREAM, about=f"who comes: {concept[:80]}")
    seed = dice.face(_FACES) - 1 + _FACES * (dice.face(_FACES) - 1)
    threads = [e.name for e in sitting.book.ledger.entries("thread", standing=True)]
    thread = threads[seed % len(threads)] if threads else ""
    taken = tuple(campaign.state.characters)
    found = None
    for more in range(_TRIES):
        found = make_for_scene(
            campaign.rule_system.info.slug, seed + more * _FACES**2, concept,
            power=power, kind=kind, thread=thread, taken=taken,
        )  # fmt: skip
        if all(sitting.guard.shown(part) for part in (found.look, found.voice, found.want)):
            break
    assert found is not None
    campaign.apply(CharacterJoined(sheet=found.sheet), SecretKept(secret=secret_of(found)))
    campaign.append(records.MADE, {"name": str(found.sheet["name"]), "concept": concept[:200]})
    return found


def read_wish(text: str) -> tuple[str, str, str]:
    """Return kind, power and concept of what was typed.

    Example:
        >>> read_wish("dangerous monster: a rude door")
        ('monster', 'dangerous', 'a rude door')
        >>> read_wish("a minor official")
        ('npc', '', 'a minor official')
    """
    head, colon, rest = text.partition(":")
    words = head.casefold().split()
    is_told = bool(colon) and bool(words) and all(w in (*_KINDS, *POWERS) for w in words)
    if not is_told:
        first, _, more = text.strip().partition(" ")
        kind = first.casefold() if first.casefold() in _KINDS and more else "npc"
        return kind, "", " ".join((more if kind == first.casefold() else text).split())
    kind = next((word for word in words if word in _KINDS), "npc")
    power = next((word for word in words if word in POWERS), "")
    return kind, power, " ".join(rest.split())


def secret_of(found: SceneNpc) -> str:
    """Return what the GM knows about somebody, as one text."""
    hook = f" {found.hook}" if found.hook else ""
    return (
        f"{made_as(found.sheet['name'], found.concept)}{found.want} Secret: {found.secret}{hook}"[
            :_LONGEST
        ]
    )
