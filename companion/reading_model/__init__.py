"""A chat model as reader: the player's words become an intent, chosen from what exists.

It stands beside ``companion.reader`` and not in it: the built-in reader knows no chat model, and
here it is the floor under one and the judge of what was named.

choices.py    what may be chosen: kinds, elements, people, ladder; as a JSON schema
drift.py      "hard", "with advantage", "Wisdom": brought to the nearest choice, or dropped
answer.py     the reply, read strictly
shown.py      lines of a reply that a player may read
reader.py     ``ModelReader``
bands.py      ``ModelSuggester``: the model picks a band, code picks the number
"""

from companion.reading_model.bands import ModelSuggester
from companion.reading_model.reader import ModelReader

__all__ = ["ModelReader", "ModelSuggester"]
