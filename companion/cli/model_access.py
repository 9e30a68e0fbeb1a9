"""The way to a chat model: its address, its limits, and what is shown of the calls."""

from collections.abc import Callable
from decimal import Decimal

from companion.cli.screen import Screen
from companion.cli.waiting import Waiting
from companion.errors import SettingsError
from companion.models.asking import STORYTELLER, Asker
from companion.models.client import Request
from companion.models.kept import KeptReplies
from companion.models.limits import Limits, Meter
from companion.models.opening import open_model
from companion.settings import Settings


def with_address(settings: Settings, base_url: str) -> Settings:
    """Return settings with another address of the server.

    Raises:
        SettingsError: that is no address.
    """
    if not base_url:
        return settings
    from pydantic import ValidationError

    try:
        return Settings.model_validate({**settings.model_dump(), "base_url": base_url})
    except ValidationError as error:
        raise SettingsError(
            f"base_url cannot be {base_url!r}; write it like http://localhost:8080/v1"
        ) from error


def open_asker(
    name: str,
    settings: Settings,
    waiting: Waiting,
    *,
    offline: bool = False,
    show: Screen | None = None,
    max_cost: float = 0.0,
    instead: str = STORYTELLER,
    kept: KeptReplies | None = None,
) -> tuple[Asker, Meter]:
    """Return the way to a chat model, and what counts its calls.

    Args:
        name: of the model, as ``open_model`` reads it.
        settings: where its address is taken from.
        waiting: shows what is being waited for.
        offline: refuse a model that is not on this machine.
        show: where every request is printed before it is sent; None for nowhere.
        max_cost: most US dollars; 0 for no limit.
        instead: says what happens where the model fails.
        kept: replies of before, which stand for calls.

    Raises:
        SettingsError: the name cannot be read, or it needs a key or the network.
        UsageLimitError: a limit of cost for a model whose price is not known.
    """
    meter = Meter()

    def on_wait(seconds: float, reason: str) -> None:
        when = f" in {seconds:.0f} s" if seconds >= 1.0 else ""
        asker.say(f"{reason}; trying again{when} ...")

    chat_model = open_model(
        name,
        settings,
        meter=meter,
        limits=Limits(cost=Decimal(str(max_cost)) if max_cost else None),
        on_wait=on_wait,
        offline=offline,
        kept=kept,
    )
    shown = shown_on(show) if show is not None else _nothing
    asker = Asker(chat_model, meter=meter, say=waiting, show=shown, instead=instead)
    return asker, meter


def shown_on(screen: Screen) -> Callable[[Request], None]:
    """Return what prints a request on a screen."""

    def show(request: Request) -> None:
        prompts = ", ".join(f"{ref.id} {ref.version}" for ref in request.prompts)
        screen.line(f"--- to the chat model: {request.purpose} ({prompts})", "hint")
        for message in request.messages:
            screen.line(f"[{message.role}]", "hint")
            screen.line(message.content)
        if request.shape:
            screen.line(f"[the reply must be {request.shape.name} as JSON]", "hint")
        screen.line("---", "hint")

    return show


def _nothing(_: object) -> None:
    return None
