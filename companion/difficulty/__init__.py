"""Suggests how hard an action is without a chat model: nearest calibrated examples and cues."""

from companion.difficulty.judge import Suggestion, suggest

__all__ = ["Suggestion", "suggest"]
