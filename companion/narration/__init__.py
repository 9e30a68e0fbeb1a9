"""Narration: what a closed result means in the story. The storyteller and a chat model share one protocol."""
