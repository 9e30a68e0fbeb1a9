"""How a new campaign begins: an adventure, a seed of one, a place of one's own, or a draw."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign
from companion.openings import Opening, draw_opening, opening_events, openings
from companion.openings.genres import genres_of
from companion.session import records
from companion.session.adventuring import opening_of, prepare
from companion.session.draws import DrawnDice
from companion.session.safety import Safety, decide
from companion.session.scene import elements_of
from companion.threads.ledger import fold_name
from engine.api import SecretKept

_MOST_SEEDS: Final = 40
"""Seeds that are drawn before one that crosses a line is taken with that part left out."""
RANDOM: Final = "random"
"""Name that asks for a random seed in place of an adventure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """How it begins.

    Attributes:
        opening: the first scene.
        threads: what is open from the start.
        title: title of the adventure; "" for none.
    """

    opening: Opening
    threads: tuple[str, ...] = ()
    title: str = ""


def agree(campaign: Campaign, *, lines: Sequence[str] = (), veils: Sequence[str] = ()) -> None:
    """Draw lines and hang veils before anything is told."""
    safety = Safety.of(campaign)
    for topic in lines:
        decide(campaign, safety, "line", topic)
    for topic in veils:
        decide(campaign, safety, "veil", topic)


def adventures_for(slug: str) -> dict[str, str]:
    """Return the shipped adventures of a game: name to title."""
    from companion.adventures import headlines

    return {name: title for name, (title, system) in headlines().items() if system == slug}


def adventure_meant(text: str, offered: Mapping[str, str]) -> str:
    """Return the name of the adventure that a player types; "" for none.

    Example:
        >>> adventure_meant("Last ferry", {"the-last-ferry": "The Last Ferry"})
        'the-last-ferry'
    """
    said = fold_name(text.replace("-", " ").strip(" ."))
    if said == RANDOM:
        return RANDOM
    return next((name for name, title in offered.items() if fold_name(title) == said), "")


def adventure_system(name: str) -> str:
    """Return the game that an adventure is for; "" for a random seed.

    Raises:
        BadInputError: there is no such adventure, or it has faults.
    """
    if name == RANDOM:
        return ""
    from companion.adventures import load_adventure

    return load_adventure(name).system


def begin_adventure(campaign: Campaign, name: str) -> Beginning:
    """Write an adventure into a new campaign.

    Args:
        campaign: the campaign, which has its characters and nothing else.
        name: name or file of the adventure, or "random".

    Raises:
        BadInputError: there is none, it has faults, or it is for another game.
    """
    slug = campaign.rule_system.info.slug
    if name == RANDOM:
        return _begin_seed(campaign, slug)
    from companion.adventures import load_adventure

    adventure = load_adventure(name)
    if adventure.system != slug:
        raise BadInputError(
            f"{adventure.title!r} is for {adventure.system}, and this campaign is {slug}"
        )
    prepare(campaign, adventure)
    return Beginning(opening=opening_of(adventure), threads=adventure.stakes, title=adventure.title)


def _begin_seed(campaign: Campaign, slug: str) -> Beginning:
    from companion.adventures.seeds import draw_seed

    safety = Safety.of(campaign)
    dice = DrawnDice(campaign, stream="opening", about="seed of an adventure")
    seed = draw_seed(slug, dice)
    for _ in range(_MOST_SEEDS):
        if not (crosses(safety, seed.opening) or safety.crossing(f"{seed.errand}. {seed.twist}")):
            break
        seed = draw_seed(slug, dice)
    campaign.apply(SecretKept(secret=seed.twist))
    return Beginning(opening=seed.opening, threads=(seed.errand,))


def begin_anywhere(campaign: Campaign, *, genre: str = "") -> Beginning:
    """Draw one of the openings that cross nothing.

    Args:
        campaign: the campaign, which has its characters and nothing else.
        genre: only openings of that genre; "" for those that suit the sheets of who plays.
    """
    safety = Safety.of(campaign)
    dice = DrawnDice(campaign, stream="opening", about="which opening")
    slug = campaign.rule_system.info.slug
    genres = {genre} if genre else genres_of(_names_on_sheets(campaign))
    opening = draw_opening(slug, dice, genres=genres, suits=lambda o: not crosses(safety, o))
    return Beginning(opening=opening, threads=opening.stakes)


def genres_for(slug: str) -> tuple[str, ...]:
    """Return the genres that a game has openings of, each once, in their order."""
    return tuple(dict.fromkeys(opening.genre for opening in openings(slug)))


_KIND: Final = re.compile(
    r"^(?P<kind>[^.!?\"“”]{0,60}?\b(?:story|tale|mystery|thriller|adventure|yarn|drama|saga))\b"
    r"(?= (?:by|in|at|on|about|with|set|of|like|please|where|from|near)\b|[\s.!,]*$)",
    re.IGNORECASE,
)
"""A kind of story that is asked for, and no place: an adventure park is one."""


def genre_meant(text: str, slug: str) -> str:
    """Return the genre of the game's openings that a player asks for; "" for none.

    Example:
        >>> genre_meant("Noir.", "stitcher"), genre_meant("the pier", "stitcher")
        ('noir', '')
        >>> [genre_meant(t, "stitcher") for t in ("a ghost story by the sea", "a western")]
        ['horror', 'western']
        >>> genre_meant("the haunted adventure park", "stitcher")
        ''
    """
    plain = text.strip(" .!").casefold().removesuffix(" please").rstrip(" ,")
    said = re.sub(r"^(?:an?|some|something) ", "", plain)
    genres = genres_for(slug)
    if said in genres:
        return said
    found = _KIND.match(plain)
    meant = genres_of([found["kind"]]) if found is not None else frozenset()
    return next((genre for genre in genres if genre in meant), "")


def _names_on_sheets(campaign: Campaign) -> list[str]:
    names = campaign.state.characters
    return [e.name for name in names for e in elements_of(campaign, name)]


def crosses(safety: Safety, opening: Opening) -> bool:
    """Return whether an opening has something in it that the table will not have."""
    names = [*(p.name for p in opening.people), *(c.name for c in opening.circumstances)]
    said = [opening.place, opening.trouble, *opening.stakes, *names]
    return bool(safety.crossing(" . ".join(said))) or any(
        safety.crossing(sentence) for sentence in opening.scene.split(". ")
    )


def enter(campaign: Campaign, opening: Opening, *, actor: str, threads: Sequence[str] = ()) -> None:
    """Write an opening into the campaign: place, people, circumstances and the first trouble.

    Args:
        campaign: the campaign.
        opening: how it begins.
        actor: name of the player's character.
        threads: what is at stake from the start; entered into the ledger.
    """
    wants = {person.name: person.wants for person in opening.people if person.wants}
    body = {
        "id": opening.id,
        "genre": opening.genre,
        "wants": wants,
        "actor": actor,
        "threads": list(threads),
        "premise": opening.premise,
        "absent": {
            **{one.name: [one.state, one.source] for one in opening.absent},
            **{one.name: ["absent", one.away] for one in opening.people if one.away},
        },
        "speaks": opening.speaks,
    }
    campaign.append(records.OPENING, body)
    campaign.apply(*opening_events(campaign.rule_system, opening))
