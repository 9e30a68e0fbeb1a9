"""Narration: what a closed result means in the story; every narrator meets one protocol."""
