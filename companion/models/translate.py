"""Turns what vendors' libraries raise into the companion's errors, by what the errors carry.

No library is imported: all of them carry an HTTP status and the response, or are named after a
time-out or a connection. The messages keep no key and no header.
"""

import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final
from urllib.parse import urlsplit

from companion.errors import ModelUnavailableError
from companion.models.masking import without_keys

SHOWN: Final = 300
_PASSING: Final = frozenset({408, 409, 425, 429})
_SERVER_FAULT: Final = 500


def unavailable(
    error: BaseException,
    *,
    name: str,
    address: str = "",
    key_variable: str = "",
    received: str = "",
) -> ModelUnavailableError:
    """Return the companion's error for what a vendor's library raised.

    Args:
        error: what was raised.
        name: name of the chat model.
        address: address of its server; "" for the vendor's own.
        key_variable: variable of the environment that holds the key.
        received: text that had arrived before.
    """
    status = getattr(error, "status_code", None)
    where = f" at {plain_address(address)}" if address else ""
    if isinstance(status, int):
        return _by_status(error, status, f"{name}{where}", key_variable, received)
    inside = getattr(error, "body", None)
    if isinstance(inside, Mapping):  # a fault that a server reported inside a stream
        return from_event(inside.get("error") or inside, name=name, received=received)
    kind = type(error).__name__
    broke_off = f" after {len(received)} characters" if received else ""
    if "Timeout" in kind:
        what = f"{name}{where} fell silent{broke_off}" if received else f"{name}{where} is too slow"
        return ModelUnavailableError(f"{what}; try again", may_retry=True, received=received)
    if "Connect" in kind and not received:
        return ModelUnavailableError(
            f"{name} cannot be reached{where}; check the network, the address and that the "
            "server runs",
            may_retry=True,
        )
    if any(word in kind for word in ("Connection", "Protocol", "Read", "Network", "Stream")):
        what = f"the answer of {name}{where} broke off{broke_off}"
        return ModelUnavailableError(f"{what}; try again", may_retry=True, received=received)
    return ModelUnavailableError(
        f"{name}{where} could not be used: {scrubbed(str(error)) or kind}", received=received
    )


def broken_off(name: str, received: str) -> ModelUnavailableError:
    """Return the error of a stream that stopped before the server said that the reply had ended.

    Args:
        name: name of the chat model.
        received: text that had arrived before.
    """
    return ModelUnavailableError(
        f"the answer of {name} broke off after {len(received)} characters; try again",
        may_retry=True,
        received=received,
    )


def from_event(fault: object, *, name: str, received: str) -> ModelUnavailableError:
    """Return the error for a fault that a server reports inside a stream.

    Args:
        fault: the value of the event's ``error``.
        name: name of the chat model.
        received: text that had arrived before.
    """
    facts: Mapping[str, Any] = fault if isinstance(fault, Mapping) else {"message": str(fault)}
    code = facts.get("code") or facts.get("status")
    kind = str(facts.get("type") or "")
    status = int(str(code)) if re.fullmatch(r"[1-5][0-9]{2}", str(code)) else None
    is_limit = "rate_limit" in f"{code} {kind}" or status == 429  # noqa: PLR2004 - HTTP
    passing = is_limit or status in _PASSING or (status or 0) >= _SERVER_FAULT
    passing = passing or "overloaded" in kind or "server_error" in kind
    broke_off = f" after {len(received)} characters" if received else ""
    told = scrubbed(str(facts.get("message") or kind or "no reason given"))
    what = "is asked too often" if is_limit else "reported a fault"
    return ModelUnavailableError(
        f"{name} {what}{broke_off}: {told}",
        status=429 if is_limit else status,
        may_retry=passing,
        received=received,
    )


def scrubbed(text: str) -> str:
    """Return a vendor's text shortened, on one line, without a key.

    Example:
        >>> scrubbed("Incorrect API key provided: sk-abcd****wxyz.")
        'Incorrect API key provided: ***'
    """
    return without_keys(" ".join(text.split()))[:SHOWN]


def keep_requests_unlogged() -> None:
    """Keep HTTP libraries from logging the address of each request; it may hold a password."""
    for library in ("httpx", "httpx2", "httpcore", "openai"):
        logging.getLogger(library).setLevel(logging.WARNING)


def plain_address(address: str) -> str:
    """Return an address without user, password and query."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def retry_after_s(headers: Mapping[str, str]) -> float | None:
    """Return the seconds a server asks to wait; None when it does not say, or not readably."""
    milliseconds = _number(headers.get("retry-after-ms", ""))
    if milliseconds is not None:
        return milliseconds / 1000
    told = headers.get("retry-after", "")
    seconds = _number(told)
    if seconds is not None or not told:
        return seconds
    try:
        moment = parsedate_to_datetime(told)
        return max(0.0, (_with_zone(moment) - datetime.now(UTC)).total_seconds())
    except (ValueError, OverflowError, TypeError):
        return None


def _with_zone(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _number(text: str) -> float | None:
    return float(text) if re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text.strip()) else None


def _by_status(
    error: BaseException, status: int, who: str, key_variable: str, received: str
) -> ModelUnavailableError:
    response: Any = getattr(error, "response", None)
    wait = retry_after_s(getattr(response, "headers", {}))
    no_money = getattr(error, "code", None) == "insufficient_quota"
    passing = (status in _PASSING or status >= _SERVER_FAULT) and not no_money
    told = "the account has no credit left" if no_money else scrubbed(_told(error))
    return ModelUnavailableError(
        _sentence(status, who, told, wait, key_variable, no_money=no_money),
        status=status,
        may_retry=passing,
        retry_after_s=wait,
        received=received,
    )


def _sentence(
    status: int, who: str, told: str, wait: float | None, key_variable: str, *, no_money: bool
) -> str:
    if status in {401, 403}:
        key = f"the key in {key_variable}" if key_variable else "the key"
        return f"{who} refused {key} ({status}); set one that is valid"
    if status == 404:  # noqa: PLR2004 - HTTP
        return f"{who} is not known there (404): {told}; check the name and base_url"
    if status == 429 and not no_money:  # noqa: PLR2004 - HTTP
        after = f" in {wait:.0f} seconds" if wait is not None else " in a while"
        return f"{who} is asked too often (429); go on{after}"
    if status >= _SERVER_FAULT:
        return f"{who} has a fault of its own ({status}): {told}; try again later"
    return f"{who} refused the request ({status}): {told}"


def _told(error: BaseException) -> str:
    body = getattr(error, "body", None)
    if isinstance(body, Mapping):
        inner = body.get("error", body)
        if isinstance(inner, Mapping) and inner.get("message"):
            return str(inner["message"])
    return str(getattr(error, "message", "") or error)
