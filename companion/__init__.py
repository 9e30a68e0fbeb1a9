"""Dicebound: the companion around the engine (reading, narrating, rules desk, journal)."""
