"""Whole numbers as players may write them: of any size that can still be printed."""

from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

MOST: Final = 10**1000
"""Larger numbers are refused: sums and products of them could not be written any more."""


def _printable(value: int) -> int:
    if not -MOST <= value <= MOST:
        raise PydanticCustomError("number_too_large", "a number of more than a thousand digits")
    return value


Whole = Annotated[int, AfterValidator(_printable)]
"""Any whole number a game could need, and many more; negative ones included."""
