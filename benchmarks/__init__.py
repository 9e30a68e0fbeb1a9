"""Figures: every number that Dicebound claims is printed by a script here."""
