"""Makes NPCs, monsters, creatures, archetypes and characters for a game master.

``making`` makes from a seed, ``maker`` lets a chat model make under the engine's eyes, ``groups``
ties people together, ``evolve`` changes somebody after events, ``scene`` serves play.
"""
