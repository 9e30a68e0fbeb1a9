"""Finding the passages of a rule book that bear on a question.

corpus.py        reads ``rules_corpus`` into frozen values
text.py          words, sentences and the cleaning of questions
embedding.py     WordLlama out of its own wheel, without its heavy imports
spelling.py      corrections against the book's own words
lexicon.py       synonyms and the terms of a question
index.py         one book compiled into one SQLite file: FTS5, vectors, texts
search.py        the ranking: a convex sum of normalised scores
chroma_store.py  the only importer of chromadb: books of the user's own, and the server
documents.py     Markdown and text files of the user's, cut at their headings
"""
