"""Which line of the inventory of Skitterbarren is enforced where, and what is left to telling."""

from typing import Final, Literal

from engine.core.play import Ledger

_HERE: Final = "engine.systems.skitterbarren."
_Status = Literal["enforced", "narrated", "open"]


def _row(number: int, where: str, note: str) -> Ledger:
    status: _Status = "enforced" if where else "narrated"
    if note.startswith("open: "):
        status, note = "open", note.removeprefix("open: ")
    full = where if not where or where.startswith("engine.") else _HERE + where
    return Ledger(id=f"K-{number:02d}", status=status, where=full, note=note)


def _rows(*lines: tuple[int, str, str]) -> tuple[Ledger, ...]:
    return tuple(_row(number, where, note) for number, where, note in lines)


LEDGER: Final = _rows(
    (1, "rolls.throw", "a pair and a lone die; the lone one keeps its place"),
    (2, "attacks.settle_attack", "one roll for hit and damage"),
    (3, "attacks.damage_of_hit", "lone die and damage modifiers"),
    (4, "checks.check_fields", "the same roll outside fights"),
    (5, "checks.flat_modifier", "skill, attribute and circumstances"),
    (6, "building.build_action", "proposed, argued and agreed on before the dice"),
    (7, "tables.succeeds", "equal or higher succeeds"),
    (8, "effects.owes", "what success and failure owe the story"),
    (9, "tables.band", "bands of the Difficulty Rating"),
    (10, "tables.degree_slug", "bands by margin are the house's; the result reports the margin"),
    (11, "rolls.outcome_of", "lone 6: a Boon"),
    (12, "rolls.outcome_of", "lone 1: a Blunder"),
    (13, "resources.boon_cap", "four Boons, and what traits add"),
    (14, "rolling.with_boons", "a d4 each, up to the outcome; the printed list is missing"),
    (15, "resources.blunder_cap", "four Blunders, five from party level 5"),
    (16, "rolling.with_blunders", "a d4 off a player's roll; further options are missing"),
    (17, "resources.held_after_gain", "both pools stay until spent"),
    (18, "fight.advance", "rounds and turns"),
    (19, "fight.finish", "a beaten side ends the fight; end_fight for other objectives"),
    (20, "fight.resolve_start", "the order is rolled once"),
    (21, "turns.resolve_initiative", "3d6 and Wits"),
    (22, "legality.can_act", "no action, movement or Reaction for the surprised"),
    (23, "turns.step", "as many actions as the energy pays for"),
    (24, "turns.energy_at_start", "three Energy Points a turn"),
    (25, "tables.ACTION_COSTS", "attack: 1"),
    (26, "attacks.penalty_after", "0, -3, -6 and on"),
    (27, "attacks.successive_penalty", "exempt attacks"),
    (28, "taking.check_take", "a spell's cost is named, 1 to 3"),
    (29, "turns.cannot_be", "Withdrawal: 3, one movement pool, no Reaction Attacks"),
    (30, "movement.leaves_reach_of", "leaving an enemy's reach draws a Reaction Attack"),
    (31, "taking.check_of", "Hide: 3, an Artifice check; the benefits are narrated"),
    (32, "reactions.resolve_assist", "Assist a check"),
    (33, "reactions.assist_refusal", "Assist an attack, within 5 ft"),
    (34, "taking.check_of", "Search: 3, Artifice or Awareness"),
    (35, "taking.check_of", "Handling: 2, with a check where a rating is named"),
    (36, "reactions.resolve_ready_action", "Ready: paid now, done as a Reaction"),
    (37, "fight.advance", "a readied action is wasted when the own turn comes"),
    (38, "turns.step", "Movement: 1 for each movement pool"),
    (39, "turns.step", "another action ends a movement action"),
    (40, "reactions.reaction_refusal", "one Reaction a round, outside the own turn"),
    (41, "fight.finish", "Reactions interrupt a move, which then goes on"),
    (42, "", "open: doom checks; by default an ordinary check (RK-35)"),
    (43, "", "open: Treat Wounds; by default refused (RK-36)"),
    (44, "legality.check_strike", "a target within range"),
    (45, "filling.fill", "modifiers of an attack, by name"),
    (46, "attacks.hits", "equal or above the Defense Rating"),
    (47, "attacks.flat_modifier", "attribute, Aptitude, circumstances"),
    (48, "attacks.defense_rating", "Knack and Armor Bonus"),
    (49, "sheets.defense_of", "Armor Bonus is given with the armour"),
    (50, "", "open: the section on damage; the lone die is used (RK-25)"),
    (51, "", "a table that skips survival leaves these actions out"),
    (52, "survival.usable_spaces", "squares of a bag"),
    (53, "sheets.squares_used", "larger things fill more squares"),
    (54, "tables.RUCKSACK_SPACES", "nine squares to begin with"),
    (55, "survival.resolve_equip_bag", "Brawn for larger bags"),
    (56, "survival.resolve_consume_provisions", "one provisions item a day"),
    (57, "survival.hungry_days", "the second foodless day of a week costs a point"),
    (58, "", "settlements sell provisions cheaply; no price is printed"),
    (59, "checks.settle_check", "foraging: Awareness"),
    (60, "rolling.settle", "what is found goes into the bag"),
    (61, "checks.settle_check", "preparing: Artifice"),
    (62, "actions.Source", "the item says whether it must be prepared"),
    (63, "checks.settle_check", "raw or soiled food: Vigor, else Food Poisoning"),
    (64, "journey.ask_to_drop", "two squares, and the owner chooses what goes"),
    (65, "tables.exhaustion_penalty", "-2 on skill and attribute checks"),
    (66, "turns.energy_at_start", "one Energy Point fewer"),
    (67, "survival.resolve_exhaustion_effects", "levels add up"),
    (68, "rest.plan_rest", "eight hours, once a day"),
    (69, "rest.plan_rest", "a disturbed rest is at risk"),
    (70, "", "shelter in settlements is found in the story"),
    (71, "rest.plan_rest", "bedrolls and camp kit in the wilds"),
    (72, "rest.resolve_long_rest", "3d6 against 5, else a Blunder"),
    (73, "journey.resolve_camp", "full health and resources"),
    (74, "tables.SKILLS", "the names in use"),
    (75, "", "open: whole chapters are missing; the house kit stands in when wanted"),
)
