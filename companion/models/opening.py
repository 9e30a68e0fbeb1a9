"""From the name of a chat model to the model, wrapped so that it retries, is counted and stops.

Nothing is loaded and no address is looked up before the first call.
"""

import ipaddress
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from companion.errors import SettingsError
from companion.models.client import ChatModel
from companion.models.guarded import GuardedModel
from companion.models.kept import KeepingModel, KeptReplies
from companion.models.limits import Limits, Meter, MeteredModel
from companion.models.masking import learn_address
from companion.models.pricing import FREE, Price, price_of
from companion.models.retry import RetryingModel, RetryPolicy
from companion.settings import Settings, checked_address, settings_file

OLLAMA_URL: Final = "http://localhost:11434/v1"
_BARE: Final = (("gpt-", "openai"), ("o1", "openai"), ("o3", "openai"), ("claude", "anthropic"))


def open_model(
    name: str,
    settings: Settings,
    *,
    meter: Meter | None = None,
    limits: Limits | None = None,
    policy: RetryPolicy | None = None,
    on_wait: Callable[[float, str], None] | None = None,
    offline: bool = False,
    kept: KeptReplies | None = None,
) -> ChatModel:
    """Return a chat model by its name.

    Args:
        name: ``openai:NAME``, ``ollama:NAME``, ``anthropic:NAME`` or another provider of
            ``init_chat_model``, ``langchain:PROVIDER:NAME`` to go through LangChain in any case,
            or a GGUF file (``local:FILE``, or a path that ends in ``.gguf``).
        settings: where ``base_url`` is taken from.
        meter: where calls are counted; a new one when None.
        limits: what the session may use.
        policy: how often and how patiently a failed call is made again.
        on_wait: told the seconds and the reason before each wait.
        offline: refuse every model that is not on this machine.
        kept: replies of before, which stand for calls; None asks every time.

    Returns:
        The model. Its library is loaded at the first call.

    Raises:
        SettingsError: the name cannot be read, or it needs the network and ``offline`` is set.
        UsageLimitError: a limit of cost for a model whose price is not known.
    """
    full = _full_name(name, settings)
    provider, _, rest = full.partition(":")
    if provider == "local":
        from companion.models.local import LocalModel

        local = GuardedModel(LocalModel(Path(rest).expanduser()), keeps_time=True)
        return _wrapped(local, FREE, meter, limits, policy, on_wait, kept)
    address = checked_address(_address(provider, settings))
    learn_address(address)
    at_home = is_loopback(address) if address else False
    if offline and not at_home:
        raise SettingsError(
            f"{full!r} needs the network and play is offline; "
            "choose a GGUF file or a server on this machine, or leave out --offline"
        )
    if provider in {"openai", "ollama"}:
        from companion.models.openai_chat import OpenAIChat

        inner: ChatModel = OpenAIChat(full, base_url=address)
    else:
        from companion.models.langchain_chat import LangChainChat

        inner = LangChainChat(rest if provider == "langchain" else full, base_url=address)
    price = FREE if at_home else _looked_up(full)
    return _wrapped(GuardedModel(inner), price, meter, limits, policy, on_wait, kept)


def known_price(name: str, settings: Settings) -> Price | None:
    """Return the price of a chat model as ``open_model`` counts it; None when it is not known.

    Raises:
        SettingsError: the name or the address cannot be read.
    """
    full = _full_name(name, settings)
    provider = full.partition(":")[0]
    if provider == "local":
        return FREE
    address = checked_address(_address(provider, settings))
    return FREE if address and is_loopback(address) else _looked_up(full)


def _looked_up(full: str) -> Price | None:
    own = settings_file().parent / "prices.toml"
    return price_of(full.removeprefix("langchain:"), own_table=own)


def is_loopback(address: str) -> bool:
    """Whether an address is on this machine.

    Example:
        >>> is_loopback("http://127.0.0.1:8080/v1"), is_loopback("https://example.org/v1")
        (True, False)
    """
    host = urlsplit(address).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _wrapped(
    inner: ChatModel,
    price: Price | None,
    meter: Meter | None,
    limits: Limits | None,
    policy: RetryPolicy | None,
    on_wait: Callable[[float, str], None] | None,
    kept: KeptReplies | None,
) -> ChatModel:
    clock = time.monotonic if kept is None else kept.clock
    inner = inner if kept is None else KeepingModel(inner, kept)
    metered = MeteredModel(inner, meter=meter or Meter(), limits=limits, price=price, clock=clock)
    return RetryingModel(metered, policy=policy, on_wait=on_wait)


def _full_name(name: str, settings: Settings) -> str:
    name = name.strip()
    if name.lower().endswith(".gguf") and not name.startswith("local:"):
        return f"local:{name}"
    provider, colon, rest = name.partition(":")
    if colon and provider and rest:
        return name
    bare = next((vendor for start, vendor in _BARE if name.startswith(start)), None)
    if name and not colon and (bare or settings.base_url):
        return f"{'openai' if settings.base_url else bare}:{name}"
    raise SettingsError(
        f"the chat model {name!r} has no provider; write it like openai:gpt-4o-mini, "
        "anthropic:claude-haiku-4-5, ollama:qwen3 or the path of a .gguf file"
    )


def _address(provider: str, settings: Settings) -> str:
    """Return the server's address; "" for the provider's own."""
    if provider == "ollama":
        host = os.environ.get("OLLAMA_HOST", "")
        return settings.base_url or _ollama_address(host)
    if provider == "openai":
        return settings.base_url or os.environ.get("OPENAI_BASE_URL", "")
    return settings.base_url


def _ollama_address(host: str) -> str:
    """Return the address that ``OLLAMA_HOST`` means; it may lack scheme, port and path."""
    if not host:
        return OLLAMA_URL
    url = host if "://" in host else f"http://{host}"
    try:
        parts = urlsplit(url)
        port = parts.port or 11434
    except ValueError as error:
        raise SettingsError(
            f"OLLAMA_HOST cannot be {host!r}; write it like localhost:11434"
        ) from error
    # What a server listens on at every address is reached at this machine's own.
    name = parts.hostname if parts.hostname not in {None, "", "0.0.0.0"} else "localhost"  # noqa: S104
    return f"{parts.scheme}://{name}:{port}/v1"
