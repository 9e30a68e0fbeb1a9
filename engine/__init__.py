"""Dicebound: the deterministic rules engine. Import from ``engine.api`` only."""
