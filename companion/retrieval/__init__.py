"""Finding the passages of a rule book that bear on a question.

corpus.py        reads ``rules_corpus`` into frozen values
text.py          words, sentences and the cleaning of questions
embedding.py     WordLlama out of its own wheel, without its heavy imports
tuning.py        word vectors moved by a book's authored questions
phrases.py       which passage the words of a question, and pairs of them, ask for
encoder.py       a book's texts and questions as vectors
spelling.py      corrections against the book's own words
lexicon.py       stems, synonyms and short forms
passages.py      what is searched and shown
compiling.py     one book into one SQLite file: FTS5, postings, vectors, texts
index.py         that file, opened for reading
kept.py          where it lies, and when it is built anew
search.py        the ranking: a convex sum of normalised scores
"""

import os

# The arrays of a book are small: threads for them only cost time, a tenth of a cold answer.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
