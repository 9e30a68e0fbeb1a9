"""Which line of the inventory of Stitcher is enforced where, and what is left to the telling."""

from typing import Final, Literal

from engine.core.play import Ledger

_HERE: Final = "engine.systems.stitcher."
_Status = Literal["enforced", "narrated", "open"]


def _rows(*lines: tuple[int, str, str]) -> tuple[Ledger, ...]:
    return tuple(_row(number, where, note) for number, where, note in lines)


def _row(number: int, where: str, note: str) -> Ledger:
    status: _Status = "enforced" if where else "narrated"
    if note.startswith("open: "):
        status, note = "open", note.removeprefix("open: ")
    full = where if not where or where.startswith("engine.") else _HERE + where
    return Ledger(id=f"S-{number:02d}", status=status, where=full, note=note)


LEDGER: Final = _rows(
    (1, "", "themes and tone are agreed on in the opening of a game"),
    (2, "turns.take_turn", "turns inside counted rounds; outside them play goes by the talk"),
    (3, "engine.core.story.SceneSet", "a scene opens without anybody's turn"),
    (4, "pools.assemble", "what is argued for becomes dice"),
    (5, "settings.StitcherSettings", "a list of Patches, empty"),
    (6, "", "no classes, no fixed setting"),
    (7, "counting.degree_of", "pass or fail on one axis, side effects on the other"),
    (8, "state.StitcherSheet", "free words on a sheet"),
    (9, "engine.core.story.Standing", "a scene has weighted elements of its own"),
    (10, "creation.parse_trait", "Weight in brackets, 1 without"),
    (11, "traits.is_single_weight", "the table lists Traits without degrees"),
    (12, "", "the same Trait at 5 is told as far better than at 2"),
    (13, "tables.trait_category", "Quality"),
    (14, "tables.trait_category", "Skill"),
    (15, "tables.trait_category", "Object"),
    (16, "checks.check_active", "only what stands on the sheet is pooled; nothing is implied"),
    (17, "traits.edit", "gain, lose, raise, lower"),
    (18, "creation.creation_problems", "five points"),
    (19, "creation.creation_problems", "no Weight below 1"),
    (20, "creation.creation_problems", "one Trait at 3, the rest lower"),
    (21, "actions.CreateCharacter", "other points and caps for one character or a table"),
    (22, "", "whatever is not listed is average"),
    (23, "tables.weight_label", "scale of Weights"),
    (24, "creation.creation_problems", "a name is needed"),
    (25, "creation.notation_line", "notation out; parse_trait reads it"),
    (26, "play.StitcherPlay.draft_line", "says what is left and why a line cannot stand"),
    (27, "", "a roll only when the result is open"),
    (28, "pools.assemble", "a starting die for each participant"),
    (29, "pools.element_dice", "Weight as dice"),
    (30, "pools.element_dice", "other elements: their Weight or one die"),
    (31, "pools.distinct", "the same element once"),
    (32, "pools.cut", "at most five dice"),
    (33, "pools.cut", "pairs above five are automatic Successes"),
    (34, "counting.throw", "4, 5 and 6 succeed"),
    (35, "counting.throw", "a 6 is critical and brings a die"),
    (36, "counting.throw", "exploded dice are outside the limit"),
    (37, "counting.throw", "a 1 is a Critical Failure"),
    (38, "challenge.resolve_challenge", "one active side, of the players or the GM"),
    (39, "challenge.resolve_challenge", "more Successes than the DS"),
    (40, "tables.difficulty_label", "scale of difficulty"),
    (41, "pools.raised_ds", "nothing takes dice away; the DS goes up"),
    (42, "pools.raised_ds", "negative Traits raise the DS"),
    (43, "pools.raised_ds", "circumstances raise the DS"),
    (44, "counting.degree_of", "regular success and failure"),
    (45, "counting.Tally", "criticals cancel one for one"),
    (46, "counting.degree_of", "Overwhelming Success; effects.owes asks for a gain"),
    (47, "counting.degree_of", "Mixed Success; effects.owes asks for a setback"),
    (48, "counting.degree_of", "Mixed Failure; effects.owes asks for a gain"),
    (49, "counting.degree_of", "Disaster; effects.owes asks for loss and trouble"),
    (50, "tables.consequence_size", "size by DS; effects.owes holds the bound"),
    (51, "effects.apply_effect", "consequences are changes of Traits"),
    (52, "", "no money is tracked; average means are the starting die"),
    (53, "challenge.resolve_purchase", "buying is a Challenge"),
    (54, "tables.PRICES", "price scale"),
    (55, "challenge.resolve_purchase", "wealth adds dice"),
    (56, "challenge.resolve_purchase", "cash adds dice and is erased"),
    (57, "building.is_opposed", "haggling as an Opposing Roll"),
    (58, "opposed.resolve_opposed", "two active sides, no DS"),
    (59, "opposed.pools_of", "a pool for each side"),
    (60, "opposed.pools_of", "negative Traits feed the other pool"),
    (61, "pools.element_dice", "protective gear adds dice"),
    (62, "opposed.resolve_opposed", "more Successes win"),
    (63, "opposed.dice_compared", "fewest dice win a tie"),
    (64, "counting.throw_tiebreak", "extra dice until it is decided"),
    (65, "opposed.resolve_opposed", "the winner's degree"),
    (66, "effects.owes", "one roll settles a round; the GM says what winning means"),
    (67, "pools.assemble", "one pool and one limit for a team"),
    (68, "turns.turn_refusal", "helpers use up their turn"),
    (69, "pools.fed_by", "a team's negative Traits"),
    (70, "turns.resolve_team_turn", "the GM's side may team up as well"),
    (71, "effects.apply_effect", "harm is a Trait"),
    (72, "", "death is rare and comes from the fiction"),
    (73, "effects.resolve_death_gate", "no death without a warning; effects.owes holds it"),
    (74, "", "whether a dead character can come back depends on setting and GM"),
    (75, "engine.core.state.CharacterJoined", "a new character may enter at any time"),
    (76, "", "open: no health track, inventory or combat rules in the core"),
    (77, "", "open: an idea for a Patch, levels"),
    (78, "", "open: an idea for a Patch, Traits that are used up"),
    (79, "", "open: an idea for a Patch, Luck"),
    (80, "", "open: an idea for a Patch, Traits that hold others"),
    (81, "", "open: an idea for a Patch, basic statistics"),
    (82, "", "open: an idea for a Patch, burden"),
    (83, "", "open: an idea for a Patch, advancement"),
    (84, "", "open: an idea for a Patch, Morale"),
    (85, "play.StitcherPlay.opponent_sheet", "an opponent may be one weighted Trait"),
    (86, "", "credited in info, NOTICE and the corpus"),
)
"""One row for every S-id of the inventory."""
