"""Chat models: one small protocol, adapters for servers and local files, retries, limits, cost.

Importing this package loads no model library; ``open_model`` does when a model is first used.
"""

from companion.models.arguments import distinct_calls, strict_arguments, strict_object
from companion.models.client import (
    ChatModel,
    Chunk,
    FinishReason,
    JsonSchema,
    Message,
    PromptRef,
    Reply,
    Request,
    Role,
    Shape,
    Tool,
    ToolCall,
    Usage,
    estimate_tokens,
)
from companion.models.limits import Limits, Meter, MeterReport
from companion.models.opening import open_model
from companion.models.record import call_record
from companion.models.retry import RetryPolicy
from companion.models.scripted import ScriptedChatModel

__all__ = [
    "ChatModel",
    "Chunk",
    "FinishReason",
    "JsonSchema",
    "Limits",
    "Message",
    "Meter",
    "MeterReport",
    "PromptRef",
    "Reply",
    "Request",
    "RetryPolicy",
    "Role",
    "ScriptedChatModel",
    "Shape",
    "Tool",
    "ToolCall",
    "Usage",
    "call_record",
    "distinct_calls",
    "estimate_tokens",
    "open_model",
    "strict_arguments",
    "strict_object",
]
