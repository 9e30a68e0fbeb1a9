"""The engine as tools of a chat model: derived from the action types, read strictly, bounded.

schema.py   JSON schemas from the pydantic types, with only what exists to choose from
fitting.py  arguments that drifted ("Hard", "3", one name for a list) brought into the schema
spoken.py   calls that were written into the text; text without tool markup
box.py      ``ToolBox``: what is offered, and what a call does
talk.py     ``converse``: a model, its calls and their results, within a few rounds
questions.py  questions in play, answered with tools that look things up and change nothing

A model never sets a die, never names an outcome and never edits a sheet: what is offered is decided
by dice or reads. In read-only mode nothing that changes the game is offered or run.
"""

from companion.tools.box import ToolBox, ToolCallError, ToolResult
from companion.tools.spoken import calls_in_text, without_markup
from companion.tools.talk import Conversation, converse

__all__ = [
    "Conversation",
    "ToolBox",
    "ToolCallError",
    "ToolResult",
    "calls_in_text",
    "converse",
    "without_markup",
]
