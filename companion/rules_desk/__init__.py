"""Rules questions answered with a checked quote, or with the plain word that the book is silent.

answer.py    what an answer is
extract.py   the sentences of a passage that carry the asked-for fact, and their quotes
evidence.py  whether the book answers at all
rulings.py   the campaign's own rulings, which stand first
desk.py      ``RulesDesk.answer``
batch.py     JSON lines in, JSON lines out
"""
