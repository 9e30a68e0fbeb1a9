"""The ledger of threads, people, places, clocks and promises, and the player's corrections."""

from companion.threads.corrections import NOTE, Correction, Corrections, parse_correction
from companion.threads.ledger import CHANGES, KINDS, THREAD, Entry, Kind, Ledger

__all__ = [
    "CHANGES",
    "KINDS",
    "NOTE",
    "THREAD",
    "Correction",
    "Corrections",
    "Entry",
    "Kind",
    "Ledger",
    "parse_correction",
]
