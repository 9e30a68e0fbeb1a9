"""Turns, Reactions, readied actions and assistance: the actions of the JSON calls for fights."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engine.core.model import Action, DiceField, Frozen, Maybe, Seq
from engine.core.numbers import Whole
from engine.systems.skitterbarren.tables import ACTION_COSTS

_NO_DICE: Final[tuple[DiceField, ...]] = ()
_FIELDS_OF: Final[dict[str, frozenset[str]]] = {
    "move": frozenset({"distance", "leaves_reach_of"}),
    "attack": frozenset({"exempt"}),
    "withdrawal": frozenset({"distance"}),
    "ready": frozenset({"action"}),
}


class TurnAction(Frozen):
    """One action of a turn.

    Attributes:
        type: move, attack, withdrawal, hide, assist, search, handling, ready, spell or a name that
            a class, a lineage or a creature brings.
        cost: Energy Points, where they differ from the printed ones or none are printed.
        distance: feet walked, of a move or a Withdrawal.
        leaves_reach_of: enemies whose melee reach a move leaves.
        exempt: an attack that does not count towards the successive-attack penalty.
        action: what is readied.
    """

    type: str
    cost: Maybe[Whole] = None
    distance: Maybe[Annotated[Whole, Field(ge=0)]] = None
    leaves_reach_of: Seq[str] = ()
    exempt: bool = False
    action: "Maybe[TurnAction]" = None

    @field_validator("distance", "leaves_reach_of", "exempt", "action")
    @classmethod
    def _belongs_to_type(cls, value: object, info: ValidationInfo) -> object:
        kind = info.data.get("type")
        if kind is not None and info.field_name not in _FIELDS_OF.get(kind, ()):
            raise PydanticCustomError("extra_forbidden", "is not a field of this kind of action")
        return value

    @model_validator(mode="after")
    def _is_whole(self) -> "TurnAction":
        if self.type == "move" and self.distance is None:
            raise PydanticCustomError("distance_missing_type", "a move needs its distance")
        if self.type == "ready" and self.action is None:
            raise PydanticCustomError("action_missing_type", "ready needs the action it readies")
        return self


class Turn(Action):
    """Play through the actions of one turn.

    Attributes:
        movement_pool: feet of one movement action; 0 for somebody who cannot move.
        actions: what is tried, in order.
        exhaustion: level of Exhaustion.
        surprised: whether the one whose turn it is was surprised.
        class_costs: type of an action to its cost for this character.
        energy_unspent_last_turn: read only where unspent points are kept.
    """

    op: Literal["turn"] = "turn"
    movement_pool: Whole = 0
    actions: Seq[TurnAction]
    exhaustion: Whole = 0
    surprised: bool = False
    class_costs: dict[str, Whole] = Field(default_factory=dict)
    energy_unspent_last_turn: Whole = 0

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "A turn: energy, costs, movement and the successive-attack penalty."

    @model_validator(mode="after")
    def _costs_are_known(self) -> "Turn":
        for index, action in enumerate(self.actions):
            one: TurnAction | None = action
            while one is not None:
                known = {*ACTION_COSTS, "ready", *self.class_costs}
                if one.type not in known and one.cost is None:
                    raise PydanticCustomError(
                        "unknown_cost",
                        "actions.{index}: nobody has printed a cost for {type}; give cost",
                        {"index": index, "type": repr(one.type)},
                    )
                one = one.action
        return self


class Reaction(Action):
    """Ask whether a Reaction is possible.

    Attributes:
        used_this_round: whether this round's Reaction is gone.
        surprised: whether the one who would react is surprised.
        own_turn: whether it is their own turn.
    """

    op: Literal["reaction"] = "reaction"
    used_this_round: bool = False
    surprised: bool = False
    own_turn: bool = False

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Whether a Reaction is possible: one a round, outside the own turn."


class ReadyAction(Action):
    """Ready an action and see what becomes of it.

    Attributes:
        energy: Energy Points left.
        action_cost: cost of the readied action.
        trigger_occurs: whether the named trigger comes.
        reaction_used: whether the Reaction was used before.
    """

    op: Literal["ready_action"] = "ready_action"
    energy: Whole
    action_cost: Whole
    trigger_occurs: bool = False
    reaction_used: bool = False

    dice_fields: ClassVar[tuple[DiceField, ...]] = _NO_DICE
    summary: ClassVar[str] = "Ready an action: paid now, done as a Reaction if its trigger comes."


class Assist(Action):
    """Help an ally.

    Attributes:
        mode: help a check or an attack.
        energy: Energy Points left.
        cost: what it costs this helper.
        helper_to_ally_ft: feet between helper and ally; needed for attacks.
        helper_to_target_ft: feet between helper and target; needed for attacks.
        used_after_helpers_next_turn: the ally rolls too late.
    """

    op: Literal["assist"] = "assist"
    mode: Literal["check", "attack"]
    energy: Whole
    cost: Whole = 3
    helper_to_ally_ft: Maybe[Whole] = None
    helper_to_target_ft: Maybe[Whole] = None
    used_after_helpers_next_turn: bool = False

    dice_fields: ClassVar[tuple[DiceField, ...]] = (DiceField(required=False),)
    summary: ClassVar[str] = "Assist an ally: a bonus on one check or attack."

    @model_validator(mode="after")
    def _near_enough_is_known(self) -> "Assist":
        distances = (self.helper_to_ally_ft, self.helper_to_target_ft)
        if self.mode == "attack" and None in distances:
            raise PydanticCustomError(
                "distance_missing_type",
                "helper_to_ally_ft and helper_to_target_ft are needed to assist an attack",
            )
        return self
