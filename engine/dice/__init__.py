"""Dice: where faces come from (``source``), and what they may add up to (``distribution``)."""
