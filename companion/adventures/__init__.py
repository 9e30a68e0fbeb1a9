"""Adventures: a file format of our own, three that are shipped, and random seeds."""

from companion.adventures.loading import headlines, load_adventure, read_adventure, shipped
from companion.adventures.model import Adventure, AdventureScene

__all__ = [
    "Adventure",
    "AdventureScene",
    "headlines",
    "load_adventure",
    "read_adventure",
    "shipped",
]
