"""Opens the campaign to play: one that exists, or a new one with its character and its dice."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.cli.company import read_sheet
from companion.cli.drafting import draft_character
from companion.cli.lines import LineSource
from companion.cli.questions import own_words, pick_beginning, pick_campaign, pick_system
from companion.cli.screen import Screen
from companion.errors import BadInputError
from companion.journal import Campaign, Journal
from companion.session.beginning import Beginning, adventure_system, agree, begin_adventure
from companion.session.party import Party
from engine.api import CharacterJoined, get_system


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What a game shall be like, as far as the player has said.

    Attributes:
        name: of the campaign; "" for a new one with a free name, or to be asked.
        system: slug of the game; "" to be asked.
        seed: of the dice; "" for dice that nobody knows.
        character: file of a sheet; None to draft one.
        adventure: name or file of an adventure, or "random"; "" for none.
        lines: topics that are never told.
        veils: topics that fade.
        by_hand: a human GM plays.
    """

    name: str = ""
    system: str = ""
    seed: str = ""
    character: Path | None = None
    adventure: str = ""
    lines: tuple[str, ...] = ()
    veils: tuple[str, ...] = ()
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A campaign that is ready to be played.

    Attributes:
        campaign: the campaign.
        actor: name of the character who acts.
        beginning: how it begins; None for a campaign that goes on.
    """

    campaign: Campaign
    actor: str
    beginning: Beginning | None = None


class Starting:
    """Opens campaigns of one journal.

    Args:
        journal: the journal.
        source: where answers to questions come from.
        screen: where everything is shown.
    """

    def __init__(self, journal: Journal, source: LineSource, screen: Screen) -> None:
        self._journal = journal
        self._source = source
        self._screen = screen

    def open(self, wishes: Wishes) -> Opened | None:
        """Open the campaign that is meant, or start one; None when the player leaves instead.

        Raises:
            BadInputError: something cannot be as it is wished.
        """
        known = {info.name.casefold() for info in self._journal.list()}
        name = wishes.name if wishes.name.casefold() in known else ""
        slug = ""
        if not name:
            slug = adventure_system(wishes.adventure) if wishes.adventure else ""
            is_new = wishes.name or wishes.character or wishes.adventure
            if not is_new and self._source.interactive and known:
                picked = pick_campaign(self._journal, self._source, self._screen)
                if picked is None:
                    return None
                name = picked
        if name:
            self._only_for_new(name, wishes)
            return self._known(name, wishes)
        game = wishes.system or slug or pick_system(self._source, self._screen)
        return None if game is None else self._new(game, wishes, known)

    def _new(self, slug: str, wishes: Wishes, known: set[str]) -> Opened | None:
        game = get_system(slug)
        self._screen.line(f"A new game of {game.info.title}. {game.info.credit}", "hint")
        settings = _house(slug)
        if wishes.character:
            sheet = read_sheet(slug, wishes.character)
        else:
            state = game.new_state(settings)
            drafted = draft_character(self._source, self._screen, game, state)
            if drafted is None:
                self._screen.line("No character, no game: nothing was started.", "hint")
                return None
            sheet = drafted
        actor = str(sheet["name"])
        campaign = self._journal.create(
            wishes.name or _free_name(actor, known),
            slug,
            seed=wishes.seed.encode() if wishes.seed else None,
            player_text=own_words(self._source, self._screen) if not wishes.seed else "",
            settings=settings,
        )
        campaign.apply(CharacterJoined(sheet=sheet))
        self._screen.line(
            f"Campaign {campaign.name!r}. Dice commitment: {campaign.commitment[:16]}", "hint"
        )
        agree(campaign, lines=wishes.lines, veils=wishes.veils)
        return self._begun(campaign, actor, wishes)

    def _begun(self, campaign: Campaign, actor: str, wishes: Wishes) -> Opened | None:
        if wishes.adventure:
            return Opened(campaign, actor, begin_adventure(campaign, wishes.adventure))
        beginning = pick_beginning(campaign, self._source, self._screen, by_hand=wishes.by_hand)
        if beginning is None:
            self._journal.delete(campaign.name)
            self._screen.line("Nothing was started.", "hint")
            return None
        return Opened(campaign, actor, beginning)

    def _known(self, name: str, wishes: Wishes) -> Opened:
        campaign = self._journal.campaign(name)
        for finding in campaign.damage:
            self._screen.line(finding.sentence, "error")
        actor = Party(campaign).who_acts()
        if actor is None:
            raise BadInputError(
                f"the campaign {campaign.name!r} has no character yet; start another with "
                "`dicebound play --campaign NAME`"
            )
        agree(campaign, lines=wishes.lines, veils=wishes.veils)
        return Opened(campaign, actor)

    def _only_for_new(self, name: str, wishes: Wishes) -> None:
        """Refuse what would be ignored: a campaign that exists keeps its game, dice and people.

        Raises:
            BadInputError: an option holds only for a new campaign.
        """
        info = next(i for i in self._journal.list() if i.name.casefold() == name.casefold())
        if wishes.system and wishes.system != info.system:
            raise BadInputError(
                f"the campaign {info.name!r} plays {info.system}, not {wishes.system}; leave "
                "--system out, or name a new campaign"
            )
        given = {
            "--seed": wishes.seed,
            "--character": wishes.character,
            "--adventure": wishes.adventure,
        }
        for option, value in given.items():
            if value:
                more = "; /join FILE lets somebody join" if option == "--character" else ""
                raise BadInputError(
                    f"{option} is for a new campaign, and {info.name!r} exists already; leave it "
                    f"out to go on, or name a new campaign{more}"
                )


def _house(slug: str) -> dict[str, Any]:
    # Where a book prints too little to play by, our own small kit is on in play (never in calls).
    has_kit = "house_kit" in get_system(slug).settings_type.model_fields
    return {"house_kit": True, "gm_blunders": "sparing"} if has_kit else {}


def _free_name(actor: str, known: set[str]) -> str:
    number, name = 1, actor
    while name.casefold() in known:
        number += 1
        name = f"{actor} {number}"
    return name
