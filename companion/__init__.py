"""Dicebound: the companion around the engine (reading, narrating, rules desk, journal)."""

import os

# The vectors here are small: threads of the linear algebra cost ten times what they save.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
