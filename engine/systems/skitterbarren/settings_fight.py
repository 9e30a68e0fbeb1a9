"""Readings for fights (RK-16 to RK-36)."""

from typing import Literal

from engine.core.model import Frozen
from engine.core.numbers import Whole
from engine.systems.skitterbarren.settings_dice import ruling


class CombatSettings(Frozen):
    """Readings for fights (RK-16 to RK-36)."""

    action_points_are_energy: bool = ruling(
        "RK-16",
        default=True,
        text="Whether the Action Points that Exhaustion 3 lowers are Energy Points. Yes, since "
        "nothing else has that name: 2 a turn, and actions of 3 points are out of reach.",
    )
    initiative_ties: Literal["wits_then_players_then_listed", "reroll"] = ruling(
        "RK-17",
        default="wits_then_players_then_listed",
        text="Who goes first on equal initiative: higher Wits, then players, then as listed.",
        computed=False,
    )
    surprise_rounds: Literal[1] = ruling(
        "RK-18",
        default=1,
        text="How long surprise lasts: the first round, without a turn and without a Reaction.",
        computed=False,
    )
    energy_carry_over: bool = ruling(
        "RK-19",
        default=False,
        text="Whether unspent Energy Points are kept for the next turn. No.",
    )
    defense_base: Whole = ruling(
        "RK-20",
        default=0,
        text="A base added to Knack and Armor Bonus in a Defense Rating. 0 as printed, which makes"
        " everybody without strong armour easy to hit on 3d6.",
    )
    attack_modifier_sources: Literal["attribute_aptitude_conditional", "with_skill"] = ruling(
        "RK-21",
        default="attribute_aptitude_conditional",
        text="What an attack roll adds: attribute, Aptitude and conditional modifiers. with_skill:"
        " the table also grants a skill, as a conditional modifier.",
        computed=False,
    )
    fourth_attack_penalty: Literal["continue_by_3", "stay_at_6"] = ruling(
        "RK-22",
        default="continue_by_3",
        text="The penalty of a fourth attack in a turn: -9 and on, or -6 as for the third.",
    )
    exempt_attack_is_penalised: bool = ruling(
        "RK-23",
        default=False,
        text="Whether an attack that does not count towards the penalty still suffers it. No.",
    )
    off_turn_attacks_penalised: bool = ruling(
        "RK-24",
        default=False,
        text="Whether attacks outside one's own turn suffer the penalty. No.",
    )
    damage_rule: Literal["lone_die", "separate_roll"] = ruling(
        "RK-25",
        default="lone_die",
        text="Where damage comes from: the lone die of the attack roll itself, which is what the "
        "engine computes. separate_roll: the table rolls again by hand.",
        computed=False,
    )
    minimum_damage: Whole = ruling(
        "RK-26", default=0, text="Least damage of a hit, after all modifiers."
    )
    auto_hit_on_lone_6: bool = ruling(
        "RK-27",
        default=False,
        text="Whether a lone 6 hits whatever the total is. No: it promises a Boon, not a success.",
    )
    withdrawal_includes_movement: bool = ruling(
        "RK-28",
        default=True,
        text="Whether a Withdrawal brings one movement pool of its own. Yes: its 3 points leave "
        "nothing to walk with.",
    )
    reaction_attack_trigger: Literal["leave_reach", "none"] = ruling(
        "RK-29",
        default="leave_reach",
        text="What draws a Reaction Attack: leaving an enemy's reach without a Withdrawal, or "
        "nothing.",
    )
    hide_difficulty: Literal["gm_dr", "opposed_awareness"] = ruling(
        "RK-30",
        default="gm_dr",
        text="What a Hide check is rolled against: a rating that the GM names. opposed_awareness: "
        "the GM takes it from a watcher's Awareness roll.",
        computed=False,
    )
    assist_bonus: Literal["1d4"] | Whole = ruling(
        "RK-31",
        default="1d4",
        text="What an Assist adds to the ally's roll: 1d4, or this number.",
    )
    assist_range_ft: Whole = ruling(
        "RK-32",
        default=5,
        text="Most feet from the helper to the ally and to the target when an attack is assisted.",
    )
    assist_expiry: Literal["helpers_next_turn", "allys_next_turn"] = ruling(
        "RK-32",
        default="helpers_next_turn",
        text="How long an Assist waits to be used: until the helper's next turn, or to the end of "
        "the ally's.",
        computed=False,
    )
    ready_uses_reaction: bool = ruling(
        "RK-33",
        default=True,
        text="Whether a readied action uses up the Reaction. Yes.",
    )
    reaction_refresh: Literal["round_start", "own_turn_start"] = ruling(
        "RK-34",
        default="round_start",
        text="When a used Reaction comes back: with the round, or with one's own turn.",
        computed=False,
    )
    doom_check_rule: Literal["generic_check", "disabled"] = ruling(
        "RK-35",
        default="generic_check",
        text="Doom checks, which the book has not written yet. generic_check: 3d6 and modifiers "
        "against a rating, no consequence of their own. disabled: refused.",
    )
    treat_wounds_rule: Literal["disabled", "generic_check"] = ruling(
        "RK-36",
        default="disabled",
        text="Treat Wounds, which the book has not written yet. disabled: refused. generic_check: "
        "a check against a rating that the GM names.",
    )
