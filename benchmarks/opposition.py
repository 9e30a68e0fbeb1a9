"""How often somebody fitting gets the better of ordinary people and beasts in Stitcher.

Everybody who opposes is made on the spot, as in play: by ``/npc make`` from a few words, or by the
player's own words. The chance is the exact one that stands on the proposal, not a count of throws.
"""

import statistics
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.measure import report
from companion.cli.wiring import make_sitting
from companion.journal import Campaign, Journal
from companion.session.beginning import begin_anywhere
from companion.session.bringing import bring
from companion.session.exchange import Proposal
from companion.session.sitting import Sitting
from engine.api import CharacterJoined, EngineError, get_system

ACTS: Final = 300
LEAST, MOST = 0.40, 0.65
"""What ordinary opposition should leave to a character who fits the deed."""
PEOPLE: Final = (
    "a bitter customs officer who takes bribes", "a nervous night watchman", "a cunning innkeeper",
    "a proud ferryman", "a suspicious guard", "a tired nurse", "an old locksmith",
    "a boastful sailor", "a strict librarian", "a greedy pawnbroker", "a young clerk",
    "a gruff blacksmith", "a one-eyed smuggler", "a pious bell-ringer", "a bored sentry",
)  # fmt: skip
BEASTS: Final = ("a stray dog", "a mountain bear", "a river snake", "a pack of rats", "a lone wolf")
FITTING: Final = (
    (("Smooth talker (3)", "Fine coat", "Dagger"),
     ("I try to persuade {who} to let me pass", "I lie to {who} about why I am here",
      "I talk {who} into lending me the key", "I haggle with {who} over the price")),
    (("Thief (3)", "Dark cloak", "Lockpicks"),
     ("I sneak past {who}", "I steal the keys from {who}", "I hide from {who}")),
    (("Warrior (3)", "Sword", "Long rope"),
     ("I attack {who} with my sword", "I threaten {who} until they back down",
      "I wrestle {who} to the ground")),
)  # fmt: skip
WITH_BEASTS: Final = (
    (("Warrior (3)", "Sword", "Long rope"), ("I attack {who} with my sword",)),
    (("Animal trainer (3)", "Whistle", "Dagger"), ("I calm {who}",)),
    (("Thief (3)", "Dark cloak", "Lockpicks"), ("I sneak past {who}",)),
)  # fmt: skip
WORKS: Final = frozenset({"Overwhelming Success", "Regular Success", "Mixed Success"})


def sitting_of(journal: Journal, lines: tuple[str, ...], seed: int) -> Sitting:
    """Return a sitting that has begun with a character of these Traits and nobody else."""
    game = get_system("stitcher")
    campaign: Campaign = journal.create(f"c{seed}", "stitcher", seed=str(seed).encode())
    campaign.apply(
        CharacterJoined(sheet=game.play.draft_sheet("Mara", list(lines), campaign.state))
    )
    begin = begin_anywhere(campaign)
    sitting = make_sitting(campaign, "Mara")
    list(sitting.begin(begin.opening, threads=begin.threads))
    sitting.next_scene("the market square")
    return sitting


def chance_of(reply: object) -> float | None:
    """Return the chance that a proposed Opposing Roll works; None for anything else."""
    if not isinstance(reply, Proposal) or reply.request.opponent is None:
        return None
    return float(sum(p for label, p in reply.odds if label in WORKS))


def played(journal: Journal, count: int) -> dict[str, list[float]]:
    """Return the chances of that many deeds, by what was done."""
    random, found = Random(11), defaultdict[str, list[float]](list)
    for number in range(count):
        beast = random.random() < 0.25
        lines, deeds = random.choice(WITH_BEASTS if beast else FITTING)
        deed = random.choice(deeds)
        sitting = sitting_of(journal, lines, number)
        who = random.choice(BEASTS if beast else PEOPLE)
        if random.random() < 0.6:
            who = str(bring(sitting, f"creature: {who}" if beast else who).sheet["name"])
        else:
            who = f"the {who.split(' ', 1)[1]}"
        try:
            chance = chance_of(sitting.say(deed.format(who=who)))
        except EngineError:
            continue
        if chance is not None:
            found[deed].append(chance)
    return found


def main() -> None:
    """Play and print."""
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "a.db") as journal:
        found = played(journal, ACTS)
    everything = [chance for chances in found.values() for chance in chances]
    for deed, chances in sorted(found.items()):
        print(f"       {deed}: {statistics.mean(chances):.0%} of {len(chances)}")
    inside = sum(LEAST <= chance <= MOST for chance in everything) / len(everything)
    print(f"       between {LEAST:.0%} and {MOST:.0%} one by one: {inside:.0%}")
    mean = statistics.mean(everything)
    report(
        f"stitcher: a fitting deed against ordinary opposition, {len(everything)} deeds",
        f"{mean:.0%}", f"{LEAST:.0%} to {MOST:.0%}", holds=LEAST <= mean <= MOST,
    )  # fmt: skip


if __name__ == "__main__":
    main()
