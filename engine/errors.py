"""Errors of the engine.

EngineError
  RuleError            the request breaks a rule; safe to show to a player or a chat model
    IllegalActionError   the action is not allowed in this state; carries the rule's id
    RollLimitError       more dice than any game here ever throws
  CallError            a JSON call cannot be answered; carries kind, message and field
  StateError           saved data does not fit: wrong system, wrong version, unknown event
  UnknownSystemError   no rule system has this slug
  ChanceError          given dice: too few, too many, or a face the die does not have
"""

from typing import Literal

CallErrorKind = Literal[
    "bad_json",
    "unknown_system",
    "unknown_op",
    "bad_field",
    "bad_value",
    "bad_dice",
    "unknown_setting",
    "no_odds",
]


class EngineError(Exception):
    """Base of every error the engine raises on purpose."""


class RuleError(EngineError):
    """The request breaks a rule. The message is safe to show to a player or a chat model."""


class IllegalActionError(RuleError):
    """The action is not allowed in this state.

    Attributes:
        rule: id of the rule or ruling that forbids it, such as ``K-40``.
        message: one sentence for the player.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} [{rule}]")
        self.rule = rule
        self.message = message


class RollLimitError(RuleError):
    """One action asked for more dice than ``limit``."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"this roll was stopped after {limit} dice; lower the number of dice")
        self.limit = limit


class CallError(EngineError):
    """A JSON call cannot be answered.

    Attributes:
        kind: one of ``CallErrorKind``.
        message: what is wrong and what would be right.
        field: dotted path of the field, such as ``a.elements.0.weight``; None when no one field is
            to blame.
    """

    def __init__(self, kind: CallErrorKind, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.kind: CallErrorKind = kind
        self.message = message
        self.field = field


class StateError(EngineError):
    """Saved data does not fit: wrong system, wrong version, unknown event or character."""


class UnknownSystemError(EngineError):
    """No installed rule system has this slug."""

    def __init__(self, slug: str, installed: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {slug!r}; choose one of: {', '.join(installed)}")
        self.slug = slug
        self.installed = installed


class ChanceError(EngineError):
    """Given dice do not fit the roll.

    Attributes:
        lane: the list of dice that is wrong ("" is the main one).
    """

    def __init__(self, message: str, lane: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.lane = lane
