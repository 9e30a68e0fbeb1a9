"""The built-in reader: what a player types, with the sheet and the scene, becomes an Intent.

No language model and no network: word tables in four languages, light grammar, the scene, and small
linear models over word vectors for acts told in other words (``learned``).
"""

from companion.reader.intent import WORLD, Intent, Kind, Part
from companion.reader.reader import read, read_as_attempt, read_in_play

__all__ = ["WORLD", "Intent", "Kind", "Part", "read", "read_as_attempt", "read_in_play"]
