"""The learned second reading: small models over vectors and what the rules made of it.

The rules read words that their tables know; a text that tells its act in other words they can only
guess at. Here every text also becomes a point among example texts. Small models say how likely a
roll is, of which kind, and how far each name on the sheet bears on the act; what the rules said is
one of their inputs. ``benchmarks/reader_train.py`` makes the weights from our own items.

vectors.py    unit vectors of texts and words, kept in memory
encoder.py    texts read in their context, word by word, by a frozen encoder
cues.py       what the models see of a text
names.py      what they see of a name on the sheet
plain.py      what tells a plain act from an attempt
weights.py    the files of weights: with the encoder, and without it
judge.py      the models applied
"""
