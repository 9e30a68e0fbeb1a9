"""Scores a chat model on cases of our own, beside the built-in storyteller.

cases/       what is asked, and what can be defended as right
stage.py     a campaign in a temporary folder, and a brief for every degree of every game
score.py     what a suite gets and what it comes to
suites.py    one function a suite: how often was it right
typed.py     suites of the other prompts whose reply is typed
items.py     the cases of each suite, and what scoring them will take
report.py    the scores of one model, with time and cost
verdict.py   where one model is better than another, beyond chance

So a player can choose a model by measurement. The suites use the same readers, narrators and
prompts as play does; where a repair or the storyteller saved the day, the raw reply is what counts.
"""

from companion.evaluation.report import Report, evaluate

__all__ = ["Report", "evaluate"]
