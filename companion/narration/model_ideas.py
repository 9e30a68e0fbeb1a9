"""A chat model that proposes consequences to a human GM, who takes, edits or leaves them.

It tells nothing: at that table only the human does. What it proposes is read like the first part of
a narration, cut by the engine, and filled up by the storyteller.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import Reply, Request, Shape
from companion.narration import prompt_parts
from companion.narration.brief import Brief, Stakes
from companion.narration.effects_line import FirstPart, effect_schema, read_effects
from companion.narration.model_narrator import Manners, is_honest
from companion.replying import ask_typed
from engine.api import Effect

TOKENS: Final = 600
TIMEOUT_S: Final = 30.0
THINKING: Final = "Looking for consequences ..."


class ModelIdeas:
    """Proposes effects; meets ``companion.narration.brief.Narrator`` and never says a word.

    Args:
        asker: the way to the model.
        manners: lines, veils and secrets of the table.
        recent: consequences that came lately, not to be repeated.
    """

    def __init__(
        self,
        asker: Asker,
        *,
        manners: Manners | None = None,
        recent: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self._asker = asker
        self._manners = manners or Manners()
        self._recent = recent

    @property
    def name(self) -> str:
        """Name of the chat model."""
        return self._asker.name

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        """Propose what a result changes; () where the model is of no help."""
        if brief.owed is None or not brief.degree:
            return ()
        request = self._request(brief)
        found = ask_typed(
            self._asker,
            request,
            lambda reply: self._read(reply, brief, request.messages[0].content),
            status=THINKING,
        )
        self._asker.say("")
        return found or ()

    def stakes(self, brief: Brief) -> Stakes:  # noqa: ARG002 - the protocol's argument
        """Leave the stakes to the human."""
        return Stakes(success="", failure="")

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:  # noqa: ARG002
        """Tell nothing."""
        return iter(())

    def talk(self, brief: Brief) -> Iterator[str]:  # noqa: ARG002
        """Say nothing."""
        return iter(())

    def _request(self, brief: Brief) -> Request:
        parts = prompt_parts.Parts(brief, self._manners.tone())
        prompt = prompt_parts.propose_effects(brief, parts, self._recent())
        return Request(
            messages=prompt.messages,
            purpose="effects",
            prompts=(prompt.ref, prompt_parts.effect_fields().ref),
            shape=Shape(name="effects", schema=effect_schema(brief)),
            max_tokens=TOKENS,
            timeout_s=TIMEOUT_S,
            deadline_s=TIMEOUT_S,
        )

    def _read(self, reply: Reply, brief: Brief, instructions: str) -> tuple[Effect, ...]:
        """Return the effects of a reply that can be meant.

        Raises:
            ModelReplyError: it is no object, or was cut off.
        """
        strict_object(reply)
        first = FirstPart()
        first.feed(reply.text)
        first.finish()
        gate = self._manners.gate(brief)
        gate.instructions = instructions
        return read_effects(first.raw, brief, is_honest=lambda effect: is_honest(effect, gate))
