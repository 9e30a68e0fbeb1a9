"""Which line of the inventory is enforced where, and what is left to the telling."""

from typing import Final, Literal

from engine.core.play import Ledger

_HERE: Final = "engine.systems.altars."


def _rows(*lines: tuple[int, str, str]) -> tuple[Ledger, ...]:
    return tuple(_row(number, where, note) for number, where, note in lines)


def _row(number: int, where: str, note: str) -> Ledger:
    status: Literal["enforced", "narrated"] = "enforced" if where else "narrated"
    full = where if not where or where.startswith("engine.") else _HERE + where
    return Ledger(id=f"A-{number:02d}", status=status, where=full, note=note)


LEDGER: Final = _rows(
    (1, "combat.resolve_action", "a die against a difficulty die"),
    (2, "", "genre is agreed on in the opening; the licence is told with the rules"),
    (3, "state.AltarsSheet", "archetypes with a die each"),
    (4, "state.AltarsSheet", "initiative die"),
    (5, "", "what an archetype does not cover is judged at the table"),
    (6, "", "a name whose scope is not plain gets another wording"),
    (7, "rolls.roll_actor", "d4 for those without a fitting archetype"),
    (8, "scale.scale_of", "step scale; the second d10 is a setting"),
    (9, "scale.scale_of", "epic scale of 24 steps, by setting"),
    (10, "creation.creation_problems", "d6, d8, d10, d12"),
    (11, "drafting.draft_line", "an ancestry with abilities is an archetype with one of the dice"),
    (12, "drafting.draft_line", "names are free; whether they fit is judged at the table"),
    (13, "state.STARTING_HEALTH", "10 health points"),
    (14, "state.AltarsSheet", "origin and sketch"),
    (15, "gear.resolve_carry", "only what is listed can be used; deeds and effects move it"),
    (16, "advancement.resolve_relevant_die", "the best die of those that fit"),
    (17, "building.resist_with", "read generously: the best die that somebody has"),
    (18, "", "pure strength or speed: an archetype known for it may be rolled"),
    (19, "bands.LADDER", "difficulty dice from d4 to d20"),
    (20, "rolls.roll_difficulty", "several difficulty dice"),
    (21, "", "difficulty belongs to the action; the suggestion judges each one anew"),
    (22, "advancement.resolve_layperson", "one step harder for a layperson"),
    (23, "", "what is trivial just happens"),
    (24, "rolls.against_difficulty", "equal or higher succeeds; the margin is the degree"),
    (25, "rolls.roll_actor", "anybody may try anything"),
    (26, "settings.DiceSettings", "who rolls difficulty is noted; no number depends on it"),
    (27, "combat.resolve_opposed", "an opposing roll takes the place of the difficulty"),
    (28, "resistance.resistance_of", "the target's die, or a d4"),
    (29, "rolls.against_resistance", "a tie goes to resistance"),
    (30, "effects.owes", "a won resistance only avoids the act"),
    (31, "checks.check_actor", "a d4 for an Action Point, spent while declaring"),
    (32, "campaign.resolve_begin", "handed out at the start of each adventure, or by the GM"),
    (33, "rolls.situation_die", "advantages earn a die"),
    (34, "scale.advantage_die", "one die, by their number"),
    (35, "", "what works against somebody goes into the difficulty"),
    (36, "rolls.resistance_extras", "only a defence prepared and named earlier gets a die"),
    (37, "fights.resolve_start", "rounds; how long they are is told"),
    (38, "rounds.initiative_order", "initiative every round, highest first"),
    (39, "turns.check_turn", "one action a round"),
    (40, "binding.target_events", "resisting costs the action"),
    (41, "combat.resolve_attack", "combat actions are opposed rolls"),
    (42, "damage.Blow", "margin is damage"),
    (43, "resistance.resistance_of", "any die that fits, or a d4"),
    (44, "damage.after_harm", "damage comes off health"),
    (45, "combat.resolve_attack", "without fitting means the margin measures another effect"),
    (46, "damage.Blow", "improvised weapons do half"),
    (47, "combat.resolve_threat", "dangers have a die"),
    (48, "combat.resolve_action", "a failed dangerous action hurts by its margin"),
    (49, "combat.resolve_certain_damage", "certain damage"),
    (50, "campaign.rested_health", "1 health a day"),
    (51, "healing.resolve_heal", "the margin comes back over the rest"),
    (52, "healing.health_after", "supernatural healing works at once"),
    (53, "", "difficulty mirrors the wounds"),
    (54, "healing.attempt_refusal", "one attempt a day"),
    (55, "magic.resolve_magic", "success works, failure goes awry"),
    (56, "magic.casting_refusal", "every attempt costs 1 health"),
    (57, "", "stronger effects are harder"),
    (58, "", "conditions for magic are the GM's, told before the roll"),
    (59, "magic.is_opposed", "magic without harm in a fight"),
    (60, "magic.resolve_blast", "targets resist a blast and declare it first"),
    (61, "magic.blast_margin", "a blast has a difficulty too"),
    (62, "magic.blast_blow", "caster minus target is damage"),
    (63, "items.read_item", "a power with a die, or as a plain effect"),
    (64, "items.use_refusal", "uses of the day"),
    (65, "rolls.roll_actor", "the power's die on top of the archetype's"),
    (66, "items.doubles", "double damage against some"),
    (
        67,
        "belongings.AltarsBelongings",
        "treasure or coins buy what is dear, at the house's prices",
    ),
    (68, "campaign.resolve_finish", "1 experience point for an adventure"),
    (69, "advancement.Growth", "a die goes up a step"),
    (70, "advancement.Growth", "1 more of maximum health"),
    (71, "advancement.Growth", "a new archetype at d6, with a reason"),
    (72, "creation.resolve_monster", "initiative die and health"),
    (73, "state.AltarsSheet", "humanoids: archetypes"),
    (74, "state.AltarsSheet", "others: words with dice"),
    (75, "state.AltarsSheet", "both together"),
    (76, "creation.resolve_new_archetype", "name and definition"),
    (77, "samples.SAMPLE_ARCHETYPES", "32 sample archetypes in groups of ours"),
    (78, "state.AltarsSheet", "fields of the printed sheet"),
    (79, "creation.dice_choice", "two d6 and two d8"),
    (80, "creation.dice_choice", "three dice"),
    (81, "damage.Blow", "double damage without armour"),
    (82, "items.armour_of", "special armour"),
)
"""One row for every line of the inventory."""
