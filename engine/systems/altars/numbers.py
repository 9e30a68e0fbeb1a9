"""Whole numbers as players may write them, up to a size that can still be printed."""

from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

LARGEST: Final = 10**1000
"""Health, points and uses beyond this are refused: their sums could not be written any more."""


def _printable(value: int) -> int:
    if abs(value) > LARGEST:
        raise PydanticCustomError("number_too_large", "must have at most a thousand digits")
    return value


Whole = Annotated[int, AfterValidator(_printable)]
"""A whole number, negative ones included."""
