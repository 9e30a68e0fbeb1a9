"""What chat models cost: a dated table that ships with the program, and the user's own beside it.

A model that is in neither table has no price, and that is said; a guess would be worse.
"""

import re
import tomllib
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from companion.errors import SettingsError
from companion.models.client import Usage

MILLION: Final = Decimal(1_000_000)
FILE: Final = "prices.toml"
_DATED: Final = re.compile(r"-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """Price of a chat model.

    Attributes:
        input: US dollars for a million tokens read.
        output: US dollars for a million tokens written.
        as_of: date of the table it comes from, ``YYYY-MM-DD``; "" for a model that runs at home.
    """

    input: Decimal
    output: Decimal
    as_of: str = ""

    def cost(self, usage: Usage) -> Decimal:
        """Return the price of a call in US dollars."""
        return (self.input * usage.input_tokens + self.output * usage.output_tokens) / MILLION


FREE: Final = Price(input=Decimal(0), output=Decimal(0))
"""Price of a model that runs on the user's own machine."""


def price_of(name: str, *, own_table: Path | None = None) -> Price | None:
    """Return the price of a chat model.

    Args:
        name: as in ``openai:gpt-4o-mini``. A date at its end is passed over where only the
            undated name has a price.
        own_table: the user's table; it may not exist.

    Returns:
        The price; None when neither table has it.

    Raises:
        SettingsError: the user's table is malformed.
    """
    provider, _, model = name.partition(":")
    tables = [_own(own_table), tomllib.loads(_shipped())]
    for table in tables:
        held = table.get(provider, {})
        for key in (model, _DATED.sub("", model)):
            if key in held:
                return _price(held[key], str(table.get("as_of", "")), name)
    return None


def _shipped() -> str:
    return files("companion.models").joinpath(FILE).read_text(encoding="utf-8")


def _own(path: Path | None) -> dict[str, Any]:
    if path is None or not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"the price table {str(path)!r} cannot be read: {error}") from error


def _price(row: Any, as_of: str, name: str) -> Price:  # noqa: ANN401 - as TOML gives it
    try:
        price = Price(
            input=Decimal(str(row["input"])), output=Decimal(str(row["output"])), as_of=as_of
        )
    except (KeyError, TypeError, InvalidOperation) as error:
        raise _malformed(name) from error
    if not (price.input.is_finite() and price.output.is_finite()) or min(
        price.input, price.output
    ) < Decimal(0):
        raise _malformed(name)
    return price


def _malformed(name: str) -> SettingsError:
    return SettingsError(
        f"the price of {name!r} cannot be read; write it as "
        '{ input = "0.15", output = "0.60" }, dollars for a million tokens'
    )
