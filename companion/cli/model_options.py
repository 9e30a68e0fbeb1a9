"""Options of commands that may ask a chat model: ``ask``, ``suggest``, ``propose``, ``make``.

What they print is theirs alone; whatever is said about the chat model goes to standard error, so
that JSON stays JSON. Without ``--model`` no model is asked, whatever the settings say: these
commands answer at once and cost nothing unless a model is named.
"""

import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from companion.errors import BadInputError

if TYPE_CHECKING:
    from companion.models.asking import Asker

ModelOption = Annotated[
    str,
    typer.Option(
        help="Ask this chat model too: openai:NAME, ollama:NAME, a GGUF file ... "
        "What it gets wrong, the built-in answer replaces."
    ),
]
BaseUrlOption = Annotated[
    str, typer.Option(help="Address of an OpenAI-compatible server for the chat model.")
]


def checked_cost(value: float) -> float:
    """Return a limit of cost in US dollars as it was given; 0 is no limit.

    Raises:
        BadInputError: it is negative or no number, and so could never be kept.
    """
    if not (math.isfinite(value) and value >= 0):
        raise BadInputError(f"--max-cost cannot be {value:g}; give US dollars, such as 0.50")
    return value


MaxCostOption = Annotated[
    float,
    typer.Option(
        help="US dollars after which the chat model is asked no more.", callback=checked_cost
    ),
]
ShowPromptOption = Annotated[
    bool, typer.Option("--show-prompt", help="Print on standard error what the model is sent.")
]
OfflineOption = Annotated[
    bool, typer.Option("--offline", help="Refuse a chat model that is not on this machine.")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelWish:
    """What was said about a chat model on the command line.

    Attributes:
        name: of the model; "" for none.
        base_url: address of its server; "" for the settings' or the provider's own.
        max_cost: most US dollars; 0 for no limit.
        show_prompt: whether every request is printed.
        offline: whether a model that is not on this machine is refused.
    """

    name: str = ""
    base_url: str = ""
    max_cost: float = 0.0
    show_prompt: bool = False
    offline: bool = False

    @contextmanager
    def asker(self) -> "Iterator[Asker | None]":
        """Lend the way to the chat model, None for none; at the end tell what it cost.

        Raises:
            BadInputError: something was said about a model, and none is named.
            SettingsError: the name or the address cannot be used.
            UsageLimitError: a limit of cost for a model whose price is not known.
        """
        if not self.name:
            if self.base_url or self.max_cost or self.show_prompt:
                raise BadInputError("name the chat model as well: --model openai:NAME")
            yield None
            return
        from companion.cli.model_access import open_asker, with_address
        from companion.cli.screen import PlainScreen
        from companion.cli.waiting import Waiting
        from companion.settings import load_settings

        aside = PlainScreen(sys.stderr)
        waiting = Waiting(aside, is_live=sys.stderr.isatty(), tells_waits=False)
        asker, meter = open_asker(
            self.name,
            with_address(load_settings(), self.base_url),
            waiting,
            offline=self.offline,
            show=aside if self.show_prompt else None,
            max_cost=self.max_cost,
            instead="The built-in answer stands.",
        )
        try:
            yield asker
        finally:
            waiting("")
            if meter.calls:
                aside.line(meter.report().sentence())
