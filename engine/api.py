"""The only engine module that other packages may import."""

from engine.answers import answer_line, error_object
from engine.core.calls import answer_call, answer_odds, as_numbers, parse_call, parse_json
from engine.core.choice import Choice, ChoiceMade, ChoicePending
from engine.core.effects import EFFECT_KINDS, Bounded, Effect, EffectApplied, Owed
from engine.core.model import (
    GM_ONLY,
    Action,
    DiceField,
    Event,
    Frozen,
    JsonValue,
    Outcome,
    Refusal,
    Resolution,
    SystemInfo,
)
from engine.core.parsing import parse_model, parse_settings
from engine.core.state import (
    CharacterJoined,
    CharacterLeft,
    DangerWarned,
    GameState,
    SecretKept,
    SettingsChanged,
    Sheet,
)
from engine.core.story import Clock, SceneSet, Standing, Story
from engine.core.system import Degree, RuleSystem, Rung, Viewer
from engine.dice.distribution import Distribution
from engine.dice.source import (
    Dice,
    GivenDice,
    RecordedDice,
    SeededDice,
    campaign_key,
    commitment,
)
from engine.errors import (
    CallError,
    ChanceError,
    EngineError,
    IllegalActionError,
    RollLimitError,
    RuleError,
    StateError,
    UnknownSystemError,
)
from engine.registry import get_system, system_slugs

__all__ = [
    "EFFECT_KINDS",
    "GM_ONLY",
    "Action",
    "Bounded",
    "CallError",
    "ChanceError",
    "CharacterJoined",
    "CharacterLeft",
    "Choice",
    "ChoiceMade",
    "ChoicePending",
    "Clock",
    "DangerWarned",
    "Degree",
    "Dice",
    "DiceField",
    "Distribution",
    "Effect",
    "EffectApplied",
    "EngineError",
    "Event",
    "Frozen",
    "GameState",
    "GivenDice",
    "IllegalActionError",
    "JsonValue",
    "Outcome",
    "Owed",
    "RecordedDice",
    "Refusal",
    "Resolution",
    "RollLimitError",
    "RuleError",
    "RuleSystem",
    "Rung",
    "SceneSet",
    "SecretKept",
    "SeededDice",
    "SettingsChanged",
    "Sheet",
    "Standing",
    "StateError",
    "Story",
    "SystemInfo",
    "UnknownSystemError",
    "Viewer",
    "answer_call",
    "answer_line",
    "answer_odds",
    "as_numbers",
    "campaign_key",
    "commitment",
    "error_object",
    "get_system",
    "parse_call",
    "parse_json",
    "parse_model",
    "parse_settings",
    "system_slugs",
]
