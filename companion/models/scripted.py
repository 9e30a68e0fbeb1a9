"""A chat model that says what it was told to say: the double for tests and demonstrations."""

import re
from collections.abc import Callable, Iterator, Sequence

from companion.errors import ModelUnavailableError
from companion.models.client import Chunk, Reply, Request, Usage, estimate_input, estimate_tokens

Scripted = str | Reply | Exception
Script = Sequence[Scripted] | Callable[[Request], Scripted]


class ScriptedChatModel:
    """Answers from a list, or by a function of the request.

    Attributes:
        requests: every request so far, oldest first.
    """

    def __init__(
        self,
        script: Script,
        *,
        name: str = "scripted",
        before_piece: Callable[[], None] | None = None,
    ) -> None:
        """Take the script.

        Args:
            script: replies in order, or a function. A text is a whole reply, an exception is
                raised. When a list is used up the model is unavailable.
            name: name to show.
            before_piece: called before every piece of a stream; a test makes a slow model with it.
        """
        self._script = script
        self._name = name
        self._before_piece = before_piece
        self.requests: list[Request] = []

    @property
    def name(self) -> str:
        """Name to show."""
        return self._name

    def complete(self, request: Request) -> Reply:
        """Return the next reply of the script."""
        self.requests.append(request)
        if self._before_piece:
            self._before_piece()
        return self._next(request)

    def stream(self, request: Request) -> Iterator[Chunk]:
        """Return the next reply word by word."""
        self.requests.append(request)
        reply = self._next(request)
        for piece in re.findall(r"\s*\S+\s*$|\s*\S+", reply.text):
            if self._before_piece:
                self._before_piece()
            yield Chunk(text=piece)
        yield Chunk(reply=reply)

    def _next(self, request: Request) -> Reply:
        if callable(self._script):
            found = self._script(request)
        elif len(self.requests) > len(self._script):
            raise ModelUnavailableError(
                f"the script of {self._name} has only {len(self._script)} replies"
            )
        else:
            found = self._script[len(self.requests) - 1]
        if isinstance(found, Exception):
            raise found
        if isinstance(found, Reply):
            return found
        usage = Usage(
            input_tokens=estimate_input(request),
            output_tokens=estimate_tokens(found),
            is_estimate=True,
        )
        return Reply(text=found, usage=usage, chat_model=self._name)
